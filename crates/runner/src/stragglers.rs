//! Descendants of a test that have left its process group, for example daemons.
//!
//! A process group can be killed whole, but a process may leave it; `timeout` does so for the command it runs. As the
//! subreaper of all its descendants, this process becomes the parent of those whose own parent has ended. Those that
//! live on are found by the variable that every test has in its environment, and killed; a process that clears its
//! environment as well gets away. Those that have ended are reaped, or they would pile up for as long as a run lasts.

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
    let patience_ends = Instant::now() + PATIENCE;
    loop {
        let living = reap_orphans();
        let orphans: Vec<Pid> = living.into_iter().filter(|&pid| has_in_environment(pid, marker)).collect();
        if orphans.is_empty() || Instant::now() > patience_ends {
            return;
        }
        for &pid in &orphans {
            let _ = kill_process(pid, Signal::KILL);
        }
        thread::sleep(PAUSE);
    }
}

/// Reaps the orphans that have ended and gives the others.
fn reap_orphans() -> Vec<Pid> {
    let leaders = leaders();
    let mut orphans = children();
    orphans.retain(|pid| !leaders.contains(pid));
    orphans.retain(|&pid| matches!(waitpid(Some(pid), WaitOptions::NOHANG), Ok(None)));
    orphans
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

fn has_in_environment(pid: Pid, marker: &[u8]) -> bool {
    let environment = fs::read(format!("/proc/{}/environ", pid.as_raw_nonzero())).unwrap_or_default();
    environment.split(|&byte| byte == 0).any(|variable| variable == marker)
}
