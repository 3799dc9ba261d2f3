//! Exact counts of the default and of `--smallest`, both deterministic, on the shipped inputs.
//!
//! A changed count is not a failure by itself, but a change of behaviour that must be reviewed. If
//! it is intended, change the table here, and give the reason in the commit message.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use crate::support::{Scratch, fixture, has_tools};

/// Tokens left and number of tests.
type Counts = (u64, u64);

/// Folder, input, tools, counts of the default and of `--smallest`. The tools are gcc 12.2, splint
/// 3.1.2 and xalan 1.12 with xsltproc 1.1.35; other versions may judge a candidate differently.
const COUNTS: [(&str, &str, &[&str], Counts, Counts); 4] = [
    ("catalogue", "catalogue.xml", &["grep"], (6, 16), (6, 16)),
    ("example", "ledger.c", &["cc"], (16, 61), (16, 63)),
    ("splint", "machine.c", &["cc", "splint"], (20, 81), (20, 82)),
    ("xalan", "stock.xml", &["xmllint", "xsltproc", "xalan"], (6, 38), (6, 38)),
];

/// Returns the number before `unit` in `text`.
fn number_before(text: &str, unit: &str) -> u64 {
    let before = text.split(unit).next().unwrap();
    before
        .rsplit(|char: char| !char.is_ascii_digit() && char != ',')
        .next()
        .unwrap()
        .replace(',', "")
        .parse()
        .unwrap()
}

#[test]
fn the_presets_have_the_recorded_counts() {
    let counts = |folder: &str, input: &str, preset: &[&str]| {
        let scratch = Scratch::new();
        scratch.copy(&format!("{folder}/{input}"));
        let test = fixture(&format!("{folder}/r.sh"));
        let run = scratch.secateur(&[&["reduce", test.to_str().unwrap(), input], preset].concat());
        assert_eq!(run.code, Some(0), "{run:?}");
        (number_before(&run.stdout, " tokens"), number_before(&run.stdout, " tests"))
    };
    let counted = COUNTS.iter().filter(|(.., tools, _, _)| has_tools(tools)).map(
        |(folder, input, _, default, smallest)| {
            let now = [&[][..], &["--smallest"]].map(|preset| counts(folder, input, preset));
            (input, now, [*default, *smallest])
        },
    );
    let changed: Vec<_> = counted.filter(|(_, now, expected)| now != expected).collect();
    assert!(changed.is_empty(), "(input, (tokens, tests) now, as expected): {changed:?}");
}
