//! Modules of Rust.

use std::path::{Path, PathBuf};

use secateur_names::{Import, Modules, Moved, Paths};
use secateur_syntax::{Node, Tree};

use crate::modules::{field, normal, relative};

/// Modules of Rust: a module is the path of its file. It keeps its names in braces.
pub(crate) struct RustModules;

/// Files whose modules are in the same folder.
const FOLDER_FILES: [&str; 3] = ["main.rs", "lib.rs", "mod.rs"];

impl Modules for RustModules {
    fn imports(&self, tree: &Tree, file: &Path, paths: &Paths) -> Vec<Import> {
        let declarations =
            tree.nodes().filter(|node| node.kind() == "mod_item" && node.text().ends_with(b";"));
        let import = |node: Node<'_>| {
            let also: Vec<_> = attributes(node).filter(|it| path_in(*it).is_some()).collect();
            let given = also.first().and_then(|it| path_in(*it));
            let found = candidates(node, file, given).into_iter().find(|it| paths.at(it).is_some());
            let text = String::from_utf8_lossy(node.text());
            let around = (format!("{} {{", text.trim_end_matches(';').trim_end()), "}");
            let also = also.iter().map(Node::id).collect();
            Some(Import { around, also, ..Import::new(node.id(), found?) })
        };
        declarations.filter_map(import).collect()
    }

    fn files(&self, module: &Path, paths: &Paths) -> Vec<usize> {
        paths.at(module).into_iter().collect()
    }

    fn moved(&self, tree: &Tree, file: &Path, host: &Path, _: &Paths) -> Moved {
        let mut nodes = tree.root().children();
        let first = nodes.find(|node| node.kind() == "shebang" && file != host);
        let mut edits: Vec<_> = first.iter().map(|node| (node.span(), String::new())).collect();
        if file.parent() != host.parent() {
            let paths = tree.nodes().filter_map(included);
            edits.extend(paths.filter_map(|path| {
                let text = path.copy();
                let target = normal(&file.parent()?.join(text.trim_matches('"')));
                Some((path.span(), format!("\"{}\"", relative(&target, host)?)))
            }));
        }
        Moved { edits, ..Moved::default() }
    }

    fn are_nested(&self) -> bool {
        true
    }

    fn is_name(&self, _: Node<'_>) -> bool {
        false
    }
}

/// Returns the path of a file in a call of `include!` or a similar macro.
fn included(node: Node<'_>) -> Option<Node<'_>> {
    let names: [&[u8]; 3] = [b"include", b"include_str", b"include_bytes"];
    let is_include = node.kind() == "macro_invocation"
        && field(node, "macro").is_some_and(|name| names.contains(&name.text()));
    let arguments = node.children().filter(|child| is_include && child.kind() == "token_tree");
    arguments.last()?.only_named_child().filter(|child| child.kind() == "string_literal")
}

/// Returns the attributes directly before a declaration.
fn attributes(node: Node<'_>) -> impl Iterator<Item = Node<'_>> {
    let before = std::iter::successors(node.previous_sibling(), Node::previous_sibling);
    before.take_while(|node| node.kind() == "attribute_item")
}

/// Returns the path in `#[path = "…"]`.
fn path_in(attribute: Node<'_>) -> Option<&str> {
    let text = str::from_utf8(attribute.text()).ok()?.strip_prefix("#[")?.trim_start();
    let value = text.strip_prefix("path")?.trim_start().strip_prefix('=')?;
    value.split('"').nth(1)
}

/// Returns the possible files of a module.
fn candidates(node: Node<'_>, file: &Path, given: Option<&str>) -> Vec<PathBuf> {
    let mut around: Vec<_> = node
        .ancestors()
        .filter(|ancestor| ancestor.kind() == "mod_item")
        .filter_map(|ancestor| Some(field(ancestor, "name")?.copy()))
        .collect();
    around.reverse();
    let folder = file.parent().unwrap_or(file);
    let is_folder_file = FOLDER_FILES.iter().any(|name| file.ends_with(name));
    // A file with another name is a module in a folder of its name, or the root of a program.
    let folders = [file.with_extension(""), folder.to_owned()];
    let folders = folders
        .iter()
        .skip(usize::from(is_folder_file))
        .map(|folder| around.iter().fold(folder.clone(), |folder, name| folder.join(&**name)));
    if let Some(given) = given {
        let folders = folders.chain([folder.to_owned()]);
        return folders.map(|folder| normal(&folder.join(given))).collect();
    }
    let Some(name) = field(node, "name").map(|name| name.copy()) else { return Vec::new() };
    let name = name.strip_prefix("r#").unwrap_or(&name);
    let files = folders
        .flat_map(|folder| [folder.join(format!("{name}.rs")), folder.join(name).join("mod.rs")]);
    files.collect()
}
