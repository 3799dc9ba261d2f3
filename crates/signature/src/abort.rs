//! Programs that abort themselves: failed assertions of several libraries, and the last messages of
//! C and C++ libraries.

use crate::pattern::static_regex;
use crate::{Fact, Subject};

/// Recognises a failed assertion, or unreachable code that was reached.
///
/// Their text belongs to the program, character for character, including the line number.
pub(crate) fn recognise(output: &[u8], subject: &Subject) -> Option<Vec<Fact>> {
    let forms = static_regex!(
        r"(?mx)^.*?(?:
            # glibc, and clang after it: file.c:12: function: Assertion `a == b' failed.
            (?P<glibc> [^\s:]+:[0-9]+:\ .*Assertion\ .*\ failed )
            # musl, the BSDs and macOS.
          | (?P<bsd> Assertion\ failed:\ .* )
            # LLVM.
          | (?P<unreachable> UNREACHABLE\ executed.* )
            # GLib: file.c:12:function: assertion failed: (a == b), or function: assertion 'a == b'
            # failed.
          | (?P<glib> (?:[^\s:]+:[0-9]+:)? [\w:~<>]+:\ (?:assertion\ failed[\ :].*
          | assertion\ '.*'\ failed
              | code\ should\ not\ be\ reached) )
            # Abseil, V8 and others.
          | (?P<check> (?:Debug\ check|Check|CHECK|DCHECK)\ failed\b.* )
          | (?P<other> (?i:assert(?:ion)?\ (?:failure|failed|violation|violated)\b).*
          | (?i:assertion)\ .*\ failed\b.* )
        )"
    );
    let found = forms.captures(output)?;
    let names = ["glibc", "bsd", "unreachable", "glib", "check", "other"];
    let (name, text) =
        names.into_iter().find_map(|name| Some((name, found.name(name)?.as_bytes())))?;
    // These forms also print the compared values, which come from the input.
    let fact = match name {
        "glib" if text.windows(18).any(|window| window == b"assertion failed (") => {
            let end = text.windows(4).rposition(|window| window == b"): (");
            subject.says_exactly(&text[..end.map_or(text.len(), |end| end + 1)])
        }
        "check" | "other" => subject.says(text),
        _ => subject.says_exactly(text),
    };
    Some(vec![fact?])
}

/// Recognises the last messages of glibc's allocator and of the C++ runtime.
pub(crate) fn of_libraries(output: &[u8], subject: &Subject) -> Option<Vec<Fact>> {
    let forms = static_regex!(
        r"(?mx)^.*?(?P<text>
            (?:malloc|free|realloc|calloc|munmap_chunk|malloc_consolidate)\(\):\ .*
          | double\ free\ or\ corruption.* | corrupted\ size\ vs\.\ prev_size.*
          | corrupted\ double-linked\ list.*
          | \*\*\*\ .*\ detected\ \*\*\*.*
          | (?:libc\+\+abi:\ )?terminat(?:e\ called|ing).*
        )\n?(?P<what>[\ ]*what\(\):.*)?"
    );
    let found = forms.captures(output)?;
    let mut facts = vec![subject.says(found.name("text")?.as_bytes())?];
    facts.extend(found.name("what").and_then(|what| subject.says(what.as_bytes())));
    Some(facts)
}
