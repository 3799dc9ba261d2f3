//! A tree with its names.

use std::ops::{Deref, Range};
use std::sync::{Arc, OnceLock};

use secateur_syntax::{Field, Node, NodeId, ParseError, Place, Tree};

use crate::joint::Joint;
use crate::names::Names;
use crate::{Definition, Entity, Language, NameRules, Respelling, Units, UnusedPolicy};

/// How far around a definition it is looked for what it belongs to.
const OWNER_LEVELS_MAX: usize = 8;

/// A syntax tree as a program: what has a name in it, where that is defined and where it is used.
///
/// It is made once for each tree. Names and units are found when they are first asked for.
#[derive(Clone, Debug)]
pub struct Program {
    tree: Arc<Tree>,
    language: &'static Language,
    names: OnceLock<Arc<Names>>,
    units: OnceLock<Arc<Units>>,
    /// What the test refuses unused.
    unused_policy: Option<Arc<UnusedPolicy>>,
}

/// Parses `source`, whatever bytes it holds.
///
/// # Errors
///
/// As for [`secateur_syntax::parse`].
pub fn parse(
    language: &'static Language,
    source: impl Into<Arc<[u8]>>,
) -> Result<Program, ParseError> {
    parse_unless(language, source, &|| false)
}

/// [Parses](parse) `source`, unless `stop`, which is asked every few milliseconds, says to stop.
///
/// # Errors
///
/// As for [`parse`], and when `stop` said so.
pub fn parse_unless(
    language: &'static Language,
    source: impl Into<Arc<[u8]>>,
    stop: &dyn Fn() -> bool,
) -> Result<Program, ParseError> {
    let tree = Arc::new(secateur_syntax::parse_unless(&language.grammar, source, stop)?);
    Ok(Program::of_tree(tree, language, None))
}

impl Deref for Program {
    type Target = Tree;

    fn deref(&self) -> &Tree {
        &self.tree
    }
}

impl Program {
    fn of_tree(
        tree: Arc<Tree>,
        language: &'static Language,
        unused_policy: Option<Arc<UnusedPolicy>>,
    ) -> Self {
        Self { tree, language, names: OnceLock::new(), units: OnceLock::new(), unused_policy }
    }

    /// The same program for a test that refuses what nothing uses, or for one of which that is not known.
    #[must_use]
    pub fn with_unused_policy(&self, unused_policy: Option<Arc<UnusedPolicy>>) -> Self {
        Self::of_tree(self.tree.clone(), self.language, unused_policy)
    }

    /// What the test refuses unused, apart from what the language does.
    pub(crate) fn unused_policy(&self) -> Option<&UnusedPolicy> {
        self.unused_policy.as_deref()
    }

    /// The tree.
    #[must_use]
    pub fn tree(&self) -> &Arc<Tree> {
        &self.tree
    }

    /// Its language.
    #[must_use]
    pub fn language(&self) -> &'static Language {
        self.language
    }

    /// What the language says of names, and those in its texts if there are any.
    #[must_use]
    pub fn rules(&self) -> &'static NameRules {
        self.joint().map_or_else(|| self.language.names(), |joint| &joint.names)
    }

    /// Other spellings with which less is to be said.
    #[must_use]
    pub fn respellings(&self) -> &'static [Respelling] {
        self.joint().map_or(&self.language.respellings, |joint| &joint.respellings)
    }

    /// None where the tree is of one language.
    fn joint(&self) -> Option<&'static Joint> {
        self.has_embedded().then(|| self.language.joint(self.tree.languages()))
    }

    /// What has a name; nothing where the language says nothing about names.
    pub(crate) fn names(&self) -> &Names {
        self.names.get_or_init(|| self.find_names().into())
    }

    /// The name in the text of a leaf: what is not one of the [marks](NameRules) around it.
    #[must_use]
    pub fn bare_name(&self, leaf: NodeId) -> &[u8] {
        let node = self.node(leaf);
        self.rules().bare(node.kind_id(), node.text()).0
    }

    /// The text of a leaf with another name in it.
    #[must_use]
    pub fn with_name(&self, leaf: NodeId, name: &str) -> String {
        let node = self.node(leaf);
        let (_, inside) = self.rules().bare(node.kind_id(), node.text());
        let part = |bytes: Range<usize>| String::from_utf8_lossy(&node.text()[bytes]);
        part(0..inside.start).into_owned() + name + &part(inside.end..node.text().len())
    }

    /// All definitions, in the order of their names in the file.
    #[must_use]
    pub fn definitions(&self) -> &[Definition] {
        &self.names().definitions
    }

    /// The definitions whose names stand in this part of the tree.
    #[must_use]
    pub fn definitions_in(&self, nodes: Range<usize>) -> &[Definition] {
        let definitions = self.definitions();
        let at = |index: usize| {
            definitions.partition_point(|definition| definition.name.index() < index)
        };
        &definitions[at(nodes.start)..at(nodes.end)]
    }

    /// Whether something is defined in this part of the tree that is used outside of it.
    #[must_use]
    pub fn defines_for_others(&self, nodes: &Range<usize>) -> bool {
        self.definitions_in(nodes.clone())
            .iter()
            .any(|definition| self.entity(definition).is_used_outside(nodes))
    }

    /// All that has a name, in the order of the first definitions.
    #[must_use]
    pub fn entities(&self) -> &[Entity] {
        &self.names().entities
    }

    /// What a definition is one of.
    #[must_use]
    pub fn entity(&self, definition: &Definition) -> &Entity {
        &self.names().entities[definition.entity as usize]
    }

    /// The definitions of something, in the order of the file.
    pub fn definitions_of<'a>(
        &'a self,
        entity: &'a Entity,
    ) -> impl Iterator<Item = &'a Definition> {
        entity.definitions.iter().map(|&number| &self.definitions()[number as usize])
    }

    /// The units.
    #[must_use]
    pub fn units(&self) -> &Arc<Units> {
        self.units.get_or_init(|| self.find_units().into())
    }

    /// What a name stands for: the value or the type beside it.
    #[must_use]
    pub fn value_beside(&self, name: NodeId) -> Option<NodeId> {
        let field = self.rules().values.get(&self.node(name).place()).copied()?;
        let value = self.child_in(self.node(name).parent_id(), field)?;
        let is_list = self
            .rules()
            .through
            .contains(&Place { kind: self.node(value).kind_id(), field: Field::NONE });
        if !is_list {
            return Some(value);
        }
        // One value for one name.
        let is_one_of_several = self.node(name).kind_id() == self.node(value).kind_id()
            && self.only_named_child(name).is_none();
        if is_one_of_several { None } else { self.only_named_child(value) }
    }

    /// A definition in words: ``parameter `x` of `f` ``.
    #[must_use]
    pub fn title(&self, definition: &Definition) -> String {
        let text = |name: NodeId| String::from_utf8_lossy(self.node(name).text()).into_owned();
        let around = std::iter::successors(self.node(definition.node).parent(), Node::parent);
        let owner = around.take(OWNER_LEVELS_MAX).find_map(|node| {
            let inside = self.definitions_in(node.subtree());
            inside.iter().find(|other| other.node == node.id() && other.name != definition.name)
        });
        let title = format!("{} `{}`", definition.what, text(definition.name));
        owner.map_or(title.clone(), |owner| format!("{title} of `{}`", text(owner.name)))
    }
}
