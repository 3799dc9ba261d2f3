//! Name rules of a language: the table `[names]` of its `language.toml`.

mod constants;
mod expression;
mod part;
pub(crate) mod pattern;

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use secateur_syntax::{ChildPosition, Field, KindId, Literal, Node, Space};
use serde::{Deserialize, Serialize};
use toml::Spanned;

use self::constants::Constants;
use self::expression::ExpressionRule;
pub use self::part::PartRule;

/// Name rules of a language; the fields are the keys of `[names]`. A position is the kind of a
/// parent and a field of it.
///
/// The rules may be incomplete and may over-approximate: a missing use, or one that is linked to an
/// unrelated definition, costs tests but never makes a wrong result.
///
/// Serialisation skips what is never derived from a grammar.
#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct NameRules {
    /// Kinds of leaves that are names, each with its name space. Equal names in different spaces
    /// are unrelated.
    pub(crate) leaves: HashMap<KindId, Space>,
    /// Positions at which a leaf is in another name space than that of its kind.
    pub(crate) spaces: HashMap<ChildPosition, Space>,
    /// Like `spaces`, if a node of a kind is a sibling of the leaf, a child of a sibling, or around
    /// the node named by the leaf: in Python, the class of a method.
    pub(crate) spaces_with: HashMap<ChildPosition, (KindId, Space)>,
    /// Text before and after the name in a leaf of this kind. Such a name may be a number; the
    /// numbers have no gaps.
    pub marks: HashMap<KindId, (Literal, Literal)>,
    /// Names that are parts of a node's text, by the kind of the node.
    #[serde(skip_serializing)]
    pub parts: HashMap<KindId, Vec<PartRule>>,
    /// Definitions, by the position of the name or of an ancestor of it. A name in no field is
    /// itself the definition, unless the rule says `whole`.
    pub(crate) definitions: HashMap<ChildPosition, DefinitionRule>,
    /// Kinds of the nodes of each scope. A name is known in the nearest one.
    pub(crate) scopes: HashMap<Literal, Vec<KindId>>,
    /// Positions between a definition and its name: in C, declarators.
    pub(crate) through: HashSet<ChildPosition>,
    /// Like `through`, for a special case of another definition: in C++, the name before template
    /// arguments.
    pub(crate) special: HashSet<ChildPosition>,
    /// Like `through`, for a part that was declared elsewhere: in C++, a member of a class.
    pub(crate) declared: HashSet<ChildPosition>,
    /// Positions that admit no value: the left side of an assignment, the function of a call. Their
    /// parent is removed instead.
    pub(crate) no_values: HashSet<ChildPosition>,
    /// Kinds that no value can replace anywhere: types, in most languages.
    pub(crate) never_values: HashSet<KindId>,
    /// Positions of names that stand for another field of the parent: the value of a constant, or a
    /// type.
    pub values: HashMap<ChildPosition, Field>,
    /// Kinds of jumps, each with the kind of the condition and of the targets after it.
    pub jumps: HashMap<KindId, KindId>,
    /// Names that abbreviate a text in their definition, by the kind of the definition.
    #[serde(skip_serializing)]
    pub texts: HashMap<KindId, TextRule>,
    /// Positions of names in definitions without a value that could have one.
    pub unset: HashSet<ChildPosition>,
    /// Positions of assignment targets, if assignments look like definitions with a value.
    pub assigned: HashSet<ChildPosition>,
    /// Positions of uses that do not read the value, such as the left side of an assignment.
    pub(crate) unread: HashSet<ChildPosition>,
    /// Nodes that belong to the next sibling, as attributes do: a kind, or a kind with a child in a
    /// field.
    pub(crate) leading: Vec<ChildPosition>,
    /// Placeholder name for an unused definition among several that are defined together.
    pub(crate) blank: Literal,
    /// Positions of a name in declarators of arrays and pointers.
    pub levels: HashSet<ChildPosition>,
    /// Access to an element of an array or to the target of a pointer, by the position of the name.
    pub steps: HashMap<ChildPosition, Vec<Step>>,
    /// Relations between parameters and arguments.
    pub calls: Vec<CallRule>,
    /// Kinds of format strings, such as those of `printf`, whose conversions refer to the arguments
    /// after them.
    pub formats: HashSet<KindId>,
    /// Members of types, by the kind of the node that contains them. Its parent is the type.
    pub members: HashMap<KindId, MemberRule>,
    /// Kinds of functions, with the field of the body.
    pub bodies: HashMap<KindId, Field>,
    /// Results of functions, by the kind of the function.
    #[serde(skip_serializing)]
    pub results: HashMap<KindId, ResultRule>,
    /// Kinds of definitions, with the field of the type or of the result type.
    pub(crate) types: HashMap<KindId, Field>,
    /// Value for each type.
    #[serde(skip_serializing)]
    pub(crate) constants: Constants,
    /// Types of expressions, by the kind of the expression.
    #[serde(skip_serializing)]
    pub(crate) expressions: HashMap<KindId, Vec<ExpressionRule>>,
    /// Positions of a qualifier, with the field of the qualified name in the same parent.
    pub qualified: HashMap<ChildPosition, Field>,
    /// Kinds of the words that make a function internal to its file, so that a compiler leaves it
    /// out if nothing uses it.
    pub internal: HashSet<KindId>,
    /// Kinds of definitions that only contain other definitions: namespaces and modules.
    pub containers: HashSet<KindId>,
    /// Elements with attributes and content.
    #[serde(skip_serializing)]
    pub elements: Vec<ElementRule>,
    /// Sequences of messages.
    #[serde(skip_serializing)]
    pub messages: Vec<MessageRule>,
    /// Operators that may precede the `=` of an assignment. Others, such as comparisons, would
    /// change their meaning.
    pub(crate) operators: Vec<Literal>,
}

/// Rule for a definition.
#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DefinitionRule {
    /// Kind of the entity as users call it.
    pub(crate) what: Literal,
    /// Field without which the node only uses the name: in C, the body of a structure. If the node
    /// is a separate declaration, such as `struct s;`, it counts as a definition if there is no
    /// other.
    pub(crate) needs: Option<Field>,
    /// `true` if the node is the definition although the name is in no field.
    #[serde(default, rename = "whole")]
    pub(crate) is_whole: bool,
    /// `true` if only the name directly after the leading keywords counts: the first in `const x =
    /// y`.
    #[serde(default, rename = "behind-keywords", skip_serializing)]
    pub(crate) is_behind_keywords: bool,
    /// Kind of the ancestor of the name that is the definition: one of several parameters.
    pub(crate) part: Option<KindId>,
    /// Permitted replacement of a use.
    #[serde(default, skip_serializing)]
    pub(crate) stands: StandIn,
    /// `true` if the language rejects an unused definition.
    #[serde(default, rename = "must-be-used", skip_serializing)]
    pub(crate) must_be_used: bool,
    /// Name of the scope in [`NameRules::scopes`]. The scope is the full file without one, or if no
    /// ancestor matches.
    pub(crate) within: Option<Spanned<Literal>>,
    /// `true` if the node itself is the scope, as a loop is for its variable.
    #[serde(default, rename = "within-itself", skip_serializing)]
    pub(crate) is_within_itself: bool,
}

/// Permitted replacement of a use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StandIn {
    /// A value, if the grammar admits one.
    #[default]
    Value,
    /// A value, or any name that the definition uses: the definition is an operation on values.
    Operand,
    /// Nothing: the entity is a label. An element that uses it is replaced by the smallest element.
    Nothing,
}

/// Name that abbreviates a text: an entity in XML, a macro in C.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TextRule {
    /// Kind of the node in the definition that is the text.
    pub text: KindId,
    /// `true` if the text is quoted there.
    #[serde(default, rename = "quoted")]
    pub is_quoted: bool,
    /// Text before and after the name in a use.
    #[serde(default)]
    pub marks: (Literal, Literal),
    /// Context of the text when its tokens are counted.
    pub between: (Literal, Literal),
}

/// Access to an array's element or a pointer's target.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Token beside the accessed name.
    pub token: Literal,
    /// Replacement of the token when the level is removed; without it, only the name remains of the
    /// parent.
    pub with: Option<Literal>,
}

/// Result of a function.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultRule {
    /// Field of the result type.
    #[serde(rename = "type")]
    pub type_field: Field,
    /// Replacement of the type of a function without a result; if empty, the type is deleted.
    #[serde(default)]
    pub none: Literal,
    /// Kind of the node that returns the result.
    pub returns: KindId,
    /// Text that turns any value into a statement, in a language where the last value of a block is
    /// the result.
    pub statement: Option<Literal>,
    /// Body without a result, because it never ends, for a function whose result is needed.
    pub endless: Option<Literal>,
    /// Text around the value of a variable that replaces the body, in a language where variables
    /// are defined like functions.
    pub variable: Option<(Literal, Literal)>,
    /// Words before the name of a function that the compiler evaluates in constants. Such a
    /// function keeps its body.
    #[serde(default)]
    pub evaluated: Vec<Literal>,
}

/// Relation between the parameters of a definition and the arguments of a call: the i-th belongs to
/// the i-th.
#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CallRule {
    /// Kind of the parameter list.
    pub parameters: KindId,
    /// Positions of the name beside the list; in no field if the definition follows the parameters,
    /// as in a template.
    pub owners: Vec<ChildPosition>,
    /// Positions of the name in a call.
    pub calls: Vec<ChildPosition>,
    /// Kind of the argument list, in the call or in a child of it; `None` if the call itself has
    /// the arguments.
    pub(crate) arguments: Option<KindId>,
    /// Kinds of parameters that may have several names, each of which counts: `a, b int`.
    #[serde(default, skip_serializing)]
    pub(crate) several: Vec<KindId>,
    /// Kinds of a parameter and of an argument that are counted apart, because arguments may omit
    /// them: lifetimes.
    pub(crate) apart: Option<(KindId, KindId)>,
    /// Field of a method that declares the receiver as a parameter, and field of the object in a
    /// call.
    pub(crate) object: Option<(Field, Field)>,
    /// Texts of first parameters without an argument in the list of a call: `self`.
    #[serde(default, skip_serializing)]
    pub(crate) unsaid: Vec<Literal>,
}

impl CallRule {
    /// Returns `true` if the parameters are those of a function, not of a template.
    pub fn is_of_function(&self) -> bool {
        self.owners.iter().all(|owner| owner.field != Field::NONE)
    }

    /// Returns `true` if nodes of this kind are calls.
    pub fn is_call(&self, kind: KindId) -> bool {
        self.calls.iter().any(|call| call.kind == kind)
    }
}

/// Members of a type. The initialisers of its variables belong to them, the i-th to the i-th.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct MemberRule {
    /// Field of a member's type.
    #[serde(rename = "type")]
    pub type_field: Field,
    /// Kind of the list of initialisers.
    pub values: KindId,
    /// Kinds of nodes that contain a type and initialisers.
    pub holders: Vec<KindId>,
    /// Position of the object in an access to a member.
    pub access: ChildPosition,
    /// Kind of the node that refers to the object in its own functions.
    pub itself: Option<KindId>,
}

/// Element: a node with tags, attributes after the name in the first tag, and content between the
/// tags.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ElementRule {
    pub node: KindId,
    /// Kinds of the first tag.
    pub tags: Vec<KindId>,
    /// Kind of a name, in a tag and in an attribute.
    pub name: KindId,
    pub attribute: KindId,
    /// Kind of the content between the tags.
    pub content: KindId,
    /// Text around the name of an element without attributes and content.
    pub empty: (Literal, Literal),
}

impl ElementRule {
    /// Returns the first tag of an element.
    pub fn tag<'a>(&self, element: &Node<'a>) -> Option<Node<'a>> {
        element.children().find(|child| self.tags.contains(&child.kind_id()))
    }

    /// Returns the attributes in a tag.
    pub fn attributes<'a>(&self, tag: &Node<'a>) -> impl Iterator<Item = Node<'a>> + use<'a> {
        let kind = self.attribute;
        tag.children().filter(move |child| child.kind_id() == kind)
    }
}

/// Sequence of messages that belong together by keys, such as a request and its response.
///
/// A key is the value of a member of a message, or of a member of such a member. The first message
/// with a key defines it, and later ones with an equal key in a member of the same name use it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MessageRule {
    /// Kind of the sequence.
    pub(crate) sequence: KindId,
    pub(crate) message: KindId,
    /// Kind of a member. Its first child is its name, its last child is its value.
    pub(crate) member: KindId,
    /// Kinds of values that are keys.
    pub(crate) values: Vec<KindId>,
    /// Names of members with keys, in quotes in the text. A `*` at the beginning stands for any
    /// text.
    pub(crate) keys: Vec<Literal>,
    /// Names of members that only use a key, each with that of the member that only defines it.
    pub(crate) references: HashMap<Literal, Literal>,
}

impl NameRules {
    /// Returns `true` for a language without name rules.
    pub(crate) fn is_empty(&self) -> bool {
        self.leaves.is_empty() && self.parts.is_empty() && self.messages.is_empty()
    }

    /// Returns `true` if any definition is must-use.
    pub(crate) fn have_must_use(&self) -> bool {
        let mut of_parts = self.parts.values().flatten().filter_map(|part| part.defines.as_ref());
        self.definitions.values().any(|rule| rule.must_be_used)
            || of_parts.any(|rule| rule.must_be_used)
    }

    /// Returns the number of name spaces.
    pub(crate) fn space_count(&self) -> u8 {
        let of_parts = self.parts.values().flatten().map(|part| &part.space);
        let marked = self.spaces_with.values().map(|(_, space)| space);
        let all = self.leaves.values().chain(self.spaces.values()).chain(marked).chain(of_parts);
        all.map(|space| space.0 + 1).max().unwrap_or_default()
    }

    /// Returns undefined scopes that definitions name.
    pub(crate) fn unknown_scopes(&self) -> impl Iterator<Item = &Spanned<Literal>> {
        let of_parts =
            self.parts.values().flatten().filter_map(|part| part.defines.as_ref()?.within.as_ref());
        let all = self.definitions.values().filter_map(|rule| rule.within.as_ref()).chain(of_parts);
        all.filter(|scope| !self.scopes.contains_key(scope.get_ref()))
    }

    /// Returns the kinds of the nodes of a scope.
    pub(crate) fn scope(&self, within: Option<&Spanned<Literal>>) -> &[KindId] {
        within.and_then(|scope| self.scopes.get(scope.get_ref())).map_or(&[], Vec::as_slice)
    }

    /// Returns `true` if a text is an operator that may precede the `=` of an assignment.
    pub fn is_operator(&self, text: &[u8]) -> bool {
        self.operators.iter().any(|known| known.as_bytes() == text)
    }

    /// Returns the name in the text of a leaf of this kind, and its range in the text.
    pub(crate) fn bare<'a>(&self, kind: KindId, text: &'a [u8]) -> (&'a [u8], Range<usize>) {
        let marks = self.marks.get(&kind).filter(|(before, after)| {
            text.len() > before.len() + after.len()
                && text.starts_with(before.as_bytes())
                && text.ends_with(after.as_bytes())
        });
        let range =
            marks.map_or(0..text.len(), |(before, after)| before.len()..text.len() - after.len());
        (&text[range.clone()], range)
    }

    /// Returns the name space of a leaf of this kind at this position.
    pub(crate) fn space(&self, kind: KindId, place: ChildPosition) -> Option<Space> {
        let of_kind = *self.leaves.get(&kind)?;
        Some(self.spaces.get(&place).copied().unwrap_or(of_kind))
    }
}
