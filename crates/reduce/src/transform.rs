//! Transformations: passes that shrink a text by edits other than plain deletions.
//!
//! A [`Transformation`] lists its instances in a tree. Each instance is an edit, and any subset of
//! a list can be applied at once. [`Transform`] is the search of all transformations: a list
//! minimiser decides, list by list, which instances are applied. `secateur check` tries the
//! instances of the same lists one by one.
//!
//! Each transformation is a file in [`passes`](crate::passes).

mod bodies;
mod control_flow;
mod disjoint;
mod instance;
mod search;
mod step;
mod transformation;
mod vocabulary;

pub(crate) use bodies::{function_in_calls, in_parentheses, ones_in, parameters_of, text_under};
pub(crate) use control_flow::{ControlFlow, LabelUse};
pub(crate) use disjoint::disjoint;
pub(crate) use instance::{Instance, InstanceList, KnownLists, Lists, replacement};
pub(crate) use search::Transform;
pub(crate) use step::step;
pub(crate) use transformation::{Listed, Transformation};
pub(crate) use vocabulary::{Name, Target, Vocabulary};
