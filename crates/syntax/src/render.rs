//! Rendering: from an edited tree to text.

use crate::indentation::{self, IndentShift};
use crate::quantify::Membership;
use crate::records::gap_start;
use crate::seam::{Cut, Text, words_would_merge};
use crate::{Edit, NodeId, Replacement, Tree, WhiteSpace, separators};

impl Tree {
    /// Returns the text of the tree under `edit`. The empty edit returns the source, byte for byte.
    ///
    /// Whole ranges are copied. A kept node keeps the white space before it. A deleted node loses
    /// the white space before it, and one separator if it was an element of a list with separators.
    /// A blank or a line break is inserted if two tokens would merge, or if text would move onto or
    /// off a significant line, in languages with free white space. The time is linear in the text
    /// and the number of changes.
    ///
    /// A replacement that is not below its node has no effect. Neither has a text that would end
    /// the embedded text around the node, such as a quote in a quoted attribute. If all changes
    /// together would end an embedded text, none is made in it.
    #[must_use]
    pub fn render(&self, edit: &Edit) -> Vec<u8> {
        self.render_node(NodeId::ROOT, edit)
    }

    /// Returns the text of one node under `edit`.
    #[must_use]
    pub fn render_node(&self, node: NodeId, edit: &Edit) -> Vec<u8> {
        let deleted = deleted_with_separators(self, edit);
        let root_frame =
            Frame { is_text: true, ..frame_of(self, node, node, &deleted, edit.replaced()) };
        render_frame(self, root_frame, &deleted, edit.replaced())
    }
}

fn deleted_with_separators(tree: &Tree, edit: &Edit) -> Vec<NodeId> {
    let mut deleted =
        separators::implied_separators(tree, &separators::with_emptied(tree, edit.deleted()));
    deleted.extend(edit.deleted());
    // A continuation mark, such as Fortran's `&`, is deleted with the node after it.
    let goes_on = |before: NodeId, node| {
        is_mark(tree, before) && tree.node(before).parent_id() == tree.node(node).parent_id()
    };
    let marks = |&node: &NodeId| {
        (1..node.0).rev().map(NodeId).take_while(move |&before| goes_on(before, node))
    };
    let marks: Vec<NodeId> = deleted.iter().flat_map(marks).collect();
    deleted.extend(marks);
    deleted.sort();
    deleted.dedup();
    deleted
}

/// Returns `true` if a node is a continuation mark.
fn is_mark(tree: &Tree, node: NodeId) -> bool {
    let node = tree.node(node);
    node.is_extra() && !node.is_named()
}

fn render_frame(
    tree: &Tree,
    root_frame: Frame,
    deleted: &[NodeId],
    replaced: &[(NodeId, Replacement)],
) -> Vec<u8> {
    let mut text = Text::new(root_frame.end - root_frame.position, root_frame.white_space(tree));
    // Texts that enclose the current embedded text.
    let mut outer = Vec::new();
    let mut frames = vec![root_frame];
    while let Some(frame) = frames.last_mut() {
        let Some(change) = frame.next(tree, deleted, replaced) else {
            indentation::copy_shifted(
                tree,
                frame.position..frame.end,
                frame.shift.as_ref(),
                &mut text,
            );
            let (end, is_text, embedded) = (frame.end, frame.is_text, frame.embedded);
            frames.pop();
            if is_text {
                if let (Some(outer_text), Some(embedded)) = (outer.pop(), embedded) {
                    let inner = std::mem::replace(&mut text, outer_text).bytes;
                    let is_ended = tree.ends(embedded, &inner);
                    text.copy(if is_ended {
                        tree.node(tree.embedded_leaf(embedded)).text()
                    } else {
                        &inner
                    });
                }
                continue;
            }
            // A replacement may be a statement that ends with its line. If a line, a block or the
            // file ended after it, a line break is needed, unless the next text cannot begin a
            // statement.
            if let Some(outer_frame) = frames.last() {
                let next =
                    |at: usize| tree.source[at..].iter().find(|byte| !matches!(byte, b' ' | b'\t'));
                let ended = || next(end).is_none_or(|byte| b"\n\r}/#".contains(byte));
                let goes_on = || {
                    let next = tree.source[outer_frame.position..].trim_ascii_start().first();
                    next.is_some_and(|byte| b")],;:?.=%&|^>".contains(byte))
                };
                let gap_line_ended = text.white_space == WhiteSpace::Lines && ended() && !goes_on();
                text.cut(Cut { gap_line_ended, ..Cut::default() });
            }
            continue;
        };
        if let Some(embedded) = tree.embedded_below(frame.embedded, change.node.0) {
            let leaf = tree.embedded_leaf(embedded);
            let record = tree.record(leaf);
            let start = (record.start as usize).clamp(frame.position, frame.end);
            indentation::copy_shifted(tree, frame.position..start, frame.shift.as_ref(), &mut text);
            frame.position = (record.end as usize).clamp(start, frame.end);
            frame.done_before = record.subtree_end;
            let inner = frame_of(tree, leaf, leaf, deleted, replaced);
            let inner = Frame { embedded: Some(embedded), is_text: true, ..inner };
            let inner_text = Text::new(inner.end - inner.position, inner.white_space(tree));
            outer.push(std::mem::replace(&mut text, inner_text));
            frames.push(inner);
            continue;
        }
        let record = tree.record(change.node);
        frame.done_before = record.subtree_end;
        let position = frame.position;
        let Some(replacement) = change.replacement else {
            let (start, end, mut cut) = cut(tree, change.node);
            let (start, end) = (start.clamp(position, frame.end), end.clamp(position, frame.end));
            indentation::copy_shifted(tree, position..start, frame.shift.as_ref(), &mut text);
            if !cut.tight
                && let Some(line) =
                    indentation::line_begun_by(tree, change.node, frame.shift.as_ref())
            {
                text.begin_line(line);
            }
            let (gap, own) =
                tree.source[start..end].split_at((record.start as usize).clamp(start, end) - start);
            cut.gap_line_ended =
                gap.contains(&b'\n') && !is_mark(tree, NodeId(change.node.0.saturating_sub(1)));
            cut.line_ended = cut.gap_line_ended || own.contains(&b'\n');
            text.cut(cut);
            frame.position = end;
            continue;
        };
        if !is_admitted(tree, change.node, replacement) {
            // Edits inside the node still apply.
            frame.done_before = change.node.0 + 1;
            continue;
        }
        let start = (record.start as usize).clamp(position, frame.end);
        frame.position = (record.end as usize).clamp(start, frame.end);
        indentation::copy_shifted(tree, position..start, frame.shift.as_ref(), &mut text);
        // Blanks at the ends of a part of a string would be its content.
        let is_part = tree.slot(change.node).is_some_and(|(_, shape)| shape.tight);
        let (mut is_tight_before, mut is_tight_after) = (is_part, is_part);
        if let Replacement::Text(fixed) = replacement {
            // A word can touch what another word touched, such as `$`.
            let is_word = |byte: Option<&u8>| {
                byte.is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_')
            };
            let (before, rest) = tree.source.split_at(start);
            let (own, after) = rest.split_at(frame.position - start);
            let fixed = fixed.as_bytes();
            is_tight_before |= [own.first(), fixed.first()].into_iter().all(is_word)
                && words_would_merge(before, own);
            is_tight_after |= [own.last(), fixed.last()].into_iter().all(is_word)
                && words_would_merge(own, after);
        }
        text.cut(Cut { tight: is_tight_before, ..Cut::default() });
        match replacement {
            Replacement::Text(fixed) => {
                text.copy(fixed.as_bytes());
                text.cut(Cut { tight: is_tight_after, ..Cut::default() });
            }
            Replacement::Node(node) => {
                let shift = indentation::shift(tree, change.node, *node, frame.shift.as_ref());
                frames.push(Frame { shift, ..frame_of(tree, *node, *node, deleted, replaced) });
            }
            Replacement::Run { first, last } => {
                let shift = indentation::shift(tree, change.node, *first, frame.shift.as_ref());
                frames.push(Frame { shift, ..frame_of(tree, *first, *last, deleted, replaced) });
            }
        }
    }
    text.bytes
}

/// Returns `true` if `replacement` consists of descendants of `node`, or is a text that does not
/// end the embedded text of the node. Each frame is therefore further down than its parent, so
/// their number is finite.
fn is_admitted(tree: &Tree, node: NodeId, replacement: &Replacement) -> bool {
    let below = node.0 + 1..tree.record(node).subtree_end;
    let is_below = |id: &NodeId| below.contains(&id.0);
    match replacement {
        Replacement::Text(text) => !tree.would_end(node.0, text.as_bytes()),
        Replacement::Node(id) => is_below(id),
        Replacement::Run { first, last } => {
            let are_siblings = || tree.record(*first).parent == tree.record(*last).parent;
            is_below(first) && is_below(last) && first <= last && are_siblings()
        }
    }
}

/// Returns a frame from one node to another, with the changes inside it.
fn frame_of(
    tree: &Tree,
    first: NodeId,
    last: NodeId,
    deleted: &[NodeId],
    replaced: &[(NodeId, Replacement)],
) -> Frame {
    let (from, to) = (tree.record(first), tree.record(last));
    let is_before = |id: NodeId| id < first;
    let before_end = |id: NodeId| id.0 < to.subtree_end;
    Frame {
        position: from.start as usize,
        end: to.end as usize,
        deleted: deleted.partition_point(|&id| is_before(id))
            ..deleted.partition_point(|&id| before_end(id)),
        replaced: replaced.partition_point(|(id, _)| is_before(*id))
            ..replaced.partition_point(|(id, _)| before_end(*id)),
        done_before: 0,
        shift: None,
        embedded: tree.embedded_containing(first.0),
        is_text: false,
    }
}

/// Returns the range of bytes deleted with a node, and the properties of the cut.
fn cut(tree: &Tree, id: NodeId) -> (usize, usize, Cut) {
    let record = tree.record(id);
    let (mut start, mut end) = (record.start as usize, record.end as usize);
    let (mut tight, mut lone_quote) = (false, false);
    let white_space = tree.white_space_in(record.parent);
    if start < end && white_space != WhiteSpace::Significant {
        start = white_space_before(tree, gap_start(&tree.records, id) as usize, start);
    }
    if let Some((slot, shape)) = tree.slot(id) {
        tight = shape.tight;
        let before = tree.records.at(id.index() - 1);
        lone_quote = before.parent == record.parent
            && &tree.source[before.start as usize..before.end as usize] == b"'";
        if let Membership::Member { list, member } = slot.membership {
            let member = shape.lists[list as usize].members[member as usize];
            // In a language where lines have a meaning, hidden text is line ends.
            let hides = white_space != WhiteSpace::Layout;
            let ordinal = tree.ordinal(id);
            if hides && member.hidden_before && member.children.start == ordinal {
                start = gap_start(&tree.records, id) as usize;
            }
            if hides && member.hidden_after && member.children.end == ordinal + 1 {
                let parent_end = tree.record(record.parent).end as usize;
                let next = tree
                    .records
                    .get(record.subtree_end as usize)
                    .map_or(parent_end, |next| next.start as usize);
                end = next.min(parent_end).max(end);
            }
        }
    }
    (start, end, Cut { tight, lone_quote, ..Cut::default() })
}

/// Returns the start of the white space that ends at `end`, at least `limit`. Continued lines count
/// as white space.
fn white_space_before(tree: &Tree, limit: usize, end: usize) -> usize {
    let mut start = end;
    while start > limit {
        let byte = tree.source[start - 1];
        let continues_line = byte == b'\\' && matches!(tree.source.get(start), Some(b'\n' | b'\r'));
        if !byte.is_ascii_whitespace() && !continues_line {
            break;
        }
        start -= 1;
    }
    start
}

/// Range of the source being copied, with its remaining changes.
struct Frame {
    position: usize,
    end: usize,
    deleted: std::ops::Range<usize>,
    replaced: std::ops::Range<usize>,
    /// Nodes before this one are below a change already made.
    done_before: u32,
    /// Change of the indentation of its lines.
    shift: Option<IndentShift>,
    /// Number of the innermost embedded text that contains it.
    embedded: Option<u32>,
    /// `true` for a complete text: the rendered one or an embedded one.
    is_text: bool,
}

struct NodeChange<'a> {
    node: NodeId,
    replacement: Option<&'a Replacement>,
}

impl Frame {
    /// Returns the meaning of white space in the frame.
    fn white_space(&self, tree: &Tree) -> WhiteSpace {
        let root = self
            .embedded
            .map_or(NodeId::ROOT, |embedded| NodeId(tree.embedded_leaf(embedded).0 + 1));
        tree.white_space_in(root)
    }

    /// Returns the next change that is not below one already made. Deletions come before
    /// replacements.
    fn next<'a>(
        &mut self,
        tree: &Tree,
        deleted: &[NodeId],
        replaced: &'a [(NodeId, Replacement)],
    ) -> Option<NodeChange<'a>> {
        self.deleted.start +=
            deleted[self.deleted.clone()].partition_point(|id| id.0 < self.done_before);
        self.replaced.start +=
            replaced[self.replaced.clone()].partition_point(|(id, _)| id.0 < self.done_before);
        let delete = deleted[self.deleted.clone()].first();
        let replace = replaced[self.replaced.clone()].first();
        debug_assert!(delete.is_none_or(|id| id.index() < tree.records.len()));
        match (delete, replace) {
            (Some(&node), Some((other, _))) if node <= *other => {
                Some(NodeChange { node, replacement: None })
            }
            (_, Some((node, replacement))) => {
                Some(NodeChange { node: *node, replacement: Some(replacement) })
            }
            (Some(&node), None) => Some(NodeChange { node, replacement: None }),
            (None, None) => None,
        }
    }
}
