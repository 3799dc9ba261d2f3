//! Short names: replaces each name by a shorter one that is not in the text.
//!
//! All occurrences of a word with a definition are renamed together, whatever they refer to:
//! shadowed variables, fields and types of the same name, and uses without a known definition. The
//! new name begins like the old one, because its case or first character can have a meaning, as in
//! Go, Haskell and Prolog. One list has all names, so that a text in which no name is needed takes
//! one test.
//!
//! - Helps with: nothing, because tokens stay the same; but names such as `func_45` distract.
//! - Costs: a test for each result, and a few for each needed name, such as `main`.
//! - Languages: all with definitions.
//! - Limit: programs of 256 tokens.
//! - Readable: no, names that mean something are lost.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use secateur_names::Program;
use secateur_syntax::{Edit, NodeId};

use crate::example::Example;
use crate::round::SHORT_TOKENS_MAX;
use crate::transform::{Instance, Vocabulary};

pub(crate) const EXAMPLES: &[Example] = &[Example::new(
    "a.c",
    "int func_45() { return func_45() + 1; }",
    "int f() { return f() + 1; }",
)];

/// Minimum length of a long name, in characters.
const LONG_MIN: usize = 3;

pub(crate) fn instances(program: &Program) -> Vec<Instance> {
    if program.tokens() > SHORT_TOKENS_MAX {
        return Vec::new();
    }
    let mut taken: BTreeSet<String> = words(program);
    let mut occurrences: BTreeMap<Arc<str>, (bool, BTreeSet<NodeId>)> = BTreeMap::new();
    for name in Vocabulary::of(program).names {
        let (is_defined, nodes) = occurrences.entry(name.text.clone()).or_default();
        *is_defined |= name.is_defined();
        nodes.extend(name.all_occurrences());
    }
    occurrences.retain(|text, (is_defined, _)| *is_defined && text.chars().count() >= LONG_MIN);
    let mut instances = Vec::new();
    for (text, (_, nodes)) in occurrences {
        let Some(short) = short(&text, &taken) else { continue };
        let nodes: Vec<_> = nodes.into_iter().collect();
        let renamed = program.renamed(nodes.iter().copied(), &short);
        let title = format!("`{text}` can be called `{short}`");
        let edit = Edit::default().replacing_each(renamed);
        instances.push(Instance::new(nodes, edit).titled(title));
        taken.insert(short);
    }
    instances.sort_by_key(|instance: &Instance| instance.nodes.first().copied());
    instances
}

/// Returns all words of the text, including keywords.
fn words(program: &Program) -> BTreeSet<String> {
    let text = String::from_utf8_lossy(program.root().text()).into_owned();
    let is_part = |char: char| char.is_alphanumeric() || char == '_';
    text.split(|char| !is_part(char)).map(str::to_owned).collect()
}

/// Returns an unused name with the first letter of `name`, else with another letter of the same
/// case. `None` if all are used.
fn short(name: &str, taken: &BTreeSet<String>) -> Option<String> {
    let first = name.chars().find(|char| char.is_alphabetic())?;
    let letters = if first.is_uppercase() { 'A'..='Z' } else { 'a'..='z' };
    let is_marked = name.starts_with('_');
    std::iter::once(first)
        .chain(letters)
        .map(|letter| if is_marked { format!("_{letter}") } else { letter.to_string() })
        .find(|short| !taken.contains(short))
}

#[cfg(test)]
mod tests {
    use crate::passes::tests::made;

    #[test]
    fn a_word_is_renamed_wherever_it_occurs() {
        let text = "struct node { int node; }; int f(struct node *n) { int f1; return n->node; }";
        assert_eq!(made("a.c", text, "short-names"), [text.replace("node", "a")]);
    }

    #[test]
    fn a_new_name_begins_like_the_old_one_and_is_not_in_the_text() {
        let text = "struct Node { int next; };";
        let expected = [text.replace("Node", "N"), text.replace("next", "n")];
        assert_eq!(made("a.c", text, "short-names"), expected);
        let text = "int f(int _first) { int e, first; return _first; }";
        let expected = [text.replace("_first", "_f"), text.replace(" first", " a")];
        assert_eq!(made("a.c", text, "short-names"), expected);
    }

    #[test]
    fn what_is_not_defined_in_a_short_text_keeps_its_name() {
        assert_eq!(made("a.c", "int f() { return external(); }", "short-names"), [""; 0]);
        assert_eq!(made("a.xml", "<long><name/></long>", "short-names"), [""; 0]);
        let text = format!("int name[] = {{ {} }};", "1, ".repeat(256));
        assert_eq!(made("a.c", &text, "short-names"), [""; 0]);
    }
}
