//! Figures of a page.

use secateur_minimize::Algorithm;
use secateur_report::page::{
    BoxPlot, DrawError, HeatMap, Levels, Line, Rank, boxes, heat_map, levels, ranks, shares, steps,
};
use secateur_session::{ListMinimizer, counted};

use crate::analysis::{
    Algorithms, Analysis, Family, Group, LastTarget, Metric, Series, Tally, name,
};
use crate::comparison::{Figures, Passes, Point};
use crate::statistics::Spread;

pub(crate) struct Figure {
    /// Unique on the page and usable as a file name.
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) svg: String,
}

/// Figures on one question.
pub(crate) struct Section {
    pub(crate) title: &'static str,
    pub(crate) note: String,
    pub(crate) figures: Vec<Figure>,
}

/// Returns all figures of a page.
pub(crate) fn sections(analysis: &Analysis<'_>) -> Result<Vec<Section>, DrawError> {
    let main = analysis.main_series();
    let (all, subjects) = analysis.compared();
    // A scale without a row has no coordinates.
    let metrics = if all.is_empty() { &[][..] } else { &Metric::ALL };
    // With one minimiser there is nothing to compare in a row, as of the references of same lists.
    let mut minimizers: Vec<_> = main.iter().map(|series| series.minimizer()).collect();
    minimizers.dedup();
    let is_map = minimizers.len() > 1 || all.len() > main.len();
    let metrics_of_map = if is_map { metrics } else { &[] };
    let over = match analysis.common_subjects(&main).len() {
        0 => "the subjects on which each has run".to_owned(),
        count => format!("the {} on which all of them have run", counted(count as u64, "subject")),
    };
    Ok(vec![
        section(
            "Ranks",
            "Mean ranks over the subjects on which all minimisers have run; lower ranks are \
             further left. A bar joins minimisers that no Wilcoxon test distinguishes, with \
             Holm's correction for all pairs. On the same lists, ranks are by queries. CD: \
             critical difference of two ranks by Nemenyi's test at 5 %.",
            rankings(analysis)
                .iter()
                .map(|it| figure("ranks", &it.title, ranks(&it.ranks, &it.groups, it.critical))),
        )?,
        section(
            "Anytime",
            format!(
                "Share of targets reached, over {over}. Fixed targets are sizes between each \
                 input and a thousandth of it, at equal ratios, whoever competes. The others end \
                 at the smallest known result."
            ),
            reached(analysis, &all, &subjects).iter().filter(|plot| !plot.lines.is_empty()).map(
                |plot| figure("anytime", &plot.title, shares(plot.across, plot.up, &plot.lines)),
            ),
        )?,
        section(
            "Passes and minimisers",
            format!(
                "Geometric means over {over}; for other reducers, over those of them on which \
                 they have run. Paler is better."
            ),
            metrics_of_map.iter().map(|&metric| heat_figure(analysis, &main, &subjects, metric)),
        )?,
        section(
            "Spread over the subjects",
            "Each subject's value as a multiple of the lowest value of any series on this \
             subject, on a logarithmic scale. A box contains the middle half of the subjects, and \
             its line is the median; the whiskers extend to the lowest and the highest. For \
             tokens/s, higher is better.",
            metrics
                .iter()
                .filter(|_| all.len() > 1)
                .map(|&metric| box_figure(analysis, &all, metric)),
        )?,
        section(
            "Tree levels",
            "Elements of lists by their distance from the root, and their tokens, as means over \
             the minimisers; the dark part of a bar is kept. Below, the queries of each \
             minimiser, and the tokens removed per query, on a logarithmic scale. The tables of \
             tree levels and of the same lists contain the numbers.",
            level_figures(analysis),
        )?,
        section(
            "Size over tests and over time",
            "The best result so far, in tokens on a logarithmic scale.",
            curves(analysis, &all)
                .iter()
                .map(|plot| figure("curve", &plot.title, steps(plot.across, plot.up, &plot.lines))),
        )?,
    ])
}

fn section(
    title: &'static str,
    note: impl Into<String>,
    figures: impl IntoIterator<Item = Result<Figure, DrawError>>,
) -> Result<Section, DrawError> {
    let figures = figures.into_iter().collect::<Result<_, _>>()?;
    Ok(Section { title, note: note.into(), figures })
}

fn heat_figure<'a>(
    analysis: &Analysis<'a>,
    main: &[Series<'a>],
    subjects: &[&str],
    metric: Metric,
) -> Result<Figure, DrawError> {
    let own: Vec<Algorithms<'_>> = main.iter().filter_map(|series| series.algorithms()).collect();
    let passes = analysis.passes();
    let mut minimizers: Vec<ListMinimizer> = own.iter().map(|series| series.minimizer).collect();
    minimizers.sort();
    minimizers.dedup();
    let mean = |series| analysis.geometric_mean(subjects, series, metric);
    let value = |row: usize, column: usize| {
        let is_here =
            |it: &&Algorithms<'_>| (it.passes, it.minimizer) == (passes[row], minimizers[column]);
        mean(Series::Algorithms(*own.iter().find(is_here)?))
    };
    let reducers = analysis.reducers().into_iter();
    let map = HeatMap {
        rows: passes.iter().map(ToString::to_string).collect(),
        columns: minimizers.iter().map(|minimizer| minimizer.name().to_owned()).collect(),
        wide_rows: reducers.map(|series| (series.to_string(), mean(series))).collect(),
    };
    figure("heat", metric.title(), heat_map(&map, value, Metric::COSTS.contains(&metric)))
}

fn box_figure(
    analysis: &Analysis<'_>,
    all: &[Series<'_>],
    metric: Metric,
) -> Result<Figure, DrawError> {
    let row = |&series: &Series<'_>| {
        let spread = Spread::of(&analysis.multiples_of_least(series, all, metric));
        let quartiles =
            spread.map(|it| [it.min, it.lower_quartile, it.median, it.upper_quartile, it.max]);
        BoxPlot { label: series.to_string(), tint: tint(series, all), quartiles }
    };
    let rows: Vec<_> = all.iter().map(row).collect();
    let across = format!("{}, as a multiple of the lowest", metric.title());
    figure("box", metric.title(), boxes(&across, &rows))
}

/// Mean ranks, and groups without a significant difference.
pub(crate) struct Ranking {
    pub(crate) title: String,
    pub(crate) ranks: Vec<Rank>,
    /// First and last position of each group, in the order of ranks.
    pub(crate) groups: Vec<(usize, usize)>,
    /// Nemenyi's critical difference of two ranks.
    pub(crate) critical: Option<f64>,
}

pub(crate) fn rankings(analysis: &Analysis<'_>) -> Vec<Ranking> {
    let mut rankings = Vec::new();
    for passes in analysis.passes() {
        let all = analysis.main_series_of(passes);
        for metric in [Metric::Tests, Metric::Size] {
            let Some(ranking) = analysis.ranking(&all, metric) else { continue };
            let rank = |(series, rank): &(Series<'_>, f64)| Rank {
                label: series.minimizer().to_owned(),
                tint: tint(*series, &all),
                rank: *rank,
            };
            let subjects = counted(ranking.subjects as u64, "subject");
            rankings.push(Ranking {
                title: format!("{passes}, {}, {subjects}", metric.title()),
                ranks: ranking.ranks.iter().map(rank).collect(),
                groups: ranking.groups(),
                critical: ranking.critical(),
            });
        }
    }
    let of_family = |family: &Family<'_>| {
        let ranking = family.ranking()?;
        let rank = |&(index, rank): &(usize, f64)| {
            let algorithm = &family.algorithms[index];
            Rank { label: name(algorithm), tint: tint_of(algorithm.minimizer), rank }
        };
        let subjects = counted(family.subjects.len() as u64, "subject");
        Some(Ranking {
            title: format!("{}, queries, {subjects}", family.title()),
            ranks: ranking.order.iter().map(rank).collect(),
            groups: ranking.groups,
            critical: ranking.critical,
        })
    };
    rankings.extend(analysis.same_lists.iter().filter_map(of_family));
    rankings
}

/// Lines over tests or seconds.
pub(crate) struct Plot {
    pub(crate) title: String,
    pub(crate) across: &'static str,
    pub(crate) up: &'static str,
    pub(crate) lines: Vec<Line>,
}

/// Returns the shares of reached targets.
pub(crate) fn reached<'a>(
    analysis: &Analysis<'a>,
    all: &[Series<'a>],
    subjects: &[&str],
) -> [Plot; 4] {
    use LastTarget::{Smallest, Thousandth};
    let plot = |title: &str, last, across, least, value: fn(&Point) -> f64| {
        let line = |&series: &Series<'a>| {
            line(series, all, analysis.reached(series, subjects, all, last, (value, least)))
        };
        let (title, lines) = (title.to_owned(), all.iter().map(line).collect());
        Plot { title, across, up: "targets reached", lines }
    };
    [
        plot("fixed targets over tests", Thousandth, "tests", 1.0, |point| point.tests as f64),
        plot("fixed targets over time", Thousandth, "seconds", 0.001, |point| point.seconds),
        plot("targets over tests", Smallest, "tests", 1.0, |point| point.tests as f64),
        plot("targets over time", Smallest, "seconds", 0.001, |point| point.seconds),
    ]
}

/// Draws the levels for each choice of passes and for each reference: all subjects together, and
/// each one.
fn level_figures(analysis: &Analysis<'_>) -> Vec<Result<Figure, DrawError>> {
    let mut figures = Vec::new();
    for of_algorithms in analysis.levels_drawn() {
        for (subject, groups) in of_algorithms.pictures() {
            if groups.is_empty() {
                continue;
            }
            let numbered = || {
                groups.iter().filter_map(|group| Some((group.name.parse::<usize>().ok()?, group)))
            };
            let bars = |all: fn(&Group) -> f64, stay: fn(&Group) -> f64| {
                numbered().map(|(level, group)| (level, all(group), stay(group))).collect()
            };
            let lines = |value: fn(&Tally) -> f64| {
                let mut lines: Vec<Line> = Vec::new();
                for (index, (label, minimizer)) in of_algorithms.algorithms.iter().enumerate() {
                    let points = numbered()
                        .map(|(level, group)| (level as f64, value(&group.of_series[index])));
                    let (label, tint, points) =
                        (label.clone(), tint_of(*minimizer), points.collect());
                    let dashes = broken(lines.iter().filter(|line| line.tint == tint).count());
                    lines.push(Line { label, tint, dashes, points });
                }
                lines
            };
            let drawn = Levels {
                members: bars(|it| it.mean(|it| it.members), |it| it.mean(|it| it.kept)),
                tokens: bars(
                    |it| it.mean(|it| it.tokens),
                    |it| it.mean(|it| it.tokens) - it.mean(|it| it.removed),
                ),
                queries: lines(|tally| tally.queries),
                yields: lines(Tally::yields),
            };
            let title = format!("{}, {subject}", of_algorithms.title);
            figures.push(figure("levels", &title, levels(&drawn)));
        }
    }
    figures
}

/// Returns the size of the best result of each subject.
pub(crate) fn curves(analysis: &Analysis<'_>, all: &[Series<'_>]) -> Vec<Plot> {
    let mut plots = Vec::new();
    for subject in analysis.subjects_of(None) {
        let curves: Vec<(Series<'_>, &Figures)> = all
            .iter()
            .filter_map(|&series| Some((series, analysis.figures_so_far(series, subject).next()?)))
            .collect();
        if curves.is_empty() {
            continue;
        }
        let over_tests = lines(&curves, all, |point| point.tests as f64, |run| run.tests as f64);
        let over_time = lines(&curves, all, |point| point.seconds, |run| run.seconds);
        let plot = |over, across, lines| Plot {
            title: format!("{subject}, over {over}"),
            across,
            up: "tokens",
            lines,
        };
        plots.extend([plot("tests", "tests", over_tests), plot("time", "seconds", over_time)]);
    }
    plots
}

/// Returns one line for each run, extended to the end of the run.
fn lines(
    curves: &[(Series<'_>, &Figures)],
    all: &[Series<'_>],
    across: fn(&Point) -> f64,
    end: fn(&Figures) -> f64,
) -> Vec<Line> {
    // A logarithmic scale has no position for an empty result.
    let up = |tokens: u64| tokens.max(1) as f64;
    let line = |(series, run): &(Series<'_>, &Figures)| {
        let mut points: Vec<(f64, f64)> =
            run.curve.iter().map(|point| (across(point), up(point.tokens))).collect();
        points.push((end(run), up(run.tokens_after)));
        line(*series, all, points)
    };
    curves.iter().map(line).collect()
}

fn line(series: Series<'_>, all: &[Series<'_>], points: Vec<(f64, f64)>) -> Line {
    Line { label: series.to_string(), tint: tint(series, all), dashes: dashes(series, all), points }
}

/// Returns the dashes of a line: short ones for other reducers, and longer ones for passes.
fn dashes(series: Series<'_>, all: &[Series<'_>]) -> Option<(u32, u32)> {
    let mut passes: Vec<&Passes> =
        all.iter().filter_map(|it| it.algorithms()).map(|it| it.passes).collect();
    passes.dedup();
    match series.algorithms().map(|it| passes.iter().position(|&other| other == it.passes)) {
        None => Some(DOTS[position_of_reducer(series, all) % DOTS.len()]),
        Some(before) => broken(before.unwrap_or_default()),
    }
}

/// Returns the dashes of a line with so many other lines of its colour.
fn broken(others: usize) -> Option<(u32, u32)> {
    (others > 0).then(|| (12 / others as u32 + 1, 4))
}

/// Dots and gaps of other reducers.
const DOTS: [(u32, u32); 3] = [(2, 3), (5, 2), (2, 7)];

/// Returns the colour of a minimiser or reducer. Those of reducers are no minimiser's, if there are
/// enough.
fn tint(series: Series<'_>, all: &[Series<'_>]) -> usize {
    if let Some(own) = series.algorithms() {
        return tint_of(own.minimizer);
    }
    let of_minimizers: Vec<_> =
        all.iter().filter_map(|it| it.algorithms()).map(|it| tint_of(it.minimizer)).collect();
    let (used, free): (Vec<_>, Vec<_>) =
        (0..Algorithm::ALL.len()).partition(|tint| of_minimizers.contains(tint));
    let tints = [free, used].concat();
    tints[position_of_reducer(series, all) % tints.len()]
}

/// Returns the position among the other reducers.
fn position_of_reducer(series: Series<'_>, all: &[Series<'_>]) -> usize {
    let mut reducers = all.iter().filter(|it| it.algorithms().is_none());
    reducers.position(|&it| it == series).unwrap_or_default()
}

/// Returns the colour of a minimiser. All user-supplied programs share one.
fn tint_of(minimizer: ListMinimizer) -> usize {
    Algorithm::ALL.iter().position(|it| minimizer == *it).unwrap_or(Algorithm::ALL.len() - 1)
}

fn figure(kind: &str, title: &str, svg: Result<String, DrawError>) -> Result<Figure, DrawError> {
    let id = format!("{kind}-{title}").replace(|char: char| !char.is_ascii_alphanumeric(), "-");
    Ok(Figure { id, title: title.to_owned(), svg: svg? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_that_compare_nothing_have_no_scales() {
        let sections = sections(&Analysis::new(&[])).unwrap();
        assert!(sections.iter().all(|section| section.figures.is_empty()));
    }
}
