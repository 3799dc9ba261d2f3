//! Uncaught exceptions: Java and its relatives, JavaScript, .NET, Python.

use regex::bytes::Regex;

use crate::frames::{self, Frame, NAMELESS, WHOLE};
use crate::pattern::{escape, own};
use crate::{Fact, Pattern, Subject};

/// How many methods on top of a stack count where their names are all there is.
const FRAMES: usize = 3;
/// And in Python, where the message says what failed.
const FRAMES_OF_PYTHON: usize = 2;

/// An exception with a stack trace.
pub(crate) fn recognise(output: &[u8], subject: &Subject) -> Option<Vec<Fact>> {
    python(output, subject).or_else(|| java(output, subject))
}

/// A line with the class of an exception and, from the next line on, its `at` lines. Of a chain of causes the last counts:
/// it is where the trouble began.
fn java(output: &[u8], subject: &Subject) -> Option<Vec<Fact>> {
    let head = own!(
        r"(?mx)^(?P<before>.*?)
            (?P<class>(?:[A-Za-z_][\w$]*[./])*[A-Z][\w$]*(?:Exception|Error|Failure|Fault|Throwable)\b)
            (?P<message>[^\n]*)\n(?P<stack>(?:[\ \t]+at\ .*\n?)+)"
    );
    let found = head.captures_iter(output).last()?;
    let part = |name| found.name(name).map(|part| part.as_bytes()).unwrap_or_default();
    let class = part("class");
    let call = own!(r"^[ \t]+at (?:async |new )?(?P<name>[^\s(]+)(?: \[.*\])? ?\(");
    let frames = own!(r"(?m)^.+$").find_iter(part("stack")).map(|line| {
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
        // The stack is full at a method that depends on the input, and printed only in part.
        let repeated = frames::top(most_frequent(frames), 1, |_| true);
        return Some(
            [subject.says_exactly(class), repeated.fact()].into_iter().flatten().collect(),
        );
    }
    let top = frames::top(frames, FRAMES, |name| name != NAMELESS);
    let Some(stack) = frames::sequence(&top.calls) else {
        return subject.says(&[class, part("message")].concat()).map(|fact| vec![fact]);
    };
    // The message is left to the stack: it often quotes what the input holds.
    let pattern = format!("{}.*\\n{stack}", escape(class));
    Some(vec![Fact::output(format!("{words} in {top}"), Pattern::portable(&pattern)?)])
}

/// The name of a method, without the numbers that compilers and virtual machines give to classes and lambdas.
fn method(name: &[u8]) -> String {
    let mut pattern = String::new();
    for piece in own!(r"[$/](?:0x[0-9a-f]+|[0-9]+)|[$/]|[^$/]+").find_iter(name) {
        let piece = piece.as_bytes();
        match piece {
            [mark, _, ..] if matches!(mark, b'$' | b'/') => {
                pattern.push_str(&format!("{}[0-9a-fx]+", escape(&[*mark])));
            }
            _ => pattern.push_str(&escape(piece)),
        }
    }
    pattern + WHOLE
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
    // The first of those that come equally often.
    counted.reverse();
    counted
        .into_iter()
        .max_by_key(|(count, _)| *count)
        .map(|(_, frame)| frame)
        .into_iter()
        .collect()
}

/// The last traceback: its last calls and the line below, with the class of the exception and its message.
fn python(output: &[u8], subject: &Subject) -> Option<Vec<Fact>> {
    let head = own!(
        r"(?m)^(?P<indent>[ \t]*)Traceback \(most recent call last\):\n(?P<stack>(?:[ \t]+.*\n)+)(?P<error>.*\S.*)"
    );
    let found = head.captures_iter(output).last()?;
    let error = found.name("error")?.as_bytes();
    let class = error.split(|byte| matches!(byte, b':' | b' ')).next()?;
    if is_overflow(class) {
        return Some(vec![subject.says_exactly(class)?]);
    }
    let call: &Regex =
        own!(r#"(?m)^[ \t]+File "(?P<file>[^"\n]*)", line [0-9]+, in (?P<name>.*)$"#);
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
    // The other way round than elsewhere: the innermost call is printed last, and the message below it.
    let stack: String =
        innermost.calls.iter().rev().map(|frame| format!("({}\\n)+", frame.pattern)).collect();
    let pattern = Pattern::portable(&(stack + &subject.loosely(error.trim_ascii())))?;
    Some(vec![Fact::output(format!("{message} in {innermost}"), pattern)])
}
