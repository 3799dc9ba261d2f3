//! Self-contained HTML page about a comparison.

mod figures;

use std::collections::HashSet;

use askama::Template;
use secateur_report::page::{self, DrawError};

use crate::analysis::{Analysis, DEFINITIONS, Table};
use crate::comparison::Runs;
use crate::facts::facts;
use figures::{Figure, Section};
pub(crate) use figures::{Plot, Ranking, curves, rankings, reached};

#[derive(Template)]
#[template(path = "report.html")]
struct Page {
    conclusions: Vec<String>,
    definitions: &'static str,
    facts: Vec<(&'static str, String)>,
    style: String,
    script: &'static str,
    sections: Vec<Section>,
    tables: Vec<Table>,
}

/// Error while creating a page.
#[derive(Debug, thiserror::Error)]
pub enum PageError {
    /// There are no runs.
    #[error("there are no runs in {0}; record some with secateur compare")]
    NoRuns(std::path::PathBuf),
    /// A figure could not be drawn.
    #[error(transparent)]
    Draw(#[from] DrawError),
    /// The template could not be rendered.
    #[error("cannot write the page: {0}")]
    Template(#[from] askama::Error),
}

/// Returns the page about `runs`.
///
/// # Errors
///
/// Fails if there are no runs, or a figure cannot be drawn.
pub fn page(runs: &Runs) -> Result<String, PageError> {
    if runs.rows.is_empty() && runs.lists.is_empty() {
        return Err(PageError::NoRuns(runs.folder.clone()));
    }
    let analysis = Analysis::new(&runs.rows).with_lists(&runs.lists);
    let mut sections = figures::sections(&analysis)?;
    sections.retain(|section| !section.figures.is_empty());
    make_unique(sections.iter_mut().flat_map(|section| &mut section.figures));
    let (facts, tables, conclusions) = (facts(runs), analysis.tables(), analysis.conclusions());
    let (style, script, definitions) = (page::style(), page::SCRIPT, DEFINITIONS);
    Ok(Page { conclusions, definitions, facts, style, script, sections, tables }.render()?)
}

/// Numbers the figures whose ids would be equal.
fn make_unique<'a>(figures: impl Iterator<Item = &'a mut Figure>) {
    let mut taken = HashSet::new();
    for figure in figures {
        let plain = figure.id.clone();
        let mut number = 1;
        while !taken.insert(figure.id.clone()) {
            number += 1;
            figure.id = format!("{plain}-{number}");
        }
    }
}
