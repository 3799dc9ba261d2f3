//! Indentation of lines that move, in languages where indentation has a meaning.

use std::ops::Range;

use crate::records::gap_start;
use crate::seam::{Text, blanks};
use crate::{NodeId, Tree, WhiteSpace};

/// Replacement of the indentation of lines.
#[derive(Clone)]
pub(crate) struct IndentShift {
    from: Vec<u8>,
    to: Vec<u8>,
}

/// Returns the new indentation of the lines of `moved`, which replaces the node `replaced`. The
/// latter may itself be in text that moves by `outer_shift`.
pub(crate) fn shift(
    tree: &Tree,
    replaced: NodeId,
    moved: NodeId,
    outer_shift: Option<&IndentShift>,
) -> Option<IndentShift> {
    if tree.white_space_in(replaced) != WhiteSpace::Layout {
        return None;
    }
    let (replaced, moved) = (tree.record(replaced), tree.record(moved));
    Some(IndentShift {
        from: indentation(tree, moved.start),
        to: shifted(&indentation(tree, replaced.start), outer_shift),
    })
}

/// Copies a range of the source with its lines shifted. Lines in literals and lines indented less
/// than the first are unchanged.
pub(crate) fn copy_shifted(
    tree: &Tree,
    range: Range<usize>,
    shift: Option<&IndentShift>,
    text: &mut Text,
) {
    let mut copied = range.start;
    for at in range.clone().filter(|&at| shift.is_some() && tree.source[at] == b'\n') {
        let line = at + 1;
        let old = &tree.source[line..line + blanks(&tree.source[line..range.end])];
        let Some(shift) = shift.filter(|shift| old.starts_with(&shift.from)) else { continue };
        if is_between_tokens(tree, at, line + old.len()) {
            text.copy(&tree.source[copied..line]);
            text.copy(&shift.to);
            copied = line + shift.from.len();
        }
    }
    text.copy(&tree.source[copied..range.end]);
}

/// Returns the indentation of the line that a node begins. The rest of the line needs it when the
/// node is deleted.
pub(crate) fn line_begun_by(
    tree: &Tree,
    id: NodeId,
    outer_shift: Option<&IndentShift>,
) -> Option<Vec<u8>> {
    if tree.white_space_in(id) != WhiteSpace::Layout {
        return None;
    }
    let before = &tree.source[..tree.record(id).start as usize];
    // The search ends at the first other byte, since a line may be the whole file.
    let start =
        before.iter().rposition(|&byte| !matches!(byte, b' ' | b'\t')).map_or(0, |at| at + 1);
    let is_first = start == 0 || tree.source[start - 1] == b'\n';
    let is_continued = tree.source[..start].trim_ascii_end().ends_with(b"\\");
    (is_first && !is_continued).then(|| shifted(&before[start..], outer_shift))
}

/// Returns the indentation of the lines of a node: that of its first line, or the column of the
/// node if only list markers precede it on the line.
fn indentation(tree: &Tree, start: u32) -> Vec<u8> {
    let before = &tree.source[..start as usize];
    let line = &before[memchr::memrchr(b'\n', before).map_or(0, |at| at + 1)..];
    let (blank, marks) = line.split_at(blanks(line));
    let is_behind_marks = marks.iter().all(|byte| b"-?: \t".contains(byte));
    let further = if is_behind_marks { marks.len() } else { 0 };
    [blank, &b" ".repeat(further)].concat()
}

/// Returns `true` if the line break at `at` is not part of a token and the next token is at `next`.
fn is_between_tokens(tree: &Tree, at: usize, next: usize) -> bool {
    let following = tree.records.count_up_to(at);
    tree.records.get(following).is_some_and(|record| {
        record.start as usize == next
            && gap_start(&tree.records, NodeId(following as u32)) as usize <= at
            && !tree.shape_of(record.parent).is_some_and(|shape| shape.tight)
    })
}

fn shifted(indentation: &[u8], shift: Option<&IndentShift>) -> Vec<u8> {
    match shift.and_then(|shift| Some((shift, indentation.strip_prefix(&shift.from[..])?))) {
        Some((shift, rest)) => [&shift.to, rest].concat(),
        None => indentation.to_vec(),
    }
}
