//! What a person sees of a reduction.
//!
//! Everything here consumes the runner's [`Event`](secateur_runner::Event)s and never influences a run: a progress line
//! for a terminal, a dashboard on the whole of it, log lines for a file or a pipe, lines of JSON for programs, and the
//! summary at the end. `page` is what reports about many reductions are made of.
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
//! | observer | what is told the events of a run and cannot change it ([`Observer`](secateur_runner::Observer)) |
//! | progress line | one line of a terminal that changes |
//! | dashboard | a run on the whole of a terminal |
//! | log | lines that stay ([`Log`]) |
//! | summary | what is printed when a run is over ([`Summary`]) |

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

pub use accounts::{Account, Accounts, Counts, account_tables};
#[cfg(feature = "terminal")]
pub use dashboard::{DASHBOARD_SIZE_MIN, Dashboard, terminal_size};
pub use escape::escaped;
pub use explained::{Explained, JsonExplanation, Sort};
pub use headline::Headline;
pub use json::{JsonEvents, JsonSummary, SCHEMA_VERSION, is_first_event};
pub use log::Log;
pub use markdown::markdown;
#[cfg(feature = "terminal")]
pub use progress::Progress;
pub use secateur_session::{Measure, Size};
pub use slug::slug;
pub use summary::{FileSummary, OtherSummary, Summary};
pub use why::Why;
