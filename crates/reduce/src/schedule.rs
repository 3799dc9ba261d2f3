//! Schedule: the order of phases and passes.
//!
//! All passes of a phase take rounds until none of them finds enough; then the next phase begins.
//! Cheap edits with large savings come first. Some passes join in only when the others find
//! nothing. The check comes last; if it finds anything, the search returns to the phase before. The
//! final result can be [laid out](crate::Settings::layout).
//!
//! The first rounds of Perses are coarse while each deletes a quarter of the text, by few tests:
//! light nodes are left for later, because most of them are deleted with a heavy node after its
//! uses.

mod failures;
mod fixpoint;
mod joined;
mod progress;
mod project;
mod settings;

pub(crate) use failures::Failures;
pub use fixpoint::Fixpoint;
pub(crate) use joined::{BYTES_MAX, FilePart, Joined, Seams};
pub(crate) use progress::{Measure, RoundProgress, Size};
pub use project::{BundleChange, Method, Project, changes_of_files, changes_of_text};
pub(crate) use settings::is_over_tree;
pub use settings::{Settings, SettingsError};

use std::fmt;
use std::sync::Arc;

use crate::pass::Pass;
use crate::round::SchedulePhase;

/// Order of phases and passes.
#[derive(Clone)]
pub struct Schedule {
    /// Phases with their passes, in the order of the rounds.
    phases: Arc<[(SchedulePhase, Vec<Pass>)]>,
}

/// Current position in a schedule.
#[derive(Clone)]
pub(crate) struct ScheduleCursor {
    schedule: Schedule,
    /// Index of the phase.
    at: usize,
    /// Index of the pass in the phase.
    pass_index: usize,
    /// Number of latest rounds in this phase that found too little.
    idle: usize,
}

impl Schedule {
    /// Creates the schedule of `passes`, in this order, and of a final `layout` if wanted.
    #[must_use]
    pub fn of(passes: &[Pass], layout: bool) -> Self {
        let is_needed = |phase: &SchedulePhase| match phase {
            SchedulePhase::Focus | SchedulePhase::Late => {
                passes.iter().any(|pass| pass.first() == *phase)
            }
            SchedulePhase::Layout => layout,
            _ => passes.iter().any(|pass| pass.first().breadth(0) <= phase.breadth(0)),
        };
        let taking_part = |phase: SchedulePhase| -> Vec<Pass> {
            let earlier = passes.iter().copied().filter(|pass| pass.first() <= phase);
            match phase {
                SchedulePhase::Layout => Vec::new(),
                // If all passes are late, none is.
                SchedulePhase::Thorough if earlier.clone().next().is_none() => passes.to_vec(),
                _ => earlier.collect(),
            }
        };
        let phases = SchedulePhase::ALL.into_iter().filter(is_needed);
        Self { phases: phases.map(|phase| (phase, taking_part(phase))).collect() }
    }

    /// Returns the name of each phase with a description and the joining passes.
    pub fn lines(&self) -> impl Iterator<Item = (&'static str, String)> {
        let mut known: &[Pass] = &[];
        self.phases.iter().map(move |(phase, passes)| {
            let also = if known.is_empty() { "" } else { "also " };
            let joining = passes.iter().filter(|pass| !known.contains(pass));
            let joining = joining.map(|pass| pass.name()).collect::<Vec<_>>().join(", ");
            known = passes;
            let joining = match &*joining {
                "" => joining,
                passes => format!("; {also}with {passes}"),
            };
            (phase.name(), phase.summary().to_owned() + &joining)
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
    /// Creates a cursor at phase `first`.
    pub(crate) fn new(schedule: Schedule, first: SchedulePhase) -> Self {
        let mut cursor = Self { schedule, at: 0, pass_index: 0, idle: 0 };
        cursor.begin(first);
        cursor
    }

    /// Moves to `phase`, or to the first one after it.
    pub(crate) fn begin(&mut self, phase: SchedulePhase) {
        self.at = self.schedule.phases.iter().take_while(|(earlier, _)| *earlier < phase).count();
        (self.pass_index, self.idle) = (0, 0);
    }

    pub(crate) fn phase(&self) -> SchedulePhase {
        self.schedule.phases[self.at].0
    }

    pub(crate) fn pass(&self) -> Pass {
        self.passes()[self.pass_index]
    }

    fn passes(&self) -> &[Pass] {
        &self.schedule.phases[self.at].1
    }

    /// Repeats the pass. `is_worth_another` tells if its round found enough for another round of
    /// all.
    pub(crate) fn stay(&mut self, is_worth_another: bool) {
        self.idle = if is_worth_another { 0 } else { self.idle };
    }

    /// Moves to the next pass. `is_worth_another` tells if the round found enough for another round
    /// of all. Returns `false` after the end of the phase `last`.
    pub(crate) fn go_on(&mut self, is_worth_another: bool, last: SchedulePhase) -> bool {
        self.idle = if is_worth_another { 0 } else { self.idle + 1 };
        if self.idle >= self.passes().len() {
            if self.phase() >= last {
                return false;
            }
            (self.at, self.pass_index, self.idle) = (self.at + 1, 0, 0);
            return true;
        }
        // All passes are in both the check and the phase before it.
        self.at -= usize::from(is_worth_another && self.phase() == SchedulePhase::Check);
        self.pass_index = (self.pass_index + 1) % self.passes().len();
        true
    }
}
