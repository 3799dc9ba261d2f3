//! `secateur completions` and `secateur man`: shell completions and manual pages.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use anyhow::{anyhow, bail};
use clap::Command;
use clap_complete::Shell;
use clap_mangen::Man;

use crate::output;
use crate::output::failure::Failure;

pub(crate) fn completions(shell: Shell, mut program: Command) -> anyhow::Result<ExitCode> {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut program, "secateur", &mut text);
    output::check(io::stdout().write_all(&text)).map(|()| ExitCode::SUCCESS)
}

/// Writes a page for the program, and one for each command and subcommand.
pub(crate) fn man(folder: Option<&Path>, mut program: Command) -> anyhow::Result<ExitCode> {
    program.build();
    let mut commands = vec![&program];
    let mut next = 0;
    while let Some(&command) = commands.get(next) {
        commands.extend(command.get_subcommands().filter(|command| !command.is_hide_set()));
        next += 1;
    }
    let pages: Vec<_> = commands.into_iter().map(page).collect();
    let Some(folder) = folder else {
        let texts = pages.iter().map(text).collect::<Result<String, _>>().map_err(Failure::run)?;
        return output::check(io::stdout().write_all(texts.as_bytes())).map(|()| ExitCode::SUCCESS);
    };
    let foreign = pages
        .iter()
        .map(|page| folder.join(page.get_filename()))
        .find(|path| !is_replaceable(path));
    if let Some(foreign) = foreign {
        bail!(
            "{} already exists and is not a secateur manual page; give another folder",
            foreign.display()
        );
    }
    let write = |page: &Man| fs::write(folder.join(page.get_filename()), text(page)?);
    let written = fs::create_dir_all(folder).and_then(|()| pages.iter().try_for_each(write));
    let cannot = |error| anyhow!("cannot write the manual pages to {}: {error}", folder.display());
    written.map_err(cannot)?;
    output::print(format_args!(
        "Wrote the manual pages to {0}; to read one, run: man -l {0}/secateur.1",
        folder.display()
    ))
}

/// Returns `true` if the file is absent, empty or an earlier page.
fn is_replaceable(path: &Path) -> bool {
    let there = fs::read(path).unwrap_or_default();
    let there = String::from_utf8_lossy(&there);
    there.is_empty() || there.lines().any(|line| line.starts_with(".TH secateur"))
}

/// Returns the page of a command, with the version only, as the features are those of a build.
fn page(command: &Command) -> Man {
    Man::new(command.clone().long_version(None::<&str>))
        .source(concat!("secateur ", env!("CARGO_PKG_VERSION")))
}

/// Returns the text of a page. Some words are longer than a line, such as the default list of
/// passes. They may be broken, and lines are not justified: a line with a single word cannot be
/// stretched.
fn text(page: &Man) -> io::Result<String> {
    let mut text = Vec::new();
    page.render(&mut text)?;
    let text = String::from_utf8(text).map_err(io::Error::other)?.replacen(
        ".SH NAME",
        ".ad l\n.SH NAME",
        1,
    );
    let breakable = |word: &str| {
        if word.len() > WORD_BYTES_MAX { word.replace(',', ",\\:") } else { word.to_owned() }
    };
    Ok(text.split_inclusive(char::is_whitespace).map(breakable).collect())
}

/// The length up to which a word is left in one piece.
const WORD_BYTES_MAX: usize = 60;
