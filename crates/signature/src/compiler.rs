//! Internal errors of GCC and rustc.

use crate::frames::{self, Frame, whole};
use crate::pattern::own;
use crate::{Fact, Subject};

/// How many functions of a backtrace count.
const FRAMES: usize = 3;

/// An internal compiler error. GCC says where in itself it was found, except when a signal ended it: then the backtrace
/// tells, if there is one, or else the name of the pass.
pub(crate) fn recognise(output: &[u8], subject: &Subject) -> Option<Vec<Fact>> {
    let found = own!(r"(?m)internal compiler error: .*").find(output)?;
    let message = found.as_bytes();
    let mut facts = vec![subject.says(message)?];
    if !has_place(message) {
        let after = &output[found.end()..];
        // How far the consistency checks of GCC tell more, they do so in an error before.
        if message.ends_with(b" failed") {
            let before = own!(r"(?m)\berror: .*").find_iter(&output[..found.start()]).last();
            facts.extend(before.and_then(|error| subject.says(error.as_bytes())));
        }
        facts.extend(backtrace(after).or_else(|| pass(&output[..found.start()], subject)));
    }
    Some(facts)
}

/// Whether the message itself names a place in the compiler's source.
fn has_place(message: &[u8]) -> bool {
    own!(r"\bat \S+:[0-9]+|\.rs:[0-9]+").is_match(message)
}

/// The pass that was running.
fn pass(output: &[u8], subject: &Subject) -> Option<Fact> {
    let line = own!(r"(?m)^during \w+ pass: .*").find_iter(output).last()?;
    subject.says_exactly(line.as_bytes())
}

/// The functions on top of GCC's backtrace: a line with an address and a name, and one with a place in the source.
fn backtrace(output: &[u8]) -> Option<Fact> {
    let lines = own!(r"(?m)^0x[0-9a-f]+ (?P<name>[^\n(]+).*\n[ \t]+(?P<place>\S+)$");
    let handlers = own!(
        r"^(?:crash_signal|internal_error|fancy_abort|diagnostic_\w+|abort|raise|__GI_\w+|__libc_\w+)$"
    );
    let frames = lines.captures_iter(output).filter_map(|line| {
        let (name, place) = (line.name("name")?.as_bytes(), line.name("place")?.as_bytes());
        // What has no place in the compiler's source is the C library's.
        let is_compilers = !place.starts_with(b"???") && !place.starts_with(b"./");
        let pattern = format!("0x[0-9a-f]+ {}\\n[[:blank:]].*", whole(name));
        Some(Frame { name: if is_compilers { name.to_vec() } else { b"raise".to_vec() }, pattern })
    });
    frames::top(frames, FRAMES, |name| !handlers.is_match(name)).without_handlers().fact()
}
