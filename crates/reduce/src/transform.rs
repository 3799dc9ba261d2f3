//! Transformations: passes that shrink a text by edits other than plain deletions.
//!
//! A [`Transformation`] lists its instances in a tree. Each instance is an edit, and any subset of
//! a list can be applied at once. [`Transform`] is the search of all transformations: a list
//! minimiser decides, list by list, which instances are applied. `secateur check` tries the
//! instances of the same lists one by one.

mod bodies;
pub(crate) mod chains;
pub(crate) mod columns;
pub(crate) mod definitions;
pub(crate) mod deref;
mod disjoint;
pub(crate) mod dissolve;
pub(crate) mod flatten;
pub(crate) mod format;
pub(crate) mod graft;
pub(crate) mod hoist;
pub(crate) mod initialise;
pub(crate) mod inline;
mod instance;
pub(crate) mod lift;
pub(crate) mod namer;
pub(crate) mod rename;
pub(crate) mod respell;
pub(crate) mod results;
mod search;
pub(crate) mod sink;
pub(crate) mod straighten;
pub(crate) mod stubs;
pub(crate) mod to_parameter;
pub(crate) mod to_variable;
mod transformation;
pub(crate) mod unite;
pub(crate) mod unknowns;
pub(crate) mod unused;
pub(crate) mod unwrap;
mod vocabulary;

pub(crate) use instance::{Instance, InstanceList, Lists};
pub(crate) use search::Transform;
pub(crate) use transformation::Transformation;
pub(crate) use vocabulary::Vocabulary;
