//! `secateur reduce`: wiring.

use std::ffi::OsString;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::anyhow;
use secateur_minimize::{Options, Search, Weights};
use secateur_reduce::{Fixpoint, StartMinimizer};
use secateur_report::{Log, Measure, Progress, Size, Summary};
use secateur_runner::{
    BestFile, BestFileError, Interrupt, Observer, PropertyTest, PropertyTestError, Runner, SandboxRoot, Statistics,
    Stop, Unfit, adopt_orphans, check_original, drive,
};
use secateur_syntax::{Grammar, parse};

use crate::args::Reduce;
use crate::failure::{Failure, interrupted, not_reproduced};
use crate::input;

/// What a test may take on the original, when nobody has said.
const TIMEOUT_ON_ORIGINAL: Duration = Duration::from_secs(300);

pub(crate) fn run(options: &Reduce) -> Result<ExitCode, Failure> {
    let started = Instant::now();
    let original = read_input(&options.input).map_err(Failure::Usage)?;
    let grammar = input::language(&options.input, options.language).map_err(Failure::Usage)?;
    let test = PropertyTest::new(&options.test).map_err(|error| Failure::Usage(hint_at_swap(error, options)))?;
    let output = output_path(options).map_err(Failure::Usage)?;
    // Tried now, so that nobody waits for a result that cannot be written.
    BestFile::new(&output).map_err(Failure::usage)?;
    let tree = parse(grammar, original.clone()).map_err(Failure::usage)?;

    adopt_orphans().map_err(Failure::run)?;
    let interrupt = Interrupt::on_signals().map_err(Failure::run)?;
    let file_name = options.input.file_name().unwrap_or_default();
    let sandboxes = SandboxRoot::new(file_name).map_err(Failure::usage)?;
    let mut runner = Runner::new(test, sandboxes, interrupt, options.timeout.unwrap_or(TIMEOUT_ON_ORIGINAL));

    // A part of what could be parsed can be parsed, so that the count does not fail.
    let measure =
        move |text: &[u8]| Size { bytes: text.len() as u64, tokens: grammar.count_tokens(text).unwrap_or_default() };
    let before = Size { bytes: original.len() as u64, tokens: tree.tokens() };
    announce_syntax_errors(&options.input, grammar, tree.syntax_errors());
    let mut observer = observer(before, Box::new(measure));
    let mut statistics = Statistics::default();
    let baseline = match check_original(&runner, &original, &mut statistics) {
        Ok(baseline) => baseline,
        Err(Unfit::Interrupted { signal }) => return Ok(interrupted(signal)),
        Err(Unfit::Run(error)) => return Err(Failure::usage(error)),
        Err(error) => return Err(Failure::unfit(error)),
    };
    runner.set_timeout(options.timeout.unwrap_or(baseline.timeout()));

    let best_file = best_file(options, output, &original).map_err(Failure::usage)?;
    let algorithm = options.minimizer.algorithm;
    let settings = Options { p0: options.minimizer.p0, seed: options.minimizer.seed };
    let start: StartMinimizer = Arc::new(move |weights: &Weights| algorithm.start(weights, &settings));
    let mut search = Fixpoint::new(tree, options.walker, start);
    let stop = drive(&mut search, &original, &runner, &best_file, observer.as_mut(), &mut statistics);
    // The progress line goes before anything else is printed, and the sandboxes before the program says it is done.
    drop(observer);
    drop(runner);

    let best = search.best();
    let summary = Summary {
        input: file_name.to_string_lossy().into_owned(),
        output: best_file.path().to_path_buf(),
        before,
        after: measure(&best),
        statistics,
        elapsed: started.elapsed(),
    };
    let _ = writeln!(io::stdout(), "{summary}");
    conclude(stop.map_err(Failure::run)?, &best)
}

fn conclude(stop: Stop, best: &[u8]) -> Result<ExitCode, Failure> {
    let mut stderr = io::stderr();
    Ok(match stop {
        Stop::Finished => {
            if best.trim_ascii().is_empty() {
                let _ = writeln!(
                    stderr,
                    "warning: the property test accepts an empty file; it should reject what does not show the failure"
                );
            }
            ExitCode::SUCCESS
        }
        Stop::Interrupted { signal } => {
            let _ = writeln!(stderr, "Stopped before the end: the result can be reduced further");
            interrupted(signal)
        }
        Stop::NotReproduced { ending } => {
            let _ = writeln!(
                stderr,
                "warning: the property test accepted the result before, but when the result was tested once more it {ending};\n\
                 the test is flaky, and the result may not show the failure"
            );
            not_reproduced()
        }
    })
}

fn read_input(path: &Path) -> anyhow::Result<Arc<[u8]>> {
    let text = input::read(path)?;
    if text.is_empty() {
        return Err(anyhow!("the input {} is empty: there is nothing to reduce", path.display()));
    }
    Ok(text)
}

/// Whoever gives the arguments in the wrong order gets an error about a test that cannot be run; this tells them why.
fn hint_at_swap(error: PropertyTestError, options: &Reduce) -> anyhow::Error {
    let input_is_a_script = fs::read(&options.input).is_ok_and(|text| text.starts_with(b"#!"));
    if input_is_a_script && matches!(error, PropertyTestError::NotExecutable { .. }) {
        anyhow!("{error}\nThe property test comes first, then the input: are the two swapped?")
    } else {
        error.into()
    }
}

fn output_path(options: &Reduce) -> anyhow::Result<PathBuf> {
    let input = &options.input;
    if options.in_place {
        return Ok(input.clone());
    }
    let output = options.output.clone().unwrap_or_else(|| beside(input));
    let is_input = matches!((fs::canonicalize(&output), fs::canonicalize(input)), (Ok(a), Ok(b)) if a == b);
    if is_input {
        return Err(anyhow!("the output {} is the input itself; to replace it, say --in-place", output.display()));
    }
    Ok(output)
}

/// `dir/small.c` becomes `dir/small.reduced.c`.
fn beside(input: &Path) -> PathBuf {
    let mut name = OsString::from(input.file_stem().unwrap_or_default());
    name.push(".reduced");
    if let Some(extension) = input.extension() {
        name.push(".");
        name.push(extension);
    }
    input.with_file_name(name)
}

fn best_file(options: &Reduce, output: PathBuf, original: &[u8]) -> Result<BestFile, BestFileError> {
    if options.in_place { BestFile::in_place_of(&options.input, original) } else { BestFile::new(output) }
}

fn announce_syntax_errors(input: &Path, grammar: &Grammar, errors: usize) {
    if errors > 0 {
        let places = if errors == 1 { "1 place".to_owned() } else { format!("{errors} places") };
        let _ = writeln!(
            io::stderr(),
            "note: {} has {places} that the parser for {} does not understand; they are reduced all the same",
            input.display(),
            grammar.name,
        );
    }
}

fn observer(before: Size, measure: Measure) -> Box<dyn Observer> {
    if io::stderr().is_terminal() {
        Box::new(Progress::new(before, measure))
    } else {
        Box::new(Log::new(io::stderr(), before, measure))
    }
}
