//! Stubs: functions with nothing in them, all at once: `fn f() { x; }` becomes `fn f() {}`, and `fn f() -> t { x }` becomes
//! `fn f() -> t { loop {} }`.
//!
//! Where a test demands that a compiler takes the text, the body of a function that must give something cannot simply go. One that never
//! ends can always stand for it, and what only that body needed can go then.

use secateur_names::Program;
use secateur_syntax::{Edit, NodeId, Replacement};

use super::{Instance, Transformation};

pub(crate) struct Stubs;

impl Transformation for Stubs {
    fn instances(&self, program: &Program) -> Vec<Instance> {
        program.nodes().filter_map(|node| stub(program, node.id())).collect()
    }

    fn needed_max(&self) -> f64 {
        2.0
    }
}

/// The least body for a function, in a language that has one for all.
fn stub(program: &Program, function: NodeId) -> Option<Instance> {
    let rule = program.rules().results.get(&program.node(function).kind_id())?;
    let (endless, body) = (rule.endless?, program.body_of(function)?);
    let gives = program.result_of(function).is_some();
    let text = if gives { endless.0 } else { program.smallest(body)? };
    let (before, after) =
        (program.node(body).weight(), program.grammar().estimate_tokens(text.as_bytes()));
    let edit = Edit::default().replacing(body, Replacement::Text(text.into()));
    let mut instance = Instance::new([body], edit);
    instance.weight = before.checked_sub(after).filter(|less| *less > 0)?;
    Some(instance)
}
