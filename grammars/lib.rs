//! Built-in languages, each behind a feature of its name: parsers are large, and few users need
//! all of them.
//!
//! Each language has a folder with its description (`language.toml`), its rules (`grammar.json`)
//! and sample texts with their trees (`corpus/`). `injections.scm` lists embedded texts in other
//! languages. A few languages also need code: to hide spellings unknown to the grammar and count
//! tokens (C, C++), or to read long documents (XML, JSON).
//!
//! ```
//! let by_file = secateur_grammars::of("src/ledger.c".as_ref()).map(|language| language.name);
//! assert_eq!(by_file, cfg!(feature = "c").then_some("c"));
//! assert!(secateur_grammars::named("klingon").is_none());
//! ```

#[cfg(feature = "c")]
mod c;
#[cfg(feature = "cpp")]
mod cpp;
#[cfg(feature = "glsl")]
mod glsl;
#[cfg(feature = "json")]
mod json;
#[cfg(any(feature = "load", feature = "smtlib"))]
pub mod machine_code;
#[cfg(feature = "xml")]
mod xml;

use std::path::Path;
use std::sync::LazyLock;

use secateur_names::Language;
use secateur_syntax::{Grammar, Rules};

/// Defines the built-in languages. Each is read on first use.
macro_rules! languages {
    ($(
        $(#[$doc:meta])*
        $name:ident, $folder:literal, $parser:expr, $code:expr $(, $queries:literal)?;
    )*) => {
        $(
            $(#[$doc])*
            #[cfg(feature = $folder)]
            pub static $name: LazyLock<Language> = LazyLock::new(|| {
                let rules = Rules::new(include_str!(concat!($folder, "/grammar.json")));
                let grammar = Grammar::undescribed($parser, rules, $code);
                built_in($folder, include_str!(concat!($folder, "/language.toml")), grammar)
                    $(.embedding(include_str!(concat!($folder, "/", $queries)), named))?
            });
        )*

        /// All built-in languages.
        static ALL: &[&LazyLock<Language>] = &[$(#[cfg(feature = $folder)] &$name),*];
    };
}

languages! {
    /// C.
    C, "c", tree_sitter_c::LANGUAGE, &c::CODE;
    /// XML.
    XML, "xml", tree_sitter_xml::LANGUAGE_XML, &xml::Xml;
    /// JSON.
    JSON, "json", tree_sitter_json::LANGUAGE, &json::Json;
    /// Rust.
    RUST, "rust", tree_sitter_rust::LANGUAGE, &secateur_syntax::NoCode;
    /// Python.
    PYTHON, "python", tree_sitter_python::LANGUAGE, &secateur_syntax::NoCode;
    /// JavaScript.
    JAVASCRIPT, "javascript", tree_sitter_javascript::LANGUAGE, &secateur_syntax::NoCode;
    /// Java.
    JAVA, "java", tree_sitter_java::LANGUAGE, &secateur_syntax::NoCode;
    /// Go.
    GO, "go", tree_sitter_go::LANGUAGE, &secateur_syntax::NoCode;
    /// C++.
    CPP, "cpp", tree_sitter_cpp::LANGUAGE, &cpp::CODE;
    /// CSS.
    CSS, "css", tree_sitter_css::LANGUAGE, &secateur_syntax::NoCode;
    /// TypeScript.
    TYPESCRIPT, "typescript", tree_sitter_typescript::LANGUAGE_TYPESCRIPT, &secateur_syntax::NoCode;
    /// TypeScript with JSX.
    TSX, "tsx", tree_sitter_typescript::LANGUAGE_TSX, &secateur_syntax::NoCode;
    /// Lua.
    LUA, "lua", tree_sitter_lua::LANGUAGE, &secateur_syntax::NoCode;
    /// TOML.
    TOML, "toml", tree_sitter_toml_ng::LANGUAGE, &secateur_syntax::NoCode;
    /// HTML.
    HTML, "html", tree_sitter_html::LANGUAGE, &secateur_syntax::NoCode, "injections.scm";
    /// PHP.
    PHP, "php", tree_sitter_php::LANGUAGE_PHP, &secateur_syntax::NoCode, "injections.scm";
    /// LLVM IR.
    LLVM, "llvm", tree_sitter_llvm::LANGUAGE, &secateur_syntax::NoCode;
    /// Solidity.
    SOLIDITY, "solidity", tree_sitter_solidity::LANGUAGE, &secateur_syntax::NoCode;
    /// GLSL.
    GLSL, "glsl", tree_sitter_glsl::LANGUAGE_GLSL, &glsl::CODE;
    /// VHDL.
    VHDL, "vhdl", tree_sitter_vhdl::LANGUAGE, &secateur_syntax::NoCode;
    /// GraphQL.
    GRAPHQL, "graphql", tree_sitter_graphql::LANGUAGE, &secateur_syntax::NoCode;
    /// Protocol Buffers.
    PROTOBUF, "protobuf", tree_sitter_proto::LANGUAGE, &secateur_syntax::NoCode;
    /// Zig.
    ZIG, "zig", tree_sitter_zig::LANGUAGE, &secateur_syntax::NoCode;
    /// R.
    R, "r", tree_sitter_r::LANGUAGE, &secateur_syntax::NoCode;
    /// Ada.
    ADA, "ada", tree_sitter_ada::LANGUAGE, &secateur_syntax::NoCode;
    /// Nix.
    NIX, "nix", tree_sitter_nix::LANGUAGE, &secateur_syntax::NoCode;
    /// Dart.
    DART, "dart", tree_sitter_dart::LANGUAGE, &secateur_syntax::NoCode;
    /// YAML.
    YAML, "yaml", tree_sitter_yaml::LANGUAGE, &secateur_syntax::NoCode;
    /// Bash and other shells.
    BASH, "bash", tree_sitter_bash::LANGUAGE, &secateur_syntax::NoCode;
    /// SMT-LIB.
    SMTLIB, "smtlib", machine_code::SMTLIB, &secateur_syntax::NoCode;
}

macro_rules! brought {
    ($($name:literal),*) => { &[$(($name, include_str!(concat!("brought/", $name, ".toml")))),*] };
}

/// Descriptions of languages that are not built in, because their parsers are large or rarely
/// needed. Each grammar name maps to a `language.toml` for users who supply the grammar. The tables
/// at its end name node kinds, which differ between versions of a grammar; they are ignored if they
/// do not fit.
pub const BROUGHT: &[(&str, &str)] = brought![
    "c_sharp",
    "cmake",
    "d",
    "elixir",
    "erlang",
    "fortran",
    "haskell",
    "hlsl",
    "julia",
    "kotlin",
    "make",
    "markdown",
    "ocaml",
    "ruby",
    "scala",
    "scheme",
    "sql",
    "swift",
    "systemverilog",
    "verilog",
    "wgsl"
];

#[expect(clippy::panic, reason = "what is built in is read by a test")]
fn built_in(folder: &str, toml: &str, grammar: Grammar) -> Language {
    match Language::read(toml, grammar) {
        Ok(language) => language,
        Err(error) => panic!("grammars/{folder}/language.toml: {error}"),
    }
}

/// Returns the built-in languages.
pub fn all() -> impl ExactSizeIterator<Item = &'static Language> {
    ALL.iter().map(|language| &***language)
}

/// Returns the built-in language of this name.
#[must_use]
pub fn named(name: &str) -> Option<&'static Language> {
    all().find(|language| language.name.eq_ignore_ascii_case(name))
}

/// Returns the built-in language of a file, by its extension.
#[must_use]
pub fn of(path: &Path) -> Option<&'static Language> {
    all().find(|language| language.claims(path))
}

/// Returns the tokens of a text, given a function that finds their ranges.
#[cfg(test)]
fn tokens(text: &str, starts: impl Fn(&[u8]) -> Vec<u32>) -> Vec<&str> {
    let starts = starts(text.as_bytes());
    let ends = starts.iter().skip(1).copied().chain([text.len() as u32]);
    starts.iter().zip(ends).map(|(&start, end)| text[start as usize..end as usize].trim()).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{all, named, of};

    #[test]
    fn no_two_languages_share_a_name_or_an_extension() {
        let names = all().map(|language| ("name", language.name));
        let extensions =
            all().flat_map(|language| &language.extensions).map(|other| ("extension", other.0));
        let all: Vec<_> = names.chain(extensions).collect();
        assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len());
    }

    #[test]
    fn every_language_fits_its_parser() {
        assert!(all().len() > 0);
        for language in all() {
            language.check().unwrap();
        }
    }

    #[test]
    fn a_language_is_found_by_its_name_or_a_file_of_its_own() {
        for language in all() {
            assert_eq!(named(language.name).map(|found| found.name), Some(language.name));
            let path = format!("x/y.{}", language.extensions[0].to_uppercase());
            assert_eq!(of(path.as_ref()).map(|found| found.name), Some(language.name));
        }
        assert!(named("no such language").is_none());
    }
}
