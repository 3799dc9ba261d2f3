//! Display on a terminal: the dashboard or the progress line, if possible.

use std::io::{self, IsTerminal};
use std::time::Instant;

use secateur_report::{DASHBOARD_SIZE_MIN, Dashboard, Log, Measure, Progress, Size, terminal_size};
use secateur_runner::Observer;

use super::Subject;
use crate::options::ui_options::{Ui, UiOptions};
use crate::output::notes::Notes;

pub(super) fn shown(options: &UiOptions, subject: Subject) -> Option<Box<dyn Observer>> {
    let Subject { headline, original, before, measure, interrupt, .. } = subject;
    let started = headline.started;
    match asked_for(options) {
        Ui::Dashboard => {
            let new = || Dashboard::new(headline, original, before, measure.clone(), interrupt);
            match obstacle().map_or_else(|| new().map_err(|error| error.to_string()), Err) {
                Ok(dashboard) => Some(Box::new(dashboard)),
                Err(reason) => {
                    Notes::new(options.quiet)
                        .note(format_args!("the dashboard cannot be shown: {reason}"));
                    let usual = if is_dumb() { Ui::Log } else { Ui::Line };
                    Some(plain(usual, options.verbose, before, measure, started))
                }
            }
        }
        Ui::None => None,
        ui => Some(plain(ui, options.verbose, before, measure, started)),
    }
}

/// Returns the display that the user requested.
pub(super) fn asked_for(options: &UiOptions) -> Ui {
    let usual = if options.verbose || is_dumb() { Ui::Log } else { Ui::Line };
    options.ui.unwrap_or(if options.quiet { Ui::None } else { usual })
}

/// Returns the default observer.
#[cfg(feature = "compare")]
pub(crate) fn usual(is_verbose: bool, before: Size, measure: Measure) -> Box<dyn Observer> {
    plain(
        if is_verbose || is_dumb() { Ui::Log } else { Ui::Line },
        is_verbose,
        before,
        measure,
        Instant::now(),
    )
}

fn plain(
    ui: Ui,
    is_verbose: bool,
    before: Size,
    measure: Measure,
    started: Instant,
) -> Box<dyn Observer> {
    match ui {
        Ui::Line => Box::new(Progress::new(before, measure, started)),
        _ => Box::new(Log::new(io::stderr(), before, measure, started, is_verbose)),
    }
}

/// Returns `true` if standard error is not a terminal, or cannot overwrite text.
fn is_dumb() -> bool {
    !io::stderr().is_terminal() || std::env::var_os("TERM").is_some_and(|term| term == "dumb")
}

/// Returns the reason why the dashboard is impossible.
fn obstacle() -> Option<String> {
    let (columns_min, lines_min) = DASHBOARD_SIZE_MIN;
    if !io::stderr().is_terminal() {
        return Some("standard error is not a terminal".to_owned());
    }
    if is_dumb() {
        return Some("TERM=dumb does not support it".to_owned());
    }
    match terminal_size() {
        Ok((columns, lines)) if columns < columns_min || lines < lines_min => Some(format!(
            "the terminal has {columns} columns and {lines} lines, but needs {columns_min} and \
             {lines_min}"
        )),
        Ok(_) => None,
        Err(error) => Some(format!("the size of the terminal is unknown: {error}")),
    }
}
