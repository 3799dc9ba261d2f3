//! Taking the terminal, and giving it back.

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

/// The whole screen, until it is dropped.
pub(crate) struct Screen {
    terminal: Terminal<CrosstermBackend<Stderr>>,
}

/// Whether the terminal is ours. Of the process, as the terminal is, so that a panic on any thread can give it back.
static IS_TAKEN: AtomicBool = AtomicBool::new(false);

/// Whether something is being drawn. What was drawn after the terminal was given back would stay on it, without a cursor.
static IS_DRAWING: AtomicBool = AtomicBool::new(false);

/// How long to wait for it to end. If it panics on this very thread, it never does.
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

    /// Whether the terminal is gone.
    pub(crate) fn is_gone(&self) -> bool {
        is_hung_up(io::stderr().as_fd(), Duration::ZERO) == Some(true)
    }

    /// What cannot be drawn is lost: a screen must not end a run.
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

/// Waits as long as `patience` for something to read from a terminal. Whether its other end is gone; None if there was
/// nothing.
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
