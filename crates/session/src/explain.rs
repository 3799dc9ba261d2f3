//! An explanation of an input: what of it matters, found out by tests.

use std::collections::{HashMap, HashSet};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Instant;

use secateur_bundle::Bundle;
use secateur_names::parse;
use secateur_reduce::{Explainer, Verdict};
use secateur_runner::{Key, OutcomeCache, Runner, Seen};

use crate::{Input, TrialError, try_each};

/// What is known of an input when its explanation has ended.
pub struct Explanation {
    /// What was found.
    pub explainer: Explainer,
    /// What each trial has shown, by its number; of trials that were not made, nothing.
    pub seen: Vec<Seen>,
    /// How many tests were run; trials of one text are one test.
    pub tests: usize,
    /// Whether it was interrupted.
    pub is_whole: bool,
}

/// Why an input cannot be explained.
#[derive(Debug, thiserror::Error)]
pub enum ExplainError {
    /// There is no tree.
    #[error(
        "what matters is found out part by part of a syntax tree, and there is none: the language of the file is not known, or \
         hardly anything in it is of that language. --language names another"
    )]
    NoTree,
    /// There are several files.
    #[error("one file is explained at a time: name one, and give the others as --with")]
    Several,
    /// A test could not be run.
    #[error(transparent)]
    Trial(#[from] TrialError),
}

/// Finds out what matters in `input`, whose text is that of `bundle`, by `jobs` tests at one time, until the `deadline`. `original`
/// is what it came from; `progress` hears after each test how many were made, and how many are known to be needed by then.
///
/// # Errors
///
/// When there is no tree, or a test cannot be run.
pub fn explain(
    input: &Input,
    bundle: &Bundle,
    original: Option<&Arc<[u8]>>,
    runner: &Runner,
    (jobs, deadline): (NonZeroUsize, Option<Instant>),
    mut progress: impl FnMut(usize, usize),
) -> Result<Explanation, ExplainError> {
    if !bundle.is_text() {
        return Err(ExplainError::Several);
    }
    let encoding = input.encoding(0);
    let program = input.program().ok_or(ExplainError::NoTree)?;
    let text_of = |text: &Arc<[u8]>| encoding.map_or_else(|| text.clone(), |encoding| encoding.text_of(text));
    // One that cannot be parsed has nothing to give.
    let original = original.and_then(|text| parse(program.language(), text_of(text)).ok()).map(Arc::new);
    let name = runner.supervisor().file_name().to_owned();
    let mut explainer = Explainer::new(program, original);
    let mut known: HashMap<Key, Seen> = HashMap::from([(OutcomeCache::key(bundle), Seen::Interesting)]);
    let (mut seen, mut tests): (Vec<Seen>, usize) = (Vec::new(), 0);
    let render = |explainer: &Explainer, trial: usize| {
        let text = explainer.text(trial);
        let text = encoding.map_or_else(|| text.clone(), |encoding| encoding.encode(&text));
        bundle.with_text(0, text)
    };
    let keep = input.keep();
    while !explainer.batch().is_empty() {
        let batch = explainer.batch();
        let mut keys = Vec::new();
        for trial in batch.clone() {
            let candidate = render(&explainer, trial);
            let key = OutcomeCache::key(&candidate);
            if keep.is_some_and(|keep| !keep.holds(&candidate)) {
                known.entry(key).or_insert_with(|| Seen::Invalid("it is kept".to_owned()));
            }
            keys.push(key);
        }
        let mut asked = HashSet::new();
        let news: Vec<_> =
            batch.clone().zip(&keys).filter(|(_, key)| !known.contains_key(*key) && asked.insert(**key)).collect();
        let total = tests + news.len();
        let make = |(trial, _): &(usize, &Key)| Some(render(&explainer, *trial));
        try_each(runner, (jobs, deadline), news.into_iter(), make, |(trial, key), run| {
            if !run.ending.is_answer() {
                return Ok(());
            }
            tests += 1;
            progress(tests, total);
            known.insert(*key, Seen::of(run, &explainer.text(trial), &name));
            Ok::<_, TrialError>(())
        })?;
        let of_batch: Vec<_> = keys.iter().map_while(|key| known.get(key).cloned()).collect();
        let is_whole = of_batch.len() == keys.len();
        explainer.tell(&of_batch.iter().map(verdict).collect::<Vec<_>>());
        seen.extend(of_batch);
        if !is_whole {
            return Ok(Explanation { explainer, seen, tests, is_whole });
        }
    }
    Ok(Explanation { explainer, seen, tests, is_whole: true })
}

fn verdict(seen: &Seen) -> Verdict {
    match seen {
        Seen::Interesting => Verdict::Holds,
        Seen::Invalid(_) => Verdict::Invalid,
        Seen::Other(_) | Seen::NoFailure | Seen::TimedOut | Seen::Refused(_) => Verdict::Fails,
    }
}
