//! Colours of the figures, in light and dark.

use std::fmt::Write;

use plotters::style::RGBColor;

/// Colour for the light theme and its counterpart in the dark.
pub(crate) struct Tint {
    pub(crate) light: RGBColor,
    dark: RGBColor,
}

impl Tint {
    const fn new(light: [u8; 3], dark: [u8; 3]) -> Self {
        Self {
            light: RGBColor(light[0], light[1], light[2]),
            dark: RGBColor(dark[0], dark[1], dark[2]),
        }
    }
}

/// Text and axes.
pub(crate) const INK: Tint = Tint::new([0x22, 0x26, 0x2b], [0xe4, 0xe6, 0xe9]);
/// Lines of the grid.
pub(crate) const GRID: Tint = Tint::new([0xdd, 0xe1, 0xe5], [0x3a, 0x40, 0x47]);
/// Background.
pub(crate) const PAPER: Tint = Tint::new([0xfd, 0xfd, 0xfc], [0x1d, 0x20, 0x24]);

/// Colours of series. Any two can be distinguished without one of the three kinds of cones, too.
pub(crate) const SERIES: [Tint; 7] = [
    Tint::new([0x2a, 0x21, 0x7a], [0x00, 0x6d, 0xf8]),
    Tint::new([0xac, 0x8d, 0x00], [0xa7, 0x53, 0x52]),
    Tint::new([0x29, 0xa4, 0x7a], [0x64, 0xff, 0x96]),
    Tint::new([0x59, 0x16, 0x37], [0xdd, 0x50, 0x00]),
    Tint::new([0xb1, 0x4d, 0xff], [0xc2, 0xe9, 0xf7]),
    Tint::new([0x4d, 0x46, 0x00], [0xff, 0xf1, 0x19]),
    Tint::new([0x80, 0x86, 0xba], [0x90, 0x61, 0xa2]),
];

/// Returns rules that replace the colours of the drawing by those of the reader's theme.
pub(crate) fn style() -> String {
    let mut style = String::new();
    for Tint { light, dark } in [INK, GRID, PAPER].iter().chain(&SERIES) {
        let (drawn, light, dark) = (hex(*light).to_uppercase(), hex(*light), hex(*dark));
        for property in ["fill", "stroke"] {
            // Writing to a string cannot fail.
            let _ = writeln!(
                style,
                "svg [{property}=\"{drawn}\"] {{ {property}: light-dark({light}, {dark}) }}"
            );
        }
    }
    style
}

/// Returns the colour of a cell and of the text on it. `share` is the position of the value between
/// the best, 0, and the worst, 1. Both are readable in both themes and do not change with them.
pub(crate) fn heat(share: f64) -> (RGBColor, RGBColor) {
    let (best, worst) = ([0xdb, 0xee, 0xdf], [0x8f, 0x2d, 0x45]);
    let share = share.clamp(0.0, 1.0);
    let mix = |index: usize| {
        let [best, worst]: [f64; 2] = [best, worst].map(|colour: [u8; 3]| colour[index].into());
        (best + share * (worst - best)).round() as u8
    };
    let text = if share < 0.7 { RGBColor(0, 0, 0) } else { RGBColor(0xff, 0xff, 0xff) };
    (RGBColor(mix(0), mix(1), mix(2)), text)
}

fn hex(RGBColor(red, green, blue): RGBColor) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Colours as they are seen, as matrices on linear red, green and blue: by everybody, and
    /// without the cones for red, green or blue (Machado, Oliveira and Fernandes, 2009).
    const SIGHTS: [[[f64; 3]; 3]; 4] = [
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]],
        [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]],
        [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]],
    ];

    fn linear(RGBColor(red, green, blue): RGBColor) -> [f64; 3] {
        [red, green, blue].map(|channel| (f64::from(channel) / 255.0).powf(2.2))
    }

    fn product(matrix: [[f64; 3]; 3], vector: [f64; 3]) -> [f64; 3] {
        matrix.map(|row| (0..3).map(|at| row[at] * vector[at]).sum::<f64>().clamp(0.0, 1.0))
    }

    /// Returns the CIELAB coordinates.
    fn lab(linear: [f64; 3]) -> [f64; 3] {
        let xyz = [[0.434, 0.376, 0.190], [0.213, 0.715, 0.072], [0.018, 0.109, 0.873]];
        let [x, y, z] = product(xyz, linear).map(f64::cbrt);
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }

    #[test]
    fn series_can_be_told_apart_by_everybody_on_both_backgrounds() {
        let themes: [fn(&Tint) -> RGBColor; 2] = [|tint| tint.light, |tint| tint.dark];
        for theme in themes {
            let luminance =
                |tint| 0.05 + product([[0.213, 0.715, 0.072]; 3], linear(theme(tint)))[0];
            for (index, one) in SERIES.iter().enumerate() {
                let contrast = luminance(one) / luminance(&PAPER);
                assert!(contrast.max(1.0 / contrast) >= 3.0, "{index}: {contrast}");
                for (sight, other) in SIGHTS
                    .iter()
                    .flat_map(|sight| SERIES[..index].iter().map(move |other| (sight, other)))
                {
                    let [one, other] =
                        [one, other].map(|tint| lab(product(*sight, linear(theme(tint)))));
                    let squares = (0..3).map(|at| (one[at] - other[at]).powi(2));
                    let distance = squares.sum::<f64>().sqrt();
                    assert!(distance >= 25.0, "{index}: {distance} in {sight:?}");
                }
            }
        }
    }
}
