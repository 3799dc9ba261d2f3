//! Runs of tools as folders on disk.
//!
//! The folder of a task is named after the tool and a hash of its arguments: the same call finds
//! the same journal. Each call after the end of a run is a run of its own, with a number, because a
//! task of the protocol cannot return from its end. The files of run `N` are
//!
//! - `N.out`, standard output, locked by the process of the run and by the waiting server,
//! - `N.err`, standard error,
//! - `N.pid`, the process, until it has ended,
//! - `N.cancel`, which exists if the client cancelled the run,
//! - `N.exit`, the exit status, unless the run was stopped with the server.
//!
//! A run whose output is not locked and that has no status was interrupted. It is started again,
//! and continues by its journal. All of this also holds if the server was killed: the lock of a
//! process that is still running tells another server to wait for it.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, BufRead, BufReader, Error, Read, Seek, SeekFrom};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use rmcp::model::JsonObject;
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process, waitid};
use serde_json::{Value, json};

/// Folder of all tasks, below the first root.
const FOLDER: &str = ".secateur/mcp";
/// Call that a task belongs to.
const REQUEST: &str = "request.json";
/// Events of a reduction.
pub(super) const EVENTS: &str = "events.jsonl";
/// End of a file that is read to find the latest line of some type.
const TAIL_BYTES: u64 = 1 << 18;
/// Interval at which a run and a request to stop are looked at.
pub(super) const LOOK: Duration = Duration::from_millis(50);
/// Time after which a process that was told to stop is told again, which ends it at once.
const PATIENCE: Duration = Duration::from_secs(5);

/// All tasks of a root.
pub(super) struct Tasks {
    folder: PathBuf,
    program: PathBuf,
    own: Arc<Mutex<Own>>,
}

/// Runs that this server has started.
#[derive(Default)]
struct Own {
    running: BTreeSet<Task>,
    is_stopping: bool,
}

/// A run of a tool.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Task {
    folder: PathBuf,
    number: u32,
}

#[derive(Debug, PartialEq, Eq)]
pub(super) enum State {
    Working,
    /// Stopped together with a server.
    Interrupted,
    /// Ended with this exit status.
    Ended(i32),
    Cancelled,
}

pub(super) struct Progress {
    pub(super) done: f64,
    pub(super) total: Option<f64>,
    pub(super) message: String,
}

impl Tasks {
    pub(super) fn new(root: &Path) -> io::Result<Self> {
        let (folder, program) = (root.join(FOLDER), std::env::current_exe()?);
        Ok(Self { folder, program, own: Arc::default() })
    }

    /// Returns the run of this call that has not ended, or a new one.
    pub(super) fn open(
        &self,
        tool: &str,
        arguments: &JsonObject,
        words: &[String],
    ) -> io::Result<Task> {
        let mut hasher = DefaultHasher::new();
        words.hash(&mut hasher);
        let folder = self.folder.join(format!("{tool}-{:016x}", hasher.finish()));
        fs::create_dir_all(&folder)?;
        check_links(&folder)?;
        if !folder.join(REQUEST).exists() {
            let request = json!({ "tool": tool, "arguments": arguments });
            fs::write(folder.join(REQUEST), request.to_string())?;
        }
        let numbers = (1..).map(|number| Task { folder: folder.clone(), number });
        let mut open = numbers.skip_while(|task| task.file("out").exists() && task.end().is_some());
        open.next().ok_or_else(|| Error::other("too many runs"))
    }

    /// Returns the task of a handle, and its call: the name of the tool and the arguments.
    pub(super) fn find(&self, id: &str) -> Option<(Task, String, JsonObject)> {
        let (name, number) = id.rsplit_once('-')?;
        let is_plain = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        let folder = is_plain.then(|| self.folder.join(name))?;
        check_links(&folder).ok()?;
        let request: Value = serde_json::from_slice(&fs::read(folder.join(REQUEST)).ok()?).ok()?;
        let task = Task { folder, number: number.parse().ok()? };
        let is_known = task.file("out").exists();
        let (tool, arguments) = (request["tool"].as_str()?, request["arguments"].as_object()?);
        is_known.then(|| (task, tool.to_owned(), arguments.clone()))
    }

    pub(super) fn state(&self, task: &Task) -> State {
        // A run ends before its lock is released.
        let is_locked = task.is_locked();
        match task.end() {
            _ if is_locked => State::Working,
            Some(state) => state,
            None => State::Interrupted,
        }
    }

    /// Starts the run, unless it has ended or is running.
    pub(super) fn take_up(&self, task: &Task, root: &Path, words: &[String]) -> io::Result<()> {
        let mut own = lock(&self.own);
        let mut options = OpenOptions::new();
        let output = options.write(true).create(true).truncate(false).open(task.file("out"))?;
        match output.try_lock() {
            Err(TryLockError::WouldBlock) => return Ok(()),
            Err(TryLockError::Error(error)) => return Err(error),
            Ok(()) if task.end().is_some() || own.is_stopping => return Ok(()),
            Ok(()) => {}
        }
        output.set_len(0)?;
        let child = Command::new(&self.program)
            .args(words)
            .current_dir(root)
            .stdin(Stdio::null())
            .stdout(output.try_clone()?)
            .stderr(File::create(task.file("err"))?)
            .spawn()?;
        let _ = fs::write(task.file("pid"), child.id().to_string());
        own.running.insert(task.clone());
        let (own, task) = (self.own.clone(), task.clone());
        thread::spawn(move || {
            wait(child, &task, &own);
            // Only now does the state depend on the files.
            drop(output);
            lock(&own).running.remove(&task);
        });
        Ok(())
    }

    /// Stops the run for good.
    pub(super) fn cancel(&self, task: &Task) -> io::Result<()> {
        if task.end().is_none() {
            fs::write(task.file("cancel"), "")?;
            task.terminate();
        }
        Ok(())
    }

    /// Stops all own runs, and prevents others. They can be taken up again.
    pub(super) fn request_stop(&self) {
        let mut own = lock(&self.own);
        own.is_stopping = true;
        own.running.iter().for_each(Task::terminate);
    }

    /// Stops all own runs, and waits until they have ended.
    pub(super) fn stop(&self) {
        self.request_stop();
        let mut asked_at = Instant::now();
        while !lock(&self.own).running.is_empty() {
            thread::sleep(LOOK);
            if asked_at.elapsed() > PATIENCE {
                self.request_stop();
                asked_at = Instant::now();
            }
        }
    }
}

/// Rejects a folder with symbolic links: somebody else could have prepared it, to have other files
/// overwritten.
fn check_links(folder: &Path) -> io::Result<()> {
    let mut entries = fs::read_dir(folder)?;
    if folder.canonicalize()? != folder
        || entries.any(|entry| entry.is_ok_and(|entry| entry.path().is_symlink()))
    {
        return Err(Error::other(format!("{} has symbolic links", folder.display())));
    }
    Ok(())
}

/// Waits for the end of the run, and records it unless the server stopped it.
fn wait(mut child: Child, task: &Task, own: &Mutex<Own>) {
    let pid = Pid::from_child(&child);
    // The number of a process can be used again only after `wait`.
    let _ = waitid(WaitId::Pid(pid), WaitIdOptions::EXITED | WaitIdOptions::NOWAIT);
    let _ = fs::remove_file(task.file("pid"));
    let Ok(status) = child.wait() else { return };
    let status = status.code().or_else(|| status.signal().map(|signal| 128 + signal));
    let Some(status) = status else { return };
    if status <= 128 || !lock(own).is_stopping {
        let _ = fs::write(task.file("exit"), status.to_string());
    }
}

fn lock(own: &Mutex<Own>) -> MutexGuard<'_, Own> {
    own.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Task {
    /// Returns the handle.
    pub(super) fn id(&self) -> String {
        let name = self.folder.file_name().unwrap_or_default();
        format!("{}-{}", name.display(), self.number)
    }

    pub(super) fn folder(&self) -> impl std::fmt::Display {
        self.folder.display()
    }

    /// Returns the path of a file of the task.
    pub(super) fn path(&self, name: impl AsRef<OsStr>) -> PathBuf {
        self.folder.join(name.as_ref())
    }

    /// Returns the path of a file of this run.
    pub(super) fn file(&self, extension: &str) -> PathBuf {
        self.path(format!("{}.{extension}", self.number))
    }

    /// Returns the text of standard output (`out`) or standard error (`err`).
    pub(super) fn text(&self, extension: &str) -> String {
        let bytes = fs::read(self.file(extension)).unwrap_or_default();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Returns the state if the run has ended for good.
    fn end(&self) -> Option<State> {
        if self.file("cancel").exists() {
            return Some(State::Cancelled);
        }
        self.text("exit").parse().ok().map(State::Ended)
    }

    fn is_locked(&self) -> bool {
        // Shared, so that two that look do not disturb each other.
        let locked = File::open(self.file("out")).map(|output| output.try_lock_shared());
        matches!(locked, Ok(Err(TryLockError::WouldBlock)))
    }

    /// Asks the process to stop, if it is running.
    fn terminate(&self) {
        let pid = self.text("pid").parse().ok().and_then(Pid::from_raw);
        if let Some(pid) = pid.filter(|_| self.is_locked()) {
            let _ = kill_process(pid, Signal::TERM);
        }
    }

    /// Returns the times at which the task began and changed.
    pub(super) fn times(&self) -> (String, String) {
        let time = |path: PathBuf| {
            let modified = path.metadata().and_then(|facts| facts.modified());
            modified.map(|time| DateTime::<Utc>::from(time).to_rfc3339()).unwrap_or_default()
        };
        let changed = [self.path(EVENTS), self.file("out")].map(time);
        (time(self.path(REQUEST)), changed.into_iter().max().unwrap_or_default())
    }

    /// Returns the progress of a reduction, or the latest message of another tool.
    pub(super) fn progress(&self) -> Option<Progress> {
        let events = self.path(EVENTS);
        if !events.exists() {
            let text = tail(&self.file("err"), TAIL_BYTES);
            let message = text.lines().next_back()?.to_owned();
            return Some(Progress { done: text.len() as f64, total: None, message });
        }
        let text = tail(&events, TAIL_BYTES);
        let is_success = |line: &&str| line.contains("\"type\":\"success\"");
        let success: Value = serde_json::from_str(text.lines().rfind(is_success)?).ok()?;
        let mut start = String::new();
        BufReader::new(File::open(events).ok()?).read_line(&mut start).ok()?;
        let start: Value = serde_json::from_str(&start).ok()?;
        let (before, after) = (start["tokens"].as_f64()?, success["tokens"].as_f64()?);
        let message = format!("{after} of {before} tokens after {} tests so far", success["tests"]);
        Some(Progress { done: before - after, total: Some(before), message })
    }
}

/// Returns the end of a file.
fn tail(path: &Path, bytes_max: u64) -> String {
    let mut bytes = Vec::new();
    let _ = File::open(path).and_then(|mut file| {
        let length = file.metadata()?.len();
        file.seek(SeekFrom::Start(length.saturating_sub(bytes_max)))?;
        file.take(bytes_max).read_to_end(&mut bytes)
    });
    String::from_utf8_lossy(&bytes).into_owned()
}
