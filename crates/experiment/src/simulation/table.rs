//! A report for the terminal.

use comfy_table::presets::ASCII_MARKDOWN;
use comfy_table::{CellAlignment, Table};

use super::Report;

impl Report {
    /// The figures as two tables in plain text, under a line that says what was simulated.
    #[must_use]
    pub fn table(&self) -> String {
        let Self { lists, len_min, len_max, removable_min, removable_max, seed, p0, .. } = self;
        let needed = 100.0 * self.mean_needed_elements / self.mean_elements.max(1.0);
        format!(
            "{lists} lists of {len_min} to {len_max} elements, a token removable with probability \
             {removable_min} to {removable_max}, seed {seed}: {needed:.1} % of the elements are needed. p0 = {p0}.\n\n\
             {}\n\n{}\n",
            self.algorithms_table(),
            self.pairs_table(),
        )
    }

    fn algorithms_table(&self) -> Table {
        let mut table = numbers(["minimiser", "queries", "distinct", "mean", "mean distinct", "mean result"]);
        for figures in &self.algorithms {
            table.add_row([
                figures.algorithm.to_owned(),
                figures.queries.to_string(),
                figures.distinct_queries.to_string(),
                format!("{:.1}", figures.mean_queries),
                format!("{:.1}", figures.mean_distinct_queries),
                format!("{:.1}", figures.mean_result_elements),
            ]);
        }
        table
    }

    fn pairs_table(&self) -> Table {
        let header = ["fewer queries", "sums", "mean of ratios", "distinct: sums", "distinct: mean of ratios"];
        let mut table = numbers(header);
        for pair in &self.pairs {
            let percent = |value: f64| format!("{value:.1} %");
            table.add_row([
                format!("{} than {}", pair.algorithm, pair.baseline),
                percent(pair.all.percent_of_sums),
                percent(pair.all.percent_mean),
                percent(pair.distinct.percent_of_sums),
                percent(pair.distinct.percent_mean),
            ]);
        }
        table
    }
}

/// A table whose first column is text and whose others are numbers.
pub(super) fn numbers<const COLUMNS: usize>(header: [&str; COLUMNS]) -> Table {
    let mut table = Table::new();
    table.load_style(ASCII_MARKDOWN).set_header(header);
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}
