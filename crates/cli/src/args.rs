//! The command line.

use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use secateur_experiment::WeightModel;
use secateur_minimize::{Algorithm, InitialProbability};
use secateur_reduce::Walker;
use secateur_syntax::Grammar;

use crate::failure::EXIT_CODES;

/// Reduces a file that makes a program fail to the smallest one that still does.
#[derive(Debug, clap::Parser)]
#[command(name = "secateur", version, about, max_term_width = 100, after_help = EXIT_CODES)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, clap::Subcommand)]
pub(crate) enum Command {
    Reduce(Reduce),
    Tokens(Tokens),
    Tree(Tree),
    /// List the list minimisers, where they come from and what they promise
    Algorithms,
    Simulate(Simulate),
}

/// Reduce INPUT as far as TEST still accepts it
///
/// TEST runs in a fresh directory that holds nothing but a candidate under the input's own file name, whose path is
/// also its first argument. Exit status 0 means that the candidate is interesting: it still shows the failure.
#[derive(Debug, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub(crate) struct Reduce {
    /// The property test: an executable that exits with 0 for an interesting candidate
    pub(crate) test: PathBuf,

    /// The file to reduce; it is not changed unless --in-place is given
    pub(crate) input: PathBuf,

    /// Where to write the result [default: INPUT.reduced.EXT beside the input]
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,

    /// Replace the input by the result, and keep the original as INPUT.orig
    #[arg(long, conflicts_with = "output")]
    pub(crate) in_place: bool,

    /// The input's language [default: by the file name]
    #[arg(short, long, value_parser = language())]
    pub(crate) language: Option<&'static Grammar>,

    /// Kill a test after this time [default: ten times as long as on the original, at least 5]
    #[arg(short, long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) timeout: Option<Duration>,

    /// How the syntax tree is walked: level by level, or node by node with the heaviest first
    #[arg(short, long, value_name = "NAME", default_value_t, value_parser = walker())]
    pub(crate) walker: Walker,

    #[command(flatten)]
    pub(crate) minimizer: Minimizer,
}

#[derive(Debug, clap::Args)]
#[command(next_help_heading = "List minimiser")]
pub(crate) struct Minimizer {
    /// How lists of nodes are minimised; `secateur algorithms` tells about each
    #[arg(short = 'm', long = "minimizer", value_name = "NAME", default_value_t = Algorithm::ProbDd, value_parser = algorithm())]
    pub(crate) algorithm: Algorithm,

    /// The probability that a node is needed, before anything is known: for probdd, wprobdd and cdd
    #[arg(long, value_name = "P", default_value_t)]
    pub(crate) p0: InitialProbability,

    /// Makes probdd choose among equals at random, and active-coarsen in another way, always the same for one seed
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
}

/// Tell how large files are, in tokens and bytes
///
/// Tokens are the unit in which inputs and results are measured. Comments and white space are none.
#[derive(Debug, clap::Args)]
pub(crate) struct Tokens {
    /// The files
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

fn language() -> impl TypedValueParser<Value = &'static Grammar> {
    let names = secateur_languages::ALL.iter().map(|grammar| grammar.name);
    PossibleValuesParser::new(names)
        .try_map(|name| secateur_languages::named(&name).ok_or_else(|| format!("there is no language `{name}`")))
}

fn algorithm() -> impl TypedValueParser<Value = Algorithm> {
    PossibleValuesParser::new(Algorithm::ALL.map(Algorithm::name)).try_map(|name| name.parse::<Algorithm>())
}

fn walker() -> impl TypedValueParser<Value = Walker> {
    PossibleValuesParser::new(Walker::ALL.map(Walker::name)).try_map(|name| name.parse::<Walker>())
}

fn weight_model() -> impl TypedValueParser<Value = WeightModel> {
    PossibleValuesParser::new(WeightModel::ALL.map(WeightModel::name)).try_map(|name| name.parse::<WeightModel>())
}

fn pair(text: &str) -> anyhow::Result<(Algorithm, Algorithm)> {
    let (baseline, other) =
        text.split_once(':').ok_or_else(|| anyhow::anyhow!("two names with a colon between them"))?;
    Ok((baseline.parse()?, other.parse()?))
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "not a number of seconds".to_owned())?;
    match Duration::try_from_secs_f64(seconds) {
        Ok(duration) if !duration.is_zero() => Ok(duration),
        _ => Err("not a positive number of seconds".to_owned()),
    }
}
