//! Matcher for the children of a node against its rule.
//!
//! All paths through the automaton are followed at once, in order of preference, each with a
//! back-pointer to the marks on its path (R. Pike's machine, as in R. Cox, "Regular Expression
//! Matching: the Virtual Machine Approach", 2009). The time is children × instructions for every
//! grammar, without backtracking or recursion.

use crate::record::NodeRecord;
use crate::rules::{Class, ClassId, Instruction, Mark, Program, Symbol};

/// Properties of a child that matter for a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Child {
    pub(crate) symbol: Symbol,
    pub(crate) field: u16,
}

impl Child {
    pub(super) fn of(record: &NodeRecord) -> Self {
        Self { symbol: record.symbol(), field: record.field }
    }
}

/// Strictness of the comparison of a child with a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Strictness {
    /// Kind, rule and field must match.
    Exact,
    /// Kind and rule must match.
    WithoutField,
    /// The kind must match.
    KindOnly,
}

impl Strictness {
    /// From strictest to loosest.
    pub(crate) const ALL: [Self; 3] = [Self::Exact, Self::WithoutField, Self::KindOnly];

    fn admits(self, class: &Class, child: Child) -> bool {
        match self {
            Self::Exact => class.field == child.field && class.has(child.symbol),
            Self::WithoutField => class.has(child.symbol),
            Self::KindOnly => class.has_kind(child.symbol.kind),
        }
    }
}

/// Step of a matching path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Event {
    Mark(Mark),
    /// Text without a child.
    Hidden,
    /// Child taken as a symbol of this class.
    Child(ClassId),
}

/// Matching machine; its buffers are reused for the next match.
#[derive(Default)]
pub(super) struct Matcher {
    current: Vec<Thread>,
    next: Vec<Thread>,
    /// Last generation that reached each instruction.
    seen: Vec<u32>,
    generation: u32,
    trail: Vec<Step>,
    /// Events before the trail, common to all paths.
    committed: Vec<Event>,
    stack: Vec<Thread>,
    /// Number of visited instructions, which shows that the work is linear.
    pub(super) visited: u64,
}

#[derive(Clone, Copy)]
struct Thread {
    instruction: u32,
    /// Last step of its trail.
    step: u32,
}

#[derive(Clone, Copy)]
struct Step {
    previous: u32,
    event: Event,
}

const START: u32 = u32::MAX;

/// Minimum number of steps before the common part of all paths is committed. A long list would
/// otherwise keep the steps of all abandoned paths.
const COMMIT_STEPS: usize = 4096;

impl Matcher {
    /// Returns the events on the preferred matching path, if `children` match.
    pub(super) fn run(
        &mut self,
        program: &Program,
        classes: &[Class],
        children: &[Child],
        strictness: Strictness,
    ) -> Option<Vec<Event>> {
        self.trail.clear();
        self.committed.clear();
        self.next.clear();
        let mut steps_max = COMMIT_STEPS;
        self.seen.resize(self.seen.len().max(program.instructions.len()), 0);
        self.step_generation();
        self.follow(program, Thread { instruction: 0, step: START });
        for &child in children {
            std::mem::swap(&mut self.current, &mut self.next);
            self.next.clear();
            self.step_generation();
            for at in 0..self.current.len() {
                let thread = self.current[at];
                if let Instruction::Take(class) = program.instructions[thread.instruction as usize]
                    && strictness.admits(&classes[class.index()], child)
                {
                    let step = self.note(thread.step, Event::Child(class));
                    self.follow(program, Thread { instruction: thread.instruction + 1, step });
                }
            }
            if self.next.is_empty() {
                return None;
            }
            if self.trail.len() > steps_max {
                self.commit();
                steps_max = COMMIT_STEPS.max(2 * self.trail.len());
            }
        }
        let is_end = |thread: &&Thread| {
            program.instructions[thread.instruction as usize] == Instruction::Accept
        };
        let end = self.next.iter().find(is_end)?;
        Some(self.unwind(end.step))
    }

    fn step_generation(&mut self) {
        self.generation = self.generation.checked_add(1).unwrap_or_else(|| {
            self.seen.fill(0);
            1
        });
    }

    fn note(&mut self, previous: u32, event: Event) -> u32 {
        self.trail.push(Step { previous, event });
        (self.trail.len() - 1) as u32
    }

    /// Adds the instructions reachable without taking a child to `next`.
    fn follow(&mut self, program: &Program, thread: Thread) {
        self.stack.push(thread);
        while let Some(Thread { instruction, step }) = self.stack.pop() {
            let seen = &mut self.seen[instruction as usize];
            if *seen == self.generation {
                continue;
            }
            *seen = self.generation;
            self.visited += 1;
            match program.instructions[instruction as usize] {
                Instruction::Take(_) | Instruction::Accept => {
                    self.next.push(Thread { instruction, step });
                }
                Instruction::Jump(instruction) => self.stack.push(Thread { instruction, step }),
                Instruction::Split(first, second) => {
                    self.stack.push(Thread { instruction: second, step });
                    self.stack.push(Thread { instruction: first, step });
                }
                Instruction::Hidden => {
                    let step = self.note(step, Event::Hidden);
                    self.stack.push(Thread { instruction: instruction + 1, step });
                }
                Instruction::Mark(mark) => {
                    let step = self.note(step, Event::Mark(mark));
                    self.stack.push(Thread { instruction: instruction + 1, step });
                }
            }
        }
    }

    /// Returns the steps up to `last`, latest first.
    fn path(&self, last: u32) -> impl Iterator<Item = u32> + use<'_> {
        let known = |at: u32| (at != START).then_some(at);
        std::iter::successors(known(last), move |&at| known(self.trail[at as usize].previous))
    }

    fn unwind(&mut self, last: u32) -> Vec<Event> {
        let mut events: Vec<_> = self.path(last).map(|at| self.trail[at as usize].event).collect();
        events.reverse();
        let mut all = std::mem::take(&mut self.committed);
        all.append(&mut events);
        all
    }

    /// Moves the events that all paths begin with out of the trail, and drops the steps of
    /// abandoned paths.
    fn commit(&mut self) {
        let Some(&Thread { step: first, .. }) = self.next.first() else { return };
        let mut common: Vec<_> = self.path(first).collect();
        common.reverse();
        for thread in &self.next {
            let shared = self.path(thread.step).find_map(|at| common.binary_search(&at).ok());
            common.truncate(shared.map_or(0, |at| at + 1));
        }
        let last = common.last().copied().unwrap_or(START);
        self.committed.extend(common.iter().map(|&at| self.trail[at as usize].event));
        let paths = self.next.iter().map(|thread| thread.step);
        let mut kept: Vec<_> =
            paths.flat_map(|step| self.path(step).take_while(|&at| at != last)).collect();
        kept.sort_unstable();
        kept.dedup();
        let renumbered = |at: u32| kept.binary_search(&at).map_or(START, |at| at as u32);
        let step = |&at: &u32| {
            let Step { previous, event } = self.trail[at as usize];
            Step { previous: renumbered(previous), event }
        };
        self.trail = kept.iter().map(step).collect();
        for thread in &mut self.next {
            thread.step = renumbered(thread.step);
        }
    }
}
