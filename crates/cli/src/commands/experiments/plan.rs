//! Plan or suite: a file with the inputs of `secateur compare`, its options, or both.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::{fs, mem};

use anyhow::{Context, anyhow, bail};
use secateur_experiment::{Passes, PublishedResults};
use secateur_minimize::InitialProbability;
use secateur_session::ListMinimizer;
use serde::de::Error;
use serde::{Deserialize, Deserializer};

use super::compare::Compare;
use super::suite::{Inputs, Suite, matches};
use crate::options::minimizer_options::prior_named;
use crate::options::test_options::time;

/// Plan, with the options of `compare` as keys. Paths are relative to the folder of the file, and
/// those of inputs to `--from`, if given.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct Plan {
    /// Name of the suite.
    name: String,
    /// Version of the suite, which rows name.
    version: String,
    /// Origin of the inputs, for readers.
    #[serde(rename = "source")]
    _source: String,
    /// Another file, whose values are used where this one has none.
    suite: Option<PathBuf>,
    /// Patterns of the names of the cases to use.
    cases: Vec<String>,
    /// Patterns of the folders of subjects.
    subjects: Vec<PathBuf>,
    inputs: Vec<Inputs>,
    tools: BTreeMap<String, Vec<String>>,
    published: Vec<PublishedResults>,
    held_out: Vec<String>,
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
    pub(super) fn with_plan(mut self) -> anyhow::Result<Self> {
        let is_plan =
            |path: &PathBuf| path.extension().is_some_and(|extension| extension == "toml");
        let (plans, subjects): (Vec<_>, Vec<_>) = self.subjects.drain(..).partition(is_plan);
        self.subjects = subjects;
        let path = match &plans[..] {
            [] if self.quick => {
                bail!("--quick needs a plan; give one, such as PLAN.toml");
            }
            [] => return Ok(self),
            [path] => path,
            [_, other, ..] => {
                bail!("{} is a second plan; run one plan at a time", other.display());
            }
        };
        let at = |error: String| anyhow!("{}: {error}", path.display());
        let mut plan = read(path).map_err(at)?;
        if self.quick {
            let quick =
                plan.quick.take().ok_or("--quick needs a table [quick]; add one".to_owned());
            self.fill(*quick.map_err(at)?, path).map_err(at)?;
        }
        let suite = plan.suite.take();
        self.fill(plan, path).map_err(at)?;
        if let Some(suite) = suite {
            let suite = path.with_file_name("").join(suite);
            let at = |error: String| anyhow!("{}: {error}", suite.display());
            self.fill(read(&suite).map_err(at)?, &suite).map_err(at)?;
        }
        if self.subjects.is_empty() && self.suite.inputs.is_empty() {
            bail!("{} has no subjects; add some, as in subjects = [\"DIR\"]", path.display());
        }
        Ok(self)
    }

    /// Uses the inputs of the `plan` at `path`, unless there are some.
    fn fill_inputs(&mut self, plan: &mut Plan, path: &Path) -> anyhow::Result<()> {
        let has_inputs = !self.subjects.is_empty() || !self.suite.inputs.is_empty();
        if has_inputs || (plan.subjects.is_empty() && plan.inputs.is_empty()) {
            return Ok(());
        }
        let folder = self.from.clone().unwrap_or_else(|| path.with_file_name(""));
        let folder =
            fs::canonicalize(if folder.as_os_str().is_empty() { Path::new(".") } else { &folder })
                .with_context(|| format!("--from {}", folder.display()))?;
        for pattern in &plan.subjects {
            let found = matches(&folder, pattern)?.into_iter().map(|(path, _)| path);
            // A missing folder that is named without a wildcard is an error of the subject.
            self.subjects.extend(found.filter(|path| !path.is_file()));
        }
        self.suite = Suite {
            name: mem::take(&mut plan.name),
            version: mem::take(&mut plan.version),
            file: fs::canonicalize(path)?,
            folder,
            inputs: mem::take(&mut plan.inputs),
            tools: mem::take(&mut plan.tools),
            published: mem::take(&mut plan.published),
            held_out: mem::take(&mut plan.held_out),
        };
        Ok(())
    }

    /// Adds missing options from the `plan` at `path`.
    fn fill(&mut self, mut plan: Plan, path: &Path) -> Result<(), String> {
        self.fill_inputs(&mut plan, path).map_err(|error| format!("{error:#}"))?;
        fill(&mut self.cases, plan.cases);
        let beside = |paths: Vec<PathBuf>| {
            paths.into_iter().map(|given| path.with_file_name("").join(given)).collect()
        };
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
