//! Call stacks.

use std::fmt;

use crate::pattern::escape;
use crate::{Fact, Pattern};

/// Call on a stack.
pub(crate) struct Frame {
    /// Identity of the function; repeated frames with this name are recursion.
    pub(crate) name: Vec<u8>,
    /// Pattern for its line or lines, without the last line break.
    pub(crate) pattern: String,
}

/// Name of a call without a name.
pub(crate) const NAMELESS: &[u8] = b"";

/// Returns a pattern for these calls, from the top of the stack down. A call may be repeated, since
/// the depth of a recursion depends on the input. Returns `None` if there are no calls.
pub(crate) fn sequence(frames: &[Frame]) -> Option<String> {
    let (last, before) = frames.split_last()?;
    // The last line of an output may lack its line break.
    Some(
        before.iter().map(|frame| format!("({}\\n)+", frame.pattern)).collect::<String>()
            + &last.pattern,
    )
}

/// Returns a pattern for a name and the rest of its line, but not for a longer name.
pub(crate) fn name_pattern(name: &[u8]) -> String {
    escape(name) + NAME_END
}

/// Rest of a line after a name.
pub(crate) const NAME_END: &str = r"([^A-Za-z0-9_\n].*)?";

pub(crate) struct Top {
    /// Calls, with repeated calls of a function merged.
    pub(crate) calls: Vec<Frame>,
    /// Number of calls before the first relevant one.
    pub(crate) skipped: usize,
    /// Names of the relevant calls.
    names: Vec<Vec<u8>>,
}

/// Returns the calls at the top of a stack, until `count` different relevant functions are found.
pub(crate) fn top(
    frames: impl IntoIterator<Item = Frame>,
    count: usize,
    is_relevant: impl Fn(&[u8]) -> bool,
) -> Top {
    let mut top = Top { calls: Vec::new(), skipped: 0, names: Vec::new() };
    for frame in frames {
        if top.calls.last().is_some_and(|last| last.name == frame.name) {
            continue;
        }
        if top.names.len() == count {
            break;
        }
        if is_relevant(&frame.name) {
            top.names.push(frame.name.clone());
        } else if top.names.is_empty() {
            top.skipped += 1;
        }
        top.calls.push(frame);
    }
    top
}

impl Top {
    /// Removes the calls above the first relevant one, except for the adjacent one: it shows that
    /// the others are on top.
    pub(crate) fn without_handlers(mut self) -> Self {
        self.calls.drain(..self.skipped.saturating_sub(1));
        self
    }

    /// Requires these calls on the stack. Returns `None` if none of them is relevant.
    pub(crate) fn fact(&self) -> Option<Fact> {
        let pattern = Pattern::portable(&sequence(&self.calls)?)?;
        (!self.names.is_empty()).then(|| Fact::output(format!("in {self}"), pattern))
    }
}

/// Joins the names of the relevant calls, innermost first.
impl fmt::Display for Top {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.names.iter().map(|name| String::from_utf8_lossy(name)).collect();
        f.write_str(&names.join(" < "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_call_next_to_the_first_relevant_one_remains() {
        let frames = ["raise", "abort", "toy", "main"].map(|name| Frame {
            name: name.as_bytes().to_vec(),
            pattern: name_pattern(name.as_bytes()),
        });
        let top = top(frames, 2, |name| !matches!(name, b"raise" | b"abort"));
        assert_eq!(top.skipped, 2);
        let calls = top.without_handlers().calls;
        let names: Vec<&[u8]> = calls.iter().map(|call| &call.name[..]).collect();
        assert_eq!(names, [&b"abort"[..], b"toy", b"main"]);
    }
}
