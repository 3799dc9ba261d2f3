//! `secateur simulate`: wiring.

use std::io::{self, IsTerminal};
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};
use secateur_experiment::{SimulationOptions, simulate_and_tell};

use crate::args::Simulate;
use crate::failure::Failure;
use crate::output;

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
    let line = progress(u64::from(options.lists));
    let report = simulate_and_tell(&simulation, || line.inc(1));
    line.finish_and_clear();
    let text = if options.json { serde_json::to_string_pretty(&report).map_err(Failure::run)? } else { report.table() };
    output::print(text.trim_end())
}

/// A line that tells how many lists are done, on a terminal.
fn progress(lists: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let line = ProgressBar::new(lists);
    match ProgressStyle::with_template("{spinner} {human_pos} of {human_len} lists, about {eta} left") {
        Ok(style) => line.with_style(style),
        Err(_) => line,
    }
}
