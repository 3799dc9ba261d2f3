//! Joint rules of several languages, for trees with embedded texts.
//!
//! The numbers of kinds, rules and classes of each language follow those of the previous languages.
//! So every number stays unique, and no language admits nodes of another. Fields are only compared
//! below a known kind, and keep their numbers.

use super::{Class, ClassId, Compiled, ERRORS, Instruction, Program, RuleId, Symbol};

/// Offsets added to the numbers of a language.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct NumberShift {
    pub(crate) kind: u16,
    rule: u16,
    class: usize,
}

impl NumberShift {
    /// Returns the shifted kind. Kinds from [`ERRORS`] on are unchanged.
    pub(crate) fn kind(self, kind: u16) -> u16 {
        if kind < ERRORS { kind + self.kind } else { kind }
    }

    pub(crate) fn rule(self, rule: Option<RuleId>) -> Option<RuleId> {
        rule.map(|rule| RuleId::of(rule.index() + usize::from(self.rule)))
    }

    fn symbol(self, symbol: Symbol) -> Symbol {
        Symbol { kind: self.kind(symbol.kind), rule: self.rule(symbol.rule) }
    }

    fn class(self, class: ClassId) -> ClassId {
        // `joint` has checked that the numbers suffice.
        ClassId::of(class.index() + self.class).unwrap_or(class)
    }

    fn program(self, program: &Program) -> Program {
        let shifted = |&instruction: &Instruction| match instruction {
            Instruction::Take(class) => Instruction::Take(self.class(class)),
            other => other,
        };
        Program { instructions: program.instructions.iter().map(shifted).collect(), ..*program }
    }
}

impl Compiled {
    /// Returns the joint rules of `languages`, with the offsets of each; `None` if there are too
    /// many numbers.
    pub(crate) fn joint(languages: &[&Self]) -> Option<(Self, Vec<NumberShift>)> {
        let count =
            |of: fn(&Self) -> usize| languages.iter().map(|language| of(language)).sum::<usize>();
        // Each language adds a rule and a class for its embedded texts.
        let numbers = [
            count(|language| language.host().symbols.len()),
            count(|language| language.programs.len() + 1),
            count(|language| language.classes.len() + 1),
        ];
        if numbers.iter().any(|&count| count >= usize::from(ERRORS)) {
            return None;
        }
        let (mut joint, mut shifts, mut next) =
            (Self::default(), Vec::new(), NumberShift::default());
        for language in languages {
            let shift = next;
            joint.add(language, shift);
            shifts.push(shift);
            next.kind += language.host().symbols.len() as u16;
            (next.rule, next.class) = (joint.programs.len() as u16, joint.classes.len());
        }
        Some((joint, shifts))
    }

    fn add(&mut self, language: &Self, shift: NumberShift) {
        let mut info = language.host().clone();
        info.first_kind = shift.kind;
        self.languages.push(info);
        self.programs.extend(language.programs.iter().map(|program| shift.program(program)));
        self.classes.extend(language.classes.iter().map(|class| {
            let symbols = class.symbols.iter().map(|&symbol| shift.symbol(symbol)).collect();
            Class { symbols, ..class.clone() }
        }));
        let element_classes = language.element_classes.iter();
        self.element_classes.extend(element_classes.map(|(&(rule, from), &to)| {
            ((rule + usize::from(shift.rule), shift.class(from)), shift.class(to))
        }));
        let fragments = language.fragments.iter();
        self.fragments
            .extend(fragments.map(|(&symbol, fragment)| (shift.symbol(symbol), fragment.clone())));
        let root = |kind| shift.symbol(Symbol { kind, rule: Some(RuleId::of(0)) });
        let mut symbols: Vec<_> = language.root_kinds().map(root).collect();
        symbols.sort_unstable();
        let (rule, class) = (RuleId::of(self.programs.len()), ClassId::of(self.classes.len()));
        let instructions =
            class.map(Instruction::Take).into_iter().chain([Instruction::Accept]).collect();
        self.embedding_rules.extend(symbols.iter().map(|symbol| (symbol.kind, rule)));
        self.classes.push(Class { symbols, field: 0, immediate: false });
        self.programs.push(Program { instructions, ..Program::default() });
    }
}
