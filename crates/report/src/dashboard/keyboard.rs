//! What is typed.
//!
//! Read on a thread of its own, because crossterm's reading may take long: in the middle of an escape sequence it waits
//! for the rest, whatever time it was given. When the terminal is gone it reads again and again
//! (<https://github.com/crossterm-rs/crossterm/issues/793>): with the source `use-dev-tty` no longer than the time it was
//! given, without it for ever. So it is only asked when there is something to read, and no more once the terminal is gone.

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

/// How long to wait for a key before a look whether it is over.
const PAUSE: Duration = Duration::from_millis(100);
/// How long to wait for what belongs to the same key, or follows in the same breath.
const BREATH: Duration = Duration::from_millis(1);

/// Events from the keyboard, until `is_over`. What is received ends when the terminal is gone.
pub(crate) fn listen(is_over: Arc<AtomicBool>) -> io::Result<Receiver<Event>> {
    let (sender, receiver) = channel();
    thread::Builder::new().name("keyboard".into()).spawn(move || {
        // The same choice as crossterm's.
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
            // What is typed from now on is for others.
            Some(false) if is_over.load(Ordering::SeqCst) => return,
            Some(false) if !hand_on(sender) => return,
            Some(false) | None => {}
        }
    }
}

/// Hands on what is there. Whether there may be more later.
fn hand_on(sender: &Sender<Event>) -> bool {
    loop {
        match event::poll(BREATH) {
            Ok(true) if event::read().is_ok_and(|event| sender.send(event).is_ok()) => {}
            Ok(false) => return true,
            Ok(true) | Err(_) => return false,
        }
    }
}
