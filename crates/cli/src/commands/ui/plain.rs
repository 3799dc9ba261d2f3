//! Log lines: the only display without the feature `terminal`.

use std::io;
use std::time::Instant;

use secateur_report::{Log, Measure, Size};
use secateur_runner::Observer;

use super::Subject;
use crate::options::ui_options::{Ui, UiOptions};

/// Returns the observer that the user requested.
pub(super) fn shown(options: &UiOptions, subject: Subject) -> Option<Box<dyn Observer>> {
    let is_shown = asked_for(options) == Ui::Log;
    is_shown
        .then(|| log(options.verbose, subject.before, subject.measure, subject.headline.started))
}

/// Returns the display that the user requested.
pub(super) fn asked_for(options: &UiOptions) -> Ui {
    options.ui.unwrap_or(if options.quiet { Ui::None } else { Ui::Log })
}

/// Returns the default observer.
#[cfg(feature = "compare")]
pub(crate) fn usual(is_verbose: bool, before: Size, measure: Measure) -> Box<dyn Observer> {
    log(is_verbose, before, measure, Instant::now())
}

/// Returns an observer that prints a line for each success.
fn log(is_verbose: bool, before: Size, measure: Measure, started: Instant) -> Box<dyn Observer> {
    Box::new(Log::new(io::stderr(), before, measure, started, is_verbose))
}
