//! Uncaught exceptions: Java and its relatives, JavaScript, .NET, Python.

use regex::bytes::Regex;

use crate::frames::{self, Frame, NAME_END, NAMELESS};
use crate::pattern::{escape, static_regex};
use crate::{Fact, Pattern, Subject};

/// Number of methods of a stack in a fact that has no message.
const FRAMES: usize = 3;
/// Number of functions in Python, where the fact includes the message.
const FRAMES_OF_PYTHON: usize = 2;

/// Recognises an exception with a stack trace.
pub(crate) fn recognise(output: &[u8], subject: &Subject) -> Option<Vec<Fact>> {
    python(output, subject).or_else(|| java(output, subject))
}

/// Recognises a line with the class of an exception, followed by its `at` lines. Of a chain of
/// causes the last counts: it is the origin.
fn java(output: &[u8], subject: &Subject) -> Option<Vec<Fact>> {
    let head = static_regex!(
        r"(?mx)^(?P<before>.*?)
            (?P<class>(?:[A-Za-z_][\w$]*[./])*[A-Z][\w$]*
                (?:Exception|Error|Failure|Fault|Throwable)\b)
            (?P<message>[^\n]*)\n(?P<stack>(?:[\ \t]+at\ .*\n?)+)"
    );
    let found = head.captures_iter(output).last()?;
    let group = |name| found.name(name).map(|group| group.as_bytes()).unwrap_or_default();
    let class = group("class");
    let call = static_regex!(r"^[ \t]+at (?:async |new )?(?P<name>[^\s(]+)(?: \[.*\])? ?\(");
    let frames = static_regex!(r"(?m)^.+$").find_iter(group("stack")).map(|line| {
        match call.captures(line.as_bytes()).and_then(|call| call.name("name")) {
            Some(name) => {
                let pattern = format!("[[:blank:]]+at (async |new )?{}", method(name.as_bytes()));
                Frame { name: name.as_bytes().to_vec(), pattern }
            }
            None => {
                Frame { name: NAMELESS.to_vec(), pattern: "[[:blank:]]+at [^(\\n]*".to_owned() }
            }
        }
    });
    let words = String::from_utf8_lossy(class).into_owned();
    if is_overflow(class) {
        // The method at which the stack overflows depends on the input, and the stack is printed
        // only partially.
        let repeated = frames::top(most_frequent(frames), 1, |_| true);
        return Some(
            [subject.says_exactly(class), repeated.fact()].into_iter().flatten().collect(),
        );
    }
    let top = frames::top(frames, FRAMES, |name| name != NAMELESS);
    let Some(stack) = frames::sequence(&top.calls) else {
        return subject.says(&[class, group("message")].concat()).map(|fact| vec![fact]);
    };
    // The message is ignored: it often quotes the input.
    let pattern = format!("{}.*\\n{stack}", escape(class));
    Some(vec![Fact::output(format!("{words} in {top}"), Pattern::portable(&pattern)?)])
}

/// Returns a pattern for a method name, without the numbers that compilers and virtual machines
/// assign to classes and lambdas.
fn method(name: &[u8]) -> String {
    let mut pattern = String::new();
    for piece in static_regex!(r"[$/](?:0x[0-9a-f]+|[0-9]+)|[$/]|[^$/]+").find_iter(name) {
        let piece = piece.as_bytes();
        match piece {
            [mark, _, ..] if matches!(mark, b'$' | b'/') => {
                pattern.push_str(&format!("{}[0-9a-fx]+", escape(&[*mark])));
            }
            _ => pattern.push_str(&escape(piece)),
        }
    }
    pattern + NAME_END
}

fn is_overflow(class: &[u8]) -> bool {
    class.ends_with(b"StackOverflowError")
        || class.ends_with(b"StackOverflowException")
        || class == b"RecursionError"
}

fn most_frequent(frames: impl Iterator<Item = Frame>) -> Vec<Frame> {
    let mut counted: Vec<(usize, Frame)> = Vec::new();
    for frame in frames.filter(|frame| frame.name != NAMELESS) {
        match counted.iter_mut().find(|(_, known)| known.name == frame.name) {
            Some((count, _)) => *count += 1,
            None => counted.push((1, frame)),
        }
    }
    // Among equally frequent frames, take the first.
    counted.reverse();
    counted
        .into_iter()
        .max_by_key(|(count, _)| *count)
        .map(|(_, frame)| frame)
        .into_iter()
        .collect()
}

/// Recognises the last traceback: its last calls and the line below, with the class of the
/// exception and its message.
fn python(output: &[u8], subject: &Subject) -> Option<Vec<Fact>> {
    let head = static_regex!(
        "(?m)^(?P<indent>[ \\t]*)Traceback \\(most recent call last\\):\\n(?P<stack>(?:[ \\t]+.*\
         \\n)+)(?P<error>.*\\S.*)"
    );
    let found = head.captures_iter(output).last()?;
    let error = found.name("error")?.as_bytes();
    let class = error.split(|byte| matches!(byte, b':' | b' ')).next()?;
    if is_overflow(class) {
        return Some(vec![subject.says_exactly(class)?]);
    }
    let call: &Regex =
        static_regex!(r#"(?m)^[ \t]+File "(?P<file>[^"\n]*)", line [0-9]+, in (?P<name>.*)$"#);
    let frames: Vec<_> = call
        .captures_iter(found.name("stack")?.as_bytes())
        .filter_map(|call| {
            let (file, name) = (call.name("file")?.as_bytes(), call.name("name")?.as_bytes());
            let file = file.rsplit(|&byte| byte == b'/').next()?;
            let code = r"(\n[[:blank:]]{3,}.*|\n  \[.*)*";
            let pattern = format!(
                r#"[[:blank:]]+File "(.*/)?{}", line [0-9]+, in {}{code}"#,
                escape(file),
                escape(name)
            );
            Some(Frame { name: name.to_vec(), pattern })
        })
        .collect();
    let innermost = frames::top(frames.into_iter().rev(), FRAMES_OF_PYTHON, |_| true);
    let message = subject.says(error)?;
    if innermost.calls.is_empty() {
        return Some(vec![message]);
    }
    // Unlike elsewhere, the innermost call is printed last, above the message.
    let stack: String =
        innermost.calls.iter().rev().map(|frame| format!("({}\\n)+", frame.pattern)).collect();
    let pattern = Pattern::portable(&(stack + &subject.loosely(error.trim_ascii())))?;
    Some(vec![Fact::output(format!("{message} in {innermost}"), pattern)])
}
