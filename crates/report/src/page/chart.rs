//! Single charts as SVG.

use std::io;

use plotters::chart::MeshStyle;
use plotters::coord::Shift;
use plotters::coord::ranged1d::ValueFormatter;
use plotters::drawing::DrawingAreaErrorKind;
use plotters::element::DashedPathElement;
use plotters::prelude::*;

use super::theme::{GRID, INK, PAPER, SERIES, heat};

/// Error while drawing a figure.
#[derive(Debug, thiserror::Error)]
#[error("cannot draw a figure: {0}")]
pub struct DrawError(#[from] DrawingAreaErrorKind<io::Error>);

/// Line of a chart.
#[derive(Clone, Debug, Default)]
pub struct Line {
    /// Name in the legend; empty for a single line.
    pub label: String,
    /// Index of the colour.
    pub tint: usize,
    /// Lengths of strokes and gaps in pixels; `None` for a solid line.
    pub dashes: Option<(u32, u32)>,
    pub points: Vec<(f64, f64)>,
}

/// Row of a chart of box plots.
#[derive(Clone, Debug)]
pub struct BoxPlot {
    /// Label at the axis.
    pub label: String,
    /// Index of the colour.
    pub tint: usize,
    /// Minimum, lower quartile, median, upper quartile and maximum, if there are values.
    pub quartiles: Option<[f64; 5]>,
}

const FONT: &str = "sans-serif";
const TEXT_HEIGHT: u32 = 13;
pub(super) const WIDTH: u32 = 560;
const MARGIN: u32 = 12;
/// Width of the labels of the vertical axis.
const UP_WIDTH: u32 = 58;
/// Maximum number of characters of a label.
const LABEL_MAX: usize = 24;
/// Longer than any line.
const SOLID: (u32, u32) = (1 << 20, 0);

pub(super) type Chart<'a, 'b, X, Y> = ChartContext<'a, SVGBackend<'b>, Cartesian2d<X, Y>>;
pub(super) type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// Draws on a new sheet.
pub(super) fn sheet(
    height: u32,
    draw: impl FnOnce(&Area<'_>) -> Result<(), DrawError>,
) -> Result<String, DrawError> {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, (WIDTH, height)).into_drawing_area();
        area.fill(&PAPER.light)?;
        draw(&area)?;
        area.present()?;
    }
    // An HTML page implies the name space; the button that saves a figure adds it again.
    let svg =
        svg.replace(" xmlns=\"http://www.w3.org/2000/svg\"", "").replace(" opacity=\"1\"", "");
    Ok(compact(&svg).unwrap_or(svg))
}

/// Makes a figure smaller: merges neighbouring shapes of one style into a path, and groups the
/// texts with their common attributes. Texts are drawn above shapes.
fn compact(svg: &str) -> Option<String> {
    let (head, body) = svg.split_once('\n')?;
    let (mut shapes, mut texts): (Vec<(String, String)>, String) = (Vec::new(), String::new());
    let mut is_text = false;
    for line in body.lines().filter(|line| *line != "</svg>") {
        is_text |= line.starts_with("<text");
        if is_text {
            texts.extend([line, "\n"]);
            is_text = line != "</text>";
            continue;
        }
        match (path(line), shapes.last_mut()) {
            (Some((style, data)), Some((last, path_data))) if *last == style => {
                path_data.push_str(&data);
            }
            (Some(shape), _) => shapes.push(shape),
            (None, _) => shapes.push((String::new(), line.to_owned())),
        }
    }
    let drawn = shapes.into_iter().map(|(style, data)| match style.as_str() {
        "" => data + "\n",
        style => format!("<path{style} d=\"{data}\"/>\n"),
    });
    let from = texts.find(" font-family").unwrap_or(texts.len());
    let attributes = texts[from..].split_once('>').map_or("", |(attributes, _)| attributes);
    let common = attributes.split(" transform").next().unwrap_or_default().to_owned();
    let texts = texts.replace(&common, "").replace(" text-anchor=\"start\"", "");
    Some(format!("{head}\n{}<g{common}>\n{texts}</g>\n</svg>\n", drawn.collect::<String>()))
}

/// Returns the style of a shape and the data of an equivalent path.
fn path(line: &str) -> Option<(String, String)> {
    let value = |name: &str| Some(line.split_once(&format!(" {name}=\""))?.1.split_once('"')?.0);
    let stroke = || {
        let width = value("stroke-width").filter(|width| *width != "1");
        let width = width.map_or(String::new(), |width| format!(" stroke-width=\"{width}\""));
        Some(format!(" fill=\"none\" stroke=\"{}\"{width}", value("stroke")?))
    };
    if line.starts_with("<polyline ") {
        Some((stroke()?, format!("M{}", value("points")?.trim_end())))
    } else if line.starts_with("<line ") {
        let (x1, y1, x2, y2) = (value("x1")?, value("y1")?, value("x2")?, value("y2")?);
        Some((stroke()?, format!("M{x1},{y1} {x2},{y2}")))
    } else if line.starts_with("<rect ") && value("stroke")? == "none" {
        let (x, y, width, height) = (value("x")?, value("y")?, value("width")?, value("height")?);
        let fill = format!(" fill=\"{}\"", value("fill")?);
        Some((fill, format!("M{x},{y}h{width}v{height}h-{width}z")))
    } else {
        None
    }
}

pub(super) fn text() -> TextStyle<'static> {
    (FONT, TEXT_HEIGHT).into_font().color(&INK.light)
}

/// Draws descending steps with a logarithmic vertical scale.
///
/// # Errors
///
/// Fails if drawing fails.
pub fn steps(across: &str, up: &str, lines: &[Line]) -> Result<String, DrawError> {
    let points = || lines.iter().flat_map(|line| &line.points);
    let right = points().map(|(x, _)| *x).fold(0.0, f64::max).max(1e-3);
    let (bottom, top) = points()
        .fold((f64::MAX, 1.0), |(low, high): (f64, f64), (_, y)| (low.min(*y), high.max(*y)));
    let bottom = bottom.clamp(1.0, top);
    let decimals = decimals(right, points().all(|(x, _)| x.fract() == 0.0));
    let legend_width = match label_width(lines.iter().map(|line| line.label.as_str())) {
        0 => 0,
        width => 40 + width,
    };
    let tick = |value: f64| {
        if decimals == 0 { grouped(value) } else { format!("{value:.decimals$}") }
    };
    // Ticks whose labels are apart.
    let room = WIDTH - legend_width - UP_WIDTH - 2 * MARGIN;
    let ticks = (room / (16 + label_width([tick(right).as_str()].into_iter()))).clamp(2, 7);
    let ticks = ticks as usize;
    let height = 360.max(30 + 18 * lines.len() as u32);
    sheet(height, |area| {
        let (plot, names) = area.split_horizontally(WIDTH - legend_width);
        let mut chart = ChartBuilder::on(&plot)
            .margin(MARGIN)
            .x_label_area_size(38)
            .y_label_area_size(UP_WIDTH)
            .build_cartesian_2d(
                0.0..right * 1.02,
                (bottom * 0.85..top * 1.15)
                    .log_scale()
                    .with_key_points(key_points(bottom * 0.85, top * 1.15)),
            )?;
        mesh(&mut chart)
            .x_desc(across)
            .y_desc(up)
            .x_labels(if decimals == 0 { ticks.min(right as usize + 1) } else { ticks })
            .x_label_formatter(&|value| tick(*value))
            .y_label_formatter(&|value| grouped(*value))
            .draw()?;
        draw_lines(&mut chart, lines, staircase)?;
        legend(&names, lines)
    })
}

/// Draws lines through the points that `path` returns.
pub(super) fn draw_lines<X: Ranged<ValueType = f64>, Y: Ranged<ValueType = f64>>(
    chart: &mut Chart<'_, '_, X, Y>,
    lines: &[Line],
    path: impl Fn(&[(f64, f64)]) -> Vec<(f64, f64)>,
) -> Result<(), DrawError> {
    for line in lines {
        let (stroke, gap) = line.dashes.unwrap_or(SOLID);
        let drawn = DashedLineSeries::new(path(&line.points), stroke, gap, style_of(line));
        chart.draw_series(drawn)?;
    }
    Ok(())
}

/// Configures the axes and the grid, the same for all charts.
pub(super) fn mesh<'a, 'c, 'b, X, Y>(
    chart: &'c mut Chart<'a, 'b, X, Y>,
) -> MeshStyle<'a, 'c, X, Y, SVGBackend<'b>>
where
    X: Ranged + ValueFormatter<X::ValueType>,
    Y: Ranged + ValueFormatter<Y::ValueType>,
{
    let mut mesh = chart.configure_mesh();
    mesh.bold_line_style(GRID.light).light_line_style(TRANSPARENT).axis_style(INK.light);
    mesh.label_style(text()).axis_desc_style(text());
    mesh
}

fn style_of(line: &Line) -> ShapeStyle {
    SERIES[line.tint % SERIES.len()].light.stroke_width(2)
}

/// Draws the names of the lines. A single line has no name.
pub(super) fn legend(area: &Area<'_>, lines: &[Line]) -> Result<(), DrawError> {
    for (index, line) in lines.iter().enumerate().filter(|(_, line)| !line.label.is_empty()) {
        let (stroke, gap) = line.dashes.unwrap_or(SOLID);
        let y = 24 + 18 * index as i32;
        let key = DashedPathElement::new([(0, y), (24, y)], stroke, gap, style_of(line));
        area.draw(&key)?;
        area.draw(&Text::new(shortened(&line.label), (30, y - 7), text()))?;
    }
    Ok(())
}

/// Returns the number of decimals that distinguishes the ticks of an axis up to `right`.
fn decimals(right: f64, is_whole: bool) -> usize {
    match right {
        _ if is_whole => 0,
        20.0.. => 0,
        2.0.. => 1,
        0.2.. => 2,
        _ => 3,
    }
}

/// Estimates the width of the longest label, shortened. The font is not known here.
pub(super) fn label_width<'a>(labels: impl Iterator<Item = &'a str>) -> u32 {
    let width = |label: &str| 7 * label.chars().count().min(LABEL_MAX) as u32;
    labels.map(width).max().unwrap_or_default()
}

/// Omits the middle of a long label, such as a list of passes.
pub(super) fn shortened(label: &str) -> String {
    let chars: Vec<char> = label.chars().collect();
    if chars.len() <= LABEL_MAX {
        return label.to_owned();
    }
    let (start, end) = (&chars[..LABEL_MAX / 2 - 1], &chars[chars.len() - LABEL_MAX / 2..]);
    start.iter().chain(&['…']).chain(end).collect()
}

/// Formats a whole number with commas: 12,345.
pub(super) fn grouped(value: f64) -> String {
    secateur_session::grouped(value.round_ties_even() as u64)
}

/// Returns the ticks of a logarithmic scale from a thousandth on: 1, 2, 5, 10, 20, …; on a long
/// scale only 1, 10, 100, …
pub(super) fn key_points(bottom: f64, top: f64) -> Vec<f64> {
    let within: &[f64] = if top / bottom < 1e4 { &[1.0, 2.0, 5.0] } else { &[1.0] };
    let decades = (-3..19).map(|exponent| 10f64.powi(exponent));
    let points = decades.flat_map(|decade| within.iter().map(move |factor| factor * decade));
    points.filter(|point| (bottom..top).contains(point)).collect()
}

/// Adds a corner before each point but the first.
pub(super) fn staircase(points: &[(f64, f64)]) -> Vec<(f64, f64)> {
    let corners = points.windows(2).flat_map(|pair| [(pair[1].0, pair[0].1), pair[1]]);
    points.first().copied().into_iter().chain(corners).collect()
}

/// Draws box plots below each other, for values of at least 1.
///
/// # Errors
///
/// Fails if drawing fails.
pub fn boxes(across: &str, rows: &[BoxPlot]) -> Result<String, DrawError> {
    // The axis is directed upwards.
    let labels: Vec<&str> = rows.iter().rev().map(|row| row.label.as_str()).collect();
    // A scale with 1 as its only value would be meaningless.
    let greatest = rows.iter().filter_map(|row| row.quartiles).map(|[.., greatest]| greatest);
    let top = greatest.fold(2.0, f64::max);
    let ticks: Vec<f32> = key_points(0.95, top * 1.1).into_iter().map(|tick| tick as f32).collect();
    sheet(60 + 30 * rows.len() as u32, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin(12)
            .x_label_area_size(38)
            .y_label_area_size(20 + label_width(labels.iter().copied()))
            .build_cartesian_2d(
                (0.95f32..(top * 1.1) as f32).log_scale().with_key_points(ticks),
                labels.as_slice().into_segmented(),
            )?;
        mesh(&mut chart)
            .disable_y_mesh()
            .x_desc(across)
            .x_label_formatter(&|value| grouped(f64::from(*value)))
            .y_labels(labels.len())
            .y_label_formatter(&|segment| match segment {
                SegmentValue::CenterOf(label) => shortened(label),
                SegmentValue::Exact(_) | SegmentValue::Last => String::new(),
            })
            .draw()?;
        for (row, label) in rows.iter().rev().zip(&labels) {
            let Some(quartiles) = row.quartiles else { continue };
            let style = SERIES[row.tint % SERIES.len()].light.stroke_width(1);
            let at =
                |value: f64| chart.backend_coord(&(value as f32, SegmentValue::CenterOf(label)));
            draw_box(area, quartiles, style, at)?;
        }
        Ok(())
    })
}

/// Draws a box between the quartiles with a line at the median, and whiskers to the minimum and
/// maximum. The whiskers of plotters end at a multiple of the box, which need not be a value.
fn draw_box(
    area: &Area<'_>,
    [min, lower_quartile, median, upper_quartile, max]: [f64; 5],
    style: ShapeStyle,
    at: impl Fn(f64) -> (i32, i32),
) -> Result<(), DrawError> {
    const HALF_HEIGHT: i32 = 8;
    let upright = |value: f64, half: i32| {
        let (x, y) = at(value);
        PathElement::new([(x, y - half), (x, y + half)], style)
    };
    let whisker = |from: f64, to: f64| PathElement::new([at(from), at(to)], style);
    let ((left, y), (right, _)) = (at(lower_quartile), at(upper_quartile));
    let frame = Rectangle::new([(left, y - HALF_HEIGHT), (right, y + HALF_HEIGHT)], style);
    area.draw(&frame)?;
    let lines = [
        upright(min, HALF_HEIGHT / 2),
        whisker(min, lower_quartile),
        upright(median, HALF_HEIGHT),
        whisker(upper_quartile, max),
        upright(max, HALF_HEIGHT / 2),
    ];
    Ok(lines.iter().try_for_each(|line| area.draw(line))?)
}

/// Labels of a heat map.
#[derive(Clone, Debug)]
pub struct HeatMap {
    /// Rows with a value for each column.
    pub rows: Vec<String>,
    pub columns: Vec<String>,
    /// Rows below these, with one value for all columns.
    pub wide_rows: Vec<(String, Option<f64>)>,
}

/// Field of a heat map: its corner, width and value.
type Field = ((i32, i32), i32, f64);

/// Draws a value for each row and column; paler is better.
///
/// # Errors
///
/// Fails if drawing fails.
pub fn heat_map(
    map: &HeatMap,
    value: impl Fn(usize, usize) -> Option<f64>,
    less_is_better: bool,
) -> Result<String, DrawError> {
    let HeatMap { rows, columns, wide_rows } = map;
    let names: Vec<&str> =
        rows.iter().chain(wide_rows.iter().map(|(name, _)| name)).map(String::as_str).collect();
    let (top, row_height) = (34, 44);
    let left = 110.max(20 + label_width(names.iter().copied()) as i32);
    let column_width = (WIDTH as i32 - left - 12) / columns.len().max(1) as i32;
    let row_top = |row: usize| top + row_height * row as i32;
    let mut fields: Vec<Field> = Vec::new();
    for row in 0..rows.len() {
        let corner = |column: usize| (left + column_width * column as i32, row_top(row));
        let field = |column| Some((corner(column), column_width, value(row, column)?));
        fields.extend((0..columns.len()).filter_map(field));
    }
    let full_width = column_width * columns.len().max(1) as i32;
    for (row, (_, value)) in (rows.len()..).zip(wide_rows) {
        fields.extend(value.map(|value| ((left, row_top(row)), full_width, value)));
    }
    let values = fields.iter().map(|(_, _, value)| *value);
    let (low, high) = values
        .fold((f64::MAX, 0.0), |(low, high): (f64, f64), value| (low.min(value), high.max(value)));
    let centred = |text: TextStyle<'static>| {
        use plotters::style::text_anchor::{HPos, Pos, VPos};
        text.pos(Pos::new(HPos::Center, VPos::Center))
    };
    sheet((row_top(names.len()) + 12) as u32, |area| {
        for (column, name) in columns.iter().enumerate() {
            let at = (left + column_width * column as i32 + column_width / 2, top / 2);
            area.draw(&Text::new(name.as_str(), at, centred(text())))?;
        }
        for (row, name) in names.iter().enumerate() {
            let at = (left / 2, row_top(row) + row_height / 2);
            area.draw(&Text::new(shortened(name), at, centred(text())))?;
        }
        for &(corner, width, value) in &fields {
            let share = if high > low { (value - low) / (high - low) } else { 0.0 };
            let (colour, ink) = heat(if less_is_better { share } else { 1.0 - share });
            let opposite = (corner.0 + width - 3, corner.1 + row_height - 3);
            area.draw(&Rectangle::new([corner, opposite], colour.filled()))?;
            let at = ((corner.0 + opposite.0) / 2, (corner.1 + opposite.1) / 2);
            let style = centred((FONT, TEXT_HEIGHT).into_font().color(&ink));
            let value = if value < 100.0 { format!("{value:.1}") } else { grouped(value) };
            area.draw(&Text::new(value, at, style))?;
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_numbers_with_commas() {
        assert_eq!(
            [0.0, 999.4, 1000.0, 1_234_567.0].map(grouped),
            ["0", "999", "1,000", "1,234,567"]
        );
        assert_eq!(key_points(0.95, 22.0), [1.0, 2.0, 5.0, 10.0, 20.0]);
        assert_eq!(key_points(1.0, 20_000.0), [1.0, 10.0, 100.0, 1000.0, 10_000.0]);
    }

    #[test]
    fn a_long_label_keeps_its_ends() {
        assert_eq!(shortened("perses wprobdd"), "perses wprobdd");
        assert_eq!(shortened(&format!("{} cdd", "perses+".repeat(9))), "perses+pers…+perses+ cdd");
    }

    /// Numbers on the axes are set apart by a second line, and no text starts beyond the edge.
    #[test]
    fn ticks_and_names_have_room() {
        for label in ["C-Reduce".to_owned(), "shorten+".repeat(30)] {
            let points = vec![(0.0, 900.0), (6_574.0, 30.0)];
            let svg = steps("tests", "tokens", &[Line { label, points, ..Line::default() }]);
            let svg = svg.unwrap();
            let ticks: Vec<_> = svg.lines().filter(|line| line.ends_with(",000")).collect();
            assert!((1..=7).contains(&ticks.len()), "{ticks:?}");
            assert!(
                svg.lines().all(|line| line.starts_with('<') || line.chars().count() <= LABEL_MAX),
                "{svg}"
            );
        }
    }

    #[test]
    fn a_broken_line_is_one_path() {
        let line = Line {
            dashes: Some((4, 4)),
            points: vec![(0.0, 900.0), (50.0, 30.0)],
            ..Line::default()
        };
        let solid = Line { dashes: None, ..line.clone() };
        let drawn = [line, solid].map(|line| steps("tests", "tokens", &[line]).unwrap());
        let colour = SERIES[0].light;
        let style = format!("stroke=\"#{:02X}{:02X}{:02X}\"", colour.0, colour.1, colour.2);
        for (svg, is_broken) in drawn.iter().zip([true, false]) {
            let paths: Vec<_> = svg.lines().filter(|line| line.contains(&style)).collect();
            let [path] = &paths[..] else { panic!("{svg}") };
            assert!(path.starts_with("<path fill=\"none\"") && path.ends_with("\"/>"), "{path}");
            assert_eq!(path.matches('M').count() > 20, is_broken, "{path}");
        }
    }
}
