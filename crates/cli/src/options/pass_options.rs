//! Options that choose passes.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use secateur_reduce::{Pass, Readability};

/// The option `--pass`.
#[derive(Debug, clap::Args)]
pub(crate) struct ChosenPasses {
    /// Passes to run, separated by commas; see `secateur help passes` [default: default, or passes
    /// that need no grammar]
    #[arg(
        short,
        long = "pass",
        short_alias = 'w',
        alias = "walker",
        value_name = "NAME",
        value_delimiter = ',',
        value_parser = passes(),
        hide_possible_values = true,
        help_heading = "Passes"
    )]
    passes: Vec<&'static [Pass]>,
}

impl ChosenPasses {
    /// Returns the chosen passes in their order. Empty means the default.
    pub(crate) fn all(&self) -> Vec<Pass> {
        self.passes.concat()
    }
}

/// Choice of passes.
#[derive(Debug, clap::Args)]
pub(crate) struct PassOptions {
    #[command(flatten)]
    pub(crate) chosen: ChosenPasses,

    /// Omit these passes from the default, such as rename,inline
    #[arg(
        long,
        value_name = "NAME",
        value_delimiter = ',',
        value_parser = passes(),
        conflicts_with = "passes",
        hide_possible_values = true,
        help_heading = "Passes"
    )]
    without: Vec<&'static [Pass]>,

    /// Keep names and structure: omit the passes that rename, move or respell
    #[arg(long, conflicts_with = "passes", help_heading = "Passes")]
    readable: bool,

    /// Also run the passes that delete a few more tokens and leave strange code
    #[arg(long, conflicts_with_all = ["passes", "readable"], help_heading = "Passes")]
    smallest: bool,
}

impl PassOptions {
    /// Returns the default passes for a file with a grammar.
    pub(crate) fn default_passes(&self) -> Vec<Pass> {
        let is_out = |pass: &Pass| {
            self.without.iter().any(|passes| passes.contains(pass))
                || self.readable && pass.readability() != Readability::Familiar
        };
        let preset = if self.smallest { Pass::SMALLEST } else { Pass::DEFAULT };
        preset.iter().copied().filter(|pass| !is_out(pass)).collect()
    }
}

/// Parses the name of a pass or preset, or `merge`, which was one pass before.
fn passes() -> impl TypedValueParser<Value = &'static [Pass]> {
    let preset = |(name, passes): (&'static str, &[Pass])| {
        let names: Vec<_> = passes.iter().map(|pass| pass.name()).collect();
        PossibleValue::new(name).help(names.join(", "))
    };
    let presets = [("default", Pass::DEFAULT), ("smallest", Pass::SMALLEST)].map(preset);
    let merge = PossibleValue::new("merge").hide(true);
    let each =
        Pass::ALL.into_iter().map(|pass| PossibleValue::new(pass.name()).help(pass.summary()));
    PossibleValuesParser::new(presets.into_iter().chain([merge]).chain(each))
        .try_map(|name| Pass::of_name(&name))
}
