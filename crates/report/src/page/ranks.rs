//! Critical difference diagrams.

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use super::chart::{DrawError, WIDTH, label_width, sheet, text};
use super::theme::{INK, SERIES};

/// Contender in a diagram.
#[derive(Clone, Debug)]
pub struct Rank {
    pub label: String,
    /// Index of the colour.
    pub tint: usize,
    /// Mean rank; 1 is the best.
    pub rank: f64,
}

/// Draws the diagram of Janez Demšar, *Statistical Comparisons of Classifiers over Multiple Data
/// Sets*, JMLR 2006: an axis of mean ranks, and a bar over each run of neighbours without a
/// significant difference. `ranks` is sorted. `groups` contains the first and last index of each
/// such run. `critical` is the critical difference by Nemenyi's test, a bar above the axis.
///
/// # Errors
///
/// Fails if drawing fails.
pub fn ranks(
    ranks: &[Rank],
    groups: &[(usize, usize)],
    critical: Option<f64>,
) -> Result<String, DrawError> {
    let scale = critical.map(|critical| (critical, format!("CD {critical:.2}")));
    let labels = ranks.iter().map(|rank| rank.label.as_str());
    let labels = labels.chain(scale.iter().map(|(_, label)| label.as_str()));
    let margin = 24 + label_width(labels) as i32;
    let (left, right) = (margin, WIDTH as i32 - margin);
    let at = |rank: f64| {
        left + ((rank - 1.0) / (ranks.len().max(2) - 1) as f64 * f64::from(right - left)) as i32
    };
    let half = ranks.len().div_ceil(2);
    let (axis, bars) = (50, 60);
    let first = bars + 9 * groups.len() as i32 + 16;
    let anchored = |pos: HPos| text().pos(Pos::new(pos, VPos::Center));
    sheet((first + 20 * half as i32 + 4) as u32, |area| {
        let line = |points: Vec<(i32, i32)>, style: ShapeStyle| {
            area.draw(&PathElement::new(points, style))
        };
        line(vec![(left, axis), (right, axis)], INK.light.stroke_width(1))?;
        for tick in 1..=ranks.len() {
            let x = at(tick as f64);
            line(vec![(x, axis - 5), (x, axis)], INK.light.stroke_width(1))?;
            area.draw(&Text::new(tick.to_string(), (x, axis - 14), anchored(HPos::Center)))?;
        }
        if let Some((critical, label)) = &scale {
            // With few subjects, it is longer than the axis.
            let end = at((1.0 + critical).min(ranks.len() as f64));
            line(vec![(left, 12), (end, 12)], INK.light.stroke_width(2))?;
            for x in [left, end] {
                line(vec![(x, 8), (x, 16)], INK.light.stroke_width(2))?;
            }
            let at_bar = (left - 12, 12);
            area.draw(&Text::new(label.as_str(), at_bar, anchored(HPos::Right)))?;
        }
        for (number, rank) in ranks.iter().enumerate() {
            let (row, end, name, pos) = if number < half {
                (number, left - 8, left - 12, HPos::Right)
            } else {
                (ranks.len() - 1 - number, right + 8, right + 12, HPos::Left)
            };
            let (x, y) = (at(rank.rank), first + 20 * row as i32);
            line(
                vec![(x, axis), (x, y), (end, y)],
                SERIES[rank.tint % SERIES.len()].light.stroke_width(2),
            )?;
            area.draw(&Text::new(rank.label.as_str(), (name, y), anchored(pos)))?;
        }
        for (number, &(from, to)) in groups.iter().enumerate() {
            let y = bars + 9 * number as i32;
            line(
                vec![(at(ranks[from].rank) - 4, y), (at(ranks[to].rank) + 4, y)],
                INK.light.stroke_width(4),
            )?;
        }
        Ok(())
    })
}
