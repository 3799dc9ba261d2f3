//! Repository for `--git`: a commit for each step of a run, and the way back from commits to
//! bundles.
//!
//! One `git fast-import` process receives all commits, and writes the branch at the end of its
//! input, even if this process is killed. A resumed run takes its earlier steps again without
//! tests, and writes the branch anew.

use std::collections::HashMap;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Arc;

use anyhow::{anyhow, bail};
use secateur_bundle::{Bundle, File};
use secateur_report::{Measure, Size};
use secateur_runner::{Event, Observer};

/// Content of the file `description` of a repository that a run may replace.
const DESCRIPTION: &str = "Steps of a reduction by secateur\n";
/// Branch with the steps.
const BRANCH: &str = "refs/heads/main";
/// Variables by which git would use another repository.
const VARIABLES: [&str; 4] = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY"];

/// Observer that commits each step.
pub(crate) struct Steps {
    path: PathBuf,
    importer: Child,
    input: BufWriter<ChildStdin>,
    /// Name of the file of a single text.
    name: PathBuf,
    /// Description of the interestingness test.
    test: String,
    measure: Measure,
    last: Bundle,
    last_size: Size,
    /// First error; nothing is written after it.
    failure: Option<io::Error>,
}

/// Step of a chain.
#[derive(Clone)]
pub(crate) struct Step {
    /// First line of the message.
    pub(crate) subject: String,
    pub(crate) bundle: Bundle,
}

impl Steps {
    /// Creates a repository at `path` whose first commit is the `original`; a single text gets a
    /// file of this `name`. Replaces the branch of a repository that an earlier run created.
    ///
    /// # Errors
    ///
    /// Fails if `path` contains anything else, or if git cannot be run.
    pub(crate) fn new(
        path: &Path,
        (original, name, size): (&Bundle, &str, Size),
        measure: Measure,
        test: String,
    ) -> anyhow::Result<Self> {
        let is_empty = |path: &Path| path.read_dir().is_ok_and(|mut files| files.next().is_none());
        let is_ours = fs::read_to_string(path.join(".git/description"))
            .is_ok_and(|description| description == DESCRIPTION);
        if path.symlink_metadata().is_ok() && !is_empty(path) && !is_ours {
            bail!(
                "{} already exists and was not written by --git; give another directory",
                path.display()
            );
        }
        let init = ["init", "--quiet", "--template="];
        run(git().args(init).arg(path), "create a repository")?;
        fs::write(path.join(".git/description"), DESCRIPTION)?;
        run(git_in(path).args(["symbolic-ref", "HEAD", BRANCH]), "create a branch")?;
        let mut importer = git_in(path);
        importer.args(["fast-import", "--quiet", "--force", "--date-format=now"]);
        // Ctrl-C ends the run, and the end of its input ends the import.
        importer.process_group(0).stdin(Stdio::piped());
        let mut importer = importer.spawn().map_err(|error| no_git(&error))?;
        let input = importer.stdin.take().ok_or_else(|| anyhow!("git reads nothing"))?;
        let mut steps = Self {
            path: path.to_owned(),
            importer,
            input: BufWriter::new(input),
            name: name.into(),
            test,
            measure,
            last: original.filter_map(|_| None),
            last_size: size,
            failure: None,
        };
        steps.commit(original, size, &format!("input: {} tokens", size.tokens), "");
        Ok(steps)
    }

    /// Commits a bundle of this size, as a change of the last one.
    fn commit(&mut self, bundle: &Bundle, size: Size, subject: &str, place: &str) {
        if self.failure.is_none() {
            self.failure = self.write(bundle, subject, place).err();
        }
        (self.last, self.last_size) = (bundle.clone(), size);
    }

    fn write(&mut self, bundle: &Bundle, subject: &str, place: &str) -> io::Result<()> {
        let message = format!("{subject}\n\n{place}Test: {}\n", self.test);
        let Self { input, name, last, .. } = self;
        writeln!(input, "commit {BRANCH}\ncommitter secateur <secateur> now")?;
        writeln!(input, "data {}\n{message}", message.len())?;
        let path_of = |file: &File| quoted(path_of(file, name));
        for file in last.files().iter().filter(|file| bundle.file(file.path()).is_none()) {
            writeln!(input, "D {}", path_of(file))?;
        }
        let is_new = |file: &&File| last.file(file.path()).is_none_or(|old| !old.is_same(file));
        for file in bundle.files().iter().filter(is_new) {
            let mode = if file.is_executable() { "100755" } else { "100644" };
            writeln!(input, "M {mode} inline {}\ndata {}", path_of(file), file.text().len())?;
            input.write_all(file.text())?;
            writeln!(input)?;
        }
        input.flush()
    }

    /// Commits the result if the layout or another last step changed it, and checks it out.
    ///
    /// # Errors
    ///
    /// Fails if some steps could not be written.
    pub(crate) fn end(mut self, result: &Bundle) -> anyhow::Result<()> {
        if self.last != *result {
            let size = Size::of(result, &self.measure);
            self.commit(result, size, &format!("result: {} tokens", size.tokens), "");
        }
        let Self { path, mut importer, input, failure, .. } = self;
        drop(input);
        let ended = match (importer.wait(), failure) {
            (_, Some(error)) | (Err(error), None) => Err(error.to_string()),
            (Ok(status), None) if !status.success() => Err("git fast-import failed".to_owned()),
            _ => Ok(()),
        };
        ended.map_err(|error| {
            anyhow!("the steps in {} are not complete: {error}", path.display())
        })?;
        run(git_in(&path).args(["reset", "--hard", "--quiet"]), "check out the result")
    }
}

impl Observer for Steps {
    fn observe(&mut self, event: &Event<'_>) {
        let Event::Committed { outcome, bundle, place, provenance, .. } = event else { return };
        if !outcome.is_interesting() || **bundle == self.last {
            return;
        }
        let (before, after) = (self.last_size, Size::of(bundle, &self.measure));
        let change = if before.tokens == after.tokens {
            format!("{} -> {} bytes", before.bytes, after.bytes)
        } else {
            format!("{} -> {} tokens", before.tokens, after.tokens)
        };
        let pass = provenance.map_or("step", |provenance| provenance.pass);
        self.commit(bundle, after, &format!("{pass}: {change}"), &format!("{place}\n"));
    }
}

/// Reads the steps in the repository at `path`, of which the first one is `original`.
///
/// # Errors
///
/// Fails if the repository was not written by a reduction of `original`.
pub(crate) fn read(path: &Path, original: &Bundle, name: &str) -> anyhow::Result<Vec<Step>> {
    let ask = |words: &[&str]| {
        output(git_in(path).args(words))
            .map_err(|error| anyhow!("cannot read the steps in {}: {error}", path.display()))
    };
    let log = ask(&["log", "--reverse", "--format=%H %s", BRANCH, "--"])?;
    let mut known: HashMap<Vec<u8>, Arc<[u8]>> = HashMap::new();
    let mut steps = Vec::new();
    for line in String::from_utf8_lossy(&log).lines() {
        let (commit, subject) = line.split_once(' ').unwrap_or((line, ""));
        let tree = ask(&["ls-tree", "-r", "-z", commit])?;
        let mut files = HashMap::new();
        for entry in tree.split(|&byte| byte == 0).filter(|entry| !entry.is_empty()) {
            // `100644 blob HASH\tPATH`
            let tab = entry.iter().position(|&byte| byte == b'\t').unwrap_or(entry.len());
            let (facts, path_of_entry) = entry.split_at(tab);
            let hash = facts.rsplit(|&byte| byte == b' ').next().unwrap_or_default();
            let text = match known.get(hash) {
                Some(text) => text.clone(),
                None => {
                    let name = String::from_utf8_lossy(hash);
                    let text: Arc<[u8]> = ask(&["cat-file", "blob", &name])?.into();
                    known.insert(hash.to_vec(), text.clone());
                    text
                }
            };
            files.insert(path_of_entry.get(1..).unwrap_or_default().to_vec(), text);
        }
        let count = files.len();
        let bundle = original.filter_map(|file| {
            let path = path_of(file, Path::new(name)).as_os_str().as_bytes();
            files.remove(path).map(|text| file.with_text(text))
        });
        let is_first = steps.is_empty();
        if bundle.files().len() != count || is_first && bundle != *original {
            bail!(
                "step {subject:?} in {} does not belong to {name}; give the input of the run that \
                 wrote the steps",
                path.display()
            );
        }
        steps.push(Step { subject: subject.to_owned(), bundle });
    }
    if steps.is_empty() {
        bail!("{} contains no steps", path.display());
    }
    Ok(steps)
}

/// Returns the path of a file in a commit: that of a single text is `name`.
pub(crate) fn path_of<'a>(file: &'a File, name: &'a Path) -> &'a Path {
    if file.path().as_os_str().is_empty() { name } else { file.path() }
}

/// Returns a path as `git fast-import` reads it.
fn quoted(path: &Path) -> String {
    let mut quoted = String::from("\"");
    for &byte in path.as_os_str().as_bytes() {
        match byte {
            b'"' | b'\\' => quoted.extend(['\\', char::from(byte)]),
            b' '..=b'~' => quoted.push(char::from(byte)),
            _ => quoted.push_str(&format!("\\{byte:03o}")),
        }
    }
    quoted.push('"');
    quoted
}

fn git() -> Command {
    let mut git = Command::new("git");
    for variable in VARIABLES {
        git.env_remove(variable);
    }
    git.stdin(Stdio::null());
    git
}

/// Returns a command for the repository at `path`.
fn git_in(path: &Path) -> Command {
    let mut git = git();
    git.arg("--git-dir").arg(path.join(".git")).arg("--work-tree").arg(path);
    git
}

fn no_git(error: &io::Error) -> anyhow::Error {
    anyhow!("cannot run git, which writes and reads the steps: {error}")
}

fn run(command: &mut Command, what: &str) -> anyhow::Result<()> {
    output(command).map(drop).map_err(|error| anyhow!("cannot {what}: {error}"))
}

/// Returns what a command prints.
fn output(command: &mut Command) -> anyhow::Result<Vec<u8>> {
    let output = command.output().map_err(|error| no_git(&error))?;
    if !output.status.success() {
        bail!("{}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(output.stdout)
}
