//! The dashboard: a run on the whole screen of a terminal.
//!
//! The run is never held up by it. What happens goes into a [`Snapshot`], which costs a short lock; a thread of its own
//! looks there ten times a second, draws, and reads keys. Keys act on the run only by its [`Interrupt`].
//!
//! The terminal is given back in the state in which it was, however the run ends: when the dashboard is dropped, and
//! before the message of a panic.

mod curve;
mod keys;
mod overlay;
mod panes;
mod screen;
mod snapshot;
mod terminal;
mod text;
mod theme;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;
use std::{env, io};

use ratatui::crossterm::event;
use secateur_runner::{Event, Interrupt, Observer};

use crate::{Measure, Size};
use keys::View;
use snapshot::Snapshot;
use terminal::Screen;
use theme::Theme;

/// The least number of columns and lines in which the dashboard makes sense.
pub const DASHBOARD_SIZE_MIN: (u16, u16) = (60, 15);

/// The columns and lines of the terminal.
///
/// # Errors
///
/// When there is none.
pub fn terminal_size() -> io::Result<(u16, u16)> {
    ratatui::crossterm::terminal::size()
}

/// How long the screen stays as it is when nobody presses a key.
const FRAME: Duration = Duration::from_millis(100);

/// What does not change during a run.
#[derive(Clone, Debug)]
pub struct Headline {
    /// The name of the input.
    pub input: String,
    /// How it is reduced: walkers and list minimiser.
    pub search: String,
    /// How many tests may run at one time.
    pub jobs: usize,
}

/// A screen that shows how a run goes, until it is dropped.
pub struct Dashboard {
    snapshot: Arc<Mutex<Snapshot>>,
    measure: Measure,
    is_over: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Dashboard {
    /// Takes the terminal that standard error is connected to. `original` has the size `before`; `interrupt` is what keys
    /// ask the run by.
    ///
    /// # Errors
    ///
    /// When the terminal cannot be used in this way.
    pub fn new(
        headline: Headline,
        original: Arc<[u8]>,
        before: Size,
        measure: Measure,
        interrupt: Interrupt,
    ) -> io::Result<Self> {
        let snapshot = Arc::new(Mutex::new(Snapshot::new(headline, original, before)));
        let is_over = Arc::new(AtomicBool::new(false));
        let screen = Screen::take()?;
        let (seen, ended) = (snapshot.clone(), is_over.clone());
        let thread = thread::Builder::new().name("dashboard".into()).spawn(move || {
            show(screen, &seen, &ended, View::new(interrupt));
        })?;
        Ok(Self { snapshot, measure, is_over, thread: Some(thread) })
    }
}

/// Draws until it is over.
fn show(mut screen: Screen, snapshot: &Mutex<Snapshot>, is_over: &AtomicBool, mut view: View) {
    let theme = Theme::new(env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()));
    while !is_over.load(Ordering::SeqCst) {
        let now = lock(snapshot).clone();
        view.look_at(&now);
        screen.draw(|frame| screen::draw(frame, &now, &mut view, &theme));
        match event::poll(FRAME) {
            Ok(true) => {
                // All that has been typed, so that a key that is held down does not pile up.
                while event::poll(Duration::ZERO).unwrap_or(false)
                    && let Ok(event) = event::read()
                {
                    view.handle(&event);
                }
            }
            Ok(false) => {}
            // Without keys it is still something to look at.
            Err(_) => thread::sleep(FRAME),
        }
    }
}

/// A panic elsewhere leaves a snapshot that can still be looked at.
fn lock(snapshot: &Mutex<Snapshot>) -> MutexGuard<'_, Snapshot> {
    snapshot.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Observer for Dashboard {
    fn observe(&mut self, event: &Event<'_>) {
        // Measured before the lock is taken, because that takes longest.
        let size = match event {
            Event::Improved { text, .. } => Some((self.measure)(text)),
            _ => None,
        };
        lock(&self.snapshot).note(event, size);
    }
}

impl Drop for Dashboard {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::SeqCst);
        if let Some(thread) = self.thread.take() {
            // A panic there has been told already.
            let _ = thread.join();
        }
    }
}
