//! Which figures there are.

use secateur_minimize::Algorithm;
use secateur_reduce::Walker;

use super::chart::{DrawError, Line, Spread, boxes, heat_map, steps};
use super::{Figure, Section};
use crate::analysis::{Analysis, Metric, Series};
use crate::comparison::{Figures, Point};
use crate::statistics;

/// All figures of a page.
pub(crate) fn sections(analysis: &Analysis<'_>) -> Result<Vec<Section>, DrawError> {
    let main = analysis.main_series();
    Ok(vec![
        Section {
            title: "Walkers and minimisers",
            note: "Geometric means over the subjects. The paler, the better.",
            figures: Metric::ALL
                .iter()
                .map(|&metric| heat_figure(analysis, &main, metric))
                .collect::<Result<_, _>>()?,
        },
        Section {
            title: "Spread over the subjects",
            note: "Each subject's value as a multiple of the least that any series has on this subject. A box holds the \
                   middle half of the subjects, its line is the median. Of tokens/s, more is better.",
            figures: Metric::ALL.iter().map(|&metric| box_figure(analysis, &main, metric)).collect::<Result<_, _>>()?,
        },
        Section {
            title: "Size over tests and over time",
            note: "The best result so far, in tokens on a logarithmic scale.",
            figures: curve_figures(analysis, &main)?,
        },
    ])
}

fn heat_figure(analysis: &Analysis<'_>, main: &[Series], metric: Metric) -> Result<Figure, DrawError> {
    let walkers: Vec<Walker> =
        Walker::ALL.into_iter().filter(|&it| main.iter().any(|series| series.walker == it)).collect();
    let minimizers: Vec<Algorithm> =
        Algorithm::ALL.into_iter().filter(|&it| main.iter().any(|series| series.minimizer == it)).collect();
    let value = |row: usize, column: usize| {
        let is_here = |series: &&Series| (series.walker, series.minimizer) == (walkers[row], minimizers[column]);
        let values = analysis.values(*main.iter().find(is_here)?, None, metric);
        statistics::Spread::of(&values).map(|spread| spread.geometric_mean)
    };
    let names = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect::<Vec<_>>();
    let rows = names(walkers.iter().map(|walker| walker.name()).collect());
    let columns = names(minimizers.iter().map(|minimizer| minimizer.name()).collect());
    Ok(figure("heat", metric.title(), heat_map(&rows, &columns, value, Metric::COSTS.contains(&metric))?))
}

fn box_figure(analysis: &Analysis<'_>, main: &[Series], metric: Metric) -> Result<Figure, DrawError> {
    let spreads: Vec<Spread> = main
        .iter()
        .map(|&series| Spread {
            label: series.to_string(),
            tint: tint(series),
            values: analysis.multiples_of_least(series, main, metric),
        })
        .collect();
    let across = format!("{}, as a multiple of the least", metric.title());
    Ok(figure("box", metric.title(), boxes(&across, &spreads)?))
}

fn curve_figures(analysis: &Analysis<'_>, main: &[Series]) -> Result<Vec<Figure>, DrawError> {
    let mut figures = Vec::new();
    for subject in analysis.subjects() {
        let curves: Vec<(Series, &Figures)> =
            main.iter().filter_map(|&series| Some((series, analysis.figures(series, subject).next()?))).collect();
        if curves.is_empty() {
            continue;
        }
        let over_tests = lines(&curves, |point| point.tests as f64, |run| run.tests as f64);
        figures.push(figure("curve", &format!("{subject}, over tests"), steps("tests", "tokens", &over_tests)?));
        let over_time = lines(&curves, |point| point.seconds, |run| run.seconds);
        figures.push(figure("curve", &format!("{subject}, over time"), steps("seconds", "tokens", &over_time)?));
    }
    Ok(figures)
}

/// One line for each run, to its end, where the size may have been the same for long.
fn lines(curves: &[(Series, &Figures)], across: fn(&Point) -> f64, end: fn(&Figures) -> f64) -> Vec<Line> {
    // A result of no tokens has no place on a logarithmic scale.
    let up = |tokens: u64| tokens.max(1) as f64;
    let mut walkers: Vec<Walker> = curves.iter().map(|(series, _)| series.walker).collect();
    walkers.dedup();
    let line = |(series, run): &(Series, &Figures)| {
        let mut points: Vec<(f64, f64)> = run.curve.iter().map(|point| (across(point), up(point.tokens))).collect();
        points.push((end(run), up(run.tokens_after)));
        let walker = walkers.iter().position(|&walker| walker == series.walker);
        let dashes = match walker.unwrap_or_default() {
            0 => None,
            others => Some((12 / others as u32 + 1, 4)),
        };
        Line { label: series.to_string(), tint: tint(*series), dashes, points }
    };
    curves.iter().map(line).collect()
}

/// A minimiser has the same colour everywhere.
fn tint(series: Series) -> usize {
    Algorithm::ALL.iter().position(|&it| it == series.minimizer).unwrap_or_default()
}

fn figure(kind: &str, title: &str, svg: String) -> Figure {
    let id = format!("{kind}-{title}").replace(|char: char| !char.is_ascii_alphanumeric(), "-");
    Figure { id, title: title.to_owned(), svg }
}
