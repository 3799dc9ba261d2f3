//! Examples of passes.

/// Text before and after an edit of a pass. A test runs it, and the manual shows it.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// File name, which determines the language.
    pub file: &'static str,
    pub before: &'static str,
    pub after: &'static str,
    /// Text that replaces [`FILLER`], and its number of repetitions.
    filler: (&'static str, usize),
}

/// Mark for repeated text, in examples of passes that apply only to long texts.
const FILLER: char = '…';

impl Example {
    pub(crate) const fn new(file: &'static str, before: &'static str, after: &'static str) -> Self {
        Self { file, before, after, filler: ("", 0) }
    }

    /// Sets the text that replaces `…`.
    pub(crate) const fn filled(self, text: &'static str, count: usize) -> Self {
        Self { filler: (text, count), ..self }
    }

    /// Returns the text before the edit, with repeated text written out.
    pub fn input(&self) -> String {
        let (text, count) = self.filler;
        self.before.replace(FILLER, &text.repeat(count))
    }
}
