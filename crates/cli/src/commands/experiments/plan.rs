//! Plan of an experiment: a file with arguments of `secateur compare`.

use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::anyhow;
use secateur_experiment::Passes;
use secateur_minimize::InitialProbability;
use secateur_session::ListMinimizer;
use serde::de::Error;
use serde::{Deserialize, Deserializer};

use super::compare::Compare;
use crate::options::minimizer_options::prior_named;
use crate::options::test_options::time;
use crate::output::failure::Failure;

/// Plan, with the options of `compare` as keys. Paths are relative to the folder of the file.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct Plan {
    subjects: Vec<PathBuf>,
    #[serde(deserialize_with = "names")]
    #[serde(alias = "walkers")]
    passes: Vec<Passes>,
    #[serde(deserialize_with = "names")]
    minimizers: Vec<ListMinimizer>,
    p0: Vec<f64>,
    priors: Vec<String>,
    seeds: Option<u64>,
    timeout: Option<Limit>,
    check_lists: bool,
    same_lists: bool,
    lists_max: Option<u32>,
    reducers: Vec<PathBuf>,
    /// Values that `--quick` uses instead.
    quick: Option<Box<Plan>>,
}

/// Time in the syntax of the command line, or a number of seconds.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "expected a time such as \"10m\", or a number of seconds")]
enum Limit {
    Seconds(i64),
    Text(String),
}

impl Compare {
    /// Adds the options of the plan among the subjects, if there is one. Options on the command
    /// line take precedence.
    pub(super) fn with_plan(mut self) -> Result<Self, Failure> {
        let is_plan =
            |path: &PathBuf| path.extension().is_some_and(|extension| extension == "toml");
        let (plans, subjects): (Vec<_>, Vec<_>) = self.subjects.drain(..).partition(is_plan);
        self.subjects = subjects;
        let path = match &plans[..] {
            [] if self.quick => {
                return Err(Failure::Usage(anyhow!(
                    "--quick needs a plan; give one, such as PLAN.toml"
                )));
            }
            [] => return Ok(self),
            [path] => path,
            [_, other, ..] => {
                return Err(Failure::Usage(anyhow!(
                    "{} is a second plan; run one plan at a time",
                    other.display()
                )));
            }
        };
        let at = |error: String| Failure::Usage(anyhow!("{}: {error}", path.display()));
        let mut plan = read(path).map_err(at)?;
        if self.quick {
            let quick =
                plan.quick.take().ok_or("--quick needs a table [quick]; add one".to_owned());
            self.fill(*quick.map_err(at)?, path).map_err(at)?;
        }
        self.fill(plan, path).map_err(at)?;
        if self.subjects.is_empty() {
            return Err(Failure::Usage(anyhow!(
                "{} has no subjects; add some, as in subjects = [\"DIR\"]",
                path.display()
            )));
        }
        Ok(self)
    }

    /// Adds missing options from the `plan` at `path`.
    fn fill(&mut self, plan: Plan, path: &Path) -> Result<(), String> {
        let beside = |paths: Vec<PathBuf>| {
            paths.into_iter().map(|given| path.with_file_name("").join(given)).collect()
        };
        fill(&mut self.subjects, beside(plan.subjects));
        fill(&mut self.passes, plan.passes);
        fill(&mut self.minimizers, plan.minimizers);
        fill(&mut self.reducers, beside(plan.reducers));
        let p0s = plan
            .p0
            .into_iter()
            .map(|p0| InitialProbability::new(p0).map_err(|error| error.to_string()));
        fill(&mut self.p0s, p0s.collect::<Result<_, _>>()?);
        let no_prior = |name| format!("unknown prior `{name}`; expected fixed or learned");
        let priors = plan.priors.iter().map(|name| prior_named(name).ok_or_else(|| no_prior(name)));
        fill(&mut self.priors, priors.collect::<Result<_, _>>()?);
        let timeout = plan.timeout.map(|limit| match limit {
            Limit::Seconds(seconds) => time(&seconds.to_string()),
            Limit::Text(text) => time(&text),
        });
        let timeout = timeout.transpose();
        self.timeout = self.timeout.or(timeout.map_err(|error| format!("timeout: {error}"))?);
        self.seeds = self.seeds.or(plan.seeds);
        self.lists_max = self.lists_max.or(plan.lists_max);
        self.check_lists |= plan.check_lists;
        self.same_lists |= plan.same_lists;
        Ok(())
    }
}

fn read(path: &Path) -> Result<Plan, String> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    toml::from_str(&text).map_err(|error| error.to_string())
}

fn fill<T>(given: &mut Vec<T>, from_plan: Vec<T>) {
    if given.is_empty() {
        *given = from_plan;
    }
}

/// Parses names, so that an unknown name is an error with its line.
fn names<'de, D: Deserializer<'de>, T: FromStr<Err: Display>>(
    deserializer: D,
) -> Result<Vec<T>, D::Error> {
    let names = Vec::<Name<T>>::deserialize(deserializer)?;
    Ok(names.into_iter().map(|Name(it)| it).collect())
}

struct Name<T>(T);

impl<'de, T: FromStr<Err: Display>> Deserialize<'de> for Name<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map(Self).map_err(D::Error::custom)
    }
}
