//! Options of the test: how it runs, and its limits.

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use bytesize::ByteSize;
use secateur_runner::{Repetition, contains_processes};
use secateur_session::{Conditions, GivenLimits, processors};

use crate::output::files::Files;

/// Number of concurrent tests.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Jobs {
    /// Number of parallel tests, at most 160; the result is the same for every number [default: the
    /// number of processors]
    // Otherwise it would appear under the previous heading.
    #[arg(short, long, value_name = "NUMBER", value_parser = jobs, allow_negative_numbers = true,
        help_heading = None::<&str>)]
    jobs: Option<NonZeroUsize>,
}

/// Maximum number of concurrent tests. Each needs three open files of this process, and briefly
/// three more; many systems allow 1024. Far more than are useful.
const JOBS_MAX: usize = 160;

pub(crate) fn jobs(text: &str) -> Result<NonZeroUsize, String> {
    let jobs =
        text.parse().ok().filter(|jobs| (1..=JOBS_MAX).contains(jobs)).and_then(NonZeroUsize::new);
    jobs.ok_or_else(|| format!("expected a number from 1 to {JOBS_MAX}"))
}

impl Jobs {
    pub(crate) fn get(self) -> NonZeroUsize {
        self.jobs.unwrap_or_else(processors)
    }
}

/// Options that control how the test runs.
#[derive(Debug, clap::Args)]
pub(crate) struct TestOptions {
    #[command(flatten)]
    limits: Limits,

    #[command(flatten)]
    steadiness: Steadiness,

    #[command(flatten)]
    place: EnvironmentOptions,
}

impl TestOptions {
    /// Returns these options as a session accepts them.
    pub(crate) fn conditions(&self) -> Conditions {
        let Limits { timeout, cpu_time, memory, disk, processes, printed } = self.limits;
        let EnvironmentOptions { companions, isolate, machines } = &self.place;
        Conditions {
            limits: GivenLimits { timeout, cpu_time, memory, disk, processes, printed },
            repetition: self.steadiness.repetition(),
            companions: companions.clone(),
            isolate: *isolate,
            ..machines.conditions()
        }
    }

    /// Returns the companion files.
    pub(crate) fn companions(&self) -> &[PathBuf] {
        &self.place.companions
    }

    /// Adds the files that tests need.
    pub(crate) fn add_to(&self, files: &mut Files) {
        self.companions().iter().for_each(|path| files.read("companion", path));
        self.place.machines.add_to(files);
    }

    /// Returns `true` if a launcher starts the tests.
    pub(crate) fn has_launcher(&self) -> bool {
        self.place.machines.launcher.is_some()
    }

    /// Returns the number of runs for a candidate, if the user gave one.
    pub(crate) fn repetition_given(&self) -> Option<Repetition> {
        let repetition = self.steadiness.repetition();
        (repetition != Repetition::ONCE).then_some(repetition)
    }
}

/// Resource limits of a test.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Limits")]
pub(crate) struct Limits {
    /// Kill a test after this time, such as 30 or 2m [default: ten times the original's time, at
    /// least 5, times jobs per processor; less while tests are faster]
    #[arg(short, long, value_name = "TIME", value_parser = time, allow_negative_numbers = true)]
    pub(crate) timeout: Option<Duration>,

    /// Kill a test that uses more processor time, of all its processes [default: no limit]
    #[arg(long, value_name = "TIME", value_parser = contained(time), allow_negative_numbers = true)]
    pub(crate) cpu_time: Option<Duration>,

    /// Kill a test that uses more memory, such as 500M or 8G, of all its processes [default: half
    /// of the machine's divided by the number of its processors, at least 1G and four times the
    /// original's]
    #[arg(long, value_name = "SIZE", value_parser = contained(size))]
    pub(crate) memory: Option<u64>,

    /// Kill a test that uses more disk space in its directories; also limits each file [default:
    /// half of the free space divided by the number of processors, at least 256M and four times the
    /// original's]
    #[arg(long, value_name = "SIZE", value_parser = size)]
    pub(crate) disk: Option<u64>,

    /// Kill a test that has more processes [default: 1000]
    #[arg(long, value_name = "NUMBER", value_parser = contained(number))]
    pub(crate) processes: Option<u64>,

    /// Kill a test that prints more [default: ten times the original's output, at least 64M]
    #[arg(long, value_name = "SIZE", value_parser = size)]
    pub(crate) printed: Option<u64>,
}

/// Repetitions for flaky tests.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Flaky tests")]
pub(crate) struct Steadiness {
    /// Accept a candidate only if N consecutive runs of the test accept it [default: 1]
    #[arg(long, value_name = "N", conflicts_with = "at_least",
        value_parser = clap::value_parser!(u32).range(1..))]
    repeat: Option<u32>,

    /// Accept a candidate if K of N runs of the test accept it, such as 2/10 [default: 1/1]
    #[arg(long, value_name = "K/N")]
    at_least: Option<Repetition>,
}

impl Steadiness {
    pub(crate) fn repetition(&self) -> Repetition {
        let repeat = self.repeat.and_then(|runs| Repetition::new(runs, runs).ok());
        self.at_least.or(repeat).unwrap_or_default()
    }
}

/// Environment of a test.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Isolation and machines")]
pub(crate) struct EnvironmentOptions {
    /// Give every test a copy of this file or directory beside the candidate; repeatable [default:
    /// none]
    #[arg(long = "with", value_name = "PATH")]
    pub(crate) companions: Vec<PathBuf>,

    /// Confine tests: no writing outside of their directories, no network, no privileges
    ///
    /// Needs bwrap (package bubblewrap). /tmp, /var/tmp, /dev/shm and /run are private.
    #[arg(long)]
    pub(crate) isolate: bool,

    #[command(flatten)]
    pub(crate) machines: Machines,
}

/// Location of test directories, and a launcher for other machines.
#[derive(Clone, Debug, clap::Args)]
#[command(next_help_heading = "Isolation and machines")]
pub(crate) struct Machines {
    /// Create the tests' directories in DIR [default: TMPDIR, or in memory if there is room]
    #[arg(long, value_name = "DIR")]
    sandbox_dir: Option<PathBuf>,

    /// Start each test through this command, such as 'srun -N1'
    ///
    /// The words of the test are appended. Other machines must have the --sandbox-dir under the
    /// same path. The command must exit when the test has ended, and end the test on SIGTERM.
    #[arg(long, value_name = "COMMAND", value_parser = words)]
    launcher: Option<Words>,
}

impl Machines {
    /// Adds the files of the launcher.
    pub(crate) fn add_to(&self, files: &mut Files) {
        if let Some(Words(words)) = &self.launcher {
            files.run("file of the launcher", words);
        }
    }

    /// Returns the conditions of tests with these options and defaults otherwise.
    pub(crate) fn conditions(&self) -> Conditions {
        let (sandbox_dir, launcher) =
            (self.sandbox_dir.clone(), self.launcher.clone().map(|Words(words)| words));
        Conditions { sandbox_dir, launcher, ..Conditions::default() }
    }
}

/// Path of the configuration file, which was read before these arguments were parsed. Without the
/// feature `tools`, there is none.
#[derive(Debug, clap::Args)]
pub(crate) struct ConfigFile {
    /// Read options from this file [default: secateur.toml beside the input, without options that
    /// run commands, write files or copy files to tests]
    #[cfg(feature = "tools")]
    #[arg(long, value_name = "FILE", help_heading = None::<&str>)]
    config: Option<PathBuf>,
}

impl ConfigFile {
    pub(crate) fn add_to(&self, files: &mut Files) {
        #[cfg(feature = "tools")]
        self.config.iter().for_each(|path| files.read("configuration", path));
        let _ = files;
    }
}

/// Words of a command, at least one.
#[derive(Clone, Debug)]
pub(crate) struct Words(pub(crate) Vec<OsString>);

pub(crate) fn words(text: &str) -> Result<Words, String> {
    let words = shlex::split(text).ok_or("a quote is not closed")?;
    let words: Vec<_> = words.into_iter().map(OsString::from).collect();
    if words.is_empty() { Err("an empty command".to_owned()) } else { Ok(Words(words)) }
}

/// Maximum time: 31 years, far from overflow in any arithmetic on time.
const SECONDS_MAX: u64 = 1_000_000_000;

/// Parses a time like the shell's `timeout`: a number with an optional unit, seconds by default.
pub(crate) fn time(text: &str) -> Result<Duration, String> {
    let units = [('s', 1.0), ('m', 60.0), ('h', 3_600.0), ('d', 86_400.0)];
    let of_unit =
        units.iter().find_map(|&(letter, seconds)| Some((text.strip_suffix(letter)?, seconds)));
    let (number, seconds) = of_unit.unwrap_or((text, 1.0));
    let time = number
        .parse()
        .ok()
        .and_then(|number: f64| Duration::try_from_secs_f64(number * seconds).ok());
    let allowed = time.filter(|time| !time.is_zero() && *time <= Duration::from_secs(SECONDS_MAX));
    allowed.ok_or_else(|| {
        format!("expected a time above 0 such as 30, 10m or 2h, and at most {SECONDS_MAX} seconds")
    })
}

fn number(text: &str) -> Result<u64, String> {
    text.parse()
        .ok()
        .filter(|&number| number > 0)
        .ok_or_else(|| "expected a number above 0".to_owned())
}

/// Rejects a limit that this system cannot enforce.
fn contained<T>(
    parse: fn(&str) -> Result<T, String>,
) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| match parse(text) {
        Ok(_) if !contains_processes() => {
            Err("this system cannot enforce the limit, as it does not report the processes of a \
                test; omit it"
                .to_owned())
        }
        limit => limit,
    }
}

/// Parses a number of bytes. Units are powers of 1024: `1G` is 1024 times `1M`.
fn size(text: &str) -> Result<u64, String> {
    let is_plain = |unit: char| matches!(unit, 'k' | 'K' | 'm' | 'M' | 'g' | 'G' | 't' | 'T');
    let binary = if text.ends_with(is_plain) { format!("{text}iB") } else { text.to_owned() };
    match binary.parse::<ByteSize>() {
        Ok(size) if size.as_u64() > 0 => Ok(size.as_u64()),
        _ => Err("expected a size such as 500M or 8G".to_owned()),
    }
}
