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

use std::fs;
use std::path::Path;
use std::sync::Arc;

use secateur_languages::fit;
use secateur_names::Program;

fn main() {
    println!(
        "| language | tokens | inner nodes | by their rules | edits | that parse | names | \
            defined | used |"
    );
    println!("|---|--:|--:|--:|--:|--:|---|--:|--:|");
    for language in secateur_grammars::all() {
        let programs = fit::programs(language, &texts(language.name));
        let sum = |of: &dyn Fn(&Program) -> u64| programs.iter().map(of).sum::<u64>();
        let (inner, exact) =
            (sum(&|program| program.coverage().inner), sum(&|program| program.coverage().exact));
        let edits = fit::draw(&programs).all();
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

/// Returns the texts in the corpus of a language, without those that test errors.
fn texts(language: &str) -> Vec<Arc<[u8]>> {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../grammars").join(language).join("corpus");
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap());
    let of_file = |file: String| {
        let blocks: Vec<String> = file.split("\n---\n").map(str::to_owned).collect();
        let heads = blocks.iter().take(blocks.len().saturating_sub(1));
        let body = |block: &String| {
            let (head, text) = block.rsplit_once("===\n").unwrap();
            let is_error = head.rsplit("===\n").next().is_some_and(|head| head.contains(":error"));
            (!is_error).then(|| text.trim_matches('\n').to_owned() + "\n")
        };
        heads.filter_map(body).map(|text| text.into_bytes().into()).collect::<Vec<Arc<[u8]>>>()
    };
    files.flat_map(of_file).collect()
}

/// Formats a share in per cent, never rounded up to 100.
fn share(part: u64, whole: u64) -> String {
    let permille = (part * 1000).checked_div(whole).unwrap_or(1000);
    format!("{}.{} %", permille / 10, permille % 10)
}
