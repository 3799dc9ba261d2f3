//! A reduction between what is given and what comes of it: an input, a property, a strategy and observers go in, an outcome
//! comes out.
//!
//! Two layers. [`reduce`] and [`Session`] are for libraries: the crate `secateur` shows them under its own name, together
//! with what they take and give, and promises to keep them. All else here is what they are made of, and what the command line
//! is made of as well: the [`Input`] as passes see it, a [`ProcessProperty`] that becomes [`Prepared`] under
//! [`Conditions`], and the [reduction](Input::reduce) of the one by the other.
//!
//! Signals, orphaned processes and the terminal are the business of the program. What stops a session is an
//! [`Interrupt`](secateur_runner::Interrupt), or for libraries a [`Stopper`].
//!
//! ```
//! let source = "int unused; int f(int x) { return x / 0; }";
//! let small = secateur_session::reduce(source.as_bytes(), "c", |candidate| candidate.windows(3).any(|part| part == b"/ 0"))?;
//! assert!(small.len() < source.len());
//! # Ok::<(), secateur_session::Error>(())
//! ```
//!
//! # Glossary
//!
//! | term | meaning |
//! |---|---|
//! | session | a reduction from an input to an outcome ([`Session`]) |
//! | property | what a candidate must keep: a closure, or a [process](ProcessProperty) ([`Property`]) |
//! | strategy | the list minimiser, its priors, and what is done with the result ([`Strategy`]) |
//! | conditions | what surrounds each test: limits, repetition, companions, isolation, launcher ([`Conditions`]) |
//! | surroundings | the candidate's place in a test's directory, and what is beside it ([`Surroundings`]) |
//! | outcome | the best input, the stop reason and the counts ([`Outcome`]) |

mod closure;
mod command;
mod conditions;
mod delivery;
mod encoding;
mod error;
mod explain;
mod formatted;
mod input;
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
mod session;
mod size;
mod strategy;
mod surroundings;
mod trials;
mod undefined;
mod validity;

pub use conditions::{Conditions, ConditionsError, GivenLimits, processors};
pub use delivery::Delivery;
pub use encoding::{conversion, decoded, is_binary, language_options};
pub use error::Error;
pub use explain::{ExplainError, Explanation, explain};
pub use formatted::keep_formatted;
pub use input::{Input, InputError, Passes, bringing};
#[cfg(feature = "load")]
pub use language::Language;
pub use leftovers::{FORMATTED, is_left, journal_of, origin};
pub use load::{LoadError, Loaded, Only, is_odd, read};
pub use minimizer::{ListMinimizer, Own, OwnError, ServeError, Starter, UnknownMinimizer, serve};
pub use notes::Notes;
pub use others::{Gathering, OtherFailure};
pub use outcome::{Outcome, Progress, Stop};
pub use prepared::{INPUT, Occasion, Prepared, ProcessProperty, TIMEOUT_OF_COMMAND};
pub use property::Property;
pub use quoting::quoted;
pub use reduction::{close, is_over};
pub use session::{Session, Stopper, reduce};
pub use size::{Measure, Size, counted, grouped};
pub use strategy::{Course, PriorChoice, Strategy};
pub use surroundings::Surroundings;
pub use trials::{TrialError, try_each};
pub use undefined::{NoUndefined, NoUndefinedError};
pub use validity::{Validity, ValidityWatch};
