//! The command `secateur simulate`.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::anyhow;
use secateur_experiment::{RealOptions, SameLists, SimulationOptions, simulate, simulate_real};
use secateur_minimize::InitialProbability;
use secateur_session::ListMinimizer;

use crate::output;
use crate::output::failure::Failure;
use crate::output::progress::ProgressLine;

/// Compare list minimisers on random lists, or on lists of real runs, without running a tool
///
/// Draws lists of elements with weights, decides for each element if the failure needs it, runs
/// each minimiser, and counts queries: the simulation of "WDD: Weighted Delta Debugging" (ICSE
/// 2025), section IV-D. A configuration counts as a query once for each list; further proposals of
/// it are repeats, which a cache answers. On lists of `secateur compare --same-lists`, real counts
/// are printed beside modelled ones. Each minimiser is modelled without its own outcomes, and both
/// of a pair without the outcomes of either, so that a new minimiser is counted like a known one.
#[derive(Debug, clap::Args)]
pub(crate) struct Simulate {
    /// Number of lists to draw, or the folder or file with lists of real runs
    #[arg(long, value_name = "NUMBER|FILE", default_value = "5000", value_parser = lists)]
    pub(crate) lists: Lists,

    /// Maximum length of a list, at least 2 [default: 1000; for real lists no limit]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(2..=100_000))]
    pub(crate) len_max: Option<u32>,

    /// Seed of the drawn lists; the same seed gives the same figures on every machine
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub(crate) seed: u64,

    /// Prior probability that an element is needed, for probdd, wprobdd and cdd
    #[arg(long, value_name = "P", default_value_t)]
    pub(crate) p0: InitialProbability,

    /// Two minimisers to compare, such as ddmin:wddmin; repeatable [default: the comparisons of the
    /// papers]
    #[arg(long = "pair", value_name = "BASELINE:OTHER", value_parser = pair)]
    pub(crate) pairs: Vec<(ListMinimizer, ListMinimizer)>,

    /// Print JSON instead of tables
    #[arg(long)]
    pub(crate) json: bool,
}

/// Lists to minimise.
#[derive(Clone, Debug)]
pub(crate) enum Lists {
    /// Number of random lists.
    Drawn(u32),
    /// File with recorded lists.
    Real(PathBuf),
}

pub(crate) fn run(options: &Simulate) -> anyhow::Result<ExitCode> {
    let defaults = SimulationOptions::default();
    let pairs = if options.pairs.is_empty() { defaults.pairs } else { options.pairs.clone() };
    let len_max = options.len_max.map(|len| len as usize);
    let (table, json) = match &options.lists {
        Lists::Drawn(lists) => {
            let len = *defaults.len.start()..=len_max.unwrap_or(*defaults.len.end());
            let (lists_drawn, seed, p0) = (*lists as usize, options.seed, options.p0);
            let simulation =
                SimulationOptions { lists: lists_drawn, len, seed, p0, pairs, ..defaults };
            let line =
                ProgressLine::new("{spinner} {human_pos} of {human_len} lists, about {eta} left");
            line.set_length(u64::from(*lists));
            let report = simulate(&simulation, || line.step());
            line.clear();
            let report = report.map_err(Failure::run)?;
            (report.table(), serde_json::to_string_pretty(&report))
        }
        Lists::Real(path) => {
            let simulation = RealOptions {
                pairs,
                p0: options.p0,
                len_max: len_max.unwrap_or(usize::MAX),
                seed: options.seed,
            };
            let lists = SameLists::read(path)?;
            let report = simulate_real(&simulation, &lists).map_err(Failure::run)?;
            (report.table(), serde_json::to_string_pretty(&report))
        }
    };
    let text = if options.json { json.map_err(Failure::run)? } else { table };
    output::print(text.trim_end())
}

fn lists(text: &str) -> anyhow::Result<Lists> {
    match text.parse() {
        Ok(0) => Err(anyhow!("expected at least one list")),
        Ok(number) => Ok(Lists::Drawn(number)),
        Err(_) if Path::new(text).exists() => Ok(Lists::Real(text.into())),
        Err(_) => Err(anyhow!("expected a number of lists, or an existing file or folder")),
    }
}

fn pair(text: &str) -> anyhow::Result<(ListMinimizer, ListMinimizer)> {
    let (baseline, other) =
        text.split_once(':').ok_or_else(|| anyhow!("expected two names separated by a colon"))?;
    Ok((baseline.parse()?, other.parse()?))
}
