//! Joint reduction of several files, so that names connect them.
//!
//! A declaration in a header must be deleted together with its uses in three sources, and a
//! parameter together with the arguments of all calls. Transformations know the names of one tree
//! only. So the files of one language are concatenated, with a [`Seam`] between them that has no
//! meaning in the language, and transformations run on that text. Each candidate text is cut at the
//! seams into files again. It is discarded if a seam is missing or out of order.
//!
//! An XML document has one outermost element. Those of several documents are placed in an
//! additional one. The text before and after each outermost element stays in its file.
//!
//! File-local names become confused with those of other files. That costs tests, but never gives a
//! wrong result.

use std::ops::Range;
use std::sync::Arc;

use memchr::memmem;
use secateur_bundle::Bundle;
use secateur_minimize::{Outcome, Search};
use secateur_names::Seam;

use crate::round::{Candidate, Proposal};
use crate::schedule::Fixpoint;

#[derive(Clone)]
pub(crate) struct Joined {
    bundle: Bundle,
    seams: Seams,
    pub(crate) search: Fixpoint,
    /// Current candidate.
    next: Option<Proposal>,
}

/// Order of the joined files, and the separators between them.
#[derive(Clone)]
pub(crate) struct Seams {
    parts: Arc<[FilePart]>,
    seam: Seam,
}

/// Joined part of a file.
pub(crate) struct FilePart {
    /// Index of the file.
    pub(crate) number: usize,
    pub(crate) range: Range<usize>,
}

/// Maximum total size of the joined files, in bytes.
pub(crate) const BYTES_MAX: usize = 8 * 1024 * 1024;

impl Seams {
    pub(crate) fn new(parts: Vec<FilePart>, seam: Seam) -> Self {
        Self { parts: parts.into(), seam }
    }

    /// Returns the joined text of these files of `bundle`, `None` if it contains such a seam
    /// already.
    pub(crate) fn join(&self, bundle: &Bundle) -> Option<Vec<u8>> {
        let (front, end) = self.seam.around;
        let mut all = front.as_bytes().to_vec();
        for (at, FilePart { number, range }) in self.parts.iter().enumerate() {
            let text = &bundle.files()[*number].text()[range.clone()];
            if memmem::find(text, self.seam.begin.as_bytes()).is_some() {
                return None;
            }
            if at > 0 {
                if self.seam.is_line() && !all.ends_with(b"\n") {
                    all.push(b'\n');
                }
                all.extend_from_slice(self.seam(at).as_bytes());
            }
            all.extend_from_slice(text);
        }
        all.extend_from_slice(end.as_bytes());
        Some(all)
    }

    fn seam(&self, number: usize) -> String {
        let Seam { begin, end, .. } = self.seam;
        let line_end = if self.seam.is_line() { "\n" } else { "" };
        [&*begin, &number.to_string(), &*end, line_end].concat()
    }

    /// Cuts a changed joined text into the files of `bundle`; `None` if they are no longer all
    /// present.
    pub(crate) fn cut(&self, bundle: &Bundle, text: &[u8]) -> Option<Bundle> {
        let (front, end) = self.seam.around;
        let mut rest = text.strip_prefix(front.as_bytes())?.strip_suffix(end.as_bytes())?;
        let mut changed = bundle.clone();
        for (at, FilePart { number, range }) in self.parts.iter().enumerate() {
            let mut part = rest;
            if at + 1 < self.parts.len() {
                let seam = self.seam(at + 1);
                let seam = seam.trim_end().as_bytes();
                let start = memmem::find(rest, seam)?;
                (part, rest) = (&rest[..start], &rest[start + seam.len()..]);
                let behind_line = rest.strip_prefix(b"\n").filter(|_| self.seam.is_line());
                rest = behind_line.unwrap_or(rest);
            }
            let file = bundle.files()[*number].text();
            let before = &file[range.clone()];
            // Joining added a missing line break.
            if part != before && !(self.seam.is_line() && part.strip_suffix(b"\n") == Some(before))
            {
                changed = changed
                    .with_text(*number, [&file[..range.start], part, &file[range.end..]].concat());
            }
        }
        memmem::find(rest, self.seam.begin.as_bytes()).is_none().then_some(changed)
    }

    /// Returns the index of the file at an offset of the joined text, and the offset in that file.
    pub(crate) fn locate(&self, bundle: &Bundle, offset: usize) -> (usize, usize) {
        let (mut start, mut found) = (self.seam.around.0.len(), None);
        for (at, FilePart { number, range }) in self.parts.iter().enumerate() {
            let text = &bundle.files()[*number].text()[range.clone()];
            start += if at > 0 { self.seam(at).len() } else { 0 };
            if start > offset && found.is_some() {
                break;
            }
            found = Some((*number, range.start + offset.saturating_sub(start).min(text.len())));
            let ends_line =
                !self.seam.is_line() || text.ends_with(b"\n") || text.is_empty() && at > 0;
            start += text.len() + usize::from(!ends_line);
        }
        found.unwrap_or_default()
    }
}

impl Joined {
    /// Creates the `search` over the [joined](Seams::join) text of some files of `bundle`.
    pub(crate) fn new(bundle: Bundle, seams: Seams, search: Fixpoint) -> Self {
        let mut joined = Self { bundle, seams, search, next: None };
        joined.settle();
        joined
    }

    /// Moves to the next valid candidate.
    fn settle(&mut self) {
        self.next = loop {
            let Some(Candidate { text, place, kind }) = self.search.candidate() else { break None };
            match self.seams.cut(&self.bundle, &text) {
                Some(bundle) => break Some(Proposal { bundle, subject: None, place, kind }),
                None => self.search.observe(Outcome::Uninteresting),
            }
        };
    }

    pub(crate) fn candidate(&self) -> Option<Proposal> {
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
}
