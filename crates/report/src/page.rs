//! What HTML pages that need nothing else have in common: a style sheet, a script and charts.
//!
//! Charts are drawn with the colours of the light theme, so that each is whole when it is taken out of the page; the style
//! sheet puts the colours of the reader's theme in their place.

mod chart;
mod levels;
mod ranks;
mod shares;
mod theme;

pub use self::chart::{BoxPlot, DrawError, HeatMap, Line, boxes, heat_map, steps};
pub use self::levels::{Levels, levels};
pub use self::ranks::{Rank, ranks};
pub use self::shares::shares;

/// What sorts the tables of a page and changes its theme. The button for the theme has the id `theme`.
pub const SCRIPT: &str = include_str!("../templates/page.js");

/// The style sheet of a page with tables and charts, for light and dark.
#[must_use]
pub fn style() -> String {
    format!("{}{}", include_str!("../templates/page.css"), theme::style())
}
