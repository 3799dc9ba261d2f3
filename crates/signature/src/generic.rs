//! Last resort for outputs of no known family: lines with typical words for internal errors, and
//! the first line about an error.

use regex::bytes::Regex;

use crate::pattern::static_regex;
use crate::{Fact, Pattern, Subject};

/// Recognises a line in which a program blames itself. The strongest words are tried first.
pub(crate) fn recognise(output: &[u8], subject: &Subject) -> Option<Vec<Fact>> {
    let words: [&Regex; 4] = [
        static_regex!(r"(?mi)^.*\binternal (?:[a-z-]+ )?(?:error|failure|bug)\b.*"),
        static_regex!(
            "(?m)^.*(?:\\bBUG\\b|\\bICE\\b|(?i:this is a bug|should (?:never|not) happen|(?:cann\
             ot|can't|can not) happen|must not be reached)).*"
        ),
        static_regex!(
            "(?mi)^.*(?:\\bpanic\\b|\\bpanicked\\b|un(?:caught|handled) exception|fatal error: e\
             xception).*"
        ),
        static_regex!(r"(?m)^.*(?:\bFATAL\b|\b[Ff]atal:).*"),
    ];
    words.iter().find_map(|words| Some(vec![subject.says(words.find(output)?.as_bytes())?]))
}

/// Requires silence if there is no output: a failure with a message is a different one.
pub(crate) fn silence(output: &[u8]) -> Option<Fact> {
    let is_silent = output.trim_ascii().is_empty();
    is_silent
        .then(|| Some(Fact::no_output("prints nothing", Pattern::portable("[^[:space:]]")?)))
        .flatten()
}

/// Returns the first line about an error; or else the text after a caret that points into a quoted
/// line of the input; or else the first line.
pub(crate) fn first_error(output: &[u8], subject: &Subject) -> Option<Fact> {
    let words: [&Regex; 4] = [
        static_regex!(r"(?m)^.*(?:(?i:\berror\b)|Error\b|Exception\b).*"),
        static_regex!(
            "(?mi)^.*\\b(?:failed|failure|cannot|can't|could not|unable|no such|not found|denied\
             |invalid|illegal|unexpected|undefined|abort(?:ed|ing)?)\\b.*"
        ),
        static_regex!(r"(?m)^[ \t]*\^[~^]*[ \t]+\S.*"),
        static_regex!(r"(?m)^.*\S.*"),
    ];
    words.iter().find_map(|words| subject.says(words.find(output)?.as_bytes()))
}
