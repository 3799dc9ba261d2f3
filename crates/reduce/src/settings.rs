//! What walks, in which turns, and what is assumed.

use std::sync::Arc;

use secateur_minimize::{Algorithm, OneByOne, Prior, Weights};
use secateur_syntax::ParseError;

use crate::breadth::Phase;
use crate::list::StartMinimizer;
use crate::pass::Pass;
use crate::prior::PriorSource;
use crate::round::Round;

/// What walks, and how.
#[derive(Clone)]
pub struct Settings {
    /// The passes, in the order of their turns.
    pub passes: Vec<Pass>,
    /// What minimises the lists.
    pub start: StartMinimizer,
    /// What is assumed of their members.
    pub prior: PriorSource,
    /// Whether the result is laid out in the end if it has become smaller, or becomes smaller by that. Where some pass takes
    /// pieces of the text, only the white space around it goes: all other is among these pieces, and a layout puts some in.
    pub layout: bool,
    /// Whether the texts of files are put where these are included even if that takes more room.
    pub one_file: bool,
}

impl Settings {
    /// A settings with a list minimiser of the registry, which a `seed` may make random.
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

    /// A round in this phase, with what was learned by then. While passes focus, it is on so many tokens.
    pub(crate) fn round(
        &self,
        pass: &'static str,
        number: usize,
        phase: Phase,
        focus: u64,
        prior: PriorSource,
    ) -> Round {
        let is_check = phase == Phase::Check;
        let start: StartMinimizer = if is_check {
            Arc::new(|weights: &Weights, _: &Prior| Box::new(OneByOne::start(weights.len())))
        } else {
            self.start.clone()
        };
        Round { number, pass, breadth: phase.breadth(focus), is_check, start, prior }
    }
}

/// Whether none of these takes pieces of the text.
pub(crate) fn is_over_tree(passes: &[Pass]) -> bool {
    passes.iter().all(|pass| pass.needs_grammar())
}

/// Why a settings cannot be followed.
#[derive(Debug, thiserror::Error)]
pub enum SettingsError {
    /// There is no pass in it.
    #[error("no pass is given")]
    NoPass,
    /// A pass needs a syntax tree and the text has none.
    #[error(
        "the pass `{pass}` needs a grammar; without one, choose lines, tokens, characters or bytes"
    )]
    NoGrammar {
        /// The pass.
        pass: Pass,
    },
    /// The text cannot be parsed.
    #[error(transparent)]
    Parse(#[from] ParseError),
}
