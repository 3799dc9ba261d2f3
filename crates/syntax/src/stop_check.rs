//! Stop requests during a parse. The caller is asked, since this crate reads no clock.

use std::cell::Cell;

use crate::ParseError;

/// Asks the caller for a stop request.
pub(crate) struct StopCheck<'a> {
    stop: &'a dyn Fn() -> bool,
    steps: Cell<u32>,
}

impl<'a> StopCheck<'a> {
    /// Number of short steps between two questions.
    const STEPS: u32 = 4096;

    pub(crate) fn new(stop: &'a dyn Fn() -> bool) -> Self {
        Self { stop, steps: Cell::new(0) }
    }

    /// Asks now.
    pub(crate) fn ask(&self) -> Result<(), ParseError> {
        if (self.stop)() { Err(ParseError::Stopped) } else { Ok(()) }
    }

    /// Asks once in many calls, for use in loops.
    pub(crate) fn step(&self) -> Result<(), ParseError> {
        let steps = self.steps.get() + 1;
        self.steps.set(steps % Self::STEPS);
        if steps == Self::STEPS { self.ask() } else { Ok(()) }
    }
}
