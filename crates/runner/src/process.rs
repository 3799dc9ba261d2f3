//! One supervised process: spawned, bounded, ended, reaped.

use std::fmt;
use std::io::{self, PipeReader, Read};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{OFlags, fcntl_setfl};
use rustix::process::{Pid, PidfdFlags, Signal, kill_process_group, pidfd_open};
use secateur_minimize::Outcome;
use signal_hook::consts::SIGXFSZ;

use crate::launch::{Patience, Recall};
use crate::limits::Limit;
use crate::watch::{Usage, Watch};
use crate::{Cancel, Interrupt, OutputTail, stragglers};

/// Every way in which a test can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It exited with this status.
    Exited(i32),
    /// This signal killed it, which did not come from here.
    Signalled(i32),
    /// It did not end within its time and was killed.
    TimedOut,
    /// It went beyond this limit and was killed, or was refused more.
    Exceeded(Limit),
    /// It was killed because the run was interrupted.
    Interrupted,
    /// It was killed because its outcome was not needed any more.
    Cancelled,
}

impl Ending {
    /// What the ending says about the candidate: exit status 0 is interesting, running out of time or of
    /// anything else that is limited is no answer, anything else is uninteresting.
    #[must_use]
    pub fn outcome(self) -> Outcome {
        match self {
            Self::Exited(0) => Outcome::Interesting,
            Self::Exited(_) | Self::Signalled(_) => Outcome::Uninteresting,
            Self::TimedOut | Self::Exceeded(_) | Self::Interrupted | Self::Cancelled => Outcome::Unresolved,
        }
    }

    /// Whether the test was left to give its answer. If not, nothing is known about the candidate.
    pub(crate) fn is_answer(self) -> bool {
        !matches!(self, Self::Interrupted | Self::Cancelled)
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exited(status) => write!(f, "exited with status {status}"),
            Self::Signalled(signal) => match signal_hook::low_level::signal_name(*signal) {
                Some(name) => write!(f, "was killed by {name}"),
                None => write!(f, "was killed by signal {signal}"),
            },
            Self::TimedOut => write!(f, "did not end in time"),
            Self::Exceeded(limit) => write!(f, "{limit}"),
            Self::Interrupted => write!(f, "was interrupted"),
            Self::Cancelled => write!(f, "was not needed any more"),
        }
    }
}

/// One run of a test, or all the runs that decide about a candidate.
#[derive(Clone, Debug)]
pub struct TestRun {
    /// How it ended.
    pub ending: Ending,
    /// How the runs before it ended, when it took several to decide about the candidate.
    pub earlier: Vec<Ending>,
    /// The end of what it printed.
    pub output: OutputTail,
    /// How long it took.
    pub elapsed: Duration,
    /// The most it took of anything else, as far as it ran long enough to be looked at.
    pub peak: Usage,
}

/// What a shell makes of a process that SIGXFSZ has killed.
const KILLED_FOR_FILE_SIZE: i32 = 128 + SIGXFSZ;

/// Runs `command` to its end, in a process group of its own. Afterwards no process of the group is left.
pub(crate) fn run(
    mut command: Command,
    watch: Watch<'_>,
    patience: &Patience,
    interrupt: &Interrupt,
    cancel: &Cancel,
) -> io::Result<TestRun> {
    let (reader, writer) = io::pipe()?;
    fcntl_setfl(&reader, OFlags::NONBLOCK)?;
    command.stdout(writer.try_clone()?).stderr(writer).process_group(0);
    let started = Instant::now();
    let child = stragglers::spawn(&mut command)?;
    watch.restrain(Pid::from_child(&child));
    // The command holds the writing ends; without them the reader sees the end when the last process closes its own.
    drop(command);

    let deadline = started + watch.time();
    let mut supervised = Supervised {
        group: Pid::from_child(&child),
        child,
        reader: Some(reader),
        output: OutputTail::default(),
        watch,
    };
    let cause = supervised.wait(deadline, patience, interrupt, cancel);
    let ending = supervised.end();
    let Supervised { output, watch, .. } = supervised;
    let ending = cause?.unwrap_or(ending?);
    Ok(TestRun { ending, earlier: Vec::new(), output, elapsed: started.elapsed(), peak: watch.peak() })
}

impl TestRun {
    /// A run of which no more is known.
    #[must_use]
    pub fn of(ending: Ending, elapsed: Duration) -> Self {
        Self { ending, earlier: Vec::new(), output: OutputTail::default(), elapsed, peak: Usage::default() }
    }
}

/// How far a process has been brought to end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Running,
    /// What launches it has been told not to begin, for this reason.
    Recalled(Ending),
    /// By SIGTERM.
    Told,
    Killed,
}

/// How often to look whether what was recalled has begun.
const RECALL_PAUSE: Duration = Duration::from_millis(20);

struct Supervised<'a> {
    child: Child,
    group: Pid,
    /// None once everybody has closed the other end.
    reader: Option<PipeReader>,
    output: OutputTail,
    watch: Watch<'a>,
}

impl Supervised<'_> {
    /// Waits until the process has ended, making it end when it must. Gives the reason if it was made to.
    fn wait(
        &mut self,
        mut deadline: Instant,
        patience: &Patience,
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
            fds.extend(self.reader.as_ref().map(|reader| PollFd::new(reader, PollFlags::IN)));
            let wake = match stage {
                Stage::Running => {
                    let wake = deadline.min(self.watch.next_look());
                    cancel.deadline().map_or(wake, |deadline| deadline.min(wake))
                }
                Stage::Recalled(_) => deadline.min(Instant::now() + RECALL_PAUSE),
                Stage::Told | Stage::Killed => deadline,
            };
            let left = timespec(wake.saturating_duration_since(Instant::now()));
            match poll(&mut fds, (stage != Stage::Killed).then_some(&left)) {
                Ok(_) | Err(rustix::io::Errno::INTR) => {}
                Err(error) => return Err(error.into()),
            }
            let has_ended = !fds[0].revents().is_empty();
            let printed = self.read_output()?;
            if has_ended {
                return Ok(cause);
            }
            let now = Instant::now();
            let limit = self.watch.printed(printed).or_else(|| self.watch.look(self.group, now));
            if cause.is_none()
                && let Some(reason) = reason_to_end(now >= deadline, limit, interrupt, cancel)
            {
                cause = Some(reason);
                if let Some(recall) = &patience.recall {
                    recall.request();
                }
                (stage, deadline) = (Stage::Recalled(reason), now + Recall::PATIENCE);
            }
            match stage {
                Stage::Recalled(reason)
                    if now >= deadline || patience.recall.as_ref().is_none_or(Recall::has_begun) =>
                {
                    let _ = kill_process_group(self.group, Signal::TERM);
                    (stage, deadline) = (Stage::Told, now + patience.after(reason));
                }
                Stage::Told if now >= deadline => {
                    let _ = kill_process_group(self.group, Signal::KILL);
                    stage = Stage::Killed;
                }
                _ => {}
            }
        }
    }

    /// Takes what has been printed so far, a pipe's worth at most, so that a process that prints without end is still
    /// stopped in time. Gives how many bytes that were.
    fn read_output(&mut self) -> io::Result<u64> {
        let mut buffer = [0; 64 * 1024];
        if let Some(reader) = &mut self.reader {
            match reader.read(&mut buffer) {
                Ok(0) => self.reader = None,
                Ok(count) => {
                    self.output.push(&buffer[..count]);
                    return Ok(count as u64);
                }
                Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(0)
    }

    /// Ends what is left of the group and reaps it all.
    fn end(&mut self) -> io::Result<Ending> {
        // Before the leader is reaped: until then its number cannot be another group's.
        let _ = kill_process_group(self.group, Signal::KILL);
        let status = self.child.wait()?;
        stragglers::end_group(self.group);
        Ok(match (status.code(), status.signal()) {
            (Some(KILLED_FOR_FILE_SIZE), _) | (None, Some(SIGXFSZ)) => Ending::Exceeded(Limit::Disk),
            (Some(code), _) => Ending::Exited(code),
            (None, signal) => Ending::Signalled(signal.unwrap_or(0)),
        })
    }
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
