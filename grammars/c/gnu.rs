//! Spellings of compilers that C and C++ share: those of GNU C, and keywords of one in texts of the other.

use super::masker::Masker;

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

/// The keywords that are types or parts of types.
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

/// Words that are no names, and stand in front of expressions or statements.
const KEYWORDS: [&[u8]; 8] =
    [b"return", b"else", b"do", b"case", b"goto", b"sizeof", b"typedef", b"_Alignof"];

/// Hides what stands at a token if it is one of these spellings; gives the next token to look at then.
pub(crate) fn mask(masker: &mut Masker<'_>, at: usize) -> Option<usize> {
    let text = masker.text(at);
    if BLANKED.contains(&text) {
        masker.blank(at, at);
        return Some(at + 1);
    }
    if let Some((_, shorter)) = RESPELT.iter().find(|(word, _)| *word == text) {
        masker.respell(at, shorter);
        return Some(at + 1);
    }
    let end = masker.partner(at + 1).filter(|_| masker.text(at + 1) == b"(");
    match text {
        _ if BLANKED_CALLS.contains(&text) => Some(masker.blank(at, end?)),
        b"asm" | b"__asm__" | b"__asm" if at > 0 && is_name(masker, at - 1) => {
            Some(masker.blank(at, end?))
        }
        b"case" => {
            case_range(masker, at);
            None
        }
        // To an address: the grammar wants a name.
        b"goto" if masker.text(at + 1) == b"*" => {
            let end = masker.find(at + 2, &[b";"])?;
            Some(masker.fill(at + 1, end - 1))
        }
        // The grammar takes it for a macro with a type as its argument.
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

/// Whether a preprocessor line stands in the middle of something, where the grammar knows none. Conditions count as no
/// such lines: what they hold counts.
#[must_use]
pub(crate) fn is_directive_within(masker: &Masker<'_>, before: usize, words: &[u8]) -> bool {
    let between = before == 0 || matches!(masker.text(before - 1), b";" | b"}");
    let marks_a_place = words.first().is_some_and(u8::is_ascii_digit) || words.starts_with(b"line");
    !between && (marks_a_place || words.starts_with(b"pragma"))
}

/// Whether a statement or declaration can start at a token.
#[must_use]
pub(crate) fn starts_statement(masker: &Masker<'_>, at: usize) -> bool {
    at == 0 || matches!(masker.text(at - 1), b";" | b"{" | b"}" | b":" | b"__extension__")
}

/// Whether a token is a name.
#[must_use]
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

/// Makes a name of each argument that is a type, which are those with these numbers and those that look like one; gives
/// what comes behind the first.
pub(crate) fn type_arguments(
    masker: &mut Masker<'_>,
    open: usize,
    numbers: &[usize],
) -> Option<usize> {
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
    // Only what lies in front of a type is looked at again.
    Some(if numbers.contains(&0) { go_on } else { open + 1 })
}

/// Whether a type that cannot be a name starts here. When arguments in front of it go, its number is another.
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

/// Whether what comes next is an operand and no operator.
fn starts_operand(masker: &Masker<'_>, at: usize) -> bool {
    let previous = at.checked_sub(1).map_or(&b""[..], |previous| masker.text(previous));
    matches!(
        previous,
        b"(" | b"," | b"=" | b"{" | b"[" | b"?" | b":" | b"return" | b"-" | b"+" | b";"
    )
}
