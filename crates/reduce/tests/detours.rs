//! After random outcomes and any detours (see `src/progress.rs`), no single interesting change that
//! deletes tokens is left in several files.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use secateur_bundle::{Bundle, File};
use secateur_grammars::{C, XML};
use secateur_minimize::{Algorithm, InitialProbability, Outcome, Search};
use secateur_names::Language;
use secateur_reduce::{Experience, Method, Pass, PriorSource, Project, Settings, changes_of_files};

/// More candidates than any run below proposes. An endless cycle exceeds any limit.
const CANDIDATES_MAX: usize = 20_000;

/// Seeds, found among ten thousand. Their results were not minimal before the search revisited
/// files after a return to an earlier state.
const FOUND: [u64; 10] = [916, 1204, 3602, 3801, 4218, 5732, 6444, 6942, 8621, 9045];

/// Returns a number below `below`, determined by `key`.
fn chance(key: impl Hash, below: u64) -> u64 {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    hasher.finish() % below
}

fn grammar(path: &Path) -> &'static Language {
    let languages: [&Language; 2] = [&C, &XML];
    languages.into_iter().find(|grammar| grammar.claims(path)).unwrap()
}

fn tokens_of(bundle: &Bundle) -> u64 {
    bundle.files().iter().map(|file| grammar(file.path()).count_tokens(file.text()).unwrap()).sum()
}

/// Returns a small program of three files, or two documents, with few names.
fn project(seed: u64) -> Bundle {
    let name = |at: u64| ["a", "b", "cc", "dd", "eee"][chance((seed, at), 5) as usize];
    let document = |at: u64| {
        let [outer, attribute, inner, empty] = [name(at), name(at + 1), name(at + 2), name(at + 3)];
        let inside = format!("<{inner}><{empty}/></{inner}><{attribute}>{at}</{attribute}>");
        format!("<{outer} {attribute}=\"{at}\">{inside}</{outer}>\n")
    };
    let statement = |at: u64| {
        let [one, two, three] = [name(at + 100), name(at + 200), name(at + 300)];
        match chance((seed, "statement", at), 4) {
            0 => format!("    {one} = {two} + {three};\n"),
            1 => format!("    int {one} = {at};\n"),
            2 => format!("    f({one});\n"),
            _ => format!("    if ({one}) {{ {two}++; }}\n"),
        }
    };
    let body =
        |from: u64| (from..from + 1 + chance((seed, from), 2)).map(statement).collect::<String>();
    let files = if seed % 4 == 3 {
        vec![("one.xml", document(1)), ("two.xml", document(7))]
    } else {
        let header = format!("int {};\nint {};\nint f(int);\n", name(1), name(2));
        let main = format!(
            "#include \"f.h\"\nint main(void)\n{{\n{}    return {};\n}}\n",
            body(20),
            name(3)
        );
        let other = format!(
            "#include \"f.h\"\nint f(int {0})\n{{\n{1}    return {0};\n}}\n",
            name(4),
            body(40)
        );
        vec![("f.h", header), ("main.c", main), ("other.c", other)]
    };
    Bundle::of_files(
        files.into_iter().map(|(path, text)| File::new(path, text.into_bytes())).collect(),
    )
    .unwrap()
}

/// Random test. It accepts half of the bundles with as many tokens as the original, to allow long
/// detours, and few smaller ones.
struct Oracle {
    seed: u64,
    tokens: u64,
}

impl Oracle {
    fn holds(&self, bundle: &Bundle) -> bool {
        // No pass deletes the outermost element of a document.
        let is_blank = |file: &File| file.text().trim_ascii().is_empty();
        // Passes do not repeat candidates that differ in white space only.
        let words = |file: &File| {
            file.text().iter().copied().filter(|byte| !byte.is_ascii_whitespace()).collect()
        };
        let files: Vec<(PathBuf, Vec<u8>)> =
            bundle.files().iter().map(|file| (file.path().to_path_buf(), words(file))).collect();
        let few = [20, 60, 200][(self.seed / 7 % 3) as usize];
        let one_in = if tokens_of(bundle) == self.tokens { 2 } else { few };
        !bundle.files().iter().any(is_blank) && chance((self.seed, files), one_in) == 0
    }
}

/// Returns a single interesting change of the result of a run.
fn left_over(seed: u64, passes: &[Pass]) -> Option<String> {
    let method = |file: &File| Method {
        grammar: Some(grammar(file.path())),
        passes: passes.into(),
        ..Method::default()
    };
    let methods = |bundle: &Bundle| bundle.files().iter().map(method).collect();
    let prior = PriorSource::Learned(Experience::new(InitialProbability::default()));
    // The final layout is another text with an unrelated random outcome.
    let settings = Settings::new(passes.to_vec(), Algorithm::WProbDd, prior, None);
    let original = project(seed);
    let oracle = Oracle { seed, tokens: tokens_of(&original) };
    let mut search = Project::new(original.clone(), methods(&original), settings, None).unwrap();
    for asked in 0.. {
        let Some(candidate) = search.candidate() else { break };
        assert!(asked < CANDIDATES_MAX, "seed {seed}: there is no end to it");
        let is_interesting = oracle.holds(&candidate.bundle);
        search.observe(if is_interesting { Outcome::Interesting } else { Outcome::Uninteresting });
    }
    let best = search.best();
    assert!(best == original || oracle.holds(&best), "seed {seed}: the result is not interesting");
    let changes = changes_of_files(&best, methods(&best)).unwrap();
    let is_left = |changed: &Bundle| tokens_of(changed) < tokens_of(&best) && oracle.holds(changed);
    let left =
        changes.iter().find(|change| change.of(&best).is_some_and(|changed| is_left(&changed)))?;
    Some(format!("seed {seed}: {}: {left}", best.files()[left.place(&best).0].path().display()))
}

#[track_caller]
fn check(passes: &[Pass], seeds: std::ops::Range<u64>) {
    let left: Vec<_> = seeds.chain(FOUND).filter_map(|seed| left_over(seed, passes)).collect();
    assert!(left.is_empty(), "{left:#?}");
}

fn passes<const N: usize>(names: [&str; N]) -> [Pass; N] {
    names.map(|name| name.parse().unwrap())
}

#[test]
fn detours_of_renaming_and_single_deletions_leave_no_deletion() {
    check(&passes(["rename", "lean-perses"]), 0..60);
    check(&passes(["rename", "hdd"]), 0..60);
}

#[test]
fn detours_of_renaming_across_files_leave_no_deletion() {
    check(&passes(["rename", "definitions", "lean-perses"]), 0..120);
}

#[test]
fn detours_of_the_smallest_preset_leave_no_deletion() {
    check(Pass::SMALLEST, 0..60);
}
