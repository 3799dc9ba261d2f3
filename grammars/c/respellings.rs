//! Respellings that C and C++ share.

use secateur_names::{Respelling, Without};

/// `case 1:` as `default:`.
pub(crate) const CASE: Respelling =
    Respelling { node: "case_statement", keyword: "case", with: "default", without: Without::Field("value") };

/// `a = a + 1` as `a += 1`.
pub(crate) const ASSIGNMENT: Respelling =
    Respelling { node: "assignment_expression", keyword: "=", with: "", without: Without::Again };

/// Operators of such assignments.
pub(crate) const OPERATORS: &[&str] = &["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>"];

/// An empty body as a semicolon.
pub(crate) const BODY: Respelling =
    Respelling { node: "function_definition", keyword: "", with: ";", without: Without::Field("body") };

/// `a - b` as `-b`.
pub(crate) const DIFFERENCE: Respelling =
    Respelling { node: "binary_expression", keyword: "-", with: "-", without: Without::Field("left") };

/// `(&a)->b` as `a.b`.
pub(crate) const ADDRESS: Respelling =
    Respelling { node: "field_expression", keyword: "->", with: ".", without: Without::Operator("argument", "&") };

/// `(*a).b` as `a->b`.
pub(crate) const TARGET: Respelling =
    Respelling { node: "field_expression", keyword: ".", with: "->", without: Without::Operator("argument", "*") };

/// A bit-field without its name.
pub(crate) const BIT_FIELD: Respelling = Respelling {
    node: "field_declaration",
    keyword: "",
    with: "",
    without: Without::Beside("declarator", "bitfield_clause"),
};
