//! What a walk assumes of the members of a list before the first query.
//!
//! The papers start every list with the same probability p0 that a member is needed, and so forget at each list what all
//! the lists before have shown: that comments always go, that function definitions mostly do, and that hardly anything
//! goes that has stayed in a round before. A learned prior is the share of members that stayed so far, by kind of node
//! and by breadth of the walk, for what survives a coarse walk is not what a later one finds.
//!
//! The same is learned by the first word of a member, such as the name of an XML element or the type of a C declaration; what
//! is known of its kind is where that starts from. On fifteen real failures that saves 1 % of the tests.
//!
//! p0 counts as [`PSEUDO_COUNT`] members seen before the first, so that a kind seen once is not thought to be certain.
//! Within a list ProbDD and W_ProbDD learn on: three successes in a row lower what is assumed of the rest (`minimize/src/model.rs`).
//!
//! What was learned is part of the state of the search: it depends on outcomes alone, in their order.
//!
//! Measured on thirteen real failures (eight C programs of 1,300 to 35,000 tokens, five XML documents of 15,000),
//! Perses with W_ProbDD, property tests in sum; the results were of the same size:
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
//! With ProbDD at 0.1, learning saves as much: 4,585 instead of 4,755. Other pseudo-counts (2, 10, 20) make a difference of
//! under 1 %; an upper bound of 0.9 instead of [`LEARNED_MAX`] costs 1.4 %, since a set of two that both turn out to be of
//! no use is worth a few failures.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hasher};
use std::sync::Arc;

use secateur_minimize::{InitialProbability, Prior};
use secateur_names::{Program, UnusedPolicy};
use secateur_syntax::Tree;

use crate::breadth::Breadth;
use crate::list::Member;

/// How many members p0 counts for.
const PSEUDO_COUNT: f64 = 4.0;
/// The bounds of what is learned.
const LEARNED_MIN: f64 = 0.02;
const LEARNED_MAX: f64 = 0.5;

/// How many members of a list are thought to be needed at most. In a list of a hundred thousand, sets of four would cost
/// tens of thousands of queries where hardly any member is needed.
pub(crate) const NEEDED_MAX: f64 = 50.0;

/// The p0 that was measured to need the fewest tests, for lists of a tree.
pub const TREE_P0: f64 = 0.25;

/// Where initial probabilities come from.
#[derive(Clone, Debug)]
pub enum PriorSource {
    /// The same for every member of every list.
    Fixed(InitialProbability),
    /// From the lists before.
    Learned(Experience),
}

/// How many members stayed in the lists so far.
#[derive(Clone, Debug)]
pub struct Experience {
    /// What is assumed of a kind never seen.
    p0: InitialProbability,
    tallies: Arc<BTreeMap<(Trait, Breadth), Tally>>,
    /// Whether the first of those went that define what is used elsewhere.
    ///
    /// If none at all were asked about, nine C programs would take 1 % fewer tests, and a program whose test takes names that
    /// are not defined 232 instead of 214 (207 where all are asked about).
    used_goes: Option<bool>,
    /// What the test may refuse unused, and whether it does.
    unused_policy: Arc<UnusedPolicy>,
    rejects_unused: Option<bool>,
    /// With which breadth that was asked last.
    asked: Option<Breadth>,
}

/// What members have in common.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Trait {
    Kind(u16),
    /// A kind, and the hash of the first word.
    Word(u16, u64),
}

/// How far below a member its first word is sought.
const WORD_LEVELS_MAX: usize = 8;

#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    stayed: u32,
    seen: u32,
}

impl PriorSource {
    /// What is assumed where nothing was learned.
    pub(crate) fn p0(&self) -> InitialProbability {
        match self {
            Self::Fixed(p0) => *p0,
            Self::Learned(experience) => experience.p0,
        }
    }

    /// What is assumed where nothing was learned, but no more than `most`.
    pub(crate) fn at_most(&self, most: f64) -> InitialProbability {
        InitialProbability::new(self.p0().get().min(most)).unwrap_or_default()
    }

    /// What is assumed of these parts of `tree`.
    pub(crate) fn of_members<'a>(
        &self,
        tree: &Tree,
        members: impl ExactSizeIterator<Item = &'a Member>,
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

    /// Whether members that define what is used elsewhere are worth asking about; none if nothing is known yet.
    pub(crate) fn used_goes(&self) -> Option<bool> {
        match self {
            Self::Fixed(_) => Some(true),
            Self::Learned(experience) => experience.used_goes,
        }
    }

    /// Takes note of whether such a member stayed. The first one decides.
    pub(crate) fn learn_used(&mut self, stayed: bool) {
        let Self::Learned(experience) = self else { return };
        experience.used_goes.get_or_insert(!stayed);
    }

    /// What the test refuses unused, if it is known to.
    pub(crate) fn unused_policy(&self) -> Option<&Arc<UnusedPolicy>> {
        if let Self::Learned(Experience { unused_policy, rejects_unused: Some(true), .. }) = self {
            Some(unused_policy)
        } else {
            None
        }
    }

    /// The same for one of several files, or for all that belongs together.
    pub(crate) fn of_one_file(mut self, is_of_one_file: bool) -> Self {
        if let Self::Learned(Experience { unused_policy, .. }) = &mut self {
            *unused_policy = Arc::new(unused_policy.for_one_of_several_files(is_of_one_file));
        }
        self
    }

    /// What the test may refuse unused, after what `program` has, where it is not known whether it does. That is asked for the first
    /// time with any `breadth`, and once more when everything is tried.
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

    /// Takes note that it is asked whether the test refuses what nothing uses.
    pub(crate) fn learn_asked(&mut self, breadth: Breadth) {
        if let Self::Learned(experience) = self {
            experience.asked = Some(breadth);
        }
    }

    /// Takes note of whether the test refuses what nothing uses.
    pub(crate) fn learn_rejects_unused(&mut self, rejects_unused: bool) {
        let Self::Learned(experience) = self else { return };
        experience.rejects_unused = Some(rejects_unused);
    }

    /// Takes note of which members of a list stayed.
    pub(crate) fn learn<'a>(
        &mut self,
        tree: &Tree,
        fates: impl Iterator<Item = (&'a Member, bool)>,
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
    /// No experience yet: `p0` is what is assumed.
    #[must_use]
    pub fn new(p0: InitialProbability) -> Self {
        Self {
            p0,
            tallies: Arc::default(),
            used_goes: None,
            unused_policy: Arc::default(),
            rejects_unused: None,
            asked: None,
        }
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

/// What is learned of a member, the more general first.
fn traits(tree: &Tree, member: &Member) -> impl Iterator<Item = Trait> + use<> {
    let node = member.first().map(|&node| tree.node(node));
    let kind = node.map_or(0, |node| node.kind_id().0);
    let way = std::iter::successors(node, |node| {
        node.children().find(|child| child.is_named() && !child.is_extra())
    });
    let last = way.take(WORD_LEVELS_MAX).last().filter(|last| last.subtree().len() == 1);
    let word = last.map(|last| {
        let mut hasher = DefaultHasher::new();
        hasher.write(last.text());
        Trait::Word(kind, hasher.finish())
    });
    std::iter::once(Trait::Kind(kind)).chain(word)
}
