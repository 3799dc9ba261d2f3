//! The names in a text, and which may take the place of which.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Range;
use std::sync::Arc;

use secateur_names::{Entity, Program, StandIn};
use secateur_syntax::{Edit, Kind, Node, NodeId, Replacement};

use crate::list::Member;

/// How many others a name may become. So many that more made no result smaller on fourteen real failures, and so few that
/// the number of queries grows with the number of names and not with its square.
const TARGETS_MAX: usize = 4;
/// The same for words of which it is not known what they mean.
const TARGETS_MAX_UNKNOWN: usize = 1;
/// Among how many names of a sort these are sought, so that a text of many names is not looked through for each.
const LOOKED_AT_MAX: usize = 64;

/// The names in a text.
pub(crate) struct Vocabulary {
    /// Those of a sort side by side, in the order of the file.
    pub(crate) names: Vec<Name>,
    words: Vec<Word>,
    /// The indices of the names, those of a sort side by side, the ones that are used most first.
    by_uses: Vec<usize>,
}

/// A name, and the places that may get another.
pub(crate) struct Name {
    sort: Sort,
    /// Without the marks around it.
    pub(crate) text: Arc<str>,
    /// The uses of something that is defined; of other words all places. In the order of the file.
    pub(super) places: Vec<NodeId>,
    definitions: Vec<NodeId>,
    /// The nodes among which it is known.
    scope: Range<usize>,
    /// The number of the word, which other names can share.
    pub(super) word: usize,
    /// Whether it is known what the places mean, so that each can be renamed alone.
    is_known: bool,
    /// Whether it may be defined more than once.
    may_have_others: bool,
}

/// What may take the place of each other: words of one kind that are all called, or all not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Sort {
    kind: Kind,
    is_callable: bool,
}

/// A text that is the name of something, or of several things.
struct Word {
    /// How often it is used.
    uses: usize,
    /// Where it stands first.
    first: NodeId,
}

/// What a name may become.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target {
    pub(super) name: usize,
    /// Whether the definitions are renamed too, so that there are two of one thing: in C, a declaration and another.
    with_definitions: bool,
}

impl Name {
    /// The change that renames these places to this.
    pub(super) fn put(&self, program: &Program, places: &[NodeId]) -> Edit {
        let text = |place: NodeId| Replacement::Text(program.with_name(place, &self.text).into());
        Edit::default().replacing_each(places.iter().map(|&place| (place, text(place))))
    }

    /// Its definitions and uses.
    pub(crate) fn all_places(&self) -> Vec<NodeId> {
        [&self.definitions[..], &self.places].concat()
    }

    fn is_defined(&self) -> bool {
        !self.definitions.is_empty()
    }

    fn of_entity(program: &Program, entity: &Entity) -> Option<Self> {
        let definitions: Vec<_> =
            program.definitions_of(entity).map(|definition| definition.name).collect();
        let node = program.node(*definitions.first()?);
        let sort = Sort { kind: node.kind_id(), is_callable: program.is_callable(entity) };
        let (text, places) = (word_of(program, &node)?.into(), entity.uses.to_vec());
        let scope = program.node(entity.scope).subtree();
        let may_have_others = entity.stands == StandIn::Value;
        Some(Self {
            sort,
            text,
            places,
            definitions,
            scope,
            word: 0,
            is_known: true,
            may_have_others,
        })
    }

    fn first(&self) -> Option<NodeId> {
        self.definitions.first().or_else(|| self.places.first()).copied()
    }
}

impl Vocabulary {
    pub(crate) fn of(program: &Program) -> Self {
        // To rename a part of a word would leave the rest.
        let entities = program.entities().iter().filter(|entity| !entity.is_part);
        let mut names: Vec<_> =
            entities.filter_map(|entity| Name::of_entity(program, entity)).collect();
        let known: BTreeSet<NodeId> = names
            .iter()
            .flat_map(|name| name.places.iter().chain(&name.definitions).copied())
            .collect();
        let mut others: BTreeMap<(Kind, &str), Vec<NodeId>> = BTreeMap::new();
        for node in program.nodes().filter(|node| !known.contains(&node.id())) {
            if let Some(text) = word_of(program, &node) {
                others.entry((node.kind_id(), text)).or_default().push(node.id());
            }
        }
        let is_known = !names.is_empty();
        names.extend(others.into_iter().map(|((kind, text), places)| {
            let sort =
                Sort { kind, is_callable: places.iter().any(|&place| program.is_called(place)) };
            let (text, scope) = (text.into(), program.root().subtree());
            Name {
                sort,
                text,
                places,
                definitions: Vec::new(),
                scope,
                word: 0,
                is_known,
                may_have_others: true,
            }
        }));
        names.sort_by_key(|name| (name.sort, name.first()));
        let words = number(&mut names);
        let mut by_uses: Vec<usize> = (0..names.len()).collect();
        by_uses.sort_by_key(|&at| (names[at].sort, Reverse(words[names[at].word].uses), at));
        Self { names, words, by_uses }
    }

    /// How often each word is used.
    pub(super) fn counts(&self) -> Vec<usize> {
        self.words.iter().map(|word| word.uses).collect()
    }

    /// What the name of index `from` may become: names of the same sort that are known where it is used, the ones that
    /// are used most.
    pub(super) fn targets(&self, from: usize) -> Vec<Target> {
        let name = &self.names[from];
        let first = self.by_uses.partition_point(|&at| self.names[at].sort < name.sort);
        let of_sort = self.by_uses[first..].iter().map(|&at| (at, &self.names[at]));
        let of_sort = of_sort.take_while(|(_, other)| other.sort == name.sort).take(LOOKED_AT_MAX);
        let is_visible =
            |other: &Name| name.places.iter().any(|place| other.scope.contains(&place.index()));
        let max = if name.is_known { TARGETS_MAX } else { TARGETS_MAX_UNKNOWN };
        let others =
            of_sort.filter(|(_, other)| other.word != name.word && is_visible(other)).take(max);
        let may_be_one = |other: &Name| {
            name.may_have_others
                && name.is_defined()
                && other.is_defined()
                && !name.sort.is_callable
                && name.scope == other.scope
        };
        let targets = others.flat_map(|(at, other)| {
            let uses = Target { name: at, with_definitions: false };
            std::iter::once(uses)
                .chain(may_be_one(other).then_some(Target { with_definitions: true, ..uses }))
        });
        targets.collect()
    }

    /// What of these places of the name of index `from` may become `target`, alone or all together, when the words are
    /// used as often as `counts` says.
    ///
    /// There is an end to it, also where others put smallest texts into places: of the tokens, the uses of what is defined,
    /// and the bytes of all other words, the first that a renaming changes gets less. Where it changes none of them, one
    /// thing that is defined takes uses of another, and the sum of the squares of the counts grows; or, if a word that is
    /// used nowhere takes all uses, it stays as it is, and the uses move to a word that stands later in the file.
    pub(super) fn members(
        &self,
        counts: &[usize],
        from: usize,
        target: Target,
        places: &[NodeId],
    ) -> Vec<Member> {
        let (from, to) = (&self.names[from], &self.names[target.name]);
        let visible: Vec<_> =
            places.iter().copied().filter(|place| to.scope.contains(&place.index())).collect();
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
        let is_whole = may_all && visible.len() == places.len();
        if visible.is_empty() {
            Vec::new()
        } else if target.with_definitions {
            let mut all: Vec<_> =
                visible.into_iter().chain(from.definitions.iter().copied()).collect();
            all.sort();
            if is_whole { vec![all.into()] } else { Vec::new() }
        } else if may_each && from.is_known {
            visible.into_iter().map(|place| [place].into()).collect()
        } else if is_whole {
            vec![visible.into()]
        } else {
            Vec::new()
        }
    }
}

/// Gives the names the numbers of their words.
fn number(names: &mut [Name]) -> Vec<Word> {
    let mut numbers: HashMap<(Kind, Arc<str>), usize> = HashMap::new();
    let mut words: Vec<Word> = Vec::new();
    for name in names {
        let Some(first) = name.first() else { continue };
        name.word = *numbers.entry((name.sort.kind, name.text.clone())).or_insert(words.len());
        if name.word == words.len() {
            words.push(Word { uses: 0, first });
        }
        let word = &mut words[name.word];
        word.uses += name.places.len();
        word.first = word.first.min(first);
    }
    words
}

/// The text of a node that is a word alone, but for the marks around it.
fn word_of<'program>(program: &'program Program, node: &Node<'program>) -> Option<&'program str> {
    let is_leaf = node.is_named() && node.subtree().len() == 1;
    let text = if is_leaf {
        std::str::from_utf8(program.bare_name(node.id())).ok()?
    } else {
        return None;
    };
    let is_part =
        |char: char| char.is_alphanumeric() || matches!(char, '_' | '-' | '.' | ':' | '$');
    (text.starts_with(|char: char| char.is_alphabetic() || char == '_')
        && text.chars().all(is_part))
    .then_some(text)
}
