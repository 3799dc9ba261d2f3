//! Record of one list of a run.

use std::collections::BTreeMap;

use secateur_minimize::{Config, HasProvenance, Outcome, Provenance, QueryKind, Weights};
use secateur_reduce::{Proposal, SearchTarget};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

use crate::minimisation::Counts;
use crate::statistics::spearman;

/// Result of a list minimiser on one list.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct ListRun {
    /// Origin of the list.
    #[serde(serialize_with = "as_array")]
    pub place: ListPlace,
    /// Number of elements.
    pub len: usize,
    /// Number of remaining elements.
    pub kept: usize,
    /// Total, median and maximum weight of the elements, in tokens.
    pub weights: [u64; 3],
    /// Weight of the removed elements, in tokens.
    pub removed: u64,
    /// Mean initial probability of the elements.
    pub assumed: f64,
    /// Number of distinct queries of each [kind](QueryKind::ALL), and number of interesting ones.
    pub kinds: [[u64; 2]; QueryKind::ALL.len()],
    /// Rank correlation of weight and deleted share; `None` where undefined.
    pub rho: Option<f64>,
    /// `true` if no single element can be deleted; `None` if not checked.
    pub one_minimal: Option<bool>,
    /// Number of repeats: proposals of a configuration that has an outcome on this list. `None` in
    /// older rows, which count them as queries.
    pub repeats: Option<u64>,
}

/// Origin of a list. All fields are empty if every query was answered from the cache, so that the
/// list was never seen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListPlace {
    pub pass: String,
    /// Number of the round, from 1.
    pub round: usize,
    /// Breadth of the round.
    pub breadth: String,
    /// Distance of the elements from the root, if all have the same.
    pub level: Option<usize>,
    /// Kind of the elements' parent, or another name for the list.
    pub parent: String,
}

impl ListPlace {
    pub(crate) fn of(proposal: &Proposal) -> Option<Self> {
        let Provenance { pass, breadth, part } = proposal.provenance()?;
        let level = match proposal.place.part {
            SearchTarget::Level { level, .. } => Some(level),
            SearchTarget::List { level, .. } => level,
            _ => None,
        };
        let (pass, breadth, parent) = (pass.to_owned(), breadth.to_owned(), part.to_string());
        Some(Self { pass, round: proposal.place.round, breadth, level, parent })
    }
}

impl ListRun {
    /// Creates the record of a list with these weights and this mean initial probability.
    /// 1-minimality is not known yet.
    pub(crate) fn new(
        place: ListPlace,
        weights: &Weights,
        assumed: f64,
        counts: &Counts,
        best: &Config,
    ) -> Self {
        let (len, queries) = (weights.len(), &counts.queries);
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
                .map(|kind| [queries.of_kind(kind), queries.count(kind, Outcome::Interesting)]),
            rho: weight_and_deletion(weights, best).map(rounded),
            one_minimal: None,
            repeats: Some(counts.repeats.queries()),
        }
    }

    /// Returns the number of distinct queries.
    pub(crate) fn queries(&self) -> u64 {
        self.kinds.iter().map(|[queries, _]| queries).sum()
    }
}

/// Returns Spearman's ρ between each occurring weight and the deleted share of the elements of this
/// weight: RQ1 of *WDD: Weighted Delta Debugging* (ICSE 2025). It is undefined if nothing was
/// deleted, or if all weights or all shares are equal.
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

/// Rounds to four decimals, to keep rows short.
fn rounded(value: f64) -> f64 {
    (value * 1e4).round() / 1e4
}

/// Serialises each of `values` as an array of its fields.
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
