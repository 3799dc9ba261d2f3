//! Notes on standard error.

use std::fmt::Display;
use std::io::{self, Write};

use secateur_report::escaped;

/// Prints notes with control characters escaped, unless the user asked for quiet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Notes {
    is_quiet: bool,
}

impl Notes {
    pub(crate) const ALOUD: Self = Self { is_quiet: false };

    pub(crate) fn new(is_quiet: bool) -> Self {
        Self { is_quiet }
    }

    pub(crate) fn note(self, text: impl Display) {
        self.say(format_args!("note: {text}"));
    }

    /// Prints a text without the prefix "note".
    pub(crate) fn say(self, text: impl Display) {
        if !self.is_quiet {
            // If standard error is closed, the note is lost.
            let _ = writeln!(io::stderr(), "{}", escaped(&text.to_string()));
        }
    }
}

/// Prints a warning, even with `--quiet`.
pub(crate) fn warn(text: impl Display) {
    Notes::ALOUD.say(format_args!("warning: {text}"));
}

impl secateur_session::Notes for Notes {
    fn note(&self, text: &dyn Display) {
        Self::note(*self, text);
    }

    fn say(&self, text: &dyn Display) {
        Self::say(*self, text);
    }
}
