//! Brackets: replaces blocks, parentheses and other brackets by their contents, all at once.
//!
//! - Helps with: generated code, in which each nested block and pair of parentheses would take a
//!   test of its own.
//! - Costs: one list of tests.
//! - Languages: all with functions; the grammar tells if the contents can stand alone.
//! - Limit: none.
//! - Readable: yes.

use std::sync::Arc;

use secateur_names::Program;
use secateur_syntax::{Edit, Node, Replacement};

use crate::example::Example;
use crate::round::{Breadth, between_ends};
use crate::transform::{Instance, KnownLists, Lists, Transformation};

pub(crate) struct Brackets;

pub(crate) const EXAMPLES: &[Example] = &[
    Example::new("a.c", "int f() { { g(); h(); } }", "int f() { g(); h(); }"),
    Example::new("a.c", "int f() { while (1) { g((1)); } }", "int f() { while (1) g(1); }"),
];

impl Transformation for Brackets {
    fn instances(&self, program: &Program) -> Vec<Instance> {
        // In data, brackets are the structure.
        if program.rules().bodies.is_empty() {
            return Vec::new();
        }
        let instance = |node: Node| {
            let contents = contents(program, node)?;
            if has_contents(program, &contents) {
                return None;
            }
            let edit = Edit::default().replacing(node.id(), contents);
            Some(Instance::new([node.id()], edit))
        };
        program.nodes().filter_map(instance).collect()
    }

    // Brackets in brackets are in the same list: see `has_contents`.
    fn lists(&self, program: &Arc<Program>, _: Breadth) -> Box<dyn Lists> {
        KnownLists::independent(program, [self.instances(program)])
    }
}

/// Returns the contents of a node in brackets, if the grammar admits all of it in place of the
/// node.
fn contents(program: &Program, node: Node) -> Option<Replacement> {
    let content = between_ends(&node)?;
    let (&first, &last) = (content.first()?, content.last()?);
    if first == last {
        let mut parts = program.replacements(node.id(), 1);
        return parts.find(|&part| part == first).map(Replacement::Node);
    }
    let is_all = |run: &Replacement| *run == Replacement::Run { first, last };
    program.splices(node.id(), 1).find(is_all)
}

/// Tells if the contents of brackets are again in brackets that can be replaced. The grammar may
/// not admit both edits together: of `if (a) { { b; c; } }`, the outer ones must stay.
fn has_contents(program: &Program, replacement: &Replacement) -> bool {
    let Replacement::Node(inner) = *replacement else {
        return false;
    };
    contents(program, program.node(inner)).is_some()
}

#[cfg(test)]
mod tests {
    use crate::passes::tests::made;

    #[test]
    fn brackets_that_the_grammar_demands_stay() {
        let made = |text| made("a.c", text, "brackets");
        assert_eq!(made("int f() { g(); switch (h) { case 1: ; } }"), [""; 0]);
        assert_eq!(made("int f() { a = (b) * (c); }").len(), 2);
    }

    #[test]
    fn of_brackets_that_contain_nothing_else_the_inner_ones_are_replaced() {
        let made = |text| made("a.c", text, "brackets");
        let text = "int f() { if (a) { { b; c; } } }";
        assert_eq!(made(text), ["int f() { if (a) { b; c; } }"]);
        assert_eq!(made("int f() { a = ((c)); }"), ["int f() { a = (c); }"]);
    }
}
