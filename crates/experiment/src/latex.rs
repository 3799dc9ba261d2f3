//! Tables as LaTeX, for papers.

use std::fmt::Write;

use secateur_report::page::{Line, Rank};

use crate::analysis::{Analysis, DEFINITIONS, Table};
use crate::comparison::Runs;
use crate::facts::facts;
use crate::page::{Plot, Ranking, curves, rankings, reached};

/// Returns the facts about `runs`, the conclusions, all tables except the list of all runs, and the
/// figures of ranks, reached targets and sizes. It is LaTeX with the packages booktabs and
/// pgfplots. The smallest value of each row is bold. Other figures are only in the page.
#[must_use]
pub fn latex(runs: &Runs) -> String {
    let analysis = Analysis::new(&runs.rows).with_lists(&runs.lists);
    let mut tables = analysis.tables();
    tables.pop();
    // Tables that fit on a page come first.
    tables.sort_by_key(|table| table.header.len() > COLUMNS_MAX);
    let mut text = String::from(
        "% Needs \\usepackage{booktabs,longtable,pgfplots} and \\pgfplotsset{compat=1.18}.\n",
    );
    for (name, fact) in facts(runs) {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "% {name}: {fact}");
    }
    for conclusion in analysis.conclusions() {
        let _ = writeln!(text, "\n{}", escaped(&conclusion));
    }
    let _ = writeln!(text, "\n{}", escaped(DEFINITIONS));
    tables.iter().for_each(|table| text += &render(table));
    rankings(&analysis).iter().for_each(|ranking| text += &diagram(ranking));
    let (all, subjects) = analysis.compared();
    reached(&analysis, &all, &subjects).iter().for_each(|plot| text += &axes(plot, "xmode=log"));
    curves(&analysis, &all).iter().for_each(|plot| text += &axes(plot, "ymode=log"));
    text
}

/// Number of columns that fit on a page.
const COLUMNS_MAX: usize = 14;

fn figure(drawing: &str, title: &str) -> String {
    let title = escaped(title);
    format!(
        "\n\\begin{{figure}}\\centering\n\\begin{{tikzpicture}}\n{drawing}\\end{{tikzpicture}}\n\
            \\caption{{{title}}}\n\\end{{figure}}\n"
    )
}

/// Draws step lines with one logarithmic axis.
fn axes(plot: &Plot, scale: &str) -> String {
    let line = |line: &Line| {
        let points: String = line.points.iter().map(|(x, y)| format!("({x},{y})")).collect();
        let label = escaped(&line.label);
        format!("\\addplot+[mark=none] coordinates {{{points}}};\n\\addlegendentry{{{label}}}\n")
    };
    let Plot { title, across, up, lines } = plot;
    let lines: String = lines.iter().filter(|line| !line.points.is_empty()).map(line).collect();
    let drawing = format!(
        "\\begin{{axis}}[{scale}, const plot, xlabel={across}, ylabel={up}, \
         legend pos=outer north east]\n{lines}\\end{{axis}}\n"
    );
    figure(&drawing, title)
}

/// Draws a critical difference diagram: series at their mean ranks, and bars over those without a
/// significant difference.
fn diagram(ranking: &Ranking) -> String {
    let mut drawing = format!("\\draw (1,0) -- ({},0);\n", ranking.ranks.len());
    for place in 1..=ranking.ranks.len() {
        let _ = writeln!(drawing, "\\draw ({place},0) -- ({place},0.1) node[above] {{{place}}};");
    }
    if let Some(critical) = ranking.critical {
        let end = 1.0 + critical;
        let _ = writeln!(drawing, "\\draw[|-|] (1,1) -- ({end:.2},1) node[right] {{CD}};");
    }
    for (index, Rank { label, rank, .. }) in ranking.ranks.iter().enumerate() {
        let depth = 0.4 * (index + ranking.groups.len() + 1) as f64;
        let name = format!("{} {rank:.2}", escaped(label));
        let _ =
            writeln!(drawing, "\\draw ({rank},0) -- ({rank},-{depth:.1}) node[right] {{{name}}};");
    }
    for (index, &(first, last)) in ranking.groups.iter().enumerate() {
        let (from, to) = (ranking.ranks[first].rank, ranking.ranks[last].rank);
        let depth = 0.3 * (index + 1) as f64;
        let _ = writeln!(drawing, "\\draw[very thick] ({from},-{depth:.1}) -- ({to},-{depth:.1});");
    }
    figure(&drawing, &format!("Mean ranks: {}", ranking.title))
}

fn render(table: &Table) -> String {
    let is_number = |column: usize| {
        table.rows.iter().any(|row| row.get(column).is_some_and(|cell| cell.number.is_some()))
    };
    let columns: String =
        (0..table.header.len()).map(|column| if is_number(column) { 'r' } else { 'l' }).collect();
    let line = |cells: Vec<String>| format!("{} \\\\\n", cells.join(" & "));
    let header = line(table.header.iter().map(|name| escaped(name)).collect());
    let cell = |cell: &crate::Cell| {
        let text = escaped(&cell.text);
        if cell.is_best { format!("\\textbf{{{text}}}") } else { text }
    };
    let rows: String = table.rows.iter().map(|row| line(row.iter().map(cell).collect())).collect();
    let caption = format!("{}. {}", escaped(&table.title), escaped(&table.note));
    format!(
        "\n\\begin{{longtable}}{{{columns}}}\n\\caption{{{caption}}} \\\\\n\\toprule\n\
            {header}\\midrule\n\\endhead\n{rows}\\bottomrule\n\\end{{longtable}}\n"
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
