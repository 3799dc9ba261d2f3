//! Table of all passes. A new pass needs one row here.

use super::kind::PassKind::{
    self, Characters, Closures, Exchange, Hdd, LastUses, Perses, Pieces, Shorten, Transform,
};
use crate::breadth::Phase::{self, Coarse, Focus, Late, Quick, Thorough};
use crate::hdd::HddVariant;
use crate::piece::Piece;
use crate::replace::Choice;
use crate::transform;

/// Facts about a pass.
#[derive(Clone, Copy)]
pub(crate) struct Row {
    pub(crate) name: &'static str,
    /// One-line summary.
    pub(crate) summary: &'static str,
    /// Languages to which the pass is limited; empty if there is no limit.
    pub(crate) languages: &'static str,
    /// Phase of the first round.
    pub(crate) first: Phase,
    pub(crate) kind: PassKind,
}

/// Default passes for texts with a grammar, in the order of the rounds. They were measured to give
/// the smallest results.
pub(super) const DEFAULT: &[Row] = &[
    row("shorten", Thorough, Shorten).does("deletes characters from strings and texts of 100 characters or more"),
    row("namer", Coarse, Transform(&transform::namer::Namer))
        .does("gives names to what has numbers without gaps, so that each can go alone")
        .only_in("LLVM IR"),
    row("chains", Focus, Transform(&transform::chains::Chains))
        .does("of what is nested in itself 32 times or more, such as else if, takes out any of the links"),
    row("unused", Coarse, Transform(&transform::unused::Unused))
        .does("deletes, all at once, the definitions that nothing in the file needs"),
    row("last-uses", Focus, LastUses)
        .does("finds out whether the test refuses what nothing uses; if it does, that goes with its last use from then on"),
    row("stubs", Focus, Transform(&transform::stubs::Stubs))
        .does("empties the bodies of functions, all at once; what must give something never ends: fn f() -> t { loop {} }")
        .only_in("Go, Java and Rust"),
    row("closures", Focus, Closures)
        .does("of a program of 256 parts or more, keeps only what a few of them need; finds these by binary search"),
    row("inline", Quick, Transform(&transform::inline::Inline))
        .does("puts a value, type, body or macro in the places where its name is used, and deletes the definition"),
    row("unwrap", Quick, Transform(&transform::unwrap::Unwrap))
        .does("replaces a statement by a part of it: if (f(x)) ... by f(x);"),
    row("merge", Quick, Transform(&transform::merge::Merge))
        .does("moves the first assignment to a variable into its definition, or makes the variable a parameter; makes a variable of a \
              function that only has a value: int f = g();"),
    row("flatten", Quick, Transform(&transform::flatten::Flatten))
        .does("replaces a struct that has a single member by that member")
        .only_in("C and C++"),
    row("dissolve", Quick, Transform(&transform::dissolve::Dissolve))
        .does("replaces a namespace, module or class by what is in it; makes a function of a method")
        .only_in("C++, Go and Rust"),
    row("results", Quick, Transform(&transform::results::Results))
        .does("takes the result from a function where nothing needs it: fn f() -> t { x } becomes fn f() { x; }")
        .only_in("C, C++, Go, Java and Rust"),
    row("format", Quick, Transform(&transform::format::Format))
        .does("deletes an argument of a call such as printf with its conversion in the format string")
        .only_in("C and C++"),
    row("columns", Thorough, Transform(&transform::columns::Columns))
        .does("deletes what stands at one place in lists of the same length: a and 1 in (a, b) VALUES (1, 2), (3, 4)"),
    // Most nodes that it could shorten are deleted before.
    row("respell", Thorough, Transform(&transform::respell::Respell))
        .does("says the same in fewer tokens: x += 1 for x = x + 1, struct for class and public"),
    row("rename", Thorough, Transform(&transform::rename::Rename))
        .does("renames one thing to the name of another, so that other passes can delete a definition"),
    row("definitions", Focus, Transform(&transform::definitions::Definitions))
        .does("deletes a definition with its uses and all that depends on it"),
    row("straighten", Coarse, Transform(&transform::straighten::Straighten))
        .does("decides conditional jumps, and deletes and joins the blocks between labels")
        .only_in("LLVM IR"),
    row("lean-perses", Focus, Perses(Choice::Lean)).does("like perses, without the replacements that rarely succeed"),
    row("lift", Thorough, Transform(&transform::lift::Lift))
        .does("deletes an element and moves its attributes to the one around it, inside it or before it")
        .only_in("XML"),
    row("sink", Thorough, Transform(&transform::sink::Sink))
        .does("moves a value into a later call, such as printf, and deletes the statement that it was in"),
    // An indexable variable often replaces another one before.
    row("deref", Thorough, Transform(&transform::deref::Deref))
        .does("removes one level of array or pointer from a variable and its uses")
        .only_in("C and C++"),
    row("unite", Thorough, Transform(&transform::unite::Unite))
        .does("moves what is in a function, case or element into the one before it, and deletes the rest of it"),
    row("substitute", Late, Perses(Choice::Anywhere))
        .does("replaces a node by a smaller one, from inside it or elsewhere in the file: what lean-perses leaves out; += by =, a[1] by *a"),
    row("graft", Late, Transform(&transform::graft::Graft)).does(
        "moves a part to where nothing of importance stands, and deletes what it was in: f(); g(a); becomes f(g(a));",
    ),
    row("unknowns", Late, Transform(&transform::unknowns::Unknowns))
        .does("deletes a variable without a value, and writes *\"\" where it is used")
        .only_in("C and C++"),
    row("exchange", Late, Exchange)
        .does("replaces an element by another one that the input had, without anything in it; finds that by binary search")
        .only_in("XML"),
];

/// Other passes.
pub(super) const OTHERS: &[Row] = &[
    row("perses", Coarse, Perses(Choice::Published))
        .does("takes the heaviest node first: replaces it by something smaller, then deletes some of its children"),
    row("hdd", Thorough, Hdd(HddVariant::Levels))
        .does("deletes level by level of the syntax tree, and cuts what must stay down to its smallest text"),
    row("coarse-hdd", Thorough, Hdd(HddVariant::Coarse)).does("like hdd, but only deletes"),
    row("hddr", Thorough, Hdd(HddVariant::Recursive))
        .does("like hdd, but below one node at a time, not level by level"),
    row("hoist", Thorough, Transform(&transform::hoist::Hoist))
        .does("replaces nodes by what stands inside them; deletes nothing else"),
    row("lines", Thorough, Pieces(Piece::Line)).does("deletes lines, in any language"),
    row("tokens", Thorough, Pieces(Piece::Token)).does("deletes words and single other characters, in any language"),
    row("characters", Thorough, Characters)
        .does("deletes characters from long words that are a large part of the text, in any language"),
    row("bytes", Thorough, Pieces(Piece::Byte)).does("deletes bytes, in any file"),
];

const fn row(name: &'static str, first: Phase, kind: PassKind) -> Row {
    Row { name, summary: "", languages: "", first, kind }
}

impl Row {
    const fn does(self, summary: &'static str) -> Self {
        Self { summary, ..self }
    }

    const fn only_in(self, languages: &'static str) -> Self {
        Self { languages, ..self }
    }
}
