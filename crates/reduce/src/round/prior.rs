//! Initial probabilities of the elements of a list, and how they are learned.
//!
//! The papers start every list with the same probability p0 that an element is needed. They forget
//! what earlier lists showed: comments can always be deleted, function definitions mostly, and
//! nodes that stayed in an earlier round hardly ever. A learned prior is the share of elements that
//! stayed so far, by kind of node and by breadth, because survivors of a coarse round differ from
//! those of a later one.
//!
//! The share is also learned by the first word of an element, such as the name of an XML element or
//! the type of a C declaration, starting from the share of its kind. On fifteen real failures this
//! saves 1 % of the tests.
//!
//! p0 counts as [`PSEUDO_COUNT`] elements seen before the first, so that a kind seen once is not
//! considered certain. Within a list ProbDD and W_ProbDD continue to learn: three successes in a
//! row lower the probabilities of the rest (`minimize/src/model.rs`).
//!
//! The learned shares are part of the state of the search: they depend on the outcomes and their
//! order only.
//!
//! Measured on thirteen real failures (eight C programs of 1,300 to 35,000 tokens, five XML
//! documents of 15,000) with Perses and W_ProbDD. The table gives total tests; the results had the
//! same size:
//!
//! | prior | p0 | tests |
//! |---|---|---:|
//! | fixed | 0.1 | 4,756 |
//! | fixed | 0.25 | 4,357 |
//! | learned | 0.05 | 4,583 |
//! | learned | 0.1 | 4,492 |
//! | learned | 0.2 | 4,379 |
//! | learned | 0.25 | 4,238 |
//! | learned | 0.3 | 4,233 |
//!
//! With ProbDD at 0.1, learning saves as much: 4,585 instead of 4,755. Other pseudo-counts (2, 10,
//! 20) change this by less than 1 %. An upper bound of 0.9 instead of [`LEARNED_MAX`] costs 1.4 %:
//! deleting two useless elements together is worth a few failures.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hasher};
use std::sync::Arc;

use secateur_minimize::{InitialProbability, Prior};
use secateur_names::{Program, UnusedPolicy};
use secateur_syntax::{Node, Tree};

use crate::round::breadth::Breadth;
use crate::round::list::ElementNodes;

/// Number of elements that p0 counts for.
const PSEUDO_COUNT: f64 = 4.0;
/// Bounds of a learned probability.
const LEARNED_MIN: f64 = 0.02;
const LEARNED_MAX: f64 = 0.5;

/// Maximum expected number of needed elements of a list. In a list of 100,000, sets of four would
/// cost tens of thousands of queries even if hardly any element is needed.
pub(crate) const NEEDED_MAX: f64 = 50.0;

/// The p0 that needed the fewest tests for lists of a tree.
pub const TREE_P0: f64 = 0.25;

/// Source of initial probabilities.
#[derive(Clone, Debug)]
pub enum PriorSource {
    /// The same for every element of every list.
    Fixed(InitialProbability),
    /// Learned from earlier lists. Before the check, changes that failed in the same surroundings
    /// are not proposed again, with any list minimiser.
    Learned(Experience),
}

/// Shares of elements that stayed in the lists so far.
#[derive(Clone, Debug, Default)]
pub struct Experience {
    /// Probability of a kind never seen.
    p0: InitialProbability,
    tallies: Arc<BTreeMap<(Trait, Breadth), Tally>>,
    /// Result of deleting the first elements that define names used elsewhere.
    ///
    /// Never asking about them would save 1 % of the tests on nine C programs. A program whose test
    /// accepts undefined names would need 232 tests instead of 214, and needs 207 if all are asked
    /// about.
    used_goes: Option<bool>,
    /// Definitions that the test may reject when unused.
    unused_policy: Arc<UnusedPolicy>,
    rejects_unused: Option<bool>,
    /// Breadth of the last question about them.
    asked: Option<Breadth>,
}

/// Property shared by several elements: a kind, and perhaps the hash of the first word.
type Trait = (u16, Option<u64>);

/// Maximum number of levels below an element searched for its first word.
const WORD_LEVELS_MAX: usize = 8;

#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    stayed: u32,
    seen: u32,
}

impl PriorSource {
    /// Returns the probability used before anything is learned.
    pub(crate) fn p0(&self) -> InitialProbability {
        match self {
            Self::Fixed(p0) => *p0,
            Self::Learned(experience) => experience.p0,
        }
    }

    /// Returns that probability, limited to `most`.
    pub(crate) fn at_most(&self, most: f64) -> InitialProbability {
        InitialProbability::new(self.p0().get().min(most)).unwrap_or_default()
    }

    /// Returns the initial probabilities of these elements of `tree`.
    pub(crate) fn of_members<'a>(
        &self,
        tree: &Tree,
        members: impl ExactSizeIterator<Item = &'a ElementNodes>,
        breadth: Breadth,
    ) -> Prior {
        match self {
            Self::Fixed(p0) => (*p0).into(),
            Self::Learned(experience) => {
                let most = NEEDED_MAX / members.len() as f64;
                let of_member = |member| experience.of(traits(tree, member), breadth, most);
                Prior::PerElement(members.map(of_member).collect())
            }
        }
    }

    /// Returns `true` if elements that define names used elsewhere are worth deleting, `None` if
    /// that is still unknown.
    pub(crate) fn used_goes(&self) -> Option<bool> {
        match self {
            Self::Fixed(_) => Some(true),
            Self::Learned(experience) => experience.used_goes,
        }
    }

    /// Records the fate of such an element. Only the first counts.
    pub(crate) fn learn_used(&mut self, stayed: bool) {
        let Self::Learned(experience) = self else { return };
        experience.used_goes.get_or_insert(!stayed);
    }

    /// Returns the must-use policy, if the test is known to reject unused definitions.
    pub(crate) fn unused_policy(&self) -> Option<&Arc<UnusedPolicy>> {
        match self {
            Self::Learned(known) if known.rejects_unused == Some(true) => {
                Some(&known.unused_policy)
            }
            _ => None,
        }
    }

    /// Adapts the must-use policy to one of several files, or to all files of a language together.
    pub(crate) fn of_one_file(mut self, is_of_one_file: bool) -> Self {
        if let Self::Learned(Experience { unused_policy, .. }) = &mut self {
            *unused_policy = Arc::new(unused_policy.for_one_of_several_files(is_of_one_file));
        }
        self
    }

    /// Returns the must-use policy inferred from `program` while the test's attitude is unknown. It
    /// is returned once with any `breadth`, and once more when everything is tried.
    pub(crate) fn possible_unused_policy(
        &mut self,
        program: &Program,
        breadth: Breadth,
    ) -> Option<Arc<UnusedPolicy>> {
        let Self::Learned(Experience { unused_policy, rejects_unused: None, asked, .. }) = self
        else {
            return None;
        };
        if asked.is_some_and(|before| breadth != Breadth::Thorough || before == breadth) {
            return None;
        }
        *unused_policy = Arc::new(program.infer_unused_policy(unused_policy));
        Some(unused_policy.clone())
    }

    /// Records that the search asked if the test rejects unused definitions.
    pub(crate) fn learn_asked(&mut self, breadth: Breadth) {
        if let Self::Learned(experience) = self {
            experience.asked = Some(breadth);
        }
    }

    /// Records if the test rejects unused definitions.
    pub(crate) fn learn_rejects_unused(&mut self, rejects_unused: bool) {
        let Self::Learned(experience) = self else { return };
        experience.rejects_unused = Some(rejects_unused);
    }

    /// Records which elements of a list stayed.
    pub(crate) fn learn<'a>(
        &mut self,
        tree: &Tree,
        fates: impl Iterator<Item = (&'a ElementNodes, bool)>,
        breadth: Breadth,
    ) {
        let Self::Learned(experience) = self else { return };
        let tallies = Arc::make_mut(&mut experience.tallies);
        for (member, stayed) in fates {
            for common in traits(tree, member) {
                let tally = tallies.entry((common, breadth)).or_default();
                tally.seen += 1;
                tally.stayed += u32::from(stayed);
            }
        }
    }
}

impl Experience {
    /// Creates an empty experience, with `p0` as every probability.
    #[must_use]
    pub fn new(p0: InitialProbability) -> Self {
        Self { p0, ..Self::default() }
    }

    fn of(
        &self,
        traits: impl Iterator<Item = Trait>,
        breadth: Breadth,
        most: f64,
    ) -> InitialProbability {
        let p = traits.fold(self.p0.get(), |p, common| {
            let tally = self.tallies.get(&(common, breadth)).copied().unwrap_or_default();
            (f64::from(tally.stayed) + PSEUDO_COUNT * p) / (f64::from(tally.seen) + PSEUDO_COUNT)
        });
        InitialProbability::new(p.clamp(LEARNED_MIN, LEARNED_MAX).min(most)).unwrap_or_default()
    }
}

/// Returns the traits of an element, the more general first.
fn traits(tree: &Tree, member: &ElementNodes) -> impl Iterator<Item = Trait> + use<> {
    let node = member.first().map(|&node| tree.node(node));
    let kind = node.map_or(0, |node| node.kind_id().0);
    let path =
        std::iter::successors(node, |node| node.named_children().find(|child| !child.is_extra()));
    let last = path.take(WORD_LEVELS_MAX).last().filter(Node::is_leaf);
    let word = last.map(|last| {
        let mut hasher = DefaultHasher::new();
        hasher.write(last.text());
        (kind, Some(hasher.finish()))
    });
    std::iter::once((kind, None)).chain(word)
}
