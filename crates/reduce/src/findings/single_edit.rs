//! Single edits, which define 1-tree-minimality.
//!
//! A text is 1-tree-minimal for a pass if no single edit of the pass is interesting. The edits are
//! listed from the text itself, regardless of its history, so that all can be tried.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use secateur_names::Program;
use secateur_syntax::{Edit, List, NodeId, ParseError, Replacement};

use crate::input::Source;
use crate::pass::Pass;
use crate::pass_kind::PassKind;
use crate::round::{Breadth, ElementNodes, Piece};
use crate::searches::hdd;
use crate::searches::replace::{Choice, Replacements};
use crate::transform::{Instance, InstanceList, Transformation};

/// An edit that makes a text smaller.
#[derive(Clone)]
pub struct SingleEdit {
    original: Original,
    what: Arc<str>,
    span: Range<usize>,
    fate: EditEffect,
}

/// Effect of an edit.
#[derive(Clone)]
enum EditEffect {
    /// Deletion.
    Deletes,
    /// Replacement.
    Replaces(Replacement),
    /// Effect described by this message.
    Described(Arc<str>),
}

#[derive(Clone)]
enum Original {
    Tree { tree: Arc<Program>, edit: Edit },
    Text(Arc<[u8]>),
}

/// Returns the single edits of `pass` in `source`, in the order of the file.
///
/// # Errors
///
/// If the text cannot be parsed.
pub fn single_edits(source: &mut Source, pass: Pass) -> Result<Vec<SingleEdit>, ParseError> {
    let text = source.text().clone();
    let tree = if pass.needs_grammar() { source.tree()? } else { None };
    let mut edits = match (pass.kind(), tree) {
        // These passes search large sets of edits and find nothing after the others. Earlier
        // deletions are unknown here, and the edits of long literals are too many to try.
        (
            PassKind::Closures
            | PassKind::Exchange
            | PassKind::LastUses
            | PassKind::Literals
            | PassKind::Quarters
            | PassKind::Shorten,
            Some(_),
        ) => Vec::new(),
        (PassKind::Perses(Choice::Anywhere), Some(tree)) => replacements(&tree, Choice::Anywhere),
        (PassKind::Perses(choice), Some(tree)) => {
            [vec![SingleEdit::everything(&tree)], deletions(&tree), replacements(&tree, choice)]
                .concat()
        }
        (PassKind::Hdd(variant), Some(tree)) => {
            [vec![SingleEdit::everything(&tree)], prunings(&tree, variant)].concat()
        }
        (PassKind::Transform(transformation), Some(tree)) => instances(&tree, transformation),
        (PassKind::Characters | PassKind::Counts | PassKind::Numbers, _) => Vec::new(),
        (PassKind::Pieces(piece), _) => pieces(&text, piece),
        (_, None) => pieces(&text, Piece::Line),
    };
    edits.sort_by_key(|single| (single.span.start, single.span.end));
    Ok(edits)
}

fn deletions(tree: &Arc<Program>) -> Vec<SingleEdit> {
    let single = |nodes: &ElementNodes| {
        SingleEdit::of_nodes(tree, nodes, Edit::default().deleting(nodes.iter().copied()))
    };
    let lists =
        tree.nodes().flat_map(|node| tree.lists(node.id()).chain(tree.optional_alone(node.id())));
    let lists = lists.filter(|list| list.members().count() > list.min());
    let of_list = |list: List| {
        list.members().map(|member| single(&member.nodes().collect())).collect::<Vec<_>>()
    };
    lists.flat_map(of_list).collect()
}

fn replacements(tree: &Arc<Program>, choice: Choice) -> Vec<SingleEdit> {
    let mut edits = Vec::new();
    for node in tree.nodes() {
        for option in Replacements::of(tree, node, Breadth::Thorough, choice).options.iter() {
            let edit = Edit::default().replacing(node.id(), option.clone());
            let is_nothing = matches!(option, Replacement::Text(text) if text.is_empty());
            let fate =
                if is_nothing { EditEffect::Deletes } else { EditEffect::Replaces(option.clone()) };
            edits.push(SingleEdit { fate, ..SingleEdit::of_nodes(tree, &[node.id()], edit) });
        }
    }
    edits
}

fn prunings(tree: &Arc<Program>, variant: hdd::HddVariant) -> Vec<SingleEdit> {
    let lists = hdd::lists(tree, variant);
    // The root is deleted as a text, not as a node.
    let members = lists.iter().flat_map(|(_, members)| members);
    let members = members.filter(|nodes| nodes[..] != [tree.root().id()]);
    let single = |nodes: &ElementNodes| {
        let edit = hdd::pruned(tree, &Edit::default(), std::iter::once(nodes));
        let text = match nodes[..] {
            [only] if !tree.role(only).is_removable() => tree.smallest(only),
            _ => None,
        };
        let fate = text.map_or(EditEffect::Deletes, |text| {
            EditEffect::Replaces(Replacement::Text(text.into()))
        });
        SingleEdit { fate, ..SingleEdit::of_nodes(tree, nodes, edit) }
    };
    members.map(single).collect()
}

/// Returns each instance of a transformation alone.
fn instances(tree: &Arc<Program>, transformation: &dyn Transformation) -> Vec<SingleEdit> {
    let nothing = Edit::default();
    let mut lists = transformation.lists(tree, Breadth::Thorough);
    let single = |instances: &[Instance]| {
        let edit = transformation.with(tree, &nothing, &instances.iter().collect::<Vec<_>>());
        let title = instances.first().and_then(|first| first.title(tree));
        let title = title.map(|title| title + &dependents(transformation, instances, &edit));
        let fate = match (title, edit.replaced()) {
            (Some(title), _) => EditEffect::Described(title.into()),
            (None, [(_, replacement), ..]) => EditEffect::Replaces(replacement.clone()),
            (None, []) => EditEffect::Deletes,
        };
        let place: Vec<_> =
            instances.iter().flat_map(|instance| &instance.nodes).copied().collect();
        SingleEdit { fate, ..SingleEdit::of_nodes(tree, &place, edit) }
    };
    let mut edits = Vec::new();
    while let Some(InstanceList { instances, .. }) = lists.next(&nothing) {
        if transformation.is_whole() && instances.len() > 1 {
            edits.push(single(&instances));
        }
        edits.extend(instances.chunks(1).map(single));
    }
    edits
}

/// Returns the number of places that `edit` changes beside the deleted nodes, in words.
fn dependents(transformation: &dyn Transformation, deleted: &[Instance], edit: &Edit) -> String {
    if !transformation.is_deletion() {
        return String::new();
    }
    let nodes: usize = deleted.iter().map(|instance| instance.nodes.len()).sum();
    match (edit.deleted().len() + edit.replaced().len()).saturating_sub(nodes) {
        0 => String::new(),
        1 => " with its dependents in 1 place".to_owned(),
        places => format!(" with its dependents in {places} places"),
    }
}

fn pieces(text: &Arc<[u8]>, piece: Piece) -> Vec<SingleEdit> {
    let what: Arc<str> = piece.singular().into();
    let single = |span| SingleEdit::of_text(text.clone(), what.clone(), span);
    piece.cut(text).into_iter().map(single).collect()
}

impl SingleEdit {
    fn of_nodes(tree: &Arc<Program>, nodes: &[NodeId], edit: Edit) -> Self {
        let node = |id: &NodeId| tree.node(*id);
        let (first, last) = (nodes.first().map(node), nodes.last().map(node));
        let span =
            first.map_or(0, |node| node.span().start)..last.map_or(0, |node| node.span().end);
        let what = first.map_or("nothing", |node| node.kind()).into();
        let original = Original::Tree { tree: tree.clone(), edit };
        Self { original, what, span, fate: EditEffect::Deletes }
    }

    fn of_text(text: Arc<[u8]>, what: Arc<str>, span: Range<usize>) -> Self {
        Self { original: Original::Text(text), what, span, fate: EditEffect::Deletes }
    }

    fn everything(tree: &Arc<Program>) -> Self {
        let (text, span) = (tree.source().clone(), 0..tree.source().len());
        Self::of_text(text, tree.root().kind().into(), span)
    }

    /// Returns the text after the edit.
    pub fn text(&self) -> Vec<u8> {
        match &self.original {
            Original::Tree { tree, edit } => tree.render(edit),
            Original::Text(text) => [&text[..self.span.start], &text[self.span.end..]].concat(),
        }
    }

    /// Returns the changed bytes of the source.
    pub fn span(&self) -> Range<usize> {
        self.span.clone()
    }

    /// Returns the replacing text.
    fn text_of(&self, replacement: &Replacement) -> String {
        let between = |first: NodeId, last: NodeId| {
            let Original::Tree { tree, .. } = &self.original else { return String::new() };
            let bytes = &tree.source()[tree.node(first).span().start..tree.node(last).span().end];
            String::from_utf8_lossy(bytes).into_owned()
        };
        match replacement {
            Replacement::Text(text) => text.to_string(),
            Replacement::Node(id) => between(*id, *id),
            Replacement::Run { first, last } => between(*first, *last),
        }
    }
}

/// `declaration can be deleted`, `call_expression can become "0"`.
impl fmt::Display for SingleEdit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.fate {
            EditEffect::Deletes => write!(f, "{} can be deleted", self.what),
            EditEffect::Replaces(other) => {
                write!(f, "{} can become {:?}", self.what, self.text_of(other))
            }
            EditEffect::Described(title) => f.write_str(title),
        }
    }
}
