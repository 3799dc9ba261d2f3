//! `secateur algorithms`: what there is to choose from.

use std::process::ExitCode;

use comfy_table::Table;
use comfy_table::presets::NOTHING;
use secateur_minimize::{Algorithm, Minimality};

use crate::failure::Failure;
use crate::output;

pub(crate) fn run() -> Result<ExitCode, Failure> {
    let mut table = Table::new();
    table.load_style(NOTHING).set_header(["name", "algorithm", "result", "most queries", "from"]);
    for algorithm in Algorithm::ALL {
        let minimality = match algorithm.minimality() {
            Minimality::OneMinimal => "1-minimal",
            Minimality::OneMinimalIfMonotone => "1-minimal *",
        };
        let [name, title, bound, paper] =
            [algorithm.name(), algorithm.title(), algorithm.query_bound(), algorithm.paper()];
        table.add_row([name, title, minimality, bound, paper]);
    }
    let text = format!(
        "{table}\n\n\
         n is the length of the list. 1-minimal: no single element can be deleted any more.\n\
         * if the property test is monotone; otherwise another round may still find something."
    );
    output::print(text)
}
