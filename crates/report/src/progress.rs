//! Progress line of a terminal.

use std::fmt;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use secateur_runner::{Event, Observer, Statistics};
use secateur_session::counted;

use crate::dashboard::clock;
use crate::{Measure, Size, escaped};

/// Line on standard error that is rewritten during the run, and cut to the width of the terminal.
pub struct Progress {
    line: ProgressBar,
    measure: Measure,
    before: Size,
    now: Size,
    started: Instant,
}

impl Progress {
    /// Shows the test of the original, for a text of size `before` and a program that was `started`
    /// then.
    #[must_use]
    pub fn new(before: Size, measure: Measure, started: Instant) -> Self {
        let line = ProgressBar::new_spinner().with_elapsed(started.elapsed());
        if let Ok(style) = ProgressStyle::with_template("{spinner} {clock} {wide_msg}") {
            line.set_style(style.with_key(
                "clock",
                |state: &ProgressState, text: &mut dyn fmt::Write| {
                    let _ = text.write_str(&clock(state.elapsed()));
                },
            ));
        }
        line.set_message(format!("{before}: testing the original"));
        // A line that moves during a long test shows that the run does not hang.
        line.enable_steady_tick(Duration::from_millis(120));
        Self { line, measure, before, now: before, started }
    }

    fn show(&self, statistics: &Statistics, place: &dyn fmt::Display) {
        let rate = statistics.tests as f64 / self.started.elapsed().as_secs_f64().max(0.001);
        let (size, gone, tests) =
            (self.now, self.now.percent_gone(self.before), counted(statistics.tests, "test"));
        let place = escaped(&place.to_string());
        self.line.set_message(format!("{size}, {gone:.1} % gone | {tests}, {rate:.1}/s | {place}"));
    }
}

impl Observer for Progress {
    fn observe(&mut self, event: &Event<'_>) {
        match event {
            Event::Testing { place, statistics } => self.show(statistics, place),
            Event::Improved { bundle, place, statistics } => {
                self.now = Size::of(bundle, &self.measure);
                self.show(statistics, place);
            }
            Event::Verifying => {
                self.line.set_message(format!("{}: testing the result once more", self.now));
            }
            Event::Noted { text } => self.line.println(format!("note: {text}")),
            Event::Running { .. } | Event::Tested { .. } | Event::Committed { .. } => {}
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.line.finish_and_clear();
    }
}
