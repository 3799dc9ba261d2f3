//! Draws permitted edits of every kind from the given files at random and prints how many parse again.
//!
//! `edits NUMBER FILE…` draws NUMBER edits per kind. With `SECATEUR_SHOW` set, what does not parse is shown. With
//! `SECATEUR_COMPILE` set to the options of gcc, each C text is also compiled, and what gcc calls it is counted.

#![expect(clippy::print_stdout, reason = "it prints")]

use std::error::Error;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use secateur_names::{Program, parse};
use secateur_syntax::NodeId;

#[path = "../../crates/syntax/tests/support/mod.rs"]
mod support;
use support::{Kind, Pool, Random, mass_deletion};

/// What became of the edits of one kind.
#[derive(Default)]
struct Tally {
    drawn: usize,
    parse: usize,
    compiled: usize,
    syntax_errors: usize,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args();
    let number: usize = arguments.nth(1).ok_or("how many?")?.parse()?;
    let mut trees = Vec::new();
    for path in arguments.map(PathBuf::from) {
        let Some(grammar) = secateur_grammars::of(&path) else { continue };
        trees.push(parse(grammar, std::fs::read(&path)?)?);
    }
    let mut random = Random::new(1);
    for kind in Kind::ALL {
        let pools: Vec<_> = trees.iter().map(|tree| (tree, Pool::new(tree, kind))).collect();
        let (mut tally, mut misses) = (Tally::default(), 0);
        while tally.drawn < number && misses < 20 * number && !pools.is_empty() {
            let (tree, pool) = &pools[random.below(pools.len())];
            match pool.draw(&mut random) {
                Some((edit, id)) => tally.add(tree, id, &tree.render(&edit))?,
                None => misses += 1,
            }
        }
        tally.print(&format!("{kind:?}"));
    }
    for percent in [1, 10, 50, 90] {
        let mut tally = Tally::default();
        for tree in &trees {
            for _ in 0..number.div_ceil(trees.len()) {
                let edit = mass_deletion(tree, percent, &mut random);
                tally.add(tree, tree.root().id(), &tree.render(&edit))?;
            }
        }
        tally.print(&format!("mass deletion, {percent} %"));
    }
    Ok(())
}

impl Tally {
    fn add(&mut self, tree: &Program, id: NodeId, text: &[u8]) -> Result<(), Box<dyn Error>> {
        self.drawn += 1;
        let parses = parse(tree.language(), text.to_vec())?.syntax_errors() <= tree.syntax_errors();
        self.parse += usize::from(parses);
        let mut show = !parses;
        if let (Ok(options), "c") = (std::env::var("SECATEUR_COMPILE"), tree.grammar().name) {
            let problem = problem(&options, text)?;
            self.compiled += usize::from(problem.is_none());
            let wrong = problem.as_deref().is_some_and(is_syntax_error);
            self.syntax_errors += usize::from(wrong);
            show |= wrong;
            if wrong && std::env::var_os("SECATEUR_SHOW").is_some() {
                println!("{}", problem.unwrap_or_default().lines().find(|line| is_syntax_error(line)).unwrap_or(""));
            }
        }
        if show && std::env::var_os("SECATEUR_SHOW").is_some() {
            let (node, cut) =
                (tree.node(id), |text: &[u8]| String::from_utf8_lossy(&text[..text.len().min(200)]).into_owned());
            let parent = node.parent().map_or("", |parent| parent.kind());
            println!("--- {} in {parent}: {}", node.kind(), cut(node.text()));
            let edited = parse(tree.language(), text.to_vec())?;
            let wrong = edited.nodes().find(|node| node.is_error() || node.is_missing());
            let at = wrong.map_or(0, |node| node.span().start);
            println!(">>> {}", cut(&text[at.saturating_sub(100)..]));
        }
        Ok(())
    }

    fn print(&self, what: &str) {
        let Self { drawn, parse, compiled, syntax_errors } = self;
        print!("{what}: {parse} of {drawn} parse");
        if std::env::var_os("SECATEUR_COMPILE").is_some() {
            print!(", gcc accepts {compiled}, {syntax_errors} syntax errors");
        }
        println!();
    }
}

/// What gcc says against a text.
fn problem(options: &str, text: &[u8]) -> Result<Option<String>, Box<dyn Error>> {
    let mut child = Command::new("gcc")
        .args(options.split_whitespace())
        .args(["-w", "-fsyntax-only", "-x", "c", "-"])
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .env("LC_ALL", "C")
        .spawn()?;
    if let Some(mut input) = child.stdin.take() {
        input.write_all(text)?;
    }
    let output = child.wait_with_output()?;
    Ok((!output.status.success()).then(|| String::from_utf8_lossy(&output.stderr).into_owned()))
}

fn is_syntax_error(problem: &str) -> bool {
    ["expected ", "stray ", "unterminated", "missing terminating"].iter().any(|phrase| {
        // "expected 'int' but argument is of type" is about types.
        problem
            .lines()
            .any(|line| line.contains("error:") && line.contains(phrase) && !line.contains("argument is of type"))
    })
}
