//! What is in each version of a folder of results, and which modes it has.

use std::collections::{BTreeSet, HashMap};
use std::fs::{self, File, Permissions};
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use secateur_bundle::{Bundle, File as BundleFile};
use tempfile::TempDir;

use crate::access::{access, narrow};
use crate::key::Key;
use crate::sandbox::{Companions, write_files};
use crate::system::system;

/// How the versions of a folder are written and read.
#[derive(Debug)]
pub(super) struct Version {
    /// Those of the folder that was there before.
    permissions: Option<Permissions>,
    /// The numbers of the files of the original, by path: the order in which a bundle has them.
    order: HashMap<PathBuf, usize>,
    fixed: Option<Arc<Companions>>,
    /// The bits that modes may have of what is reduced and the folders around it, by path; all, where nothing is said.
    access: HashMap<PathBuf, u32>,
}

/// The mode of a version that is not complete yet.
const PRIVATE: u32 = 0o700;
/// How many files are brought to disk one by one. With more, it is faster to have the file system write all that it has, where
/// it can be told to.
const FILES_MAX: usize = 100;

impl Version {
    /// Versions with files of `original`, and what is `fixed`.
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

    /// From now on, nobody may do with a version what they may not do with `root`, where the original is; likewise with what is
    /// in it.
    pub(super) fn restrict(&mut self, root: &Path) {
        let fixed = self.fixed.iter().flat_map(|fixed| fixed.parents());
        for inner in self.order.keys().map(PathBuf::as_path).chain(fixed).flat_map(Path::ancestors)
        {
            self.access.entry(inner.to_path_buf()).or_insert_with(|| access(&root.join(inner)));
        }
    }

    /// The bits that the mode of what is at `inner` may have.
    pub(super) fn access_to(&self, inner: &Path) -> u32 {
        self.access.get(inner).copied().unwrap_or(0o777)
    }

    /// The folder with `bundle` and all that is fixed, which is on disk; of the latter a copy need not be made if there is a
    /// version before it at `twin`.
    pub(super) fn filled(
        &self,
        folder: TempDir,
        bundle: &Bundle,
        twin: Option<&Path>,
    ) -> io::Result<TempDir> {
        // Nobody else looks in before all modes are as they should be.
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
            folders(folder.path())?.iter().try_for_each(|path| sync(path))?;
        }
        // Last, since they may not allow to write.
        let mode = self.permissions.as_ref().unwrap_or(&made).mode()
            & (self.access_to(Path::new("")) | !0o777);
        fs::set_permissions(folder.path(), Permissions::from_mode(mode))?;
        Ok(folder)
    }

    /// Sees to the modes of the files of `bundle` in `folder`, and of the folders there that were made for them and for what is
    /// fixed.
    fn narrow(&self, bundle: &Bundle, folder: &Path) -> io::Result<()> {
        let fixed = self.fixed.iter().flat_map(|fixed| fixed.parents());
        let places: BTreeSet<_> = bundle
            .files()
            .iter()
            .map(BundleFile::path)
            .chain(fixed)
            .flat_map(Path::ancestors)
            .collect();
        for (inner, &mask) in
            places.iter().filter_map(|inner| Some((inner, self.access.get(*inner)?)))
        {
            // The mode of the folder itself comes last.
            if !inner.as_os_str().is_empty() {
                narrow(&File::open(folder.join(inner))?, mask);
            }
        }
        Ok(())
    }

    /// Whether the folder at `path` is what this run, or the one before, has written there.
    pub(super) fn is(&self, path: &Path, expected: Key) -> bool {
        let is_fixed = self.fixed.as_ref().is_none_or(|fixed| fixed.are_in(path));
        is_fixed && self.read(path).is_ok_and(|bundle| Key::of(&bundle) == expected)
    }

    /// The files of the folder at `path`, without those that are fixed, in the order of the original.
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
                    // No version has one. Of pipes, sockets and devices there is no copy.
                    files.push(BundleFile::new(inner, *b"not a file"));
                }
            }
        }
        let place = |file: &BundleFile| self.order.get(file.path()).copied().unwrap_or(usize::MAX);
        files.sort_by(|one, other| (place(one), one.path()).cmp(&(place(other), other.path())));
        Bundle::of_files(files).map_err(io::Error::other)
    }
}

/// Brings a file or the list of a folder to disk.
pub(super) fn sync(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}

/// All folders below `folder`, and itself.
fn folders(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let (mut found, mut next) = (vec![folder.to_path_buf()], 0);
    while let Some(open) = found.get(next) {
        let mut inner = Vec::new();
        for entry in fs::read_dir(open)? {
            let entry = entry?;
            if entry.file_type()?.is_dir() {
                inner.push(entry.path());
            }
        }
        found.extend(inner);
        next += 1;
    }
    Ok(found)
}
