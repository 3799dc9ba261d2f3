//! Batch reduction of a folder of failing inputs: examines each input once, groups inputs by
//! failure, and reduces the smallest member of each group.
//!
//! Failures are distinguished by their [`secateur_signature`]. A [`Batch`] saves all findings in a
//! folder. Another run resumes there after an interruption, and only examines new inputs. The
//! [`Summary`] reports problems of an input or a group; they do not affect the others.
//!
//! Groups are reduced one after the other, in the order of the sizes of their smallest members,
//! each with all jobs. So the first report is available early, and no result depends on the number
//! of jobs.
//!
//! ```
//! use secateur_batch::{Corpus, Layout};
//!
//! let folder = tempfile::tempdir()?;
//! for name in ["one.c", "two.c"] {
//!     std::fs::write(folder.path().join(name), "int crash;")?;
//! }
//! let corpus = Corpus::of(folder.path(), &folder.path().join("batch"))?;
//! assert_eq!(corpus.layout, Layout::Plain);
//! assert_eq!(corpus.files, ["one.c", "two.c"].map(std::path::PathBuf::from));
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! # Glossary
//!
//! | term | meaning |
//! |---|---|
//! | batch | a folder of inputs, and all findings about them ([`Batch`]) |
//! | corpus | the inputs of the folder, and the program that wrote it ([`Corpus`], [`Layout`]) |
//! | recogniser | command or script that classifies each input ([`Recogniser`]) |
//! | signature | facts that identify a failure: recognised in the output of a command or script |
//! | group | the inputs with one signature, its members ([`GroupSummary`]) |
//! | rejected | a member that could not be reduced; the next one is tried ([`LeftOut`]) |
//! | likely duplicate | a group that probably has the same failure as another one |
//! | left out | an input that could not be examined, with the reason ([`LeftOut`]) |

mod batch;
mod canonical;
mod corpus;
mod duplicates;
mod error;
mod explained;
mod explanation;
mod group;
mod kept;
mod markdown;
mod page;
mod recogniser;
mod reduction;
mod run;
mod state;
mod summary;

pub use batch::{Batch, BatchObserver};
pub use corpus::{Corpus, Layout};
pub use error::BatchError;
pub use page::{PageError, page};
pub use recogniser::Recogniser;
pub use state::{LeftOut, Point, Status, is_batch, written_in};
pub use summary::{GroupSummary, SCHEMA_VERSION, Summary};

/// JSON Schema of a [`Summary`] in JSON.
pub const SUMMARY_SCHEMA: &str = include_str!("../schema/batch-1.json");
