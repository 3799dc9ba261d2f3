//! Packages of Go, where its tool finds them: vendored ones, and those of the module cache.
//!
//! A copied module replaces a version that does not exist, so that no candidate can find the
//! module of the cache instead.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

use super::copies::Copies;
use super::error::DependencyError;
use super::packages::{PLACE, required, text};

const MANIFEST: &str = "go.mod";
const VENDORED: &str = "vendor";
/// Fields of a package with the names of the files that it is built from.
const FILES: [&str; 10] = [
    "GoFiles",
    "CgoFiles",
    "CFiles",
    "CXXFiles",
    "MFiles",
    "HFiles",
    "FFiles",
    "SFiles",
    "SysoFiles",
    "EmbedFiles",
];

/// Copies the packages that those of the outermost module import, as far as this system needs them.
pub(super) fn copy(copies: &mut Copies) -> Result<(), DependencyError> {
    let Some((folder, packages)) = required(copies, MANIFEST, packages) else { return Ok(()) };
    let inner = folder.join(VENDORED);
    let vendored = copies.root().join(&inner);
    if copies.paths.text(&inner.join("modules.txt")).is_some() {
        copies.leave_out(|path| path.starts_with(&inner));
    }
    let (mut modules, mut done) = (BTreeMap::new(), BTreeSet::new());
    for package in &packages {
        let (name, module) = (text(&package["ImportPath"]), &package["Module"]);
        let from = Path::new(text(&package["Dir"]));
        if let Some(error) = package["Error"]["Err"].as_str().filter(|_| module.is_null()) {
            copies.note_left_out(name, error.lines().next().unwrap_or(error));
        }
        let is_own = from.starts_with(copies.root()) && !from.starts_with(&vendored);
        if module.is_null() || is_own || !done.insert(from) {
            continue;
        }
        let path = text(&module["Path"]);
        // A package that is built for a test has its name too.
        let name = name.split(' ').next().unwrap_or(name);
        let inner = name.strip_prefix(path).unwrap_or_default().trim_start_matches('/');
        let to = folder.join(PLACE).join(path).join(inner);
        let files = FILES.iter().flat_map(|field| package[*field].as_array()).flatten();
        let files = files.map(|file| (to.join(text(file)), from.join(text(file))));
        copies.add(path, files.collect())?;
        modules.insert(path, module);
    }
    for (path, module) in &modules {
        let version = module["GoVersion"].as_str().unwrap_or("1.16");
        let text = format!("module {path}\n\ngo {version}\n");
        copies.write(&folder.join(PLACE).join(path).join(MANIFEST), text);
    }
    let manifest = folder.join(MANIFEST);
    if let Some(text) = copies.paths.text(&manifest).map(|text| redirected(text, &modules)) {
        copies.write(&manifest, text);
    }
    Ok(())
}

/// Asks for the packages of a module and those that they and their tests import.
fn packages(folder: &Path) -> Result<Vec<Value>, String> {
    let fields = format!("-json=Dir,ImportPath,Module,Error,{}", FILES.join(","));
    // With this flag, the tool would write to the manifest.
    let flags = std::env::var("GOFLAGS").unwrap_or_default().replace("-mod=mod", "");
    let mut command = Command::new("go");
    command.args(["list", "-e", "-deps", "-test", &fields, "./..."]);
    command.env("GOPROXY", "off").env("GOFLAGS", flags.trim());
    let output = command.current_dir(folder).stdin(Stdio::null()).output();
    let output = output.map_err(|error| format!("cannot run go: {error}"))?;
    let packages: Result<Vec<_>, _> =
        serde_json::Deserializer::from_slice(&output.stdout).into_iter().collect();
    let packages = packages.map_err(|error| error.to_string())?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(format!("go says \"{}\"", said.lines().next().unwrap_or_default()));
    }
    Ok(packages)
}

/// Returns a manifest in which the copies replace the modules.
fn redirected(manifest: &str, modules: &BTreeMap<&str, &Value>) -> String {
    let (mut lines, mut block, mut required) = (Vec::new(), None, BTreeSet::new());
    for line in manifest.lines() {
        let words = line.split("//").next().unwrap_or(line).split_whitespace();
        let mut words = block.into_iter().chain(words);
        let (directive, first, second) = (words.next(), words.next(), words.next());
        let module = modules.get_key_value(first.unwrap_or_default().trim_matches('"'));
        match (directive, module, second) {
            (Some("replace"), Some(_), _) => continue,
            (Some("require"), Some((path, module)), Some(version)) => {
                required.insert(*path);
                lines.push(line.replacen(version, &missing_version(module), 1));
                continue;
            }
            _ => {}
        }
        if block.is_none() && first == Some("(") {
            block = directive;
        } else if first == Some(")") {
            block = None;
        }
        lines.push(line.to_owned());
    }
    for (path, module) in modules {
        if !required.contains(path) {
            lines.push(format!("require {path} {} // indirect", missing_version(module)));
        }
        lines.push(format!("replace {path} => ./{PLACE}/{path}"));
    }
    lines.join("\n") + "\n"
}

/// Returns the version that no module has, with the major version of `module`.
fn missing_version(module: &Value) -> String {
    let version = text(&module["Version"]);
    let major = version.split('.').next().filter(|it| !it.is_empty()).unwrap_or("v0");
    let end = if version.ends_with("+incompatible") { "+incompatible" } else { "" };
    format!("{major}.0.0-00010101000000-000000000000{end}")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn copies_replace_versions_that_do_not_exist() {
        let modules = ["x.org/a v1.2.3", "x.org/b/v2 v2.0.1", "x.org/c v3.1.0+incompatible"];
        let modules: Vec<_> = modules
            .map(|it| it.split_once(' ').unwrap_or_default())
            .map(|(path, version)| (path, json!({ "Version": version })))
            .into();
        let modules = modules.iter().map(|(path, module)| (*path, module)).collect();
        let found = redirected(
            "module m\n\nrequire x.org/a v1.2.3 // a\nrequire (\n\tx.org/b/v2 v2.0.1\n\
             \tx.org/z v1.0.0\n)\nreplace x.org/a => x.org/other v1.0.0\n",
            &modules,
        );
        let date = "00010101000000-000000000000";
        let expected = format!(
            "module m\n\nrequire x.org/a v1.0.0-{date} // a\nrequire (\n\
             \tx.org/b/v2 v2.0.0-{date}\n\tx.org/z v1.0.0\n)\n\
             replace x.org/a => ./third_party/x.org/a\n\
             replace x.org/b/v2 => ./third_party/x.org/b/v2\n\
             require x.org/c v3.0.0-{date}+incompatible // indirect\n\
             replace x.org/c => ./third_party/x.org/c\n"
        );
        assert_eq!(found, expected);
    }
}
