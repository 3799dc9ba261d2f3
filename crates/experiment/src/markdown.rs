//! The tables as Markdown, for papers and issues.

use comfy_table::CellAlignment;
use comfy_table::presets::ASCII_MARKDOWN;

use crate::analysis::{Analysis, Table};

/// What `analysis` comes to, and all its tables but the list of all runs, as Markdown. The least of each row is bold.
#[must_use]
pub fn markdown(analysis: &Analysis<'_>) -> String {
    let mut tables = analysis.tables();
    tables.pop();
    let tables = tables
        .iter()
        .map(|table| format!("## {}\n\n{}\n\n{}\n", table.title, table.note, render(table)));
    let conclusions = analysis.conclusions().into_iter().map(|conclusion| conclusion + "\n");
    conclusions.chain(tables).collect::<Vec<_>>().join("\n")
}

fn render(table: &Table) -> comfy_table::Table {
    let mut rendered = comfy_table::Table::new();
    rendered.load_style(ASCII_MARKDOWN).set_header(&table.header);
    for row in &table.rows {
        rendered.add_row(row.iter().map(|cell| {
            let text = cell.text.replace('|', "\\|").replace('\n', " ");
            if cell.is_best { format!("**{text}**") } else { text }
        }));
    }
    for (index, column) in rendered.column_iter_mut().enumerate() {
        if table.rows.iter().any(|row| row.get(index).is_some_and(|cell| cell.number.is_some())) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    rendered
}
