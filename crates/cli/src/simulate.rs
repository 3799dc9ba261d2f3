//! `secateur simulate`: wiring.

use std::process::ExitCode;

use secateur_experiment::{SimulationOptions, simulate};

use crate::args::Simulate;
use crate::failure::Failure;
use crate::output;

pub(crate) fn run(options: &Simulate) -> Result<ExitCode, Failure> {
    let defaults = SimulationOptions::default();
    let pairs = if options.pairs.is_empty() { defaults.pairs } else { options.pairs.clone() };
    let report = simulate(&SimulationOptions {
        lists: options.lists as usize,
        len: *defaults.len.start()..=options.len_max as usize,
        seed: options.seed,
        weight_model: options.weights,
        p0: options.p0,
        pairs,
        ..defaults
    });
    let text = if options.json { serde_json::to_string_pretty(&report).map_err(Failure::run)? } else { report.table() };
    output::print(text.trim_end())
}
