//! A command line with a place for the candidate.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};

use crate::supervise::Stdout;

/// What stands for the candidate's name, as in the usage of fuzzers.
const PLACE: &[u8] = b"@@";

/// A command that is run on a candidate.
///
/// It runs in the directory of the candidate, and `@@` anywhere in it stands for the candidate's name there. A command
/// without `@@` gets the candidate on its standard input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invocation {
    kind: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    /// A user's property test, which gets the candidate's full path and finds it on its standard input too, as with Shrink Ray:
    /// a test that reads nothing there does not notice.
    Test(PathBuf),
    /// A program and its arguments, run without a shell.
    Words(Vec<OsString>),
    /// A line for the shell.
    Shell(String),
    /// The same, with its standard output kept apart from its standard error.
    ShellApart(String),
    /// A line for the shell that makes another text of the candidate.
    Filter(String),
}

/// What cannot be run.
#[derive(Debug, thiserror::Error)]
pub enum InvocationError {
    /// Nothing at all.
    #[error("the command is empty; give a program after --, such as: -- gcc -O2 -c @@")]
    Empty,
    /// No such program.
    #[error(
        "cannot run the command {program}: {}\n\
         Give the path of a program that may be executed; a pipeline or a shell's own command goes into: -- sh -c '...'",
        what_is_wrong(source)
    )]
    NoProgram {
        /// The program as given.
        program: String,
        /// What is wrong.
        source: which::Error,
    },
}

fn what_is_wrong(error: &which::Error) -> String {
    match error {
        which::Error::CannotFindBinaryPath => {
            "there is no such program, or it may not be executed".to_owned()
        }
        error => error.to_string(),
    }
}

impl Invocation {
    pub(crate) fn test(program: PathBuf) -> Self {
        Self { kind: Kind::Test(program) }
    }

    /// A program and its arguments, after a look at whether there is such a program. A path of the program is taken from
    /// the current directory, since the command will run in another one.
    ///
    /// # Errors
    ///
    /// When there is no such program.
    pub fn words(words: &[OsString]) -> Result<Self, InvocationError> {
        let [program, arguments @ ..] = words else { return Err(InvocationError::Empty) };
        let found = which::which(program).map_err(|source| InvocationError::NoProgram {
            program: program.to_string_lossy().into_owned(),
            source,
        })?;
        // A name is left to be a name: some programs look at what they were called.
        let is_path = program.as_bytes().contains(&b'/');
        let program = if is_path {
            std::path::absolute(found).unwrap_or_else(|_| program.into()).into()
        } else {
            program.clone()
        };
        Ok(Self::of_words([&[program], arguments].concat()))
    }

    pub(crate) fn of_words(words: Vec<OsString>) -> Self {
        Self { kind: Kind::Words(words) }
    }

    /// The program and its arguments as they were given, where no shell is needed.
    pub(crate) fn as_words(&self) -> Option<&[OsString]> {
        if let Kind::Words(words) = &self.kind { Some(words) } else { None }
    }

    /// A command as a user would type it who is where this candidate is.
    #[must_use]
    pub fn on(words: &[OsString], candidate: &OsStr) -> String {
        let invocation = Self::of_words(words.to_vec());
        let words: Vec<_> =
            invocation.words_for(candidate).iter().map(|word| quote(word)).collect();
        let input = if invocation.reads_input() {
            format!(" <{}", quote(candidate))
        } else {
            String::new()
        };
        words.join(" ") + &input
    }

    /// A command line for `sh -c`.
    #[must_use]
    pub fn shell(line: &str) -> Self {
        Self { kind: Kind::Shell(line.to_owned()) }
    }

    /// A command line for `sh -c` that makes another text of the candidate: `@@` stands for its full path, it is always on
    /// standard input, and all that is printed on standard output is kept, in a pipe of its own: the text must not be mixed with
    /// complaints. The user's locale holds.
    #[must_use]
    pub fn filter(line: &str) -> Self {
        Self { kind: Kind::Filter(line.to_owned()) }
    }

    /// Returns the same command with its standard output kept apart from its standard error.
    pub(crate) fn apart(&self) -> Self {
        match &self.kind {
            Kind::Shell(line) => Self { kind: Kind::ShellApart(line.clone()) },
            _ => self.clone(),
        }
    }

    /// Whether the candidate is to be on its standard input.
    pub(crate) fn reads_input(&self) -> bool {
        match &self.kind {
            Kind::Test(_) | Kind::Filter(_) => true,
            Kind::Words(words) => !words.iter().any(|word| has_place(word.as_bytes())),
            Kind::Shell(line) | Kind::ShellApart(line) => !has_place(line.as_bytes()),
        }
    }

    /// Returns the treatment of its standard output.
    pub(crate) fn stdout(&self) -> Stdout {
        match self.kind {
            Kind::Test(_) | Kind::Words(_) | Kind::Shell(_) => Stdout::Joined,
            Kind::ShellApart(_) => Stdout::Tail,
            Kind::Filter(_) => Stdout::Whole,
        }
    }

    /// The locale in which it runs, if not the user's own: messages are recognised in English.
    pub(crate) fn locale(&self) -> Option<&'static str> {
        let is_recognised = !matches!(self.kind, Kind::Test(_) | Kind::Filter(_));
        is_recognised.then_some("C.UTF-8")
    }

    /// The program that is started.
    pub(crate) fn program(&self) -> &Path {
        match &self.kind {
            Kind::Test(program) => program,
            Kind::Words(words) => words.first().map_or(Path::new(""), Path::new),
            Kind::Shell(_) | Kind::ShellApart(_) | Kind::Filter(_) => Path::new("sh"),
        }
    }

    /// The program and its arguments for this candidate in `folder`, where it runs.
    pub(crate) fn words_on(&self, candidate: &Path, folder: &Path) -> Vec<OsString> {
        match &self.kind {
            Kind::Test(program) => vec![program.into(), candidate.into()],
            Kind::Filter(_) => self.words_for(candidate.as_os_str()),
            _ => {
                let name = candidate.strip_prefix(folder).unwrap_or(candidate).as_os_str();
                self.words_for(if name.is_empty() { OsStr::new(".") } else { name })
            }
        }
    }

    /// The program and its arguments for a candidate of this name.
    pub(crate) fn words_for(&self, file_name: &OsStr) -> Vec<OsString> {
        let dashed = [b"./", file_name.as_bytes()].concat();
        // Otherwise taken for an option.
        let name =
            if file_name.as_bytes().starts_with(b"-") { &dashed } else { file_name.as_bytes() };
        match &self.kind {
            Kind::Test(program) => vec![program.into()],
            Kind::Words(words) => {
                words.iter().map(|word| OsString::from_vec(put(word.as_bytes(), name))).collect()
            }
            Kind::Shell(line) | Kind::ShellApart(line) | Kind::Filter(line) => {
                let name = shlex::bytes::try_quote(name).unwrap_or(name.into());
                vec!["sh".into(), "-c".into(), OsString::from_vec(put(line.as_bytes(), &name))]
            }
        }
    }
}

/// As a user would type it.
impl fmt::Display for Invocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            Kind::Test(program) => write!(f, "{}", program.display()),
            Kind::Words(words) => {
                let words: Vec<_> = words.iter().map(|word| quote(word)).collect();
                f.write_str(&words.join(" "))
            }
            Kind::Shell(line) | Kind::ShellApart(line) | Kind::Filter(line) => f.write_str(line),
        }
    }
}

/// A word as a shell takes it, as far as it is text.
pub(crate) fn quote(word: &OsStr) -> String {
    let quoted = shlex::bytes::try_quote(word.as_bytes()).unwrap_or(word.as_bytes().into());
    // Quotes around what only has @@ in it would mislead the eye.
    if word
        .as_bytes()
        .iter()
        .all(|&byte| byte.is_ascii_alphanumeric() || b"@-_=./:+,%".contains(&byte))
        && !word.is_empty()
    {
        return word.to_string_lossy().into_owned();
    }
    String::from_utf8_lossy(&quoted).into_owned()
}

/// Returns the full path of the file that a word names, seen from the current directory.
#[must_use]
pub fn file_here(word: &OsStr) -> Option<PathBuf> {
    let path = Path::new(word);
    let is_file = path.is_file() && path.file_name().is_some();
    if is_file { std::path::absolute(path).ok() } else { None }
}

fn has_place(word: &[u8]) -> bool {
    word.windows(PLACE.len()).any(|window| window == PLACE)
}

/// Puts `name` into the place of every `@@`.
fn put(word: &[u8], name: &[u8]) -> Vec<u8> {
    let mut result = Vec::new();
    let mut rest = word;
    while let Some(at) = rest.windows(PLACE.len()).position(|window| window == PLACE) {
        result.extend([&rest[..at], name].concat());
        rest = &rest[at + PLACE.len()..];
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
