//! Windows that cover the dashboard on request.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::keys::View;
use super::panes::{draw_text, frame_of};
use super::snapshot::Snapshot;
use super::text::Text;
use super::theme::Theme;

const HELP: [(&str, &str); 9] = [
    ("q, Ctrl-C", "stop; the best result is kept, and the same command resumes"),
    ("s", "skip the current list until a later round"),
    ("o", "show the output of the last uninteresting test"),
    ("\u{2191} \u{2193}, j k", "scroll by line"),
    ("PgUp PgDn", "scroll by page"),
    ("Home End", "go to the start, the end"),
    ("\u{2190} \u{2192}", "scroll left, right"),
    ("?", "this help"),
    ("Esc", "back"),
];

pub(crate) fn draw_help(frame: &mut Frame<'_>, area: Rect, theme: &Theme) {
    let inner = frame_of(frame, area, "Keys", "", theme);
    let lines = HELP.map(|(key, what)| {
        Line::from(vec![
            Span::styled(format!("{key:<12}"), Modifier::BOLD),
            Span::styled(what, theme.label),
        ])
    });
    frame.render_widget(Paragraph::new(lines.to_vec()), inner);
}

pub(crate) fn draw_output(
    frame: &mut Frame<'_>,
    area: Rect,
    snapshot: &Snapshot,
    View { output_scroll, theme, .. }: &mut View,
) {
    let Some(run) = &snapshot.failing else {
        let inner = frame_of(frame, area, "Output", "", theme);
        frame.render_widget(Line::styled("No uninteresting test so far.", theme.label), inner);
        return;
    };
    let seconds = run.elapsed.as_secs_f64();
    let title = format!("The last uninteresting test {} after {seconds:.2} s", run.ending);
    let mut text = run.output.last_lines(usize::MAX).join("\n");
    if text.is_empty() {
        text.push_str("It printed nothing.");
    }
    let text = Text::new(text.into_bytes().into());
    draw_text(frame, area, &title, &text, output_scroll, theme);
}
