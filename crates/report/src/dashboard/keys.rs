//! Key bindings and the state of the view.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use secateur_runner::Interrupt;

use super::snapshot::Snapshot;
use super::text::Text;
use super::theme::Theme;

/// Window on top of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Overlay {
    Help,
    Output,
}

/// Visible part of a text.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Scroll {
    pub(crate) top: usize,
    pub(crate) left: usize,
    /// Height of the window in lines when it was last drawn.
    pub(crate) height: usize,
}

/// State of the view, as opposed to the state of the run.
pub(crate) struct View {
    interrupt: Interrupt,
    pub(crate) theme: Theme,
    pub(crate) overlay: Option<Overlay>,
    pub(crate) best: Text,
    pub(crate) best_title: String,
    pub(crate) best_scroll: Scroll,
    pub(crate) output_scroll: Scroll,
    /// Time of the last request to skip a list, for a short confirmation.
    skipped_at: Option<Instant>,
    /// Times and test counts of the last seconds, for the rate.
    tests: VecDeque<(Instant, u64)>,
}

/// Period over which the rate of tests is computed.
const RATE_SPAN: Duration = Duration::from_secs(5);
/// Duration of the confirmation of a key.
const ECHO: Duration = Duration::from_secs(2);

/// The signal that Ctrl-C sends where the terminal is not in raw mode.
const SIGINT: i32 = 2;

impl View {
    pub(crate) fn new(interrupt: Interrupt, theme: Theme) -> Self {
        Self {
            interrupt,
            theme,
            overlay: None,
            best: Text::default(),
            best_title: String::new(),
            best_scroll: Scroll::default(),
            output_scroll: Scroll::default(),
            skipped_at: None,
            tests: VecDeque::new(),
        }
    }

    /// Updates the view from the snapshot.
    pub(crate) fn look_at(&mut self, snapshot: &Snapshot) {
        let (text, file) = snapshot.shown();
        if !self.best.is_of(&text) {
            self.best = Text::new(text);
            self.best_title = file
                .map_or_else(|| "Best so far".to_owned(), |file| format!("Best so far: {file}"));
        }
        let now = Instant::now();
        self.tests.push_back((now, snapshot.statistics.tests));
        while self.tests.front().is_some_and(|(at, _)| now.duration_since(*at) > RATE_SPAN) {
            self.tests.pop_front();
        }
    }

    /// Returns the recent number of tests per second.
    pub(crate) fn rate(&self) -> f64 {
        let ends = self.tests.front().zip(self.tests.back());
        let Some(((from, before), (to, after))) = ends else { return 0.0 };
        let seconds = to.duration_since(*from).as_secs_f64();
        if seconds > 0.0 { after.saturating_sub(*before) as f64 / seconds } else { 0.0 }
    }

    pub(crate) fn is_stopping(&self) -> bool {
        self.interrupt.signal().is_some()
    }

    pub(crate) fn has_just_skipped(&self) -> bool {
        self.skipped_at.is_some_and(|at| at.elapsed() < ECHO)
    }

    pub(crate) fn handle(&mut self, event: &Event) {
        if let Event::Key(key) = event
            && key.kind != KeyEventKind::Release
        {
            self.press(*key);
        }
    }

    fn press(&mut self, key: KeyEvent) {
        let is_control_c =
            key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            _ if is_control_c => self.interrupt.trigger(SIGINT),
            KeyCode::Esc => self.overlay = None,
            KeyCode::Char('q') if self.overlay.is_some() => self.overlay = None,
            // A key that is held down must not count as a second request.
            KeyCode::Char('q') if self.is_stopping() => {}
            KeyCode::Char('q') => self.interrupt.trigger(SIGINT),
            KeyCode::Char('s') => {
                self.interrupt.request_skip();
                self.skipped_at = Some(Instant::now());
            }
            KeyCode::Char('o') => self.toggle(Overlay::Output),
            KeyCode::Char('?' | 'h') => self.toggle(Overlay::Help),
            code => self.scroll(code),
        }
    }

    fn toggle(&mut self, overlay: Overlay) {
        self.overlay = (self.overlay != Some(overlay)).then_some(overlay);
        self.output_scroll.top = usize::MAX;
    }

    /// Scrolls without a limit: drawing corrects the offset, since only then the number of lines is
    /// known.
    fn scroll(&mut self, code: KeyCode) {
        let scroll = if self.overlay == Some(Overlay::Output) {
            &mut self.output_scroll
        } else {
            &mut self.best_scroll
        };
        let page = scroll.height.saturating_sub(1).max(1);
        let Scroll { top, left, .. } = scroll;
        match code {
            KeyCode::Up | KeyCode::Char('k') => *top = top.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => *top = top.saturating_add(1),
            KeyCode::PageUp => *top = top.saturating_sub(page),
            KeyCode::PageDown | KeyCode::Char(' ') => *top = top.saturating_add(page),
            KeyCode::Home => (*top, *left) = (0, 0),
            KeyCode::End => *top = usize::MAX,
            KeyCode::Left => *left = left.saturating_sub(8),
            KeyCode::Right => *left = left.saturating_add(8).min(10_000),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_c_and_q_stop_the_run_but_q_closes_what_lies_on_top_first_and_a_plain_c_does_nothing()
    {
        for (keys, modifiers, stops) in [
            ("c", KeyModifiers::CONTROL, true),
            ("q", KeyModifiers::NONE, true),
            ("?qq", KeyModifiers::NONE, true),
            ("c", KeyModifiers::NONE, false),
        ] {
            let mut view = View::new(Interrupt::new().unwrap(), Theme::new(true));
            for (i, key) in keys.chars().enumerate() {
                assert_eq!((i, view.is_stopping()), (i, false), "{keys}");
                view.handle(&Event::Key(KeyEvent::new(KeyCode::Char(key), modifiers)));
            }
            assert_eq!(view.is_stopping(), stops, "{keys}");
        }
    }
}
