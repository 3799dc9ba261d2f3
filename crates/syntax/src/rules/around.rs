//! Smallest text of a rule that contains a given child.
//!
//! A shortest-path search over the automaton of a rule takes one child of the given symbol, and the
//! smallest text for all other positions (E. W. Dijkstra, *A Note on Two Problems in Connexion with
//! Graphs*, 1959). Hidden text cannot be generated, so paths through it are dead ends.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

use super::{ClassId, Compiled, Instruction, RuleId, Symbol};

/// Smallest text before and after a child in a node that contains it.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Around {
    pub(crate) tokens: u32,
    /// Tokens before and after the child, separated by blanks where needed.
    pub(crate) before: String,
    pub(crate) after: String,
}

/// Path through the automaton up to an instruction.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Way {
    around: Around,
    has_child: bool,
    at: u32,
}

impl Compiled {
    /// Returns the smallest text around a `child` in a node of `rule`; `None` if `rule` does not
    /// admit it.
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

    /// Returns the path with the smallest text of a class appended.
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
