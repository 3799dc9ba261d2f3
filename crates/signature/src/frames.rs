//! Stacks of calls.

use std::fmt;

use crate::pattern::escape;
use crate::{Fact, Pattern};

/// A call on a stack.
pub(crate) struct Frame {
    /// What tells it from another, with which it is not confused by being recursive.
    pub(crate) name: Vec<u8>,
    /// The pattern for its line or lines, without the last line break.
    pub(crate) pattern: String,
}

/// The name of a call without one.
pub(crate) const NAMELESS: &[u8] = b"";

/// A pattern for these calls, from the top of the stack down. A call may come several times in a row: how deep a recursive
/// descent was depends on the input. None without any call.
pub(crate) fn sequence(frames: &[Frame]) -> Option<String> {
    let (last, before) = frames.split_last()?;
    // The last line of an output may lack its line break.
    Some(
        before.iter().map(|frame| format!("({}\\n)+", frame.pattern)).collect::<String>()
            + &last.pattern,
    )
}

/// The pattern for a name and whatever follows it on its line, if that is not a longer name.
pub(crate) fn whole(name: &[u8]) -> String {
    escape(name) + WHOLE
}

/// What may follow a name.
pub(crate) const WHOLE: &str = r"([^A-Za-z0-9_\n].*)?";

/// The top of a stack.
pub(crate) struct Top {
    /// The calls, those of the same function in a row only once.
    pub(crate) calls: Vec<Frame>,
    /// How many calls there are before the first that counts.
    pub(crate) uncounted: usize,
    /// The names of those that count.
    names: Vec<Vec<u8>>,
}

/// The calls on top of a stack until `count` different ones have been seen of those that count.
pub(crate) fn top(
    frames: impl IntoIterator<Item = Frame>,
    count: usize,
    counts: impl Fn(&[u8]) -> bool,
) -> Top {
    let mut top = Top { calls: Vec::new(), uncounted: 0, names: Vec::new() };
    for frame in frames {
        if top.calls.last().is_some_and(|last| last.name == frame.name) {
            continue;
        }
        if top.names.len() == count {
            break;
        }
        if counts(&frame.name) {
            top.names.push(frame.name.clone());
        } else if top.names.is_empty() {
            top.uncounted += 1;
        }
        top.calls.push(frame);
    }
    top
}

impl Top {
    /// Forgets the calls above the first that counts, except for the one next to it: it shows that the others are on top.
    pub(crate) fn without_handlers(mut self) -> Self {
        self.calls.drain(..self.uncounted.saturating_sub(1));
        self
    }

    /// The fact that these calls are on the stack. None if none of them counts.
    pub(crate) fn fact(&self) -> Option<Fact> {
        let pattern = Pattern::portable(&sequence(&self.calls)?)?;
        (!self.names.is_empty()).then(|| Fact::output(format!("in {self}"), pattern))
    }
}

/// The names of the calls that count, the innermost first.
impl fmt::Display for Top {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.names.iter().map(|name| String::from_utf8_lossy(name)).collect();
        f.write_str(&names.join(" < "))
    }
}
