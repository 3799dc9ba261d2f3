//! Modules of Go.

use std::path::{Path, PathBuf};

use secateur_names::{Binding, Import, Modules, Moved, Paths};
use secateur_syntax::{Node, Tree};

use crate::modules::field;

/// Modules of Go: a module is a folder, whose files know each other's names.
pub(crate) struct GoModules;

const MANIFEST: &str = "go.mod";

impl Modules for GoModules {
    fn imports(&self, tree: &Tree, file: &Path, paths: &Paths) -> Vec<Import> {
        let folder = file.parent().unwrap_or(file);
        let import = |node: Node<'_>| match node.kind() {
            // The first file of a package stands for the others.
            "package_clause" => {
                let import = Import::new(node.id(), folder.to_owned());
                let is_first = first(folder, paths) == paths.at(file);
                let modules = if is_first { import.modules } else { Vec::new() };
                Some(Import { modules, takes_all: true, ..import })
            }
            "import_spec" => import(node, paths),
            _ => None,
        };
        tree.nodes().filter_map(import).collect()
    }

    fn files(&self, module: &Path, paths: &Paths) -> Vec<usize> {
        files(module, paths).map(|(_, number)| number).collect()
    }

    fn moved(&self, tree: &Tree, file: &Path, host: &Path, _: &Paths) -> Moved {
        let mut moved = Moved::default();
        for node in tree.nodes() {
            match node.kind() {
                "package_clause" if file == host => {
                    moved.front.push((tree.root().id(), node.copy().to_string()));
                }
                "import_spec" => moved.front.push((node.id(), format!("import {}", node.copy()))),
                "import_declaration" => moved.edits.push((node.span(), String::new())),
                _ => {}
            }
        }
        moved
    }

    fn front(&self, host: &Tree) -> usize {
        let clause = host.root().children().find(|node| node.kind() == "package_clause");
        clause.map_or(0, |clause| clause.span().start)
    }

    fn are_imports_unique(&self) -> bool {
        true
    }

    fn is_name(&self, leaf: Node<'_>) -> bool {
        let parent = leaf.parent();
        match (leaf.kind(), parent.map_or("", |parent| parent.kind())) {
            // There can be several functions of this name.
            ("identifier", "function_declaration") => leaf.text() != b"init",
            // A key is the name of a field, or rarely that of a constant.
            ("identifier", "literal_element") => {
                parent.is_none_or(|parent| parent.field() != Some("key"))
            }
            ("identifier", _) => leaf.text() != b"_",
            ("package_identifier", parent) => parent != "package_clause",
            (kind, _) => kind == "type_identifier",
        }
    }

    fn qualified<'a>(&self, qualifier: Node<'a>) -> Option<Node<'a>> {
        let parent = qualifier.parent()?;
        match (parent.kind(), qualifier.field()?) {
            ("selector_expression", "operand") => field(parent, "field"),
            ("qualified_type", "package") => field(parent, "name"),
            _ => None,
        }
    }
}

/// Returns the import of a package.
fn import(node: Node<'_>, paths: &Paths) -> Option<Import> {
    let path = field(node, "path")?;
    let text = path.copy().trim_matches(['"', '`']).to_owned();
    let module = folder_of(&text, paths);
    let import = Import::new(node.id(), module.clone());
    let name = field(node, "name");
    let bound = match name.map_or("", |name| name.kind()) {
        "dot" => return Some(Import { takes_all: true, ..import }),
        "blank_identifier" => return Some(import),
        _ => name.unwrap_or(path),
    };
    let name = name.map(|name| name.copy().to_string());
    let name = name.or_else(|| Some(text.rsplit('/').next()?.to_owned()))?;
    let binding = Binding { leaf: bound.id(), name, node: node.id(), module, member: None };
    Some(Import { bindings: vec![binding], ..import })
}

/// Returns the folder of a package: that in the module of the longest name. Without a manifest, it
/// is that whose path has the longest common end with the name.
fn folder_of(name: &str, paths: &Paths) -> PathBuf {
    let is_package = |folder: &PathBuf| first(folder, paths).is_some();
    let modules: Vec<_> =
        paths.folders().filter_map(|it| Some((it, module_in(it, paths)?))).collect();
    let found = if modules.is_empty() {
        let common = |folder: &Path| {
            let ends = folder.components().rev().zip(Path::new(name).components().rev());
            ends.take_while(|(one, other)| one == other).count()
        };
        let folders = paths.folders().map(Path::to_owned).filter(is_package);
        let found = folders.max_by_key(|folder| common(folder));
        found.filter(|folder| common(folder) > 0)
    } else {
        let of_module = |(folder, module): &(&Path, &str)| {
            Some((module.len(), folder.join(Path::new(name).strip_prefix(module).ok()?)))
        };
        let found = modules.iter().filter_map(of_module).max();
        // A joined path may end with a slash.
        found.map(|(_, folder)| folder.components().collect()).filter(is_package)
    };
    found.unwrap_or_else(|| Path::new("/").join(name))
}

/// Returns the name of the module in a folder.
fn module_in<'a>(folder: &Path, paths: &'a Paths) -> Option<&'a str> {
    let mut lines = paths.text(&folder.join(MANIFEST))?.lines();
    Some(lines.find_map(|line| line.strip_prefix("module "))?.trim().trim_matches('"'))
}

/// Returns the files of a package without its tests.
fn files<'a>(folder: &'a Path, paths: &'a Paths) -> impl Iterator<Item = (&'a Path, usize)> {
    paths.in_folder(folder).filter(|(path, _)| {
        let name = path.to_string_lossy();
        name.ends_with(".go") && !name.ends_with("_test.go")
    })
}

/// Returns the first file of a package, or the one with the main function.
fn first(folder: &Path, paths: &Paths) -> Option<usize> {
    let main = paths.at(&folder.join("main.go"));
    main.or_else(|| files(folder, paths).next().map(|(_, number)| number))
}
