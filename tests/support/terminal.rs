//! A terminal that shows the program as a user sees it.
#![allow(clippy::unwrap_used, reason = "this is test code")]

use std::io::{Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread::{self, JoinHandle};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, SlavePty, native_pty_system};

use crate::support::{Scratch, wait_until};

/// A running program and its screen.
pub(crate) struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    /// Kept open so that the terminal modes outlive the program.
    _slave: Box<dyn SlavePty + Send>,
    modes_before: String,
    keyboard: Box<dyn Write + Send>,
    emulator: Arc<Mutex<vt100::Parser>>,
    is_closing: Arc<AtomicBool>,
    reader: JoinHandle<()>,
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

impl Terminal {
    /// Runs the program in the folder of `scratch`, with these additional variables.
    pub(crate) fn start(
        scratch: &Scratch,
        columns: u16,
        rows: u16,
        variables: &[(&str, &str)],
        args: &[&str],
    ) -> Self {
        Self::run(
            scratch,
            (columns, rows),
            variables,
            &[&[env!("CARGO_BIN_EXE_secateur")], args].concat(),
        )
    }

    /// Runs the program through this shell script, as `"$@"`.
    pub(crate) fn start_by(
        scratch: &Scratch,
        size: (u16, u16),
        script: &str,
        args: &[&str],
    ) -> Self {
        let words = ["sh", "-c", script, "sh", env!("CARGO_BIN_EXE_secateur")];
        Self::run(scratch, size, &[], &[&words, args].concat())
    }

    fn run(
        scratch: &Scratch,
        (columns, rows): (u16, u16),
        variables: &[(&str, &str)],
        words: &[&str],
    ) -> Self {
        let pair = native_pty_system().openpty(size(columns, rows)).unwrap();
        let mut command = CommandBuilder::new(words[0]);
        command.args(&words[1..]);
        command.cwd(scratch.path(""));
        command.env("TMPDIR", scratch.path("tmp"));
        command.env("TERM", "xterm-256color");
        command.env_remove("NO_COLOR");
        for (name, value) in variables {
            command.env(name, value);
        }
        let modes_before = modes(&*pair.master);
        let child = pair.slave.spawn_command(command).unwrap();
        let emulator = Arc::new(Mutex::new(vt100::Parser::new(
            rows.try_into().unwrap(),
            columns.try_into().unwrap(),
            1000,
        )));
        let is_closing = Arc::new(AtomicBool::new(false));
        let (mut reader, shown, closing) =
            (pair.master.try_clone_reader().unwrap(), emulator.clone(), is_closing.clone());
        let reader = thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut buffer)
                && !closing.load(Ordering::SeqCst)
            {
                shown.lock().unwrap().process(&buffer[..count]);
            }
        });
        let keyboard = pair.master.take_writer().unwrap();
        Self {
            child,
            master: pair.master,
            _slave: pair.slave,
            modes_before,
            keyboard,
            emulator,
            is_closing,
            reader,
        }
    }

    /// Closes the terminal while the program is still writing to it, and returns the program.
    pub(crate) fn close(self) -> Box<dyn Child + Send + Sync> {
        self.is_closing.store(true, Ordering::SeqCst);
        self.reader.join().unwrap();
        self.child
    }

    /// Stops reading the program's output while the guard exists.
    pub(crate) fn stall(&self) -> MutexGuard<'_, vt100::Parser> {
        self.emulator.lock().unwrap()
    }

    pub(crate) fn has_ended(&mut self) -> bool {
        self.child.try_wait().unwrap().is_some()
    }

    /// Waits for the end of the program, and returns the exit code.
    pub(crate) fn wait_for_exit(&mut self) -> u32 {
        self.child.wait().unwrap().exit_code()
    }

    pub(crate) fn look<T>(&self, look: impl FnOnce(&vt100::Screen) -> T) -> T {
        look(self.emulator.lock().unwrap().screen())
    }

    /// Returns the text on the screen.
    pub(crate) fn text(&self) -> String {
        self.look(vt100::Screen::contents)
    }

    /// Waits until all of `parts` are on the screen.
    pub(crate) fn wait_for(&self, parts: &[&str]) {
        wait_until(&format!("{parts:?} are on the screen"), || {
            let text = self.text();
            parts.iter().all(|part| text.contains(part))
        });
    }

    pub(crate) fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    pub(crate) fn resize(&self, columns: u16, rows: u16) {
        self.emulator
            .lock()
            .unwrap()
            .screen_mut()
            .set_size(rows.try_into().unwrap(), columns.try_into().unwrap());
        self.master.resize(size(columns, rows)).unwrap();
    }

    pub(crate) fn process_id(&self) -> u32 {
        self.child.process_id().unwrap()
    }

    /// Waits for the end of the program, checks that the terminal is restored, and returns the exit
    /// code.
    pub(crate) fn end(&mut self) -> u32 {
        let code = self.wait_for_exit();
        wait_until("the terminal is as it was", || {
            self.look(|screen| !screen.alternate_screen() && !screen.hide_cursor())
        });
        assert_eq!(modes(&*self.master), self.modes_before);
        code
    }
}

/// Returns the terminal modes: echo, line editing, the effect of Ctrl-C and others.
fn modes(master: &(dyn MasterPty + Send)) -> String {
    format!("{:?}", master.get_termios().unwrap())
}
