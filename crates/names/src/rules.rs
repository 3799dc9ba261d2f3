//! What a language says about names, as the table `[names]` of its `language.toml` has it.

mod constants;
mod part;

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use secateur_syntax::{Field, Kind, Literal, Place, Space};
use serde::Deserialize;
use toml::Spanned;

use self::constants::Constants;
pub use self::part::PartRule;

/// Where names stand in a language's trees. Its parts are the keys of `[names]`; a place is the kind of a parent and a field of it.
///
/// All of it may be incomplete and may over-approximate: a use that is not seen, or one that is linked to a definition it
/// has nothing to do with, costs tests and never a wrong result.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct NameRules {
    /// The kinds of leaves that are names, each with its name space. Two names in different spaces have nothing to do with
    /// each other.
    pub(crate) leaves: HashMap<Kind, Space>,
    /// Places where a leaf is in another name space than that of its kind.
    pub(crate) spaces: HashMap<Place, Space>,
    /// The same where a node of a kind stands beside the leaf, below what stands beside it, or around what the leaf names: in Python,
    /// the class of a method.
    pub(crate) spaces_with: HashMap<Place, (Kind, Space)>,
    /// What stands in front of a name and behind it in the text of a leaf of this kind.
    pub(crate) marks: HashMap<Kind, (Literal, Literal)>,
    /// The kinds of leaves of which names may be numbers that have no gaps.
    pub numbered: HashSet<Kind>,
    /// Names that are parts of a node's text, by the kind of the node.
    pub parts: HashMap<Kind, Vec<PartRule>>,
    /// What defines a name, by the place that holds the name, perhaps further down. What stands in no field is itself what is
    /// defined, unless the rule says `whole`.
    pub(crate) definitions: HashMap<Place, DefinitionRule>,
    /// Kinds of nodes within the nearest of which a name is known, by the name that definitions have for them.
    pub(crate) scopes: HashMap<Literal, Vec<Kind>>,
    /// Places on the way down from a definition to its name: in C, declarators.
    pub(crate) through: HashSet<Place>,
    /// The same, but what is defined there is a special case of what is defined elsewhere: in C++, the name in front of the
    /// arguments of a template.
    pub(crate) special: HashSet<Place>,
    /// The same, but what is defined there was declared as part of something else: in C++, a member of a class.
    pub(crate) declared: HashSet<Place>,
    /// Places where no value can stand for what is there: the left side of an assignment, the function of a call. What is
    /// around them goes instead.
    pub(crate) no_values: HashSet<Place>,
    /// Kinds that no value can take the place of, wherever they stand: types, in most languages.
    pub(crate) never_values: HashSet<Kind>,
    /// Places of names that stand for what is in another field of the parent: for the value of a variable that never changes, or
    /// for a type.
    pub values: HashMap<Place, Field>,
    /// The kinds of nodes that jump, each with the kind of the condition and of the targets behind it.
    pub jumps: HashMap<Kind, Kind>,
    /// What stands for a text that its definition has in it, by the kind of the definition.
    pub texts: HashMap<Kind, TextRule>,
    /// Places of names in definitions that could have a value but have none.
    pub unset: HashSet<Place>,
    /// A value of which it is not known before the program runs what it is, for variables without a value.
    pub unknown: Literal,
    /// What stands around the value of a variable, in the place of a function's body. None where a variable is not defined
    /// like a function.
    pub variable: Option<(Literal, Literal)>,
    /// Places of what is given a value, the left sides of assignments that read like a definition with a value.
    pub assigned: HashSet<Place>,
    /// Places where something is used without its being needed there, as the left side of an assignment.
    pub(crate) unread: HashSet<Place>,
    /// Kinds of nodes that belong to what stands behind them, as attributes do, though the grammar has them beside it.
    pub(crate) leading: HashSet<Kind>,
    /// A name for what nothing needs, which may stand in the place of one among others that are defined together.
    pub(crate) blank: Literal,
    /// Places of a name in what makes an array or a pointer of it.
    pub levels: HashSet<Place>,
    /// How an element of an array, or what a pointer points to, is reached, by the place of the name.
    pub steps: HashMap<Place, Vec<Step>>,
    /// How parameters and arguments belong together.
    pub calls: Vec<CallRule>,
    /// Kinds of strings whose conversions, as those of `printf`, are for the arguments behind.
    pub formats: HashSet<Kind>,
    /// The characters that may stand between the `%` of such a conversion and its letter. With `*` it takes one more argument.
    pub conversion_flags: Literal,
    /// The members of types, by the kind of the node that holds them. Its parent is the type.
    pub members: HashMap<Kind, MemberRule>,
    /// Kinds of nodes that define functions, with the field of the body.
    pub bodies: HashMap<Kind, Field>,
    /// The results of functions, by the kinds of the nodes that define these.
    pub results: HashMap<Kind, ResultRule>,
    /// Kinds of nodes that define something, with the field of its type, or of the type of what it gives.
    pub(crate) types: HashMap<Kind, Field>,
    /// A value of each type.
    pub(crate) constants: Constants,
    /// Places of the name of what something is in, with the field of the parent that has the name of that.
    pub qualified: HashMap<Place, Field>,
    /// Kinds of nodes that define something that only holds other definitions: namespaces and modules.
    pub containers: HashSet<Kind>,
    /// What has attributes and content.
    pub elements: Vec<ElementRule>,
    /// Operators that may stand in front of the `=` of an assignment. Comparisons would be others with it.
    pub(crate) operators: Vec<Literal>,
}

/// What a definition defines.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DefinitionRule {
    /// What it is, as a person calls it.
    pub(crate) what: Literal,
    /// A field without which the node only uses the name: in C, the body of a structure. Where such a node stands by itself,
    /// as `struct s;`, it counts as a definition if there is no other.
    pub(crate) needs: Option<Field>,
    /// Whether the node is what is defined although the name is in no field.
    #[serde(default, rename = "whole")]
    pub(crate) is_whole: bool,
    /// Whether only the name right behind the keywords counts that the node begins with: the first in `const x = y`.
    #[serde(default, rename = "behind-keywords")]
    pub(crate) is_behind_keywords: bool,
    /// The kind of a node below in which the name is, and which is what is defined: one of several parameters.
    pub(crate) part: Option<Kind>,
    /// What may stand for it.
    #[serde(default)]
    pub(crate) stands: StandIn,
    /// Whether the language refuses it where nothing uses it.
    #[serde(default, rename = "must-be-used")]
    pub(crate) must_be_used: bool,
    /// The scope, one of [`NameRules::scopes`]; the whole file where none is given, or none of them is around.
    pub(crate) within: Option<Spanned<Literal>>,
    /// Whether the node is itself the scope, as a loop is of its variable.
    #[serde(default, rename = "within-itself")]
    pub(crate) is_within_itself: bool,
}

/// What may stand for something where it is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StandIn {
    /// A value, where the grammar admits one.
    #[default]
    Value,
    /// A value, and each name that is used in the definition: that is an operation on values.
    Operand,
    /// Nothing: it is a label. Where it goes, the smallest element takes the place of the one that it was used in.
    Nothing,
}

/// A name that stands for a text: in XML, that of an entity; in C, that of a macro.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TextRule {
    /// The kind of the node in the definition that is the text.
    pub text: Kind,
    /// Whether the text is in quotes there.
    #[serde(default, rename = "quoted")]
    pub is_quoted: bool,
    /// What stands in front of the name and behind it where the text is meant.
    #[serde(default)]
    pub marks: (Literal, Literal),
    /// Between what the text may stand, which tells how many tokens it has there.
    pub between: (Literal, Literal),
}

/// A step from an array to its element, or from a pointer to what it points to.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The token beside the name that takes it.
    pub token: Literal,
    /// What stands for the token where there is nothing to be reached; if nothing does, the name alone is left of the parent.
    pub with: Option<Literal>,
}

/// What a function gives.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultRule {
    /// The field of its type.
    #[serde(rename = "type")]
    pub type_field: Field,
    /// What stands in the place of the type where nothing is given; if nothing does, the type goes.
    #[serde(default)]
    pub none: Literal,
    /// The kind of the node that returns it.
    pub returns: Kind,
    /// What makes a statement of any value, in a language where the last value in a block is the result.
    pub statement: Option<Literal>,
    /// A body that gives nothing because it never ends, for a function whose result is needed.
    pub endless: Option<Literal>,
}

/// How the parameters of a definition and the arguments of a call belong together: the i-th to the i-th.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CallRule {
    /// The kind of the node that holds the parameters.
    pub parameters: Kind,
    /// The places of the name beside that node; in no field if the parent has what is defined behind the parameters, as a template
    /// has.
    pub owners: Vec<Place>,
    /// The places of the name in a call.
    pub calls: Vec<Place>,
    /// The kind of the node that holds the arguments, in the call or in a part of it; none where the call itself has them.
    #[serde(default)]
    pub(crate) arguments: Option<Kind>,
    /// The kinds of parameters that may have several names, each of which counts: `a, b int`.
    #[serde(default)]
    pub(crate) several: Vec<Kind>,
    /// The kinds of parameters and of arguments that are counted apart from others, since they may be left unsaid: lifetimes.
    #[serde(default)]
    pub(crate) apart: Option<(Kind, Kind)>,
    /// The field of a method that names, as a parameter, what it is called on; and the field of that object in what is called.
    #[serde(default)]
    pub(crate) object: Option<(Field, Field)>,
    /// The first parameters that no call has an argument for in its list: `self`.
    #[serde(default)]
    pub(crate) unsaid: Vec<Literal>,
}

impl CallRule {
    /// Whether the parameters are those of a function, and not those of a template.
    #[must_use]
    pub fn is_of_function(&self) -> bool {
        self.owners.iter().all(|owner| owner.field != Field::NONE)
    }

    /// Whether nodes of this kind are calls.
    #[must_use]
    pub fn is_call(&self, kind: Kind) -> bool {
        self.calls.iter().any(|call| call.kind == kind)
    }
}

/// The members of a type. The initialisers of its variables belong to them, the i-th to the i-th.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MemberRule {
    /// The field of a member that holds its type.
    #[serde(rename = "type")]
    pub type_field: Field,
    /// The kind of the node that holds the initialisers.
    pub values: Kind,
    /// The kinds of nodes that have a type and initialisers in them.
    pub holders: Vec<Kind>,
    /// The place of an object in what stands for a member of it.
    pub access: Place,
    /// The kind of the node that stands for the object in its own functions, if there is one.
    pub itself: Option<Kind>,
}

/// An element: a node that begins with a tag, in which attributes stand behind a name, and has content between tags.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ElementRule {
    /// The kind of the node.
    pub node: Kind,
    /// The kinds of tags that it may begin with.
    pub tags: Vec<Kind>,
    /// The kind of a name, in a tag and in an attribute.
    pub name: Kind,
    /// The kind of an attribute.
    pub attribute: Kind,
    /// The kind of what is between the tags.
    pub content: Kind,
    /// What stands around the name of an element that has neither attributes nor content.
    pub empty: (Literal, Literal),
}

impl NameRules {
    /// Whether the language says anything about names.
    pub(crate) fn is_empty(&self) -> bool {
        self.leaves.is_empty() && self.parts.is_empty()
    }

    /// Whether anything must be used.
    pub(crate) fn demand_uses(&self) -> bool {
        let mut of_parts = self.parts.values().flatten().filter_map(|part| part.defines.as_ref());
        self.definitions.values().any(|rule| rule.must_be_used)
            || of_parts.any(|rule| rule.must_be_used)
    }

    /// How many name spaces there are.
    pub(crate) fn space_count(&self) -> u8 {
        let of_parts = self.parts.values().flatten().map(|part| &part.space);
        let marked = self.spaces_with.values().map(|(_, space)| space);
        let all = self.leaves.values().chain(self.spaces.values()).chain(marked).chain(of_parts);
        all.map(|space| space.0 + 1).max().unwrap_or_default()
    }

    /// The scopes that definitions name, and there are none of.
    pub(crate) fn unknown_scopes(&self) -> impl Iterator<Item = &Spanned<Literal>> {
        let of_parts =
            self.parts.values().flatten().filter_map(|part| part.defines.as_ref()?.within.as_ref());
        let all = self.definitions.values().filter_map(|rule| rule.within.as_ref()).chain(of_parts);
        all.filter(|scope| !self.scopes.contains_key(scope.get_ref()))
    }

    /// The kinds of nodes of a scope.
    pub(crate) fn scope(&self, within: Option<&Spanned<Literal>>) -> &[Kind] {
        within.and_then(|scope| self.scopes.get(scope.get_ref())).map_or(&[], Vec::as_slice)
    }

    /// Whether a text is an operator that may stand in front of the `=` of an assignment.
    #[must_use]
    pub fn is_operator(&self, text: &[u8]) -> bool {
        self.operators.iter().any(|known| known.as_bytes() == text)
    }

    /// The name in the text of a leaf of this kind, and where it stands in that.
    pub(crate) fn bare<'a>(&self, kind: Kind, text: &'a [u8]) -> (&'a [u8], Range<usize>) {
        let marks = self.marks.get(&kind).filter(|(before, after)| {
            text.len() > before.len() + after.len()
                && text.starts_with(before.as_bytes())
                && text.ends_with(after.as_bytes())
        });
        let inside =
            marks.map_or(0..text.len(), |(before, after)| before.len()..text.len() - after.len());
        (&text[inside.clone()], inside)
    }

    /// The name space of a leaf of this kind in this place.
    pub(crate) fn space(&self, kind: Kind, place: Place) -> Option<Space> {
        let of_kind = *self.leaves.get(&kind)?;
        Some(self.spaces.get(&place).copied().unwrap_or(of_kind))
    }
}
