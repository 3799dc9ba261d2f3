//! One supervised process: spawned, bounded, ended, reaped.

use std::fmt;
use std::io::{self, PipeReader, Read};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{OFlags, fcntl_setfl};
use rustix::process::{Pid, PidfdFlags, Signal, kill_process_group, pidfd_open};
use secateur_minimize::Outcome;

use crate::{Interrupt, OutputTail, stragglers};

/// Every way in which a test can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It exited with this status.
    Exited(i32),
    /// This signal killed it, which did not come from here.
    Signalled(i32),
    /// It did not end within its time and was killed.
    TimedOut,
    /// It was killed because the run was interrupted.
    Interrupted,
}

impl Ending {
    /// What the ending says about the candidate: exit status 0 is interesting, running out of time is no answer,
    /// anything else is uninteresting.
    #[must_use]
    pub fn outcome(self) -> Outcome {
        match self {
            Self::Exited(0) => Outcome::Interesting,
            Self::Exited(_) | Self::Signalled(_) => Outcome::Uninteresting,
            Self::TimedOut | Self::Interrupted => Outcome::Unresolved,
        }
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
            Self::Interrupted => write!(f, "was interrupted"),
        }
    }
}

/// One run of a test.
#[derive(Clone, Debug)]
pub struct TestRun {
    /// How it ended.
    pub ending: Ending,
    /// The end of what it printed.
    pub output: OutputTail,
    /// How long it took.
    pub elapsed: Duration,
}

/// How long a process that ran out of time may take to clean up between SIGTERM and SIGKILL.
const GRACE: Duration = Duration::from_secs(1);
/// The same when a person waits for the whole run to stop.
const GRACE_WHEN_INTERRUPTED: Duration = Duration::from_millis(200);

/// Runs `command` to its end, in a process group of its own, with nothing on its standard input. Afterwards no process
/// of the group is left.
pub(crate) fn run(mut command: Command, timeout: Duration, interrupt: &Interrupt) -> io::Result<TestRun> {
    let (reader, writer) = io::pipe()?;
    fcntl_setfl(&reader, OFlags::NONBLOCK)?;
    command.stdin(Stdio::null()).stdout(writer.try_clone()?).stderr(writer).process_group(0);
    let started = Instant::now();
    let child = stragglers::spawn(&mut command)?;
    // The command holds the writing ends; without them the reader sees the end when the last process closes its own.
    drop(command);

    let mut supervised =
        Supervised { group: Pid::from_child(&child), child, reader: Some(reader), output: OutputTail::default() };
    let cause = supervised.wait(started + timeout, interrupt);
    let ending = supervised.end();
    Ok(TestRun { ending: cause?.unwrap_or(ending?), output: supervised.output, elapsed: started.elapsed() })
}

struct Supervised {
    child: Child,
    group: Pid,
    /// None once everybody has closed the other end.
    reader: Option<PipeReader>,
    output: OutputTail,
}

impl Supervised {
    /// Waits until the process has ended, making it end when it must. Gives the reason if it was made to.
    fn wait(&mut self, mut deadline: Instant, interrupt: &Interrupt) -> io::Result<Option<Ending>> {
        let pidfd = pidfd_open(self.group, PidfdFlags::empty())?;
        let mut cause = None;
        let mut is_killed = false;
        loop {
            // Once told to stop, the interrupt stays readable, so it is only listened to before.
            let mut fds = vec![PollFd::new(&pidfd, PollFlags::IN)];
            fds.extend(cause.is_none().then(|| PollFd::from_borrowed_fd(interrupt.fd(), PollFlags::IN)));
            fds.extend(self.reader.as_ref().map(|reader| PollFd::new(reader, PollFlags::IN)));
            let left = timespec(deadline.saturating_duration_since(Instant::now()));
            match poll(&mut fds, (!is_killed).then_some(&left)) {
                Ok(_) | Err(rustix::io::Errno::INTR) => {}
                Err(error) => return Err(error.into()),
            }
            let has_ended = !fds[0].revents().is_empty();
            self.read_output()?;
            if has_ended {
                return Ok(cause);
            }
            let now = Instant::now();
            if cause.is_none() && (interrupt.signal().is_some() || now >= deadline) {
                let is_interrupted = interrupt.signal().is_some();
                cause = Some(if is_interrupted { Ending::Interrupted } else { Ending::TimedOut });
                deadline = now + if is_interrupted { GRACE_WHEN_INTERRUPTED } else { GRACE };
                let _ = kill_process_group(self.group, Signal::TERM);
            } else if cause.is_some() && !is_killed && now >= deadline {
                is_killed = true;
                let _ = kill_process_group(self.group, Signal::KILL);
            }
        }
    }

    /// Takes what has been printed so far, a pipe's worth at most, so that a process that prints without end is still
    /// stopped in time.
    fn read_output(&mut self) -> io::Result<()> {
        let mut buffer = [0; 64 * 1024];
        if let Some(reader) = &mut self.reader {
            match reader.read(&mut buffer) {
                Ok(0) => self.reader = None,
                Ok(count) => self.output.push(&buffer[..count]),
                Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Ends what is left of the group and reaps it all.
    fn end(&mut self) -> io::Result<Ending> {
        // Before the leader is reaped: until then its number cannot be another group's.
        let _ = kill_process_group(self.group, Signal::KILL);
        let status = self.child.wait()?;
        stragglers::end_group(self.group);
        Ok(match (status.code(), status.signal()) {
            (Some(code), _) => Ending::Exited(code),
            (None, signal) => Ending::Signalled(signal.unwrap_or(0)),
        })
    }
}

fn timespec(duration: Duration) -> Timespec {
    Timespec { tv_sec: duration.as_secs().try_into().unwrap_or(i64::MAX), tv_nsec: duration.subsec_nanos().into() }
}
