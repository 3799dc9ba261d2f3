//! Texts without a tree, and texts that a parser only half understands.

use super::*;

#[test]
fn a_flat_pass_only_uses_lines() {
    let mut search = one_round("lines", "one\ntwo\nthree\n", Breadth::Thorough);
    let expected = [
        "lines, list of 3 - ",
        "lines, list of 3 - one\n",
        "lines, list of 3 + two\nthree\n",
        "lines, list of 3 + two\n",
    ];
    assert_eq!(first_round(&mut search, &["two"]), expected);
}

/// Returns deterministic bytes without meaning in any language.
fn noise(bytes: usize) -> Vec<u8> {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    };
    std::iter::repeat_with(&mut next).take(bytes).collect()
}

/// Returns bytes that form a single word, but cause hundreds of syntax errors.
fn one_word(bytes: usize) -> Vec<u8> {
    noise(bytes)
        .into_iter()
        .map(|byte| if byte.is_ascii() { b"aZ09_"[usize::from(byte) % 5] } else { byte })
        .collect()
}

/// Returns the active passes in order, and the result.
fn passes_and_best(
    text: Vec<u8>,
    passes: &[Pass],
    test: impl Fn(&[u8]) -> bool,
) -> (Vec<&'static str>, Arc<[u8]>) {
    let prior = PriorSource::Learned(Experience::new(InitialProbability::default()));
    let settings = Settings::new(passes.to_vec(), Algorithm::WProbDd, prior, None);
    let mut search = Fixpoint::new(Source::of_language(&C, text.into()), settings).unwrap();
    let mut turns = Vec::new();
    while let Some(candidate) = search.candidate() {
        turns.push(match candidate.place.part {
            SearchTarget::Pieces { piece, .. } => piece.plural(),
            _ if candidate.place.pass == "characters" => "characters",
            _ => "tree",
        });
        search.observe(if test(&candidate.text) {
            Outcome::Interesting
        } else {
            Outcome::Uninteresting
        });
    }
    turns.dedup();
    (turns, search.best())
}

#[test]
fn an_unparsable_text_is_reduced_by_lines_and_tokens_until_it_parses() {
    let contains =
        |text: &[u8], needle: &[u8]| text.windows(needle.len()).any(|part| part == needle);
    let code = b"\nint f(int a) { return g(a, 1); }\n";
    let text = [&noise(40_000), &code[..], &noise(40_000)].concat();
    let (turns, best) = passes_and_best(text, Pass::DEFAULT, |text| contains(text, b"g("));
    assert_eq!((turns, best.trim_ascii()), (vec!["lines", "tree"], &b"int f() { g(); }"[..]));

    // If the text never becomes parsable, the flat passes run until both find nothing.
    let stays = one_word(100_000);
    let text = [b"int a;\nint b;\nint c; int d;", &stays[..]].concat();
    let is_interesting =
        |text: &[u8]| text.ends_with(&stays) && contains(&text[..text.len() - stays.len()], b"d;");
    let (turns, best) = passes_and_best(text, Pass::DEFAULT, is_interesting);
    assert_eq!(turns, ["lines", "tokens", "characters", "lines", "tokens", "lines", "tokens"]);
    assert!(*best == [b"d;", &stays[..]].concat());
    let passes = [Pass::TOKENS, Pass::PERSES, Pass::BYTES];
    let applicable = Pass::applicable(&passes, &mut Source::of_language(&C, best)).unwrap();
    assert_eq!(applicable, [Pass::WITHOUT_TREE, &[Pass::BYTES]].concat());
}

#[test]
fn a_text_that_is_one_long_word_is_shortened() {
    // The characters of the noise have several bytes, and a partial one causes a panic.
    let noise = "\u{e9}\u{4e00}\u{1f600}".repeat(1000);
    let cases = [
        (format!("{noise}needle{noise}"), vec!["needle"], "needle"),
        (format!("{noise}one{noise}two{noise}"), vec!["one", "two"], "onetwo"),
        (format!("{noise}needle\n"), vec!["needle"], "needle"),
        (format!("a\nb {noise}needle"), vec!["b", "needle"], "b needle"),
        (format!("needle{}", " ".repeat(1000)), vec!["needle"], "needle"),
        ("\u{feff}needle\n".to_owned(), vec!["needle"], "needle"),
    ];
    for (text, needles, expected) in cases {
        let mut search = without_tree(&text);
        let trace = trace(&mut search, &needles);
        assert_eq!(best(&search), expected);
        assert!(trace.len() < 300, "{} for {needles:?}", trace.len());
    }
}

/// Each stray continuation byte is a character of its own.
#[test]
fn invalid_utf_8_is_shortened() {
    let text = [&[0x80; 3000][..], b"x", &[0xff; 3000]].concat();
    let settings = Settings::new(Pass::WITHOUT_TREE.to_vec(), Algorithm::Ddmin, fixed(), None);
    let mut search = Fixpoint::new(Source::of_text(text.into()), settings).unwrap();
    while let Some(candidate) = search.candidate() {
        let is_interesting = candidate.text.contains(&b'x');
        search.observe(if is_interesting { Outcome::Interesting } else { Outcome::Uninteresting });
    }
    assert_eq!(*search.best(), *b"x");
}

#[test]
fn a_long_word_that_must_keep_most_characters_costs_few_tests() {
    let mut search = without_tree(&"A".repeat(10_000));
    let asked = trace_by(&mut search, |candidate| candidate.len() >= 1000).len();
    assert!((1000..1100).contains(&best(&search).len()), "{}", best(&search).len());
    assert!(asked < 700, "{asked}");
}

/// A checksum in a text is not a long word, nor is a word among many.
#[test]
fn an_ordinary_text_costs_no_tests_of_characters() {
    let (checksum, long) = ("0123456789abcdef".repeat(4), "x".repeat(120));
    let texts = [
        (format!("id={checksum} {checksum}\n"), false),
        (format!("{long} ").repeat(9), false),
        (format!("id={checksum}\n"), true),
        (format!("{long} ").repeat(8), true),
    ];
    for (text, expected) in texts {
        let mut search = without_tree(&text);
        let trace = trace_by(&mut search, |candidate| candidate == text);
        assert_eq!(trace.iter().any(|line| line.contains("word, ")), expected, "{trace:?}");
    }
}

fn without_tree(text: &str) -> BoxedSearch {
    let settings = Settings::new(Pass::WITHOUT_TREE.to_vec(), Algorithm::WProbDd, fixed(), None);
    Box::new(Fixpoint::new(Source::of_text(text.as_bytes().into()), settings).unwrap())
}

/// A text can also lose its tree after the deletion of its parsable part.
#[test]
fn a_text_that_loses_its_tree_is_reduced_without_one() {
    let text = [b"/*", &one_word(100_000)[..], b"*/ int a;"].concat();
    // Only the start of the comment can be deleted.
    let rest = text[2..].to_vec();
    let passes = [Pass::TOKENS, named("hoist")];
    let (turns, best) = passes_and_best(text, &passes, |text| text.ends_with(&rest));
    assert!(*best == rest);
    assert_eq!(turns, ["tokens", "lines", "tokens", "characters", "lines", "tokens"]);
}

#[test]
fn unpreprocessed_c_errors_and_declarations_of_documents_are_reduced() {
    let check = |grammar: &'static Language, source: &str, needles: &[&str], expected: &str| {
        let mut search = fixpoint(grammar, Pass::PERSES, source);
        trace(&mut search, needles);
        assert_eq!(best(&search).trim(), expected);
    };
    let c = "#include <stdio.h>\n#include <stdlib.h>\n#define N 3\n#define TWICE(x) ((x) * 2)\n\
        #if N > 2\nint a;\n#ifdef M\nint b;\n#else\nint c;\n#endif\n#elif N\nint d;\n#endif\n\
        int main(void) { return TWICE(N); }\n";
    check(&C, c, &["#include <stdio.h>"], "#include <stdio.h>");
    check(&C, c, &["#define N 3", "TWICE(N)"], "#define N 3\n\nint main() { return TWICE(N); }");
    check(&C, c, &["#ifdef M", "int c;"], "#ifdef M\n#else\nint c;\n#endif");
    check(&C, "int a; ) } @@ int b = ( ; int c;", &["@@"], "@@");
    let xml = "<?xml version=\"1.0\"?>\n<!DOCTYPE a [\n<!ENTITY e \"x\">\n<!ENTITY f \"y\">\n\
        <!ELEMENT a (#PCDATA)>\n]>\n\
               <a><b>&e;</b><c>&f;</c></a>\n";
    check(&XML, xml, &["<!ENTITY f \"y\">"], "<!DOCTYPE a [<!ENTITY f \"y\">]>\n<b></b>");
    check(&XML, xml, &["<!ENTITY f", "&f;"], "<!DOCTYPE a [<!ENTITY f \"y\">]>\n<c>&f;</c>");
}

#[test]
fn long_literals_and_texts_are_shortened_in_a_few_steps() {
    let long = "a bc &amp; \u{e9}".repeat(400);
    let plain = long.replace("&amp; ", "");
    let shortened = |grammar, text: &str, needle: &str| {
        let mut search = fixpoint(grammar, named("shorten"), text);
        let trace = trace(&mut search, &[needle]);
        (best(&search), trace.len())
    };
    let (text, asked) = shortened(&C, &format!("char *a = \"{long}it\\n{long}\"; int b;"), "it\\n");
    assert_eq!(text, "char *a = \"it\\n\"; int b;");
    assert!(asked < 120, "{asked}");
    let (text, asked) = shortened(&XML, &format!("<a b='{long}'>{plain}it{plain}<c/></a>"), "it");
    assert_eq!(text, "<a b=''>it<c/></a>");
    assert!(asked < 120, "{asked}");
}

#[test]
fn short_or_partial_literals_are_not_shortened() {
    let long = "ab".repeat(100);
    for text in [
        "char a[] = \"abc\";".to_owned(),
        format!("int {long};"),
        format!("char *a = \"{}\" b \"{}\";", &long[..80], &long[..80]),
    ] {
        let mut search = fixpoint(&C, named("shorten"), &text);
        assert_eq!(trace(&mut search, &[]), Vec::<String>::new());
    }
}
