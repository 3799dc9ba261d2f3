//! Proposes overrides and smallest texts for spots where most edits fail, and keeps those that
//! help.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;
use std::sync::Arc;

use secateur_names::{Language, LanguageError, Program};
use secateur_syntax::{Grammar, Node};
use serde::Deserialize;
use toml::Spanned;

use super::{Accepts, EditType, Edits, SMALLEST, Spot, Tries, draw, programs, sum};

/// Maximum number of rounds. Each override changes the edits drawn, which may reveal another spot.
/// With a command, which takes its time, there is one round.
const ROUNDS_MAX: usize = 4;
/// Maximum length of a proposed smallest text.
const FRAGMENT_BYTES_MAX: usize = 40;

/// Entry of a `language.toml` that prevents failing edits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Remedy {
    /// The child may not be deleted.
    Keep,
    /// The child may not be replaced.
    Fixed,
    /// The node keeps an element.
    Nonempty,
    /// The only kinds allowed as replacements below the parent.
    Only(Vec<&'static str>),
    /// Smallest text of the child, below any parent; empty if there is none.
    Smallest(String),
}

/// An override or smallest text, with the evidence that it helps.
#[derive(Clone, Debug)]
pub struct Override {
    pub spot: Spot,
    pub remedy: Remedy,
    /// Results of the affected edits without the remedy.
    pub before: Tries,
    /// Results of the affected edits with the remedy.
    pub after: Tries,
}

/// Overrides found, and their effect.
#[derive(Clone, Debug, Default)]
pub struct Mended {
    pub overrides: Vec<Override>,
    /// Results of the edits drawn with the overrides in place.
    pub edits: Edits,
}

/// Proposes overrides and smallest texts for the spots where most of `edits` fail. Applies each
/// proposal to the language of `description`, the text of a `language.toml`, draws again, and keeps
/// the proposals that at least halve the failures.
///
/// # Errors
///
/// Returns an error if `description` does not describe the language.
pub fn mend(
    language: &'static Language,
    description: &str,
    parsed: &[Program],
    edits: &Edits,
    accepts: Option<Accepts<'_>>,
) -> Result<Mended, LanguageError> {
    let mut mended = Mended { overrides: Vec::new(), edits: edits.clone() };
    let mut tried = BTreeSet::new();
    let shortest = shortest(parsed);
    let texts: Vec<Arc<[u8]>> = parsed.iter().map(|program| program.source().clone()).collect();
    let drawn_with = |overrides: &[Override]| {
        let language = read_again(language, &with_overrides(description, overrides))?;
        Ok(draw(&programs(language, &texts), accepts))
    };
    let rounds = if accepts.is_some() { 1 } else { ROUNDS_MAX };
    for _ in 0..rounds {
        // Skip overrides that cannot be written, such as those of a token that shares its name with
        // a kind.
        let can_be_read = |other: &Override| {
            read_again(language, &with_overrides(description, std::slice::from_ref(other))).is_ok()
        };
        let new = proposals(&mended.edits, &shortest, &tried);
        let new = new.into_iter().filter(|other| tried.insert((other.spot, other.remedy.clone())));
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
    /// Returns the key of the override's list in the `[overrides]` table, or `None` for a smallest
    /// text.
    pub fn list(&self) -> Option<&'static str> {
        match self.remedy {
            Remedy::Keep => Some("keep"),
            Remedy::Fixed => Some("fixed"),
            Remedy::Nonempty => Some("nonempty"),
            Remedy::Only(_) => Some("only"),
            Remedy::Smallest(_) => None,
        }
    }

    /// Returns the results of the edits that this override is meant to fix.
    fn tries(&self, edits: &Edits) -> Tries {
        match &self.remedy {
            Remedy::Keep | Remedy::Fixed => edits.of(&self.spot),
            Remedy::Nonempty => emptied(edits, self.spot.child),
            Remedy::Only(kinds) => {
                let others = replaced(edits, |spot| spot.parent == self.spot.parent);
                let others = others.filter(|(kind, _)| *kind != SMALLEST && !kinds.contains(kind));
                sum(others.map(|(_, tries)| tries))
            }
            Remedy::Smallest(_) => smallest(edits, self.spot.child),
        }
    }
}

/// Formats the override as in `language.toml`.
impl fmt::Display for Override {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Spot { parent, child, change } = self.spot;
        let Tries { tried, failed } = self.before;
        let reason = |done: &str| format!("{done}, {failed} of {tried} texts were rejected");
        match &self.remedy {
            Remedy::Smallest(text) => {
                let (child, text) = (quoted(child), quoted(text));
                return write!(f, "{child} = {text} # {}", reason("with the computed text"));
            }
            Remedy::Only(kinds) => {
                let kinds: Vec<_> = kinds.iter().map(|kind| quoted(kind)).collect();
                write!(f, "{{ parent = {}, kinds = [{}]", quoted(parent), kinds.join(", "))?;
            }
            Remedy::Nonempty => write!(f, "{{ node = {}", quoted(child))?,
            Remedy::Keep | Remedy::Fixed => {
                write!(f, "{{ parent = {}, child = {}", quoted(parent), quoted(child))?;
            }
        }
        let done = match change {
            EditType::Deleted => "without it",
            EditType::Emptied => "without elements",
            EditType::Replaced => "with another",
        };
        write!(f, ", reason = \"{}\" }}", reason(done))
    }
}

/// Returns the text as a TOML string.
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

/// Returns the results of replacements by the kind of the replacement.
fn replaced(
    edits: &Edits,
    is_meant: impl Fn(&Spot) -> bool,
) -> impl Iterator<Item = (&'static str, Tries)> {
    let is_meant = move |spot: &Spot| spot.change == EditType::Replaced && is_meant(spot);
    let meant = edits.spots.iter().filter(move |(spot, _)| is_meant(spot));
    meant.flat_map(|(_, tries)| tries.by_kind.iter().map(|(&kind, &tries)| (kind, tries)))
}

/// Returns the results of edits that replaced a node of this kind by its smallest text.
fn smallest(edits: &Edits, child: &str) -> Tries {
    let texts = replaced(edits, |spot| spot.child == child).filter(|(kind, _)| *kind == SMALLEST);
    sum(texts.map(|(_, tries)| tries))
}

/// Returns the results of edits that deleted all elements of a node of this kind.
fn emptied(edits: &Edits, child: &str) -> Tries {
    let is_meant = |spot: &Spot| spot.change == EditType::Emptied && spot.child == child;
    sum(edits.spots.iter().filter(|(spot, _)| is_meant(spot)).map(|(_, tries)| tries.all))
}

/// Returns the shortest text of each kind of node.
fn shortest(programs: &[Program]) -> HashMap<&'static str, String> {
    let mut shortest: HashMap<_, String> = HashMap::new();
    for node in programs.iter().flat_map(|program| program.nodes()).filter(Node::is_named) {
        let Ok(text) = str::from_utf8(node.text()) else { continue };
        if (1..=FRAGMENT_BYTES_MAX).contains(&text.len()) {
            let known = shortest.entry(node.kind()).or_insert_with(|| text.to_owned());
            if text.len() < known.len() {
                text.clone_into(known);
            }
        }
    }
    shortest
}

/// Returns the remedies for spots where most edits fail, and for parents below which some kinds
/// mostly fail. If smallest texts are the cause, proposes another: first an observed text, then
/// none.
fn proposals(
    edits: &Edits,
    shortest: &HashMap<&'static str, String>,
    tried: &BTreeSet<(Spot, Remedy)>,
) -> Vec<Override> {
    let new = |spot, remedy, before| Override { spot, remedy, before, after: Tries::default() };
    let (mut proposals, mut emptied_nodes) = (Vec::new(), BTreeSet::new());
    let (mut children, mut parents) = (BTreeSet::new(), BTreeSet::new());
    for (&spot, _) in edits.spots.iter().filter(|(spot, _)| spot.change == EditType::Replaced) {
        let before = smallest(edits, spot.child);
        if before.mostly_fail() && children.insert(spot.child) {
            let seen = shortest.get(spot.child).cloned().map(Remedy::Smallest);
            let remedy = seen.filter(|seen| !tried.contains(&(spot, seen.clone())));
            proposals.push(new(spot, remedy.unwrap_or(Remedy::Smallest(String::new())), before));
        }
    }
    let (wrong, mixed): (Vec<_>, Vec<_>) =
        edits.spots.iter().partition(|(_, tries)| tries.all.mostly_fail());
    for (&spot, tries) in wrong {
        let remedy = match spot.change {
            // The last element fails as all elements do.
            EditType::Deleted if emptied(edits, spot.parent).mostly_fail() => continue,
            EditType::Deleted => Remedy::Keep,
            EditType::Emptied => {
                let fails = emptied(edits, spot.child).mostly_fail();
                if !fails || !emptied_nodes.insert(spot.child) {
                    continue;
                }
                Remedy::Nonempty
            }
            EditType::Replaced => {
                let Tries { tried, failed } = tries.all;
                let texts = tries.by_kind.get(SMALLEST).copied().unwrap_or_default();
                let others = Tries { tried: tried - texts.tried, failed: failed - texts.failed };
                if children.contains(spot.child) && !others.mostly_fail() {
                    continue;
                }
                Remedy::Fixed
            }
        };
        proposals.push(new(spot, remedy, tries.all));
    }
    for (&spot, _) in mixed {
        if spot.change == EditType::Replaced && parents.insert(spot.parent) {
            let kinds = only(edits, spot.parent).into_iter();
            proposals.extend(kinds.map(|kinds| new(spot, Remedy::Only(kinds), Tries::default())));
        }
    }
    for proposal in &mut proposals {
        proposal.before = proposal.tries(edits);
    }
    proposals
}

/// If some kinds mostly fail below a parent, returns the other kinds observed there.
fn only(edits: &Edits, parent: &str) -> Option<Vec<&'static str>> {
    let seen = edits.spots.keys().filter(|spot| spot.parent == parent).map(|spot| spot.child);
    let mut good: BTreeSet<_> = seen.collect();
    let mut by_kind: BTreeMap<_, Tries> = BTreeMap::new();
    for (kind, tries) in
        replaced(edits, |spot| spot.parent == parent).filter(|(kind, _)| *kind != SMALLEST)
    {
        let all = by_kind.entry(kind).or_default();
        *all = sum([*all, tries].into_iter());
    }
    let is_bad = |kind: &str, tries: &Tries| tries.mostly_fail() && !good.contains(kind);
    let bad: BTreeSet<_> =
        by_kind.iter().filter(|(kind, tries)| is_bad(kind, tries)).map(|(&kind, _)| kind).collect();
    good.extend(by_kind.keys().filter(|kind| !bad.contains(*kind)));
    (!bad.is_empty()).then(|| good.into_iter().collect())
}

/// The overrides of a `language.toml`.
#[derive(Default, Deserialize)]
struct Description {
    #[serde(default)]
    overrides: BTreeMap<String, Spanned<toml::Value>>,
}

/// Adds lines to a table of a `language.toml`, and creates the table if necessary.
fn with_lines(text: &mut String, header: &str, lines: &str) {
    let ends = text.split_inclusive('\n').scan(0, |end, line| {
        *end += line.len();
        Some((line, *end))
    });
    match ends.into_iter().find(|(line, _)| line.trim() == header).map(|(_, end)| end) {
        Some(end) => text.insert_str(end, lines),
        None => text.push_str(&format!("\n{header}\n{lines}")),
    }
}

/// Adds overrides and smallest texts to the text of a `language.toml`.
#[must_use]
pub fn with_overrides(description: &str, overrides: &[Override]) -> String {
    let mut text = description.to_owned();
    for key in ["keep", "fixed", "nonempty", "only"] {
        let of_list = overrides.iter().filter(|other| other.list() == Some(key));
        let lines: String = of_list.map(|other| format!("\n    {other},")).collect();
        if lines.is_empty() {
            continue;
        }
        let Description { overrides } = toml::from_str(&text).unwrap_or_default();
        match overrides.get(key).map(|list| list.span().start) {
            Some(start) => text.insert_str(start + 1, &lines),
            None => with_lines(&mut text, "[overrides]", &format!("{key} = [{lines}\n]\n")),
        }
    }
    let fragments = overrides.iter().filter(|other| other.list().is_none());
    let fragments: String = fragments.map(|other| format!("{other}\n")).collect();
    if !fragments.is_empty() {
        with_lines(&mut text, "[fragments]", &fragments);
    }
    text
}

/// Returns a language with the same parser and rules, but another description.
fn read_again(
    language: &'static Language,
    description: &str,
) -> Result<&'static Language, LanguageError> {
    let grammar = Grammar {
        name: language.name,
        extensions: language.extensions.clone(),
        ..language.grammar.without_description()
    };
    // Leaked on purpose: programs refer to the language until the process ends.
    Ok(Box::leak(Box::new(Language::read(description, grammar)?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_some_kinds_fail_the_others_are_the_only_ones() {
        let mut edits = Edits::default();
        let mut add = |child, kind, parses| {
            let tries = edits
                .spots
                .entry(Spot { parent: "p", child, change: EditType::Replaced })
                .or_default();
            tries.all.add(parses);
            tries.by_kind.entry(kind).or_default().add(parses);
        };
        for _ in 0..2 {
            add("a", "good", true);
            add("a", "bad", false);
            add("b", "bad", false);
            add("b", "a", true);
        }
        let of = |edits: &Edits| {
            proposals(edits, &HashMap::from([("a", "x".to_owned())]), &BTreeSet::new())
        };
        let found = of(&edits);
        let [only] = &found[..] else { panic!("{found:?}") };
        assert_eq!(only.remedy, Remedy::Only(vec!["a", "b", "good"]));
        assert_eq!(only.before, Tries { tried: 4, failed: 4 });
        // Below the limit nothing is wrong; if every kind fails, the spot itself is.
        edits
            .spots
            .values_mut()
            .for_each(|tries| tries.by_kind.values_mut().for_each(|tries| tries.failed = 1));
        assert!(of(&edits).is_empty());
        edits.spots.values_mut().for_each(|tries| tries.all.failed = tries.all.tried);
        assert!(of(&edits).iter().map(|found| &found.remedy).eq([&Remedy::Fixed, &Remedy::Fixed]));
        // If only the smallest text fails, another one is proposed.
        for tries in edits.spots.values_mut() {
            tries.by_kind = BTreeMap::from([(SMALLEST, tries.all)]);
        }
        let found = of(&edits);
        let remedies: Vec<_> =
            found.iter().map(|found| (found.spot.child, found.remedy.clone())).collect();
        let smallest = |text: &str| Remedy::Smallest(text.to_owned());
        assert_eq!(remedies, [("a", smallest("x")), ("b", smallest(""))]);
        let tried = found.into_iter().map(|found| (found.spot, found.remedy)).collect();
        let again = proposals(&edits, &HashMap::from([("a", "x".to_owned())]), &tried);
        assert!(again.iter().map(|found| &found.remedy).eq([&smallest(""), &smallest("")]));
    }

    #[test]
    fn nodes_that_fail_without_elements_keep_one() {
        let mut edits = Edits::default();
        let spot = |parent, child| Spot { parent, child, change: EditType::Emptied };
        let failed = [(spot("p", "a"), 3), (spot("q", "a"), 1), (spot("p", "b"), 1)];
        for (spot, failed) in failed {
            let tries = edits.spots.entry(spot).or_default();
            (0..3).for_each(|number| tries.all.add(number >= failed));
        }
        let of = |edits: &Edits| proposals(edits, &HashMap::new(), &BTreeSet::new());
        // Below other parents, most of the texts without elements of `a` are accepted.
        assert!(of(&edits).is_empty());
        edits.spots.get_mut(&spot("q", "a")).unwrap().all.failed = 3;
        let found = of(&edits);
        let [nonempty] = &found[..] else { panic!("{found:?}") };
        assert_eq!(nonempty.remedy, Remedy::Nonempty);
        assert_eq!(nonempty.before, Tries { tried: 6, failed: 6 });
        let text = with_overrides("", &found);
        assert_eq!(
            text.trim(),
            "[overrides]\nnonempty = [\n    { node = \"a\", reason = \"without elements, 6 of 6 \
             texts were rejected\" },\n]"
        );
    }

    #[test]
    fn overrides_come_to_those_that_there_are() {
        let entry = |change| {
            let (spot, before) =
                (Spot { parent: "a", child: "\"\\\n", change }, Tries { tried: 4, failed: 3 });
            let remedy = if change == EditType::Deleted { Remedy::Keep } else { Remedy::Fixed };
            Override { spot, remedy, before, after: Tries::default() }
        };
        let smallest =
            Override { remedy: Remedy::Smallest("[ \" ]".to_owned()), ..entry(EditType::Replaced) };
        let entries = [entry(EditType::Deleted), entry(EditType::Replaced), smallest];
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
            assert_eq!(
                toml::from_str::<toml::Table>(&after).unwrap()["fragments"]["\"\\\n"].as_str(),
                Some("[ \" ]")
            );
        }
    }
}
