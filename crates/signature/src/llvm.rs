//! LLVM's own ways to go down, as far as they are no assertions: an error in a back end, and a dump of the stack.

use regex::bytes::Captures;

use crate::frames::{self, Frame, whole};
use crate::pattern::{escape, own};
use crate::{Fact, Pattern, Subject};

/// How many functions with a name count.
const FRAMES: usize = 3;
/// How many calls without a name may stand between two handlers of a signal.
const NAMELESS_MAX: usize = 3;

/// An error in a back end says what is wrong. A dump of the stack tells the pass that was running and the functions
/// around the crash.
pub(crate) fn recognise(output: &[u8], subject: &Subject) -> Option<Vec<Fact>> {
    let error = own!(r"(?m)(?:error in backend|LLVM ERROR|fatal error: error in backend): .*");
    if let Some(error) = error.find(output) {
        return Some(vec![subject.says(error.as_bytes())?]);
    }
    let dump = own!(r"(?m)^Stack dump.*\n").find(output)?;
    let dump = &output[dump.end()..];
    Some(pass(dump).into_iter().chain(stack(dump)).collect())
}

/// The pass within the others, without the function that it was given.
fn pass(dump: &[u8]) -> Option<Fact> {
    let line =
        own!(r"(?m)^[0-9]+\.[ \t]+(?P<pass>Running pass '.*?') on ").captures_iter(dump).last()?;
    let pass = line.name("pass")?.as_bytes();
    let words = String::from_utf8_lossy(pass);
    Some(Fact::output(words.replacen("Running", "running", 1), Pattern::portable(&escape(pass))?))
}

/// The functions on top of the stack, below those that handle the signal. A function whose name is not known is told by
/// the library that it is in.
fn stack(dump: &[u8]) -> Option<Fact> {
    let calls = calls(dump);
    // The handlers are on top, and others of whom no name is known among them.
    let mut rest = calls.as_slice();
    while let Some(handler) = rest.iter().take(NAMELESS_MAX + 1).position(Call::is_handler) {
        rest = &rest[handler + 1..];
    }
    frames::top(rest.iter().map(Call::frame), FRAMES, |name| !name.starts_with(b"/")).fact()
}

/// A line of the dump.
struct Call {
    name: Option<Vec<u8>>,
    /// The file name of the library or program.
    library: Option<Vec<u8>>,
}

fn calls(dump: &[u8]) -> Vec<Call> {
    // As llvm-symbolizer has it, and as it is without.
    let lines = own!(
        r"(?mx)^[\ ]*(?:\#[0-9]+ | [0-9]+[\ ]+(?P<image>\S+))[\ ]+0x[0-9a-f]+
            (?:\ (?:
                (?P<name>(?:\(anonymous\ namespace\))?[^\s(][^\n(]*)\(
              | (?P<plain>[^\s(]\S*)\ [^\n(]*$
              | \((?P<module>[^\s+)]+)\+0x
            ) | .*$)"
    );
    let call = |line: Captures<'_>| {
        let part = |name| line.name(name).map(|part| part.as_bytes());
        let library = part("module")
            .or(part("image"))
            .and_then(|path| path.rsplit(|&byte| byte == b'/').next());
        Call {
            name: part("name").or(part("plain")).map(<[u8]>::to_vec),
            library: library.map(<[u8]>::to_vec),
        }
    };
    lines.captures_iter(dump).map(call).collect()
}

impl Call {
    /// Whether it belongs to the handling of a signal: LLVM's own, or the C library's, which calls that.
    fn is_handler(&self) -> bool {
        let names = own!(
            r"(?x)^(?:llvm::sys::(?:PrintStackTrace|RunSignalHandlers|CleanupOnSignal|Process::Exit) | SignalHandler
                | CrashRecoverySignalHandler | __restore_rt | raise | abort | gsignal | (?:__)?pthread_kill | __GI_)"
        );
        self.name.as_ref().is_some_and(|name| names.is_match(name))
            || self.library.as_ref().is_some_and(|library| own!(r"^libc[.-]").is_match(library))
    }

    fn frame(&self) -> Frame {
        let at = r"[[:blank:]]*(#[0-9]+|[0-9]+[[:blank:]]+[^ \n]+)[[:blank:]]+0x[0-9a-f]+";
        match (&self.name, &self.library) {
            (Some(name), _) => {
                Frame { name: name.clone(), pattern: format!("{at} {}", whole(name)) }
            }
            // A name that no function has.
            (None, Some(library)) => Frame {
                name: [b"/", library.as_slice()].concat(),
                pattern: format!("[[:blank:]]*(#|[0-9]).*{}.*", escape(library)),
            },
            (None, None) => Frame { name: b"/".to_vec(), pattern: format!("{at}.*") },
        }
    }
}
