//! Properties that run processes, prepared for testing.

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use secateur_bundle::Bundle;
use secateur_runner::{
    Baseline, BaselineError, CommandTest, Commands, Established, Identity, Interrupt,
    OracleProgram, OracleReport, PropertyTest, Rate, Runner, Statistics, Supervisor,
    check_original, establish,
};

use crate::{Conditions, ConditionsError, Input, Notes, Strategy, Surroundings, counted};

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
    /// Behaviour of the commands on the original.
    established: Option<Baseline>,
    conditions: &'a Conditions,
    pub(crate) jobs: NonZeroUsize,
}

/// Original and conditions for which a property is prepared.
#[derive(Clone, Copy, Debug)]
pub struct Occasion<'a> {
    pub original: &'a Bundle,
    pub conditions: &'a Conditions,
    /// Maximum number of parallel tests.
    pub jobs: NonZeroUsize,
    /// Time at which the whole run must end.
    pub deadline: Option<Instant>,
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
        statistics: &mut Statistics,
        notes: &dyn Notes,
    ) -> Result<Prepared<'a>, BaselineError> {
        let Occasion { original, conditions, jobs, deadline } = occasion;
        supervisor.deadline = deadline;
        let (runner, established) = match self {
            Self::Test(test) => (Runner::new(test.clone(), supervisor), None),
            Self::Commands(commands) => {
                notes.say(&"Running the command on the original");
                let timeout = conditions.limits.timeout;
                let Established { runner, baseline, is_blind } =
                    establish(supervisor, commands, original, timeout, statistics)?;
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
        Ok(Prepared { runner, established, conditions, jobs })
    }
}

impl Prepared<'_> {
    /// Returns everything that determines the search and the outcomes. Excludes the number of jobs
    /// and limits on the run.
    #[must_use]
    pub fn identity(&self, original: &Bundle, input: &Input, strategy: &Strategy) -> Identity {
        let Strategy { minimizer, p0, prior, seed, lays_out, one_file } = strategy;
        let identity = Identity::default()
            .with("the version of secateur", env!("CARGO_PKG_VERSION"))
            .with_content(INPUT, original)
            .with("the input's name", &self.runner.supervisor().file_name().display())
            .with("--language", &input.language())
            .with("--pass, --without or --readable", &input.passes())
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
        self.conditions.identity(identity, self.runner.supervisor())
    }

    /// Establishes the baseline, and derives the test limits from it.
    ///
    /// The baseline comes from an earlier run (`known`), from the preparation, or from runs on the
    /// original now.
    ///
    /// # Errors
    ///
    /// Fails if the property does not accept the original.
    pub fn settle(
        &mut self,
        known: Option<Baseline>,
        original: &Bundle,
        statistics: &mut Statistics,
    ) -> Result<Baseline, BaselineError> {
        let baseline = match known.or(self.established) {
            Some(baseline) => baseline,
            None => check_original(&self.runner, original, statistics)?,
        };
        let supervisor = self.runner.supervisor_mut();
        supervisor.limits = self.conditions.limits(self.jobs, &baseline, &supervisor.limits);
        Ok(baseline)
    }

    /// Allows the search to cut tests short, unless the user has set a timeout or a hang is
    /// preserved.
    pub fn allow_cutting_short(&mut self, baseline: &Baseline) {
        if self.conditions.limits.timeout.is_none() && baseline.hang.is_none() {
            let is_oracle = self.runner.test().oracle().is_some();
            let start = if is_oracle {
                baseline.elapsed.saturating_mul(START_FACTOR)
            } else {
                Duration::ZERO
            };
            self.runner.supervisor_mut().allow_cutting_short(start);
        }
    }

    /// Notes that an executable did not always accept the original. For commands this was reported
    /// before.
    pub fn note_rate(&self, rate: Rate, notes: &dyn Notes) {
        if self.established.is_none() && rate.interesting < rate.runs {
            notes
                .note(&format_args!("the interestingness test accepted the original {rate} times"));
        }
    }

    /// Notes oracle processes that contradicted each other or often failed.
    pub fn note_oracle(&self, notes: &dyn Notes) {
        let Some(OracleReport { started, failed, fault, contradictions, first }) =
            self.runner.oracle_report()
        else {
            return;
        };
        if let Some(first) = first {
            notes.note(&format_args!(
                "{} the oracle accepted a candidate that a fresh process rejected: {first}\n\
                 The oracle keeps state from one candidate to the next. --oracle-fresh all asks a \
                 fresh process about each",
                counted(contradictions, "time")
            ));
        }
        if failed > 0 {
            let processes = if started == 1 { "process" } else { "processes" };
            let fault =
                fault.map(|fault| format!("; the first fault: {fault}")).unwrap_or_default();
            notes.note(&format_args!(
                "{failed} of {started} oracle {processes} hung, ended, exceeded a limit or gave \
                 no answer when asked; new ones replaced them{fault}"
            ));
        }
    }
}

/// Converts an iterator to words.
pub(crate) fn words(words: impl IntoIterator<Item = impl Into<OsString>>) -> Vec<OsString> {
    words.into_iter().map(Into::into).collect()
}
