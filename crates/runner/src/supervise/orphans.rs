//! Descendants of a test that have left its process group, for example daemons.
//!
//! A process group can be killed whole, but a process may leave it; `timeout` does so for the command it runs. As the
//! subreaper of all its descendants, this process becomes the parent of those whose own parent has ended. Those that
//! live on are known by the variable that every test has in its environment, with a value of its own, and are killed.
//! One that has cleared its environment can be of any of the tests that ran when it was first seen; it is killed when
//! the last of these has ended. Those that have ended are reaped, or they would pile up for as long as a run lasts.
//!
//! A process that the kernel holds, for a file system that does not answer or for a debugger, does not end when it is
//! killed. Such a process is waited for a few seconds, and then counts as lost: nothing waits for it any more, and its
//! directory is left to a later run.

use std::io;
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

/// How long to wait for killed processes to be gone. They go at once unless the kernel holds them.
const PATIENCE: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_millis(1);
/// How long a process may be without an environment because it is ending or beginning. Longer, and it has cleared it.
const TRANSITION: Duration = Duration::from_millis(200);
/// Asks for a child that has ended, and leaves it as it is.
const ENDED: WaitIdOptions =
    WaitIdOptions::EXITED.union(WaitIdOptions::NOHANG).union(WaitIdOptions::NOWAIT);

/// Whether this process is a subreaper.
static ADOPTING: AtomicBool = AtomicBool::new(false);

/// The tests' own processes that are running or not yet waited for. Locked from before a spawn until it is entered, so
/// that the new process is not taken for an orphan.
static LEADERS: Mutex<Vec<Pid>> = Mutex::new(Vec::new());

/// Orphans without an environment.
static NAMELESS: Mutex<Vec<Nameless>> = Mutex::new(Vec::new());

/// Children of this process that have not ended in time when they were killed.
static LOST: Mutex<Vec<Lost>> = Mutex::new(Vec::new());

struct Lost {
    pid: Pid,
    /// What it has in its environment.
    marker: Vec<u8>,
}

struct Nameless {
    pid: Pid,
    seen: Instant,
    /// The tests' own processes that were running then.
    suspects: Vec<Pid>,
}

/// Makes this whole process the parent of its orphaned descendants, for the rest of its life, so that no process that a
/// test leaves behind escapes, if the system [can](crate::contains_processes). From then on every
/// [`Runner`](crate::Runner) reaps all children of this process that it did not spawn itself: a program that spawns children
/// of its own beside a run should not call this.
///
/// # Errors
///
/// When the system refuses.
pub fn adopt_orphans() -> io::Result<()> {
    ADOPTING.store(system().adopt_orphans()?, Ordering::SeqCst);
    Ok(())
}

/// Spawns the process of a test.
pub(crate) fn spawn(command: &mut Command) -> io::Result<Child> {
    let mut leaders = lock(&LEADERS);
    let child = command.spawn()?;
    leaders.push(Pid::from_child(&child));
    Ok(child)
}

/// Kills what is left of the group of a test's process that has been waited for, and waits until it is gone.
pub(crate) fn end_group(group: Pid) {
    lock(&LEADERS).retain(|&leader| leader != group);
    // Where another process reaps them, those that have ended count until it does.
    let patience_ends =
        Instant::now() + if system().sees_processes() { PATIENCE } else { TRANSITION };
    while Instant::now() < patience_ends {
        match waitpgid(group, WaitOptions::NOHANG) {
            Ok(Some(_)) => continue,
            // None of it is a child of this process, and there is no member with another parent either.
            Err(_) if test_kill_process_group(group).is_err() => return,
            _ => {}
        }
        let _ = kill_process_group(group, Signal::KILL);
        thread::sleep(PAUSE);
    }
}

/// Gives up a test's process with `marker` in its environment that was killed and has not ended.
pub(crate) fn give_up(leader: Pid, marker: &[u8]) {
    let mut leaders = lock(&LEADERS);
    lock(&LOST).push(Lost { pid: leader, marker: marker.to_vec() });
    leaders.retain(|&other| other != leader);
}

/// The processes of tests that were given up and have not ended since.
#[must_use]
pub fn lost_processes() -> Vec<u32> {
    let mut lost = lock(&LOST);
    // Nothing else reaps them, so that their numbers are still theirs.
    lost.retain(|lost| matches!(waitpid(Some(lost.pid), WaitOptions::NOHANG), Ok(None)));
    lost.iter().map(|lost| lost.pid.as_raw_nonzero().get().unsigned_abs()).collect()
}

/// Whether a process is lost whose directories are below `folder`.
pub(crate) fn has_lost(folder: &Path) -> bool {
    !lost_processes().is_empty()
        && lock(&LOST).iter().any(|lost| lost.marker.starts_with(&marker_in(folder)))
}

/// Kills the orphans of the test that has `marker` in its environment, and theirs, and waits until they are gone. Those
/// that the kernel holds are given up.
pub(crate) fn end_orphans(marker: &[u8]) {
    if !ADOPTING.load(Ordering::SeqCst) {
        return;
    }
    let started = Instant::now();
    let mut known: Vec<Pid> = Vec::new();
    while started.elapsed() < PATIENCE {
        let Orphans { living, has_reaped } = reap_orphans();
        let mut is_waiting = false;
        for pid in living {
            let ours =
                if known.contains(&pid) { Some(true) } else { has_in_environment(pid, marker) };
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
    // Held so that none of them is reaped meanwhile.
    let leaders = lock(&LEADERS);
    let living = orphans(&leaders);
    let lost = known.into_iter().filter(|pid| living.contains(pid));
    lock(&LOST).extend(lost.map(|pid| Lost { pid, marker: marker.to_vec() }));
}

/// Ends the tests of a run that was itself killed, whose sandboxes are in `folder`, and what they have started: by SIGTERM,
/// and what is left after `patience` by SIGKILL. Whether they have all ended, as far as they can be seen.
pub(crate) fn end_tests_in(folder: &Path, patience: Duration) -> bool {
    let marker = marker_in(folder);
    let is_test =
        |&pid: &Pid| system().environment(pid).iter().any(|variable| variable.starts_with(&marker));
    end_all(|| system().processes().into_iter().filter(is_test).collect(), kill_process, patience)
}

/// Does the same with the groups of all tests of this process, which is about to end, where they cannot be found by what they have
/// in their environment.
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
    let mut told: Vec<Pid> = Vec::new();
    while started.elapsed() < patience + PATIENCE {
        let tests = find();
        if tests.is_empty() {
            return true;
        }
        for pid in tests {
            if started.elapsed() >= patience {
                let _ = kill(pid, Signal::KILL);
            } else if !told.contains(&pid) {
                // Once: many programs take a second signal for impatience.
                let _ = kill(pid, Signal::TERM);
                told.push(pid);
            }
        }
        // All processes of the machine are looked through.
        thread::sleep(10 * PAUSE);
    }
    false
}

/// Whether an orphan without an environment belongs to no test that is still running. None as long as it may be on its
/// way to get one or to end.
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

struct Orphans {
    living: Vec<Pid>,
    /// Whether some had ended: their own children have become orphans only then, and are not among the living yet.
    has_reaped: bool,
}

/// Reaps the orphans that have ended.
fn reap_orphans() -> Orphans {
    // Held to the end: the number of an orphan that another thread has reaped could be a new test's.
    let leaders = lock(&LEADERS);
    let mut living = if has_children() { orphans(&leaders) } else { Vec::new() };
    let before = living.len();
    living.retain(|&pid| matches!(waitpid(Some(pid), WaitOptions::NOHANG), Ok(None)));
    lock(&NAMELESS).retain(|known| living.contains(&known.pid));
    Orphans { has_reaped: living.len() < before, living }
}

/// Whether this process has any children, running or ended: faster to find out than which.
fn has_children() -> bool {
    !matches!(waitid(WaitId::All, ENDED), Err(Errno::CHILD))
}

/// The children of this process that belong to no test, but for those that are lost.
fn orphans(leaders: &[Pid]) -> Vec<Pid> {
    let mut orphans = system().children_of(getpid());
    let lost = lock(&LOST);
    orphans.retain(|pid| !leaders.contains(pid) && !lost.iter().any(|lost| lost.pid == *pid));
    orphans
}

/// The orphans of the test that has `marker` in its environment, as far as they live.
pub(crate) fn orphans_of(marker: &[u8]) -> Vec<Pid> {
    let mut orphans = orphans(&lock(&LEADERS));
    orphans.retain(|&pid| has_in_environment(pid, marker) == Some(true));
    orphans
}

/// The living orphans of a test whose process `leader` has ended and is not waited for yet; of more than `max`, not all. Those in
/// a namespace of their own are about to end with it, and do not count.
pub(crate) fn left_by(leader: Pid, marker: &[u8], max: u64) -> Vec<Pid> {
    let started = Instant::now();
    loop {
        let mut left = Vec::new();
        if !ADOPTING.load(Ordering::SeqCst) || !system().has_adopted() {
            return left;
        }
        let Orphans { living, has_reaped } = reap_orphans();
        let mut is_unsure = has_reaped;
        for pid in living {
            let is_in_group = getpgid(Some(pid)) == Ok(leader);
            match if is_in_group { Some(true) } else { has_in_environment(pid, marker) } {
                Some(is_ours) => {
                    left.extend((is_ours && system().is_in_our_namespace(pid)).then_some(pid))
                }
                None => is_unsure |= is_of_no_test(pid).is_none(),
            }
        }
        if !is_unsure || left.len() as u64 > max || started.elapsed() >= TRANSITION {
            return left;
        }
        thread::sleep(PAUSE);
    }
}

/// Whether a process has `marker` in its environment. None while it has no environment, which is so when it is about to
/// end, and may for a moment be so when it has just begun: then it may still belong to any test.
fn has_in_environment(pid: Pid, marker: &[u8]) -> Option<bool> {
    let variables = system().environment(pid);
    (!variables.is_empty()).then(|| variables.iter().any(|variable| variable == marker))
}
