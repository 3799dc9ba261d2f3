//! Internal errors of GCC and rustc.

use crate::frames::{self, Frame, name_pattern};
use crate::pattern::static_regex;
use crate::{Fact, Subject};

/// Number of functions of a backtrace in a fact.
const FRAMES: usize = 3;

/// Recognises an internal compiler error. GCC reports the location in its source, except after a
/// signal: then the backtrace identifies the failure, or else the name of the pass.
pub(crate) fn recognise(output: &[u8], subject: &Subject) -> Option<Vec<Fact>> {
    let found = static_regex!(r"(?m)internal compiler error: .*").find(output)?;
    let message = found.as_bytes();
    let mut facts = vec![subject.says(message)?];
    if !has_location(message) {
        let after = &output[found.end()..];
        // The consistency checks of GCC report details in an error before this one.
        if message.ends_with(b" failed") {
            let before =
                static_regex!(r"(?m)\berror: .*").find_iter(&output[..found.start()]).last();
            facts.extend(before.and_then(|error| subject.says(error.as_bytes())));
        }
        facts.extend(backtrace(after).or_else(|| pass(&output[..found.start()], subject)));
    }
    Some(facts)
}

/// Returns `true` if the message names a location in the compiler's source.
fn has_location(message: &[u8]) -> bool {
    static_regex!(r"\bat \S+:[0-9]+|\.rs:[0-9]+").is_match(message)
}

/// Returns the pass that was running.
fn pass(output: &[u8], subject: &Subject) -> Option<Fact> {
    let line = static_regex!(r"(?m)^during \w+ pass: .*").find_iter(output).last()?;
    subject.says_exactly(line.as_bytes())
}

/// Returns the functions at the top of GCC's backtrace: a line with an address and a name, and a
/// line with a source location.
fn backtrace(output: &[u8]) -> Option<Fact> {
    let lines = static_regex!(r"(?m)^0x[0-9a-f]+ (?P<name>[^\n(]+).*\n[ \t]+(?P<place>\S+)$");
    let handlers = static_regex!(
        "^(?:crash_signal|internal_error|fancy_abort|diagnostic_\\w+|abort|raise|__GI_\\w+|__lib\
         c_\\w+)$"
    );
    let frames = lines.captures_iter(output).filter_map(|line| {
        let (name, place) = (line.name("name")?.as_bytes(), line.name("place")?.as_bytes());
        // Calls without a location in the compiler's source belong to the C library.
        let is_compilers = !place.starts_with(b"???") && !place.starts_with(b"./");
        let pattern = format!("0x[0-9a-f]+ {}\\n[[:blank:]].*", name_pattern(name));
        Some(Frame { name: if is_compilers { name.to_vec() } else { b"raise".to_vec() }, pattern })
    });
    frames::top(frames, FRAMES, |name| !handlers.is_match(name)).without_handlers().fact()
}
