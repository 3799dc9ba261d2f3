//! Descendants of a test that have left its process group, for example daemons.
//!
//! A process group can be killed whole, but a process may leave it; `timeout` does so for the command it runs. As the
//! subreaper of all its descendants, this process becomes the parent of those whose own parent has ended. Those that
//! live on are known by the variable that every test has in its environment, or by having no environment at all, and are
//! killed. Those that have ended are reaped, or they would pile up for as long as a run lasts.

use std::fs;
use std::io;
use std::process::{Child, Command};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{
    Pid, Signal, WaitOptions, getpid, kill_process, kill_process_group, set_child_subreaper, test_kill_process_group,
    waitpgid, waitpid,
};

/// How long to wait for killed processes to be gone. They go at once unless the kernel holds them.
const PATIENCE: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_millis(1);
/// How long a process may be without an environment because it is ending or beginning. Longer, and it has cleared it.
const TRANSITION: Duration = Duration::from_millis(200);

/// Whether this process is a subreaper.
static ADOPTING: AtomicBool = AtomicBool::new(false);

/// The tests' own processes that are running or not yet waited for. Locked from before a spawn until it is entered, so
/// that nobody takes the new process for an orphan.
static LEADERS: Mutex<Vec<Pid>> = Mutex::new(Vec::new());

/// Makes this whole process the parent of its orphaned descendants, for the rest of its life, so that no process that a
/// test leaves behind escapes. From then on every [`Runner`](crate::Runner) reaps all children of this process that it
/// did not spawn itself: a program that spawns children of its own beside a run should not call this.
///
/// # Errors
///
/// When the system refuses.
pub fn adopt_orphans() -> io::Result<()> {
    set_child_subreaper(Some(getpid()))?;
    ADOPTING.store(true, Ordering::SeqCst);
    Ok(())
}

/// Spawns the process of a test.
pub(crate) fn spawn(command: &mut Command) -> io::Result<Child> {
    let mut leaders = leaders();
    let child = command.spawn()?;
    leaders.push(Pid::from_child(&child));
    Ok(child)
}

/// Kills what is left of the group of a test's process that has been waited for, and waits until it is gone.
pub(crate) fn end_group(group: Pid) {
    leaders().retain(|&leader| leader != group);
    let patience_ends = Instant::now() + PATIENCE;
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

/// Kills the orphans of the test that has `marker` in its environment, and theirs, and waits until they are gone.
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
            let ours = if known.contains(&pid) { Some(true) } else { has_in_environment(pid, marker) };
            if ours.unwrap_or(started.elapsed() > TRANSITION) {
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
}

struct Orphans {
    living: Vec<Pid>,
    /// Whether some had ended: their own children have become orphans only then, and are not among the living yet.
    has_reaped: bool,
}

/// Reaps the orphans that have ended.
fn reap_orphans() -> Orphans {
    let leaders = leaders();
    let mut living = children();
    living.retain(|pid| !leaders.contains(pid));
    let before = living.len();
    living.retain(|&pid| matches!(waitpid(Some(pid), WaitOptions::NOHANG), Ok(None)));
    Orphans { has_reaped: living.len() < before, living }
}

fn leaders() -> MutexGuard<'static, Vec<Pid>> {
    LEADERS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The children of this process, whichever of its threads they are booked under.
fn children() -> Vec<Pid> {
    let threads = fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    threads
        .filter_map(|thread| fs::read_to_string(thread.path().join("children")).ok())
        .flat_map(|list| list.split_ascii_whitespace().filter_map(|pid| pid.parse().ok()).collect::<Vec<i32>>())
        .filter_map(Pid::from_raw)
        .collect()
}

/// Whether a process has `marker` in its environment. None while it has no environment, which is so when it is about to
/// end, and may for a moment be so when it has just begun: then it can still be anybody's.
fn has_in_environment(pid: Pid, marker: &[u8]) -> Option<bool> {
    let environment = fs::read(format!("/proc/{}/environ", pid.as_raw_nonzero())).unwrap_or_default();
    (!environment.is_empty()).then(|| environment.split(|&byte| byte == 0).any(|variable| variable == marker))
}
