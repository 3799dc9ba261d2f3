//! Chart of a tree by its levels, with the queries on each.

use std::ops::Range;

use plotters::coord::types::RangedCoordf64;
use plotters::prelude::*;

use super::chart::{
    Area, Chart, DrawError, Line, WIDTH, draw_lines, grouped, label_width, legend, mesh, sheet,
};
use super::theme::{GRID, INK};

/// Contents of the levels of a tree.
#[derive(Clone, Debug, Default)]
pub struct Levels {
    /// Level, number of list elements, and number of remaining ones.
    pub members: Vec<(usize, f64, f64)>,
    /// Level, number of tokens, and number of remaining ones.
    pub tokens: Vec<(usize, f64, f64)>,
    /// Queries on each level, one line for each algorithm.
    pub queries: Vec<Line>,
    /// Tokens removed for each query, one line for each algorithm.
    pub yields: Vec<Line>,
}

const PANEL_HEIGHT: u32 = 150;
/// Height of the level numbers below the last panel.
const NAMES_HEIGHT: u32 = 38;
/// Smallest value on the logarithmic scale.
const YIELD_MIN: f64 = 0.1;

/// Draws four charts over the same levels: elements and tokens as bars whose filled part remains,
/// queries, and tokens for each query on a logarithmic scale.
///
/// # Errors
///
/// Fails if drawing fails.
pub fn levels(levels: &Levels) -> Result<String, DrawError> {
    let Levels { members, tokens, queries, yields } = levels;
    let legend_width = label_width(queries.iter().map(|line| line.label.as_str())) + 40;
    let last = members.iter().map(|(level, ..)| *level).max().unwrap_or_default() as f64;
    let across = -0.7..last + 0.7;
    let highest = |lines: &[Line]| {
        lines.iter().flat_map(|line| &line.points).map(|(_, y)| *y).fold(1.0, f64::max)
    };
    sheet(4 * PANEL_HEIGHT + NAMES_HEIGHT, |area| {
        let (plots, names) = area.split_horizontally(WIDTH - legend_width);
        let (bars, lines) = plots.split_vertically(2 * PANEL_HEIGHT);
        let (upper, lower) = bars.split_vertically(PANEL_HEIGHT);
        let (middle, bottom) = lines.split_vertically(PANEL_HEIGHT);

        for (area, title, counts) in [(upper, "elements", members), (lower, "tokens", tokens)] {
            let most = counts.iter().map(|(_, all, _)| *all).fold(1.0, f64::max);
            let mut chart =
                panel(&area, across.clone(), 0.0..most * 1.08, title, 0, &|value| grouped(*value))?;
            let bar = |level: usize, height: f64, style: ShapeStyle| {
                Rectangle::new([(level as f64 - 0.35, 0.0), (level as f64 + 0.35, height)], style)
            };
            let all = counts.iter().map(|&(level, all, _)| bar(level, all, GRID.light.filled()));
            chart.draw_series(all)?;
            let stay = counts.iter().map(|&(level, _, stay)| bar(level, stay, INK.light.filled()));
            chart.draw_series(stay)?;
        }

        let range = 0.0..highest(queries) * 1.08;
        let mut chart =
            panel(&middle, across.clone(), range, "queries", 0, &|value| grouped(*value))?;
        draw_lines(&mut chart, queries, <[_]>::to_vec)?;

        let log = |value: f64| value.max(YIELD_MIN).log10();
        let power = |exponent: &f64| {
            let decimals = usize::from(*exponent < 0.0);
            format!("{:.decimals$}", 10f64.powf(*exponent))
        };
        let range = log(0.0)..log(highest(yields)) + 0.1;
        let mut chart =
            panel(&bottom, across.clone(), range, "tokens per query", NAMES_HEIGHT, &power)?;
        draw_lines(&mut chart, yields, |points| {
            points.iter().map(|&(level, y)| (level, log(y))).collect()
        })?;
        legend(&names, queries)
    })
}

type Panel<'a, 'b> = Chart<'a, 'b, RangedCoordf64, RangedCoordf64>;

fn panel<'a, 'b>(
    area: &'a Area<'b>,
    across: Range<f64>,
    up: Range<f64>,
    title: &str,
    names_height: u32,
    value: &dyn Fn(&f64) -> String,
) -> Result<Panel<'a, 'b>, DrawError> {
    let steps = if title == "tokens per query" { (up.end - up.start) as usize + 1 } else { 4 };
    let mut chart = ChartBuilder::on(area)
        .margin(8)
        .x_label_area_size(names_height)
        .y_label_area_size(58)
        .build_cartesian_2d(across, up)?;
    mesh(&mut chart)
        .disable_x_mesh()
        .x_desc(if names_height > 0 { "level" } else { "" })
        .y_desc(title)
        .x_labels(12)
        .y_labels(steps)
        .x_label_formatter(&|level| {
            if level.fract() == 0.0 { format!("{level}") } else { String::new() }
        })
        .y_label_formatter(value)
        .draw()?;
    Ok(chart)
}
