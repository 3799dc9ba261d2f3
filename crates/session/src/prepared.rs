//! Properties that run processes, prepared for testing.

use std::ffi::OsString;
use std::time::Duration;

use secateur_runner::{
    Baseline, BaselineError, CommandTest, Commands, Established, Identity, Interrupt, Journal, Key,
    OracleProgram, PropertyTest, Rate, Runner, Statistics, Supervisor, check_original, establish,
};

use crate::{Conditions, ConditionsError, Input, Notes, Occasion, Run, Strategy, Surroundings};

/// Name of the input's content in the identity of a journal.
pub const INPUT: &str = "the content of the input";

/// Default time limit of a test on the original.
const TIMEOUT_ON_ORIGINAL: Duration = Duration::from_secs(300);
/// Default time after which a command or an answer on the original counts as a hang.
pub const TIMEOUT_OF_COMMAND: Duration = Duration::from_secs(60);

/// Minimum time limit of a persistent test process, relative to its time to start and answer on the
/// original.
const START_FACTOR: u32 = 3;

/// Property decided by running processes.
#[derive(Clone, Debug)]
pub enum ProcessProperty {
    /// Executable that decides by its exit status.
    Test(PropertyTest),
    /// Commands that must behave as on the original.
    Commands(Commands),
}

/// Property that is ready for testing.
#[derive(Debug)]
pub struct Prepared<'a> {
    pub runner: Runner,
    /// Allows a search to cut tests short, unless the user has set a timeout or a hang is
    /// preserved.
    pub cuts_short: bool,
    /// Behaviour of the commands on the original.
    established: Option<Baseline>,
    occasion: Occasion<'a>,
    statistics: Statistics,
}

impl ProcessProperty {
    /// Creates the supervisor, before anything is known about the original.
    ///
    /// # Errors
    ///
    /// Fails if the test directories cannot be created, or if isolation or the launcher does not
    /// work.
    pub fn supervisor(
        &self,
        conditions: &Conditions,
        surroundings: &Surroundings,
        interrupt: Interrupt,
    ) -> Result<Supervisor, ConditionsError> {
        let timeout = match self {
            Self::Test(test) if test.oracle().is_some() || test.commands().is_some() => {
                TIMEOUT_OF_COMMAND
            }
            Self::Test(_) => TIMEOUT_ON_ORIGINAL,
            Self::Commands(_) => TIMEOUT_OF_COMMAND,
        };
        conditions.supervisor(surroundings, interrupt, timeout)
    }

    /// Prepares the property to be tested by `supervisor`.
    ///
    /// For commands, finds and reports the behaviour of the original to preserve. An executable
    /// needs no preparation.
    ///
    /// # Errors
    ///
    /// Fails if commands cannot be run, or do nothing on the original that can be preserved.
    pub fn prepare<'a>(
        &self,
        mut supervisor: Supervisor,
        occasion: Occasion<'a>,
        notes: &dyn Notes,
    ) -> Result<Prepared<'a>, BaselineError> {
        let Occasion { original, conditions, course, .. } = occasion;
        let mut statistics = Statistics::default();
        supervisor.deadline = course.deadline();
        let (runner, established) = match self {
            Self::Test(test) => (Runner::new(test.clone(), supervisor), None),
            Self::Commands(commands) => {
                notes.say(&"Running the command on the original");
                let timeout = conditions.limits.timeout;
                let Established { runner, baseline, is_blind } =
                    establish(supervisor, commands, original, timeout, &mut statistics)?;
                notes
                    .say(&runner.test().commands().map(CommandTest::to_string).unwrap_or_default());
                if let Rate { interesting, runs } = baseline.rate
                    && interesting < runs
                {
                    notes.note(&format_args!(
                        "{interesting} of {runs} runs on the original behaved in this way"
                    ));
                }
                if is_blind {
                    notes.note(
                        &"on an empty file, the command behaves as expected and prints the same \
                             output: only --valid tells candidates apart",
                    );
                }
                (runner, Some(baseline))
            }
        };
        Ok(Prepared { runner, cuts_short: true, established, occasion, statistics })
    }
}

impl<'a> Prepared<'a> {
    /// Returns everything that determines the search and the outcomes. Excludes the number of jobs
    /// and limits on the run.
    pub fn identity(&self, input: &Input, strategy: &Strategy) -> Identity {
        // A goal changes no outcome: a run can resume with another one.
        let Strategy { minimizer, p0, prior, seed, lays_out, one_file, goal: _ } = strategy;
        let identity = Identity::default()
            .with("the version of secateur", env!("CARGO_PKG_VERSION"))
            .with(INPUT, &Key::of(self.occasion.original))
            .with("the input's name", &self.runner.supervisor().file_name().display())
            .with("--language", &input.language())
            .with("--pass, --without, --readable or --smallest", &input.passes())
            .with("--minimizer", minimizer)
            .with("--p0", p0)
            .with("--prior", prior)
            .with("--no-layout", &!lays_out)
            .with("--seed", &seed.map_or_else(|| "none".to_owned(), |seed| seed.to_string()))
            .with_some(
                "the grammar of --language",
                Some(input.fingerprints()).filter(|all| !all.is_empty()),
            )
            .with_some("--one-file", one_file.then_some(true))
            .with_some(
                "--keep, --keep-lines, --only or comments with `secateur: keep`",
                input.keep().map(|keep| keep.identity()),
            );
        let test = self.runner.test();
        let identity = match (test.content(), test.oracle(), test.commands()) {
            (Some(test), ..) => identity.with("the content of the interestingness test", &test),
            _ if test.is_asked() => identity.with("--ask", &true),
            (_, oracle, commands) => {
                let of_oracle = oracle.map(OracleProgram::identity).unwrap_or_default();
                let of_commands = commands.map(CommandTest::identity).unwrap_or_default();
                let parts = of_oracle.into_iter().chain(of_commands);
                parts.fold(identity, |identity, (option, value)| identity.with(option, &value))
            }
        };
        self.occasion.conditions.identity(identity, self.runner.supervisor())
    }

    /// Establishes the baseline, and derives the limits of tests and of the run from it.
    ///
    /// The baseline comes from the `journal` of an earlier run, from the preparation, or from runs
    /// on the original now.
    ///
    /// # Errors
    ///
    /// Fails if the property does not accept the original.
    pub fn settle(self, journal: Option<Journal>) -> Result<Run<'a>, BaselineError> {
        let Self { mut runner, cuts_short, established, occasion, mut statistics } = self;
        let known = journal.as_ref().and_then(Journal::baseline).cloned();
        let baseline = match known.or(established) {
            Some(baseline) => baseline,
            None => check_original(&runner, occasion.original, &mut statistics)?,
        };
        let is_oracle = runner.test().oracle().is_some();
        let (given, supervisor) = (occasion.conditions, runner.supervisor_mut());
        supervisor.limits = given.limits(occasion.jobs, &baseline, &supervisor.limits);
        if cuts_short && given.limits.timeout.is_none() && baseline.hang.is_none() {
            let factor = if is_oracle { START_FACTOR } else { 0 };
            supervisor.allow_cutting_short(baseline.elapsed.saturating_mul(factor));
        }
        Ok(Run::new(runner, occasion, baseline, statistics, journal))
    }
}

/// Converts an iterator to words.
pub(crate) fn words(words: impl IntoIterator<Item = impl Into<OsString>>) -> Vec<OsString> {
    words.into_iter().map(Into::into).collect()
}
