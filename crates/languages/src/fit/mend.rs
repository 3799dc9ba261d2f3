//! Overrides where edits fail mostly, each of which has been seen to help.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;

use secateur_names::{Language, LanguageError};
use secateur_syntax::{Grammar, Rules};
use serde::Deserialize;
use toml::Spanned;

use super::{Change, Edits, Spot, Tries, draw, programs};

/// With each override, edits are drawn elsewhere, and may show another place.
const ROUNDS_MAX: usize = 4;

/// An override, and what shows that it helps.
#[derive(Clone, Debug)]
pub struct Override {
    /// Where, and against what.
    pub spot: Spot,
    /// The only kinds that may be put below the parent; none where nothing may be done at all.
    pub only: Vec<&'static str>,
    /// The edits against which it is meant, without it.
    pub before: Tries,
    /// The same, with it.
    pub after: Tries,
}

/// What overrides bring.
#[derive(Clone, Debug, Default)]
pub struct Mended {
    /// Those that help.
    pub overrides: Vec<Override>,
    /// The edits with them.
    pub edits: Edits,
}

/// Proposes overrides for the spots where `edits` of these texts fail mostly, applies them to the language of which `description`
/// tells, the text of a `language.toml`, draws again, and keeps those with which at most half as many fail.
///
/// # Errors
///
/// When `description` is not that of the language.
pub fn mend(
    language: &'static Language,
    description: &str,
    texts: &[Arc<[u8]>],
    edits: &Edits,
) -> Result<Mended, LanguageError> {
    let (mut tried, mut mended) = (BTreeSet::new(), Mended { overrides: Vec::new(), edits: edits.clone() });
    let drawn_with = |overrides: &[Override]| {
        let language = read_again(language, &with_overrides(description, overrides))?;
        Ok(draw(&programs(language, texts)))
    };
    for _ in 0..ROUNDS_MAX {
        // What cannot be written down, as a token with the name of a kind, is left out.
        let can_be_read =
            |other: &Override| read_again(language, &with_overrides(description, std::slice::from_ref(other))).is_ok();
        let new = proposals(&mended.edits).filter(|other| tried.insert((other.spot, other.key())));
        let new: Vec<_> = new.filter(can_be_read).collect();
        if new.is_empty() {
            break;
        }
        let with = [&mended.overrides[..], &new].concat();
        let edits = drawn_with(&with)?;
        mended.overrides.extend(new.into_iter().filter_map(|proposal| {
            let after = proposal.tries(&edits);
            (after.failed * 2 <= proposal.before.failed).then_some(Override { after, ..proposal })
        }));
        let all_help = mended.overrides.len() == with.len();
        mended.edits = if all_help { edits } else { drawn_with(&mended.overrides)? };
    }
    Ok(mended)
}

impl Override {
    /// The key of its list.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self.spot.change {
            _ if !self.only.is_empty() => "only",
            Change::Deleted => "keep",
            Change::Replaced => "fixed",
        }
    }

    /// What became of the edits against which it is meant.
    fn tries(&self, edits: &Edits) -> Tries {
        if self.only.is_empty() {
            return edits.of(&self.spot);
        }
        let others = replaced_below(edits, self.spot.parent).filter(|(kind, _)| !self.only.contains(kind));
        others.fold(Tries::default(), |sum, (_, tries)| sum.plus(tries))
    }
}

/// As it is written in a list of `[overrides]`.
impl fmt::Display for Override {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{ parent = {}, ", quoted(self.spot.parent))?;
        if self.only.is_empty() {
            write!(f, "child = {}", quoted(self.spot.child))?;
        } else {
            let kinds: Vec<_> = self.only.iter().map(|kind| quoted(kind)).collect();
            write!(f, "kinds = [{}]", kinds.join(", "))?;
        }
        let done = if self.spot.change == Change::Deleted { "without it" } else { "with another" };
        let Tries { tried, failed } = self.before;
        write!(f, ", reason = \"{done}, {failed} of {tried} texts did not parse\" }}")
    }
}

/// A text as TOML has it.
pub(crate) fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => quoted.push_str(&format!("\\u{:04X}", u32::from(c))),
            c => quoted.push(c),
        }
    }
    quoted + "\""
}

impl Tries {
    fn plus(self, other: Self) -> Self {
        Self { tried: self.tried + other.tried, failed: self.failed + other.failed }
    }
}

/// What was put below a parent, by its kind.
fn replaced_below(edits: &Edits, parent: &str) -> impl Iterator<Item = (&'static str, Tries)> {
    let below = edits.spots.iter().filter(move |(spot, _)| spot.change == Change::Replaced && spot.parent == parent);
    below.flat_map(|(_, tries)| tries.by_kind.iter().map(|(&kind, &tries)| (kind, tries)))
}

/// What would mend the spots where edits fail mostly, and the parents below which some kinds do.
fn proposals(edits: &Edits) -> impl Iterator<Item = Override> {
    let (wrong, mixed): (Vec<_>, Vec<_>) = edits.spots.iter().partition(|(_, tries)| tries.all.mostly_fail());
    let new = |spot, before, only| Override { spot, only, before, after: Tries::default() };
    let whole = wrong.into_iter().map(move |(&spot, tries)| new(spot, tries.all, Vec::new()));
    let mut parents = BTreeSet::new();
    let mixed = mixed.into_iter().map(|(&spot, _)| spot);
    let mixed: Vec<_> = mixed.filter(|spot| spot.change == Change::Replaced && parents.insert(spot.parent)).collect();
    whole.chain(mixed.into_iter().filter_map(move |spot| {
        let proposal = new(spot, Tries::default(), only(edits, spot.parent)?);
        Some(Override { before: proposal.tries(edits), ..proposal })
    }))
}

/// If some kinds fail mostly below a parent: the others, with those that have been seen there.
fn only(edits: &Edits, parent: &str) -> Option<Vec<&'static str>> {
    let seen = edits.spots.keys().filter(|spot| spot.parent == parent).map(|spot| spot.child);
    let mut good: BTreeSet<_> = seen.collect();
    let mut by_kind: BTreeMap<_, Tries> = BTreeMap::new();
    for (kind, tries) in replaced_below(edits, parent) {
        let sum = by_kind.entry(kind).or_default();
        *sum = sum.plus(tries);
    }
    let is_bad = |kind: &str, tries: &Tries| tries.mostly_fail() && !good.contains(kind);
    let bad: BTreeSet<_> = by_kind.iter().filter(|(kind, tries)| is_bad(kind, tries)).map(|(&kind, _)| kind).collect();
    good.extend(by_kind.keys().filter(|kind| !bad.contains(*kind)));
    (!bad.is_empty()).then(|| good.into_iter().collect())
}

/// A `language.toml`, as far as overrides go.
#[derive(Default, Deserialize)]
struct Description {
    #[serde(default)]
    overrides: BTreeMap<String, Spanned<toml::Value>>,
}

/// The text of a `language.toml` with further overrides.
#[must_use]
pub fn with_overrides(description: &str, overrides: &[Override]) -> String {
    const HEADER: &str = "[overrides]";
    let mut text = description.to_owned();
    for key in ["keep", "fixed", "only"] {
        let lines = overrides.iter().filter(|other| other.key() == key).map(|other| format!("\n    {other},"));
        let lines: String = lines.collect();
        if lines.is_empty() {
            continue;
        }
        let Description { overrides } = toml::from_str(&text).unwrap_or_default();
        let header = || {
            let ends = text.split_inclusive('\n').scan(0, |end, line| {
                *end += line.len();
                Some((line, *end))
            });
            ends.into_iter().find(|(line, _)| line.trim() == HEADER).map(|(_, end)| end)
        };
        match (overrides.get(key).map(|list| list.span().start), header()) {
            (Some(start), _) => text.insert_str(start + 1, &lines),
            (None, Some(end)) => text.insert_str(end, &format!("{key} = [{lines}\n]\n")),
            (None, None) => text.push_str(&format!("\n{HEADER}\n{key} = [{lines}\n]\n")),
        }
    }
    text
}

/// The same parser and rules, as another description tells of them.
fn read_again(language: &'static Language, description: &str) -> Result<&'static Language, LanguageError> {
    let grammar = Grammar::undescribed(language.parser, Rules::new(language.rules.json()), language.code);
    let grammar = Grammar { name: language.name, extensions: language.extensions.clone(), ..grammar };
    // It stays until the process ends, as programs refer to it.
    Ok(Box::leak(Box::new(Language::read(description, grammar)?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_some_kinds_fail_the_others_are_the_only_ones() {
        let mut edits = Edits::default();
        let mut add = |child, kind, parses| {
            let tries = edits.spots.entry(Spot { parent: "p", child, change: Change::Replaced }).or_default();
            tries.all.add(parses);
            tries.by_kind.entry(kind).or_default().add(parses);
        };
        for _ in 0..2 {
            add("a", "good", true);
            add("a", "bad", false);
            add("b", "bad", false);
            add("b", "a", true);
        }
        let found: Vec<_> = proposals(&edits).collect();
        let [only] = &found[..] else { panic!("{found:?}") };
        assert_eq!((only.key(), &only.only[..]), ("only", &["a", "b", "good"][..]));
        assert_eq!(only.before, Tries { tried: 4, failed: 4 });
        // Below the limit, nothing is wrong; and where all fail, the place is.
        edits.spots.values_mut().for_each(|tries| tries.by_kind.values_mut().for_each(|tries| tries.failed = 1));
        assert_eq!(proposals(&edits).count(), 0);
        edits.spots.values_mut().for_each(|tries| tries.all.failed = tries.all.tried);
        assert!(proposals(&edits).map(|found| found.key()).eq(["fixed", "fixed"]));
    }

    #[test]
    fn overrides_come_to_those_that_there_are() {
        let entry = |change| {
            let (spot, before) = (Spot { parent: "a", child: "\"\\\n", change }, Tries { tried: 4, failed: 3 });
            Override { spot, only: Vec::new(), before, after: Tries::default() }
        };
        let entries = [entry(Change::Deleted), entry(Change::Replaced)];
        for (before, kept) in [
            ("name = \"x\"", 1),
            ("[overrides]\n[names]\n", 1),
            ("[overrides]\nkeep = [{ parent = \"b\" }]\n[names]\n", 2),
            ("[overrides] \n  fixed = [\n]\nkeep=[ { parent = \"b\" },]", 2),
        ] {
            let after = with_overrides(before, &entries);
            let overrides = toml::from_str::<Description>(&after).unwrap().overrides;
            let lists = ["keep", "fixed"].map(|key| overrides[key].get_ref().as_array().unwrap());
            assert_eq!((lists[0].len(), lists[1].len()), (kept, 1), "{after}");
            assert_eq!(lists[0][0]["child"].as_str(), Some("\"\\\n"));
        }
    }
}
