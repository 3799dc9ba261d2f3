//! Format: deletes an argument of a call together with its conversion in the format string.
//!
//! Tests that run a compiler with warnings reject a call in which only one of the two is missing.
//!
//! - Helps with: programs that print many values.
//! - Costs: nothing without a format string.
//! - Languages: those with `formats`: C, C++, Go, Java, JavaScript, Lua and Python.
//! - Limit: calls with as many arguments as conversions.
//! - Readable: yes.

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

use secateur_names::Program;
use secateur_syntax::{Edit, Node, NodeId, Replacement};

use crate::example::Example;
use crate::round::{Breadth, without};
use crate::transform::{Instance, InstanceList, KnownLists, Lists, Transformation};

pub(crate) struct Format;

pub(crate) const EXAMPLES: &[Example] = &[
    Example::new(
        "a.c",
        r#"int f() { printf("%s %d", a, b); }"#,
        r#"int f() { printf("%s ", a); }"#,
    ),
    Example::new(
        "a.go",
        "package p\nfunc f() { fmt.Printf(\"%v %+d\", a, b) }\n",
        "package p\nfunc f() { fmt.Printf(\" %+d\", b) }\n",
    ),
    Example::new("a.py", r#"log.info("%s %d", a, b)"#, r#"log.info("%s ", a)"#),
];

impl Transformation for Format {
    fn lists(&self, program: &Arc<Program>, _: Breadth) -> Box<dyn Lists> {
        KnownLists::boxed(program, formatted(program), |program, formatted, removed| {
            let instance = |&argument| {
                let kind = program.node(argument).kind();
                let title =
                    format!("{kind} can be deleted with its conversion in the format string");
                Instance::deleting(program, &[argument].into()).titled(title)
            };
            let instances = || formatted.arguments.iter().map(instance).collect();
            (!removed.contains(formatted.string)).then(|| InstanceList::new(instances()))
        })
    }

    fn with(&self, program: &Program, settled: &Edit, instances: &[&Instance]) -> Edit {
        let arguments = instances.iter().flat_map(|instance| &instance.nodes).copied();
        deleting_formatted(program, settled, arguments)
    }
}

/// Format string in a call, with the arguments of its conversions.
#[derive(Clone, Debug)]
struct Formatted {
    string: NodeId,
    /// Argument of each conversion, in order.
    arguments: Vec<NodeId>,
}

/// Returns the strings in calls with as many conversions like `%d` as arguments after them, at
/// least one.
fn formatted(program: &Program) -> Vec<Formatted> {
    program.nodes().skip(1).filter_map(|string| formatted_by(program, string)).collect()
}

fn formatted_by(program: &Program, string: Node) -> Option<Formatted> {
    let is_format = program.rules().formats.contains(&string.kind_id());
    let list = string.parent().filter(|_| is_format)?;
    let call = list.parent()?;
    let mut rules = program.rules().calls.iter().filter(|rule| rule.is_call(call.kind_id()));
    rules.find(|rule| program.arguments_of(call, rule) == Some(list))?;
    let behind = program.items(list).into_iter().skip_while(|item| *item != string).skip(1);
    let arguments: Vec<NodeId> = behind.map(|argument| argument.id()).collect();
    let count = conversions(string.text()).len();
    (count > 0 && count == arguments.len()).then_some(Formatted { string: string.id(), arguments })
}

/// Returns `edit` with arguments and their conversions deleted.
fn deleting_formatted(
    program: &Program,
    edit: &Edit,
    arguments: impl IntoIterator<Item = NodeId>,
) -> Edit {
    let removed: BTreeSet<NodeId> = arguments.into_iter().collect();
    let lists: BTreeSet<NodeId> =
        removed.iter().map(|&argument| program.node(argument).parent_id()).collect();
    let items = lists.into_iter().flat_map(|list| program.items(program.node(list)));
    let formatted = items.filter_map(|item| formatted_by(program, item));
    let changed =
        formatted.filter(|it| it.arguments.iter().any(|argument| removed.contains(argument)));
    let changed = changed
        .map(|it| (it.string, Replacement::Text(without_conversions(program, &it, &removed))));
    edit.deleting(removed.iter().copied()).replacing_each(changed)
}

/// Returns the text of a string without the conversions of removed arguments.
fn without_conversions(
    program: &Program,
    formatted: &Formatted,
    removed: &BTreeSet<NodeId>,
) -> Arc<str> {
    let text = program.node(formatted.string).text();
    let conversions = conversions(text);
    let all = conversions.iter().zip(&formatted.arguments);
    let gone = all.filter(|(_, argument)| removed.contains(argument));
    String::from_utf8_lossy(&without(text, gone.map(|(conversion, _)| conversion))).into()
}

/// Characters between the `%` of a conversion and its letter. A `*` takes one more argument.
const FLAGS: &[u8] = b"-+ #0123456789.'*hljztLq";

/// Returns the ranges of the `printf` conversions in a string. If one takes several arguments, such
/// as `%*d`, the result is empty.
fn conversions(text: &[u8]) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) = memchr::memchr(b'%', &text[at..]).map(|offset| at + offset) {
        let rest = &text[start + 1..];
        let length = rest.iter().take_while(|byte| FLAGS.contains(byte)).count();
        if rest[..length].contains(&b'*') {
            return Vec::new();
        }
        at = (start + length + 2).min(text.len());
        if rest.get(length).is_some_and(u8::is_ascii_alphabetic) {
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
