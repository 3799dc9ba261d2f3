//! `secateur report`: wiring.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, anyhow};
use secateur_batch::is_batch;
use secateur_experiment::{Analysis, Runs, markdown, page};

use crate::failure::Failure;
use crate::output;

/// Make an HTML report of a comparison
///
/// It is one file that needs no network. Its tables can be sorted, and its figures can be saved as SVG.
#[derive(Debug, clap::Args)]
pub(crate) struct Report {
    /// The folder that `secateur compare` has written
    pub(crate) runs: PathBuf,

    /// Where to write the page [default: RUNS/report.html]
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,

    /// Print the tables as Markdown instead
    #[arg(long, conflicts_with = "output")]
    pub(crate) markdown: bool,
}

pub(crate) fn run(options: &Report) -> Result<ExitCode, Failure> {
    if is_batch(&options.runs) {
        if options.markdown {
            let report = options.runs.join("report.md");
            return Err(Failure::Usage(anyhow!("the report on a batch is in Markdown already: {}", report.display())));
        }
        return write(options, &secateur_batch::page(&options.runs).map_err(Failure::usage)?);
    }
    let runs = Runs::read(&options.runs).map_err(Failure::usage)?;
    if options.markdown {
        return output::print(markdown(&Analysis::new(runs.rows())).trim_end());
    }
    write(options, &page(&runs).map_err(Failure::usage)?)
}

fn write(options: &Report, page: &str) -> Result<ExitCode, Failure> {
    let path: PathBuf = options.output.clone().unwrap_or_else(|| options.runs.join("report.html"));
    let written = fs::write(&path, page).with_context(|| format!("cannot write {}", path.display()));
    written.map_err(|error| Failure::Run(anyhow!("{error:#}")))?;
    output::print(format_args!("The report is {}", path.display()))
}
