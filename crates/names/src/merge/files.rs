//! Files of a project with their imports.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::{Import, Modules, Paths, Program};

/// Files of a project with their imports.
pub struct ModuleGraph {
    /// Files in languages with modules, by their indices among all files.
    pub(crate) files: BTreeMap<usize, ModuleFile>,
    pub(crate) paths: Paths,
}

pub(crate) struct ModuleFile {
    pub(crate) path: PathBuf,
    pub(crate) program: Arc<Program>,
    pub(crate) modules: &'static dyn Modules,
    pub(crate) imports: Vec<Import>,
}

impl ModuleGraph {
    /// Finds the imports of `programs`, the files with these indices in `files`. Those in languages
    /// without modules are left out.
    pub fn new<'a>(
        files: impl Iterator<Item = (&'a Path, &'a Arc<[u8]>)> + Clone,
        programs: impl Iterator<Item = (usize, Arc<Program>)>,
    ) -> Self {
        let all: Vec<_> = files.clone().map(|(path, _)| path).collect();
        let paths = Paths::new(files);
        let file = |(number, program): (usize, Arc<Program>)| {
            let modules = program.language().modules?;
            let path = all.get(number)?.to_path_buf();
            let imports = modules.imports(program.tree(), &path, &paths);
            Some((number, ModuleFile { path, program, modules, imports }))
        };
        Self { files: programs.filter_map(file).collect(), paths }
    }

    /// Returns the files whose text can replace an import in `file`, in the order of the imports.
    pub(crate) fn imported(&self, file: &ModuleFile, import: &Import) -> Vec<usize> {
        let language = file.program.language().name;
        let modules = import.modules.iter();
        let files = modules.flat_map(|module| file.modules.files(module, &self.paths));
        let is_alike = |number: &usize| {
            self.files.get(number).is_some_and(|it| it.program.language().name == language)
        };
        files.filter(is_alike).collect()
    }
}
