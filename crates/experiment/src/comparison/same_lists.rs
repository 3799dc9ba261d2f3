//! Several algorithms on the same lists.
//!
//! After the first different answer two runs see different lists. A difference of complete runs
//! thus mixes the algorithms with the paths of their runs. Here one run, the reference, defines the
//! lists: it is replayed, and every algorithm minimises each of its lists, in the same text. Then
//! the replay continues with the reference's answer.
//!
//! Each algorithm receives all outcomes as if it ran alone. A text is tested once for all of them.

use std::collections::HashSet;
use std::sync::Arc;

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64;
use secateur_minimize::{Config, Outcome, Search};
use secateur_reduce::Project;
use secateur_session::{ListMinimizer, Starter};

use super::given::{Comparison, Estimate, RunFailure, SameListsOptions};
use super::lists::{RealList, SameLists, Told};
use super::recording::{Asked, Ledger};
use super::subject_run::Run;
use super::{Combination, Ended, RunId};
use crate::minimisation::Minimisation;

/// Minimises lists of `run`, identified by `id`, with each of `algorithms`.
pub(crate) fn minimise(
    run: &Run<'_>,
    id: &RunId,
    algorithms: &[Combination],
    SameListsOptions { lists_max, estimated }: SameListsOptions<'_>,
    config: &Comparison<'_>,
) -> Result<SameLists, RunFailure> {
    let mut found: Vec<(Arc<Asked>, RealList)> = Vec::new();
    let ledger = go_through(run, |list, _, ledger| {
        let real = |place| RealList::new(place, &list.weights, &list.prior);
        found.extend(ledger.place().map(|place| (list.clone(), real(place))));
        Ok(())
    })?;
    let results = ledger.entries().results.clone();
    // A run that was stopped has not completed its last list, which may be its only one. All
    // algorithms minimise it to the end.
    found.retain(|(list, _)| run.ended == Ended::TimedOut || results.contains_key(&list.number));
    let all = found.len();
    let sample = sample(&found, lists_max);
    let chosen = || found.iter().filter(|(list, _)| sample.contains(&list.number));
    let needed = |list: &Asked| match results.get(&list.number) {
        Some(result) => result.clone(),
        None => Config::full(list.weights.len()),
    };
    let tests = chosen().map(|(asked, list)| list.tests_of(algorithms, &needed(asked))).sum();
    let statistics = &run.statistics;
    let seconds_each = statistics.time_in_tests.as_secs_f64() / statistics.tests.max(1) as f64;
    let seconds = seconds_each * tests as f64;
    estimated(id, Estimate { all, lists: sample.len(), tests, seconds });

    let mut lists: Vec<RealList> = Vec::new();
    let mut ask = run.asking();
    let starters: Vec<Starter> = algorithms.iter().map(Combination::starter).collect();
    let mut left = found.iter().peekable();
    go_through(run, |asked, search, ledger| {
        let Some((_, list)) = left.next_if(|(next, _)| next.number == asked.number) else {
            return Ok(());
        };
        if !sample.contains(&asked.number) {
            return Ok(());
        }
        let mut list = list.clone();
        for (algorithm, starter) in algorithms.iter().zip(&starters) {
            let mut minimizer = list.start(algorithm, starter);
            let mut told = Told::default();
            while let Some(query) = minimizer.candidate() {
                let candidate = ledger.render(search, query.config.clone());
                let is_interesting =
                    candidate.map(|it| ask(&it)).transpose()? == Some(Outcome::Interesting);
                config.check_interrupt()?;
                told.push(algorithm, query, is_interesting);
                minimizer.observe(Outcome::from(is_interesting));
            }
            list.outcomes.push(told.text());
            if let Some(failure) = starter.failure() {
                return Err(failure.into());
            }
        }
        lists.push(list);
        Ok(())
    })?;
    Ok(SameLists {
        run: id.clone(),
        language: run.subject.language.clone(),
        version: config.version.to_owned(),
        build: config.build.clone(),
        suite: run.subject.suite.clone(),
        all,
        algorithms: algorithms.to_vec(),
        lists,
    })
}

/// Replays a run and passes each list to `visit` before its first query is answered.
fn go_through(
    run: &Run<'_>,
    mut visit: impl FnMut(&Arc<Asked>, &Project, &Ledger) -> Result<(), RunFailure>,
) -> Result<Ledger, RunFailure> {
    let (ledger, mut search) = run.search_again(false)?;
    let mut seen = HashSet::new();
    for &(_, outcome) in run.outcomes() {
        let Some((_, list)) = ledger.candidate(&search) else { break };
        if let Some(list) = list.filter(|list| seen.insert(list.number)) {
            visit(&list, &search, &ledger)?;
        }
        search.observe(outcome);
    }
    Ok(ledger)
}

/// Returns the numbers of at most `max` lists: one of each length class in turn, so that the few
/// long lists are included.
fn sample(found: &[(Arc<Asked>, RealList)], max: usize) -> HashSet<usize> {
    let mut classes: Vec<Vec<usize>> = Vec::new();
    for (list, _) in found {
        let class = list.weights.len().max(1).ilog2() as usize;
        classes.resize(classes.len().max(class + 1), Vec::new());
        classes[class].push(list.number);
    }
    let mut random = Pcg64::seed_from_u64(SAMPLE_SEED);
    classes.iter_mut().for_each(|class| class.shuffle(&mut random));
    let longest = classes.iter().map(Vec::len).max().unwrap_or_default();
    let turns =
        (0..longest).flat_map(|turn| classes.iter().rev().filter_map(move |class| class.get(turn)));
    turns.copied().take(max).collect()
}

/// Fixed seed, so that a repeated replay samples the same lists.
const SAMPLE_SEED: u64 = 0;

impl RealList {
    /// Returns the number of distinct configurations that `algorithms` ask together, if exactly
    /// `needed` is needed. A user-supplied program is not asked.
    fn tests_of(&self, algorithms: &[Combination], needed: &Config) -> u64 {
        let mut asked = HashSet::new();
        for algorithm in algorithms {
            if matches!(algorithm.minimizer, ListMinimizer::Own(_)) {
                continue;
            }
            Minimisation::of(self.start(algorithm, &algorithm.starter()), |config, fingerprint| {
                asked.insert(fingerprint);
                needed.is_subset(config)
            });
        }
        asked.len() as u64
    }
}
