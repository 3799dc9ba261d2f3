//! Packages of Rust, where cargo finds them: vendored ones, and those of its registry.
//!
//! A copy becomes a dependency by its path instead of a version, so that no candidate can find the
//! package of the registry instead. Its manifest is written anew: with the dependencies that this
//! system needs, and without targets of its own, such as tests.

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;
use toml::de::DeTable;

use super::copies::Copies;
use super::error::DependencyError;
use super::packages::{PLACE, files_below, required, text};

const MANIFEST: &str = "Cargo.toml";
const LOCK: &str = "Cargo.lock";
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";
/// Tables of dependencies.
const TABLES: [&str; 5] = [
    "dependencies",
    "dev-dependencies",
    "dev_dependencies",
    "build-dependencies",
    "build_dependencies",
];
/// Parts of a package that no other package needs.
const UNUSED: [&str; 7] =
    ["tests", "benches", "examples", "target", MANIFEST, "Cargo.toml.orig", LOCK];

/// Copies the packages that the outermost manifest and the other members of its workspace require.
pub(super) fn copy(copies: &mut Copies) -> Result<(), DependencyError> {
    let Some((folder, metadata)) = required(copies, MANIFEST, metadata) else { return Ok(()) };
    let graph = Graph::new(&metadata, &folder);
    let copied = graph.copied(copies);
    let folders: Vec<_> = copied.values().filter_map(|package| folder_of(package)).collect();
    let root = copies.root().to_owned();
    copies.leave_out(|path| folders.iter().any(|folder| root.join(path).starts_with(folder)));
    for package in copied.values() {
        let (Some(from), to) = (folder_of(package), graph.place(package)) else { continue };
        let is_used = |path: &Path| {
            let is_hidden =
                path.file_name().is_some_and(|it| it.as_encoded_bytes().starts_with(b"."));
            !is_hidden && !UNUSED.iter().any(|name| path == Path::new(name))
        };
        let files = files_below(from, &is_used)?.into_iter();
        let added = files.map(|file| (to.join(&file), from.join(file))).collect();
        copies.add(&format!("{} {}", text(&package["name"]), text(&package["version"])), added)?;
        copies.write(&to.join(MANIFEST), graph.manifest(package, from));
    }
    let members = graph.packages.values().filter(|package| package["source"].is_null());
    let outer = Path::new(text(&metadata["workspace_root"]));
    let mut folders: Vec<_> = members.filter_map(|it| Some((folder_of(it)?, Some(*it)))).collect();
    if folders.iter().all(|(folder, _)| *folder != outer) {
        folders.push((outer, None));
    }
    for (folder, member) in folders {
        let Ok(inner) = folder.strip_prefix(&root) else { continue };
        let manifest = inner.join(MANIFEST);
        let Some(old) = copies.paths.text(&manifest).map(str::to_owned) else { continue };
        let (new, others) = graph.redirected(&old, inner, member);
        for name in others {
            copies.note_left_out(&name, "cargo does not use it here, or not from its registry");
        }
        copies.write(&manifest, new);
    }
    let lock = folder.join(LOCK);
    if let Some(text) = copies.paths.text(&lock).map(|text| graph.unlocked(text)) {
        copies.write(&lock, text);
    }
    Ok(())
}

/// Asks cargo for the packages that are used on this system, with all features if their packages
/// are there.
fn metadata(folder: &Path) -> Result<Value, String> {
    let cargo = |arguments: &[&str]| {
        let mut command = Command::new("cargo");
        let output = command.args(arguments).current_dir(folder).stdin(Stdio::null()).output();
        let output = output.map_err(|error| format!("cannot run cargo: {error}"))?;
        match output.status.success() {
            true => Ok(output.stdout),
            false => {
                let said = String::from_utf8_lossy(&output.stderr);
                let error = said.lines().find(|line| line.starts_with("error")).unwrap_or(&said);
                Err(format!("cargo says \"{}\"; run cargo fetch first", error.trim()))
            }
        }
    };
    let version = String::from_utf8_lossy(&cargo(&["-vV"])?).into_owned();
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).unwrap_or_default();
    let ask = [
        "metadata",
        "--format-version=1",
        "--offline",
        "--locked",
        "--filter-platform",
        host,
        "--all-features",
    ];
    let answer = cargo(&ask).or_else(|_| cargo(&ask[..ask.len() - 1]))?;
    serde_json::from_slice(&answer).map_err(|error| error.to_string())
}

/// Packages that cargo uses.
struct Graph<'m> {
    packages: HashMap<&'m str, &'m Value>,
    /// Dependencies of each package.
    nodes: HashMap<&'m str, &'m [Value]>,
    /// Folder of the input for copies.
    place: PathBuf,
}

impl<'m> Graph<'m> {
    fn new(metadata: &'m Value, folder: &Path) -> Self {
        let packages = items(&metadata["packages"]).iter().map(|it| (text(&it["id"]), it));
        let nodes = items(&metadata["resolve"]["nodes"]).iter();
        let nodes = nodes.map(|it| (text(&it["id"]), items(&it["deps"])));
        Self { packages: packages.collect(), nodes: nodes.collect(), place: folder.join(PLACE) }
    }

    /// Returns the packages to copy, in order.
    fn copied(&self, copies: &mut Copies) -> BTreeMap<&'m str, &'m Value> {
        let own = self.packages.iter().filter(|(_, package)| package["source"].is_null());
        let (mut open, mut found): (Vec<_>, _) = (own.map(|it| *it.0).collect(), BTreeMap::new());
        while let Some(id) = open.pop() {
            for (id, package) in self.used_by(id) {
                if is_copied(package) && found.insert(id, package).is_none() {
                    open.push(id);
                } else if !is_copied(package) && !package["source"].is_null() {
                    copies.note_left_out(text(&package["name"]), "it is not from crates.io");
                }
            }
        }
        found
    }

    fn used_by(&self, id: &str) -> impl Iterator<Item = (&'m str, &'m Value)> {
        let used = self.nodes.get(id).copied().unwrap_or_default().iter();
        let used = used.filter_map(|it| self.packages.get_key_value(text(&it["pkg"])));
        used.map(|(id, package)| (*id, *package))
    }

    /// Returns the folder of the copy of a package.
    fn place(&self, package: &Value) -> PathBuf {
        self.place.join(format!("{}-{}", text(&package["name"]), text(&package["version"])))
    }

    /// Returns the package of this name that a package, or any one, uses as `key`.
    fn used(&self, by: Option<&Value>, name: &str, key: &str) -> Option<&'m Value> {
        let users: Vec<_> = match by {
            Some(package) => vec![text(&package["id"])],
            None => self.nodes.keys().copied().collect(),
        };
        let edges = users.iter().flat_map(|id| self.nodes.get(id).copied().unwrap_or_default());
        let edges = edges.filter_map(|edge| Some((edge, *self.packages.get(text(&edge["pkg"]))?)));
        let found: Vec<_> = edges.filter(|(_, package)| text(&package["name"]) == name).collect();
        let is_key = |edge: &Value| text(&edge["name"]) == key.replace('-', "_");
        let named = found.iter().find(|(edge, _)| is_key(edge));
        named.or(found.first()).map(|(_, package)| *package)
    }

    /// Returns the manifest of a copied package in `folder`.
    fn manifest(&self, package: &Value, folder: &Path) -> String {
        let mut lines = vec!["[package]".to_owned()];
        for key in ["name", "version", "edition", "links"] {
            let value = &package[key];
            lines.extend((!value.is_null()).then(|| format!("{key} = {value}")));
        }
        for target in items(&package["targets"]) {
            let path = Path::new(text(&target["src_path"]));
            let path = path.strip_prefix(folder).unwrap_or(path).to_string_lossy().into_owned();
            let path = Value::from(path);
            let kinds = items(&target["kind"]);
            let is_macro = kinds.iter().any(|kind| kind == "proc-macro");
            if kinds.iter().any(|kind| kind == "custom-build") {
                lines.insert(1, format!("build = {path}"));
            } else if is_macro || kinds.iter().any(|kind| text(kind).ends_with("lib")) {
                lines.extend(["[lib]".into(), format!("name = {}", target["name"])]);
                lines.push(format!("path = {path}"));
                lines.extend(is_macro.then(|| "proc-macro = true".into()));
            }
        }
        // Cargo does not report warnings of packages of a registry either.
        lines.extend(["[lints.rust]".into(), "warnings = \"allow\"".into()]);
        let (mut keys, mut tables) = (Vec::new(), Vec::new());
        for declared in items(&package["dependencies"]) {
            let (kind, name) = (&declared["kind"], text(&declared["name"]));
            let key = declared["rename"].as_str().unwrap_or(name);
            let is_used = |edge: &Value| {
                let mut kinds = items(&edge["dep_kinds"]).iter();
                kinds.any(|it| it["kind"] == *kind && it["target"] == declared["target"])
            };
            let used = self.used(Some(package), name, key).filter(|used| {
                let edges = self.nodes.get(text(&package["id"])).copied().unwrap_or_default();
                edges.iter().any(|edge| edge["pkg"] == used["id"] && is_used(edge))
            });
            let Some(used) = used.filter(|_| kind != "dev") else { continue };
            keys.push(key);
            let target = &declared["target"];
            let target = if target.is_null() { String::new() } else { format!("target.{target}.") };
            let kind = if kind == "build" { "build-" } else { "" };
            tables.push(format!("[{target}{kind}dependencies.{}]", Value::from(key)));
            let place =
                format!("../{}", self.place(used).file_name().unwrap_or_default().display());
            tables.push(format!("path = {}", Value::from(place)));
            tables.push(format!("package = {}", declared["name"]));
            tables.push(format!("features = {}", declared["features"]));
            tables.push(format!("default-features = {}", declared["uses_default_features"]));
            tables.push(format!("optional = {}", declared["optional"]));
        }
        lines.push("[features]".into());
        for (feature, needed) in package["features"].as_object().into_iter().flatten() {
            let features = package["features"].as_object();
            let is_known = |it: &&Value| {
                let name = text(it);
                let key = name.strip_prefix("dep:").unwrap_or(name);
                let key = key.split('/').next().unwrap_or(key).trim_end_matches('?');
                keys.contains(&key)
                    || name == key && features.is_some_and(|it| it.contains_key(key))
            };
            let needed: Vec<_> = items(needed).iter().filter(is_known).cloned().collect();
            lines.push(format!("{} = {}", Value::from(feature.as_str()), Value::from(needed)));
        }
        (lines.join("\n") + "\n") + &tables.join("\n") + "\n"
    }

    /// Returns a manifest in `folder` with the paths of copies instead of versions, and the names
    /// of other packages that it requires.
    fn redirected(
        &self,
        manifest: &str,
        folder: &Path,
        member: Option<&Value>,
    ) -> (String, Vec<String>) {
        let (mut edits, mut others) = (Vec::<(Range<usize>, String)>::new(), Vec::new());
        let Ok(table) = DeTable::parse(manifest) else { return (manifest.to_owned(), others) };
        let table = table.get_ref();
        let targets = table.get("target").and_then(|it| it.get_ref().as_table()).into_iter();
        let targets = targets.flat_map(DeTable::values).filter_map(|it| it.get_ref().as_table());
        let workspace = table.get("workspace").and_then(|it| it.get_ref().as_table());
        let tables = [table].into_iter().chain(targets);
        let tables =
            tables.flat_map(|table| TABLES.iter().map(move |name| (table.get(*name), member)));
        let tables = tables.chain(workspace.map(|it| (it.get(TABLES[0]), None)));
        for (dependencies, member) in tables {
            let dependencies = dependencies.and_then(|it| it.get_ref().as_table());
            for (key, value) in dependencies.into_iter().flatten() {
                let (key, table) = (&**key.get_ref(), value.get_ref().as_table());
                let version = table.and_then(|table| table.get_key_value("version"));
                let has = |key: &str| table.is_some_and(|table| table.contains_key(key));
                if table.is_some() && version.is_none()
                    || ["path", "git", "registry"].iter().any(|it| has(it))
                {
                    continue;
                }
                let name =
                    table.and_then(|it| it.get("package")).and_then(|it| it.get_ref().as_str());
                let name = name.unwrap_or(key);
                let Some(used) = self.used(member, name, key).filter(|it| is_copied(it)) else {
                    others.push(name.to_owned());
                    continue;
                };
                let up = folder.strip_prefix(self.place.parent().unwrap_or(folder));
                let up = "../".repeat(up.map_or(0, |inner| inner.components().count()));
                let place = self.place(used);
                let place =
                    place.strip_prefix(self.place.parent().unwrap_or(folder)).unwrap_or(&place);
                let path = format!("path = {}", Value::from(format!("{up}{}", place.display())));
                edits.push(match version {
                    Some((key, value)) => (key.span().start..value.span().end, path),
                    None => (value.span(), format!("{{ {path} }}")),
                });
            }
        }
        if let Some(workspace) = workspace {
            // Copies are not members.
            let excluded = format!("exclude = [\"{PLACE}\"]\n");
            let header = manifest.find("[workspace]\n").map(|at| at + "[workspace]\n".len());
            edits.push(match (workspace.get("exclude"), header) {
                (Some(list), _) => {
                    let start = list.span().start + 1;
                    (start..start, format!("\"{PLACE}\", "))
                }
                (None, Some(start)) => (start..start, excluded),
                (None, None) => {
                    (manifest.len()..manifest.len(), format!("\n[workspace]\n{excluded}"))
                }
            });
        }
        edits.sort_by_key(|(range, _)| range.start);
        let mut text = manifest.to_owned();
        for (range, new) in edits.into_iter().rev() {
            text.replace_range(range, &new);
        }
        (text, others)
    }

    /// Returns a lock file with the copies instead of packages of a registry.
    fn unlocked(&self, lock: &str) -> String {
        let copied = self.packages.values().filter(|package| is_copied(package));
        let heads: Vec<_> = copied
            .map(|it| format!("[[package]]\nname = {}\nversion = {}\n", it["name"], it["version"]))
            .collect();
        let of_registry = format!("source = \"{REGISTRY}\"");
        let blocks = lock.split("\n\n").map(|block| {
            let is_copy = heads.iter().any(|head| block.starts_with(head));
            if !is_copy || !block.contains(&of_registry) {
                return block.to_owned();
            }
            let is_kept = |line: &&str| *line != of_registry && !line.starts_with("checksum = ");
            block.lines().filter(is_kept).collect::<Vec<_>>().join("\n")
        });
        blocks.collect::<Vec<_>>().join("\n\n") + "\n"
    }
}

fn is_copied(package: &Value) -> bool {
    package["source"] == REGISTRY
}

/// Returns the folder of a package.
fn folder_of(package: &Value) -> Option<&Path> {
    Path::new(package["manifest_path"].as_str()?).parent()
}

fn items(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Returns packages in which `p` uses two versions of `a`, one by the name `old`.
    fn metadata() -> Value {
        let package = |name: &str, version: &str| {
            let id = format!("{name} {version}");
            json!({ "id": id, "name": name, "version": version, "source": REGISTRY })
        };
        let edges = [("a", "a 2.0.0"), ("old", "a 1.0.0"), ("b_c", "b-c 0.1.0+x")];
        let edges = edges.map(|(name, id)| json!({ "name": name, "pkg": id }));
        json!({
            "packages": [
                { "id": "p", "name": "p", "version": "1.0.0", "source": null },
                package("a", "2.0.0"), package("a", "1.0.0"), package("b-c", "0.1.0+x"),
            ],
            "resolve": { "nodes": [{ "id": "p", "deps": edges }] },
        })
    }

    #[test]
    fn each_form_of_a_dependency_gets_the_path_of_its_copy() {
        let metadata = metadata();
        let graph = Graph::new(&metadata, Path::new("in"));
        let check = |old: &str, new: &str, others: &[&str]| {
            let found = graph.redirected(old, Path::new("in/deep"), Some(graph.packages["p"]));
            assert_eq!(found.0, new, "{old}");
            assert_eq!(found.1, others, "{old}");
        };
        let [a, old, b] = ["a-2.0.0", "a-1.0.0", "b-c-0.1.0+x"]
            .map(|name| format!("path = \"../third_party/{name}\""));
        check(
            "[dependencies]\na = \"2\" # a\nz.version = \"1\"\n\
             [build-dependencies.b-c]\nversion = '0'\n",
            &format!(
                "[dependencies]\na = {{ {a} }} # a\nz.version = \"1\"\n\
                 [build-dependencies.b-c]\n{b}\n"
            ),
            &["z"],
        );
        check(
            "dependencies.a.version = \"2\"\n[target.'cfg(unix)'.dev-dependencies]\n\
             old = { package = \"a\", version = \"1\", features = [] }\n",
            &format!(
                "dependencies.a.{a}\n[target.'cfg(unix)'.dev-dependencies]\n\
                 old = {{ package = \"a\", {old}, features = [] }}\n"
            ),
            &[],
        );
        let others =
            "[dependencies]\na = { version = \"1\", path = \"x\" }\nb-c.workspace = true\n";
        check(others, others, &[]);
        check(
            "[workspace]\n[workspace.dependencies]\na = { version = \"2\" }\n",
            &format!(
                "[workspace]\nexclude = [\"third_party\"]\n\
                 [workspace.dependencies]\na = {{ {a} }}\n"
            ),
            &[],
        );
        check(
            "[workspace]\nexclude = [\"x\"]",
            "[workspace]\nexclude = [\"third_party\", \"x\"]",
            &[],
        );
        check("[dependencies", "[dependencies", &[]);
    }

    #[test]
    fn only_copies_lose_their_source_in_a_lock_file() {
        let metadata = metadata();
        let package = |name: &str| {
            format!(
                "[[package]]\nname = \"{name}\"\nversion = \"2.0.0\"\nsource = \"{REGISTRY}\"\n\
                 checksum = \"1\"\n"
            )
        };
        let found = Graph::new(&metadata, Path::new("")).unlocked(&format!(
            "version = 4\n\n{}\n{}",
            package("a"),
            package("z")
        ));
        let copy = "[[package]]\nname = \"a\"\nversion = \"2.0.0\"\n";
        assert_eq!(found.trim_end(), format!("version = 4\n\n{copy}\n{}", package("z")).trim_end());
    }
}
