//! What share of something has been reached by when.

use plotters::prelude::*;

use super::chart::{
    DrawError, Line, WIDTH, draw_lines, grouped, key_points, label_width, legend, mesh, sheet,
    staircase,
};

/// Ascending steps between 0 and 1, over a logarithmic scale from 1.
///
/// # Errors
///
/// When they cannot be drawn.
pub fn shares(across: &str, up: &str, lines: &[Line]) -> Result<String, DrawError> {
    let right =
        lines.iter().flat_map(|line| &line.points).map(|(x, _)| *x).fold(10.0, f64::max) * 1.1;
    let beside = label_width(lines.iter().map(|line| line.label.as_str())) + 40;
    sheet(300.max(30 + 18 * lines.len() as u32), |area| {
        let (plot, names) = area.split_horizontally(WIDTH - beside);
        let mut chart = ChartBuilder::on(&plot)
            .margin(12)
            .x_label_area_size(38)
            .y_label_area_size(58)
            .build_cartesian_2d(
                (1.0..right).log_scale().with_key_points(key_points(1.0, right)),
                0.0..1.0,
            )?;
        mesh(&mut chart)
            .x_desc(across)
            .y_desc(up)
            .y_labels(6)
            .x_label_formatter(&|value| grouped(*value))
            .y_label_formatter(&|share| format!("{:.0} %", 100.0 * share))
            .draw()?;
        draw_lines(&mut chart, lines, staircase)?;
        legend(&names, lines)
    })
}
