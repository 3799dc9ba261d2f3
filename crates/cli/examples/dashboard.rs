//! Records the dashboard during a reduction, as an animated SVG: the picture of the README.
//!
//! ```sh
//! cargo build --release -p secateur
//! cargo run -p secateur --example dashboard -- \
//!   target/release/secateur crates/report/dashboard.svg TEST INPUT
//! ```
//!
//! The program runs in a pseudo terminal, and its screen is sampled. A frame is a screen that
//! differs from the previous one. In the SVG the frames form a strip, which an animation moves past
//! a window. A line that several frames share is stored once.

use std::collections::HashMap;
use std::fmt::Write;
use std::fs;
use std::io::Read;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow, ensure};
use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use vt100::{Cell, Color, Parser, Screen};

const COLUMNS: u16 = 96;
const LINES: u16 = 28;
/// Interval between two samples of the screen.
const PERIOD: Duration = Duration::from_millis(200);
/// Maximum number of frames; others are dropped at equal distances.
const FRAMES_MAX: usize = 28;
/// Duration of the animation without its last frame, and of that frame.
const FILM: Duration = Duration::from_secs(11);
const LAST: Duration = Duration::from_secs(3);
/// Width and height of a character in pixels.
const CELL: (f64, f64) = (8.4, 18.0);
const MARGIN: f64 = 12.0;

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let mut next =
        |what: &str| arguments.next().with_context(|| format!("missing argument {what}"));
    let (program, picture, test, input) =
        (next("PROGRAM")?, next("PICTURE")?, next("TEST")?, next("INPUT")?);
    let folder = tempfile::tempdir()?;
    let name = std::path::Path::new(&input).file_name().context("the input has no name")?;
    let copy = folder.path().join(name);
    fs::copy(&input, &copy).with_context(|| format!("cannot copy {input}"))?;
    let mut command =
        CommandBuilder::new(fs::canonicalize(&program).with_context(|| program.clone())?);
    command.cwd(folder.path());
    command.env("TERM", "xterm-256color");
    command.env_remove("NO_COLOR");
    command.args(["reduce", "--ui=dashboard", "--jobs=2"]);
    command.arg(fs::canonicalize(&test).with_context(|| test.clone())?);
    command.arg(name);
    let frames = record(command)?;
    ensure!(
        frames.len() > 1,
        "the dashboard was not shown; is it built in, and does the test accept the input?"
    );
    let svg = animated(&frames);
    fs::write(&picture, svg).with_context(|| format!("cannot write {picture}"))
}

/// Lines of the screen as SVG, and the time of their first sample.
struct Frame {
    at: Duration,
    lines: Vec<String>,
}

/// Runs the program and records its dashboard.
fn record(command: CommandBuilder) -> anyhow::Result<Vec<Frame>> {
    let size = PtySize { rows: LINES, cols: COLUMNS, pixel_width: 0, pixel_height: 0 };
    let pair = native_pty_system().openpty(size)?;
    let mut child = pair.slave.spawn_command(command)?;
    let emulator = Arc::new(Mutex::new(Parser::new(LINES.try_into()?, COLUMNS.try_into()?, 0)));
    let (mut reader, shown) = (pair.master.try_clone_reader()?, emulator.clone());
    thread::spawn(move || {
        let mut buffer = [0; 4096];
        while let Ok(count @ 1..) = reader.read(&mut buffer)
            && let Ok(mut emulator) = shown.lock()
        {
            emulator.process(&buffer[..count]);
        }
    });
    let (started, mut frames) = (Instant::now(), Vec::<Frame>::new());
    while child.try_wait()?.is_none() {
        thread::sleep(PERIOD);
        let emulator = emulator.lock().map_err(|_| anyhow!("the emulator has panicked"))?;
        if !emulator.screen().alternate_screen() {
            continue;
        }
        let lines: Vec<_> = (0..LINES).map(|line| drawn(emulator.screen(), line)).collect();
        if frames.last().is_none_or(|last| last.lines != lines) {
            frames.push(Frame { at: started.elapsed(), lines });
        }
    }
    let step = frames.len().div_ceil(FRAMES_MAX).max(1);
    let last = frames.len().saturating_sub(1);
    let mut number = 0;
    frames.retain(|_| {
        number += 1;
        (number - 1) % step == 0 || number - 1 == last
    });
    Ok(frames)
}

/// Draws a line of the screen: a text for each run of cells with the same style.
fn drawn(screen: &Screen, line: u16) -> String {
    let cell = |column| screen.cell(line, column);
    let mut svg = String::new();
    let mut column = 0;
    while column < COLUMNS {
        let style = cell(column).map(look).unwrap_or_default();
        let mut text = String::new();
        let start = column;
        while column < COLUMNS && cell(column).map(look).unwrap_or_default() == style {
            let contents = cell(column).map(Cell::contents).unwrap_or_default();
            text.push_str(if contents.is_empty() { " " } else { contents });
            column += 1;
        }
        let width = CELL.0 * f64::from(column - start);
        let x = CELL.0 * f64::from(start);
        if let Some(paper) = style.paper {
            let _ = write!(
                svg,
                r#"<rect x="{x:.1}" width="{width:.1}" height="{}" fill="{paper}"/>"#,
                CELL.1
            );
        }
        if !text.trim().is_empty() {
            let left = text.len() - text.trim_start().len();
            let (x, words) = (x + CELL.0 * left as f64, text.trim());
            let width = CELL.0 * words.chars().count() as f64;
            let bold = if style.is_bold { r#" font-weight="bold""# } else { "" };
            let ink = style.ink;
            let _ = write!(
                svg,
                r#"<text x="{x:.1}" y="13" textLength="{width:.1}" fill="{ink}"{bold}>{}</text>"#,
                escaped(words)
            );
        }
    }
    svg
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Look {
    ink: &'static str,
    paper: Option<&'static str>,
    is_bold: bool,
}

const INK: &str = "#d5d8dc";
const PAPER: &str = "#16191d";

impl Default for Look {
    fn default() -> Self {
        Self { ink: INK, paper: None, is_bold: false }
    }
}

fn look(cell: &Cell) -> Look {
    let ink = colour(cell.fgcolor()).unwrap_or(if cell.dim() { "#808890" } else { INK });
    let paper = colour(cell.bgcolor());
    let (ink, paper) =
        if cell.inverse() { (paper.unwrap_or(PAPER), Some(ink)) } else { (ink, paper) };
    Look { ink, paper, is_bold: cell.bold() }
}

/// Returns one of the sixteen terminal colours; the dashboard uses no others.
fn colour(colour: Color) -> Option<&'static str> {
    const COLOURS: [&str; 16] = [
        "#3a4047", "#e06c75", "#7fc98f", "#e5c07b", "#6cb2ee", "#c792ea", "#5fc9c9", "#d5d8dc",
        "#808890", "#ff8f98", "#a3e6b1", "#ffdf9e", "#93ccff", "#e0b8ff", "#8fe8e8", "#ffffff",
    ];
    match colour {
        Color::Idx(index) => COLOURS.get(usize::from(index)).copied(),
        Color::Default | Color::Rgb(..) => None,
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Draws all frames in a strip, and the animation that moves it.
fn animated(frames: &[Frame]) -> String {
    let (width, height) =
        (2.0 * MARGIN + CELL.0 * f64::from(COLUMNS), 2.0 * MARGIN + CELL.1 * f64::from(LINES));
    let first = frames.first().map_or(Duration::ZERO, |frame| frame.at);
    let recorded =
        frames.last().map_or(Duration::ZERO, |frame| frame.at - first).as_secs_f64().max(0.001);
    let all = (FILM + LAST).as_secs_f64();
    let (mut keys, mut strip) = (String::new(), String::new());
    let (mut known, mut definitions) = (HashMap::new(), String::new());
    for (number, frame) in frames.iter().enumerate() {
        let share = (frame.at - first).as_secs_f64() / recorded * FILM.as_secs_f64() / all;
        let x = width * number as f64;
        let _ = write!(keys, "{:.2}%{{transform:translateX(-{x:.1}px)}}", 100.0 * share);
        let _ = write!(strip, r#"<g transform="translate({x:.1})">"#);
        for (line, svg) in frame.lines.iter().enumerate().filter(|(_, svg)| !svg.is_empty()) {
            let next = known.len();
            let id = *known.entry(svg).or_insert_with(|| {
                let _ = writeln!(definitions, r#"<g id="l{next}">{svg}</g>"#);
                next
            });
            let _ = write!(strip, r##"<use href="#l{id}" y="{}"/>"##, CELL.1 * line as f64);
        }
        strip.push_str("</g>\n");
    }
    let still = width * (frames.len() / 2) as f64;
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.1} {height:.1}"
  width="{width:.0}" height="{height:.0}">
<title>The dashboard of secateur during a reduction</title>
<style>
text{{font:14px ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace;white-space:pre}}
#strip{{animation:film {all}s step-end infinite}}
@keyframes film{{{keys}}}
@media (prefers-reduced-motion:reduce){{
#strip{{animation:none;transform:translateX(-{still:.1}px)}}}}
</style>
<rect width="{width:.1}" height="{height:.1}" rx="8" fill="{PAPER}"/>
<defs>
{definitions}</defs>
<svg x="{MARGIN}" y="{MARGIN}" width="{:.1}" height="{:.1}"><g id="strip">
{strip}</g></svg>
</svg>
"#,
        width - 2.0 * MARGIN,
        height - 2.0 * MARGIN
    )
}
