//! Abstract syntax of RELAX NG, which its two syntaxes share.

use std::sync::Arc;

use crate::pattern::Operator;

/// Pattern as written. Namespaces of names are resolved.
#[derive(Clone, Debug)]
pub(crate) enum Ast {
    Element(NameAst, Arc<Ast>),
    Attribute(NameAst, Arc<Ast>),
    Of(Operator, Vec<Ast>),
    Ref(String),
    ParentRef(String),
    Empty,
    Text,
    NotAllowed,
    Data {
        library: String,
        name: String,
        params: Vec<(String, String)>,
        except: Vec<Ast>,
    },
    Value {
        library: String,
        name: String,
        text: String,
    },
    /// File with a pattern, and the namespace of names without one.
    External(String, String),
    Grammar(Vec<Item>),
}

#[derive(Clone, Debug)]
pub(crate) enum NameAst {
    Name { space: String, local: String },
    Any(Vec<NameAst>),
    Space(String, Vec<NameAst>),
    Choice(Vec<NameAst>),
}

#[derive(Clone, Debug)]
pub(crate) enum Item {
    /// Definition of a name; "" is the start.
    Define {
        name: String,
        combine: Option<Operator>,
        body: Ast,
    },
    Include {
        href: String,
        space: String,
        items: Vec<Item>,
    },
}

/// Maximum depth of patterns and of files in files.
pub(crate) const DEPTH_MAX: usize = 250;

/// Library of the datatypes of XML Schema.
pub(crate) const XSD_LIBRARY: &str = "http://www.w3.org/2001/XMLSchema-datatypes";
