//! File names from titles.

/// Maximum number of characters of a name.
const CHARS_MAX: usize = 40;

/// Returns a name for a file or folder: the first words of `title`.
#[must_use]
pub fn slug(title: &str) -> String {
    let words = title.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let slug: String = words.collect::<Vec<_>>().join("-").chars().take(CHARS_MAX).collect();
    slug.trim_end_matches('-').to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::slug;

    #[test]
    fn a_name_is_made_of_the_first_words() {
        assert_eq!(
            slug("killed by SIGABRT: Assertion `x > 0' failed."),
            "killed-by-sigabrt-assertion-x-0-failed"
        );
        assert_eq!(slug("é"), "");
        assert_eq!(slug(&"ab ".repeat(40)).len(), 40);
    }
}
