//! What is left when no family knows its own: lines with the words that programmers use for the impossible, and the first
//! line about an error.

use regex::bytes::Regex;

use crate::pattern::own;
use crate::{Fact, Pattern, Subject};

/// A line in which a program says that the fault is its own. The strongest words are looked for first.
pub(crate) fn recognise(output: &[u8], subject: &Subject) -> Option<Vec<Fact>> {
    let words: [&Regex; 4] = [
        own!(r"(?mi)^.*\binternal (?:[a-z-]+ )?(?:error|failure|bug)\b.*"),
        own!(
            r"(?m)^.*(?:\bBUG\b|\bICE\b|(?i:this is a bug|should (?:never|not) happen|(?:cannot|can't|can not) happen|must not be reached)).*"
        ),
        own!(
            r"(?mi)^.*(?:\bpanic\b|\bpanicked\b|un(?:caught|handled) exception|fatal error: exception).*"
        ),
        own!(r"(?m)^.*(?:\bFATAL\b|\b[Ff]atal:).*"),
    ];
    words.iter().find_map(|words| Some(vec![subject.says(words.find(output)?.as_bytes())?]))
}

/// That there is no output, if there is none: whatever fails with a message fails in another way.
pub(crate) fn silence(output: &[u8]) -> Option<Fact> {
    let is_silent = output.trim_ascii().is_empty();
    is_silent
        .then(|| Some(Fact::no_output("prints nothing", Pattern::portable("[^[:space:]]")?)))
        .flatten()
}

/// The first line about an error, or else what stands beside a caret that points into a quoted line of the input, or else the
/// first line at all.
pub(crate) fn first_error(output: &[u8], subject: &Subject) -> Option<Fact> {
    let words: [&Regex; 4] = [
        own!(r"(?m)^.*(?:(?i:\berror\b)|Error\b|Exception\b).*"),
        own!(
            r"(?mi)^.*\b(?:failed|failure|cannot|can't|could not|unable|no such|not found|denied|invalid|illegal|unexpected|undefined|abort(?:ed|ing)?)\b.*"
        ),
        own!(r"(?m)^[ \t]*\^[~^]*[ \t]+\S.*"),
        own!(r"(?m)^.*\S.*"),
    ];
    words.iter().find_map(|words| subject.says(words.find(output)?.as_bytes()))
}
