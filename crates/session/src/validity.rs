//! Results that do not compile any more, where the input did.

use std::ffi::OsString;
use std::time::{Duration, Instant};

use secateur_bundle::Bundle;
use secateur_runner::{Ending, Event, Invocation, Observer, Supervisor};

/// Maximum time of a compiler on one text: its answer is worth no more than a hint.
const COMPILER_TIME_MAX: Duration = Duration::from_secs(5);
/// Maximum part of the time of a run that compiling may take while the run goes on.
const PART_MAX: u32 = 50;

/// A judge of results: the compiler of the input's language.
#[derive(Debug)]
pub struct Validity {
    /// None without a compiler that can be run.
    compiler: Option<Invocation>,
    original: Bundle,
    /// Set once the compiler has been asked.
    is_original_valid: Option<bool>,
}

/// An observer that notes the first text that was accepted and does not compile.
pub struct ValidityWatch<'a> {
    validity: &'a mut Validity,
    supervisor: &'a Supervisor,
    hint: &'a str,
    observer: &'a mut dyn Observer,
    is_over: bool,
    started: Instant,
    /// The time that compiling has taken.
    spent: Duration,
}

impl Validity {
    /// Judges results of the `original` by these words of a command, if there are any.
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
        // Any other status than 1 may be a failure of the compiler itself, which the input may be
        // there to show.
        is_valid && ends_with(1, best)
    }

    /// Returns an observer that passes events on to `observer`, and the `hint` when it is due.
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
