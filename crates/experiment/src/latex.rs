//! The tables as LaTeX, for papers.

use std::fmt::Write;

use crate::analysis::{Analysis, Table};
use crate::comparison::Runs;
use crate::facts::facts;

/// The facts about `runs`, what they come to, and all tables but the list of all runs, as LaTeX with the package booktabs. The
/// least of each row is bold. Figures are in the page, where each can be saved.
#[must_use]
pub fn latex(runs: &Runs) -> String {
    let analysis = Analysis::new(runs.rows()).with_lists(runs.lists());
    let mut tables = analysis.tables();
    tables.pop();
    let mut text = String::from("% Needs \\usepackage{booktabs,longtable}.\n");
    for (name, fact) in facts(runs) {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "% {name}: {fact}");
    }
    for conclusion in analysis.conclusions() {
        let _ = writeln!(text, "\n{}", escaped(&conclusion));
    }
    tables.iter().for_each(|table| text += &render(table));
    text
}

fn render(table: &Table) -> String {
    let is_number =
        |column: usize| table.rows.iter().any(|row| row.get(column).is_some_and(|cell| cell.number.is_some()));
    let columns: String = (0..table.header.len()).map(|column| if is_number(column) { 'r' } else { 'l' }).collect();
    let line = |cells: Vec<String>| format!("{} \\\\\n", cells.join(" & "));
    let header = line(table.header.iter().map(|name| escaped(name)).collect());
    let cell = |cell: &crate::Cell| {
        let text = escaped(&cell.text);
        if cell.is_best { format!("\\textbf{{{text}}}") } else { text }
    };
    let rows: String = table.rows.iter().map(|row| line(row.iter().map(cell).collect())).collect();
    format!(
        "\n\\begin{{longtable}}{{{columns}}}\n\\caption{{{}. {}}} \\\\\n\\toprule\n{header}\\midrule\n\\endhead\n{rows}\\bottomrule\n\\end{{longtable}}\n",
        escaped(&table.title),
        escaped(&table.note)
    )
}

fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for char in text.chars() {
        match char {
            '\\' => escaped += "\\textbackslash{}",
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => escaped.extend(['\\', char]),
            '~' => escaped += "\\textasciitilde{}",
            '^' => escaped += "\\textasciicircum{}",
            '<' | '>' => escaped.extend(['$', char, '$']),
            '–' => escaped += "--",
            'ρ' => escaped += "$\\rho$",
            '\n' => escaped.push(' '),
            _ => escaped.push(char),
        }
    }
    escaped
}
