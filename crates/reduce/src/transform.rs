//! Transformations: changes that make a text smaller in other ways than taking nodes out of it.
//!
//! A [`Transformation`] lists its instances in a tree: each is an edit of its own, and any subset of a list can be made
//! together. One walk serves all of them: list by list, a list minimiser finds out which instances are made. `secateur check`
//! tries the instances of the same lists, each alone.

mod convert;
mod definitions;
mod deref;
mod disjoint;
mod dissolve;
mod flatten;
mod format;
mod hoist;
mod inline;
mod instance;
mod lift;
mod merge;
mod pass;
mod producer;
mod rename;
mod respell;
mod sink;
mod unite;
mod unused;
mod unwrap;
mod vocabulary;
mod walk;

use std::fmt;

pub(crate) use instance::{Instance, InstanceList, Lists};
pub(crate) use producer::Producer;
pub use walk::Transform;

/// A kind of change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Transformation {
    /// All definitions go that nothing in the file needs, in one change.
    Unused,
    /// A definition goes, and what it stands for is written out where it is used.
    Inline,
    /// A part of an element of a list in the element's place, with as little around it as the grammar demands:
    /// `if (f(x)) { … }` becomes `f(x);`.
    Unwrap,
    /// The first value that is given to a variable goes into its definition: `int x; x = 1;` becomes `int x = 1;`.
    Merge,
    /// A type of one member becomes the type of the member: `struct { int m; } x; … x.m` becomes `int x; … x`.
    Flatten,
    /// One level less of arrays and pointers: `int a[3]; … a[1]` becomes `int a; … a`.
    Deref,
    /// What is in a namespace, module or class in its place: `namespace a { int b; } … a::b` becomes `int b; … b`.
    Dissolve,
    /// An argument goes with its conversion in a format string: `printf("%d %s", a, b)` becomes `printf("%d ", a)`.
    Format,
    /// Another keyword, with which less is to be said: `class a { public: … }` becomes `struct a { … }`.
    Respell,
    /// An element goes, and its attributes are those of the element around it: `<a><b c="d">…</b></a>` becomes `<a c="d">…</a>`.
    Lift,
    /// A value moves into a later call, and the statement that it was in goes: `if (a < b) …; … print(c);` becomes
    /// `print(a < b);`.
    Sink,
    /// Two elements beside each other become one, with what is in both: `int f() { a; } int g() { b; }` becomes
    /// `int f() { a; b; }`.
    Unite,
    /// A variable without a value becomes a parameter: `int a; int f() { g(a); }` becomes `int f(int a) { g(a); }`.
    Pass,
    /// A value is written out where it is used, converted to the type of the variable: `int x = 1L; f(x);` becomes
    /// `f((int) 1L);`.
    Convert,
    /// The name of one thing in the place of another's.
    Rename,
    /// A definition goes, with what depends on it.
    Definitions,
    /// Something from inside a node in the node's place.
    Hoist,
}

impl Transformation {
    /// The name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.producer().name()
    }

    /// What it does, in a few words.
    #[must_use]
    pub fn summary(self) -> &'static str {
        self.producer().summary()
    }

    /// What lists its instances.
    pub(crate) fn producer(self) -> &'static dyn Producer {
        match self {
            Self::Unused => &unused::Unused,
            Self::Inline => &inline::Inline,
            Self::Unwrap => &unwrap::Unwrap,
            Self::Merge => &merge::Merge,
            Self::Flatten => &flatten::Flatten,
            Self::Deref => &deref::Deref,
            Self::Dissolve => &dissolve::Dissolve,
            Self::Format => &format::Format,
            Self::Respell => &respell::Respell,
            Self::Lift => &lift::Lift,
            Self::Sink => &sink::Sink,
            Self::Unite => &unite::Unite,
            Self::Pass => &pass::Pass,
            Self::Convert => &convert::Convert,
            Self::Rename => &rename::Rename,
            Self::Definitions => &definitions::Definitions,
            Self::Hoist => &hoist::Hoist,
        }
    }
}

impl fmt::Display for Transformation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
