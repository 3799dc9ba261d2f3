//! Reduction sessions: an input, a property, a strategy and observers lead to an outcome.
//!
//! There are two layers. [`reduce`] and [`Session`] are the stable interface for libraries, which
//! the crate `secateur` re-exports. The other items implement it, and the command line: [`Input`]
//! is the input as passes see it. A [`ProcessProperty`] becomes [`Prepared`] under [`Conditions`],
//! and then a [`Run`], which owns the sequence of steps from the baseline to the recorded end.
//!
//! Signals, orphans and the terminal belong to the program. An
//! [`Interrupt`](secateur_runner::Interrupt), or a [`Stopper`] for libraries, stops a session.
//!
//! ```
//! let source = "int unused; int f(int x) { return x / 0; }";
//! let small = secateur_session::reduce(source.as_bytes(), "c", |candidate| {
//!     candidate.windows(3).any(|part| part == b"/ 0")
//! })?;
//! assert!(small.len() < source.len());
//! # Ok::<(), secateur_session::Error>(())
//! ```
//!
//! # Glossary
//!
//! | term | meaning |
//! |---|---|
//! | session | a reduction from an input to an outcome ([`Session`]) |
//! | property | the behaviour a candidate must keep: a closure or a [process](ProcessProperty) |
//! | strategy | the list minimiser, its priors, and final steps such as the layout ([`Strategy`]) |
//! | conditions | the limits, repetition, isolation and launcher of tests ([`Conditions`]) |
//! | surroundings | the candidate's path in a test, and the files beside it ([`Surroundings`]) |
//! | run | a reduction step by step, from its baseline to its recorded end ([`Run`]) |
//! | outcome | the best input, the stop reason and the counts ([`Outcome`]) |

mod closure;
mod command;
mod conditions;
mod coverage;
mod delivery;
mod dependencies;
mod encoding;
mod error;
mod explain;
mod formatted;
mod input;
mod input_schema;
#[cfg(feature = "load")]
mod language;
mod leftovers;
mod load;
mod memory;
mod minimizer;
mod notes;
mod others;
mod outcome;
mod prepared;
mod property;
mod quoting;
mod reduction;
mod run;
#[cfg(feature = "xml")]
mod schema;
mod session;
mod size;
mod strategy;
mod surroundings;
mod trials;
mod undefined;
mod validity;

pub use conditions::{Conditions, ConditionsError, GivenLimits, Occasion, processors};
pub use coverage::{CoverageError, coverage};
pub use delivery::{Delivery, store_at};
pub use dependencies::{DependencyError, with_dependencies};
pub use encoding::{conversion, decoded, is_binary, language_options};
pub use error::Error;
pub use explain::{ExplainError, Explanation, explain};
pub use input::{Input, InputError, Passes, bringing, try_parsers};
pub use input_schema::{InputSchema, SchemaOrigin};
#[cfg(feature = "load")]
pub use language::Language;
pub use leftovers::{FORMATTED, is_left, journal_of, origin};
pub use load::{LoadError, Loaded, Only, is_odd, opened, read};
pub use minimizer::{ListMinimizer, Own, OwnError, ServeError, Starter, UnknownMinimizer, serve};
pub use notes::Notes;
pub use others::{Gathering, OtherFailure};
pub use outcome::{Outcome, SessionEvent, Stop};
pub use prepared::{INPUT, Prepared, ProcessProperty, TIMEOUT_OF_COMMAND};
pub use property::Property;
pub use quoting::quoted;
pub use reduction::Reduction;
pub use run::Run;
#[cfg(feature = "xml")]
pub use schema::SchemaLoadError;
pub use secateur_reduce::{Goal, Pace, SizeGoal};
pub use session::{Session, Stopper, reduce};
pub use size::{Measure, Size, counted, grouped};
pub use strategy::{Course, PriorChoice, Strategy, is_over};
pub use surroundings::{CopiedModule, Surroundings};
pub use trials::{TrialError, try_each};
pub use undefined::{NoUndefined, NoUndefinedError};
pub use validity::{Validity, ValidityWatch};
