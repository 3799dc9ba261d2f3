//! The command line.

use std::ffi::OsString;
use std::fmt;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap_complete::Shell;
use secateur_experiment::{Walkers, WeightModel};
use secateur_minimize::{Algorithm, InitialProbability};
use secateur_reduce::Walker;
use secateur_runner::Continuation;
use secateur_session::Strategy;
use secateur_syntax::Grammar;

use crate::exit_status;
use crate::help;
use crate::property::CommandOptions;
use crate::test_options::{ConfigFile, Jobs, TestOptions, jobs, seconds};
use crate::ui_options::{SummaryFormat, UiOptions};

/// Reduces a file that makes a program fail to the smallest one that still does.
#[derive(Debug, clap::Parser)]
#[command(name = "secateur", version, about, max_term_width = 100, disable_help_subcommand = true,
    after_help = help::pointer(), after_long_help = [help::pointer(), exit_status::table()].join("\n\n"))]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, clap::Subcommand)]
pub(crate) enum Command {
    Reduce(Reduce),
    Check(Check),
    Init(Init),
    Batch(Batch),
    Tokens(Tokens),
    Tree(Tree),
    /// List the list minimisers, where they come from and what they promise
    Algorithms,
    Simulate(Simulate),
    Compare(Compare),
    #[command(hide = true)]
    Answer(Answer),
    Report(Report),
    Config(Config),
    /// Print a script that completes secateur's arguments in a shell
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Write the manual pages, one for each command, or print them to be read with `man -l -`
    Man {
        /// The directory for the pages [default: print them all]
        directory: Option<PathBuf>,
    },
    Help(Help),
}

/// Print the help of a command, or a topic of the manual
///
/// `secateur help topics` lists the topics.
#[derive(Debug, clap::Args)]
pub(crate) struct Help {
    /// A command or a topic [default: the help of secateur itself]
    #[arg(value_name = "COMMAND or TOPIC")]
    pub(crate) words: Vec<String>,
}

/// Reduce INPUT as far as it still shows the failure
///
/// Either TEST says so: it runs in a fresh directory that holds nothing but a candidate under the input's own file name,
/// whose path is also its first argument and whose text it finds on standard input, and copies of what --with names. Exit
/// status 0 means that the candidate is interesting: it still shows the failure.
///
/// Several files are found there under their paths from the innermost directory around them, and the first one is the
/// argument; of a directory, all that it holds, and the argument is the test's own directory.
///
/// Or COMMAND still does on the candidate what it did on INPUT: dies of the same signal, prints the same message of a crash
/// without what depends on the input, hangs, or exits with the same status. What is recognised is printed first.
#[derive(Debug, clap::Args)]
#[command(override_usage = REDUCE_USAGE, after_long_help = [REDUCE_EXAMPLES, &exit_status::table()].concat())]
pub(crate) struct Reduce {
    /// The property test: an executable that exits with 0 for an interesting candidate; left out if there is a COMMAND
    #[arg(value_name = "TEST")]
    pub(crate) first: PathBuf,

    /// The file to reduce, or several files, or a directory; it is not changed unless --in-place is given
    #[arg(value_name = "INPUT")]
    pub(crate) others: Vec<PathBuf>,

    /// Where to write the result: a file, or for several files a directory [default: INPUT.reduced.EXT beside the input]
    #[arg(short, long, value_name = "PATH")]
    pub(crate) output: Option<PathBuf>,

    /// Replace the input by the result, and keep the original as INPUT.orig: of a file, or of a directory
    #[arg(long, conflicts_with = "output")]
    pub(crate) in_place: bool,

    /// Of a directory, reduce only what matches, such as 'src/*.c', a name at any depth, or a directory; may be repeated
    /// [default: all but hidden files, version control, binary files, and what is larger than 32 MiB]
    ///
    /// All other files stay as they are, and every test finds them.
    #[arg(long, value_name = "GLOB")]
    pub(crate) only: Vec<String>,

    /// The input's language; of several files, that of those whose names tell none [default: by the file name]
    #[arg(short, long, value_parser = language())]
    pub(crate) language: Option<&'static Grammar>,

    #[arg(short, long = "walker", value_name = "NAME", value_delimiter = ',', value_parser = walker(), help = walkers())]
    pub(crate) walkers: Vec<Walker>,

    /// Leave the white space of the result as it is
    ///
    /// Otherwise, the result of a finished run is laid out, one statement a line, if the property test still accepts it. Not
    /// where white space means something, as in Python and XML, nor where a walker takes lines, tokens or bytes.
    #[arg(long)]
    pub(crate) no_layout: bool,

    /// Of several files, put the text of each that is included into the others, also where it is included more than once
    ///
    /// Without this, that is tried where it takes no more room. A file stays where the property test needs it.
    #[arg(long)]
    pub(crate) one_file: bool,

    #[command(flatten)]
    pub(crate) jobs: Jobs,

    #[command(flatten)]
    pub(crate) config: ConfigFile,

    #[command(flatten)]
    pub(crate) minimizer: Minimizer,

    #[command(flatten)]
    pub(crate) course: Course,

    #[command(flatten)]
    pub(crate) how: TestOptions,

    #[command(flatten)]
    pub(crate) property: CommandOptions,

    #[command(flatten)]
    pub(crate) ui: UiOptions,
}

/// Tell whether FILE is 1-tree-minimal: whether nothing interesting is left after any single change
///
/// Every single deletion, and every replacement by something smaller that the grammar admits, is tried alone, whoever
/// made FILE and in whatever way; of several files, also whether one can go as a whole. What could still be changed is
/// listed. FILE stays as it is.
#[derive(Debug, clap::Args)]
#[command(override_usage = CHECK_USAGE, after_long_help = exit_status::table())]
pub(crate) struct Check {
    /// The property test: an executable that exits with 0 for an interesting candidate; left out if there is a COMMAND
    #[arg(value_name = "TEST")]
    pub(crate) first: PathBuf,

    /// The file, or several files, or a directory
    #[arg(value_name = "FILE")]
    pub(crate) others: Vec<PathBuf>,

    /// Of a directory, try only changes of what matches, as in `reduce`
    #[arg(long, value_name = "GLOB")]
    pub(crate) only: Vec<String>,

    /// The file's language; of several files, that of those whose names tell none [default: by the file name]
    #[arg(short, long, value_parser = language())]
    pub(crate) language: Option<&'static Grammar>,

    /// What TEST knows the file as [default: its name, of small.reduced.c without the .reduced]
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<OsString>,

    /// Try the changes that this walker makes; of several, the changes of all [default: those of reduce but rename, or
    /// lines,tokens where no grammar fits]
    #[arg(short, long = "walker", value_name = "NAME", value_delimiter = ',', value_parser = walker())]
    pub(crate) walkers: Vec<Walker>,

    #[command(flatten)]
    pub(crate) jobs: Jobs,

    #[command(flatten)]
    pub(crate) config: ConfigFile,

    #[command(flatten)]
    pub(crate) how: TestOptions,

    #[command(flatten)]
    pub(crate) property: CommandOptions,
}

const CHECK_USAGE: &str = "\
secateur check [OPTIONS] <TEST> <FILE>...
       secateur check [OPTIONS] <FILE>... -- <COMMAND>...
       secateur check [OPTIONS] <FILE>... --differs <COMMAND> <COMMAND>";

const REDUCE_USAGE: &str = "\
secateur reduce [OPTIONS] <TEST> <INPUT>...
       secateur reduce [OPTIONS] <INPUT>... -- <COMMAND>...
       secateur reduce [OPTIONS] <INPUT>... --differs <COMMAND> <COMMAND>";

const REDUCE_EXAMPLES: &str = "\
Examples:
  A compiler that crashes:
    secateur reduce small.c -- gcc -O3 -c @@
  The same, but only with C that another compiler accepts:
    secateur reduce small.c --valid 'clang -fsyntax-only -Werror @@' -- gcc -O3 -c @@
  A message that is wrong, and no crash:
    secateur reduce small.c --expect-output 'array subscript .* is outside' -- gcc -O2 -Wall -c @@
  Wrong code, without undefined behaviour:
    secateur reduce small.c --differs 'gcc -O0 @@ -o a && ./a' 'gcc -O3 @@ -o b && ./b' \\
      --valid 'clang -fsanitize=undefined,address -fno-sanitize-recover=all @@ -o s && ./s'
  A property test of your own, perhaps begun by `secateur init`:
    secateur reduce ./r.sh small.c
  A style sheet with its document, and a program with its headers:
    secateur reduce style.xsl doc.xml -- xsltproc @@{style.xsl} @@{doc.xml}
    secateur reduce ./r.sh project/ --only '*.[ch]'

";

/// Write a property test to start from: what `reduce INPUT -- COMMAND` would preserve, as a script
///
/// Takes the same options about the command and its runs as `reduce`. The script runs the same commands, looks for the
/// same things in what they print, and tells why in comments. It holds a command to a time; what is beside the candidate
/// and other limits are given to `reduce` again.
#[derive(Debug, clap::Args)]
#[command(
    override_usage = "secateur init [OPTIONS] <INPUT> -- <COMMAND>...\n       secateur init [OPTIONS] <INPUT> --differs <COMMAND> <COMMAND>"
)]
pub(crate) struct Init {
    /// The file that makes the command fail
    pub(crate) input: PathBuf,

    /// Where to write the script
    #[arg(short, long, value_name = "FILE", default_value = "r.sh")]
    pub(crate) output: PathBuf,

    #[command(flatten)]
    pub(crate) config: ConfigFile,

    #[command(flatten)]
    pub(crate) how: TestOptions,

    #[command(flatten)]
    pub(crate) property: CommandOptions,
}

/// Group the inputs of a folder by how they fail, and reduce the smallest of each group
///
/// Every file in FOLDER is shown once to COMMAND, whose failures are recognised, or to TEST, whose output tells them apart.
/// In a folder that AFL++, libFuzzer or honggfuzz has written, only what it has put aside is taken. Each group becomes a
/// folder with the reduced input, a script r.sh that checks for the failure, and a report.
///
/// Another run goes on where one was stopped, and looks only at inputs that are new or have changed.
#[derive(Debug, clap::Args)]
#[command(override_usage = BATCH_USAGE, after_help = EXIT_CODES)]
pub(crate) struct Batch {
    /// The property test: an executable that exits with 0 for an input that fails; left out if there is a COMMAND
    #[arg(value_name = "TEST")]
    pub(crate) first: PathBuf,

    /// The folder of the inputs
    #[arg(value_name = "FOLDER")]
    pub(crate) others: Vec<PathBuf>,

    /// Where groups and reports go [default: FOLDER.batch beside the folder]
    #[arg(short, long, value_name = "DIR")]
    pub(crate) output: Option<PathBuf>,

    /// The language of all inputs [default: of each by its name]
    #[arg(short, long, value_parser = language())]
    pub(crate) language: Option<&'static Grammar>,

    /// How inputs are walked, as in `reduce`
    #[arg(short, long = "walker", value_name = "NAME", value_delimiter = ',', value_parser = walker())]
    pub(crate) walkers: Vec<Walker>,

    /// Leave the white space of results as it is, as in `reduce`
    #[arg(long)]
    pub(crate) no_layout: bool,

    /// Show nothing but errors and warnings
    #[arg(short, long, overrides_with = "verbose")]
    pub(crate) quiet: bool,

    /// Write a line for every success
    #[arg(short, long, overrides_with = "quiet")]
    pub(crate) verbose: bool,

    /// What is printed at the end, on standard output
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t)]
    pub(crate) summary: SummaryFormat,

    #[command(flatten)]
    pub(crate) jobs: Jobs,

    #[command(flatten)]
    pub(crate) minimizer: Minimizer,

    /// Stop each reduction after this time; another run goes on from there [default: no limit]
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true,
        help_heading = "Stopping and resuming")]
    pub(crate) max_time: Option<Duration>,

    /// Stop each reduction after this many tests; another run goes on from there [default: no limit]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..),
        help_heading = "Stopping and resuming")]
    pub(crate) max_tests: Option<u64>,

    /// Start over: all groups of an earlier run are removed
    #[arg(long, help_heading = "Stopping and resuming")]
    pub(crate) fresh: bool,

    #[command(flatten)]
    pub(crate) how: TestOptions,

    #[command(flatten)]
    pub(crate) property: CommandOptions,
}

const BATCH_USAGE: &str = "\
secateur batch [OPTIONS] <FOLDER> -- <COMMAND>...
       secateur batch [OPTIONS] <TEST> <FOLDER>";

#[derive(Debug, clap::Args)]
#[command(next_help_heading = "List minimiser")]
pub(crate) struct Minimizer {
    /// How lists of nodes are minimised; `secateur algorithms` tells about each
    #[arg(short = 'm', long = "minimizer", value_name = "NAME", default_value_t = Algorithm::WProbDd, value_parser = algorithm())]
    pub(crate) algorithm: Algorithm,

    /// The probability that a node is needed, before anything is known: for probdd, wprobdd and cdd
    #[arg(long, value_name = "P", default_value_t = tree_p0())]
    pub(crate) p0: InitialProbability,

    /// Whether that stays p0 in every list, or is learned from the lists before, by kind of node
    #[arg(long, value_name = "HOW", default_value_t, value_enum)]
    pub(crate) prior: PriorChoice,

    /// Makes probdd choose among equals at random, and active-coarsen in another way, always the same for one seed
    /// [default: nothing is random]
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
}

impl Minimizer {
    /// The same, as a session takes it, with what is to be done with the result.
    pub(crate) fn strategy(&self, lays_out: bool, one_file: bool) -> Strategy {
        let &Self { algorithm, p0, prior, seed } = self;
        Strategy { algorithm, p0, prior: prior.into(), seed, lays_out, one_file }
    }
}

/// When the run ends before its search, and where it begins.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Stopping and resuming")]
pub(crate) struct Course {
    /// Stop after this time; the same command goes on from there. What the test took on the original, up to a quarter, is
    /// left for the test on the result [default: no limit]
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true)]
    max_time: Option<Duration>,

    /// Stop after this many tests, not counting those that only ran ahead; the same command goes on from there [default:
    /// no limit]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    max_tests: Option<u64>,

    /// Go on from an unfinished run, as is done anyway if there is one; that there is none is an error
    #[arg(long, conflicts_with = "fresh")]
    resume: bool,

    /// Start over, even if there is an unfinished run, a result, or another file where the result goes: it is replaced
    #[arg(long)]
    fresh: bool,
}

impl Course {
    /// The same, of a run that has `started` then.
    pub(crate) fn from(&self, started: Instant) -> secateur_session::Course {
        secateur_session::Course { started, max_time: self.max_time, max_tests: self.max_tests }
    }

    pub(crate) fn continuation(&self) -> Continuation {
        match (self.resume, self.fresh) {
            (true, _) => Continuation::Required,
            (_, true) => Continuation::Fresh,
            _ => Continuation::IfPossible,
        }
    }
}

/// Where the probability comes from that a node is needed.
#[derive(Clone, Copy, Debug, Default, clap::ValueEnum)]
pub(crate) enum PriorChoice {
    /// The share of nodes of its kind that were needed so far
    #[default]
    Learned,
    /// p0 for every node of every list
    Fixed,
}

impl fmt::Display for PriorChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        secateur_session::PriorChoice::from(*self).fmt(f)
    }
}

impl From<PriorChoice> for secateur_session::PriorChoice {
    fn from(choice: PriorChoice) -> Self {
        match choice {
            PriorChoice::Learned => Self::Learned,
            PriorChoice::Fixed => Self::Fixed,
        }
    }
}

/// Show what holds for a command line of `reduce`, and where each value comes from
///
/// Options come from the command line, or else from secateur.toml beside the input or the file that --config names, or
/// else from what secateur has been built with. `check` and `init` take those that they have, too. Options that run
/// commands, write files or copy them to tests are taken only from a file that --config names.
#[derive(Debug, clap::Args)]
#[command(override_usage = "secateur config [OPTIONS OF REDUCE] <INPUT>")]
pub(crate) struct Config {
    /// The input, and any other arguments of `reduce`
    #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGUMENT")]
    pub(crate) arguments: Vec<OsString>,
}

/// Tell how large files are, in tokens and bytes
///
/// Tokens are the unit in which inputs and results are measured. Comments and white space are none.
#[derive(Debug, clap::Args)]
pub(crate) struct Tokens {
    /// The files; of a directory, those that `reduce` would reduce
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    /// The language of all files [default: of each by its name]
    #[arg(short, long, value_parser = language())]
    pub(crate) language: Option<&'static Grammar>,

    /// Print JSON instead of a table
    #[arg(long)]
    pub(crate) json: bool,
}

/// Show the syntax tree of a file, and for each node whether it may be deleted
///
/// Each line is a node: its size in tokens, its role, then, indented by its depth, the field of its parent that it fills,
/// its kind, and the start of its text. Keywords and punctuation are shown as they are, in quotes. In colour on a
/// terminal, unless NO_COLOR is set.
#[derive(Debug, clap::Args)]
#[command(after_long_help = crate::tree::legend())]
pub(crate) struct Tree {
    /// The file
    pub(crate) file: PathBuf,

    /// Show, instead of the tree, what is defined, where it is used, and what goes along when a definition goes
    #[arg(long, conflicts_with = "levels")]
    pub(crate) names: bool,

    /// How many levels below the root are shown; of what lies deeper the nodes are counted
    #[arg(short = 'n', long, value_name = "NUMBER", default_value_t = 6)]
    pub(crate) levels: usize,

    /// The file's language [default: by the file name]
    #[arg(short, long, value_parser = language())]
    pub(crate) language: Option<&'static Grammar>,
}

/// Compare list minimisers on random lists, without any input
///
/// Draws lists of elements with weights, decides for each element whether the failure needs it, lets each minimiser find
/// the needed ones, and counts queries: the simulation of "WDD: Weighted Delta Debugging" (ICSE 2025), section IV-D.
/// Distinct queries are those that are left when repeated ones are answered from a cache.
#[derive(Debug, clap::Args)]
pub(crate) struct Simulate {
    /// How many lists to draw
    #[arg(long, value_name = "NUMBER", default_value_t = 5000, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) lists: u32,

    /// How many elements a list may have, at least 2
    #[arg(long, value_name = "NUMBER", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(2..=100_000))]
    pub(crate) len_max: u32,

    /// Draws other lists; the same seed gives the same figures on every machine
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub(crate) seed: u64,

    /// How tokens are spread over elements: each to an element drawn at random, or a row of them cut at random places
    #[arg(long, value_name = "MODEL", default_value_t = WeightModel::default(), value_parser = weight_model())]
    pub(crate) weights: WeightModel,

    /// The probability that an element is needed, as probdd, wprobdd and cdd assume it at first
    #[arg(long, value_name = "P", default_value_t)]
    pub(crate) p0: InitialProbability,

    /// Two minimisers to compare, such as ddmin:wddmin; may be repeated [default: the comparisons of the papers]
    #[arg(long = "pair", value_name = "BASELINE:OTHER", value_parser = pair)]
    pub(crate) pairs: Vec<(Algorithm, Algorithm)>,

    /// Print JSON instead of tables
    #[arg(long)]
    pub(crate) json: bool,
}

/// Compare walkers, list minimisers and other reducers on inputs of yours
///
/// Runs every walker with every minimiser, and every reducer, on every subject and writes a row for each run to RUNS/runs.jsonl, at the end as
/// a table to RUNS/runs.csv. A subject is a folder with an input, a property test r.sh, and, if there is more to say, a
/// manifest case.json with any of: name, input, test, language, tool, version, needs. Runs of which there is a row are not
/// made again, so that the same command goes on after a stop, and a longer one adds to what is there.
#[derive(Debug, clap::Args)]
pub(crate) struct Compare {
    /// The folders of the subjects
    #[arg(required = true, value_name = "SUBJECT")]
    pub(crate) subjects: Vec<PathBuf>,

    /// The folder for rows and results
    #[arg(short, long, value_name = "RUNS")]
    pub(crate) output: PathBuf,

    /// The walkers, with commas between them, and with + between those that take turns: perses,hdd+hoist; their names are
    /// those of `secateur reduce --walker`. Of an input whose language is not known only lines, tokens and bytes are any
    #[arg(short, long, value_name = "NAMES", value_delimiter = ',', default_value = "perses,hdd")]
    pub(crate) walkers: Vec<Walkers>,

    /// Another reducer to compare with, by the manifest of how to call it; may be repeated
    #[arg(short, long = "reducer", value_name = "MANIFEST")]
    pub(crate) reducers: Vec<PathBuf>,

    /// The list minimisers, with commas between them
    #[arg(short, long, value_name = "NAMES", value_delimiter = ',', default_value = "ddmin,wddmin,probdd,wprobdd,cdd",
        value_parser = algorithm())]
    pub(crate) minimizers: Vec<Algorithm>,

    /// The initial probabilities for minimisers that have one, with commas between them [default: 0.1]
    #[arg(long = "p0", value_name = "PS", value_delimiter = ',')]
    pub(crate) p0s: Vec<InitialProbability>,

    /// Whether that stays p0 in every list, as in the papers, or is learned from the lists before; with a comma, both
    #[arg(long, value_name = "HOW", value_delimiter = ',', default_value = "fixed", value_enum)]
    pub(crate) priors: Vec<PriorChoice>,

    /// Run minimisers that take a seed also with the seeds from 1 to this one
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub(crate) seeds: u64,

    /// Stop each run after this time; its row tells
    #[arg(short, long, value_name = "SECONDS", default_value = "600", value_parser = seconds, allow_negative_numbers = true)]
    pub(crate) timeout: Duration,

    /// How many runs may run at one time; only with one are times comparable
    #[arg(short, long, value_name = "NUMBER", default_value = "1", value_parser = jobs, allow_negative_numbers = true)]
    pub(crate) jobs: NonZeroUsize,

    /// After each run, find out which results of the list minimiser were not 1-minimal; that takes tests of its own
    #[arg(long)]
    pub(crate) check_lists: bool,
}

/// Show what a comparison or a batch has found, as one HTML page
///
/// The page needs no network and no other file. It has tables that sort and figures that can be saved as SVG.
#[derive(Debug, clap::Args)]
pub(crate) struct Report {
    /// The folder that `secateur compare` or `secateur batch` has written
    pub(crate) runs: PathBuf,

    /// Where to write the page [default: RUNS/report.html]
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,

    /// Print the tables as Markdown instead; a batch has its report.md
    #[arg(long, conflicts_with = "output")]
    pub(crate) markdown: bool,
}

/// Answer for the property test: what `secateur compare` gives other reducers to run
#[derive(Debug, clap::Args)]
pub(crate) struct Answer {
    /// Where the comparison listens
    pub(crate) socket: PathBuf,

    /// The candidate's file, unless the reducer names one, or - for standard input
    #[arg(allow_hyphen_values = true)]
    pub(crate) place: OsString,

    /// What the reducer says itself
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub(crate) arguments: Vec<OsString>,
}

fn language() -> impl TypedValueParser<Value = &'static Grammar> {
    let names = secateur_languages::ALL.iter().map(|grammar| grammar.name);
    PossibleValuesParser::new(names)
        .try_map(|name| secateur_languages::named(&name).ok_or_else(|| format!("there is no language `{name}`")))
}

fn algorithm() -> impl TypedValueParser<Value = Algorithm> {
    PossibleValuesParser::new(Algorithm::ALL.map(Algorithm::name)).try_map(|name| name.parse::<Algorithm>())
}

fn walker() -> impl TypedValueParser<Value = Walker> {
    let values = Walker::ALL.map(|walker| PossibleValue::new(walker.name()).help(walker.summary()));
    PossibleValuesParser::new(values).try_map(|name| name.parse::<Walker>())
}

/// The help of `--walker`.
fn walkers() -> String {
    let names = Walker::DEFAULT.iter().map(|walker| walker.name()).collect::<Vec<_>>().join(",");
    format!(
        "How the file is walked; several, with commas between them, take turns [default: {names}, or lines,tokens where no \
         grammar fits]"
    )
}

fn tree_p0() -> InitialProbability {
    Strategy::default().p0
}

fn weight_model() -> impl TypedValueParser<Value = WeightModel> {
    PossibleValuesParser::new(WeightModel::ALL.map(WeightModel::name)).try_map(|name| name.parse::<WeightModel>())
}

fn pair(text: &str) -> anyhow::Result<(Algorithm, Algorithm)> {
    let (baseline, other) =
        text.split_once(':').ok_or_else(|| anyhow::anyhow!("two names with a colon between them"))?;
    Ok((baseline.parse()?, other.parse()?))
}
