//! Colours on standard output: only the feature `terminal` brings them.

#[cfg(feature = "terminal")]
use anstream::{AutoStream, ColorChoice};
use anstyle::Style;
use clap::builder::StyledStr;

/// Text in colour, where that is wanted.
#[derive(Clone, Copy)]
pub(crate) struct Paint {
    is_on: bool,
}

impl Paint {
    #[cfg(test)]
    pub(crate) const OFF: Self = Self { is_on: false };
    /// For what clap prints: where colours are not wanted, it removes them.
    pub(crate) const OF_CLAP: Self = Self { is_on: cfg!(feature = "terminal") };

    /// What is wanted on standard output.
    #[cfg(feature = "terminal")]
    pub(crate) fn of_stdout() -> Self {
        Self { is_on: AutoStream::choice(&std::io::stdout()) != ColorChoice::Never }
    }

    /// Without the feature, no colours.
    #[cfg(not(feature = "terminal"))]
    pub(crate) fn of_stdout() -> Self {
        Self::OF_CLAP
    }

    pub(crate) fn text(self, text: &str, style: Style) -> String {
        if self.is_on { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }

    /// A text of clap.
    pub(crate) fn help(self, text: &StyledStr) -> String {
        #[cfg(feature = "terminal")]
        if self.is_on {
            return text.ansi().to_string();
        }
        text.to_string()
    }
}
