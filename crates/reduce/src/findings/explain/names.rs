//! Names of a program, their uses, and alternative names.

use std::collections::HashSet;
use std::sync::Arc;

use secateur_names::Program;
use secateur_syntax::NodeId;

use crate::transform::Vocabulary;

/// Alternative names, short and long, that hardly any program contains.
const FRESH: [&str; 5] = ["q1", "zz_9", "name7", "w4", "v_other"];
/// Number of alternatives of a name.
const OTHERS: usize = 3;

pub(super) struct Name {
    /// Uses and definitions of the name.
    pub(super) places: Vec<NodeId>,
    pub(super) others: Vec<Arc<str>>,
}

/// Returns the names of `program`, in the order of the file.
pub(super) fn names(program: &Program) -> Vec<Name> {
    let vocabulary = Vocabulary::of(program);
    let known: HashSet<&str> = vocabulary.names.iter().map(|name| &*name.text).collect();
    let name = |text: &str, mut places: Vec<NodeId>| {
        places.sort();
        // The prefix before a colon names something else, and a capital letter may be significant.
        let prefix = text.rfind(':').map_or("", |at| &text[..=at]);
        let is_upper = text[prefix.len()..].starts_with(char::is_uppercase);
        let fresh = FRESH.iter().filter(|fresh| !known.contains(**fresh)).take(OTHERS);
        let fresh = fresh.map(|fresh| match is_upper {
            true => format!("{prefix}{}{}", fresh[..1].to_uppercase(), &fresh[1..]).into(),
            false => format!("{prefix}{fresh}").into(),
        });
        Name { places, others: fresh.collect() }
    };
    // Words spelt out in the grammar are not names.
    let is_name =
        |places: &Vec<NodeId>| places.first().is_some_and(|&id| !program.is_spelt_out(id));
    let found = vocabulary.names.iter().map(|it| (&*it.text, it.all_occurrences()));
    let found = found.filter(|(_, places)| is_name(places));
    let mut names: Vec<_> = found.map(|(text, places)| name(text, places)).collect();
    names.sort_by_key(|name| name.places.first().copied());
    names
}
