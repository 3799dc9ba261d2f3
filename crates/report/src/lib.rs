//! What a person sees of a reduction.
//!
//! Everything here consumes the runner's [`Event`](secateur_runner::Event)s and never influences a run: a progress line
//! for a terminal, log lines for a file or a pipe, and the summary at the end.

mod log;
mod progress;
mod size;
mod summary;

pub use log::Log;
pub use progress::Progress;
pub use size::{Measure, Size};
pub use summary::Summary;
