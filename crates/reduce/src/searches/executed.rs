//! First cut of a program by the lines that it executes.
//!
//! A test that runs the program seldom needs what never runs. The first candidate keeps the
//! statements that ran, and what they need by name. If it is not interesting, the next one keeps
//! all statements of the functions that ran.

use std::collections::BTreeMap;
use std::ops::Range;

use secateur_names::Program;
use secateur_syntax::Node;

use crate::searches::parts::{Parts, Stub};

/// Lines with code, and if a run executed them.
///
/// Line 1 is the first. A line without code, such as a comment, has no entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Executed {
    lines: BTreeMap<usize, bool>,
}

/// Numbers of lines that were and were not executed, up to each line of a text.
pub(crate) struct ExecutedIn {
    /// Position at which each line starts.
    starts: Vec<usize>,
    sums: Vec<[usize; 2]>,
}

impl Executed {
    /// Records that a line was executed or not. If there are several records, as for each instance
    /// of a template, one execution suffices.
    pub fn record(&mut self, line: usize, is_executed: bool) {
        *self.lines.entry(line).or_default() |= is_executed;
    }

    /// Returns the numbers of lines that were and were not executed.
    #[must_use]
    pub fn counts(&self) -> [usize; 2] {
        let executed = self.lines.values().filter(|is_executed| **is_executed).count();
        [executed, self.lines.len() - executed]
    }

    pub(crate) fn within(&self, text: &[u8]) -> ExecutedIn {
        let ends = text.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
        let starts: Vec<usize> = [0].into_iter().chain(ends.map(|(at, _)| at + 1)).collect();
        let mut sums = vec![[0, 0]];
        for line in 1..=starts.len() {
            let mut sum = sums[line - 1];
            if let Some(is_executed) = self.lines.get(&line) {
                sum[usize::from(!is_executed)] += 1;
            }
            sums.push(sum);
        }
        ExecutedIn { starts, sums }
    }
}

impl ExecutedIn {
    /// Returns the numbers of lines of `span` that were and were not executed.
    pub(crate) fn counts(&self, span: Range<usize>) -> [usize; 2] {
        let line_of = |at: usize| self.starts.partition_point(|&start| start <= at);
        let (first, last) = (line_of(span.start), line_of(span.end.max(span.start + 1) - 1));
        let (before, after) = (self.sums[first - 1], self.sums[last]);
        [after[0] - before[0], after[1] - before[1]]
    }
}

/// Returns the texts without what was not executed, the shortest first.
pub(crate) fn cuts(program: &Program, executed: &Executed) -> Vec<Vec<u8>> {
    let lines = executed.within(program.source());
    let has_idle_lines = |node: &Node| lines.counts(node.span())[1] > 0;
    let mut texts = vec![
        cut(program, &Parts::of(program, Stub::Defined, has_idle_lines), &lines),
        cut(program, &Parts::of(program, Stub::Defined, |_| false), &lines),
    ];
    texts.dedup();
    texts.retain(|text| text[..] != program.source()[..]);
    texts
}

fn cut(program: &Program, parts: &Parts, lines: &ExecutedIn) -> Vec<u8> {
    let (mut roots, mut with_parent) = (Vec::new(), Vec::new());
    // A parameter can be deleted with its name, even if that is a part of its own.
    let mut has_definition = vec![false; parts.parts.len()];
    for (number, part) in parts.parts.iter().enumerate().rev() {
        has_definition[part.parent] |= has_definition[number] || part.is_definition;
    }
    for (number, part) in parts.parts.iter().enumerate().skip(1) {
        let counts = part.nodes.iter().map(|&node| lines.counts(program.node(node).span()));
        match counts.fold([0, 0], |sum, of| [sum[0] + of[0], sum[1] + of[1]]) {
            // Definitions stay only if they are needed.
            [0, _] if part.is_definition => {}
            // Such as a label or an initial value.
            [0, 0] => with_parent.push(number),
            // The line of an argument may not count as executed, although the call was.
            [0, _] if part.is_separated && !has_definition[number] => with_parent.push(number),
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
            return parts.text(program, &is_kept);
        }
    }
}
