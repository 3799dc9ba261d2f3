//! Contents and modes of each version of a result folder.

use std::collections::{BTreeSet, HashMap};
use std::fs::{self, File, Permissions};
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use secateur_bundle::{Bundle, File as BundleFile};
use tempfile::TempDir;

use crate::sandbox::{Companions, write_files};
use crate::system::system;
use crate::{Key, access, narrow};

/// Writer and reader of versions.
#[derive(Debug)]
pub(super) struct Version {
    /// Permissions of the folder that existed before.
    permissions: Option<Permissions>,
    /// Indices of the original's files by path, which give their order in a bundle.
    order: HashMap<PathBuf, usize>,
    fixed: Option<Arc<Companions>>,
    /// Permitted mode bits of reduced files and their folders, by path; unrestricted by default.
    access: HashMap<PathBuf, u32>,
}

/// Mode of an incomplete version.
const PRIVATE: u32 = 0o700;
/// Maximum number of files to sync one by one. For more files, it is faster to sync the whole file
/// system if possible.
const FILES_MAX: usize = 100;

impl Version {
    /// Creates versions with files of `original`, and the unreduced files `fixed`.
    pub(super) fn new(
        permissions: Option<Permissions>,
        original: &Bundle,
        fixed: Option<Arc<Companions>>,
    ) -> Self {
        let order = original
            .files()
            .iter()
            .enumerate()
            .map(|(at, file)| (file.path().to_owned(), at))
            .collect();
        Self { permissions, order, fixed, access: HashMap::new() }
    }

    /// Limits access to versions and their contents to that of `root`, the folder of the original.
    pub(super) fn restrict(&mut self, root: &Path) {
        let fixed = self.fixed.iter().flat_map(|fixed| fixed.parents());
        for inner in self.order.keys().map(PathBuf::as_path).chain(fixed).flat_map(Path::ancestors)
        {
            self.access.entry(inner.to_path_buf()).or_insert_with(|| access(&root.join(inner)));
        }
    }

    /// Returns the permitted mode bits for `inner`.
    pub(super) fn access_to(&self, inner: &Path) -> u32 {
        self.access.get(inner).copied().unwrap_or(0o777)
    }

    /// Writes `bundle` and the unreduced files to `folder`, and syncs it. Unreduced files are
    /// linked from the previous version `twin` if possible.
    pub(super) fn filled(
        &self,
        folder: TempDir,
        bundle: &Bundle,
        twin: Option<&Path>,
    ) -> io::Result<TempDir> {
        // The folder is private until all modes are set.
        let made = fs::metadata(folder.path())?.permissions();
        fs::set_permissions(folder.path(), Permissions::from_mode(PRIVATE))?;
        write_files(bundle, folder.path())?;
        match (&self.fixed, twin) {
            (Some(fixed), Some(twin)) => fixed.link_to(twin, folder.path())?,
            (Some(fixed), None) => fixed.copy_to(folder.path())?,
            (None, _) => {}
        }
        self.narrow(bundle, folder.path())?;
        let are_many = bundle.files().len() > FILES_MAX;
        if !(are_many && system().sync_file_system(folder.path())?) {
            bundle.files().iter().try_for_each(|file| sync(&folder.path().join(file.path())))?;
            sync_folders(folder.path())?;
        }
        // The mode is set last, since it may forbid writing.
        let mode = self.permissions.as_ref().unwrap_or(&made).mode()
            & (self.access_to(Path::new("")) | !0o777);
        fs::set_permissions(folder.path(), Permissions::from_mode(mode))?;
        Ok(folder)
    }

    /// Restricts the modes of the files of `bundle` in `folder`, and of the folders created there.
    fn narrow(&self, bundle: &Bundle, folder: &Path) -> io::Result<()> {
        let fixed = self.fixed.iter().flat_map(|fixed| fixed.parents());
        let paths = bundle.files().iter().map(BundleFile::path).chain(fixed);
        let places: BTreeSet<_> = paths.flat_map(Path::ancestors).collect();
        // The mode of the folder itself is set last.
        for inner in places.into_iter().filter(|inner| !inner.as_os_str().is_empty()) {
            if let Some(&mask) = self.access.get(inner) {
                narrow(&File::open(folder.join(inner))?, mask);
            }
        }
        Ok(())
    }

    /// Returns `true` if the folder at `path` is as this or the previous run has written it.
    pub(super) fn is(&self, path: &Path, expected: Key) -> bool {
        let is_fixed = self.fixed.as_ref().is_none_or(|fixed| fixed.are_in(path));
        is_fixed && self.read(path).is_ok_and(|bundle| Key::of(&bundle) == expected)
    }

    /// Reads the reduced files of the folder at `path`, in the order of the original.
    pub(super) fn read(&self, path: &Path) -> io::Result<Bundle> {
        let mut files = Vec::new();
        let is_fixed = |inner: &Path| self.fixed.as_ref().is_some_and(|fixed| fixed.covers(inner));
        let mut open = vec![PathBuf::new()];
        while let Some(folder) = open.pop() {
            for entry in fs::read_dir(path.join(&folder))? {
                let entry = entry?;
                let (inner, kind) = (folder.join(entry.file_name()), entry.file_type()?);
                if is_fixed(&inner) {
                    continue;
                }
                if kind.is_dir() {
                    open.push(inner);
                } else if kind.is_file() {
                    let is_executable = entry.metadata()?.permissions().mode() & 0o111 != 0;
                    files.push(
                        BundleFile::new(inner, fs::read(entry.path())?).executable(is_executable),
                    );
                } else if kind.is_symlink() {
                    // Versions contain no pipes, sockets or devices, which cannot be copied.
                    files.push(BundleFile::new(inner, *b"not a file"));
                }
            }
        }
        let place = |file: &BundleFile| self.order.get(file.path()).copied().unwrap_or(usize::MAX);
        files.sort_by(|one, other| (place(one), one.path()).cmp(&(place(other), other.path())));
        Bundle::of_files(files).map_err(io::Error::other)
    }
}

/// Syncs a file or directory to disk.
pub(super) fn sync(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}

/// Syncs `folder` and all folders below it.
fn sync_folders(folder: &Path) -> io::Result<()> {
    let mut open = vec![folder.to_path_buf()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            if entry.file_type()?.is_dir() {
                open.push(entry.path());
            }
        }
        sync(&folder)?;
    }
    Ok(())
}
