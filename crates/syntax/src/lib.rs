//! Syntax trees for test-case reduction.
//!
//! This is the only crate that talks to parsers. [`parse`] turns a file into an immutable [`Tree`],
//! a flat array of nodes in pre-order. From the rules of the language, as its `grammar.json` states
//! them, the crate derives which nodes can be deleted and what can replace the others. An [`Edit`]
//! lists the deletions and replacements; [`Tree::render`] returns the text of the edited tree.
//! Sizes and weights are counted in tokens. A language is data, except for its [`Code`].
//!
//! # Quantified nodes
//!
//! Every child of a node with a known rule has one of these roles ([`Tree::role`]):
//!
//! | role | position in the rule | removable |
//! |---|---|---|
//! | [`Element`](Role::Element) | repetition | alone, unless the list needs its last element |
//! | [`Separated`](Role::Separated) | list with separators | like `Element`, with one separator |
//! | [`Optional`](Role::Optional) | optional symbol | alone |
//! | [`OptionalAlone`](Role::OptionalAlone) | absent in another branch | if all siblings are kept |
//! | [`Part`](Role::Part) | one of several children of a member | with the others |
//! | [`Separator`](Role::Separator) | between two elements | with one of them |
//! | [`Mandatory`](Role::Mandatory) | required | never, but it can be replaced |
//! | [`Extra`](Role::Extra), [`Unmatched`](Role::Unmatched) | outside the rule | alone |
//!
//! # Passes
//!
//! A pass that works level by level prunes sets of nodes. [`Tree::pruning`] deletes the removable
//! ones and replaces the others by the smallest valid text ([`Tree::smallest`]).
//!
//! A pass that works list by list asks for the lists below a node ([`Tree::lists`]). Any subset of
//! the [`members`](List::members) of a [`List`] can be [deleted](Edit::deleting) as long as
//! [`min`](List::min) members are kept, and subsets of different lists can be combined. A mandatory
//! node can be replaced by a descendant ([`Tree::replacements`]), by a run of nested elements
//! ([`Tree::splices`]), or by its smallest text.
//!
//! Deletions do not change how the rest is parsed. Replacements and splices can, so the result is
//! parsed again before its nodes are used.
//!
//! ```
//! use secateur_syntax::{Edit, Role, parse};
//!
//! let tree = parse(&secateur_grammars::C, &b"int x = f(a, g(b, c));"[..])?;
//! let node = |text: &[u8]| tree.nodes().find(|node| node.text() == text).unwrap().id();
//!
//! // An argument is removable, with one comma. The value is mandatory, but has a smallest text.
//! assert_eq!(tree.role(node(b"a")), Role::Separated);
//! assert_eq!(tree.role(node(b"f(a, g(b, c))")), Role::Mandatory);
//! assert_eq!(tree.smallest(node(b"f(a, g(b, c))")), Some("0"));
//!
//! let edit = Edit::default().deleting([node(b"a")]);
//! assert_eq!(tree.render(&edit), b"int x = f( g(b, c));");
//!
//! let run = tree.splices(node(b"g(b, c)"), 5).next().unwrap();
//! assert_eq!(tree.render(&edit.replacing(node(b"g(b, c)"), run)), b"int x = f( b, c);");
//! # Ok::<(), secateur_syntax::ParseError>(())
//! ```
//!
//! Nothing here recurses on the depth of the input, and no input causes a panic.
//!
//! # Glossary
//!
//! | term | meaning |
//! |---|---|
//! | grammar | a language: its parser, its rules and its code ([`Grammar`]) |
//! | position | kind of the parent and field of a node ([`ChildPosition`]) |
//! | regular child | child that the rule of its parent matches: no comment, no ERROR |
//! | role | removability of a node at its position ([`Role`]) |
//! | list | children of one node of which any subset can be deleted ([`List`]) |
//! | member | unit of a list: one or several nodes ([`ListElement`]) |
//! | edit | deletions and replacements, as a value ([`Edit`]) |
//! | replacement | descendant that can replace a node ([`Tree::replacements`]) |
//! | splice | run of nested elements that can replace an ancestor ([`Tree::splices`]) |
//! | fragment, smallest text | smallest valid text of a symbol ([`Tree::smallest`]) |
//! | embedded text | text in another language, below a leaf of its host |
//! | mask | copy of a text that hides unsupported syntax from the parser ([`Mask`]) |
//! | reader | second front end of a language, besides its parser ([`Reader`]) |

mod admissible;
mod compile;
pub mod drawing;
mod edit;
mod embed;
mod embedded;
mod error;
mod front;
mod grammar;
mod indentation;
mod injections;
mod languages;
mod layout;
mod lists;
mod markers;
mod model;
mod outline;
mod overrides;
mod parse;
mod quantify;
mod ranked_bits;
mod record;
mod records;
mod regular_children;
mod removed_nodes;
mod render;
mod required_nodes;
mod rules;
mod seam;
mod separators;
mod slots;
mod stop_check;
mod symbols;
mod tokens;
mod tree;
mod tree_rules;
mod white_space;
mod wrapping;

pub use edit::{Edit, Replacement};
pub use error::{GrammarError, ParseError};
pub use front::{Code, FrontEnd, Mask, NoCode, Reader, TreeSink};
pub use grammar::{Grammar, Injections, VERSIONS};
pub use layout::without_margins;
pub use lists::{List, ListElement, Role};
pub use outline::OutlineLine;
pub use overrides::Overrides;
pub use parse::{parse, parse_unless};
pub use quantify::Coverage;
pub use record::NodeId;
pub use removed_nodes::RemovedNodes;
pub use rules::{ListKind, Rules};
pub use slots::{Slot, Slots};
pub use symbols::{Base, ChildPosition, Field, KindId, Literal, RuleName, Space, reading, writing};
pub use tokens::Scanner;
pub use tree::{Node, Tree};
pub use tree_rules::{Arrangement, ChildRule, ChildRules, TreeRules};
pub use tree_sitter_language::LanguageFn;
pub use white_space::WhiteSpace;
pub use wrapping::Wrappings;
