//! Build of secateur that made a row.

use std::fmt;
use std::fs;
use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_128;

/// Identity of the program that made a row. Two builds of one version may count differently.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Build {
    /// Commit of the sources.
    pub commit: String,
    /// Hash of the program.
    pub program: String,
}

impl Build {
    /// Describes the running program, whose file is `program`.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be read.
    pub fn of(program: &Path, commit: Option<&str>) -> io::Result<Self> {
        let program = format!("{:032x}", xxh3_128(&fs::read(program)?));
        Ok(Self { program, commit: commit.map_or(Self::default().commit, str::to_owned) })
    }
}

/// Build of a row that does not have one.
impl Default for Build {
    fn default() -> Self {
        let [commit, program] = ["unknown"; 2].map(str::to_owned);
        Self { commit, program }
    }
}

impl fmt::Display for Build {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Twelve digits are enough to tell builds apart.
        let short = |hash: &str| hash.chars().take(12).collect::<String>();
        write!(f, "commit {}, program {}", short(&self.commit), short(&self.program))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_program_or_commit_is_another_build() {
        let folder = tempfile::tempdir().unwrap();
        let build = |content: &str, commit| {
            let program = folder.path().join("program");
            fs::write(&program, content).unwrap();
            Build::of(&program, commit).unwrap()
        };
        let one = build("one", None);
        assert_eq!((one.commit.as_str(), one.program.len()), ("unknown", 32));
        assert_eq!(build("one", None), one);
        assert_ne!(build("two", None), one);
        assert_ne!(build("one", Some("abc")), one);
    }
}
