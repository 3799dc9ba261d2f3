//! The check that the original is interesting, before anything is reduced.

mod check;
mod establish;
mod oracle_problem;
mod original;
mod setup_error;

pub use check::{Baseline, BaselineError, Verdict, check_original};
pub use establish::{BaselineQuestion, Commands, Established, establish};
pub use oracle_problem::OracleProblem;
pub use original::{holds_of_run, recognise_run};
pub use setup_error::{Report, SetupError, SetupProblem};
