//! List minimisation: finds a small subset of a list that still shows the failure.
//!
//! Every algorithm here is a resumable state machine, a [`Search`]: it *proposes* a candidate and
//! *observes* the outcome. Nothing in this crate runs a test, reads a clock or draws ambient
//! randomness. The same algorithm therefore serves a closure, a process with a time limit, a driver
//! that speculates on forks of the search, and a replay from a journal.
//!
//! [`Algorithm`] lists all algorithms and starts one by name. Each also has its own type and
//! module, whose documentation gives the paper, the guarantees and the deviations from the paper.
//! An example:
//!
//! ```
//! use secateur_minimize::{Ddmin, minimize};
//!
//! let list = ["let", "a", "=", "b", "/", "0"];
//! let kept = minimize(Ddmin::start(list.len()), |config| {
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
//! | interestingness test (property test) | decides if a candidate still shows the failure |
//! | element | item of the list |
//! | configuration | set of elements that a candidate keeps: [`Config`] |
//! | query | configuration proposed to the test: [`Query`] |
//! | outcome | answer of the test: [`Outcome`] |
//! | part | contiguous range of the remaining elements |
//! | subset | query that keeps one part only |
//! | complement | query that deletes one part and keeps the rest |
//! | revisit | complement query on a part that failed in an earlier sweep |
//! | granularity | number of parts |
//! | sweep (pass or round in the papers) | one query per part, at one granularity |
//! | monotone test | finds every superset of an interesting configuration interesting |
//! | 1-minimal | no single element can be deleted |
//! | weight | size of an element in tokens, at least 1: [`Weights`] |
//! | initial probability (p0, σ) | estimate, before any query, that an element is needed |
//! | prior | initial probabilities of all elements: [`Prior`] |
//! | gain | size of a deletion, in elements or tokens, times its probability of success |
//! | fork | independent copy of a search, for speculative tests |

#![warn(missing_docs)]

pub mod active_coarsen;
mod algorithm;
pub mod cdd;
mod check;
mod config;
pub mod ddmin;
mod model;
pub mod one_by_one;
pub mod opdd;
mod order;
mod probability;
pub mod probdd;
mod provenance;
mod query;
mod run;
mod search;
mod statistics;
pub mod wddmin;
mod weights;
pub mod wprobdd;

pub use active_coarsen::ActiveCoarsen;
pub use algorithm::{Algorithm, Minimality, Options, UnknownAlgorithm};
pub use cdd::Cdd;
pub use check::{Finding, Promise, check, endless_after};
pub use config::Config;
pub use ddmin::Ddmin;
pub use one_by_one::OneByOne;
pub use opdd::Opdd;
pub use probability::{InitialProbability, InvalidProbability, Prior};
pub use probdd::ProbDd;
pub use provenance::{HasProvenance, Provenance};
pub use query::{Query, QueryKind};
pub use run::{Proposer, Run};
pub use search::{Minimizer, Outcome, Search, minimize};
pub use statistics::Statistics;
pub use wddmin::WDdmin;
pub use weights::Weights;
pub use wprobdd::WProbDd;
