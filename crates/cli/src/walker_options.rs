//! The options that choose walkers.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use secateur_reduce::Walker;

/// What walks.
#[derive(Debug, clap::Args)]
pub(crate) struct WalkerOptions {
    /// How the file is walked; several, with commas between them, take turns [default: default, or lines,tokens,characters
    /// where no grammar fits]
    #[arg(short, long = "walker", value_name = "NAME", value_delimiter = ',', value_parser = walkers())]
    pub(crate) walkers: Vec<&'static [Walker]>,

    /// Leave these walkers out of the default, such as rename,inline
    #[arg(long, value_name = "NAME", value_delimiter = ',', value_parser = walker(), conflicts_with = "walkers")]
    without: Vec<Walker>,

    /// Keep names, and the structure of what is left, for a result that people read: leave out the walkers that rename, move or
    /// respell things
    #[arg(long, conflicts_with = "walkers")]
    readable: bool,
}

/// The walkers that change what a reader knows the program by.
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

impl WalkerOptions {
    /// What walks over a file of which the grammar is known, if no walkers are given.
    pub(crate) fn default_walkers(&self) -> Vec<Walker> {
        let is_out = |walker: &Walker| {
            self.without.contains(walker) || self.readable && UNREADABLE.contains(&walker.name())
        };
        Walker::DEFAULT.iter().copied().filter(|walker| !is_out(walker)).collect()
    }
}

fn walker() -> impl TypedValueParser<Value = Walker> {
    PossibleValuesParser::new(each()).try_map(|name| name.parse::<Walker>())
}

/// A walker, or all those of the default.
pub(crate) fn walkers() -> impl TypedValueParser<Value = &'static [Walker]> {
    let names: Vec<_> = Walker::DEFAULT.iter().map(|walker| walker.name()).collect();
    let default = PossibleValue::new("default").help(names.join(", "));
    PossibleValuesParser::new([default].into_iter().chain(each()))
        .try_map(|name| Walker::of_name(&name))
}

fn each() -> impl Iterator<Item = PossibleValue> {
    Walker::ALL.into_iter().map(|walker| PossibleValue::new(walker.name()).help(walker.summary()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_for_readers_is_in_the_default() {
        let options = WalkerOptions { walkers: Vec::new(), without: Vec::new(), readable: true };
        assert_eq!(options.default_walkers().len() + UNREADABLE.len(), Walker::DEFAULT.len());
    }
}
