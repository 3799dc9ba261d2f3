//! Settings of a search.

use std::sync::Arc;

use secateur_minimize::{Algorithm, OneByOne, Prior, Weights};
use secateur_syntax::ParseError;

use crate::pass::Pass;
use crate::round::{PriorSource, Round, SchedulePhase, StartMinimizer};

/// Settings of a search: the passes, the list minimiser, and the initial probabilities.
#[derive(Clone)]
pub struct Settings {
    /// Passes, in the order of their rounds.
    pub passes: Vec<Pass>,
    /// List minimiser.
    pub start: StartMinimizer,
    /// Source of the initial probabilities of list elements.
    pub prior: PriorSource,
    /// Enables a final layout, if the result became smaller or the layout makes it smaller. If a
    /// pass deletes pieces of the text, the layout only strips surrounding white space: the pieces
    /// include the other white space, and a layout inserts some.
    pub layout: bool,
    /// Enables the inlining of included files even if the result becomes larger.
    pub one_file: bool,
}

impl Settings {
    /// Creates settings with a list minimiser of the registry. A `seed` makes the algorithms that
    /// support it random.
    #[must_use]
    pub fn new(
        passes: Vec<Pass>,
        minimizer: Algorithm,
        prior: PriorSource,
        seed: Option<u64>,
    ) -> Self {
        let start = Arc::new(move |weights: &Weights, prior: &Prior| {
            minimizer.start_from(weights, prior, seed)
        });
        Self { passes, start, prior, layout: false, one_file: false }
    }

    /// Creates a round in `phase` with the current `prior`. A focused round covers `focus` tokens.
    pub(crate) fn round(
        &self,
        pass: &'static str,
        number: usize,
        phase: SchedulePhase,
        focus: u64,
        prior: PriorSource,
    ) -> Round {
        let is_check = phase == SchedulePhase::Check;
        let start: StartMinimizer = if is_check {
            Arc::new(|weights: &Weights, _: &Prior| Box::new(OneByOne::start(weights.len())))
        } else {
            self.start.clone()
        };
        Round { number, pass, breadth: phase.breadth(focus), is_check, start, prior }
    }
}

/// Returns `true` if every pass needs a syntax tree.
pub(crate) fn is_over_tree(passes: &[Pass]) -> bool {
    passes.iter().all(|pass| pass.needs_grammar())
}

/// Error in the settings of a search.
#[derive(Debug, thiserror::Error)]
pub enum SettingsError {
    #[error("no pass is given")]
    NoPass,
    /// The pass needs a syntax tree, but the text has none.
    #[error(
        "the pass `{pass}` needs a grammar; without one, choose lines, tokens, characters or bytes"
    )]
    NoGrammar { pass: Pass },
    #[error(transparent)]
    Parse(#[from] ParseError),
}
