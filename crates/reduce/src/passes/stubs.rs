//! Stubs: empties the bodies of functions.
//!
//! If a test requires that the text compiles, a function with a result cannot have an empty body.
//! An endless loop is always valid there, and afterwards the dependencies of the old body can be
//! deleted.
//!
//! - Helps with: half of the tests on Rust programs, also for crashes of a compiler.
//! - Costs: a test that runs the program: one list of failing tests.
//! - Languages: those with an `endless` body: Go, Java and Rust. In C++, `throw;` cost tests and
//!   saved no token.
//! - Limit: none.
//! - Readable: yes.

use secateur_names::Program;
use secateur_syntax::{Edit, Node, Replacement};

use crate::example::Example;
use crate::transform::{Instance, Transformation};

pub(crate) struct Stubs;

pub(crate) const EXAMPLES: &[Example] = &[
    Example::new("a.rs", "fn f() -> i8 { g(1, 2) }", "fn f() -> i8 { loop {} }"),
    Example::new("a.rs", "fn f() { g(1, 2); }", "fn f() {}"),
];

impl Transformation for Stubs {
    fn instances(&self, program: &Program) -> Vec<Instance> {
        program.nodes().filter_map(|node| stub(program, node)).collect()
    }

    fn needed_max(&self) -> f64 {
        2.0
    }
}

/// Returns the edit that replaces a body by the smallest one, in a language with a universal
/// endless body.
fn stub(program: &Program, function: Node) -> Option<Instance> {
    let rule = program.rules().results.get(&function.kind_id())?;
    let (endless, body) = (rule.endless?, program.body_of(function)?);
    let gives = program.result_of(function).is_some();
    let text = if gives { endless.0 } else { program.smallest(body.id())? };
    let after = program.grammar().estimate_tokens(text.as_bytes());
    let edit = Edit::default().replacing(body.id(), Replacement::Text(text.into()));
    let less = body.weight().checked_sub(after).filter(|less| *less > 0)?;
    Some(Instance::new([body.id()], edit).weighing(less))
}
