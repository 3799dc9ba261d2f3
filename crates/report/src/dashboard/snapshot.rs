//! State of a run at one moment.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use secateur_bundle::{Bundle, File};
use secateur_runner::{Event, Statistics, TestRun};
use secateur_session::counted;

use super::Headline;
use super::curve::Curve;
use crate::Size;

/// Content of the screen. Cheap to clone: large values are shared.
#[derive(Clone)]
pub(crate) struct Snapshot {
    pub(crate) headline: Arc<Headline>,
    pub(crate) before: Size,
    pub(crate) now: Size,
    pub(crate) best: Bundle,
    /// Index of the file shown: the one that changed last.
    pub(crate) shown: usize,
    pub(crate) run_phase: RunPhase,
    pub(crate) place: String,
    pub(crate) statistics: Statistics,
    /// Last note for the user.
    pub(crate) remark: String,
    /// Number of running tests.
    pub(crate) running: usize,
    pub(crate) curve: Curve,
    /// Newest first.
    pub(crate) successes: VecDeque<Success>,
    /// Last uninteresting test.
    pub(crate) failing: Option<Arc<TestRun>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RunPhase {
    TestingOriginal,
    Searching,
    Verifying,
}

/// A smaller text that was found.
#[derive(Clone)]
pub(crate) struct Success {
    /// Time since the start of the run.
    pub(crate) after: Duration,
    pub(crate) size: Size,
    /// Number of removed tokens.
    pub(crate) gone: u64,
    pub(crate) place: String,
}

/// Enough for the largest screen.
const SUCCESSES_MAX: usize = 100;

impl Snapshot {
    pub(crate) fn new(headline: Headline, original: Bundle, before: Size) -> Self {
        Self {
            before,
            now: before,
            best: original,
            shown: 0,
            run_phase: RunPhase::TestingOriginal,
            place: String::new(),
            remark: String::new(),
            statistics: Statistics::default(),
            running: 0,
            curve: Curve::new(before.tokens_or_bytes(before)),
            successes: VecDeque::new(),
            failing: None,
            headline: Arc::new(headline),
        }
    }

    /// Records an event. `size` is the size of its text, if it has one.
    pub(crate) fn note(&mut self, event: &Event<'_>, size: Option<Size>) {
        match event {
            Event::Testing { place, statistics } => {
                self.run_phase = RunPhase::Searching;
                self.place = place.to_string();
                self.statistics = (*statistics).clone();
            }
            Event::Running { count } => self.running = *count,
            Event::Tested { run, .. } if !run.ending.outcome().is_interesting() => {
                self.failing = Some(Arc::new((*run).clone()));
            }
            Event::Improved { bundle, place, statistics } => {
                self.statistics = (*statistics).clone();
                self.improve((*bundle).clone(), size.unwrap_or(self.now), place.to_string());
            }
            Event::Tested { .. } | Event::Committed { .. } => {}
            Event::Verifying => {
                self.run_phase = RunPhase::Verifying;
                self.running = 1;
            }
            Event::Noted { text } => self.remark = (*text).to_owned(),
        }
    }

    fn improve(&mut self, bundle: Bundle, size: Size, place: String) {
        let after = self.headline.started.elapsed();
        let gone =
            self.now.tokens_or_bytes(self.before).saturating_sub(size.tokens_or_bytes(self.before));
        self.curve.add(after, size.tokens_or_bytes(self.before));
        self.successes.push_front(Success { after, size, gone, place });
        self.successes.truncate(SUCCESSES_MAX);
        let shown = self.best.files().get(self.shown).map(|file| file.path().to_owned());
        let is_known = |file: &File| self.best.files().iter().any(|other| file.is_same(other));
        let changed = bundle.files().iter().position(|file| !is_known(file));
        let as_before =
            || bundle.files().iter().position(|file| Some(file.path()) == shown.as_deref());
        self.shown = changed.or_else(as_before).unwrap_or_default();
        (self.now, self.best) = (size, bundle);
    }

    /// Returns the displayed text, and the name of its file if there are several.
    pub(crate) fn shown(&self) -> (Arc<[u8]>, Option<String>) {
        let files = self.best.files();
        let Some(file) = files.get(self.shown) else { return (Arc::default(), None) };
        let is_named = !file.path().as_os_str().is_empty();
        let name = || {
            let all = counted(files.len() as u64, "file");
            format!("{}, {} of {all}", file.path().display(), self.shown + 1)
        };
        (file.text().clone(), is_named.then(name))
    }
}
