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
pub(crate) struct Wrapping {
    pub(crate) tokens: u32,
    /// Tokens before and after the child, separated by blanks where needed.
    pub(crate) before: String,
    pub(crate) after: String,
}

/// Path through the automaton up to an instruction.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Path {
    wrapping: Wrapping,
    has_child: bool,
    at: u32,
}

impl Compiled {
    /// Returns the smallest text around a `child` in a node of `rule`; `None` if `rule` does not
    /// admit it.
    pub(crate) fn wrapping(&self, rule: RuleId, child: Symbol) -> Option<Wrapping> {
        let program = self.program(rule);
        let mut paths = BinaryHeap::from([Reverse(Path {
            wrapping: Wrapping::default(),
            has_child: false,
            at: 0,
        })]);
        let mut seen = BTreeSet::new();
        while let Some(Reverse(path)) = paths.pop() {
            if !seen.insert((path.has_child, path.at)) {
                continue;
            }
            let mut follow =
                |at: u32, path: &Path| paths.push(Reverse(Path { at, ..path.clone() }));
            match program.instructions[path.at as usize] {
                Instruction::Accept if path.has_child => return Some(path.wrapping),
                Instruction::Accept | Instruction::Hidden => {}
                Instruction::Mark(_) => follow(path.at + 1, &path),
                Instruction::Jump(to) => follow(to, &path),
                Instruction::Split(first, second) => {
                    follow(first, &path);
                    follow(second, &path);
                }
                Instruction::Take(class) => {
                    if !path.has_child && self.class(class).has(child) {
                        follow(path.at + 1, &Path { has_child: true, ..path.clone() });
                    }
                    if let Some(longer) = self.with_smallest(&path, class) {
                        follow(path.at + 1, &longer);
                    }
                }
            }
        }
        None
    }

    /// Returns the path with the smallest text of a class appended.
    fn with_smallest(&self, path: &Path, class: ClassId) -> Option<Path> {
        let symbols = &self.class(class).symbols;
        let fragment = symbols.iter().filter_map(|&symbol| self.fragment(symbol)).min()?;
        let mut path = path.clone();
        path.wrapping.tokens += fragment.tokens;
        let text =
            if path.has_child { &mut path.wrapping.after } else { &mut path.wrapping.before };
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&fragment.text);
        Some(path)
    }
}
