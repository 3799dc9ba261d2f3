//! Packages of JavaScript and TypeScript, from `node_modules`.
//!
//! Only the `package.json` of a package and the files that imports reach are copied.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::copies::Copies;
use super::error::DependencyError;
use super::packages::{Imported, Packages};

pub(super) struct Node {
    /// Original folder of each copied package, by the folder of the copy.
    packages: HashMap<PathBuf, PathBuf>,
}

const FOLDER: &str = "node_modules";
const MANIFEST: &str = "package.json";
/// Endings of a file that a path without them can mean.
const ENDINGS: [&str; 10] =
    ["", ".js", ".mjs", ".cjs", ".json", ".jsx", ".ts", ".tsx", ".d.ts", ".node"];
/// Endings of the types of a file, by that of the file.
const TYPES: [(&str, &str); 3] = [(".js", ".d.ts"), (".mjs", ".d.mts"), (".cjs", ".d.cts")];
/// Endings of files that import types.
const TYPED: [&str; 4] = ["ts", "tsx", "mts", "cts"];
/// Conditions of `exports` under which a file may be imported.
const CONDITIONS: [&str; 7] =
    ["import", "require", "node", "default", "types", "module", "module-sync"];

impl Node {
    pub(super) fn new(copies: &mut Copies) -> Self {
        if copies.leave_out(is_installed) > 0 {
            copies.note_left_out(FOLDER, "only the files that imports reach are");
        }
        Self { packages: HashMap::new() }
    }

    /// Returns the folder of the copied package that contains a file.
    fn package_of<'p>(&self, file: &'p Path) -> Option<&'p Path> {
        file.ancestors().find(|folder| self.packages.contains_key(*folder))
    }

    /// Returns the folder of the copy of the installed package `name` for the file `importer`.
    fn package(&mut self, name: &Path, importer: &Path, copies: &mut Copies) -> Option<PathBuf> {
        let source = copies.source(importer);
        let real = fs::canonicalize(&source).unwrap_or_else(|_| source.clone());
        let around = source.ancestors().skip(1).chain(real.ancestors().skip(1));
        let mut installed = around.map(|folder| folder.join(FOLDER).join(name));
        let installed = installed.find(|folder| folder.is_dir())?;
        let installed = fs::canonicalize(&installed).unwrap_or(installed);
        let mut visible = importer.ancestors().skip(1).map(|it| it.join(FOLDER).join(name));
        let copied = visible.find(|copy| self.packages.contains_key(copy));
        let copy = match copied {
            Some(copy) if self.packages[&copy] == installed => return Some(copy),
            None => Path::new(FOLDER).join(name),
            // Another version is in the outer folder.
            Some(_) => {
                let around = self.package_of(importer).or(importer.parent());
                around.unwrap_or(Path::new("")).join(FOLDER).join(name)
            }
        };
        self.packages.insert(copy.clone(), installed);
        Some(copy)
    }
}

impl Packages for Node {
    fn are_all_followed(&self) -> bool {
        true
    }

    fn copy(
        &mut self,
        import: &Imported<'_>,
        copies: &mut Copies,
    ) -> Result<bool, DependencyError> {
        let &Imported { module, by: importer, is_known } = import;
        let is_typed = importer.extension().is_some_and(|it| TYPED.iter().any(|end| it == *end));
        // The types of a known file can be missing.
        if is_known && !is_typed {
            return Ok(false);
        }
        let names = module.strip_prefix("/").unwrap_or(module);
        if let Some(copy) = self.package_of(names).map(Path::to_owned) {
            let inner = names.strip_prefix(&copy).unwrap_or(names);
            return self.add(&copy, files(&self.packages[&copy], inner, is_typed), copies);
        }
        if is_known || names == module {
            return Ok(false);
        }
        let text = names.to_string_lossy();
        if text.starts_with('#') {
            let Some(copy) = self.package_of(importer).map(Path::to_owned) else {
                return Ok(false);
            };
            let folder = &self.packages[&copy];
            let manifest = manifest(folder);
            let targets = mapped(&manifest["imports"], &text);
            let found = targets.iter().flat_map(|it| files(folder, Path::new(it), is_typed));
            return self.add(&copy, found.collect(), copies);
        }
        let count = if text.starts_with('@') { 2 } else { 1 };
        let name: PathBuf = names.iter().take(count).collect();
        let inner: PathBuf = names.iter().skip(count).collect();
        let first = name.to_string_lossy().into_owned();
        if first.is_empty() || first.starts_with("node:") {
            return Ok(false);
        }
        let is_standard = STANDARD.split_whitespace().any(|it| it == first);
        let types = Path::new("@types").join(first.trim_start_matches('@').replace('/', "__"));
        let mut is_new = false;
        let package = self.package(&name, importer, copies);
        if let Some(copy) = &package {
            let found = entries(&self.packages[copy], &inner, is_typed);
            if found.is_empty() {
                let what = Path::new(&first).join(&inner).display().to_string();
                copies.note_left_out(&what, "the package has no such file");
            }
            is_new |= self.add(copy, found, copies)?;
        } else if !is_standard {
            copies.note_left_out(&first, format!("no {FOLDER} has it"));
        }
        if is_typed && let Some(copy) = self.package(&types, importer, copies) {
            let found = entries(&self.packages[&copy], &inner, true);
            is_new |= self.add(&copy, found, copies)?;
        }
        Ok(is_new)
    }
}

impl Node {
    /// Adds files of a package and its manifest. Returns `true` if any of them is new.
    fn add(
        &self,
        copy: &Path,
        found: Vec<PathBuf>,
        copies: &mut Copies,
    ) -> Result<bool, DependencyError> {
        let folder = &self.packages[copy];
        let name: Vec<_> = copy.iter().filter(|part| *part != FOLDER).collect();
        let name = name.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/");
        let (compiled, found): (Vec<_>, Vec<_>) =
            found.into_iter().partition(|file| file.extension().is_some_and(|it| it == "node"));
        if let Some(file) = compiled.first() {
            copies.note_left_out(&name, format!("{} is compiled", folder.join(file).display()));
        }
        if found.is_empty() {
            return Ok(false);
        }
        let mut all: Vec<_> = [PathBuf::from(MANIFEST)].into_iter().chain(found).collect();
        all.sort();
        all.dedup();
        all.retain(|file| {
            folder.join(file).is_file() && copies.paths.at(&copy.join(file)).is_none()
        });
        let added: Vec<_> = all.iter().map(|file| (copy.join(file), folder.join(file))).collect();
        let is_new = !added.is_empty();
        copies.add(&name, added)?;
        Ok(is_new)
    }
}

/// Returns `true` for a file of an installed package.
fn is_installed(path: &Path) -> bool {
    path.iter().any(|part| part == FOLDER)
}

/// Reads the manifest in a folder; null if there is none.
fn manifest(folder: &Path) -> Value {
    let text = fs::read(folder.join(MANIFEST)).unwrap_or_default();
    serde_json::from_slice(&text).unwrap_or_default()
}

/// Returns the files of the package in `folder` that an import of `inner` in it may mean; empty for
/// the package itself.
fn entries(folder: &Path, inner: &Path, is_typed: bool) -> Vec<PathBuf> {
    let manifest = manifest(folder);
    let key = if inner.as_os_str().is_empty() {
        ".".to_owned()
    } else {
        format!("./{}", inner.display())
    };
    let mut targets = mapped(&manifest["exports"], &key);
    if targets.is_empty() && key != "." {
        return files(folder, inner, is_typed);
    }
    let has_others = targets.is_empty() || is_typed;
    if has_others {
        let keys = if is_typed { &["main", "module", "types", "typings"][..] } else { &["main"] };
        let named = keys.iter().filter_map(|key| manifest[key].as_str());
        targets.extend(named.filter(|_| key == ".").map(str::to_owned));
    }
    let of = |target: &str| files(folder, Path::new(target), is_typed);
    let found: Vec<_> = targets.iter().flat_map(|target| of(target)).collect();
    if found.is_empty() && has_others { of("index") } else { found }
}

/// Returns the paths that a map of `exports` or `imports` gives for a key, under any condition that
/// may hold.
fn mapped(map: &Value, key: &str) -> Vec<String> {
    let has_keys = |map: &serde_json::Map<String, Value>| {
        map.keys().any(|key| key.starts_with('.') || key.starts_with('#'))
    };
    let (value, star) = match map {
        Value::Object(map) if has_keys(map) => {
            let found = map
                .iter()
                .filter_map(|(pattern, value)| Some((pattern, value, matched(pattern, key)?)));
            // The longest pattern is the most specific one.
            let found = found.max_by_key(|(pattern, _, star)| (star.is_empty(), pattern.len()));
            let Some((_, value, star)) = found else { return Vec::new() };
            (value, star)
        }
        value if key == "." => (value, ""),
        _ => return Vec::new(),
    };
    let (mut open, mut found) = (vec![value], Vec::new());
    while let Some(value) = open.pop() {
        match value {
            Value::String(target) => found.push(target.replace('*', star)),
            Value::Array(all) => open.extend(all),
            Value::Object(map) => {
                let known = map.iter().filter(|(key, _)| CONDITIONS.contains(&key.as_str()));
                open.extend(known.map(|(_, value)| value));
            }
            _ => {}
        }
    }
    found
}

/// Returns the part of a key that the star of a pattern means; empty if both are equal.
fn matched<'a>(pattern: &str, key: &'a str) -> Option<&'a str> {
    match pattern.split_once('*') {
        Some((before, after)) => key.strip_prefix(before)?.strip_suffix(after),
        None => (pattern == key).then_some(""),
    }
}

/// Returns the existing files in `folder` that a path can mean, and their types.
fn files(folder: &Path, path: &Path, is_typed: bool) -> Vec<PathBuf> {
    let path: PathBuf = path.components().filter(|it| it.as_os_str() != ".").collect();
    let with = |path: &Path, ending: &str| {
        let mut path = path.as_os_str().to_owned();
        path.push(ending);
        PathBuf::from(path)
    };
    let is_inside = |path: &PathBuf| {
        path.components().all(|it| matches!(it, std::path::Component::Normal(_)))
            && folder.join(path).is_file()
    };
    let main = manifest(&folder.join(&path))["main"].as_str().map(|main| path.join(main));
    let stems = [Some(path.clone()), main, Some(path.join("index"))];
    let meant = stems.into_iter().flatten().flat_map(|stem| ENDINGS.map(|it| with(&stem, it)));
    let found = meant.into_iter().find(is_inside);
    let mut all: Vec<_> = found.iter().cloned().collect();
    if is_typed {
        // The types of a file are beside it, even if the file is missing.
        let stem = found.unwrap_or(path).to_string_lossy().into_owned();
        let types =
            TYPES.iter().filter_map(|(from, to)| Some(stem.strip_suffix(from)?.to_owned() + to));
        let beside = [format!("{stem}.d.ts"), format!("{stem}/index.d.ts")];
        all.extend(types.chain(beside).map(PathBuf::from).filter(is_inside));
    }
    all
}

/// Modules of Node.js.
const STANDARD: &str = "\
assert async_hooks buffer child_process cluster console constants crypto dgram \
diagnostics_channel dns domain events fs http http2 https inspector module net os path \
perf_hooks process punycode querystring readline repl stream string_decoder sys timers tls \
trace_events tty url util v8 vm wasi worker_threads zlib";
