//! Options of the display, during a run and after it.

use std::path::PathBuf;

use crate::output::events::are_on_stdout;
use crate::output::files::Files;

/// Options of the display and the summary.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Results and display")]
pub(crate) struct UiOptions {
    /// Display of the run [default: line on a terminal, log elsewhere]
    #[arg(long, value_name = "HOW", value_enum)]
    pub(crate) ui: Option<Ui>,

    /// Print errors and warnings only
    #[arg(short, long, overrides_with = "verbose")]
    pub(crate) quiet: bool,

    /// Print the schedule, a line for every success, and statistics of tests at the end
    #[arg(short, long, overrides_with = "quiet")]
    pub(crate) verbose: bool,

    /// Append events to this file as JSON lines; - is standard output, without a summary there
    #[arg(long, value_name = "FILE")]
    pub(crate) events: Option<PathBuf>,

    /// Write the failure, the result and the versions to this file as Markdown for a bug tracker,
    /// replacing it
    #[arg(long, value_name = "FILE")]
    pub(crate) report_markdown: Option<PathBuf>,

    /// Commit each step to a git repository in this directory, which is new, empty or of an earlier
    /// run; `secateur replay` tests all steps again
    #[arg(long, value_name = "DIR")]
    pub(crate) git: Option<PathBuf>,

    /// Format of the summary on standard output
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t)]
    pub(crate) summary: SummaryFormat,

    /// Format a copy of the result with this command, such as 'clang-format -i @@'
    ///
    /// The copy is NAME.formatted.EXT beside the result. It is kept if the test accepts it. The
    /// command runs like a test, within the same limits.
    #[arg(long, value_name = "COMMAND")]
    pub(crate) format: Option<String>,
}

impl UiOptions {
    /// Adds the file for events, and the files of the formatter.
    pub(crate) fn add_to(&self, files: &mut Files) {
        self.format.iter().for_each(|line| files.run_line("file of the formatter", line));
        let events = self.events.iter().filter(|path| !are_on_stdout(Some(path.as_path())));
        events.for_each(|path| files.write("file for events", path));
        self.report_markdown.iter().for_each(|path| files.write("report", path));
        self.git.iter().for_each(|path| files.write_folder("directory of --git", path));
    }
}

/// Display of a run on standard error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Ui {
    /// Full screen: curve, figures, best text so far; press ? for help
    #[cfg(feature = "terminal")]
    Dashboard,
    /// One line, updated in place
    #[cfg(feature = "terminal")]
    Line,
    /// One line for each tenth that is deleted
    Log,
    /// Nothing
    None,
}

/// Format of the summary.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum SummaryFormat {
    /// Text for people
    #[default]
    Text,
    /// One JSON object, for programs
    Json,
}
