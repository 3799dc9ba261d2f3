//! `secateur tokens`: sizes of files.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use comfy_table::presets::NOTHING;
use comfy_table::{CellAlignment, Table};
use secateur_bundle::File;
use secateur_names::Language;
use secateur_reduce::Piece;
use secateur_session::read;

use crate::options::inputs::Inputs;
use crate::options::language_options::LanguageOptions;
use crate::output::notes::Notes;
use crate::{options::input, output};

/// Line of the table.
#[derive(Clone)]
struct Row {
    name: String,
    language: &'static str,
    tokens: u64,
    bytes: u64,
}

/// Count the tokens and bytes of files
///
/// Sizes of inputs and results are measured in tokens. Comments and white space do not count.
#[derive(Debug, clap::Args)]
pub(crate) struct Tokens {
    /// Files; for a directory or a package, the files that `reduce` would reduce
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    #[command(flatten)]
    pub(crate) language: LanguageOptions,

    /// Print JSON instead of a table
    #[arg(long)]
    pub(crate) json: bool,
}

pub(crate) fn run(options: &Tokens) -> anyhow::Result<ExitCode> {
    let language = options.language.chosen(Notes::ALOUD)?;
    let rows = options.files.iter().map(|path| count_all(path, language));
    let rows = rows.collect::<anyhow::Result<Vec<_>>>()?.concat();
    if options.json {
        output::json(serde_json::to_string_pretty(&json(&rows)))?;
    } else {
        output::line(table(&rows).trim_fmt())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Counts a file, or the files of a directory. Files in unknown languages are counted by words and
/// characters.
fn count_all(path: &Path, language: Option<&'static Language>) -> anyhow::Result<Vec<Row>> {
    // Unlike an input to reduce, it may be empty.
    if path.metadata().is_ok_and(|metadata| metadata.is_file() && metadata.len() == 0) {
        return Ok(vec![count(path, language)?]);
    }
    let bundle = Inputs::new(&[path], &[])?.load()?.bundle;
    if bundle.is_text() {
        return Ok(vec![count(path, language)?]);
    }
    let row = |file: &File| {
        let grammar = secateur_languages::of(file.path())?.or(language);
        let (_, text) = secateur_session::decoded(file.text(), grammar, &[]);
        let tokens = grammar.and_then(|grammar| grammar.count_tokens(&text).ok());
        Ok(Row {
            name: path.join(file.path()).display().to_string(),
            language: grammar.map_or("none", |grammar| grammar.name),
            tokens: tokens.unwrap_or_else(|| Piece::Token.count(&text)),
            bytes: file.text().len() as u64,
        })
    };
    bundle.files().iter().map(row).collect()
}

fn count(path: &Path, language: Option<&'static Language>) -> anyhow::Result<Row> {
    let text = read(path)?;
    let (grammar, decoded) = input::parsable(path, &text, language)?;
    let tokens = grammar.count_tokens(&decoded);
    let tokens = tokens.map_err(|error| input::cannot("count the tokens of", path, error))?;
    Ok(Row {
        name: path.display().to_string(),
        language: grammar.name,
        tokens,
        bytes: text.len() as u64,
    })
}

fn table(rows: &[Row]) -> Table {
    let mut table = Table::new();
    table.load_style(NOTHING).set_header(["tokens", "bytes", "language", "file"]);
    for row in rows {
        table.add_row([&row.tokens.to_string(), &row.bytes.to_string(), row.language, &row.name]);
    }
    if rows.len() > 1 {
        let sum = |of: fn(&Row) -> u64| rows.iter().map(of).sum::<u64>().to_string();
        table.add_row([&sum(|row| row.tokens), &sum(|row| row.bytes), "", "total"]);
    }
    for column in table.column_iter_mut().take(2) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

fn json(rows: &[Row]) -> serde_json::Value {
    let row = |row: &Row| {
        serde_json::json!({
            "file": row.name,
            "language": row.language,
            "tokens": row.tokens,
            "bytes": row.bytes,
        })
    };
    rows.iter().map(row).collect()
}
