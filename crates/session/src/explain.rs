//! Explanation of an input: tests find the parts that matter.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use secateur_bundle::Bundle;
use secateur_names::parse;
use secateur_reduce::{Count, Explainer, Verdict};
use secateur_runner::{Key, Seen};

use crate::{Input, Run, TrialError, try_each};

/// Result of explaining an input.
pub struct Explanation {
    pub explainer: Explainer,
    /// Result of each trial, by its index; empty for trials that were not run.
    pub seen: Vec<Seen>,
    /// Number of tests run. Trials of the same text share one test.
    pub tests: u64,
    /// Set if the explanation was completed.
    pub is_whole: bool,
    /// Results of repeating the test on the input itself at the end.
    pub again: Count,
}

/// Reason why an input cannot be explained.
#[derive(Debug, thiserror::Error)]
pub enum ExplainError {
    /// There is no syntax tree.
    #[error(
        "an explanation needs a syntax tree, and there is none: the language of the file is \
         unknown, or the parser finds hardly anything but syntax errors; name the language with \
         --language"
    )]
    NoTree,
    #[error(transparent)]
    Trial(#[from] TrialError),
}

/// Number of final tests on the input, which measure flakiness.
const AGAIN: usize = 8;

/// Finds the parts that matter in the file at index `number` of `input`, by tests of `run` within
/// its limits.
///
/// `bundle` contains the text of all files. `original` is the text before the reduction. `progress`
/// receives the number of completed and of expected tests, at the start and after each test.
///
/// # Errors
///
/// Fails if there is no tree, or if a test cannot be run.
pub fn explain(
    input: &Input,
    (bundle, number): (&Bundle, usize),
    original: Option<&Arc<[u8]>>,
    run: &Run<'_>,
    mut progress: impl FnMut(u64, u64),
) -> Result<Explanation, ExplainError> {
    let encoding = input.encoding(number);
    let program = input.program(number).ok_or(ExplainError::NoTree)?;
    let text_of =
        |text: &Arc<[u8]>| encoding.map_or_else(|| text.clone(), |encoding| encoding.text_of(text));
    // An original that cannot be parsed contributes nothing.
    let original =
        original.and_then(|text| parse(program.language(), text_of(text)).ok()).map(Arc::new);
    let Run { runner, jobs, limits, .. } = run;
    let name = runner.supervisor().file_name().to_owned();
    let mut explainer = Explainer::new(program, original);
    let expected = explainer.expected();
    progress(0, expected);
    let mut known: HashMap<Key, Seen> = HashMap::from([(Key::of(bundle), Seen::Interesting)]);
    let (mut seen, mut tests): (Vec<Seen>, u64) = (Vec::new(), 0);
    let (keep, tests_max) = (input.keep(), limits.tests_max.unwrap_or(u64::MAX));
    let limits = (*jobs, limits.deadline);
    while !explainer.batch().is_empty() {
        let (mut keys, mut asked, mut kept) = (Vec::new(), HashSet::new(), HashSet::new());
        let mut fresh = HashMap::new();
        // Texts are rendered only when a test can start, to save memory.
        let news = explainer.batch().filter_map(|trial| {
            let text = explainer.text(trial);
            let text = encoding.map_or_else(|| text.clone(), |encoding| encoding.encode(&text));
            let candidate = bundle.with_text(number, text);
            let key = Key::of(&candidate);
            keys.push(key);
            if keep.as_ref().is_some_and(|keep| !keep.holds(&candidate)) {
                kept.insert(key);
            }
            let is_new = !known.contains_key(&key) && !kept.contains(&key) && asked.insert(key);
            is_new.then_some((key, candidate))
        });
        let news = news.take(usize::try_from(tests_max - tests).unwrap_or(usize::MAX));
        try_each(
            runner,
            limits,
            news,
            |(_, candidate)| Some(candidate.clone()),
            |(key, candidate), run| {
                if run.ending.is_answer() {
                    tests += 1;
                    progress(tests, expected);
                    fresh.insert(key, Seen::of(run, candidate.files()[number].text(), &name));
                }
                Ok::<_, TrialError>(())
            },
        )?;
        known.extend(fresh);
        known.extend(
            kept.into_iter().map(|key| {
                (key, Seen::Invalid("an option or a comment keeps this part".to_owned()))
            }),
        );
        let of_batch: Vec<_> = keys.iter().map_while(|key| known.get(key).cloned()).collect();
        let is_whole = of_batch.len() == explainer.batch().len();
        explainer.tell(&of_batch.iter().map(verdict).collect::<Vec<_>>());
        seen.extend(of_batch);
        if !is_whole {
            return Ok(Explanation { explainer, seen, tests, is_whole, again: Count::default() });
        }
    }
    let mut again = Count::default();
    try_each(
        runner,
        limits,
        0..AGAIN,
        |_| Some(bundle.clone()),
        |_, run| {
            if run.ending.is_answer() {
                again.counted += 1;
                again.held += usize::from(run.ending.outcome().is_interesting());
            }
            Ok::<_, TrialError>(())
        },
    )?;
    Ok(Explanation { explainer, seen, tests: tests + again.counted as u64, is_whole: true, again })
}

fn verdict(seen: &Seen) -> Verdict {
    match seen {
        Seen::Interesting => Verdict::Holds,
        Seen::Invalid(_) => Verdict::Invalid,
        Seen::Other(_) | Seen::NoFailure | Seen::TimedOut | Seen::Refused(_) => Verdict::Fails,
    }
}
