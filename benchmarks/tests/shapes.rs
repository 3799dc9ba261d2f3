//! Shapes for which quadratic work would take minutes to hours: linear reductions take a second or
//! two.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::time::Duration;

use secateur_benchmarks::shapes::{NEEDLE, shapes};
use secateur_session::{Property, Session, Stop};

/// Much longer than any machine takes if the work is linear.
const TIME_MAX: Duration = Duration::from_secs(100);

#[track_caller]
fn check(language: &str, name: &str, bytes: usize) {
    check_beginning(language, name, bytes, u64::MAX);
}

/// Limit for the first tests of a long reduction.
#[track_caller]
fn check_beginning(language: &str, name: &str, bytes: usize, tests_max: u64) {
    let shape = shapes()
        .into_iter()
        .find(|shape| shape.language == language && shape.name == name)
        .unwrap();
    let has_needle = |text: &[u8]| memchr::memmem::find(text, NEEDLE.as_bytes()).is_some();
    let session = Session::of_text(shape.text(bytes).into_bytes()).language(language).unwrap();
    let session = session.max_time(TIME_MAX).max_tests(tests_max);
    let outcome = session.run(Property::of_text(has_needle)).unwrap();
    let expected = if tests_max == u64::MAX { Stop::Finished } else { Stop::OutOfTests };
    assert_eq!(outcome.stop, expected, "{language}, {name}: {} bytes left", outcome.best.bytes());
}

#[test]
fn a_file_of_one_line_is_reduced_in_linear_time() {
    check("json", "one list", 300_000);
    check("json", "object", 300_000);
    check("xml", "one line", 200_000);
    check("xml", "one list", 200_000);
    check("c", "one line", 2_000_000);
    check("c", "quotes", 200_000);
}

#[test]
fn brackets_that_are_never_closed_take_linear_time() {
    check("json", "unbalanced", 200_000);
    check_beginning("xml", "unbalanced", 300_000, 20);
    check("c", "unbalanced", 200_000);
}
