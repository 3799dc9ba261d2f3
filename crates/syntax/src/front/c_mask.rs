//! C as compilers take it, made readable for tree-sitter-c.
//!
//! GNU C, C23 and C before its first standard have spellings that the grammar does not know. A mask is a copy of the
//! text of the same length in which they are blanked, or respelt in something shorter and blanks. All positions hold,
//! and what is rendered is always the text itself. What was blanked becomes a node that can be deleted.

mod structure;

use std::ops::Range;

use structure::{partners, split_directives};

/// A copy of a text, and where it differs.
pub(super) struct Mask {
    pub(super) text: Vec<u8>,
    pub(super) blanked: Vec<Range<usize>>,
    pub(super) respelt: Vec<Range<usize>>,
}

/// Words that say nothing about the syntax around them.
const BLANKED: [&[u8]; 9] = [
    b"_Complex",
    b"__complex__",
    b"__complex",
    b"_Imaginary",
    b"__real__",
    b"__real",
    b"__imag__",
    b"__imag",
    b"__extension__",
];

/// Words that are blanked with the parentheses behind them.
const BLANKED_CALLS: [&[u8]; 3] = [b"__attribute__", b"__attribute", b"_Pragma"];

const RESPELT: [(&[u8], &[u8]); 13] = [
    (b"__const__", b"const"),
    (b"__const", b"const"),
    (b"__volatile__", b"volatile"),
    (b"__volatile", b"volatile"),
    (b"__signed__", b"signed"),
    (b"__signed", b"signed"),
    (b"__restrict__", b"restrict"),
    (b"__restrict", b"restrict"),
    (b"_Thread_local", b"__thread"),
    (b"__alignof__", b"sizeof"),
    (b"__alignof", b"sizeof"),
    (b"_Alignof", b"sizeof"),
    (b"alignof", b"sizeof"),
];

/// Functions of which some arguments are types: their numbers.
const TYPE_ARGUMENTS: [(&[u8], &[usize]); 5] = [
    (b"__builtin_va_arg", &[1]),
    (b"va_arg", &[1]),
    (b"__builtin_offsetof", &[0]),
    (b"offsetof", &[0]),
    (b"__builtin_types_compatible_p", &[0, 1]),
];

const TYPE_WORDS: [&[u8]; 11] =
    [b"int", b"char", b"short", b"long", b"unsigned", b"signed", b"__signed__", b"_Bool", b"float", b"double", b"void"];

/// Words that are no names, and stand in front of expressions or statements.
const KEYWORDS: [&[u8]; 8] = [b"return", b"else", b"do", b"case", b"goto", b"sizeof", b"typedef", b"_Alignof"];

impl Mask {
    pub(super) fn of(source: &[u8]) -> Self {
        let mask = Self { text: source.to_vec(), blanked: Vec::new(), respelt: Vec::new() };
        let (tokens, directives) = split_directives(source);
        let partners = partners(source, &tokens);
        let mut masker = Masker { source, tokens, partners, mask, braces: Vec::new() };
        let mut at = 0;
        while at < masker.tokens.len() {
            at = masker.token(at);
        }
        for (before, directive) in directives {
            masker.directive(before, directive);
        }
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
}

struct Masker<'a> {
    source: &'a [u8],
    tokens: Vec<Range<usize>>,
    partners: Vec<Option<usize>>,
    mask: Mask,
    /// Of each open brace, whether members of a struct or union stand in it.
    braces: Vec<bool>,
}

impl<'a> Masker<'a> {
    /// Looks at one token; gives the next to look at.
    fn token(&mut self, at: usize) -> usize {
        let text = self.text(at);
        if BLANKED.contains(&text) {
            self.blank(at, at);
        } else if BLANKED_CALLS.contains(&text) && self.text(at + 1) == b"(" {
            let Some(end) = self.partners[at + 1] else { return at + 1 };
            self.blank(at, end);
            return end + 1;
        } else if let Some((_, shorter)) = RESPELT.iter().find(|(word, _)| *word == text) {
            self.respell(at, shorter);
        } else if self.is_word(at) {
            return self.word(at, text);
        } else {
            return self.punctuation(at, text);
        }
        at + 1
    }

    /// A directive in the middle of something is at no place that the grammar knows. Conditions stay: what they hold
    /// counts.
    fn directive(&mut self, before: usize, span: Range<usize>) {
        let between = before == 0 || matches!(self.text(before - 1), b";" | b"}");
        let words = self.source[span.start + 1..span.end].trim_ascii_start();
        let marks_a_place = words.first().is_some_and(u8::is_ascii_digit) || words.starts_with(b"line");
        if !between && (marks_a_place || words.starts_with(b"pragma")) {
            self.write(span.clone(), b' ');
            self.mask.blanked.push(span);
        }
    }

    fn word(&mut self, at: usize, text: &[u8]) -> usize {
        match text {
            b"asm" | b"__asm__" | b"__asm" if self.is_name(at.wrapping_sub(1)) && self.text(at + 1) == b"(" => {
                let Some(end) = self.partners[at + 1] else { return at + 1 };
                self.blank(at, end);
                return end + 1;
            }
            b"case" => self.case_range(at),
            // To an address: the grammar wants a name.
            b"goto" if self.text(at + 1) == b"*" => {
                if let Some(end) = (at + 2..self.tokens.len()).find(|&end| self.text(end) == b";") {
                    self.fill(at + 1, end - 1);
                    return end;
                }
            }
            // The grammar takes it for a macro with a type as its argument.
            b"typeof" | b"__typeof__" | b"__typeof" if self.text(at + 1) == b"(" => {
                let Some(end) = self.partners[at + 1] else { return at + 1 };
                let is_type = (at + 2..end).all(|inner| self.is_word(inner) || self.text(inner) == b"*");
                if !is_type {
                    self.fill(at, end);
                    return end + 1;
                }
            }
            // The grammar wants a block.
            b"switch" => {
                let end = self.partners.get(at + 1).copied().flatten();
                if end.is_some_and(|end| self.text(end + 1) != b"{") {
                    self.respell(at, b"while");
                }
            }
            // The grammar wants it first.
            b"typedef" if !self.starts_statement(at) => self.blank(at, at),
            b"static" | b"extern" | b"auto" | b"register" | b"const" | b"volatile"
                if self.starts_statement(at) && self.is_name(at + 1) && self.ends_declarator(at + 2) =>
            {
                self.respell(at, b"int");
            }
            // A macro with a type as its argument is known.
            b"_Atomic" if self.text(at + 1) == b"(" => self.fill(at, at),
            b"_BitInt" if self.text(at + 1) == b"(" => {
                if let Some(end) = self.partners[at + 1] {
                    self.fill(at, end);
                    return end + 1;
                }
            }
            _ => {
                if let Some((_, numbers)) = TYPE_ARGUMENTS.iter().find(|(name, _)| *name == text) {
                    return self.type_arguments(at + 1, numbers).unwrap_or(at + 1);
                }
                let label = self.text(at + 1) == b":" && self.text(at + 2) == b"}" && text != b"default";
                if label && self.starts_statement(at) {
                    self.blank(at, at + 1);
                    return at + 2;
                }
            }
        }
        at + 1
    }

    fn punctuation(&mut self, at: usize, text: &[u8]) -> usize {
        match text {
            b"{" => {
                let inside = self.opens_struct(at);
                self.braces.push(inside);
            }
            b"}" => _ = self.braces.pop(),
            b";" if self.braces.last() == Some(&true) && matches!(self.text(at.wrapping_sub(1)), b";" | b"{") => {
                self.blank(at, at);
            }
            b":" if self.braces.last() == Some(&true) && self.is_unnamed_field(at) => {
                let end = (at + 1..self.tokens.len()).find(|&end| matches!(self.text(end), b";" | b"," | b"}"));
                if let Some(end) = end {
                    self.blank(at, end - 1);
                    return end;
                }
            }
            b"&&" if self.starts_operand(at) => self.respell(at, b"&"),
            _ => {}
        }
        at + 1
    }

    /// `case 1 ... 5:`
    fn case_range(&mut self, at: usize) {
        let mut end = at + 1;
        let mut dots = None;
        while end < self.tokens.len() && !matches!(self.text(end), b":" | b";" | b"{" | b"}") {
            if self.text(end) == b"..." {
                dots = Some(end);
            }
            end = self.partners[end].unwrap_or(end) + 1;
        }
        if let Some(dots) = dots.filter(|_| self.text(end) == b":") {
            self.blank(dots, end - 1);
        }
    }

    /// Makes a name of each argument that is a type; gives what comes behind the first.
    fn type_arguments(&mut self, open: usize, numbers: &[usize]) -> Option<usize> {
        if self.text(open) != b"(" {
            return None;
        }
        let close = self.partners[open]?;
        let (mut start, mut number, mut go_on) = (open + 1, 0, open + 1);
        let mut at = start;
        while at <= close {
            if at == close || self.text(at) == b"," {
                if start < at && (numbers.contains(&number) || self.starts_type(start)) {
                    self.fill(start, at - 1);
                    go_on = go_on.max(at);
                }
                (start, number) = (at + 1, number + 1);
                at += 1;
            } else {
                at = self.partners[at].unwrap_or(at) + 1;
            }
        }
        // Only what lies in front of a type is looked at again.
        Some(if numbers.contains(&0) { go_on } else { open + 1 })
    }

    /// Whether a type that cannot be a name starts here. When arguments in front of it go, its number is another.
    fn starts_type(&self, at: usize) -> bool {
        TYPE_WORDS.contains(&self.text(at)) || matches!(self.text(at), b"struct" | b"union" | b"enum" | b"const")
    }

    /// `int : 3`, or `name : 3` at the start of a member.
    fn is_unnamed_field(&self, colon: usize) -> bool {
        let previous = colon.wrapping_sub(1);
        let member_start = matches!(self.text(colon.wrapping_sub(2)), b";" | b"{" | b"}" | b"const" | b"volatile");
        TYPE_WORDS.contains(&self.text(previous)) || self.is_name(previous) && member_start
    }

    fn opens_struct(&self, brace: usize) -> bool {
        // The word may have a tag behind it, and attributes on both sides of the tag.
        let mut at = brace;
        for _ in 0..8 {
            at = at.wrapping_sub(1);
            match self.text(at) {
                b"struct" | b"union" => return true,
                b")" => {
                    let close = at;
                    let start = (0..close).rev().take(200).find(|&open| self.partners[open] == Some(close));
                    at = start.unwrap_or(close);
                }
                _ if self.is_word(at) => {}
                _ => return false,
            }
        }
        false
    }

    fn starts_statement(&self, at: usize) -> bool {
        at == 0 || matches!(self.text(at - 1), b";" | b"{" | b"}" | b":" | b"__extension__")
    }

    /// Whether what comes next is an operand and no operator.
    fn starts_operand(&self, at: usize) -> bool {
        let previous = self.text(at.wrapping_sub(1));
        matches!(previous, b"(" | b"," | b"=" | b"{" | b"[" | b"?" | b":" | b"return" | b"-" | b"+" | b";")
    }

    fn ends_declarator(&self, at: usize) -> bool {
        matches!(self.text(at), b";" | b"," | b"=" | b"[")
    }

    fn is_name(&self, at: usize) -> bool {
        let text = self.text(at);
        self.is_word(at)
            && !KEYWORDS.contains(&text)
            && !TYPE_WORDS.contains(&text)
            && !matches!(text, b"struct" | b"union" | b"enum" | b"const" | b"volatile" | b"static" | b"extern")
    }

    fn is_word(&self, at: usize) -> bool {
        self.text(at).first().is_some_and(|&byte| byte == b'_' || byte.is_ascii_alphabetic())
    }

    fn text(&self, at: usize) -> &'a [u8] {
        self.tokens.get(at).map_or(&[], |token| &self.source[token.clone()])
    }

    fn span(&self, first: usize, last: usize) -> Range<usize> {
        self.tokens[first].start..self.tokens[last].end
    }

    /// Line breaks stay, for the parser counts on them.
    fn blank(&mut self, first: usize, last: usize) {
        let span = self.span(first, last);
        self.write(span.clone(), b' ');
        self.mask.blanked.push(span);
    }

    fn respell(&mut self, at: usize, shorter: &[u8]) {
        let span = self.span(at, at);
        self.write(span.clone(), b' ');
        self.mask.text[span.start..span.start + shorter.len()].copy_from_slice(shorter);
        self.mask.respelt.push(span);
    }

    /// Makes one name of the tokens.
    fn fill(&mut self, first: usize, last: usize) {
        let span = self.span(first, last);
        self.mask.text[span].fill(b'x');
    }

    fn write(&mut self, span: Range<usize>, byte: u8) {
        for at in &mut self.mask.text[span] {
            if *at != b'\n' {
                *at = byte;
            }
        }
    }
}
