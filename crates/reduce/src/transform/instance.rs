//! Instances of transformations, and the lists that they come in.

use secateur_names::{Definition, Program};
use secateur_syntax::{Edit, NodeId, Replacement};

use crate::candidate::Part;
use crate::list::{Empty, Member, weight};

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

/// The lists of instances in one program, one after the other.
pub(crate) trait Lists: dyn_clone::DynClone + Send {
    /// The next list that has instances, as far as they can still be made after `settled`, which is what has come of the
    /// lists before; none at the end.
    fn next(&mut self, settled: &Edit) -> Option<InstanceList>;
}

dyn_clone::clone_trait_object!(Lists);

impl Instance {
    pub(crate) fn new(place: impl Into<Member>, edit: Edit) -> Self {
        Self { place: place.into(), edit, weight: 1, definition: None }
    }

    /// The deletion of these nodes.
    pub(super) fn deleting(program: &Program, nodes: &Member) -> Self {
        Self {
            weight: weight(program, nodes),
            ..Self::new(nodes.clone(), Edit::default().deleting(nodes.iter().copied()))
        }
    }

    /// Instances that are each about one node.
    pub(super) fn of_nodes(found: impl IntoIterator<Item = (NodeId, Edit)>) -> Vec<Self> {
        found.into_iter().map(|(node, edit)| Self::new([node], edit)).collect()
    }

    /// Instances that are each about one definition: for each of them the changes that `find` finds.
    pub(super) fn of_definitions<Edits: IntoIterator<Item = Edit>>(
        program: &Program,
        find: impl Fn(&Definition) -> Edits,
    ) -> Vec<Self> {
        let of_one = |definition: &Definition| {
            let (node, about) = (definition.node, Some(*definition));
            find(definition)
                .into_iter()
                .map(move |edit| Self::new([node], edit).about(about))
                .collect::<Vec<_>>()
        };
        program.definitions().iter().flat_map(of_one).collect()
    }

    pub(super) fn about(self, definition: Option<Definition>) -> Self {
        Self { definition, ..self }
    }

    /// The definition that it is about, such as ``type `t` ``.
    pub(super) fn definition(&self, program: &Program) -> Option<String> {
        self.definition.map(|definition| program.title(&definition))
    }
}

impl InstanceList {
    /// A list of which all instances can be made together.
    pub(super) fn new(instances: Vec<Instance>) -> Self {
        Self { part: None, instances, empty: Empty::First }
    }

    /// The same below a node of this kind.
    pub(super) fn below(parent: &str, instances: Vec<Instance>) -> Self {
        let part = Part::List { parent: parent.into(), level: None, list_len: instances.len() };
        Self { part: Some(part), ..Self::new(instances) }
    }

    /// An instance by itself that puts something into the place of `node`.
    pub(super) fn of_node(program: &Program, node: NodeId, edit: Edit) -> Self {
        let part = Part::Node { kind: program.node(node).kind().into() };
        Self { part: Some(part), ..Self::new(vec![Instance::new([node], edit)]) }
    }
}

/// What stands in the place of a node after `settled`, if something else does.
pub(super) fn replacement(settled: &Edit, node: NodeId) -> Option<&Replacement> {
    let at = settled.replaced().binary_search_by_key(&node, |(replaced, _)| *replaced).ok()?;
    Some(&settled.replaced()[at].1)
}
