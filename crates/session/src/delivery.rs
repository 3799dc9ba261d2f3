//! Where a result is when its run is over.

use std::env;
use std::path::{Path, PathBuf};

use secateur_bundle::Bundle;
use secateur_runner::{BestFileError, ResultStore};

/// A result that is on disk.
#[derive(Debug)]
pub struct Delivery {
    /// The result.
    pub best: Bundle,
    /// Where it is.
    pub path: PathBuf,
    /// Why it is not where it should be, in words.
    pub rescued: Option<String>,
}

impl Delivery {
    /// Sees to it that the result of a run is on disk, of which `best` came. What is in the `store` counts: if the disk is
    /// full, it is older. Where the store is gone, the result goes to another place: to the folder `beside` the input, to the
    /// current directory, or to the temporary files.
    ///
    /// # Errors
    ///
    /// When it can be written nowhere.
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
                    "{} is gone ({error}); the result is kept in {kept}",
                    gone.display()
                ));
                Ok(Self { best, path, rescued })
            }
        }
    }
}
