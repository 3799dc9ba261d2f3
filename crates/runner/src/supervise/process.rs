//! One supervised process: spawned, bounded, ended, reaped.

use std::io::{self, PipeReader, PipeWriter, Read};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, Command, ExitStatus};
use std::thread;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{OFlags, fcntl_setfl};
use rustix::process::{Pid, PidfdFlags, Signal, kill_process_group, pidfd_open};
use signal_hook::consts::SIGXFSZ;

use super::cancel::Cancel;
use super::interrupt::Interrupt;
use super::limits::Limit;
use super::orphans;
use super::output::OutputTail;
use super::termination::Termination;
use super::test_run::{Ending, TestRun};
use super::watch::Watch;

/// What a shell makes of a process that SIGXFSZ has killed.
const KILLED_FOR_FILE_SIZE: i32 = 128 + SIGXFSZ;

/// How long to wait for a process to end that was killed. One with much memory takes its time.
const KILL_PATIENCE: Duration = Duration::from_secs(5);
/// How long to wait before the first look whether it has. Later pauses are a tenth of the time that has passed.
const KILL_PAUSE: Duration = Duration::from_millis(1);
/// How long it is only waited for, before all the test's other processes are killed as well.
const KILL_ALL_AFTER: Duration = Duration::from_millis(100);
/// Longer than any run, and so short that it can be added to any moment.
const FOREVER: Duration = Duration::from_secs(u32::MAX as u64);

/// Runs `command` to its end, in a process group of its own. Afterwards no process of the group is left, unless it cannot
/// be killed: then it is [given up](orphans::give_up). What goes to standard output is part of all that is printed, or
/// kept apart.
pub(crate) fn run(
    mut command: Command,
    is_filter: bool,
    watch: Watch<'_>,
    termination: &Termination<'_>,
    interrupt: &Interrupt,
    cancel: &Cancel,
) -> io::Result<TestRun> {
    let (reader, writer) = pipe()?;
    let filtered = if is_filter {
        let (reader, writer) = pipe()?;
        command.stdout(writer);
        Some(reader)
    } else {
        command.stdout(writer.try_clone()?);
        None
    };
    command.stderr(writer).process_group(0);
    let started = Instant::now();
    let child = orphans::spawn(&mut command)?;
    watch.restrain(Pid::from_child(&child));
    // The command holds the writing ends; without them the reader sees the end when the last process closes its own.
    drop(command);

    let deadline = started + watch.time().min(FOREVER);
    let mut supervised = Supervised {
        group: Pid::from_child(&child),
        child,
        reader: Some(reader),
        output: OutputTail::default(),
        filter: filtered,
        filtered: Vec::new(),
        watch,
    };
    let cause = supervised.wait(deadline, termination, interrupt, cancel);
    let ending = supervised.end();
    let Supervised { output, filtered, watch, .. } = supervised;
    let ending = cause?.unwrap_or(ending?);
    let (elapsed, peak) = (started.elapsed(), watch.peak());
    Ok(TestRun { ending, earlier: Vec::new(), output, filtered, elapsed, peak })
}

/// A pipe that is read without waiting.
fn pipe() -> io::Result<(PipeReader, PipeWriter)> {
    let (reader, writer) = io::pipe()?;
    fcntl_setfl(&reader, OFlags::NONBLOCK)?;
    Ok((reader, writer))
}

/// How far a process has been brought to end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Running,
    /// What launches it has been told not to begin, for this reason.
    Recalled(Ending),
    /// By SIGTERM.
    Told,
}

/// How long to wait for the beginning after a recall. What waits longer waits for a place, and may be ended.
const RECALL_PATIENCE: Duration = Duration::from_secs(5);
/// How often to look whether what was recalled has begun.
const RECALL_PAUSE: Duration = Duration::from_millis(20);

struct Supervised<'a> {
    child: Child,
    group: Pid,
    /// None once every process has closed the other end.
    reader: Option<PipeReader>,
    output: OutputTail,
    /// Standard output, if that is kept apart.
    filter: Option<PipeReader>,
    filtered: Vec<u8>,
    watch: Watch<'a>,
}

impl Supervised<'_> {
    /// Waits until the process has ended, or has to be killed. Gives the reason if it was made to end.
    fn wait(
        &mut self,
        mut deadline: Instant,
        termination: &Termination<'_>,
        interrupt: &Interrupt,
        cancel: &Cancel,
    ) -> io::Result<Option<Ending>> {
        let pidfd = pidfd_open(self.group, PidfdFlags::empty())?;
        let mut cause = None;
        let mut stage = Stage::Running;
        loop {
            let mut fds = vec![PollFd::new(&pidfd, PollFlags::IN)];
            // Once told to stop, these stay readable, so they are only listened to before.
            if cause.is_none() {
                fds.extend([interrupt.fd(), cancel.fd()].map(|fd| PollFd::from_borrowed_fd(fd, PollFlags::IN)));
            }
            let readers = self.reader.iter().chain(&self.filter);
            fds.extend(readers.map(|reader| PollFd::new(reader, PollFlags::IN)));
            let wake = match stage {
                Stage::Running => {
                    let wake = deadline.min(self.watch.next_look());
                    cancel.deadline().map_or(wake, |deadline| deadline.min(wake))
                }
                Stage::Recalled(_) => deadline.min(Instant::now() + RECALL_PAUSE),
                Stage::Told => deadline,
            };
            let left = timespec(wake.saturating_duration_since(Instant::now()));
            match poll(&mut fds, Some(&left)) {
                Ok(_) | Err(rustix::io::Errno::INTR) => {}
                Err(error) => return Err(error.into()),
            }
            let has_ended = !fds[0].revents().is_empty();
            let printed = self.read_output()?;
            if has_ended && cause.is_none() {
                let rest = self.read_rest()?;
                return Ok(rest.or_else(|| self.watch.look_at_end(self.group).map(Ending::Exceeded)));
            }
            if has_ended {
                return Ok(cause);
            }
            let now = Instant::now();
            let mut limit = self.watch.printed(printed);
            if cause.is_none() {
                limit = limit.or_else(|| self.watch.look(self.group, now));
            }
            if cause.is_none()
                && let Some(reason) = reason_to_end(now >= deadline, limit, interrupt, cancel)
            {
                cause = Some(reason);
                // What it goes on printing is not needed.
                (self.filter, self.filtered) = (None, Vec::new());
                if let Some(recall) = termination.recall {
                    recall.recall();
                }
                (stage, deadline) = (Stage::Recalled(reason), now + RECALL_PATIENCE);
            }
            match stage {
                Stage::Recalled(reason) if now >= deadline || termination.may_be_signalled() => {
                    let _ = kill_process_group(self.group, Signal::TERM);
                    (stage, deadline) = (Stage::Told, now + termination.grace(reason));
                }
                Stage::Told if now >= deadline => return Ok(cause),
                _ => {}
            }
        }
    }

    /// Takes what has been printed so far, a pipe's worth at most, so that a process that prints without end is still
    /// stopped in time. Gives how many bytes that were.
    fn read_output(&mut self) -> io::Result<u64> {
        let mut buffer = [0; 64 * 1024];
        let printed = read_some(&mut self.reader, &mut buffer)?;
        self.output.push(&buffer[..printed]);
        let filtered = read_some(&mut self.filter, &mut buffer)?;
        self.filtered.extend(&buffer[..filtered]);
        Ok((printed + filtered) as u64)
    }

    /// Takes what is left of a standard output that is kept apart. Gives what is wrong if it is too much: a process that
    /// has left the group may still be printing.
    fn read_rest(&mut self) -> io::Result<Option<Ending>> {
        while self.filter.is_some() {
            let printed = self.read_output()?;
            if let Some(limit) = self.watch.printed(printed) {
                return Ok(Some(Ending::Exceeded(limit)));
            }
            if printed == 0 {
                break;
            }
        }
        Ok(None)
    }

    /// Ends what is left of the group and reaps it all. A leader that does not end is given up.
    fn end(&mut self) -> io::Result<Ending> {
        let started = Instant::now();
        let status = loop {
            // Before the leader is reaped: until then its number cannot be another group's.
            let _ = kill_process_group(self.group, Signal::KILL);
            if let Some(status) = self.child.try_wait()? {
                break status;
            }
            if started.elapsed() >= KILL_PATIENCE {
                orphans::give_up(self.group, self.watch.marker());
                return Ok(Ending::TimedOut);
            }
            if started.elapsed() >= KILL_ALL_AFTER {
                self.watch.kill(self.group);
            }
            thread::sleep(KILL_PAUSE.max(started.elapsed() / 10));
        };
        orphans::end_group(self.group);
        Ok(ending(status))
    }
}

/// How a process has ended that exited with this status.
fn ending(status: ExitStatus) -> Ending {
    match (status.code(), status.signal()) {
        (Some(KILLED_FOR_FILE_SIZE), _) | (None, Some(SIGXFSZ)) => Ending::Exceeded(Limit::Disk),
        (Some(code), _) => Ending::Exited(code),
        (None, signal) => Ending::Signalled(signal.unwrap_or(0)),
    }
}

/// Reads what is there. Without a reader, or once every process has closed the other end, that is nothing.
fn read_some(reader: &mut Option<PipeReader>, buffer: &mut [u8]) -> io::Result<usize> {
    let Some(open) = reader else { return Ok(0) };
    match open.read(buffer) {
        Ok(0) => *reader = None,
        Ok(count) => return Ok(count),
        Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted) => {}
        Err(error) => return Err(error),
    }
    Ok(0)
}

fn reason_to_end(is_out_of_time: bool, limit: Option<Limit>, interrupt: &Interrupt, cancel: &Cancel) -> Option<Ending> {
    let interrupted = interrupt.signal().map(|_| Ending::Interrupted);
    interrupted
        .or_else(|| cancel.is_requested().then_some(Ending::Cancelled))
        .or_else(|| is_out_of_time.then_some(Ending::TimedOut))
        .or(limit.map(Ending::Exceeded))
}

fn timespec(duration: Duration) -> Timespec {
    Timespec { tv_sec: duration.as_secs().try_into().unwrap_or(i64::MAX), tv_nsec: duration.subsec_nanos().into() }
}
