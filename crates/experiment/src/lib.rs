//! Experiments that compare algorithms.
//!
//! So far there is one, a simulation without any input file: [`simulate`] runs list minimisation algorithms on random
//! lists whose minimum is known, and counts queries.
//!
//! ```
//! use secateur_experiment::{SimulationOptions, simulate};
//!
//! let few = SimulationOptions { lists: 5, len: 2..=20, ..SimulationOptions::default() };
//! let report = simulate(&few);
//! assert!(report.algorithms.iter().all(|algorithm| algorithm.distinct_queries <= algorithm.queries));
//! ```

mod report;
mod run;
mod simulation;
mod synthetic;
mod table;

pub use report::{AlgorithmFigures, KindFigures, PairFigures, Report, Savings};
pub use simulation::{SimulationOptions, simulate};
pub use synthetic::{SyntheticList, UnknownWeightModel, WeightModel};
