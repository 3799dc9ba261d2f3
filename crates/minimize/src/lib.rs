//! List minimisation: which subset of a list still shows the failure?
//!
//! Every algorithm here is a resumable state machine, a [`Search`]: it *proposes* a candidate and is *told* the
//! outcome. Nothing in this crate runs a property test, reads a clock or draws ambient randomness, so that one and the
//! same algorithm serves a closure, a process run under a time limit, a parallel driver that speculates on forks of the
//! search, and a replay from a journal.
//!
//! [`Algorithm`] names them all and starts one by name. Each also has a type and a module of its own, whose documentation
//! says where it comes from, what it promises and where it deviates from its paper. An example without any process or
//! tree:
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
//! | property test (interestingness test, oracle) | decides whether a candidate still shows the failure |
//! | configuration | the elements of the list that a candidate keeps: [`Config`] |
//! | query | one configuration proposed to the property test: [`Query`] |
//! | outcome | what the property test said: [`Outcome`] |
//! | subset | a query that keeps one part of the list only |
//! | complement | a query that deletes one part of the list and keeps the rest |
//! | revisit | a complement query on a part that survived an earlier pass over the same parts |
//! | granularity | the number of parts that the list is cut into |
//! | pass, round | one look at every part of the list, at one granularity |
//! | monotone | said of a property test: whatever holds an interesting configuration is interesting |
//! | 1-minimal | no single element can be deleted any more |
//! | weight | the size of an element in tokens, at least 1: [`Weights`] |
//! | initial probability (p0, σ) | how probable it is, before the first query, that an element is needed: [`InitialProbability`] |
//! | gain | what a query deletes, in elements or tokens, times the probability that it succeeds |
//! | fork | an independent copy of a search, to run ahead with |

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
