//! Style sheet, script and charts of self-contained HTML pages.
//!
//! Charts are drawn in the colours of the light theme, so that each is complete when copied out of
//! the page. The style sheet replaces these by the colours of the reader's theme.

mod chart;
mod levels;
mod ranks;
mod shares;
mod theme;

pub use self::chart::{BoxPlot, DrawError, HeatMap, Line, boxes, heat_map, steps};
pub use self::levels::{Levels, levels};
pub use self::ranks::{Rank, ranks};
pub use self::shares::shares;

/// Script that sorts tables and switches the theme. The button for the theme has the id `theme`.
pub const SCRIPT: &str = include_str!("../templates/page.js");

/// Returns the style sheet of a page with tables and charts, in light and dark.
#[must_use]
pub fn style() -> String {
    format!("{}{}", include_str!("../templates/page.css"), theme::style())
}
