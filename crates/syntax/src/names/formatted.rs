//! Format strings, whose conversions go with their arguments.

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

use super::dependants::items;
use crate::{Edit, NodeId, Replacement, Tree};

/// A string in a call, and the arguments behind it that its conversions are for.
#[derive(Clone, Debug)]
pub struct Formatted {
    /// The string.
    pub string: NodeId,
    /// The argument of each conversion, in their order.
    pub arguments: Vec<NodeId>,
}

impl Tree {
    /// The strings among the arguments of calls in which as many conversions like `%d` are found as arguments follow, at least
    /// one.
    #[must_use]
    pub fn formatted(&self) -> Vec<Formatted> {
        let ids = (1..self.records.len() as u32).map(NodeId);
        let strings = ids.filter(|&id| self.may_be_format(id));
        strings.filter_map(|string| self.formatted_by(string)).collect()
    }

    fn formatted_by(&self, string: NodeId) -> Option<Formatted> {
        let record = &self.records[string.index()];
        let (list, field) = (record.parent, self.records[record.parent as usize].field);
        let call = self.records[self.records[list as usize].parent as usize].kind;
        if !self.compiled.tables.names.calls.iter().any(|rule| rule.call == call && rule.arguments == field) {
            return None;
        }
        let behind = items(self, list).into_iter().skip_while(|&item| item != string).skip(1);
        let arguments: Vec<NodeId> = behind.collect();
        let count = conversions(self.node(string).text()).len();
        (count > 0 && count == arguments.len()).then_some(Formatted { string, arguments })
    }

    /// `edit` with these arguments of calls deleted, and the conversions that they are for.
    #[must_use]
    pub fn deleting_formatted(&self, edit: &Edit, arguments: impl IntoIterator<Item = NodeId>) -> Edit {
        let gone: BTreeSet<NodeId> = arguments.into_iter().collect();
        let lists: BTreeSet<u32> = gone.iter().map(|argument| self.records[argument.index()].parent).collect();
        let beside = lists.into_iter().flat_map(|list| items(self, list));
        let formatted = beside.filter(|&item| self.may_be_format(item)).filter_map(|item| self.formatted_by(item));
        let strings = formatted.filter(|it| it.arguments.iter().any(|argument| gone.contains(argument)));
        let changed: Vec<_> =
            strings.map(|it| (it.string, Replacement::Text(self.without_conversions(&it, &gone)))).collect();
        edit.deleting(gone).replacing_each(changed)
    }

    fn may_be_format(&self, node: NodeId) -> bool {
        self.compiled.tables.names.is_format(self.records[node.index()].kind)
    }

    /// The text of a string without the conversions for arguments that are gone.
    fn without_conversions(&self, formatted: &Formatted, gone: &BTreeSet<NodeId>) -> Arc<str> {
        let text = self.node(formatted.string).text();
        let mut rest = Vec::with_capacity(text.len());
        let mut end = 0;
        for (conversion, argument) in conversions(text).into_iter().zip(&formatted.arguments) {
            if gone.contains(argument) {
                rest.extend_from_slice(&text[end..conversion.start]);
                end = conversion.end;
            }
        }
        rest.extend_from_slice(&text[end..]);
        String::from_utf8_lossy(&rest).into()
    }
}

/// Where the conversions of `printf` stand in a string that take one argument each; none if one of them takes more, as `%*d`
/// does.
fn conversions(text: &[u8]) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) = memchr::memchr(b'%', &text[at..]).map(|offset| at + offset) {
        let rest = &text[start + 1..];
        let flags = rest.iter().take_while(|byte| b"-+ #0123456789.'*hljztLq".contains(byte)).count();
        if rest[..flags].contains(&b'*') {
            return Vec::new();
        }
        at = (start + flags + 2).min(text.len());
        if rest.get(flags).is_some_and(u8::is_ascii_alphabetic) {
            found.push(start..at);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conversions_are_what_takes_an_argument() {
        let found = |text: &str| {
            let ranges = conversions(text.as_bytes());
            ranges.into_iter().map(|range| text[range].to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(found("\"%s (%-5d): %d.%02lld%%\\n\""), ["%s", "%-5d", "%d", "%02lld"]);
        assert_eq!(found("\"%*d %d\""), [""; 0]);
        assert_eq!(found("100 %"), [""; 0]);
        assert_eq!(found("% %%d%"), ["%d"]);
    }
}
