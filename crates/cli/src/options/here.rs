//! Completion of paths in commands that name files of the current directory.
//!
//! Tests run in other directories. A path that is certainly read there becomes a full path, like
//! the paths of an oracle. A path that the command may write is not changed: it is the test's own
//! file, even if an earlier trial by the user has left a file of that name here.

use std::ffi::{OsStr, OsString};
use std::fs::{self, Metadata};
use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::bail;
use secateur_runner::file_here;
use secateur_session::Loaded;

use crate::options::inputs::Inputs;

/// Options whose value is an output file.
const OUTPUT_OPTIONS: [&str; 4] = ["-o", "-out", "--output", "-MF"];
const REDIRECTIONS: [&str; 2] = [">", ">|"];
/// Shells that accept a line after `-c`.
const SHELLS: [&str; 5] = ["sh", "bash", "dash", "ksh", "zsh"];

/// Local files used by the commands of a run.
#[derive(Debug, Default)]
pub(crate) struct Here<'a> {
    /// Input of the run. A batch has another input for each test.
    pub(crate) input: Option<(&'a Inputs, &'a Loaded)>,
    /// Files and directories copied for each test.
    pub(crate) companions: &'a [PathBuf],
    /// Files whose paths were completed.
    pub(crate) named: Vec<PathBuf>,
}

/// Metadata of files that commands read, from before the first run.
pub(crate) struct State<'a>(Vec<(&'a PathBuf, Option<Metadata>)>);

impl Here<'_> {
    /// Returns the words of a command with full paths of files.
    pub(crate) fn words(&mut self, words: &[OsString]) -> Vec<OsString> {
        let line = shell_line(words);
        let mut before = None;
        let mut complete = |(number, word): (usize, &OsString)| {
            let option = before.replace(word.clone());
            match (option, word.to_str()) {
                // The system looks the program up in `PATH`.
                (None, _) => None,
                (_, Some(text)) if Some(number) == line => Some(self.line(text).into()),
                (Some(option), _) if OUTPUT_OPTIONS.iter().any(|name| option == *name) => None,
                _ => self.full(word).map(PathBuf::into_os_string),
            }
        };
        let full = |item| complete(item).unwrap_or_else(|| item.1.clone());
        words.iter().enumerate().map(full).collect()
    }

    /// Returns a line for a shell with full paths of files.
    ///
    /// A path that occurs twice, or after the first pipeline, may be written by the line itself, as
    /// in `gcc @@ && ./a.out`.
    pub(crate) fn line(&mut self, line: &str) -> String {
        let words = shell_words(line);
        let values: Vec<_> =
            words.iter().map(|(range, _)| unquoted(&line[range.clone()])).collect();
        let (mut result, mut end) = (String::new(), 0);
        for (number, (range, is_first)) in words.iter().enumerate() {
            let path = Path::new(&values[number]);
            let same = |value: &&String| plain(Path::new(value)) == plain(path);
            let before = line[..range.start].trim_end();
            let option = number.checked_sub(1).map(|number| values[number].as_str());
            let is_read = *is_first
                && values.iter().filter(same).count() == 1
                && !REDIRECTIONS.iter().any(|operator| before.ends_with(operator))
                && !option.is_some_and(|option| OUTPUT_OPTIONS.contains(&option));
            let full = if is_read { self.full(path.as_os_str()) } else { None };
            let quoted = full.as_ref().and_then(|full| shlex::try_quote(full.to_str()?).ok());
            if let Some(quoted) = quoted {
                result += &line[end..range.start];
                result += &quoted;
                end = range.end;
            }
        }
        result + &line[end..]
    }

    /// Returns the full path of the file that a word names, if a test does not find it under the
    /// given path.
    ///
    /// A word without a slash or a dot can mean anything, such as a name to search for.
    fn full(&mut self, word: &OsStr) -> Option<PathBuf> {
        let (path, bytes) = (Path::new(word), word.as_encoded_bytes());
        let is_path = path.is_relative() && bytes.iter().any(|byte| b"/.".contains(byte));
        if !is_path || self.is_companion(path) || self.is_of_input(path) {
            return None;
        }
        // In a command, @@ is the candidate.
        let full = file_here(word).filter(|path| !path.to_string_lossy().contains("@@"))?;
        self.named.push(full.clone());
        Some(full)
    }

    /// Returns `true` if `path` names the input or one of its files.
    fn is_of_input(&self, path: &Path) -> bool {
        let Some((inputs, loaded)) = self.input else { return false };
        let is_in = |full: PathBuf| inputs.canonical().iter().any(|input| full.starts_with(input));
        is_beside(path, loaded) || fs::canonicalize(path).is_ok_and(is_in)
    }

    /// Returns `true` if tests find a companion file at `path`.
    fn is_companion(&self, path: &Path) -> bool {
        let names = self.companions.iter().filter_map(|companion| companion.file_name());
        names.into_iter().any(|name| plain(path).starts_with(name))
    }
}

impl<'a> State<'a> {
    pub(crate) fn of(paths: &'a [PathBuf]) -> Self {
        Self(paths.iter().map(|path| (path, fs::metadata(path).ok())).collect())
    }

    /// Refuses commands that changed a file: all tests would write it at the same time.
    pub(crate) fn check(&self) -> anyhow::Result<()> {
        let facts =
            |file: &Option<Metadata>| file.as_ref().map(|file| (file.len(), file.modified().ok()));
        for (path, before) in &self.0 {
            if facts(before) != facts(&fs::metadata(path).ok()) {
                bail!(
                    "the command modified {}, which it names, and every test would do the same; \
                     make it write to another file",
                    path.display()
                );
            }
        }
        Ok(())
    }
}

/// Returns `true` if a test finds `path` in its directory: the candidate or a file beside it.
pub(crate) fn is_beside(path: &Path, loaded: &Loaded) -> bool {
    let Loaded { bundle, surroundings } = loaded;
    path == Path::new(&surroundings.name)
        || !bundle.is_package() && bundle.file(path).is_some()
        || surroundings.taken.iter().any(|taken| path.starts_with(taken))
}

/// Returns the position of the line that a command passes to a shell.
pub(crate) fn shell_line(words: &[OsString]) -> Option<usize> {
    let program = Path::new(words.first()?).file_name()?;
    let is_option = |word: &OsString| {
        let word = word.as_encoded_bytes();
        word.starts_with(b"-") && word.ends_with(b"c")
    };
    let option = words.iter().position(is_option)?;
    SHELLS.iter().any(|shell| program == *shell).then_some(option + 1)
}

fn plain(path: &Path) -> &Path {
    path.strip_prefix(".").unwrap_or(path)
}

/// Removes the quotes from a word of a shell line.
fn unquoted(word: &str) -> String {
    shlex::split(word).and_then(|mut words| words.pop()).unwrap_or_default()
}

/// Returns the ranges of the words of a shell line, quotes included, and `true` for those in the
/// first pipeline.
fn shell_words(line: &str) -> Vec<(Range<usize>, bool)> {
    let (mut words, mut start, mut quote, mut is_first) = (Vec::new(), None, None, true);
    let mut chars = line.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        match quote {
            Some(end) if c == end => quote = None,
            Some('\'') => {}
            _ if c == '\\' => _ = chars.next(),
            Some(_) => {}
            None if matches!(c, '\'' | '"') => quote = Some(c),
            None if c.is_whitespace() || "|&;()<>".contains(c) => {
                words.extend(start.take().map(|start| (start..at, is_first)));
                let next = chars.peek().map(|(_, next)| *next);
                let is_redirection = line[..at].ends_with('>') || next == Some('>');
                is_first &= match c {
                    ';' | '\n' => false,
                    '&' => is_redirection,
                    '|' => next != Some('|'),
                    _ => true,
                };
                continue;
            }
            None => {}
        }
        start.get_or_insert(at);
    }
    words.extend(start.map(|start| (start..line.len(), is_first)));
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, expected: &[&str], later: &[&str]) {
        let words = |is_first| {
            let words = shell_words(line).into_iter().filter(move |(_, first)| *first == is_first);
            words.map(|(range, _)| unquoted(&line[range])).collect::<Vec<_>>()
        };
        assert_eq!(words(true), expected, "{line}");
        assert_eq!(words(false), later, "{line}");
    }

    #[test]
    fn the_first_pipeline_ends_where_another_command_begins() {
        check("python3 'my file.py' @@ 2>&1", &["python3", "my file.py", "@@", "2", "1"], &[]);
        check("a <b|c \"d e\"f && g; h", &["a", "b", "c", "d ef"], &["g", "h"]);
        check("a\\ b &>c || d", &["a b", "c"], &["d"]);
        check("a & b\nc", &["a"], &["b", "c"]);
        check("grep 'x;y' @@ > z", &["grep", "x;y", "@@", "z"], &[]);
        check("é \"", &["é", ""], &[]);
    }
}
