//! Long chains take only as many tests as needed to find the needed link, not one for each link.
//! Checked for nested constructs, and for definitions that each use the previous one.
//!
//! ```sh
//! LINKS=4000 cargo test --release -p secateur-benchmarks --test chains -- --nocapture
//! ```
//!
//! A text is interesting if it has no syntax error, contains the needed parts of the chain and of
//! its context, and uses no `t1` or `f1` before its definition. One job, default settings: the
//! counts are repeatable.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::HashSet;
use std::env;
use std::num::NonZeroUsize;

use secateur_session::{Property, Session};

/// As many as a person waits for.
const TESTS_MAX: u64 = 60;

/// A language, the name of the chain, its context, an unneeded link and the needed one, and the
/// required parts of a text, all without blanks. `#` is the number of a link, `%` the next one. A
/// link has a start and an end.
type Chain = (
    &'static str,
    &'static str,
    [&'static str; 3],
    [&'static str; 2],
    [&'static str; 2],
    [&'static str; 2],
);

const CHAINS: &[Chain] = &[
    (
        "c",
        "else if",
        ["int f(int x) {", ";", "}"],
        ["if (x == #) x = #; else ", ""],
        ["if (NEEDLE) x = 1; else ", ""],
        ["intf(", "if(NEEDLE)"],
    ),
    (
        "c",
        "sum",
        ["int f(int x) { return x", "", "; }"],
        [" + #", ""],
        [" + NEEDLE", ""],
        ["intf(", "return"],
    ),
    (
        "c",
        "blocks",
        ["int f(int x) { ", "x++;", " }"],
        ["while (x) { ", " }"],
        ["while (NEEDLE) { ", " }"],
        ["intf(", "while(NEEDLE){"],
    ),
    (
        "c",
        "parentheses",
        ["int f(int x) { return ", "x", "; }"],
        ["(", ")"],
        ["-NEEDLE(", ")"],
        ["intf(", "NEEDLE("],
    ),
    (
        "c",
        "typedefs",
        ["typedef int t0;\n", "", ""],
        ["typedef t# t%;\n", ""],
        ["typedef t# *t%;\nt% NEEDLE;\n", ""],
        ["NEEDLE;", "*"],
    ),
    (
        "c",
        "functions",
        ["int f0(void) { return 0; }\n", "", ""],
        ["int f%(void) { return f#(); }\n", ""],
        ["int f%(void) { return f#() + NEEDLE; }\n", ""],
        ["(void){return", "+NEEDLE"],
    ),
    (
        "cpp",
        "namespaces",
        ["", "int x;", ""],
        ["namespace a# { ", " }"],
        ["namespace NEEDLE { ", " }"],
        ["namespaceNEEDLE{", "{"],
    ),
    (
        "java",
        "else if",
        ["class A { int f(int x) { ", ";", " } }"],
        ["if (x == #) x = #; else ", ""],
        ["if (NEEDLE) x = 1; else ", ""],
        ["intf(", "if(NEEDLE)"],
    ),
    ("javascript", "calls", ["x", "", ";"], [".f(#)", ""], [".f(NEEDLE)", ""], ["x.f", "(NEEDLE)"]),
    ("python", "sum", ["x = x", "", "\n"], [" + #", ""], [" + NEEDLE", ""], ["x=", "NEEDLE"]),
    (
        "go",
        "else if",
        ["package p\nfunc f(x int) { ", "{ }", " }"],
        ["if x == # { x = # } else ", ""],
        ["if NEEDLE { x = 1 } else ", ""],
        ["funcf(", "ifNEEDLE"],
    ),
    (
        "rust",
        "else if",
        ["fn f(x: i32) { ", "{ }", " }"],
        ["if x == # { g(#) } else ", ""],
        ["if NEEDLE { g(1) } else ", ""],
        ["fnf(", "ifNEEDLE"],
    ),
    (
        "rust",
        "blocks",
        ["fn f() { ", "g();", " }"],
        ["loop { ", " }"],
        ["while NEEDLE { ", " }"],
        ["fnf(", "whileNEEDLE{"],
    ),
    ("json", "arrays", ["", "1", ""], ["[", "]"], ["{\"NEEDLE\":", "}"], ["{\"NEEDLE", "}"]),
    (
        "xml",
        "elements",
        ["", "<b/>", ""],
        ["<a n='#'>", "</a>"],
        ["<c n='NEEDLE'>", "</c>"],
        ["<c", "NEEDLE"],
    ),
    (
        "lua",
        "joined texts",
        ["x = \"a\"", "", "\n"],
        [" .. \"#\"", ""],
        [" .. NEEDLE", ""],
        ["x=", "NEEDLE"],
    ),
    (
        "typescript",
        "types",
        ["type T = ", "x", ";"],
        ["A<", ">"],
        ["NEEDLE<", ">"],
        ["typeT=", "NEEDLE<"],
    ),
];

#[test]
fn a_chain_with_one_needed_link_takes_few_tests() {
    let links: usize = env::var("LINKS").map_or(400, |links| links.parse().unwrap());
    println!("| language | chain | links | tokens | left | tests |\n|---|---|--:|--:|--:|--:|");
    for chain in CHAINS {
        let (language, name, ..) = chain;
        let text = text(chain, links);
        let session =
            Session::of_text(text.as_bytes()).language(language).unwrap().jobs(NonZeroUsize::MIN);
        let outcome = session.run(Property::of_text(|text| is_interesting(chain, text))).unwrap();
        let grammar = secateur_grammars::named(language).unwrap();
        let [before, after] = [text.as_bytes(), outcome.best.files()[0].text()]
            .map(|text| grammar.estimate_tokens(text));
        println!("| {language} | {name} | {links} | {before} | {after} | {} |", outcome.tests);
        assert!(outcome.tests <= TESTS_MAX, "{language}, {name}: {} tests", outcome.tests);
    }
}

fn text((.., [begin, middle, end], link, needle, _): &Chain, links: usize) -> String {
    let of = |side: usize, number: usize| {
        let form = if number == links / 2 { needle[side] } else { link[side] };
        form.replace('#', &number.to_string()).replace('%', &(number + 1).to_string())
    };
    let inward = (0..links).map(|number| of(0, number));
    let outward = (0..links).rev().map(|number| of(1, number));
    [(*begin).to_owned()]
        .into_iter()
        .chain(inward)
        .chain([(*middle).to_owned()])
        .chain(outward)
        .chain([(*end).to_owned()])
        .collect()
}

fn is_interesting((language, .., needed): &Chain, text: &[u8]) -> bool {
    let text = String::from_utf8_lossy(text);
    let dense: String = text.split_whitespace().collect();
    let grammar = secateur_grammars::named(language).unwrap();
    are_known(&text)
        && dense.contains("NEEDLE")
        && needed.iter().all(|part| dense.contains(part))
        && secateur_syntax::parse(grammar, text.as_bytes())
            .is_ok_and(|tree| tree.syntax_errors() == 0)
}

/// Returns `true` if the first occurrence of each `t1` and `f1` is its definition.
fn are_known(text: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric();
    let (mut known, mut rest) = (HashSet::new(), text);
    while let Some(start) = rest.find(is_word) {
        let end = rest[start..].find(|c| !is_word(c)).map_or(rest.len(), |length| start + length);
        let (word, after) = (&rest[start..end], rest[end..].trim_start());
        let is_name = word.starts_with(['t', 'f'])
            && word.len() > 1
            && word[1..].bytes().all(|c| c.is_ascii_digit());
        let is_defined = after.starts_with(';') || after.starts_with("(void) {");
        if is_name && known.insert(word) && !is_defined {
            return false;
        }
        rest = after;
    }
    true
}
