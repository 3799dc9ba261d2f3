//! Explained text as a pattern: `$f($x) { return <number_literal> / 0; }`.

use std::collections::BTreeMap;
use std::ops::Range;

use super::{Explained, Sort};

impl Explained<'_> {
    /// Returns the text with `<kind>` for parts that may be anything of their kind, `$name` for
    /// names that must only agree, and brackets around removable parts.
    pub fn pattern(&self) -> String {
        let text = self.text();
        let text_of =
            |span: &Range<usize>| String::from_utf8_lossy(&text[span.clone()]).into_owned();
        let mut holes: BTreeMap<(usize, usize), String> = BTreeMap::new();
        for remark in self.remarks() {
            let hole_for = |span: &Range<usize>| match remark.sort {
                Sort::Spare => {
                    let (all, end) = (text_of(span), text_of(span).trim_end().len());
                    Some(format!("[{}]{}", &all[..end], &all[end..]))
                }
                Sort::Anything if !remark.is_name() => Some(format!("<{}>", remark.part.kind)),
                Sort::Anything | Sort::Same => Some(format!("${}", text_of(span))),
                Sort::Some if !remark.is_name() => {
                    Some(format!("<{} like {}>", remark.part.kind, text_of(span)))
                }
                Sort::Needed | Sort::Exactly | Sort::Some => None,
            };
            for span in &remark.part.spans {
                if let Some(hole) = hole_for(span) {
                    holes.entry((span.start, usize::MAX - span.end)).or_insert(hole);
                }
            }
        }
        let (mut pattern, mut at) = (String::new(), 0);
        // The largest hole at an offset is first, and hides nested ones.
        for ((start, end), hole) in holes {
            if start >= at {
                pattern += &text_of(&(at..start));
                pattern += &hole;
                at = usize::MAX - end;
            }
        }
        pattern + text_of(&(at..text.len())).trim_end()
    }
}
