//! What the user says about the property: a test, or a command and what to expect of it.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::anyhow;
use secateur_runner::{
    Baseline, CommandTest, Interrupt, Invocation, Plan, PropertyTest, PropertyTestError, Question, Rate, Runner,
    Statistics, Unfit, establish,
};
use secateur_signature::{Fact, Pattern};

use crate::failure::Failure;
use crate::hint::is_program;
use crate::notes::Notes;
use crate::test_options::TestOptions;

/// A command in the place of a property test.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Without a script")]
pub(crate) struct CommandOptions {
    /// A command that fails on INPUT: what happens then is recognised, and preserved. @@ stands for the candidate's name;
    /// without it, the candidate is on standard input
    #[arg(last = true, value_name = "COMMAND")]
    command: Vec<OsString>,

    /// Preserve that COMMAND exits with this status (128 + n for signal n), instead of recognising what happens
    #[arg(long, value_name = "CODE", value_parser = clap::value_parser!(i32).range(0..=255))]
    expect_exit: Option<i32>,

    /// Preserve that what COMMAND prints matches, instead of recognising what happens; may be repeated
    #[arg(long, value_name = "REGEX", value_parser = pattern)]
    expect_output: Vec<Pattern>,

    /// Refuse candidates on which COMMAND prints what matches; may be repeated
    #[arg(long, value_name = "REGEX", value_parser = pattern)]
    reject_output: Vec<Pattern>,

    /// Refuse candidates on which this command for the shell does not succeed, such as 'gcc -fsyntax-only @@'; may be
    /// repeated
    #[arg(long, value_name = "COMMAND")]
    valid: Vec<String>,

    /// Preserve that two commands for the shell tell different stories: both succeed and print different things on
    /// standard output, or exit as differently as they do on INPUT. Rule out undefined behaviour with --valid
    #[arg(long, num_args = 2, value_names = ["COMMAND", "COMMAND"])]
    differs: Vec<String>,
}

/// What a test may take on the original, when nobody has said.
const TIMEOUT_ON_ORIGINAL: Duration = Duration::from_secs(300);
/// How long a command may take on the original before it counts as hanging, when nobody has said.
const TIMEOUT_OF_COMMAND: Duration = Duration::from_secs(60);

impl CommandOptions {
    /// Whether any of them is given.
    pub(crate) fn is_given(&self) -> bool {
        !self.command.is_empty() || !self.differs.is_empty()
    }

    /// Whether something says which candidates are valid.
    pub(crate) fn has_valid(&self) -> bool {
        !self.valid.is_empty()
    }

    /// The first option that says something about a command.
    pub(crate) fn first_option(&self) -> Option<&'static str> {
        let given = [
            (self.expect_exit.is_some(), "--expect-exit"),
            (!self.expect_output.is_empty(), "--expect-output"),
            (!self.reject_output.is_empty(), "--reject-output"),
            (!self.valid.is_empty(), "--valid"),
        ];
        given.into_iter().find(|(is_given, _)| *is_given).map(|(_, option)| option)
    }

    /// What is to be preserved of `input`, and which files that are here the commands mention.
    fn plan(&self, input: &Path) -> anyhow::Result<(Plan, Vec<PathBuf>)> {
        let mut mentioned = Vec::new();
        let mut expected: Vec<_> = self.expect_exit.map(Fact::status).into_iter().collect();
        expected
            .extend(self.expect_output.iter().map(|regex| Fact::output(format!("prints /{regex}/"), regex.clone())));
        let refused = self.reject_output.iter();
        let also: Vec<_> =
            refused.map(|regex| Fact::no_output(format!("does not print /{regex}/"), regex.clone())).collect();
        let question = match (self.command.as_slice(), self.differs.as_slice()) {
            ([], [first, second]) if expected.is_empty() && also.is_empty() => {
                mentioned.extend(check_lines(&self.differs, input)?);
                Question::Differ([first, second].map(|line| Invocation::shell(line)))
            }
            ([], [_, _]) => {
                return Err(anyhow!(
                    "--differs compares two commands and looks at nothing else: leave out --expect-exit, --expect-output and \
                     --reject-output"
                ));
            }
            (command, []) => {
                mentioned.extend(check_words(command, input)?);
                let invocation = Invocation::words(command)?;
                if expected.is_empty() {
                    Question::Recognise(invocation)
                } else {
                    Question::Expect(invocation, expected)
                }
            }
            _ => return Err(anyhow!("--differs has two commands of its own: leave out the one after --")),
        };
        mentioned.extend(check_lines(&self.valid, input)?);
        let valid = self.valid.iter().map(|line| Invocation::shell(line)).collect();
        Ok((Plan { question, also, valid }, mentioned))
    }
}

/// What decides whether a candidate is interesting, as the user has given it.
pub(crate) enum Property {
    Test(PropertyTest),
    Commands {
        plan: Plan,
        /// The files that are here and that they mention.
        mentioned: Vec<PathBuf>,
        /// Where to say what about them.
        notes: Notes,
    },
}

impl Property {
    /// What `test` decides about `input`, or without one, what `commands` do on it.
    pub(crate) fn new(
        test: Option<&Path>,
        input: &Path,
        commands: &CommandOptions,
        notes: Notes,
    ) -> anyhow::Result<Self> {
        Ok(match test {
            Some(test) => Self::Test(PropertyTest::new(test).map_err(|error| hint_at_swap(error, input))?),
            None => {
                let (plan, mentioned) = commands.plan(input)?;
                Self::Commands { plan, mentioned, notes }
            }
        })
    }

    /// Runs it in this way on candidates that are called `file_name`.
    pub(crate) fn runner(&self, how: &TestOptions, file_name: &OsStr, interrupt: Interrupt) -> Result<Runner, Failure> {
        let (test, timeout) = match self {
            Self::Test(test) => (test.clone(), TIMEOUT_ON_ORIGINAL),
            Self::Commands { .. } => (CommandTest::default().into(), TIMEOUT_OF_COMMAND),
        };
        let runner = how.runner(test, file_name, interrupt, timeout)?;
        if let Self::Commands { mentioned, notes, .. } = self {
            for path in mentioned.iter().filter(|path| !runner.has_companion(path)) {
                notes.note(format_args!(
                    "{} is here, but the command runs in a fresh directory: if it reads that, give the full path or --with",
                    path.display()
                ));
            }
        }
        Ok(runner)
    }

    /// Finds out what commands preserve of the original, and says it. A test needs nothing of the kind.
    pub(crate) fn establish(
        &self,
        runner: &mut Runner,
        original: &[u8],
        timeout: Option<Duration>,
        statistics: &mut Statistics,
        notes: Notes,
    ) -> Result<Option<Baseline>, Unfit> {
        let Self::Commands { plan, .. } = self else { return Ok(None) };
        notes.say("Running the command on the original");
        let baseline = establish(runner, plan, original, timeout, statistics)?;
        notes.say(runner.test().commands().map(CommandTest::to_string).unwrap_or_default());
        if let Rate { interesting, runs } = baseline.rate
            && interesting < runs
        {
            notes.note(format_args!("{interesting} of {runs} runs on the original did this"));
        }
        Ok(Some(baseline))
    }
}

/// Says so if a property test has not accepted the original each time.
pub(crate) fn announce_rate(rate: Rate, notes: Notes) {
    if rate.interesting < rate.runs {
        notes.note(format_args!("the property test accepted the original {rate} times"));
    }
}

/// Whoever gives the arguments in the wrong order gets an error about a test that cannot be run; this tells them why.
fn hint_at_swap(error: PropertyTestError, input: &Path) -> anyhow::Error {
    let input_is_a_script = fs::read(input).is_ok_and(|text| text.starts_with(b"#!"));
    match error {
        PropertyTestError::NotExecutable { .. } | PropertyTestError::NoExec { .. } if input_is_a_script => {
            anyhow!("{error}\nThe property test comes first, then the input: are the two swapped?")
        }
        PropertyTestError::NotExecutable { ref path } if is_program(&input.into()) => {
            anyhow!(
                "{error}\nShould {0} be a command, say: secateur reduce {1} -- {0} @@",
                input.display(),
                path.display()
            )
        }
        _ => error.into(),
    }
}

/// The files and folders that are here and that a command mentions. One that names the input by another path than a
/// candidate's would always run on the original.
fn check_words(words: &[OsString], input: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let name = input.file_name().unwrap_or_default();
    let input_itself = fs::canonicalize(input).ok();
    let mut mentioned = Vec::new();
    for word in words.iter().skip(1) {
        for path in [word.as_os_str(), value(word)] {
            let is_input = path != name && input_itself.is_some() && fs::canonicalize(path).ok() == input_itself;
            if is_input {
                return Err(anyhow!(
                    "the command names {}, which is the input itself and never a candidate; write @@ in its place",
                    path.display()
                ));
            }
        }
        let path = Path::new(value(word));
        if path != Path::new(name) && path.is_relative() && is_here(path) {
            mentioned.push(path.to_path_buf());
        }
    }
    Ok(mentioned)
}

/// Whether there is such a file or folder, other than those that are everywhere.
fn is_here(path: &Path) -> bool {
    path.file_name().is_some() && path.exists()
}

/// The same for command lines, which a shell will take apart.
fn check_lines(lines: &[String], input: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let words = lines.iter().flat_map(|line| line.split_whitespace()).map(OsString::from);
    // The first word of a line may be a file, too.
    check_words(&[OsString::new()].into_iter().chain(words).collect::<Vec<_>>(), input)
}

/// What stands after `=` in `--option=value`.
fn value(word: &OsStr) -> &OsStr {
    let value =
        word.to_str().and_then(|word| word.strip_prefix('-')?.split_once('=')).map(|(_, value)| OsStr::new(value));
    value.unwrap_or(word)
}

fn pattern(text: &str) -> anyhow::Result<Pattern> {
    Ok(Pattern::new(text)?)
}

/// TEST and INPUT, or INPUT alone if there is a command, of the subcommand `name`.
pub(crate) fn test_and_input<'a>(
    name: &str,
    first: &'a Path,
    second: Option<&'a Path>,
    commands: &CommandOptions,
) -> anyhow::Result<(Option<&'a Path>, &'a Path)> {
    let show = Path::display;
    match (second, commands.is_given(), commands.first_option()) {
        (None, true, _) => Ok((None, first)),
        (Some(command), false, None) if first.is_file() && !command.exists() && is_program(&command.into()) => {
            Err(anyhow!(
                "there is no input {0}; should {0} be a command, say: secateur {name} {1} -- {0} @@",
                show(command),
                show(first)
            ))
        }
        (Some(input), false, None) => Ok((Some(first), input)),
        (Some(_), false, Some(option)) => {
            Err(anyhow!("{option} is about a command, and there is none after --; a property test decides by itself"))
        }
        (Some(input), true, _) => Err(anyhow!(
            "there is both a property test, {}, and a command; leave out one of them: secateur {name} {} -- COMMAND @@",
            show(first),
            show(input)
        )),
        (None, false, _) => Err(anyhow!(
            "there is neither a property test nor a command; say one of\n  secateur {name} TEST {0}\n  \
             secateur {name} {0} -- COMMAND @@",
            show(first)
        )),
    }
}
