//! Self-contained HTML page about a batch.

use std::collections::HashSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use askama::Template;
use secateur_report::page::{self, DrawError, Line, steps};
use secateur_report::{Explained, SchemaSummary};

use crate::corpus::Corpus;
use crate::group;
use crate::state::{Folder, LeftOut};
use crate::summary::{GroupSummary, Summary};

/// Error while creating the page of a batch.
#[derive(Debug, thiserror::Error)]
pub enum PageError {
    /// The folder of the batch cannot be read.
    #[error("cannot read the batch in {path}: {source}")]
    Read { path: PathBuf, source: io::Error },
    /// A figure could not be drawn.
    #[error(transparent)]
    Draw(#[from] DrawError),
    /// The template could not be rendered.
    #[error("cannot write the page: {0}")]
    Template(#[from] askama::Error),
}

#[derive(Template)]
#[template(path = "batch.html")]
struct Page {
    style: String,
    script: &'static str,
    facts: Vec<(&'static str, String)>,
    groups: Vec<Shown>,
    left_out: Vec<LeftOut>,
    /// Reason why some files are not inputs, and their names.
    passed_over: Option<(String, Vec<String>)>,
}

/// Group with its chart and its quoted result.
struct Shown {
    group: GroupSummary,
    curve: Option<String>,
    result: Option<String>,
}

/// Maximum size of a quoted result.
const BYTES_MAX: usize = 16 * 1024;

/// Reads the state of the batch in `output` without continuing it.
fn summary_of(output: &Path) -> Result<Summary, PageError> {
    let unreadable = |source| PageError::Read { path: output.to_path_buf(), source };
    let (header, folder) = Folder::read(output).map_err(unreadable)?;
    let present: HashSet<String> =
        folder.records().into_iter().map(|record| record.path.clone()).collect();
    let corpus = Corpus::of(&header.folder, output).unwrap_or_default();
    let groups = group::all(&folder, &present);
    Ok(Summary::new(&header, &folder, &corpus, &present, Vec::new(), &groups, false))
}

/// Returns the page about the batch in `output`.
///
/// # Errors
///
/// Fails if the batch cannot be read, or a figure cannot be drawn.
pub fn page(output: &Path) -> Result<String, PageError> {
    let summary = summary_of(output)?;
    let seconds: f64 = summary.groups.iter().map(|group| group.seconds).sum();
    let facts = vec![
        ("inputs", format!("{}, {}", summary.folder, summary.layout)),
        ("test", summary.property.clone()),
        ("number of inputs", summary.inputs.to_string()),
        ("fail", summary.failing.to_string()),
        ("do not fail", summary.passing.to_string()),
        ("left out", summary.left_out.len().to_string()),
        ("groups", summary.groups.len().to_string()),
        ("time for reductions", format!("{seconds:.1} s")),
    ];
    let passed_over = summary.passed_over().map(|why| (why, summary.passed_over.clone()));
    let groups = summary.groups.into_iter().map(shown).collect::<Result<_, _>>()?;
    let (style, script) = (page::style() + Explained::STYLE, page::SCRIPT);
    let left_out = summary.left_out;
    Ok(Page { style, script, facts, groups, left_out, passed_over }.render()?)
}

fn shown(group: GroupSummary) -> Result<Shown, PageError> {
    // A logarithmic scale has no position for an empty result.
    let up = |tokens: u64| tokens.max(1) as f64;
    let points: Vec<_> =
        group.curve.iter().map(|point| (point.tests as f64, up(point.tokens))).collect();
    let curve = match (points.len() > 1, group.after) {
        (true, Some(after)) => {
            let end = (group.tests as f64, up(after.tokens));
            let line = Line { points: [points, vec![end]].concat(), ..Line::default() };
            Some(steps("tests", "tokens", &[line])?)
        }
        _ => None,
    };
    let text = group.result.as_ref().and_then(|path| fs::read(path).ok());
    let result =
        text.filter(|text| text.len() <= BYTES_MAX).and_then(|text| String::from_utf8(text).ok());
    Ok(Shown { group, curve, result })
}
