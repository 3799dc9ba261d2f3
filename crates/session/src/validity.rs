//! Whether a result still compiles, where the input did.

use std::ffi::OsString;
use std::time::{Duration, Instant};

use secateur_runner::{Cancel, Ending, Invocation, Supervisor};

/// How long a compiler may take on the original or the result, when all that comes of it is a hint.
const COMPILER_TIME_MAX: Duration = Duration::from_secs(5);

/// Whether `compiler` accepts the original and rejects the result, so that the user may have forgotten to ask for what is
/// valid. It runs like a test, but never longer than a few seconds nor beyond `deadline`. No, where there is no answer.
#[must_use]
pub fn has_become_invalid(
    compiler: &[&str],
    original: &[u8],
    best: &[u8],
    supervisor: &mut Supervisor,
    deadline: Option<Instant>,
) -> bool {
    let words: Vec<OsString> = compiler.iter().map(OsString::from).collect();
    let Ok(compiler) = Invocation::words(&words) else { return false };
    supervisor.limits.time = supervisor.limits.time.min(COMPILER_TIME_MAX);
    let ends_with = |status: i32, text: &[u8]| {
        let cancel = Cancel::at(deadline).ok();
        let run =
            cancel.and_then(|cancel| supervisor.run_program(&compiler, text, &cancel, |_| ()).ok());
        run.is_some_and(|(run, ())| run.ending == Ending::Exited(status))
    };
    // Any other status than 1 may be a failure of the compiler itself, which the input may be there to show.
    best != original && ends_with(1, best) && ends_with(0, original)
}
