//! Modules: files whose text can replace their imports in another file.
//!
//! A language describes its imports in its [`Modules`]; a
//! [`ModuleGraph`](crate::ModuleGraph) merges files with it.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use secateur_syntax::{Node, NodeId, Tree};

/// Modules of a language, for properties that data cannot describe.
///
/// A module is a path without a meaning to the engine, such as that of a file without its
/// extension. Modules outside of the project have absolute paths.
pub trait Modules: Send + Sync {
    /// Returns the imports of a file, also of modules outside of the project.
    fn imports(&self, tree: &Tree, file: &Path, paths: &Paths) -> Vec<Import>;

    /// Returns the files of a module.
    fn files(&self, module: &Path, paths: &Paths) -> Vec<usize>;

    /// Returns the changes of a file whose text becomes a part of the file at `host`, which may be
    /// the same.
    fn moved(&self, tree: &Tree, file: &Path, host: &Path, paths: &Paths) -> Moved;

    /// Returns the byte of a host at which the [front](Moved::front) of its parts begins.
    fn front(&self, _host: &Tree) -> usize {
        0
    }

    /// Returns `true` if modules keep their own names inside of a host.
    fn are_nested(&self) -> bool {
        false
    }

    /// Returns `true` if a name may be imported once, and imports run before all else.
    fn are_imports_unique(&self) -> bool {
        false
    }

    /// Returns `true` if a leaf is a name that is looked up in scopes, not in a value.
    fn is_name(&self, leaf: Node<'_>) -> bool;

    /// Returns `true` if a definition is a member of another one, although it has no scope.
    fn is_member(&self, _name: Node<'_>) -> bool {
        false
    }

    /// Returns the name in a module of which `qualifier` is the name.
    fn qualified<'a>(&self, _qualifier: Node<'a>) -> Option<Node<'a>> {
        None
    }

    /// Returns the text of a leaf with another name in it.
    fn renamed(&self, _leaf: Node<'_>, name: &str) -> String {
        name.to_owned()
    }

    /// Returns a statement that gives another name to an entity.
    fn alias(&self, _name: &str, _entity: &str) -> Option<String> {
        None
    }

    /// Returns `true` if the names that a file imports are names of its module.
    fn exports_imports(&self, _file: &Path) -> bool {
        false
    }

    /// Returns a statement that exports an entity.
    fn export(&self, _name: &str, _entity: &str) -> String {
        String::new()
    }
}

/// Statement that imports modules.
#[derive(Clone, Debug)]
pub struct Import {
    pub statement: NodeId,
    /// Module whose names are imported.
    pub source: PathBuf,
    /// Modules in the order in which they run.
    pub modules: Vec<PathBuf>,
    pub bindings: Vec<Binding>,
    /// `true` if all names of the last module are imported.
    pub takes_all: bool,
    /// Text that replaces the statement if it has to leave one.
    pub rest: String,
    /// Names that the file exports again, each with its name in the source.
    pub exports: Vec<(String, String)>,
    /// `true` if the file exports all names of the source again.
    pub exports_all: bool,
    /// Text around a nested module.
    pub around: (String, &'static str),
    /// Nodes that are deleted with the statement.
    pub also: Vec<NodeId>,
}

impl Import {
    /// Creates an import without bindings.
    #[must_use]
    pub fn new(statement: NodeId, source: PathBuf) -> Self {
        Self {
            statement,
            modules: vec![source.clone()],
            source,
            bindings: Vec::new(),
            takes_all: false,
            rest: String::new(),
            exports: Vec::new(),
            exports_all: false,
            around: (String::new(), ""),
            also: Vec::new(),
        }
    }
}

/// Name defined by an import.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binding {
    /// Leaf with the name.
    pub leaf: NodeId,
    pub name: String,
    /// Part of the statement to delete.
    pub node: NodeId,
    pub module: PathBuf,
    /// Name in the module; `None` for the module itself.
    pub member: Option<String>,
}

/// Changes of a file whose text becomes a part of another.
#[derive(Clone, Debug, Default)]
pub struct Moved {
    pub edits: Vec<(Range<usize>, String)>,
    /// Statements that belong to the front of the host, unless they import only parts of it.
    pub front: Vec<(NodeId, String)>,
    /// Exported names with those in the file. The same name may be left out.
    pub exports: HashMap<String, String>,
}

/// Paths of the files of a project, with the texts in which a language finds names of modules.
#[derive(Debug, Default)]
pub struct Paths {
    numbers: BTreeMap<PathBuf, usize>,
    texts: Vec<Arc<[u8]>>,
    folders: BTreeSet<PathBuf>,
}

impl Paths {
    pub fn new<'a>(files: impl Iterator<Item = (&'a Path, &'a Arc<[u8]>)>) -> Self {
        let mut all = Self::default();
        for (path, text) in files {
            all.add(path, text);
        }
        all
    }

    /// Adds a file after the others.
    pub fn add(&mut self, path: &Path, text: &Arc<[u8]>) {
        self.numbers.insert(path.to_owned(), self.texts.len());
        self.texts.push(text.clone());
        let mut folders = path.ancestors().skip(1);
        while folders.next().is_some_and(|folder| self.folders.insert(folder.to_owned())) {}
    }

    /// Returns the index of the file at `path`.
    pub fn at(&self, path: &Path) -> Option<usize> {
        self.numbers.get(path).copied()
    }

    /// Returns the text of the file at `path`.
    pub fn text(&self, path: &Path) -> Option<&str> {
        str::from_utf8(self.texts.get(self.at(path)?)?).ok()
    }

    /// Returns the files directly in a folder, in the order of their paths.
    pub fn in_folder<'a>(&'a self, folder: &'a Path) -> impl Iterator<Item = (&'a Path, usize)> {
        let files = self.numbers.iter().map(|(path, &number)| (path.as_path(), number));
        files.filter(move |(path, _)| path.parent() == Some(folder))
    }

    /// Returns the folders with a file at any depth, in order.
    pub fn folders(&self) -> impl Iterator<Item = &Path> {
        self.folders.iter().map(PathBuf::as_path)
    }

    pub fn is_folder(&self, path: &Path) -> bool {
        self.folders.contains(path)
    }
}
