//! Experiments that compare algorithms.
//!
//! [`simulate`] runs list minimisers on random lists whose minimum is known, and counts queries. [`compare`] runs
//! walkers and list minimisers on real inputs and keeps one row per run; [`Analysis`] computes from such rows what the
//! papers report, and [`page`] and [`markdown`] show it.
//!
//! ```
//! use secateur_experiment::{SimulationOptions, simulate};
//!
//! let few = SimulationOptions { lists: 5, len: 2..=20, ..SimulationOptions::default() };
//! let report = simulate(&few);
//! assert!(report.algorithms.iter().all(|algorithm| algorithm.distinct_queries <= algorithm.queries));
//! ```

mod analysis;
mod comparison;
mod markdown;
mod page;
mod simulation;
pub mod statistics;

pub use analysis::{Algorithms, Analysis, Cell, Metric, PairComparison, Series, Table};
pub use comparison::{
    Combination, CompareError, Comparison, Contender, Ended, Figures, KindCount, ListRun, Machine, Point, Progress,
    Reducer, ReducerError, ReducerId, Row, RunId, Runs, RunsError, Subject, SubjectError, Walkers, compare,
};
pub use markdown::markdown;
pub use page::{DrawError, PageError, descent, page, theme_style};
pub use simulation::{
    AlgorithmFigures, KindFigures, PairFigures, Report, Savings, SimulationOptions, SyntheticList, UnknownWeightModel,
    WeightModel, simulate, simulate_and_tell,
};
