//! User-supplied grammars: their folders, compiled parsers, loading and descriptions.

pub mod added;
mod compiled;
mod error;
mod files;
pub mod fit;
mod folders;
mod load;
mod package;
mod shipped;
pub mod template;
mod trial;

pub use compiled::Compiling;
pub use error::LoadError;
pub(crate) use load::read;
pub use package::{Package, owner};
pub use shipped::grammar_for;
pub use trial::{Trial, try_first, try_on};
