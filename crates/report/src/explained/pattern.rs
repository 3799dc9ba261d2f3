//! The text as a pattern: `$f($x) { return <number_literal> / 0; }`.

use std::collections::BTreeMap;
use std::ops::Range;

use super::{Explained, Sort};

impl Explained<'_> {
    /// The text with `<kind>` for what may be anything of its kind, `$name` for a name that only has to be the same everywhere,
    /// and brackets around what can go.
    #[must_use]
    pub fn pattern(&self) -> String {
        let text = self.text();
        let own = |span: &Range<usize>| String::from_utf8_lossy(&text[span.clone()]).into_owned();
        let mut holes: BTreeMap<(usize, usize), String> = BTreeMap::new();
        for remark in self.remarks() {
            let put = |span: &Range<usize>| match remark.sort {
                Sort::Spare => {
                    let (all, end) = (own(span), own(span).trim_end().len());
                    Some(format!("[{}]{}", &all[..end], &all[end..]))
                }
                Sort::Anything if !remark.is_name() => Some(format!("<{}>", remark.part.kind)),
                Sort::Anything | Sort::Same => Some(format!("${}", own(span))),
                Sort::Some if !remark.is_name() => {
                    Some(format!("<{} like {}>", remark.part.kind, own(span)))
                }
                Sort::Needed | Sort::Exactly | Sort::Some => None,
            };
            for span in &remark.part.spans {
                if let Some(hole) = put(span) {
                    holes.entry((span.start, usize::MAX - span.end)).or_insert(hole);
                }
            }
        }
        let (mut pattern, mut at) = (String::new(), 0);
        // The largest of those that begin at one place comes first, and hides what is in it.
        for ((start, end), hole) in holes {
            if start >= at {
                pattern += &own(&(at..start));
                pattern += &hole;
                at = usize::MAX - end;
            }
        }
        pattern + own(&(at..text.len())).trim_end()
    }
}
