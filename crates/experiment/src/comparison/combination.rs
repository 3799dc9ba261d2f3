//! Who is compared: walkers with a list minimiser and its options, and other reducers.

use std::fmt::{self, Display};
use std::str::FromStr;

use secateur_minimize::InitialProbability;
use secateur_reduce::{UnknownWalker, Walker};
use secateur_session::{ListMinimizer, PriorChoice, Starter, Strategy};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A walker, or several that take turns until none of them finds anything more: `hdd+hoist`. `default` are those that a reduction
/// takes where none are chosen.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd)]
pub struct Walkers(Vec<Walker>);

/// Walkers, a list minimiser and those of its options that matter to it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Combination {
    /// The walkers.
    #[serde(rename = "walker", serialize_with = "in_full", deserialize_with = "named")]
    pub walkers: Walkers,
    /// The list minimiser.
    #[serde(serialize_with = "by_name", deserialize_with = "named")]
    pub minimizer: ListMinimizer,
    /// The initial probability, for a minimiser that has one.
    #[serde(serialize_with = "number", deserialize_with = "probability")]
    pub p0: Option<InitialProbability>,
    /// Whether the initial probability is only where learning from the lists before begins.
    pub learned: bool,
    /// The seed, for a minimiser that takes one; without it, it is deterministic.
    pub seed: Option<u64>,
}

/// Who makes a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Contender {
    /// secateur, with these algorithms.
    Combination(Combination),
    /// Another reducer.
    Reducer(ReducerId),
}

/// What tells another reducer from all others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReducerId {
    /// Its name.
    #[serde(rename = "reducer")]
    pub name: String,
    /// Its version, as it says itself.
    #[serde(rename = "reducer_version")]
    pub version: String,
    /// How it is called, as its manifest has it.
    #[serde(rename = "reducer_command")]
    pub command: Vec<String>,
}

impl Walkers {
    /// The walkers, in the order of their turns. There is at least one.
    pub(crate) fn as_slice(&self) -> &[Walker] {
        &self.0
    }

    /// Whether one of them only walks over syntax trees.
    pub(crate) fn need_grammar(&self) -> bool {
        self.0.iter().any(|walker| walker.needs_grammar())
    }
}

impl From<Walker> for Walkers {
    fn from(walker: Walker) -> Self {
        Self(vec![walker])
    }
}

impl FromStr for Walkers {
    type Err = UnknownWalker;

    fn from_str(names: &str) -> Result<Self, UnknownWalker> {
        let walkers: Vec<_> = names.split('+').map(Walker::of_name).collect::<Result<_, _>>()?;
        Ok(Self(walkers.concat()))
    }
}

/// Those that a reduction takes have a short name.
impl Display for Walkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == Walker::DEFAULT { f.pad("default") } else { f.pad(&names(self)) }
    }
}

impl Combination {
    /// Every combination of `walkers` and `minimizers`. Each minimiser is run with each of `p0s`, with them as they are or
    /// `learned` from, and with the seeds from 1 to `seeds`, where that matters to it, and always once without a seed.
    #[must_use]
    pub fn all(
        walkers: &[Walkers],
        minimizers: &[ListMinimizer],
        p0s: &[InitialProbability],
        learned: &[bool],
        seeds: u64,
    ) -> Vec<Self> {
        let mut combinations = Vec::new();
        for (walkers, &minimizer) in
            walkers.iter().flat_map(|walkers| minimizers.iter().map(move |it| (walkers, it)))
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
                for combination in seeds.map(|seed| Self {
                    walkers: walkers.clone(),
                    minimizer,
                    p0,
                    learned,
                    seed,
                }) {
                    // A user may name one twice.
                    if !combinations.contains(&combination) {
                        combinations.push(combination);
                    }
                }
            }
        }
        combinations
    }

    /// The same for a session. Without a layout, since sizes are what is compared.
    pub(crate) fn strategy(&self) -> Strategy {
        Strategy {
            minimizer: self.minimizer,
            p0: self.p0.unwrap_or_default(),
            prior: if self.learned { PriorChoice::Learned } else { PriorChoice::Fixed },
            seed: self.seed,
            lays_out: false,
            one_file: false,
        }
    }

    /// Its minimiser, ready to start.
    pub(crate) fn starter(&self) -> Starter {
        self.minimizer.starter(self.seed)
    }

    /// A name that tells it from all others, fit for a file name.
    pub(crate) fn label(&self) -> String {
        let mut label = format!("{}.{}", self.walkers, self.minimizer.name());
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
    /// A name that tells it from all others of a comparison.
    #[must_use]
    pub fn label(&self) -> String {
        match self {
            Self::Combination(combination) => combination.label(),
            // No combination has this sign in its name.
            Self::Reducer(reducer) => format!("{}@{}", reducer.name, reducer.version),
        }
    }

    /// The combination, if it is one.
    pub(crate) fn combination(&self) -> Option<&Combination> {
        match self {
            Self::Combination(combination) => Some(combination),
            Self::Reducer(_) => None,
        }
    }

    /// The other reducer, if it is one.
    pub(crate) fn reducer(&self) -> Option<&ReducerId> {
        match self {
            Self::Combination(_) => None,
            Self::Reducer(reducer) => Some(reducer),
        }
    }
}

fn names(walkers: &Walkers) -> String {
    walkers.0.iter().map(|walker| walker.name()).collect::<Vec<_>>().join("+")
}

/// What a reduction takes may become another one than it was when a row was written.
fn in_full<S: Serializer>(walkers: &Walkers, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&names(walkers))
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
