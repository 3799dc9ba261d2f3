//! The examples of passes, which the manual shows.

use secateur_minimize::{Algorithm, InitialProbability, Outcome, Search};
use secateur_reduce::{Example, Experience, Fixpoint, Pass, PriorSource, Settings, Source};

/// Name of a file that is in no language.
const TEXT: &str = "a.txt";

/// Returns the result of `pass` under a test that accepts only the text after the edit, or `None`
/// without the language.
fn result(pass: Pass, example: &Example) -> Option<Vec<u8>> {
    let text = example.input().into_bytes().into();
    let source = match example.file {
        TEXT => Source::of_text(text),
        path => Source::of_language(crate::of(path)?, text),
    };
    #[cfg(feature = "xml")]
    let source = if pass.name() == "redirect" {
        source.under(Some(crate::schemas::model()))
    } else {
        source
    };
    let prior = PriorSource::Learned(Experience::new(InitialProbability::default()));
    let settings = Settings::new(vec![pass], Algorithm::WProbDd, prior, None);
    let mut search = Fixpoint::new(source, settings).unwrap();
    while let Some(candidate) = search.candidate() {
        let is_interesting = words(&candidate.text) == words(example.after.as_bytes());
        search.observe(if is_interesting { Outcome::Interesting } else { Outcome::Uninteresting });
    }
    Some(search.best().to_vec())
}

fn words(text: &[u8]) -> String {
    String::from_utf8_lossy(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_pass_makes_the_edits_of_its_examples() {
    let mut wrong = Vec::new();
    for pass in Pass::ALL {
        assert!(!pass.examples().is_empty(), "{pass} has no example in its row");
        for example in pass.examples() {
            let Some(made) = result(pass, example).map(|made| words(&made)) else { continue };
            if made != words(example.after.as_bytes()) {
                wrong.push(format!("{pass}: {made} instead of {}", example.after));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
