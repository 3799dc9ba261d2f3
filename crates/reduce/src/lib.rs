//! Walkers: which list of nodes of a syntax tree to shrink next.
//!
//! A walker is a [`Search`](secateur_minimize::Search) over a tree. It forms lists of nodes, lets a list minimiser
//! decide which subset of a list to try, and renders each such choice into a [`Candidate`] text. [`Fixpoint`] repeats a
//! walker, with a re-parse in between, until a whole round changes nothing: the result is then 1-tree-minimal for that
//! walker, meaning that no single node it considers can go any more.
//!
//! Nothing here runs a property test, reads a clock or touches a file.
//!
//! # Glossary
//!
//! | term | meaning |
//! |---|---|
//! | level | all nodes at one distance from the root |
//! | HDD | hierarchical delta debugging: a list minimiser over each level, coarse to fine |
//! | HDD\* | HDD repeated to a fixpoint |
//! | round | one walk over the whole tree |
//! | 1-tree-minimal | no single node can be deleted any more |

mod candidate;
mod fixpoint;
mod hdd;
mod list;
mod perses;
mod walker;

pub use candidate::{Candidate, Part, Place};
pub use fixpoint::Fixpoint;
pub use hdd::Hdd;
pub use list::StartMinimizer;
pub use perses::Perses;
pub use walker::{Effort, UnknownWalker, Walker};
