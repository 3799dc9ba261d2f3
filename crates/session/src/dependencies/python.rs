//! Packages of Python, from `site-packages`.
//!
//! A package is copied as a whole, since packages load modules and data by computed names. Its
//! imports are followed only in the modules that are imported.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use secateur_bundle::File;

use super::copies::Copies;
use super::error::DependencyError;
use super::packages::{Imported, Packages, files_below};

pub(super) struct Python {
    /// Folder of the input into which packages are copied.
    place: PathBuf,
    /// Folders with installed packages, once they are known.
    folders: Option<Vec<PathBuf>>,
    /// Modules that were copied, or cannot be.
    done: HashSet<PathBuf>,
}

/// Form of an installed module.
enum Installed {
    /// Folder of a package.
    Package(PathBuf),
    /// Single file.
    File(PathBuf),
    /// Folder of a name space, which only contains modules.
    NameSpace,
    Compiled(PathBuf),
}

const FOLDER_FILE: &str = "__init__.py";
/// File in the folder of a virtual environment.
const ENVIRONMENT_FILE: &str = "pyvenv.cfg";
/// Folders that may be a virtual environment of the project.
const ENVIRONMENTS: [&str; 2] = [".venv", "venv"];
/// Endings of compiled modules.
const COMPILED: [&str; 2] = ["so", "pyd"];
/// Prints the folders of packages that the interpreter searches.
const ASK: &str = "import sys; print('\\n'.join(sys.path))";

impl Python {
    pub(super) fn new(copies: &mut Copies) -> Self {
        for folder in ENVIRONMENTS {
            if copies.root().join(folder).join(ENVIRONMENT_FILE).is_file() {
                copies.fix(Path::new(folder));
            }
        }
        Self { place: place(copies), folders: None, done: HashSet::new() }
    }

    /// Returns the folders with installed packages.
    fn folders(&mut self, root: &Path) -> &[PathBuf] {
        self.folders.get_or_insert_with(|| {
            let active = std::env::var_os("VIRTUAL_ENV").map(PathBuf::from);
            let around = root.ancestors().flat_map(|it| ENVIRONMENTS.map(|name| it.join(name)));
            let mut environments = active.into_iter().chain(around);
            let found = environments.find(|folder| folder.join(ENVIRONMENT_FILE).is_file());
            found.map_or_else(of_interpreter, |folder| of_environment(&folder))
        })
    }
}

impl Packages for Python {
    fn copy(
        &mut self,
        import: &Imported<'_>,
        copies: &mut Copies,
    ) -> Result<bool, DependencyError> {
        let &Imported { module, is_known, by: _ } = import;
        if is_known {
            return Ok(false);
        }
        let outside = module.strip_prefix("/").ok();
        let Some(names) = outside.or_else(|| module.strip_prefix(&self.place).ok()) else {
            return Ok(false);
        };
        let Some(first) = names.iter().next().and_then(|name| name.to_str()) else {
            return Ok(false);
        };
        let root = copies.root().to_owned();
        let is_name_space = |found: Option<Installed>| matches!(found, Some(Installed::NameSpace));
        // The project can have a part of a name space.
        if outside.is_none() && !is_name_space(installed(self.folders(&root), Path::new(first))) {
            return Ok(false);
        }
        // Names with an underscore are those of the interpreter, or compiled.
        if first.starts_with('_') || STANDARD.split_whitespace().any(|name| name == first) {
            return Ok(false);
        }
        let mut path = PathBuf::new();
        for name in names {
            path.push(name);
            if self.done.contains(&path) {
                return Ok(false);
            }
            let reason = match installed(self.folders(&root), &path) {
                Some(Installed::NameSpace) => continue,
                Some(Installed::Compiled(file)) => compiled(&file),
                Some(Installed::File(file)) => {
                    self.done.insert(path.clone());
                    return self.add(&path, vec![(path.with_extension("py"), file)], copies);
                }
                Some(Installed::Package(folder)) => {
                    self.done.insert(path.clone());
                    match files_of(&folder, &path)? {
                        Ok(files) => return self.add(&path, files, copies),
                        Err(file) => compiled(&file),
                    }
                }
                None => "it is not installed in any site-packages that were found".to_owned(),
            };
            copies.note_left_out(&dotted(&path), reason);
            self.done.insert(path);
            return Ok(false);
        }
        Ok(false)
    }
}

impl Python {
    /// Adds the files of the module at `path`, of which the first one is found by its imports.
    fn add(
        &self,
        path: &Path,
        files: Vec<(PathBuf, PathBuf)>,
        copies: &mut Copies,
    ) -> Result<bool, DependencyError> {
        let placed = |(path, source): (PathBuf, PathBuf)| (self.place.join(path), source);
        let files: Vec<_> = files.into_iter().map(placed).collect();
        if let Some((taken, _)) = files.iter().find(|(path, _)| copies.paths.at(path).is_some()) {
            let reason = format!("the project has a file at {}", taken.display());
            copies.note_left_out(&dotted(path), reason);
            return Ok(false);
        }
        let first = files.first().map(|(path, _)| path.clone());
        copies.add(&dotted(path), files)?;
        if let Some(first) = first {
            copies.found_first(&first, &Path::new("/").join(path));
        }
        Ok(true)
    }
}

fn compiled(file: &Path) -> String {
    format!("{} is compiled", file.display())
}

/// Returns the name of a module in an import.
fn dotted(path: &Path) -> String {
    path.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join(".")
}

/// Returns the folder in which a program of the project looks for packages: that of the first file,
/// or the innermost one around all files, outside of their packages.
fn place(copies: &Copies) -> PathBuf {
    let is_python = |path: &&Path| path.extension().is_some_and(|it| it == "py");
    let paths: Vec<_> = match copies.first() {
        Some(first) => vec![first],
        None => copies.files.iter().map(File::path).filter(is_python).collect(),
    };
    let folder = |path: &&Path| path.parent().unwrap_or(path).to_owned();
    let innermost = paths.first().map(folder).unwrap_or_default();
    let is_around = |folder: &&Path| paths.iter().all(|path| path.starts_with(folder));
    let is_package = |folder: &Path| copies.paths.at(&folder.join(FOLDER_FILE)).is_some();
    let mut folders = innermost.ancestors().filter(is_around);
    folders.find(|folder| !is_package(folder)).map(Path::to_owned).unwrap_or_default()
}

/// Returns the folders with packages of a virtual environment.
fn of_environment(folder: &Path) -> Vec<PathBuf> {
    let versions = fs::read_dir(folder.join("lib")).into_iter().flatten().flatten();
    let folders = versions.map(|version| version.path().join("site-packages"));
    folders.filter(|folder| folder.is_dir()).collect()
}

/// Asks the interpreter for the folders with packages.
fn of_interpreter() -> Vec<PathBuf> {
    let mut command = Command::new("python3");
    command.args(["-c", ASK]).current_dir("/").stdin(Stdio::null()).stderr(Stdio::null());
    let output = command.output().map(|output| output.stdout).unwrap_or_default();
    let names = ["site-packages", "dist-packages"];
    let folders = String::from_utf8_lossy(&output).lines().map(PathBuf::from).collect::<Vec<_>>();
    folders.into_iter().filter(|folder| names.iter().any(|name| folder.ends_with(name))).collect()
}

/// Returns the form of the module at `path` in the first folder that has it.
fn installed(folders: &[PathBuf], path: &Path) -> Option<Installed> {
    let mut is_name_space = false;
    for module in folders.iter().map(|folder| folder.join(path)) {
        let file = module.with_extension("py");
        if module.join(FOLDER_FILE).is_file() {
            return Some(Installed::Package(module));
        } else if file.is_file() {
            return Some(Installed::File(file));
        } else if let Some(file) = compiled_module(&module) {
            return Some(Installed::Compiled(file));
        }
        is_name_space |= module.is_dir();
    }
    is_name_space.then_some(Installed::NameSpace)
}

/// Returns the compiled file of a module, such as `a.cpython-313-x86_64-linux-gnu.so`.
fn compiled_module(module: &Path) -> Option<PathBuf> {
    let name = module.file_name()?;
    let entries = fs::read_dir(module.parent()?).ok()?.flatten().map(|entry| entry.path());
    let stem = |path: &Path| Path::new(path.file_stem()?).file_stem().map(ToOwned::to_owned);
    let mut compiled = entries.filter(|path| is_compiled(path));
    compiled.find(|path| path.file_stem() == Some(name) || stem(path).as_deref() == Some(name))
}

fn is_compiled(path: &Path) -> bool {
    path.extension().is_some_and(|ending| COMPILED.iter().any(|it| ending == *it))
}

/// Returns the files of the package in `folder`, whose path is `path` in the input: the one that
/// represents it first. A compiled file is an error.
fn files_of(
    folder: &Path,
    path: &Path,
) -> Result<Result<Vec<(PathBuf, PathBuf)>, PathBuf>, DependencyError> {
    let is_wanted = |file: &Path| {
        !file.ends_with("__pycache__") && file.extension().is_none_or(|it| it != "pyc")
    };
    let mut files = files_below(folder, &is_wanted)?;
    if let Some(file) = files.iter().find(|file| is_compiled(file)) {
        return Ok(Err(folder.join(file)));
    }
    files.sort_by_key(|file| file != Path::new(FOLDER_FILE));
    Ok(Ok(files.into_iter().map(|file| (path.join(&file), folder.join(file))).collect()))
}

/// Modules of the standard library.
const STANDARD: &str = "\
abc aifc annotationlib antigravity argparse array ast asynchat asyncio asyncore atexit audioop \
base64 bdb binascii bisect builtins bz2 cProfile calendar cgi cgitb chunk cmath cmd code codecs \
codeop collections colorsys compileall compression concurrent configparser contextlib \
contextvars copy copyreg crypt csv ctypes curses dataclasses datetime dbm decimal difflib dis \
distutils doctest email encodings ensurepip enum errno faulthandler fcntl filecmp fileinput \
fnmatch fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp gzip \
hashlib heapq hmac html http idlelib imaplib imghdr imp importlib inspect io ipaddress \
itertools json keyword lib2to3 linecache locale logging lzma mailbox mailcap marshal math \
mimetypes mmap modulefinder msilib msvcrt multiprocessing netrc nis nntplib nt ntpath \
nturl2path numbers opcode operator optparse os ossaudiodev pathlib pdb pickle pickletools pipes \
pkgutil platform plistlib poplib posix posixpath pprint profile pstats pty pwd py_compile \
pyclbr pydoc pydoc_data pyexpat queue quopri random re readline reprlib resource rlcompleter \
runpy sched secrets select selectors shelve shlex shutil signal site smtpd smtplib sndhdr \
socket socketserver spwd sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string \
stringprep struct subprocess sunau symtable sys sysconfig syslog tabnanny tarfile telnetlib \
tempfile termios textwrap this threading time timeit tkinter token tokenize tomllib trace \
traceback tracemalloc tty turtle turtledemo types typing unicodedata unittest urllib uu uuid \
venv warnings wave weakref webbrowser winreg winsound wsgiref xdrlib xml xmlrpc zipapp zipfile \
zipimport zlib zoneinfo";
