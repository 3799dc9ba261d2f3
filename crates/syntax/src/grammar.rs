//! What a language's folder under `grammars/` says about the language.

use std::collections::HashMap;
use std::ffi::OsStr;
use std::fmt;
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::OnceLock;

use tree_sitter::{LANGUAGE_VERSION, Language, MIN_COMPATIBLE_LANGUAGE_VERSION};
use tree_sitter_language::LanguageFn;

use crate::rules::{Compiled, Shift};
use crate::symbols::{Literal, RuleName};
use crate::{Code, Overrides, Rules, WhiteSpace};

/// The versions of tree-sitter's interface that a parser may have.
pub const VERSIONS: RangeInclusive<usize> = MIN_COMPATIBLE_LANGUAGE_VERSION..=LANGUAGE_VERSION;

/// A language that secateur can parse: what its `language.toml` says of the grammar, with the grammar's rules and parser.
pub struct Grammar {
    /// The name that users give on the command line, in lower case.
    pub name: &'static str,
    /// File name extensions, without the dot and in lower case, or whole names of files.
    pub extensions: Vec<Literal>,
    /// The parser's entry point, as the tree-sitter grammar crates export it.
    pub parser: LanguageFn,
    /// The rules that the parser was generated from.
    pub rules: Rules,
    /// What the white space between tokens means.
    pub white_space: WhiteSpace,
    /// What data cannot say.
    pub code: &'static dyn Code,
    /// Where its texts have texts in other languages in them.
    pub injections: Injections,
    /// Where the grammar admits more than the language does.
    pub overrides: Overrides,
    /// The smallest text of symbols for which it cannot be computed, or for which there is a better one. An empty text
    /// says that there is none.
    pub fragments: HashMap<RuleName, Literal>,
}

impl Grammar {
    /// A parser with its rules, of which nothing is said yet: without a name, with white space that only separates tokens.
    #[must_use]
    pub fn undescribed(parser: LanguageFn, rules: Rules, code: &'static dyn Code) -> Self {
        let (name, extensions, white_space) = ("", Vec::new(), WhiteSpace::Free);
        let (injections, overrides, fragments) =
            (Injections::new("", |_| None), Overrides::default(), HashMap::new());
        Self {
            name,
            extensions,
            parser,
            rules,
            white_space,
            code,
            injections,
            overrides,
            fragments,
        }
    }

    /// The version of tree-sitter's interface that the parser was generated for. One that is not in [`VERSIONS`] cannot be used.
    #[must_use]
    pub fn version(&self) -> usize {
        Language::new(self.parser).abi_version()
    }

    /// Whether `path` has one of this language's extensions or names, in upper or lower case.
    #[must_use]
    pub fn claims(&self, path: &Path) -> bool {
        let is_known =
            |text: &OsStr| self.extensions.iter().any(|known| text.eq_ignore_ascii_case(&**known));
        path.extension().is_some_and(is_known) || path.file_name().is_some_and(is_known)
    }
}

impl fmt::Debug for Grammar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Grammar").field(&self.name).finish()
    }
}

/// The other languages in the texts of a grammar.
pub struct Injections {
    /// The text of `injections.scm`; empty if there is none.
    pub(crate) queries: &'static str,
    find: Box<Find>,
    /// The language with all that can be in its texts, once there was one.
    pub(crate) joint: OnceLock<Option<Joint>>,
}

type Find = dyn Fn(&str) -> Option<&'static Grammar> + Send + Sync;

impl Injections {
    /// What `queries` say, the text of an `injections.scm`. Languages are looked for by `find`; where that has none, the leaf stays
    /// one.
    pub fn new(
        queries: &'static str,
        find: impl Fn(&str) -> Option<&'static Grammar> + Send + Sync + 'static,
    ) -> Self {
        Self { queries, find: Box::new(find), joint: OnceLock::new() }
    }

    pub(crate) fn find(&self, name: &str) -> Option<&'static Grammar> {
        (self.find)(name)
    }
}

/// A language with all that can be in its texts, itself the first.
pub(crate) struct Joint {
    pub(crate) languages: Vec<&'static Grammar>,
    pub(crate) shifts: Vec<Shift>,
    pub(crate) compiled: Compiled,
    pub(crate) overrides: Overrides,
}
