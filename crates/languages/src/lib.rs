//! The languages that are known: those that were built in, and those of grammars that are loaded while the program runs.
//!
//! A grammar is a folder as people have it: a clone, an unpacked crate or an npm package. [`load`] makes its languages known to
//! this process, [`added::add`] to all that the user runs. A grammar is code: it comes from where the caller says, or from the user's own
//! folder, never from what lies beside an input.
//!
//! A language is looked for here, whether it was loaded, added or built in; those that were loaded come first, then those that were added.

#[cfg(feature = "load")]
mod brought;
mod known;

#[cfg(feature = "load")]
pub use brought::{Compiling, Package, Trial, added, fit, grammar_for, owner, template, try_first};
pub use known::{LoadError, bring, chosen_or_of, claims, named, names, of};
#[cfg(feature = "load")]
pub use known::{load, load_only};
