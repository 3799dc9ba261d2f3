//! The arguments of the commands that run a property test, and what other commands share with them.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use secateur_reduce::Pass;
use secateur_runner::Continuation;

use crate::exit_status;
use crate::files::Files;
use crate::keep_options::KeepOptions;
use crate::language_options::LanguageOptions;
use crate::minimizer_options::Minimizer;
use crate::oracle_options::OracleOptions;
use crate::oracle_template::OracleTemplate;
use crate::others::OtherOptions;
use crate::pass_options::{PassOptions, passes};
use crate::property::CommandOptions;
use crate::test_options::{ConfigFile, Jobs, TestOptions, time};
use crate::ui_options::{SummaryFormat, UiOptions};

/// Reduce INPUT to the smallest file that still shows the failure
///
/// TEST or COMMAND decides which candidates are interesting: which still show the failure.
///
/// TEST is an executable. It runs in a fresh directory that holds nothing but the candidate, under the input's own file
/// name, and copies of the files of --with. The candidate's path is also its first argument, and its text is on standard
/// input. Exit status 0 means that the candidate is interesting.
///
/// Several files are there under their paths relative to the innermost directory that contains them all, and the first one
/// is the argument. Of a directory, all its files are there, and the argument is the test's own directory.
///
/// COMMAND runs on INPUT first. What it does there is recognised and printed: a signal, the message of a crash, a hang, or an
/// exit status. A candidate is interesting if COMMAND does the same on it; what depends on the input may differ.
#[derive(Debug, clap::Args)]
#[command(override_usage = usage("reduce", "INPUT"), after_long_help = [REDUCE_EXAMPLES, &exit_status::table()].concat())]
pub(crate) struct Reduce {
    /// The property test: an executable that exits with 0 for an interesting candidate; omitted with a COMMAND
    #[arg(value_name = "TEST")]
    pub(crate) first: PathBuf,

    /// The file to reduce, or several files, or a directory; it is not changed unless --in-place is given
    #[arg(value_name = "INPUT")]
    pub(crate) others: Vec<PathBuf>,

    /// Where to write the result: a file, or for several files a directory [default: INPUT.reduced.EXT beside the input]
    #[arg(short, long, value_name = "PATH")]
    pub(crate) output: Option<PathBuf>,

    /// Replace the input, a file or a directory, by the result, and keep the original as INPUT.orig
    #[arg(long, conflicts_with = "output")]
    pub(crate) in_place: bool,

    /// Of one file, reduce only the definition of this name, or lines such as 10-20; of a directory, only the files that match, such
    /// as 'src/*.c', a name at any depth, or a directory; may be repeated [default: all but hidden files, version control, binary
    /// files, and files larger than 32 MiB]
    ///
    /// All else stays as it is. Of a directory, every test gets a copy of the other files.
    #[arg(long, value_name = "WHAT")]
    pub(crate) only: Vec<String>,

    #[command(flatten)]
    pub(crate) language: LanguageOptions,

    #[command(flatten)]
    pub(crate) choice: PassOptions,

    #[command(flatten)]
    pub(crate) keep: KeepOptions,

    /// Leave the white space of the result as it is
    ///
    /// By default, the result of a finished run is laid out, one statement a line, if the property test accepts that. Nothing
    /// is laid out in languages where white space has a meaning, as in Python and XML, nor with the passes lines, tokens and
    /// bytes.
    #[arg(long, conflicts_with = "readable")]
    pub(crate) no_layout: bool,

    /// Of several files, replace every inclusion of a header by its text, even if that makes the whole longer
    ///
    /// By default, that is tried only where it makes the whole no longer. A file that the property test needs stays.
    #[arg(long)]
    pub(crate) one_file: bool,

    /// When the run has come to its end, find out which parts of the result matter, as `secateur explain` does
    #[arg(long, conflicts_with = "ask")]
    pub(crate) explain: bool,

    #[command(flatten)]
    pub(crate) jobs: Jobs,

    #[command(flatten)]
    pub(crate) config: ConfigFile,

    #[command(flatten)]
    pub(crate) minimizer: Minimizer,

    #[command(flatten)]
    pub(crate) course: Course,

    #[command(flatten)]
    pub(crate) how: TestOptions,

    #[command(flatten)]
    pub(crate) property: CommandOptions,

    /// Leave out the words of COMMAND that the failure does not need, and the members of lists with commas in them, before INPUT
    /// is reduced and after it; the summary has the shortest command
    ///
    /// The name of the program and words with @@ stay. All others are taken for words that may go: what is an option and what is
    /// a file is the program's business. A level of optimisation of LLVM's opt becomes the list of its passes. A shorter command
    /// counts if it shows the failure on INPUT and not on an empty file.
    #[arg(long, requires = "command", help_heading = "Without a script")]
    pub(crate) reduce_command: bool,

    #[command(flatten)]
    pub(crate) oracle: OracleOptions,

    /// Print a line of JSON on standard output for each candidate, and read the answers from standard input; `secateur help
    /// oracle` has the lines
    #[arg(long, conflicts_with_all = ["oracle", "command", "differs", "launcher", "summary", "isolate"], help_heading = "A test that stays")]
    pub(crate) ask: bool,

    #[command(flatten)]
    pub(crate) others_met: OtherOptions,

    #[command(flatten)]
    pub(crate) ui: UiOptions,
}

impl Reduce {
    /// Adds the files that options name, and those of options that are written.
    pub(crate) fn add_to(&self, files: &mut Files) {
        self.language.add_to(files);
        self.config.add_to(files);
        self.minimizer.add_to(files);
        self.how.add_to(files);
        self.property.add_to(files);
        self.oracle.add_to(files);
        self.ui.add_to(files);
        self.others_met.add_to(files);
    }
}

/// A file whose property is looked into, as by `check` and `explain`.
#[derive(Debug, clap::Args)]
pub(crate) struct Probe {
    /// The property test: an executable that exits with 0 for an interesting candidate; omitted with a COMMAND
    #[arg(value_name = "TEST")]
    pub(crate) first: PathBuf,

    /// The file, or several files, or a directory
    #[arg(value_name = "FILE")]
    pub(crate) others: Vec<PathBuf>,

    #[command(flatten)]
    pub(crate) language: LanguageOptions,

    #[command(flatten)]
    pub(crate) keep: KeepOptions,

    /// The file name under which TEST finds the file [default: its own, without .reduced: small.c for small.reduced.c]
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
    /// Adds the files that options name.
    pub(crate) fn add_to(&self, files: &mut Files) {
        self.language.add_to(files);
        self.config.add_to(files);
        self.how.add_to(files);
        self.property.add_to(files);
        self.oracle.add_to(files);
    }
}

/// Check whether FILE is 1-tree-minimal: whether no single change leaves it interesting
///
/// Every single deletion, and every single replacement by something smaller that the grammar admits, is tried alone; of
/// several files, also the removal of each. FILE may be the result of any reducer. The changes that leave it interesting
/// are listed. FILE is not modified.
#[derive(Debug, clap::Args)]
#[command(override_usage = usage("check", "FILE"), after_long_help = exit_status::table())]
pub(crate) struct Check {
    #[command(flatten)]
    pub(crate) probe: Probe,

    /// Of a directory, try only changes of what matches, as in `reduce`
    #[arg(long, value_name = "GLOB", help_heading = None::<&str>)]
    pub(crate) only: Vec<String>,

    /// Try the changes that this pass makes; of several, the changes of all [default: those of reduce but rename, or
    /// lines,tokens,characters where no grammar fits]
    #[arg(
        short,
        long = "pass",
        short_alias = 'w',
        alias = "walker",
        value_name = "NAME",
        value_delimiter = ',',
        value_parser = passes(),
        help_heading = None::<&str>
    )]
    pub(crate) passes: Vec<&'static [Pass]>,

    /// List every interesting change, not only the first ones
    #[arg(long, help_heading = None::<&str>)]
    pub(crate) all: bool,
}

/// Explain which parts of FILE matter to its failure, and how
///
/// FILE is mostly the result of a reduction. Each part is taken out alone, and others of its kind are put in its place, the
/// largest parts first: the remarks tell which parts are needed and what happens without them, which may be any other of
/// their kind as far as it was tried, and which names only have to agree. About as many tests are run as there are tokens, times
/// four. FILE is not modified.
#[derive(Debug, clap::Args)]
#[command(override_usage = usage("explain", "FILE"), after_long_help = exit_status::table())]
pub(crate) struct Explain {
    #[command(flatten)]
    pub(crate) probe: Probe,

    /// The file that FILE was reduced from, whose parts are tried in the place of those that are left
    #[arg(long, value_name = "FILE", help_heading = None::<&str>)]
    pub(crate) original: Option<PathBuf>,

    /// Write a copy of the text with the remarks as comments to this file, which is replaced
    #[arg(long, value_name = "FILE", help_heading = None::<&str>)]
    pub(crate) comments: Option<PathBuf>,

    /// Write a page with the text in colours to this file, which is replaced
    #[arg(long, value_name = "FILE", help_heading = None::<&str>)]
    pub(crate) page: Option<PathBuf>,

    /// The format of what is printed on standard output
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t, help_heading = None::<&str>)]
    pub(crate) summary: SummaryFormat,

    /// Stop after this time, in seconds or such as 10m or 2h, with what is known by then [default: no limit]
    #[arg(long, value_name = "TIME", value_parser = time, allow_negative_numbers = true, help_heading = None::<&str>)]
    pub(crate) max_time: Option<Duration>,

    /// Stop after this many tests, with what is known by then [default: no limit]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..), help_heading = None::<&str>)]
    pub(crate) max_tests: Option<u64>,
}

/// The ways to call the command of this name, on what `input` stands for.
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
  The same, but only with C that another compiler accepts:
    secateur reduce small.c --valid 'clang -fsyntax-only -Werror @@' -- gcc -O3 -c @@
  A message that is wrong, and no crash:
    secateur reduce small.c --expect-output 'array subscript .* is outside' -- gcc -O2 -Wall -c @@
  Wrong code, without undefined behaviour:
    secateur reduce small.c --no-ub --differs 'gcc -O0 @@ -o a && ./a' 'gcc -O3 @@ -o b && ./b'
  A property test of your own, perhaps begun by `secateur init`:
    secateur reduce ./r.sh small.c
  A style sheet with its document, and a program with its headers:
    secateur reduce style.xsl doc.xml -- xsltproc @@{style.xsl} @@{doc.xml}
    secateur reduce ./r.sh project/ --only '*.[ch]'

";

/// Write a property test script that checks what `reduce INPUT -- COMMAND` would preserve
///
/// Takes the same options about the command and its runs as `reduce`. The script runs the same commands, looks for the
/// same messages in their output, and explains itself in comments. It limits the time of each command; give --with and
/// other limits to `reduce` again.
#[derive(Debug, clap::Args)]
#[command(
    override_usage = "secateur init [OPTIONS] <INPUT> -- <COMMAND>...\n       secateur init [OPTIONS] <INPUT> --differs <COMMAND> <COMMAND>\n       secateur init --oracle <LANGUAGE>"
)]
pub(crate) struct Init {
    /// The file, files or directory that makes the command fail
    #[arg(value_name = "INPUT", required_unless_present = "oracle")]
    pub(crate) inputs: Vec<PathBuf>,

    /// Where to write the script [default: r.sh; with --oracle, Oracle.java, oracle.py or oracle.js]
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,

    /// Write a program for `reduce --oracle` in this language instead, with an example that works
    #[arg(long, value_name = "LANGUAGE", conflicts_with_all = ["inputs", "command", "differs"])]
    pub(crate) oracle: Option<OracleTemplate>,

    #[command(flatten)]
    pub(crate) config: ConfigFile,

    #[command(flatten)]
    pub(crate) how: TestOptions,

    #[command(flatten)]
    pub(crate) property: CommandOptions,
}

/// When the run ends before its search, and where it begins.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Stopping and resuming")]
pub(crate) struct Course {
    /// Stop after this time, in seconds or such as 10m or 2h; the same command resumes. As much of it as the test took on the
    /// original, at most a quarter, is reserved for the test on the result [default: no limit]
    #[arg(long, value_name = "TIME", value_parser = time, allow_negative_numbers = true)]
    max_time: Option<Duration>,

    /// Stop after this many tests, not counting speculative ones that were not used; the same command resumes [default: no
    /// limit]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    max_tests: Option<u64>,

    /// Fail if there is no unfinished run to resume; without this option, one is resumed if it exists
    #[arg(long, conflicts_with = "fresh")]
    resume: bool,

    /// Start over: replace an unfinished run, a result, or any other file at the path of the result, of its formatted copy or
    /// of events
    #[arg(long)]
    fresh: bool,
}

impl Course {
    /// The same, of a run that has `started` then.
    pub(crate) fn from(&self, started: Instant) -> secateur_session::Course {
        secateur_session::Course { started, max_time: self.max_time, max_tests: self.max_tests }
    }

    pub(crate) fn continuation(&self) -> Continuation {
        match (self.resume, self.fresh) {
            (true, _) => Continuation::Required,
            (_, true) => Continuation::Fresh,
            _ => Continuation::IfPossible,
        }
    }
}
