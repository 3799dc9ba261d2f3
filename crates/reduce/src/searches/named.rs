//! First cut of a long program by what the messages about it name.
//!
//! A compiler that fails often prints the line or the function that it works on. The message that
//! is given last counts most. The first candidate keeps the functions and the parts on the lines
//! that it names, with what these need by name; the second keeps the outermost parts around them of
//! at most half of the program, such as a function; the third does so for all messages. Candidates
//! of more than half of the program are left out, so the others cost little if none is interesting.

use std::collections::BTreeSet;
use std::ops::Range;

use secateur_bundle::is_of_word;
use secateur_names::Program;
use secateur_syntax::NodeId;

use crate::round::Piece;
use crate::searches::parts::{Parts, Stub};

/// Minimum number of tokens of a program that is cut.
const TOKENS_MIN: u64 = 512;

/// Ratio of the tokens of a program to the maximum of a cut, and of a part in it.
const CUT_SHARE: u64 = 2;

/// Returns the texts that keep what `messages` name and everything that it needs.
///
/// A message is a list of line numbers, from 1, and words, of which the names of functions count.
pub(crate) fn kept(program: &Program, messages: &[Vec<String>]) -> Vec<Vec<u8>> {
    if program.tokens() < TOKENS_MIN {
        return Vec::new();
    }
    let parts = Parts::of(program, Stub::Declared, |_| false);
    let places = Places { program, parts: &parts, lines: Piece::Line.cut(program.source()) };
    let found: Vec<BTreeSet<usize>> = messages.iter().map(|message| places.of(message)).collect();
    let mut found = found.into_iter().filter(|innermost| !innermost.is_empty());
    let Some(last) = found.next_back() else { return Vec::new() };
    let all: BTreeSet<usize> = found.flatten().chain(last.iter().copied()).collect();
    let (around_last, around_all) = (places.around(&last), places.around(&all));
    let kept = [last, around_last, around_all].map(|roots| parts.closure(&roots));
    let small = kept.iter().filter(|kept| parts.weight(kept) * CUT_SHARE <= program.tokens());
    let text = |kept: &Vec<bool>| parts.text(program, kept, parts.internal_words(kept), Vec::new());
    let mut texts: Vec<_> = small.map(text).collect();
    texts.dedup();
    texts
}

struct Places<'a> {
    program: &'a Program,
    parts: &'a Parts,
    lines: Vec<Range<usize>>,
}

impl Places<'_> {
    /// Returns the innermost parts on the lines that a message names, and the functions.
    fn of(&self, message: &[String]) -> BTreeSet<usize> {
        let parts = |place: &String| match place.parse() {
            Ok(line) => self.line(line).map_or_else(BTreeSet::new, |span| self.innermost(&span)),
            Err(_) => self.function(place),
        };
        message.iter().flat_map(parts).collect()
    }

    /// Returns the span of a line without the white space around it.
    fn line(&self, number: usize) -> Option<Range<usize>> {
        let Range { start, end } = self.lines.get(number.checked_sub(1)?)?.clone();
        let line = &self.program.source()[start..end];
        let start = end - line.trim_ascii_start().len();
        let end = start + line.trim_ascii().len();
        (start < end).then_some(start..end)
    }

    /// Returns the parts with text in `span`.
    fn within(&self, span: &Range<usize>) -> BTreeSet<usize> {
        let overlaps = |&node: &NodeId| {
            let own = self.program.node(node).span();
            own.start < span.end && span.start < own.end
        };
        let parts = self.parts.parts.iter().enumerate().skip(1);
        let there = parts.filter(|(_, part)| part.nodes.iter().any(overlaps));
        there.map(|(number, _)| number).collect()
    }

    /// Returns the parts with text in `span` but no such parts inside.
    fn innermost(&self, span: &Range<usize>) -> BTreeSet<usize> {
        let there = self.within(span);
        let outer = there.iter().map(|&part| self.parts.parts[part].parent).collect();
        &there - &outer
    }

    /// Returns all parts of the functions with this name.
    fn function(&self, name: &str) -> BTreeSet<usize> {
        let functions = self.program.definitions().iter().filter(|definition| {
            let text = self.program.node(definition.name).text();
            // A name may begin with a sign, as in LLVM IR.
            text.strip_suffix(name.as_bytes())
                .is_some_and(|sign| !sign.iter().any(|&byte| is_of_word(byte)))
                && self.program.body_of(self.program.node(definition.node)).is_some()
        });
        let spans = functions.map(|function| self.program.node(function.node).span());
        spans.flat_map(|span| self.within(&span)).collect()
    }

    /// Returns the outermost parts around some parts of at most half of the program, with all parts
    /// inside.
    fn around(&self, inner: &BTreeSet<usize>) -> BTreeSet<usize> {
        let parts = &self.parts.parts;
        // Enclosing parts come first.
        let mut weights: Vec<u64> = parts.iter().map(|part| part.weight).collect();
        for (number, part) in parts.iter().enumerate().skip(1).rev() {
            weights[part.parent] += weights[number];
        }
        let mut outermost: Vec<usize> = (0..parts.len()).collect();
        for (number, part) in parts.iter().enumerate().skip(1) {
            if weights[part.parent] * CUT_SHARE <= self.program.tokens() {
                outermost[number] = outermost[part.parent];
            }
        }
        let outer: BTreeSet<usize> = inner.iter().map(|&part| outermost[part]).collect();
        (1..parts.len()).filter(|&part| outer.contains(&outermost[part])).collect()
    }
}
