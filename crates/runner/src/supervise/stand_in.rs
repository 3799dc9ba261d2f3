//! Child processes that run this program again, so that a crash or hang in it only ends the child.

use std::ffi::OsStr;
use std::io;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::Duration;

use rustix::io::retry_on_intr;
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process, waitid};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

use super::{
    Cancel, Ending, Interrupt, LaunchProgress, Stdout, TestLimits, TestRun, Watch, process,
};
use crate::system::system;

/// Maximum number of bytes that a program prints in [`run_within`].
const OUTPUT_BYTES_MAX: u64 = 16 << 20;

/// Runs `command` in place of this process and forwards requests to stop until it ends.
///
/// A terminal sends a signal to both processes. The child counts both as one, as described at
/// [`Interrupt::trigger`].
///
/// # Errors
///
/// Fails if the system provides no process, thread or signal handler.
pub fn run_instead(command: &mut Command) -> io::Result<Ending> {
    let mut child = command.spawn()?;
    let pid = Pid::from_child(&child);
    // After the spawn: the child inherits ignored signals, as with `nohup`, but no handlers.
    let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP])?;
    let handle = signals.handle();
    thread::scope(|scope| {
        let pass_on = move || {
            for signal in signals.forever().filter_map(Signal::from_named_raw) {
                let _ = kill_process(pid, signal);
            }
        };
        let thread = thread::Builder::new().name("signals".into()).spawn_scoped(scope, pass_on);
        // Reaped only after the thread has ended: until then, no other process has this number.
        let ended = retry_on_intr(|| {
            waitid(WaitId::Pid(pid), WaitIdOptions::EXITED | WaitIdOptions::NOWAIT)
        });
        handle.close();
        thread.and(ended.map_err(Into::into)).map(|_| ())
    })?;
    child.wait().map(process::ending)
}

/// Runs a program to its end within limits of time and memory. Standard output is captured
/// separately.
///
/// # Errors
///
/// Fails if the program cannot be started.
pub fn run_within(command: Command, time: Duration, memory_bytes: u64) -> io::Result<TestRun> {
    let machine = TestLimits::of_machine(time, Path::new("/"));
    let memory_bytes = memory_bytes.min(machine.memory_bytes);
    let limits = TestLimits { memory_bytes, output_bytes: OUTPUT_BYTES_MAX, ..machine };
    let watch = Watch::new(&limits, Path::new(""));
    let (interrupt, cancel) = (Interrupt::new()?, Cancel::new()?);
    process::run(
        command,
        Stdout::Whole,
        OsStr::new(""),
        watch,
        &LaunchProgress(None),
        &interrupt,
        &cancel,
    )
}

/// Makes the kernel kill this process when the thread that started it ends, if the system supports
/// that.
///
/// # Errors
///
/// Fails if the system refuses.
pub fn end_with_parent() -> io::Result<()> {
    system().end_with_parent()
}
