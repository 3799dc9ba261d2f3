//! The property as given by the user: an interestingness test, or a command and its expected
//! behaviour.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use anyhow::{anyhow, bail};
#[cfg(feature = "compare")]
use secateur_batch::Recogniser;
use secateur_runner::{
    Asked, BaselineQuestion, Commands, Interrupt, Invocation, PropertyTest, PropertyTestError,
    adopt_orphans,
};
use secateur_session::{
    Loaded, NoUndefined, Occasion, Prepared, ProcessProperty, Surroundings, quoted,
};
use secateur_signature::{Fact, Pattern};

use crate::hint::is_program;
use crate::options::command_words::{check_lines, check_words, in_shell, named};
#[cfg(feature = "compare")]
use crate::options::command_words::{is_here, value};
use crate::options::here::{Here, State, shell_line};
use crate::options::inputs::Inputs;
use crate::options::oracle_options::OracleOptions;
use crate::output::failure::Failure;
use crate::output::files::Files;
use crate::output::notes::Notes;

/// Command that replaces an interestingness test.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Command instead of a script")]
pub(crate) struct CommandOptions {
    /// Command that fails on INPUT; its failure is recognised and preserved. @@ stands for the
    /// candidate; without it, the candidate is on standard input
    #[arg(last = true, value_name = "COMMAND")]
    pub(crate) command: Vec<OsString>,

    /// Preserve this exit status of COMMAND (128 + n for signal n) instead of the recognised
    /// failure
    #[arg(long, value_name = "CODE", value_parser = clap::value_parser!(i32).range(0..=255))]
    expect_exit: Option<i32>,

    /// Preserve that the output of COMMAND matches, instead of the recognised failure; repeatable.
    /// With --differs, each command that matches on INPUT has to match again
    #[arg(long, value_name = "REGEX", value_parser = pattern)]
    expect_output: Vec<Pattern>,

    /// Reject candidates on which the output of COMMAND, or of one of --differs, matches;
    /// repeatable
    #[arg(long, value_name = "REGEX", value_parser = pattern)]
    reject_output: Vec<Pattern>,

    /// Reject candidates on which this shell command fails, such as 'gcc -fsyntax-only @@';
    /// repeatable, the cheapest runs first
    #[arg(long, value_name = "COMMAND")]
    valid: Vec<String>,

    /// Reject C and C++ with undefined behaviour that the installed tools detect: sanitizers,
    /// valgrind, and compiler warnings
    #[arg(long)]
    no_ub: bool,

    /// Preserve that two shell commands disagree: both succeed with different output, or one fails
    /// with the same status and message as on INPUT. Use --no-ub to rule out undefined behaviour
    #[arg(long, num_args = 2, value_names = ["COMMAND", "COMMAND"])]
    differs: Vec<String>,
}

impl CommandOptions {
    /// Returns `true` if there is a command or `--differs`.
    pub(crate) fn is_given(&self) -> bool {
        !self.command.is_empty() || !self.differs.is_empty()
    }

    /// Adds the files that the commands name.
    pub(crate) fn add_to(&self, files: &mut Files) {
        files.run("file of the command", &self.command);
        let line = shell_line(&self.command).and_then(|at| self.command.get(at)?.to_str());
        line.iter().for_each(|line| files.run_line("file of the command", line));
        let lines = self.valid.iter().chain(&self.differs);
        lines.for_each(|line| files.run_line("file of the command", line));
    }

    /// Returns `true` if the command passes a line to a shell.
    pub(crate) fn is_shell_line(&self) -> bool {
        shell_line(&self.command).is_some()
    }

    /// Returns `true` if an option rejects invalid candidates.
    pub(crate) fn has_valid(&self) -> bool {
        !self.valid.is_empty() || self.no_ub
    }

    /// Returns the first given option that needs a command.
    pub(crate) fn first_option(&self) -> Option<&'static str> {
        let given = [
            (self.expect_exit.is_some(), "--expect-exit"),
            (!self.expect_output.is_empty(), "--expect-output"),
            (!self.reject_output.is_empty(), "--reject-output"),
            (!self.valid.is_empty(), "--valid"),
            (self.no_ub, "--no-ub"),
        ];
        given.into_iter().find(|(is_given, _)| *is_given).map(|(_, option)| option)
    }

    /// Returns the recogniser of failures for the inputs of a batch.
    #[cfg(feature = "compare")]
    pub(crate) fn recogniser(
        &self,
        companions: &[PathBuf],
        notes: Notes,
    ) -> anyhow::Result<Recogniser> {
        if self.expect_exit.is_some() || !self.expect_output.is_empty() || !self.differs.is_empty()
        {
            bail!(
                "`batch` recognises the failures of a command: omit --expect-exit, \
                 --expect-output and --differs, or give an interestingness test instead of a \
                 command"
            );
        }
        if self.no_ub {
            bail!(
                "--no-ub needs a single input; for `batch`, give a command that compiles and runs \
                 each candidate as --valid"
            );
        }
        let mut here = Here { companions, ..Here::default() };
        let command = here.words(&self.command);
        for path in command.iter().skip(1).map(|word| Path::new(value(word))) {
            if path.is_relative() && is_here(path) {
                note_here(path, notes);
            }
        }
        let also = self.refused();
        let valid = self.valid.iter().map(|line| Invocation::shell(&here.line(line))).collect();
        let invocation = Invocation::words(&command)?;
        Ok(Recogniser::Command { invocation, also, valid })
    }

    /// Returns the facts for `--reject-output`.
    fn refused(&self) -> Vec<Fact> {
        let refused = self.reject_output.iter();
        refused
            .map(|regex| Fact::no_output(format!("does not print /{regex}/"), regex.clone()))
            .collect()
    }

    /// Returns the words of all commands that show the failure.
    fn words(&self) -> Vec<String> {
        let of_lines = self.differs.iter().flat_map(|line| shlex::split(line).unwrap_or_default());
        self.command
            .iter()
            .map(|word| word.to_string_lossy().into_owned())
            .chain(of_lines)
            .collect()
    }

    /// Returns `true` if a command contains `@@` without the name of a file.
    fn have_bare_place(&self) -> bool {
        let lines = self.differs.iter().chain(&self.valid).map(OsStr::new);
        let mut words = self.command.iter().map(OsString::as_os_str).chain(lines);
        words.any(|word| {
            word.to_string_lossy().split("@@").skip(1).any(|rest| !rest.starts_with('{'))
        })
    }

    /// Returns the commands and what they must preserve on `inputs`, with the local files that they
    /// mention but that tests do not find. `here` completes the other paths.
    fn commands(
        &self,
        inputs: &Inputs,
        loaded: &Loaded,
        here: &mut Here<'_>,
    ) -> anyhow::Result<(Commands, Vec<PathBuf>)> {
        let mut lines =
            |lines: &[String]| lines.iter().map(|line| here.line(line)).collect::<Vec<_>>();
        let (differs, valid) = (lines(&self.differs), lines(&self.valid));
        let mut mentioned = Vec::new();
        let mut expected: Vec<_> = self.expect_exit.map(Fact::status).into_iter().collect();
        expected.extend(
            self.expect_output
                .iter()
                .map(|regex| Fact::output(format!("prints /{regex}/"), regex.clone())),
        );
        let also = self.refused();
        let question = match (self.command.as_slice(), differs.as_slice()) {
            ([], [_, _]) if self.expect_exit.is_some() => {
                bail!("--differs already preserves both exit statuses; omit --expect-exit");
            }
            ([], [first, second]) => {
                mentioned.extend(check_lines(&differs, inputs, loaded)?);
                BaselineQuestion::Differ(
                    [in_shell(first, loaded)?, in_shell(second, loaded)?],
                    expected,
                )
            }
            (command, []) => {
                let command: Vec<_> = here
                    .words(command)
                    .iter()
                    .map(|word| named(word, loaded, false))
                    .collect::<anyhow::Result<_>>()?;
                mentioned.extend(check_words(&command, inputs, loaded)?);
                BaselineQuestion::Fails(Invocation::words(&command)?, expected)
            }
            _ => bail!("--differs already has two commands; omit the command after --"),
        };
        mentioned.extend(check_lines(&valid, inputs, loaded)?);
        let valid =
            valid.iter().map(|line| in_shell(line, loaded)).collect::<anyhow::Result<_>>()?;
        Ok((Commands { question, also, valid }, mentioned))
    }
}

/// Property as given by the user, which decides if a candidate is interesting.
pub(crate) struct Property {
    kind: ProcessProperty,
    /// Local files that commands mention.
    mentioned: Vec<PathBuf>,
    /// Files whose full paths are in commands.
    named: Vec<PathBuf>,
    /// `true` if a command contains `@@` without the name of a file.
    names_folder: bool,
    /// Words of the commands, if candidates with undefined behaviour are rejected.
    no_undefined: Option<Vec<String>>,
}

impl Property {
    /// Creates the property of `inputs` from `test`, or from `commands` if there is no test. Each
    /// test gets copies of the `companions`.
    pub(crate) fn new(
        test: Option<&Path>,
        inputs: &Inputs,
        loaded: &Loaded,
        commands: &CommandOptions,
        oracle: Option<&OracleOptions>,
        companions: &[PathBuf],
    ) -> anyhow::Result<Self> {
        if let Some(program) =
            oracle.map(|oracle| oracle.program(Some(loaded))).transpose()?.flatten()
        {
            return Ok(Self::of_test(PropertyTest::Oracle(program)));
        }
        if let Some(test) = test {
            let test =
                PropertyTest::new(test).map_err(|error| hint_at_swap(error, inputs.first()))?;
            return Ok(Self::of_test(test));
        }
        let mut here = Here { input: Some((inputs, loaded)), companions, named: Vec::new() };
        let (wanted, mentioned) = commands.commands(inputs, loaded, &mut here)?;
        Ok(Self {
            kind: ProcessProperty::Commands(wanted),
            mentioned,
            named: here.named,
            names_folder: commands.have_bare_place(),
            no_undefined: commands.no_ub.then(|| commands.words()),
        })
    }

    /// Creates the property of `--ask`: another program reads our standard output and answers on
    /// standard input.
    pub(crate) fn asked() -> anyhow::Result<Self> {
        let asked = Asked::new(io::stdout(), io::BufReader::new(io::stdin()))?;
        Ok(Self::of_test(PropertyTest::Asked(asked)))
    }

    fn of_test(test: PropertyTest) -> Self {
        let kind = ProcessProperty::Test(test);
        let (mentioned, named) = (Vec::new(), Vec::new());
        Self { kind, mentioned, named, names_folder: false, no_undefined: None }
    }

    /// Prepares the property for candidates in these surroundings, and prints what the commands
    /// preserve. From now on, signals interrupt the run.
    pub(crate) fn prepare<'a>(
        &self,
        surroundings: &Surroundings,
        occasion: Occasion<'a>,
        notes: Notes,
    ) -> anyhow::Result<Prepared<'a>> {
        let interrupt = interrupt_on_signals()?;
        let supervisor = self.kind.supervisor(occasion.conditions, surroundings, interrupt)?;
        for path in self.mentioned.iter().filter(|path| !supervisor.has_companion(path)) {
            note_here(path, notes);
        }
        let (is_folder, state) = (surroundings.name == ".", State::of(&self.named));
        let mut kind = self.kind.clone();
        if let (Some(words), ProcessProperty::Commands(commands)) = (&self.no_undefined, &mut kind)
        {
            let found = NoUndefined::new(&supervisor, occasion.original, words)?;
            notes.say(&found);
            commands.valid.extend(found.valid);
        }
        let prepared = kind.prepare(supervisor, occasion, &notes);
        state.check()?;
        let advice = if is_folder && self.names_folder {
            "\nFor a directory, @@ is the directory itself; write @@{NAME} for a file in it."
        } else {
            ""
        };
        Ok(prepared.map_err(|error| Failure::baseline(error, advice))?)
    }
}

/// Lets signals interrupt the run, and cleans up after tests from now on.
pub(crate) fn interrupt_on_signals() -> Result<Interrupt, Failure> {
    adopt_orphans().map_err(Failure::run)?;
    Interrupt::on_signals().map_err(Failure::run)
}

/// Notes that a command names `path`, which tests do not find.
fn note_here(path: &Path, notes: Notes) {
    notes.note(format_args!(
        "{} exists here, but the command runs in a fresh directory. If the command needs it, give \
         its full path, or copy it with --with",
        path.display()
    ));
}

/// Explains an error about a test that cannot be run, if the arguments are in the wrong order.
fn hint_at_swap(error: PropertyTestError, input: &Path) -> anyhow::Error {
    let input_is_a_script = fs::read(input).is_ok_and(|text| text.starts_with(b"#!"));
    match error {
        PropertyTestError::NotExecutable(..)
        | PropertyTestError::NoExec(..)
        | PropertyTestError::NotAFile(..)
            if input_is_a_script =>
        {
            anyhow!("{error}\nThe interestingness test comes before the input: are they swapped?")
        }
        PropertyTestError::NotExecutable(ref path) if is_program(&input.into()) => {
            anyhow!(
                "{error}\nIf {0} is a command, use: secateur reduce {1} -- {0} @@",
                input.display(),
                path.display()
            )
        }
        _ => error.into(),
    }
}

pub(crate) fn pattern(text: &str) -> anyhow::Result<Pattern> {
    Ok(Pattern::new(text)?)
}

/// Splits the arguments of the subcommand `name` into TEST and INPUTs. There are only INPUTs with a
/// command or an oracle.
pub(crate) fn test_and_inputs<'a>(
    name: &str,
    first: &'a Path,
    others: &'a [PathBuf],
    commands: &CommandOptions,
    has_oracle: bool,
) -> anyhow::Result<(Option<&'a Path>, Vec<&'a Path>)> {
    let show = Path::display;
    let rest = || others.iter().map(PathBuf::as_path);
    // A script, or an executable that is not source text of a known language.
    let is_executable =
        |path: &Path| fs::metadata(path).is_ok_and(|file| file.permissions().mode() & 0o111 != 0);
    let is_script = |path: &Path| fs::read(path).is_ok_and(|text| text.starts_with(b"#!"));
    let is_test = |path: &Path| {
        path.is_file()
            && is_executable(path)
            && (!secateur_languages::claims(path) || is_script(path))
    };
    let is_command = |path: &PathBuf| !path.exists() && is_program(&path.into());
    match (others, commands.is_given(), commands.first_option()) {
        ([input, ..], true, _) if is_test(first) => Err(anyhow!(
            "both an interestingness test ({}) and a command are given; omit one of them: \
             secateur {name} {} -- COMMAND @@",
            show(first),
            show(input)
        )),
        (_, false, Some(option)) if has_oracle => {
            Err(anyhow!("{option} needs a command and does not apply to an oracle; omit it"))
        }
        ([input, ..], false, _) if has_oracle && is_test(first) => Err(anyhow!(
            "both an interestingness test ({}) and an oracle are given; omit one of them: \
             secateur {name} --oracle COMMAND {}",
            show(first),
            show(input)
        )),
        _ if has_oracle => Ok((None, std::iter::once(first).chain(rest()).collect())),
        (_, true, _) => Ok((None, std::iter::once(first).chain(rest()).collect())),
        (_, false, None)
            if let Some(at) = others.iter().position(is_command).filter(|_| first.is_file()) =>
        {
            let (inputs, words) = others.split_at(at);
            let test = (inputs.is_empty() || !is_test(first)).then_some(first);
            let all_quoted =
                |paths: Vec<&Path>| paths.into_iter().map(quoted).collect::<Vec<_>>().join(" ");
            let candidate = if words.iter().any(|word| word.to_string_lossy().contains("@@")) {
                ""
            } else {
                " @@"
            };
            Err(anyhow!(
                "cannot find the input {}; if it is a command, use: secateur {name} {} -- \
                 {}{candidate}",
                show(&words[0]),
                all_quoted(test.into_iter().chain(inputs.iter().map(PathBuf::as_path)).collect()),
                words.iter().map(|word| word.display().to_string()).collect::<Vec<_>>().join(" "),
            ))
        }
        ([], false, _) => Err(anyhow!(
            "an interestingness test or a command is missing; use one of\n  secateur {name} TEST \
             {0}\n  secateur {name} {0} -- COMMAND @@",
            show(first)
        )),
        (_, false, None) => Ok((Some(first), rest().collect())),
        (_, false, Some(option)) => Err(anyhow!(
            "{option} needs a command after -- and does not apply to an interestingness test; \
             omit it"
        )),
    }
}
