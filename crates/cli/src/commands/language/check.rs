//! `secateur language check`: checks if languages can be used, and how well a grammar fits files.

use std::ffi::OsString;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::bail;
use secateur_languages::added;
use secateur_languages::fit::{self, Accepts, EditType, Spot, Tries, draw, mend, programs};
use secateur_names::{Language, Program};
use secateur_session::grouped;

use super::acceptance::Acceptance;
use crate::options::language_options::LanguageOptions;
use crate::output::exit_status::ExitStatus;
use crate::output::notes::Notes;
use crate::{options::input, output};

/// Maximum number of failed edits that are shown.
const SPOTS_MAX: usize = 20;

/// File in its language, decoded for parsers.
struct Text {
    path: PathBuf,
    language: &'static Language,
    text: Arc<[u8]>,
}

/// Checks each added or named language.
pub(super) fn check_languages(options: &LanguageOptions) -> anyhow::Result<ExitCode> {
    let named = options.named(Notes::ALOUD)?;
    let checked = if named.is_empty() {
        added::check()
    } else {
        named.into_iter().map(|language| (language.name.to_owned(), Ok(language))).collect()
    };
    if checked.is_empty() {
        return output::print("no language was added; use `secateur language add DIR`");
    }
    let mut all_fit = true;
    for (name, language) in checked {
        let problem = match language.map(|language| language.check()) {
            Ok(rules) => rules.err().map(ToString::to_string),
            Err(error) => Some(error.to_string()),
        };
        all_fit &= problem.is_none();
        let verdict = problem
            .map_or("can be used".to_owned(), |problem| format!("cannot be used: {problem}"));
        output::line(format_args!("{name}: {verdict}"))?;
    }
    Ok(if all_fit { ExitCode::SUCCESS } else { ExitStatus::Usage.into() })
}

/// Measures how well the grammars fit files.
pub(super) fn check_files(
    options: &LanguageOptions,
    files: &[PathBuf],
    command: &[OsString],
) -> anyhow::Result<ExitCode> {
    let chosen = options.chosen(Notes::ALOUD)?;
    let texts = files.iter().map(|path| read(path, chosen)).collect::<Result<Vec<_>, _>>()?;
    let mut languages: Vec<&'static Language> = Vec::new();
    for text in &texts {
        if !languages.iter().any(|language| language.name == text.language.name) {
            languages.push(text.language);
        }
    }
    for (number, language) in languages.iter().enumerate() {
        if number > 0 {
            output::line("")?;
        }
        let own: Vec<_> = texts.iter().filter(|text| text.language.name == language.name).collect();
        output::line(report(language, &own, command)?.trim_end())?;
    }
    Ok(ExitCode::SUCCESS)
}

fn read(path: &Path, chosen: Option<&'static Language>) -> anyhow::Result<Text> {
    let text = secateur_session::read(path)?;
    let (language, text) = input::parsable(path, &text, chosen)?;
    Ok(Text { path: path.to_path_buf(), language, text })
}

fn report(
    language: &'static Language,
    files: &[&Text],
    command: &[OsString],
) -> anyhow::Result<String> {
    let texts: Vec<_> = files.iter().map(|file| Arc::clone(&file.text)).collect();
    let parsed = programs(language, &texts);
    let acceptance = match command {
        [] => None,
        words => {
            let files = files.iter().map(|file| (&*file.path, &*file.text));
            Some(Acceptance::new(words, &files.collect::<Vec<_>>())?)
        }
    };
    let is_accepted = |text: &[u8]| acceptance.as_ref().is_none_or(|it| it.accepts(text));
    let accepts = acceptance.is_some().then_some(&is_accepted as Accepts<'_>);
    let edits = draw(&parsed, accepts);
    let mut report = table(language, files);
    let works = if command.is_empty() { "still parses" } else { "parses and is accepted" };
    let _ = writeln!(report, "\nRandom edits after which the text {works}: {}", shown(edits.all()));
    // Kinds of edits that never failed need no remedy.
    let failing = || edits.rows.iter().filter(|(_, tries)| tries.failed > 0);
    let width = failing().map(|(title, _)| title.len()).max().unwrap_or_default();
    for (title, tries) in failing() {
        let _ = writeln!(report, "  {title:width$}  {}", shown(*tries));
    }
    let mut spots: Vec<_> =
        edits.spots.iter().filter(|(_, tries)| tries.all.mostly_fail()).collect();
    spots.sort_by_key(|(_, tries)| std::cmp::Reverse(tries.all.failed));
    if !spots.is_empty() {
        report
            .push_str("\nPositions where most edits fail, with the text around the first error:\n");
    }
    for (spot, tries) in spots.iter().take(SPOTS_MAX) {
        let (Tries { tried, failed }, example) =
            (tries.all, tries.example.as_deref().unwrap_or_default());
        let _ =
            writeln!(report, "  {}: {failed} of {tried}: {}", place(spot), example.escape_debug());
    }
    if spots.len() > SPOTS_MAX {
        let _ = writeln!(report, "  and {} more", spots.len() - SPOTS_MAX);
    }
    if language.origin.is_none() && command.is_empty() {
        return Ok(report);
    }
    let mended = mend(language, &language.toml, &parsed, &edits, accepts)?;
    acceptance.as_ref().map_or(Ok(()), Acceptance::end)?;
    if mended.overrides.is_empty() {
        return Ok(report);
    }
    let _ = writeln!(
        report,
        "\nWith these lines in language.toml, {} of the edits do:\n\n{}",
        shown(mended.edits.all()),
        fit::with_overrides("", &mended.overrides).trim()
    );
    Ok(report)
}

fn place(Spot { parent, child, change }: &Spot) -> String {
    let what = match change {
        EditType::Deleted => "deleted",
        EditType::Emptied => "without elements",
        EditType::Replaced => "replaced",
    };
    format!("{child} in {parent}, {what}")
}

fn shown(Tries { tried, failed }: Tries) -> String {
    format!("{} of {}", grouped((tried - failed) as u64), grouped(tried as u64))
}

/// Returns a line for each file, and one for all.
fn table(language: &'static Language, files: &[&Text]) -> String {
    const HEAD: [&str; 8] =
        ["inner", "exact", "fields", "kinds", "none", "errors", "defined", "used"];
    let mut rows = vec![(HEAD.map(str::to_owned), "file".to_owned())];
    let mut sum = [0; 8];
    for file in files {
        let path = file.path.display().to_string();
        let Ok(program) = secateur_names::parse(language, Arc::clone(&file.text)) else {
            rows.push((HEAD.map(|_| "-".to_owned()), format!("{path}: almost only syntax errors")));
            continue;
        };
        let counts = counts(&program);
        sum = std::array::from_fn(|at| sum[at] + counts[at]);
        rows.push((counts.map(grouped), path));
    }
    if files.len() > 1 {
        rows.push((sum.map(grouped), "all".to_owned()));
    }
    let widths: [usize; 8] = std::array::from_fn(|at| {
        rows.iter().map(|(cells, _)| cells[at].len()).max().unwrap_or_default()
    });
    let names = if language.is_derived() { "derived" } else { "written" };
    let mut table = format!("{}, rules for names {names}:\n", language.name);
    for (cells, path) in rows {
        for (cell, width) in cells.iter().zip(widths) {
            let _ = write!(table, "{cell:>width$}  ");
        }
        let _ = writeln!(table, "{path}");
    }
    table
}

fn counts(program: &Program) -> [u64; 8] {
    let coverage = program.coverage();
    let uses: usize = program.entities().iter().map(|entity| entity.uses.len()).sum();
    [
        coverage.inner,
        coverage.exact,
        coverage.without_field,
        coverage.kind_only,
        coverage.unmatched,
        program.syntax_errors() as u64,
        program.definitions().len() as u64,
        uses as u64,
    ]
}

/// Reads the files in a language.
pub(super) fn texts_in(
    language: &'static Language,
    files: &[PathBuf],
) -> anyhow::Result<Vec<Arc<[u8]>>> {
    let texts = files.iter().map(|path| read(path, Some(language)).map(|text| text.text));
    let texts = texts.collect::<Result<Vec<_>, _>>()?;
    if !files.is_empty() && programs(language, &texts).is_empty() {
        bail!(
            "the parser for {} finds almost only syntax errors in these files; give files in that \
             language",
            language.name
        );
    }
    Ok(texts)
}
