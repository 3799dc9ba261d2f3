//! Effects found here next to those that the papers have published.
//!
//! WDD publishes ratios of arithmetic means over the inputs, ProbDD and CDD ratios of geometric
//! means. The two differ by up to a factor of two. The other kind is recomputed from the row of
//! each input in the papers' tables, so that like is compared with like.

use secateur_minimize::Algorithm::{self, Cdd, Ddmin, ProbDd, WDdmin, WProbDd};
use secateur_minimize::InitialProbability;
use secateur_reduce::Pass;

use super::pairs::correct;
use super::table::change_text;
use super::{Analysis, Cell, Metric, PairComparison, Series, Table, Verdict};
use crate::statistics::interval_of_ratio_of_means;

/// Published effects of replacing one minimiser by another. Changes are in per cent, and negative
/// if the second has less.
pub(super) struct Published {
    pub(super) paper: Paper,
    pub(super) pass: Pass,
    pub(super) first: Algorithm,
    pub(super) second: Algorithm,
    /// Language of the inputs; `None` for all together.
    pub(super) language: Option<&'static str>,
    size: Change,
    /// `None` if the paper has not counted tests.
    tests: Option<Change>,
    seconds: Change,
}

/// Change of the arithmetic and the geometric mean over the inputs, in per cent, in the order of
/// [`Mean`].
type Change = [f64; 2];

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Paper {
    /// Zhou, Xu, Zhang, Tian, Sun: WDD: Weighted Delta Debugging. ICSE 2025. Sections VI-B and
    /// VI-C; geometric means from Table I.
    Wdd,
    /// Zhang, Xu, Tian, Cheng, Sun: Toward a Better Understanding of Probabilistic Delta
    /// Debugging. ICSE 2025. Tables IV and V; both means are from the rows of the inputs.
    Cdd,
    /// Wang, Shen, Chen, Xiong, Zhang: Probabilistic Delta Debugging. ESEC/FSE 2021. Table 1,
    /// trees; arithmetic means from Table 2. Times are of the 13 inputs that both versions finish.
    ProbDd,
}

/// Kind of a mean.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mean {
    Arithmetic,
    Geometric,
}

pub(super) const HDD: Pass = Pass::HDD;
pub(super) const PERSES: Pass = Pass::PERSES;
const C: Option<&str> = Some("c");
const XML: Option<&str> = Some("xml");

#[rustfmt::skip]
pub(super) const PUBLISHED: [Published; 15] = [
    published(Paper::Wdd, HDD, [Ddmin, WDdmin], C, [-7.81, -6.71], None, [-53.92, -53.12]),
    published(Paper::Wdd, HDD, [Ddmin, WDdmin], XML, [-16.51, -28.86], None, [-16.86, -35.51]),
    published(Paper::Wdd, PERSES, [Ddmin, WDdmin], C, [-1.04, 0.44], None, [-9.01, -7.19]),
    published(Paper::Wdd, PERSES, [Ddmin, WDdmin], XML, [-0.27, -0.19], None, [-1.67, -2.45]),
    published(Paper::Wdd, HDD, [ProbDd, WProbDd], C, [-13.91, -13.67], None, [-10.89, -11.46]),
    published(Paper::Wdd, HDD, [ProbDd, WProbDd], XML, [-9.74, -21.72], None, [-14.31, -31.50]),
    published(Paper::Wdd, PERSES, [ProbDd, WProbDd], C, [-2.43, -2.18], None, [-13.89, -6.33]),
    published(Paper::Wdd, PERSES, [ProbDd, WProbDd], XML, [0.32, 0.27], None, [-1.35, -0.59]),
    published(Paper::Cdd, HDD, [Ddmin, ProbDd], C,
        [-0.82, -0.30], Some([-69.67, -65.74]), [-48.17, -44.41]),
    published(Paper::Cdd, HDD, [Ddmin, ProbDd], XML,
        [-1.05, 1.09], Some([-39.38, -30.78]), [-24.39, -15.79]),
    published(Paper::Cdd, HDD, [Ddmin, Cdd], C,
        [-2.69, -2.26], Some([-69.58, -66.15]), [-44.75, -45.86]),
    published(Paper::Cdd, HDD, [Ddmin, Cdd], XML,
        [1.02, 3.63], Some([-36.39, -27.94]), [-22.81, -15.58]),
    published(Paper::Cdd, HDD, [ProbDd, Cdd], C,
        [-1.88, -1.96], Some([0.32, -1.20]), [6.58, -2.60]),
    published(Paper::Cdd, HDD, [ProbDd, Cdd], XML,
        [2.10, 2.51], Some([4.93, 4.09]), [2.08, 0.26]),
    published(Paper::ProbDd, HDD, [Ddmin, ProbDd], None, [-83.09, -59.48], None, [-54.71, -63.22]),
];

/// A smaller change, in per cent, counts as none.
const NOTHING: f64 = 1.0;

const fn published(
    paper: Paper,
    pass: Pass,
    [first, second]: [Algorithm; 2],
    language: Option<&'static str>,
    size: Change,
    tests: Option<Change>,
    seconds: Change,
) -> Published {
    Published { paper, pass, first, second, language, size, tests, seconds }
}

impl Paper {
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Wdd => "WDD",
            Self::Cdd => "CDD",
            Self::ProbDd => "ProbDD",
        }
    }

    /// Returns the kind of mean whose changes the paper publishes.
    pub(super) fn mean(self) -> Mean {
        match self {
            Self::Wdd => Mean::Arithmetic,
            Self::Cdd | Self::ProbDd => Mean::Geometric,
        }
    }
}

impl Mean {
    pub(super) const BOTH: [Self; 2] = [Self::Arithmetic, Self::Geometric];

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Arithmetic => "arithmetic",
            Self::Geometric => "geometric",
        }
    }
}

impl Published {
    /// Returns the paper's initial probability, if it is not the default.
    fn p0(&self) -> Option<f64> {
        (self.paper == Paper::Cdd && self.language == XML).then_some(0.0025)
    }

    /// Returns the published change by `metric`, and the metric of the paper, which may differ.
    pub(super) fn change(&self, metric: Metric) -> (Change, Metric) {
        match (metric, self.tests) {
            (Metric::Size, _) => (self.size, metric),
            (Metric::Tests, Some(tests)) => (tests, metric),
            _ => (self.seconds, Metric::Seconds),
        }
    }
}

/// Published effect with its counterpart here.
pub(super) struct Beside<'a> {
    pub(super) published: &'static Published,
    pub(super) here: PairComparison<'a>,
    /// 95 % confidence interval of the ratio of arithmetic means.
    of_means: Option<[f64; 2]>,
}

impl Beside<'_> {
    /// Returns the ratio here by `mean`, and its 95 % confidence interval.
    pub(super) fn here(&self, mean: Mean) -> (f64, Option<[f64; 2]>) {
        match mean {
            Mean::Arithmetic => (self.here.of_means, self.of_means),
            Mean::Geometric => (self.here.ratio, self.here.interval),
        }
    }

    fn row(&self) -> Vec<Cell> {
        let Self { published, here, .. } = self;
        let (change, by_paper) = published.change(here.metric);
        let mut by = here.metric.title().to_owned();
        if by_paper != here.metric {
            by += &format!("; in the paper {}", by_paper.title());
        }
        let mut row = vec![
            Cell::text(published.paper.name()),
            Cell::text(published.pass.name()),
            Cell::text(published.language.unwrap_or("all")),
            Cell::text(name(here.baseline)),
            Cell::text(name(here.other)),
            Cell::text(by),
            Cell::text(published.paper.mean().name()),
        ];
        for mean in Mean::BOTH {
            let (ratio, interval) = self.here(mean);
            row.extend([
                Cell::percent(Some(change[mean as usize] / 100.0)),
                Cell::percent(Some(ratio - 1.0)),
                Cell::text(change_text(interval)),
            ]);
        }
        let of_paper = change[published.paper.mean() as usize];
        row.extend([
            Cell::count(here.subjects),
            Cell::p(here.p),
            Cell::text(agreement(of_paper, here.verdict())),
        ]);
        row
    }
}

/// Returns the minimiser, with an initial probability other than the default one.
fn name(series: Series<'_>) -> String {
    let p0 = series.algorithms().and_then(|it| it.p0).filter(|p0| *p0 != Default::default());
    let p0 = p0.map_or(String::new(), |p0| format!(", p0 {}", p0.get()));
    format!("{}{p0}", series.minimizer())
}

/// Compares an effect here with the published one.
fn agreement(published: f64, here: Verdict) -> &'static str {
    let is_published = published.abs() >= NOTHING;
    match here {
        Verdict::TooFew => here.text(),
        Verdict::NotShown if is_published => "not shown here",
        Verdict::NotShown => "none, as published",
        Verdict::Less | Verdict::More if !is_published => "only here",
        Verdict::Less if published < 0.0 => "same direction",
        Verdict::More if published > 0.0 => "same direction",
        Verdict::Less | Verdict::More => "opposite direction",
    }
}

impl<'a> Analysis<'a> {
    /// Returns the published effects that have a counterpart here, by one metric. The probabilities
    /// are not corrected.
    pub(super) fn published(&self, metric: Metric) -> Vec<Beside<'a>> {
        let main = self.main_series();
        let find = |published: &Published, minimizer| {
            let is = |series: &&Series<'a>| {
                series.algorithms().is_some_and(|it| {
                    it.passes.as_slice() == [published.pass] && it.minimizer == minimizer
                })
            };
            let is_of_paper = |series: &&Series<'a>| {
                series.algorithms().is_some_and(|it| {
                    let p0 = it.p0.map(InitialProbability::get);
                    p0.is_some() && p0 == published.p0() && !it.learned && !it.is_seeded
                })
            };
            let of_paper = self.series.iter().filter(is).find(is_of_paper);
            of_paper.or(main.iter().find(is)).copied()
        };
        let known = PUBLISHED.iter().filter_map(|published| {
            let Published { first, second, language, .. } = *published;
            let (first, second) = (find(published, first)?, find(published, second)?);
            let of_means =
                interval_of_ratio_of_means(&self.paired(first, second, metric, language));
            let here = self.compare(first, second, metric, language)?;
            Some(Beside { published, here, of_means })
        });
        known.collect()
    }

    /// Returns the published effects with their counterparts here.
    pub(crate) fn beside_the_papers(&self) -> Table {
        let mut table = Table::new(
            "Comparison with the papers",
            NOTE,
            "paper | pass | language | first | second | by | the paper's mean | arithmetic: \
                paper | here | 95 % interval | geometric: paper | here | 95 % interval | \
                subjects | p here | effect",
        );
        for metric in Metric::COSTS {
            let mut known = self.published(metric);
            correct(known.iter_mut().map(|beside| &mut beside.here));
            table.rows.extend(known.iter().map(Beside::row));
        }
        table
    }
}

const NOTE: &str = "Change of the second relative to the first: of arithmetic means over the \
     inputs, and of geometric means. A paper publishes one of them, which is named; the other is \
     recomputed from its table of inputs. On XML, p0 of CDD's paper is 0.0025; runs with it are \
     used if there are any. p: Wilcoxon signed-rank test, with Holm's correction for the effects \
     on one cost. Published changes below 1 % count as none. Trees here are tree-sitter's, and \
     every run ends with single deletions until none succeeds, with any minimiser.";

#[cfg(test)]
mod tests {
    use super::{Mean, PUBLISHED, Paper, Verdict, agreement};

    #[test]
    fn an_effect_agrees_only_if_it_is_shown_and_goes_the_same_way() {
        assert_eq!(agreement(-7.8, Verdict::Less), "same direction");
        assert_eq!(agreement(-7.8, Verdict::More), "opposite direction");
        assert_eq!(agreement(-7.8, Verdict::NotShown), "not shown here");
        assert_eq!(agreement(-7.8, Verdict::TooFew), "too few subjects to say");
        assert_eq!(agreement(0.3, Verdict::NotShown), "none, as published");
        assert_eq!(agreement(0.3, Verdict::More), "only here");
    }

    /// From the abstract of CDD's paper: 52 % fewer queries than ddmin over all inputs. The values
    /// of C and XML are on opposite sides of that.
    #[test]
    fn published_changes_are_in_per_cent() {
        let tests = |language| {
            PUBLISHED
                .iter()
                .filter(move |it| it.language == Some(language) && it.paper == Paper::Cdd)
                .filter_map(|it| Some(it.tests?[Mean::Geometric as usize]))
                .fold(0.0, f64::min)
        };
        assert!(tests("c") < -52.0 && tests("xml") > -52.0 && tests("xml") < -25.0);
    }
}
