//! Chart of shares reached over time.

use plotters::prelude::*;

use super::chart::{
    DrawError, Line, WIDTH, draw_lines, grouped, key_points, label_width, legend, mesh, sheet,
    staircase,
};

/// Earliest start of the scale.
const LEFT_MIN: f64 = 0.001;

/// Draws ascending steps between 0 and 1, over a logarithmic scale that starts at 1, or before the
/// first step if that is earlier.
///
/// # Errors
///
/// Fails if drawing fails.
pub fn shares(across: &str, up: &str, lines: &[Line]) -> Result<String, DrawError> {
    let points = || lines.iter().flat_map(|line| &line.points);
    let first = points().filter(|(_, y)| *y > 0.0).map(|(x, _)| *x).fold(1.0, f64::min);
    let left = 10f64.powf(first.max(LEFT_MIN).log10().floor());
    let right = points().map(|(x, _)| *x).fold(10.0 * left, f64::max) * 1.1;
    let lines: Vec<Line> = lines
        .iter()
        .map(|line| Line {
            points: line.points.iter().map(|&(x, y)| (x.max(left), y)).collect(),
            ..line.clone()
        })
        .collect();
    let legend_width = label_width(lines.iter().map(|line| line.label.as_str())) + 40;
    sheet(300.max(30 + 18 * lines.len() as u32), |area| {
        let (plot, names) = area.split_horizontally(WIDTH - legend_width);
        let mut chart = ChartBuilder::on(&plot)
            .margin(12)
            .x_label_area_size(38)
            .y_label_area_size(58)
            .build_cartesian_2d(
                (left..right).log_scale().with_key_points(key_points(left, right)),
                0.0..1.0,
            )?;
        mesh(&mut chart)
            .x_desc(across)
            .y_desc(up)
            .y_labels(6)
            .x_label_formatter(&|value| tick(*value))
            .y_label_formatter(&|share| format!("{:.0} %", 100.0 * share))
            .draw()?;
        draw_lines(&mut chart, &lines, staircase)?;
        legend(&names, &lines)
    })
}

/// Formats a tick of the scale: `0.05` or `1,000`.
fn tick(value: f64) -> String {
    if value < 1.0 {
        format!("{value:.3}").trim_end_matches('0').to_owned()
    } else {
        grouped(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(points: &[(f64, f64)]) -> String {
        let line = Line { points: points.to_vec(), ..Line::default() };
        shares("seconds", "targets reached", &[line]).unwrap()
    }

    #[test]
    fn steps_within_a_second_are_on_the_scale() {
        let svg = drawn(&[(0.001, 0.0), (0.02, 0.5), (0.3, 1.0)]);
        for label in ["0.01", "0.05", "0.2"] {
            assert!(svg.lines().any(|line| line == label), "{label} in {svg}");
        }
        assert!(!svg.lines().any(|line| line == "10"), "{svg}");
    }

    #[test]
    fn steps_after_a_second_begin_at_one() {
        let svg = drawn(&[(0.001, 0.0), (2.0, 0.5), (3000.0, 1.0)]);
        assert!(svg.lines().any(|line| line == "1,000"), "{svg}");
        assert!(!svg.lines().any(|line| line.starts_with("0.")), "{svg}");
    }
}
