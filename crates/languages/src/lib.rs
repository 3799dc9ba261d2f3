//! Known languages: built-in ones, and those of grammars loaded at run time.
//!
//! A grammar is a folder in its usual form: a clone, an unpacked crate or an npm package. [`load`]
//! registers its languages in this process, [`added::add`] for all processes of the user. A grammar
//! is executable code: it is loaded only from a folder named by the caller or from the user's own
//! folder, never from the folder of an input.
//!
//! Lookup tries loaded languages first, then added ones, then built-in ones.

mod head;
mod known;
#[cfg(feature = "load")]
mod user_grammar;

pub use head::feature_for;
pub use known::{LoadError, bring, chosen_or_of, claims, named, names, of, try_on};
#[cfg(feature = "load")]
pub use known::{load, load_only};
#[cfg(feature = "xml")]
pub use secateur_grammars::SchemaModel;
#[cfg(feature = "load")]
pub use user_grammar::{
    Compiling, Package, Trial, added, fit, grammar_for, owner, template, try_first,
};
