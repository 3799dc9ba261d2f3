//! Takes over the terminal, and restores it.

use std::io::{self, Stderr};
use std::os::fd::{AsFd, BorrowedFd};
use std::panic;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crossterm::cursor::{Hide, Show};
use crossterm::execute;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::prelude::CrosstermBackend;
use ratatui::{Frame, Terminal};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;

/// Alternate screen of the terminal, until it is dropped.
pub(crate) struct Screen {
    terminal: Terminal<CrosstermBackend<Stderr>>,
}

/// `true` while the terminal is in use by the dashboard. A static variable, so that a panic on any
/// thread can restore the terminal.
static IS_TAKEN: AtomicBool = AtomicBool::new(false);

/// `true` during a drawing. Text drawn after the terminal was restored would remain on it, without
/// a cursor.
static IS_DRAWING: AtomicBool = AtomicBool::new(false);

/// Maximum time to wait for the end of a drawing. If the drawing thread itself panics, the drawing
/// never ends.
const DRAWING_MAX: Duration = Duration::from_millis(500);

impl Screen {
    pub(crate) fn take() -> io::Result<Self> {
        give_back_before_panics();
        enable_raw_mode()?;
        IS_TAKEN.store(true, Ordering::SeqCst);
        let screen = execute!(io::stderr(), EnterAlternateScreen, Hide)
            .and_then(|()| Terminal::new(CrosstermBackend::new(io::stderr())));
        screen.map(|terminal| Self { terminal }).inspect_err(|_| give_back())
    }

    /// Returns `true` if the terminal has disappeared.
    pub(crate) fn is_gone(&self) -> bool {
        is_hung_up(io::stderr().as_fd(), Duration::ZERO) == Some(true)
    }

    /// Draws the screen. Errors are ignored: a screen must not end a run.
    pub(crate) fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) {
        IS_DRAWING.store(true, Ordering::SeqCst);
        if IS_TAKEN.load(Ordering::SeqCst) {
            let _ = self.terminal.draw(draw);
        }
        IS_DRAWING.store(false, Ordering::SeqCst);
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

pub(crate) fn give_back() {
    if IS_TAKEN.swap(false, Ordering::SeqCst) {
        let started = Instant::now();
        while IS_DRAWING.load(Ordering::SeqCst) && started.elapsed() < DRAWING_MAX {
            thread::sleep(Duration::from_millis(1));
        }
        let _ = execute!(io::stderr(), LeaveAlternateScreen, Show);
        let _ = disable_raw_mode();
    }
}

/// Waits for input for at most `patience`. Returns `true` if the other end of the terminal has
/// disappeared, and `None` if there was no input.
pub(crate) fn is_hung_up(terminal: BorrowedFd<'_>, patience: Duration) -> Option<bool> {
    let mut fds = [PollFd::from_borrowed_fd(terminal, PollFlags::IN)];
    let patience = Timespec { tv_sec: 0, tv_nsec: patience.subsec_nanos().into() };
    match poll(&mut fds, Some(&patience)) {
        Ok(0) | Err(Errno::INTR) => None,
        Ok(_) => {
            Some(fds[0].revents().intersects(PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL))
        }
        Err(_) => Some(true),
    }
}

/// A message on the alternate screen would disappear with it.
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
