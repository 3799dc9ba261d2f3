//! The interestingness test: its forms, its repetition, and its execution on candidates.

mod asked;
mod command_test;
mod fault;
mod fingerprint;
mod oracle_program;
mod oracle_report;
mod patience;
mod pool;
mod property_test;
mod repetition;
mod resident;
mod run_error;
mod runner;
mod script;
mod seen;
mod service;
mod statistics;
mod supervisor;
mod test;

pub use asked::Asked;
pub use command_test::CommandTest;
pub(crate) use command_test::{Difference, Step, observe, printed, status};
pub use oracle_program::{Freshness, OracleInput, OracleProgram, OracleProgramError};
pub use oracle_report::{Contradiction, OracleReport};
pub use property_test::{PropertyTest, PropertyTestError};
pub use repetition::{Rate, Repetition, RepetitionError};
pub use run_error::RunError;
pub use runner::Runner;
pub use script::{ScriptError, script};
pub use seen::{Seen, other_failure};
pub use service::{ask, serve};
pub(crate) use statistics::Tally;
pub use statistics::{Statistics, in_seconds};
pub use supervisor::Supervisor;
pub use test::Test;
pub(crate) use test::recheck;
