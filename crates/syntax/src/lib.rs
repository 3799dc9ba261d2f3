//! Syntax trees for test-case reduction.
//!
//! This crate is the only one that talks to parsers. [`parse`] turns a file into an immutable [`Tree`], a flat array of
//! nodes in pre-order, and derives from the rules of the language, as its `grammar.json` states them, what may go and
//! what may take whose place. An [`Edit`] says what to delete and what to replace; [`Tree::render`] gives the text of the
//! edited tree. How large a text is, and how much each node weighs, is counted in tokens.
//! What is not data of a language is its [`Code`].
//!
//! # Quantified nodes
//!
//! Every child of a node whose rule is known is one of these ([`Tree::role`]):
//!
//! | role | stands | may go |
//! |---|---|---|
//! | [`Element`](Role::Element) | in a repetition | alone, unless it is the last of a list that needs one |
//! | [`Separated`](Role::Separated) | in a list with separators | the same; one separator goes along, whichever element it is |
//! | [`Optional`](Role::Optional) | where the grammar needs nothing | alone |
//! | [`OptionalAlone`](Role::OptionalAlone) | where another branch of the rule has nothing | as long as its siblings stay |
//! | [`Part`](Role::Part) | in a member of several children | with the others |
//! | [`Separator`](Role::Separator) | between two elements | with one of them |
//! | [`Mandatory`](Role::Mandatory) | where something must | never, but something else may take its place |
//! | [`Extra`](Role::Extra), [`Unmatched`](Role::Unmatched) | anywhere; in what fits no rule | alone |
//!
//! # Walkers
//!
//! A walker that goes level by level prunes sets of nodes: [`Tree::pruning`] deletes those that may go and puts the
//! smallest text of its place ([`Tree::smallest`]) where one must stay.
//!
//! A walker that goes list by list asks for the lists below a node ([`Tree::lists`]): any subset of the
//! [`members`](List::members) of a [`List`] may be [deleted](Edit::deleting) as long as [`min`](List::min) stay, and
//! subsets of different lists may be combined at will. For what cannot go it asks what may take its place: descendants
//! ([`Tree::replacements`]), runs of nested elements ([`Tree::splices`]), or the smallest text.
//!
//! Deletions keep the tree as it is predicted. Replacements and splices can change how their surroundings parse, so the
//! result is parsed again before one relies on its nodes.
//!
//! ```
//! use secateur_syntax::{Edit, Role, parse};
//!
//! let tree = parse(&secateur_grammars::C, &b"int x = f(a, g(b, c));"[..])?;
//! let node = |text: &[u8]| tree.nodes().find(|node| node.text() == text).unwrap().id();
//!
//! // An argument may go, with one comma. The value must stay, but what may stand there instead is known.
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
//! Nothing here recurses on the depth of the input, and no bytes make it panic.
//!
//! # Glossary
//!
//! | term | meaning |
//! |---|---|
//! | grammar | all that is known of a language: its parser, its rules, its code ([`Grammar`]) |
//! | role | whether and how a node may go from its place ([`Role`]) |
//! | list | children of one node of which any subset may be deleted ([`List`]) |
//! | edit | what to delete and what to replace, as a value ([`Edit`]) |
//! | replacement | a descendant that may stand in the place of a node ([`Tree::replacements`]) |
//! | splice | a run of nested elements that may stand in the place of the node around them ([`Tree::splices`]) |
//! | mask | a copy of a text with what the parser does not know hidden ([`Mask`]) |
//! | reader | what reads a language besides its parser ([`Reader`]) |

mod admissible;
mod compile;
mod demands;
pub mod drawing;
mod edit;
mod embed;
mod embedded;
mod error;
mod front;
mod gone;
mod grammar;
mod indentation;
mod injections;
mod languages;
mod layout;
mod lists;
mod markers;
mod outline;
mod overrides;
mod parse;
mod quantify;
mod record;
mod render;
mod rules;
mod seam;
mod separators;
mod slots;
mod stop_check;
mod symbols;
mod tokens;
mod tree;
mod white_space;
mod wrapping;

pub use edit::{Edit, Replacement};
pub use error::{GrammarError, ParseError};
pub use front::{Code, FrontEnd, Mask, NoCode, Reader, TreeSink};
pub use gone::Gone;
pub use grammar::{Grammar, Injections, VERSIONS};
pub use layout::without_margins;
pub use lists::{List, Member, Role};
pub use outline::OutlineLine;
pub use overrides::Overrides;
pub use parse::{parse, parse_unless};
pub use quantify::Coverage;
pub use record::NodeId;
pub use rules::{ListKind, Rules};
pub use slots::{Slot, Slots};
pub use symbols::{Base, Field, Kind, Literal, Place, RuleName, Space, reading};
pub use tokens::Scanner;
pub use tree::{Node, Tree};
pub use tree_sitter_language::LanguageFn;
pub use white_space::WhiteSpace;
pub use wrapping::Wrappings;
