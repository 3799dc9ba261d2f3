//! Remarks beside the lines that they are about: in a terminal, or as comments in a copy.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use secateur_names::{Program, parse};

use super::{Explained, Sort};

/// Forms of comments, of which one is tried after the other.
const COMMENTS: [(&str, &str); 7] =
    [("//", ""), ("#", ""), ("--", ""), (";", ""), ("%", ""), ("/*", " */"), ("<!--", " -->")];

/// A remark on a line: the columns that it is about, counted in characters, and its words.
struct Beside {
    sort: Sort,
    columns: Vec<Range<usize>>,
    words: String,
}

impl Explained<'_> {
    /// Every line, of a long text every one that something is said about, with the remarks about it below, each marked where it
    /// belongs; `paint` gives colours.
    #[must_use]
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
            for beside in remarks.get(&number).into_iter().flatten() {
                let (_, mark, _) = beside.sort.facts();
                let (mut marks, mut at) = (String::new(), 0);
                for columns in &beside.columns {
                    marks += &" ".repeat(columns.start.saturating_sub(at));
                    marks += &mark.repeat(columns.end.saturating_sub(columns.start.max(at)).max(1));
                    at = at.max(columns.end).max(columns.start + 1);
                }
                shown += &format!(
                    "{:width$} | {}\n",
                    "",
                    paint(beside.sort, &format!("{marks} {}", beside.words))
                );
            }
        }
        shown
    }

    /// A copy of the text with the remarks as comments, above their lines, or where that would not be the same program, at the
    /// end; none if no form of comments is known of the language.
    #[must_use]
    pub fn commented(&self) -> Option<String> {
        let program = self.explanation.explainer.program();
        let text = self.shown();
        let (open, close) = *COMMENTS.iter().find(|form| has_form(program, &text, form))?;
        let comment = |words: &str| {
            format!("{open} {}{close}\n", words.replace("*/", "* /").replace("--", "- -"))
        };
        let remarks = self.by_line();
        let (mut above, mut behind) = (String::new(), String::new());
        for (number, line) in text.split_inclusive('\n').enumerate() {
            let margin: String = line.chars().take_while(|c| matches!(c, ' ' | '\t')).collect();
            for beside in remarks.get(&number).into_iter().flatten() {
                let places: Vec<_> =
                    beside.columns.iter().map(|columns| part_of(line, columns)).collect();
                let words = format!("`{}` {}", places.join("`, `"), beside.words);
                above += &format!("{margin}{}", comment(&words));
                behind += &comment(&format!("line {}: {words}", number + 1));
            }
            above += line;
        }
        let is_same = parse(program.language(), above.as_bytes().to_vec()).is_ok_and(|parsed| {
            parsed.tokens() == program.tokens() && parsed.syntax_errors() == program.syntax_errors()
        });
        let end = if text.ends_with('\n') { "" } else { "\n" };
        Some(if is_same { above } else { format!("{text}{end}{behind}") })
    }

    /// The remarks by the numbers of their lines. Those that say the same of several places on a line are one.
    fn by_line(&self) -> BTreeMap<usize, Vec<Beside>> {
        let text = self.shown();
        let starts: Vec<usize> =
            std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        let line_of = |at: usize| starts.partition_point(|&start| start <= at) - 1;
        let column = |line: usize, at: usize| {
            text.get(starts[line]..at).map_or(0, |before| before.chars().count())
        };
        let mut lines: BTreeMap<usize, Vec<Beside>> = BTreeMap::new();
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
            let beside = lines.entry(first).or_default();
            match beside.iter_mut().find(|other| other.words == words && remark.sort != Sort::Same)
            {
                Some(other) => other.columns.extend(columns),
                None => {
                    beside.push(Beside { sort: remark.sort, columns: columns.collect(), words })
                }
            }
        }
        for beside in lines.values_mut().flatten() {
            beside.columns.sort_by_key(|columns| columns.start);
        }
        lines
    }
}

/// What of a line is in these columns.
fn part_of(line: &str, columns: &Range<usize>) -> String {
    line.chars().skip(columns.start).take(columns.len()).collect::<String>().trim().to_owned()
}

/// Whether comments of the language have this form: a line of its own behind the text is read as one.
fn has_form(program: &Program, text: &str, (open, close): &(&str, &str)) -> bool {
    let line = format!("{open} q1{close}");
    let longer = format!("{text}\n{line}\n");
    parse(program.language(), longer.into_bytes()).is_ok_and(|parsed| {
        parsed.syntax_errors() == program.syntax_errors()
            && parsed.nodes().any(|node| {
                node.span().start > text.len()
                    && node.text().trim_ascii() == line.as_bytes()
                    && node.kind().to_lowercase().contains("comment")
            })
    })
}
