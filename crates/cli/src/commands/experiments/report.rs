//! The command `secateur report`.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::bail;
use secateur_batch::{is_batch, written_in};
use secateur_experiment::{Analysis, ExportFormat, Runs, export, latex, markdown, page};
use secateur_runner::access;
use secateur_session::counted;

use crate::options::input::cannot;
use crate::output;
use crate::output::failure::Failure;
use crate::output::files::Files;

/// Write an HTML report of a comparison
///
/// The page is self-contained. Its tables can be sorted, and its figures saved as SVG.
#[derive(Debug, clap::Args)]
pub(crate) struct Report {
    /// Folder written by `secateur compare`, or several folders with parts of one comparison
    #[arg(required = true)]
    pub(crate) runs: Vec<PathBuf>,

    /// Path of the page [default: report.html in the first folder]
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,

    /// Report on runs of different builds of secateur together
    #[arg(long)]
    pub(crate) mixed_builds: bool,

    /// Print the tables as Markdown instead
    #[arg(long, conflicts_with = "output")]
    pub(crate) markdown: bool,

    /// Print the tables and figures as LaTeX instead, with booktabs and pgfplots
    #[arg(long, conflicts_with_all = ["output", "markdown"])]
    pub(crate) latex: bool,

    /// Write the sizes over the tests to a new folder instead, for IOHanalyzer and IOHinspector
    /// (ioh) or for cocopp (coco)
    #[arg(long, num_args = 2, value_names = ["FORMAT", "FOLDER"],
        conflicts_with_all = ["output", "markdown", "latex"])]
    pub(crate) export: Vec<String>,
}

impl Report {
    fn path(&self) -> PathBuf {
        self.output.clone().unwrap_or_else(|| self.runs[0].join("report.html"))
    }

    /// Refuses a page that would replace one of its sources.
    fn check_files(&self) -> anyhow::Result<()> {
        let mut files = Files::default();
        for folder in &self.runs {
            let read = Runs::written_in(folder).into_iter().chain(written_in(folder));
            read.for_each(|path| files.read("file of the comparison", path));
        }
        match self.export.last() {
            Some(folder) => files.write("exported folder", folder),
            None if self.markdown || self.latex => {}
            None => files.write("report", self.path()),
        }
        files.check()
    }
}

pub(crate) fn run(options: &Report) -> anyhow::Result<ExitCode> {
    options.check_files()?;
    if let Some(batch) = options.runs.iter().find(|folder| is_batch(folder)) {
        if options.markdown || options.latex || options.runs.len() > 1 {
            let report = batch.join("report.md");
            bail!("the report of a batch is already in Markdown: {}", report.display());
        }
        return write(options, &secateur_batch::page(batch)?);
    }
    let runs = Runs::read_all(&options.runs)?;
    if !options.mixed_builds {
        runs.check_builds()?;
    }
    if let [format, folder] = &options.export[..] {
        return write_export(&runs, format, Path::new(folder));
    }
    if options.latex {
        return output::print(latex(&runs).trim_end());
    }
    if options.markdown {
        return output::print(
            markdown(&Analysis::new(&runs.rows).with_lists(&runs.lists)).trim_end(),
        );
    }
    write(options, &page(&runs)?)
}

fn write_export(runs: &Runs, format: &str, folder: &Path) -> anyhow::Result<ExitCode> {
    let format: ExportFormat = format.parse()?;
    let files = export(&Analysis::new(&runs.rows), format)?;
    if fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some()) {
        let folder = folder.display();
        bail!("{folder} is not empty; give a new folder");
    }
    for (path, content) in &files {
        let path = folder.join(path);
        let written = fs::create_dir_all(path.parent().unwrap_or(folder));
        let written = written.and_then(|()| fs::write(&path, content));
        written.map_err(|error| Failure::run(cannot("write", &path, error)))?;
    }
    let files = counted(files.len() as u64, "file");
    output::print(format_args!("Wrote {files} to {}", folder.display()))
}

/// Tag near the beginning of every page. Pages with it may be replaced.
const GENERATOR: &[u8] = b"<meta name=\"generator\" content=\"secateur\">";

/// Returns `true` if the file is absent, empty or an earlier page.
fn is_replaceable(path: &Path) -> bool {
    let there = if path.is_file() { fs::read(path).unwrap_or_default() } else { Vec::new() };
    there.is_empty()
        || there.windows(GENERATOR.len()).take(GENERATOR.len() * 10).any(|part| part == GENERATOR)
}

fn write(options: &Report, page: &str) -> anyhow::Result<ExitCode> {
    let path = options.path();
    if !is_replaceable(&path) {
        let path = path.display();
        bail!(
            "{path} already exists and is not a secateur report; move it away, or give another \
             file with --output"
        );
    }
    let open = |access| {
        OpenOptions::new().write(true).create(true).truncate(true).mode(0o666 & access).open(&path)
    };
    let written =
        open(access(&options.runs[0])).and_then(|mut file| file.write_all(page.as_bytes()));
    written.map_err(|error| Failure::run(cannot("write", &path, error)))?;
    output::print(format_args!("Wrote the report to {}", path.display()))
}
