//! The results of transformations can be rendered, and differ from the text, for arbitrary texts.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use proptest::prelude::*;
use secateur_grammars::{C, XML};
use secateur_names::Language;
use secateur_reduce::{Pass, Source, single_edits};

#[path = "../../syntax/tests/support/nearly.rs"]
#[expect(dead_code, reason = "what is mostly errors has nothing to transform")]
mod nearly;

/// Maximum number of checked instances of each transformation.
const LOOKED_AT: usize = 20;

fn check(language: &'static Language, text: &str) {
    for pass in Pass::ALL.into_iter().filter(|pass| pass.is_transformation()) {
        let mut source = Source::of_language(language, text.as_bytes().into());
        for single in single_edits(&mut source, pass).unwrap().iter().take(LOOKED_AT) {
            assert_ne!(String::from_utf8_lossy(&single.text()), text, "{pass}: {single}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 64,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn nearly_c(text in nearly::texts(&[nearly::C])) {
        check(&C, &text);
    }

    #[test]
    fn nearly_xml(text in nearly::texts(&[nearly::XML])) {
        check(&XML, &text);
    }
}
