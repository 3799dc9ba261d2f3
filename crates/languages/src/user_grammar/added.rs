//! Added languages: a copy of the required grammar files in the user's data folder.

use std::fs::{self, DirEntry};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use secateur_names::Language;

use super::compiled::Compiling;
use super::error::LoadError;
use super::folders::user_folder;
use super::load::read;
use super::package::{DESCRIPTION, MANIFEST, Package, plain};

const REMEDY: &str = "set XDG_DATA_HOME to another folder for added languages";

/// Returns the folder that contains one folder per added language.
///
/// # Errors
///
/// Returns an error if the environment names no such folder.
pub fn folder() -> Result<PathBuf, LoadError> {
    user_folder("XDG_DATA_HOME", ".local/share").map(|folder| folder.join("languages"))
}

/// Returns the added languages sorted by name, as they were at the first call.
pub fn all() -> &'static [Package] {
    static ALL: OnceLock<Vec<Package>> = OnceLock::new();
    ALL.get_or_init(|| {
        folders().iter().filter_map(|folder| read_all(folder).ok()).flatten().collect()
    })
}

fn read_all(folder: &Path) -> Result<Vec<Package>, LoadError> {
    let mut packages = Package::read_all(folder)?;
    packages.iter_mut().for_each(Package::leave_built_in);
    Ok(packages)
}

/// Returns the name of each added language with the loaded language or the error.
pub fn check() -> Vec<(String, Result<&'static Language, LoadError>)> {
    let mut checked = Vec::new();
    for folder in folders() {
        match read_all(&folder) {
            Ok(packages) => checked.extend(packages.into_iter().map(|package| {
                let language = read(&package, &mut |_| {}, |_| None);
                (package.name, language)
            })),
            Err(error) => {
                let name = folder.file_name().unwrap_or_default().to_string_lossy();
                checked.push((name.into_owned(), Err(error)));
            }
        }
    }
    checked
}

/// Returns the folders of the added languages in ascending order.
fn folders() -> Vec<PathBuf> {
    let entries = folder().ok().and_then(|folder| fs::read_dir(folder).ok());
    // Folders that are still being written have a name that begins with a dot.
    let is_finished = |entry: &DirEntry| !entry.file_name().as_encoded_bytes().starts_with(b".");
    let folders = entries.into_iter().flatten().flatten().filter(is_finished);
    let mut folders: Vec<_> = folders.map(|entry| entry.path()).collect();
    folders.sort();
    folders
}

/// Adds the languages of a folder, all or none, and returns the new folder of each. Compiles and
/// loads each language first; calls `tell` like [`load()`](crate::load). Extensions of built-in
/// languages stay with these, except those in `take`.
///
/// # Errors
///
/// Returns an error if a language cannot be loaded, is already known, or cannot be written, or if
/// no language has an extension in `take`.
pub fn add(
    base: &Path,
    take: &[String],
    tell: &mut dyn FnMut(Compiling<'_>),
) -> Result<Vec<Package>, LoadError> {
    let mut packages = Package::read_all(base)?;
    let take: Vec<_> = take.iter().map(|extension| plain(extension)).collect();
    let is_foreign = |extension: &&String| {
        packages.iter().all(|package| !package.extensions.contains(extension))
    };
    if let Some(extension) = take.iter().find(is_foreign) {
        let known = packages.iter().flat_map(|package| &package.extensions);
        let known: Vec<_> = known.map(|own| format!(".{own}")).collect();
        let (extension, known) = (extension.clone(), known.join(", "));
        return Err(LoadError::NotItsExtension { extension, known });
    }
    for package in &mut packages {
        // Extensions that the folder itself claims to have taken were not chosen by the user.
        package.taken = take.clone();
        package.taken.retain(|extension| package.extensions.contains(extension));
        package.leave_built_in();
    }
    let target = folder()?;
    let known = |name: &str, place: &str, remedy: String| {
        Err(LoadError::Known { name: name.to_owned(), place: place.to_owned(), remedy })
    };
    let added_before = |name: &str| {
        known(name, "which was added", format!("remove it with `secateur language remove {name}`"))
    };
    for package in &packages {
        // Report an incomplete grammar first.
        package.rules()?;
        let name = &package.name;
        if secateur_grammars::named(name).is_some() {
            let remedy = format!(
                "use this one for a single run with --grammar {}, or give it another name in a \
                 {DESCRIPTION}",
                base.display()
            );
            return known(name, "which is built in", remedy);
        }
        if all().iter().any(|added| added.name == *name) {
            return added_before(name);
        }
    }
    for package in &packages {
        read(package, tell, |_| None)?;
    }
    let cannot_write = |source| LoadError::Write { path: target.clone(), source, remedy: REMEDY };
    fs::create_dir_all(&target).map_err(cannot_write)?;
    let staging =
        tempfile::Builder::new().prefix(".adding-").tempdir_in(&target).map_err(cannot_write)?;
    for package in &packages {
        keep(package, &staging.path().join(&package.name)).map_err(cannot_write)?;
    }
    let mut moved: Vec<PathBuf> = Vec::new();
    for package in &packages {
        let place = target.join(&package.name);
        if let Err(error) = fs::rename(staging.path().join(&package.name), &place) {
            for place in moved {
                let _ = fs::remove_dir_all(place);
            }
            // Another process was faster.
            let is_there = error.kind() == io::ErrorKind::DirectoryNotEmpty;
            return if is_there { added_before(&package.name) } else { Err(cannot_write(error)) };
        }
        moved.push(place);
    }
    for (package, base) in packages.iter_mut().zip(moved) {
        package.folder = match package.folder.strip_prefix(&package.base) {
            Ok(path) => base.join(path),
            Err(_) => base.clone(),
        };
        package.base = base;
    }
    Ok(packages)
}

/// Copies the required files of a grammar. The copy keeps the layout of the original, because
/// scanners include files from neighboring folders.
fn keep(package: &Package, target: &Path) -> io::Result<()> {
    let Package { base, folder, name, extensions, left, taken, description } = package;
    let path = folder.strip_prefix(base).unwrap_or(Path::new(""));
    for below in [path.join("src"), "common".into(), "queries".into(), path.join("queries")] {
        copy_folder(&base.join(&below), &target.join(below))?;
    }
    for entry in fs::read_dir(base)?.flatten() {
        let name = entry.file_name();
        let is_licence = name.to_string_lossy().to_lowercase().starts_with("licen")
            || name.eq_ignore_ascii_case("COPYING");
        if is_licence && entry.path().is_file() {
            fs::copy(entry.path(), target.join(name))?;
        }
    }
    // Do not store a description shipped with secateur: a later version may be better.
    if let Some((_, text)) = description.as_ref().filter(|(path, _)| path.exists()) {
        fs::write(target.join(path).join(DESCRIPTION), text)?;
    }
    let path = if path == Path::new("") { Path::new(".") } else { path };
    let all = [&extensions[..], left].concat();
    let entry =
        serde_json::json!({ "name": name, "path": path, "file-types": all, "taken": taken });
    let manifest = serde_json::json!({ "grammars": [entry] });
    fs::write(target.join(MANIFEST), format!("{manifest:#}\n"))
}

fn copy_folder(from: &Path, to: &Path) -> io::Result<()> {
    let mut open = vec![(from.to_path_buf(), to.to_path_buf())];
    while let Some((from, to)) = open.pop() {
        if !from.is_dir() {
            continue;
        }
        fs::create_dir_all(&to)?;
        for entry in fs::read_dir(&from)? {
            let entry = entry?;
            let (path, target) = (entry.path(), to.join(entry.file_name()));
            if entry.file_type()?.is_dir() {
                open.push((path, target));
            } else if path.is_file() {
                fs::copy(path, target)?;
            }
        }
    }
    Ok(())
}

/// Removes an added language.
///
/// # Errors
///
/// Returns an error if no language has that name, or if its folder cannot be removed.
pub fn remove(name: &str) -> Result<(), LoadError> {
    let package = all().iter().find(|package| package.name.eq_ignore_ascii_case(name));
    // An unreadable grammar is identified by its folder.
    let names =
        |folder: &PathBuf| folder.file_name().is_some_and(|it| it.eq_ignore_ascii_case(name));
    let folders = folders();
    let base = package.map(|package| &package.base).or(folders.iter().find(|it| names(it)));
    let Some(base) = base else {
        let known = folders.iter().filter_map(|folder| folder.file_name()?.to_str());
        let known = match &known.collect::<Vec<_>>()[..] {
            [] => "there are no added languages".to_owned(),
            known => format!("added languages: {}", known.join(", ")),
        };
        return Err(LoadError::NotAdded { name: name.to_owned(), known });
    };
    let (path, remedy) = (base.clone(), "remove the folder by hand");
    let cannot_write = |source| LoadError::Write { path, source, remedy };
    // Hide the folder from other processes before deleting its files.
    let unfinished = base.with_file_name(format!(".removing-{name}"));
    // A killed process may have left one.
    let _ = remove_all(&unfinished);
    fs::rename(base, &unfinished).and_then(|()| remove_all(&unfinished)).map_err(cannot_write)
}

fn remove_all(path: &Path) -> io::Result<()> {
    if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) }
}
