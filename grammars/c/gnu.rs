//! Compiler-specific spellings that C and C++ share: GNU C, and keywords of one language in texts
//! of the other.

use super::masker::Masker;

/// Words without syntactic meaning.
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

/// Returns a shorter spelling that the grammar knows.
fn respelt(word: &[u8]) -> Option<&'static [u8]> {
    Some(match word {
        b"__const__" | b"__const" => b"const",
        b"__volatile__" | b"__volatile" => b"volatile",
        b"__signed__" | b"__signed" => b"signed",
        b"__restrict__" | b"__restrict" => b"restrict",
        b"_Thread_local" => b"__thread",
        b"__alignof__" | b"__alignof" | b"_Alignof" | b"alignof" => b"sizeof",
        _ => return None,
    })
}

/// Functions that take types as arguments, with the indices of these arguments.
const TYPE_ARGUMENTS: [(&[u8], &[usize]); 5] = [
    (b"__builtin_va_arg", &[1]),
    (b"va_arg", &[1]),
    (b"__builtin_offsetof", &[0]),
    (b"offsetof", &[0]),
    (b"__builtin_types_compatible_p", &[0, 1]),
];

/// Keywords that are types or parts of types.
pub(crate) const TYPE_WORDS: [&[u8]; 11] = [
    b"int",
    b"char",
    b"short",
    b"long",
    b"unsigned",
    b"signed",
    b"__signed__",
    b"_Bool",
    b"float",
    b"double",
    b"void",
];

/// Keywords that precede expressions or statements.
const KEYWORDS: [&[u8]; 8] =
    [b"return", b"else", b"do", b"case", b"goto", b"sizeof", b"typedef", b"_Alignof"];

/// Hides one of these spellings if it starts at a token, and returns the next token to examine.
pub(crate) fn mask(masker: &mut Masker<'_>, at: usize) -> Option<usize> {
    let text = masker.text(at);
    if BLANKED.contains(&text) {
        return Some(masker.blank(at, at));
    }
    if let Some(shorter) = respelt(text) {
        return Some(masker.respell(at, shorter));
    }
    let end = masker.partner(at + 1).filter(|_| masker.text(at + 1) == b"(");
    match text {
        // The arguments in parentheses go with it.
        b"__attribute__" | b"__attribute" | b"_Pragma" => Some(masker.blank(at, end?)),
        b"asm" | b"__asm__" | b"__asm" if at > 0 && is_name(masker, at - 1) => {
            Some(masker.blank(at, end?))
        }
        b"case" => {
            case_range(masker, at);
            None
        }
        // A computed goto: the grammar expects a name.
        b"goto" if masker.text(at + 1) == b"*" => {
            let end = masker.find(at + 2, &[b";"])?;
            Some(masker.fill(at + 1, end - 1))
        }
        // The grammar parses it as a macro with a type argument.
        b"typeof" | b"__typeof__" | b"__typeof" => {
            let is_type =
                (at + 2..end?).all(|inner| masker.is_word(inner) || masker.text(inner) == b"*");
            if is_type {
                return None;
            }
            Some(masker.fill(at, end?))
        }
        b"&&" if starts_operand(masker, at) => Some(masker.respell(at, b"&")),
        _ => {
            let (_, numbers) = TYPE_ARGUMENTS.iter().find(|(name, _)| *name == text)?;
            type_arguments(masker, at + 1, numbers)
        }
    }
}

/// Returns `true` if a preprocessor line is in the middle of a construct, where the grammar does
/// not allow one. Conditionals are ignored, but their contents are not.
pub(crate) fn is_directive_within(masker: &Masker<'_>, before: usize, words: &[u8]) -> bool {
    let between = before == 0 || matches!(masker.text(before - 1), b";" | b"}");
    let marks_a_place = words.first().is_some_and(u8::is_ascii_digit) || words.starts_with(b"line");
    !between && (marks_a_place || words.starts_with(b"pragma"))
}

/// Returns `true` if a statement or declaration can start at a token.
pub(crate) fn starts_statement(masker: &Masker<'_>, at: usize) -> bool {
    at == 0 || matches!(masker.text(at - 1), b";" | b"{" | b"}" | b":" | b"__extension__")
}

/// Returns `true` if a token is a name.
pub(crate) fn is_name(masker: &Masker<'_>, at: usize) -> bool {
    let text = masker.text(at);
    masker.is_word(at)
        && !KEYWORDS.contains(&text)
        && !TYPE_WORDS.contains(&text)
        && !matches!(
            text,
            b"struct" | b"union" | b"enum" | b"const" | b"volatile" | b"static" | b"extern"
        )
}

/// Turns type arguments into names: those with the given indices, and those that look like types.
/// Returns the token after the first of them.
fn type_arguments(masker: &mut Masker<'_>, open: usize, numbers: &[usize]) -> Option<usize> {
    if masker.text(open) != b"(" {
        return None;
    }
    let close = masker.partner(open)?;
    let (mut start, mut number, mut go_on) = (open + 1, 0, open + 1);
    let mut at = start;
    while at <= close {
        if at == close || masker.text(at) == b"," {
            if start < at && (numbers.contains(&number) || starts_type(masker, start)) {
                masker.fill(start, at - 1);
                go_on = go_on.max(at);
            }
            (start, number) = (at + 1, number + 1);
            at += 1;
        } else {
            at = masker.behind(at);
        }
    }
    // Re-examine only the tokens before a type.
    Some(if numbers.contains(&0) { go_on } else { open + 1 })
}

/// Returns `true` if a type that cannot be a name starts here. A deletion of earlier arguments
/// changes its index.
fn starts_type(masker: &Masker<'_>, at: usize) -> bool {
    TYPE_WORDS.contains(&masker.text(at))
        || matches!(masker.text(at), b"struct" | b"union" | b"enum" | b"const")
}

/// `case 1 ... 5:`
fn case_range(masker: &mut Masker<'_>, at: usize) {
    let mut end = at + 1;
    let mut dots = None;
    while end < masker.token_count() && !matches!(masker.text(end), b":" | b";" | b"{" | b"}") {
        if masker.text(end) == b"..." {
            dots = Some(end);
        }
        end = masker.behind(end);
    }
    if let Some(dots) = dots.filter(|_| masker.text(end) == b":") {
        masker.blank(dots, end - 1);
    }
}

/// Returns `true` if the next token starts an operand.
fn starts_operand(masker: &Masker<'_>, at: usize) -> bool {
    let previous = at.checked_sub(1).map_or(&b""[..], |previous| masker.text(previous));
    matches!(
        previous,
        b"(" | b"," | b"=" | b"{" | b"[" | b"?" | b":" | b"return" | b"-" | b"+" | b";"
    )
}
