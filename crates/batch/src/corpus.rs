//! Inputs in a folder: all files, or those that a fuzzer saved.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::Serialize;

/// Program that wrote a folder, according to its file names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Layout {
    /// AFL++ and its relatives: `id:*` in folders `crashes` and `hangs`, for one or several
    /// instances.
    Afl,
    /// libFuzzer: `crash-`, `timeout-`, `oom-` and `leak-` with a hash.
    LibFuzzer,
    /// honggfuzz: `SIG*.fuzz`, next to the corpus.
    Honggfuzz,
    /// No known fuzzer: all files.
    #[default]
    Plain,
}

/// Contents of a folder.
#[derive(Debug, Default)]
pub struct Corpus {
    pub layout: Layout,
    /// Relative paths of the inputs, sorted.
    pub files: Vec<PathBuf>,
    /// Relative paths of files that are not inputs in this layout, sorted.
    pub passed_over: Vec<PathBuf>,
    /// Files and folders that cannot be examined, with the reason.
    pub unreadable: Vec<(PathBuf, io::Error)>,
}

/// Minimum length of a hash in libFuzzer's names.
const HASH_DIGITS_MIN: usize = 8;

impl Layout {
    const FUZZERS: [Self; 3] = [Self::Afl, Self::Honggfuzz, Self::LibFuzzer];

    /// Returns `true` if the name of the file at `path`, from the folder, shows that this fuzzer
    /// found it to fail.
    fn claims(self, path: &Path, folder_name: &str) -> bool {
        let name = file_name(path).unwrap_or_default();
        match self {
            Self::Afl => {
                is_afls_choice(path, folder_name)
                    && (name.starts_with("id:") || name.starts_with("id_"))
            }
            Self::LibFuzzer => {
                let kinds = ["crash-", "timeout-", "oom-", "leak-", "slow-unit-"];
                let hash = kinds.iter().find_map(|kind| name.strip_prefix(kind));
                hash.is_some_and(|hash| {
                    hash.len() >= HASH_DIGITS_MIN
                        && hash.chars().all(|char| char.is_ascii_hexdigit())
                })
            }
            Self::Honggfuzz => {
                name.starts_with("SIG") && name.contains(".PC.") && name.ends_with(".fuzz")
            }
            Self::Plain => true,
        }
    }

    /// Returns `true` if the file at `path`, from a folder of this layout, is an input.
    ///
    /// Users rename crashes and add their own. So every file next to those of AFL++ is an input,
    /// except for its note.
    fn takes(self, path: &Path, folder_name: &str) -> bool {
        match self {
            Self::Afl => is_afls_choice(path, folder_name) && file_name(path) != Some("README.txt"),
            _ => self.claims(path, folder_name),
        }
    }
}

fn file_name(path: &Path) -> Option<&str> {
    path.file_name()?.to_str()
}

/// Returns `true` if AFL++ saves failing inputs in the directory of the file at `path`.
fn is_afls_choice(path: &Path, folder_name: &str) -> bool {
    let parent = path.parent().and_then(file_name).unwrap_or(folder_name);
    // A resumed session moves earlier crashes to crashes.DATE.
    ["crashes", "hangs"].iter().any(|kept| parent.starts_with(kept))
}

impl Corpus {
    /// Searches `folder`, except for `output` and hidden entries.
    ///
    /// # Errors
    ///
    /// Fails if the folder itself cannot be read.
    pub fn of(folder: &Path, output: &Path) -> io::Result<Self> {
        let (mut files, mut odd, mut unreadable) = (Vec::new(), Vec::new(), Vec::new());
        let output = fs::canonicalize(output).ok();
        let mut open = vec![PathBuf::new()];
        while let Some(subfolder) = open.pop() {
            let entries = fs::read_dir(folder.join(&subfolder))
                .and_then(Iterator::collect::<io::Result<Vec<_>>>);
            let entries = match entries {
                Ok(entries) => entries,
                Err(error) if subfolder.as_os_str().is_empty() => return Err(error),
                Err(error) => {
                    unreadable.push((subfolder, error));
                    continue;
                }
            };
            for entry in entries {
                if entry.file_name().as_encoded_bytes().starts_with(b".") {
                    continue;
                }
                let path = subfolder.join(entry.file_name());
                match entry.file_type() {
                    Ok(kind) if kind.is_dir() => {
                        if output.is_none() || fs::canonicalize(entry.path()).ok() != output {
                            open.push(path);
                        }
                    }
                    // Links to files are followed. Links to directories could form a cycle.
                    Ok(kind) if kind.is_file() || entry.path().is_file() => files.push(path),
                    // Reading such a file might never end.
                    Ok(kind) if !kind.is_symlink() => {
                        odd.push((path, "it is neither a file nor a directory"));
                    }
                    Ok(_) => odd.push((path, "it is a link that does not point to a file")),
                    Err(error) => unreadable.push((path, error)),
                }
            }
        }
        let full = fs::canonicalize(folder).ok();
        let name = full.as_deref().and_then(file_name).unwrap_or_default();
        let is_any = |layout: &Layout| files.iter().any(|path: &PathBuf| layout.claims(path, name));
        let layout = Layout::FUZZERS.into_iter().find(is_any).unwrap_or(Layout::Plain);
        let (mut files, mut passed_over): (Vec<_>, Vec<_>) =
            files.into_iter().partition(|path| layout.takes(path, name));
        files.sort();
        for (path, why) in odd {
            if layout.takes(&path, name) {
                unreadable.push((path, io::Error::other(why)));
            } else {
                passed_over.push(path);
            }
        }
        passed_over.sort();
        unreadable.sort_by(|one, other| one.0.cmp(&other.0));
        Ok(Self { layout, files, passed_over, unreadable })
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Afl => "the output of AFL++",
            Self::LibFuzzer => "the artifacts of libFuzzer",
            Self::Honggfuzz => "the crashes of honggfuzz",
            Self::Plain => "a folder of files",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the layout, inputs and other files of the subfolder `inner` of a folder with these
    /// files.
    fn check_in(inner: &str, files: &[&str], layout: Layout, expected: [&[&str]; 2]) {
        let folder = tempfile::tempdir().unwrap();
        for file in files {
            let path = folder.path().join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "x").unwrap();
        }
        let corpus = Corpus::of(&folder.path().join(inner), &folder.path().join("out")).unwrap();
        let found = [&corpus.files, &corpus.passed_over]
            .map(|paths| paths.iter().map(|path| path.to_str().unwrap()).collect::<Vec<_>>());
        assert_eq!(corpus.layout, layout, "{files:?}");
        assert_eq!(found.each_ref().map(Vec::as_slice), expected, "{files:?}");
        assert!(corpus.unreadable.is_empty());
    }

    #[test]
    fn a_layout_is_told_by_names() {
        let check = |files: &[&str], layout, inputs: &[&str], passed_over: &[&str]| {
            check_in("", files, layout, [inputs, passed_over]);
        };
        check(
            &[
                "main/crashes/README.txt",
                "main/crashes/id:000000,sig:06,src:000000",
                "main/queue/id:000000,orig:a",
                "second/crashes.2026-01-01-00:00:00/id:000003,sig:11",
                "second/hangs/id:000001,src:000002",
            ],
            Layout::Afl,
            &[
                "main/crashes/id:000000,sig:06,src:000000",
                "second/crashes.2026-01-01-00:00:00/id:000003,sig:11",
                "second/hangs/id:000001,src:000002",
            ],
            &["main/crashes/README.txt", "main/queue/id:000000,orig:a"],
        );
        check(
            &[
                "crash-0123456789abcdef",
                "corpus/0123456789abcdef",
                "oom-deadbeef01",
                "crash-course.txt",
            ],
            Layout::LibFuzzer,
            &["crash-0123456789abcdef", "oom-deadbeef01"],
            &["corpus/0123456789abcdef", "crash-course.txt"],
        );
        check(
            &[
                "SIGSEGV.PC.4ac0.STACK.1b.CODE.1.ADDR.0.INSTR.mov.fuzz",
                "0a1b.honggfuzz.cov",
                "HONGGFUZZ.REPORT.TXT",
            ],
            Layout::Honggfuzz,
            &["SIGSEGV.PC.4ac0.STACK.1b.CODE.1.ADDR.0.INSTR.mov.fuzz"],
            &["0a1b.honggfuzz.cov", "HONGGFUZZ.REPORT.TXT"],
        );
        check(
            &["b.c", "sub/a.c", ".git/config", "out/001/x.c"],
            Layout::Plain,
            &["b.c", "sub/a.c"],
            &[],
        );
        check(&[], Layout::Plain, &[], &[]);
    }

    #[test]
    fn the_folder_itself_may_be_that_of_the_crashes() {
        let files = ["crashes/id:000000,sig:11", "crashes/README.txt", "crashes/mine.c"];
        let inputs = ["id:000000,sig:11", "mine.c"];
        check_in("crashes", &files, Layout::Afl, [&inputs, &["README.txt"]]);
    }

    #[test]
    fn a_link_that_leads_to_no_file_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let link = |to: &str, name: &str| {
            std::os::unix::fs::symlink(to, folder.path().join(name)).unwrap();
        };
        fs::write(folder.path().join("a.c"), "x").unwrap();
        link("a.c", "b.c");
        link("gone.c", "c.c");
        link(".", "round");
        let corpus = Corpus::of(folder.path(), &folder.path().join("out")).unwrap();
        assert_eq!(corpus.files, ["a.c", "b.c"].map(PathBuf::from));
        let named: Vec<_> = corpus.unreadable.iter().map(|(path, _)| path.clone()).collect();
        assert_eq!(named, ["c.c", "round"].map(PathBuf::from));
    }
}
