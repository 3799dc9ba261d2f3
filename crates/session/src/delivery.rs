//! Location of a result after its run.

use std::env;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use secateur_bundle::Bundle;
use secateur_runner::{BestFile, BestFileError, BestFolder, Companions, ResultStore};

/// Returns the store at `path` of a result that is made from `original`, which was read `from` a
/// file or a directory. In a directory, the `fixed` files are not changed.
///
/// # Errors
///
/// Fails if nothing can be written at `path`.
pub fn store_at(
    path: &Path,
    original: &Bundle,
    fixed: Option<Arc<Companions>>,
    from: &Path,
) -> Result<Box<dyn ResultStore>, BestFileError> {
    Ok(if original.is_one_file() {
        Box::new(BestFile::new(path)?.like(from).of_form(original))
    } else {
        Box::new(BestFolder::new(path, original, fixed)?.like(from))
    })
}

/// Result on disk.
#[derive(Debug)]
pub struct Delivery {
    pub best: Bundle,
    pub path: PathBuf,
    /// Reason why the result is not at its intended path.
    pub rescued: Option<String>,
}

impl Delivery {
    /// Ensures that the result of a run is on disk.
    ///
    /// The content of `store` takes precedence over `best`; on a full disk, it is older. If the
    /// store is missing, the result is written to the folder `beside` the input, the current
    /// directory, or the directory for temporary files.
    ///
    /// # Errors
    ///
    /// Fails if the result cannot be written anywhere.
    pub fn of(
        store: &dyn ResultStore,
        best: Bundle,
        beside: Option<&Path>,
    ) -> Result<Self, BestFileError> {
        match store.load() {
            Ok(Some(best)) => Ok(Self { best, path: store.path(), rescued: None }),
            Ok(None) => {
                store.save(&best)?;
                Ok(Self { best, path: store.path(), rescued: None })
            }
            Err(error) => {
                let places = beside.map(Path::to_path_buf).into_iter().chain(env::current_dir());
                let saved =
                    places.map(|place| store.save_aside(&place, &best)).find_map(Result::ok);
                let path = saved.map_or_else(|| store.save_aside(&env::temp_dir(), &best), Ok)?;
                let (gone, kept) = (store.path(), path.display());
                let rescued = Some(format!(
                    "{} is no longer accessible ({error}); the result is in {kept}",
                    gone.display()
                ));
                Ok(Self { best, path, rescued })
            }
        }
    }
}
