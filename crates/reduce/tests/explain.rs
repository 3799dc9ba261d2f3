//! An explanation terminates for any text and any verdicts, and tries nothing inside settled parts.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use secateur_grammars::{C, XML};
use secateur_names::{Language, parse};
use secateur_reduce::{Explainer, Finding, Verdict};

fn explained(
    language: &'static Language,
    text: &[u8],
    mut verdict: impl FnMut(usize, Vec<u8>) -> Verdict,
) -> Explainer {
    let program = Arc::new(parse(language, text.to_vec()).unwrap());
    let mut explainer = Explainer::new(program.clone(), Some(program));
    while !explainer.batch().is_empty() {
        let batch = explainer.batch();
        let verdicts: Vec<_> = batch.map(|trial| verdict(trial, explainer.text(trial))).collect();
        explainer.tell(&verdicts);
    }
    explainer
}

fn texts() -> [(&'static Language, &'static [u8]); 4] {
    [
        (
            &C,
            b"int a = 1; int f(int x) { if (x) { return a / (x - x); } return 'c' + g(\"s\", x); }",
        ),
        (&C, b"int a = 1;; } ) \xff\xfe int f( { \"\xff\" x"),
        (&XML, b"<a b='1'><c>text</c><!-- d --><c e='2'/></a>"),
        (&C, b""),
    ]
}

#[test]
fn an_explanation_terminates_for_any_verdicts() {
    for (language, text) in texts() {
        for seed in 0..20u8 {
            let explainer = explained(language, text, |_, text| {
                let mut hasher = DefaultHasher::new();
                (seed, text).hash(&mut hasher);
                [Verdict::Holds, Verdict::Fails, Verdict::Fails, Verdict::Invalid]
                    [hasher.finish() as usize % 4]
            });
            for part in explainer.parts() {
                let count = explainer.count_of(&part);
                assert!(
                    count.held <= count.counted
                        && part.spans.iter().all(|span| span.end <= text.len())
                );
            }
        }
    }
}

#[test]
fn settled_parts_are_not_tried_inside() {
    for (language, text) in texts() {
        let explainer = explained(language, text, |_, _| Verdict::Holds);
        let is_settled = |finding: &Finding| matches!(finding, Finding::Without { .. });
        let parts = explainer.parts();
        for outer in parts.iter().filter(|part| is_settled(&part.finding)) {
            let (start, end) = (outer.spans[0].start, outer.spans[0].end);
            let inside = |start: usize, end: usize| {
                move |at: usize, to: usize| at >= start && to <= end && (at, to) != (start, end)
            };
            let is_inside = inside(start, end);
            assert!(
                !parts.iter().any(|part| is_inside(part.spans[0].start, part.spans[0].end)),
                "{outer:?}"
            );
        }
    }
}

#[test]
fn a_run_stopped_within_a_batch_keeps_its_verdicts() {
    let (language, text) = texts()[0];
    let mut explainer = Explainer::new(Arc::new(parse(language, text.to_vec()).unwrap()), None);
    assert!(explainer.batch().len() > 1 && explainer.parts().is_empty());
    explainer.tell(&[Verdict::Fails]);
    assert_eq!(explainer.parts().len(), 1);
}

#[test]
fn quotes_and_brackets_alone_are_no_parts() {
    let (language, text) = (&C, b"char *s = \"a\" \"b\"; char c = 'c'; int x = f(1)[2];");
    let explainer = explained(language, text, |_, _| Verdict::Fails);
    let parts = explainer.parts();
    let words: Vec<_> =
        parts.iter().map(|part| String::from_utf8_lossy(&text[part.spans[0].clone()])).collect();
    assert!(
        words.iter().any(|word| word == "a") && words.iter().any(|word| word == "2"),
        "{words:?}"
    );
    assert!(
        !words.iter().any(|word| ["\"", "'", "(", "[", "]", ")"].contains(&&**word)),
        "{words:?}"
    );
}
