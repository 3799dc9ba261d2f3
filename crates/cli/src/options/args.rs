//! Arguments of the commands that run an interestingness test.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use secateur_runner::Continuation;
use secateur_session::{Goal, Pace, SizeGoal};

use crate::options::keep_options::KeepOptions;
use crate::options::language_options::LanguageOptions;
use crate::options::minimizer_options::Minimizer;
use crate::options::oracle_options::OracleOptions;
use crate::options::oracle_template::OracleTemplate;
use crate::options::others::OtherOptions;
use crate::options::pass_options::{ChosenPasses, PassOptions};
use crate::options::property::CommandOptions;
use crate::options::test_options::{ConfigFile, Jobs, TestOptions, time};
use crate::options::ui_options::{SummaryFormat, UiOptions};
use crate::output::exit_status;
use crate::output::files::Files;

/// Reduce INPUT to the smallest file that still shows the failure
///
/// TEST or COMMAND decides which candidates are interesting, which means that they still show the
/// failure.
///
/// TEST is an interestingness test: an executable that exits with 0 for an interesting candidate.
/// It runs in a fresh directory that contains only the candidate, under the name of the input, and
/// copies of the --with files. The path of the candidate is its first argument, and the text of the
/// candidate is on standard input.
///
/// Several files are there under their paths relative to the innermost common directory; the
/// argument is the first one. For a directory, the argument is the test's own directory.
///
/// COMMAND first runs on INPUT. secateur recognises and prints the failure: a signal, a crash
/// message, a hang, or an exit status. A candidate is interesting if COMMAND fails in the same way;
/// details that depend on the input may differ.
#[derive(Debug, clap::Args)]
#[command(
    override_usage = usage("reduce", "INPUT"),
    after_long_help = [REDUCE_EXAMPLES, &exit_status::table()].concat()
)]
pub(crate) struct Reduce {
    /// Interestingness test: an executable that exits with 0 for an interesting candidate; omit it
    /// with a COMMAND
    #[arg(value_name = "TEST")]
    pub(crate) first: PathBuf,

    /// File to reduce, several files, or a directory; not modified without --in-place
    #[arg(value_name = "INPUT")]
    pub(crate) others: Vec<PathBuf>,

    /// Path of the result: a file, or a directory for several files [default: INPUT.reduced.EXT
    /// beside the input]
    #[arg(short, long, value_name = "PATH")]
    pub(crate) output: Option<PathBuf>,

    /// Replace the input by the result, and keep the original as INPUT.orig
    #[arg(long, conflicts_with = "output")]
    pub(crate) in_place: bool,

    /// Reduce only this definition, or lines such as 10-20, of a file; for a directory, only files
    /// that match, such as 'src/*.c', a name at any depth, or a directory; repeatable [default: all
    /// except hidden files, version control, binary files, and files over 32 MiB]
    ///
    /// Everything else is unchanged. Every test gets a copy of the other files of a directory.
    #[arg(long, value_name = "WHAT")]
    pub(crate) only: Vec<String>,

    /// Open packages inside a package, too, such as a workbook in a text document
    #[arg(long)]
    pub(crate) nested: bool,

    #[command(flatten)]
    pub(crate) language: LanguageOptions,

    #[command(flatten)]
    pub(crate) choice: PassOptions,

    #[command(flatten)]
    pub(crate) keep: KeepOptions,

    /// Do not format the result
    ///
    /// By default, a finished result is formatted, one statement per line, if the test accepts
    /// that. Languages in which white space has a meaning, such as Python and XML, are not
    /// formatted, nor is a result of the passes lines, tokens and bytes.
    #[arg(long, conflicts_with = "readable", help_heading = "Results and display")]
    pub(crate) no_layout: bool,

    /// Replace every inclusion of a header by its text, even if that makes the whole longer
    ///
    /// By default, a header is inserted only if the whole does not become longer. A header that the
    /// test needs as a file is kept.
    #[arg(long)]
    pub(crate) one_file: bool,

    /// Copy the installed packages that INPUT imports to it, and reduce them too
    ///
    /// Python: from site-packages; JavaScript and TypeScript: from node_modules; Rust and Go: where
    /// cargo and go find them. Standard libraries and compiled modules are not copied. Installed
    /// packages do not change.
    #[arg(long, conflicts_with = "in_place")]
    pub(crate) with_dependencies: bool,

    /// Explain which parts of the result matter, at the end, as `secateur explain` does
    #[arg(long, conflicts_with = "ask", help_heading = "Results and display")]
    pub(crate) explain: bool,

    #[command(flatten)]
    pub(crate) jobs: Jobs,

    #[command(flatten)]
    pub(crate) config: ConfigFile,

    #[command(flatten)]
    pub(crate) minimizer: Minimizer,

    /// Start by deleting what INPUT does not execute: a shell command that runs it and prints a
    /// tracefile of lcov or the output of gcov; see `secateur help property-tests`
    ///
    /// For a program that the test runs. COMMAND runs once, in a directory with the input; @@ is
    /// its path. The first candidates keep what was executed and what it needs; if none of them is
    /// interesting, the run goes on with the whole input. The pass `quarters` does not run.
    #[arg(long, value_name = "COMMAND")]
    pub(crate) coverage: Option<String>,

    #[command(flatten)]
    pub(crate) course: Course,

    #[command(flatten)]
    pub(crate) how: TestOptions,

    #[command(flatten)]
    pub(crate) property: CommandOptions,

    /// Remove words of COMMAND that the failure does not need, and items of lists with commas,
    /// before and after INPUT is reduced; the summary has the shortest command
    ///
    /// The program and words with @@ stay. All other words may be removed, options and files alike.
    /// An optimisation level of LLVM's opt is replaced by its list of passes. A shorter command is
    /// accepted if it shows the failure on INPUT, and not on an empty file.
    #[arg(long, requires = "command", help_heading = "Command instead of a script")]
    pub(crate) reduce_command: bool,

    #[command(flatten)]
    pub(crate) oracle: OracleOptions,

    /// Print a JSON line on standard output for each candidate, and read answers from standard
    /// input; see `secateur help oracle`
    #[arg(long, help_heading = "Persistent test process", conflicts_with_all =
        ["oracle", "command", "differs", "launcher", "summary", "isolate"])]
    pub(crate) ask: bool,

    #[command(flatten)]
    pub(crate) others_met: OtherOptions,

    #[command(flatten)]
    pub(crate) ui: UiOptions,
}

impl Reduce {
    /// Adds the files of the options, read and written.
    pub(crate) fn add_to(&self, files: &mut Files) {
        self.language.add_to(files);
        self.keep.add_to(files);
        self.config.add_to(files);
        self.minimizer.add_to(files);
        self.how.add_to(files);
        self.property.add_to(files);
        self.oracle.add_to(files);
        self.ui.add_to(files);
        self.others_met.add_to(files);
    }
}

/// Options of commands that examine the property of a file: `check` and `explain`.
#[derive(Debug, clap::Args)]
pub(crate) struct Probe {
    /// Interestingness test: an executable that exits with 0 for an interesting candidate; omit it
    /// with a COMMAND
    #[arg(value_name = "TEST")]
    pub(crate) first: PathBuf,

    /// File, several files, or a directory
    #[arg(value_name = "FILE")]
    pub(crate) others: Vec<PathBuf>,

    /// Open packages inside a package, too, such as a workbook in a text document
    #[arg(long)]
    pub(crate) nested: bool,

    #[command(flatten)]
    pub(crate) language: LanguageOptions,

    #[command(flatten)]
    pub(crate) keep: KeepOptions,

    /// File name under which TEST finds the file [default: its own, without .reduced: small.c for
    /// small.reduced.c]
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<OsString>,

    #[command(flatten)]
    pub(crate) jobs: Jobs,

    #[command(flatten)]
    pub(crate) config: ConfigFile,

    #[command(flatten)]
    pub(crate) how: TestOptions,

    #[command(flatten)]
    pub(crate) property: CommandOptions,

    #[command(flatten)]
    pub(crate) oracle: OracleOptions,
}

impl Probe {
    /// Adds the files of the options.
    pub(crate) fn add_to(&self, files: &mut Files) {
        self.language.add_to(files);
        self.keep.add_to(files);
        self.config.add_to(files);
        self.how.add_to(files);
        self.property.add_to(files);
        self.oracle.add_to(files);
    }
}

/// Check if FILE is 1-tree-minimal: no single edit leaves it interesting
///
/// Tests every single deletion, and every single replacement by something smaller that the grammar
/// admits; for several files also removing each file. FILE may be the result of any reducer. Lists
/// the edits that leave it interesting. FILE is not modified.
#[derive(Debug, clap::Args)]
#[command(
    override_usage = usage("check", "FILE"),
    after_long_help = exit_status::table(),
    mut_arg("passes", |passes| passes.help(
        "Try the edits of these passes, separated by commas [default: those of reduce except \
         rename]"
    ))
)]
pub(crate) struct Check {
    #[command(flatten)]
    pub(crate) probe: Probe,

    /// For a directory, try only edits of matching files, as in `reduce`
    #[arg(long, value_name = "GLOB", help_heading = None::<&str>)]
    pub(crate) only: Vec<String>,

    #[command(flatten)]
    pub(crate) passes: ChosenPasses,

    /// List all interesting edits, not only the first ones
    #[arg(long, help_heading = None::<&str>)]
    pub(crate) all: bool,
}

/// Test the steps of `reduce --git DIR` again: each must still show the failure
///
/// FILE, the input, and the test are those of the run. Each commit in REPOSITORY is tested once,
/// and the commits that do not show the failure are listed.
#[derive(Debug, clap::Args)]
#[command(
    override_usage = usage("replay --git <REPOSITORY>", "FILE"),
    after_long_help = exit_status::table()
)]
pub(crate) struct Replay {
    /// Directory with the steps
    #[arg(long, value_name = "REPOSITORY")]
    pub(crate) git: PathBuf,

    #[command(flatten)]
    pub(crate) probe: Probe,

    /// For a directory, the files that were reduced, as in `reduce`
    #[arg(long, value_name = "GLOB", help_heading = None::<&str>)]
    pub(crate) only: Vec<String>,

    /// Copy the installed packages that FILE imports, as in `reduce`
    #[arg(long, help_heading = None::<&str>)]
    pub(crate) with_dependencies: bool,
}

/// Explain which parts of FILE matter to its failure
///
/// FILE is usually the result of a reduction. Each part is deleted, and replaced by alternatives of
/// its kind, the largest parts first. The remarks say which parts are needed and why, which parts
/// can be anything of their kind, and which names only need to be consistent. This takes about four
/// tests per token. FILE is not modified.
#[derive(Debug, clap::Args)]
#[command(override_usage = usage("explain", "FILE"), after_long_help = exit_status::table())]
pub(crate) struct Explain {
    #[command(flatten)]
    pub(crate) probe: Probe,

    /// File that FILE was reduced from; its parts are tried as replacements
    #[arg(long, value_name = "FILE", help_heading = None::<&str>)]
    pub(crate) original: Option<PathBuf>,

    /// Write a copy of the text with remarks as comments to this file, replacing it
    #[arg(long, value_name = "FILE", help_heading = None::<&str>)]
    pub(crate) comments: Option<PathBuf>,

    /// Write an HTML page with the explanation to this file, replacing it
    #[arg(long, value_name = "FILE", help_heading = None::<&str>)]
    pub(crate) page: Option<PathBuf>,

    /// Format of the explanation on standard output
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t, help_heading = None::<&str>)]
    pub(crate) summary: SummaryFormat,

    /// Stop after this time, such as 90, 10m or 2h, with the remarks so far [default: no limit]
    #[arg(long, value_name = "TIME", value_parser = time, allow_negative_numbers = true,
        help_heading = None::<&str>)]
    pub(crate) max_time: Option<Duration>,

    /// Stop after this many tests, with the remarks so far [default: no limit]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..),
        help_heading = None::<&str>)]
    pub(crate) max_tests: Option<u64>,
}

/// Returns the usage of the command `name`. `input` is the name of its input.
fn usage(name: &str, input: &str) -> String {
    format!(
        "secateur {name} [OPTIONS] <TEST> <{input}>...\n       \
         secateur {name} [OPTIONS] <{input}>... -- <COMMAND>...\n       \
         secateur {name} [OPTIONS] <{input}>... --differs <COMMAND> <COMMAND>"
    )
}

const REDUCE_EXAMPLES: &str = "\
Examples:
  A compiler that crashes:
    secateur reduce small.c -- gcc -O3 -c @@
  The same, but only C that another compiler accepts:
    secateur reduce small.c --valid 'clang -fsyntax-only -Werror @@' -- gcc -O3 -c @@
  A wrong message instead of a crash:
    secateur reduce small.c --expect-output 'array subscript .* is outside' -- gcc -O2 -Wall -c @@
  Wrong code, without undefined behaviour:
    secateur reduce small.c --no-ub --differs 'gcc -O0 @@ -o a && ./a' 'gcc -O3 @@ -o b && ./b'
  Your own interestingness test, for example from `secateur init`:
    secateur reduce ./r.sh small.c
  A style sheet with its document; a program with its headers:
    secateur reduce style.xsl doc.xml -- xsltproc @@{style.xsl} @@{doc.xml}
    secateur reduce ./r.sh project/ --only '*.[ch]'

";

/// Write a test script that checks what `reduce INPUT -- COMMAND` would preserve
///
/// Accepts the options of `reduce` about the command and its runs. The script runs the same
/// commands, checks their output for the same messages, explains itself in comments, and limits the
/// time of each command. Give --with and other limits to `reduce` again. In a terminal, it asks for
/// a missing input or command.
#[derive(Debug, clap::Args)]
#[command(override_usage = "secateur init [OPTIONS] <INPUT> -- <COMMAND>...\n       \
        secateur init [OPTIONS] <INPUT> --differs <COMMAND> <COMMAND>\n       \
        secateur init --oracle <LANGUAGE>")]
pub(crate) struct Init {
    /// File, files or directory on which the command fails
    #[arg(value_name = "INPUT")]
    pub(crate) inputs: Vec<PathBuf>,

    /// Path of the script [default: r.sh; with --oracle, Oracle.java, oracle.py or oracle.js]
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,

    /// Write an oracle for `reduce --oracle` in this language instead, with a working example
    #[arg(long, value_name = "LANGUAGE", conflicts_with_all = ["inputs", "command", "differs"])]
    pub(crate) oracle: Option<OracleTemplate>,

    #[command(flatten)]
    pub(crate) config: ConfigFile,

    #[command(flatten)]
    pub(crate) how: TestOptions,

    #[command(flatten)]
    pub(crate) property: CommandOptions,
}

/// Limits of a run, and options to resume it or start over.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Stopping and resuming")]
pub(crate) struct Course {
    /// Stop after this time, such as 90, 10m or 2h; the same command resumes. Includes a reserve
    /// for the last test of the result [default: no limit]
    #[arg(long, value_name = "TIME", value_parser = time, allow_negative_numbers = true)]
    max_time: Option<Duration>,

    /// Stop after this many tests, without unused speculative ones; the same command resumes
    /// [default: no limit]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    max_tests: Option<u64>,

    /// Stop when the result has at most this share of the tokens of the input, such as 10%, or at
    /// most this many tokens, such as 500; the same command without the option continues [default:
    /// no limit]
    #[arg(long, value_name = "SIZE", allow_negative_numbers = true)]
    stop_at: Option<SizeGoal>,

    /// Stop when the last N tests removed at most P % of the tokens that were left before them,
    /// such as 1%/200; the same command without the option continues [default: no limit]
    #[arg(long, value_name = "P%/N")]
    until: Option<Pace>,

    /// Fail if there is no unfinished run to resume [default: resume if there is one]
    #[arg(long, conflicts_with = "fresh")]
    resume: bool,

    /// Start over: replace an unfinished run, a result, or another file at the path of an output
    #[arg(long)]
    fresh: bool,
}

impl Course {
    /// Returns these limits for a run that starts now.
    pub(crate) fn start(&self) -> secateur_session::Course {
        secateur_session::Course::new(self.max_time, self.max_tests)
    }

    /// Returns the conditions that end the run before everything was tried.
    pub(crate) fn goal(&self) -> Goal {
        Goal { size: self.stop_at, pace: self.until }
    }

    /// Returns the option that ended a run from `before` to `after` tokens, if it reached its goal.
    pub(crate) fn reached(&self, before: u64, after: u64) -> Option<String> {
        let size = self.stop_at.filter(|size| after <= size.tokens_max(before));
        let size = size.map(|size| format!("--stop-at {size}"));
        size.or_else(|| self.until.map(|pace| format!("--until {pace}")))
    }

    pub(crate) fn continuation(&self) -> Continuation {
        match (self.resume, self.fresh) {
            (true, _) => Continuation::Required,
            (_, true) => Continuation::Fresh,
            _ => Continuation::IfPossible,
        }
    }
}
