//! One module for each subcommand, and what surrounds a run.

pub(crate) mod afterwards;
pub(crate) mod bug_report;
pub(crate) mod check;
pub(crate) mod destination;
#[cfg(feature = "compare")]
pub(crate) mod experiments;
pub(crate) mod explain;
pub(crate) mod init;
#[cfg(feature = "load")]
pub(crate) mod language;
#[cfg(feature = "mcp")]
pub(crate) mod mcp;
pub(crate) mod probe;
pub(crate) mod reduce;
pub(crate) mod replay;
pub(crate) mod steps;
#[cfg(feature = "tools")]
pub(crate) mod tools;
pub(crate) mod tree;
pub(crate) mod ui;
