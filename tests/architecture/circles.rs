//! Finds circular dependencies between the files of a crate, from their sources.
//!
//! A file uses another if one of its paths or private imports resolves to an item of the other,
//! through any re-exports. Re-exports, module declarations and code under `#[cfg(test)]` do not
//! count. A folder and the file of the same name beside it form one room.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;

use syn::visit::{self, Visit};
use syn::{Attribute, Item, UseTree, Visibility};

/// A module's path in its crate.
type Module = Vec<String>;

/// Dependencies in one crate: each file with the files it uses, by module path. A file's own name
/// is the last component; `lib.rs` and `main.rs` have none, and a `mod.rs` has its folder's name.
pub(crate) type Arrows = BTreeMap<Module, BTreeSet<Module>>;

#[derive(Default)]
struct Scope {
    /// Names of the items defined here.
    items: BTreeSet<String>,
    /// Targets of the names imported here.
    imports: HashMap<String, Module>,
    globs: Vec<Module>,
}

/// Returns the dependencies between `files`, given by their paths relative to `lib.rs` and their
/// texts.
pub(crate) fn arrows<'a>(files: impl IntoIterator<Item = (&'a Path, &'a str)>) -> Arrows {
    let files: Vec<_> = files
        .into_iter()
        .map(|(path, text)| (module_of(path), syn::parse_file(text).unwrap().items))
        .collect();
    let mut scopes = HashMap::from([(Module::new(), Scope::default())]);
    for (module, items) in &files {
        let scope = scopes.entry(module.clone()).or_default();
        for item in items.iter().filter(|item| !is_for_tests(attributes(item))) {
            match item {
                Item::Use(item) => {
                    for (name, path) in imports(&item.tree) {
                        match name {
                            Some(name) => _ = scope.imports.insert(name, path),
                            None => scope.globs.push(path),
                        }
                    }
                }
                item => scope.items.extend(name_of(item)),
            }
        }
    }
    let mut arrows = Arrows::new();
    for (module, items) in &files {
        let mut finder = Finder { scopes: &scopes, module, found: BTreeSet::new() };
        items.iter().for_each(|item| finder.visit_item(item));
        finder.found.remove(module);
        arrows.entry(module.clone()).or_default().extend(finder.found);
    }
    arrows
}

/// Returns the circles of at least two rooms: files, and in each folder its contents.
pub(crate) fn circles(arrows: &Arrows) -> Vec<BTreeSet<Module>> {
    let mut circles = circles_of(arrows);
    let deepest = arrows.keys().map(Vec::len).max().unwrap_or_default();
    for depth in 1..deepest {
        // Deeper files belong to their folder, and so does the file of the folder's name.
        let room = |module: &Module| module[..module.len().min(depth)].to_vec();
        let mut rooms = Arrows::new();
        for (from, to) in arrows {
            let others = to.iter().map(room).filter(|to| *to != room(from));
            rooms.entry(room(from)).or_default().extend(others);
        }
        circles.extend(circles_of(&rooms));
    }
    circles
}

fn circles_of(arrows: &Arrows) -> Vec<BTreeSet<Module>> {
    let reached: BTreeMap<&Module, BTreeSet<&Module>> =
        arrows.keys().map(|from| (from, reach(arrows, from))).collect();
    let circle = |one: &Module| -> BTreeSet<Module> {
        let back =
            |other: &&&Module| reached.get(**other).is_some_and(|reached| reached.contains(one));
        reached[one].iter().filter(back).map(|other| (*other).clone()).collect()
    };
    let circles: BTreeSet<_> =
        arrows.keys().map(circle).filter(|circle| circle.len() > 1).collect();
    circles.into_iter().collect()
}

fn reach<'a>(arrows: &'a Arrows, from: &Module) -> BTreeSet<&'a Module> {
    let mut reached = BTreeSet::new();
    let mut open: Vec<_> = arrows[from].iter().collect();
    while let Some(next) = open.pop() {
        if reached.insert(next) {
            open.extend(arrows.get(next).into_iter().flatten());
        }
    }
    reached
}

fn module_of(path: &Path) -> Module {
    let mut parts: Vec<_> =
        path.with_extension("").iter().map(|part| part.to_string_lossy().into_owned()).collect();
    if parts == ["lib"] || parts == ["main"] || parts.last().is_some_and(|last| last == "mod") {
        parts.pop();
    }
    parts
}

struct Finder<'a> {
    scopes: &'a HashMap<Module, Scope>,
    module: &'a Module,
    found: BTreeSet<Module>,
}

impl Finder<'_> {
    fn note(&mut self, path: &[String]) {
        self.found.extend(resolve(self.scopes, self.module, path, 0));
    }

    /// The contents of a macro or an attribute are not parsed.
    fn note_tokens(&mut self, tokens: &impl ToString) {
        let text = tokens.to_string().replace(" :: ", "::");
        for path in text.split(|char: char| !char.is_alphanumeric() && !matches!(char, '_' | ':')) {
            self.note(&path.split("::").map(str::to_owned).collect::<Vec<_>>());
        }
    }
}

/// Returns the module that defines the target of `path` in `module`, or `None` for a module itself
/// or an item of another crate.
fn resolve(
    scopes: &HashMap<Module, Scope>,
    module: &Module,
    path: &[String],
    depth: usize,
) -> Option<Module> {
    let (first, rest) = path.split_first()?;
    let scope = scopes.get(module)?;
    // Imports may refer to each other.
    if depth > 20 {
        return None;
    }
    let inner = [&module[..], std::slice::from_ref(first)].concat();
    match first.as_str() {
        "crate" => resolve(scopes, &Vec::new(), rest, depth + 1),
        "self" => resolve(scopes, module, rest, depth + 1),
        "super" => {
            resolve(scopes, &module[..module.len().checked_sub(1)?].to_vec(), rest, depth + 1)
        }
        _ if scope.items.contains(first) => Some(module.clone()),
        _ if scopes.contains_key(&inner) && !rest.is_empty() => {
            resolve(scopes, &inner, rest, depth + 1)
        }
        _ if scope.imports.contains_key(first) => {
            let whole = [&scope.imports[first][..], rest].concat();
            if whole == path { None } else { resolve(scopes, module, &whole, depth + 1) }
        }
        _ => scope
            .globs
            .iter()
            .find_map(|glob| resolve(scopes, module, &[&glob[..], path].concat(), depth + 1)),
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        if !is_for_tests(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item(&mut self, item: &'ast syn::ImplItem) {
        let attributes =
            if let syn::ImplItem::Fn(function) = item { &function.attrs[..] } else { &[] };
        if !is_for_tests(attributes) {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        if matches!(item.vis, Visibility::Inherited) {
            for (_, path) in imports(&item.tree) {
                self.note(&path);
            }
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.note(&path.segments.iter().map(|part| part.ident.to_string()).collect::<Vec<_>>());
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.note_tokens(&call.tokens);
        visit::visit_macro(self, call);
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if let syn::Meta::List(list) = &attribute.meta {
            self.note_tokens(&list.tokens);
        }
        visit::visit_attribute(self, attribute);
    }
}

/// Returns the names introduced by an import with their targets; a glob has no name.
fn imports(tree: &UseTree) -> Vec<(Option<String>, Module)> {
    let mut found = Vec::new();
    let mut open = vec![(Vec::new(), tree)];
    while let Some((mut path, tree)) = open.pop() {
        let mut named = |path: Module, name: String| found.push((Some(name), path));
        match tree {
            UseTree::Path(part) => {
                path.push(part.ident.to_string());
                open.push((path, &part.tree));
            }
            UseTree::Group(group) => {
                open.extend(group.items.iter().map(|tree| (path.clone(), tree)));
            }
            UseTree::Name(part) if part.ident == "self" => {
                let name = path.last().cloned().unwrap_or_default();
                named(path, name);
            }
            UseTree::Name(part) => {
                path.push(part.ident.to_string());
                named(path, part.ident.to_string());
            }
            UseTree::Rename(part) => {
                if part.ident != "self" {
                    path.push(part.ident.to_string());
                }
                named(path, part.rename.to_string());
            }
            UseTree::Glob(_) => found.push((None, path)),
        }
    }
    found
}

fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("test")
            || attribute.path().is_ident("cfg")
                && attribute
                    .parse_args::<syn::Path>()
                    .is_ok_and(|argument| argument.is_ident("test"))
    })
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Mod(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Const(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        _ => &[],
    }
}

fn name_of(item: &Item) -> Option<String> {
    let name = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Union(item) => &item.ident,
        _ => return None,
    };
    Some(name.to_string())
}

#[test]
fn a_dependency_is_found_in_every_spelling() {
    let face =
        "mod a; mod b; pub use a::{A, f}; pub(crate) use b::g as h; use a::X as Y; pub use a::*;";
    for (b, expected) in [
        ("use crate::f;", &["a"][..]),
        ("use crate::A as B;", &["a"]),
        ("use super::a::{self}; fn g() { a::f() }", &["a"]),
        ("fn g() { crate::f() }", &["a"]),
        ("fn g() -> super::Y { }", &["a"]),
        ("fn g() { println!(\"{}\", crate::a::f()) }", &["a"]),
        ("struct S { a: Vec<crate::A> }", &["a"]),
        ("#[command(after_help = crate::f())] struct S;", &["a"]),
        ("use super::*; fn g() { f() }", &["a"]),
        ("use super::a;", &[]),
        ("pub use super::a::f;", &[]),
        ("use std::fmt; use other::f; fn g() { fmt::f(); crate::h(); self::g(); }", &[]),
        ("#[cfg(test)] mod tests { use crate::f; }", &[]),
        ("#[cfg(test)] use crate::f; fn g() {}", &[]),
    ] {
        let files = [
            ("lib.rs", face),
            ("a.rs", "pub struct A; pub type X = A; pub fn f() {}"),
            ("b.rs", b),
        ];
        let arrows = arrows(files.map(|(path, text)| (Path::new(path), text)));
        let found: Vec<_> =
            arrows[&vec!["b".to_owned()]].iter().map(|module| module.join("/")).collect();
        assert_eq!(found, expected, "{b}");
    }
}

#[test]
fn files_and_folders_that_use_each_other_are_a_circle() {
    let check = |files: &[(&str, &str)], expected: &[&[&str]]| {
        let arrows = arrows(files.iter().map(|(path, text)| (Path::new(*path), *text)));
        let found: Vec<Vec<_>> = circles(&arrows)
            .iter()
            .map(|circle| circle.iter().map(|module| module.join("/")).collect())
            .collect();
        assert_eq!(found, expected, "{files:?}");
    };
    check(
        &[
            ("a.rs", "use crate::b::g; fn f() {}"),
            ("b.rs", "fn g() { crate::c::h() }"),
            ("c.rs", "fn h() {}"),
        ],
        &[],
    );
    check(
        &[
            ("a.rs", "use crate::b::g; fn f() {}"),
            ("b.rs", "fn g() { crate::c::h() }"),
            ("c.rs", "fn h() { super::a::f() }"),
        ],
        &[&["a", "b", "c"]],
    );
    // A file that uses another one in its own folder, and is used by a file elsewhere.
    check(
        &[
            ("a.rs", "mod i; fn f() { i::g() }"),
            ("a/i.rs", "pub fn g() {}"),
            ("b.rs", "use crate::a::f;"),
        ],
        &[],
    );
    check(
        &[("a.rs", "fn f() { i::g() }"), ("a/i.rs", "pub fn g() { super::f() }")],
        &[&["a", "a/i"]],
    );
    // The files form no circle, but the folders do.
    let apart =
        [("a/i.rs", "use crate::b::j::g;"), ("a/k.rs", "fn h() {}"), ("b/j.rs", "fn g() {}")];
    let faces = [("a.rs", "mod i;"), ("b.rs", "mod j;")];
    check(&[&apart[..], &faces].concat(), &[]);
    check(&[&apart[..], &faces, &[("b/l.rs", "use crate::a::k::h;")]].concat(), &[&["a", "b"]]);
}
