//! Draws permitted edits of every kind from the given files at random and prints how many parse again.
//!
//! `edits NUMBER FILE…` draws NUMBER edits per kind; what does not parse is shown when `SECATEUR_SHOW` is set.

#![expect(clippy::print_stdout, reason = "it prints")]

use std::error::Error;
use std::path::PathBuf;

use secateur_syntax::{Grammar, Tree, parse};

#[path = "../tests/support/mod.rs"]
mod support;
use support::{Kind, Pool, Random, mass_deletion};

const GRAMMARS: [&Grammar; 2] = [&secateur_grammar_c::GRAMMAR, &secateur_grammar_xml::GRAMMAR];

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args();
    let number: usize = arguments.nth(1).ok_or("how many?")?.parse()?;
    let show = std::env::var_os("SECATEUR_SHOW").is_some();
    let mut trees = Vec::new();
    for path in arguments.map(PathBuf::from) {
        let Some(grammar) = GRAMMARS.into_iter().find(|grammar| grammar.claims(&path)) else { continue };
        trees.push(parse(grammar, std::fs::read(&path)?)?);
    }
    let mut random = Random::new(1);
    for kind in Kind::ALL {
        let pools: Vec<_> =
            trees.iter().map(|tree| (tree, Pool::new(tree, kind))).filter(|(_, pool)| !pool.is_empty()).collect();
        let (mut drawn, mut valid, mut misses) = (0, 0, 0);
        while drawn < number && misses < 20 * number && !pools.is_empty() {
            let (tree, pool) = &pools[random.below(pools.len())];
            let Some((edit, id)) = pool.draw(&mut random) else {
                misses += 1;
                continue;
            };
            let text = tree.render(&edit);
            drawn += 1;
            if parses(tree, &text)? {
                valid += 1;
            } else if show {
                let node = tree.node(id);
                println!(
                    "--- {} in {}: {}",
                    node.kind(),
                    node.parent().map_or("", |parent| parent.kind()),
                    String::from_utf8_lossy(&node.text()[..node.text().len().min(300)])
                );
                let differs = text.iter().zip(tree.source().iter()).take_while(|(a, b)| a == b).count();
                let from = differs.saturating_sub(60);
                println!(">>> {}", String::from_utf8_lossy(&text[from..text.len().min(from + 200)]));
            }
        }
        println!("{kind:?}: {valid} of {drawn} parse");
    }
    for percent in [1, 10, 50, 90] {
        let (mut drawn, mut valid) = (0, 0);
        for tree in &trees {
            for _ in 0..(number / trees.len() / 10).max(1) {
                let text = tree.render(&mass_deletion(tree, percent, &mut random));
                drawn += 1;
                valid += usize::from(parses(tree, &text)?);
            }
        }
        println!("mass deletion, {percent} %: {valid} of {drawn} parse");
    }
    Ok(())
}

fn parses(tree: &Tree, text: &[u8]) -> Result<bool, Box<dyn Error>> {
    Ok(parse(tree.grammar(), text.to_vec())?.syntax_errors() <= tree.syntax_errors())
}
