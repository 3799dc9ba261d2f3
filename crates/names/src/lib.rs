//! What the names of a program mean: a view over its syntax tree.
//!
//! `syntax` knows which texts a language admits; what a language's folder says of names tells what is defined in them, where it
//! is used, and what goes with it. A [`Program`] is a tree with these names, made once for each tree. Transformations ask it:
//! what depends on a definition ([`Program::removing`]), which parts of a program need which ([`Program::units`]), what brings in
//! another file ([`Program::includes`]).
//!
//! All of it is over-approximate on purpose, and may be incomplete: that costs tests and never a wrong result.
//!
//! # Glossary
//!
//! | term | meaning |
//! |---|---|
//! | entity | something that has a name: all its definitions and uses ([`Entity`]) |
//! | scope | the node within which a name is known ([`Entity::scope`]) |
//! | name space | names in different ones have nothing to do with each other ([`NameRules`]) |
//! | dependant | what goes with a definition, since it would mean nothing without ([`Program::removing`]) |
//! | unit | an outermost part of a program that can go ([`Units`]) |

mod calls;
mod dependents;
mod derive;
mod files;
mod find;
mod includes;
mod joint;
mod language;
mod names;
mod needs;
mod parallel;
mod program;
mod removal;
mod respelling;
mod rules;
mod units;
mod unneeded;
mod unused_policy;

pub use files::{IncludeRule, Seam};
pub use includes::Include;
pub use language::{Language, LanguageError, Origin};
pub use names::{Definition, Entity};
pub use program::{Program, parse, parse_unless};
pub use removal::Removal;
pub use respelling::{Respelling, Without};
pub use rules::{
    CallRule, ElementRule, MemberRule, NameRules, PartRule, ResultRule, StandIn, Step, TextRule,
};
pub use units::Units;
pub use unused_policy::UnusedPolicy;
