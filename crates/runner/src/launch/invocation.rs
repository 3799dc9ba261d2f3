//! A command line with a placeholder for the candidate.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};

use crate::supervise::Stdout;

/// Placeholder for the candidate's name, as in the usage of fuzzers.
const PLACEHOLDER: &[u8] = b"@@";

/// A command that is run on a candidate.
///
/// It runs in the directory of the candidate. `@@` is replaced by the candidate's name there,
/// anywhere in the command. A command without `@@` reads the candidate from standard input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invocation {
    kind: CommandLine,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum CommandLine {
    /// An executable interestingness test, which gets the candidate's full path and also its
    /// content on standard input, as in Shrink Ray: a test that does not read it is not affected.
    Test(PathBuf),
    /// A program and its arguments, run without a shell.
    Words(Vec<OsString>),
    /// A shell command.
    Shell(String),
    /// A shell command whose standard output is captured separately.
    ShellApart(String),
    /// A shell command that transforms the candidate.
    Filter(String),
}

/// A command that cannot be run.
#[derive(Debug, thiserror::Error)]
pub enum InvocationError {
    /// The command is empty.
    #[error("the command is empty; give a program after --, such as: -- gcc -O2 -c @@")]
    Empty,
    /// The program does not exist or is not executable.
    #[error(
        "cannot run the command {program}: {}\n\
         Give the path of an executable program; run a pipeline or a shell builtin with: \
         -- sh -c '...'",
        what_is_wrong(source)
    )]
    NoProgram {
        program: String,
        /// Reason.
        source: which::Error,
    },
}

fn what_is_wrong(error: &which::Error) -> String {
    match error {
        which::Error::CannotFindBinaryPath => {
            "there is no such program, or it is not executable".to_owned()
        }
        error => error.to_string(),
    }
}

impl Invocation {
    pub(crate) fn test(program: PathBuf) -> Self {
        Self { kind: CommandLine::Test(program) }
    }

    /// Creates a command from a program and its arguments and checks that the program exists.
    ///
    /// A relative path of the program is resolved here, because the command runs in another
    /// directory.
    ///
    /// # Errors
    ///
    /// Fails if there is no such program.
    pub fn words(words: &[OsString]) -> Result<Self, InvocationError> {
        let [program, arguments @ ..] = words else { return Err(InvocationError::Empty) };
        let found = which::which(program).map_err(|source| InvocationError::NoProgram {
            program: program.to_string_lossy().into_owned(),
            source,
        })?;
        // A plain name is kept: some programs depend on the name they were called by.
        let is_path = program.as_bytes().contains(&b'/');
        let program = if is_path {
            std::path::absolute(found).unwrap_or_else(|_| program.into()).into()
        } else {
            program.clone()
        };
        Ok(Self::of_words([&[program], arguments].concat()))
    }

    pub(crate) fn of_words(words: Vec<OsString>) -> Self {
        Self { kind: CommandLine::Words(words) }
    }

    /// Returns the program and its arguments, if no shell is needed.
    pub(crate) fn as_words(&self) -> Option<&[OsString]> {
        if let CommandLine::Words(words) = &self.kind { Some(words) } else { None }
    }

    /// Returns the command as a user would type it in the directory of this candidate.
    #[must_use]
    pub fn on(words: &[OsString], candidate: &OsStr) -> String {
        let invocation = Self::of_words(words.to_vec());
        let line = Self::of_words(invocation.words_for(candidate)).to_string();
        if invocation.reads_input() { format!("{line} <{}", quote(candidate)) } else { line }
    }

    /// Creates a shell command.
    #[must_use]
    pub fn shell(line: &str) -> Self {
        Self { kind: CommandLine::Shell(line.to_owned()) }
    }

    /// Creates a shell command that transforms the candidate.
    ///
    /// `@@` is replaced by the candidate's full path, and the candidate is always on standard
    /// input. All standard output is captured separately, so that messages do not mix with the
    /// text. The command runs in the user's locale.
    #[must_use]
    pub fn filter(line: &str) -> Self {
        Self { kind: CommandLine::Filter(line.to_owned()) }
    }

    /// Returns the same command with standard output captured separately.
    pub(crate) fn apart(&self) -> Self {
        match &self.kind {
            CommandLine::Shell(line) => Self { kind: CommandLine::ShellApart(line.clone()) },
            _ => self.clone(),
        }
    }

    /// Returns `true` if the candidate is passed on standard input.
    pub(crate) fn reads_input(&self) -> bool {
        match &self.kind {
            CommandLine::Test(_) | CommandLine::Filter(_) => true,
            CommandLine::Words(words) => !words.iter().any(|word| has_placeholder(word.as_bytes())),
            CommandLine::Shell(line) | CommandLine::ShellApart(line) => {
                !has_placeholder(line.as_bytes())
            }
        }
    }

    /// Returns the treatment of standard output.
    pub(crate) fn stdout(&self) -> Stdout {
        match self.kind {
            CommandLine::Test(_) | CommandLine::Words(_) | CommandLine::Shell(_) => Stdout::Joined,
            CommandLine::ShellApart(_) => Stdout::Tail,
            CommandLine::Filter(_) => Stdout::Whole,
        }
    }

    /// Returns the locale in which it runs, if not the user's own: messages are recognised in
    /// English.
    pub(crate) fn locale(&self) -> Option<&'static str> {
        let is_recognised = !matches!(self.kind, CommandLine::Test(_) | CommandLine::Filter(_));
        is_recognised.then_some("C.UTF-8")
    }

    /// Returns the program.
    pub(crate) fn program(&self) -> &Path {
        match &self.kind {
            CommandLine::Test(program) => program,
            CommandLine::Words(words) => words.first().map_or(Path::new(""), Path::new),
            CommandLine::Shell(_) | CommandLine::ShellApart(_) | CommandLine::Filter(_) => {
                Path::new("sh")
            }
        }
    }

    /// Returns the program and its arguments for this candidate, run in `folder`.
    pub(crate) fn words_on(&self, candidate: &Path, folder: &Path) -> Vec<OsString> {
        match &self.kind {
            CommandLine::Test(program) => vec![program.into(), candidate.into()],
            CommandLine::Filter(_) => self.words_for(candidate.as_os_str()),
            _ => {
                let name = candidate.strip_prefix(folder).unwrap_or(candidate).as_os_str();
                self.words_for(if name.is_empty() { OsStr::new(".") } else { name })
            }
        }
    }

    /// Returns the program and its arguments for a candidate of this name.
    pub(crate) fn words_for(&self, file_name: &OsStr) -> Vec<OsString> {
        let dashed = [b"./", file_name.as_bytes()].concat();
        // The name must not look like an option.
        let name =
            if file_name.as_bytes().starts_with(b"-") { &dashed } else { file_name.as_bytes() };
        match &self.kind {
            CommandLine::Test(program) => vec![program.into()],
            CommandLine::Words(words) => words
                .iter()
                .map(|word| OsString::from_vec(substitute(word.as_bytes(), name)))
                .collect(),
            CommandLine::Shell(line)
            | CommandLine::ShellApart(line)
            | CommandLine::Filter(line) => {
                let name = shlex::bytes::try_quote(name).unwrap_or(name.into());
                vec![
                    "sh".into(),
                    "-c".into(),
                    OsString::from_vec(substitute(line.as_bytes(), &name)),
                ]
            }
        }
    }
}

/// Formats the command as a user would type it.
impl fmt::Display for Invocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            CommandLine::Test(program) => write!(f, "{}", program.display()),
            CommandLine::Words(words) => {
                let words: Vec<_> = words.iter().map(|word| quote(word)).collect();
                f.write_str(&words.join(" "))
            }
            CommandLine::Shell(line)
            | CommandLine::ShellApart(line)
            | CommandLine::Filter(line) => f.write_str(line),
        }
    }
}

/// Quotes a word for a shell, as far as it is text.
pub(crate) fn quote(word: &OsStr) -> String {
    let bytes = word.as_bytes();
    // Quotes around a mere `@@` would be misleading.
    let is_plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"@-_=./:+,%".contains(byte);
    if !bytes.is_empty() && bytes.iter().all(is_plain) {
        return word.to_string_lossy().into_owned();
    }
    let quoted = shlex::bytes::try_quote(bytes).unwrap_or(bytes.into());
    String::from_utf8_lossy(&quoted).into_owned()
}

/// Returns the full path of the file that `word` names, relative to the current directory.
#[must_use]
pub fn file_here(word: &OsStr) -> Option<PathBuf> {
    let path = Path::new(word);
    let is_file = path.is_file() && path.file_name().is_some();
    if is_file { std::path::absolute(path).ok() } else { None }
}

fn has_placeholder(word: &[u8]) -> bool {
    word.windows(PLACEHOLDER.len()).any(|window| window == PLACEHOLDER)
}

/// Replaces every `@@` by `name`.
fn substitute(word: &[u8], name: &[u8]) -> Vec<u8> {
    let mut result = Vec::new();
    let mut rest = word;
    while let Some(at) = rest.windows(PLACEHOLDER.len()).position(|window| window == PLACEHOLDER) {
        result.extend([&rest[..at], name].concat());
        rest = &rest[at + PLACEHOLDER.len()..];
    }
    result.extend(rest);
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(words: &[&str], name: &str, expected: &[&str]) {
        let words: Vec<_> = words.iter().map(OsString::from).collect();
        assert_eq!(Invocation::words(&words).unwrap().words_for(name.as_ref()), expected);
    }

    #[test]
    fn the_place_of_the_candidate_may_be_anywhere() {
        check(&["cat", "-O3", "@@"], "a.c", &["cat", "-O3", "a.c"]);
        check(&["cat", "--in=@@", "-o@@.o"], "a.c", &["cat", "--in=a.c", "-oa.c.o"]);
        check(&["cat", "@@@@"], "a.c", &["cat", "a.ca.c"]);
        check(&["cat", "@"], "a.c", &["cat", "@"]);
    }

    #[test]
    fn a_name_that_looks_like_an_option_or_like_several_words_is_still_a_name() {
        check(&["cat", "@@"], "-x.c", &["cat", "./-x.c"]);
        let shell = Invocation::shell("cat @@ | wc").words_for("a b.c".as_ref());
        assert_eq!(shell, ["sh", "-c", "cat 'a b.c' | wc"]);
    }

    #[test]
    fn without_a_place_the_candidate_is_on_standard_input() {
        assert!(Invocation::shell("grep x").reads_input());
        assert!(!Invocation::shell("grep x @@").reads_input());
    }

    #[test]
    fn a_program_that_does_not_exist_is_named() {
        let error = Invocation::words(&["secateur-no-such-program".into()]).unwrap_err();
        assert!(
            error.to_string().contains("cannot run the command secateur-no-such-program"),
            "{error}"
        );
        assert!(matches!(Invocation::words(&[]), Err(InvocationError::Empty)));
    }
}
