//! What is known of one list of a run.

use std::collections::BTreeMap;

use secateur_minimize::{
    Config, HasProvenance, Outcome, Provenance, QueryKind, Statistics, Weights,
};
use secateur_reduce::{Part, Proposal};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

use crate::statistics::spearman;

/// What a list minimiser made of one list, and where the list was.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct ListRun {
    /// Where it was.
    #[serde(serialize_with = "as_array")]
    pub place: ListPlace,
    /// How many members the list had.
    pub len: usize,
    /// How many of them stayed.
    pub kept: usize,
    /// What all members weigh, the median, and the heaviest, in tokens.
    pub weights: [u64; 3],
    /// What the members that went weigh, in tokens.
    pub removed: u64,
    /// The mean of the probabilities with which members were assumed to be needed.
    pub assumed: f64,
    /// How many queries of each [kind](QueryKind::ALL) it took, and how many of these were interesting.
    pub kinds: [[u64; 2]; QueryKind::ALL.len()],
    /// The rank correlation between weight and the share that was deleted; none where it is not defined.
    pub rho: Option<f64>,
    /// Whether no single member could be deleted any more; `None` if that was not checked.
    pub one_minimal: Option<bool>,
}

/// Where a list was. All is empty where every query had been asked in other words, so that the list was never seen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListPlace {
    /// What walked.
    pub pass: String,
    /// The number of the round, counted from 1.
    pub round: usize,
    /// How much the round tried.
    pub breadth: String,
    /// The distance of the members from the root, where all have the same.
    pub level: Option<usize>,
    /// The kind of the members' parent, or what else the list was of.
    pub parent: String,
}

impl ListPlace {
    pub(crate) fn of(proposal: &Proposal) -> Option<Self> {
        let Provenance { pass, breadth, part } = proposal.provenance()?;
        let level = match proposal.place.part {
            Part::Level { level, .. } => Some(level),
            Part::List { level, .. } => level,
            _ => None,
        };
        let (pass, breadth, parent) = (pass.to_owned(), breadth.to_owned(), part.to_string());
        Some(Self { pass, round: proposal.place.round, breadth, level, parent })
    }
}

impl ListRun {
    /// What has come of a list with these weights, of whose members this was assumed on the mean. Whether it is 1-minimal is
    /// not known.
    pub(crate) fn new(
        place: ListPlace,
        weights: &Weights,
        assumed: f64,
        asked: &Statistics,
        best: &Config,
    ) -> Self {
        let len = weights.len();
        let mut sorted: Vec<u64> = (0..len).map(|index| weights.of(index)).collect();
        sorted.sort_unstable();
        let middle = sorted.get(len.saturating_sub(1) / 2).copied().unwrap_or_default();
        Self {
            place,
            len,
            kept: best.len(),
            weights: [sorted.iter().sum(), middle, sorted.last().copied().unwrap_or_default()],
            removed: best.deleted().map(|index| weights.of(index)).sum(),
            assumed: rounded(assumed),
            kinds: QueryKind::ALL
                .map(|kind| [asked.of_kind(kind), asked.count(kind, Outcome::Interesting)]),
            rho: weight_and_deletion(weights, best).map(rounded),
            one_minimal: None,
        }
    }

    /// How many queries it took.
    pub(crate) fn queries(&self) -> u64 {
        self.kinds.iter().map(|[queries, _]| queries).sum()
    }
}

/// Spearman's ρ between each weight that occurs and the share of the elements of this weight that were deleted: RQ1 of
/// *WDD: Weighted Delta Debugging* (ICSE 2025). Not defined where nothing was deleted, or all weights or shares are
/// equal.
fn weight_and_deletion(weights: &Weights, best: &Config) -> Option<f64> {
    if best.len() == best.list_len() {
        return None;
    }
    let mut shares: BTreeMap<u64, (u32, u32)> = BTreeMap::new();
    for index in 0..weights.len() {
        let (deleted, all) = shares.entry(weights.of(index)).or_default();
        *deleted += u32::from(!best.contains(index));
        *all += 1;
    }
    let (weights, shares): (Vec<f64>, Vec<f64>) = shares
        .into_iter()
        .map(|(weight, (deleted, all))| (weight as f64, f64::from(deleted) / f64::from(all)))
        .unzip();
    spearman(&weights, &shares)
}

/// To four decimals, so that a row does not become long for digits that mean nothing.
fn rounded(value: f64) -> f64 {
    (value * 1e4).round() / 1e4
}

/// Each of `values` as the array of its fields.
pub(super) fn as_arrays<S: Serializer>(
    values: &[impl Serialize],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(values.iter().map(array))
}

pub(super) fn as_array<S: Serializer>(
    value: &impl Serialize,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    array(value).serialize(serializer)
}

fn array(value: &impl Serialize) -> Value {
    match serde_json::to_value(value) {
        Ok(Value::Object(fields)) => fields.into_iter().map(|(_, field)| field).collect(),
        other => other.unwrap_or_default(),
    }
}
