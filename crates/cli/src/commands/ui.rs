//! Display of a running reduction.

mod subject;
#[cfg_attr(not(feature = "terminal"), path = "ui/plain.rs")]
mod terminal;

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::anyhow;
use secateur_bundle::Bundle;
use secateur_report::{Accounts, JsonEvents, JsonSummary, SchemaSummary, Why};
use secateur_runner::{Event, Observer};
use secateur_session::counted;

use crate::commands::steps::Steps;
use crate::options::ui_options::{Ui, UiOptions};
use crate::output::progress::ProgressLine;
pub(crate) use subject::Subject;
#[cfg(feature = "compare")]
pub(crate) use terminal::usual;
use terminal::{asked_for, shown};

/// Minimum size of inputs whose parsing is announced. Smaller ones are parsed before anyone can
/// read that.
const PARSING_BYTES_MIN: u64 = 1_000_000;

/// Shows that an input of so many bytes is being parsed, until the returned line is dropped.
pub(crate) fn parsing(options: &UiOptions, bytes: u64) -> Option<ProgressLine> {
    let ui = asked_for(options);
    if bytes < PARSING_BYTES_MIN || ui == Ui::None {
        return None;
    }
    let text = format!("{}: parsing", counted(bytes, "byte"));
    if ui == Ui::Log {
        // A log that cannot be written must not end a run.
        let _ = writeln!(io::stderr(), "[{:8.1} s] {text}", 0.0);
        return None;
    }
    Some(ProgressLine::of_wait(text))
}

/// Observers of the run.
pub(crate) struct Observers {
    shown: Option<Box<dyn Observer>>,
    events: Option<(PathBuf, JsonEvents<File>)>,
    steps: Option<Steps>,
    /// Tests spent on each activity.
    pub(crate) accounts: Accounts,
    why: Why,
}

impl Observers {
    /// Creates the observers that the user requested. `open` opens the file for events.
    pub(crate) fn new(
        options: &UiOptions,
        subject: Subject,
        is_finished: bool,
        test: impl FnOnce() -> String,
        open: impl FnOnce(&Path) -> anyhow::Result<File>,
    ) -> anyhow::Result<Self> {
        let events = match &options.events {
            None => None,
            Some(path) => {
                let file = open(path)?;
                let events = JsonEvents::new(
                    file,
                    &subject.headline,
                    subject.before,
                    subject.measure.clone(),
                );
                let events = events.map_err(|error| {
                    anyhow!("cannot write the events to {}: {error}", path.display())
                })?;
                Some((path.clone(), events))
            }
        };
        let steps = options.git.as_deref().filter(|_| !is_finished);
        let steps = steps.map(|path| {
            let original = (&subject.original, &*subject.headline.input, subject.before);
            Steps::new(path, original, subject.measure.clone(), test())
        });
        let steps = steps.transpose();
        let steps = steps?;
        let accounts = Accounts::new(subject.before, subject.measure.clone());
        let why = Why::new(subject.before, subject.measure.clone(), subject.is_oracle);
        // A run that was already finished has nothing to show.
        Ok(Self {
            shown: if is_finished { None } else { shown(options, subject) },
            events,
            steps,
            accounts,
            why,
        })
    }

    /// Reports the schemas of the input.
    pub(crate) fn add_schemas(&mut self, schemas: &[SchemaSummary]) {
        if let Some((_, events)) = &mut self.events {
            events.add_schemas(schemas);
        }
    }

    /// Clears the screen, and writes the last event with the summary, and the last step.
    ///
    /// # Errors
    ///
    /// If some events or steps could not be written.
    pub(crate) fn end(mut self, summary: &JsonSummary<'_>, result: &Bundle) -> anyhow::Result<()> {
        self.shown = None;
        let steps = self.steps.map_or(Ok(()), |steps| steps.end(result));
        let Some((path, events)) = self.events else { return steps };
        let events = events
            .end(summary)
            .map_err(|error| anyhow!("the events in {} are not complete: {error}", path.display()));
        events.and(steps)
    }

    /// Returns the reasons for a slow run, with minor ones if `is_verbose`.
    pub(crate) fn why(&self, is_verbose: bool) -> Vec<String> {
        if is_verbose { self.why.lines() } else { self.why.remedies() }
    }

    /// Clears the screen for the following output.
    pub(crate) fn clear(&mut self) {
        self.shown = None;
    }
}

impl Observer for Observers {
    fn observe(&mut self, event: &Event<'_>) {
        self.accounts.observe(event);
        self.why.observe(event);
        if let Some(shown) = &mut self.shown {
            shown.observe(event);
        }
        if let Some((_, events)) = &mut self.events {
            events.observe(event);
        }
        if let Some(steps) = &mut self.steps {
            steps.observe(event);
        }
    }
}
