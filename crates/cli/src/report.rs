//! `secateur report`: wiring.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use secateur_experiment::{Analysis, Runs, markdown, page};

use crate::args::Report;
use crate::failure::Failure;
use crate::output;

pub(crate) fn run(options: &Report) -> Result<ExitCode, Failure> {
    let runs = Runs::read(&options.runs).map_err(Failure::usage)?;
    if options.markdown {
        return output::print(markdown(&Analysis::new(runs.rows())).trim_end());
    }
    let page = page(&runs).map_err(Failure::usage)?;
    let path: PathBuf = options.output.clone().unwrap_or_else(|| options.runs.join("report.html"));
    let written = fs::write(&path, page).with_context(|| format!("cannot write {}", path.display()));
    written.map_err(|error| Failure::Run(anyhow::anyhow!("{error:#}")))?;
    output::print(format_args!("The report is {}", path.display()))
}
