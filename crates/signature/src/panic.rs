//! Panics of Rust and Go.

use crate::frames::{self, Frame};
use crate::pattern::{escape, static_regex};
use crate::{Fact, Pattern, Subject};

/// Number of functions of a stack in a fact.
const FRAMES: usize = 3;

/// Recognises a panic: in Rust by its source location, in Go by the functions on the stack.
pub(crate) fn recognise(output: &[u8], subject: &Subject) -> Option<Vec<Fact>> {
    rust(output, subject).or_else(|| go(output, subject))
}

/// Recognises `thread 'main' panicked at src/lib.rs:12:5:` with the message on the next line, or,
/// before Rust 1.73, `thread 'main' panicked at 'message', src/lib.rs:12:5`.
fn rust(output: &[u8], subject: &Subject) -> Option<Vec<Fact>> {
    let forms = static_regex!(
        r"(?mx)^.*thread\ '.*'\ (?:\([0-9]+\)\ )?panicked\ at\ (?:
            '(?P<old>.*)',\ (?P<old_place>\S+:[0-9]+:[0-9]+)
          | (?P<place>\S+:[0-9]+:[0-9]+):\n(?P<message>.*) )"
    );
    let found = forms.captures(output)?;
    let group = |name| found.name(name).map(|group| group.as_bytes());
    let (pattern, place, message) =
        if let (Some(place), Some(message)) = (group("place"), group("message")) {
            let pattern =
                format!("panicked at {}:\\n{}", subject.exactly(place), subject.loosely(message));
            (pattern, place, message)
        } else {
            let (place, message) = (group("old_place")?, group("old")?);
            (
                format!("panicked at '{}', {}", subject.loosely(message), subject.exactly(place)),
                place,
                message,
            )
        };
    let (place, message) = (String::from_utf8_lossy(place), String::from_utf8_lossy(message));
    Some(vec![Fact::output(
        format!("panicked at {place}: {message}"),
        Pattern::portable(&pattern)?,
    )])
}

/// Recognises `panic: message`, and after `goroutine 1 [running]:` two lines for each call, with
/// its function and its location.
fn go(output: &[u8], subject: &Subject) -> Option<Vec<Fact>> {
    let found = static_regex!(
        r"(?m)^(?P<message>(?:panic|fatal error): .*)\n(?:.*\n)*?goroutine [0-9]+.*\n"
    )
    .captures(output)?;
    let stack = &output[found.get(0)?.end()..];
    let lines = static_regex!(r"(?m)^(?P<name>[^\s(][^\n]*?)\((?:[^()\n]|\(\))*\)\n\t.*\n");
    let runtime = static_regex!(r"^(?:panic|runtime\.\S*|runtime/\S*)$");
    let frames = lines.captures_iter(stack).filter_map(|line| {
        let name = line.name("name")?.as_bytes();
        Some(Frame {
            name: name.to_vec(),
            pattern: format!("{}\\(.*\\n[[:blank:]].*", escape(name)),
        })
    });
    let mut facts = vec![subject.says(found.name("message")?.as_bytes())?];
    facts.extend(
        frames::top(frames, FRAMES, |name| !runtime.is_match(name)).without_handlers().fact(),
    );
    Some(facts)
}
