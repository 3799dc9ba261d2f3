//! A file with other files as parts of it.
//!
//! Each part replaces the first statement that imports it, so that the parts run in the order in
//! which the files did. Uses of imported names become uses of the names in the parts, and
//! qualifiers disappear. An outermost name that means something else in another part gets a new
//! one.

mod files;
mod part;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Range;
use std::path::{Path, PathBuf};

use secateur_syntax::{Node, NodeId};

pub(crate) use files::ModuleFiles;
use part::Part;

use crate::{Binding, Import};

pub(crate) struct Merge<'g> {
    project: &'g ModuleFiles,
    /// The host, then the others in the order of their imports.
    parts: Vec<Part<'g>>,
    /// Indices of parts by those of their files.
    numbers: HashMap<usize, usize>,
}

/// Meaning of an imported name.
#[derive(Clone, PartialEq, Eq)]
enum Target {
    /// Name in a part.
    Name(usize, String),
    Module(PathBuf),
}

/// Use of a name of another part.
struct Reference {
    node: NodeId,
    part: usize,
    name: String,
}

/// References from a part to others, and statements that give a name to an entity of another part.
#[derive(Default)]
struct References {
    uses: Vec<Reference>,
    /// Aliases by the index of the import: own name, part and name there.
    aliases: Vec<(usize, String, usize, String)>,
}

/// New names by part and former name.
type NewNames<'g> = HashMap<(usize, &'g str), String>;

impl<'g> Merge<'g> {
    /// Finds the parts of a host; `None` if it is its only part.
    pub(crate) fn new(
        project: &'g ModuleFiles,
        host: usize,
        removed: &HashSet<usize>,
    ) -> Option<Self> {
        let to = &project.files.get(&host)?.path;
        let mut merge = Self { project, parts: Vec::new(), numbers: HashMap::new() };
        let mut open = vec![(host, None)];
        while let Some((number, place)) = open.pop() {
            let file = &project.files[&number];
            if merge.numbers.contains_key(&number) {
                continue;
            }
            let part = merge.parts.len();
            merge.numbers.insert(number, part);
            let moved = file.modules.moved(file.program.tree(), &file.path, to, &project.paths);
            merge.parts.push(Part::new(file, place, moved));
            let imports = file.imports.iter().enumerate().rev();
            open.extend(imports.flat_map(|(index, import)| {
                let files = project.imported(file, import).into_iter().rev();
                let files = files.filter(|number| removed.contains(number));
                files.map(move |number| (number, Some((part, index))))
            }));
        }
        (merge.parts.len() > 1).then_some(merge)
    }

    /// Returns the parts of a module.
    fn parts_of(&self, from: &Part<'_>, module: &Path) -> Vec<usize> {
        let files = from.file.modules.files(module, &self.project.paths).into_iter();
        files.filter_map(|number| self.numbers.get(&number).copied()).collect()
    }

    /// Returns the meaning of a module; `None` if it is not a part.
    fn module(&self, from: &Part<'_>, module: &Path) -> Option<Target> {
        let is_inside = || self.parts.iter().any(|part| part.file.path.starts_with(module));
        let is_part = !self.parts_of(from, module).is_empty() || is_inside();
        is_part.then(|| Target::Module(module.to_owned()))
    }

    /// Returns the meaning of a name in a module; `None` if no part defines it.
    fn member(&self, from: &Part<'_>, module: &Path, name: &str) -> Option<Target> {
        let mut open = vec![(module.to_owned(), name.to_owned(), None)];
        let mut seen = HashSet::new();
        while let Some((module, name, through)) = open.pop() {
            let rest = open.len();
            let is_new = seen.insert((module.clone(), name.clone()));
            let parts = if is_new { self.parts_of(from, &module) } else { Vec::new() };
            for number in parts {
                let part = &self.parts[number];
                let own = part.exported(&name).to_owned();
                let target = Target::Name(number, own.clone());
                match part.bound(&own) {
                    Some(Binding { module, member: Some(member), .. }) => {
                        open.push((module.clone(), member.clone(), Some(target)));
                    }
                    Some(Binding { module, member: None, .. }) => {
                        return self.module(from, module).or(Some(target));
                    }
                    None if part.defines(&own) => return Some(target),
                    None => {
                        let imports = part.file.imports.iter();
                        open.extend(imports.filter_map(|import| {
                            let is_it = |it: &&(String, String)| it.0 == name;
                            let known = import.exports.iter().find(is_it).map(|(_, it)| it);
                            let all = (import.takes_all || import.exports_all).then_some(&name);
                            Some((import.source.clone(), known.or(all)?.clone(), None))
                        }));
                    }
                }
            }
            if open.len() == rest
                && let Some(found) = self.module(from, &module.join(&name)).or(through)
            {
                return Some(found);
            }
        }
        None
    }

    /// Returns the meaning of a name that disappears, since bindings alone define it.
    fn imported(&self, part: &Part<'_>, text: &str) -> Option<Target> {
        let target = self.target(part, part.bound(text)?)?;
        let is_kept = part.place.is_none()
            && part.file.modules.exports_imports(&part.file.path)
            && matches!(&target, Target::Name(_, name) if name != text);
        (!is_kept).then_some(target)
    }

    /// Returns the meaning of a binding; `None` if it is that of something outside of the parts.
    fn target(&self, from: &Part<'_>, binding: &Binding) -> Option<Target> {
        let Binding { module, member, name, .. } = binding;
        let target = match member {
            Some(member) => self.member_or_unknown(from, module, member),
            None => self.module(from, module),
        };
        // A package has the name of a module because it imports that module.
        let is_itself = |part: usize| std::ptr::eq(&raw const self.parts[part], from);
        target
            .filter(|it| !matches!(it, Target::Name(part, own) if own == name && is_itself(*part)))
    }

    /// Returns the meaning of a name, which the module may define in an unknown way; `None` if it
    /// is a module outside of the parts.
    fn member_or_unknown(&self, from: &Part<'_>, module: &Path, name: &str) -> Option<Target> {
        self.member(from, module, name).or_else(|| {
            let inner = from.file.modules.files(&module.join(name), &self.project.paths);
            if !inner.is_empty() {
                return None;
            }
            let number = *self.parts_of(from, module).first()?;
            Some(Target::Name(number, self.parts[number].exported(name).to_owned()))
        })
    }

    /// Finds all references from a part; `None` if a module is used other than by its names.
    fn references(&self, part: &Part<'_>) -> Option<References> {
        let program = &*part.file.program;
        let mut found = References::default();
        for (text, name) in &part.names {
            let is_binding = |leaf: &NodeId| name.definitions.contains(leaf);
            let uses = name.leaves.iter().filter(|leaf| !is_binding(leaf));
            let target = match self.imported(part, text) {
                None if name.definitions.is_empty() => self.taken_with_all(part, text),
                None => {
                    self.find_aliases(part, text, &mut found)?;
                    continue;
                }
                target => target,
            };
            for leaf in target.is_some().then_some(uses).into_iter().flatten() {
                let (mut node, mut target) = (program.node(*leaf), target.clone()?);
                while let Target::Module(module) = &target {
                    let member = part.file.modules.qualified(node)?;
                    let text = str::from_utf8(member.text()).ok()?;
                    target = self.member_or_unknown(part, module, text)?;
                    node = node.parent()?;
                }
                let Target::Name(part, name) = target else { continue };
                found.uses.push(Reference { node: node.id(), part, name });
            }
        }
        Some(found)
    }

    /// Returns the meaning of a name that only an import of all names can define.
    fn taken_with_all(&self, part: &Part<'_>, text: &str) -> Option<Target> {
        let mut all = part.file.imports.iter().filter(|import| import.takes_all);
        all.find_map(|import| self.member(part, &import.source, text))
    }

    /// Finds the bindings of a name that is defined several times.
    fn find_aliases(&self, part: &Part<'_>, text: &str, found: &mut References) -> Option<()> {
        for (index, import) in part.file.imports.iter().enumerate() {
            let leaves = &part.names.get(text)?.definitions;
            for binding in import.bindings.iter().filter(|it| leaves.contains(&it.leaf)) {
                match self.target(part, binding) {
                    Some(Target::Name(other, name)) => {
                        found.aliases.push((index, text.to_owned(), other, name));
                    }
                    Some(Target::Module(_)) => return None,
                    None => {}
                }
            }
        }
        Some(())
    }

    /// Returns the merged text; `None` if that cannot be done.
    pub(crate) fn text(&self) -> Option<Vec<u8>> {
        let references: Vec<_> =
            self.parts.iter().map(|part| self.references(part)).collect::<Option<_>>()?;
        let (names, doubles) = self.new_names(&references);
        let renamed = |part: usize, name: &str| {
            names.get(&(part, name)).cloned().unwrap_or_else(|| name.to_owned())
        };
        let mut bodies: BTreeMap<(usize, usize), Vec<String>> = BTreeMap::new();
        // Parts follow the parts that contain them.
        for (number, part) in self.parts.iter().enumerate().rev() {
            let mut edits = part.moved.edits.clone();
            edits.extend(self.changes_of_names(number, &references[number], &names));
            for (index, import) in part.file.imports.iter().enumerate() {
                let mut texts = bodies.remove(&(number, index)).unwrap_or_default();
                texts.reverse();
                for (_, own, other, name) in
                    references[number].aliases.iter().filter(|(at, ..)| *at == index)
                {
                    let (own, name) = (renamed(number, own), renamed(*other, name));
                    if own != name {
                        texts.push(part.file.modules.alias(&own, &name)?);
                    }
                }
                if part.place.is_none() {
                    for (name, member) in self.exports(part, import) {
                        let target = self.member_or_unknown(part, &import.source, &member);
                        if let Some(Target::Name(other, entity)) = target {
                            let entity = renamed(other, &entity);
                            texts.push(part.file.modules.export(&name, &entity));
                        }
                    }
                }
                let text = (!texts.is_empty()).then(|| texts.join("\n"));
                self.replace_import(part, import, text, &doubles[number], &mut edits);
            }
            if part.place.is_none() {
                let front = self.front(&doubles);
                let start = part.file.modules.front(part.file.program.tree());
                edits.insert(0, (start..start, front));
            }
            let text = edited(part.file.program.source(), edits);
            match part.place {
                None => return Some(text),
                Some(place) => {
                    let text = String::from_utf8_lossy(&text);
                    let text = text.trim_start_matches('\u{feff}').trim_end().to_owned();
                    bodies.entry(place).or_default().push(text);
                }
            }
        }
        None
    }

    /// Returns the statements at the front of the host, each once.
    fn front(&self, doubles: &[HashSet<NodeId>]) -> String {
        let mut lines: Vec<&str> = Vec::new();
        for (part, doubles) in self.parts.iter().zip(doubles) {
            for (node, text) in &part.moved.front {
                let mut imports = part.file.imports.iter();
                let import = imports.find(|import| import.statement == *node);
                let is_removed = import.is_some_and(|it| self.removed(part, it, doubles).1);
                if !is_removed && !lines.contains(&text.as_str()) {
                    lines.push(text);
                }
            }
        }
        lines.into_iter().flat_map(|line| [line, "\n"]).collect()
    }

    /// Returns the bindings that disappear, and `true` if the statement does.
    fn removed<'a>(
        &self,
        part: &Part<'_>,
        import: &'a Import,
        doubles: &HashSet<NodeId>,
    ) -> (Vec<&'a Binding>, bool) {
        let is_removed = |binding: &&Binding| {
            doubles.contains(&binding.leaf) || self.target(part, binding).is_some()
        };
        let removed: Vec<_> = import.bindings.iter().filter(is_removed).collect();
        let is_whole = match import.bindings.is_empty() {
            true => !self.parts_of(part, &import.source).is_empty(),
            false => removed.len() == import.bindings.len(),
        };
        (removed, is_whole)
    }

    /// Replaces an import by the text of its parts, as far as it imports parts.
    fn replace_import(
        &self,
        part: &Part<'_>,
        import: &Import,
        text: Option<String>,
        doubles: &HashSet<NodeId>,
        edits: &mut Vec<(Range<usize>, String)>,
    ) {
        let program = &*part.file.program;
        let statement = program.node(import.statement);
        if part.file.modules.are_nested() {
            if let Some(text) = text {
                let (before, after) = &import.around;
                edits.push((statement.span(), format!("{before}\n{text}\n{after}")));
                edits
                    .extend(import.also.iter().map(|it| (program.node(*it).span(), String::new())));
            }
            return;
        }
        let (removed, is_whole) = self.removed(part, import, doubles);
        let outermost = statement.with_ancestors().find(|node| node.parent_id() == NodeId::ROOT);
        if is_whole && statement.parent_id() == NodeId::ROOT {
            edits.push((statement.span(), text.unwrap_or_default()));
            return;
        }
        if let (Some(outermost), Some(text)) = (outermost, text) {
            let start = outermost.span().start;
            edits.push((start..start, text + "\n"));
        }
        if is_whole {
            edits.push((statement.span(), import.rest.clone()));
            return;
        }
        for binding in removed {
            let node = program.node(binding.node);
            let mut siblings = node.siblings();
            let previous = siblings.by_ref().take_while(|it| it.id() != node.id()).last();
            let range = match (siblings.find(Node::is_named), previous) {
                (Some(next), _) => node.span().start..next.span().start,
                (None, Some(previous)) => previous.span().start..node.span().end,
                (None, None) => node.span(),
            };
            edits.push((range, String::new()));
        }
    }

    /// Returns the new texts of all leaves of a part whose names change.
    fn changes_of_names(
        &self,
        number: usize,
        references: &References,
        names: &NewNames<'_>,
    ) -> Vec<(Range<usize>, String)> {
        let part = &self.parts[number];
        let program = &*part.file.program;
        let mut edits = Vec::new();
        for Reference { node, part: other, name } in &references.uses {
            let (node, new) =
                (program.node(*node), names.get(&(*other, name.as_str())).unwrap_or(name));
            if !node.is_leaf() {
                edits.push((node.span(), new.clone()));
            } else if node.text() != new.as_bytes() {
                edits.push((node.span(), part.file.modules.renamed(node, new)));
            }
        }
        for (text, name) in &part.names {
            let Some(new) = names.get(&(number, *text)) else { continue };
            for leaf in name.leaves.iter().map(|leaf| program.node(*leaf)) {
                edits.push((leaf.span(), part.file.modules.renamed(leaf, new)));
            }
        }
        edits
    }

    /// Returns the names that the host exports by an import, each with its name in the source.
    fn exports(&self, host: &Part<'_>, import: &Import) -> Vec<(String, String)> {
        let parts =
            self.parts_of(host, &import.source).into_iter().map(|number| &self.parts[number]);
        let all = parts.flat_map(|part| part.moved.exports.keys()).filter(|_| import.exports_all);
        let mut all: Vec<_> = all.map(|name| (name.clone(), name.clone())).collect();
        all.sort();
        import.exports.iter().cloned().chain(all).collect()
    }

    /// Chooses new names for entities of a part whose names mean something else in another, and
    /// finds imports that are done before, by the index of their part.
    fn new_names(&self, references: &[References]) -> (NewNames<'g>, Vec<HashSet<NodeId>>) {
        // Names that are in use, with the import that all who have them share.
        let mut taken: HashMap<String, Option<(&Path, Option<&str>)>> = HashMap::new();
        let mut names = HashMap::new();
        let mut doubles = vec![HashSet::new(); self.parts.len()];
        let referred: Vec<HashSet<(usize, &str)>> = references
            .iter()
            .map(|References { uses, aliases }| {
                let uses = uses.iter().map(|it| (it.part, it.name.as_str()));
                uses.chain(aliases.iter().map(|(_, _, part, name)| (*part, name.as_str())))
                    .collect()
            })
            .collect();
        for (number, part) in self.parts.iter().enumerate() {
            for &text in part.names.keys().filter(|text| part.defines(text)) {
                if self.imported(part, text).is_some() {
                    continue;
                }
                let import = Self::shared(part, text);
                if import.is_some() && taken.get(text) == Some(&import) {
                    if part.file.modules.are_imports_unique() {
                        doubles[number].extend(part.names[text].definitions.iter().copied());
                    }
                    continue;
                }
                let is_taken = taken.contains_key(text);
                let others = self.parts.iter().enumerate().filter(|(other, _)| *other != number);
                let confuses = |(at, other): (usize, &Part<'_>)| {
                    other.names.get(text).is_some_and(|name| {
                        let is_free = name.definitions.is_empty() && !name.leaves.is_empty();
                        match referred[at].contains(&(number, text)) {
                            true => name.is_local,
                            false => is_free && self.taken_with_all(other, text).is_none(),
                        }
                    })
                };
                if !is_taken && !others.into_iter().any(confuses) {
                    taken.insert(text.to_owned(), import);
                    continue;
                }
                let is_known = |new: &String| {
                    taken.contains_key(new)
                        || self.parts.iter().any(|it| it.names.contains_key(new.as_str()))
                };
                let mut candidates = (2..).map(|suffix| format!("{text}_{suffix}"));
                let Some(new) = candidates.find(|new| !is_known(new)) else { continue };
                taken.insert(new.clone(), None);
                names.insert((number, text), new);
            }
        }
        (names, doubles)
    }

    /// Returns the import outside of all statements that alone defines a name.
    fn shared<'a>(part: &'a Part<'_>, text: &str) -> Option<(&'a Path, Option<&'a str>)> {
        let binding = part.bound(text)?;
        let is_outermost = |import: &Import| {
            part.file.program.node(import.statement).parent_id() == NodeId::ROOT
                || part.moved.front.iter().any(|(node, _)| *node == import.statement)
        };
        let mut imports = part.file.imports.iter();
        imports
            .any(|it| it.bindings.contains(binding) && is_outermost(it))
            .then_some((binding.module.as_path(), binding.member.as_deref()))
    }
}

/// Applies edits. One inside of another is left out.
fn edited(source: &[u8], mut edits: Vec<(Range<usize>, String)>) -> Vec<u8> {
    edits.sort_by_key(|(range, _)| (range.start, !range.is_empty(), usize::MAX - range.end));
    let (mut text, mut end) = (Vec::new(), 0);
    for (range, new) in edits.iter().filter(|(range, _)| range.end <= source.len()) {
        if range.start >= end {
            text.extend_from_slice(&source[end..range.start]);
            text.extend_from_slice(new.as_bytes());
            end = range.end;
        }
    }
    text.extend_from_slice(&source[end..]);
    text
}
