//! Mask for tree-sitter-cpp of C++ as compilers accept it.

use crate::c::gnu;
use crate::c::masker::Masker;

use super::words::{CALLED_AFTER, TYPE_STARTS};

/// Hides constructs unknown to tree-sitter-cpp.
pub(crate) fn mask(masker: &mut Masker<'_>) {
    let mut cpp = Cpp { masker, braces: Vec::new(), statement: 0 };
    let mut at = 0;
    while at < cpp.masker.token_count() {
        let next = cpp
            .token(at)
            .or_else(|| gnu::mask(cpp.masker, at))
            .map_or(at + 1, |next| next.max(at + 1));
        cpp.pass(at..next);
        at = next;
    }
    masker.blank_directives(gnu::is_directive_within);
}

/// Contents of a pair of braces.
#[derive(Clone, Copy, PartialEq)]
enum Inside {
    Namespace,
    Class,
    Block,
}

struct Cpp<'m, 'a> {
    masker: &'m mut Masker<'a>,
    /// One entry per open brace.
    braces: Vec<Inside>,
    /// First token of the current statement or declaration.
    statement: usize,
}

impl<'a> Cpp<'_, 'a> {
    /// Examines one token. Returns the next token to examine if it hides something.
    fn token(&mut self, at: usize) -> Option<usize> {
        let (previous, text, next) =
            (self.text(at.wrapping_sub(1)), self.text(at), self.text(at + 1));
        match text {
            // `[[nodiscard]]`: the grammar allows it only in some positions.
            b"[" if next == b"[" => {
                let end = self.masker.partner(at).filter(|&end| self.text(end - 1) == b"]")?;
                Some(self.masker.blank(at, end))
            }
            // `R (C::*)()`
            b"::" if next == b"*" => {
                let first = self.qualifier(at)?;
                Some(self.masker.blank(first, at))
            }
            // `typedef R (C::*pm)(int) const;`
            b"const" | b"volatile" | b"&" | b"&&" | b"noexcept"
                if self.text(self.statement) == b"typedef" && previous == b")" =>
            {
                let end = self.masker.find(at, &[b";", b","])?;
                Some(self.masker.blank(at, end - 1))
            }
            // `[] mutable {}`
            b"mutable" | b"static" | b"constexpr" | b"consteval" | b"noexcept"
                if previous == b"]" && self.text(at.wrapping_sub(2)) != b"]" =>
            {
                let end = self.masker.find(at, &[b"{", b";", b"}"])?;
                Some(self.masker.blank(at, end - 1))
            }
            b"static" if previous == b")" => Some(self.masker.blank(at, at)),
            // `using T::f...;`
            b"..." if next == b";" && self.text(self.statement) == b"using" => {
                Some(self.masker.blank(at, at))
            }
            b"__restrict" | b"__restrict__" if matches!(previous, b"&" | b"&&") => {
                Some(self.masker.blank(at, at))
            }
            // `f(int * = 0)`
            b"*" | b"&" | b"&&" if next == b"=" && previous != b"operator" => {
                Some(self.masker.blank(at, at))
            }
            // `Args......`
            b"..." if next == b"..." => Some(self.masker.blank(at, at)),
            // `p->*q`
            b"->*" | b".*" => Some(self.masker.respell(at, b"*")),
            // `void f(T x = {});`
            b"{" if next == b"}"
                && previous == b"="
                && matches!(self.text(at + 2), b"," | b")") =>
            {
                Some(self.masker.fill(at, at + 1))
            }
            // `using A::operator int;`
            b"operator" if self.text(self.statement) == b"using" && self.masker.is_word(at + 1) => {
                let end = self.masker.find(at + 1, &[b";", b","])?;
                Some(self.masker.fill(at, end - 1))
            }
            b"typename" if previous == b"using" => Some(self.masker.blank(at, at)),
            // `f(typename T::u{})`
            b"typename" => {
                let end = self.qualified(at + 1);
                let is_value = match self.text(end) {
                    b"{" => true,
                    b"(" => !matches!(self.text(end + 1), b"*" | b"&" | b"&&"),
                    _ => false,
                };
                if !is_value {
                    return None;
                }
                Some(self.masker.blank(at, at))
            }
            // `void f() = delete;` is known only for members, and not for member templates with a
            // type.
            b"delete"
                if previous == b"="
                    && (self.inside() == Inside::Namespace || self.is_template_with_type()) =>
            {
                Some(self.masker.fill(at, at))
            }
            b"extern" if next == b"template" => Some(self.masker.blank(at, at)),
            // `template class A<char>;`
            b"template" if matches!(next, b"class" | b"struct" | b"union") => {
                Some(self.masker.fill(at + 1, at + 1))
            }
            b"typeof" | b"__typeof__" | b"__typeof" if next == b"(" => {
                let end = self.masker.partner(at + 1)?;
                Some(self.masker.fill(at, end))
            }
            b"__decltype" => Some(self.masker.respell(at, b"decltype")),
            // `decltype(f(x), true)`
            b"decltype" if next == b"(" => {
                let end = self.masker.partner(at + 1)?;
                let comma = self.arguments(at + 1, end).next()?.end;
                if comma < end {
                    self.masker.blank(comma, end - 1);
                }
                None
            }
            // `unsigned{x}`
            b"unsigned" | b"signed" | b"long" | b"short" if next == b"{" => {
                Some(self.masker.fill(at, at))
            }
            // `p->~T<int>()`
            b"~" if matches!(previous, b"." | b"->") => {
                let end = self.qualified(at + 1);
                Some(self.masker.fill(at, end - 1))
            }
            // `int : 3;`, `int a : 1 = 0;`
            b":" if self.inside() == Inside::Class => {
                let is_unnamed = gnu::TYPE_WORDS.contains(&previous);
                let end = self.masker.find(at + 1, &[b";", b"=", b"{", b"}", b","])?;
                if end == at + 1 || !(is_unnamed || self.text(end) == b"=" && end == at + 2) {
                    return None;
                }
                Some(self.masker.blank(at, end - 1))
            }
            // `a.operator->()`
            b"operator" if CALLED_AFTER.contains(&previous) => {
                let last = match next {
                    b"(" | b"[" => self.masker.partner(at + 1)?,
                    _ => at + 1,
                };
                Some(self.masker.fill(at, last))
            }
            // `friend class a::b;`
            b"class" | b"struct" | b"union" if previous == b"friend" => {
                let end = self.qualified(at + 1);
                if end <= at + 2 || self.text(end) != b";" {
                    return None;
                }
                Some(self.masker.fill(at + 1, end - 1))
            }
            // `void f(this S& s)`
            b"this" if self.masker.is_word(at + 1) => Some(self.masker.blank(at, at)),
            // `{.a{1}}`
            b"." if self.masker.is_word(at + 1)
                && self.text(at + 2) == b"{"
                && matches!(previous, b"{" | b",") =>
            {
                Some(self.masker.blank(at, at + 1))
            }
            // `if !consteval {}`
            b"!" if next == b"consteval" => Some(self.masker.blank(at, at)),
            b"consteval" if matches!(previous, b"if" | b"!") => {
                Some(self.masker.respell(at, b"(1)"))
            }
            b"export" | b"module" | b"import" if at == self.statement => self.module(at),
            b"template" if next == b"<" => {
                self.template_parameters(at + 1);
                None
            }
            _ if self.masker.is_word(at)
                && (text.starts_with(b"__") || text == b"typeid")
                && next == b"(" =>
            {
                self.types(at + 1)
            }
            _ => None,
        }
    }

    /// Returns `true` if this is a template other than a constructor template.
    fn is_template_with_type(&self) -> bool {
        let mut at = self.statement;
        if self.text(at) != b"template" {
            return false;
        }
        at = self.angle(at + 1).unwrap_or(at) + 1;
        while matches!(self.text(at), b"constexpr" | b"explicit" | b"inline" | b"consteval") {
            at += 1;
        }
        self.text(at + 1) != b"("
    }

    /// `export module a:b;`, `import <c>;`, `export int d;`
    fn module(&mut self, at: usize) -> Option<usize> {
        let is_export = self.text(at) == b"export";
        let first = at + usize::from(is_export);
        let next = self.text(first + 1);
        let is_whole = match self.text(first) {
            b"module" => is_export || next == b";" || next == b":",
            b"import" => {
                self.masker.is_word(first + 1) || matches!(next.first(), Some(b'<' | b':' | b'"'))
            }
            _ => false,
        };
        let last = if is_whole {
            self.masker.find(first, &[b";"])?
        } else if is_export {
            at
        } else {
            return None;
        };
        Some(self.masker.blank(at, last))
    }

    /// Turns the type arguments of a compiler builtin into names.
    fn types(&mut self, open: usize) -> Option<usize> {
        let close = self.masker.partner(open)?;
        let arguments: Vec<_> = self.arguments(open, close).collect();
        for argument in arguments {
            let (first, last) =
                (self.text(argument.start), self.text(argument.end.wrapping_sub(1)));
            let starts_type = TYPE_STARTS.contains(&first) || gnu::TYPE_WORDS.contains(&first);
            if !argument.is_empty() && (starts_type || matches!(last, b"*" | b"&" | b"&&")) {
                self.masker.fill(argument.start, argument.end - 1);
            }
        }
        None
    }

    /// Returns the ranges between the commas in parentheses.
    fn arguments(&self, open: usize, close: usize) -> impl Iterator<Item = std::ops::Range<usize>> {
        let mut start = open + 1;
        std::iter::from_fn(move || {
            let mut at = start;
            while at < close && self.text(at) != b"," {
                let angle = (self.text(at) == b"<" && self.masker.is_word(at - 1))
                    .then(|| self.angle(at))
                    .flatten();
                at = angle.map_or_else(|| self.masker.behind(at), |end| end + 1);
            }
            let argument = start..at.min(close);
            start = at + 1;
            (argument.start <= close).then_some(argument)
        })
    }

    /// Handles defaults of template parameters, which may only be names: `template <class T =
    /// U&&>`.
    fn template_parameters(&mut self, open: usize) {
        let Some(close) = self.angle(open) else { return };
        let mut is_default = false;
        let mut at = open + 1;
        while at < close {
            match self.text(at) {
                b"=" => {
                    is_default = true;
                    if matches!(self.text(at + 1), b"const" | b"volatile") {
                        self.masker.blank(at + 1, at + 1);
                    }
                }
                b"," => is_default = false,
                b"*" | b"&" | b"&&"
                    if is_default
                        && (at + 1 == close
                            || matches!(self.text(at + 1), b"," | b"*" | b"&" | b"&&")) =>
                {
                    self.masker.blank(at, at);
                }
                b"<" if self.masker.is_word(at - 1) => at = self.angle(at).unwrap_or(at),
                _ => {}
            }
            at = self.masker.behind(at);
        }
    }

    /// Tracks braces and statements across tokens.
    fn pass(&mut self, tokens: std::ops::Range<usize>) {
        for at in tokens {
            match self.text(at) {
                b"{" => {
                    let inside = self.opens(at);
                    self.braces.push(inside);
                    self.statement = at + 1;
                }
                b"}" => {
                    self.braces.pop();
                    self.statement = at + 1;
                }
                b";" => self.statement = at + 1,
                _ => {}
            }
        }
    }

    fn inside(&self) -> Inside {
        self.braces.last().copied().unwrap_or(Inside::Namespace)
    }

    fn opens(&self, brace: usize) -> Inside {
        let mut at = self.statement;
        while at < brace {
            match self.text(at) {
                b"namespace" => return Inside::Namespace,
                b"extern" if self.text(at + 1).first() == Some(&b'"') => return Inside::Namespace,
                b"class" | b"struct" | b"union" => return Inside::Class,
                b"(" | b"=" => return Inside::Block,
                b"<" => at = self.angle(at).unwrap_or(at),
                _ => {}
            }
            at = self.masker.behind(at);
        }
        Inside::Block
    }

    /// Returns the first token of the name before `::`.
    fn qualifier(&self, at: usize) -> Option<usize> {
        let mut first = at;
        for _ in 0..Masker::REACH {
            let mut name = first.checked_sub(1)?;
            if matches!(self.text(name), b">" | b">>") {
                name = self.angle_open(name)?.checked_sub(1)?;
            }
            if !self.masker.is_word(name) {
                return None;
            }
            first = name;
            if first == 0 || self.text(first - 1) != b"::" {
                return Some(first);
            }
            first -= 1;
            if first == 0
                || !(self.masker.is_word(first - 1) || matches!(self.text(first - 1), b">" | b">>"))
            {
                return Some(first);
            }
        }
        None
    }

    /// Returns the token after a qualified name.
    fn qualified(&self, at: usize) -> usize {
        let limit = at + Masker::REACH;
        let mut end = at;
        while end < limit {
            match self.text(end) {
                b"::" | b"template" => end += 1,
                b"<" if end > at => match self.angle(end) {
                    Some(close) => end = close + 1,
                    None => return end,
                },
                _ if self.masker.is_word(end) && (end == at || !self.masker.is_word(end - 1)) => {
                    end += 1;
                }
                _ => return end,
            }
        }
        end
    }

    /// Returns the `>` that closes a `<`. A `>>` may close two.
    fn angle(&self, open: usize) -> Option<usize> {
        let (mut depth, mut at) = (0, open);
        for _ in 0..Masker::REACH {
            match self.text(at) {
                b"<" => depth += 1,
                b">" => depth -= 1,
                b">>" => depth -= 2,
                b";" | b"{" | b"}" | b")" | b"]" | b"" => return None,
                _ => {}
            }
            if depth <= 0 {
                return Some(at);
            }
            at = self.masker.behind(at);
        }
        None
    }

    /// Returns the `<` that a `>` closes.
    fn angle_open(&self, close: usize) -> Option<usize> {
        let mut depth = 0;
        for at in (0..=close).rev().take(Masker::REACH) {
            match self.text(at) {
                b">" => depth += 1,
                b">>" => depth += 2,
                b"<" => depth -= 1,
                b";" | b"{" | b"}" => return None,
                _ => {}
            }
            if depth <= 0 {
                return Some(at);
            }
        }
        None
    }

    fn text(&self, at: usize) -> &'a [u8] {
        self.masker.text(at)
    }
}
