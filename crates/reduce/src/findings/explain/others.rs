//! Alternative texts of a node.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use secateur_names::Program;
use secateur_syntax::{KindId, Node, NodeId};

/// Maximum number of sampled nodes of each kind, so that a long text is not scanned for each node.
const SAMPLES_MAX: usize = 16;
/// Maximum size of a reused node, in tokens.
const TOKENS_MAX: u64 = 64;

/// A text that supplies alternatives.
pub(super) struct Stock {
    program: Arc<Program>,
    /// Some nodes of each kind, with different texts, in the order of the file.
    samples: Vec<NodeId>,
    words: HashSet<Box<[u8]>>,
}

impl Stock {
    pub(super) fn new(program: Arc<Program>) -> Self {
        let mut of_kind: HashMap<KindId, HashSet<&[u8]>> = HashMap::new();
        let mut samples = Vec::new();
        for node in program.nodes().filter(|node| node.weight() <= TOKENS_MAX) {
            let texts = of_kind.entry(node.kind_id()).or_default();
            if texts.len() < SAMPLES_MAX && texts.insert(node.text()) {
                samples.push(node.id());
            }
        }
        let leaves = program.nodes().filter(|node| node.weight() <= 1);
        let words = leaves.map(|node| node.text().into()).collect();
        Self { samples, words, program }
    }

    /// Returns the texts that fit in place of `node`, those of its own kind first, as the most
    /// similar.
    fn texts_for(&self, program: &Program, node: Node) -> Vec<Arc<str>> {
        let is_fit = |&&sample: &&NodeId| program.admits_from(node.id(), &self.program, sample);
        let fit = self.samples.iter().filter(is_fit).map(|&sample| self.program.node(sample));
        let (same, others): (Vec<Node>, Vec<Node>) =
            fit.partition(|other| other.kind_id() == node.kind_id());
        same.into_iter().chain(others).map(|other| other.copy()).collect()
    }
}

/// Minimum number of grammar texts that suffices.
const KNOWN_MIN: usize = 3;

/// Returns at most `max` alternatives of `node`, in the order of trials: literals of its kind, then
/// alternately from the grammar, this text and the original.
pub(super) fn others(
    here: &Stock,
    original: Option<&Stock>,
    id: NodeId,
    max: usize,
) -> Vec<Arc<str>> {
    let program = &*here.program;
    let node = program.node(id);
    let Ok(text) = str::from_utf8(node.text()) else { return Vec::new() };
    // The name of a definition is changed in all its uses together.
    if !program.definitions_in(id.index()..id.index() + 1).is_empty() {
        return Vec::new();
    }
    let literals = if is_leaf(node) { like(text) } else { Vec::new() };
    let grammar = grammar(program, original, id);
    // A node that can only be a name is changed in all its uses together.
    if grammar.is_empty() && literals.is_empty() && is_leaf(node) && is_word(text) {
        return Vec::new();
    }
    let here = here.texts_for(program, node);
    let there = original.map(|original| original.texts_for(program, node)).unwrap_or_default();
    let mut seen = HashSet::from([Arc::from(text)]);
    let sources = [grammar, here, there];
    let most = sources.iter().map(Vec::len).max().unwrap_or_default();
    let in_turns = (0..most).flat_map(|at| sources.iter().filter_map(move |source| source.get(at)));
    // Other numbers tell most about a number.
    let all = literals.into_iter().chain(in_turns.cloned());
    all.filter(|text| seen.insert(text.clone())).take(max).collect()
}

/// Returns the alternatives from the grammar. Words that are absent from the original may be
/// undefined, such as types from a header. They are omitted if enough others remain.
fn grammar(program: &Program, original: Option<&Stock>, node: NodeId) -> Vec<Arc<str>> {
    let texts = program.texts_for(node);
    let is_known = |text: &&str| {
        !is_word(text) || original.is_none_or(|original| original.words.contains(text.as_bytes()))
    };
    let (known, others): (Vec<&str>, Vec<&str>) = texts.into_iter().partition(is_known);
    let others = if known.len() < KNOWN_MIN { others } else { Vec::new() };
    known.into_iter().chain(others).map(Arc::from).collect()
}

fn is_word(text: &str) -> bool {
    text.chars().all(|c| c.is_alphanumeric() || c == '_')
}

/// Returns `true` if a node has no smaller part.
pub(super) fn is_leaf(node: Node) -> bool {
    node.children().all(|child| child.span() == node.span() && child.is_leaf())
}

/// Returns similar literals: other numbers for a number, another text between quotes.
fn like(text: &str) -> Vec<Arc<str>> {
    let (first, last) = (text.chars().next(), text.chars().last());
    let (sign, digits) = text.split_at(usize::from(text.starts_with('-')));
    if let Some((value, suffix)) = integer(digits) {
        let values =
            [value + 1, value + 2, 0, 1, 2, 3, value * 2, 10, 7, 100, 255, 4096, 1_000_003, 21];
        return values.iter().map(|value| format!("{sign}{value}{suffix}").into()).collect();
    }
    match (first, last) {
        (Some(quote @ ('"' | '\'' | '`')), Some(end)) if quote == end && text.len() > 1 => {
            ["q1", "7", "z z", ""].map(|inside| format!("{quote}{inside}{quote}").into()).into()
        }
        _ => Vec::new(),
    }
}

/// Returns the value of an integer and its suffix. Numbers that are not decimal have none.
#[must_use]
pub fn integer(text: &str) -> Option<(u128, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (digits, suffix) = text.split_at(end);
    // Keeps the values far from overflow.
    let value = digits.parse().ok().filter(|value| *value < u128::from(u64::MAX))?;
    let is_based = value == 0 && suffix.starts_with(char::is_alphabetic);
    Some((value, if is_based { "" } else { suffix }))
}
