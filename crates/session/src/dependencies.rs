//! Copies of the installed packages that a project imports, as files of the input.
//!
//! For Rust and Go, their tools name the packages. For other languages, the imports of each file
//! are found as for the merge of modules. An import of a module outside of the project is looked up
//! where the language looks for packages, and its files are added where the language finds them in
//! a test's directory. Their imports are followed too.

mod cargo;
mod copies;
mod error;
mod go;
mod node;
mod packages;
mod python;

use std::collections::{BTreeSet, VecDeque};
use std::path::Path;

use secateur_names::{Language, Modules, Paths};

use self::copies::Copies;
pub use self::error::DependencyError;
use self::node::Node;
use self::packages::{Imported, Packages};
use self::python::Python;
use crate::{Loaded, Notes};

/// Adds copies of the installed packages that `loaded`, files with paths, imports. The sizes of the
/// copies are said, and packages that cannot be copied are noted.
///
/// # Errors
///
/// Fails if a package cannot be read, or if the copies are too large.
pub fn with_dependencies(loaded: Loaded, notes: &dyn Notes) -> Result<Loaded, DependencyError> {
    let mut copies = Copies::new(loaded);
    cargo::copy(&mut copies)?;
    go::copy(&mut copies)?;
    let mut packages: [(&[&str], Box<dyn Packages>); 2] = [
        (&["python"], Box::new(Python::new(&mut copies))),
        (&["javascript", "typescript", "tsx"], Box::new(Node::new(&mut copies))),
    ];
    // Known files of a package do not hide others of it.
    let own = copies::paths(&copies.files);
    let mut open: VecDeque<usize> = (0..copies.files.len()).collect();
    let mut seen: BTreeSet<usize> = open.iter().copied().collect();
    while let Some(number) = open.pop_front() {
        let Some((language, modules)) = with_modules(copies.files[number].path())? else {
            continue;
        };
        let of_language = packages.iter_mut().find(|(names, _)| names.contains(&language.name));
        let Some((_, packages)) = of_language else { continue };
        let file = copies.files[number].clone();
        let tree = secateur_syntax::parse(&language.grammar, file.text().clone())?;
        loop {
            let is_own = packages.are_all_followed();
            let imports = modules.imports(&tree, file.path(), paths_for(&own, &copies, is_own));
            let imported: Vec<_> = imports.into_iter().flat_map(|import| import.modules).collect();
            let mut is_new = false;
            let (mut found, known) = (Vec::new(), copies.files.len());
            for module in &imported {
                // A module as a value has an absolute path too.
                let inner = module.strip_prefix("/").unwrap_or(module);
                let paths = paths_for(&own, &copies, is_own);
                let files = [module, inner].map(|module| modules.files(module, paths));
                let import =
                    Imported { module, by: file.path(), is_known: !files.concat().is_empty() };
                is_new |= packages.copy(&import, &mut copies)?;
                found.extend(files.into_iter().flatten());
            }
            if packages.are_all_followed() {
                found.extend(known..copies.files.len());
            }
            open.extend(found.into_iter().filter(|number| seen.insert(*number)));
            if !is_new {
                break;
            }
        }
    }
    copies.tell(notes);
    copies.loaded()
}

/// Returns the paths of the project, or those with all copies.
fn paths_for<'a>(own: &'a Paths, copies: &'a Copies, is_own: bool) -> &'a Paths {
    if is_own { own } else { &copies.paths }
}

/// Returns the language of a file if it has modules.
fn with_modules(
    path: &Path,
) -> Result<Option<(&'static Language, &'static dyn Modules)>, DependencyError> {
    let language = secateur_languages::of(path)?;
    Ok(language.and_then(|language| Some((language, language.modules?))))
}
