//! Exchange: replaces an element by an empty element of the original text: `<path d="…"/>` becomes
//! `<line/>`.
//!
//! If several elements would be interesting, a search keeps an arbitrary one with the context that
//! it needs. This pass inserts all others at once in place of one. If that is interesting, binary
//! search finds a sufficient one; if not, it costs one query.

use std::collections::HashMap;
use std::sync::Arc;

use secateur_minimize::{Outcome, QueryKind};
use secateur_names::{ElementRule, Program};
use secateur_syntax::{Edit, NodeId, Replacement};

use crate::round::{Candidate, PassSearch, Round, SHORT_TOKENS_MAX, SearchTarget};
use crate::searches::elements::element;

/// Maximum number of recorded names.
const NAMES_MAX: usize = 1000;

/// Returns the distinct names of the elements of a text, the rarest first. An element that spoils
/// those after it is more likely a common one, and the common ones were already tried most.
pub(crate) fn names_of_elements(program: &Program) -> Vec<Arc<str>> {
    let rules = &program.rules().elements;
    if rules.is_empty() {
        return Vec::new();
    }
    // Number of occurrences of each name, and the first one.
    let mut numbers: HashMap<&[u8], (usize, NodeId)> = HashMap::new();
    for node in program.nodes() {
        let is_name = |rule: &ElementRule| {
            node.kind_id() == rule.name
                && node.parent().is_some_and(|tag| rule.tags.contains(&tag.kind_id()))
        };
        if rules.iter().any(is_name) {
            numbers.entry(node.text()).or_insert((0, node.id())).0 += 1;
        }
    }
    let mut names: Vec<&[u8]> = numbers.keys().copied().collect();
    names.sort_by_key(|name| numbers[name]);
    names.into_iter().take(NAMES_MAX).map(|name| String::from_utf8_lossy(name).into()).collect()
}

/// An element and its possible replacements.
#[derive(Clone)]
struct ElementReplacements {
    element: NodeId,
    /// Empty elements that replace it together.
    others: Vec<String>,
    /// Alternatives to try if these are not interesting.
    rest: Vec<String>,
}

/// One round over the elements of a text, the last one first.
#[derive(Clone)]
pub(crate) struct Exchange {
    program: Arc<Program>,
    /// Remaining jobs, in reverse order.
    jobs: Vec<ElementReplacements>,
    /// Best text so far.
    text: Arc<[u8]>,
    round: Round,
}

impl Exchange {
    /// Starts a round over `program`, whose original had elements with these names.
    pub(crate) fn new(program: Arc<Program>, names: &[Arc<str>], round: Round) -> Self {
        let is_short = program.tokens() <= SHORT_TOKENS_MAX;
        let jobs = if is_short { jobs(&program, names) } else { Vec::new() };
        Self { text: program.source().clone(), program, jobs, round }
    }

    fn text_of(&self, job: &ElementReplacements) -> Vec<u8> {
        let others = Replacement::Text(job.others.concat().into());
        self.program.render(&Edit::default().replacing(job.element, others))
    }
}

/// Returns the elements inside others, each with the empty elements that have fewer tokens.
fn jobs(program: &Program, names: &[Arc<str>]) -> Vec<ElementReplacements> {
    let jobs = program.nodes().filter_map(|node| {
        let rule = program.rules().elements.iter().find(|rule| rule.node == node.kind_id())?;
        node.parent().filter(|parent| parent.kind_id() == rule.content)?;
        let own = element(rule, &node)?.name.text();
        let others = names.iter().filter(|name| name.as_bytes() != own);
        let empty = |name: &Arc<str>| [&*rule.empty.0, &**name, &*rule.empty.1].concat();
        let is_less =
            |text: &String| program.grammar().estimate_tokens(text.as_bytes()) < node.weight();
        let others: Vec<String> = others.map(empty).filter(is_less).collect();
        let (element, rest) = (node.id(), Vec::new());
        (!others.is_empty()).then_some(ElementReplacements { element, others, rest })
    });
    jobs.collect()
}

impl PassSearch for Exchange {
    fn candidate(&self) -> Option<Candidate> {
        let job = self.jobs.last()?;
        let part = SearchTarget::list(self.round.pass, job.others.len());
        Some(self.round.candidate(self.text_of(job), QueryKind::Other, part))
    }

    fn observe(&mut self, outcome: Outcome) {
        let Some(mut job) = self.jobs.pop() else { return };
        if !outcome.is_interesting() {
            job.others = std::mem::take(&mut job.rest);
            self.jobs.extend((!job.others.is_empty()).then_some(job));
        } else if job.others.len() > 1 {
            job.rest = job.others.split_off(job.others.len().div_ceil(2));
            self.jobs.push(job);
        } else {
            self.text = self.text_of(&job).into();
            self.jobs.clear();
        }
    }

    fn best(&self) -> Arc<[u8]> {
        self.text.clone()
    }

    fn is_over(&self) -> bool {
        self.jobs.is_empty()
    }

    fn round(&self) -> &Round {
        &self.round
    }
}
