//! Passes of the reducer: choose lists of nodes of a syntax tree, and edits, to try next.
//!
//! A pass is a [`Search`](secateur_minimize::Search) over a tree. It forms lists of nodes, lets a
//! list minimiser choose the subsets to try, and renders each choice into a [`Candidate`] text.
//! [`Fixpoint`] repeats a pass, parsing in between, until a whole round changes nothing. The result
//! is then 1-tree-minimal for that pass: no single node that it considers can be deleted.
//!
//! Nothing here runs an interestingness test, reads a clock or touches a file. The driver of the
//! search does that, or a closure decides, as here:
//!
//! ```
//! use secateur_minimize::{Algorithm, InitialProbability, Outcome, Search};
//! use secateur_names::parse;
//! use secateur_reduce::{Fixpoint, Settings, PriorSource, Source, Pass};
//!
//! let text = "int a;\nint f(int x, int y)\n{\n    int z = a + x;\n    \
//!     if (z) { return z / (y + 0); }\n    return y;\n}\n";
//! let is_interesting = |text: &[u8]| text.windows(4).any(|part| part == b"z / ");
//!
//! let program = parse(&secateur_grammars::C, text.as_bytes())?;
//! let prior = PriorSource::Fixed(InitialProbability::default());
//! let settings = Settings::new(vec![Pass::PERSES], Algorithm::ProbDd, prior, None);
//! let mut search = Fixpoint::new(Source::of_program(program), settings)?;
//! while let Some(candidate) = search.candidate() {
//!     let outcome = match is_interesting(&candidate.text) {
//!         true => Outcome::Interesting,
//!         false => Outcome::Uninteresting,
//!     };
//!     search.observe(outcome);
//! }
//! assert_eq!(String::from_utf8_lossy(&search.best()).trim(), "int f()\n{ return z / 0; }");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Glossary
//!
//! | term | meaning |
//! |---|---|
//! | level | all nodes at one distance from the root |
//! | HDD | hierarchical delta debugging: a list minimiser over each level, coarse to fine |
//! | HDD\* | HDD repeated to a fixpoint |
//! | round | one run of one pass over the current text |
//! | phase | stage of the schedule: rounds of some passes with one breadth ([`Schedule`]) |
//! | 1-tree-minimal | no single node can be deleted |

mod command;
mod example;
mod findings;
mod input;
mod pass;
mod pass_kind;
mod passes;
mod round;
mod schedule;
mod searches;
mod transform;

// Helpers of tests name this crate as other crates do.
#[cfg(test)]
extern crate self as secateur_reduce;

pub use command::CommandSearch;
pub use example::Example;
pub use findings::explain::{
    Alternative, Count, ExplainedPart, Explainer, Finding, Verdict, integer,
};
pub use findings::single_edit::{SingleEdit, single_edits};
pub use findings::unshortened::Unshortened;
pub use input::{
    CountTokens, Encoding, Goal, GoalError, Keep, Keeping, Pace, RequiredText, SizeGoal, Source,
    Stop, Until,
};
pub use pass::{Pass, UnknownPass};
pub use passes::Readability;
pub use round::{
    Breadth, Candidate, Experience, Piece, PriorSource, Proposal, Round, SearchPosition,
    SearchTarget, StartMinimizer, TREE_P0,
};
pub use schedule::{
    BundleChange, Fixpoint, Method, Project, Schedule, Settings, SettingsError, changes_of_files,
    changes_of_text,
};
pub use searches::executed::Executed;
