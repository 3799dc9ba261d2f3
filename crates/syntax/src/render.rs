//! Rendering: from an edited tree to text.

use std::ops::Range;

use crate::indentation::{self, IndentShift};
use crate::quantify::Around;
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
    pub fn render(&self, edit: &Edit) -> Vec<u8> {
        self.render_node(NodeId::ROOT, edit)
    }

    /// Returns the text of one node under `edit`.
    pub fn render_node(&self, node: NodeId, edit: &Edit) -> Vec<u8> {
        Rendering::of(self, node, edit).run()
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

/// Text under construction, and the changes to make in it.
struct Rendering<'a> {
    tree: &'a Tree,
    deleted: Vec<NodeId>,
    replaced: &'a [(NodeId, Replacement)],
    text: Text,
    /// Texts that enclose the current embedded text.
    outer: Vec<Text>,
    /// The innermost frame is the last.
    frames: Vec<Frame>,
}

impl<'a> Rendering<'a> {
    fn of(tree: &'a Tree, node: NodeId, edit: &'a Edit) -> Self {
        let (deleted, replaced) = (deleted_with_separators(tree, edit), edit.replaced());
        let (text, outer, frames) = (Text::default(), Vec::new(), Vec::new());
        let mut rendering = Self { tree, deleted, replaced, text, outer, frames };
        let root_frame = Frame { is_text: true, ..rendering.frame_of(node, node) };
        rendering.text = rendering.text_for(&root_frame);
        rendering.frames.push(root_frame);
        rendering
    }

    fn run(mut self) -> Vec<u8> {
        while let Some(mut frame) = self.frames.pop() {
            let Some((node, replacement)) = self.next_change(&mut frame) else {
                self.finish(frame);
                continue;
            };
            let inner = match (self.tree.embedded_below(frame.embedded, node), replacement) {
                (Some(embedded), _) => Some(self.enter(&mut frame, embedded)),
                (None, Some(replacement)) => self.replace(&mut frame, node, replacement),
                (None, None) => {
                    self.delete(&mut frame, node);
                    None
                }
            };
            self.frames.push(frame);
            self.frames.extend(inner);
        }
        self.text.bytes
    }

    /// Returns the next change in a frame that is not below one already made: the node, and its
    /// replacement unless it is deleted. Deletions come before replacements.
    fn next_change(&self, frame: &mut Frame) -> Option<(NodeId, Option<&'a Replacement>)> {
        let (deleted, replaced) = (&self.deleted, self.replaced);
        let is_done = |id: &NodeId| id.0 < frame.done_before;
        frame.deleted.start += deleted[frame.deleted.clone()].partition_point(is_done);
        frame.replaced.start +=
            replaced[frame.replaced.clone()].partition_point(|(id, _)| is_done(id));
        let delete = deleted[frame.deleted.clone()].first().copied();
        debug_assert!(delete.is_none_or(|id| id.index() < self.tree.records.len()));
        match replaced[frame.replaced.clone()].first() {
            Some((node, replacement)) if delete.is_none_or(|delete| delete > *node) => {
                Some((*node, Some(replacement)))
            }
            _ => Some((delete?, None)),
        }
    }

    /// Copies the text of a frame up to `start`, and skips it up to `end`. Returns the skipped
    /// range, which is in the rest of the frame.
    fn skip(&mut self, frame: &mut Frame, start: usize, end: usize) -> Range<usize> {
        let (tree, start) = (self.tree, start.clamp(frame.position, frame.end));
        let copied = frame.position..start;
        indentation::copy_shifted(tree, copied, frame.shift.as_ref(), &mut self.text);
        frame.position = end.clamp(start, frame.end);
        start..frame.position
    }

    /// Returns an empty text for a complete text.
    fn text_for(&self, frame: &Frame) -> Text {
        let leaf = frame.embedded.map(|embedded| self.tree.embedded_leaf(embedded));
        let root = leaf.map_or(NodeId::ROOT, |leaf| NodeId(leaf.0 + 1));
        Text::new(frame.end - frame.position, self.tree.white_space_in(root))
    }

    /// Copies the rest of a frame, and continues with the enclosing one.
    fn finish(&mut self, mut frame: Frame) {
        let (tree, end) = (self.tree, frame.end);
        self.skip(&mut frame, end, end);
        if frame.is_text {
            if let (Some(outer_text), Some(embedded)) = (self.outer.pop(), frame.embedded) {
                let inner = std::mem::replace(&mut self.text, outer_text).bytes;
                let is_ended = tree.ends(embedded, &inner);
                let unchanged = tree.node(tree.embedded_leaf(embedded)).text();
                self.text.copy(if is_ended { unchanged } else { &inner });
            }
            return;
        }
        // A replacement may be a statement that ends with its line. If a line, a block or the
        // file ended after it, a line break is needed, unless the next text cannot begin a
        // statement.
        let Some(outer_frame) = self.frames.last() else { return };
        let mut rest = tree.source[end..].iter();
        let next = rest.find(|byte| !matches!(byte, b' ' | b'\t'));
        let ended = next.is_none_or(|byte| b"\n\r}/#".contains(byte));
        let goes_on = || {
            let next = tree.source[outer_frame.position..].trim_ascii_start().first();
            next.is_some_and(|byte| b")],;:?.=%&|^>".contains(byte))
        };
        let gap_line_ended = self.text.white_space == WhiteSpace::Lines && ended && !goes_on();
        self.text.cut(Cut { gap_line_ended, ..Cut::default() });
    }

    /// Begins an embedded text. Returns its frame.
    fn enter(&mut self, frame: &mut Frame, embedded: u32) -> Frame {
        let leaf = self.tree.embedded_leaf(embedded);
        let record = self.tree.record(leaf);
        self.skip(frame, record.start as usize, record.end as usize);
        frame.done_before = record.subtree_end;
        let embedded = Some(embedded);
        let inner = Frame { embedded, is_text: true, ..self.frame_of(leaf, leaf) };
        let inner_text = self.text_for(&inner);
        self.outer.push(std::mem::replace(&mut self.text, inner_text));
        inner
    }

    fn delete(&mut self, frame: &mut Frame, node: NodeId) {
        let (tree, record) = (self.tree, self.tree.record(node));
        frame.done_before = record.subtree_end;
        let (start, end, mut cut) = cut(tree, node);
        let Range { start, end } = self.skip(frame, start, end);
        let line = indentation::line_begun_by(tree, node, frame.shift.as_ref());
        if let Some(line) = line.filter(|_| !cut.tight) {
            self.text.begin_line(line);
        }
        let own_start = (record.start as usize).clamp(start, end);
        let has_line_end = |range: Range<usize>| tree.source[range].contains(&b'\n');
        cut.gap_line_ended =
            has_line_end(start..own_start) && !is_mark(tree, NodeId(node.0.saturating_sub(1)));
        cut.line_ended = cut.gap_line_ended || has_line_end(own_start..end);
        self.text.cut(cut);
    }

    /// Replaces a node. Returns the frame of a replacement from the tree.
    fn replace(&mut self, frame: &mut Frame, node: NodeId, with: &Replacement) -> Option<Frame> {
        let (tree, record) = (self.tree, self.tree.record(node));
        if !is_admitted(tree, node, with) {
            // Edits inside the node still apply.
            frame.done_before = node.0 + 1;
            return None;
        }
        frame.done_before = record.subtree_end;
        let Range { start, end } = self.skip(frame, record.start as usize, record.end as usize);
        // Blanks at the ends of a part of a string would be its content.
        let tight = tree.slot(node).is_some_and(|(_, shape)| shape.tight);
        let (first, last) = match with {
            Replacement::Node(node) => (*node, *node),
            Replacement::Run { first, last } => (*first, *last),
            Replacement::Text(fixed) => {
                // A word can touch what another word touched, such as `$`.
                let is_word = |byte: Option<&u8>| {
                    byte.is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_')
                };
                let are_words = |one, other| is_word(one) && is_word(other);
                let (before, own, after) =
                    (&tree.source[..start], &tree.source[start..end], &tree.source[end..]);
                let fixed = fixed.as_bytes();
                let is_tight_before =
                    are_words(own.first(), fixed.first()) && words_would_merge(before, own);
                let is_tight_after =
                    are_words(own.last(), fixed.last()) && words_would_merge(own, after);
                self.text.cut(Cut { tight: tight || is_tight_before, ..Cut::default() });
                self.text.copy(fixed);
                self.text.cut(Cut { tight: tight || is_tight_after, ..Cut::default() });
                return None;
            }
        };
        self.text.cut(Cut { tight, ..Cut::default() });
        let shift = indentation::shift(tree, node, first, frame.shift.as_ref());
        Some(Frame { shift, ..self.frame_of(first, last) })
    }

    /// Returns a frame from one node to another, with the changes inside it.
    fn frame_of(&self, first: NodeId, last: NodeId) -> Frame {
        let (from, to) = (self.tree.record(first), self.tree.record(last));
        let (deleted, replaced) = (&self.deleted, self.replaced);
        let is_before = |id: &NodeId| *id < first;
        let before_end = |id: &NodeId| id.0 < to.subtree_end;
        Frame {
            position: from.start as usize,
            end: to.end as usize,
            deleted: deleted.partition_point(is_before)..deleted.partition_point(before_end),
            replaced: replaced.partition_point(|(id, _)| is_before(id))
                ..replaced.partition_point(|(id, _)| before_end(id)),
            done_before: 0,
            shift: None,
            embedded: self.tree.embedded_containing(first),
            is_text: false,
        }
    }
}

/// Returns `true` if `replacement` consists of descendants of `node`, or is a text that does not
/// end the embedded text of the node. Each frame is therefore further down than its parent, so
/// their number is finite.
fn is_admitted(tree: &Tree, node: NodeId, replacement: &Replacement) -> bool {
    let below = node.0 + 1..tree.record(node).subtree_end;
    let is_below = |id: &NodeId| below.contains(&id.0);
    match replacement {
        Replacement::Text(text) => !tree.would_end(node, text.as_bytes()),
        Replacement::Node(id) => is_below(id),
        Replacement::Run { first, last } => {
            let are_siblings = || tree.record(*first).parent == tree.record(*last).parent;
            is_below(first) && is_below(last) && first <= last && are_siblings()
        }
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
        let before = tree.node(NodeId(id.0 - 1));
        lone_quote = before.parent_id() == record.parent && before.text() == b"'";
        let around = shape.lists_around(&slot).next();
        if let Some(Around { member: Some(member), .. }) = around {
            // In a language where lines have a meaning, hidden text is line ends.
            let hides = white_space != WhiteSpace::Layout;
            let ordinal = tree.ordinal(id);
            if hides && member.hidden_before && member.children.start == ordinal {
                start = gap_start(&tree.records, id) as usize;
            }
            if hides && member.hidden_after && member.children.end == ordinal + 1 {
                let parent_end = tree.record(record.parent).end as usize;
                let next = tree.records.get(record.subtree_end as usize);
                end = next.map_or(parent_end, |next| parent_end.min(next.start as usize)).max(end);
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
    deleted: Range<usize>,
    replaced: Range<usize>,
    /// Nodes before this one are below a change already made.
    done_before: u32,
    /// Change of the indentation of its lines.
    shift: Option<IndentShift>,
    /// Number of the innermost embedded text that contains it.
    embedded: Option<u32>,
    /// `true` for a complete text: the rendered one or an embedded one.
    is_text: bool,
}
