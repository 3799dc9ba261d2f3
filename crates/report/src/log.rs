//! Log lines for a file or a pipe.

use std::fmt::Display;
use std::io::Write;
use std::time::{Duration, Instant};

use secateur_runner::{Event, Observer, Statistics};
use secateur_session::counted;

use crate::{Measure, Size, escaped};

/// Writes a line each time the text is a tenth smaller than at the previous line, and at least
/// every ten seconds.
pub struct Log<W: Write> {
    writer: W,
    measure: Measure,
    before: Size,
    now: Size,
    logged: Size,
    logged_at: Instant,
    started: Instant,
    is_verbose: bool,
}

const SILENCE_MAX: Duration = Duration::from_secs(10);

impl<W: Write> Log<W> {
    /// Logs the reduction of a text of size `before` to `writer`, with times since `started`. Write
    /// errors are ignored: a log must not end a run. A verbose log has a line for every success.
    pub fn new(
        writer: W,
        before: Size,
        measure: Measure,
        started: Instant,
        is_verbose: bool,
    ) -> Self {
        let mut log = Self {
            writer,
            measure,
            before,
            now: before,
            logged: before,
            logged_at: started,
            started,
            is_verbose,
        };
        log.line(format_args!("{before}: testing the original"));
        log
    }

    fn line(&mut self, text: impl Display) {
        let seconds = self.started.elapsed().as_secs_f32();
        let text = escaped(&text.to_string());
        let _ = writeln!(self.writer, "[{seconds:8.1} s] {text}");
        self.logged_at = Instant::now();
    }

    fn progress(&mut self, statistics: &Statistics, place: &dyn Display) {
        let (size, gone, tests) =
            (self.now, self.now.percent_gone(self.before), counted(statistics.tests, "test"));
        self.logged = size;
        self.line(format_args!("{size}, {gone:.1} % gone | {tests} | {place}"));
    }
}

impl<W: Write> Observer for Log<W> {
    fn observe(&mut self, event: &Event<'_>) {
        match event {
            Event::Testing { place, statistics } if self.logged_at.elapsed() >= SILENCE_MAX => {
                self.progress(statistics, place);
            }
            Event::Improved { bundle, place, statistics } => {
                self.now = Size::of(bundle, &self.measure);
                if self.is_verbose
                    || self.now.bytes * 10 <= self.logged.bytes * 9
                    || self.logged_at.elapsed() >= SILENCE_MAX
                {
                    self.progress(statistics, place);
                }
            }
            Event::Verifying => {
                let size = self.now;
                self.line(format_args!("{size}: testing the result once more"));
            }
            Event::Noted { text } => self.line(format_args!("note: {text}")),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use secateur_bundle::File;

    use super::*;

    #[test]
    fn a_line_comes_when_a_tenth_is_gone_and_not_before() {
        let len = |file: &File| file.text().len() as u64;
        let measure = Arc::new(move |file: &File| Size { bytes: len(file), tokens: len(file) });
        let mut out = Vec::new();
        let mut log =
            Log::new(&mut out, Size { bytes: 100, tokens: 100 }, measure, Instant::now(), false);
        let statistics = Statistics::default();
        for len in [95, 90, 85, 50] {
            log.observe(&Event::Improved {
                bundle: &vec![b'x'; len].into(),
                place: &"here",
                statistics: &statistics,
            });
        }
        let text = String::from_utf8(out).unwrap();
        let sizes: Vec<_> =
            text.lines().filter_map(|line| line.split("] ").nth(1)?.split(' ').next()).collect();
        assert_eq!(sizes, ["100", "90", "50"]);
    }
}
