//! Which leaves of a tree are texts in other languages, by the queries of a grammar's `injections.scm`.
//!
//! A query captures a leaf as `@injection.content`, and sets `injection.language` to the name of its language. Of several that
//! capture the same leaf the last one counts, so that a special case stands behind what is usual. Conditions on texts are looked
//! at. What has a condition that tree-sitter does not know, and what takes the name of the language from the text, is left out.
//! `secateur.end` is what may be missing at the end of the text, as a semicolon in a `style`.

use std::collections::HashMap;
use std::ops::{ControlFlow, Range};

use tree_sitter::{
    Language, Query, QueryCursor, QueryCursorOptions, QueryCursorState, StreamingIterator, Tree,
};

use crate::stop_check::StopCheck;
use crate::{GrammarError, ParseError};

/// How many matches may have begun at once. A tag with thousands of attributes would begin as many.
const MATCHES_MAX: u32 = 32;

/// The queries of a grammar, made ready.
#[derive(Debug)]
pub(crate) struct Contents {
    query: Query,
    /// The number of the capture that is such a leaf.
    content: u32,
    /// What each pattern says; none where it says nothing.
    of_patterns: Vec<Option<Inner>>,
}

/// What is said of a text in another language.
#[derive(Debug)]
pub(crate) struct Inner {
    /// The name of the language.
    pub(crate) language: Box<str>,
    /// What may be missing at the end of the text.
    pub(crate) end: Box<str>,
}

/// What was found: by the place and the kind of a node, the number of the pattern that counts.
pub(crate) type Found = HashMap<(Range<usize>, u16), usize>;

impl Contents {
    /// Those in `queries`, the text of an `injections.scm`; none if it is empty.
    pub(crate) fn read(
        queries: &str,
        grammar: &'static str,
        parser: &Language,
    ) -> Result<Option<Self>, GrammarError> {
        if queries.trim().is_empty() {
            return Ok(None);
        }
        let query = Query::new(parser, queries).map_err(|error| GrammarError::Queries {
            grammar,
            line: error.row + 1,
            message: error.to_string(),
        })?;
        let Some(content) = query.capture_index_for_name("injection.content") else {
            return Ok(None);
        };
        let of_patterns = (0..query.pattern_count()).map(|pattern| {
            let settings = query.property_settings(pattern);
            let value =
                |key| settings.iter().find(|setting| &*setting.key == key)?.value.as_deref();
            let language = value("injection.language")
                .filter(|_| query.general_predicates(pattern).is_empty())?;
            let end = value("secateur.end").unwrap_or_default();
            Some(Inner { language: language.into(), end: end.into() })
        });
        let of_patterns = of_patterns.collect();
        Ok(Some(Self { query, content, of_patterns }))
    }

    /// What is said of a node of this kind in this place.
    pub(crate) fn inner(&self, found: &Found, place: Range<usize>, kind: u16) -> Option<&Inner> {
        self.of_patterns[*found.get(&(place, kind))?].as_ref()
    }

    /// The names of all languages that could be found.
    pub(crate) fn languages(&self) -> impl Iterator<Item = &str> {
        self.of_patterns.iter().flatten().map(|inner| &*inner.language)
    }

    /// Adds what is in the tree of a text, which begins at `from`.
    pub(crate) fn find(
        &self,
        tree: &Tree,
        text: &[u8],
        from: usize,
        stop_check: &StopCheck<'_>,
        found: &mut Found,
    ) -> Result<(), ParseError> {
        let mut verdict = Ok(());
        let mut look = |_: &QueryCursorState| {
            verdict = stop_check.ask();
            if verdict.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        let mut cursor = QueryCursor::new();
        cursor.set_match_limit(MATCHES_MAX);
        let options = QueryCursorOptions::new().progress_callback(&mut look);
        let mut matches = cursor.matches_with_options(&self.query, tree.root_node(), text, options);
        while let Some(matched) = matches.next() {
            let pattern = matched.pattern_index;
            if self.of_patterns[pattern].is_none() {
                continue;
            }
            for capture in matched.captures().iter().filter(|capture| capture.index == self.content)
            {
                let span = capture.node.byte_range();
                let place = (from + span.start..from + span.end, capture.node.kind_id());
                let counts = found.entry(place).or_insert(pattern);
                *counts = pattern.max(*counts);
            }
        }
        drop(matches);
        verdict
    }
}
