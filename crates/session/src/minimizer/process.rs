//! Processes of a user-supplied list minimiser.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use secateur_minimize::{Config, QueryKind, endless_after};
use secateur_runner::lock;
use serde::Deserialize;

use super::answers::{ListPosition, OwnList, Reply};

/// Maximum time for one answer.
const ANSWER_MAX: Duration = Duration::from_secs(60);
const LINE_BYTES_MAX: usize = 1 << 24;
/// Maximum number of idle processes, each at another position of a search. A driver looks ahead at
/// both outcomes of a test.
const IDLE_MAX: usize = 4;
/// Maximum number of bytes of a malformed line in a message.
const SHOWN_MAX: usize = 120;

/// Misbehaviour of a user-supplied list minimiser.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the minimiser {name} {problem}")]
pub struct OwnError {
    name: &'static str,
    problem: Problem,
}

/// Description of the misbehaviour, to print after the minimiser's name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Problem {
    #[error("cannot be run: {command}: {reason}")]
    Start { command: &'static str, reason: String },
    /// Contains the text that the program printed on standard error.
    #[error(
        "ended in the middle of a list{said}; it must answer each line with a line until its \
         input ends"
    )]
    Ended { said: String },
    #[error(
        "did not answer within {} s; it must flush each line that it prints",
        ANSWER_MAX.as_secs()
    )]
    Silent,
    /// The line is truncated for display.
    #[error(
        "answered {line}, {reason}; an answer is a line {{\"keep\": [0, 2]}}, or {{\"delete\": \
         [1]}}, or {{\"end\": true}}"
    )]
    Nonsense { line: String, reason: String },
    #[error("asked about an empty list; the pass itself tests the empty list")]
    Nothing,
    #[error("did not end after {queries} queries about a list of {len} elements")]
    Endless { queries: usize, len: usize },
    /// Queries are counted from 1.
    #[error(
        "is not deterministic: after the same outcomes, its query {query} kept {first}, and then \
         {then}; its queries must depend on the list and the outcomes alone"
    )]
    Unsteady { query: usize, first: String, then: String },
}

pub(super) struct Pool {
    name: &'static str,
    command: &'static str,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    idle: Vec<Process>,
    failure: Option<OwnError>,
}

impl Pool {
    pub(super) fn new(name: &'static str, command: &'static str) -> Self {
        Self { name, command, state: Mutex::default() }
    }

    pub(super) fn failure(&self) -> Option<OwnError> {
        lock(&self.state).failure.clone()
    }

    pub(super) fn fail(&self, problem: Problem) {
        lock(&self.state).failure.get_or_insert(OwnError { name: self.name, problem });
    }

    /// Returns the index of the program's answer in `list` at `place`; `None` if the program has
    /// failed.
    pub(super) fn ask(&self, list: &Arc<OwnList>, place: ListPosition) -> Option<usize> {
        if let Some(known) = list.known(place) {
            return Some(known);
        }
        let process = {
            let mut state = lock(&self.state);
            if state.failure.is_some() {
                return None;
            }
            let is_there = |process: &Process| process.is_at(list, place);
            let oldest = (state.idle.len() >= IDLE_MAX).then_some(0);
            let found = state.idle.iter().position(is_there).or(oldest);
            found.map(|index| state.idle.remove(index))
        };
        let answer =
            process.map_or_else(|| Process::start(self.command), Ok).and_then(|mut process| {
                let number = process.ask(list, place)?;
                Ok((number, process))
            });
        match answer {
            Ok((number, process)) => {
                lock(&self.state).idle.push(process);
                Some(number)
            }
            Err(problem) => {
                self.fail(problem);
                None
            }
        }
    }
}

struct Process {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<String>,
    errors: Arc<Mutex<String>>,
    /// The current list, and the index of the last answer.
    at: Option<(Arc<OwnList>, usize)>,
}

/// Answer of a program as JSON.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    keep: Option<Vec<u32>>,
    delete: Option<Vec<u32>>,
    #[serde(default)]
    end: bool,
    kind: Option<String>,
}

impl Process {
    fn start(command: &'static str) -> Result<Self, Problem> {
        let fail = |reason: String| Problem::Start { command, reason };
        let words = shlex::split(command).unwrap_or_default();
        let [program, arguments @ ..] = &words[..] else {
            return Err(fail("there is no command".to_owned()));
        };
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().map_err(|error| fail(error.to_string()))?;
        let (Some(stdin), Some(stdout), Some(stderr)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(fail("it has no standard streams".to_owned()));
        };
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            let mut stdout = BufReader::new(stdout);
            loop {
                let mut line = Vec::new();
                let read = stdout.by_ref().take(LINE_BYTES_MAX as u64).read_until(b'\n', &mut line);
                let is_over = !matches!(read, Ok(bytes) if bytes > 0);
                if is_over || sender.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                    return;
                }
            }
        });
        let errors: Arc<Mutex<String>> = Arc::default();
        let said = errors.clone();
        thread::spawn(move || {
            // Only the last lines are kept.
            let lines = BufReader::new(stderr).split(b'\n').map_while(Result::ok);
            for line in lines.filter(|line| !line.is_empty()) {
                let text = format!(": {}", shown(&String::from_utf8_lossy(&line)));
                *lock(&said) = text;
            }
        });
        Ok(Self { child, stdin, lines, errors, at: None })
    }

    /// Returns `true` if the process only needs the outcome of its last query.
    fn is_at(&self, list: &Arc<OwnList>, place: ListPosition) -> bool {
        let is_there = |(at, number): &(Arc<OwnList>, usize)| {
            Arc::ptr_eq(at, list) && place.is_some_and(|it| it.0 == *number)
        };
        self.at.as_ref().is_some_and(is_there)
    }

    /// Returns the index of the answer.
    fn ask(&mut self, list: &Arc<OwnList>, place: ListPosition) -> Result<usize, Problem> {
        let (queries, len) = (list.queries(place), list.weights.len());
        if queries > endless_after(len) {
            return Err(Problem::Endless { queries, len });
        }
        let reply = match place {
            Some((_, outcome)) if self.is_at(list, place) => self.say(&told(outcome), list)?,
            _ => self.begin(list, place)?,
        };
        let is_end = matches!(reply, Reply::End);
        let number = list.note(place, reply);
        self.at = (!is_end).then(|| (list.clone(), number));
        Ok(number)
    }

    /// Sends the list and all outcomes up to `place`.
    fn begin(&mut self, list: &OwnList, place: ListPosition) -> Result<Reply, Problem> {
        let mut reply = self.say(&list.line, list)?;
        for (number, (asked, outcome)) in list.way(place).into_iter().enumerate() {
            if reply != asked {
                return Err(unsteady(number, &asked, &reply));
            }
            reply = self.say(&told(outcome), list)?;
        }
        Ok(reply)
    }

    /// Sends a line and reads the answer.
    fn say(&mut self, line: &str, list: &OwnList) -> Result<Reply, Problem> {
        let written =
            self.stdin.write_all(line.as_bytes()).and_then(|()| self.stdin.write_all(b"\n"));
        let written = written.and_then(|()| self.stdin.flush());
        let answer = match self.lines.recv_timeout(ANSWER_MAX) {
            Ok(answer) if written.is_ok() => answer,
            Err(RecvTimeoutError::Timeout) => return Err(Problem::Silent),
            Ok(_) | Err(RecvTimeoutError::Disconnected) => {
                let _ = self.child.wait();
                // Standard error may arrive shortly after the process ends.
                thread::sleep(Duration::from_millis(50));
                let said = lock(&self.errors).clone();
                return Err(Problem::Ended { said });
            }
        };
        understood(&answer, list.weights.len())
            .map_err(|reason| Problem::Nonsense { line: shown(answer.trim_end()), reason })
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Reports that the query with this number was `first`, and became `then` after the same outcomes.
fn unsteady(number: usize, first: &Reply, then: &Reply) -> Problem {
    let text = |reply: &Reply| match reply {
        Reply::End => "ended".to_owned(),
        Reply::Ask { config, .. } => shown(&format!("{config:?}")),
    };
    Problem::Unsteady { query: number + 1, first: text(first), then: text(then) }
}

/// Formats an outcome for the program.
fn told(is_interesting: bool) -> String {
    format!("{{\"interesting\":{is_interesting}}}")
}

/// Parses the answer of a program about a list of `len` elements.
fn understood(line: &str, len: usize) -> Result<Reply, String> {
    let line: Line = serde_json::from_str(line)
        .map_err(|error| format!("which is not a valid answer: {error}"))?;
    let kind = match line.kind {
        None => QueryKind::Other,
        Some(name) => {
            QueryKind::ALL.into_iter().find(|kind| kind.name() == name).ok_or_else(|| {
                format!(
                    "but `{name}` is not a kind of query; the kinds are {}",
                    QueryKind::ALL.map(QueryKind::name).join(", ")
                )
            })?
        }
    };
    let checked = |members: Vec<u32>| match members.iter().find(|member| **member as usize >= len) {
        Some(member) => Err(format!(
            "but the list has no element {member}; its {len} elements are counted from 0"
        )),
        None => Ok(members),
    };
    match (line.keep, line.delete, line.end) {
        (None, None, true) => Ok(Reply::End),
        (Some(keep), None, false) => {
            Ok(Reply::Ask { config: Config::full(len).only(&checked(keep)?), kind })
        }
        (None, Some(delete), false) => {
            Ok(Reply::Ask { config: Config::full(len).without(&checked(delete)?), kind })
        }
        _ => Err("which has none or several of keep, delete and end".to_owned()),
    }
}

fn shown(text: &str) -> String {
    let short: String = text.chars().take(SHOWN_MAX).collect();
    if short.len() < text.len() { format!("{short}…") } else { short }
}
