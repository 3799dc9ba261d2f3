//! Runs in the formats of tools for anytime performance: [IOHanalyzer and IOHinspector][ioh], and
//! [cocopp][coco].
//!
//! A subject is a function, a test an evaluation, and the size of the best result so far the value.
//! IOHinspector reads whole numbers, so that its values are tokens. cocopp has fixed targets from
//! 100 down, so that its values are per cent of the input's size. It knows the 24 functions of
//! its own suites only.
//!
//! [ioh]: https://iohprofiler.github.io/IOHanalyzer/data/
//! [coco]: https://numbbo.github.io/coco-doc/experimental-setup/

use std::fmt::Write;
use std::path::PathBuf;
use std::str::FromStr;

use serde_json::json;

use crate::analysis::{Analysis, Series};
use crate::comparison::Figures;

/// Format of exported runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportFormat {
    /// For IOHanalyzer and IOHinspector.
    Ioh,
    /// For cocopp.
    Coco,
}

/// Error of an export.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The format is unknown.
    #[error("unknown format `{0}`; expected ioh or coco")]
    NoFormat(String),
    /// There are more subjects than functions of cocopp.
    #[error("cocopp knows {COCO_FUNCTIONS} functions, and there are {0} subjects; export fewer")]
    TooMany(usize),
}

impl FromStr for ExportFormat {
    type Err = ExportError;

    fn from_str(name: &str) -> Result<Self, ExportError> {
        match name {
            "ioh" => Ok(Self::Ioh),
            "coco" => Ok(Self::Coco),
            _ => Err(ExportError::NoFormat(name.to_owned())),
        }
    }
}

/// Number of functions in a suite of cocopp.
const COCO_FUNCTIONS: usize = 24;

/// Returns the paths and contents of all files: a folder for each series, with files for each
/// subject.
///
/// # Errors
///
/// Fails if the format has no room for all subjects.
pub fn export(
    analysis: &Analysis<'_>,
    format: ExportFormat,
) -> Result<Vec<(PathBuf, String)>, ExportError> {
    let subjects: Vec<&str> = analysis.subjects_of(None).collect();
    if format == ExportFormat::Coco && subjects.len() > COCO_FUNCTIONS {
        return Err(ExportError::TooMany(subjects.len()));
    }
    let mut files = Vec::new();
    for &series in &analysis.series {
        for (subject, number) in subjects.iter().zip(1..) {
            let runs: Vec<&Figures> = analysis.figures_so_far(series, subject).collect();
            if !runs.is_empty() {
                files.extend(match format {
                    ExportFormat::Ioh => ioh(series, subject, number, &runs),
                    ExportFormat::Coco => coco(series, subject, number, &runs),
                });
            }
        }
    }
    Ok(files)
}

/// Returns a name without separators of paths, blanks or commas.
fn plain(name: &str) -> String {
    let plain = |char: char| char.is_alphanumeric() || matches!(char, '.' | '-' | '+' | '_');
    name.replace(", ", "_").chars().map(|it| if plain(it) { it } else { '_' }).collect()
}

/// Returns the evaluations at which a run improved, with the sizes: the first is the input, and the
/// last the end.
fn steps(run: &Figures) -> Vec<(u64, u64)> {
    let mut steps = vec![(1, run.tokens_before)];
    let end = [(run.tests, run.tokens_after)];
    for (tests, tokens) in run.curve.iter().map(|point| (point.tests, point.tokens)).chain(end) {
        if tests > steps[steps.len() - 1].0 {
            steps.push((tests, tokens));
        }
    }
    steps
}

fn ioh(
    series: Series<'_>,
    subject: &str,
    number: u16,
    runs: &[&Figures],
) -> Vec<(PathBuf, String)> {
    let (folder, subject) = (PathBuf::from(plain(&series.full_name())), plain(subject));
    let data = format!("data_f{number}_{subject}/IOHprofiler_f{number}_DIM1.dat");
    let mut text = String::new();
    let mut summaries = Vec::new();
    for (run, instance) in runs.iter().zip(1..) {
        text += "evaluations raw_y\n";
        for (tests, tokens) in steps(run) {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{tests} {tokens}");
        }
        let best = run.first_at(run.tokens_after as f64).map_or(run.tests, |point| point.tests);
        summaries.push(json!({
            "instance": instance, "evals": run.tests,
            "best": {"evals": best.max(1), "y": run.tokens_after, "x": []},
        }));
    }
    let about = json!({
        "version": "0.3.18", "suite": "secateur", "function_id": number, "function_name": subject,
        "maximization": false,
        "algorithm": {"name": series.full_name(), "info": "secateur"},
        "attributes": ["evaluations", "raw_y"],
        "scenarios": [{"dimension": 1, "path": data, "runs": summaries}],
    });
    let index = folder.join(format!("IOHprofiler_f{number}_{subject}.json"));
    vec![(index, format!("{about:#}\n")), (folder.join(data), text)]
}

fn coco(
    series: Series<'_>,
    subject: &str,
    number: u16,
    runs: &[&Figures],
) -> Vec<(PathBuf, String)> {
    let name = series.full_name();
    let folder = PathBuf::from(plain(&name));
    let data = format!("data_f{number}/bbobexp_f{number}_DIM2");
    let mut index = format!(
        "suite = 'bbob', funcId = {number}, DIM = 2, Precision = 1.000e-08, algId = '{name}', \
         coco_version = '2.6', logger = 'bbob', data_format = 'bbob-new2'\n% {subject}\n{data}.dat"
    );
    let mut text = String::new();
    for (run, instance) in runs.iter().zip(1..) {
        let percent = |tokens: u64| 100.0 * tokens as f64 / run.tokens_before.max(1) as f64;
        let _ = write!(index, ", {instance}:{}|{:e}", run.tests, percent(run.tokens_after));
        let _ = writeln!(text, "% f evaluations | g evaluations | best value | value | best value");
        for (tests, tokens) in steps(run) {
            let value = percent(tokens);
            let _ = writeln!(text, "{tests} 0 {value:e} {value:e} {value:e} 0 0");
        }
    }
    index.push('\n');
    vec![
        (folder.join(format!("bbobexp_f{number}.info")), index),
        (folder.join(format!("{data}.dat")), text.clone()),
        (folder.join(format!("{data}.tdat")), text),
    ]
}
