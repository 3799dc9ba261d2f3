//! A list minimiser by name: one of ours, or one that the user brings as a program.

mod answers;
mod own;
mod process;
mod serve;

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, Mutex};

use secateur_minimize::{Algorithm, Minimizer, Prior, UnknownAlgorithm, Weights};
use secateur_reduce::StartMinimizer;
use secateur_runner::lock;

use self::own::OwnSearch;
pub use self::process::OwnError;
use self::process::Pool;
pub use self::serve::{ServeError, serve};

/// A list minimiser. On the command line, one of the user's own is `mine=python3 mine.py`: a name, and the words of a command
/// that talks as [`serve`] does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListMinimizer {
    /// One of ours.
    Known(Algorithm),
    /// One of the user's own.
    Own(Own),
}

/// A list minimiser that is a program of the user's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Own {
    name: &'static str,
    command: &'static str,
}

/// A text that names no list minimiser.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownMinimizer {
    /// A name that none of ours has.
    #[error("{0}; or bring one of your own, as in 'mine=python3 mine.py'")]
    Name(#[from] UnknownAlgorithm),
    /// A name or a command that cannot be used.
    #[error(
        "`{0}` is no minimiser of your own: say a name of letters, digits, - and _, and a command, as in 'mine=python3 mine.py'"
    )]
    Command(String),
}

/// A list minimiser that is ready to start on lists, with the processes that it needs.
#[derive(Clone)]
pub struct Starter {
    /// Starts it on a list.
    pub start: StartMinimizer,
    pool: Option<Arc<Pool>>,
}

impl ListMinimizer {
    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Known(algorithm) => algorithm.name(),
            Self::Own(own) => own.name,
        }
    }

    /// Returns the command of a program of the user's.
    #[must_use]
    pub fn command(self) -> Option<&'static str> {
        if let Self::Own(own) = self { Some(own.command) } else { None }
    }

    /// Whether the initial probability matters.
    #[must_use]
    pub fn uses_initial_probability(self) -> bool {
        match self {
            Self::Known(algorithm) => algorithm.uses_initial_probability(),
            Self::Own(_) => true,
        }
    }

    /// Whether a seed matters.
    #[must_use]
    pub fn uses_seed(self) -> bool {
        matches!(self, Self::Known(algorithm) if algorithm.uses_seed())
    }

    /// The minimiser, ready to start. A program is only run when there is a list.
    #[must_use]
    pub fn starter(self, seed: Option<u64>) -> Starter {
        match self {
            Self::Known(algorithm) => {
                let start = move |weights: &Weights, prior: &Prior| {
                    algorithm.start_from(weights, prior, seed)
                };
                Starter { start: Arc::new(start), pool: None }
            }
            Self::Own(Own { name, command }) => {
                let pool = Arc::new(Pool::new(name, command));
                let shared = pool.clone();
                let start = move |weights: &Weights, prior: &Prior| -> Minimizer {
                    Box::new(OwnSearch::new(shared.clone(), weights, prior))
                };
                Starter { start: Arc::new(start), pool: Some(pool) }
            }
        }
    }
}

impl Starter {
    /// What was wrong with a program of the user's, if anything was. Its lists have ended with what had been found.
    #[must_use]
    pub fn failure(&self) -> Option<OwnError> {
        self.pool.as_ref()?.failure()
    }
}

impl PartialEq<Algorithm> for ListMinimizer {
    fn eq(&self, algorithm: &Algorithm) -> bool {
        *self == Self::Known(*algorithm)
    }
}

impl From<Algorithm> for ListMinimizer {
    fn from(algorithm: Algorithm) -> Self {
        Self::Known(algorithm)
    }
}

impl FromStr for ListMinimizer {
    type Err = UnknownMinimizer;

    fn from_str(text: &str) -> Result<Self, UnknownMinimizer> {
        let Some((name, command)) = text.split_once('=') else {
            return Ok(Self::Known(text.parse()?));
        };
        let is_plain = |char: char| char.is_ascii_alphanumeric() || char == '-' || char == '_';
        let is_taken = name.parse::<Algorithm>().is_ok();
        let words = shlex::split(command).unwrap_or_default();
        if name.is_empty() || !name.chars().all(is_plain) || is_taken || words.is_empty() {
            return Err(UnknownMinimizer::Command(text.to_owned()));
        }
        Ok(Self::Own(Own { name: interned(name), command: interned(command) }))
    }
}

impl fmt::Display for ListMinimizer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Known(algorithm) => algorithm.fmt(f),
            Self::Own(Own { name, command }) => write!(f, "{name}={command}"),
        }
    }
}

/// The same text for good, once for all that are equal, so that minimisers can be copied like numbers.
fn interned(text: &str) -> &'static str {
    static TEXTS: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut texts = lock(&TEXTS);
    if let Some(known) = texts.get(text) {
        return known;
    }
    let text: &'static str = Box::leak(text.into());
    texts.insert(text);
    text
}
