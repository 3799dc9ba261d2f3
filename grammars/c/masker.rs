//! Masks for texts made of C tokens.
//!
//! Compilers accept spellings that a grammar does not know. The `mask.rs` of each language decides
//! which of them to hide.

use std::ops::Range;

use secateur_syntax::Mask;

use super::tokens;

/// A text of C tokens, and its mask.
///
/// Tokens are identified by their index. Preprocessor lines are not tokens here, since they follow
/// line-based rules of their own.
pub(crate) struct Masker<'a> {
    source: &'a [u8],
    tokens: Vec<Range<u32>>,
    directives: Vec<Directive>,
    /// For each opening token the closing one, or [`NO_PARTNER`].
    partners: Vec<u32>,
    mask: Mask,
}

const NO_PARTNER: u32 = u32::MAX;

/// Returns the mask that `write` makes for a text.
pub(super) fn mask(source: &[u8], write: fn(&mut Masker<'_>)) -> Mask {
    let (tokens, directives) = split_directives(source);
    let partners = partners(source, &tokens);
    let mask = Mask { text: source.to_vec(), ..Mask::default() };
    let mut masker = Masker { source, tokens, directives, partners, mask };
    write(&mut masker);
    let mut mask = masker.mask;
    mask.blanked.sort_by_key(|range| range.start);
    let mut end = 0;
    mask.blanked.retain(|range| {
        let is_new = range.start >= end;
        end = end.max(range.end);
        is_new
    });
    mask.respelt.sort_by_key(|range| range.start);
    mask
}

impl<'a> Masker<'a> {
    /// Maximum look-ahead in tokens. Without a limit, the time could be quadratic.
    pub(crate) const REACH: usize = 1000;

    pub(crate) fn token_count(&self) -> usize {
        self.tokens.len()
    }

    /// Returns the text of a token, or an empty text beyond the end.
    pub(crate) fn text(&self, at: usize) -> &'a [u8] {
        self.tokens.get(at).map_or(&[], |token| &self.source[wide(token)])
    }

    /// Returns `true` if a token is a word: a name or a keyword.
    pub(crate) fn is_word(&self, at: usize) -> bool {
        self.text(at).first().is_some_and(|&byte| byte == b'_' || byte.is_ascii_alphabetic())
    }

    /// Returns the token that closes the parenthesis, brace or bracket opened by a token.
    pub(crate) fn partner(&self, at: usize) -> Option<usize> {
        self.partners
            .get(at)
            .filter(|&&partner| partner != NO_PARTNER)
            .map(|&partner| partner as usize)
    }

    /// Returns the position after a token and everything it opens.
    pub(crate) fn behind(&self, at: usize) -> usize {
        self.partner(at).unwrap_or(at) + 1
    }

    /// Returns the first token at or after `from` that is one of `texts`, within
    /// [`REACH`](Self::REACH).
    pub(crate) fn find(&self, from: usize, texts: &[&[u8]]) -> Option<usize> {
        (from..self.token_count()).take(Self::REACH).find(|&at| texts.contains(&self.text(at)))
    }

    /// Hides a range of tokens, which become a single node. Does nothing if the tokens do not
    /// exist. Like all functions that change the mask, returns the next token.
    pub(crate) fn blank(&mut self, first: usize, last: usize) -> usize {
        if let Some(span) = self.span(first, last) {
            self.hide(span);
        }
        last + 1
    }

    /// Shows the parser a shorter spelling of a token.
    ///
    /// # Panics
    ///
    /// Panics if the spelling is longer than the token.
    pub(crate) fn respell(&mut self, at: usize, shorter: &[u8]) -> usize {
        if let Some(span) = self.span(at, at) {
            self.write(span.clone(), b' ');
            self.mask.text[span.start..span.start + shorter.len()].copy_from_slice(shorter);
            self.mask.respelt.push(span);
        }
        at + 1
    }

    /// Turns a range of tokens into one name. Does nothing if the tokens do not exist.
    pub(crate) fn fill(&mut self, first: usize, last: usize) -> usize {
        if let Some(span) = self.span(first, last) {
            self.mask.text[span].fill(b'x');
        }
        last + 1
    }

    /// Hides the preprocessor lines selected by `is_hidden`, which receives the number of tokens
    /// before the line and the text after `#`.
    pub(crate) fn blank_directives(&mut self, is_hidden: impl Fn(&Self, usize, &[u8]) -> bool) {
        for (before, span) in std::mem::take(&mut self.directives) {
            if is_hidden(self, before, self.source[span.start + 1..span.end].trim_ascii_start()) {
                self.hide(span);
            }
        }
    }

    fn span(&self, first: usize, last: usize) -> Option<Range<usize>> {
        let (start, end) = (self.tokens.get(first)?.start, self.tokens.get(last)?.end);
        (start < end).then_some(wide(&(start..end)))
    }

    fn hide(&mut self, span: Range<usize>) {
        self.write(span.clone(), b' ');
        self.mask.blanked.push(span);
    }

    /// Keeps line breaks, on which the parser relies.
    fn write(&mut self, span: Range<usize>, byte: u8) {
        for at in &mut self.mask.text[span] {
            if *at != b'\n' {
                *at = byte;
            }
        }
    }
}

/// A preprocessor line, with the number of tokens before it.
type Directive = (usize, Range<usize>);

/// Splits a text into tokens and preprocessor lines.
fn split_directives(source: &[u8]) -> (Vec<Range<u32>>, Vec<Directive>) {
    let (mut tokens, mut directives) = (Vec::new(), Vec::new());
    let mut directive_end = 0;
    for token in tokens::ranges(source) {
        if token.start < directive_end {
            continue;
        }
        if source[token.clone()] == *b"#" && is_first_in_line(source, token.start) {
            let end = line_end(source, token.end);
            directive_end = end;
            directives.push((tokens.len(), token.start..end));
        } else {
            tokens.push(token.start as u32..token.end as u32);
        }
    }
    (tokens, directives)
}

fn is_first_in_line(source: &[u8], at: usize) -> bool {
    source[..at]
        .iter()
        .rev()
        .find(|byte| !matches!(byte, b' ' | b'\t' | b'\r'))
        .is_none_or(|&byte| byte == b'\n')
}

/// Returns the end of the logical line, before its line break. Continued lines count as one.
fn line_end(source: &[u8], from: usize) -> usize {
    let mut end = from;
    while let Some(length) = source[end..].iter().position(|&byte| byte == b'\n') {
        end += length;
        if !source[..end].strip_suffix(b"\r").unwrap_or(&source[..end]).ends_with(b"\\") {
            return end;
        }
        end += 1;
    }
    source.len()
}

/// Positions are stored in 32 bits to save memory.
fn wide(range: &Range<u32>) -> Range<usize> {
    range.start as usize..range.end as usize
}

/// Returns the closing token of each opening parenthesis, brace or bracket.
fn partners(source: &[u8], tokens: &[Range<u32>]) -> Vec<u32> {
    let mut partners = vec![NO_PARTNER; tokens.len()];
    let mut open: Vec<(usize, u8)> = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match source[wide(token)] {
            [byte @ (b'(' | b'{' | b'[')] => open.push((at, byte)),
            [byte @ (b')' | b'}' | b']')] => {
                let opening = match byte {
                    b')' => b'(',
                    b'}' => b'{',
                    _ => b'[',
                };
                if let Some(&(start, _)) = open.last().filter(|(_, byte)| *byte == opening) {
                    open.pop();
                    partners[start] = at as u32;
                }
            }
            _ => {}
        }
    }
    partners
}
