//! Full-screen terminal dashboard of a run.
//!
//! The dashboard never delays the run. Events update a [`Snapshot`] under a short lock. A thread
//! draws the snapshot ten times a second, and another one reads keys. Keys act on the run only
//! through its [`Interrupt`]. If the terminal disappears, both threads end and the run continues,
//! unless a signal has stopped it.
//!
//! The terminal is restored however the run ends: when the dashboard is dropped, before the message
//! of a panic, and before a second stop request ends the process.

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

/// Time between two drawings if no key is pressed.
const FRAME: Duration = Duration::from_millis(100);
/// Maximum time to wait for the last drawing. A terminal that reads nothing can block it forever.
const PATIENCE: Duration = Duration::from_secs(1);

/// Dashboard on the screen until it is dropped.
pub struct Dashboard {
    snapshot: Arc<Mutex<Snapshot>>,
    measure: Measure,
    is_over: Arc<AtomicBool>,
    /// Disconnects when the drawing thread has ended.
    drawing: Receiver<()>,
    _last_action: LastAction,
}

impl Dashboard {
    /// Takes over the terminal that standard error is connected to. `before` is the size of
    /// `original`. Keys stop the run through `interrupt`.
    ///
    /// # Errors
    ///
    /// Fails if the terminal cannot be used in this way.
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
            show(screen, &seen, &keys, &ended, interrupt);
            drop(end);
        })?;
        Ok(Self { snapshot, measure, is_over, drawing, _last_action: last_action })
    }
}

/// Draws until the run is over or the terminal has disappeared.
fn show(
    mut screen: Screen,
    snapshot: &Mutex<Snapshot>,
    keys: &Receiver<crossterm::event::Event>,
    is_over: &AtomicBool,
    interrupt: Interrupt,
) {
    let theme = Theme::new(env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()));
    let mut view = View::new(interrupt, theme);
    while !is_over.load(Ordering::SeqCst) && !screen.is_gone() {
        let now = lock(snapshot).clone();
        view.look_at(&now);
        screen.draw(|frame| screen::draw(frame, &now, &mut view));
        match keys.recv_timeout(FRAME) {
            Ok(first) => {
                view.handle(&first);
                // Handles all pending keys, so that a key that is held down does not build up a
                // queue.
                keys.try_iter().for_each(|event| view.handle(&event));
            }
            Err(RecvTimeoutError::Timeout) => {}
            // The dashboard is useful even without keys.
            Err(RecvTimeoutError::Disconnected) => thread::sleep(FRAME),
        }
    }
}

impl Observer for Dashboard {
    fn observe(&mut self, event: &Event<'_>) {
        // Measured before the lock is taken, because measuring takes longest.
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
        // Nothing is ever sent. The hook has already reported a panic of that thread.
        if self.drawing.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
            // While a drawing is blocked, only the modes can be restored. The drawn text remains.
            let _ = crossterm::terminal::disable_raw_mode();
        }
    }
}
