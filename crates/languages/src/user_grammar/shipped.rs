//! Descriptions shipped for languages whose grammars users supply.

use std::path::Path;

use secateur_grammars::BROUGHT;

use crate::head::find;

/// Returns the shipped `language.toml` for a grammar of this name, used if its folder has none. A
/// `tree-sitter.json` may have `-` where the grammar's own name has `_`.
pub(crate) fn description(grammar: &str) -> Option<&'static str> {
    let grammar = grammar.replace('-', "_");
    BROUGHT.iter().find(|(name, _)| *name == grammar).map(|(_, text)| *text)
}

/// Returns the name of a grammar that the user could supply for a file in an unknown language.
#[must_use]
pub fn grammar_for(path: &Path) -> Option<&'static str> {
    find(BROUGHT, path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::head::Head;

    #[test]
    fn each_description_says_what_files_are_in_the_language() {
        for (name, text) in BROUGHT {
            let head: Head =
                toml::from_str(text).unwrap_or_else(|error| panic!("{name}.toml: {error}"));
            let extensions =
                head.extensions.unwrap_or_else(|| panic!("{name}.toml names no files"));
            let file = format!("x.{}", extensions[0]);
            let is_built_in = secateur_grammars::of(Path::new(&file)).is_some();
            assert!(
                !is_built_in && grammar_for(Path::new(&file)).is_some(),
                "{file} of {name}.toml"
            );
        }
        assert_eq!(grammar_for("crash.rb".as_ref()), Some("ruby"));
        assert!(description("c-sharp").is_some_and(|text| text.contains(r#"name = "csharp""#)));
        assert_eq!(grammar_for("sub/CMakeLists.txt".as_ref()), Some("cmake"));
        assert_eq!(grammar_for("x.unheard-of".as_ref()), None);
    }
}
