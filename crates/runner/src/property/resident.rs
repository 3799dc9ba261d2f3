//! Single process of an [`OracleProgram`], which answers many queries.

use std::process::Stdio;
use std::time::{Duration, Instant};

use secateur_bundle::Bundle;

use super::fault::Fault;
use super::oracle_program::behind;
use super::{OracleInput, OracleProgram, RunError, Supervisor};
use crate::sandbox::{Sandbox, remove};
use crate::supervise::{
    Cancel, Ending, Interrupt, LaunchProgress, Process, TestLimits, TestRun, Watch, devices,
    marker_of,
};

/// Persistent test process.
#[derive(Debug)]
pub(super) struct Resident {
    process: Process,
    /// Number of answered queries.
    pub(super) answers: u32,
    /// Time of the next check of its limits.
    next_look: Instant,
    /// Dropped after the process has ended.
    sandbox: Sandbox,
}

/// Query to a process, with its context.
#[derive(Clone, Copy)]
pub(super) struct OracleRequest<'a> {
    pub(super) supervisor: &'a Supervisor,
    pub(super) program: &'a OracleProgram,
    pub(super) bundle: &'a Bundle,
    pub(super) cancel: &'a Cancel,
}

/// Result of a query.
pub(super) struct Reply {
    pub(super) run: TestRun,
    /// Problem with the answer.
    pub(super) fault: Option<Fault>,
    /// Text of the answer; may be empty.
    pub(super) said: String,
}

impl Resident {
    /// Starts a process in its own sandbox.
    pub(super) fn start(
        supervisor: &Supervisor,
        program: &OracleProgram,
    ) -> Result<Self, RunError> {
        program.check()?;
        let sandbox = supervisor.sandboxes.sandbox_without_candidate()?;
        let marker = marker_of(&sandbox.temporary);
        let files: Vec<_> = program.files.iter().map(|(path, _)| path.as_path()).collect();
        let mut starts = 1;
        let process = loop {
            let (mut command, _) =
                supervisor.start_in(&sandbox, &program.invocation, &sandbox.folder, &files)?;
            command.stdin(Stdio::null());
            match Process::start_to_ask(command, &marker, &supervisor.limits) {
                Ok(process) => break process,
                Err(error) => supervisor.pause_after(&program.invocation, error, &mut starts)?,
            }
        };
        Ok(Self { process, answers: 0, next_look: Instant::now(), sandbox })
    }

    /// Asks the process, and waits up to `time`. Without an answer, the process is unusable
    /// afterwards.
    pub(super) fn ask(
        &mut self,
        OracleRequest { supervisor, program, bundle, cancel }: OracleRequest<'_>,
        time: Duration,
    ) -> Result<Reply, RunError> {
        let started = Instant::now();
        let folder = self.sandbox.base.join(format!("candidate-{}", self.answers));
        let path = match program.input {
            OracleInput::Path => supervisor.sandboxes.candidate_at(&folder, bundle)?,
            OracleInput::Text => folder.clone(),
        };
        let limits = TestLimits { time, ..supervisor.limits.clone() };
        let reply = program
            .input
            .question(bundle, &path)
            .and_then(|question| self.ask_within(&limits, question, &supervisor.interrupt, cancel));
        devices::restore();
        if program.input == OracleInput::Path {
            remove(&folder);
        }
        program.check()?;
        let (mut ending, fault, said, peak) = reply
            .map_err(|source| RunError::Process { program: program.to_string().into(), source })?;
        if ending == Ending::Exited(0)
            && program
                .expected
                .as_deref()
                .is_some_and(|expected| behind("yes", &said) != Some(expected))
        {
            // The process reported another failure.
            ending = Ending::Exited(1);
        }
        let mut output = std::mem::take(&mut self.process.output);
        if said.len() > "yes".len() {
            // The reason of a "no", or the failure of a "yes".
            output.push(format!("{said}\n").as_bytes());
        }
        self.answers += 1;
        let run = TestRun {
            output,
            peak,
            filtered: said.as_bytes().to_vec(),
            ..TestRun::of(ending, started.elapsed())
        };
        Ok(Reply { run, fault, said: shown(said.as_bytes()) })
    }

    fn ask_within(
        &mut self,
        limits: &TestLimits,
        question: Vec<u8>,
        interrupt: &Interrupt,
        cancel: &Cancel,
    ) -> std::io::Result<(Ending, Option<Fault>, String, crate::supervise::Usage)> {
        let mut watch = Watch::new(limits, &self.sandbox.base);
        self.process.resume(&mut watch, self.next_look);
        let unasked = self.process.ask(question)?;
        if !unasked.is_empty() {
            let fault = Fault::Unasked { said: shown(&unasked), answers: self.answers };
            return Ok((Ending::NoAnswer, Some(fault), String::new(), watch.peak));
        }
        let cause = self.process.wait(&mut watch, &LaunchProgress(None), interrupt, cancel)?;
        self.next_look = watch.next_look;
        let printed = std::mem::take(&mut self.process.filtered);
        let (line, rest) = match printed.iter().position(|&byte| byte == b'\n') {
            Some(end) => (Some(&printed[..end]), &printed[end + 1..]),
            None => (None, &printed[..]),
        };
        let answers = self.answers;
        let no_answer = |fault| (Ending::NoAnswer, Some(fault), String::new());
        let (ending, fault, said) = match (cause, line) {
            (Some(Ending::NoAnswer), _) if printed.is_empty() => {
                no_answer(Fault::Closed { answers })
            }
            (Some(Ending::NoAnswer), _) => no_answer(Fault::NotAnAnswer { said: shown(&printed) }),
            (Some(cause), _) => (cause, None, String::new()),
            (None, Some(line)) => match answer(&String::from_utf8_lossy(line)) {
                Some(ending) if rest.is_empty() => {
                    (ending, None, String::from_utf8_lossy(line).trim_end().to_owned())
                }
                Some(_) => no_answer(Fault::Unasked { said: shown(rest), answers: answers + 1 }),
                None => no_answer(Fault::NotAnAnswer { said: shown(line) }),
            },
            (None, None) if rest.is_empty() => {
                let ending = self.process.end()?;
                no_answer(Fault::Ended { ending, answers })
            }
            (None, None) => no_answer(Fault::NotAnAnswer { said: shown(rest) }),
        };
        Ok((ending, fault, said, watch.peak))
    }
}

/// Parses an answer as the exit status of a test.
fn answer(line: &str) -> Option<Ending> {
    let line = line.strip_suffix('\r').unwrap_or(line);
    let is = |word| behind(word, line).is_some();
    if is("yes") { Some(Ending::Exited(0)) } else { is("no").then_some(Ending::Exited(1)) }
}

/// Formats output as one line for the user.
fn shown(bytes: &[u8]) -> String {
    const CHARS_MAX: usize = 200;
    let text = String::from_utf8_lossy(bytes);
    let text = text.trim_end();
    let shown: String = text.chars().take(CHARS_MAX).flat_map(char::escape_debug).collect();
    if text.chars().nth(CHARS_MAX).is_some() { shown + "..." } else { shown }
}
