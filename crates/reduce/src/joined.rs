//! Several files read as one, so that names reach across them.
//!
//! A declaration in a header and its uses in three sources go together or not at all, and so does a parameter with the
//! arguments of all calls. What transformations know of names, they know of one tree. So the files of one language are put
//! behind each other, with a line between any two that means nothing in the language, and the walkers that transform walk over
//! that text. Each text that comes of it is cut at those lines into files again; one in which they are not all there any more,
//! in their order, is no candidate.
//!
//! Names that are local to a file are mixed up with those of others by this. That costs tests, and never a wrong result.

use std::sync::Arc;

use memchr::memmem;
use secateur_bundle::Bundle;
use secateur_minimize::{Outcome, QueryKind, Search};

use crate::candidate::{Candidate, Place};
use crate::fixpoint::{Fixpoint, Level, Plan, PlanError};
use crate::prior::PriorSource;
use crate::source::Source;

/// Rounds over several files at once.
#[derive(Clone)]
pub(crate) struct Joined {
    bundle: Bundle,
    seams: Seams,
    search: Fixpoint,
    /// What is asked now.
    next: Option<(Bundle, Place, QueryKind)>,
}

/// Which files are put behind each other, and what stands between them.
#[derive(Clone)]
pub(crate) struct Seams {
    /// The numbers of the files.
    numbers: Arc<[usize]>,
    /// How a line between two of them begins.
    seam: &'static str,
}

/// How large all files together may be, in bytes.
const BYTES_MAX: usize = 8 * 1024 * 1024;

impl Seams {
    pub(crate) fn new(numbers: Vec<usize>, seam: &'static str) -> Self {
        Self { numbers: numbers.into(), seam }
    }

    /// The text of all these files of `bundle`, with a line between any two; none if it would be too large, or such a line is
    /// there already.
    pub(crate) fn join(&self, bundle: &Bundle) -> Option<Vec<u8>> {
        let files = || self.numbers.iter().map(|&number| bundle.files()[number].text());
        let is_seam = |text: &[u8]| memmem::find(text, self.seam.as_bytes()).is_some();
        let bytes: usize = files().map(|text| text.len()).sum();
        if self.seam.is_empty() || bytes > BYTES_MAX || files().any(|text| is_seam(text)) {
            return None;
        }
        let mut all = Vec::with_capacity(bytes);
        for (at, text) in files().enumerate() {
            if at > 0 {
                if !all.ends_with(b"\n") {
                    all.push(b'\n');
                }
                all.extend_from_slice(self.line(at).as_bytes());
            }
            all.extend_from_slice(text);
        }
        Some(all)
    }

    fn line(&self, number: usize) -> String {
        format!("{}{number};\n", self.seam)
    }

    /// The files of `bundle` after a change of their joined text to `text`; none if they are not all there any more.
    pub(crate) fn cut(&self, bundle: &Bundle, text: &[u8]) -> Option<Bundle> {
        let mut rest = text;
        let mut changed = bundle.clone();
        for (at, &number) in self.numbers.iter().enumerate() {
            let part = if at + 1 == self.numbers.len() {
                rest
            } else {
                let line = self.line(at + 1);
                let line = line.trim_end().as_bytes();
                let start = memmem::find(rest, line)?;
                let (part, behind) = (&rest[..start], &rest[start + line.len()..]);
                rest = behind.strip_prefix(b"\n").unwrap_or(behind);
                part
            };
            let before = bundle.files()[number].text();
            // A line break was put there where there was none.
            if *part != **before && part.strip_suffix(b"\n") != Some(before) {
                changed = changed.with_text(number, part);
            }
        }
        memmem::find(rest, self.seam.as_bytes()).is_none().then_some(changed)
    }

    /// The number of the file of `bundle` that has this place of the joined text, and where it is in the file.
    pub(crate) fn locate(&self, bundle: &Bundle, offset: usize) -> (usize, usize) {
        let (mut start, mut found) = (0, (0, 0));
        for (at, &number) in self.numbers.iter().enumerate() {
            let text = bundle.files()[number].text();
            start += if at > 0 { self.line(at).len() } else { 0 };
            if start > offset {
                break;
            }
            found = (number, (offset - start).min(text.len()));
            let ends_line = text.ends_with(b"\n") || text.is_empty() && at > 0;
            start += text.len() + usize::from(!ends_line);
        }
        found
    }
}

impl Joined {
    /// The rounds of one `level` over `source`, which has the [joined](Seams::join) text of some files of `bundle`. The first
    /// round has the number `round`.
    pub(crate) fn new(
        bundle: Bundle,
        seams: Seams,
        source: Source,
        plan: Plan,
        level: Level,
        round: usize,
    ) -> Result<Self, PlanError> {
        let search = Fixpoint::of_levels(source, plan, level..=level, round)?;
        let mut joined = Self { bundle, seams, search, next: None };
        joined.settle();
        Ok(joined)
    }

    /// Goes on to the next candidate, past what is none.
    fn settle(&mut self) {
        self.next = loop {
            let Some(Candidate { text, place, kind }) = self.search.candidate() else { break None };
            match self.seams.cut(&self.bundle, &text) {
                Some(bundle) => break Some((bundle, place, kind)),
                None => self.search.observe(Outcome::Uninteresting),
            }
        };
    }

    pub(crate) fn candidate(&self) -> Option<(Bundle, Place, QueryKind)> {
        self.next.clone()
    }

    pub(crate) fn observe(&mut self, outcome: Outcome) {
        self.search.observe(outcome);
        self.settle();
    }

    pub(crate) fn best(&self) -> Bundle {
        self.seams.cut(&self.bundle, &self.search.best()).unwrap_or_else(|| self.bundle.clone())
    }

    pub(crate) fn is_over(&self) -> bool {
        self.next.is_none()
    }

    pub(crate) fn round(&self) -> usize {
        self.search.round()
    }

    pub(crate) fn prior(&self) -> &PriorSource {
        self.search.prior()
    }
}
