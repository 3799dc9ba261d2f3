//! Throughput of parsing and rendering, by file size.

#![expect(clippy::expect_used, reason = "a benchmark that cannot go on stops")]

use std::fmt::Write as _;

use divan::counter::BytesCount;
use divan::{Bencher, black_box};
use secateur_grammars::{C, XML};
use secateur_syntax::{Edit, Grammar, NodeId, Tree, parse};

const BYTES: [usize; 3] = [20_000, 500_000, 5_000_000];

fn main() {
    divan::main();
}

fn c(bytes: usize) -> Vec<u8> {
    let mut text = String::new();
    for number in 0.. {
        if text.len() >= bytes {
            break;
        }
        let _ = writeln!(
            text,
            "static int f{number}(int a, struct S *b) {{\n  \
             for (int i = 0; i < a; i++) {{\n    \
             if (b->x[i] > {number})\n      \
             b->y += g(a, b->x[i], \"text\") * {number} + 1;\n  }}\n  \
             return a ? b->y : (int)b->z;\n}}"
        );
    }
    text.into_bytes()
}

fn xml(bytes: usize) -> Vec<u8> {
    let mut text = "<root>\n".to_owned();
    for number in 0.. {
        if text.len() >= bytes {
            break;
        }
        let _ = writeln!(
            text,
            "  <item id=\"{number}\" class='some thing'><name>item {number}</name><!-- c -->\
             <list><e/>text &amp; more<e/></list></item>"
        );
    }
    text.push_str("</root>\n");
    text.into_bytes()
}

fn tree(grammar: &'static Grammar, source: Vec<u8>) -> Tree {
    let tree = parse(grammar, source).expect("it parses");
    assert_eq!(tree.syntax_errors(), 0);
    tree
}

#[divan::bench(args = BYTES, sample_count = 5)]
fn parse_c(bencher: Bencher<'_, '_>, bytes: usize) {
    let source = c(bytes);
    bencher.counter(BytesCount::new(source.len())).bench(|| tree(&C, black_box(source.clone())));
}

#[divan::bench(args = BYTES, sample_count = 5)]
fn parse_xml(bencher: Bencher<'_, '_>, bytes: usize) {
    let source = xml(bytes);
    bencher.counter(BytesCount::new(source.len())).bench(|| tree(&XML, black_box(source.clone())));
}

/// Copies the parser's tree to the flat array, without the parse.
#[divan::bench(args = BYTES, sample_count = 5)]
fn flatten_c(bencher: Bencher<'_, '_>, bytes: usize) {
    let tree = tree(&C, c(bytes));
    let flatten = tree.flattener(&[]).expect("it parses");
    bencher.counter(BytesCount::new(tree.source().len())).bench(|| black_box(&flatten)());
}

#[divan::bench(args = BYTES, sample_count = 5)]
fn flatten_xml(bencher: Bencher<'_, '_>, bytes: usize) {
    let tree = tree(&XML, xml(bytes));
    let flatten = tree.flattener(&[]).expect("it parses");
    bencher.counter(BytesCount::new(tree.source().len())).bench(|| black_box(&flatten)());
}

/// Derives the shapes only.
#[divan::bench(args = BYTES, sample_count = 5)]
fn derive_c(bencher: Bencher<'_, '_>, bytes: usize) {
    let tree = tree(&C, c(bytes));
    bencher.counter(BytesCount::new(tree.source().len())).bench(|| black_box(&tree).derive_again());
}

#[divan::bench(args = BYTES, sample_count = 5)]
fn derive_xml(bencher: Bencher<'_, '_>, bytes: usize) {
    let tree = tree(&XML, xml(bytes));
    bencher.counter(BytesCount::new(tree.source().len())).bench(|| black_box(&tree).derive_again());
}

/// Deletes every `step`th removable node of about 500 KB.
#[divan::bench(args = [1, 10, 100, 1_000, 100_000])]
fn render_500_kb_of_c(bencher: Bencher<'_, '_>, step: usize) {
    let tree = tree(&C, c(500_000));
    let doomed: Vec<NodeId> = tree
        .nodes()
        .map(|node| node.id())
        .filter(|&id| tree.role(id).is_removable())
        .step_by(step)
        .collect();
    let edit = Edit::default().deleting(doomed);
    bencher
        .counter(BytesCount::new(tree.source().len()))
        .bench(|| black_box(&tree).render(black_box(&edit)));
}

/// Baseline for rendering.
#[divan::bench]
fn copy_500_kb(bencher: Bencher<'_, '_>) {
    let source = c(500_000);
    bencher.counter(BytesCount::new(source.len())).bench(|| black_box(&source).clone());
}
