//! The smallest text of a symbol with another symbol in it.
//!
//! The automaton of a rule is walked by the cheapest way that takes one child of the wanted symbol, and of all other
//! places the smallest text (E. W. Dijkstra, *A Note on Two Problems in Connexion with Graphs*, 1959). Text that the tree
//! shows no child for cannot be made, so that ways through it lead nowhere.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

use super::{ClassId, Compiled, Instruction, RuleId, Symbol};

/// What stands around a child in the smallest text of its parent that has it.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Around {
    pub(crate) tokens: u32,
    /// The tokens in front of the child and behind it, with blanks in between where they are needed.
    pub(crate) before: String,
    pub(crate) after: String,
}

/// A way through the automaton up to an instruction.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Way {
    around: Around,
    /// Whether the child has been taken.
    has_child: bool,
    at: u32,
}

impl Compiled {
    /// What stands around a node of `child` in the smallest node of `rule` that has it as a child; `None` if it has no place
    /// there.
    pub(crate) fn around(&self, rule: RuleId, child: Symbol) -> Option<Around> {
        let program = &self.programs[rule.index()];
        let mut ways =
            BinaryHeap::from([Reverse(Way { around: Around::default(), has_child: false, at: 0 })]);
        let mut seen = BTreeSet::new();
        while let Some(Reverse(way)) = ways.pop() {
            if !seen.insert((way.has_child, way.at)) {
                continue;
            }
            let mut go = |at: u32, way: &Way| ways.push(Reverse(Way { at, ..way.clone() }));
            match program.instructions[way.at as usize] {
                Instruction::Accept if way.has_child => return Some(way.around),
                Instruction::Accept | Instruction::Hidden => {}
                Instruction::Mark(_) => go(way.at + 1, &way),
                Instruction::Jump(to) => go(to, &way),
                Instruction::Split(first, second) => {
                    go(first, &way);
                    go(second, &way);
                }
                Instruction::Take(class) => {
                    if !way.has_child && self.class(class).has(child) {
                        go(way.at + 1, &Way { has_child: true, ..way.clone() });
                    }
                    if let Some(longer) = self.with_smallest(&way, class) {
                        go(way.at + 1, &longer);
                    }
                }
            }
        }
        None
    }

    /// The way with the smallest text of a class at its end.
    fn with_smallest(&self, way: &Way, class: ClassId) -> Option<Way> {
        let symbols = &self.class(class).symbols;
        let fragment = symbols.iter().filter_map(|&symbol| self.fragment(symbol)).min()?;
        let mut way = way.clone();
        way.around.tokens += fragment.tokens;
        let text = if way.has_child { &mut way.around.after } else { &mut way.around.before };
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&fragment.text);
        Some(way)
    }
}
