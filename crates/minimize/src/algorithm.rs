//! Registry of the algorithms: selection by name, and the properties that matter for a choice.

use std::fmt;
use std::str::FromStr;

use crate::{
    ActiveCoarsen, Cdd, Ddmin, InitialProbability, Minimizer, Opdd, Prior, ProbDd, WDdmin, WProbDd,
    Weights,
};

/// List minimisation algorithm.
///
/// ```
/// use secateur_minimize::{Algorithm, Options, Weights, minimize};
///
/// let algorithm: Algorithm = "wprobdd".parse()?;
/// let search = algorithm.start(&Weights::new([5, 8, 7, 7]), &Options::default());
/// assert_eq!(minimize(search, |config| config.contains(2)).iter().collect::<Vec<_>>(), [2]);
/// # Ok::<(), secateur_minimize::UnknownAlgorithm>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Algorithm {
    /// Tests equal parts, alone and deleted, at increasing granularity: [`Ddmin`].
    Ddmin,
    /// Like ddmin, with parts of equal weight: [`WDdmin`].
    WDdmin,
    /// Deletes the set with the highest expected gain in elements: [`ProbDd`].
    ProbDd,
    /// Deletes the set with the highest expected gain in tokens: [`WProbDd`].
    WProbDd,
    /// Deletes sets whose size follows from a round counter: [`Cdd`].
    Cdd,
    /// Like ddmin, without subsets and without restarts: [`Opdd`].
    Opdd,
    /// Deletes random sets of adaptive size: [`ActiveCoarsen`].
    ActiveCoarsen,
}

/// Options of all algorithms; each algorithm ignores those that it does not use.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Options {
    /// Initial probability of ProbDD, W_ProbDD and CDD.
    pub p0: InitialProbability,
    /// Seed of ActiveCoarsen. It also makes ProbDD take equally probable elements in random order.
    pub seed: Option<u64>,
}

/// Minimality guarantee of one run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Minimality {
    /// No single element can be deleted.
    OneMinimal,
    /// 1-minimal if the test is monotone; otherwise only after runs to a fixpoint.
    OneMinimalIfMonotone,
}

/// Error for a name that matches no algorithm.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "unknown minimiser `{0}`; choose one of {names}",
    names = Algorithm::ALL.map(Algorithm::name).join(", ")
)]
pub struct UnknownAlgorithm(String);

impl Algorithm {
    /// All algorithms, from the oldest to the newest.
    pub const ALL: [Self; 7] = [
        Self::Ddmin,
        Self::WDdmin,
        Self::ProbDd,
        Self::WProbDd,
        Self::Cdd,
        Self::Opdd,
        Self::ActiveCoarsen,
    ];

    /// Starts a run over elements with these weights.
    ///
    /// # Panics
    ///
    /// If the length of the list does not fit into 32 bits.
    #[must_use]
    pub fn start(self, weights: &Weights, options: &Options) -> Minimizer {
        self.start_from(weights, &options.p0.into(), options.seed)
    }

    /// Starts a run with an initial probability for each element.
    ///
    /// # Panics
    ///
    /// If the length of the list does not fit into 32 bits, or the prior is that of a shorter list.
    #[must_use]
    pub fn start_from(self, weights: &Weights, prior: &Prior, seed: Option<u64>) -> Minimizer {
        match self {
            Self::Ddmin => Box::new(Ddmin::start(weights.len())),
            Self::WDdmin => Box::new(WDdmin::start(weights)),
            Self::ProbDd => Box::new(ProbDd::start(weights.len(), prior, seed)),
            Self::WProbDd => Box::new(WProbDd::start(weights, prior)),
            Self::Cdd => Box::new(Cdd::start(weights.len(), prior.mean(weights.len()))),
            Self::Opdd => Box::new(Opdd::start(weights.len())),
            Self::ActiveCoarsen => Box::new(ActiveCoarsen::start(weights.len(), seed)),
        }
    }

    /// Returns the name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.description().0
    }

    /// Returns the full name from the paper.
    #[must_use]
    pub fn title(self) -> &'static str {
        self.description().1
    }

    /// Returns the authors, venue and year of the paper.
    #[must_use]
    pub fn paper(self) -> &'static str {
        self.description().2
    }

    /// Returns the name, the title and the paper.
    fn description(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Ddmin => {
                ("ddmin", "ddmin, minimising delta debugging", "Zeller and Hildebrandt, TSE 2002")
            }
            Self::WDdmin => {
                ("wddmin", "W_ddmin, weighted delta debugging", "Zhou et al., ICSE 2025")
            }
            Self::ProbDd => {
                ("probdd", "ProbDD, probabilistic delta debugging", "Wang et al., ESEC/FSE 2021")
            }
            Self::WProbDd => (
                "wprobdd",
                "W_ProbDD, weighted probabilistic delta debugging",
                "Zhou et al., ICSE 2025",
            ),
            Self::Cdd => ("cdd", "CDD, counter-based delta debugging", "Zhang et al., ICSE 2025"),
            Self::Opdd => {
                ("opdd", "OPDD, one-pass delta debugging", "Gharachorlu and Sumner, QRS 2018")
            }
            Self::ActiveCoarsen => (
                "active-coarsen",
                "ActiveCoarsen, random sets of adapted size",
                "Liang, Tripp and Naik, POPL 2011",
            ),
        }
    }

    /// Returns the deviations from the paper that can change a query. The module of each algorithm
    /// gives the reasons.
    #[must_use]
    pub fn deviations(self) -> &'static [&'static str] {
        match self {
            Self::Ddmin => &[],
            Self::WDdmin => &["Of two equally even divisions, the earlier is taken."],
            Self::ProbDd => &[
                "Equally probable elements are in list order; --seed shuffles them, as the paper \
                 does.",
                LONGEST_PREFIX,
                LOWERED,
                ALL_FAIL,
            ],
            Self::WProbDd => &[
                "Elements of equal rank are in list order.",
                LONGEST_PREFIX,
                "After 4n failed sets of several elements, only sets of one are asked.",
                LOWERED,
                ALL_FAIL,
            ],
            Self::Cdd => &[
                "The growth factor is 1/(1 - 1/e), which the paper rounds to 1.582.",
                "Of two sizes with equal gain, the larger is taken.",
                "With priors for each element, p0 is their mean.",
                ALL_FAIL,
            ],
            Self::Opdd => {
                &["It follows the description in CDD's paper; a full part is not queried."]
            }
            Self::ActiveCoarsen => &[
                "A set has a fixed number of elements, the expected one.",
                "The deletion rate is adapted by factors, not on a logistic curve.",
                "Random sets end below one element; then each element is asked about in turn.",
                "The seed is 0 by default.",
            ],
        }
    }

    /// Returns the minimality guarantee of a run.
    #[must_use]
    pub fn minimality(self) -> Minimality {
        match self {
            Self::Ddmin | Self::WDdmin | Self::ActiveCoarsen => Minimality::OneMinimal,
            Self::ProbDd | Self::WProbDd | Self::Cdd | Self::Opdd => {
                Minimality::OneMinimalIfMonotone
            }
        }
    }

    /// Returns the maximum number of queries for n elements, as a formula.
    #[must_use]
    pub fn query_bound(self) -> &'static str {
        match self {
            Self::Ddmin | Self::WDdmin => "n² + 5n",
            Self::ProbDd | Self::WProbDd => "5n",
            Self::Cdd => "3.1n + 2.2 ln(n + 1) + 3",
            Self::Opdd => "3n",
            Self::ActiveCoarsen => "n(n + 1)/2 + 4n + 10",
        }
    }

    /// Returns the maximum number of queries for `len` elements, computed by
    /// [`query_bound`](Self::query_bound).
    #[must_use]
    pub fn queries_max(self, len: usize) -> u64 {
        let n = len as u64;
        match self {
            Self::Ddmin | Self::WDdmin => n.saturating_mul(n).saturating_add(5 * n),
            Self::ProbDd | Self::WProbDd => 5 * n,
            Self::Cdd => (3.1 * n as f64 + 2.2 * (n as f64).ln_1p() + 3.0) as u64,
            Self::Opdd => 3 * n,
            Self::ActiveCoarsen => n.saturating_mul(n + 1) / 2 + 4 * n + 10,
        }
    }

    /// Returns `true` if the initial probability has an effect.
    #[must_use]
    pub fn uses_initial_probability(self) -> bool {
        matches!(self, Self::ProbDd | Self::WProbDd | Self::Cdd)
    }

    /// Returns `true` if the seed has an effect.
    #[must_use]
    pub fn uses_seed(self) -> bool {
        matches!(self, Self::ProbDd | Self::ActiveCoarsen)
    }
}

const LONGEST_PREFIX: &str = "Of sets with equal gain, the longest is taken; CDD's paper has the \
    shortest in its pseudocode.";
const LOWERED: &str = "With priors for each element, as learned ones are, consecutive successes \
    lower them.";
const ALL_FAIL: &str = "A set of all remaining elements counts as failed without a query.";

impl FromStr for Algorithm {
    type Err = UnknownAlgorithm;

    fn from_str(name: &str) -> Result<Self, UnknownAlgorithm> {
        let found = Self::ALL.into_iter().find(|algorithm| algorithm.name() == name);
        found.ok_or_else(|| UnknownAlgorithm(name.to_owned()))
    }
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_algorithm_is_found_by_its_name_and_an_unknown_name_lists_them() {
        for algorithm in Algorithm::ALL {
            assert_eq!(algorithm.to_string().parse(), Ok(algorithm));
        }
        let error = "DDMin".parse::<Algorithm>().unwrap_err().to_string();
        assert!(error.contains("`DDMin`") && error.contains("wddmin, probdd"), "{error}");
    }

    #[test]
    fn bounds_follow_their_formulas() {
        let bounds = |len| Algorithm::ALL.map(|algorithm| (algorithm, algorithm.queries_max(len)));
        use Algorithm::{ActiveCoarsen, Cdd, Ddmin, Opdd, ProbDd, WDdmin, WProbDd};
        let all = [Ddmin, WDdmin, ProbDd, WProbDd, Cdd, Opdd, ActiveCoarsen];
        let of = |bounds: [u64; 7]| all.into_iter().zip(bounds);
        assert!(bounds(4).into_iter().eq(of([36, 36, 20, 20, 18, 12, 36])), "{:?}", bounds(4));
        assert!(bounds(10).into_iter().eq(of([150, 150, 50, 50, 39, 30, 105])), "{:?}", bounds(10));
    }

    #[test]
    fn descriptions_name_the_algorithm_its_paper_and_what_differs() {
        let letters = |text: &str| text.replace(['_', '-'], "").to_lowercase();
        for algorithm in Algorithm::ALL {
            let (name, title) = (letters(algorithm.name()), letters(algorithm.title()));
            assert!(title.starts_with(&(name + ",")), "{title}");
            let year = algorithm.paper().rsplit(' ').next().and_then(|year| year.parse().ok());
            assert!(year.is_some_and(|year: u16| (2002..2100).contains(&year)), "{algorithm}");
            let deviations = algorithm.deviations();
            assert_eq!(deviations.is_empty(), algorithm == Algorithm::Ddmin, "{algorithm}");
            assert!(deviations.iter().all(|text| text.ends_with('.')), "{deviations:?}");
            assert!(algorithm.query_bound().contains('n'), "{algorithm}");
        }
    }
}
