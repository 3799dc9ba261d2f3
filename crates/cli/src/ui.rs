//! Who looks on while a run goes on.

use std::fs::File;
use std::io::{self, IsTerminal};
use std::path::PathBuf;

use anyhow::anyhow;
use secateur_bundle::Bundle;
use secateur_report::{
    DASHBOARD_SIZE_MIN, Dashboard, Headline, JsonEvents, JsonSummary, Log, Measure, Progress, Size, terminal_size,
};
use secateur_runner::{Event, Interrupt, Observer};

use crate::failure::Failure;
use crate::notes::Notes;
use crate::ui_options::{Ui, UiOptions};

/// All who look on.
pub(crate) struct Onlookers {
    shown: Option<Box<dyn Observer>>,
    events: Option<(PathBuf, JsonEvents<File>)>,
}

/// What they look at.
pub(crate) struct Subject {
    pub(crate) headline: Headline,
    pub(crate) original: Bundle,
    pub(crate) before: Size,
    pub(crate) measure: Measure,
    pub(crate) interrupt: Interrupt,
}

impl Onlookers {
    /// Those whom the user has asked for.
    pub(crate) fn new(options: &UiOptions, subject: Subject, is_finished: bool) -> Result<Self, Failure> {
        let events = match &options.events {
            None => None,
            Some(path) => {
                let events = File::create(path)
                    .and_then(|file| JsonEvents::new(file, &subject.headline, subject.before, subject.measure.clone()));
                let events = events.map_err(|error| {
                    Failure::Usage(anyhow!("cannot write the events to {}: {error}", path.display()))
                })?;
                Some((path.clone(), events))
            }
        };
        // Of a run that was finished before there is nothing to see.
        Ok(Self { shown: if is_finished { None } else { shown(options, subject) }, events })
    }

    /// Clears the screen for what is printed next, and tells programs what came of the run. That some of the events could
    /// not be written is an error.
    pub(crate) fn end(mut self, summary: &JsonSummary) -> anyhow::Result<()> {
        self.shown = None;
        let Some((path, events)) = self.events else { return Ok(()) };
        events.end(summary).map_err(|error| anyhow!("the events in {} are not complete: {error}", path.display()))
    }

    /// Clears the screen for what is printed next.
    pub(crate) fn clear(&mut self) {
        self.shown = None;
    }
}

impl Observer for Onlookers {
    fn observe(&mut self, event: &Event<'_>) {
        if let Some(shown) = &mut self.shown {
            shown.observe(event);
        }
        if let Some((_, events)) = &mut self.events {
            events.observe(event);
        }
    }
}

fn shown(options: &UiOptions, subject: Subject) -> Option<Box<dyn Observer>> {
    let Subject { headline, original, before, measure, interrupt } = subject;
    let usual = if options.verbose || is_dumb() { Ui::Log } else { Ui::Line };
    match options.ui.unwrap_or(if options.quiet { Ui::None } else { usual }) {
        Ui::Dashboard => {
            let dashboard = obstacle().map_or_else(
                || {
                    Dashboard::new(headline, original, before, measure.clone(), interrupt)
                        .map_err(|error| error.to_string())
                },
                Err,
            );
            match dashboard {
                Ok(dashboard) => Some(Box::new(dashboard)),
                Err(reason) => {
                    Notes::new(options.quiet).note(format_args!("no dashboard, because {reason}"));
                    let usual = if is_dumb() { Ui::Log } else { Ui::Line };
                    Some(plain(usual, options.verbose, before, measure))
                }
            }
        }
        Ui::None => None,
        ui => Some(plain(ui, options.verbose, before, measure)),
    }
}

/// What is shown where nothing else was asked for.
pub(crate) fn usual(is_verbose: bool, before: Size, measure: Measure) -> Box<dyn Observer> {
    plain(if is_verbose || is_dumb() { Ui::Log } else { Ui::Line }, is_verbose, before, measure)
}

fn plain(ui: Ui, is_verbose: bool, before: Size, measure: Measure) -> Box<dyn Observer> {
    if ui == Ui::Line {
        Box::new(Progress::new(before, measure))
    } else {
        Box::new(Log::new(io::stderr(), before, measure).verbose(is_verbose))
    }
}

/// Whether standard error is no terminal, or one on which nothing can be overwritten.
fn is_dumb() -> bool {
    !io::stderr().is_terminal() || std::env::var_os("TERM").is_some_and(|term| term == "dumb")
}

/// Why there can be no dashboard.
fn obstacle() -> Option<String> {
    let (columns_min, lines_min) = DASHBOARD_SIZE_MIN;
    if !io::stderr().is_terminal() {
        return Some("standard error is not a terminal".to_owned());
    }
    if is_dumb() {
        return Some("the terminal is dumb (TERM)".to_owned());
    }
    match terminal_size() {
        Ok((columns, lines)) if columns < columns_min || lines < lines_min => Some(format!(
            "the terminal has {columns} columns and {lines} lines, and it needs {columns_min} and {lines_min}"
        )),
        Ok(_) => None,
        Err(error) => Some(format!("the size of the terminal is not known: {error}")),
    }
}
