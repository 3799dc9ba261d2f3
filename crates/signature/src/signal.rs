//! Signals: as shells tell them, and as programs tell of them.

use signal_hook::low_level::signal_name;

use crate::pattern::own;
use crate::{Fact, Subject};

/// The signals by which programs die of themselves, or of a limit.
const CRASHES: [i32; 10] = {
    use signal_hook::consts::signal as s;
    [s::SIGILL, s::SIGTRAP, s::SIGABRT, s::SIGBUS, s::SIGFPE, s::SIGKILL, s::SIGSEGV, s::SIGXCPU, s::SIGXFSZ, s::SIGSYS]
};

/// The signal of a crash that an exit status tells of.
pub(crate) fn of_crash(status: i32) -> Option<i32> {
    CRASHES.into_iter().find(|signal| status == 128 + signal)
}

/// An exit status, as shells tell it, in words.
#[must_use]
pub fn describe(status: i32) -> String {
    match of_crash(status).map(|signal| (signal, signal_name(signal))) {
        Some((signal, Some(name))) => format!("killed by signal {signal} ({name})"),
        Some((signal, None)) => format!("killed by signal {signal}"),
        None => format!("exit status {status}"),
    }
}

/// A line that says that a signal came, printed by a program that handles its own crash, or that has started the one that
/// crashed: a compiler's driver, a shell, a build tool.
pub(crate) fn recognise(output: &[u8], subject: &Subject) -> Option<Vec<Fact>> {
    let line = own!(
        r"(?mx)^.*(?:
            \b[Ss]egmentation\ ([Ff]ault|[Vv]iolation)\b | \bSegmentation\ Violation\b | \bsegfault\b
          | \bSIG(?:SEGV|ABRT|ILL|FPE|BUS|SYS|TRAP)\b
          | (?i:\b(?:caught|received|got|fatal|unhandled|unexpected|uncaught|with|by|to)\ signal\b)
          | \bBus\ error\b | \bFloating\ point\ exception\b | \bIllegal\ instruction\b | :\ Aborted\b | ^Aborted\b
          | \bcore\ dumped\b | \bfailed\ with\ exit\ code\ 1[0-9][0-9]\b
        ).*"
    );
    Some(vec![subject.says(line.find(output)?.as_bytes())?])
}
