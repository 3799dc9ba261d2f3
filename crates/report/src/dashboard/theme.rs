//! Colours, or none.

use ratatui::style::{Color, Modifier, Style};

/// What things look like. Without colours, weight alone tells them apart.
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
            // Titles stand on lines that are dim.
            title: colour(Color::Cyan).add_modifier(Modifier::BOLD).remove_modifier(Modifier::DIM),
            label: Style::new().add_modifier(Modifier::DIM),
            good: colour(Color::Green),
            place: colour(Color::Yellow),
        }
    }
}
