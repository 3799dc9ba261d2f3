//! Table of all passes. A new pass needs one row here.

use super::kind::PassKind::{
    self, Characters, Closures, Exchange, Hdd, LastUses, Perses, Pieces, Shorten, Transform,
};
use crate::breadth::SchedulePhase::{self, Coarse, Focus, Late, Quick, Thorough};
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
    /// `true` if the result keeps the names and structure that a reader knows from the input.
    pub(crate) is_readable: bool,
    /// Phase of the first round.
    pub(crate) first: SchedulePhase,
    pub(crate) kind: PassKind,
}

/// Default passes for texts with a grammar, in the order of the rounds. They were measured to give
/// the smallest results.
pub(super) const DEFAULT: &[Row] = &[
    row("shorten", Thorough, Shorten)
        .does("deletes characters of strings and texts of 100 characters or more"),
    row("namer", Coarse, Transform(&transform::namer::Namer))
        .does("replaces consecutive numbers by names, so that each value can be deleted alone")
        .only_in("LLVM IR"),
    row("chains", Focus, Transform(&transform::chains::Chains))
        .does("deletes links of nested chains of 32 or more, such as else if"),
    row("unused", Coarse, Transform(&transform::unused::Unused))
        .does("deletes all definitions that nothing references, at once"),
    row("last-uses", Focus, LastUses)
        .does("probes if the test rejects unused definitions; deletes them with their last use"),
    row("stubs", Focus, Transform(&transform::stubs::Stubs))
        .does("empties function bodies; a function with a result gets an endless loop")
        .only_in("Go, Java and Rust"),
    row("closures", Focus, Closures)
        .does("keeps the dependencies of a few units of a long program, found by binary search"),
    row("inline", Quick, Transform(&transform::inline::Inline))
        .does("inlines values, types, functions and macros, and deletes their definitions")
        .unreadable(),
    row("unwrap", Quick, Transform(&transform::unwrap::Unwrap))
        .does("replaces a statement by a part of it: if (f(x)) ... by f(x);"),
    row("initialise", Quick, Transform(&transform::initialise::Initialise))
        .does("moves the first value of a variable into its definition")
        .unreadable(),
    row("to-parameter", Quick, Transform(&transform::to_parameter::ToParameter))
        .does("makes a variable a parameter of the only function that uses it")
        .unreadable(),
    row("to-variable", Quick, Transform(&transform::to_variable::ToVariable))
        .does("makes a function whose body is one expression a variable with that value")
        .unreadable(),
    row("flatten", Quick, Transform(&transform::flatten::Flatten))
        .does("replaces a struct with a single member by that member")
        .only_in("C and C++")
        .unreadable(),
    row("dissolve", Quick, Transform(&transform::dissolve::Dissolve))
        .does("replaces a namespace, module or class by its contents, and a method by a function")
        .only_in("C++, Go and Rust"),
    row("results", Quick, Transform(&transform::results::Results))
        .does("removes unused function results: fn f() -> t { x } becomes fn f() { x; }")
        .only_in("C, C++, Go, Java and Rust"),
    row("format", Quick, Transform(&transform::format::Format))
        .does("deletes an argument of a call such as printf with its format conversion")
        .only_in("C and C++"),
    row("columns", Thorough, Transform(&transform::columns::Columns))
        .does("deletes a column across lists of equal length: a and 1 in (a, b) VALUES (1, 2)"),
    // Most nodes that it could shorten are deleted before.
    row("respell", Thorough, Transform(&transform::respell::Respell))
        .does("uses shorter equivalents: x += 1 for x = x + 1, struct for class and public")
        .unreadable(),
    row("rename", Thorough, Transform(&transform::rename::Rename))
        .does("renames uses to another existing name, so that a definition can be deleted")
        .unreadable(),
    row("definitions", Focus, Transform(&transform::definitions::Definitions))
        .does("deletes a definition with its uses and other dependents"),
    row("straighten", Coarse, Transform(&transform::straighten::Straighten))
        .does("makes jumps unconditional; deletes and merges the blocks between labels")
        .only_in("LLVM IR"),
    row("lean-perses", Focus, Perses(Choice::Lean))
        .does("like perses, without replacements that seldom succeed"),
    row("lift", Thorough, Transform(&transform::lift::Lift))
        .does("deletes an element and moves its attributes to its parent, child or sibling")
        .only_in("XML"),
    row("sink", Thorough, Transform(&transform::sink::Sink))
        .does("moves a value into a later call, such as printf, and deletes its statement")
        .unreadable(),
    // An indexable variable often replaces another one before.
    row("deref", Thorough, Transform(&transform::deref::Deref))
        .does("removes one level of array or pointer from a variable and its uses")
        .only_in("C and C++")
        .unreadable(),
    row("unite", Thorough, Transform(&transform::unite::Unite))
        .does("moves the contents of a function, case or element into the previous one")
        .unreadable(),
    row("substitute", Late, Perses(Choice::Anywhere))
        .does("tries all smaller replacements that lean-perses skips: += by =, a[1] by *a")
        .unreadable(),
    row("graft", Late, Transform(&transform::graft::Graft)).does(
        "moves a part elsewhere and deletes the rest of its node: f(); g(a); becomes f(g(a));",
    )
        .unreadable(),
    row("unknowns", Late, Transform(&transform::unknowns::Unknowns))
        .does("deletes a variable without a value and replaces its uses by *\"\"")
        .only_in("C and C++")
        .unreadable(),
    row("exchange", Late, Exchange)
        .does("replaces an element by an empty element of the original, found by binary search")
        .only_in("XML")
        .unreadable(),
];

/// Other passes.
pub(super) const OTHERS: &[Row] = &[
    row("perses", Coarse, Perses(Choice::Published)).does(
        "replaces a node by something smaller, then deletes its children; the heaviest node first",
    ),
    row("hdd", Thorough, Hdd(HddVariant::Levels)).does(
        "deletes level by level of the syntax tree; shrinks mandatory nodes to their smallest text",
    ),
    row("coarse-hdd", Thorough, Hdd(HddVariant::Coarse)).does("like hdd, but only deletes"),
    row("hddr", Thorough, Hdd(HddVariant::Recursive))
        .does("like hdd, but below one node at a time instead of level by level"),
    row("hoist", Thorough, Transform(&transform::hoist::Hoist))
        .does("replaces nodes by their descendants"),
    row("lines", Thorough, Pieces(Piece::Line)).does("deletes lines, in any language"),
    row("tokens", Thorough, Pieces(Piece::Token))
        .does("deletes words and single other characters, in any language"),
    row("characters", Thorough, Characters).does(
        "deletes characters of long words that are a large part of the text, in any language",
    ),
    row("bytes", Thorough, Pieces(Piece::Byte)).does("deletes bytes, in any file"),
];

const fn row(name: &'static str, first: SchedulePhase, kind: PassKind) -> Row {
    Row { name, summary: "", languages: "", is_readable: true, first, kind }
}

impl Row {
    const fn does(self, summary: &'static str) -> Self {
        Self { summary, ..self }
    }

    const fn only_in(self, languages: &'static str) -> Self {
        Self { languages, ..self }
    }

    const fn unreadable(self) -> Self {
        Self { is_readable: false, ..self }
    }
}
