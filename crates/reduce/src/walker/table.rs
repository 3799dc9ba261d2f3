//! All walkers. A new one takes a row here.

use super::way::Way::{self, Closures, Hdd, Perses, Pieces, Shorten, Transform};
use crate::effort::Phase::{self, Coarse, Focus, Late, Quick, Thorough};
use crate::hdd::HddVariant;
use crate::piece::Piece;
use crate::replace::Choice;
use crate::transform;

/// What is known of a walker.
#[derive(Clone, Copy)]
pub(crate) struct Row {
    /// On the command line.
    pub(crate) name: &'static str,
    /// What it does, in a few words.
    pub(crate) summary: &'static str,
    /// The only languages in which it finds anything; empty if there may be others.
    pub(crate) languages: &'static str,
    /// When it has its first turn.
    pub(crate) first: Phase,
    pub(crate) way: Way,
}

/// The default for texts that have a grammar, in the order of the turns. These were measured to give the smallest results.
pub(super) const DEFAULT: &[Row] = &[
    row("shorten", Thorough, Shorten).does("takes characters away from long strings and texts"),
    row("unused", Coarse, Transform(&transform::unused::Unused))
        .does("deletes all definitions at once that nothing in the file needs"),
    row("closures", Focus, Closures).does("the parts of a long program that a few of them need, by binary search"),
    row("inline", Quick, Transform(&transform::inline::Inline)).does("writes definitions out where they are used"),
    row("unwrap", Quick, Transform(&transform::unwrap::Unwrap))
        .does("puts a part of a statement in the place of the whole"),
    row("merge", Quick, Transform(&transform::merge::Merge))
        .does("puts the first assignment to a variable into its definition"),
    row("flatten", Quick, Transform(&transform::flatten::Flatten))
        .does("puts the only member of a type in the place of the type")
        .only_in("C and C++"),
    row("dissolve", Quick, Transform(&transform::dissolve::Dissolve))
        .does("puts what is in a namespace, module or class in its place")
        .only_in("C++ and Rust"),
    row("format", Quick, Transform(&transform::format::Format))
        .does("deletes arguments with their conversions in format strings")
        .only_in("C and C++"),
    // Most of what it respells goes with the rest of its node.
    row("respell", Thorough, Transform(&transform::respell::Respell))
        .does("says the same in fewer words, such as struct for class and public"),
    row("rename", Thorough, Transform(&transform::rename::Rename))
        .does("puts one name in the place of another of its sort; deletes nothing"),
    row("definitions", Focus, Transform(&transform::definitions::Definitions))
        .does("definition by definition, with all that depends on it"),
    row("lean-perses", Focus, Perses(Choice::Lean))
        .does("like perses, without the candidates that hardly ever succeed"),
    row("lift", Thorough, Transform(&transform::lift::Lift))
        .does("moves the attributes of an element to the one around it, which takes its place")
        .only_in("XML"),
    row("sink", Thorough, Transform(&transform::sink::Sink))
        .does("moves a value into a later call and deletes the statement around it"),
    // What can be indexed often takes the place of something else that can.
    row("deref", Thorough, Transform(&transform::deref::Deref))
        .does("takes a level of arrays or pointers from a variable and its uses")
        .only_in("C and C++"),
    row("unite", Thorough, Transform(&transform::unite::Unite))
        .does("puts what is in one element behind what is in the one before it"),
    row("substitute", Late, Perses(Choice::Anywhere))
        .does("seeks something smaller for each node, inside it and elsewhere, that lean-perses leaves out"),
];

/// The others.
pub(super) const OTHERS: &[Row] = &[
    row("perses", Coarse, Perses(Choice::Published))
        .does("node by node of the syntax tree, the heaviest first; deletes and replaces"),
    row("hdd", Thorough, Hdd(HddVariant::Levels))
        .does("level by level of the syntax tree; deletes, and cuts down what must stay"),
    row("coarse-hdd", Thorough, Hdd(HddVariant::Coarse)).does("level by level of the syntax tree; only deletes"),
    row("hddr", Thorough, Hdd(HddVariant::Recursive)).does("like hdd, but below one node at a time"),
    row("hoist", Thorough, Transform(&transform::hoist::Hoist))
        .does("replaces nodes by what stands inside them; deletes nothing"),
    row("lines", Thorough, Pieces(Piece::Line)).does("the lines of the file, in any language"),
    row("tokens", Thorough, Pieces(Piece::Token)).does("the words and other characters of the file, in any language"),
    row("bytes", Thorough, Pieces(Piece::Byte)).does("the bytes of the file, in any language"),
];

const fn row(name: &'static str, first: Phase, way: Way) -> Row {
    Row { name, summary: "", languages: "", first, way }
}

impl Row {
    const fn does(self, summary: &'static str) -> Self {
        Self { summary, ..self }
    }

    const fn only_in(self, languages: &'static str) -> Self {
        Self { languages, ..self }
    }
}
