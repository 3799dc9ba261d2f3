//! All processes of a test: its leader, the leader's group, and descendants that have left it, for
//! example daemons.
//!
//! A process group can be killed as a whole, but a process may leave it; `timeout` does so for the
//! command it runs. As the subreaper of all its descendants, this process becomes the parent of
//! those whose own parent has ended. Every test has a variable with a unique value in its
//! environment. Living orphans are identified by it and killed. An orphan that has cleared its
//! environment may belong to any of the tests that ran when it was first seen. It is killed when
//! the last of these has ended. Ended orphans are reaped, because they would otherwise accumulate
//! during a run.
//!
//! A process blocked in the kernel, by an unresponsive file system or a debugger, does not end when
//! it is killed. It is waited for some seconds and then counts as lost. Nothing waits for it any
//! more, and its directory is left to a later run.

use std::ffi::OsStr;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rustix::io::Errno;
use rustix::process::{
    Pid, Signal, WaitId, WaitIdOptions, WaitOptions, getpgid, getpid, kill_process,
    kill_process_group, test_kill_process_group, waitid, waitpgid, waitpid,
};

use super::marker::marker_in;
use crate::lock::lock;
use crate::system::system;

/// Time for killed processes to end. They end at once unless the kernel blocks them.
const PATIENCE: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_millis(1);
/// Time for which a process may have no environment because it is ending or beginning. After that,
/// it has cleared its environment.
const TRANSITION: Duration = Duration::from_millis(200);
/// Queries an ended child without reaping it.
const ENDED: WaitIdOptions =
    WaitIdOptions::EXITED.union(WaitIdOptions::NOHANG).union(WaitIdOptions::NOWAIT);

/// Set if this process is a subreaper.
static ADOPTING: AtomicBool = AtomicBool::new(false);

/// Leading processes of the tests that are running or not yet reaped. Locked from before a spawn
/// until its entry, so that the new process is not mistaken for an orphan.
static LEADERS: Mutex<Vec<Pid>> = Mutex::new(Vec::new());

/// Orphans without an environment.
static NAMELESS: Mutex<Vec<Nameless>> = Mutex::new(Vec::new());

/// Children of this process that did not end in time when killed.
static LOST: Mutex<Vec<Lost>> = Mutex::new(Vec::new());

struct Lost {
    pid: Pid,
    marker: Vec<u8>,
}

struct Nameless {
    pid: Pid,
    seen: Instant,
    /// Leaders that were running then.
    suspects: Vec<Pid>,
}

/// Makes this process the parent of its orphaned descendants, for the rest of its life, if the
/// system [can](crate::contains_processes). No process of a test then escapes.
///
/// From then on, every [`Runner`](crate::Runner) reaps all children of this process that it did not
/// spawn itself. A program that spawns other children during a run should not call this.
///
/// # Errors
///
/// Fails if the system refuses.
pub fn adopt_orphans() -> io::Result<()> {
    ADOPTING.store(system().adopt_orphans()?, Ordering::SeqCst);
    Ok(())
}

/// Processes of one test.
#[derive(Debug)]
pub(crate) struct ProcessTree {
    /// Leader of the process group. Its number is valid until it is reaped.
    pub(super) leader: Pid,
    /// Entry in the environment of all its processes; empty if they need no identification.
    marker: Vec<u8>,
    /// Maximum number of processes that are listed.
    processes_max: u64,
}

impl ProcessTree {
    /// Spawns the leader of a group.
    pub(crate) fn spawn(
        command: &mut Command,
        marker: &OsStr,
        processes_max: u64,
    ) -> io::Result<(Child, Self)> {
        let mut leaders = lock(&LEADERS);
        let child = command.process_group(0).spawn()?;
        let leader = Pid::from_child(&child);
        leaders.push(leader);
        Ok((child, Self { leader, marker: marker.as_bytes().to_vec(), processes_max }))
    }

    /// Returns the living processes.
    pub(crate) fn living(&self) -> Vec<Pid> {
        let mut orphans = orphans(&lock(&LEADERS));
        orphans.retain(|&pid| has_in_environment(pid, &self.marker) == Some(true));
        system().family(self.leader, orphans, self.processes_max)
    }

    /// Returns the living processes of a test whose leader has ended and is not reaped yet. Orphans
    /// in a namespace of their own are about to end with it and do not count.
    pub(crate) fn left(&self) -> Vec<Pid> {
        system().family(self.leader, self.left_orphans(), self.processes_max)
    }

    fn left_orphans(&self) -> Vec<Pid> {
        let started = Instant::now();
        loop {
            let mut left = Vec::new();
            if !ADOPTING.load(Ordering::SeqCst) || !system().has_adopted() {
                return left;
            }
            let (living, has_reaped) = reap_orphans();
            let mut is_unsure = has_reaped;
            for pid in living {
                let is_in_group = getpgid(Some(pid)) == Ok(self.leader);
                match if is_in_group { Some(true) } else { has_in_environment(pid, &self.marker) } {
                    Some(is_ours) => {
                        left.extend((is_ours && system().is_in_our_namespace(pid)).then_some(pid));
                    }
                    None => is_unsure |= is_of_no_test(pid).is_none(),
                }
            }
            if !is_unsure
                || left.len() as u64 > self.processes_max
                || started.elapsed() >= TRANSITION
            {
                return left;
            }
            thread::sleep(PAUSE);
        }
    }

    /// Sends a signal to the group.
    pub(crate) fn signal(&self, signal: Signal) {
        let _ = kill_process_group(self.leader, signal);
    }

    /// Kills every process in any group: a process such as a debugger may prevent another from
    /// ending.
    pub(crate) fn kill_all(&self) {
        for process in self.living() {
            let _ = kill_process(process, Signal::KILL);
        }
    }

    /// Kills the rest of the group of a reaped leader and waits for it to end.
    pub(crate) fn end_group(&self) {
        lock(&LEADERS).retain(|&leader| leader != self.leader);
        // If another process reaps them, ended processes count until it does.
        let patience_ends =
            Instant::now() + if system().sees_processes() { PATIENCE } else { TRANSITION };
        while Instant::now() < patience_ends {
            match waitpgid(self.leader, WaitOptions::NOHANG) {
                Ok(Some(_)) => continue,
                // No member is a child of this process or of another parent.
                Err(_) if test_kill_process_group(self.leader).is_err() => return,
                _ => {}
            }
            self.signal(Signal::KILL);
            thread::sleep(PAUSE);
        }
    }

    /// Gives up a killed leader that has not ended.
    pub(crate) fn give_up(&self) {
        let mut leaders = lock(&LEADERS);
        lock(&LOST).push(Lost { pid: self.leader, marker: self.marker.clone() });
        leaders.retain(|&other| other != self.leader);
    }

    /// Kills the orphans with the marker in their environment, and their descendants, and waits for
    /// them to end. Those blocked in the kernel are given up.
    pub(crate) fn end_orphans(&self) {
        if !ADOPTING.load(Ordering::SeqCst) || self.marker.is_empty() {
            return;
        }
        let started = Instant::now();
        let mut known: Vec<Pid> = Vec::new();
        while started.elapsed() < PATIENCE {
            let (living, has_reaped) = reap_orphans();
            let mut is_waiting = false;
            for pid in living {
                let is_known = known.contains(&pid).then_some(true);
                let ours = is_known.or_else(|| has_in_environment(pid, &self.marker));
                let ours = ours.or_else(|| is_of_no_test(pid));
                if ours == Some(true) {
                    let _ = kill_process(pid, Signal::KILL);
                    known.push(pid);
                }
                is_waiting |= ours != Some(false);
            }
            if is_waiting {
                thread::sleep(PAUSE);
            } else if !has_reaped {
                return;
            }
        }
        // Locked so that none of them is reaped meanwhile.
        let leaders = lock(&LEADERS);
        let living = orphans(&leaders);
        let lost = known.into_iter().filter(|pid| living.contains(pid));
        lock(&LOST).extend(lost.map(|pid| Lost { pid, marker: self.marker.clone() }));
    }
}

/// Returns the processes that were given up and have not ended since.
#[must_use]
pub fn lost_processes() -> Vec<u32> {
    let mut lost = lock(&LOST);
    // Nothing else reaps them, so their numbers are not reused.
    lost.retain(|lost| matches!(waitpid(Some(lost.pid), WaitOptions::NOHANG), Ok(None)));
    lost.iter().map(|lost| lost.pid.as_raw_nonzero().get().unsigned_abs()).collect()
}

/// Returns `true` if a process with a directory below `folder` is lost.
pub(crate) fn has_lost(folder: &Path) -> bool {
    !lost_processes().is_empty()
        && lock(&LOST).iter().any(|lost| lost.marker.starts_with(&marker_in(folder)))
}

/// Ends the tests of a killed run whose sandboxes are in `folder`, and their descendants: by
/// SIGTERM, and after `patience` by SIGKILL. Returns `true` if all have ended, as far as they are
/// visible.
pub(crate) fn end_tests_in(folder: &Path, patience: Duration) -> bool {
    let marker = marker_in(folder);
    let is_test =
        |&pid: &Pid| system().environment(pid).iter().any(|variable| variable.starts_with(&marker));
    end_all(|| system().processes().into_iter().filter(is_test).collect(), kill_process, patience)
}

/// Ends the groups of all tests of this process, which is about to end, if they cannot be found by
/// their environment.
pub(crate) fn end_own_tests(patience: Duration) {
    let runs = |&leader: &Pid| matches!(waitid(WaitId::Pid(leader), ENDED), Ok(None));
    if !system().sees_processes() {
        end_all(
            || lock(&LEADERS).iter().copied().filter(runs).collect(),
            kill_process_group,
            patience,
        );
    }
}

fn end_all(
    find: impl Fn() -> Vec<Pid>,
    kill: impl Fn(Pid, Signal) -> rustix::io::Result<()>,
    patience: Duration,
) -> bool {
    let started = Instant::now();
    let mut terminated: Vec<Pid> = Vec::new();
    while started.elapsed() < patience + PATIENCE {
        let tests = find();
        if tests.is_empty() {
            return true;
        }
        for pid in tests {
            if started.elapsed() >= patience {
                let _ = kill(pid, Signal::KILL);
            } else if !terminated.contains(&pid) {
                // Only once: many programs treat a second signal as urgent.
                let _ = kill(pid, Signal::TERM);
                terminated.push(pid);
            }
        }
        // Each round examines all processes of the machine.
        thread::sleep(10 * PAUSE);
    }
    false
}

/// Returns `true` if an orphan without an environment belongs to no running test; `None` while it
/// may be about to get an environment or to end.
fn is_of_no_test(pid: Pid) -> Option<bool> {
    let leaders = lock(&LEADERS);
    let mut nameless = lock(&NAMELESS);
    let at = nameless.iter().position(|known| known.pid == pid).unwrap_or_else(|| {
        nameless.push(Nameless { pid, seen: Instant::now(), suspects: leaders.clone() });
        nameless.len() - 1
    });
    let known = &nameless[at];
    let is_over = !known.suspects.iter().any(|suspect| leaders.contains(suspect));
    (known.seen.elapsed() > TRANSITION).then_some(is_over)
}

/// Reaps the ended orphans. Returns the living ones, and `true` if some had ended: their own
/// children have only then become orphans and are not among the living yet.
fn reap_orphans() -> (Vec<Pid>, bool) {
    // Locked to the end: the number of an orphan reaped by another thread could be that of a new
    // test.
    let leaders = lock(&LEADERS);
    let mut living = if has_children() { orphans(&leaders) } else { Vec::new() };
    let before = living.len();
    living.retain(|&pid| matches!(waitpid(Some(pid), WaitOptions::NOHANG), Ok(None)));
    lock(&NAMELESS).retain(|known| living.contains(&known.pid));
    let has_reaped = living.len() < before;
    (living, has_reaped)
}

/// Returns `true` if this process has any children, running or ended. Faster than listing them.
fn has_children() -> bool {
    !matches!(waitid(WaitId::All, ENDED), Err(Errno::CHILD))
}

/// Returns the children of this process that belong to no test, except lost ones.
fn orphans(leaders: &[Pid]) -> Vec<Pid> {
    let mut orphans = system().children_of(getpid());
    let lost = lock(&LOST);
    orphans.retain(|pid| !leaders.contains(pid) && !lost.iter().any(|lost| lost.pid == *pid));
    orphans
}

/// Returns `true` if a process has `marker` in its environment; `None` while it has no environment,
/// because it is about to end or has just begun. It may then belong to any test.
fn has_in_environment(pid: Pid, marker: &[u8]) -> Option<bool> {
    let variables = system().environment(pid);
    (!variables.is_empty()).then(|| variables.iter().any(|variable| variable == marker))
}
