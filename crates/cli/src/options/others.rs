//! Other failures found during a reduction, kept in a folder.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{anyhow, bail, ensure};
use secateur_report::{OtherSummary, slug};
use secateur_runner::BestFile;
use secateur_session::OtherFailure;

use crate::options::inputs::Inputs;
use crate::output::files::Files;

/// Options for other failures found during a reduction.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Other failures")]
pub(crate) struct OtherOptions {
    /// Keep the smallest candidate of each other failure of COMMAND in this directory, at most 20;
    /// reduce them with `secateur batch DIR`
    #[arg(long = "others", value_name = "DIR")]
    others_folder: Option<PathBuf>,

    /// Exit status by which a test reports another failure, after printing it
    #[arg(long, value_name = "CODE", requires = "others_folder",
        value_parser = clap::value_parser!(i32).range(1..=255))]
    pub(crate) others_status: Option<i32>,
}

impl OtherOptions {
    /// Checks that other failures can be kept, if requested.
    pub(crate) fn check(&self, inputs: &Inputs, is_script: bool) -> anyhow::Result<()> {
        let Some(folder) = &self.others_folder else { return Ok(()) };
        ensure!(
            inputs.is_one(),
            "--others needs a single input file, but several are given; omit it"
        );
        if is_script && self.others_status.is_none() {
            bail!(
                "--others cannot tell other failures from rejections of an interestingness test: \
                 make the test print the failure and exit with its own status, and give that \
                 status as --others-status; or use a command"
            );
        }
        fs::create_dir_all(folder)
            .map_err(|error| anyhow!("cannot create the directory {}: {error}", folder.display()))
    }

    pub(crate) fn add_to(&self, files: &mut Files) {
        let folder = self.others_folder.iter();
        folder.for_each(|path| files.write("folder for other failures", path));
    }

    pub(crate) fn is_given(&self) -> bool {
        self.others_folder.is_some()
    }

    /// Writes the smallest candidate of each failure, unless an earlier run left a smaller one.
    pub(crate) fn keep(
        &self,
        failures: &[OtherFailure],
        input: &Path,
    ) -> anyhow::Result<Vec<OtherSummary>> {
        let folder = self.others_folder.as_deref().unwrap_or(Path::new("."));
        let mut kept = Vec::new();
        for OtherFailure { key, words, count, smallest } in failures {
            let hash = secateur_bundle::Bundle::of_text(key.as_bytes().to_vec()).hash() as u32;
            let mut path = folder.join(format!("{}-{hash:08x}", slug(words)));
            if let Some(extension) = input.extension() {
                path.set_extension(extension);
            }
            let is_there = fs::metadata(&path).is_ok_and(|there| there.len() <= smallest.bytes());
            if !is_there {
                // Written atomically: a later run could take a truncated file for a smaller
                // candidate.
                BestFile::new(&path)?.save(smallest.text())?;
            }
            kept.push(OtherSummary {
                failure: words.clone(),
                candidates: *count,
                smallest: path.display().to_string(),
            });
        }
        Ok(kept)
    }
}
