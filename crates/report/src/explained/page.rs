//! Self-contained HTML page of an explanation: the coloured text, a legend, and all remarks.

use std::fmt::Write as _;

use super::{Explained, Remark, Sort};

impl Explained<'_> {
    /// Returns the page for the file called `file`.
    pub fn page(&self, file: &str) -> String {
        let (css, own) = (include_str!("../../templates/page.css"), Self::STYLE);
        let (file, picture) = (escaped(file), self.picture());
        let summary = escaped(&self.summary()).replace('\n', "<br>");
        let mut rows = String::new();
        for Remark { part, sort, words } in self.remarks() {
            let text = String::from_utf8_lossy(&self.text()[part.spans[0].clone()]).into_owned();
            let text = escaped(&super::shortened(&text, 60));
            let before = &self.text()[..part.spans[0].start];
            let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
            let _ = write!(
                rows,
                "<tr><td>{line}<td><code class={}>{text}</code><td>{}<td>{}",
                sort.name(),
                escaped(part.kind),
                escaped(&words)
            );
        }
        let pattern = escaped(&self.pattern());
        format!(
            "<!doctype html><html lang=en><meta charset=utf-8>\
             <meta name=viewport content=\"width=device-width\"><title>{file}</title>\
             <style>{css}{own}</style><h1>Explanation of {file}</h1><p>{summary}</p>{picture}\
             <h2>Pattern</h2><pre>{pattern}</pre><h2>Remarks</h2><div class=scroll><table>\
             <tr><th>Line<th>Part<th>Kind<th>Remark{rows}</table></div></html>\n"
        )
    }

    /// Returns the coloured text with a legend, for a page that includes the [style](Self::STYLE).
    pub fn picture(&self) -> String {
        let remarks = self.main_remarks();
        let text = self.shown();
        // Of remarks about the same text, the strongest is shown; of nested ones, the innermost.
        let mut marks: Vec<Option<usize>> = vec![None; text.len()];
        let mut order: Vec<usize> = (0..remarks.len()).collect();
        order.sort_by_key(|&index| {
            (std::cmp::Reverse(remarks[index].part.spans[0].len()), remarks[index].sort)
        });
        for index in order {
            for span in &remarks[index].part.spans {
                marks
                    .iter_mut()
                    .take(span.end)
                    .skip(span.start)
                    .for_each(|mark| *mark = Some(index));
            }
        }
        let (mut shown, mut open) = (String::new(), None);
        for (at, char) in text.char_indices() {
            if marks[at] != open {
                shown += if open.is_some() { "</span>" } else { "" };
                open = marks[at];
                if let Some(remark) = open.map(|index| &remarks[index]) {
                    let _ = write!(
                        shown,
                        "<span class={} title=\"{}\">",
                        remark.sort.name(),
                        escaped(&remark.words)
                    );
                }
            }
            shown += &escaped(char.encode_utf8(&mut [0; 4]));
        }
        shown += if open.is_some() { "</span>" } else { "" };
        let used =
            Sort::ALL.into_iter().filter(|sort| remarks.iter().any(|remark| remark.sort == *sort));
        let legend = used
            .map(Sort::facts)
            .map(|(name, _, meaning)| format!("<dt><code class={name}>{name}</code><dd>{meaning}"));
        format!("<pre class=explained>{shown}</pre><dl>{}</dl>", legend.collect::<String>())
    }

    /// Style sheet of [pictures](Self::picture).
    pub const STYLE: &'static str = include_str!("../../templates/explained.css");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
