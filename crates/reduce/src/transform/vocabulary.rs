//! The names in a text, and their possible renamings.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Range;
use std::sync::Arc;

use secateur_names::{Entity, Program, StandIn};
use secateur_syntax::{Edit, KindId, Node, NodeId};

use crate::round::ElementNodes;

/// Maximum number of targets for a name. On fourteen real failures, more targets made no result
/// smaller. The bound keeps the number of queries linear in the number of names.
const TARGETS_MAX: usize = 4;
/// Maximum number of names of a sort among which targets are sought. It bounds the work per name.
const CANDIDATES_MAX: usize = 64;

/// Names in a text.
pub(crate) struct Vocabulary {
    /// Names, grouped by sort, in file order.
    pub(crate) names: Vec<Name>,
    words: Vec<Word>,
    /// Indices of the names that others may become, grouped by sort, the most used first.
    by_uses: Vec<usize>,
}

/// Name, with its occurrences.
pub(crate) struct Name {
    sort: Sort,
    /// Text without the surrounding marks, such as a sigil.
    pub(crate) text: Arc<str>,
    /// Uses of the entity, in file order. For other words, all occurrences.
    pub(crate) occurrences: Vec<NodeId>,
    definitions: Vec<NodeId>,
    /// Nodes in which the name is visible.
    scope: Range<usize>,
    /// Index of the word, which several names can share.
    pub(crate) word: usize,
    /// `true` if the name may have several definitions.
    may_have_others: bool,
}

/// Key of names that can replace each other: words of one kind, either all called or all not. If
/// the language has rules for types, those of one type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Sort {
    kind: KindId,
    is_callable: bool,
    type_id: Option<u32>,
}

/// Text that names one or several entities.
struct Word {
    uses: usize,
    /// First occurrence.
    first: NodeId,
}

/// Possible renaming of a name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    pub(crate) name: usize,
    /// `true` if the definitions are renamed too. The target then has two definitions, as C allows
    /// for a tentative one.
    with_definitions: bool,
}

impl Name {
    /// Returns the edit that renames `occurrences` to this name.
    pub(crate) fn renaming(&self, program: &Program, occurrences: &[NodeId]) -> Edit {
        Edit::default().replacing_each(program.renamed(occurrences.iter().copied(), &self.text))
    }

    /// Returns the definitions and the uses.
    pub(crate) fn all_occurrences(&self) -> Vec<NodeId> {
        [&self.definitions[..], &self.occurrences].concat()
    }

    pub(crate) fn is_defined(&self) -> bool {
        !self.definitions.is_empty()
    }

    fn of_entity(program: &Program, entity: &Entity) -> Option<Self> {
        let definitions: Vec<_> =
            program.definitions_of(entity).map(|definition| definition.name).collect();
        let node = program.node(*definitions.first()?);
        let sort = Sort {
            kind: node.kind_id(),
            is_callable: program.is_callable(entity),
            type_id: program.type_of_entity(entity),
        };
        let (text, occurrences) = (word_of(program, &node)?.into(), entity.uses.to_vec());
        let scope = program.node(entity.scope).subtree();
        let may_have_others = entity.stands == StandIn::Value;
        Some(Self { sort, text, occurrences, definitions, scope, word: 0, may_have_others })
    }

    fn first(&self) -> Option<NodeId> {
        self.definitions.first().or_else(|| self.occurrences.first()).copied()
    }
}

impl Vocabulary {
    pub(crate) fn of(program: &Program) -> Self {
        // Renaming a part of a word would leave its rest.
        let entities = program.entities().iter().filter(|entity| !entity.is_part);
        let mut names: Vec<_> =
            entities.filter_map(|entity| Name::of_entity(program, entity)).collect();
        let known: BTreeSet<NodeId> = names.iter().flat_map(Name::all_occurrences).collect();
        let mut others: BTreeMap<(KindId, &str), Vec<NodeId>> = BTreeMap::new();
        for node in program.nodes().filter(|node| !known.contains(&node.id())) {
            if let Some(text) = word_of(program, &node) {
                others.entry((node.kind_id(), text)).or_default().push(node.id());
            }
        }
        names.extend(others.into_iter().map(|((kind, text), occurrences)| {
            let is_called = |&node: &NodeId| program.is_called(program.node(node));
            let is_callable = occurrences.iter().any(is_called);
            let sort = Sort { kind, is_callable, type_id: None };
            let (text, scope) = (text.into(), program.root().subtree());
            let (definitions, word, may_have_others) = (Vec::new(), 0, true);
            Name { sort, text, occurrences, definitions, scope, word, may_have_others }
        }));
        names.sort_by_key(|name| (name.sort, name.first()));
        let words = number(&mut names);
        // `'static` is a lifetime in Rust, but `static` elsewhere is a keyword.
        let is_name_anywhere =
            |&at: &usize| names[at].first().is_none_or(|node| !program.is_no_name_elsewhere(node));
        let mut by_uses: Vec<usize> = (0..names.len()).filter(is_name_anywhere).collect();
        by_uses.sort_by_key(|&at| (names[at].sort, Reverse(words[names[at].word].uses), at));
        Self { names, words, by_uses }
    }

    /// Returns the number of uses of each word.
    pub(crate) fn counts(&self) -> Vec<usize> {
        self.words.iter().map(|word| word.uses).collect()
    }

    /// Returns the targets of the name at index `from`: the most used names of its sort that are
    /// visible where it is used.
    pub(crate) fn targets(&self, from: usize) -> Vec<Target> {
        let name = &self.names[from];
        let first = self.by_uses.partition_point(|&index| self.names[index].sort < name.sort);
        let of_sort = self.by_uses[first..].iter().map(|&index| (index, &self.names[index]));
        let of_sort = of_sort.take_while(|(_, other)| other.sort == name.sort).take(CANDIDATES_MAX);
        let is_visible =
            |other: &Name| name.occurrences.iter().any(|node| other.scope.contains(&node.index()));
        let others = of_sort
            .filter(|(_, other)| other.word != name.word && is_visible(other))
            .take(TARGETS_MAX);
        let may_merge = |other: &Name| {
            name.may_have_others
                && name.is_defined()
                && other.is_defined()
                && !name.sort.is_callable
                && name.scope == other.scope
        };
        let targets = others.flat_map(|(name, other)| {
            let with_all = may_merge(other).then_some(Target { name, with_definitions: true });
            std::iter::once(Target { name, with_definitions: false }).chain(with_all)
        });
        targets.collect()
    }

    /// Returns those of the `occurrences` of the name at index `from` that may become `target`, one
    /// by one or all together, given the current number of uses of each word.
    ///
    /// The renamings terminate, even if other passes insert smallest texts. Of three sums (tokens,
    /// uses of defined names, bytes of all other words), the first that a renaming changes
    /// decreases. If it changes none of them, a defined name takes uses of another one, and the sum
    /// of the squares of the counts increases. The remaining case is an unused word that takes all
    /// uses: the sum stays, and the uses move to a word that occurs later in the file.
    pub(crate) fn members(
        &self,
        counts: &[usize],
        from: usize,
        target: Target,
        occurrences: &[NodeId],
    ) -> Vec<ElementNodes> {
        let (from, to) = (&self.names[from], &self.names[target.name]);
        let visible: Vec<_> =
            occurrences.iter().copied().filter(|node| to.scope.contains(&node.index())).collect();
        let (of_from, of_to) = (counts[from.word], counts[to.word]);
        let comes_later = self.words[to.word].first > self.words[from.word].first;
        let grows_with_all = match of_to + visible.len() {
            after if of_to == 0 => after == of_from && comes_later,
            after => after > of_from,
        };
        let (may_each, may_all) = match (from.is_defined(), to.is_defined()) {
            (false, true) => (false, false),
            (true, false) => (true, true),
            (false, false) if from.text.len() > to.text.len() => (true, true),
            (false, false) if from.text.len() < to.text.len() => (false, false),
            (false, false) | (true, true) => (of_to >= of_from, grows_with_all),
        };
        let renames_all = may_all && visible.len() == occurrences.len();
        if may_each && !target.with_definitions {
            return visible.into_iter().map(|node| [node].into()).collect();
        }
        if visible.is_empty() || !renames_all {
            return Vec::new();
        }
        let mut all = visible;
        if target.with_definitions {
            all.extend(&from.definitions);
            all.sort();
        }
        vec![all.into()]
    }
}

/// Assigns word indices to the names.
fn number(names: &mut [Name]) -> Vec<Word> {
    let mut numbers: HashMap<(KindId, Arc<str>), usize> = HashMap::new();
    let mut words: Vec<Word> = Vec::new();
    for name in names {
        let Some(first) = name.first() else { continue };
        name.word = *numbers.entry((name.sort.kind, name.text.clone())).or_insert(words.len());
        if name.word == words.len() {
            words.push(Word { uses: 0, first });
        }
        let word = &mut words[name.word];
        word.uses += name.occurrences.len();
        word.first = word.first.min(first);
    }
    words
}

/// Returns the text of a leaf that is a single word apart from surrounding marks.
fn word_of<'program>(program: &'program Program, node: &Node<'program>) -> Option<&'program str> {
    if !node.is_named() || node.subtree().len() > 1 {
        return None;
    }
    let text = std::str::from_utf8(program.bare_name(node.id())).ok()?;
    let is_part =
        |char: char| char.is_alphanumeric() || matches!(char, '_' | '-' | '.' | ':' | '$');
    (text.starts_with(|char: char| char.is_alphabetic() || char == '_')
        && text.chars().all(is_part))
    .then_some(text)
}
