//! Programs that give up by themselves: assertions of several libraries, and what a C or C++ library says when it ends
//! its process.

use crate::pattern::own;
use crate::{Fact, Subject};

/// An assertion that failed, or a place that is never reached and was.
///
/// Their text is a program's own, character for character, and so is the line at which it stands.
pub(crate) fn recognise(output: &[u8], subject: &Subject) -> Option<Vec<Fact>> {
    let forms = own!(
        r"(?mx)^.*?(?:
            # glibc, and clang after it: file.c:12: function: Assertion `a == b' failed.
            (?P<glibc> [^\s:]+:[0-9]+:\ .*Assertion\ .*\ failed )
            # musl, the BSDs and macOS.
          | (?P<bsd> Assertion\ failed:\ .* )
            # LLVM.
          | (?P<unreachable> UNREACHABLE\ executed.* )
            # GLib: file.c:12:function: assertion failed: (a == b), function: assertion 'a == b' failed.
          | (?P<glib> (?:[^\s:]+:[0-9]+:)? [\w:~<>]+:\ (?:assertion\ failed[\ :].* | assertion\ '.*'\ failed
              | code\ should\ not\ be\ reached) )
            # Abseil, V8 and others.
          | (?P<check> (?:Debug\ check|Check|CHECK|DCHECK)\ failed\b.* )
          | (?P<other> (?i:assert(?:ion)?\ (?:failure|failed|violation|violated)\b).* | (?i:assertion)\ .*\ failed\b.* )
        )"
    );
    let found = forms.captures(output)?;
    let names = ["glibc", "bsd", "unreachable", "glib", "check", "other"];
    let (name, text) =
        names.into_iter().find_map(|name| Some((name, found.name(name)?.as_bytes())))?;
    // Those that also print the values that were compared, which come from the input.
    let fact = match name {
        "glib" if text.ends_with(b")") => {
            let end = text.windows(3).rposition(|window| window == b": (").unwrap_or(text.len());
            let has_values = text.windows(18).any(|window| window == b"assertion failed (");
            subject.says_exactly(if has_values { &text[..end] } else { text })
        }
        "check" | "other" => subject.says(text),
        _ => subject.says_exactly(text),
    };
    Some(vec![fact?])
}

/// The last words of glibc's allocator and of the C++ runtime.
pub(crate) fn of_libraries(output: &[u8], subject: &Subject) -> Option<Vec<Fact>> {
    let forms = own!(
        r"(?mx)^.*?(?P<text>
            (?:malloc|free|realloc|calloc|munmap_chunk|malloc_consolidate)\(\):\ .*
          | double\ free\ or\ corruption.* | corrupted\ size\ vs\.\ prev_size.* | corrupted\ double-linked\ list.*
          | \*\*\*\ .*\ detected\ \*\*\*.*
          | (?:libc\+\+abi:\ )?terminat(?:e\ called|ing).*
        )\n?(?P<what>[\ ]*what\(\):.*)?"
    );
    let found = forms.captures(output)?;
    let mut facts = vec![subject.says(found.name("text")?.as_bytes())?];
    facts.extend(found.name("what").and_then(|what| subject.says(what.as_bytes())));
    Some(facts)
}
