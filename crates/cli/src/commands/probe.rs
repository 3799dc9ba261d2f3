//! Common setup of commands that examine the property of a file.

use std::ffi::OsString;
use std::path::Path;

use anyhow::bail;
use secateur_bundle::Bundle;
use secateur_runner::REDUCED;
use secateur_session::{Course, Input, Loaded, Occasion, Passes, Run, Surroundings};

use crate::options::args::Probe;
use crate::options::input;
use crate::options::inputs::{Inputs, input_of, note_on_copies};
use crate::options::property::{Property, test_and_inputs};
use crate::output::failure::Failure;
use crate::output::files::Files;
use crate::output::notes::Notes;

/// Input whose property was confirmed.
pub(crate) struct Probed<'a> {
    pub(crate) inputs: Inputs,
    pub(crate) bundle: &'a Bundle,
    pub(crate) input: Input,
    pub(crate) run: Run<'a>,
}

/// Choice of files and passes.
pub(crate) struct Choice<'a> {
    /// Files of a directory to reduce.
    pub(crate) only: &'a [String],
    pub(crate) passes: Passes<'a>,
    /// `true` to copy installed packages to the input.
    pub(crate) with_dependencies: bool,
}

/// Runs `look` on the input given by `options` to the command `name`, which may write `files`.
pub(crate) fn run<T>(
    name: &str,
    options: &Probe,
    Choice { only, passes, with_dependencies }: Choice<'_>,
    mut files: Files,
    look: impl FnOnce(Probed<'_>) -> anyhow::Result<T>,
) -> anyhow::Result<T> {
    let (test, given) = test_and_inputs(
        name,
        &options.first,
        &options.others,
        &options.property,
        options.oracle.is_given(),
    )?;
    let inputs = Inputs::new(&given, only)?
        .opening(options.nested, passes.given)
        .with_dependencies(with_dependencies, Notes::ALOUD)?;
    inputs.add_to(&mut files);
    test.iter().for_each(|test| files.read("interestingness test", test));
    options.add_to(&mut files);
    files.check()?;
    let loaded = inputs.load()?;
    let Loaded { bundle, surroundings } = &loaded;
    if let (true, Some(_)) = (!inputs.is_one(), &options.name) {
        bail!("--name needs a single file, but several are given; omit it");
    }
    let companions = options.how.companions();
    note_on_copies(surroundings, companions, Notes::ALOUD);
    let (commands, oracle) = (&options.property, Some(&options.oracle));
    let property = Property::new(test, &inputs, &loaded, commands, oracle, companions)?;
    let language = options.language.chosen(Notes::ALOUD)?;
    let input = input_of(&inputs, (bundle, surroundings), language, passes, None, Notes::ALOUD)?;
    let input = options.keep.of(&inputs, inputs.origin(surroundings), bundle, input)?;
    let renamed = inputs.is_one().then(|| {
        let name = options.name.clone().unwrap_or_else(|| name_for_test(inputs.first()));
        Surroundings::of_name(&name)
    });
    let (conditions, course) = (options.how.conditions(), Course::new(None, None));
    let occasion =
        Occasion { original: bundle, conditions: &conditions, jobs: options.jobs.get(), course };
    let run = property.prepare(renamed.as_ref().unwrap_or(surroundings), occasion, Notes::ALOUD)?;
    let run = run.settle(None).map_err(|error| Failure::baseline(error, ""))?;
    run.note_rate(&Notes::ALOUD);
    let input = input.as_demanded_by(&run.runner);
    look(Probed { inputs, bundle, input, run })
}

/// Returns the name of the original input, derived from the name of a result of `reduce`.
fn name_for_test(file: &Path) -> OsString {
    let input = input::origin(file, REDUCED);
    input.as_deref().unwrap_or(file).file_name().unwrap_or_default().to_owned()
}
