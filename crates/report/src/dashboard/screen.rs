//! Layout of the screen.

use ratatui::Frame;
use ratatui::layout::Constraint::{Fill, Length, Percentage};
use ratatui::layout::{Layout, Margin, Rect};
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::{LineGauge, Paragraph};
use secateur_session::counted;

use super::keys::{Overlay, View};
use super::snapshot::{RunPhase, Snapshot};
use super::theme::Theme;
use super::{overlay, panes};
use crate::Headline;

/// Minimum number of columns and lines of the dashboard.
pub const DASHBOARD_SIZE_MIN: (u16, u16) = (60, 15);

/// Width from which the text has a column of its own.
const WIDE: u16 = 120;

/// Maximum length of the names of passes in the title.
const PASSES_LEN_MAX: usize = 24;

pub(crate) fn draw(frame: &mut Frame<'_>, snapshot: &Snapshot, view: &mut View) {
    let area = frame.area();
    if area.width < DASHBOARD_SIZE_MIN.0 || area.height < DASHBOARD_SIZE_MIN.1 {
        frame.render_widget(Paragraph::new(small(snapshot)), area);
        return;
    }
    let [head, gauge, remark, body, foot] =
        Layout::vertical([Length(1), Length(1), Length(1), Fill(1), Length(1)]).areas(area);
    draw_head(frame, head, snapshot, &view.theme);
    draw_gauge(frame, gauge, snapshot, &view.theme);
    frame.render_widget(Line::styled(format!(" {}", snapshot.remark), view.theme.place), remark);
    match view.overlay {
        Some(Overlay::Help) => overlay::draw_help(frame, body, &view.theme),
        Some(Overlay::Output) => overlay::draw_output(frame, body, snapshot, view),
        None => draw_panes(frame, body, snapshot, view),
    }
    draw_foot(frame, foot, view);
}

fn draw_panes(frame: &mut Frame<'_>, area: Rect, snapshot: &Snapshot, view: &mut View) {
    let [figures, curve, successes, best] =
        if area.width >= WIDE { wide(area) } else { narrow(area) };
    panes::draw_figures(frame, figures, snapshot, view);
    panes::draw_curve(frame, curve, snapshot, &view.theme);
    panes::draw_successes(frame, successes, snapshot, &view.theme);
    let View { best: text, best_title, best_scroll, theme, .. } = view;
    panes::draw_text(frame, best, best_title, text, best_scroll, theme);
}

/// Returns the areas of the figures, the curve, the successes, and the text to the right of them.
fn wide(area: Rect) -> [Rect; 4] {
    let [left, best] = Layout::horizontal([Percentage(45), Fill(1)]).spacing(2).areas(area);
    let heights = [Length(panes::FIGURES_HEIGHT), Fill(3), Fill(4)];
    let [figures, curve, successes] = Layout::vertical(heights).spacing(1).areas(left);
    [figures, curve, successes, best]
}

/// Returns the same areas, with the text below the figures.
fn narrow(area: Rect) -> [Rect; 4] {
    let top_height = panes::FIGURES_HEIGHT.max(area.height * 2 / 5);
    let [top, bottom] = Layout::vertical([Length(top_height), Fill(1)]).areas(area);
    let halves = Layout::horizontal([Fill(1), Fill(1)]).spacing(2);
    let ([curve, figures], [successes, best]) = (halves.areas(top), halves.areas(bottom));
    [figures, curve, successes, best]
}

/// Returns the lines for a screen that is too small for the dashboard.
fn small(snapshot: &Snapshot) -> Vec<Line<'static>> {
    let gone = snapshot.now.percent_gone(snapshot.before);
    let (now, tests) = (snapshot.now, counted(snapshot.statistics.tests, "test"));
    [format!("{gone:.1} % gone"), now.to_string(), tests, "q stops".to_owned()]
        .map(Line::from)
        .to_vec()
}

fn draw_head(frame: &mut Frame<'_>, area: Rect, snapshot: &Snapshot, theme: &Theme) {
    let headline = &snapshot.headline;
    let left = Line::from(vec![
        Span::styled(" secateur  ", theme.title),
        Span::styled(headline.input.clone(), Modifier::BOLD),
        Span::styled(format!("  {}", search(headline)), theme.label),
    ]);
    let run_phase = match snapshot.run_phase {
        RunPhase::TestingOriginal => "testing the original",
        RunPhase::Searching => "",
        RunPhase::Verifying => "testing the result once more",
    };
    let time = panes::clock(snapshot.headline.started.elapsed());
    let right = Line::from(vec![
        Span::styled(format!("{run_phase}  "), theme.place),
        time.into(),
        " ".into(),
    ]);
    let [left_area, right_area] =
        Layout::horizontal([Fill(1), Length(right.width() as u16)]).areas(area);
    let is_cut = left.width() > usize::from(left_area.width);
    frame.render_widget(left, left_area);
    frame.render_widget(right, right_area);
    if let Some(last) = left_area.columns().next_back().filter(|_| is_cut) {
        frame.render_widget("\u{2026}", last);
    }
}

/// Returns the passes and the list minimiser. Passes that do not fit in the title are counted.
fn search(headline: &Headline) -> String {
    let Headline { passes, minimizer, .. } = headline;
    if passes.len() <= PASSES_LEN_MAX {
        return format!("{passes}, {minimizer}");
    }
    match passes.split(',').count() {
        1 => format!("1 pass, {minimizer}"),
        count => format!("{count} passes, {minimizer}"),
    }
}

fn draw_gauge(frame: &mut Frame<'_>, area: Rect, snapshot: &Snapshot, theme: &Theme) {
    let gone = snapshot.now.percent_gone(snapshot.before).clamp(0.0, 100.0);
    let size = snapshot.now.to_string();
    let label = Line::from(vec![
        Span::styled(format!("{gone:5.1} % gone  "), Modifier::BOLD),
        Span::raw(format!("{size:<26}")),
    ]);
    let gauge = LineGauge::default()
        .ratio(gone / 100.0)
        .label(label)
        .filled_symbol("\u{2501}")
        .unfilled_symbol("\u{2500}")
        .filled_style(theme.good)
        .unfilled_style(theme.label);
    frame.render_widget(gauge, area.inner(Margin::new(1, 0)));
}

fn draw_foot(frame: &mut Frame<'_>, area: Rect, view: &View) {
    let theme = &view.theme;
    let line = if view.is_stopping() {
        Line::styled(" Stopping; the best result so far is kept", theme.place)
    } else if view.has_just_skipped() {
        Line::styled(" Skipping this list", theme.place)
    } else {
        let back = if view.overlay.is_some() { "back" } else { "stop" };
        let keys = [
            ("q", back),
            ("s", "skip list"),
            ("o", "output"),
            ("\u{2191}\u{2193}", "scroll"),
            ("?", "help"),
        ];
        let spans = keys.into_iter().flat_map(|(key, label)| {
            [
                Span::styled(format!(" {key}"), Modifier::BOLD),
                Span::styled(format!(" {label}  "), theme.label),
            ]
        });
        Line::from_iter(spans)
    };
    frame.render_widget(line, area);
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use ratatui::buffer::Cell;
    use ratatui::style::Color;
    use secateur_bundle::Bundle;
    use secateur_runner::{Event, Interrupt, Statistics};

    use super::*;
    use crate::Size;

    fn snapshot() -> Snapshot {
        let size = |tokens| Size { bytes: 5 * tokens, tokens };
        let headline = Headline {
            input: "ledger.c".into(),
            passes: "perses".into(),
            minimizer: "probdd".into(),
            jobs: 4,
            files: None,
            started: Instant::now(),
            parsing: Duration::ZERO,
        };
        let original: Bundle =
            (1..=99).map(|i| format!("line {i};\n")).collect::<String>().into_bytes().into();
        let mut snapshot = Snapshot::new(headline, original.clone(), size(761));
        let statistics = Statistics { tests: 1203, interesting: 219, ..Statistics::default() };
        let place = &"round 1, translation_unit, list of 12";
        snapshot.note(&Event::Testing { place, statistics: &statistics }, None);
        snapshot.note(&Event::Running { count: 3 }, None);
        snapshot.note(
            &Event::Improved { bundle: &original, place, statistics: &statistics },
            Some(size(143)),
        );
        snapshot.note(&Event::Noted { text: "the input compiles, the rest does not" }, None);
        snapshot
    }

    /// Draws a screen of this size after these keys. Returns its lines, and `true` if it has
    /// colours.
    fn screen(width: u16, height: u16, keys: &str, theme: Theme) -> (Vec<String>, bool) {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let (snapshot, mut view) = (snapshot(), View::new(Interrupt::new().unwrap(), theme));
        view.look_at(&snapshot);
        terminal.draw(|frame| draw(frame, &snapshot, &mut view)).unwrap();
        for key in keys.chars() {
            use crossterm::event::{Event, KeyCode};
            view.handle(&Event::Key(KeyCode::Char(key).into()));
        }
        terminal.draw(|frame| draw(frame, &snapshot, &mut view)).unwrap();
        let buffer = terminal.backend().buffer();
        let lines = buffer
            .content
            .chunks(width.into())
            .map(|cells| cells.iter().map(Cell::symbol).collect());
        let has_colour =
            buffer.content.iter().any(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset);
        (lines.collect(), has_colour)
    }

    #[test]
    fn a_head_that_is_too_long_shows_that_it_goes_on() {
        let mut snapshot = snapshot();
        let head = |snapshot: &Snapshot| {
            let mut terminal = Terminal::new(TestBackend::new(80, 1)).unwrap();
            terminal
                .draw(|frame| draw_head(frame, frame.area(), snapshot, &Theme::new(false)))
                .unwrap();
            terminal.backend().buffer().content.iter().map(Cell::symbol).collect::<String>()
        };
        assert!(!head(&snapshot).contains('\u{2026}'), "{}", head(&snapshot));
        let passes = "perses,".repeat(19) + "hdd";
        snapshot.headline = Headline { passes, ..(*snapshot.headline).clone() }.into();
        assert!(head(&snapshot).contains("ledger.c  20 passes, probdd"), "{}", head(&snapshot));
        let input = "ledger/".repeat(20);
        snapshot.headline = Headline { input, ..(*snapshot.headline).clone() }.into();
        assert!(head(&snapshot).contains("\u{2026}  0:00"), "{}", head(&snapshot));
    }

    #[test]
    fn all_that_matters_is_on_the_smallest_the_usual_and_a_large_screen() {
        for (width, height) in [(60, 15), (80, 24), (119, 30), (120, 30), (200, 60)] {
            let (lines, _) = screen(width, height, "", Theme::new(true));
            let text = lines.join("\n");
            for part in [
                "ledger.c",
                "81.2 % gone",
                "143 tokens",
                "1,203",
                "18.2 %",
                "translation_unit",
                "3 of 4",
                "line 1;",
                "the input compiles, the rest does not",
                "help",
            ] {
                assert!(text.contains(part), "no {part:?} at {width}x{height}:\n{text}");
            }
        }
    }

    #[test]
    fn what_is_smaller_still_shows_how_far_it_is() {
        for (width, height) in [(59, 15), (60, 14), (20, 4)] {
            let (lines, _) = screen(width, height, "", Theme::new(true));
            assert!(
                lines[0].starts_with("81.2 % gone") && lines[1].starts_with("143 tokens"),
                "{lines:?}"
            );
        }
        screen(1, 1, "o?", Theme::new(true));
    }

    #[test]
    fn the_text_scrolls_to_its_end_and_not_beyond() {
        let shows = |keys: &str, line: &str| {
            let (lines, _) = screen(80, 24, keys, Theme::new(true));
            lines.iter().any(|shown| shown.contains(line))
        };
        assert!(shows("", "line 1;") && !shows("j", "line 1;") && shows("jk", "line 1;"));
        assert!(shows(&"j".repeat(500), "line 99;"));
    }

    #[test]
    fn without_colours_there_is_none() {
        for keys in ["", "o", "?", "s"] {
            assert!(!screen(80, 24, keys, Theme::new(false)).1, "{keys}");
        }
        assert!(screen(80, 24, "", Theme::new(true)).1);
    }
}
