//! Instances of transformations, and the lists that they come in.

use secateur_syntax::{Definition, Edit, Names, NodeId, Replacement, Tree};

use crate::candidate::Part;
use crate::list::{Empty, Member};

/// One change that a transformation can make.
#[derive(Clone)]
pub(crate) struct Instance {
    /// Where it is made.
    pub(crate) place: Member,
    /// The change.
    pub(crate) edit: Edit,
    /// How much it is worth to the list minimiser, at least 1.
    pub(crate) weight: u64,
    /// What it is about, if that is one definition.
    definition: Option<Definition>,
}

/// Instances any of which can be made together.
pub(crate) struct InstanceList {
    /// Where the walk is, if its name does not say it.
    pub(crate) part: Option<Part>,
    pub(crate) instances: Vec<Instance>,
    /// Whether all of them may be made together.
    pub(crate) empty: Empty,
}

/// The lists of instances in one tree, one after the other.
pub(crate) trait Lists: Send {
    /// The next list that has instances, as far as they can still be made after `settled`, which is what has come of the
    /// lists before; none at the end.
    fn next(&mut self, settled: &Edit) -> Option<InstanceList>;

    /// An independent copy.
    fn fork(&self) -> Box<dyn Lists>;
}

impl Clone for Box<dyn Lists> {
    fn clone(&self) -> Self {
        (**self).fork()
    }
}

impl Instance {
    pub(crate) fn new(place: impl Into<Member>, edit: Edit) -> Self {
        Self { place: place.into(), edit, weight: 1, definition: None }
    }

    /// The deletion of these nodes.
    pub(super) fn deleting(tree: &Tree, nodes: &Member) -> Self {
        let weight = nodes.iter().map(|&node| tree.node(node).weight()).sum();
        Self { weight, ..Self::new(nodes.clone(), Edit::default().deleting(nodes.iter().copied())) }
    }

    /// Instances that are each about one node.
    pub(super) fn of_nodes(found: impl IntoIterator<Item = (NodeId, Edit)>) -> Vec<Self> {
        found.into_iter().map(|(node, edit)| Self::new([node], edit)).collect()
    }

    /// Instances that are each about one definition.
    pub(super) fn of_definitions(tree: &Tree, find: fn(&Tree, &Names) -> Vec<(Definition, Edit)>) -> Vec<Self> {
        let found = find(tree, tree.names()).into_iter();
        found.map(|(definition, edit)| Self::new([definition.node], edit).about(Some(definition))).collect()
    }

    pub(super) fn about(self, definition: Option<Definition>) -> Self {
        Self { definition, ..self }
    }

    /// The definition that it is about, such as ``type `t` ``.
    pub(super) fn definition(&self, tree: &Tree) -> Option<String> {
        self.definition.map(|definition| tree.title(tree.names(), &definition))
    }
}

impl InstanceList {
    /// A list of which all instances can be made together.
    pub(super) fn new(instances: Vec<Instance>) -> Self {
        Self { part: None, instances, empty: Empty::First }
    }

    /// The same below a node of this kind.
    pub(super) fn below(parent: &str, instances: Vec<Instance>) -> Self {
        let part = Part::List { parent: parent.into(), list_len: instances.len() };
        Self { part: Some(part), ..Self::new(instances) }
    }

    /// An instance by itself that puts something into the place of `node`.
    pub(super) fn of_node(tree: &Tree, node: NodeId, edit: Edit) -> Self {
        let part = Part::Node { kind: tree.node(node).kind().into() };
        Self { part: Some(part), ..Self::new(vec![Instance::new([node], edit)]) }
    }
}

/// What stands in the place of a node after `settled`, if something else does.
pub(super) fn replacement(settled: &Edit, node: NodeId) -> Option<&Replacement> {
    let at = settled.replaced().binary_search_by_key(&node, |(replaced, _)| *replaced).ok()?;
    Some(&settled.replaced()[at].1)
}
