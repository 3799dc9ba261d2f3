//! Claims of the papers, each with what the rows say about it.

use secateur_minimize::Algorithm::{self, Cdd, Ddmin, ProbDd, WDdmin, WProbDd};
use secateur_reduce::Pass;

use super::pairs::correct;
use super::papers::{Beside, HDD, Mean, PERSES};
use super::table::change_text;
use super::{Analysis, Cell, Metric, PairComparison, Series, Table, Verdict, mean};
use crate::statistics::{CHANCE_MAX, SUBJECTS_MIN, wilcoxon};

/// Claim about two minimisers.
struct Claim {
    text: &'static str,
    first: Algorithm,
    second: Algorithm,
    /// Set if the claim is that they do not differ.
    is_equality: bool,
    /// Pass and language of the claim; `None` for all that are published.
    setting: Option<(Pass, &'static str)>,
}

#[rustfmt::skip]
const CLAIMS: [Claim; 7] = [
    claim("1. W_ddmin saves under HDD on C", [Ddmin, WDdmin], Some((HDD, "c"))),
    claim("2. W_ddmin saves under HDD on XML", [Ddmin, WDdmin], Some((HDD, "xml"))),
    claim("3. W_ddmin saves under Perses on C", [Ddmin, WDdmin], Some((PERSES, "c"))),
    claim("4. W_ddmin saves under Perses on XML", [Ddmin, WDdmin], Some((PERSES, "xml"))),
    claim("5. W_ProbDD saves over ProbDD", [ProbDd, WProbDd], None),
    claim("6. ProbDD saves over ddmin", [Ddmin, ProbDd], None),
    Claim { is_equality: true, ..claim("7. CDD equals ProbDD", [ProbDd, Cdd], None) },
];

const fn claim(
    text: &'static str,
    [first, second]: [Algorithm; 2],
    setting: Option<(Pass, &'static str)>,
) -> Claim {
    Claim { text, first, second, is_equality: false, setting }
}

/// Correlation of weight and deletion in WDD's paper, Fig. 4.
const CORRELATION: &str = "8. Heavy elements are deleted less often";
const RHOS: [(Pass, &str, f64); 4] =
    [(HDD, "c", -0.41), (HDD, "xml", -0.83), (PERSES, "c", -0.14), (PERSES, "xml", -0.36)];

/// Maximum difference of two costs that count as equal.
const EQUAL_MAX: f64 = 0.1;

const REPRODUCED: &str = "reproduced";

fn not_reproduced(reason: &str) -> String {
    format!("not reproduced, because {reason}")
}

fn too_few(subjects: usize) -> String {
    format!("open: differences on {subjects} subjects, and {SUBJECTS_MIN} are needed")
}

fn unclear(p: f64) -> String {
    format!("open: p = {}", Cell::p(p).text)
}

/// Returns the outcome of a published change, a ratio, from the comparison here and the 95 %
/// interval of the same kind of mean.
fn of_change(published: f64, here: &PairComparison<'_>, [low, high]: [f64; 2]) -> String {
    match here.verdict() {
        Verdict::TooFew => too_few(here.wins + here.losses),
        Verdict::Less if published < 1.0 => REPRODUCED.to_owned(),
        Verdict::More if published > 1.0 => REPRODUCED.to_owned(),
        Verdict::Less => not_reproduced("the second has less here"),
        Verdict::More => not_reproduced("the second has more here"),
        Verdict::NotShown if low <= published && published <= high => unclear(here.p),
        Verdict::NotShown => {
            not_reproduced("p is above 0.05 and the interval excludes the published change")
        }
    }
}

/// Returns the outcome of published equality from the 95 % interval here.
fn of_equality([low, high]: [f64; 2], subjects: usize) -> String {
    let (least, most) = (1.0 - EQUAL_MAX, 1.0 + EQUAL_MAX);
    if subjects < SUBJECTS_MIN {
        format!("open: {subjects} subjects, and {SUBJECTS_MIN} are needed")
    } else if least <= low && high <= most {
        REPRODUCED.to_owned()
    } else if high < least || most < low {
        not_reproduced("the interval excludes every difference below 10 %")
    } else {
        "open: the interval reaches beyond a difference of 10 %".to_owned()
    }
}

impl Claim {
    fn covers(&self, beside: &Beside<'_>) -> bool {
        let published = beside.published;
        (published.first, published.second) == (self.first, self.second)
            && self.setting.is_none_or(|(pass, language)| {
                published.pass == pass && published.language == Some(language)
            })
    }

    fn row(&self, beside: &Beside<'_>) -> Vec<Cell> {
        let Beside { published, here, .. } = beside;
        let (change, by) = published.change(here.metric);
        let kind = published.paper.mean();
        let (_, interval) = beside.here(kind);
        let interval = interval.unwrap_or([1.0; 2]);
        let outcome = if self.is_equality {
            of_equality(interval, here.subjects)
        } else {
            of_change(1.0 + change[kind as usize] / 100.0, here, interval)
        };
        let language = published.language.unwrap_or("all");
        let mut row = vec![
            Cell::text(self.text),
            Cell::text(published.paper.name()),
            Cell::text(format!("{}, {language}", published.pass.name())),
            Cell::text(format!("{}, {}", by.title(), kind.name())),
            Cell::percent(Some(change[kind as usize] / 100.0)),
            Cell::percent(Some(beside.here(kind).0 - 1.0)),
            Cell::text(change_text(Some(interval))),
        ];
        let other = if kind == Mean::Arithmetic { Mean::Geometric } else { Mean::Arithmetic };
        row.extend([
            Cell::percent(Some(change[other as usize] / 100.0)),
            Cell::percent(Some(beside.here(other).0 - 1.0)),
            Cell::count(here.subjects),
            Cell::text(outcome),
        ]);
        row
    }
}

impl Analysis<'_> {
    /// Returns the claims of the papers with their outcomes, by the number of tests.
    pub(crate) fn claims(&self) -> Table {
        let mut table = Table::new(
            "Claims of the papers",
            NOTE,
            "claim | paper | setting | the paper's measure | published | here | 95 % interval | \
                other mean: recomputed | here | subjects | outcome",
        );
        let mut known = self.published(Metric::Tests);
        for claim in &CLAIMS {
            // Claims are fixed in advance, each with a question of its own.
            let settings = known.iter_mut().filter(|it| claim.covers(it));
            correct(settings.map(|beside| &mut beside.here));
            table.rows.extend(known.iter().filter(|it| claim.covers(it)).map(|it| claim.row(it)));
        }
        table.rows.extend(self.correlations());
        table
    }

    /// Returns the correlation of weight and deletion of ddmin in each published setting.
    fn correlations(&self) -> Vec<Vec<Cell>> {
        let main = self.main_series();
        let found = RHOS.iter().filter_map(|&(pass, language, published)| {
            let is = |series: &&Series<'_>| {
                series
                    .algorithms()
                    .is_some_and(|it| it.passes.as_slice() == [pass] && it.minimizer == Ddmin)
            };
            let series = *main.iter().find(is)?;
            let rho =
                |subject| mean(self.figures(series, subject).filter_map(crate::Figures::mean_rho));
            let rhos: Vec<f64> = self.subjects_of(Some(language)).filter_map(rho).collect();
            let p = wilcoxon(&rhos.iter().map(|&rho| (rho, 0.0)).collect::<Vec<_>>());
            let setting = format!("{}, {language}", pass.name());
            Some((setting, published, mean(rhos.iter().copied())?, rhos.len(), p))
        });
        let found: Vec<_> = found.collect();
        // Too few subjects are not tested, and need no correction.
        let tested = found.iter().filter(|it| it.3 >= SUBJECTS_MIN).count() as f64;
        let row = |(setting, published, here, subjects, p): (String, f64, f64, usize, f64)| {
            let p = (tested * p).min(1.0);
            let outcome = match p {
                _ if subjects < SUBJECTS_MIN => too_few(subjects),
                p if p >= CHANCE_MAX => unclear(p),
                _ if here < 0.0 => REPRODUCED.to_owned(),
                _ => not_reproduced("they are deleted more often here"),
            };
            vec![
                Cell::text(CORRELATION),
                Cell::text("WDD"),
                Cell::text(setting),
                Cell::text("Spearman's ρ, ddmin"),
                Cell::number(published, 2),
                Cell::number(here, 2),
                Cell::text("–"),
                Cell::text("–"),
                Cell::text("–"),
                Cell::count(subjects),
                Cell::text(outcome),
            ]
        };
        found.into_iter().map(row).collect()
    }
}

const NOTE: &str = "Published, and here by the number of tests: the change of the kind of mean \
    that the paper publishes, and of the other kind, recomputed from the paper's table of inputs. \
    Reproduced: the same direction, with p below 0.05, corrected for the settings of the claim; \
    of equality, an interval within 10 %. Open: these subjects do not decide it.";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equality_takes_an_interval_within_ten_per_cent() {
        let of = of_equality;
        assert_eq!(of([0.95, 1.05], 7), "reproduced");
        assert!(of([0.95, 1.2], 7).starts_with("open: the interval reaches"));
        assert!(of([1.2, 1.3], 7).starts_with("not reproduced"));
        assert!(of([0.95, 1.05], 4).starts_with("open: 4 subjects"));
    }
}
