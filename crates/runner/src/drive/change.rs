//! The difference between a candidate and its base, independent of the rest of the text.

use secateur_bundle::{Bundle, File, difference, is_of_word};
use xxhash_rust::xxh3::xxh3_64;

/// Returns the difference of two bundles: the sum of the hashes of the removed words minus that of
/// the added words.
///
/// The same change at another position, or after other changes, has the same value and is
/// recognised again. White space and the order of words do not count.
pub(crate) fn text_change(before: &Bundle, after: &Bundle) -> u64 {
    let of_file = |file: &File| match after.file(file.path()) {
        Some(other) if other.is_same(file) => 0,
        Some(other) => change_of(file.text(), other.text()),
        None => sum_of(file.text()),
    };
    before.files().iter().map(of_file).fold(0, u64::wrapping_add)
}

/// Returns the sum over the words of `before` minus that over the words of `after`, skipping a
/// common prefix and suffix.
fn change_of(before: &[u8], after: &[u8]) -> u64 {
    let (mut old, mut new) = difference(before, after);
    // A word must not be cut.
    let back = before[..old.start].iter().rev().take_while(|&&byte| is_of_word(byte)).count();
    let on = before[old.end..].iter().take_while(|&&byte| is_of_word(byte)).count();
    (old, new) = (old.start - back..old.end + on, new.start - back..new.end + on);
    sum_of(&before[old]).wrapping_sub(sum_of(&after[new]))
}

/// Returns the sum of the hashes of all words. A character that is neither white space nor part of
/// a word is a word of its own.
fn sum_of(text: &[u8]) -> u64 {
    let words = text.chunk_by(|&one, &next| is_of_word(one) && is_of_word(next));
    let words = words.filter(|word| !word[0].is_ascii_whitespace());
    words.map(xxh3_64).fold(0, u64::wrapping_add)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn change(before: &str, after: &str) -> u64 {
        text_change(&Bundle::of_text(before.as_bytes()), &Bundle::of_text(after.as_bytes()))
    }

    #[test]
    fn a_change_is_recognised_wherever_it_is_made() {
        let deletion = change("int a; int b; f(a);", "int a; int b;");
        assert_eq!(deletion, change("void g() { h(); f(a); }", "void g() { h(); }"));
        assert_ne!(deletion, change("int a; int b; f(b);", "int a; int b;"));
        assert_ne!(deletion, change("int a; int b; f(a);", "int a; f(a);"));
        let replacement = change("x = value + 1;", "x = 0;");
        assert_eq!(replacement, change("if (y) x = value + 1;", "if (y) x = 0;"));
        assert_ne!(replacement, change("x = value + 1;", "x = 1;"));
    }

    #[test]
    fn a_part_of_a_word_is_no_word() {
        assert_ne!(change("int valued;", "int value;"), change("int x d;", "int x;"));
        assert_eq!(change("aab b", "ab b"), change("aab", "ab"));
    }

    proptest! {
        #[test]
        fn what_two_texts_have_in_common_makes_no_difference(
            before in "[ab_ ;\n]{0,40}", after in "[ab_ ;\n]{0,40}",
            start in "[ab ;]{0,600}", end in "[ab ;]{0,600}",
        ) {
            let long_before = format!("{start} {before} {end}");
            let long_after = format!("{start} {after} {end}");
            prop_assert_eq!(change(&long_before, &long_after), change(&before, &after));
            let whole = sum_of(long_before.as_bytes()).wrapping_sub(sum_of(long_after.as_bytes()));
            prop_assert_eq!(change(&long_before, &long_after), whole);
        }
    }
}
