//! Texts of an input, as the passes see them.

mod encoding;
mod goal;
mod keep;
mod source;

pub use encoding::Encoding;
pub use goal::{CountTokens, Goal, GoalError, Pace, SizeGoal, Until};
pub use keep::{Keep, Keeping, RequiredText};
pub use source::{Source, Stop};
