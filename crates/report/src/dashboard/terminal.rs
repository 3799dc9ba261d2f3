//! Taking the terminal, and giving it back.

use std::io::{self, Stderr};
use std::panic;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

use ratatui::crossterm::cursor::{Hide, Show};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::prelude::CrosstermBackend;
use ratatui::{Frame, Terminal};

/// The whole screen, until it is dropped.
pub(crate) struct Screen {
    terminal: Terminal<CrosstermBackend<Stderr>>,
}

/// Whether the terminal is ours. Of the process, as the terminal is, so that a panic on any thread can give it back.
static IS_TAKEN: AtomicBool = AtomicBool::new(false);

impl Screen {
    pub(crate) fn take() -> io::Result<Self> {
        give_back_before_panics();
        enable_raw_mode()?;
        IS_TAKEN.store(true, Ordering::SeqCst);
        let screen = execute!(io::stderr(), EnterAlternateScreen, Hide)
            .and_then(|()| Terminal::new(CrosstermBackend::new(io::stderr())));
        match screen {
            Ok(terminal) => Ok(Self { terminal }),
            Err(error) => {
                give_back();
                Err(error)
            }
        }
    }

    /// What cannot be drawn is lost: a screen must not end a run.
    pub(crate) fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) {
        if IS_TAKEN.load(Ordering::SeqCst) {
            let _ = self.terminal.draw(draw);
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

fn give_back() {
    if IS_TAKEN.swap(false, Ordering::SeqCst) {
        let _ = execute!(io::stderr(), LeaveAlternateScreen, Show);
        let _ = disable_raw_mode();
    }
}

/// A message on the alternate screen would go with it.
fn give_back_before_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let tell = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            give_back();
            tell(info);
        }));
    });
}
