//! Effects found here next to those that the papers have published.

use secateur_minimize::Algorithm::{self, Cdd, Ddmin, ProbDd, WDdmin, WProbDd};
use secateur_reduce::Pass;

use super::pairs::correct;
use super::table::interval_text;
use super::{Analysis, Cell, Metric, PairComparison, Series, Table, Verdict};

/// Published effect of replacing one minimiser by another.
struct Published {
    paper: &'static str,
    pass: Pass,
    first: Algorithm,
    second: Algorithm,
    /// Language of the inputs; `None` for all together.
    language: Option<&'static str>,
    /// Changes in per cent; negative if the second has less.
    size: f64,
    /// `None` if the paper has not counted tests.
    tests: Option<f64>,
    seconds: f64,
}

const HDD: Pass = Pass::HDD;
const PERSES: Pass = Pass::PERSES;

/// Zhou, Xu, Zhang, Tian, Sun: WDD: Weighted Delta Debugging. ICSE 2025. Sections VI-B and VI-C.
const WDD: &str = "WDD";
/// Zhang, Xu, Tian, Cheng, Sun: Toward a Better Understanding of Probabilistic Delta Debugging.
/// ICSE 2025. Tables IV and V: from the means over the inputs of each language.
const CDD: &str = "CDD";
/// Wang, Shen, Chen, Xiong, Zhang: Probabilistic Delta Debugging. ESEC/FSE 2021. Table 1, trees.
const PROBDD: &str = "ProbDD";

#[rustfmt::skip]
const PUBLISHED: [Published; 15] = [
    published(WDD, HDD, Ddmin, WDdmin, Some("c"), [-7.81, -53.92], None),
    published(WDD, HDD, Ddmin, WDdmin, Some("xml"), [-16.51, -16.86], None),
    published(WDD, PERSES, Ddmin, WDdmin, Some("c"), [-1.04, -9.01], None),
    published(WDD, PERSES, Ddmin, WDdmin, Some("xml"), [-0.27, -1.67], None),
    published(WDD, HDD, ProbDd, WProbDd, Some("c"), [-13.91, -10.89], None),
    published(WDD, HDD, ProbDd, WProbDd, Some("xml"), [-9.74, -14.31], None),
    published(WDD, PERSES, ProbDd, WProbDd, Some("c"), [-2.43, -13.89], None),
    published(WDD, PERSES, ProbDd, WProbDd, Some("xml"), [0.32, -1.35], None),
    published(CDD, HDD, Ddmin, ProbDd, Some("c"),
        [change(777.0, 775.0), change(10_486.0, 5_828.0)], Some(change(34_013.0, 11_652.0))),
    published(CDD, HDD, Ddmin, ProbDd, Some("xml"),
        [change(56.0, 56.0), change(972.0, 819.0)], Some(change(453.0, 314.0))),
    published(CDD, HDD, Ddmin, Cdd, Some("c"),
        [change(777.0, 760.0), change(10_486.0, 5_676.0)], Some(change(34_013.0, 11_512.0))),
    published(CDD, HDD, Ddmin, Cdd, Some("xml"),
        [change(56.0, 58.0), change(972.0, 821.0)], Some(change(453.0, 327.0))),
    published(CDD, HDD, ProbDd, Cdd, Some("c"),
        [change(775.0, 760.0), change(5_828.0, 5_676.0)], Some(change(11_652.0, 11_512.0))),
    published(CDD, HDD, ProbDd, Cdd, Some("xml"),
        [change(56.0, 58.0), change(819.0, 821.0)], Some(change(314.0, 327.0))),
    published(PROBDD, HDD, Ddmin, ProbDd, None, [-59.48, -63.22], None),
];

/// A smaller change, in per cent, counts as none.
const NOTHING: f64 = 1.0;

const fn published(
    paper: &'static str,
    pass: Pass,
    first: Algorithm,
    second: Algorithm,
    language: Option<&'static str>,
    [size, seconds]: [f64; 2],
    tests: Option<f64>,
) -> Published {
    Published { paper, pass, first, second, language, size, tests, seconds }
}

const fn change(first: f64, second: f64) -> f64 {
    100.0 * (second / first - 1.0)
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

/// Returns the row of a published effect and its counterpart here.
fn row(published: &Published, here: &PairComparison<'_>) -> Vec<Cell> {
    let Published { paper, pass, first, second, language, size, tests, seconds } = published;
    let by = here.metric.title();
    let (change, by) = match (here.metric, tests) {
        (Metric::Size, _) => (*size, by.to_owned()),
        (Metric::Tests, Some(tests)) => (*tests, by.to_owned()),
        // The paper has measured something else.
        (Metric::Tests, None) => {
            (*seconds, format!("{by}; in the paper {}", Metric::Seconds.title()))
        }
        (Metric::Seconds | Metric::TokensPerSecond, _) => (*seconds, by.to_owned()),
    };
    vec![
        Cell::text(*paper),
        Cell::text(pass.name()),
        Cell::text(language.unwrap_or("all")),
        Cell::text(first.name()),
        Cell::text(second.name()),
        Cell::text(by),
        Cell::percent(Some(change / 100.0)),
        Cell::percent(Some(here.ratio - 1.0)),
        Cell::text(interval_text(here)),
        Cell::count(here.subjects),
        Cell::p(here.p),
        Cell::text(agreement(change, here.verdict())),
    ]
}

impl<'a> Analysis<'a> {
    /// Returns the published effects with their counterparts here.
    pub(crate) fn beside_the_papers(&self) -> Table {
        let mut table = Table::new(
            "Comparison with the papers",
            NOTE,
            "paper | pass | language | first | second | by | the paper | here | 95 % interval | \
                subjects | p here | effect",
        );
        let main = self.main_series();
        let find = |pass, minimizer| {
            let is = |series: &&Series<'a>| {
                series
                    .algorithms()
                    .is_some_and(|it| it.passes.as_slice() == [pass] && it.minimizer == minimizer)
            };
            main.iter().find(is).copied()
        };
        for metric in Metric::COSTS {
            let known = PUBLISHED.iter().filter_map(|published| {
                let Published { pass, first, second, language, .. } = *published;
                Some((
                    published,
                    self.compare(find(pass, first)?, find(pass, second)?, metric, language)?,
                ))
            });
            let (published, mut here): (Vec<_>, Vec<_>) = known.unzip();
            correct(&mut here);
            table.rows.extend(
                published.into_iter().zip(&here).map(|(published, here)| row(published, here)),
            );
        }
        table
    }
}

const NOTE: &str = "Change of the second relative to the first: as published, and here as the \
     geometric mean of the ratios, with Holm's correction for the effects on one cost. Published \
     changes below 1 % count as none. Trees here are tree-sitter's, and every run ends with \
     single deletions until none succeeds, with any minimiser.";

#[cfg(test)]
mod tests {
    use super::{PUBLISHED, Verdict, agreement, change};

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
        assert_eq!(change(200.0, 150.0), -25.0);
        let tests = |language| {
            PUBLISHED
                .iter()
                .filter(move |it| it.language == Some(language))
                .filter_map(|it| it.tests)
                .fold(0.0, f64::min)
        };
        assert!(tests("c") < -52.0 && tests("xml") > -52.0 && tests("xml") < -25.0);
    }
}
