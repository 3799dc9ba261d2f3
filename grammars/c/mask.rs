//! Mask for tree-sitter-c of C as compilers accept it: GNU C, C23 and pre-standard C.

use super::gnu::{self, TYPE_WORDS, is_name, starts_statement};
use super::masker::Masker;

/// Hides constructs unknown to tree-sitter-c.
pub(crate) fn mask(masker: &mut Masker<'_>) {
    let mut c = C { masker, braces: Vec::new() };
    let mut at = 0;
    while at < c.masker.token_count() {
        let next = gnu::mask(c.masker, at).or_else(|| c.token(at)).unwrap_or(at);
        at = next.max(at + 1);
    }
    masker.blank_directives(gnu::is_directive_within);
}

struct C<'m, 'a> {
    masker: &'m mut Masker<'a>,
    /// One entry per open brace: `true` inside a struct or union.
    braces: Vec<bool>,
}

impl<'a> C<'_, 'a> {
    /// Examines one token. Returns the next token to examine, unless it is the following one.
    fn token(&mut self, at: usize) -> Option<usize> {
        match self.text(at) {
            b"{" => {
                let inside = self.opens_struct(at);
                self.braces.push(inside);
            }
            b"}" => _ = self.braces.pop(),
            b";" if self.is_in_struct() && matches!(self.text(at.wrapping_sub(1)), b";" | b"{") => {
                return Some(self.masker.blank(at, at));
            }
            b":" if self.is_in_struct() && self.is_unnamed_field(at) => {
                let end = self.masker.find(at + 1, &[b";", b",", b"}"])?;
                self.masker.blank(at, end - 1);
                return Some(end);
            }
            // The grammar requires a block.
            b"switch" => {
                let end = self.masker.partner(at + 1)?;
                if self.text(end + 1) != b"{" {
                    return Some(self.masker.respell(at, b"while"));
                }
            }
            // The grammar requires `typedef` first.
            b"typedef" if !starts_statement(self.masker, at) => {
                return Some(self.masker.blank(at, at));
            }
            b"static" | b"extern" | b"auto" | b"register" | b"const" | b"volatile"
                if starts_statement(self.masker, at)
                    && is_name(self.masker, at + 1)
                    && self.ends_declarator(at + 2) =>
            {
                return Some(self.masker.respell(at, b"int"));
            }
            // The grammar knows macros with a type argument.
            b"_Atomic" if self.text(at + 1) == b"(" => return Some(self.masker.fill(at, at)),
            b"_BitInt" if self.text(at + 1) == b"(" => {
                let end = self.masker.partner(at + 1)?;
                return Some(self.masker.fill(at, end));
            }
            text => {
                let label =
                    self.text(at + 1) == b":" && self.text(at + 2) == b"}" && text != b"default";
                if label && self.masker.is_word(at) && starts_statement(self.masker, at) {
                    return Some(self.masker.blank(at, at + 1));
                }
            }
        }
        None
    }

    fn is_in_struct(&self) -> bool {
        self.braces.last() == Some(&true)
    }

    /// Recognises `int : 3`, or `name : 3` at the start of a member.
    fn is_unnamed_field(&self, colon: usize) -> bool {
        let previous = colon.wrapping_sub(1);
        let member_start =
            matches!(self.text(colon.wrapping_sub(2)), b";" | b"{" | b"}" | b"const" | b"volatile");
        TYPE_WORDS.contains(&self.text(previous)) || is_name(self.masker, previous) && member_start
    }

    fn opens_struct(&self, brace: usize) -> bool {
        // A tag may follow the keyword, with attributes on both sides.
        let mut at = brace;
        for _ in 0..8 {
            at = at.wrapping_sub(1);
            match self.text(at) {
                b"struct" | b"union" => return true,
                b")" => {
                    let mut before = (0..at).rev().take(200);
                    at = before.find(|&open| self.masker.partner(open) == Some(at)).unwrap_or(at);
                }
                _ if self.masker.is_word(at) => {}
                _ => return false,
            }
        }
        false
    }

    fn ends_declarator(&self, at: usize) -> bool {
        matches!(self.text(at), b";" | b"," | b"=" | b"[")
    }

    fn text(&self, at: usize) -> &'a [u8] {
        self.masker.text(at)
    }
}
