//! Options that select the parts of the input to keep unchanged.

use std::ops::Range;
use std::path::Path;
use std::str::FromStr;

use anyhow::{anyhow, bail, ensure};
use secateur_bundle::{Bundle, File};
use secateur_reduce::{Keep, RequiredText};
use secateur_session::{Input, counted};
use secateur_signature::Pattern;

use crate::options::inputs::Inputs;
use crate::options::property::pattern;
#[cfg(feature = "xml")]
use crate::options::schema_options::SchemaOptions;
use crate::output::files::Files;

/// Parts to keep unchanged. Comments with `secateur: keep` and `secateur: end` mark further ones.
#[derive(Debug, clap::Args)]
pub(crate) struct KeepOptions {
    /// Keep each text that matches; repeatable. Text between comments with `secateur: keep` and
    /// `secateur: end` is kept too
    #[arg(long, value_name = "REGEX", value_parser = pattern, help_heading = None::<&str>)]
    keep: Vec<Pattern>,

    /// Keep these lines of the file, such as 10-20; repeatable
    #[arg(long, value_name = "A-B", help_heading = None::<&str>)]
    keep_lines: Vec<Lines>,

    #[cfg(feature = "xml")]
    #[command(flatten)]
    schema: SchemaOptions,
}

/// Range of lines, counted from 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lines {
    first: usize,
    last: usize,
}

impl FromStr for Lines {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        match (first.trim().parse(), last.trim().parse()) {
            (Ok(first), Ok(last)) if first > 0 && first <= last => Ok(Self { first, last }),
            _ => Err("expected lines such as 7 or 10-20".to_owned()),
        }
    }
}

const BEGIN: &[u8] = b"secateur: keep";
const END: &[u8] = b"secateur: end";

impl KeepOptions {
    /// Adds the files of the options.
    pub(crate) fn add_to(&self, files: &mut Files) {
        #[cfg(feature = "xml")]
        self.schema.add_to(files);
        let _ = files;
    }

    /// Adds the parts to keep to `input`, which was parsed from `bundle`, read from `origin`. In a
    /// single file, only the part `only` may be reduced.
    pub(crate) fn of(
        &self,
        inputs: &Inputs,
        origin: &Path,
        bundle: &Bundle,
        input: Input,
    ) -> anyhow::Result<Input> {
        let keep = self.keep(inputs, bundle, &input)?;
        let input = input.keeping(keep);
        #[cfg(feature = "xml")]
        let input = self.schema.of(origin, bundle, input)?;
        let _ = origin;
        Ok(input)
    }

    fn keep(&self, inputs: &Inputs, bundle: &Bundle, input: &Input) -> anyhow::Result<Keep> {
        let mut keep = Keep::default();
        for pattern in &self.keep {
            if !bundle
                .files()
                .iter()
                .any(|file| pattern.matches(file.text()).any(|found| !found.is_empty()))
            {
                bail!("--keep {pattern} matches nothing in the input; correct or omit it");
            }
        }
        if !self.keep_lines.is_empty() && !bundle.is_text() {
            bail!(
                "--keep-lines needs a single file; for several, use --keep or `secateur: keep` \
                comments"
            );
        }
        for file in bundle.files() {
            let text = file.text();
            let mut ranges = marked(file, inputs)?;
            ranges.extend(self.keep.iter().flat_map(|pattern| pattern.matches(text)));
            for lines in &self.keep_lines {
                ranges.push(lines.bytes_of("--keep-lines", text)?);
            }
            let ranges = merged(ranges);
            if !ranges.is_empty() {
                keep.add(
                    file.path(),
                    RequiredText::texts(ranges.into_iter().map(|range| text[range].trim_ascii())),
                );
            }
        }
        if bundle.is_package() && !inputs.only.is_empty() {
            bail!("--only cannot select files of a package; use --keep to keep texts in them");
        }
        if let (true, [file, ..]) = (bundle.is_text(), bundle.files()) {
            for only in &inputs.only {
                let range = match only.parse::<Lines>() {
                    Ok(lines) => lines.bytes_of("--only", file.text())?,
                    Err(_) => definition(only, input)?,
                };
                // A deletion also removes the white space before it.
                let before = file.text()[..range.start].trim_ascii_end().into();
                let after = file.text()[range.end..].trim_ascii().into();
                keep.add(file.path(), RequiredText::Around { before, after });
            }
        }
        Ok(keep)
    }
}

impl Lines {
    /// Returns the bytes of these lines, without the last line break.
    fn bytes_of(self, option: &str, text: &[u8]) -> anyhow::Result<Range<usize>> {
        let lines: Vec<&[u8]> = text.split_inclusive(|byte| *byte == b'\n').collect();
        let Self { first, last } = self;
        let count = counted(lines.len() as u64, "line");
        ensure!(last <= lines.len(), "{option} {first}-{last}: the file has {count}");
        let start = lines[..first - 1].iter().map(|line| line.len()).sum();
        let len: usize = lines[first - 1..last].iter().map(|line| line.len()).sum();
        let end = if lines[last - 1].ends_with(b"\n") { start + len - 1 } else { start + len };
        Ok(start..end)
    }
}

/// Returns the lines from each marker to its end marker.
fn marked(file: &File, inputs: &Inputs) -> anyhow::Result<Vec<Range<usize>>> {
    let (mut ranges, mut open, mut at) = (Vec::new(), None, 0);
    let name = || {
        let is_text = file.path().as_os_str().is_empty();
        if is_text { inputs.first().display() } else { file.path().display() }.to_string()
    };
    for (number, line) in file.text().split_inclusive(|byte| *byte == b'\n').enumerate() {
        let has = |marker: &[u8]| line.windows(marker.len()).any(|window| window == marker);
        match (has(BEGIN), has(END), open) {
            (true, true, None) => ranges.push(at..at + line.trim_ascii_end().len()),
            (true, _, None) => open = Some((at, number)),
            (_, true, Some((start, _))) => {
                ranges.push(start..at + line.trim_ascii_end().len());
                open = None;
            }
            (_, true, None) => {
                bail!(
                    "{}:{}: `secateur: end` without a `secateur: keep` before it",
                    name(),
                    number + 1
                );
            }
            _ => {}
        }
        at += line.len();
    }
    match open {
        Some((_, number)) => Err(anyhow!(
            "{}:{}: `secateur: keep` is not closed; add `secateur: end` after the text to keep",
            name(),
            number + 1
        )),
        None => Ok(ranges),
    }
}

/// Returns the bytes of the definition of this name.
fn definition(name: &str, input: &Input) -> anyhow::Result<Range<usize>> {
    let program = input.program(0).ok_or_else(|| {
        anyhow!("--only {name}: the language has no grammar; give lines such as 10-20")
    })?;
    let has_name = |definition: &&secateur_names::Definition| {
        program.bare_name(definition.name) == name.as_bytes()
    };
    let size =
        |definition: &&secateur_names::Definition| program.node(definition.node).span().len();
    // Prefers a definition to a declaration.
    let largest = program.definitions().iter().filter(has_name).max_by_key(size);
    let largest = largest.ok_or_else(|| {
        anyhow!(
            "--only {name}: the file has no definition of this name; `secateur tree --names` \
             lists its definitions"
        )
    })?;
    Ok(program.node(largest.node).span())
}

/// Sorts the ranges, and merges those that touch or overlap.
fn merged(mut ranges: Vec<Range<usize>>) -> Vec<Range<usize>> {
    ranges.retain(|range| !range.is_empty());
    ranges.sort_by_key(|range| range.start);
    let mut merged: Vec<Range<usize>> = Vec::new();
    for range in ranges {
        match merged.last_mut() {
            Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
            _ => merged.push(range),
        }
    }
    merged
}
