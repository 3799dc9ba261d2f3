//! Options of the command line and of the configuration file.

pub(crate) mod args;
pub(crate) mod command_words;
#[cfg(feature = "tools")]
pub(crate) mod config;
#[cfg(not(feature = "tools"))]
#[path = "options/without_config.rs"]
pub(crate) mod config;
pub(crate) mod here;
pub(crate) mod input;
pub(crate) mod inputs;
pub(crate) mod keep_options;
pub(crate) mod language_options;
pub(crate) mod minimizer_options;
pub(crate) mod oracle_options;
pub(crate) mod oracle_template;
pub(crate) mod others;
pub(crate) mod pass_options;
pub(crate) mod property;
#[cfg(feature = "xml")]
pub(crate) mod schema_options;
pub(crate) mod test_options;
pub(crate) mod ui_options;
