//! A folder of failing inputs: each is looked at once, those that fail in one way form a group, and the smallest of each group
//! is reduced.
//!
//! What tells failures apart is what [`secateur_signature`] recognises of them. A [`Batch`] keeps all that it finds out in a
//! folder: another run goes on where one was stopped, and does only what is new where inputs have come. What goes wrong with
//! an input or a group is told in the [`Summary`] and holds up nothing else.
//!
//! Groups are reduced one after the other, in the order of the sizes of their smallest members, each with all jobs: so the
//! first report is there early, and no result depends on the number of jobs.
//!
//! ```
//! use secateur_batch::{Corpus, Layout};
//!
//! let folder = tempfile::tempdir()?;
//! for name in ["one.c", "two.c"] {
//!     std::fs::write(folder.path().join(name), "int crash;")?;
//! }
//! let corpus = Corpus::of(folder.path(), &folder.path().join("batch"))?;
//! assert_eq!((corpus.layout, corpus.files), (Layout::Plain, vec!["one.c".into(), "two.c".into()]));
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! # Glossary
//!
//! | term | meaning |
//! |---|---|
//! | batch | a folder of inputs, and all that is found out about them ([`Batch`]) |
//! | corpus | the inputs of the folder, and which program has written it ([`Corpus`], [`Layout`]) |
//! | recogniser | the command or script that every input is shown to, and that tells how it fails ([`Recogniser`]) |
//! | signature | the facts by which a failure is known again: those of a command, or what a script prints |
//! | group | the inputs that fail with one signature, its members; the smallest one that can be is reduced ([`GroupSummary`]) |
//! | rejected | a member that could not be reduced, so that the next one was taken ([`LeftOut`]) |
//! | likely duplicate | a group whose result fails as that of another group does, or is like it in all that matters |
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
