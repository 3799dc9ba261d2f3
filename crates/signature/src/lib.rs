//! How a program failed, as facts that can be checked again.
//!
//! An engineer who runs `gcc -O3 -c small.c` and sees it crash knows what is special about that crash: the signal, the function in
//! which the compiler gave up, the first frames of the stack. [`recognise`] reads the same out of an exit status and an
//! output, and gives it back as a [`Signature`]: a list of [`Fact`]s that all have to hold for another input too, if that
//! input is to show the same failure.
//!
//! What depends on the input is taken out: addresses, process numbers, positions in the input, names that come from it.
//! Otherwise the input could not be made smaller. What belongs to the program stays: its functions, its source files and
//! the lines in them, its words. Otherwise the reduction ends at another failure of the same program, which the field
//! calls *slippage*.
//!
//! A fact about the output is a regular expression in the small language that `grep -E`, `grep -P` and the regex crate
//! read in the same way ([`Pattern`]). So a shell script can check the same facts.
//!
//! Nothing here runs a program or reads a file.
//!
//! ```
//! use secateur_signature::{Observation, Subject, recognise};
//!
//! let crash = |line: u32| format!("in.c:{line}: internal compiler error: in fold_shift, at fold.c:77\n");
//! let subject = Subject::new(b"int f(void);", "in.c".as_ref());
//! let signature = recognise(&Observation { status: Some(4), output: crash(12).as_bytes() }, &subject).unwrap();
//! assert_eq!(signature.to_string(), "internal compiler error: in fold_shift, at fold.c:77");
//! assert!(signature.holds(&Observation { status: Some(4), output: crash(3).as_bytes() }));
//! assert!(!signature.holds(&Observation { status: Some(1), output: b"in.c:3: error: expected ';'" }));
//! ```
//!
//! # Glossary
//!
//! | term | meaning |
//! |---|---|
//! | observation | the exit status and the output of one run of a command ([`Observation`]) |
//! | subject | the input and its name, which is what a message may depend on ([`Subject`]) |
//! | fact | one thing that has to hold again: a status, or a pattern in the output ([`Fact`]) |
//! | signature | all facts by which a failure is recognised ([`Signature`]) |
//! | pattern | a regular expression that `grep` and the regex crate read alike ([`Pattern`]) |
//! | slippage | a reduction that ends at another failure than the one it began with |

mod abort;
mod compiler;
mod exception;
mod fact;
mod frames;
mod generic;
mod llvm;
mod panic;
mod pattern;
mod sanitizer;
mod signal;
mod status;
mod subject;

pub use fact::{Check, Fact, Observation, Signature};
pub use pattern::{Pattern, PatternError};
pub use status::describe as describe_status;
pub use subject::{Subject, without_temporary};

/// A family of messages: finds its own in the output and says what is special about them.
type Family = fn(&[u8], &Subject) -> Option<Vec<Fact>>;

/// From the most special to the least: the first that finds something decides. A sanitizer's report may end in an abort,
/// and a compiler that fails an assertion also dumps its stack and says "internal error".
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

/// What is special about what happened, or nothing if the program ended well and said nothing of a failure.
///
/// Looks for, in this order: death by a signal together with a message of a crash, such a message alone, a hang, an exit
/// status together with the first line about an error, or with the silence of a program that prints nothing.
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
        // An output may be cut off or mixed with another in the middle of what a pattern is made of.
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
