//! Files of megabytes in each language are derived completely and reproduced byte for byte. The
//! work grows linearly, and memory stays below a multiple of the file size.
//!
//! Nothing is timed: the work is the number of steps of the matching machine, the memory is the
//! peak that Linux reports. The files are corpus programs, and their remains after random deletions
//! of list elements.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;

use secateur_names::{Language, Program, parse};
use secateur_syntax::{Edit, ParseError};

use secateur_syntax::drawing::{Random, mass_deletion};
#[path = "../../tests/support/skip.rs"]
mod skip;
use skip::require;
#[expect(dead_code, reason = "only texts without errors are used")]
mod corpus_file;
use corpus_file::programs;

/// File length in a language that is built in by default.
const BYTES: usize = 5_000_000;

/// File length in the other, more numerous languages.
const BYTES_OTHERS: usize = 400_000;

/// Maximum resident memory per byte of a file. The parser itself accounts for two thirds of the
/// measured memory.
const BYTES_PER_BYTE_MAX: usize = 150;

/// Base memory of the process: the tables of all languages, and memory that the allocator keeps
/// from earlier files.
const RESIDENT_MAX: usize = 50_000_000;

/// Number of distinct stretches that make up a file.
const STRETCHES: usize = 6;

/// Stretches that can follow one another, and the text that encloses them.
struct Material {
    stretches: Vec<Vec<u8>>,
    around: [&'static [u8]; 2],
}

impl Material {
    fn of(grammar: &'static Language, random: &mut Random) -> Self {
        let is_xml = grammar.name == "xml";
        let around: [&[u8]; 2] = if is_xml { [b"<r>", b"</r>"] } else { [b"", b""] };
        let mut material = Self { stretches: Vec::new(), around };
        let trees = programs(grammar);
        let text = |tree: &Program, edit: &Edit| {
            let text = tree.render(edit);
            if is_xml { document_element(grammar, text) } else { text }
        };
        // Every stretch starts alike, so that the text after each is known.
        let start = text(&trees[0], &Edit::default());
        for _ in 0..STRETCHES {
            let (mut stretch, mut taken) = (start.clone(), 0);
            for tree in &trees {
                let percent = random.below(60);
                let next =
                    [&stretch[..], b"\n", &text(tree, &mass_deletion(tree, percent, random))]
                        .concat();
                // Not all programs can follow one another.
                let whole = material.around(&[&next[..], b"\n", &start[..]].concat());
                if parse(grammar, whole).unwrap().syntax_errors() == 0 {
                    (stretch, taken) = (next, taken + 1);
                }
            }
            assert!(
                taken >= trees.len() / 2,
                "only {taken} of the {} texts in {}/corpus can follow each other in one file; add \
                 some that can",
                trees.len(),
                grammar.name
            );
            material.stretches.push(stretch);
        }
        material
    }

    fn file(&self, bytes: usize, random: &mut Random) -> Vec<u8> {
        let mut file = Vec::with_capacity(2 * bytes);
        while file.len() < bytes {
            file.extend(&self.stretches[random.below(self.stretches.len())]);
            file.push(b'\n');
        }
        self.around(&file)
    }

    fn around(&self, text: &[u8]) -> Vec<u8> {
        [self.around[0], text, self.around[1]].concat()
    }
}

/// Returns a document without the parts that may occur only once.
fn document_element(grammar: &'static Language, text: Vec<u8>) -> Vec<u8> {
    let tree = parse(grammar, text).unwrap();
    let element = tree.root().children().find(|node| node.kind() == "element");
    element.map(|element| element.text().to_vec()).unwrap_or_default()
}

fn derived(grammar: &'static Language, source: Vec<u8>) -> Program {
    let name = grammar.name;
    let tree = parse(grammar, source).unwrap();
    let coverage = tree.coverage();
    assert_eq!(tree.syntax_errors(), 0, "{name}");
    assert_eq!(coverage.exact, coverage.inner, "{name}: {coverage:?}");
    assert!(tree.render(&Edit::default()) == **tree.source(), "{name} does not come back");
    tree
}

/// Resets the peak to the current resident memory.
fn forget_peak() {
    _ = fs::write("/proc/self/clear_refs", "5");
}

/// Returns the peak resident memory since the last reset in bytes (Linux only).
fn peak() -> Option<usize> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().strip_suffix(" kB")?.parse::<usize>().ok()? * 1024)
}

/// The noise is last, because resident memory covers the whole process and may never shrink.
#[test]
fn long_files_of_every_language_and_noise() {
    let is_default = |grammar: &&Language| ["c", "cpp", "xml", "json"].contains(&grammar.name);
    // The scanner of YAML counts lines in 16 bits.
    let mut grammars: Vec<_> =
        secateur_grammars::all().filter(|grammar| grammar.name != "yaml").collect();
    // The longest files are last for the same reason.
    grammars.sort_by_key(is_default);
    for grammar in grammars {
        let bytes = if is_default(&grammar) { BYTES } else { BYTES_OTHERS };
        let mut random = Random::new(3);
        let material = Material::of(grammar, &mut random);
        let small = derived(grammar, material.file(bytes / 20, &mut random));
        let steps = |tree: &Program| tree.coverage().steps as f64 / tree.len() as f64;
        let (small_steps, file) = (steps(&small), material.file(bytes, &mut random));
        drop(small);
        let bytes = file.len();
        forget_peak();
        let tree = derived(grammar, file);
        // Similar nodes are looked up, so a larger file takes fewer steps per node, never more.
        assert!(
            steps(&tree) < 1.1 * small_steps + 1.0,
            "{}: {} and {small_steps}",
            grammar.name,
            steps(&tree)
        );
        let peak = peak();
        if require(peak.is_some(), "the peak of memory in /proc/self/status") {
            let peak = peak.unwrap();
            eprintln!(
                "{}: {} nodes, {:.2} steps each, {:.2} in a small file; {:.1} bytes for each byte",
                grammar.name,
                tree.len(),
                steps(&tree),
                small_steps,
                peak as f64 / bytes as f64
            );
            assert!(
                peak < BYTES_PER_BYTE_MAX * bytes + RESIDENT_MAX,
                "{}: {peak} bytes",
                grammar.name
            );
        }
    }
    a_quarter_of_a_megabyte_of_noise();
}

/// Unparsable text is rejected, except by readers that need no recovery, which reproduce it.
fn a_quarter_of_a_megabyte_of_noise() {
    let mut random = Random::new(4);
    let noise: Vec<u8> = (0..250_000).map(|_| random.below(256) as u8).collect();
    let mut read = Vec::new();
    for language in secateur_grammars::all() {
        match parse(language, &noise[..]) {
            Err(ParseError::TooManyErrors { grammar }) => assert_eq!(grammar, language.name),
            tree => {
                let tree = tree.unwrap();
                assert!(tree.render(&Edit::default()) == noise, "{}", language.name);
                assert!(tree.len() < 2 * noise.len(), "{}: {} nodes", language.name, tree.len());
                read.push(language.name);
            }
        }
    }
    // Anything is valid in a page, and nearly anything in YAML or as the words of a command.
    let mut any = vec!["bash", "html", "xml", "yaml"];
    any.retain(|name| secateur_grammars::named(name).is_some());
    read.sort_unstable();
    assert_eq!(read, any, "languages in which any text is valid; change the list if this is right");
}
