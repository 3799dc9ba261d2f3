//! First cut of a program by the lines that it executes.
//!
//! A test that runs the program seldom needs what never runs. The third candidate keeps the
//! statements that ran, and what they need by name; the first two also omit conditions that always
//! had the same value. If none is interesting, the last one keeps all statements of the functions
//! that ran.

use std::collections::{BTreeMap, HashSet};
use std::ops::Range;

use secateur_names::Program;
use secateur_syntax::{ListKind, Node, NodeId, Replacement, Role};

use crate::searches::parts::{Part, Parts, Stub};

/// Lines with code, and how many times a run executed them.
///
/// Line 1 is the first. A line without code, such as a comment, has no entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Executed {
    lines: BTreeMap<usize, u64>,
}

/// Lines of a text that were and were not executed.
pub(crate) struct ExecutedIn<'a> {
    executed: &'a Executed,
    /// Position at which each line starts.
    starts: Vec<usize>,
    /// Numbers of the two up to each line.
    sums: Vec<[usize; 2]>,
}

impl Executed {
    /// Records how many times a line was executed. Of several records, as for each instance of a
    /// template, the highest counts.
    pub fn record(&mut self, line: usize, times: u64) {
        let known = self.lines.entry(line).or_default();
        *known = times.max(*known);
    }

    /// Returns the numbers of lines that were and were not executed.
    pub fn counts(&self) -> [usize; 2] {
        let executed = self.lines.values().filter(|times| **times > 0).count();
        [executed, self.lines.len() - executed]
    }

    pub(crate) fn within(&self, text: &[u8]) -> ExecutedIn<'_> {
        let ends = memchr::memchr_iter(b'\n', text);
        let starts: Vec<usize> = std::iter::once(0).chain(ends.map(|at| at + 1)).collect();
        let mut sums = vec![[0, 0]];
        for line in 1..=starts.len() {
            let mut sum = sums[line - 1];
            if let Some(times) = self.lines.get(&line) {
                sum[usize::from(*times == 0)] += 1;
            }
            sums.push(sum);
        }
        ExecutedIn { executed: self, starts, sums }
    }
}

impl ExecutedIn<'_> {
    /// Returns the numbers of lines of `span` that were and were not executed.
    pub(crate) fn counts(&self, span: Range<usize>) -> [usize; 2] {
        self.counts_in(self.lines(span))
    }

    fn counts_in(&self, lines: Range<usize>) -> [usize; 2] {
        let (before, after) = (self.sums[lines.start - 1], self.sums[lines.end - 1]);
        [after[0] - before[0], after[1] - before[1]]
    }

    fn counts_of(&self, part: &Part, program: &Program) -> [usize; 2] {
        let counts = part.nodes.iter().map(|&node| self.counts(program.node(node).span()));
        counts.fold([0, 0], |sum, of| [sum[0] + of[0], sum[1] + of[1]])
    }

    fn lines(&self, span: Range<usize>) -> Range<usize> {
        let line_of = |at: usize| self.starts.partition_point(|&start| start <= at);
        line_of(span.start)..line_of(span.end.max(span.start + 1) - 1) + 1
    }

    /// Returns the lines that a node does not share with its siblings.
    fn own_lines(&self, node: Node) -> Range<usize> {
        let lines = self.lines(node.span());
        let before = node.previous_sibling();
        let after = node.siblings().find(|sibling| sibling.id() > node.id());
        let start = before.map_or(0, |before| self.lines(before.span()).end).max(lines.start);
        let end = after.map_or(lines.end, |after| self.lines(after.span()).start);
        start..end.clamp(start, lines.end.max(start))
    }

    /// Returns how many times the first of some lines with code was executed.
    fn first(&self, lines: Range<usize>) -> Option<u64> {
        self.executed.lines.range(lines).next().map(|(_, times)| *times)
    }
}

/// Returns the texts without what was not executed, the shortest first.
pub(crate) fn cuts(program: &Program, executed: &Executed) -> Vec<Vec<u8>> {
    let lines = executed.within(program.source());
    let has_idle_lines = |node: &Node| lines.counts(node.span())[1] > 0;
    let parts = Parts::of(program, Stub::Defined, has_idle_lines);
    let with_bodies = Parts::of(program, Stub::Defined, |_| false);
    let inner: HashSet<_> = parts.parts.iter().flat_map(|part| &part.nodes).copied().collect();
    let conditions = Conditions { program, lines: &lines };
    let undecided = conditions.undecided(&parts, &inner);
    let mut texts = vec![
        cut(program, &parts, &lines, &undecided, &conditions.taken()),
        cut(program, &parts, &lines, &undecided, &[]),
        cut(program, &parts, &lines, &HashSet::new(), &[]),
        cut(program, &with_bodies, &lines, &HashSet::new(), &[]),
    ];
    texts.dedup();
    texts.retain(|text| text[..] != program.source()[..]);
    texts
}

/// Search for conditions that had the same value whenever they were asked.
struct Conditions<'a> {
    program: &'a Program,
    lines: &'a ExecutedIn<'a>,
}

impl Conditions<'_> {
    /// Returns the parts that did nothing but ask, such as a branch that was never taken, and the
    /// definitions without an effect, such as a variable. The `inner` nodes are those of all parts.
    fn undecided(&self, parts: &Parts, inner: &HashSet<NodeId>) -> HashSet<usize> {
        let mut undecided = HashSet::new();
        // Parts with parts inside that did something.
        let mut has_effect = vec![false; parts.parts.len()];
        for (number, part) in parts.parts.iter().enumerate().skip(1).rev() {
            let counts = self.lines.counts_of(part, self.program);
            // The line of an argument may not count as executed, although the call was.
            if part.is_separated || counts[0] == 0 {
                continue;
            }
            has_effect[number] |= counts[1] == 0 && !part.is_definition
                || part.nodes.iter().any(|&node| self.has_effect(node, inner));
            if has_effect[number] {
                has_effect[part.parent] = true;
            } else {
                undecided.insert(number);
            }
        }
        undecided
    }

    /// Returns the nodes with a condition that was always true or always false, each with the
    /// branch that was taken.
    fn taken(&self) -> Vec<(NodeId, Replacement)> {
        let counts = |branch: &Node| self.lines.counts_in(self.lines.own_lines(*branch));
        let taken = |node: Node| {
            let branches: Vec<Node> = branches(node).collect();
            let mut executed = branches.iter().filter(|branch| counts(branch)[0] > 0);
            let branch = *executed.next().filter(|_| executed.next().is_none())?;
            let first = self.lines.first(self.lines.own_lines(branch));
            let is_always = first == self.lines.first(self.lines.lines(node.span()));
            // No condition belongs to the last branch.
            let is_rest = branches.split_last().is_some_and(|(last, others)| {
                let is_last = last.id() == branch.id() && branch.field() != Some("consequence");
                is_last && others.iter().all(|other| counts(other)[1] > 0)
            });
            let is_taken = is_always || is_rest;
            let branches = branches.iter().map(Node::id).collect();
            let is_pure = is_taken && !self.has_effect(node.id(), &branches);
            is_pure.then(|| (node.id(), self.bare(branch, node)))
        };
        self.program.nodes().filter_map(taken).collect()
    }

    /// Returns a branch in place of the node with its condition. Among other statements, those of a
    /// block without definitions need no braces.
    fn bare(&self, branch: Node, node: Node) -> Replacement {
        let is_free = node.role() == Role::Element
            && self.program.definitions_in(branch.subtree()).is_empty();
        let statements = statements(self.program, branch).filter(|_| is_free);
        match statements.as_deref() {
            Some(&[first, .., last]) => Replacement::Run { first, last },
            Some(&[only]) => Replacement::Node(only),
            _ => Replacement::Node(branch.id()),
        }
    }

    /// Returns `true` if a node did more than ask, except in `inner` nodes: if it called or
    /// assigned something, or has words on an executed line at which no node begins that also has
    /// other lines.
    fn has_effect(&self, node: NodeId, inner: &HashSet<NodeId>) -> bool {
        let rules = self.program.rules();
        let node = self.program.node(node);
        let mut asking = HashSet::from([self.lines.lines(node.span()).start]);
        let mut open = vec![node];
        while let Some(inside) = open.pop() {
            let (kind, span) = (inside.kind_id(), inside.span());
            let (line, counts) = (self.lines.lines(span.clone()).start, self.lines.counts(span));
            // A comment does nothing.
            if inside.is_extra() || counts[0] == 0 && counts[1] > 0 {
                continue;
            }
            if counts[1] > 0 {
                asking.insert(line);
            }
            let text = if inside.is_leaf() { inside.text() } else { b"" };
            let is_punctuation = |byte: &u8| byte.is_ascii_punctuation() && !b"_$".contains(byte);
            let asks = |parent: Node| {
                parent.field() == Some("alternative") || branches(parent).next().is_some()
            };
            let is_keyword = || !inside.is_named() && inside.parent().is_some_and(asks);
            let is_word = !text.iter().all(is_punctuation);
            if rules.calls.iter().any(|rule| rule.is_call(kind))
                || rules.assigned.contains(&inside.place())
                || rules.bodies.contains_key(&kind)
                || is_word && !asking.contains(&line) && !is_keyword()
            {
                return true;
            }
            open.extend(inside.children().filter(|child| !inner.contains(&child.id())));
        }
        false
    }
}

/// Returns the branches of a node with a condition, without their keywords.
///
/// By convention, grammars call them `consequence` and `alternative`.
fn branches(node: Node) -> impl Iterator<Item = Node> {
    let is_consequence = |child: &Node| child.field() == Some("consequence");
    node.children().filter_map(move |child| match child.field() {
        Some("consequence") => Some(child),
        Some("alternative") => {
            // The keyword stands before a branch, or in a clause with it.
            let is_clause = child.previous_sibling().is_some_and(|before| before.is_named());
            let nested = child.children().find(is_consequence);
            let inside = if is_clause { child.named_children().last() } else { Some(child) };
            nested.or(inside)
        }
        _ => None,
    })
}

/// Returns the statements of a block; `None` for other nodes.
fn statements(program: &Program, node: Node) -> Option<Vec<NodeId>> {
    let list = program.lists(node.id()).find(|list| list.kind() == ListKind::Repetition)?;
    let statements: Vec<_> = list.members().flat_map(|member| member.nodes()).collect();
    (statements.len() >= node.named_children().count()).then_some(statements)
}

/// Returns the text with what was executed and what it needs, without the `undecided` parts that
/// are not needed by name, and with nodes replaced by the branches `taken`.
fn cut(
    program: &Program,
    parts: &Parts,
    lines: &ExecutedIn,
    undecided: &HashSet<usize>,
    taken: &[(NodeId, Replacement)],
) -> Vec<u8> {
    let (mut roots, mut with_parent) = (Vec::new(), Vec::new());
    // A parameter can be deleted with its name, even if that is a part of its own.
    let mut has_definition = vec![false; parts.parts.len()];
    for (number, part) in parts.parts.iter().enumerate().rev() {
        has_definition[part.parent] |= has_definition[number] || part.is_definition;
    }
    let numbered = parts.parts.iter().enumerate().skip(1);
    for (number, part) in numbered.filter(|(number, _)| !undecided.contains(number)) {
        match lines.counts_of(part, program) {
            // Definitions stay only if they are needed.
            [0, _] if part.is_definition => {}
            // Such as a label or an initial value. The line of an argument may not count as
            // executed, although the call was.
            [0, idle] if idle == 0 || part.is_separated && !has_definition[number] => {
                with_parent.push(number);
            }
            [0, _] => {}
            _ => roots.push(number),
        }
    }
    loop {
        let mut is_kept = parts.closure(&roots);
        let roots_before = roots.len();
        // Parents come first, so that one sweep suffices at any depth.
        roots.extend(with_parent.extract_if(.., |&mut part| {
            is_kept[part] |= is_kept[parts.parts[part].parent];
            is_kept[part]
        }));
        if roots.len() == roots_before {
            return parts.text(program, &is_kept, Vec::new(), taken.to_vec());
        }
    }
}
