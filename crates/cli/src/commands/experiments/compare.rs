//! The command `secateur compare`.

use std::env;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{anyhow, bail, ensure};
use secateur_experiment::{
    Build, Combination, Compared, Comparison, Estimate, Passes, Progress, Reducer, RunId, Runs,
    RunsError, SameListsOptions, Subject, compare,
};
use secateur_minimize::{Algorithm, InitialProbability};
use secateur_reduce::Pass;
use secateur_session::{ListMinimizer, PriorChoice, counted};

use super::suite::{Suite, chosen};
use crate::options::minimizer_options::{MinimizerParser, add_minimizer, prior};
use crate::options::property::interrupt_on_signals;
use crate::options::test_options::{Machines, jobs, time};
use crate::output;
use crate::output::exit_status::ExitStatus;
use crate::output::failure::{Failure, interrupted};
use crate::output::files::Files;
use crate::output::notes::Notes;

/// Compare passes, list minimisers and other reducers on your inputs
///
/// Runs every pass with every minimiser, and every reducer, on every subject. Writes a row for each
/// run to RUNS/runs.jsonl, and a table to RUNS/runs.csv. A subject is a folder with an input, a
/// test r.sh, and optionally a manifest case.json with any of: name, input, test, language, tool,
/// version, needs. Runs that have a row are not repeated: the same command resumes, and a longer
/// one adds rows.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Compare {
    /// Folders of subjects, or a plan or suite: a .toml file with inputs and these options
    #[arg(required = true, value_name = "SUBJECT|PLAN")]
    pub(crate) subjects: Vec<PathBuf>,

    /// Folder for rows and results
    #[arg(short, long, value_name = "RUNS")]
    pub(crate) output: PathBuf,

    /// Folder of the inputs of the suite [default: that of its file]
    #[arg(long, value_name = "FOLDER")]
    pub(crate) from: Option<PathBuf>,

    /// Use only subjects with these names, separated by commas; * stands for any text
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) cases: Vec<String>,

    /// Suite of the plan.
    #[arg(skip)]
    pub(super) suite: Suite,

    /// Passes, separated by commas; join passes that run together by +: perses,hdd+hoist. Names are
    /// those of `secateur reduce --pass`, and `default`. An input of unknown language needs lines,
    /// tokens or bytes [default: perses,hdd]
    #[arg(
        short,
        long,
        short_alias = 'w',
        alias = "walkers",
        value_name = "NAMES",
        value_delimiter = ','
    )]
    pub(crate) passes: Vec<Passes>,

    /// Manifest of another reducer; repeatable
    #[arg(short, long = "reducer", value_name = "MANIFEST")]
    pub(crate) reducers: Vec<PathBuf>,

    /// Run no passes of secateur
    #[arg(long, requires = "reducers", conflicts_with_all = ["passes", "minimizers"])]
    pub(crate) only_reducers: bool,

    /// List minimisers, separated by commas [default: ddmin,wddmin,probdd,wprobdd,cdd; with
    /// --same-lists, wprobdd is the first]
    #[arg(short, long, value_name = "NAMES", value_delimiter = ',', value_parser = MinimizerParser)]
    pub(crate) minimizers: Vec<ListMinimizer>,

    /// Prior probabilities for minimisers that have one, separated by commas [default: 0.1]
    #[arg(long = "p0", value_name = "PS", value_delimiter = ',')]
    pub(crate) p0s: Vec<InitialProbability>,

    /// Source of the prior of each list: fixed, as in the papers, or learned; or both [default:
    /// fixed]
    #[arg(long, value_name = "HOW", value_delimiter = ',', value_parser = prior())]
    pub(crate) priors: Vec<PriorChoice>,

    /// Run randomised minimisers also with the seeds from 1 to this one [default: 0]
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seeds: Option<u64>,

    /// Stop each run after this time; its row is marked [default: 600]
    #[arg(short, long, value_name = "TIME", value_parser = time, allow_negative_numbers = true)]
    pub(crate) timeout: Option<Duration>,

    /// Number of parallel runs; times are comparable only with one
    #[arg(short, long, value_name = "NUMBER", default_value = "1", value_parser = jobs,
        allow_negative_numbers = true)]
    pub(crate) jobs: NonZeroUsize,

    /// After each run, check if the results of the list minimiser were 1-minimal; takes additional
    /// tests
    #[arg(long)]
    pub(crate) check_lists: bool,

    /// Let all minimisers minimise the lists of a run of the first one, for each choice of passes;
    /// the lists are written to RUNS/lists.jsonl, and the number of tests is estimated first
    #[arg(long)]
    pub(crate) same_lists: bool,

    /// Use only this many lists of each run: a reproducible sample, stratified by length
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) lists_max: Option<u32>,

    /// Add runs to those of another build of secateur
    #[arg(long)]
    pub(crate) mixed_builds: bool,

    /// Use the values under [quick] of the plan
    #[arg(long)]
    pub(crate) quick: bool,

    /// Make only part of the runs: 2/5 is the second of five parts; `secateur report` merges their
    /// folders
    #[arg(long, value_name = "I/N", value_parser = shard)]
    pub(crate) shard: Option<(usize, usize)>,

    #[command(flatten)]
    pub(crate) machines: Machines,
}

fn shard(text: &str) -> anyhow::Result<(usize, usize)> {
    let parts = text
        .split_once('/')
        .and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
    parts
        .filter(|&(number, of)| number >= 1 && number <= of)
        .ok_or_else(|| anyhow!("expected a machine and the number of machines, as in 2/5"))
}

pub(crate) fn run(options: &Compare) -> anyhow::Result<ExitCode> {
    let plans = &options.subjects;
    let options = &options.clone().with_plan()?.with_defaults();
    options.check()?;
    options.check_files(plans)?;
    let is_chosen = chosen(&options.cases)?;
    let subjects = options.suite.load(&options.subjects, is_chosen)?;
    let subjects = installed(subjects)?;
    let p0s = if options.p0s.is_empty() {
        vec![InitialProbability::default()]
    } else {
        options.p0s.clone()
    };
    let learned: Vec<bool> =
        options.priors.iter().map(|prior| matches!(prior, PriorChoice::Learned)).collect();
    let passes = if options.only_reducers { &[] } else { &options.passes[..] };
    let combinations = Combination::all(
        passes,
        &options.minimizers,
        &p0s,
        &learned,
        options.seeds.unwrap_or_default(),
    );
    let reducers = Reducer::load_all(&options.reducers)?;
    let client = env::current_exe().map_err(Failure::run)?;
    let build = Build::of(&client, option_env!("SECATEUR_COMMIT")).map_err(Failure::run)?;
    let interrupt = interrupt_on_signals()?;
    let lists_max = options.lists_max.map_or(usize::MAX, |max| max as usize);
    let comparison = Comparison {
        subjects: &subjects,
        combinations: &combinations,
        reducers: &reducers,
        client: &client,
        timeout: options.timeout.unwrap_or(TIMEOUT),
        shard: options.shard,
        jobs: options.jobs,
        tests: options.machines.conditions(),
        check_lists: options.check_lists,
        same_lists: options
            .same_lists
            .then_some(SameListsOptions { lists_max, estimated: &announce_estimate }),
        version: env!("CARGO_PKG_VERSION"),
        build: &build,
        mixed_builds: options.mixed_builds,
        interrupt: &interrupt,
    };
    if let Some(subject) = comparison.idle_subjects().next() {
        bail!(
            "nothing can run on {}: its name does not tell its language, or no reducer supports \
             it. Set it in case.json, as in {{\"language\": \"c\"}}, or compare passes that need \
             no grammar: --passes lines+tokens",
            subject.name
        );
    }
    let mut runs = open(options)?;
    let compared = compare(&comparison, &mut runs, announce).map_err(|error| match error {
        RunsError::OtherConditions { .. }
        | RunsError::OtherBuild { .. }
        | RunsError::OneName { .. } => anyhow::Error::from(error),
        _ => Failure::run(error).into(),
    })?;
    let Compared { all, done, made, failed } = compared;
    if let Some(signal) = interrupt.signal().filter(|_| done < all) {
        Notes::ALOUD.say("Interrupted; run the same command again to resume");
        return Ok(interrupted(signal));
    }
    let folder = options.output.display();
    if failed > 0 {
        Notes::ALOUD.say(format_args!(
            "{failed} of {} failed; see {folder}/runs.csv. Run the same command again to retry \
             runs that ended in an error",
            counted(all as u64, "run")
        ));
    }
    if made == 0 && combinations.iter().any(|run| matches!(run.minimizer, ListMinimizer::Own(_))) {
        Notes::ALOUD.say(
            "All runs were already done. To compare a changed minimiser, give it another name, as \
             in 'mine2=python3 mine.py', or use another folder",
        );
    }
    let runs = counted(runs.rows.len() as u64, "run");
    output::line(format_args!(
        "{folder} contains {runs}; to see them, run: secateur report {folder}"
    ))?;
    Ok(if failed > 0 && failed == all { ExitStatus::Failed.into() } else { ExitCode::SUCCESS })
}

/// Default time limit of a run.
const TIMEOUT: Duration = Duration::from_secs(600);

impl Compare {
    /// Rejects conflicting options from the plan or the command line.
    fn check(&self) -> anyhow::Result<()> {
        if self.same_lists && (self.check_lists || !self.reducers.is_empty()) {
            bail!(
                "--same-lists cannot be combined with --check-lists or --reducer; omit one of them"
            );
        }
        ensure!(
            self.lists_max.is_none() || self.same_lists,
            "--lists-max needs --same-lists; add it"
        );
        Ok(())
    }

    /// Refuses an output that would replace a subject or one of the `given` files, such as a plan.
    fn check_files(&self, given: &[PathBuf]) -> anyhow::Result<()> {
        let mut files = Files::default();
        self.subjects.iter().chain(given).for_each(|path| files.read("subject or plan", path));
        for (_, _, path) in self.suite.files()? {
            files.read("input of the suite", path);
        }
        self.reducers.iter().for_each(|path| files.read("manifest", path));
        self.minimizers.iter().for_each(|&minimizer| add_minimizer(minimizer, &mut files));
        self.machines.add_to(&mut files);
        files.write("output", &self.output);
        let written = Runs::written_in(&self.output);
        written.into_iter().for_each(|path| files.write_folder("file of the comparison", path));
        files.check()
    }

    fn with_defaults(mut self) -> Self {
        if self.passes.is_empty() {
            self.passes = [Pass::PERSES, Pass::HDD].map(Passes::from).to_vec();
        }
        if self.minimizers.is_empty() {
            use Algorithm::{Cdd, Ddmin, ProbDd, WDdmin, WProbDd};
            // The first one is the reference of the same lists. A slow one is stopped more often.
            let defaults = match self.same_lists {
                true => [WProbDd, ProbDd, Cdd, WDdmin, Ddmin],
                false => [Ddmin, WDdmin, ProbDd, WProbDd, Cdd],
            };
            self.minimizers = defaults.map(ListMinimizer::from).to_vec();
        }
        if self.priors.is_empty() {
            self.priors = vec![PriorChoice::Fixed];
        }
        self
    }
}

/// Returns the subjects whose commands are installed. Prints the missing commands once, before the
/// first run.
fn installed(subjects: Vec<Subject>) -> anyhow::Result<Vec<Subject>> {
    let (all, mut there) = (subjects.len(), Vec::new());
    for subject in subjects {
        match &subject.missing_commands()[..] {
            [] => there.push(subject),
            missing => {
                let needs = if subject.needs.is_empty() {
                    missing.join(" ")
                } else {
                    subject.needs.join(" ")
                };
                let missing = missing.join(", ");
                let name = &subject.name;
                Notes::ALOUD.say(format_args!(
                    "{name} is skipped: {missing} is not installed; it needs {needs}"
                ));
            }
        }
    }
    if there.is_empty() {
        bail!("none of {all} can be run; install the tools that they need, or give others");
    }
    if there.len() < all {
        Notes::ALOUD.say(format_args!(
            "{} of {} compared",
            there.len(),
            counted(all as u64, "subject")
        ));
    }
    Ok(there)
}

fn open(options: &Compare) -> anyhow::Result<Runs> {
    Runs::open(&options.output).map_err(|error| match error {
        RunsError::Busy(_) => Failure::new(ExitStatus::Busy, error).into(),
        _ => anyhow::Error::from(error),
    })
}

fn announce_estimate(run: &RunId, Estimate { all, lists, tests, seconds }: Estimate) {
    let (subject, label) = (&run.subject, run.contender.label());
    if all == 0 {
        return Notes::ALOUD.say(format_args!("{subject} {label}: no lists"));
    }
    Notes::ALOUD.say(format_args!(
        "{subject} {label}: {lists} of its {} take about {} and {seconds:.0} s; use --lists-max \
         to take fewer",
        counted(all as u64, "list"),
        counted(tests, "test")
    ));
}

fn announce(progress: &Progress<'_>) {
    let Progress { done, all, row } = progress;
    let figures = row.figures.as_ref().map(|figures| {
        let (before, after) = (figures.tokens_before, figures.tokens_after);
        format!(
            "{before} -> {}, {} in {:.1} s, ",
            counted(after, "token"),
            counted(figures.tests, "test"),
            figures.seconds
        )
    });
    let figures = figures.unwrap_or_default();
    let run = &row.run;
    Notes::ALOUD.say(format_args!(
        "{done}/{all} {} {}: {figures}{}",
        run.subject,
        run.contender.label(),
        row.ended
    ));
}
