//! Properties decided by another program, in lines of JSON.
//!
//! Each candidate is a line `{"v":1,"type":"candidate","id":1,"path":"/..."}`, and its answer a
//! line `{"id":1,"interesting":true}`. A line of type `withdrawn` withdraws a candidate that is no
//! longer needed or has timed out; a late answer is ignored. Up to one candidate per job is open at
//! a time, and answers may arrive in any order. Unknown fields are ignored, so that versions can
//! add fields. The format is specified in `schema/ask-1.json` of this crate.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::io::{self, BufRead, Read, Write};
use std::path::Path;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::run_error::RunError;
use crate::lock::lock;
use crate::supervise::{Cancel, Ending, Interrupt, TestRun};

/// Version of the written format.
const VERSION: u32 = 1;
/// Interval of checks if an answer is still needed.
const LOOK_UP: Duration = Duration::from_millis(20);
const LINE_BYTES_MAX: u64 = 64 * 1024;
/// Signal number reported when the program closes its answers: SIGTERM.
const HUNG_UP: i32 = 15;

/// Program that answers.
#[derive(Clone)]
pub struct Asked {
    shared: Arc<Mutex<Shared>>,
}

struct Shared {
    questions: Box<dyn Write + Send>,
    /// Number of candidates sent.
    asked: u64,
    open: HashMap<u64, Sender<bool>>,
    /// Withdrawn candidates whose answers have not arrived.
    withdrawn: HashSet<u64>,
    /// Reason why no more answers arrive.
    end: Option<End>,
}

#[derive(Clone)]
enum End {
    /// The program closed its output.
    HungUp,
    /// An answer was invalid.
    Wrong(String),
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Line<'a> {
    Candidate { v: u32, id: u64, path: &'a str },
    Withdrawn { v: u32, id: u64 },
}

#[derive(Deserialize)]
struct Answer {
    id: u64,
    interesting: bool,
}

impl Asked {
    /// Connects to a program that reads `questions` and writes `answers`.
    ///
    /// # Errors
    ///
    /// Fails if the system cannot create a thread.
    pub fn new(
        questions: impl Write + Send + 'static,
        answers: impl BufRead + Send + 'static,
    ) -> io::Result<Self> {
        let shared = Shared {
            questions: Box::new(questions),
            asked: 0,
            open: HashMap::new(),
            withdrawn: HashSet::new(),
            end: None,
        };
        let asked = Self { shared: Arc::new(Mutex::new(shared)) };
        let reader = asked.clone();
        // The thread ends with this process, since a blocking read cannot be interrupted.
        thread::Builder::new().name("answers".to_owned()).spawn(move || reader.listen(answers))?;
        Ok(asked)
    }

    /// Asks about the candidate at `path`, and waits up to `time`.
    pub(super) fn ask(
        &self,
        path: &Path,
        time: Duration,
        interrupt: &Interrupt,
        cancel: &Cancel,
    ) -> Result<TestRun, RunError> {
        let started = Instant::now();
        let (sender, answer) = channel();
        let id = {
            let mut shared = lock(&self.shared);
            shared.asked += 1;
            let id = shared.asked;
            let path = path.to_str().ok_or_else(|| {
                RunError::Asked(format!("the path {} is not UTF-8", path.display()))
            })?;
            shared.write(&Line::Candidate { v: VERSION, id, path })?;
            // Dropping the sender ends the wait at once.
            match shared.end {
                None => _ = shared.open.insert(id, sender),
                Some(_) => drop(sender),
            }
            id
        };
        let ending = loop {
            match answer.recv_timeout(LOOK_UP) {
                Ok(is_interesting) => {
                    let ending = Ending::Exited(i32::from(!is_interesting));
                    return Ok(TestRun::of(ending, started.elapsed()));
                }
                Err(RecvTimeoutError::Disconnected) => match &lock(&self.shared).end {
                    Some(End::Wrong(what)) => return Err(RunError::Asked(what.clone())),
                    Some(End::HungUp) | None => {
                        interrupt.trigger(HUNG_UP);
                        break Ending::Interrupted;
                    }
                },
                Err(RecvTimeoutError::Timeout) if interrupt.signal().is_some() => {
                    break Ending::Interrupted;
                }
                Err(RecvTimeoutError::Timeout) if cancel.is_requested() => break Ending::Cancelled,
                Err(RecvTimeoutError::Timeout) if started.elapsed() >= time => {
                    break Ending::TimedOut;
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        };
        lock(&self.shared).withdraw(id)?;
        Ok(TestRun::of(ending, started.elapsed()))
    }

    /// Receives answers until the end of the input or an invalid answer.
    fn listen(&self, mut answers: impl BufRead) {
        let end = loop {
            let mut line = Vec::new();
            let read = answers.by_ref().take(LINE_BYTES_MAX).read_until(b'\n', &mut line);
            if !read.is_ok_and(|bytes| bytes > 0) {
                break End::HungUp;
            }
            if let Err(what) = lock(&self.shared).hear(&line) {
                break End::Wrong(what);
            }
        };
        let mut shared = lock(&self.shared);
        shared.end = Some(end);
        // Dropping the senders wakes the waiting tests.
        shared.open.clear();
    }
}

impl Shared {
    fn write(&mut self, line: &Line<'_>) -> Result<(), RunError> {
        let result = serde_json::to_string(line)
            .map_err(io::Error::from)
            .and_then(|text| self.questions.write_all(format!("{text}\n").as_bytes()))
            .and_then(|()| self.questions.flush());
        result.map_err(|error| RunError::Asked(format!("cannot write to standard output: {error}")))
    }

    /// Withdraws a candidate, unless it was answered.
    fn withdraw(&mut self, id: u64) -> Result<(), RunError> {
        if self.open.remove(&id).is_some() {
            self.withdrawn.insert(id);
            self.write(&Line::Withdrawn { v: VERSION, id })?;
        }
        Ok(())
    }

    /// Delivers an answer, or returns its error.
    fn hear(&mut self, line: &[u8]) -> Result<(), String> {
        if line.trim_ascii().is_empty() {
            return Ok(());
        }
        let plain = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
        let shown = || {
            String::from_utf8_lossy(line.trim_ascii_end())
                .chars()
                .take(200)
                .map(plain)
                .collect::<String>()
        };
        if line.len() as u64 == LINE_BYTES_MAX && !line.ends_with(b"\n") {
            return Err(format!(
                "the line that begins `{}` is too long; the maximum is {LINE_BYTES_MAX} bytes",
                shown()
            ));
        }
        let Ok(Answer { id, interesting }) = serde_json::from_slice(line) else {
            return Err(format!(
                "`{}` is not an answer; write a line such as {{\"id\":1,\"interesting\":true}}",
                shown()
            ));
        };
        match self.open.remove(&id) {
            Some(sender) => {
                // The waiting test may have just ended.
                let _ = sender.send(interesting);
                Ok(())
            }
            None if self.withdrawn.remove(&id) => Ok(()),
            None if (1..=self.asked).contains(&id) => {
                Err(format!("`{}` is a second answer; answer each candidate once", shown()))
            }
            None => Err(format!("`{}` answers no query; use the id of a candidate", shown())),
        }
    }
}

impl fmt::Debug for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Asked").finish_non_exhaustive()
    }
}
