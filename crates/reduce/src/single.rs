//! Single changes: what 1-tree-minimality is about.
//!
//! A text is 1-tree-minimal for a walker if none of the changes that the walker makes is interesting when made alone.
//! Here they are listed from the text itself, however it was made, so that all can be tried.

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use secateur_syntax::{Definition, Edit, NodeId, ParseError, Replacement, Tree};

use crate::definitions;
use crate::flat::Piece;
use crate::hdd;
use crate::replace::{Choice, Replacements};
use crate::round::{Effort, Member};
use crate::source::Source;
use crate::transform::{Instance, Transformation};
use crate::vocabulary::Vocabulary;
use crate::walker::Walker;

/// One change that makes a text smaller.
#[derive(Clone)]
pub struct Single {
    whole: Whole,
    what: Arc<str>,
    span: Range<usize>,
    fate: Fate,
}

/// What becomes of something.
#[derive(Clone)]
enum Fate {
    /// It goes.
    Goes,
    /// Something else comes into its place.
    Becomes(Replacement),
    /// What the name of the change says.
    Said,
}

#[derive(Clone)]
enum Whole {
    Tree { tree: Arc<Tree>, edit: Edit },
    Text(Arc<[u8]>),
}

/// The changes of `source` that `walker` knows, each alone, in the order of the file.
///
/// # Errors
///
/// When the text cannot be parsed.
pub fn singles(source: &mut Source, walker: Walker) -> Result<Vec<Single>, ParseError> {
    let text = source.text().clone();
    let tree = if walker.needs_grammar() { source.tree()? } else { None };
    let mut singles = match (walker, tree) {
        (Walker::Perses, Some(tree)) => node_by_node(&tree, Choice::Published),
        (Walker::LeanPerses, Some(tree)) => node_by_node(&tree, Choice::Lean),
        (Walker::Hdd(variant), Some(tree)) => [vec![Single::everything(&tree)], prunings(&tree, variant)].concat(),
        (Walker::Definitions, Some(tree)) => definitions_with_dependants(&tree),
        (Walker::Hoist, Some(tree)) => replacements(&tree, Replacements::hoisting),
        (Walker::Rename, Some(tree)) => renamings(&tree),
        (Walker::Transform(transformation), Some(tree)) => transformations(&tree, transformation),
        (Walker::Flat(piece), _) => pieces(&text, piece),
        (_, None) => pieces(&text, Piece::Line),
    };
    singles.sort_by_key(|single| (single.span.start, single.span.end));
    Ok(singles)
}

/// What Perses can do to a node: deletions, and these replacements.
fn node_by_node(tree: &Arc<Tree>, choice: Choice) -> Vec<Single> {
    let options = |tree: &Tree, node| Replacements::of(tree, node, Effort::Thorough, choice);
    [vec![Single::everything(tree)], deletions(tree), replacements(tree, options)].concat()
}

fn deletions(tree: &Arc<Tree>) -> Vec<Single> {
    let mut singles = Vec::new();
    for list in tree.nodes().flat_map(|node| tree.lists(node.id()).chain(tree.spares(node.id()))) {
        let members: Vec<Member> = list.members().map(|member| member.nodes().collect()).collect();
        if members.len() > list.min() {
            singles.extend(
                members
                    .iter()
                    .map(|nodes| Single::of_nodes(tree, nodes, Edit::default().deleting(nodes.iter().copied()))),
            );
        }
    }
    singles
}

fn replacements(tree: &Arc<Tree>, options: impl Fn(&Tree, NodeId) -> Replacements) -> Vec<Single> {
    let mut singles = Vec::new();
    for node in tree.nodes() {
        let mut options = options(tree, node.id());
        while let Some(option) = options.current() {
            let edit = Edit::default().replacing(node.id(), option.clone());
            singles.push(Single { fate: Fate::Becomes(option.clone()), ..Single::of_nodes(tree, &[node.id()], edit) });
            options.advance();
        }
    }
    singles
}

fn prunings(tree: &Arc<Tree>, variant: hdd::HddVariant) -> Vec<Single> {
    let lists = hdd::lists(tree, variant);
    // The root is deleted as a text, not as a node.
    let members = lists.iter().flat_map(|(_, members)| members).filter(|nodes| nodes[..] != [tree.root().id()]);
    let single = |nodes: &Member| {
        let edit = hdd::pruned(tree, &Edit::default(), std::iter::once(nodes));
        let text = match nodes[..] {
            [only] if !tree.role(only).is_removable() => tree.smallest(only),
            _ => None,
        };
        let fate = text.map_or(Fate::Goes, |text| Fate::Becomes(Replacement::Text(text.into())));
        Single { fate, ..Single::of_nodes(tree, nodes, edit) }
    };
    members.map(single).collect()
}

/// Each definition with what depends on it.
fn definitions_with_dependants(tree: &Arc<Tree>) -> Vec<Single> {
    let names = tree.names();
    let groups = definitions::groups(tree, names);
    let members = groups.iter().flat_map(|group| &group.members);
    let single = |(definition, nodes): (&Definition, &Member)| {
        let edit = tree.deleting_with_dependants(names, &Edit::default(), nodes.iter().copied());
        let what = match (edit.deleted().len() + edit.replaced().len()).saturating_sub(nodes.len()) {
            0 => tree.title(names, definition),
            1 => format!("{} with what depends on it in 1 place", tree.title(names, definition)),
            places => format!("{} with what depends on it in {places} places", tree.title(names, definition)),
        };
        Single { what: what.into(), ..Single::of_nodes(tree, nodes, edit) }
    };
    members.filter_map(|nodes| Some((definitions::first_in(tree, names, nodes)?, nodes))).map(single).collect()
}

/// Each name as each smaller one, in all its places and in each alone.
fn renamings(tree: &Arc<Tree>) -> Vec<Single> {
    let vocabulary = Vocabulary::of(tree);
    let counts = vocabulary.counts();
    let mut singles = Vec::new();
    for (from, name) in vocabulary.names.iter().enumerate() {
        for target in vocabulary.targets(from) {
            let to = &vocabulary.names[target.name];
            let members = vocabulary.members(&counts, from, target, &name.places);
            let all: Member = members.iter().flatten().copied().collect();
            let together = (!all.is_empty()).then_some(&all);
            let alone = members.iter().filter(|_| members.len() > 1);
            singles.extend(together.into_iter().chain(alone).map(|places| {
                let fate = Fate::Becomes(Replacement::Text(to.text.clone()));
                Single { fate, ..Single::of_nodes(tree, places, to.put(&Edit::default(), places.iter())) }
            }));
        }
    }
    singles
}

fn transformations(tree: &Arc<Tree>, transformation: Transformation) -> Vec<Single> {
    let instances = transformation.instances(tree).into_iter();
    let single = |instance: Instance| {
        let what = transformation.title(tree, &instance).into();
        Single { what, fate: Fate::Said, ..Single::of_nodes(tree, &[instance.place], instance.edit) }
    };
    instances.map(single).collect()
}

fn pieces(text: &Arc<[u8]>, piece: Piece) -> Vec<Single> {
    let what: Arc<str> = piece.singular().into();
    let single = |span| Single { whole: Whole::Text(text.clone()), what: what.clone(), span, fate: Fate::Goes };
    piece.cut(text).into_iter().map(single).collect()
}

impl Single {
    fn of_nodes(tree: &Arc<Tree>, nodes: &[NodeId], edit: Edit) -> Self {
        let (first, last) = (nodes.first().map(|&id| tree.node(id)), nodes.last().map(|&id| tree.node(id)));
        let span = first.map_or(0, |node| node.span().start)..last.map_or(0, |node| node.span().end);
        let what = first.map_or("nothing", |node| node.kind()).into();
        Self { whole: Whole::Tree { tree: tree.clone(), edit }, what, span, fate: Fate::Goes }
    }

    fn everything(tree: &Arc<Tree>) -> Self {
        let (text, what) = (tree.source().clone(), tree.root().kind().into());
        Self { span: 0..text.len(), whole: Whole::Text(text), what, fate: Fate::Goes }
    }

    /// The text after the change.
    #[must_use]
    pub fn text(&self) -> Vec<u8> {
        match &self.whole {
            Whole::Tree { tree, edit } => tree.render(edit),
            Whole::Text(text) => [&text[..self.span.start], &text[self.span.end..]].concat(),
        }
    }

    /// The bytes of the source that are changed.
    #[must_use]
    pub fn span(&self) -> Range<usize> {
        self.span.clone()
    }

    /// What stands there instead.
    fn text_of(&self, replacement: &Replacement) -> Cow<'_, str> {
        let between = |first: NodeId, last: NodeId| {
            let Whole::Tree { tree, .. } = &self.whole else { return Cow::default() };
            let bytes = &tree.source()[tree.node(first).span().start..tree.node(last).span().end];
            Cow::Owned(String::from_utf8_lossy(bytes).into_owned())
        };
        match replacement {
            Replacement::Text(text) => Cow::Owned(text.to_string()),
            Replacement::Node(id) => between(*id, *id),
            Replacement::Run { first, last } => between(*first, *last),
        }
    }
}

/// `declaration can go`, `call_expression can become "0"`.
impl fmt::Display for Single {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.fate {
            Fate::Goes => write!(f, "{} can go", self.what),
            Fate::Becomes(other) => write!(f, "{} can become {:?}", self.what, self.text_of(other)),
            Fate::Said => f.write_str(&self.what),
        }
    }
}
