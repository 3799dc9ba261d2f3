//! Detection of results that no longer compile although the input did.

use std::ffi::OsString;
use std::time::{Duration, Instant};

use secateur_bundle::Bundle;
use secateur_runner::{Ending, Event, Invocation, Observer, Supervisor};

/// Maximum time of a compiler on one text: its answer is worth no more than a hint.
const COMPILER_TIME_MAX: Duration = Duration::from_secs(5);
/// Maximum share of the run's time spent on compiling, as a divisor.
const PART_MAX: u32 = 50;

/// Validity check of results by the compiler of the input's language.
#[derive(Debug)]
pub struct Validity {
    /// `None` if no compiler can be run.
    compiler: Option<Invocation>,
    original: Bundle,
    /// Set after the first check.
    is_original_valid: Option<bool>,
}

/// Observer that notes the first accepted text that does not compile.
pub struct ValidityWatch<'a> {
    validity: &'a mut Validity,
    supervisor: &'a Supervisor,
    hint: &'a str,
    observer: &'a mut dyn Observer,
    is_over: bool,
    started: Instant,
    /// Total time spent on compiling.
    spent: Duration,
}

impl Validity {
    /// Creates the check for results of `original`. `compiler` contains the words of the command,
    /// and may be empty.
    #[must_use]
    pub fn new(compiler: &[&str], original: &Bundle) -> Self {
        let words: Vec<_> = compiler.iter().map(OsString::from).collect();
        let compiler = Invocation::words(&words).ok();
        Self { compiler, original: original.clone(), is_original_valid: None }
    }

    /// Returns `true` if the compiler accepts the original and rejects `best`, so that the user may
    /// have forgotten to ask for valid results. It runs like a test.
    pub fn is_lost(&mut self, best: &Bundle, supervisor: &Supervisor) -> bool {
        let Some(compiler) = &self.compiler else { return false };
        let mut limits = supervisor.limits.clone();
        limits.time = limits.time.min(COMPILER_TIME_MAX);
        let ends_with = |status, text: &Bundle| {
            let run = supervisor.run_within(&limits, compiler, text);
            run.is_ok_and(|run| run.ending == Ending::Exited(status))
        };
        if *best == self.original {
            return false;
        }
        let is_valid = *self.is_original_valid.get_or_insert_with(|| ends_with(0, &self.original));
        // A status other than 1 may be a crash of the compiler, which may be the failure to
        // preserve.
        is_valid && ends_with(1, best)
    }

    /// Returns an observer that passes events on to `observer`, and prints `hint` when a result
    /// does not compile.
    pub fn watch<'a>(
        &'a mut self,
        supervisor: &'a Supervisor,
        hint: &'a str,
        observer: &'a mut dyn Observer,
    ) -> ValidityWatch<'a> {
        let (is_over, started, spent) = (self.compiler.is_none(), Instant::now(), Duration::ZERO);
        ValidityWatch { validity: self, supervisor, hint, observer, is_over, started, spent }
    }
}

impl Observer for ValidityWatch<'_> {
    fn observe(&mut self, event: &Event<'_>) {
        self.observer.observe(event);
        let Event::Improved { bundle, .. } = event else { return };
        if self.is_over || self.spent * PART_MAX > self.started.elapsed() {
            return;
        }
        let began = Instant::now();
        let is_lost = self.validity.is_lost(bundle, self.supervisor);
        self.spent += began.elapsed();
        if is_lost {
            self.observer.observe(&Event::Noted { text: self.hint });
        }
        self.is_over = is_lost || self.validity.is_original_valid == Some(false);
    }
}
