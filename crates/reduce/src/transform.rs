//! Transformations: passes that shrink a text by edits other than plain deletions.
//!
//! A [`Transformation`] lists its instances in a tree. Each instance is an edit, and any subset of
//! a list can be applied at once. [`Transform`] is the search of all transformations: a list
//! minimiser decides, list by list, which instances are applied. `secateur check` tries the
//! instances of the same lists one by one.
//!
//! Each transformation is a file in [`passes`](crate::passes).

pub(crate) mod bodies;
pub(crate) mod control_flow;
mod disjoint;
mod instance;
mod search;
pub(crate) mod step;
mod transformation;
pub(crate) mod vocabulary;

pub(crate) use disjoint::Disjoint;
pub(crate) use instance::{Instance, InstanceList, Lists, replacement};
pub(crate) use search::Transform;
pub(crate) use transformation::Transformation;
pub(crate) use vocabulary::Vocabulary;
