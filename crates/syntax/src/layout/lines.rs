//! Line beginnings and indentation of the nodes.

use std::collections::HashSet;

use super::atoms::text_of;
use crate::quantify::{Around, ListShape, Shape};
use crate::record::NodeRecord;
use crate::rules::{ClassId, ListKind, Symbol};
use crate::{NodeId, Tree, WhiteSpace};

/// Condition under which a node begins a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum LineStart {
    #[default]
    No,
    /// If it begins a line in the source.
    Again,
    Always,
}

/// Line beginning and indentation level of each node.
pub(super) struct Lines {
    pub(super) begins: Vec<LineStart>,
    pub(super) depths: Vec<u32>,
}

/// Opening and closing bracket among the children of a node.
struct Brackets {
    open: NodeId,
    close: NodeId,
    /// There are statements between the brackets.
    is_block: bool,
}

struct LineFinder<'tree> {
    tree: &'tree Tree,
    /// Symbols that begin a line wherever they are repeated.
    statements: HashSet<Symbol>,
    lines: Lines,
}

impl Lines {
    pub(super) fn of(tree: &Tree) -> Self {
        let count = tree.records.len();
        let lines = Self { begins: vec![LineStart::No; count], depths: vec![0; count] };
        let mut finder = LineFinder { tree, statements: HashSet::new(), lines };
        finder.find_statements();
        (0..count as u32).for_each(|at| finder.mark_children(NodeId(at)));
        finder.lines
    }
}

impl LineFinder<'_> {
    /// Collects the symbols repeated at the top level and between braces.
    fn find_statements(&mut self) {
        let mut classes: HashSet<ClassId> = HashSet::new();
        for at in (0..self.tree.records.len() as u32).map(NodeId) {
            let Some(shape) = self.tree.shape_of(at) else { continue };
            if at == NodeId::ROOT || self.brackets(at).is_some_and(|brackets| brackets.is_block) {
                let children = children(self.tree, at);
                classes.extend(children.filter_map(|child| self.repeated(shape, child)));
            }
        }
        let classes = classes.iter().map(|&class| self.tree.compiled.class(class));
        self.statements = classes.flat_map(|class| class.symbols.iter().copied()).collect();
    }

    fn mark_children(&mut self, at: NodeId) {
        let tree = self.tree;
        let shape = tree.shape_of(at);
        let brackets = self.brackets(at);
        let depth = self.lines.depths[at.index()];
        let is_directive = tree.source[tree.record(at).start as usize..].starts_with(b"#");
        let (mut has_statements, mut is_behind_text) = (false, false);
        for child in children(tree, at) {
            let record = tree.record(child);
            let is_first = child.0 == at.0 + 1;
            let is_inside = |brackets: &Brackets| brackets.open < child && child < brackets.close;
            let (begins, is_deeper) = match (shape, &brackets) {
                (Some(shape), _) if at == NodeId::ROOT => {
                    (self.begins_in_block(shape, child), false)
                }
                (Some(shape), Some(brackets)) if brackets.is_block && is_inside(brackets) => {
                    (self.begins_in_block(shape, child), true)
                }
                (_, Some(brackets)) if child == brackets.close => {
                    (if brackets.is_block { LineStart::Always } else { LineStart::Again }, false)
                }
                (_, Some(brackets)) if is_inside(brackets) => {
                    (LineStart::Again, begins_line(tree, &record))
                }
                (Some(shape), _) if !is_first && self.is_statement(shape, child) => {
                    // The block of a `case` stays on its line.
                    let continues_line = matches!(text_of(tree, &record), [b'{', ..] | b";")
                        && !has_statements
                        && !is_directive;
                    has_statements = true;
                    if continues_line {
                        (LineStart::No, false)
                    } else {
                        (LineStart::Always, !is_directive)
                    }
                }
                (Some(shape), _) if !is_first && self.keeps_line_break(shape, child) => {
                    let is_member =
                        tree.compiled.host().has_line_ends && self.begins_member(shape, child);
                    (LineStart::Again, !is_member && is_indented(tree, child))
                }
                (Some(_), _) => {
                    (LineStart::No, record.is_comment() && has_statements && !is_directive)
                }
                (None, _) => (if is_first { LineStart::No } else { LineStart::Again }, false),
            };
            // Unparsed text may belong to the next node.
            let begins = if is_behind_text { begins.min(LineStart::Again) } else { begins };
            is_behind_text = !record.is_regular() && !record.is_comment();
            self.lines.begins[child.index()] =
                if record.start < record.end { begins } else { LineStart::No };
            self.lines.depths[child.index()] = depth.saturating_add(u32::from(is_deeper));
        }
    }

    /// Returns the line beginning of a child at the top level or in a block.
    fn begins_in_block(&self, shape: &Shape, child: NodeId) -> LineStart {
        let record = self.tree.record(child);
        if !record.is_regular() {
            return LineStart::Again;
        }
        let begins_member = outermost_list(shape, self.tree.ordinal(child))
            .is_none_or(|(list, is_first)| list.kind == ListKind::Repetition && is_first);
        let separates = matches!(text_of(self.tree, &record), b";" | b",");
        if begins_member && !separates { LineStart::Always } else { LineStart::No }
    }

    /// Returns `true` if a line break inside a statement is kept because it could have a meaning.
    fn keeps_line_break(&self, shape: &Shape, child: NodeId) -> bool {
        let (tree, record) = (self.tree, self.tree.record(child));
        let before = tree.source[..record.start as usize].trim_ascii_end().last();
        let joins = matches!(before, Some(b'(' | b'[' | b','))
            || match text_of(tree, &record).first() {
                Some(b')' | b']' | b',' | b';') => true,
                Some(b'{') => !self.begins_member(shape, child),
                _ => false,
            };
        let could_mean_something =
            tree.grammar.white_space == WhiteSpace::Lines || tree.compiled.host().has_line_ends;
        could_mean_something && !joins && begins_line(tree, &record)
    }

    fn begins_member(&self, shape: &Shape, child: NodeId) -> bool {
        self.tree.record(child).is_regular()
            && outermost_list(shape, self.tree.ordinal(child)).is_some_and(|(_, is_first)| is_first)
    }

    /// Returns `true` if a child of a node without braces begins a line like those between braces.
    fn is_statement(&self, shape: &Shape, child: NodeId) -> bool {
        let symbol = self.tree.record(child).symbol();
        self.statements.contains(&symbol) && self.repeated(shape, child).is_some()
    }

    /// Returns the class of a child that begins an element of a repetition, unless an element can
    /// be an unnamed token.
    fn repeated(&self, shape: &Shape, child: NodeId) -> Option<ClassId> {
        let record = self.tree.record(child);
        if !record.is_regular() {
            return None;
        }
        let ordinal = self.tree.ordinal(child);
        let (list, is_first) = outermost_list(shape, ordinal)?;
        if list.kind != ListKind::Repetition || !is_first {
            return None;
        }
        let class = shape.slots[ordinal as usize].class;
        let compiled = self.tree.compiled;
        let has_name = |symbol: &Symbol| {
            compiled.is_named(symbol.kind) || compiled.kind_name(symbol.kind) == Some(";")
        };
        compiled.class(class).symbols.iter().all(has_name).then_some(class)
    }

    /// Returns the outermost brackets among the children of a node. If line ends are tokens,
    /// parentheses count as brackets, and statements keep their lines.
    fn brackets(&self, at: NodeId) -> Option<Brackets> {
        let tree = self.tree;
        let token = |child: &NodeId| bracket(tree, &tree.record(*child));
        let closing = |open| match open {
            b'{' => Some(b'}'),
            b'[' => Some(b']'),
            b'(' if tree.compiled.host().has_line_ends => Some(b')'),
            _ => None,
        };
        let (open, close) =
            children(tree, at).find_map(|child| Some((child, closing(token(&child)?)?)))?;
        let close_at = children(tree, at)
            .filter(|child| token(child) == Some(close))
            .last()
            .filter(|&at| at > open)?;
        let is_block = close == b'}'
            && !tree.compiled.host().has_line_ends
            && tree.shape_of(at).is_some_and(|shape| {
                let mut enclosed =
                    children(tree, at).filter(|&child| open < child && child < close_at);
                enclosed.any(|child| self.repeated(shape, child).is_some())
            });
        Some(Brackets { open, close: close_at, is_block })
    }
}

fn children(tree: &Tree, at: NodeId) -> impl Iterator<Item = NodeId> + use<'_> {
    tree.node(at).children().map(|child| child.id())
}

/// Returns the bracket that is the text of a node.
fn bracket(tree: &Tree, record: &NodeRecord) -> Option<u8> {
    let &[byte] = text_of(tree, record) else { return None };
    (b"{}[]()".contains(&byte) && !record.has(NodeRecord::NAMED)).then_some(byte)
}

/// Returns `true` if only white space precedes a node on its line.
fn begins_line(tree: &Tree, record: &NodeRecord) -> bool {
    let before = &tree.source[..record.start as usize];
    before.iter().rev().take_while(|byte| byte.is_ascii_whitespace()).any(|&byte| byte == b'\n')
}

/// Returns `true` if a continuation line is indented. It is not if it begins with a keyword, such
/// as `else`, or with a closing bracket.
fn is_indented(tree: &Tree, at: NodeId) -> bool {
    let from_here = tree.records.iter_in(at.index()..tree.records.len());
    let leaf = from_here.zip(at.0 + 1..).find(|(record, next)| record.subtree_end == *next);
    leaf.is_none_or(|(leaf, _)| {
        let first = text_of(tree, &leaf).first();
        let is_keyword = !leaf.has(NodeRecord::NAMED) && first.is_some_and(u8::is_ascii_alphabetic);
        !is_keyword && !matches!(first, Some(b'}' | b']' | b')'))
    })
}

/// Returns the outermost list around a child that can have several members, and `true` if the child
/// is the first of a member.
fn outermost_list(shape: &Shape, ordinal: u32) -> Option<(&ListShape, bool)> {
    let around = shape.lists_around(shape.slots.get(ordinal as usize)?);
    let has_several = |around: &Around<'_>| {
        matches!(around.list.kind, ListKind::Repetition | ListKind::Separated)
    };
    let Around { list, member, .. } = around.filter(has_several).last()?;
    Some((list, member.is_some_and(|member| member.children.start == ordinal)))
}
