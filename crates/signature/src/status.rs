//! Exit statuses, and the signals that shells encode in them.

use signal_hook::low_level::signal_name;

/// Signals of crashes and of exceeded limits.
const CRASHES: [i32; 10] = {
    use signal_hook::consts::signal as s;
    [
        s::SIGILL,
        s::SIGTRAP,
        s::SIGABRT,
        s::SIGBUS,
        s::SIGFPE,
        s::SIGKILL,
        s::SIGSEGV,
        s::SIGXCPU,
        s::SIGXFSZ,
        s::SIGSYS,
    ]
};

/// Returns the signal of a crash that an exit status encodes.
pub(crate) fn of_crash(status: i32) -> Option<i32> {
    CRASHES.into_iter().find(|signal| status == 128 + signal)
}

/// Describes an exit status in the form of shells.
#[must_use]
pub fn describe(status: i32) -> String {
    match of_crash(status).map(|signal| (signal, signal_name(signal))) {
        Some((signal, Some(name))) => format!("killed by signal {signal} ({name})"),
        Some((signal, None)) => format!("killed by signal {signal}"),
        None => format!("exit status {status}"),
    }
}
