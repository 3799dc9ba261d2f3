//! Search of all transformations.
//!
//! A coarse round of a long text skips light lists of deletions. A coarse or quick one leaves a
//! list when its tests are no longer worth their size. Most of what is left will be deleted by
//! another list, or can be tested when the text is smaller. A thorough round ends after many
//! failures, as in a program of which much stays.

use std::sync::Arc;

use secateur_minimize::{Config, Outcome, Weights};
use secateur_names::{Program, Removal};
use secateur_syntax::{Edit, NodeId};

use super::{Instance, InstanceList, Lists, Transformation};
use crate::round::{Breadth, Candidate, List, PassSearch, Round, SearchTarget};

/// Ratio of the tokens of a long text to the minimum weight of a list in a coarse round.
const LIST_SHARE: u64 = 32;

/// Number of tests without a worthwhile deletion after which a coarse or quick round of a long text
/// leaves a list.
const IDLE_TESTS_MAX: usize = 8;

/// Number of failures in a row after which a thorough round leaves the remaining lists to the
/// check.
const FAILURES_MAX: usize = 64;

/// Ratio of the size of a text to the part that a test deletes, on average, if it is worthwhile.
const WORTH_SHARE: u128 = 64;

/// Ratio of the tokens in question to what is added to the weight of each deletion: one more in a
/// query saves a test later.
const QUESTION_SHARE: u64 = 128;

/// Search of one transformation in one program.
#[derive(Clone)]
pub(crate) struct Transform {
    program: Arc<Program>,
    transformation: &'static dyn Transformation,
    round: Round,
    /// Settled edit.
    edit: Edit,
    /// Removal of the smallest interesting configuration of the current list, if the transformation
    /// keeps one.
    removal: Option<Removal>,
    /// Remaining lists.
    lists: Box<dyn Lists>,
    /// List under minimisation; `None` at the end.
    current: Option<CurrentList>,
    /// Bytes of the smallest text so far, where lists can be idle.
    size: usize,
    /// Number of failures since the last success.
    failures: usize,
}

#[derive(Clone)]
struct CurrentList {
    part: SearchTarget,
    list: List<Instance>,
    /// Smallest interesting configuration so far.
    best: Config,
    /// Bytes of the text after the latest worthwhile deletion, and number of tests since.
    latest: (usize, usize),
}

impl Transform {
    pub(crate) fn new(
        program: Arc<Program>,
        transformation: &'static dyn Transformation,
        round: Round,
    ) -> Self {
        let mut search = Self {
            removal: transformation.removal(&program),
            lists: transformation.lists(&program, round.breadth),
            size: program.source().len(),
            program,
            transformation,
            round,
            edit: Edit::default(),
            current: None,
            failures: 0,
        };
        search.current = search.next_list();
        search
    }

    /// Returns the next list with a query.
    fn next_list(&mut self) -> Option<CurrentList> {
        loop {
            let InstanceList { part, instances, empty } = self.lists.next(&self.edit)?;
            if self.is_expensive() {
                let total: u64 = instances.iter().map(|instance| instance.weight).sum();
                if total * LIST_SHARE < self.tokens_in_question() {
                    continue;
                }
            }
            let (share, prior) = if self.transformation.is_deletion() {
                let nodes = instances.iter().map(|instance| &instance.nodes);
                let prior = self.round.prior.of_members(&self.program, nodes, self.round.breadth);
                (self.tokens_in_question() / QUESTION_SHARE, prior)
            } else {
                let most = self.transformation.needed_max() / instances.len() as f64;
                (0, self.round.prior.at_most(most).into())
            };
            let weights = Weights::new(instances.iter().map(|instance| instance.weight + share));
            let list = List::new(instances, weights, prior, empty, &self.round.start);
            if list.query().is_some() {
                let part = part.unwrap_or_else(|| SearchTarget::list(self.round.pass, list.len()));
                let best = list.best();
                return Some(CurrentList { part, list, best, latest: (self.size, 0) });
            }
        }
    }

    /// Returns the settled edit with the instances that `config` leaves out.
    fn edit_under(&self, current: &CurrentList, config: &Config) -> Edit {
        let program = &self.program;
        match &self.removal {
            Some(removal) if *config == current.best => removal.edit().clone(),
            Some(removal) if config.is_subset(&current.best) => {
                program.removing(removal, current.new_in(config))
            }
            Some(_) | None => self.transformation.with(
                program,
                &self.edit,
                &current.list.left_out(config.clone()).collect::<Vec<_>>(),
            ),
        }
    }

    /// Returns `true` if a deletion can as well be tested later, in a smaller text.
    fn is_expensive(&self) -> bool {
        self.transformation.is_deletion() && self.round.has_large_tests(&self.program)
    }

    /// Returns the number of tokens in which the round deletes: those of the focus, if it has one.
    fn tokens_in_question(&self) -> u64 {
        match self.round.breadth {
            Breadth::Focus { tokens } => tokens,
            Breadth::Coarse | Breadth::Quick | Breadth::Thorough => self.program.tokens(),
        }
    }

    /// Returns `true` if the tests of the current list have become too large for what they delete.
    fn is_idle_after(&mut self, outcome: Outcome) -> bool {
        let may_leave = self.round.may_leave(&self.program);
        let max = may_leave.then_some(IDLE_TESTS_MAX).or(self.transformation.idle_tests_max());
        let Some(max) = max else { return false };
        let (in_question, all) = (self.tokens_in_question(), self.program.tokens());
        if outcome.is_interesting() {
            self.size = self.best().len();
        }
        let Some(CurrentList { latest: (size, tests), .. }) = &mut self.current else {
            return false;
        };
        *tests += 1;
        // Bytes of the part in question.
        let part = *size as u128 * u128::from(in_question) / u128::from(all.max(1));
        let deleted = size.saturating_sub(self.size) as u128;
        if deleted * WORTH_SHARE >= part * *tests as u128 {
            (*size, *tests) = (self.size, 0);
        }
        *tests >= max
    }

    /// Returns `true` if so many tests failed that the remaining lists are left to the check.
    fn is_hopeless(&self) -> bool {
        let is_asked_again = self.round.breadth == Breadth::Thorough && !self.round.is_check;
        is_asked_again && self.failures >= FAILURES_MAX && !self.transformation.is_deletion()
    }

    /// Returns the settled edit with the best configuration of the current list.
    fn settled(&self) -> Edit {
        let Some(current) = &self.current else { return self.edit.clone() };
        self.edit_under(current, &current.best)
    }

    /// Adopts the smallest interesting configuration of the current list.
    fn advance(&mut self) {
        let Some(mut current) = self.current.take() else { return };
        let best = current.list.best();
        if best != current.best {
            self.removal = self.removal.as_ref().map(|removal| {
                let is_deeper = best.is_subset(&current.best);
                let anew = || self.program.removal(self.edit_under(&current, &best));
                if is_deeper {
                    self.program.removed(removal, current.new_in(&best))
                } else {
                    anew()
                }
            });
            current.best = best;
        }
        self.current = Some(current);
    }
}

impl CurrentList {
    /// Returns the nodes of instances that `config` leaves out and the best configuration does not.
    fn new_in(&self, config: &Config) -> impl Iterator<Item = NodeId> {
        self.list.between(config, &self.best).flat_map(|instance| instance.nodes.iter().copied())
    }
}

impl PassSearch for Transform {
    fn candidate(&self) -> Option<Candidate> {
        let current = self.current.as_ref()?;
        let query = current.list.query()?;
        let text = self.program.render(&self.edit_under(current, &query.config));
        Some(self.round.candidate(text, query.kind, current.part.clone()))
    }

    fn observe(&mut self, outcome: Outcome) {
        let Some(CurrentList { list, .. }) = &mut self.current else { return };
        list.observe(outcome);
        self.failures = if outcome.is_interesting() { 0 } else { self.failures + 1 };
        self.advance();
        let is_left = self.is_idle_after(outcome);
        if let Some(CurrentList { list, .. }) = &self.current
            && (list.query().is_none() || is_left)
        {
            if self.transformation.is_deletion() && !is_left {
                let fates = list.fates().map(|(instance, stayed)| (&instance.nodes, stayed));
                self.round.prior.learn(&self.program, fates, self.round.breadth);
            }
            self.edit = self.settled();
            self.current = if self.is_hopeless() { None } else { self.next_list() };
        }
    }

    fn best(&self) -> Arc<[u8]> {
        self.program.render(&self.settled()).into()
    }

    fn is_over(&self) -> bool {
        self.current.is_none()
    }

    fn round(&self) -> &Round {
        &self.round
    }
}
