//! The services of Linux.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::os::fd::OwnedFd;
use std::os::unix::ffi::OsStringExt;
use std::path::{Component, Path, PathBuf};
use std::time::Duration;

use rustix::event::{EventfdFlags, eventfd};
use rustix::fs::{
    CWD, FileType, IFlags, Mode, OFlags, StatVfsMountFlags, ioctl_getflags, ioctl_setflags,
    mknodat, open, statvfs, syncfs,
};
use rustix::mount::{UnmountFlags, unmount};
use rustix::process::{
    Pid, PidfdFlags, Resource, Rlimit, Signal, child_subreaper, getpid, getrlimit, pidfd_open,
    prlimit, set_child_subreaper, set_parent_process_death_signal,
};

use super::unix::System;

/// Returns `true` if this kernel, or its emulator, lets processes adopt orphans.
pub(super) fn can_adopt_orphans() -> bool {
    child_subreaper().is_ok()
}

/// Uses `/proc` and Linux-specific system calls.
pub(super) struct Linux;

impl System for Linux {
    fn sees_processes(&self) -> bool {
        true
    }

    fn adopt_orphans(&self) -> io::Result<bool> {
        set_child_subreaper(Some(getpid()))?;
        Ok(true)
    }

    fn end_with_parent(&self) -> io::Result<()> {
        Ok(set_parent_process_death_signal(Some(Signal::KILL))?)
    }

    /// Adopted children are listed under its first thread.
    fn has_adopted(&self) -> bool {
        let own = getpid().as_raw_nonzero();
        fs::read(proc_path(getpid(), &format!("task/{own}/children")))
            .is_ok_and(|list| !list.is_empty())
    }

    fn processes(&self) -> Vec<Pid> {
        let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
        processes.filter_map(|entry| pid(entry.file_name().to_str()?)).collect()
    }

    /// Children are listed under the thread that created them.
    fn children_of(&self, process: Pid) -> Vec<Pid> {
        let threads = fs::read_dir(proc_path(process, "task")).into_iter().flatten().flatten();
        threads
            .filter_map(|thread| fs::read_to_string(thread.path().join("children")).ok())
            .flat_map(|list| list.split_ascii_whitespace().filter_map(pid).collect::<Vec<_>>())
            .collect()
    }

    fn environment(&self, process: Pid) -> Vec<Vec<u8>> {
        let environment = fs::read(proc_path(process, "environ")).unwrap_or_default();
        environment
            .split(|&byte| byte == 0)
            .filter(|variable| !variable.is_empty())
            .map(<[u8]>::to_vec)
            .collect()
    }

    fn is_in_our_namespace(&self, process: Pid) -> bool {
        let namespace = |process| fs::read_link(proc_path(process, "ns/pid")).ok();
        namespace(process).is_some_and(|theirs| namespace(getpid()) == Some(theirs))
    }

    fn taken_by(&self, processes: &[Pid]) -> (Duration, u64) {
        let (mut ticks, mut pages) = (0, 0);
        for &process in processes {
            let stat = fs::read_to_string(proc_path(process, "stat")).unwrap_or_default();
            // The third and all later fields follow the name, which is in parentheses and may
            // contain any character.
            let fields: Vec<u64> = stat
                .rsplit(')')
                .next()
                .unwrap_or_default()
                .split_ascii_whitespace()
                .map(|field| field.parse().unwrap_or_default())
                .collect();
            // User and system time of the process and of the children that it has reaped.
            ticks += fields.get(11..15).map_or(0, |times| times.iter().sum::<u64>());
            pages += fields.get(21).copied().unwrap_or_default();
        }
        let time =
            Duration::from_secs_f64(ticks as f64 / rustix::param::clock_ticks_per_second() as f64);
        (time, pages.saturating_mul(rustix::param::page_size() as u64))
    }

    fn proportional_bytes(&self, process: Pid) -> Option<u64> {
        let rollup = fs::read_to_string(proc_path(process, "smaps_rollup")).ok()?;
        let kilobytes: u64 = rollup
            .lines()
            .find_map(|line| line.strip_prefix("Pss:")?.trim().strip_suffix(" kB")?.parse().ok())?;
        Some(kilobytes * 1024)
    }

    /// Sets `RLIMIT_FSIZE` on the running process, because `pre_exec` would make spawning slow.
    ///
    /// On a busy machine the process may have children by then. The limit is therefore set from the
    /// top down: processes started after their parent was limited inherit the limit, and those
    /// started before are found.
    fn limit_file_size(&self, process: Pid, bytes: u64) {
        let max = Some(getrlimit(Resource::Fsize).maximum.map_or(bytes, |hard| hard.min(bytes)));
        let mut open = vec![process];
        while let Some(process) = open.pop() {
            // It may have ended already.
            let _ = prlimit(Some(process), Resource::Fsize, Rlimit { current: max, maximum: max });
            open.extend(self.children_of(process));
        }
    }

    fn end_of(&self, child: Pid) -> io::Result<OwnedFd> {
        Ok(pidfd_open(child, PidfdFlags::empty())?)
    }

    fn event(&self) -> io::Result<(OwnedFd, Option<OwnedFd>)> {
        Ok((eventfd(0, EventfdFlags::CLOEXEC)?, None))
    }

    fn ignores(&self, signal: i32) -> bool {
        ignored_signals(&fs::read_to_string("/proc/self/status").unwrap_or_default())
            & (1 << (signal - 1))
            != 0
    }

    /// Returns the memory of the machine or of its control group.
    fn memory_bytes(&self) -> u64 {
        let facts = rustix::system::sysinfo();
        let machine = u64::from(facts.mem_unit).saturating_mul(facts.totalram);
        let groups = fs::read_to_string("/proc/self/cgroup").unwrap_or_default();
        memory_of_groups(&groups, Path::new("/sys/fs/cgroup"))
            .map_or(machine, |limit| limit.min(machine))
    }

    fn memory_folder(&self) -> Option<&'static Path> {
        Some(Path::new("/dev/shm"))
    }

    fn forbids_programs(&self, path: &Path) -> bool {
        statvfs(path).is_ok_and(|facts| facts.f_flag.contains(StatVfsMountFlags::NOEXEC))
    }

    fn unmount_in(&self, folder: &Path) -> bool {
        // A path that cannot be resolved cannot be removed through a mount either.
        let Ok(folder) = folder.canonicalize() else { return true };
        let mounts =
            || mount_points_in(&folder, &fs::read("/proc/self/mountinfo").unwrap_or_default());
        let mounted = mounts();
        // Later ones are on top of earlier ones.
        for point in mounted.iter().rev() {
            let _ = unmount(point, UnmountFlags::DETACH | UnmountFlags::NOFOLLOW);
        }
        mounted.is_empty() || mounts().is_empty()
    }

    fn make_mutable(&self, path: &Path) {
        const FROZEN: IFlags = IFlags::IMMUTABLE.union(IFlags::APPEND);
        let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
        if let Ok(file) = open(path, flags, Mode::empty())
            && let Ok(flags) = ioctl_getflags(&file)
            && flags.intersects(FROZEN)
        {
            let _ = ioctl_setflags(&file, flags - FROZEN);
        }
    }

    fn make_device(&self, path: &Path, number: u64) -> io::Result<()> {
        Ok(mknodat(CWD, path, FileType::CharacterDevice, Mode::RUSR | Mode::WUSR, number)?)
    }

    fn sync_file_system(&self, folder: &Path) -> io::Result<bool> {
        syncfs(File::open(folder)?)?;
        Ok(true)
    }
}

/// Returns the path of an entry of a process in `/proc`.
fn proc_path(process: Pid, entry: &str) -> String {
    format!("/proc/{}/{entry}", process.as_raw_nonzero())
}

fn pid(text: &str) -> Option<Pid> {
    Pid::from_raw(text.parse().ok()?)
}

/// Returns the mount points in `folder` and `folder` itself if mounted, from `/proc/PID/mountinfo`,
/// in the order of mounting.
fn mount_points_in(folder: &Path, mountinfo: &[u8]) -> Vec<PathBuf> {
    mountinfo
        .split(|&byte| byte == b'\n')
        .filter_map(|line| line.split(|&byte| byte == b' ').nth(4))
        .map(|point| PathBuf::from(OsString::from_vec(unescaped(point))))
        .filter(|point| point.starts_with(folder))
        .collect()
}

/// Decodes a path of `mountinfo`, where white space and backslashes are three octal digits.
fn unescaped(path: &[u8]) -> Vec<u8> {
    let mut plain = Vec::with_capacity(path.len());
    let mut rest = path;
    while let [byte, after @ ..] = rest {
        let digits = after.get(..3).and_then(|digits| std::str::from_utf8(digits).ok());
        let digits = digits.filter(|_| *byte == b'\\');
        match digits.and_then(|digits| u8::from_str_radix(digits, 8).ok()) {
            Some(code) => {
                plain.push(code);
                rest = &after[3..];
            }
            None => {
                plain.push(*byte);
                rest = after;
            }
        }
    }
    plain
}

/// Returns the signals that a process ignores, from `/proc/PID/status`: bit n - 1 for signal n.
fn ignored_signals(status: &str) -> u64 {
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0)
}

/// Returns the lowest memory limit of the control `groups`, of either version, and their ancestors,
/// mounted at `root`.
///
/// In a container, a group may have its name on the host. The limit of the container is then that
/// of the outermost group.
fn memory_of_groups(groups: &str, root: &Path) -> Option<u64> {
    let mut limits = Vec::new();
    for line in groups.lines() {
        let mut fields = line.splitn(3, ':').skip(1);
        let (Some(controllers), Some(path)) = (fields.next(), fields.next()) else { continue };
        // Without a limit the files contain a word or a number larger than any memory.
        let (mounts, file): (&[&str], _) = match controllers {
            "" => (&["", "unified"], "memory.max"),
            _ if controllers.split(',').any(|name| name == "memory") => {
                (&["memory", controllers], "memory.limit_in_bytes")
            }
            _ => continue,
        };
        // An invisible group begins with `..`.
        let path = Path::new(path.trim_start_matches('/'));
        let is_seen = path.components().all(|component| matches!(component, Component::Normal(_)));
        let path = if is_seen { path } else { Path::new("") };
        let files = mounts.iter().flat_map(|mount| {
            path.ancestors().map(move |group| root.join(mount).join(group).join(file))
        });
        limits.extend(
            files.filter_map(|file| fs::read_to_string(file).ok()?.trim().parse::<u64>().ok()),
        );
    }
    limits.into_iter().min()
}

#[cfg(test)]
mod tests {
    use std::process::{Command, Stdio};
    use std::thread;
    use std::time::Instant;

    use rustix::process::{Signal, kill_process};
    use signal_hook::consts::SIGHUP;

    use super::*;

    #[test]
    fn a_family_of_processes_is_counted_together() {
        let mut command = Command::new("sh");
        command
            .args(["-c", "sleep 1000 & (sleep 1000 & sleep 1000; :) & wait"])
            .stdin(Stdio::null());
        let mut child = command.spawn().unwrap();
        let leader = Pid::from_child(&child);
        let family = |max| Linux.family(leader, Vec::new(), max);
        let started = Instant::now();
        while family(100).len() < 5 {
            assert!(started.elapsed() < Duration::from_secs(60), "they have not begun");
            thread::sleep(Duration::from_millis(1));
        }
        let all = family(100);
        let (_, bytes) = Linux.taken_by(&all);
        assert_eq!(all.len(), 5);
        assert!(bytes > Linux.taken_by(&[leader]).1);
        let exact: u64 = all.iter().map(|&pid| Linux.proportional_bytes(pid).unwrap()).sum();
        assert!(exact > 0 && exact < bytes, "{exact} of {bytes}");
        assert!(family(1).len() < 5, "a crowd is not counted to its end");
        for pid in &all {
            let _ = kill_process(*pid, Signal::KILL);
        }
        child.wait().unwrap();
    }

    #[test]
    fn ignored_signals_are_read_from_the_status() {
        let status = "Name:\tsecateur\nSigBlk:\t0000000000000002\n\
                      SigIgn:\t0000000000001001\nSigCgt:\t0000000000004002\n";
        assert_eq!(ignored_signals(status), 1 << (SIGHUP - 1) | 1 << 12);
        assert_eq!(ignored_signals("Name:\tsecateur\n"), 0);
    }

    #[test]
    fn mount_points_are_those_of_a_folder_with_their_names_as_they_are() {
        let mountinfo = "22 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw\n\
                         30 22 0:26 / /run/s rw - tmpfs tmpfs rw\n\
                         31 30 0:27 / /run/s/a\\040b\\134c\\11 rw - tmpfs tmpfs rw\n\
                         32 22 0:28 / /run/super rw - tmpfs tmpfs rw\n";
        let points = mount_points_in(Path::new("/run/s"), mountinfo.as_bytes());
        assert_eq!(points, [Path::new("/run/s"), Path::new("/run/s/a b\\c\\11")]);
    }

    #[test]
    fn the_lowest_limit_of_memory_counts_of_a_group_and_those_around_it() {
        let check = |groups: &str, limits: &[(&str, &str)], expected: Option<u64>| {
            let root = tempfile::tempdir().unwrap();
            for (file, limit) in limits {
                let file = root.path().join(file);
                fs::create_dir_all(file.parent().unwrap()).unwrap();
                fs::write(file, format!("{limit}\n")).unwrap();
            }
            assert_eq!(memory_of_groups(groups, root.path()), expected, "{groups} {limits:?}");
        };
        let (inner, outer, outermost) =
            ("a.slice/b/memory.max", "a.slice/memory.max", "memory.max");
        // Version 2: the outermost group has no limit on a machine, but has one in a container.
        check("0::/a.slice/b\n", &[(inner, "700"), (outer, "max")], Some(700));
        check("0::/a.slice/b\n", &[(inner, "700"), (outer, "500")], Some(500));
        check("0::/a.slice/b\n", &[(inner, "max"), (outer, "max")], None);
        check("0::/\n", &[(outermost, "300"), (outer, "1")], Some(300));
        check("0::/not/seen/here\n", &[(outermost, "300")], Some(300));
        check("0::/../../elsewhere\n", &[(outermost, "300")], Some(300));
        check("0::/a:b\n", &[("a:b/memory.max", "300")], Some(300));
        // Version 1: a controller has groups of its own and may share them with another.
        let first = "5:cpu,cpuacct:/c\n4:memory:/a/b\n1:name=systemd:/\n0::/a.slice/b\n";
        let file = |path: &'static str| (path, "400");
        check(
            first,
            &[file("memory/a/b/memory.limit_in_bytes"), ("memory/memory.limit_in_bytes", "900")],
            Some(400),
        );
        check(
            first,
            &[file("memory/a/memory.limit_in_bytes"), ("memory/c/memory.limit_in_bytes", "1")],
            Some(400),
        );
        check(first, &[file("unified/a.slice/memory.max")], Some(400));
        check("4:cpuset,memory:/a\n", &[file("cpuset,memory/a/memory.limit_in_bytes")], Some(400));
        for nothing in ["", "0:", "nonsense", "4:freezer:/a\n"] {
            check(nothing, &[file("memory/a/memory.limit_in_bytes"), file("memory.max")], None);
        }
    }
}
