//! Who is compared: our own algorithms, and other reducers.

use serde::{Deserialize, Serialize};

use super::Combination;

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
    #[must_use]
    pub fn combination(&self) -> Option<&Combination> {
        match self {
            Self::Combination(combination) => Some(combination),
            Self::Reducer(_) => None,
        }
    }

    /// The other reducer, if it is one.
    #[must_use]
    pub fn reducer(&self) -> Option<&ReducerId> {
        match self {
            Self::Combination(_) => None,
            Self::Reducer(reducer) => Some(reducer),
        }
    }
}
