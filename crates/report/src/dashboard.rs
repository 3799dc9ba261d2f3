//! The dashboard: a run on the whole screen of a terminal.
//!
//! The run is never held up by it. What happens goes into a [`Snapshot`], which costs a short lock; a thread of its own
//! looks there ten times a second and draws, and another one reads keys. Keys act on the run only by its [`Interrupt`].
//! When the terminal is gone both threads end, and the run goes on, unless a signal has told it to stop.
//!
//! The terminal is given back in the state in which it was, however the run ends: when the dashboard is dropped, before
//! the message of a panic, and before a second request to stop ends the process.

mod curve;
mod keyboard;
mod keys;
mod overlay;
mod panes;
mod screen;
mod snapshot;
mod terminal;
mod text;
mod theme;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;
use std::{env, io};

use secateur_bundle::Bundle;
use secateur_runner::{Event, Interrupt, LastAction, Observer, lock};

use crate::{Headline, Measure, Size};
use keys::View;
use snapshot::Snapshot;
use terminal::Screen;
use theme::Theme;

pub(crate) use panes::clock;

pub use crossterm::terminal::size as terminal_size;
pub use screen::DASHBOARD_SIZE_MIN;

/// How long the screen stays as it is when no key is pressed.
const FRAME: Duration = Duration::from_millis(100);
/// How long to wait for the last drawing. A terminal that takes nothing may hold it up for ever.
const PATIENCE: Duration = Duration::from_secs(1);

/// A screen that shows how a run goes, until it is dropped.
pub struct Dashboard {
    snapshot: Arc<Mutex<Snapshot>>,
    measure: Measure,
    is_over: Arc<AtomicBool>,
    /// Breaks off when the drawing has ended.
    drawing: Receiver<()>,
    _last_action: LastAction,
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
        original: Bundle,
        before: Size,
        measure: Measure,
        interrupt: Interrupt,
    ) -> io::Result<Self> {
        let snapshot = Arc::new(Mutex::new(Snapshot::new(headline, original, before)));
        let is_over = Arc::new(AtomicBool::new(false));
        let screen = Screen::take()?;
        let last_action = interrupt.before_forced_end(terminal::give_back);
        let keys = keyboard::listen(is_over.clone())?;
        let (seen, ended) = (snapshot.clone(), is_over.clone());
        let (end, drawing) = channel();
        thread::Builder::new().name("dashboard".into()).spawn(move || {
            show(screen, &seen, &keys, &ended, View::new(interrupt));
            drop(end);
        })?;
        Ok(Self { snapshot, measure, is_over, drawing, _last_action: last_action })
    }
}

/// Draws until the run is over or the terminal is gone.
fn show(
    mut screen: Screen,
    snapshot: &Mutex<Snapshot>,
    keys: &Receiver<crossterm::event::Event>,
    is_over: &AtomicBool,
    mut view: View,
) {
    let theme = Theme::new(env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()));
    while !is_over.load(Ordering::SeqCst) && !screen.is_gone() {
        let now = lock(snapshot).clone();
        view.look_at(&now);
        screen.draw(|frame| screen::draw(frame, &now, &mut view, &theme));
        match keys.recv_timeout(FRAME) {
            Ok(first) => {
                view.handle(&first);
                // All that has been typed, so that a key that is held down does not pile up.
                keys.try_iter().for_each(|event| view.handle(&event));
            }
            Err(RecvTimeoutError::Timeout) => {}
            // Without keys it is still something to look at.
            Err(RecvTimeoutError::Disconnected) => thread::sleep(FRAME),
        }
    }
}

impl Observer for Dashboard {
    fn observe(&mut self, event: &Event<'_>) {
        // Measured before the lock is taken, because that takes longest.
        let size = match event {
            Event::Improved { bundle, .. } => Some(Size::of(bundle, &self.measure)),
            _ => None,
        };
        lock(&self.snapshot).note(event, size);
    }
}

impl Drop for Dashboard {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::SeqCst);
        // Nothing is sent. A panic there has been told already.
        if self.drawing.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
            // While a drawing is stuck, only the modes can be given back. What was drawn stays.
            let _ = crossterm::terminal::disable_raw_mode();
        }
    }
}
