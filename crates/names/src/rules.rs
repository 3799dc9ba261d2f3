//! What a language says about names, as data in its folder.

/// Where names stand in a language's trees.
///
/// All of it may be incomplete and may over-approximate: a use that is not seen, or one that is linked to a definition it
/// has nothing to do with, costs tests and never a wrong result.
#[derive(Clone, Copy, Debug)]
pub struct NameRules {
    /// The kinds of leaves that are names, each with its name space. Two names in different spaces have nothing to do with
    /// each other.
    pub leaves: &'static [(&'static str, &'static str)],
    /// Places (kind of the parent, field) where a leaf is in another name space than that of its kind.
    pub spaces: &'static [(&'static str, &'static str, &'static str)],
    /// Names that are parts of a node's text.
    pub parts: &'static [PartRule],
    /// What defines a name.
    pub definitions: &'static [DefinitionRule],
    /// Places (kind of the parent, field) on the way down from a definition to its name: in C, declarators. An empty field
    /// stands for no field.
    pub through: &'static [(&'static str, &'static str)],
    /// The same, but what is defined there is a special case of what is defined elsewhere: in C++, the name in front of the
    /// arguments of a template.
    pub special: &'static [(&'static str, &'static str)],
    /// The same, but what is defined there was declared as part of something else: in C++, a member of a class.
    pub declared: &'static [(&'static str, &'static str)],
    /// Places (kind of the parent, field) where no value can stand for what is there: the left side of an assignment, the
    /// function of a call. What is around them goes instead. An empty field stands for no field.
    pub no_values: &'static [(&'static str, &'static str)],
    /// Kinds that no value can take the place of, wherever they stand: types, in most languages.
    pub never_values: &'static [&'static str],
    /// Places (kind of the parent, field) of names that stand for what is in another field of the parent: for the value of
    /// a variable that never changes, or for a type.
    pub values: &'static [(&'static str, &'static str, &'static str)],
    /// What stands for a text that its definition has in it.
    pub texts: &'static [TextRule],
    /// Places (kind of the parent, field) of names in definitions that could have a value but have none.
    pub unset: &'static [(&'static str, &'static str)],
    /// Places (kind of the parent, field) of what is given a value, the left sides of assignments that read like a
    /// definition with a value.
    pub assigned: &'static [(&'static str, &'static str)],
    /// Places (kind of the parent, field) of a name in what makes an array or a pointer of it.
    pub levels: &'static [(&'static str, &'static str)],
    /// How an element of an array, or what a pointer points to, is reached: places (kind of the parent, field) of the name, a
    /// token beside it, and what stands for the token where there is nothing to be reached. If that is empty, the name alone
    /// is left of the parent.
    pub steps: &'static [(&'static str, &'static str, &'static str, &'static str)],
    /// How parameters and arguments belong together.
    pub calls: &'static [CallRule],
    /// Places (kind of the parent, field) of a name in what is called: in C++, a member behind its object, and the name in
    /// front of the arguments of a template.
    pub called: &'static [(&'static str, &'static str)],
    /// Kinds of strings whose conversions, as those of `printf`, are for the arguments behind.
    pub formats: &'static [&'static str],
    /// The characters that may stand between the `%` of such a conversion and its letter. With `*` it takes one more argument.
    pub conversion_flags: &'static str,
    /// The members of types.
    pub members: &'static [MemberRule],
    /// Kinds of nodes that define functions, with the field of the body.
    pub bodies: &'static [(&'static str, &'static str)],
    /// Kinds of nodes that have a name and, in front of it, the name of what it is in: the kind, the field of what is in front,
    /// and the field of the name.
    pub qualified: &'static [(&'static str, &'static str, &'static str)],
    /// Kinds of nodes that define something that only holds other definitions: namespaces and modules.
    pub containers: &'static [&'static str],
    /// What has attributes and content.
    pub elements: &'static [ElementRule],
    /// What stands between files that are read as one; none if names do not reach across files.
    pub seam: Option<Seam>,
    /// The field that holds the type of a variable, in a language in which a type in parentheses converts the value behind it;
    /// empty in others.
    pub cast_type: &'static str,
    /// What stands between the parentheses of a function without parameters, besides nothing; empty for nothing else.
    pub no_parameters: &'static str,
    /// What ends the definition of a variable, and no parameter; empty where nothing does.
    pub statement_end: &'static str,
    /// Operators that may stand in front of the `=` of an assignment. Comparisons would be others with it.
    pub operators: &'static [&'static str],
    /// Names of files of this language that stand for the folder in which they are.
    pub folder_files: &'static [&'static str],
    /// What brings in other files.
    pub includes: &'static [IncludeRule],
}

impl NameRules {
    /// Nothing is known about names.
    pub const NONE: Self = Self {
        leaves: &[],
        spaces: &[],
        parts: &[],
        definitions: &[],
        through: &[],
        special: &[],
        declared: &[],
        no_values: &[],
        never_values: &[],
        values: &[],
        texts: &[],
        unset: &[],
        assigned: &[],
        levels: &[],
        steps: &[],
        calls: &[],
        called: &[],
        formats: &[],
        conversion_flags: "",
        members: &[],
        bodies: &[],
        qualified: &[],
        containers: &[],
        elements: &[],
        seam: None,
        cast_type: "",
        no_parameters: "",
        statement_end: "",
        operators: &[],
        folder_files: &[],
        includes: &[],
    };
}

/// What stands between files that are read as one, and means nothing in the language.
#[derive(Clone, Copy, Debug)]
pub struct Seam {
    /// How it begins, in front of a number.
    pub begin: &'static str,
    /// How it ends, behind that number.
    pub end: &'static str,
    /// What stands in front of all files and behind them.
    pub around: (&'static str, &'static str),
    /// The kind of the outermost node that is read of each file; empty for all of it, with each seam on a line.
    pub node: &'static str,
}

impl Seam {
    /// A line between two files.
    #[must_use]
    pub const fn line(begin: &'static str) -> Self {
        Self { begin, end: ";", around: ("", ""), node: "" }
    }

    /// Whether it is a line, between whole files.
    #[must_use]
    pub const fn is_line(&self) -> bool {
        self.node.is_empty()
    }

    /// Whether a text seems to be that of several files. That of one that begins in the same way does, too, which costs tests.
    pub(crate) fn is_in(&self, text: &[u8]) -> bool {
        !self.is_line() && text.starts_with(self.around.0.as_bytes())
    }
}

/// An element: a node that begins with a tag, in which attributes stand behind a name, and has content between tags.
#[derive(Clone, Copy, Debug)]
pub struct ElementRule {
    /// The kind of the node.
    pub node: &'static str,
    /// The kinds of tags that it may begin with.
    pub tags: &'static [&'static str],
    /// The kind of a name, in a tag and in an attribute.
    pub name: &'static str,
    /// The kind of an attribute.
    pub attribute: &'static str,
    /// The kind of what is between the tags.
    pub content: &'static str,
}

/// A node that defines the name in one of its fields.
#[derive(Clone, Copy, Debug)]
pub struct DefinitionRule {
    /// The kind of the node.
    pub node: &'static str,
    /// The field that holds the name, perhaps further down. Empty for a child in no field, which is then itself what is
    /// defined, unless `is_whole`.
    pub field: &'static str,
    /// Whether the node is what is defined although the name is in no field.
    pub is_whole: bool,
    /// What it defines, as a person calls it.
    pub what: &'static str,
    /// A field without which the node only uses the name: in C, the body of a structure. Where such a node stands by itself,
    /// as `struct s;`, it counts as a definition if there is no other. Empty for none.
    pub needs: &'static str,
    /// The kinds of nodes around the definition within the nearest of which the name is known; in the whole file where there
    /// is none.
    pub scopes: &'static [&'static str],
}

impl DefinitionRule {
    /// A node that defines the name in `field`, known within the nearest node of the kinds `scopes`.
    #[must_use]
    pub const fn new(
        node: &'static str,
        field: &'static str,
        what: &'static str,
        scopes: &'static [&'static str],
    ) -> Self {
        Self { node, field, is_whole: false, what, needs: "", scopes }
    }

    /// The same, for a name in no field that does not go without the node.
    #[must_use]
    pub const fn whole(self) -> Self {
        Self { is_whole: true, ..self }
    }

    /// The same, but only where the node has a child in the field `needs`.
    #[must_use]
    pub const fn needing(self, needs: &'static str) -> Self {
        Self { needs, ..self }
    }
}

/// A name that is a part of a node's text: in `p:x`, the prefix `p`.
#[derive(Clone, Copy, Debug)]
pub struct PartRule {
    /// The kind of the node.
    pub node: &'static str,
    /// The kind of its parent; empty for any.
    pub parent: &'static str,
    /// What stands in front of the name. A text that defines a name begins with it.
    pub after: &'static str,
    /// What stands behind the name; empty if the name goes to the end of the text.
    pub before: &'static str,
    /// The name space.
    pub space: &'static str,
    /// What is defined, if anything is.
    pub defines: Option<PartDefinition>,
    /// Whether it only counts where several files are read as one. What is then defined and used goes with its uses, and what is
    /// not used is not defined.
    pub is_across: bool,
}

/// What a part of a node's text defines.
#[derive(Clone, Copy, Debug)]
pub struct PartDefinition {
    /// What it is, as a person calls it.
    pub what: &'static str,
    /// The kind of the node around that defines it.
    pub node: &'static str,
    /// The kinds of nodes around the definition within the nearest of which the name is known; in the whole file where there
    /// is none.
    pub scopes: &'static [&'static str],
}

/// A name that stands for a text: in XML, that of an entity; in C, that of a macro.
#[derive(Clone, Copy, Debug)]
pub struct TextRule {
    /// The kind of the definition.
    pub definition: &'static str,
    /// The kind of the node in it that is the text.
    pub text: &'static str,
    /// Whether the text is in quotes there.
    pub is_quoted: bool,
    /// What stands in front of the name and behind it where the text is meant.
    pub marks: (&'static str, &'static str),
    /// Between what the text may stand, which tells how many tokens it has there.
    pub between: (&'static str, &'static str),
}

/// How the parameters of a definition and the arguments of a call belong together: the i-th to the i-th.
#[derive(Clone, Copy, Debug)]
pub struct CallRule {
    /// The kind of the node that holds the parameters.
    pub parameters: &'static str,
    /// The kind of the parent of that node.
    pub owner: &'static str,
    /// The field of the owner in which the name is; empty if the owner has what is defined behind the parameters, as a
    /// template has.
    pub owner_name: &'static str,
    /// The kind of a call.
    pub call: &'static str,
    /// The field of the call in which the name is.
    pub callee: &'static str,
    /// The field of the call that holds the arguments.
    pub arguments: &'static str,
}

/// The members of a type. The initialisers of its variables belong to them, the i-th to the i-th.
#[derive(Clone, Copy, Debug)]
pub struct MemberRule {
    /// The kind of the node that holds the members. Its parent is the type.
    pub members: &'static str,
    /// The field of a member that holds its type.
    pub member_type: &'static str,
    /// The kind of the node that holds the initialisers.
    pub values: &'static str,
    /// The kinds of nodes that have a type and initialisers in them.
    pub holders: &'static [&'static str],
    /// The kind of the node that stands for a member of an object.
    pub access: &'static str,
    /// The field of that node that holds the object.
    pub object: &'static str,
    /// The kind of the node that stands for the object in its own functions; empty where there is none.
    pub itself: &'static str,
}

/// A kind of node that names another file.
#[derive(Clone, Copy, Debug)]
pub struct IncludeRule {
    /// The kind of the node.
    pub node: &'static str,
    /// The kind of the nodes in it whose texts are names of files, perhaps in quotes.
    pub name: &'static str,
    /// What stands between the names of folders and files, if not a slash; the file's extension is left out then.
    pub separator: Option<char>,
    /// Whether the text of the file could stand in its place.
    pub is_text: bool,
    /// Whether the names are those of folders.
    pub is_folder: bool,
    /// The kind of a child with which it brings in nothing, if there is one: the body of a module.
    pub unless: Option<&'static str>,
}

impl IncludeRule {
    /// Names as paths of files.
    #[must_use]
    pub const fn path(node: &'static str, name: &'static str) -> Self {
        Self { node, name, separator: None, is_text: false, is_folder: false, unless: None }
    }

    /// Names as languages with packages have them.
    #[must_use]
    pub const fn dotted(node: &'static str, name: &'static str) -> Self {
        Self { node, name, separator: Some('.'), is_text: false, is_folder: false, unless: None }
    }

    /// Names as paths of files whose texts could stand in its place.
    #[must_use]
    pub const fn text(node: &'static str, name: &'static str) -> Self {
        Self { node, name, separator: None, is_text: true, is_folder: false, unless: None }
    }

    /// Names as paths of folders, all files of which are meant.
    #[must_use]
    pub const fn folder(node: &'static str, name: &'static str) -> Self {
        Self { node, name, separator: None, is_text: false, is_folder: true, unless: None }
    }

    /// The same, which brings in nothing with a child of this kind.
    #[must_use]
    pub const fn unless(self, child: &'static str) -> Self {
        Self { unless: Some(child), ..self }
    }
}
