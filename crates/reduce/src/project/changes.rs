//! Single changes of several files: all that the check round tries, and `secateur check`, which a result therefore passes.
//!
//! A change is within one file, or of one of its names wherever that is used in files of the same language, or of the list of
//! files.

use std::collections::HashSet;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use secateur_bundle::Bundle;
use secateur_syntax::ParseError;

use super::state::{Method, State};
use super::turns::{joinable, mentions};
use crate::encoding::Encoding;
use crate::files::{Fate, Mentions};
use crate::joined::Seams;
use crate::pass::Pass;
use crate::single_edit::{SingleEdit, single_edits};
use crate::source::Source;

/// A change of a bundle that makes it smaller.
#[derive(Clone)]
pub struct Change(What);

#[derive(Clone)]
enum What {
    /// The file of this number goes.
    File { number: usize, fate: Fate, mentions: Arc<Mentions> },
    /// Something in the file of this number changes.
    Within { number: usize, encoding: Option<Encoding>, single: SingleEdit },
    /// Something in some of these files changes.
    Across { seams: Seams, single: SingleEdit },
}

/// Every single change that `passes` know of a text, which is in this encoding outside.
///
/// # Errors
///
/// When the text cannot be parsed.
pub fn changes_of_text(
    mut source: Source,
    passes: &[Pass],
    encoding: Option<Encoding>,
) -> Result<Vec<Change>, ParseError> {
    within(0, &mut source, passes, encoding)
}

/// Every single change of `bundle`, each file of which is reduced by the method of the same number: of the list of files, in
/// each file, and across those of one language.
///
/// # Errors
///
/// When a text cannot be parsed.
pub fn changes_of_files(bundle: &Bundle, methods: Vec<Method>) -> Result<Vec<Change>, ParseError> {
    let files = bundle.files().iter().cloned();
    let states: Vec<_> =
        files.zip(methods).map(|(file, method)| State::new(file, method)).collect();
    let mut changes = if states.len() > 1 { of_the_list(bundle, &states) } else { Vec::new() };
    for (number, state) in states.iter().enumerate() {
        let Method { passes, encoding, .. } = &state.method;
        changes.extend(within(number, &mut state.source(None), passes, *encoding)?);
    }
    let mut seen = HashSet::new();
    for grammar in states
        .iter()
        .filter_map(|state| state.method.grammar)
        .filter(|grammar| seen.insert(grammar.name))
    {
        let joined = joinable(&states, grammar, None)
            .and_then(|(seams, passes)| Some((seams.join(bundle)?, seams, passes)));
        let Some((text, seams, passes)) = joined else { continue };
        let mut source = Source::of_language(grammar, text.into());
        for pass in passes {
            let across = |single| Change(What::Across { seams: seams.clone(), single });
            changes.extend(single_edits(&mut source, pass)?.into_iter().map(across));
        }
    }
    Ok(changes)
}

/// A file goes, alone or with what brings it into others, or its text comes where it is brought in.
fn of_the_list(bundle: &Bundle, states: &[State]) -> Vec<Change> {
    let mentions = Arc::new(mentions(bundle, states, None));
    let weights: Vec<_> = states.iter().map(|state| state.weight).collect();
    let of_fate = |fate| {
        let members = mentions.members(fate, &weights, false).into_iter();
        let change = |number| Change(What::File { number, fate, mentions: mentions.clone() });
        members.map(change).collect::<Vec<_>>()
    };
    [Fate::Gone, Fate::Missing, Fate::Embedded].into_iter().flat_map(of_fate).collect()
}

fn within(
    number: usize,
    source: &mut Source,
    passes: &[Pass],
    encoding: Option<Encoding>,
) -> Result<Vec<Change>, ParseError> {
    let mut changes = Vec::new();
    if passes.is_empty() {
        return Ok(changes);
    }
    for pass in Pass::applicable(passes, source)? {
        let change = |single| Change(What::Within { number, encoding, single });
        changes.extend(single_edits(source, pass)?.into_iter().map(change));
    }
    Ok(changes)
}

impl Change {
    /// What comes of `bundle`; none if it would not have the same files any more in its joined text.
    #[must_use]
    pub fn of(&self, bundle: &Bundle) -> Option<Bundle> {
        match &self.0 {
            What::File { number, fate, mentions } => {
                Some(mentions.without(bundle, &HashSet::from([*number]), *fate))
            }
            What::Within { number, encoding: None, single } => {
                Some(bundle.with_text(*number, single.text()))
            }
            What::Within { number, encoding: Some(encoding), single } => {
                Some(bundle.with_text(*number, encoding.encode(&single.text())))
            }
            What::Across { seams, single } => seams.cut(bundle, &single.text()),
        }
    }

    /// The number of the file in which it is first, and the bytes there of what is changed, as passes see the text; none where
    /// it is the file itself that changes.
    #[must_use]
    pub fn place(&self, bundle: &Bundle) -> (usize, Option<Range<usize>>) {
        match &self.0 {
            What::File { number, .. } => (*number, None),
            What::Within { number, single, .. } => (*number, Some(single.span())),
            What::Across { seams, single } => {
                let (number, start) = seams.locate(bundle, single.span().start);
                // A file that comes later has none of what is shown.
                let end = (start + single.span().len()).min(bundle.files()[number].text().len());
                (number, Some(start..end))
            }
        }
    }
}

/// `declaration can be deleted`, `the file can be deleted`.
impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            What::File { fate: Fate::Gone, .. } => f.write_str("the file can be deleted"),
            What::File { fate: Fate::Missing, .. } => {
                f.write_str("the file can be deleted, but not its inclusions")
            }
            What::File { fate: Fate::Embedded, .. } => {
                f.write_str("the text can replace the inclusions of the file")
            }
            What::Within { single, .. } | What::Across { single, .. } => single.fmt(f),
        }
    }
}
