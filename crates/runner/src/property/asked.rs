//! A property about which another program is asked: lines of JSON go out, and lines of JSON come in.
//!
//! Each candidate is a line `{"v":1,"type":"candidate","id":1,"path":"/..."}`, and its answer a line `{"id":1,"interesting":true}`.
//! A candidate whose answer is not needed any more, or takes too long, is taken back by a line of type `withdrawn`; an answer that
//! is on its way is passed over. As many candidates are open at a time as there are jobs, and they may be answered in any order. Fields
//! that are not known are passed over, so that a version only ever gains some. `schema/ask-1.json` of this crate has the same.

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

/// The version of what is written.
const VERSION: u32 = 1;
/// How often to look whether an answer is still wanted.
const LOOK_UP: Duration = Duration::from_millis(20);
/// How long the line of an answer can be.
const LINE_BYTES_MAX: u64 = 64 * 1024;
/// The signal that counts as sent when nobody answers any more: SIGTERM.
const HUNG_UP: i32 = 15;

/// The program that answers.
#[derive(Clone)]
pub struct Asked {
    shared: Arc<Mutex<Shared>>,
}

struct Shared {
    questions: Box<dyn Write + Send>,
    /// How many candidates were given out.
    asked: u64,
    open: HashMap<u64, Sender<bool>>,
    /// The ones whose answers are not needed, and have not come yet.
    withdrawn: HashSet<u64>,
    /// Why no more answers come.
    end: Option<End>,
}

#[derive(Clone)]
enum End {
    /// There are no more lines.
    HungUp,
    /// This was wrong with one.
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
    /// A program that reads `questions` and writes `answers`.
    ///
    /// # Errors
    ///
    /// When the system has no thread for reading.
    pub fn new(
        questions: impl Write + Send + 'static,
        answers: impl BufRead + Send + 'static,
    ) -> io::Result<Self> {
        let questions = Box::new(questions);
        let shared = Shared {
            questions,
            asked: 0,
            open: HashMap::new(),
            withdrawn: HashSet::new(),
            end: None,
        };
        let asked = Self { shared: Arc::new(Mutex::new(shared)) };
        let reader = asked.clone();
        // It ends with the process, for nothing else ends a read.
        thread::Builder::new().name("answers".to_owned()).spawn(move || reader.listen(answers))?;
        Ok(asked)
    }

    /// Asks about the candidate at `path`, for as long as `time`.
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
                RunError::Asked(format!("{} is no path in UTF-8", path.display()))
            })?;
            shared.write(&Line::Candidate { v: VERSION, id, path })?;
            // Without a sender, there is nothing to wait for.
            match shared.end {
                None => _ = shared.open.insert(id, sender),
                Some(_) => drop(sender),
            }
            id
        };
        let ending = loop {
            match answer.recv_timeout(LOOK_UP) {
                Ok(is_interesting) => {
                    return Ok(TestRun::of(
                        Ending::Exited(i32::from(!is_interesting)),
                        started.elapsed(),
                    ));
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

    /// Takes answers until there are no more, or one is wrong.
    fn listen(&self, mut answers: impl BufRead) {
        let mut end = End::HungUp;
        loop {
            let mut line = Vec::new();
            let read = answers.by_ref().take(LINE_BYTES_MAX).read_until(b'\n', &mut line);
            if !read.is_ok_and(|bytes| bytes > 0) {
                break;
            }
            if let Err(what) = lock(&self.shared).hear(&line) {
                end = End::Wrong(what);
                break;
            }
        }
        let mut shared = lock(&self.shared);
        shared.end = Some(end);
        // The tests that wait are told.
        shared.open.clear();
    }
}

impl Shared {
    fn write(&mut self, line: &Line<'_>) -> Result<(), RunError> {
        let text =
            serde_json::to_string(line).map_err(|error| RunError::Asked(error.to_string()))?;
        let result = self
            .questions
            .write_all(format!("{text}\n").as_bytes())
            .and_then(|()| self.questions.flush());
        result.map_err(|error| RunError::Asked(format!("cannot write to standard output: {error}")))
    }

    /// Says that no answer is needed.
    fn withdraw(&mut self, id: u64) -> Result<(), RunError> {
        if self.open.remove(&id).is_some() {
            self.withdrawn.insert(id);
            self.write(&Line::Withdrawn { v: VERSION, id })?;
        }
        Ok(())
    }

    /// Passes on an answer. Gives what is wrong with it.
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
                "the line that begins `{}` is too long; the most is {LINE_BYTES_MAX} bytes",
                shown()
            ));
        }
        let Ok(Answer { id, interesting }) = serde_json::from_slice(line) else {
            return Err(format!(
                "`{}` is no answer; write a line such as {{\"id\":1,\"interesting\":true}}",
                shown()
            ));
        };
        match self.open.remove(&id) {
            Some(sender) => {
                // The test that asked may just have ended.
                let _ = sender.send(interesting);
                Ok(())
            }
            None if self.withdrawn.remove(&id) => Ok(()),
            None if (1..=self.asked).contains(&id) => {
                Err(format!("`{}` answers a second time; answer each candidate once", shown()))
            }
            None => {
                Err(format!("`{}` answers what was not asked; take the id of a candidate", shown()))
            }
        }
    }
}

impl fmt::Debug for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Asked").finish_non_exhaustive()
    }
}
