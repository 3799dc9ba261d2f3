//! Contenders: passes with a list minimiser and its options, and other reducers.

use std::fmt::{self, Display};
use std::str::FromStr;

use secateur_minimize::InitialProbability;
use secateur_reduce::{Pass, UnknownPass};
use secateur_session::{ListMinimizer, PriorChoice, Starter, Strategy};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One pass, or several that alternate until none of them makes progress: `hdd+hoist`. `default`
/// stands for those of a reduction without a choice of passes, `smallest` for those of
/// `--smallest`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd)]
pub struct Passes(Vec<Pass>);

/// Passes, a list minimiser and its relevant options.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Combination {
    #[serde(rename = "pass", serialize_with = "in_full", deserialize_with = "named")]
    pub passes: Passes,
    #[serde(serialize_with = "by_name", deserialize_with = "named")]
    pub minimizer: ListMinimizer,
    /// Initial probability, for a minimiser that has one.
    #[serde(serialize_with = "number", deserialize_with = "probability")]
    pub p0: Option<InitialProbability>,
    /// Set if the initial probability is only the start for learning from earlier lists.
    pub learned: bool,
    /// Seed, for a minimiser that takes one. Without it, the run is deterministic.
    pub seed: Option<u64>,
}

/// Contender of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Contender {
    /// secateur with these algorithms.
    Combination(Combination),
    Reducer(ReducerId),
}

/// Identity of another reducer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReducerId {
    #[serde(rename = "reducer")]
    pub name: String,
    /// Version as reported by the reducer.
    #[serde(rename = "reducer_version")]
    pub version: String,
    /// Command in its manifest.
    #[serde(rename = "reducer_command")]
    pub command: Vec<String>,
}

impl Passes {
    /// Returns the passes in order. There is at least one.
    pub(crate) fn as_slice(&self) -> &[Pass] {
        &self.0
    }

    /// Returns `true` if one of them only works on syntax trees. Without a grammar, other passes
    /// replace those of a preset.
    pub(crate) fn need_grammar(&self) -> bool {
        ![Pass::DEFAULT, Pass::SMALLEST].contains(&&*self.0)
            && self.0.iter().any(|pass| pass.needs_grammar())
    }
}

impl From<Pass> for Passes {
    fn from(pass: Pass) -> Self {
        Self(vec![pass])
    }
}

impl FromStr for Passes {
    type Err = UnknownPass;

    fn from_str(names: &str) -> Result<Self, UnknownPass> {
        let passes: Vec<_> = names.split('+').map(Pass::of_name).collect::<Result<_, _>>()?;
        Ok(Self(passes.concat()))
    }
}

/// The passes of a preset have a short name.
impl Display for Passes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &*self.0 {
            Pass::DEFAULT => f.pad("default"),
            Pass::SMALLEST => f.pad("smallest"),
            _ => f.pad(&names(self)),
        }
    }
}

impl Combination {
    /// Returns every combination of `passes` and `minimizers`. Where it matters to a minimiser, it
    /// is combined with each of `p0s`, fixed or `learned`, and with the seeds from 1 to `seeds`.
    /// There is always one combination without a seed.
    #[must_use]
    pub fn all(
        passes: &[Passes],
        minimizers: &[ListMinimizer],
        p0s: &[InitialProbability],
        learned: &[bool],
        seeds: u64,
    ) -> Vec<Self> {
        let mut combinations = Vec::new();
        for (passes, &minimizer) in
            passes.iter().flat_map(|passes| minimizers.iter().map(move |it| (passes, it)))
        {
            let priors: Vec<_> = if minimizer.uses_initial_probability() {
                p0s.iter()
                    .flat_map(|&p0| learned.iter().map(move |&learned| (Some(p0), learned)))
                    .collect()
            } else {
                vec![(None, false)]
            };
            let seeds = if minimizer.uses_seed() { seeds } else { 0 };
            for (p0, learned) in priors {
                let seeds = std::iter::once(None).chain((1..=seeds).map(Some));
                for combination in
                    seeds.map(|seed| Self { passes: passes.clone(), minimizer, p0, learned, seed })
                {
                    // A user may name one twice.
                    if !combinations.contains(&combination) {
                        combinations.push(combination);
                    }
                }
            }
        }
        combinations
    }

    /// Returns the strategy for a session. It has no layout, since sizes are compared.
    pub(crate) fn strategy(&self) -> Strategy {
        Strategy {
            minimizer: self.minimizer,
            p0: self.p0.unwrap_or_default(),
            prior: if self.learned { PriorChoice::Learned } else { PriorChoice::Fixed },
            seed: self.seed,
            lays_out: false,
            one_file: false,
            ..Strategy::default()
        }
    }

    /// Returns the minimiser, ready to start.
    pub(crate) fn starter(&self) -> Starter {
        self.minimizer.starter(self.seed)
    }

    /// Returns a unique name that can be a file name.
    pub(crate) fn label(&self) -> String {
        let mut label = format!("{}.{}", self.passes, self.minimizer.name());
        if let Some(p0) = self.p0 {
            label += &format!(".p{}", p0.get());
        }
        if self.learned {
            label += ".learned";
        }
        if let Some(seed) = self.seed {
            label += &format!(".s{seed}");
        }
        label
    }
}

impl Contender {
    /// Returns a name that is unique in a comparison.
    pub fn label(&self) -> String {
        match self {
            Self::Combination(combination) => combination.label(),
            // This sign is in no name of a combination.
            Self::Reducer(reducer) => format!("{}@{}", reducer.name, reducer.version),
        }
    }

    /// Returns the combination, unless this is another reducer.
    pub(crate) fn combination(&self) -> Option<&Combination> {
        match self {
            Self::Combination(combination) => Some(combination),
            Self::Reducer(_) => None,
        }
    }

    /// Returns the other reducer, unless this is a combination.
    pub(crate) fn reducer(&self) -> Option<&ReducerId> {
        match self {
            Self::Combination(_) => None,
            Self::Reducer(reducer) => Some(reducer),
        }
    }
}

fn names(passes: &Passes) -> String {
    passes.0.iter().map(|pass| pass.name()).collect::<Vec<_>>().join("+")
}

/// Names all passes, since the defaults may change after a row was written.
fn in_full<S: Serializer>(passes: &Passes, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&names(passes))
}

fn by_name<S: Serializer>(value: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

fn named<'de, D: Deserializer<'de>, T: FromStr<Err: Display>>(
    deserializer: D,
) -> Result<T, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
}

#[expect(clippy::ref_option, reason = "the form that serde asks for")]
fn number<S: Serializer>(
    p0: &Option<InitialProbability>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    p0.map(InitialProbability::get).serialize(serializer)
}

fn probability<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<InitialProbability>, D::Error> {
    let p0: Option<f64> = Option::deserialize(deserializer)?;
    p0.map(|p0| InitialProbability::new(p0).map_err(D::Error::custom)).transpose()
}
