//! A grammar's parser as a library: compiled once, and kept.
//!
//! The name of a kept library tells of what it was made, and what is in it: sources, compiler and flags are in the first half, its own
//! bytes in the second. So two versions of a grammar do not meet, and a file that was cut short is made again instead of loaded.
//! One process compiles at a time; what a killed one has left is removed by the next.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use xxhash_rust::xxh3::{Xxh3, xxh3_64};

use super::error::LoadError;
use super::files;
use super::folders::user_folder;
use super::package::Package;

/// Parsers are tables for the most part: optimised more, they take twice as long to compile, and parse hardly faster.
const FLAGS: [&str; 6] = ["-shared", "-fPIC", "-O1", "-w", "-std=c11", "-D_GNU_SOURCE"];
/// How much of what a compiler says is shown.
const MESSAGE_LINES: usize = 8;
const MAKING: &str = "making-";

/// A parser that is about to be compiled.
#[derive(Clone, Copy, Debug)]
pub struct Compiling<'a> {
    /// The name of the language.
    pub name: &'a str,
    /// The size of the parser, in bytes of C.
    pub bytes: u64,
}

/// The library of a grammar's parser; `tell` is called if it has to be compiled first.
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
        |source| LoadError::Write {
            path,
            source,
            remedy: "name another folder for compiled parsers by XDG_CACHE_HOME",
        }
    };
    if let Some(kept) = kept(&cache, &key) {
        return Ok(kept);
    }
    fs::create_dir_all(&cache).map_err(cannot_write(&cache))?;
    let lock = File::create(cache.join("lock")).map_err(cannot_write(&cache))?;
    // Where a file system has no locks, two processes may do the same work; neither sees half of the other's.
    let _ = lock.lock();
    if let Some(kept) = kept(&cache, &key) {
        return Ok(kept);
    }
    let (scanner, cpp) = (package.src().join("scanner.c"), package.src().join("scanner.cc"));
    if cpp.exists() && !scanner.exists() {
        return Err(LoadError::CppScanner(cpp));
    }
    // The compiler of a process that was killed may still write: it has no part in the folder of this one.
    for left in fs::read_dir(&cache).map_err(LoadError::read(&cache))?.flatten() {
        if left.file_name().as_encoded_bytes().starts_with(MAKING.as_bytes()) {
            let _ = fs::remove_dir_all(left.path());
        }
    }
    let making =
        tempfile::Builder::new().prefix(MAKING).tempdir_in(&cache).map_err(cannot_write(&cache))?;
    let parser = package.src().join("parser.c");
    tell(Compiling {
        name: &package.name,
        bytes: fs::metadata(&parser).map(|file| file.len()).unwrap_or_default(),
    });
    let library = compile(package, &words, making.path())?;
    let bytes = fs::read(&library).map_err(LoadError::read(&library))?;
    let target = cache.join(format!("{key}-{:016x}.so", xxh3_64(&bytes)));
    fs::rename(&library, &target).map_err(cannot_write(&target))?;
    Ok(target)
}

/// All that a library is made of, ascending: the sources beside the parser, and those that several grammars share.
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
            // A link to a folder is not followed: it can lead to everything.
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

/// The library of this key, if it is there as it was written.
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
    command
        .args(&words[1..])
        .args(FLAGS)
        .arg("-I")
        .arg(&src)
        .arg("-o")
        .arg(&output)
        .arg(src.join("parser.c"));
    if scanner.exists() {
        command.arg(scanner);
    }
    // What the compiler writes on the way is removed with the rest, however it ends.
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
