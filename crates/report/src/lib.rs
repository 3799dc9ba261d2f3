//! Output of a reduction for people and programs.
//!
//! Everything here consumes the runner's [`Event`](secateur_runner::Event)s and never influences a
//! run: a progress line or a dashboard for a terminal, log lines for a file or a pipe, JSON lines
//! for programs, and the summary. Reports about many reductions are built from `page`.
//!
//! ```
//! let size = secateur_report::Size { bytes: 23_456, tokens: 7_890 };
//! assert_eq!(size.to_string(), "7,890 tokens, 23,456 bytes");
//! ```
//!
//! # Glossary
//!
//! | term | meaning |
//! |---|---|
//! | event | something that happened in a run ([`Event`](secateur_runner::Event)) |
//! | observer | receiver of events, without influence ([`Observer`](secateur_runner::Observer)) |
//! | progress line | single line of a terminal, rewritten during the run |
//! | dashboard | full-screen view of a run |
//! | log | permanent lines ([`Log`]) |
//! | summary | text printed at the end of a run ([`Summary`]) |

mod accounts;
#[cfg(feature = "terminal")]
mod dashboard;
mod escape;
mod explained;
mod headline;
mod json;
mod log;
mod markdown;
#[cfg(feature = "page")]
pub mod page;
#[cfg(feature = "terminal")]
mod progress;
mod slug;
mod summary;
mod why;

pub use accounts::{Account, Accounts, Counts, Work, account_tables};
#[cfg(feature = "terminal")]
pub use dashboard::{DASHBOARD_SIZE_MIN, Dashboard, terminal_size};
pub use escape::escaped;
pub use explained::{Explained, Sort};
pub use headline::Headline;
pub use json::{JsonEvents, JsonSummary, SCHEMA_VERSION, is_first_event};
pub use log::Log;
pub use markdown::{code, fenced, markdown};
#[cfg(feature = "terminal")]
pub use progress::Progress;
pub use secateur_session::{Measure, Size};
pub use slug::slug;
pub use summary::{FileSummary, OtherSummary, SchemaSummary, Summary};
pub use why::Why;

/// JSON Schema of a [`JsonSummary`].
pub const SUMMARY_SCHEMA: &str = include_str!("../schema/summary-1.json");
/// JSON Schema of an explanation in JSON: [`Explained::json`].
pub const EXPLANATION_SCHEMA: &str = include_str!("../schema/explanation-1.json");
