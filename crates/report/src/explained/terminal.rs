//! Remarks next to the lines of the text: in a terminal, or as comments in a copy.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use secateur_names::{Program, parse};

use super::{Explained, Sort};

/// Forms of comments, in the order in which they are tried.
const COMMENTS: [(&str, &str); 7] =
    [("//", ""), ("#", ""), ("--", ""), (";", ""), ("%", ""), ("/*", " */"), ("<!--", " -->")];

/// Remark on a line, with the columns of its parts, counted in characters.
struct LineRemark {
    sort: Sort,
    columns: Vec<Range<usize>>,
    words: String,
}

impl Explained<'_> {
    /// Returns the lines of the text, each followed by its remarks with marks below their parts.
    /// Lines of a long text without remarks are left out. `paint` adds colours.
    pub fn beside(&self, paint: &dyn Fn(Sort, &str) -> String) -> String {
        let text = self.shown();
        let remarks = self.by_line();
        let width = text.lines().count().to_string().len();
        let is_long = self.is_long();
        let mut shown = String::new();
        for (number, line) in text.lines().enumerate() {
            if is_long && !remarks.contains_key(&number) {
                shown += if shown.ends_with("...\n") { "" } else { "...\n" };
                continue;
            }
            let line: String = line.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
            shown += &format!("{:width$} | {line}\n", number + 1);
            for remark in remarks.get(&number).into_iter().flatten() {
                let (_, mark, _) = remark.sort.facts();
                let (mut marks, mut at) = (String::new(), 0);
                for columns in &remark.columns {
                    marks += &" ".repeat(columns.start.saturating_sub(at));
                    marks += &mark.repeat(columns.end.saturating_sub(columns.start.max(at)).max(1));
                    at = at.max(columns.end).max(columns.start + 1);
                }
                let painted = paint(remark.sort, &format!("{marks} {}", remark.words));
                shown += &format!("{:width$} | {painted}\n", "");
            }
        }
        shown
    }

    /// Returns a copy of the text with the remarks as comments above their lines, or at the end if
    /// that would change the program. Returns `None` if the language has no known form of comments.
    pub fn commented(&self) -> Option<String> {
        let program = self.explanation.explainer.program();
        let text = self.shown();
        let (open, close) = *COMMENTS.iter().find(|form| has_form(program, &text, form))?;
        let comment = |words: &str| {
            format!("{open} {}{close}\n", words.replace("*/", "* /").replace("--", "- -"))
        };
        let remarks = self.by_line();
        let (mut above, mut at_end) = (String::new(), String::new());
        for (number, line) in text.split_inclusive('\n').enumerate() {
            let margin: String = line.chars().take_while(|c| matches!(c, ' ' | '\t')).collect();
            for remark in remarks.get(&number).into_iter().flatten() {
                let parts = remark.columns.iter().map(|columns| text_in(line, columns));
                let parts = parts.collect::<Vec<_>>().join("`, `");
                let words = format!("`{parts}` {}", remark.words);
                above += &format!("{margin}{}", comment(&words));
                at_end += &comment(&format!("line {}: {words}", number + 1));
            }
            above += line;
        }
        let is_same = parse(program.language(), above.as_bytes().to_vec()).is_ok_and(|parsed| {
            parsed.tokens() == program.tokens() && parsed.syntax_errors() == program.syntax_errors()
        });
        let end = if text.ends_with('\n') { "" } else { "\n" };
        Some(if is_same { above } else { format!("{text}{end}{at_end}") })
    }

    /// Groups the remarks by line. Equal remarks about several parts of a line are merged.
    fn by_line(&self) -> BTreeMap<usize, Vec<LineRemark>> {
        let text = self.shown();
        let starts: Vec<usize> =
            std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        let line_of = |at: usize| starts.partition_point(|&start| start <= at) - 1;
        let column = |line: usize, at: usize| {
            text.get(starts[line]..at).map_or(0, |before| before.chars().count())
        };
        let mut lines: BTreeMap<usize, Vec<LineRemark>> = BTreeMap::new();
        for remark in self.main_remarks() {
            let spans = &remark.part.spans;
            let first = line_of(spans[0].start);
            let on_first = spans.iter().filter(|span| line_of(span.start) == first);
            let last = line_of(spans[0].end.max(spans[0].start + 1) - 1);
            let mut words = remark.words.clone();
            if spans.len() == 1 && last > first {
                words += &format!(" (to line {})", last + 1);
            }
            let others = spans.iter().map(|span| line_of(span.start)).filter(|line| *line != first);
            let others: BTreeSet<usize> = others.collect();
            if !others.is_empty() {
                let noun = if others.len() == 1 { "line" } else { "lines" };
                let others: Vec<_> = others.iter().map(|line| (line + 1).to_string()).collect();
                words += &format!(" (also in {noun} {})", others.join(", "));
            }
            let end_of_line =
                text[starts[first]..].find('\n').map_or(text.len(), |at| starts[first] + at);
            let columns = on_first
                .map(|span| column(first, span.start)..column(first, span.end.min(end_of_line)));
            let on_line = lines.entry(first).or_default();
            match on_line.iter_mut().find(|other| other.words == words && remark.sort != Sort::Same)
            {
                Some(other) => other.columns.extend(columns),
                None => {
                    let (sort, columns) = (remark.sort, columns.collect());
                    on_line.push(LineRemark { sort, columns, words });
                }
            }
        }
        for on_line in lines.values_mut().flatten() {
            on_line.columns.sort_by_key(|columns| columns.start);
        }
        lines
    }
}

/// Returns the text in these columns of a line.
fn text_in(line: &str, columns: &Range<usize>) -> String {
    line.chars().skip(columns.start).take(columns.len()).collect::<String>().trim().to_owned()
}

/// Returns `true` if the language has this form of comments: an additional line at the end of the
/// text is parsed as one.
fn has_form(program: &Program, text: &str, (open, close): &(&str, &str)) -> bool {
    let line = format!("{open} q1{close}");
    let extended = format!("{text}\n{line}\n");
    parse(program.language(), extended.into_bytes()).is_ok_and(|parsed| {
        parsed.syntax_errors() == program.syntax_errors()
            && parsed.nodes().any(|node| {
                node.span().start > text.len()
                    && node.text().trim_ascii() == line.as_bytes()
                    && node.kind().to_lowercase().contains("comment")
            })
    })
}
