//! User-supplied grammars: messages while their parsers are compiled, and processes that contain
//! faulty parsers.
//!
//! A parser is machine code: it can crash, loop, exhaust the memory, or end the process with exit
//! status 0, as if successful. Each one is therefore [tried](trial) in a process with limits before
//! it is loaded, and again on the input before that is parsed. The command itself runs in a
//! [child](stand_in). Its parent reports success only if the child reached the end of `main`.

mod stand_in;
mod trial;

use bytesize::ByteSize;

pub(crate) use self::stand_in::{note_end, run_in_child};
pub(crate) use self::trial::run_trial;
use crate::output::notes::Notes;

/// Minimum size of C code that takes long to compile.
const LARGE: u64 = 20_000_000;

/// Announces the compilation of a parser.
pub(crate) fn announce(compiling: secateur_languages::Compiling<'_>, notes: Notes) {
    let size = ByteSize(compiling.bytes).display().si();
    let long = if compiling.bytes > LARGE { "; that can take a minute" } else { "" };
    notes.say(format_args!("Compiling the parser for {}, {size} of C, once{long}", compiling.name));
}
