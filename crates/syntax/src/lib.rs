//! Syntax trees for test-case reduction.
//!
//! This crate is the only one that talks to tree-sitter. It parses a file into an immutable [`Tree`], a flat array of
//! nodes in pre-order; an [`Edit`] says what to delete from it; [`Tree::render`] gives the text of the edited tree. How
//! large a text is, and how much each node weighs, is counted in tokens by the language's [`TokenModel`].
//!
//! Nothing here recurses on the depth of the input, and no bytes make it panic.

mod edit;
mod grammar;
mod parse;
mod render;
mod tokens;
mod tree;

pub use edit::Edit;
pub use grammar::{Grammar, WhiteSpace};
pub use parse::{ParseError, parse};
pub use tokens::TokenModel;
pub use tree::{Node, NodeId, Tree};
