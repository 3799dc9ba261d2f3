//! Syntax trees for test-case reduction.
//!
//! This crate is the only one that talks to tree-sitter. It parses a file into an immutable [`Tree`], a flat array of
//! nodes in pre-order; an [`Edit`] says what to delete from it; [`Tree::render`] gives the text of the edited tree. How
//! large a text is, and how much each node weighs, is counted in tokens by the language's [`TokenModel`].
//!
//! Nothing here recurses on the depth of the input, and no bytes make it panic.

mod admissible;
mod edit;
mod front;
mod grammar;
mod lists;
mod outline;
mod overrides;
mod parse;
mod quantify;
mod render;
mod rules;
mod seam;
mod separators;
mod tokens;
mod tree;

pub use edit::{Edit, Replacement};
pub use front::{Dialect, FrontEnd};
pub use grammar::{Grammar, WhiteSpace};
pub use lists::{List, Member, Role};
pub use outline::OutlineLine;
pub use overrides::Override;
pub use parse::{ParseError, parse};
pub use quantify::Coverage;
pub use rules::{GrammarError, ListKind, Rules};
pub use tokens::TokenModel;
pub use tree::{Node, NodeId, Tree};
