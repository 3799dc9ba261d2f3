//! The command that shows the failure, without what it does not need for that.

use std::ffi::OsString;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::Path;

use secateur_bundle::Bundle;
use secateur_reduce::CommandSearch;
use secateur_runner::{
    Cancel, CommandTest, DriveError, DriverConfig, Ending, Event, Interrupt, Invocation, Journal,
    Limits, Observer, Repetition, RunError, Runner, Statistics, Stop, Test, TestRun, drive,
};

use crate::Prepared;
use crate::memory::Memory;

/// Asks about commands that differ in their words: whether one does on `input` what is preserved, and not on nothing.
struct OnInput<'a> {
    runner: &'a Runner,
    commands: &'a CommandTest,
    input: &'a Bundle,
    nothing: Bundle,
}

/// Passes on what concerns tests. What is found is no smaller input.
struct Tests<'a> {
    observer: &'a mut dyn Observer,
    input: &'a Bundle,
}

impl Prepared<'_> {
    /// Tests without the words of the command from now on that are not needed on `input`. Of a command that is no list of words,
    /// and of two, all words are needed. Gives how that ended, and the
    /// words that are left: where something has put an end to it, some more than are needed.
    ///
    /// # Errors
    ///
    /// When a command cannot be run, or the journal cannot be written.
    pub fn reduce_command(
        &mut self,
        input: &Bundle,
        journal: Option<&mut Journal>,
        limits: Limits,
        observer: &mut dyn Observer,
        statistics: &mut Statistics,
    ) -> Result<Option<(Stop, Vec<OsString>)>, DriveError> {
        let Some(commands) = self.runner.test().commands().cloned() else { return Ok(None) };
        let Some(words) = commands.words() else { return Ok(None) };
        let bytes = |words: &[OsString]| {
            words.iter().map(|word| word.as_bytes().to_vec()).collect::<Vec<_>>()
        };
        let longer = passes(words, input, &self.runner)?.map(|words| bytes(&words));
        let search = CommandSearch::new(&bytes(words), longer.as_deref(), input);
        let nothing = input.filter_map(|file| Some(file.with_text(*b"")));
        let test = OnInput { runner: &self.runner, commands: &commands, input, nothing };
        let config = DriverConfig {
            original: &secateur_minimize::Search::best(&search),
            test: &test,
            best_file: &Memory::default(),
            journal,
            jobs: self.jobs,
            limits,
        };
        let driven = drive(Box::new(search), config, &mut Tests { observer, input }, statistics);
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

/// The same command of LLVM's `opt`, with the names of all passes in the place of a level of optimisation.
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
        let test = self.commands.with_words(&words_of(command)).alone().into();
        let run = self.runner.run_another(&test, self.input, cancel)?;
        if !run.ending.outcome().is_interesting() {
            return Ok(run);
        }
        // Most programs complain in one way about all that they do not understand.
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
