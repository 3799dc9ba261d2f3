//! Grammars that users bring: what is said while their parsers are compiled, and the processes that keep a parser from harm.
//!
//! A parser is machine code: it can crash, loop, take all memory, or end the process with exit status 0, as if all was done.
//! So each one is [tried](trial) in a process with limits before it is loaded, and on the input before that is parsed. The
//! command itself runs in a [child](stand_in), whose parent sees to it that no end passes for success but that of `main`.

mod stand_in;
mod trial;

use bytesize::ByteSize;

pub(crate) use self::stand_in::{note_end, run_in_child};
pub(crate) use self::trial::{run_trial, try_out};
use crate::notes::Notes;

/// From so many bytes of C on, a parser takes more than some seconds to compile.
const LARGE: u64 = 20_000_000;

/// Says that a parser is compiled, which can take long.
pub(crate) fn announce(compiling: secateur_languages::Compiling<'_>, notes: Notes) {
    let size = ByteSize(compiling.bytes).display().si();
    let long = if compiling.bytes > LARGE { "; that can take a minute" } else { "" };
    notes.say(format_args!("Compiling the parser for {}, {size} of C, once{long}", compiling.name));
}
