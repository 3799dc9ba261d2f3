//! Description of a language, from its folder under `grammars/`.

use std::collections::HashMap;
use std::ffi::OsStr;
use std::fmt;
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::OnceLock;

use tree_sitter::{LANGUAGE_VERSION, Language, MIN_COMPATIBLE_LANGUAGE_VERSION};
use tree_sitter_language::LanguageFn;

use crate::rules::{Compiled, NumberShift};
use crate::symbols::{Literal, RuleName};
use crate::{Code, Overrides, Rules, WhiteSpace};

/// Supported versions of tree-sitter's parser interface.
pub const VERSIONS: RangeInclusive<usize> = MIN_COMPATIBLE_LANGUAGE_VERSION..=LANGUAGE_VERSION;

/// Language that secateur can parse: its `language.toml`, rules and parser.
pub struct Grammar {
    /// Name on the command line, in lower case.
    pub name: &'static str,
    /// File name extensions, in lower case without the dot, or complete file names.
    pub extensions: Vec<Literal>,
    /// Entry point of the parser, as exported by tree-sitter grammar crates.
    pub parser: LanguageFn,
    /// Rules from which the parser was generated.
    pub rules: Rules,
    /// Meaning of white space between tokens.
    pub white_space: WhiteSpace,
    /// Properties that data cannot describe.
    pub code: &'static dyn Code,
    /// Embedded texts in other languages.
    pub injections: Injections,
    /// Positions at which the grammar admits more than the language.
    pub overrides: Overrides,
    /// Smallest texts of symbols, where none can be computed or a better one exists. An empty text
    /// means that there is none.
    pub fragments: HashMap<RuleName, Literal>,
}

impl Grammar {
    /// Returns a grammar without a description: no name, and white space that only separates
    /// tokens.
    #[must_use]
    pub fn undescribed(parser: LanguageFn, rules: Rules, code: &'static dyn Code) -> Self {
        Self {
            name: "",
            extensions: Vec::new(),
            parser,
            rules,
            white_space: WhiteSpace::Free,
            code,
            injections: Injections::new("", |_| None),
            overrides: Overrides::default(),
            fragments: HashMap::new(),
        }
    }

    /// Returns this grammar without its description.
    #[must_use]
    pub fn without_description(&self) -> Self {
        Self::undescribed(self.parser, Rules::new(self.rules.json()), self.code)
    }

    /// Returns the interface version of the parser. It must be in [`VERSIONS`].
    pub fn version(&self) -> usize {
        Language::new(self.parser).abi_version()
    }

    /// Returns `true` if `path` has one of the extensions or file names of this language, ignoring
    /// case. A file may be called by an extension alone, such as `.rels` in a package.
    pub fn claims(&self, path: &Path) -> bool {
        let is_known = |text: &[u8]| {
            self.extensions.iter().any(|known| text.eq_ignore_ascii_case(known.as_bytes()))
        };
        let name = path.file_name().unwrap_or_default().as_encoded_bytes();
        let extension = path.extension().map(OsStr::as_encoded_bytes);
        extension.is_some_and(is_known) || is_known(name.strip_prefix(b".").unwrap_or(name))
    }
}

impl fmt::Debug for Grammar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Grammar").field(&self.name).finish()
    }
}

/// Embedded texts of a grammar.
pub struct Injections {
    /// Text of `injections.scm`, or empty.
    pub(crate) queries: &'static str,
    find: Box<Find>,
    /// Joint grammar with the embedded languages, built on first use.
    pub(crate) joint: OnceLock<Option<Joint>>,
}

type Find = dyn Fn(&str) -> Option<&'static Grammar> + Send + Sync;

impl Injections {
    /// Reads `queries`, the text of an `injections.scm`. `find` returns languages by name; a leaf
    /// whose language is not found stays a leaf.
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

/// Grammars of a host language, listed first, and its embedded languages as one.
pub(crate) struct Joint {
    pub(crate) languages: Vec<&'static Grammar>,
    pub(crate) shifts: Vec<NumberShift>,
    pub(crate) compiled: Compiled,
    pub(crate) overrides: Overrides,
}
