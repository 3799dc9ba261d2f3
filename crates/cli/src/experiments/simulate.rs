//! `secateur simulate`: wiring.

use std::process::ExitCode;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use secateur_experiment::{SimulationOptions, WeightModel, simulate_and_tell};
use secateur_minimize::{Algorithm, InitialProbability};

use crate::failure::Failure;
use crate::output;
use crate::progress::ProgressLine;

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

    /// The seed of the lists; the same seed gives the same figures on every machine
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub(crate) seed: u64,

    /// How tokens are spread over elements: each to an element drawn at random, or a row of them cut at random places
    #[arg(long, value_name = "MODEL", default_value_t = WeightModel::default(), value_parser = weight_model())]
    pub(crate) weights: WeightModel,

    /// The initial probability that an element is needed, as probdd, wprobdd and cdd assume
    #[arg(long, value_name = "P", default_value_t)]
    pub(crate) p0: InitialProbability,

    /// Two minimisers to compare, such as ddmin:wddmin; may be repeated [default: the comparisons of the papers]
    #[arg(long = "pair", value_name = "BASELINE:OTHER", value_parser = pair)]
    pub(crate) pairs: Vec<(Algorithm, Algorithm)>,

    /// Print JSON instead of tables
    #[arg(long)]
    pub(crate) json: bool,
}

pub(crate) fn run(options: &Simulate) -> Result<ExitCode, Failure> {
    let defaults = SimulationOptions::default();
    let pairs = if options.pairs.is_empty() { defaults.pairs } else { options.pairs.clone() };
    let simulation = SimulationOptions {
        lists: options.lists as usize,
        len: *defaults.len.start()..=options.len_max as usize,
        seed: options.seed,
        weight_model: options.weights,
        p0: options.p0,
        pairs,
        ..defaults
    };
    let line = ProgressLine::new("{spinner} {human_pos} of {human_len} lists, about {eta} left");
    line.set_length(u64::from(options.lists));
    let report = simulate_and_tell(&simulation, || line.step());
    line.clear();
    let text = if options.json { serde_json::to_string_pretty(&report).map_err(Failure::run)? } else { report.table() };
    output::print(text.trim_end())
}

fn weight_model() -> impl TypedValueParser<Value = WeightModel> {
    PossibleValuesParser::new(WeightModel::ALL.map(WeightModel::name)).try_map(|name| name.parse::<WeightModel>())
}

fn pair(text: &str) -> anyhow::Result<(Algorithm, Algorithm)> {
    let (baseline, other) =
        text.split_once(':').ok_or_else(|| anyhow::anyhow!("two names with a colon between them"))?;
    Ok((baseline.parse()?, other.parse()?))
}
