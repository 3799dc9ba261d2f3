//! Single changes of a bundle, as tried by the check round and by `secateur check`.
//!
//! A change affects one file, one name in all files of a language, or the list of files.

use std::collections::HashSet;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use secateur_bundle::Bundle;
use secateur_syntax::ParseError;

use super::state::{Method, State};
use super::turns::{joinable, mentions};
use crate::findings::single_edit::{SingleEdit, single_edits};
use crate::input::{Encoding, Source};
use crate::pass::Pass;
use crate::schedule::Seams;
use crate::searches::files::{FileEdit, Mentions};

/// A change that makes a bundle smaller.
#[derive(Clone)]
pub struct BundleChange(BundleChangeKind);

#[derive(Clone)]
enum BundleChangeKind {
    /// Deletes the file, or the part that defines a key, with this index.
    File { number: usize, fate: FileEdit, mentions: Arc<Mentions> },
    /// Edits the file with this index.
    Within { number: usize, encoding: Option<Encoding>, single: SingleEdit },
    /// Edits the joined text of some files.
    Across { seams: Seams, single: SingleEdit },
}

/// Returns every single change that `passes` make in a text whose file has this encoding.
///
/// # Errors
///
/// If the text cannot be parsed.
pub fn changes_of_text(
    mut source: Source,
    passes: &[Pass],
    encoding: Option<Encoding>,
) -> Result<Vec<BundleChange>, ParseError> {
    within(0, &mut source, passes, encoding)
}

/// Returns every single change of `bundle`: of the list of files, in each file, and across the
/// files of a language. Each file has the method of the same index.
///
/// # Errors
///
/// If a text cannot be parsed.
pub fn changes_of_files(
    bundle: &Bundle,
    methods: Vec<Method>,
) -> Result<Vec<BundleChange>, ParseError> {
    let states = State::all(bundle, methods);
    let mut changes = if states.len() > 1 { of_the_list(bundle, &states) } else { Vec::new() };
    for (number, state) in states.iter().enumerate() {
        let Method { passes, encoding, .. } = &state.method;
        changes.extend(within(number, &mut state.source(None), passes, *encoding)?);
    }
    let mut seen = HashSet::new();
    let grammars = states.iter().filter_map(|state| state.method.grammar);
    for grammar in grammars.filter(|grammar| seen.insert(grammar.name)) {
        let Some((seams, passes)) = joinable(&states, grammar, None) else { continue };
        let Some(text) = seams.join(bundle) else { continue };
        let mut source = Source::of_language(grammar, text.into());
        for pass in passes {
            let across =
                |single| BundleChange(BundleChangeKind::Across { seams: seams.clone(), single });
            changes.extend(single_edits(&mut source, pass)?.into_iter().map(across));
        }
    }
    Ok(changes)
}

/// Returns the changes of the list of files: deletes a file, alone or with its inclusions, or
/// embeds it.
fn of_the_list(bundle: &Bundle, states: &[State]) -> Vec<BundleChange> {
    let mentions = Arc::new(mentions(bundle, states, None));
    let weights: Vec<_> = states.iter().map(|state| state.weight).collect();
    let of_fate = |fate| {
        let members = mentions.members(fate, &weights, false, true).into_iter();
        let change = |number| {
            BundleChange(BundleChangeKind::File { number, fate, mentions: mentions.clone() })
        };
        members.map(change).collect::<Vec<_>>()
    };
    [FileEdit::DeleteWithInclusions, FileEdit::DeleteAlone, FileEdit::Embed, FileEdit::DeleteParts]
        .into_iter()
        .flat_map(of_fate)
        .collect()
}

fn within(
    number: usize,
    source: &mut Source,
    passes: &[Pass],
    encoding: Option<Encoding>,
) -> Result<Vec<BundleChange>, ParseError> {
    let mut changes = Vec::new();
    if passes.is_empty() {
        return Ok(changes);
    }
    for pass in Pass::applicable(passes, source)? {
        let change = |single| BundleChange(BundleChangeKind::Within { number, encoding, single });
        changes.extend(single_edits(source, pass)?.into_iter().map(change));
    }
    Ok(changes)
}

impl BundleChange {
    /// Applies the change to `bundle`; `None` if the joined text would no longer have the same
    /// files.
    pub fn of(&self, bundle: &Bundle) -> Option<Bundle> {
        match &self.0 {
            BundleChangeKind::File { number, fate, mentions } => {
                Some(mentions.without(bundle, &HashSet::from([*number]), *fate))
            }
            BundleChangeKind::Within { number, encoding, single } => {
                let text = single.text();
                let encoded = encoding.map(|encoding| encoding.encode(&text));
                Some(bundle.with_text(*number, encoded.unwrap_or(text)))
            }
            BundleChangeKind::Across { seams, single } => seams.cut(bundle, &single.text()),
        }
    }

    /// Returns the index of the first changed file, and the changed bytes as passes see the text.
    /// The range is `None` if the file itself is changed.
    pub fn place(&self, bundle: &Bundle) -> (usize, Option<Range<usize>>) {
        match &self.0 {
            BundleChangeKind::File { number, fate: FileEdit::DeleteParts, mentions } => {
                let (file, span) = mentions.part(*number);
                (file, Some(span))
            }
            BundleChangeKind::File { number, .. } => (*number, None),
            BundleChangeKind::Within { number, single, .. } => (*number, Some(single.span())),
            BundleChangeKind::Across { seams, single } => {
                let (number, start) = seams.locate(bundle, single.span().start);
                // Only the first file is shown.
                let end = (start + single.span().len()).min(bundle.files()[number].text().len());
                (number, Some(start..end))
            }
        }
    }
}

/// `declaration can be deleted`, `the file can be deleted`.
impl fmt::Display for BundleChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            BundleChangeKind::File { fate, .. } => f.write_str(match fate {
                FileEdit::DeleteWithInclusions => "the file can be deleted",
                FileEdit::DeleteAlone => "the file can be deleted, but not its inclusions",
                FileEdit::Embed => "the text can replace the inclusions of the file",
                FileEdit::DeleteParts => "the part can be deleted with its uses",
            }),
            BundleChangeKind::Within { single, .. } | BundleChangeKind::Across { single, .. } => {
                single.fmt(f)
            }
        }
    }
}
