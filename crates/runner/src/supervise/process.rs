//! One supervised process: spawned, limited, ended, reaped.

use std::ffi::OsStr;
use std::io::{self, PipeReader, PipeWriter, Read, Write};
use std::os::fd::OwnedFd;
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command, ExitStatus};
use std::time::{Duration, Instant};
use std::{mem, thread};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{OFlags, fcntl_setfl};
use rustix::process::Signal;
use signal_hook::consts::SIGXFSZ;

use super::process_tree::ProcessTree;
use super::{
    Cancel, Ending, Interrupt, LaunchProgress, Limit, OutputTail, Stdout, TestLimits, TestRun,
    Watch,
};
use crate::system::system;

/// Exit status of a shell whose command was killed by SIGXFSZ.
const KILLED_FOR_FILE_SIZE: i32 = 128 + SIGXFSZ;

/// Time for a killed process to end. One with much memory takes a while.
const KILL_PATIENCE: Duration = Duration::from_secs(5);
/// Time before the first check if it has ended. Later pauses are a tenth of the time passed.
const KILL_PAUSE: Duration = Duration::from_millis(1);
/// Time before all other processes of the test are killed too.
const KILL_ALL_AFTER: Duration = Duration::from_millis(100);
/// Maximum time of one wait: some systems cannot wait for more than some days.
const WAIT_MAX: Duration = Duration::from_secs(24 * 60 * 60);
/// Longer than any run, and short enough to be added to any instant.
const FOREVER: Duration = Duration::from_secs(u32::MAX as u64);

/// Runs `command` to its end in a process group of its own.
///
/// Afterwards no process of the group is left, except one that cannot be killed: that is [given
/// up](ProcessTree::give_up).
pub(crate) fn run(
    command: Command,
    stdout: Stdout,
    marker: &OsStr,
    mut watch: Watch<'_>,
    progress: &LaunchProgress,
    interrupt: &Interrupt,
    cancel: &Cancel,
) -> io::Result<TestRun> {
    let started = Instant::now();
    let mut process = Process::start(command, stdout, marker, watch.limits)?;
    let cause = process.wait(&mut watch, progress, interrupt, cancel);
    let ending = process.end();
    let ending = cause?.unwrap_or(ending?);
    process.cut(0);
    let (output, filtered) = (mem::take(&mut process.output), mem::take(&mut process.filtered));
    let (elapsed, peak) = (started.elapsed(), watch.peak);
    Ok(TestRun { output, filtered, peak, ..TestRun::of(ending, elapsed) })
}

/// Creates a pipe with a non-blocking reader.
fn pipe() -> io::Result<(PipeReader, PipeWriter)> {
    let (reader, writer) = io::pipe()?;
    fcntl_setfl(&reader, OFlags::NONBLOCK)?;
    Ok((reader, writer))
}

/// Stages of ending a process.
#[derive(Clone, Copy, PartialEq, Eq)]
enum EndStage {
    Running,
    /// Recalled for this reason, so that its launcher does not begin.
    Recalled(Ending),
    /// Sent SIGTERM.
    Terminating,
}

/// Time for a recalled test to begin. One that takes longer is queued and may be ended.
const RECALL_PATIENCE: Duration = Duration::from_secs(5);
/// Interval of checks if a recalled test has begun.
const RECALL_PAUSE: Duration = Duration::from_millis(20);

/// Time for a process to complete an answer that is no longer needed: starting another process
/// takes longer.
const ANSWER_PATIENCE: Duration = Duration::from_millis(300);
/// Time for a process to end after it closed its standard output without an answer. Most such
/// processes are about to end, and their ending says more.
const CLOSED_PATIENCE: Duration = Duration::from_secs(1);
/// Longer than any valid answer.
const LINE_BYTES_MAX: usize = 64 * 1024;

/// A process in a group of its own, with its output. Dropping it ends all processes that it
/// started.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    tree: ProcessTree,
    /// Becomes readable when the process has ended; `None` before the first wait.
    end: Option<OwnedFd>,
    /// `None` once every process has closed the other end.
    reader: Option<PipeReader>,
    pub(crate) output: OutputTail,
    /// Standard output, if captured separately.
    filter: Option<PipeReader>,
    stdout: Stdout,
    pub(crate) filtered: Vec<u8>,
    /// Standard input of an oracle, which answers in lines on standard output.
    questions: Option<QuestionPipe>,
    /// Ending, once it was reaped: its number may then be reused.
    ending: Option<Ending>,
}

/// Pipe to the standard input of an oracle.
#[derive(Debug)]
struct QuestionPipe {
    /// `None` once every process has closed the other end.
    writer: Option<PipeWriter>,
    /// Bytes still to be written.
    left: Vec<u8>,
}

impl Process {
    /// Starts a process within the limits that the kernel enforces.
    pub(crate) fn start(
        mut command: Command,
        stdout: Stdout,
        marker: &OsStr,
        limits: &TestLimits,
    ) -> io::Result<Self> {
        let (reader, writer) = pipe()?;
        let filter = if stdout == Stdout::Joined {
            command.stdout(writer.try_clone()?);
            None
        } else {
            let (reader, writer) = pipe()?;
            command.stdout(writer);
            Some(reader)
        };
        command.stderr(writer);
        let (child, tree) = ProcessTree::spawn(&mut command, marker, limits.processes)?;
        system().limit_file_size(tree.leader, limits.disk_bytes);
        // The command owns the writing ends. Without them, the reader sees the end of file when the
        // last process closes its own.
        drop(command);
        Ok(Self {
            child,
            tree,
            end: None,
            reader: Some(reader),
            output: OutputTail::default(),
            filter,
            stdout,
            filtered: Vec::new(),
            questions: None,
            ending: None,
        })
    }

    /// Starts an oracle, which is asked on standard input.
    pub(crate) fn start_to_ask(
        mut command: Command,
        marker: &OsStr,
        limits: &TestLimits,
    ) -> io::Result<Self> {
        let (reader, writer) = io::pipe()?;
        fcntl_setfl(&writer, OFlags::NONBLOCK)?;
        command.stdin(reader);
        let mut process = Self::start(command, Stdout::Whole, marker, limits)?;
        process.questions = Some(QuestionPipe { writer: Some(writer), left: Vec::new() });
        Ok(process)
    }

    /// Sets the question that the next [`wait`](Self::wait) writes, which ends with a line on
    /// standard output. Returns anything printed there unasked.
    pub(crate) fn ask(&mut self, question: Vec<u8>) -> io::Result<Vec<u8>> {
        self.output = OutputTail::default();
        self.read_output()?;
        if let Some(questions) = &mut self.questions {
            questions.left = question;
        }
        Ok(mem::take(&mut self.filtered))
    }

    /// Returns `true` if there is a complete answer.
    fn has_answered(&self) -> bool {
        self.questions.is_some()
            && (self.filtered.contains(&b'\n') || self.filtered.len() > LINE_BYTES_MAX)
    }

    /// Waits until the process has ended or answered, or must be killed. Returns the reason if it
    /// was made to end or can no longer answer.
    pub(crate) fn wait(
        &mut self,
        watch: &mut Watch<'_>,
        progress: &LaunchProgress,
        interrupt: &Interrupt,
        cancel: &Cancel,
    ) -> io::Result<Option<Ending>> {
        let mut deadline = Instant::now() + watch.limits.time.min(FOREVER);
        if self.end.is_none() {
            self.end = Some(system().end_of(self.tree.leader)?);
        }
        let mut cause = None;
        let mut stage = EndStage::Running;
        // Time until which it may complete an answer that is no longer needed.
        let mut patience_ends: Option<Instant> = None;
        // Time until which it may end after closing its standard output.
        let mut closed_ends: Option<Instant> = None;
        loop {
            let mut fds: Vec<_> =
                self.end.iter().map(|end| PollFd::new(end, PollFlags::IN)).collect();
            // These stay readable after a request, so they are only polled before.
            if cause.is_none() {
                fds.push(PollFd::from_borrowed_fd(interrupt.fd(), PollFlags::IN));
            }
            if cause.is_none() && patience_ends.is_none() {
                fds.push(PollFd::from_borrowed_fd(cancel.fd(), PollFlags::IN));
            }
            let readers = self.reader.iter().chain(&self.filter);
            fds.extend(readers.map(|reader| PollFd::new(reader, PollFlags::IN)));
            let asked = self.questions.as_ref().filter(|questions| !questions.left.is_empty());
            fds.extend(
                asked
                    .and_then(|asked| asked.writer.as_ref())
                    .map(|to| PollFd::new(to, PollFlags::OUT)),
            );
            let wake = match stage {
                EndStage::Running => {
                    let wakes =
                        [Some(watch.next_look), cancel.deadline, patience_ends, closed_ends];
                    wakes.into_iter().flatten().fold(deadline, Instant::min)
                }
                EndStage::Recalled(_) => deadline.min(Instant::now() + RECALL_PAUSE),
                EndStage::Terminating => deadline,
            };
            let left =
                Timespec::try_from(wake.saturating_duration_since(Instant::now()).min(WAIT_MAX));
            match poll(&mut fds, left.as_ref().ok()) {
                Ok(_) | Err(rustix::io::Errno::INTR) => {}
                Err(error) => return Err(error.into()),
            }
            let has_ended = !fds[0].revents().is_empty();
            let printed = self.read_output()?;
            if has_ended && cause.is_none() {
                let rest = self.read_rest(watch)?;
                return Ok(rest.or_else(|| watch.look_at_end(&self.tree).map(Ending::Exceeded)));
            }
            if has_ended {
                return Ok(cause);
            }
            let now = Instant::now();
            let mut limit = watch.printed(printed);
            if cause.is_none() {
                limit = limit.or_else(|| watch.look(&self.tree, now));
            }
            if cause.is_none() && limit.is_none() && self.has_answered() {
                // Output before the answer may still be in the other pipe.
                watch.printed(self.read_output()?);
                return Ok(None);
            }
            if cause.is_none() && self.questions.is_some() && self.filter.is_none() {
                let ends = *closed_ends.get_or_insert(now + CLOSED_PATIENCE);
                if now >= ends {
                    return Ok(Some(Ending::NoAnswer));
                }
            }
            if let Some(questions) = &mut self.questions {
                questions.write();
            }
            if cause.is_none()
                && let Some(reason) = reason_to_end(now >= deadline, limit, interrupt, cancel)
            {
                let is_due = cancel.deadline.is_some_and(|deadline| now >= deadline);
                if reason == Ending::Cancelled && self.questions.is_some() && !is_due {
                    let ends = *patience_ends.get_or_insert(now + ANSWER_PATIENCE);
                    if now < ends {
                        continue;
                    }
                }
                cause = Some(reason);
                // Further output is not needed.
                (self.filter, self.filtered) = (None, Vec::new());
                progress.recall();
                (stage, deadline) = (EndStage::Recalled(reason), now + RECALL_PATIENCE);
            }
            match stage {
                EndStage::Recalled(reason) if now >= deadline || progress.may_be_signalled() => {
                    self.tree.signal(Signal::TERM);
                    (stage, deadline) = (EndStage::Terminating, now + progress.grace(reason));
                }
                EndStage::Terminating if now >= deadline => return Ok(cause),
                _ => {}
            }
        }
    }

    /// Reads the output so far, at most the capacity of a pipe, so that a process that prints
    /// without end is still stopped in time. Returns the number of bytes read.
    fn read_output(&mut self) -> io::Result<u64> {
        let mut buffer = [0; 64 * 1024];
        let printed = read_some(&mut self.reader, &mut buffer)?;
        self.output.push(&buffer[..printed]);
        let filtered = read_some(&mut self.filter, &mut buffer)?;
        self.filtered.extend(&buffer[..filtered]);
        // Rarely, since the rest is moved.
        self.cut(OutputTail::BYTES_MAX);
        Ok((printed + filtered) as u64)
    }

    /// Drops all but the end of a standard output kept as a tail, if it is too long by more than
    /// `excess`.
    fn cut(&mut self, excess: usize) {
        let beyond = self.filtered.len().saturating_sub(OutputTail::BYTES_MAX);
        if self.stdout == Stdout::Tail && beyond > excess {
            self.filtered.drain(..beyond);
        }
    }

    /// Reads the rest of a separately captured standard output. Returns an ending if it is too
    /// much: a process that left the group may still be printing.
    fn read_rest(&mut self, watch: &mut Watch<'_>) -> io::Result<Option<Ending>> {
        while self.filter.is_some() {
            let printed = self.read_output()?;
            if let Some(limit) = watch.printed(printed) {
                return Ok(Some(Ending::Exceeded(limit)));
            }
            if printed == 0 {
                break;
            }
        }
        Ok(None)
    }

    /// Ends and reaps the rest of the group. A leader that does not end is given up.
    pub(crate) fn end(&mut self) -> io::Result<Ending> {
        if let Some(ending) = self.ending {
            return Ok(ending);
        }
        let started = Instant::now();
        let status = loop {
            // Before the leader is reaped, its number cannot be reused by another group.
            self.tree.signal(Signal::KILL);
            if let Some(status) = self.child.try_wait()? {
                break status;
            }
            if started.elapsed() >= KILL_PATIENCE {
                self.tree.give_up();
                return Ok(*self.ending.insert(Ending::TimedOut));
            }
            if started.elapsed() >= KILL_ALL_AFTER {
                self.tree.kill_all();
            }
            thread::sleep(KILL_PAUSE.max(started.elapsed() / 10));
        };
        self.tree.end_group();
        Ok(*self.ending.insert(ending(status)))
    }

    /// Resumes the measurements of a persistent process at `next_look`.
    pub(crate) fn resume(&self, watch: &mut Watch<'_>, next_look: Instant) {
        watch.resume(self.tree.leader, next_look);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Processes that cannot be ended are counted as lost.
        let _ = self.end();
        self.tree.end_orphans();
    }
}

impl QuestionPipe {
    /// Writes as much as possible without blocking. The rest is dropped if nobody reads any more:
    /// the process will end or not answer.
    fn write(&mut self) {
        let Some(writer) = self.writer.as_mut().filter(|_| !self.left.is_empty()) else { return };
        match writer.write(&self.left) {
            Ok(count) => drop(self.left.drain(..count)),
            Err(error) if is_temporary(&error) => {}
            Err(_) => (self.writer, self.left) = (None, Vec::new()),
        }
    }
}

/// Returns the ending for an exit status.
pub(super) fn ending(status: ExitStatus) -> Ending {
    match (status.code(), status.signal()) {
        (Some(KILLED_FOR_FILE_SIZE), _) | (None, Some(SIGXFSZ)) => Ending::Exceeded(Limit::Disk),
        (Some(code), _) => Ending::Exited(code),
        (None, signal) => Ending::Signalled(signal.unwrap_or(0)),
    }
}

/// Reads the available bytes. Returns 0 without a reader, or once every process has closed the
/// other end.
fn read_some(reader: &mut Option<PipeReader>, buffer: &mut [u8]) -> io::Result<usize> {
    let Some(open) = reader else { return Ok(0) };
    match open.read(buffer) {
        Ok(0) => *reader = None,
        Ok(count) => return Ok(count),
        Err(error) if is_temporary(&error) => {}
        Err(error) => return Err(error),
    }
    Ok(0)
}

/// Returns `true` if a pipe was full or empty, or if a signal interrupted the call.
fn is_temporary(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted)
}

fn reason_to_end(
    is_out_of_time: bool,
    limit: Option<Limit>,
    interrupt: &Interrupt,
    cancel: &Cancel,
) -> Option<Ending> {
    let interrupted = interrupt.signal().map(|_| Ending::Interrupted);
    interrupted
        .or_else(|| cancel.is_requested().then_some(Ending::Cancelled))
        .or_else(|| is_out_of_time.then_some(Ending::TimedOut))
        .or(limit.map(Ending::Exceeded))
}
