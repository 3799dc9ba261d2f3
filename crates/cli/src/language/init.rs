//! `secateur language init`: a `language.toml` to begin with.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use secateur_languages::fit::{draw, mend, programs, with_overrides};
use secateur_languages::template::{Template, template};

use super::check::texts_in;
use crate::brought::announce;
use crate::failure::Failure;
use crate::init::write;
use crate::notes::Notes;
use crate::output;

pub(super) fn init(folder: &Path, files: &[PathBuf]) -> Result<ExitCode, Failure> {
    let Template { path, head, overrides, examples, language } =
        template(folder, &mut |compiling| announce(compiling, Notes::ALOUD)).map_err(Failure::usage)?;
    let texts = texts_in(language, files)?;
    let parsed = programs(language, &texts);
    let edits = draw(&parsed);
    let mended = mend(language, &head, &parsed, &edits).map_err(Failure::usage)?;
    // The example goes where there are real ones.
    let overrides = if mended.overrides.is_empty() { overrides } else { with_overrides("", &mended.overrides) };
    let text = [head, overrides, examples].concat();
    write(&path, &text, 0o666)?;
    let brought = match mended.overrides.len() {
        0 => String::new(),
        1 => ", with an override for what these files showed".to_owned(),
        count => format!(", with {count} overrides for what these files showed"),
    };
    output::print(format_args!("{} is written{brought}", path.display()))
}
