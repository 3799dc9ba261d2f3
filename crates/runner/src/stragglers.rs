//! Descendants of a test that have left its process group, for example daemons.
//!
//! A process group can be killed whole, but a process may leave it. As the subreaper of all its descendants, this
//! process becomes the parent of those whose own parent has ended, and finds them by the variable that every test has
//! in its environment. A process that clears its environment as well gets away.

use std::fs;
use std::io;
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{
    Pid, Signal, WaitOptions, getpid, kill_process, kill_process_group, set_child_subreaper, test_kill_process_group,
    waitpgid, waitpid,
};

/// How long to wait for killed processes to be gone. They go at once unless the kernel holds them.
const PATIENCE: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_millis(1);

/// Makes this process the parent of its orphaned descendants, for the rest of its life.
pub(crate) fn adopt_orphans() -> io::Result<()> {
    Ok(set_child_subreaper(Some(getpid()))?)
}

/// Kills what is left of a process group whose leader has been waited for, and waits until it is gone.
pub(crate) fn end_group(group: Pid) {
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
    let patience_ends = Instant::now() + PATIENCE;
    loop {
        let orphans: Vec<Pid> = children().into_iter().filter(|&pid| has_in_environment(pid, marker)).collect();
        if orphans.is_empty() || Instant::now() > patience_ends {
            return;
        }
        for pid in orphans {
            let _ = kill_process(pid, Signal::KILL);
            while Instant::now() < patience_ends && matches!(waitpid(Some(pid), WaitOptions::NOHANG), Ok(None)) {
                thread::sleep(PAUSE);
            }
        }
    }
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
