//! Deletion and embedding of files.
//!
//! Deleting a file also deletes the `#include` lines that refer to it, so that the rest stays as
//! valid as it was. A file is also unneeded if its text can replace those lines: its definitions
//! are then in one file with their uses, where passes see both.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::ops::Range;
use std::path::{Component, Path};
use std::sync::Arc;

use secateur_bundle::Bundle;
use secateur_minimize::{Config, Outcome, Weights};
use secateur_names::{Include, ModuleGraph, Program};
use secateur_syntax::{Literal, NodeId};

use crate::round::{Empty, List, Proposal, Round, SearchTarget};
use crate::searches::linked::{Linked, Removed};

/// One round over a list of files.
#[derive(Clone)]
pub(crate) struct Files {
    bundle: Bundle,
    mentions: Arc<Mentions>,
    /// Fate of the files that the list deletes.
    pub(crate) fate: FileEdit,
    pub(crate) round: Round,
    list: List<usize>,
}

/// Fate of the files that a list deletes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum FileEdit {
    /// Deleted, with their inclusions in other files.
    DeleteWithInclusions,
    /// Deleted, while their inclusions stay.
    DeleteAlone,
    /// Their texts replace their inclusions.
    Embed,
    /// Instead of files, parts that define a key are deleted, with its uses.
    DeleteParts,
}

/// Inclusions of files in others.
pub(crate) struct Mentions {
    /// Inclusions by the index of the including file.
    of: BTreeMap<usize, Vec<Mention>>,
    linked: Linked,
    modules: ModuleGraph,
}

/// Node that includes another file.
struct Mention {
    node: NodeId,
    /// Indices of the included files. The inclusion of a whole folder is deleted with the last of
    /// its files.
    others: Vec<usize>,
    /// `true` if the text of the file can replace the node.
    is_text: bool,
}

impl Mentions {
    /// Finds the inclusions in `trees`, the trees of files of `bundle`. `folder_files` are, for
    /// each file, the file names of its language that represent a folder.
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
        let trees: BTreeMap<_, _> = trees.collect();
        let (mut links, mut of) = (Vec::new(), BTreeMap::new());
        for (&number, tree) in &trees {
            let named = |name: &String| {
                let last = name.rsplit('/').next().unwrap_or_default();
                let numbers = numbers.get(last).into_iter().flatten().copied();
                let fits = |other: &usize| {
                    *other != number
                        && leads_to(name, bundle.files()[*other].path(), folder_files[*other])
                };
                numbers.filter(fits).collect::<Vec<_>>()
            };
            let mut own = tree.links(bundle.files()[number].path());
            let by_path = std::mem::take(&mut own.paths).into_iter().map(|(path, node)| Include {
                node,
                names: vec![path],
                is_text: false,
                is_folder: false,
            });
            links.push((number, own));
            let parts = tree.includes().into_iter().chain(by_path).flat_map(|include| {
                let Include { node, names, is_text, is_folder } = include;
                let others: BTreeSet<_> = if is_folder {
                    let folders = names.iter().map(|name| in_folder(bundle, name, number));
                    folders.filter(|files| !files.is_empty()).collect()
                } else {
                    names.iter().flat_map(named).map(|other| vec![other]).collect()
                };
                others.into_iter().map(move |others| Mention { node, others, is_text })
            });
            of.insert(number, parts.collect());
        }
        let programs = trees.iter().map(|(&number, tree)| (number, tree.clone()));
        let files = bundle.files().iter().map(|file| (file.path(), file.text()));
        let modules = ModuleGraph::new(files, programs);
        Self { linked: Linked::new(bundle, links, trees), modules, of }
    }

    /// Returns the files whose texts can replace all their inclusions. Unless `takes_all`, only
    /// those that then take no more room: included once, or smaller than the inclusion.
    fn embeddable(&self, weights: &[u64], takes_all: bool) -> Vec<usize> {
        let mut places: BTreeMap<usize, Vec<bool>> = BTreeMap::new();
        for mention in self.of.values().flatten() {
            for &other in &mention.others {
                places.entry(other).or_default().push(mention.is_text);
            }
        }
        places.retain(|&number, places| {
            let added = weights[number] * (places.len() as u64 - 1);
            places.iter().all(|is_text| *is_text)
                && (takes_all || added <= places.len() as u64 * INCLUDE_TOKENS)
        });
        places.into_keys().collect()
    }

    /// Returns the files included by others.
    fn mentioned(&self) -> BTreeSet<usize> {
        self.of.values().flatten().flat_map(|mention| &mention.others).copied().collect()
    }

    /// Returns the files that may have this fate, modules among them if `merges`. `weights` are
    /// those of all files.
    pub(crate) fn members(
        &self,
        fate: FileEdit,
        weights: &[u64],
        takes_all: bool,
        merges: bool,
    ) -> Vec<usize> {
        match fate {
            FileEdit::DeleteWithInclusions => (0..weights.len()).collect(),
            FileEdit::DeleteAlone => self.mentioned().into_iter().collect(),
            FileEdit::Embed => {
                let modules = if merges { self.modules.embeddable(takes_all) } else { Vec::new() };
                [self.embeddable(weights, takes_all), modules].concat()
            }
            FileEdit::DeleteParts => (0..self.linked.parts.len()).collect(),
        }
    }

    /// Returns the weights of the parts that define a key.
    pub(crate) fn weights_of_parts(&self) -> Vec<u64> {
        let weight = |&(file, node): &(usize, NodeId)| {
            self.linked.trees.get(&file).map_or(1, |tree| tree.node(node).weight())
        };
        self.linked.parts.iter().map(weight).collect()
    }

    /// Returns the file and the bytes of a part that defines a key.
    pub(crate) fn part(&self, number: usize) -> (usize, Range<usize>) {
        let (file, node) = self.linked.parts[number];
        (file, self.linked.trees.get(&file).map_or(0..0, |tree| tree.node(node).span()))
    }

    /// Returns `bundle` without the files in `removed`, which have this fate.
    pub(crate) fn without(
        &self,
        bundle: &Bundle,
        removed: &HashSet<usize>,
        fate: FileEdit,
    ) -> Bundle {
        if removed.is_empty() {
            return bundle.clone();
        }
        let are_parts = fate == FileEdit::DeleteParts;
        let files = if are_parts { HashSet::new() } else { removed.clone() };
        let mut all = Removed::new(&self.linked, files);
        match fate {
            FileEdit::DeleteWithInclusions => self.remove_linked(&mut all),
            FileEdit::DeleteParts => {
                for number in removed.iter().copied().collect::<BTreeSet<_>>() {
                    let (file, node) = self.linked.parts[number];
                    all.delete(file, node);
                }
            }
            FileEdit::DeleteAlone | FileEdit::Embed => {}
        }
        let (edits, mut numbers) = (all.edits(), 0..);
        bundle.filter_map(|file| {
            let number = numbers.next()?;
            if all.files.contains(&number) {
                return None;
            }
            let embeds = fate == FileEdit::Embed;
            let mut mentions = self.of.get(&number).into_iter().flatten();
            Some(
                if let Some((edit, tree)) = edits.get(&number).zip(self.linked.trees.get(&number)) {
                    file.with_text(tree.render(edit))
                } else if embeds && let Some(text) = self.modules.merged(number, removed) {
                    file.with_text(text)
                } else if embeds && mentions.any(|it| it.is_text && it.is_of(removed)) {
                    file.with_text(self.embedding(bundle, number, removed))
                } else {
                    file.clone()
                },
            )
        })
    }

    /// Adds all that refers to the removed files.
    fn remove_linked(&self, removed: &mut Removed) {
        while removed.follow() {
            for (&number, mentions) in &self.of {
                for mention in mentions {
                    if mention.is_of(&removed.files) {
                        removed.delete(number, mention.node);
                    }
                }
            }
        }
    }

    /// Returns the text of a file of `bundle` with the files in `removed` embedded, to any depth.
    fn embedding(&self, bundle: &Bundle, number: usize, removed: &HashSet<usize>) -> Vec<u8> {
        let mut text = Vec::new();
        // A file, the end of its copied text, and its next inclusion.
        let mut open = vec![(number, 0, 0)];
        while let Some((number, from, next)) = open.pop() {
            let source = bundle.files()[number].text();
            let mentions = self.of.get(&number).into_iter().flatten().enumerate().skip(next);
            let mention = mentions.into_iter().find(|(_, mention)| mention.is_of(removed));
            let tree = self.linked.trees.get(&number);
            let Some(((at, mention), tree)) = mention.zip(tree) else {
                text.extend_from_slice(&source[from..]);
                if !open.is_empty() && !text.ends_with(b"\n") {
                    text.push(b'\n');
                }
                continue;
            };
            let span = tree.node(mention.node).span();
            text.extend_from_slice(&source[from..span.start.max(from)]);
            open.push((number, span.end, at + 1));
            // A file that includes itself, even indirectly, is not embedded again.
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
    /// Returns `true` if all its files are in `removed`.
    fn is_of(&self, removed: &HashSet<usize>) -> bool {
        self.others.iter().all(|other| removed.contains(other))
    }
}

/// Returns the files of the package `name` that is imported by the file with index `number`. These
/// are the files of its language in the folder whose path has the longest common end with `name`.
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

/// Number of tokens of an include line.
const INCLUDE_TOKENS: u64 = 2;

/// Returns the last components of names that may mean the file at `path`: with its extension or
/// without.
fn last_names(path: &Path, folder_files: &[Literal]) -> BTreeSet<String> {
    let name = |path: &Path| path.file_name().map(|name| name.to_string_lossy().into_owned());
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let folder = folder_meant(path, folder_files).and_then(name);
    [name(path), stem, folder].into_iter().flatten().collect()
}

/// Returns `true` if `name` may mean the file at `path`. It only compares the ends, because the
/// test alone knows the search paths. A wrong guess costs a test.
fn leads_to(name: &str, path: &Path, folder_files: &[Literal]) -> bool {
    let plain: std::path::PathBuf =
        Path::new(name).components().filter(|part| matches!(part, Component::Normal(_))).collect();
    path.ends_with(&plain)
        || path.with_extension("").ends_with(&plain)
        || folder_meant(path, folder_files).is_some_and(|folder| folder.ends_with(&plain))
}

/// Returns the folder that a file represents, if it does.
fn folder_meant<'a>(path: &'a Path, folder_files: &[Literal]) -> Option<&'a Path> {
    path.parent().filter(|_| folder_files.iter().any(|special| path.ends_with(&**special)))
}

impl Files {
    /// Creates a round over the files in `members`, which may have this fate. `weights` are those
    /// of all files.
    pub(crate) fn new(
        bundle: Bundle,
        members: Vec<usize>,
        weights: &[u64],
        mentions: Arc<Mentions>,
        fate: FileEdit,
        round: Round,
    ) -> Self {
        let weights = Weights::new(members.iter().map(|&number| weights[number].max(1)));
        let empty = if fate == FileEdit::Embed { Empty::First } else { Empty::Last };
        let list = round.list_of_pieces(members, weights, empty);
        Self { bundle, mentions, fate, round, list }
    }

    pub(crate) fn candidate(&self) -> Option<Proposal> {
        let query = self.list.query()?;
        let list_len = self.list.len();
        let part = match self.fate {
            FileEdit::DeleteParts => SearchTarget::list("linked parts", list_len),
            fate => SearchTarget::Files { list_len, embeds: fate == FileEdit::Embed },
        };
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

    fn render(&self, config: Config) -> Bundle {
        let removed = self.list.left_out(config).copied().collect();
        self.mentions.without(&self.bundle, &removed, self.fate)
    }
}

#[cfg(test)]
mod tests {
    use secateur_bundle::File;

    use super::*;

    #[test]
    fn a_package_is_all_files_of_its_language_in_the_folder_that_has_most_of_its_name() {
        let paths = ["main.go", "util/a.go", "util/b.go", "util/notes.txt", "deep/util/c.go"];
        let bundle =
            Bundle::of_files(paths.map(|path| File::new(path, &b""[..])).to_vec()).unwrap();
        let check = |name: &str, expected: &[usize]| {
            assert_eq!(in_folder(&bundle, name, 0), expected, "{name}");
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
