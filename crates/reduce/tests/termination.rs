//! The passes of `--smallest` terminate under any test, without cycles: see `src/progress.rs`.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::collections::BTreeSet;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use secateur_grammars::{C, CPP, JAVASCRIPT, PYTHON, RUST, XML};
use secateur_minimize::{Algorithm, InitialProbability, Outcome, Search};
use secateur_names::{Language, parse};
use secateur_reduce::{Experience, Fixpoint, Pass, PriorSource, Settings, Source};

/// More candidates than any run below proposes. An endless cycle exceeds any limit.
const CANDIDATES_MAX: usize = 50_000;

/// Random test that depends on the hash of a text, with a minimum number of tokens.
#[derive(Clone, Copy, Debug)]
struct Oracle {
    seed: u64,
    /// Accepts one text in this many.
    one_in: u64,
    tokens_min: u64,
}

impl Oracle {
    fn holds(self, text: &[u8], tokens: u64) -> bool {
        let mut hasher = DefaultHasher::new();
        (self.seed, text).hash(&mut hasher);
        tokens >= self.tokens_min && hasher.finish().is_multiple_of(self.one_in)
    }
}

/// Returns a test that accepts every large enough text, and random tests.
fn oracles() -> impl Iterator<Item = Oracle> {
    let everything =
        [1, 20, 60].into_iter().map(|tokens_min| Oracle { seed: 0, one_in: 1, tokens_min });
    let chances = [(2, 30), (5, 10), (25, 0)].into_iter();
    everything.chain(chances.map(|(one_in, tokens_min)| Oracle { seed: 1, one_in, tokens_min }))
}

/// Runs the passes of `--smallest` on `text` under all tests. Accepted texts never gain tokens, no
/// two rounds end with the same text, and the search terminates.
fn check(grammar: &'static Language, text: &str) {
    let tokens_of = |text: &[u8]| parse(grammar, text).unwrap().tokens();
    let mut accepted = 0;
    for oracle in oracles() {
        let prior = PriorSource::Learned(Experience::new(InitialProbability::default()));
        let settings = Settings::new(Pass::SMALLEST.to_vec(), Algorithm::WProbDd, prior, None);
        let mut search =
            Fixpoint::new(Source::of_language(grammar, text.as_bytes().into()), settings).unwrap();
        let (mut best, mut tokens) = (text.as_bytes().to_vec(), tokens_of(text.as_bytes()));
        let (mut asked, mut round, mut round_start) = (0, 0, Vec::new());
        let mut visited = BTreeSet::new();
        while let Some(candidate) = search.candidate() {
            asked += 1;
            assert!(asked <= CANDIDATES_MAX, "{oracle:?}: there is no end to it");
            if candidate.place.round != round {
                round = candidate.place.round;
                let best = search.best().to_vec();
                let is_new = best == round_start || visited.insert(best.clone());
                assert!(is_new, "{oracle:?}: {candidate} begins with what was there before");
                round_start = best;
            }
            let candidate_tokens = tokens_of(&candidate.text);
            let is_interesting = oracle.holds(&candidate.text, candidate_tokens);
            search.observe(if is_interesting {
                Outcome::Interesting
            } else {
                Outcome::Uninteresting
            });
            // Some candidates of `exchange` are larger, but it keeps none of these.
            if is_interesting {
                accepted += 1;
                let kept = search.best().to_vec();
                let kept_tokens = tokens_of(&kept);
                let texts =
                    || [&best, &kept].map(|text| String::from_utf8_lossy(text).into_owned());
                let [before, after] =
                    if kept_tokens > tokens { texts() } else { Default::default() };
                assert!(
                    kept_tokens <= tokens,
                    "{oracle:?}, {}, {candidate}: {tokens} tokens become {kept_tokens}\n{before}\n\
                     =>\n{after}",
                    candidate.place.pass
                );
                (best, tokens) = (kept, kept_tokens);
            }
        }
    }
    assert!(accepted > 20, "the oracles have accepted {accepted} candidates only");
}

fn shipped(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)).unwrap()
}

/// Returns at least `count` lines of a program, up to a line that starts with the end of a section.
fn first_lines(text: &str, count: usize, ends: &str) -> String {
    let is_end = |(number, line): &(usize, &str)| *number >= count && line.starts_with(ends);
    let last = text.lines().enumerate().find(is_end).map_or(usize::MAX, |(number, _)| number);
    text.lines().take(last.saturating_add(1)).map(|line| format!("{line}\n")).collect()
}

#[test]
fn the_smallest_preset_ends_on_c() {
    check(&C, &shipped("tests/fixtures/example/ledger.c"));
}

#[test]
fn the_smallest_preset_ends_on_cpp() {
    let text = shipped("benchmarks/subjects/cppcheck-analysis-failed/small.cpp");
    check(&CPP, &first_lines(&text, 20, "}"));
    let text = "namespace a { class p { public: int b; p(int c) : b(c) {} \
        int get() { return b; } }; }\n\
        template <class t> t twice(t c) { return c + c; }\n\
        int main() { a::p q(1); int d = twice<int>(q.get()); int *e = &d; \
        if (*e > 2) { d = q.b; } return d; }\n";
    check(&CPP, text);
}

#[test]
fn the_smallest_preset_ends_on_xml() {
    check(&XML, &shipped("tests/fixtures/xalan/stock.xml"));
    let text = "<!DOCTYPE a [<!ELEMENT a ANY><!ENTITY e \"f <g/>\">\
        <!ATTLIST a b CDATA #IMPLIED>]>\n\
        <a b=\"c\" xmlns:p=\"q\"><p:d p:b=\"&e;\">&e; text<![CDATA[ a < b ]]></p:d>\
        <e><f g=\"h\"/></e><!-- i --></a>\n";
    check(&XML, text);
}

#[test]
fn the_smallest_preset_ends_on_python() {
    let text = shipped("benchmarks/subjects/pyflakes-handler/small.py");
    check(&PYTHON, &first_lines(&text, 40, "def "));
}

#[test]
fn the_smallest_preset_ends_on_javascript() {
    let text = shipped("benchmarks/subjects/duktape-switch/small.js");
    check(&JAVASCRIPT, &first_lines(&text, 20, "}"));
}

#[test]
fn the_smallest_preset_ends_on_rust() {
    let text = "use std::fmt;\nmod shapes {\n    \
        pub struct Square { pub side: u32, name: &'static str }\n\
        \x20   impl Square { pub fn area(&self) -> u32 { let side = self.side; side * side } }\n}\n\
        enum Kind { Flat, Round(u32) }\n\
        impl fmt::Display for Kind {\n    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {\n\
        \x20       match self { Kind::Flat => write!(f, \"flat\"), \
        Kind::Round(n) => write!(f, \"round {}\", n) }\n    }\n}\n\
        fn count<T: Clone>(items: &[T], limit: usize) -> usize {\n    let mut n = 0;\n\
        \x20   for item in items { if n < limit { n += 1; let _copy = item.clone(); } }\n    n\n}\n\
        fn main() {\n    let square = shapes::Square { side: 3, name: \"s\" };\n    \
        let all = vec![1, 2, 3];\n\
        \x20   println!(\"{} {}\", square.area(), count(&all, 2));\n    \
        println!(\"{}\", Kind::Round(1));\n}\n";
    check(&RUST, text);
}
