//! List minimisers by name: built in, or supplied by the user as a program.

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

/// List minimiser. A user-supplied one is written `mine=python3 mine.py` on the command line: a
/// name, and a command that speaks the protocol of [`serve`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListMinimizer {
    /// Built-in algorithm.
    Known(Algorithm),
    /// User-supplied program.
    Own(Own),
}

/// User-supplied program that minimises lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Own {
    name: &'static str,
    command: &'static str,
}

/// Text that does not name a list minimiser.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownMinimizer {
    #[error("{0}; or supply your own, as in 'mine=python3 mine.py'")]
    Name(#[from] UnknownAlgorithm),
    /// The name or the command is malformed.
    #[error(
        "`{0}` does not define a minimiser; give a name of letters, digits, - and _, and a \
         command, as in 'mine=python3 mine.py'"
    )]
    Command(String),
}

/// List minimiser that is ready to start on lists, with its processes.
#[derive(Clone)]
pub struct Starter {
    /// Starts the minimiser on a list.
    pub start: StartMinimizer,
    pool: Option<Arc<Pool>>,
}

impl ListMinimizer {
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Known(algorithm) => algorithm.name(),
            Self::Own(own) => own.name,
        }
    }

    /// Returns the command of a user-supplied program.
    #[must_use]
    pub fn command(self) -> Option<&'static str> {
        if let Self::Own(own) = self { Some(own.command) } else { None }
    }

    /// Returns `true` if the minimiser uses the initial probability.
    #[must_use]
    pub fn uses_initial_probability(self) -> bool {
        match self {
            Self::Known(algorithm) => algorithm.uses_initial_probability(),
            Self::Own(_) => true,
        }
    }

    /// Returns `true` if the minimiser is random.
    #[must_use]
    pub fn uses_seed(self) -> bool {
        matches!(self, Self::Known(algorithm) if algorithm.uses_seed())
    }

    /// Returns the minimiser, ready to start. A program is not started before the first list.
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
    /// Returns the first failure of a user-supplied program. After a failure, its lists end with
    /// the best configuration so far.
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

/// Interns `text` for the life of the process, so that minimisers are `Copy`.
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
