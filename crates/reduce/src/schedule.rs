//! The order of work: phases, in each of which some passes take turns.
//!
//! All of a phase take turns until none of them finds enough any more, and only then the next phase begins. What is cheap and
//! saves much comes first. Some passes only take part once nothing else finds anything. The check comes last, and leads back
//! as soon as it finds something. Then the result can be [laid out](crate::Settings::with_layout).
//!
//! The first rounds of Perses are coarse, as long as they take away a quarter of the text each: what is light is left for
//! later, because most of it goes with something heavy once the uses of that are gone.

use std::fmt;
use std::sync::Arc;

use crate::breadth::Phase;
use crate::pass::Pass;

/// What walks when.
#[derive(Clone)]
pub struct Schedule {
    /// The phases, each with the passes that take part, in the order of their turns.
    phases: Arc<[(Phase, Vec<Pass>)]>,
}

/// Whose turn it is.
#[derive(Clone)]
pub(crate) struct ScheduleCursor {
    schedule: Schedule,
    /// The number of the phase.
    at: usize,
    /// The number of the pass among those of the phase.
    pass_index: usize,
    /// How many passes, the last ones, have had a turn in this phase that was not worth another one.
    idle: usize,
}

impl Schedule {
    /// That of these passes, which take turns in this order, and of a layout of the result if that is wanted.
    #[must_use]
    pub fn of(passes: &[Pass], layout: bool) -> Self {
        let is_needed = |phase: &Phase| match phase {
            Phase::Focus | Phase::Late => passes.iter().any(|pass| pass.first() == *phase),
            Phase::Layout => layout,
            _ => passes.iter().any(|pass| pass.first().breadth(0) <= phase.breadth(0)),
        };
        let taking_part = |phase: Phase| -> Vec<Pass> {
            let earlier = passes.iter().copied().filter(|pass| pass.first() <= phase);
            match phase {
                Phase::Layout => Vec::new(),
                // Where all are late, none is.
                Phase::Thorough if earlier.clone().next().is_none() => passes.to_vec(),
                _ => earlier.collect(),
            }
        };
        let phases = Phase::ALL.into_iter().filter(is_needed);
        Self { phases: phases.map(|phase| (phase, taking_part(phase))).collect() }
    }

    /// The phases by name, each with what is tried and the passes that join in.
    pub fn lines(&self) -> impl Iterator<Item = (&'static str, String)> {
        let mut known: &[Pass] = &[];
        self.phases.iter().map(move |(phase, passes)| {
            let also = if known.is_empty() { "" } else { "also " };
            let joining: Vec<_> =
                passes.iter().filter(|pass| !known.contains(pass)).map(|it| it.name()).collect();
            known = passes;
            let joining = if joining.is_empty() {
                String::new()
            } else {
                format!("; {also}with {}", joining.join(", "))
            };
            (phase.name(), format!("{}{joining}", phase.summary()))
        })
    }
}

impl fmt::Display for Schedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<_> =
            self.lines().map(|(phase, text)| format!("  {phase:<10}{text}")).collect();
        f.write_str(&lines.join("\n"))
    }
}

impl ScheduleCursor {
    /// The turns from this phase on.
    pub(crate) fn new(schedule: Schedule, first: Phase) -> Self {
        let mut cursor = Self { schedule, at: 0, pass_index: 0, idle: 0 };
        cursor.begin(first);
        cursor
    }

    /// Begins with this phase, or else with the first one after it.
    pub(crate) fn begin(&mut self, phase: Phase) {
        self.at = self.schedule.phases.iter().take_while(|(earlier, _)| *earlier < phase).count();
        (self.pass_index, self.idle) = (0, 0);
    }

    pub(crate) fn phase(&self) -> Phase {
        self.schedule.phases[self.at].0
    }

    pub(crate) fn pass(&self) -> Pass {
        self.passes()[self.pass_index]
    }

    fn passes(&self) -> &[Pass] {
        &self.schedule.phases[self.at].1
    }

    /// Another turn for the same pass, which found enough for all to have another turn or did not.
    pub(crate) fn stay(&mut self, is_worth_another: bool) {
        self.idle = if is_worth_another { 0 } else { self.idle };
    }

    /// Goes on after a round, which found enough for all passes to have another turn or did not. Whether there is any more to
    /// do up to the end of the phase `last`.
    pub(crate) fn go_on(&mut self, is_worth_another: bool, last: Phase) -> bool {
        self.idle = if is_worth_another { 0 } else { self.idle + 1 };
        if self.idle >= self.passes().len() {
            if self.phase() >= last {
                return false;
            }
            (self.at, self.pass_index, self.idle) = (self.at + 1, 0, 0);
            return true;
        }
        // All passes take part both in the check and in the phase before it.
        self.at -= usize::from(is_worth_another && self.phase() == Phase::Check);
        self.pass_index = (self.pass_index + 1) % self.passes().len();
        true
    }
}
