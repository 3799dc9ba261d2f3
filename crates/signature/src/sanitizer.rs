//! Reports of AddressSanitizer and its siblings.

use crate::frames::{self, Frame, NAMELESS, name_pattern};
use crate::pattern::static_regex;
use crate::{Fact, Pattern, Subject};

/// Number of functions of a stack in a fact; the same as in ClusterFuzz.
const FRAMES: usize = 3;

/// Recognises the first report by its kind and the functions at the top of its first stack, or the
/// message of UndefinedBehaviorSanitizer.
pub(crate) fn recognise(output: &[u8], subject: &Subject) -> Option<Vec<Fact>> {
    report(output, subject).or_else(|| {
        let error = static_regex!(r"(?m)\S+:[0-9]+:[0-9]+: runtime error: .*").find(output)?;
        Some(vec![subject.says(error.as_bytes())?])
    })
}

fn report(output: &[u8], subject: &Subject) -> Option<Vec<Fact>> {
    let head = static_regex!(
        r"(?mx)(?:ERROR|WARNING):\ (?P<report>\w+Sanitizer:?\ ?
            [A-Za-z][\w-]*(?:\ [a-z][\w-]*)*?)(?:\ on\ |:|\ \(|\ 0x|$).*\n
            (?:[^\#\n]*\n)*(?P<stack>(?:[\ \t]+\#[0-9]+\ .*\n?)*)"
    );
    let found = head.captures(output)?;
    let (report, stack) = (found.name("report")?.as_bytes(), found.name("stack")?.as_bytes());
    let kind = subject.loosely(report);
    let call = static_regex!(
        r"(?x)^[\ \t]+\#[0-9]+\ (?:0x[0-9a-f]+\ +)?(?:in\ )?
            (?P<name>(?:\(anonymous\ namespace\)|[^\s(0-9])[^\s(]*)"
    );
    // Replacements of C library functions by the sanitizer are on top of many stacks. Names of a
    // program may begin like these, such as `string` and `free_node`.
    let runtime = static_regex!(
        r"(?x)^(?:
            __(?:interceptor|asan|msan|tsan|ubsan|hwasan|sanitizer|GI|libc)_\w* | __(?:mem|str)\w+
          | mem(?:ccpy|chr|cmp|cpy|mem|move|pcpy|rchr|set)
          | str(?:casecmp|casestr|cat|chr|chrnul|cmp|coll|cpy|cspn|dup|error|ftime|lcat|lcpy|len
              |ncasecmp|ncat|ncmp|ncpy|ndup|nlen|pbrk|ptime|rchr|sep|spn|str|tod|tof|toimax|tok
              |tok_r|tol|told|toll|toul|toull|toumax|xfrm)
          | (?:aligned_|c|m|re|v)alloc | reallocarray | memalign | posix_memalign | free | operator
          | abort | raise | pthread_kill | gsignal
        )$"
    );
    let frames = static_regex!(r"(?m)^.+$").find_iter(stack).map(|line| {
        match call.captures(line.as_bytes()).and_then(|call| call.name("name")) {
            Some(name) => {
                let pattern = format!(
                    "[[:blank:]]+#[0-9]+ (0x[0-9a-f]+ +)?(in )?{}",
                    name_pattern(name.as_bytes())
                );
                Frame { name: name.as_bytes().to_vec(), pattern }
            }
            None => Frame {
                name: NAMELESS.to_vec(),
                pattern: r"[[:blank:]]+#[0-9]+ (0x[0-9a-f]+)? *\(.*".to_owned(),
            },
        }
    });
    let top = frames::top(frames, FRAMES, |name| name != NAMELESS && !runtime.is_match(name));
    let words = String::from_utf8_lossy(report).into_owned();
    let Some(stack) = frames::sequence(&top.calls) else {
        return Some(vec![Fact::output(
            words,
            Pattern::portable(&format!("(ERROR|WARNING): {kind}"))?,
        )]);
    };
    let pattern = format!("(ERROR|WARNING): {kind}.*\\n([^#\\n]*\\n)*{stack}");
    Some(vec![Fact::output(format!("{words} in {top}"), Pattern::portable(&pattern)?)])
}
