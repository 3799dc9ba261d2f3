//! Progress line on standard error, on a terminal.

#[cfg(feature = "terminal")]
use std::io::{self, IsTerminal};
#[cfg(feature = "terminal")]
use std::time::Duration;

#[cfg(feature = "terminal")]
use indicatif::{ProgressBar, ProgressFinish, ProgressStyle};

/// Progress line. Does nothing without the feature `terminal`.
pub(crate) struct ProgressLine {
    #[cfg(feature = "terminal")]
    line: ProgressBar,
}

#[cfg(feature = "terminal")]
impl ProgressLine {
    /// Creates a line from a template of indicatif.
    pub(crate) fn new(template: &str) -> Self {
        let style =
            ProgressStyle::with_template(template).ok().filter(|_| io::stderr().is_terminal());
        Self {
            line: style
                .map_or_else(ProgressBar::hidden, |style| ProgressBar::new(0).with_style(style)),
        }
    }

    /// Creates a line that moves until it is dropped.
    pub(crate) fn of_wait(text: String) -> Self {
        let Self { line } = Self::new("{spinner} {wide_msg}");
        line.set_message(text);
        line.enable_steady_tick(Duration::from_millis(120));
        Self { line: line.with_finish(ProgressFinish::AndClear) }
    }

    pub(crate) fn set_length(&self, length: u64) {
        self.line.set_length(length);
    }

    /// Counts one more step.
    pub(crate) fn step(&self) {
        self.line.inc(1);
    }

    /// Prints something while the line is hidden.
    pub(crate) fn suspend<T>(&self, print: impl FnOnce() -> T) -> T {
        self.line.suspend(print)
    }

    /// Removes the line.
    pub(crate) fn clear(&self) {
        self.line.finish_and_clear();
    }
}

#[cfg(not(feature = "terminal"))]
#[expect(clippy::unused_self, reason = "only the line of a terminal counts, and goes away")]
impl ProgressLine {
    pub(crate) fn new(_template: &str) -> Self {
        Self {}
    }

    pub(crate) fn of_wait(_text: String) -> Self {
        Self {}
    }

    pub(crate) fn set_length(&self, _length: u64) {}

    pub(crate) fn step(&self) {}

    pub(crate) fn suspend<T>(&self, print: impl FnOnce() -> T) -> T {
        print()
    }

    pub(crate) fn clear(&self) {}
}
