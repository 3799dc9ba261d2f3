//! Modules of Python.

use std::path::{Path, PathBuf};

use secateur_names::{Binding, Import, Modules, Moved, Paths};
use secateur_syntax::{Node, Tree};

use crate::modules::field;

/// Modules of Python: a module is the path of its file without the extension, or a folder.
pub(crate) struct PythonModules;

/// Name of the file that represents a folder.
const FOLDER_FILE: &str = "__init__.py";

/// Functions that import the module of a name.
const CALLED: [&[u8]; 3] = [b"__import__", b"importlib.import_module", b"import_module"];

impl Modules for PythonModules {
    fn imports(&self, tree: &Tree, file: &Path, paths: &Paths) -> Vec<Import> {
        let import = |node: Node<'_>| match node.kind() {
            "import_from_statement" => Some(import_from(node, file, paths)),
            "import_statement" => Some(import(node, file, paths)),
            "call" => called(node, file, paths),
            _ => None,
        };
        tree.nodes().filter_map(import).collect()
    }

    fn files(&self, module: &Path, paths: &Paths) -> Vec<usize> {
        let files = [module.join(FOLDER_FILE), with_extension(module)];
        files.iter().find_map(|file| paths.at(file)).into_iter().collect()
    }

    fn moved(&self, tree: &Tree, file: &Path, host: &Path, paths: &Paths) -> Moved {
        let mut moved = Moved::default();
        let dotted = |module: &Path| {
            // The folder of a module is a package, even without a file.
            let root = module.ancestors().skip(2).find(|folder| !is_package(folder, paths));
            let inner = root.and_then(|root| module.strip_prefix(root).ok()).unwrap_or(module);
            inner.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join(".")
        };
        for node in tree.nodes() {
            match (node.kind(), node.text()) {
                ("future_import_statement", text) => {
                    moved.edits.push((node.span(), String::new()));
                    moved.front.push((node.id(), String::from_utf8_lossy(text).into_owned()));
                }
                ("identifier", text)
                    if text == b"__name__" && file != host && self.is_name(node) =>
                {
                    moved.edits.push((node.span(), format!("\"{}\"", dotted(&module_of(file)))));
                }
                ("relative_import", _) if file.parent() != host.parent() => {
                    moved.edits.push((node.span(), dotted(&module_named(node, file, paths))));
                }
                _ => {}
            }
        }
        moved
    }

    fn front(&self, host: &Tree) -> usize {
        let mut statements = host.root().children().filter(|node| !node.is_extra());
        let is_text =
            |node: &Node<'_>| node.only_named_child().is_some_and(|child| child.kind() == "string");
        let first = statements.next();
        let next = first.filter(is_text).map_or(first, |_| statements.next());
        next.map_or(host.source().len(), |node| node.span().start)
    }

    fn is_name(&self, leaf: Node<'_>) -> bool {
        let parent = leaf.parent().map_or("", |parent| parent.kind());
        leaf.kind() == "identifier"
            && !matches!(
                (parent, leaf.field()),
                ("attribute", Some("attribute")) | ("keyword_argument", Some("name"))
            )
    }

    fn is_member(&self, name: Node<'_>) -> bool {
        let scopes = ["class_definition", "function_definition", "lambda"];
        // The name of a class or function is not in it.
        let mut ancestors = name.ancestors().skip(usize::from(name.field() == Some("name")));
        let scope = ancestors.find(|node| scopes.contains(&node.kind()));
        scope.is_some_and(|scope| scope.kind() == "class_definition")
    }

    fn qualified<'a>(&self, qualifier: Node<'a>) -> Option<Node<'a>> {
        let parent = qualifier.parent()?;
        let is_qualifier = parent.kind() == "attribute" && qualifier.field() == Some("object");
        field(parent, "attribute").filter(|_| is_qualifier)
    }

    fn renamed(&self, leaf: Node<'_>, name: &str) -> String {
        let is_imported = leaf.parent().is_some_and(|parent| parent.kind() == "dotted_name");
        match is_imported {
            true => format!("{} as {name}", leaf.copy()),
            false => name.to_owned(),
        }
    }

    fn alias(&self, name: &str, entity: &str) -> Option<String> {
        Some(format!("{name} = {entity}"))
    }

    fn exports_imports(&self, file: &Path) -> bool {
        file.ends_with(FOLDER_FILE)
    }
}

/// Returns the import of `from m import a, b as c`.
fn import_from(node: Node<'_>, file: &Path, paths: &Paths) -> Import {
    let source = field(node, "module_name");
    let source = source.map_or_else(outside, |source| module_named(source, file, paths));
    let mut modules = chain(&source);
    if field(node, "module_name").is_some_and(|source| source.kind() == "relative_import") {
        // The outer packages are running.
        modules.drain(..modules.len() - 1);
    }
    let mut bindings = Vec::new();
    for name in node.children().filter(|child| child.field() == Some("name")) {
        let member = field(name, "name").unwrap_or(name);
        let leaf = field(name, "alias").unwrap_or(name);
        let leaf = leaf.with_descendants().last().unwrap_or(leaf);
        let member = String::from_utf8_lossy(member.text()).into_owned();
        modules.push(source.join(&member));
        bindings.push(Binding {
            leaf: leaf.id(),
            name: leaf.copy().to_string(),
            node: name.id(),
            module: source.clone(),
            member: Some(member),
        });
    }
    let takes_all = node.children().any(|child| child.kind() == "wildcard_import");
    Import { modules, bindings, takes_all, ..import_of(node, source) }
}

/// Returns the import of `import a, b.c, d.e as f`.
fn import(node: Node<'_>, file: &Path, paths: &Paths) -> Import {
    let (mut modules, mut bindings) = (Vec::new(), Vec::new());
    for name in node.children().filter(|child| child.field() == Some("name")) {
        let dotted = field(name, "name").unwrap_or(name);
        let module = module_named(dotted, file, paths);
        let mut leaves = dotted.descendants().filter(|leaf| leaf.kind() == "identifier");
        let Some(first) = leaves.next() else { continue };
        let outer = leaves.count();
        let (leaf, bound) = match field(name, "alias") {
            Some(alias) => (alias, module.as_path()),
            None => (first, module.ancestors().nth(outer).unwrap_or(&module)),
        };
        modules.extend(chain(&module));
        bindings.push(Binding {
            leaf: leaf.id(),
            name: leaf.copy().to_string(),
            node: name.id(),
            module: bound.to_owned(),
            member: None,
        });
    }
    let source = modules.last().cloned().unwrap_or_else(outside);
    Import { modules, bindings, ..import_of(node, source) }
}

/// Returns the import of a call with the name of a module, which stays.
fn called(node: Node<'_>, file: &Path, paths: &Paths) -> Option<Import> {
    let function = field(node, "function")?;
    let string = field(node, "arguments")?.named_children().next()?;
    let name = string.copy();
    let name = name.trim_matches(['"', '\'']);
    let is_name = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
    let is_import = CALLED.contains(&function.text())
        && string.kind() == "string"
        && !name.starts_with('.')
        && name.chars().all(is_name);
    let names: Vec<_> = name.split('.').collect();
    is_import.then(|| Import::new(string.id(), outside().join(module_at(&names, file, paths))))
}

fn import_of(node: Node<'_>, source: PathBuf) -> Import {
    Import { rest: "pass".into(), ..Import::new(node.id(), source) }
}

/// Returns a module and the packages around it, from the outermost to itself.
fn chain(module: &Path) -> Vec<PathBuf> {
    let mut chain: Vec<_> = module.ancestors().map(Path::to_owned).collect();
    chain.reverse();
    chain
}

/// Returns the path of a module in no project.
fn outside() -> PathBuf {
    Path::new("/").to_owned()
}

/// Returns the module of a dotted name, which is relative or not.
fn module_named(node: Node<'_>, file: &Path, paths: &Paths) -> PathBuf {
    let identifiers = node.with_descendants().filter(|leaf| leaf.kind() == "identifier");
    let names: Vec<_> = identifiers.map(|leaf| leaf.copy()).collect();
    let names: Vec<_> = names.iter().map(|name| &**name).collect();
    let joined = |folder: &Path| names.iter().fold(folder.to_owned(), |it, name| it.join(name));
    if node.kind() == "relative_import" {
        let dots = node.text().iter().take_while(|byte| **byte == b'.').count();
        return file.ancestors().nth(dots).map_or_else(outside, joined);
    }
    module_at(&names, file, paths)
}

/// Returns the module of a name that is not relative.
fn module_at(names: &[&str], file: &Path, paths: &Paths) -> PathBuf {
    let joined = |folder: &Path| names.iter().fold(folder.to_owned(), |it, name| it.join(name));
    let exists =
        |module: &Path| paths.at(&with_extension(module)).is_some() || paths.is_folder(module);
    let first = names.first().copied().unwrap_or_default();
    let around = file.ancestors().skip(1).chain(paths.folders());
    let roots = around.filter(|folder| !is_package(folder, paths) && exists(&folder.join(first)));
    // A module does not import itself: that of the same name is in another project.
    let own = (!file.ends_with(FOLDER_FILE)).then(|| module_of(file));
    let modules: Vec<_> = roots.map(joined).filter(|module| own.as_ref() != Some(module)).collect();
    let complete = modules.iter().find(|module| exists(module));
    complete.or(modules.first()).cloned().unwrap_or_else(|| joined(&outside()))
}

/// Returns the module of a file.
fn module_of(file: &Path) -> PathBuf {
    match file.parent() {
        Some(folder) if file.ends_with(FOLDER_FILE) => folder.to_owned(),
        _ => file.with_extension(""),
    }
}

fn is_package(folder: &Path, paths: &Paths) -> bool {
    paths.at(&folder.join(FOLDER_FILE)).is_some()
}

fn with_extension(module: &Path) -> PathBuf {
    let mut path = module.as_os_str().to_owned();
    path.push(".py");
    path.into()
}
