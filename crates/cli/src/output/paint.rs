//! Colours on standard output, with the feature `terminal`.

#[cfg(feature = "terminal")]
use anstream::{AutoStream, ColorChoice};
use anstyle::Style;
use clap::builder::StyledStr;

/// Paints text, if colours are wanted.
#[derive(Clone, Copy)]
pub(crate) struct Paint {
    is_on: bool,
}

impl Paint {
    #[cfg(test)]
    pub(crate) const OFF: Self = Self { is_on: false };
    /// For text printed by clap, which removes unwanted colours.
    pub(crate) const OF_CLAP: Self = Self { is_on: cfg!(feature = "terminal") };

    /// Returns the setting for standard output.
    #[cfg(feature = "terminal")]
    pub(crate) fn of_stdout() -> Self {
        Self { is_on: AutoStream::choice(&std::io::stdout()) != ColorChoice::Never }
    }

    /// Returns a setting without colours, since the feature is missing.
    #[cfg(not(feature = "terminal"))]
    pub(crate) fn of_stdout() -> Self {
        Self::OF_CLAP
    }

    pub(crate) fn text(self, text: &str, style: Style) -> String {
        if self.is_on { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }

    /// Converts a text of clap.
    pub(crate) fn help(self, text: &StyledStr) -> String {
        #[cfg(feature = "terminal")]
        if self.is_on {
            return text.ansi().to_string();
        }
        text.to_string()
    }
}
