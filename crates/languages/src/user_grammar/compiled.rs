//! Cache of compiled parsers: each grammar's parser is compiled once to a shared library.
//!
//! The file name of a library has two hashes: one of the sources, compiler and flags, and one of
//! the library itself. Different versions of a grammar therefore never collide, and a truncated
//! file is rebuilt rather than loaded. Only one process compiles at a time, and removes the
//! leftovers of killed processes.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use xxhash_rust::xxh3::{Xxh3, xxh3_64};

use super::error::LoadError;
use super::files;
use super::folders::user_folder;
use super::package::Package;

/// Parsers are mostly tables: higher optimisation levels double the compile time and hardly make
/// parsing faster.
const FLAGS: [&str; 6] = ["-shared", "-fPIC", "-O1", "-w", "-std=c11", "-D_GNU_SOURCE"];
/// Maximum number of compiler output lines in an error.
const MESSAGE_LINES: usize = 8;
const MAKING: &str = "making-";
const REMEDY: &str = "set XDG_CACHE_HOME to another folder for compiled parsers";

#[derive(Clone, Copy, Debug)]
pub struct Compiling<'a> {
    pub name: &'a str,
    /// Size of the parser's C source in bytes.
    pub bytes: u64,
}

/// Returns the compiled parser library of a grammar. Calls `tell` if it must be compiled first.
pub(crate) fn library(
    package: &Package,
    tell: &mut dyn FnMut(Compiling<'_>),
) -> Result<PathBuf, LoadError> {
    let words = std::env::var("CC").ok().and_then(|words| shlex::split(&words)).unwrap_or_default();
    let words = if words.is_empty() { vec!["cc".to_owned()] } else { words };
    let sources = sources(package)?;
    let key = key(&words, &sources)?;
    let cache = user_folder("XDG_CACHE_HOME", ".cache")?.join("parsers");
    let cannot_write = |path: &Path| {
        let path = path.to_path_buf();
        |source| LoadError::Write { path, source, remedy: REMEDY }
    };
    if let Some(kept) = kept(&cache, &key) {
        return Ok(kept);
    }
    fs::create_dir_all(&cache).map_err(cannot_write(&cache))?;
    let lock = File::create(cache.join("lock")).map_err(cannot_write(&cache))?;
    // On a file system without locks, two processes may compile the same parser. Neither sees a
    // partial result of the other.
    let _ = lock.lock();
    if let Some(kept) = kept(&cache, &key) {
        return Ok(kept);
    }
    let (scanner, cpp) = (package.src().join("scanner.c"), package.src().join("scanner.cc"));
    if cpp.exists() && !scanner.exists() {
        return Err(LoadError::CppScanner(cpp));
    }
    // The compiler of a killed process may still be writing, but never into this process's folder.
    for left in fs::read_dir(&cache).map_err(LoadError::read(&cache))?.flatten() {
        if left.file_name().as_encoded_bytes().starts_with(MAKING.as_bytes()) {
            let _ = fs::remove_dir_all(left.path());
        }
    }
    let making =
        tempfile::Builder::new().prefix(MAKING).tempdir_in(&cache).map_err(cannot_write(&cache))?;
    let parser = package.src().join("parser.c");
    let bytes = fs::metadata(&parser).map(|file| file.len()).unwrap_or_default();
    tell(Compiling { name: &package.name, bytes });
    let library = compile(package, &words, making.path())?;
    let bytes = fs::read(&library).map_err(LoadError::read(&library))?;
    let target = cache.join(format!("{key}-{:016x}.so", xxh3_64(&bytes)));
    fs::rename(&library, &target).map_err(cannot_write(&target))?;
    Ok(target)
}

/// Returns all source files of a library in ascending order: those beside the parser, and those
/// that several grammars share.
fn sources(package: &Package) -> Result<Vec<PathBuf>, LoadError> {
    let mut files = Vec::new();
    let mut folders = vec![package.src(), package.base.join("common")];
    while let Some(folder) = folders.pop() {
        let entries = match fs::read_dir(&folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            entries => entries.map_err(LoadError::read(&folder))?,
        };
        for entry in entries {
            let entry = entry.map_err(LoadError::read(&folder))?;
            let path = entry.path();
            // Do not follow links to folders: they can lead anywhere.
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                folders.push(path);
            } else if path.extension().is_some_and(|kind| kind != "json" && kind != "js") {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

fn key(words: &[String], sources: &[PathBuf]) -> Result<String, LoadError> {
    let mut hash = Xxh3::new();
    for word in words.iter().map(String::as_str).chain(FLAGS) {
        hash.update(word.as_bytes());
        hash.update(b"\0");
    }
    for path in sources {
        let bytes = files::bytes(path)?;
        hash.update(path.file_name().unwrap_or_default().as_encoded_bytes());
        hash.update(&xxh3_64(&bytes).to_le_bytes());
    }
    Ok(format!("{:032x}", hash.digest128()))
}

/// Returns the cached library for this key if its contents are intact.
fn kept(cache: &Path, key: &str) -> Option<PathBuf> {
    fs::read_dir(cache).ok()?.flatten().find_map(|entry| {
        let (name, path) = (entry.file_name().into_string().ok()?, entry.path());
        let hash = name.strip_prefix(key)?.strip_prefix('-')?.strip_suffix(".so")?;
        let is_whole =
            fs::read(&path).is_ok_and(|bytes| format!("{:016x}", xxh3_64(&bytes)) == hash);
        is_whole.then_some(path)
    })
}

fn compile(package: &Package, words: &[String], making: &Path) -> Result<PathBuf, LoadError> {
    let src = package.src();
    let scanner = src.join("scanner.c");
    let output = making.join("parser.so");
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]).args(FLAGS).arg("-I").arg(&src).arg("-o").arg(&output);
    command.arg(src.join("parser.c")).args(Some(scanner).filter(|scanner| scanner.exists()));
    // The compiler's temporary files are removed with this folder, however the compiler ends.
    let run = command.env("TMPDIR", making).env("LC_ALL", "C").stdin(Stdio::null()).output();
    let spoken = words.join(" ");
    let run = run.map_err(|source| LoadError::NoCompiler { command: spoken.clone(), source })?;
    if run.status.success() && output.exists() {
        return Ok(output);
    }
    let said = String::from_utf8_lossy(&run.stderr);
    let lines: Vec<_> = said.lines().take(MESSAGE_LINES).collect();
    let message = if lines.is_empty() { run.status.to_string() } else { lines.join("\n") };
    Err(LoadError::NotCompiled { command: spoken, folder: src, message })
}
