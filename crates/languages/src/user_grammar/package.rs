//! Reads the folder of a grammar: a clone, an unpacked crate or npm package, or a copy made by
//! [`added`](crate::added).

use std::fs;
use std::path::{Component, Path, PathBuf};

use serde::Deserialize;

use super::error::LoadError;
use super::files;
use super::shipped;
use crate::head::{Head, claims};

/// Lists the grammars of a folder and their file extensions.
pub(crate) const MANIFEST: &str = "tree-sitter.json";
/// Describes the language further.
pub(crate) const DESCRIPTION: &str = "language.toml";
/// Maximum depth of the search for grammars in a folder without a manifest.
const LEVELS_MAX: usize = 3;
/// Folders whose sources are not separate grammars.
const NO_GRAMMARS: [&str; 6] = ["bindings", "build", "examples", "node_modules", "target", "test"];

/// A grammar in a folder; only its descriptions have been read so far.
#[derive(Clone, Debug)]
pub struct Package {
    pub name: String,
    /// File extensions without the dot, or whole file names, in lower case.
    pub extensions: Vec<String>,
    /// Extensions that stay with a built-in language.
    pub left: Vec<String>,
    /// Extensions of built-in languages that the user has given to this one.
    pub(crate) taken: Vec<String>,
    /// Folder that the user named, which may contain several grammars.
    pub(crate) base: PathBuf,
    /// Folder below `base` whose `src` contains this grammar.
    pub folder: PathBuf,
    /// Path and text of the `language.toml`; [shipped] with secateur if the folder has none.
    pub(crate) description: Option<(PathBuf, String)>,
}

/// The relevant part of a `tree-sitter.json`.
#[derive(Deserialize)]
struct Manifest {
    grammars: Vec<Entry>,
}

/// The same in the older format, a `package.json`.
#[derive(Default, Deserialize)]
struct NpmManifest {
    #[serde(default, rename = "tree-sitter")]
    grammars: Vec<Entry>,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Entry {
    name: Option<String>,
    path: Option<PathBuf>,
    file_types: Option<Vec<String>>,
    /// Only copies made by [`added`](crate::added) have this field.
    #[serde(default)]
    taken: Vec<String>,
}

/// The relevant part of a `grammar.json`.
#[derive(Deserialize)]
struct Rules {
    name: String,
}

impl Package {
    /// Returns the grammars in a folder, at least one.
    ///
    /// # Errors
    ///
    /// Returns an error if the folder has no grammar, if two have the same name, or if their
    /// descriptions cannot be read.
    pub(crate) fn read_all(base: &Path) -> Result<Vec<Self>, LoadError> {
        fs::read_dir(base).map_err(LoadError::read(base))?;
        let mut entries = manifest(base)?;
        if entries.is_empty() {
            let of_path = |path| Entry { path: Some(path), ..Entry::default() };
            entries = sought(base).into_iter().map(of_path).collect();
        }
        if entries.is_empty() {
            return Err(LoadError::NoGrammar(base.to_path_buf()));
        }
        let is_only = entries.len() == 1;
        let packages = entries.into_iter().map(|entry| Self::of_entry(base, entry, is_only));
        let packages = packages.collect::<Result<Vec<_>, _>>()?;
        let twice = |at: usize| packages[..at].iter().any(|other| other.name == packages[at].name);
        if let Some(at) = (0..packages.len()).find(|&at| twice(at)) {
            return Err(LoadError::Known {
                name: packages[at].name.clone(),
                place: format!("in {}", packages[at].folder.display()),
                remedy: format!("name the folder of one of the two instead of {}", base.display()),
            });
        }
        Ok(packages)
    }

    fn of_entry(base: &Path, entry: Entry, is_only: bool) -> Result<Self, LoadError> {
        // Ignore paths that lead out of the folder.
        let is_inside =
            |path: &PathBuf| path.components().all(|part| matches!(part, Component::Normal(_)));
        let path = entry.path.filter(|path| is_inside(path) && path != Path::new(""));
        let folder = path.map_or_else(|| base.to_path_buf(), |path| base.join(path));
        let own = [Some(&*folder), is_only.then_some(base)].into_iter().flatten();
        let own = own.map(|place| place.join(DESCRIPTION)).find(|path| path.exists());
        let own = own.map(|path| Ok((files::text(&path)?, path))).transpose()?;
        let grammar = || match &entry.name {
            Some(name) => Ok(name.clone()),
            None => {
                let json = folder.join("src/grammar.json");
                if !json.exists() {
                    return Err(incomplete(folder.clone()));
                }
                grammar_name(&json, &files::text(&json)?)
            }
        };
        let shipped =
            || Some((folder.join(DESCRIPTION), shipped::description(&grammar().ok()?)?.to_owned()));
        let description = own.map(|(text, path)| (path, text)).or_else(shipped);
        // Reading the whole file later reports mistakes with their lines.
        let head = description.as_ref().and_then(|(_, text)| toml::from_str::<Head>(text).ok());
        let head = head.unwrap_or_default();
        let name = head.name.map_or_else(grammar, Ok)?;
        // The name is used as a folder name and as a command-line argument.
        let is_plain = |c: char| c.is_alphanumeric() || "_-+#".contains(c);
        if name.is_empty() || name.starts_with('-') || !name.chars().all(is_plain) {
            return Err(LoadError::Name { folder, name });
        }
        let extensions = head.extensions.or(entry.file_types).unwrap_or_default();
        let extensions = if extensions.is_empty() { vec![name.clone()] } else { extensions };
        let extensions = extensions.iter().map(|own| plain(own)).collect();
        let (base, left, taken) = (base.to_path_buf(), Vec::new(), entry.taken);
        Ok(Self { name, extensions, left, taken, base, folder, description })
    }

    /// Leaves extensions to built-in languages, except those that the user has taken from them.
    pub(crate) fn leave_built_in(&mut self) {
        let is_own = |own: &String| self.taken.contains(own) || owner(own).is_none();
        (self.extensions, self.left) =
            std::mem::take(&mut self.extensions).into_iter().partition(is_own);
    }

    /// Returns `true` if the path is a file of this language.
    pub(crate) fn claims(&self, path: &Path) -> bool {
        claims(&self.extensions, path)
    }

    /// Returns the folder with the parser, the scanner and the rules.
    pub(crate) fn src(&self) -> PathBuf {
        self.folder.join("src")
    }

    /// Returns the text of a query file, or an empty string if there is none.
    pub(crate) fn queries(&self, file: &str) -> String {
        let places = [&self.folder, &self.base].map(|place| place.join("queries").join(file));
        places.iter().find_map(|path| files::text(path).ok()).unwrap_or_default()
    }

    /// Returns the text of the rules, and the grammar name in them, which also names the parser.
    pub(crate) fn rules(&self) -> Result<(String, String), LoadError> {
        let (parser, json) = (self.src().join("parser.c"), self.src().join("grammar.json"));
        if !parser.exists() || !json.exists() {
            return Err(incomplete(self.folder.clone()));
        }
        let text = files::text(&json)?;
        let name = grammar_name(&json, &text)?;
        Ok((text, name))
    }
}

/// Normalises an extension: without the dot, in lower case.
pub(crate) fn plain(extension: &str) -> String {
    extension.trim_start_matches('.').to_lowercase()
}

/// Returns the built-in language that has this extension.
#[must_use]
pub fn owner(extension: &str) -> Option<&'static str> {
    let has = |own: &secateur_syntax::Literal| own.eq_ignore_ascii_case(extension);
    let mut all = secateur_grammars::all();
    Some(all.find(|language| language.extensions.iter().any(has))?.name)
}

/// Returns the error for the missing part of an incomplete grammar.
fn incomplete(folder: PathBuf) -> LoadError {
    if folder.join("src/grammar.json").exists() {
        LoadError::NoParser(folder)
    } else if folder.join("src/parser.c").exists() {
        LoadError::NoRules(folder)
    } else {
        LoadError::NoGrammar(folder)
    }
}

fn grammar_name(path: &Path, text: &str) -> Result<String, LoadError> {
    let malformed = |message: String| LoadError::Malformed { path: path.to_path_buf(), message };
    let Rules { name } =
        serde_json::from_str(text).map_err(|error| malformed(error.to_string()))?;
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    if name.is_empty() || !name.bytes().all(is_plain) {
        return Err(malformed(format!("`{name}` is not a valid name of a grammar")));
    }
    Ok(name)
}

fn manifest(base: &Path) -> Result<Vec<Entry>, LoadError> {
    let path = base.join(MANIFEST);
    if path.exists() {
        let manifest: Result<Manifest, _> = serde_json::from_str(&files::text(&path)?);
        let malformed =
            |error: serde_json::Error| LoadError::Malformed { path, message: error.to_string() };
        return manifest.map(|manifest| manifest.grammars).map_err(malformed);
    }
    let text = files::text(&base.join("package.json")).unwrap_or_default();
    let manifest: NpmManifest = serde_json::from_str(&text).unwrap_or_default();
    Ok(manifest.grammars)
}

/// Returns the folders at or below `base` whose `src` contains a grammar, relative to `base`.
fn sought(base: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut level = vec![PathBuf::new()];
    for _ in 0..=LEVELS_MAX {
        let mut next = Vec::new();
        for path in level {
            let src = base.join(&path).join("src");
            if src.join("parser.c").exists() || src.join("grammar.json").exists() {
                found.push(path);
                continue;
            }
            let entries = fs::read_dir(base.join(&path)).into_iter().flatten().flatten();
            let folders = entries.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()));
            let mut names: Vec<_> =
                folders.filter_map(|entry| entry.file_name().into_string().ok()).collect();
            names.retain(|name| !name.starts_with('.') && !NO_GRAMMARS.contains(&name.as_str()));
            next.extend(names.iter().map(|name| path.join(name)));
        }
        next.sort();
        level = next;
    }
    found
}
