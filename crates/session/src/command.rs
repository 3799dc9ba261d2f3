//! Removal of unneeded words from the command that shows the failure.

use std::ffi::OsString;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::Path;

use secateur_bundle::Bundle;
use secateur_reduce::CommandSearch;
use secateur_runner::{
    Cancel, CommandTest, DriveError, DriverConfig, Ending, Event, Interrupt, Invocation, Observer,
    PropertyTest, Repetition, RunError, Runner, Stop, Test, TestRun, drive,
};

use crate::memory::Memory;
use crate::run::Run;

/// Test of commands that differ in their words: accepts a command that preserves the behaviour on
/// `input`, but not on an empty input.
struct OnInput<'a> {
    runner: &'a Runner,
    commands: &'a CommandTest,
    input: &'a Bundle,
    nothing: Bundle,
}

/// Observer that passes on only events about tests, since no smaller input is found.
struct Tests<'a> {
    observer: &'a mut dyn Observer,
    input: &'a Bundle,
}

impl Run<'_> {
    /// Removes the words of the command that are not needed on `input`, and uses the shorter
    /// command from now on.
    ///
    /// A shell command line and a pair of commands are kept as they are. Returns the reason for
    /// stopping and the remaining words, which may include unneeded ones after an early stop. The
    /// journal of a finished run is not changed.
    ///
    /// # Errors
    ///
    /// Fails if a command cannot be run, or if the journal cannot be written.
    pub fn reduce_command(
        &mut self,
        input: &Bundle,
        observer: &mut dyn Observer,
    ) -> Result<Option<(Stop, Vec<OsString>)>, DriveError> {
        let Some(commands) = self.runner.test().commands().cloned() else { return Ok(None) };
        let Some(words) = commands.words() else { return Ok(None) };
        let bytes = |words: &[OsString]| {
            words.iter().map(|word| word.as_bytes().to_vec()).collect::<Vec<_>>()
        };
        let longer = passes(words, input, &self.runner)?.map(|words| bytes(&words));
        let search = CommandSearch::new(&bytes(words), longer.as_deref(), input);
        self.record_baseline()?;
        let nothing = input.filter_map(|file| Some(file.with_text(*b"")));
        let test = OnInput { runner: &self.runner, commands: &commands, input, nothing };
        let config = DriverConfig {
            original: &secateur_minimize::Search::best(&search),
            test: &test,
            best_file: &Memory::default(),
            journal: self.journal.as_mut().filter(|journal| journal.result().is_none()),
            jobs: self.jobs,
            limits: self.limits,
        };
        let (mut tests, statistics) = (Tests { observer, input }, &mut self.statistics);
        let driven = drive(Box::new(search), config, &mut tests, statistics);
        let stop = driven.stop?;
        let found = if matches!(stop, Stop::NotReproduced { .. }) {
            words.to_vec()
        } else {
            words_of(&driven.best)
        };
        self.runner.set_commands(commands.with_words(&found));
        Ok(Some((stop, found)))
    }
}

fn words_of(command: &Bundle) -> Vec<OsString> {
    CommandSearch::words(command).map(|word| OsString::from_vec(word.to_vec())).collect()
}

/// Replaces an optimisation level of LLVM's `opt` by the names of all its passes.
fn passes(
    words: &[OsString],
    input: &Bundle,
    runner: &Runner,
) -> Result<Option<Vec<OsString>>, RunError> {
    let program =
        words.first().and_then(|word| Path::new(word).file_name()?.to_str()).unwrap_or_default();
    let is_level = |word: &OsString| {
        let word = word.to_string_lossy();
        matches!(word.strip_prefix("-O"), Some("1" | "2" | "3" | "s" | "z"))
            || word.contains("passes=") && word.contains("default<")
    };
    let at =
        words.iter().position(is_level).filter(|_| program == "opt" || program.starts_with("opt-"));
    let Some(at) = at else { return Ok(None) };
    let question = ["-print-pipeline-passes", "-disable-output"].map(OsString::from);
    let Ok(question) = Invocation::words(&[words, &question].concat()) else { return Ok(None) };
    let run = runner.supervisor().run_on(&question, input)?;
    let pipeline = run
        .output
        .last_lines(1)
        .pop()
        .filter(|line| run.ending == Ending::Exited(0) && line.contains(','));
    let longer = |pipeline: String| {
        let mut words = words.to_vec();
        words[at] = format!("-passes={pipeline}").into();
        words
    };
    Ok(pipeline.map(longer))
}

impl Test for OnInput<'_> {
    fn run_once(&self, command: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        let commands = self.commands.with_words(&words_of(command)).alone();
        let test = PropertyTest::Commands(commands);
        let run = self.runner.run_another(&test, self.input, cancel)?;
        if !run.ending.outcome().is_interesting() {
            return Ok(run);
        }
        // Most programs print the same complaint about every input that they do not understand.
        let run_on_nothing = self.runner.run_another(&test, &self.nothing, cancel)?;
        Ok(match run_on_nothing.ending {
            ending if ending.outcome().is_interesting() => {
                TestRun { ending: Ending::Exited(1), ..run }
            }
            ending if ending.is_answer() => run,
            _ => run_on_nothing,
        })
    }

    fn interrupt(&self) -> &Interrupt {
        self.runner.interrupt()
    }

    fn repetition(&self) -> Repetition {
        self.runner.repetition()
    }
}

impl Observer for Tests<'_> {
    fn observe(&mut self, event: &Event<'_>) {
        match *event {
            Event::Improved { .. } | Event::Verifying => {}
            Event::Committed { key, outcome, place, provenance, tests, .. } => {
                let bundle = self.input;
                self.observer.observe(&Event::Committed {
                    key,
                    bundle,
                    outcome,
                    place,
                    provenance,
                    tests,
                });
            }
            _ => self.observer.observe(event),
        }
    }
}
