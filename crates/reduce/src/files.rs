//! Which files are needed at all.
//!
//! A file that goes takes along what brings it into others: its `#include` lines. So what is left of them is as valid as it
//! was. And a file whose text can stand in the place of those lines is not needed either: its definitions are then in one file
//! with their uses, where passes see both.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::path::{Component, Path};
use std::sync::Arc;

use secateur_bundle::{Bundle, File};
use secateur_minimize::{Config, Outcome, Weights};
use secateur_names::{Include, Program};
use secateur_syntax::{Edit, Literal, NodeId};

use crate::candidate::{Part, Proposal};
use crate::list::{Empty, List};
use crate::round::Round;

/// One walk over a list of files.
#[derive(Clone)]
pub(crate) struct Files {
    bundle: Bundle,
    mentions: Arc<Mentions>,
    /// What becomes of the files that the list leaves out.
    pub(crate) fate: Fate,
    pub(crate) round: Round,
    list: List<usize>,
}

/// What becomes of the files that a list leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fate {
    /// They go, with what brings them into others.
    Gone,
    /// They go, and what brings them into others stays.
    Missing,
    /// Their texts come into the places of what brings them into others.
    Embedded,
}

/// What of a file goes when others go.
pub(crate) struct Mentions {
    /// By the number of the file that mentions others.
    of: BTreeMap<usize, Mentioning>,
}

struct Mentioning {
    tree: Arc<Program>,
    parts: Vec<Mention>,
}

/// A part of a tree that brings in another file.
struct Mention {
    node: NodeId,
    /// The number of that file. Of the files of a folder that is brought in as a whole, it goes with the last.
    others: Vec<usize>,
    /// Whether its text could stand there.
    is_text: bool,
}

impl Mentions {
    /// What brings files of `bundle` into others, of which these are the trees. Of each file it is known how those of its language
    /// are named that stand for their folders.
    pub(crate) fn new(
        bundle: &Bundle,
        folder_files: &[&[Literal]],
        trees: impl Iterator<Item = (usize, Arc<Program>)>,
    ) -> Self {
        let mut numbers: HashMap<String, Vec<usize>> = HashMap::new();
        for (number, file) in bundle.files().iter().enumerate() {
            for name in last_names(file.path(), folder_files[number]) {
                numbers.entry(name).or_default().push(number);
            }
        }
        let mentioning = |(number, tree): (usize, Arc<Program>)| {
            let named = |name: &String| {
                let last = name.rsplit('/').next().unwrap_or_default();
                let numbers = numbers.get(last).into_iter().flatten().copied();
                let fits = |other: &usize| {
                    *other != number
                        && leads_to(name, bundle.files()[*other].path(), folder_files[*other])
                };
                numbers.filter(fits).collect::<Vec<_>>()
            };
            let parts = tree.includes().into_iter().flat_map(|include| {
                let Include { node, names, is_text, is_folder } = include;
                let others: BTreeSet<_> = if is_folder {
                    let folders = names.iter().map(|name| in_folder(bundle, name, number));
                    folders.filter(|files| !files.is_empty()).collect()
                } else {
                    names.iter().flat_map(named).map(|other| vec![other]).collect()
                };
                others.into_iter().map(move |others| Mention { node, others, is_text })
            });
            let parts: Vec<_> = parts.collect();
            (!parts.is_empty()).then_some((number, Mentioning { tree, parts }))
        };
        Self { of: trees.filter_map(mentioning).collect() }
    }

    /// The files whose texts could stand wherever they are brought in. Unless all of them may, these are only those that take
    /// no more room then: what is brought in once, or is smaller than what brings it in.
    pub(crate) fn embeddable(&self, weights: &[u64], takes_all: bool) -> Vec<usize> {
        let mut places: BTreeMap<usize, Vec<bool>> = BTreeMap::new();
        for mention in self.of.values().flat_map(|mentioning| &mentioning.parts) {
            for &other in &mention.others {
                places.entry(other).or_default().push(mention.is_text);
            }
        }
        let fits = |(number, places): (usize, Vec<bool>)| {
            let is_text = places.iter().all(|is_text| *is_text);
            let added = weights[number] * (places.len() as u64 - 1);
            (is_text && (takes_all || added <= places.len() as u64 * INCLUDE_TOKENS))
                .then_some(number)
        };
        places.into_iter().filter_map(fits).collect()
    }

    /// The files that others bring in.
    pub(crate) fn mentioned(&self) -> BTreeSet<usize> {
        let parts = self.of.values().flat_map(|mentioning| &mentioning.parts);
        parts.flat_map(|mention| mention.others.iter().copied()).collect()
    }

    /// Which files may have this fate. All files have these weights.
    pub(crate) fn members(&self, fate: Fate, weights: &[u64], takes_all: bool) -> Vec<usize> {
        match fate {
            Fate::Gone => (0..weights.len()).collect(),
            Fate::Missing => self.mentioned().into_iter().collect(),
            Fate::Embedded => self.embeddable(weights, takes_all),
        }
    }

    /// The files of `bundle` without these, which have this fate.
    pub(crate) fn without(&self, bundle: &Bundle, gone: &HashSet<usize>, fate: Fate) -> Bundle {
        if gone.is_empty() {
            return bundle.clone();
        }
        let kept =
            |number| (!gone.contains(&number)).then(|| self.kept(bundle, number, gone, fate));
        let mut files = (0..bundle.files().len()).map(kept);
        bundle.filter_map(|_| files.next().flatten())
    }

    /// A file of `bundle` that is kept, when these are `gone`.
    fn kept(&self, bundle: &Bundle, number: usize, gone: &HashSet<usize>, fate: Fate) -> File {
        let file = &bundle.files()[number];
        let Some(Mentioning { tree, parts }) = self.of.get(&number) else { return file.clone() };
        let parts: Vec<_> = parts.iter().filter(|mention| mention.is_of(gone)).collect();
        match fate {
            _ if parts.is_empty() => file.clone(),
            Fate::Gone => {
                let nodes = parts.iter().map(|mention| mention.node);
                file.with_text(tree.render(&Edit::default().deleting(nodes)))
            }
            Fate::Missing => file.clone(),
            Fate::Embedded => file.with_text(self.embedding(bundle, number, gone)),
        }
    }

    /// The text of a file of `bundle` with those that are `gone` in the places of what brings them in, to any depth.
    fn embedding(&self, bundle: &Bundle, number: usize, gone: &HashSet<usize>) -> Vec<u8> {
        let mut text = Vec::new();
        // A file, how far it has been copied, and which mention comes next.
        let mut open = vec![(number, 0, 0)];
        while let Some((number, from, next)) = open.pop() {
            let source = bundle.files()[number].text();
            let mentioning = self.of.get(&number);
            let mention = mentioning.and_then(|mentioning| {
                let rest = mentioning.parts.iter().enumerate().skip(next);
                let (at, mention) = rest.into_iter().find(|(_, mention)| mention.is_of(gone))?;
                Some((at, mention, mentioning.tree.node(mention.node).span()))
            });
            let Some((at, mention, span)) = mention else {
                text.extend_from_slice(&source[from..]);
                if !open.is_empty() && !text.ends_with(b"\n") {
                    text.push(b'\n');
                }
                continue;
            };
            text.extend_from_slice(&source[from..span.start.max(from)]);
            open.push((number, span.end, at + 1));
            // A file that brings itself in, on whatever way, is not brought in again.
            for &file in &mention.others {
                if open.iter().all(|(other, ..)| *other != file) {
                    open.push((file, 0, 0));
                }
            }
        }
        text
    }
}

impl Mention {
    /// Whether it brings in nothing when these are gone.
    fn is_of(&self, gone: &HashSet<usize>) -> bool {
        self.others.iter().all(|other| gone.contains(other))
    }
}

/// The files of the folder that `name`, the name of a package, may mean in the file of this number: those of its language in
/// the folder with the longest end in common with it. None where there is no such folder.
fn in_folder(bundle: &Bundle, name: &str, number: usize) -> Vec<usize> {
    let extension = bundle.files()[number].path().extension();
    let mut found: (usize, Option<&Path>, Vec<usize>) = Default::default();
    for (other, file) in bundle.files().iter().enumerate() {
        let Some(folder) = file.path().parent().filter(|_| file.path().extension() == extension)
        else {
            continue;
        };
        let ends = folder.components().rev().zip(Path::new(name).components().rev());
        let common = ends.take_while(|(one, other)| one == other).count();
        if common > found.0 {
            found = (common, Some(folder), vec![other]);
        } else if found.1 == Some(folder) {
            found.2.push(other);
        }
    }
    found.2
}

/// How many tokens a line has that brings in another file.
const INCLUDE_TOKENS: u64 = 2;

/// The last words of names that may mean the file at `path`: with its extension or without.
fn last_names(path: &Path, folder_files: &[Literal]) -> BTreeSet<String> {
    let name = |path: &Path| path.file_name().map(|name| name.to_string_lossy().into_owned());
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    [name(path), stem, folder_meant(path, folder_files).and_then(name)]
        .into_iter()
        .flatten()
        .collect()
}

/// Whether `name` may mean the file at `path`: guessed from its end, since where names are looked up is the test's business. A
/// wrong guess costs a test.
fn leads_to(name: &str, path: &Path, folder_files: &[Literal]) -> bool {
    let plain: std::path::PathBuf =
        Path::new(name).components().filter(|part| matches!(part, Component::Normal(_))).collect();
    path.ends_with(&plain)
        || path.with_extension("").ends_with(&plain)
        || folder_meant(path, folder_files).is_some_and(|folder| folder.ends_with(&plain))
}

/// The folder that a file stands for, if it does.
fn folder_meant<'a>(path: &'a Path, folder_files: &[Literal]) -> Option<&'a Path> {
    path.parent().filter(|_| folder_files.iter().any(|special| path.ends_with(&**special)))
}

impl Files {
    /// A walk over the list of those `members` of the files of `bundle` that may have this fate. All files have these weights.
    pub(crate) fn new(
        bundle: Bundle,
        members: Vec<usize>,
        weights: &[u64],
        mentions: Arc<Mentions>,
        fate: Fate,
        round: Round,
    ) -> Self {
        let weights = Weights::new(members.iter().map(|&number| weights[number].max(1)));
        let empty = if fate == Fate::Embedded { Empty::First } else { Empty::Last };
        let list = round.list_of_pieces(members, weights, empty);
        Self { bundle, mentions, fate, round, list }
    }

    pub(crate) fn candidate(&self) -> Option<Proposal> {
        let query = self.list.query()?;
        let part = Part::Files { list_len: self.list.len(), embeds: self.fate == Fate::Embedded };
        let (bundle, place) = (self.render(query.config), self.round.place(part));
        Some(Proposal { bundle, subject: None, place, kind: query.kind })
    }

    pub(crate) fn observe(&mut self, outcome: Outcome) {
        self.list.observe(outcome);
    }

    pub(crate) fn best(&self) -> Bundle {
        self.render(self.list.best())
    }

    pub(crate) fn is_over(&self) -> bool {
        self.list.query().is_none()
    }

    /// The files that `config` keeps.
    fn render(&self, config: Config) -> Bundle {
        let gone = self.list.left_out(config).copied().collect();
        self.mentions.without(&self.bundle, &gone, self.fate)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_is_all_files_of_its_language_in_the_folder_that_has_most_of_its_name() {
        let paths = ["main.go", "util/a.go", "util/b.go", "util/notes.txt", "deep/util/c.go"];
        let bundle =
            Bundle::of_files(paths.map(|path| File::new(path, &b""[..])).to_vec()).unwrap();
        let check = |name: &str, expected: &[usize]| {
            assert_eq!(in_folder(&bundle, name, 0), expected, "{name}")
        };
        check("example.org/m/util", &[1, 2]);
        check("example.org/m/deep/util", &[4]);
        check("fmt", &[]);
        check("util/other", &[]);
    }

    #[test]
    fn a_name_leads_to_a_file_with_or_without_its_folder_and_extension() {
        let check = |name: &str, path: &str, expected: bool| {
            let folder_files = ["__init__.py", "index.js"].map(Literal);
            assert_eq!(
                leads_to(name, Path::new(path), &folder_files),
                expected,
                "{name} in {path}"
            );
            let last = name.rsplit('/').next().unwrap();
            assert!(
                !expected || last_names(Path::new(path), &folder_files).contains(last),
                "{last} of {path}"
            );
        };
        for name in ["a.h", "inc/a.h", "../inc/a.h", "./a.h", "a", "inc/a"] {
            check(name, "src/inc/a.h", true);
        }
        for name in ["b.h", "other/a.h", "a.c", "inc"] {
            check(name, "src/inc/a.h", false);
        }
        check("pack/mod", "src/pack/mod.py", true);
        check("pack", "src/pack/__init__.py", true);
        check("./pack", "pack/index.js", true);
    }
}
