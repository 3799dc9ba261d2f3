//! Panes of the dashboard.

use std::time::Duration;

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::symbols::Marker;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Axis, Block, Borders, Chart, Dataset, GraphType, Paragraph};
use secateur_session::grouped;

use super::keys::{Scroll, View};
use super::snapshot::Snapshot;
use super::text::Text;
use super::theme::Theme;

/// Height of the figures in lines, including the title.
pub(crate) const FIGURES_HEIGHT: u16 = 8;

/// Draws a title with a rule at the top of the pane, and returns the area below it.
pub(crate) fn frame_of(
    frame: &mut Frame<'_>,
    area: Rect,
    title: &str,
    note: &str,
    theme: &Theme,
) -> Rect {
    let mut block = Block::new().borders(Borders::TOP).border_style(theme.label);
    block = block.title(Line::styled(format!(" {title} "), theme.title));
    if !note.is_empty() {
        block = block.title(Line::styled(format!(" {note} "), theme.label).right_aligned());
    }
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let [_, inner] = Layout::horizontal([Constraint::Length(1), Constraint::Fill(1)]).areas(inner);
    inner
}

pub(crate) fn draw_figures(frame: &mut Frame<'_>, area: Rect, snapshot: &Snapshot, view: &View) {
    let theme = &view.theme;
    let inner = frame_of(frame, area, "Now", "", theme);
    let statistics = &snapshot.statistics;
    // "round 1, translation_unit, list of 12" takes two lines. The part that changes most often is
    // on the first.
    let (round, place) = snapshot.place.split_once(", ").unwrap_or(("", &snapshot.place));
    let (place, list) = place.split_once(", ").unwrap_or((place, ""));
    let list =
        [list, round].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ");
    let share = 100.0 * statistics.interesting as f64 / statistics.tests.max(1) as f64;
    let rows = [
        ("Trying", place.to_owned(), theme.place),
        ("", list, theme.label),
        ("Tests", format!("{}, {:.1}/s", grouped(statistics.tests), view.rate()), theme.title),
        ("Success", format!("{share:.1} %"), theme.good),
        ("Cached", grouped(statistics.cache_hits + statistics.replayed), theme.label),
        ("Running", format!("{} of {}", snapshot.running, snapshot.headline.jobs), theme.label),
        ("Timeouts", grouped(statistics.unresolved), theme.label),
    ];
    let lines = rows.map(|(label, value, style)| {
        Line::from(vec![
            Span::styled(format!("{label:<10}"), theme.label),
            Span::styled(value, style),
        ])
    });
    frame.render_widget(Paragraph::new(lines.to_vec()), inner);
}

pub(crate) fn draw_curve(frame: &mut Frame<'_>, area: Rect, snapshot: &Snapshot, theme: &Theme) {
    let unit = if snapshot.before.tokens > 0 { "Tokens" } else { "Bytes" };
    let inner = frame_of(frame, area, unit, "", theme);
    let elapsed = snapshot.headline.started.elapsed();
    let corners = snapshot.curve.corners(elapsed);
    let before = snapshot.curve.before;
    let data = Dataset::default()
        .marker(Marker::Braille)
        .graph_type(GraphType::Line)
        .style(theme.good)
        .data(&corners);
    let axis = |end: f64, labels: [String; 2]| {
        Axis::default().style(theme.label).bounds([0.0, end]).labels(labels)
    };
    let across = axis(elapsed.as_secs_f64().max(0.001), ["0:00".to_owned(), clock(elapsed)]);
    let up = axis((before as f64).max(1.0), ["0".to_owned(), grouped(before)]);
    frame.render_widget(Chart::new(vec![data]).x_axis(across).y_axis(up), inner);
}

pub(crate) fn draw_successes(
    frame: &mut Frame<'_>,
    area: Rect,
    snapshot: &Snapshot,
    theme: &Theme,
) {
    let inner = frame_of(frame, area, "Last successes", "", theme);
    let successes = snapshot.successes.iter().take(inner.height.into());
    let digits = grouped(snapshot.curve.before).len();
    let lines = successes.map(|success| {
        let (round, place) = success.place.split_once(", ").unwrap_or(("", &success.place));
        let (node, _) = place.split_once(", ").unwrap_or((place, ""));
        let place = if inner.width >= 70 { format!("{round}, {place}") } else { node.to_owned() };
        let size = success.size.tokens_or_bytes(snapshot.before);
        Line::from(vec![
            Span::styled(format!("{:>5} ", clock(success.after)), theme.label),
            Span::raw(format!("{:>digits$} ", grouped(size))),
            Span::styled(
                format!("{:>1$}  ", format!("-{}", grouped(success.gone)), digits + 1),
                theme.good,
            ),
            Span::styled(place, theme.label),
        ])
    });
    let mut lines: Vec<_> = lines.collect();
    if lines.is_empty() {
        lines.push(Line::styled("none yet", theme.label));
    }
    frame.render_widget(Paragraph::new(lines), inner);
}

/// Draws a text, with the visible line range at the right of the title.
pub(crate) fn draw_text(
    frame: &mut Frame<'_>,
    area: Rect,
    title: &str,
    text: &Text,
    scroll: &mut Scroll,
    theme: &Theme,
) {
    let height = usize::from(area.height.saturating_sub(1));
    scroll.height = height;
    scroll.top = scroll.top.min(text.lines_len().saturating_sub(height));
    let shown = scroll.top..scroll.top + height;
    let note = if height < text.lines_len() {
        let (from, to, all) = (shown.start + 1, shown.end, grouped(text.lines_len() as u64));
        format!("{from}-{to} of {all}")
    } else {
        String::new()
    };
    let inner = frame_of(frame, area, title, &note, theme);
    let lines = text.window(shown, scroll.left, inner.width.into()).into_iter().map(Line::from);
    frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), inner);
}

/// Formats a duration as minutes and seconds, with hours if needed.
pub(crate) fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
