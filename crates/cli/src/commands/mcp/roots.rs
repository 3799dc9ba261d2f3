//! Paths and programs that a client may name.

use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::anyhow;

/// Directories of the user, and programs that the user allowed.
pub(super) struct Roots {
    /// Without symbolic links. There is at least one.
    folders: Vec<PathBuf>,
    programs: Vec<String>,
}

impl Roots {
    pub(super) fn new(folders: &[PathBuf], programs: &[String]) -> anyhow::Result<Self> {
        let resolved = |folder: &PathBuf| {
            let resolved = folder.canonicalize().ok().filter(|resolved| resolved.is_dir());
            resolved.ok_or_else(|| anyhow!("the root {} is not a directory", folder.display()))
        };
        let folders = folders.iter().map(resolved).collect::<Result<_, _>>()?;
        Ok(Self { folders, programs: programs.to_vec() })
    }

    /// Returns the root at which relative paths start.
    pub(super) fn first(&self) -> &Path {
        &self.folders[0]
    }

    /// Returns the path without symbolic links, if it is below a root.
    pub(super) fn path(&self, given: &str) -> Result<String, String> {
        let path = self.first().join(given);
        let path = path.canonicalize().map_err(|error| format!("cannot open {given}: {error}"))?;
        if !self.has(&path) {
            return Err(self.outside(given));
        }
        let is_text = |path: &Path| path.to_str().map(str::to_owned);
        is_text(&path).ok_or_else(|| format!("the path of {given} is not valid UTF-8"))
    }

    fn has(&self, path: &Path) -> bool {
        self.folders.iter().any(|folder| path.starts_with(folder))
    }

    fn outside(&self, given: impl Display) -> String {
        let folders: Vec<_> = self.folders.iter().map(|f| f.display().to_string()).collect();
        format!("{given} is outside of the roots of this server ({})", folders.join(", "))
    }

    /// Rejects a folder with symbolic links that leave the roots, for a command that follows them.
    pub(super) fn check_links(&self, folder: &Path) -> Result<(), String> {
        let mut open = vec![folder.to_owned()];
        while let Some(folder) = open.pop() {
            for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
                let path = entry.path();
                if path.is_symlink() {
                    // Nothing can be read through a link without a target.
                    if path.canonicalize().is_ok_and(|target| !self.has(&target)) {
                        return Err(self.outside(path.display()));
                    }
                } else if path.is_dir() {
                    open.push(path);
                }
            }
        }
        Ok(())
    }

    /// Returns the program as a word of a command, if the user allowed it or it is below a root.
    pub(super) fn program(&self, given: &str) -> Result<String, String> {
        if self.programs.iter().any(|program| program == given) {
            return Ok(given.to_owned());
        }
        self.path(given).map_err(|reason| {
            format!(
                "the command {given} is not allowed: {reason}. The user can allow it: secateur mcp \
                 --allow-command {given}"
            )
        })
    }
}
