//! Quality of the grammars: how well their rules fit their trees, and how many of the permitted
//! edits parse again. Prints a table of all built-in languages, from the texts of their corpora.
//!
//! ```sh
//! cargo run --release -p secateur-benchmarks --example languages
//! ```
#![expect(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a measurement stops at the first error, and prints"
)]

use secateur_languages::fit;
use secateur_names::Program;

#[expect(dead_code, reason = "the trees are for tests")]
#[path = "../../grammars/tests/corpus_file.rs"]
mod corpus_file;

fn main() {
    println!(
        "| language | tokens | inner nodes | by their rules | edits | that parse | names | \
            defined | used |"
    );
    println!("|---|--:|--:|--:|--:|--:|---|--:|--:|");
    for language in secateur_grammars::all() {
        let programs = corpus_file::programs(language);
        let sum = |of: &dyn Fn(&Program) -> u64| programs.iter().map(of).sum::<u64>();
        let (inner, exact) =
            (sum(&|program| program.coverage().inner), sum(&|program| program.coverage().exact));
        let edits = fit::draw(&programs, None).all();
        let uses = |program: &Program| {
            program.entities().iter().map(|entity| entity.uses.len() as u64).sum()
        };
        println!(
            "| {} | {} | {inner} | {} | {} | {} | {} | {} | {} |",
            language.name,
            sum(&|program| program.tokens()),
            share(exact, inner),
            edits.tried,
            share((edits.tried - edits.failed) as u64, edits.tried as u64),
            if language.is_derived() { "derived" } else { "written" },
            sum(&|program| program.definitions().len() as u64),
            sum(&uses),
        );
    }
}

/// Formats a share in per cent, never rounded up to 100.
fn share(part: u64, whole: u64) -> String {
    let permille = (part * 1000).checked_div(whole).unwrap_or(1000);
    format!("{}.{} %", permille / 10, permille % 10)
}
