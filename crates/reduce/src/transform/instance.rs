//! Instances of transformations and their lists.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

use secateur_names::{Definition, Program};
use secateur_syntax::{Edit, Node, NodeId, RemovedNodes, Replacement};

use crate::round::{ElementNodes, Empty, SearchTarget, weight};

/// Edit that a transformation can make at one place.
#[derive(Clone)]
pub(crate) struct Instance {
    /// Nodes to which the edit applies.
    pub(crate) nodes: ElementNodes,
    pub(crate) edit: Edit,
    /// Bytes of its last node that go too, if there are instances for several parts of the node.
    pub(crate) part: Option<Range<usize>>,
    /// Weight for the list minimiser, at least 1.
    pub(crate) weight: u64,
    /// Description for `secateur check`, if the nodes and the edit are not enough.
    title: Option<Title>,
}

/// Description of an edit, such as `` type `t` can be deleted ``.
#[derive(Clone)]
struct Title {
    /// Definition that begins the description. Its own title is computed on demand, because most
    /// instances are never described.
    definition: Option<Definition>,
    text: Cow<'static, str>,
}

/// Instances, any subset of which can be applied at once.
pub(crate) struct InstanceList {
    /// Position of the search, if the name of the pass does not tell it.
    pub(crate) part: Option<SearchTarget>,
    pub(crate) instances: Vec<Instance>,
    /// Specifies if and when all instances are applied together.
    pub(crate) empty: Empty,
}

/// Iterator over the lists of instances in one program.
pub(crate) trait Lists: dyn_clone::DynClone + Send {
    /// Returns the next list with instances that can still be applied after `settled`, the result
    /// of the previous lists.
    fn next(&mut self, settled: &Edit) -> Option<InstanceList>;
}

dyn_clone::clone_trait_object!(Lists);

/// Lists that are known from the beginning, one for each of some items.
#[derive(Clone)]
pub(crate) struct KnownLists<T> {
    program: Arc<Program>,
    items: Arc<[T]>,
    /// Index of the next item.
    next: usize,
    list: ListOf<T>,
}

/// Returns the list of an item, `None` if the nodes that were removed since leave nothing of it.
type ListOf<T> = fn(&Program, &T, &RemovedNodes) -> Option<InstanceList>;

impl<T: Clone + Send + Sync + 'static> KnownLists<T> {
    pub(crate) fn boxed(
        program: &Arc<Program>,
        items: impl IntoIterator<Item = T>,
        list: ListOf<T>,
    ) -> Box<dyn Lists> {
        let items = items.into_iter().collect();
        Box::new(Self { program: program.clone(), items, next: 0, list })
    }
}

impl KnownLists<Vec<Instance>> {
    /// Returns those of `lists` that are not empty, unchanged by the results of previous ones.
    pub(crate) fn independent(
        program: &Arc<Program>,
        lists: impl IntoIterator<Item = Vec<Instance>>,
    ) -> Box<dyn Lists> {
        Self::boxed(program, lists, |_, list, _| {
            (!list.is_empty()).then(|| InstanceList::new(list.clone()))
        })
    }
}

impl<T: Clone + Send + Sync> Lists for KnownLists<T> {
    fn next(&mut self, settled: &Edit) -> Option<InstanceList> {
        let removed = self.program.removed_nodes(settled);
        let mut rest = self.items[self.next..].iter();
        let found = rest.find_map(|item| (self.list)(&self.program, item, &removed));
        self.next = self.items.len() - rest.len();
        found
    }
}

impl Instance {
    pub(crate) fn new(nodes: impl Into<ElementNodes>, edit: Edit) -> Self {
        Self { nodes: nodes.into(), edit, part: None, weight: 1, title: None }
    }

    /// Creates the deletion of `nodes`.
    pub(crate) fn deleting(program: &Program, nodes: &ElementNodes) -> Self {
        let edit = Edit::default().deleting(nodes.iter().copied());
        Self::new(nodes.clone(), edit).weighing(weight(program, nodes))
    }

    /// Sets the weight for the list minimiser.
    pub(crate) fn weighing(self, weight: u64) -> Self {
        Self { weight, ..self }
    }

    /// Creates instances for one definition each, with the edits that `find` returns. The title is
    /// that of the definition, followed by `text`.
    pub(crate) fn of_definitions<Edits: IntoIterator<Item = Edit>>(
        program: &Program,
        text: &'static str,
        find: impl Fn(&Definition) -> Edits,
    ) -> Vec<Self> {
        let of_one = |definition: &Definition| {
            let instance = |edit| Self::of_definition(definition, text, edit);
            find(definition).into_iter().map(instance).collect::<Vec<_>>()
        };
        program.definitions().iter().flat_map(of_one).collect()
    }

    /// Creates the instance for `definition`. Its title is that of the definition, followed by
    /// `text`.
    pub(crate) fn of_definition(
        definition: &Definition,
        text: impl Into<Cow<'static, str>>,
        edit: Edit,
    ) -> Self {
        Self::new([definition.node], edit).about(*definition, text)
    }

    /// Sets the title to that of `definition`, followed by `text`.
    pub(crate) fn about(self, definition: Definition, text: impl Into<Cow<'static, str>>) -> Self {
        Self { title: Some(Title { definition: Some(definition), text: text.into() }), ..self }
    }

    /// Sets the title. Without one, [`SingleEdit`](crate::SingleEdit) describes the edit.
    pub(crate) fn titled(self, text: impl Into<Cow<'static, str>>) -> Self {
        Self { title: Some(Title { definition: None, text: text.into() }), ..self }
    }

    /// Returns the title.
    pub(crate) fn title(&self, program: &Program) -> Option<String> {
        self.title.as_ref().map(|Title { definition, text }| match definition {
            Some(definition) => format!("{} {text}", program.title(definition)),
            None => text.to_string(),
        })
    }
}

impl InstanceList {
    /// Creates a list whose instances may all be applied together.
    pub(crate) fn new(instances: Vec<Instance>) -> Self {
        Self { part: None, instances, empty: Empty::First }
    }

    /// Creates such a list for instances below a node of kind `parent`.
    pub(crate) fn below(parent: &str, instances: Vec<Instance>) -> Self {
        let part = SearchTarget::list(parent, instances.len());
        Self { part: Some(part), ..Self::new(instances) }
    }

    /// Creates a list of one instance, which replaces `node`.
    pub(crate) fn of_node(node: Node, with: Replacement) -> Self {
        let edit = Edit::default().replacing(node.id(), with);
        let part = SearchTarget::Node { kind: node.kind().into() };
        Self { part: Some(part), ..Self::new(vec![Instance::new([node.id()], edit)]) }
    }
}

/// Returns the replacement of `node` in `settled`.
pub(crate) fn replacement(settled: &Edit, node: NodeId) -> Option<&Replacement> {
    let at = settled.replaced().binary_search_by_key(&node, |(replaced, _)| *replaced).ok()?;
    Some(&settled.replaced()[at].1)
}
