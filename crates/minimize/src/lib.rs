//! List minimisation: which subset of a list still shows the failure?
//!
//! Every algorithm here is a resumable state machine, a [`Search`]: it *proposes* a candidate and is *told* the
//! outcome. Nothing in this crate runs a property test, reads a clock or draws ambient randomness, so that one and the
//! same algorithm serves a closure, a process run under a time limit, a parallel driver that speculates on forks of the
//! search, and a replay from a journal.
//!
//! ```
//! use secateur_minimize::{Ddmin, minimize};
//!
//! let list = ["let", "a", "=", "b", "/", "0"];
//! let kept = minimize(Ddmin::new(list.len()), |config| {
//!     let text: Vec<_> = config.iter().map(|i| list[i]).collect();
//!     text.contains(&"/") && text.contains(&"0")
//! });
//! assert_eq!(kept.iter().map(|i| list[i]).collect::<Vec<_>>(), ["/", "0"]);
//! ```
//!
//! # Glossary
//!
//! | term | meaning |
//! |---|---|
//! | property test (interestingness test, oracle) | decides whether a candidate still shows the failure |
//! | configuration | the elements of the list that a candidate keeps: [`Config`] |
//! | query | one configuration proposed to the property test: [`Query`] |
//! | outcome | what the property test said: [`Outcome`] |
//! | subset | a query that keeps one part of the list only |
//! | complement | a query that deletes one part of the list and keeps the rest |
//! | revisit | a complement query on a part that survived an earlier pass of the same granularity |
//! | granularity | the number of parts that the list is cut into |
//! | 1-minimal | no single element can be deleted any more |
//! | weight | the size of an element in tokens, at least 1: [`Weights`] |

mod config;
mod ddmin;
mod drive;
mod query;
mod search;
mod weights;

pub use config::Config;
pub use ddmin::Ddmin;
pub use drive::minimize;
pub use query::{Query, QueryKind};
pub use search::{Minimizer, Outcome, Search};
pub use weights::Weights;
