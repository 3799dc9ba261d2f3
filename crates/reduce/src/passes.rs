//! Table of all passes.
//!
//! A transformation is a file in this folder and a row in this table. The file has its header, its
//! examples, its code and its tests; the row has its name, its place in the order, and a summary.
//! Command line, manual, tests and counts read the table.

mod brackets;
mod branches;
mod chains;
mod columns;
mod counted;
mod definitions;
mod deref;
mod dissolve;
mod format;
mod graft;
mod hoist;
mod initialise;
mod inline;
mod lift;
mod namer;
mod redirect;
mod rename;
mod respell;
mod results;
mod short_names;
mod sink;
mod straighten;
mod stubs;
mod to_parameter;
mod to_variable;
mod unbind;
mod unite;
mod unused;
mod unwrap;

use crate::example::Example;
use crate::pass_kind::PassKind::{
    self, Characters, Closures, Counts, Exchange, Hdd, LastUses, Literals, Numbers, Perses, Pieces,
    Quarters, Shorten, Transform,
};
use crate::round::Piece;
use crate::round::SchedulePhase::{self, Coarse, Focus, Late, Quick, Thorough};
use crate::searches::hdd::HddVariant;
use crate::searches::replace::Choice;
use crate::transform::Listed;

use self::Readability::{Familiar, Ordinary, Strange};

/// Facts about a pass.
#[derive(Clone, Copy)]
pub(crate) struct Row {
    pub(crate) name: &'static str,
    /// One-line summary.
    pub(crate) summary: &'static str,
    /// Languages to which the pass is limited; empty if there is no limit.
    pub(crate) languages: &'static str,
    pub(crate) readability: Readability,
    /// Phase of the first round.
    pub(crate) first: SchedulePhase,
    pub(crate) kind: PassKind,
    pub(crate) examples: &'static [Example],
}

/// Readability of the results of a pass, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Readability {
    /// They keep the names and structure of the input.
    Familiar,
    /// They have other names or another structure, but are ordinary code.
    Ordinary,
    /// They are shorter, but nobody would write them.
    Strange,
}

/// Passes that were measured to give the smallest results for texts with a grammar, in the order of
/// the rounds. The strange ones are not in the default.
pub(crate) const SMALLEST: &[Row] = &[
    row(
        "shorten",
        Thorough,
        Shorten,
        &[Example::new("a.c", "char *a = \"…\";", "char *a = \"\";").filled("text ", 40)],
    )
    .does("deletes characters of strings and texts of 100 characters or more"),
    row(
        "short-literals",
        Thorough,
        Literals,
        &[Example::new("a.c", "f(\"two words\", 31337);", "f(\"\", 3);")],
    )
    .does("deletes words, signs and digits in the literals of a short text"),
    row("short-names", Thorough, Transform(&Listed(short_names::instances)), short_names::EXAMPLES)
        .does("gives each name of a short text a shorter one: func_45 becomes f")
        .reading(Ordinary),
    row("unused", Coarse, Transform(&Listed(unused::instances)), unused::EXAMPLES)
        .does("deletes all definitions that nothing references, at once"),
    row(
        "quarters",
        Focus,
        Quarters,
        &[Example::new("a.c", "int a = …0; int f() { return 1; }", "int f() { return 1; }")
            .filled("1 + ", 1024)],
    )
    .does(
        "keeps the last units of a long text, or a quarter of it, with everything that they need",
    ),
    row("namer", Coarse, Transform(&Listed(namer::instances)), namer::EXAMPLES)
        .does("replaces consecutive numbers by names, so that each value can be deleted alone")
        .only_in("LLVM IR"),
    row("branches", Coarse, Transform(&branches::Branches), branches::EXAMPLES)
        .does("deletes branches of jumps, with the blocks between labels that nothing else reaches")
        .only_in("LLVM IR"),
    row("unbind", Focus, Transform(&unbind::Unbind), unbind::EXAMPLES)
        .does(
            "replaces the names that let binds by values of their types, and deletes the bindings",
        )
        .reading(Ordinary),
    row("chains", Focus, Transform(&chains::Chains), chains::EXAMPLES)
        .does("deletes links of nested chains of 32 or more, such as else if"),
    row(
        "last-uses",
        Focus,
        LastUses,
        &[Example::new(
            "a.c",
            "int f(int b) { int a = 1; g(a); return b; }",
            "int f(int b) { return b; }",
        )],
    )
    .does("probes if the test rejects unused definitions; deletes them with their last use"),
    row("stubs", Focus, Transform(&stubs::Stubs), stubs::EXAMPLES)
        .does("empties function bodies; a function with a result gets an endless loop")
        .only_in("Go, Java and Rust"),
    row(
        "closures",
        Focus,
        Closures,
        &[Example::new("a.c", "…int b; int f() { return b; }", "int b; int f() { return b; }")
            .filled("int a; ", 256)],
    )
    .does("keeps the dependencies of a few units of a long program, found by binary search"),
    row("inline", Quick, Transform(&Listed(inline::instances)), inline::EXAMPLES)
        .does("inlines values, types, functions and macros, and deletes their definitions")
        .reading(Ordinary),
    row("brackets", Quick, Transform(&brackets::Brackets), brackets::EXAMPLES)
        .does("replaces blocks, parentheses and other brackets by their contents, all at once"),
    row("unwrap", Quick, Transform(&unwrap::Unwrap), unwrap::EXAMPLES)
        .does("replaces a statement by a part of it: if (f(x)) ... by f(x);"),
    row("initialise", Quick, Transform(&Listed(initialise::instances)), initialise::EXAMPLES)
        .does("moves the first value of a variable into its definition")
        .reading(Ordinary),
    row("to-parameter", Quick, Transform(&Listed(to_parameter::instances)), to_parameter::EXAMPLES)
        .does("makes a variable a parameter of the only function that uses it")
        .reading(Ordinary),
    row("to-variable", Quick, Transform(&Listed(to_variable::instances)), to_variable::EXAMPLES)
        .does("makes a function whose body is one expression a variable with that value")
        .reading(Strange),
    row("dissolve", Quick, Transform(&Listed(dissolve::instances)), dissolve::EXAMPLES)
        .does(
            "replaces a namespace, module or class by its contents, a structure by its only \
             member, and a method by a function",
        )
        .only_in("C, C++, Go and Rust"),
    row("results", Quick, Transform(&Listed(results::instances)), results::EXAMPLES)
        .does("removes unused function results: fn f() -> t { x } becomes fn f() { x; }")
        .only_in("C, C++, Go, Java and Rust"),
    row("format", Quick, Transform(&format::Format), format::EXAMPLES)
        .does("deletes an argument of a call such as printf with its format conversion")
        .only_in("C and C++"),
    row("columns", Thorough, Transform(&Listed(columns::instances)), columns::EXAMPLES)
        .does("deletes a column across lists of equal length: a and 1 in (a, b) VALUES (1, 2)"),
    // Most nodes that it could shorten are deleted before.
    row("respell", Thorough, Transform(&Listed(respell::instances)), respell::EXAMPLES)
        .does("uses shorter equivalents: x += 1 for x = x + 1, struct for class and public")
        .reading(Ordinary),
    row("rename", Thorough, Transform(&rename::Rename), rename::EXAMPLES)
        .does("renames uses to another existing name, so that a definition can be deleted")
        .reading(Ordinary),
    row("straighten", Coarse, Transform(&straighten::Straighten), straighten::EXAMPLES)
        .does("merges a block with the only one that jumps to it")
        .only_in("LLVM IR"),
    row("definitions", Focus, Transform(&definitions::Definitions), definitions::EXAMPLES)
        .does("deletes a definition with its uses and other dependents"),
    row("counted", Coarse, Transform(&counted::Counted), counted::EXAMPLES)
        .does("deletes elements of a list, or parts of a text, with a number that counts them")
        .only_in("data formats such as JSON and XML"),
    row(
        "lean-perses",
        Focus,
        Perses(Choice::Lean),
        &[DELETION, Example::new("a.c", "int f() { if (x) y(); }", "int f() { y(); }")],
    )
    .does("like perses, without replacements that seldom succeed"),
    row("lift", Thorough, Transform(&Listed(lift::instances)), lift::EXAMPLES)
        .does("deletes an element and moves its attributes to its parent, child or sibling")
        .only_in("XML"),
    row("sink", Thorough, Transform(&Listed(sink::instances)), sink::EXAMPLES)
        .does("moves a value into a later call, such as printf, and deletes its statement")
        .reading(Ordinary),
    // An indexable variable often replaces another one before.
    row("deref", Thorough, Transform(&Listed(deref::instances)), deref::EXAMPLES)
        .does("removes one level of array or pointer from a variable and its uses")
        .only_in("C and C++")
        .reading(Ordinary),
    row("unite", Thorough, Transform(&Listed(unite::instances)), unite::EXAMPLES)
        .does("moves the contents of a function, case or element into the previous one")
        .reading(Ordinary),
    row(
        "substitute",
        Late,
        Perses(Choice::Anywhere),
        &[Example::new("a.c", "int b = a[1];", "int b = *a;")],
    )
    .does("tries all smaller replacements that lean-perses skips: += by =, a[1] by *a")
    .reading(Ordinary),
    row("graft", Late, Transform(&Listed(graft::instances)), graft::EXAMPLES)
        .does(
            "moves a part elsewhere and deletes the rest of its node: f(); g(a); becomes f(g(a));",
        )
        .reading(Strange),
    row("redirect", Late, Transform(&redirect::Redirect), redirect::EXAMPLES)
        .does("deletes an element and moves the references to it to another one")
        .only_in("XML with a schema"),
    row("exchange", Late, Exchange, &[Example::new("a.xml", "<a><b c='1'/></a>", "<a><a/></a>")])
        .does("replaces an element by an empty element of the original, found by binary search")
        .only_in("XML")
        .reading(Ordinary),
];

/// Other passes. The default passes find the same edits with fewer tests.
pub(crate) const OTHERS: &[Row] = &[
    row(
        "perses",
        Coarse,
        Perses(Choice::Published),
        &[DELETION, Example::new("a.c", "int f() { while (x) { y; } }", "int f() { y; }")],
    )
    .does(
        "replaces a node by something smaller, then deletes its children; the heaviest node first",
    ),
    row("hdd", Thorough, Hdd(HddVariant::Levels), &[DELETION]).does(
        "deletes level by level of the syntax tree; shrinks mandatory nodes to their smallest text",
    ),
    row("coarse-hdd", Thorough, Hdd(HddVariant::Coarse), &[DELETION])
        .does("like hdd, but only deletes"),
    row("hddr", Thorough, Hdd(HddVariant::Recursive), &[DELETION])
        .does("like hdd, but below one node at a time instead of level by level"),
    row("hoist", Thorough, Transform(&hoist::Hoist), hoist::EXAMPLES)
        .does("replaces nodes by their descendants"),
    row("counts", Thorough, Counts, &[Example::new("a.txt", "3\n8 7 5\n", "2\n8 5\n")])
        .does("deletes lines, words or characters together with the number that counts them"),
    row("numbers", Quick, Numbers, &[Example::new("a.txt", "1\n700\n", "1\n1\n")])
        .does("shortens the numbers of a text that consists mostly of numbers"),
    row("lines", Thorough, Pieces(Piece::Line), &[DELETION]).does("deletes lines, in any language"),
    row(
        "tokens",
        Thorough,
        Pieces(Piece::Token),
        &[Example::new("a.txt", "several words", "words")],
    )
    .does("deletes words and single other characters, in any language"),
    row(
        "characters",
        Thorough,
        Characters,
        &[Example::new("a.txt", "several …", "several").filled("word", 40)],
    )
    .does("deletes characters of long words that are a large part of the text, in any language"),
    row("bytes", Thorough, Pieces(Piece::Byte), &[Example::new("a.txt", "needle!", "needle")])
        .does("deletes bytes, in any file"),
];

/// Example of passes that delete nodes or lines.
const DELETION: Example = Example::new("a.c", "int a;\nint b;", "int b;");

const fn row(
    name: &'static str,
    first: SchedulePhase,
    kind: PassKind,
    examples: &'static [Example],
) -> Row {
    Row { name, summary: "", languages: "", readability: Familiar, first, kind, examples }
}

impl Row {
    const fn does(self, summary: &'static str) -> Self {
        Self { summary, ..self }
    }

    const fn only_in(self, languages: &'static str) -> Self {
        Self { languages, ..self }
    }

    const fn reading(self, readability: Readability) -> Self {
        Self { readability, ..self }
    }
}

#[cfg(test)]
#[path = "../tests/support/edits.rs"]
mod tests;
