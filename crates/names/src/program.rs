//! Syntax trees with their names.

use std::ops::{Deref, Range};
use std::sync::{Arc, OnceLock};

use secateur_syntax::{ChildPosition, Node, NodeId, ParseError, Replacement, Tree};

use crate::joint::JointRules;
use crate::model::{BoundModel, Completion, Identifier, Model};
use crate::names::Names;
use crate::types::Types;
use crate::{Definition, Entity, Language, NameRules, Respelling, Units, UnusedPolicy};

/// Maximum number of ancestors of a definition searched for its owner.
const OWNER_LEVELS_MAX: usize = 8;

/// Syntax tree with the definitions and uses of its names.
///
/// It is made once for each tree. Names, units and types are computed on first use.
#[derive(Clone, Debug)]
pub struct Program {
    tree: Arc<Tree>,
    language: &'static Language,
    names: OnceLock<Arc<Names>>,
    units: OnceLock<Arc<Units>>,
    types: OnceLock<Arc<Types>>,
    /// Unused definitions that the test rejects, if known.
    unused_policy: Option<Arc<UnusedPolicy>>,
    completion: Option<Arc<dyn Completion>>,
}

/// Parses `source`, which may be any bytes.
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

/// [Parses](parse) `source`, unless `stop` returns `true`. It is called every few milliseconds.
///
/// # Errors
///
/// Those of [`parse`], and one if `stop` returned `true`.
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
        let (names, units, types) = (OnceLock::new(), OnceLock::new(), OnceLock::new());
        Self { tree, language, names, units, types, unused_policy, completion: None }
    }

    /// Returns the same program for a test with this policy; `None` if the policy is unknown.
    #[must_use]
    pub fn with_unused_policy(&self, unused_policy: Option<Arc<UnusedPolicy>>) -> Self {
        let program = Self::of_tree(self.tree.clone(), self.language, unused_policy);
        Self { completion: self.completion.clone(), ..program }
    }

    /// Returns the same program under the rules of its document, unless its text does not follow
    /// them.
    #[must_use]
    pub fn under(self, model: &dyn Model) -> Self {
        let Some(bound) = model.bind(&self.tree) else { return self };
        let BoundModel { rules, children, completion } = bound;
        let tree = Arc::unwrap_or_clone(self.tree).under(rules, children);
        let program = Self::of_tree(tree.into(), self.language, self.unused_policy);
        Self { completion: Some(completion), ..program }
    }

    /// Returns the completion of edits by the rules of the document.
    pub(crate) fn completion(&self) -> Option<&dyn Completion> {
        self.completion.as_deref()
    }

    /// Returns the identifiers of elements by the rules of the document.
    pub fn identifiers(&self) -> Vec<Identifier> {
        self.completion().map_or_else(Vec::new, |rules| rules.identifiers(&self.tree))
    }

    /// Returns the policy of the test, apart from the language's rules.
    pub(crate) fn unused_policy(&self) -> Option<&UnusedPolicy> {
        self.unused_policy.as_deref()
    }

    pub fn tree(&self) -> &Arc<Tree> {
        &self.tree
    }

    pub fn language(&self) -> &'static Language {
        self.language
    }

    /// Returns the name rules of the language, joined with those of its embedded languages if there
    /// are any.
    pub fn rules(&self) -> &'static NameRules {
        self.joint().map_or_else(|| self.language.names(), |joint| &joint.names)
    }

    /// Returns the alternative spellings that need fewer tokens.
    pub fn respellings(&self) -> &'static [Respelling] {
        self.joint().map_or(&self.language.respellings, |joint| &joint.respellings)
    }

    /// Returns the joint rules of a tree with embedded languages.
    fn joint(&self) -> Option<&'static JointRules> {
        self.has_embedded().then(|| self.language.joint(self.tree.languages()))
    }

    /// Returns the names; empty for a language without name rules.
    pub(crate) fn names(&self) -> &Names {
        self.names.get_or_init(|| self.find_names().into())
    }

    /// Returns `true` if a node is of a kind that the language has for names.
    pub fn is_name(&self, node: Node<'_>) -> bool {
        self.rules().leaves.contains_key(&node.kind_id())
    }

    /// Returns the name in the text of a leaf, without its [marks](NameRules).
    pub fn bare_name(&self, leaf: NodeId) -> &[u8] {
        let node = self.node(leaf);
        self.rules().bare(node.kind_id(), node.text()).0
    }

    /// Returns the text of a leaf with another name in it.
    pub fn with_name(&self, leaf: NodeId, name: &str) -> String {
        let node = self.node(leaf);
        let (_, range) = self.rules().bare(node.kind_id(), node.text());
        let part = |bytes: Range<usize>| String::from_utf8_lossy(&node.text()[bytes]);
        part(0..range.start).into_owned() + name + &part(range.end..node.text().len())
    }

    /// Returns the replacements that give these leaves another name.
    pub fn renamed(
        &self,
        leaves: impl IntoIterator<Item = NodeId>,
        name: &str,
    ) -> impl Iterator<Item = (NodeId, Replacement)> {
        leaves
            .into_iter()
            .map(move |leaf| (leaf, Replacement::Text(self.with_name(leaf, name).into())))
    }

    /// Returns all definitions, in the order of their names in the file.
    pub fn definitions(&self) -> &[Definition] {
        &self.names().definitions
    }

    /// Returns the definitions whose names are in this range of nodes.
    pub fn definitions_in(&self, nodes: Range<usize>) -> &[Definition] {
        let definitions = self.definitions();
        let first = |index: usize| {
            definitions.partition_point(|definition| definition.name.index() < index)
        };
        &definitions[first(nodes.start)..first(nodes.end)]
    }

    /// Returns `true` if an entity defined in this range of nodes is used outside of it.
    pub fn defines_for_others(&self, nodes: &Range<usize>) -> bool {
        self.definitions_in(nodes.clone())
            .iter()
            .any(|definition| self.entity(definition).is_used_outside(nodes))
    }

    /// Returns all entities, in the order of their first definitions.
    pub fn entities(&self) -> &[Entity] {
        &self.names().entities
    }

    pub fn entity(&self, definition: &Definition) -> &Entity {
        &self.names().entities[definition.entity as usize]
    }

    /// Returns the definitions of an entity, in file order.
    pub fn definitions_of<'a>(
        &'a self,
        entity: &'a Entity,
    ) -> impl Iterator<Item = &'a Definition> {
        entity.definitions.iter().map(|&number| &self.definitions()[number as usize])
    }

    /// Returns the nodes that use an entity, in file order.
    pub fn uses_of<'a>(&'a self, entity: &'a Entity) -> impl Iterator<Item = Node<'a>> {
        entity.uses.iter().map(|&use_node| self.node(use_node))
    }

    pub fn units(&self) -> &Arc<Units> {
        self.units.get_or_init(|| self.find_units().into())
    }

    /// Returns the types of expressions; none for a language without rules about them.
    pub(crate) fn types(&self) -> &Types {
        self.types.get_or_init(|| self.find_types().into())
    }

    /// Returns the value or the type that a definition gives to its name.
    pub fn value_beside<'a>(&self, name: Node<'a>) -> Option<Node<'a>> {
        let value = name.parent()?.child(*self.rules().values.get(&name.place())?)?;
        let place = ChildPosition::of_kind(value.kind_id());
        if !self.rules().through.contains(&place) {
            return Some(value);
        }
        // One value belongs to one name.
        let is_one_of_several =
            name.kind_id() == value.kind_id() && name.only_named_child().is_none();
        value.only_named_child().filter(|_| !is_one_of_several)
    }

    /// Returns a description of a definition: ``parameter `x` of `f` ``.
    pub fn title(&self, definition: &Definition) -> String {
        let text = |name: NodeId| String::from_utf8_lossy(self.node(name).text()).into_owned();
        let ancestors = self.node(definition.node).ancestors();
        let owner = ancestors.take(OWNER_LEVELS_MAX).find_map(|node| {
            let definitions = self.definitions_in(node.subtree());
            definitions
                .iter()
                .find(|other| other.node == node.id() && other.name != definition.name)
        });
        let title = format!("{} `{}`", definition.what, text(definition.name));
        owner.map_or(title.clone(), |owner| format!("{title} of `{}`", text(owner.name)))
    }
}
