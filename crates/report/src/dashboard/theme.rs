//! Colours of the dashboard.

use ratatui::style::{Color, Modifier, Style};

/// Styles of the dashboard. Without colours, weight alone distinguishes them.
pub(crate) struct Theme {
    pub(crate) title: Style,
    pub(crate) label: Style,
    pub(crate) good: Style,
    pub(crate) place: Style,
}

impl Theme {
    pub(crate) fn new(has_colours: bool) -> Self {
        let colour = |colour| if has_colours { Style::new().fg(colour) } else { Style::new() };
        Self {
            // Titles are on dim lines.
            title: colour(Color::Cyan).add_modifier(Modifier::BOLD).remove_modifier(Modifier::DIM),
            label: Style::new().add_modifier(Modifier::DIM),
            good: colour(Color::Green),
            place: colour(Color::Yellow),
        }
    }
}
