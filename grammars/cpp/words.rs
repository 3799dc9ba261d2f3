//! Words of C++ that distinguish constructs in the mask.

/// Words that precede a type in expression position.
pub(super) const TYPE_STARTS: [&[u8]; 24] = [
    b"const",
    b"volatile",
    b"typename",
    b"struct",
    b"class",
    b"union",
    b"enum",
    b"bool",
    b"wchar_t",
    b"char8_t",
    b"char16_t",
    b"char32_t",
    b"size_t",
    b"ptrdiff_t",
    b"int8_t",
    b"int16_t",
    b"int32_t",
    b"int64_t",
    b"uint8_t",
    b"uint16_t",
    b"uint32_t",
    b"uint64_t",
    b"intptr_t",
    b"uintptr_t",
];

/// Tokens that precede an operator called by name.
pub(super) const CALLED_AFTER: [&[u8]; 9] =
    [b".", b"->", b"return", b"(", b"=", b"!", b"==", b"?", b"throw"];
