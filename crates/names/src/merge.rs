//! A file with other files as parts of it.
//!
//! Each part replaces the first statement that imports it, so that the parts run in the order in
//! which the files did. Uses of imported names become uses of the names in the parts, and
//! qualifiers disappear. An outermost name that means something else in another part gets a new
//! one.

mod files;
mod meanings;
mod new_names;
mod part;
mod references;
mod text;

use std::collections::{HashMap, HashSet};
use std::path::Path;

pub use files::ModuleGraph;
use part::Part;

pub(crate) struct Merge<'g> {
    project: &'g ModuleGraph,
    /// The host, then the others in the order of their imports.
    parts: Vec<Part<'g>>,
    /// Indices of parts by those of their files.
    numbers: HashMap<usize, usize>,
}

impl<'g> Merge<'g> {
    /// Finds the parts of a host; `None` if it is its only part.
    pub(crate) fn new(
        project: &'g ModuleGraph,
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
}
