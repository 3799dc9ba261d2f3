//! Keyboard input.
//!
//! Keys are read on a separate thread, because crossterm can block: within an escape sequence it
//! waits for the rest, regardless of the timeout. After the terminal has disappeared, it reads
//! again and again (<https://github.com/crossterm-rs/crossterm/issues/793>): until the timeout with
//! the source `use-dev-tty`, and forever without it. So it is called only if there is input, and
//! never after the terminal has disappeared.

use std::fs::File;
use std::io::{self, IsTerminal};
use std::os::fd::AsFd;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use crossterm::event::{self, Event};

use super::terminal::is_hung_up;

/// Maximum time to wait for a key before checking for the end of the run.
const PAUSE: Duration = Duration::from_millis(100);
/// Maximum time to wait for the rest of a key sequence, or for keys that follow immediately.
const BREATH: Duration = Duration::from_millis(1);

/// Returns keyboard events until `is_over`. The channel disconnects when the terminal disappears.
pub(crate) fn listen(is_over: Arc<AtomicBool>) -> io::Result<Receiver<Event>> {
    let (sender, receiver) = channel();
    thread::Builder::new().name("keyboard".into()).spawn(move || {
        // The same choice as in crossterm.
        let stdin = io::stdin();
        if stdin.is_terminal() {
            read(&stdin, &sender, &is_over);
        } else if let Ok(terminal) = File::open("/dev/tty") {
            read(&terminal, &sender, &is_over);
        }
    })?;
    Ok(receiver)
}

fn read(terminal: &impl AsFd, sender: &Sender<Event>, is_over: &AtomicBool) {
    while !is_over.load(Ordering::SeqCst) {
        match is_hung_up(terminal.as_fd(), PAUSE) {
            Some(true) => return,
            // Later input belongs to the next reader of the terminal.
            Some(false) if is_over.load(Ordering::SeqCst) => return,
            Some(false) if !forward(sender) => return,
            Some(false) | None => {}
        }
    }
}

/// Sends the available events. Returns `false` if there can be no more later.
fn forward(sender: &Sender<Event>) -> bool {
    loop {
        match event::poll(BREATH) {
            Ok(true) if event::read().is_ok_and(|event| sender.send(event).is_ok()) => {}
            Ok(false) => return true,
            Ok(true) | Err(_) => return false,
        }
    }
}
