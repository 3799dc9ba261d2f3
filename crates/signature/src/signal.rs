//! Messages about signals.

use crate::pattern::static_regex;
use crate::{Fact, Subject};

/// Recognises a line about a signal. It comes from a program that handles its own crash, or from
/// the parent of the crashed one: a compiler driver, a shell, a build tool.
pub(crate) fn recognise(output: &[u8], subject: &Subject) -> Option<Vec<Fact>> {
    let line = static_regex!(
        r"(?mx)^.*(?:
            \b[Ss]egmentation\ ([Ff]ault|[Vv]iolation)\b | \bSegmentation\ Violation\b
            | \bsegfault\b
          | \bSIG(?:SEGV|ABRT|ILL|FPE|BUS|SYS|TRAP)\b
          | (?i:\b(?:caught|received|got|fatal|unhandled|unexpected|uncaught|with|by|to)\ signal\b)
          | \bBus\ error\b | \bFloating\ point\ exception\b | \bIllegal\ instruction\b
          | :\ Aborted\b | ^Aborted\b
          | \bcore\ dumped\b | \bfailed\ with\ exit\ code\ 1[0-9][0-9]\b
        ).*"
    );
    Some(vec![subject.says(line.find(output)?.as_bytes())?])
}
