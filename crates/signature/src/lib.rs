//! Recognition of program failures, as facts that can be checked again.
//!
//! An engineer who sees `gcc -O3 -c small.c` crash knows what is characteristic: the signal, the
//! function in which the compiler gave up, the first frames of the stack. [`recognise`] finds the
//! same in an exit status and an output. It returns a [`Signature`]: a list of [`Fact`]s, which
//! must all be true of another input with the same failure.
//!
//! Text that depends on the input is removed: addresses, process numbers, positions in the input,
//! names from the input. Otherwise the input could not be reduced. Text of the program is kept: its
//! functions, source files, line numbers and words. Otherwise the reduction could end at another
//! failure of the same program, called *slippage*.
//!
//! A fact about the output is a regular expression in the common subset of `grep -E`, `grep -P` and
//! the regex crate ([`Pattern`]). So a shell script can check the same facts.
//!
//! Nothing here runs a program or reads a file.
//!
//! ```
//! use secateur_signature::{Observation, Subject, recognise};
//!
//! let crash = |line| format!("in.c:{line}: internal compiler error: in fold, at fold.c:77\n");
//! let status = Some(4);
//! let subject = Subject::new(b"int f(void);", "in.c".as_ref());
//! let output = crash(12);
//! let observation = Observation { status, output: output.as_bytes() };
//! let signature = recognise(&observation, &subject).unwrap();
//! assert_eq!(signature.to_string(), "internal compiler error: in fold, at fold.c:77");
//! assert!(signature.holds(&Observation { status, output: crash(3).as_bytes() }));
//! let other = Observation { status: Some(1), output: b"in.c:3: error: expected ';'" };
//! assert!(!signature.holds(&other));
//! ```
//!
//! # Glossary
//!
//! | term | meaning |
//! |---|---|
//! | observation | exit status and output of one run of a command ([`Observation`]) |
//! | subject | the input and its name, on which a message may depend ([`Subject`]) |
//! | fact | property that must recur: a status, or a pattern in the output ([`Fact`]) |
//! | signature | all facts by which a failure is recognised ([`Signature`]) |
//! | pattern | regular expression that `grep` and the regex crate read alike ([`Pattern`]) |
//! | slippage | reduction that ends at a different failure from the original one |

mod abort;
mod compiler;
mod exception;
mod fact;
mod frames;
mod generic;
mod llvm;
mod named;
mod panic;
mod pattern;
mod sanitizer;
mod signal;
mod status;
mod subject;

pub use fact::{Check, Fact, Observation, Signature};
pub use named::named;
pub use pattern::{Pattern, PatternError};
pub use status::describe as describe_status;
pub use subject::{Subject, without_temporary};

/// Family of messages: recognises its messages in an output, and returns their facts.
type Family = fn(&[u8], &Subject) -> Option<Vec<Fact>>;

/// Most specific family first; the first that finds a message decides. A sanitizer's report may end
/// in an abort. A compiler with a failed assertion also dumps its stack and reports an internal
/// error.
const CRASHES: [Family; 9] = [
    sanitizer::recognise,
    abort::recognise,
    compiler::recognise,
    panic::recognise,
    exception::recognise,
    llvm::recognise,
    abort::of_libraries,
    signal::recognise,
    generic::recognise,
];

/// Returns the signature of a failure, or `None` if the program succeeded and reported no failure.
///
/// Searches, in this order, for death by a signal together with a crash message; a crash message
/// alone; a hang; an exit status together with the first line about an error, or with silence.
#[must_use]
pub fn recognise(observation: &Observation<'_>, subject: &Subject) -> Option<Signature> {
    let Some(status) = observation.status else {
        return Some(Signature { facts: vec![Fact::hang()] });
    };
    let mut facts = Vec::new();
    if status::of_crash(status).is_some() {
        facts.push(Fact::status(status));
    }
    let crash = |family: &Family| {
        // An output may be cut or interleaved within the text that a pattern matches.
        let facts = family(observation.output, subject)?.into_iter();
        let facts: Vec<_> = facts.filter(|fact| fact.holds(observation)).collect();
        (!facts.is_empty()).then_some(facts)
    };
    facts.extend(CRASHES.iter().find_map(crash).unwrap_or_default());
    if facts.is_empty() && status != 0 {
        facts.push(Fact::status(status));
        facts.extend(generic::silence(observation.output));
        facts.extend(generic::first_error(observation.output, subject));
    }
    (!facts.is_empty()).then_some(Signature { facts })
}
