//! Meaning of the names in a program, as a view over its syntax tree.
//!
//! `syntax` knows the valid texts of a language. A language's description adds the definitions and
//! uses of names, and the dependents of a definition. A [`Program`] is a tree with these names,
//! made once for each tree. Transformations ask it for the dependents of a definition
//! ([`Program::removing`]), the references between units ([`Program::units`]), and the parts that
//! include other files ([`Program::includes`]).
//!
//! All of it is over-approximate on purpose, and may be incomplete: an error costs tests, but never
//! makes a wrong result.
//!
//! # Glossary
//!
//! | term | meaning |
//! |---|---|
//! | entity | named thing: all its definitions and uses ([`Entity`]) |
//! | scope | node that limits the visibility of a name ([`Entity::scope`]) |
//! | name space | set of names; equal names in different spaces are unrelated ([`NameRules`]) |
//! | dependents | nodes removed together with a definition ([`Program::removing`]) |
//! | unit | outermost removable part of a program ([`Units`]) |
//! | reachable | needed by a kept unit, directly or indirectly ([`Units::reachable`]) |
//! | special case | definition for certain arguments only, such as a specialisation of a template |
//! | condition | entities without which a definition is not needed ([`Conditions`]) |
//! | unused | without a use |
//! | must-use | rejected by the language or the test if unused ([`UnusedPolicy`]) |

mod calls;
mod conditional_definitions;
mod conditions;
mod dependents;
mod derive;
mod files;
mod find;
mod includes;
mod inference;
mod joint;
mod language;
mod link_rules;
mod links;
mod merge;
mod messages;
mod model;
mod module_graph;
mod modules;
mod must_use;
mod names;
mod parallel;
mod program;
mod references;
mod removal;
mod respelling;
mod rules;
mod types;
mod units;
mod unused_policy;
mod unused_probes;

pub use conditional_definitions::ConditionalDefinition;
pub use conditions::{Conditions, Needs};
pub use files::{IncludeRule, Seam};
pub use includes::Include;
pub use language::{GrammarSource, Language, LanguageError};
pub use link_rules::{LinkKey, LinkRules};
pub use links::{Link, Links};
pub use merge::ModuleGraph;
pub use model::{BoundModel, Completion, Identifier, Model};
pub use modules::{Binding, Import, Modules, Moved, Paths};
pub use names::{Definition, Entity};
pub use program::{Program, parse, parse_unless};
pub use removal::Removal;
pub use respelling::{Respelling, Without};
pub use rules::{
    CallRule, ElementRule, MemberRule, MessageRule, NameRules, PartRule, ResultRule, StandIn, Step,
    TextRule,
};
pub use units::Units;
pub use unused_policy::UnusedPolicy;
