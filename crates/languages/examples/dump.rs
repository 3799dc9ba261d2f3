//! Prints the tree of a file, or with `--errors` only the syntax errors in it and the lines they are in.
#![expect(clippy::print_stdout, reason = "it prints")]
use secateur_syntax::parse;
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let errors_only = std::env::args().any(|argument| argument == "--errors");
    for path in std::env::args_os().skip(1) {
        let path = std::path::PathBuf::from(path);
        let Some(grammar) = secateur_languages::of(&path) else { continue };
        let tree = parse(grammar, std::fs::read(&path)?)?;
        println!("{} {:?}", tree.front_end().name(), tree.coverage());
        for node in tree.nodes() {
            if errors_only && !node.is_error() && !node.is_missing() {
                continue;
            }
            if errors_only {
                let span = node.span();
                let line =
                    |from: usize| &tree.source()[from.saturating_sub(100)..(from + 100).min(tree.source().len())];
                println!(
                    "{} {:?} {}",
                    node.kind(),
                    String::from_utf8_lossy(node.text()),
                    String::from_utf8_lossy(line(span.start))
                );
                continue;
            }
            let text: String = String::from_utf8_lossy(node.text()).chars().take(60).collect();
            let field = node.field().map(|field| format!(" {field}:")).unwrap_or_default();
            let role = tree.role(node.id()).name();
            println!("{:indent$}{} {role}{field} {text:?}", "", node.kind(), indent = node.depth() * 2);
        }
    }
    Ok(())
}
