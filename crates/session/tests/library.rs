//! Sessions as the author of a fuzzer uses them.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fmt::Write as _;
use std::fs;
use std::num::NonZeroUsize;
use std::os::unix::fs::PermissionsExt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use secateur_bundle::{Bundle, File};
use secateur_session::{Error, Property, Session, SessionEvent, Stop, reduce};

/// Returns a program of `functions` functions, each calling the previous one.
fn program(functions: usize) -> String {
    let mut text = String::from("int f0(int x) { return x; }\n");
    for number in 1..functions {
        let before = number - 1;
        let _ = writeln!(
            text,
            "int f{number}(int x) {{ int y = x + {number}; if (y > {number}) {{ y = f{before}(y); \
             }} return y * {number}; }}"
        );
    }
    text
}

fn contains(text: &[u8], part: &str) -> bool {
    text.windows(part.len()).any(|window| window == part.as_bytes())
}

fn jobs(number: usize) -> NonZeroUsize {
    NonZeroUsize::new(number).unwrap()
}

#[test]
fn the_result_does_not_depend_on_the_number_of_jobs() {
    let source = program(30);
    let run = |number| {
        let mut sequence = Vec::new();
        let session = Session::of_text(source.as_bytes()).language("c").unwrap().jobs(jobs(number));
        let session = session.observe(|progress| {
            if let SessionEvent::Answered { is_interesting, place } = progress {
                sequence.push((*is_interesting, place.to_string()));
            }
        });
        let property =
            Property::of_text(|text| contains(text, "y * 17") && contains(text, "x + 4;"));
        let outcome = session.run(property).unwrap();
        assert_eq!(outcome.stop, Stop::Finished);
        (outcome.best, outcome.tests, outcome.cache_hits, sequence)
    };
    let alone = run(1);
    assert!(alone.0.bytes() < 100, "{:?}", String::from_utf8_lossy(alone.0.text()));
    assert!(alone.3.len() > 30);
    for number in [2, 3, 8] {
        assert_eq!(run(number), alone, "{number} jobs");
    }
}

/// Checks many cheap tests, as with an oracle inside a fuzzer.
#[test]
fn a_closure_tests_a_hundred_thousand_candidates() {
    const CANDIDATES: u64 = 100_000;
    let source = program(40);
    let (mut asked, mut seed) = (0, 0_u64);
    while asked < CANDIDATES {
        seed += 1;
        let candidates = AtomicU64::new(0);
        // The answer is pseudo-random in most of the text.
        let is_interesting = |text: &[u8]| {
            candidates.fetch_add(1, Ordering::Relaxed);
            let lines = text.split(|&byte| byte == b'\n').filter(|line| line.len() > 20);
            let hash =
                lines.fold(0_u64, |sum, line| sum.wrapping_mul(31) ^ line.len() as u64 ^ seed);
            hash % 16 != 7 && text.iter().filter(|&&byte| byte == b'y').count() >= 60
        };
        if !is_interesting(source.as_bytes()) {
            continue;
        }
        let session = Session::of_text(source.as_bytes()).language("c").unwrap().jobs(jobs(2));
        let session = session.minimizer("ddmin").unwrap().passes("hdd,perses").unwrap();
        let outcome = session.run(Property::of_text(is_interesting)).unwrap();
        assert_eq!(outcome.stop, Stop::Finished);
        assert!(is_interesting(outcome.best.text()));
        assert!(outcome.best.bytes() < source.len() as u64 / 3, "{}", outcome.best.bytes());
        asked += candidates.into_inner();
    }
}

/// With many jobs, speculative candidates may never be needed: a panic there is not an error.
#[test]
fn a_panic_of_the_closure_is_an_error_with_the_candidate_for_any_number_of_jobs() {
    let source = program(20);
    let run = |number| {
        let property = Property::of_text(|text| {
            let is_small = text.len() < source.len() / 2;
            assert!(!is_small || contains(text, "f3("), "an oracle of {} bytes", text.len());
            contains(text, "y * 3;")
        });
        let session = Session::of_text(source.as_bytes()).language("c").unwrap().jobs(jobs(number));
        match session.run(property) {
            Err(Error::Panicked { message, candidate, best }) => (message, candidate, best),
            other => panic!("{other:?}"),
        }
    };
    let (message, candidate, best) = run(1);
    assert_eq!(message, format!("an oracle of {} bytes", candidate.bytes()));
    assert!(contains(best.text(), "y * 3;"));
    for number in [2, 4] {
        assert_eq!(
            run(number),
            (message.clone(), candidate.clone(), best.clone()),
            "{number} jobs"
        );
    }
}

#[test]
fn a_panic_at_the_original_is_an_error_too() {
    let error = reduce(*b"int x;", "c", |_| panic!("always")).unwrap_err();
    assert_eq!(error.to_string(), "the property panicked: always");
}

#[test]
fn a_session_is_stopped_from_outside_and_keeps_its_best() {
    let source = program(30);
    for number in [1, 3] {
        let mut session =
            Session::of_text(source.as_bytes()).language("c").unwrap().jobs(jobs(number));
        let stopper = session.stopper().unwrap();
        let asked = AtomicU64::new(0);
        let property = Property::of_text(|text| {
            if asked.fetch_add(1, Ordering::Relaxed) == 20 {
                stopper.stop();
            }
            contains(text, "y * 17")
        });
        let outcome = session.run(property).unwrap();
        assert_eq!(outcome.stop, Stop::Stopped);
        assert!(contains(outcome.best.text(), "y * 17"));
        assert!(asked.into_inner() < 30);
    }
}

#[test]
fn limits_end_a_session_with_its_best() {
    let source = program(30);
    let session = || Session::of_text(source.as_bytes()).language("c").unwrap();
    let property = || Property::of_text(|text| contains(text, "y * 17"));
    let outcome = session().max_tests(10).run(property()).unwrap();
    assert_eq!((outcome.stop, outcome.tests), (Stop::OutOfTests, 10));
    let slow = Property::of_text(|text| {
        std::thread::sleep(Duration::from_millis(100));
        contains(text, "y * 17")
    });
    let outcome = session().jobs(jobs(1)).max_time(Duration::from_secs(1)).run(slow).unwrap();
    assert_eq!(outcome.stop, Stop::OutOfTime);
}

#[test]
fn goals_end_a_session_early() {
    let source = program(30);
    let session = || Session::of_text(source.as_bytes()).language("c").unwrap();
    let property = || Property::of_text(|text| contains(text, "y * 17"));
    let whole = session().run(property()).unwrap();
    let outcome = session().stop_at("60%").unwrap().run(property()).unwrap();
    assert_eq!(outcome.stop, Stop::Enough);
    let sizes = [whole.best.bytes(), outcome.best.bytes(), source.len() as u64];
    assert!(sizes[0] < sizes[1] && sizes[1] < sizes[2], "{sizes:?}");
    let outcome = session().until("0%/1").unwrap().run(property()).unwrap();
    assert_eq!(outcome.stop, Stop::Enough);
    assert!(outcome.tests < whole.tests);
    for error in [session().stop_at("101%").err(), session().until("few").err()] {
        assert!(error.unwrap().to_string().starts_with("expected a share"));
    }
}

#[test]
fn invalid_input_is_an_error_with_a_reason() {
    let check = |text: &str, language: &str, expected: &str| {
        let error = reduce(text.as_bytes(), language, |text| contains(text, "x")).unwrap_err();
        assert!(error.to_string().starts_with(expected), "{error}");
    };
    check("", "c", "the input is empty");
    check("int y;", "c", "the property rejects the input itself");
    check("int x;", "klingon", "unknown language `klingon`; built-in languages: c,");
    let answers = AtomicU64::new(0);
    let error =
        reduce(*b"int x;", "c", |_| answers.fetch_add(1, Ordering::Relaxed) == 0).unwrap_err();
    assert!(error.to_string().starts_with("the property is flaky"), "{error}");
    let session = || Session::of_text(*b"int x;");
    assert!(
        session().passes("perses").unwrap().run(Property::of_text(|_| true)).is_err(),
        "no language"
    );
    assert!(session().passes("smallest, tokens").is_ok());
    assert!(session().passes("crawler").is_err());
    assert!(session().minimizer("maximiser").is_err());
    assert!(session().fixed_prior(2.0).is_err());
    assert!(Session::of_files(Vec::new()).is_err());
    assert!(matches!(Session::of_file("/nowhere/x.c"), Err(Error::Read { .. })));
}

#[test]
fn several_files_are_reduced_together() {
    let files = vec![
        File::new("a.h", program(10).into_bytes()),
        File::new("b.c", *b"#include \"a.h\"\nint main(void) { return f3(1); }\n"),
        File::new("data.txt", *b"one\ntwo\n"),
    ];
    let count =
        |bundle: &Bundle| bundle.files().iter().filter(|file| contains(file.text(), "f3")).count();
    let outcome = Session::of_files(files.clone())
        .unwrap()
        .run(Property::of_files(|bundle| count(bundle) == 2))
        .unwrap();
    assert_eq!(outcome.stop, Stop::Finished);
    assert_eq!(outcome.best.files().len(), 2);
    let error = Session::of_files(files).unwrap().run(Property::of_text(|_| true)).unwrap_err();
    assert!(matches!(error, Error::SeveralFiles), "{error}");
}

#[test]
fn properties_can_be_processes() {
    let folder = tempfile::tempdir().unwrap();
    let (script, input) = (folder.path().join("r.sh"), folder.path().join("input.c"));
    fs::write(&script, "#!/bin/sh\ngrep -q 'y \\* 5;' input.c\n").unwrap();
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
    fs::write(&input, program(10)).unwrap();
    let outcome =
        Session::of_file(&input).unwrap().run(Property::script(&script).unwrap()).unwrap();
    assert_eq!(outcome.stop, Stop::Finished);
    assert!(contains(outcome.best.text(), "y * 5;") && outcome.best.bytes() < 80, "{outcome:?}");

    let words = [
        "sh",
        "-c",
        "if grep -q 'y . 5;' input.c; then echo 'Assertion failed: five' >&2; kill -ABRT $$; fi",
    ];
    let session = Session::of_file(&input).unwrap().timeout(Duration::from_secs(60));
    let by_command = session.run(Property::command(words).unwrap()).unwrap();
    assert_eq!(by_command.best, outcome.best);
    assert_eq!(fs::read(&input).unwrap(), program(10).into_bytes());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "nothing is written beside");
    assert!(Property::command(["no-such-program"]).is_err());
    assert!(Property::script(folder.path().join("none")).is_err());
}

#[test]
fn a_text_in_utf_16_keeps_its_encoding() {
    let encoded = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<_>>();
    let rows: String =
        (0..20).map(|number| format!("  <row n='{number}'>\u{e4}{number}</row>\n")).collect();
    let source = encoded(&format!(
        "\u{feff}<?xml version='1.0' encoding='UTF-16'?>\n<rows>\n{rows}</rows>\n"
    ));
    let needed = encoded("\u{e4}7</row>");
    let property =
        Property::of_text(|text| text.windows(needed.len()).any(|window| window == needed));
    let outcome =
        Session::of_text(source).language("xml").unwrap().jobs(jobs(2)).run(property).unwrap();
    assert_eq!(outcome.best.text()[..], encoded("\u{feff}<row>\u{e4}7</row>\n"));
}

#[test]
fn a_persistent_test_process_works_like_a_closure() {
    let text = *b"int a; int b; int c;";
    let session = || Session::of_text(text).language("c").unwrap();
    let line = "while read -r path; do if grep -q 'int b' \"$path\"; then echo yes; else echo no; \
                fi; done";
    let asked = session().run(Property::oracle(["sh", "-c", line]).unwrap()).unwrap();
    let called = session()
        .run(Property::of_text(|text| text.windows(5).any(|part| part == b"int b")))
        .unwrap();
    assert_eq!(asked.stop, Stop::Finished);
    assert_eq!(asked.best.text(), called.best.text());
    assert!(Property::oracle(["no-such-program"]).is_err());
}

#[cfg(feature = "xml")]
#[test]
fn a_schema_restricts_the_candidates() {
    const DTD: &str = "<!ELEMENT list (title, item+)><!ELEMENT title EMPTY><!ELEMENT item EMPTY>";
    let folder = tempfile::tempdir().unwrap();
    let [schema, input] = ["list.dtd", "in.xml"].map(|name| folder.path().join(name));
    fs::write(&schema, DTD).unwrap();
    let text = "<list><title/><item/><item/><item/></list>";
    let document = |named: &str| format!("{named}{text}");
    let run = |document: &str,
               choose: fn(Session<'static>, &std::path::Path) -> Session<'static>| {
        fs::write(&input, document).unwrap();
        let session = choose(Session::of_file(&input).unwrap(), &schema);
        // Rejects additions, such as those that try if the schema matters.
        let property = Property::of_text(|text| {
            contains(text, "<list") && contains(text, "<item") && !contains(text, "secateur")
        });
        let best = session.run(property).unwrap().best;
        let best = String::from_utf8_lossy(best.text()).into_owned();
        let root = best.find("<list").unwrap();
        best[root..].split_whitespace().collect::<String>()
    };
    let valid = "<list><title/><item/></list>";
    assert_eq!(run(&document(""), |session, _| session), "<list><item/></list>");
    assert_eq!(run(&document(""), |session, schema| session.schema(schema)), valid);
    let named = document("<!DOCTYPE list SYSTEM 'list.dtd'>");
    assert_eq!(run(&named, |session, _| session), valid);
    assert_eq!(run(&named, |session, _| session.no_schema()), "<list><item/></list>");
    let missing = Session::of_text(text.as_bytes()).language("xml").unwrap().schema("none.dtd");
    let error = missing.run(Property::of_text(|_| true)).unwrap_err().to_string();
    assert!(error.contains("none.dtd"), "{error}");
}
