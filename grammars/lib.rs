//! Built-in languages, each behind a feature of its name: parsers are large, and few users need
//! all of them.
//!
//! Each language has a folder with its description (`language.toml`), its rules (`grammar.json`)
//! and sample texts with their trees (`corpus/`). `injections.scm` lists embedded texts in other
//! languages. A few languages also need code: to hide spellings unknown to the grammar (C, C++), to
//! count tokens (C, C++, SMT-LIB), to read long documents (XML, JSON), or to merge modules.
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
#[cfg(feature = "go")]
mod go;
#[cfg(any(feature = "javascript", feature = "tsx", feature = "typescript"))]
mod javascript;
#[cfg(feature = "json")]
mod json;
#[cfg(any(feature = "load", feature = "smtlib"))]
pub mod machine_code;
#[cfg(any(
    feature = "go",
    feature = "javascript",
    feature = "python",
    feature = "rust",
    feature = "tsx",
    feature = "typescript"
))]
mod modules;
#[cfg(feature = "python")]
mod python;
#[cfg(feature = "rust")]
mod rust;
#[cfg(feature = "smtlib")]
mod smtlib;
#[cfg(feature = "xml")]
mod xml;

#[cfg(feature = "xml")]
pub use xml::SchemaModel;

use std::path::Path;
use std::sync::LazyLock;

use secateur_names::Language;
use secateur_syntax::{Grammar, Rules};

/// Defines the built-in languages, which are read on first use. A line has the name of the static,
/// that of the folder and the feature, the name for readers, and the parser. The code of the
/// language, that of its modules, and the queries for embedded texts may follow.
macro_rules! languages {
    ($(
        $name:ident, $folder:literal, $title:literal, $parser:expr
        $(, code: $code:expr)? $(, modules: $modules:expr)? $(, embedded: $queries:literal)?;
    )*) => {
        $(
            #[doc = concat!($title, ".")]
            #[cfg(feature = $folder)]
            pub static $name: LazyLock<Language> = LazyLock::new(|| {
                let rules = Rules::new(include_str!(concat!($folder, "/grammar.json")));
                let grammar = Grammar::undescribed($parser, rules, code!($($code)?));
                built_in($folder, include_str!(concat!($folder, "/language.toml")), grammar)
                    $(.with_modules($modules))?
                    $(.embedding(include_str!(concat!($folder, "/", $queries)), named))?
            });
        )*

        /// All built-in languages.
        static ALL: &[&LazyLock<Language>] = &[$(#[cfg(feature = $folder)] &$name),*];

        /// Features that were not built, each with the `language.toml` of its language.
        pub const NOT_BUILT: &[(&str, &str)] = &[$(
            #[cfg(not(feature = $folder))]
            ($folder, include_str!(concat!($folder, "/language.toml"))),
        )*];
    };
}

macro_rules! code {
    () => {
        &secateur_syntax::NoCode
    };
    ($code:expr) => {
        $code
    };
}

languages! {
    C, "c", "C", ::c::LANGUAGE, code: &c::CODE;
    CPP, "cpp", "C++", ::cpp::LANGUAGE, code: &cpp::CODE;
    RUST, "rust", "Rust", ::rust::LANGUAGE, modules: &rust::RustModules;
    PYTHON, "python", "Python", ::python::LANGUAGE, modules: &python::PythonModules;
    JAVASCRIPT, "javascript", "JavaScript", ::javascript::LANGUAGE,
        modules: &javascript::JavaScriptModules;
    JAVA, "java", "Java", ::java::LANGUAGE;
    GO, "go", "Go", ::go::LANGUAGE, modules: &go::GoModules;
    CSS, "css", "CSS", ::css::LANGUAGE;
    XML, "xml", "XML", ::xml::LANGUAGE_XML, code: &xml::Xml;
    JSON, "json", "JSON", ::json::LANGUAGE, code: &json::Json;
    TYPESCRIPT, "typescript", "TypeScript", tree_sitter_typescript::LANGUAGE_TYPESCRIPT,
        modules: &javascript::JavaScriptModules;
    TSX, "tsx", "TSX", tree_sitter_typescript::LANGUAGE_TSX,
        modules: &javascript::JavaScriptModules;
    PHP, "php", "PHP", ::php::LANGUAGE_PHP, embedded: "injections.scm";
    LUA, "lua", "Lua", ::lua::LANGUAGE;
    BASH, "bash", "Bash", ::bash::LANGUAGE;
    DART, "dart", "Dart", ::dart::LANGUAGE;
    R, "r", "R", ::r::LANGUAGE;
    ZIG, "zig", "Zig", ::zig::LANGUAGE;
    ADA, "ada", "Ada", ::ada::LANGUAGE;
    NIX, "nix", "Nix", ::nix::LANGUAGE;
    SOLIDITY, "solidity", "Solidity", ::solidity::LANGUAGE;
    LLVM, "llvm", "LLVM IR", ::llvm::LANGUAGE;
    VHDL, "vhdl", "VHDL", ::vhdl::LANGUAGE;
    SMTLIB, "smtlib", "SMT-LIB", machine_code::SMTLIB, code: &smtlib::Smtlib;
    GLSL, "glsl", "GLSL", ::glsl::LANGUAGE_GLSL, code: &glsl::CODE;
    HTML, "html", "HTML", ::html::LANGUAGE, embedded: "injections.scm";
    GRAPHQL, "graphql", "GraphQL", ::graphql::LANGUAGE;
    PROTOBUF, "protobuf", "Protocol Buffers", ::protobuf::LANGUAGE;
    YAML, "yaml", "YAML", ::yaml::LANGUAGE;
    TOML, "toml", "TOML", ::toml::LANGUAGE;
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
