//! Prints the tree of a file.
#![expect(clippy::print_stdout, reason = "it prints")]
use secateur_syntax::{Grammar, parse};
const GRAMMARS: [&Grammar; 2] = [&secateur_grammar_c::GRAMMAR, &secateur_grammar_xml::GRAMMAR];
fn main() -> Result<(), Box<dyn std::error::Error>> {
    for path in std::env::args_os().skip(1) {
        let path = std::path::PathBuf::from(path);
        let Some(grammar) = GRAMMARS.into_iter().find(|grammar| grammar.claims(&path)) else { continue };
        let tree = parse(grammar, std::fs::read(&path)?)?;
        println!("{} {:?}", tree.front_end().name(), tree.coverage());
        for node in tree.nodes() {
            let mut text = String::from_utf8_lossy(node.text()).into_owned();
            if text.len() > 60 {
                text = text.chars().take(40).collect();
            }
            println!(
                "{:indent$}{} {}{} {:?}",
                "",
                node.kind(),
                tree.role(node.id()).name(),
                node.field().map(|f| format!(" {f}:")).unwrap_or_default(),
                text,
                indent = node.depth() * 2
            );
        }
    }
    Ok(())
}
