//! Options of list minimisers.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue};
use secateur_minimize::{Algorithm, InitialProbability};
use secateur_session::{ListMinimizer, PriorChoice, Strategy};

use crate::output::files::Files;

/// Choice of the list minimiser.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Expert")]
pub(crate) struct Minimizer {
    /// List minimiser; `secateur algorithms` describes each. Your own program is a name and a
    /// command, as in 'mine=python3 mine.py'; see `secateur help comparing`
    #[arg(short = 'm', long = "minimizer", value_name = "NAME",
        default_value = Algorithm::WProbDd.name(), value_parser = MinimizerParser)]
    pub(crate) algorithm: ListMinimizer,

    /// Prior probability that a node is needed, for probdd, wprobdd and cdd
    #[arg(long, value_name = "P", default_value_t = Strategy::default().p0)]
    pub(crate) p0: InitialProbability,

    /// Source of the prior of each list of nodes
    #[arg(long, value_name = "HOW", default_value_t, value_parser = prior())]
    pub(crate) prior: PriorChoice,

    /// Seed for random choices of probdd (among equals) and active-coarsen [default: nothing is
    /// random]
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
}

impl Minimizer {
    /// Adds the files of a user-supplied minimiser.
    pub(crate) fn add_to(&self, files: &mut Files) {
        add_minimizer(self.algorithm, files);
    }

    /// Returns these options as a session accepts them, with those for the result.
    pub(crate) fn strategy(&self, lays_out: bool, one_file: bool) -> Strategy {
        let &Self { algorithm: minimizer, p0, prior, seed } = self;
        Strategy { minimizer, p0, prior, seed, lays_out, one_file, ..Strategy::default() }
    }
}

/// Adds the files of a minimiser if it is user-supplied.
pub(crate) fn add_minimizer(minimizer: ListMinimizer, files: &mut Files) {
    if let Some(command) = minimizer.command() {
        files.run_line("file of the minimiser", command);
    }
}

/// Parser of the names of built-in minimisers, and of user-supplied ones.
#[derive(Clone)]
pub(crate) struct MinimizerParser;

impl TypedValueParser for MinimizerParser {
    type Value = ListMinimizer;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<ListMinimizer, clap::Error> {
        if value.to_string_lossy().contains('=') {
            return str::parse.parse_ref(command, arg, value);
        }
        let names = PossibleValuesParser::new(Algorithm::ALL.map(Algorithm::name));
        names.try_map(|name| name.parse::<ListMinimizer>()).parse_ref(command, arg, value).map_err(
            |mut error| {
                let tip = "for your own minimiser, give a name and a command, as in 'mine=python3 \
                    mine.py'";
                error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip.into()]));
                error
            },
        )
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(
            Algorithm::ALL.into_iter().map(|algorithm| PossibleValue::new(algorithm.name())),
        ))
    }
}

pub(crate) fn prior() -> impl TypedValueParser<Value = PriorChoice> {
    let choices = [
        (
            PriorChoice::Learned,
            "Learned from earlier lists: the share of nodes of the same kind that were needed; a \
             change that failed in the same surroundings waits for the check",
        ),
        (PriorChoice::Fixed, "Always p0, and no memory of failures, as in the papers"),
    ];
    let values = choices.map(|(choice, help)| PossibleValue::new(choice.name()).help(help));
    PossibleValuesParser::new(values).map(|name| prior_named(&name).unwrap_or_default())
}

pub(crate) fn prior_named(name: &str) -> Option<PriorChoice> {
    [PriorChoice::Fixed, PriorChoice::Learned].into_iter().find(|choice| choice.name() == name)
}
