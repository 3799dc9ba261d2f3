//! Automata whose paths carry marks (K. Thompson, "Regular Expression Search Algorithm", 1968). The
//! marks, called captures in regex engines, delimit lists and their members on the matching path.

use super::expression::{Class, ClassId, Expression};

/// Automaton of one rule. It starts at instruction 0.
#[derive(Debug, Default)]
pub(crate) struct Program {
    pub(crate) instructions: Vec<Instruction>,
    /// A token of the rule must follow the previous one directly, as in string literals.
    pub(crate) tight: bool,
    /// An element of a repetition can be hidden text. Example: the semicolons of R, which end
    /// statements like line ends.
    pub(crate) loose: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Instruction {
    /// Takes a child of this class.
    Take(ClassId),
    /// Skips text without a child.
    Hidden,
    Mark(Mark),
    /// Continues at both instructions; the first is preferred.
    Split(u32, u32),
    Jump(u32),
    Accept,
}

/// Beginning or end of a list, member or separator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    ListOpens(ListKind, u8),
    ListCloses,
    MemberOpens,
    MemberCloses,
    SeparatorOpens,
    SeparatorCloses,
}

/// Reason for the members of a list to be removable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListKind {
    /// The grammar repeats them.
    #[doc(alias("star", "plus"))]
    Repetition,
    /// The grammar repeats them with a separator, such as the comma of an argument list.
    Separated,
    /// The grammar makes the only member optional.
    Optional,
    /// No rule describes them.
    Plain,
}

impl Program {
    /// Compiles a rule. With `ends_lines`, the end of a line ends a statement in the language.
    pub(crate) fn compile(body: &Expression, classes: &[Class], ends_lines: bool) -> Self {
        let mut program = Self::default();
        program.emit(body);
        program.push(Instruction::Accept);
        let is_immediate = |instruction: &Instruction| match instruction {
            Instruction::Take(class) => classes[class.index()].immediate,
            _ => false,
        };
        program.tight = program.instructions.iter().any(is_immediate);
        // Hidden text of a string is its content.
        program.loose &= ends_lines && !program.tight;
        program
    }

    fn push(&mut self, instruction: Instruction) -> u32 {
        self.instructions.push(instruction);
        (self.instructions.len() - 1) as u32
    }

    fn here(&self) -> u32 {
        self.instructions.len() as u32
    }

    fn emit(&mut self, body: &Expression) {
        match body {
            // Without alternatives there is no path.
            Expression::Never => {
                let here = self.here();
                self.push(Instruction::Jump(here));
            }
            Expression::Empty => {}
            Expression::Hidden => _ = self.push(Instruction::Hidden),
            Expression::One(class) => _ = self.push(Instruction::Take(*class)),
            Expression::Sequence(parts) => parts.iter().for_each(|part| self.emit(part)),
            Expression::Choice(parts) => self.choice(parts),
            Expression::Optional(inner) => self.optional(|program| {
                program.list(ListKind::Optional, 0, |program| program.member(inner));
            }),
            Expression::Repeat { body, min } => self.at_least(*min, |program| {
                program.loose |= match &**body {
                    Expression::Choice(parts) => parts.contains(&Expression::Hidden),
                    _ => false,
                };
                program.list(ListKind::Repetition, *min, |program| {
                    let start = program.here();
                    program.member(body);
                    program.again(start);
                });
            }),
            Expression::Separated { element, separator, min } => self.at_least(*min, |program| {
                program.list(ListKind::Separated, *min, |program| {
                    program.member(element);
                    let out = program.push(Instruction::Split(0, 0));
                    let next = program.here();
                    program.push(Instruction::Mark(Mark::SeparatorOpens));
                    program.emit(separator);
                    program.push(Instruction::Mark(Mark::SeparatorCloses));
                    program.member(element);
                    program.again(next);
                    program.instructions[out as usize] = Instruction::Split(next, program.here());
                });
            }),
        }
    }

    fn choice(&mut self, parts: &[Expression]) {
        let mut ends = Vec::new();
        for (at, part) in parts.iter().enumerate() {
            if at + 1 == parts.len() {
                self.emit(part);
            } else {
                let split = self.push(Instruction::Split(0, 0));
                self.emit(part);
                ends.push(self.push(Instruction::Jump(0)));
                self.instructions[split as usize] = Instruction::Split(split + 1, self.here());
            }
        }
        for end in ends {
            self.instructions[end as usize] = Instruction::Jump(self.here());
        }
    }

    fn optional(&mut self, inner: impl FnOnce(&mut Self)) {
        let split = self.push(Instruction::Split(0, 0));
        inner(self);
        self.instructions[split as usize] = Instruction::Split(split + 1, self.here());
    }

    fn at_least(&mut self, min: u8, inner: impl FnOnce(&mut Self)) {
        if min == 0 { self.optional(inner) } else { inner(self) }
    }

    fn list(&mut self, kind: ListKind, min: u8, inner: impl FnOnce(&mut Self)) {
        self.push(Instruction::Mark(Mark::ListOpens(kind, min)));
        inner(self);
        self.push(Instruction::Mark(Mark::ListCloses));
    }

    fn member(&mut self, body: &Expression) {
        self.push(Instruction::Mark(Mark::MemberOpens));
        self.emit(body);
        self.push(Instruction::Mark(Mark::MemberCloses));
    }

    /// Repeats from `start`, or continues.
    fn again(&mut self, start: u32) {
        let here = self.here();
        self.push(Instruction::Split(start, here + 1));
    }
}
