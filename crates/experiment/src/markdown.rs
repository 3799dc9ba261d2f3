//! Tables as Markdown, for papers and issues.

use comfy_table::CellAlignment;
use comfy_table::presets::ASCII_MARKDOWN;
use secateur_report::markdown as escaped;

use crate::analysis::{Analysis, DEFINITIONS, Table};

/// Returns the conclusions of `analysis`, definitions, and all tables except the list of all runs.
/// The smallest value of each row is bold.
#[must_use]
pub fn markdown(analysis: &Analysis<'_>) -> String {
    let mut tables = analysis.tables();
    tables.pop();
    let tables = tables.iter().map(|table| {
        let (title, note) = (escaped(&table.title), escaped(&table.note));
        format!("## {title}\n\n{note}\n\n{}\n", render(table))
    });
    let conclusions = analysis.conclusions().into_iter().map(|it| escaped(&it) + "\n");
    let definitions = std::iter::once(format!("{DEFINITIONS}\n"));
    conclusions.chain(definitions).chain(tables).collect::<Vec<_>>().join("\n")
}

fn render(table: &Table) -> comfy_table::Table {
    let mut rendered = comfy_table::Table::new();
    let header = table.header.iter().map(|name| escaped(name));
    rendered.load_style(ASCII_MARKDOWN).set_header(header);
    for row in &table.rows {
        rendered.add_row(row.iter().map(|cell| {
            let text = escaped(&cell.text);
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
