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

/// Colours of series. They also differ in lightness, so that they can be distinguished without
/// colour vision.
pub(crate) const SERIES: [Tint; 7] = [
    Tint::new([0x1f, 0x6f, 0xb4], [0x6c, 0xb2, 0xee]),
    Tint::new([0xd9, 0x5f, 0x0e], [0xf5, 0x9b, 0x5b]),
    Tint::new([0x2a, 0x8c, 0x4a], [0x6f, 0xcf, 0x8b]),
    Tint::new([0xa8, 0x2c, 0x6b], [0xec, 0x86, 0xb9]),
    Tint::new([0x6a, 0x51, 0xa3], [0xb4, 0xa2, 0xe6]),
    Tint::new([0x8c, 0x6d, 0x1f], [0xd8, 0xbb, 0x6c]),
    Tint::new([0x4a, 0x5a, 0x66], [0xa9, 0xb8, 0xc4]),
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
