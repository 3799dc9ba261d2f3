//! Transformations: changes that make a text smaller in other ways than taking nodes out of it.
//!
//! A [`Transformation`] lists its instances in a tree: each is an edit of its own, and any subset of a list can be made
//! together. One walk serves all of them: list by list, a list minimiser finds out which instances are made. `secateur check`
//! tries the instances of the same lists, each alone.

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
pub(crate) mod inline;
mod instance;
pub(crate) mod lift;
pub(crate) mod merge;
pub(crate) mod namer;
pub(crate) mod rename;
pub(crate) mod respell;
pub(crate) mod results;
mod search;
pub(crate) mod sink;
pub(crate) mod straighten;
pub(crate) mod stubs;
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
