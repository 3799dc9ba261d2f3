//! Failures of LLVM other than assertions: errors in a back end, and stack dumps.

use regex::bytes::Captures;

use crate::frames::{self, Frame, name_pattern};
use crate::pattern::{escape, static_regex};
use crate::{Fact, Pattern, Subject};

/// Number of named functions in a fact.
const FRAMES: usize = 3;
/// Maximum number of unnamed calls between two signal handlers.
const NAMELESS_MAX: usize = 3;

/// Recognises an error in a back end by its message, and a stack dump by the running pass and the
/// functions near the crash.
pub(crate) fn recognise(output: &[u8], subject: &Subject) -> Option<Vec<Fact>> {
    let error =
        static_regex!(r"(?m)(?:error in backend|LLVM ERROR|fatal error: error in backend): .*");
    if let Some(error) = error.find(output) {
        return Some(vec![subject.says(error.as_bytes())?]);
    }
    let dump = static_regex!(r"(?m)^Stack dump.*\n").find(output)?;
    let dump = &output[dump.end()..];
    Some(pass(dump).into_iter().chain(stack(dump)).collect())
}

/// Returns the innermost pass, without the name of the function that it ran on.
fn pass(dump: &[u8]) -> Option<Fact> {
    let line = static_regex!(r"(?m)^[0-9]+\.[ \t]+(?P<pass>Running pass '.*?') on ")
        .captures_iter(dump)
        .last()?;
    let pass = line.name("pass")?.as_bytes();
    let words = String::from_utf8_lossy(pass);
    Some(Fact::output(words.replacen("Running", "running", 1), Pattern::portable(&escape(pass))?))
}

/// Returns the functions at the top of the stack, below the signal handlers. A function without a
/// name is identified by its library.
fn stack(dump: &[u8]) -> Option<Fact> {
    let calls = calls(dump);
    // The handlers are at the top, possibly between unnamed calls.
    let mut rest = calls.as_slice();
    while let Some(handler) = rest.iter().take(NAMELESS_MAX + 1).position(Call::is_handler) {
        rest = &rest[handler + 1..];
    }
    frames::top(rest.iter().map(Call::frame), FRAMES, |name| !name.starts_with(b"/")).fact()
}

/// Line of the dump.
struct Call {
    name: Option<Vec<u8>>,
    /// File name of the library or program.
    library: Option<Vec<u8>>,
}

fn calls(dump: &[u8]) -> Vec<Call> {
    // With llvm-symbolizer and without.
    let lines = static_regex!(
        r"(?mx)^[\ ]*(?:\#[0-9]+ | [0-9]+[\ ]+(?P<image>\S+))[\ ]+0x[0-9a-f]+
            (?:\ (?:
                (?P<name>(?:\(anonymous\ namespace\))?[^\s(](?:[^\n(]*[^\s(])?)\ ?\(
              | (?P<plain>[^\s(]\S*)\ [^\n(]*$
              | \((?P<module>[^\s+)]+)\+0x
            ) | .*$)"
    );
    let call = |line: Captures<'_>| {
        let group = |name| line.name(name).map(|group| group.as_bytes());
        let library = group("module")
            .or(group("image"))
            .and_then(|path| path.rsplit(|&byte| byte == b'/').next());
        Call {
            name: group("name").or(group("plain")).map(<[u8]>::to_vec),
            library: library.map(<[u8]>::to_vec),
        }
    };
    lines.captures_iter(dump).map(call).collect()
}

impl Call {
    /// Returns `true` for a function that handles a signal: one of LLVM, or one of the C library
    /// that calls it.
    fn is_handler(&self) -> bool {
        let names = static_regex!(
            r"(?x)^(?:llvm::sys::(?:PrintStackTrace|RunSignalHandlers|CleanupOnSignal|Process::Exit)
                | SignalHandler | CrashRecoverySignalHandler | __restore_rt | raise | abort
                | gsignal
                | (?:__)?pthread_kill | __GI_)"
        );
        self.name.as_ref().is_some_and(|name| names.is_match(name))
            || self
                .library
                .as_ref()
                .is_some_and(|library| static_regex!(r"^libc[.-]").is_match(library))
    }

    fn frame(&self) -> Frame {
        let at = r"[[:blank:]]*(#[0-9]+|[0-9]+[[:blank:]]+[^ \n]+)[[:blank:]]+0x[0-9a-f]+";
        match (&self.name, &self.library) {
            (Some(name), _) => {
                Frame { name: name.clone(), pattern: format!("{at} {}", name_pattern(name)) }
            }
            // No function has this name.
            (None, Some(library)) => Frame {
                name: [b"/", library.as_slice()].concat(),
                pattern: format!("[[:blank:]]*(#|[0-9]).*{}.*", escape(library)),
            },
            (None, None) => Frame { name: b"/".to_vec(), pattern: format!("{at}.*") },
        }
    }
}
