//! Modules of JavaScript and TypeScript.

use std::path::{Path, PathBuf};

use secateur_names::{Binding, Import, Modules, Moved, Paths};
use secateur_syntax::{Node, Tree};
use serde_json::Value;

use crate::modules::{field, normal, relative};

/// Modules of JavaScript and TypeScript: a module is the path of its file.
///
/// A module of Node.js, with `require`, becomes statements that fill an object.
pub(crate) struct JavaScriptModules;

/// Endings of a file that a path without them can mean.
const ENDINGS: [&str; 8] = ["", ".ts", ".tsx", ".js", ".mjs", ".cjs", ".jsx", ".d.ts"];

/// Folder of installed packages.
const FOLDER: &str = "node_modules";

/// Member of a module that has no name.
const DEFAULT: &str = "default";

impl Modules for JavaScriptModules {
    fn imports(&self, tree: &Tree, file: &Path, paths: &Paths) -> Vec<Import> {
        let import = |node: Node<'_>| {
            let string = source(node)?;
            let source = module_of(string, file, paths);
            Some(match node.kind() {
                // A module as a value stays.
                _ if !is_text(node) => Import::new(string.id(), Path::new("/").join(source)),
                "import_statement" => import(node, source),
                "export_statement" => export(node, source),
                _ => Import { rest: object_of(&source), ..Import::new(node.id(), source) },
            })
        };
        tree.nodes().filter_map(import).collect()
    }

    fn files(&self, module: &Path, paths: &Paths) -> Vec<usize> {
        paths.at(module).into_iter().collect()
    }

    fn moved(&self, tree: &Tree, file: &Path, host: &Path, paths: &Paths) -> Moved {
        let mut moved = Moved::default();
        if file == host {
            return moved;
        }
        for node in tree.root().children() {
            match node.kind() {
                "export_statement" if source(node).is_none() => unexport(node, file, &mut moved),
                "hash_bang_line" => moved.edits.push((node.span(), String::new())),
                _ => {}
            }
        }
        let object = object_of(file);
        let mut is_first = true;
        for node in tree.nodes().filter(|node| is_object(*node)) {
            let is_alone = || {
                let nodes = node.parent().into_iter().flat_map(|parent| parent.descendants());
                nodes.filter(|node| is_object(*node)).count() == 1
            };
            let is_assigned = node.field() == Some("left") && node.depth() == 3 && is_alone();
            let new =
                if is_first && is_assigned { format!("let {object}") } else { object.clone() };
            if is_first && !is_assigned {
                moved.edits.push((0..0, format!("let {object} = {{}};\n")));
            }
            is_first = false;
            moved.edits.push((node.span(), new));
        }
        for node in tree.nodes().filter(|it| it.kind() == "call_expression" && is_text(*it)) {
            if source(node).is_some_and(|string| module_of(string, file, paths) == host) {
                moved.edits.push((node.span(), "module.exports".into()));
            }
        }
        if file.parent() != host.parent() {
            let strings = tree.nodes().filter_map(source);
            moved.edits.extend(strings.filter_map(|string| {
                let module = module_of(string, file, paths);
                paths.at(&module)?;
                Some((string.span(), format!("'{}'", dotted(&relative(&module, host)?))))
            }));
        }
        moved
    }

    fn are_imports_unique(&self) -> bool {
        true
    }

    fn is_name(&self, leaf: Node<'_>) -> bool {
        let is_exported = leaf.field() == Some("alias")
            && leaf.parent().is_some_and(|parent| parent.kind() == "export_specifier");
        !is_exported
            && matches!(
                leaf.kind(),
                "identifier"
                    | "type_identifier"
                    | "shorthand_property_identifier"
                    | "shorthand_property_identifier_pattern"
            )
    }

    fn qualified<'a>(&self, qualifier: Node<'a>) -> Option<Node<'a>> {
        let parent = qualifier.parent()?;
        let is_qualified = ["member_expression", "nested_type_identifier", "nested_identifier"]
            .contains(&parent.kind());
        let mut names = parent.named_children();
        let is_first = names.next() == Some(qualifier);
        names.last().filter(|_| is_qualified && is_first)
    }

    fn renamed(&self, leaf: Node<'_>, name: &str) -> String {
        let parent = leaf.parent();
        let is_alone = parent.is_some_and(|parent| field(parent, "alias").is_none());
        match (leaf.kind(), parent.map_or("", |parent| parent.kind())) {
            (kind, _) if kind.starts_with("shorthand") => format!("{}: {name}", leaf.copy()),
            (_, "import_specifier") if is_alone => format!("{} as {name}", leaf.copy()),
            (_, "export_specifier") if is_alone => format!("{name} as {}", leaf.copy()),
            _ => name.to_owned(),
        }
    }

    fn alias(&self, name: &str, entity: &str) -> Option<String> {
        Some(format!("const {name} = {entity};"))
    }

    fn export(&self, name: &str, entity: &str) -> String {
        match name == entity {
            true => format!("export {{ {name} }};"),
            false => format!("export {{ {entity} as {name} }};"),
        }
    }
}

/// Returns the path that a statement or a call of `require` imports.
fn source(node: Node<'_>) -> Option<Node<'_>> {
    match node.kind() {
        "import_statement" | "export_statement" => field(node, "source"),
        "call_expression" => {
            let function = field(node, "function")?;
            let string = field(node, "arguments")?.only_named_child()?;
            let is_import = [b"require", &b"import"[..]].contains(&function.text());
            (is_import && string.kind() == "string").then_some(string)
        }
        _ => None,
    }
}

/// Returns `true` for an import that the text of the module can replace, and not `import(…)`.
fn is_text(node: Node<'_>) -> bool {
    field(node, "function").is_none_or(|function| function.text() == b"require")
}

fn import(node: Node<'_>, source: PathBuf) -> Import {
    let mut bindings = Vec::new();
    let clause = node.children().find(|child| child.kind() == "import_clause");
    for part in clause.into_iter().flat_map(|clause| clause.named_children()) {
        let mut bind = |leaf: Node<'_>, node: Node<'_>, member: Option<String>| {
            let module = source.clone();
            let name = leaf.copy().to_string();
            bindings.push(Binding { leaf: leaf.id(), name, node: node.id(), module, member });
        };
        match part.kind() {
            "identifier" => bind(part, part, Some(DEFAULT.into())),
            "namespace_import" => {
                part.only_named_child().into_iter().for_each(|leaf| bind(leaf, part, None));
            }
            _ => {
                for specifier in part.named_children() {
                    let Some(name) = field(specifier, "name") else { continue };
                    let leaf = field(specifier, "alias").unwrap_or(name);
                    bind(leaf, specifier, Some(unquoted(name)));
                }
            }
        }
    }
    Import { bindings, ..Import::new(node.id(), source) }
}

fn export(node: Node<'_>, source: PathBuf) -> Import {
    let clause = node.children().find(|child| child.kind() == "export_clause");
    let exports = clause.into_iter().flat_map(exported).collect();
    let has_name = node.children().any(|child| child.kind() == "namespace_export");
    let exports_all = clause.is_none() && !has_name;
    // A module as a value stays.
    let source = if has_name { Path::new("/").join(source) } else { source };
    Import { exports, exports_all, ..Import::new(node.id(), source) }
}

/// Returns the exported names of a clause, each with its name in the file.
fn exported(clause: Node<'_>) -> Vec<(String, String)> {
    let name = |specifier: Node<'_>| {
        let name = field(specifier, "name")?;
        Some((unquoted(field(specifier, "alias").unwrap_or(name)), unquoted(name)))
    };
    clause.named_children().filter_map(name).collect()
}

/// Turns an exported declaration or value into one of its own.
fn unexport(node: Node<'_>, file: &Path, moved: &mut Moved) {
    let is_default = node.children().any(|child| child.kind() == DEFAULT);
    if let Some(declaration) = field(node, "declaration") {
        moved.edits.push((node.span().start..declaration.span().start, String::new()));
        let declarators = declaration.children().filter(|it| it.kind() == "variable_declarator");
        for declared in declarators.chain([declaration]) {
            let Some(name) = field(declared, "name").map(unquoted) else { continue };
            let exported = if is_default { DEFAULT.into() } else { name.clone() };
            moved.exports.insert(exported, name);
        }
    } else if let Some(value) = field(node, "value") {
        let name = object_of(file).replace("_exports", "_default");
        moved.edits.push((node.span().start..value.span().start, format!("const {name} = ")));
        moved.exports.insert(DEFAULT.into(), name);
    } else if let Some(clause) = node.children().find(|child| child.kind() == "export_clause") {
        moved.edits.push((node.span(), String::new()));
        moved.exports.extend(exported(clause));
    }
}

/// Returns `true` for `module.exports` and `exports`.
fn is_object(node: Node<'_>) -> bool {
    let is_free = node.field() != Some("property") && node.kind() == "identifier";
    match node.text() {
        b"module.exports" => node.kind() == "member_expression",
        b"exports" => is_free,
        _ => false,
    }
}

/// Returns a name for the object that a module exports.
fn object_of(module: &Path) -> String {
    let stem = module.with_extension("").to_string_lossy().into_owned();
    stem.replace(|c: char| !c.is_alphanumeric(), "_") + "_exports"
}

/// Returns the module that a string in a file means.
fn module_of(string: Node<'_>, file: &Path, paths: &Paths) -> PathBuf {
    let text = unquoted(string);
    if !text.starts_with('.') {
        let call = string.ancestors().nth(1).filter(|it| it.kind() == "call_expression");
        let condition = if call.is_some_and(is_text) { "require" } else { "import" };
        let found = in_package(&text, condition, file, paths);
        return found.unwrap_or_else(|| Path::new("/").join(text));
    }
    let path = normal(&file.parent().unwrap_or(file).join(text));
    found(&path, paths).unwrap_or(path)
}

/// Returns the file in a package that an import of this kind means.
fn in_package(name: &str, condition: &str, file: &Path, paths: &Paths) -> Option<PathBuf> {
    let count = if name.starts_with('@') { 2 } else { 1 };
    let (package, inner) = match name.match_indices('/').nth(count - 1) {
        Some((at, _)) => name.split_at(at),
        None => (name, ""),
    };
    let mut folders = file.ancestors().skip(1).map(|it| it.join(FOLDER).join(package));
    let folder = folders.find(|folder| paths.is_folder(folder))?;
    let manifest = paths.text(&folder.join("package.json")).unwrap_or_default();
    let manifest: Value = serde_json::from_str(manifest).unwrap_or_default();
    let mut target = &manifest["exports"];
    let (key, mut star) = (format!(".{inner}"), "");
    if let Some(exported) = target.get(&key) {
        target = exported;
    } else if let Some((pattern, meant)) = longest_pattern(target, &key) {
        (target, star) = (pattern, meant);
    } else if target.is_null() {
        let main = manifest["main"].as_str().filter(|_| inner.is_empty());
        let path = folder.join(main.unwrap_or(inner.trim_start_matches('/')));
        return found(&normal(&path), paths);
    }
    while let Value::Object(conditions) = target {
        let mut conditions = conditions.iter();
        let holds = |key: &str| [condition, "node", "default"].contains(&key);
        target = conditions.find(|(key, _)| holds(key))?.1;
    }
    found(&normal(&folder.join(target.as_str()?.replace('*', star))), paths)
}

/// Returns the value of the longest pattern with a star in `exports` that a key matches, and the
/// text that the star means.
fn longest_pattern<'a, 'k>(exports: &'a Value, key: &'k str) -> Option<(&'a Value, &'k str)> {
    let matching = exports.as_object()?.iter().filter_map(|(pattern, value)| {
        let (before, after) = pattern.split_once('*')?;
        Some((pattern.len(), value, key.strip_prefix(before)?.strip_suffix(after)?))
    });
    matching.max_by_key(|(len, ..)| *len).map(|(_, value, star)| (value, star))
}

/// Returns the existing file that a path without its ending or its file name means.
fn found(path: &Path, paths: &Paths) -> Option<PathBuf> {
    let named = |path: &Path, ending: &str| {
        let mut path = path.as_os_str().to_owned();
        path.push(ending);
        PathBuf::from(path)
    };
    // TypeScript imports the files that it compiles to.
    let (source, index) = (path.with_extension(""), path.join("index"));
    let paths_meant = [path, &source, &index].map(|path| ENDINGS.map(|it| named(path, it)));
    paths_meant.into_iter().flatten().find(|path| paths.at(path).is_some())
}

/// Returns a path that begins with a dot, unlike the name of a package.
fn dotted(path: &str) -> String {
    if path.starts_with('.') { path.to_owned() } else { format!("./{path}") }
}

fn unquoted(node: Node<'_>) -> String {
    node.copy().trim_matches(['"', '\'', '`']).to_owned()
}
