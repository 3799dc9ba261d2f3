//! The options that choose passes.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use secateur_reduce::Pass;

/// What walks.
#[derive(Debug, clap::Args)]
pub(crate) struct PassOptions {
    /// How the file is walked; several, with commas between them, take turns [default: default, or lines,tokens,characters
    /// where no grammar fits]
    #[arg(
        short,
        long = "pass",
        short_alias = 'w',
        alias = "walker",
        value_name = "NAME",
        value_delimiter = ',',
        value_parser = passes()
    )]
    pub(crate) passes: Vec<&'static [Pass]>,

    /// Leave these passes out of the default, such as rename,inline
    #[arg(long, value_name = "NAME", value_delimiter = ',', value_parser = pass(), conflicts_with = "passes")]
    without: Vec<Pass>,

    /// Keep names, and the structure of what is left, for a result that people read: leave out the passes that rename, move or
    /// respell things
    #[arg(long, conflicts_with = "passes")]
    readable: bool,
}

/// The passes that change what a reader knows the program by.
const UNREADABLE: [&str; 12] = [
    "rename",
    "inline",
    "merge",
    "flatten",
    "respell",
    "sink",
    "deref",
    "unite",
    "substitute",
    "graft",
    "unknowns",
    "exchange",
];

impl PassOptions {
    /// What walks over a file of which the grammar is known, if no passes are given.
    pub(crate) fn default_passes(&self) -> Vec<Pass> {
        let is_out = |pass: &Pass| {
            self.without.contains(pass) || self.readable && UNREADABLE.contains(&pass.name())
        };
        Pass::DEFAULT.iter().copied().filter(|pass| !is_out(pass)).collect()
    }
}

fn pass() -> impl TypedValueParser<Value = Pass> {
    PossibleValuesParser::new(each()).try_map(|name| name.parse::<Pass>())
}

/// A pass, or all those of the default.
pub(crate) fn passes() -> impl TypedValueParser<Value = &'static [Pass]> {
    let names: Vec<_> = Pass::DEFAULT.iter().map(|pass| pass.name()).collect();
    let default = PossibleValue::new("default").help(names.join(", "));
    PossibleValuesParser::new([default].into_iter().chain(each()))
        .try_map(|name| Pass::of_name(&name))
}

fn each() -> impl Iterator<Item = PossibleValue> {
    Pass::ALL.into_iter().map(|pass| PossibleValue::new(pass.name()).help(pass.summary()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_for_readers_is_in_the_default() {
        let options = PassOptions { passes: Vec::new(), without: Vec::new(), readable: true };
        assert_eq!(options.default_passes().len() + UNREADABLE.len(), Pass::DEFAULT.len());
    }
}
