//! Experiments that compare algorithms.
//!
//! [`simulate`] runs list minimisers on random lists with a known minimum, and counts queries.
//! [`simulate_real`] does so on lists of real runs. [`compare`] runs passes and list minimisers on
//! real inputs and saves a row for each run. [`Analysis`] computes the figures of the papers from
//! such rows. [`page`] and [`markdown`] display it.
//!
//! ```
//! use secateur_experiment::{SimulationOptions, simulate};
//!
//! let few = SimulationOptions { lists: 5, len: 2..=20, ..SimulationOptions::default() };
//! let report = simulate(&few, || ())?;
//! let ddmin = &report.algorithms[0];
//! assert!(ddmin.queries > 0 && ddmin.repeats > 0);
//! # Ok::<(), secateur_session::OwnError>(())
//! ```
//!
//! # Glossary
//!
//! | term | meaning |
//! |---|---|
//! | subject | an input with its interestingness test, and facts about them ([`Subject`]) |
//! | combination | passes, a list minimiser and its options ([`Combination`]) |
//! | reducer | another reduction program, with a manifest of how to call it ([`Reducer`]) |
//! | run | one reduction of a subject, by a combination or a reducer |
//! | row | the record of a run ([`Row`]) |
//! | series | the runs of one combination or reducer over all subjects |
//! | reference | the run that defines the lists which several minimisers minimise ([`SameLists`]) |
//! | metric | the compared quantity: size, tests, time |

mod analysis;
mod comparison;
mod export;
mod facts;
mod latex;
mod markdown;
mod minimisation;
mod page;
mod simulation;
mod statistics;

pub use analysis::{Algorithms, Analysis, Cell, Metric, PairComparison, Series, Table, Verdict};
pub use comparison::{
    Build, Combination, Compared, Comparison, Contender, Ended, Estimate, Figures, HeldOut,
    InputFile, KindCount, ListPlace, ListRun, ListsError, Machine, Passed, Passes, Point, Progress,
    Published, PublishedResults, PublishedTable, RealList, Reducer, ReducerError, ReducerId, Row,
    RunId, Runs, RunsError, STANDARD_INPUT, SameLists, SameListsOptions, Subject, SubjectError,
    SuiteVersion, compare, put, version,
};
pub use export::{ExportError, ExportFormat, export};
pub use latex::latex;
pub use markdown::markdown;
pub use page::{PageError, page};
pub use simulation::{
    AlgorithmFigures, Fit, LengthCounts, LengthFigures, ModelCounts, PairFigures, RealCounts,
    RealFigures, RealOptions, RealPair, RealReport, Report, Savings, SimulationOptions, simulate,
    simulate_real,
};
