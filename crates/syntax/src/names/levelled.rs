//! Variables with one level less of arrays and pointers.

use super::{Definition, Names};
use crate::{Edit, NodeId, Replacement, Tree};

/// How many levels of a declaration are looked at.
const LEVELS_MAX: usize = 64;

impl Tree {
    /// What is declared as an array or a pointer, each with the change that takes away the level next to its name, there and
    /// where it is used: `int a[3]; … a[1]` becomes `int a; … a`, and `struct s *p; … p->m` becomes `struct s p; … p.m`.
    ///
    /// Uses that take no step to an element stay as they are, so that some of the changes only work together.
    #[must_use]
    pub fn levelled(&self, names: &Names) -> Vec<(Definition, Edit)> {
        let levelled = |definition: &Definition| Some((*definition, self.levelled_one(names, definition)?));
        names.definitions.iter().filter_map(levelled).collect()
    }

    /// The changes that take levels of arrays or pointers from all declarations that have any, next to the type, as many from each:
    /// `int **a; int ***b = &a;` becomes `int *a; int **b = &a;`. First as many as all of them have, then half as many, and so on to
    /// one. None for a single declaration, since its levels can go by themselves.
    #[must_use]
    pub fn thinned(&self, names: &Names) -> Vec<Edit> {
        let up = |node: &NodeId| Some(NodeId(self.records[node.index()].parent));
        let is_level = |node: &NodeId| self.without_level(*node).is_some();
        // From the name on, what has a level around it.
        let ways = names.definitions.iter().map(|definition| {
            let way: Vec<NodeId> =
                std::iter::successors(Some(definition.name), up).take_while(is_level).take(LEVELS_MAX).collect();
            way
        });
        let ways: Vec<_> = ways.filter(|way| !way.is_empty()).collect();
        let Some(most) = ways.iter().map(Vec::len).min().filter(|_| ways.len() > 1) else { return Vec::new() };
        let counts = std::iter::successors(Some(most), |count| Some(count / 2)).take_while(|&count| count > 0);
        let change = |way: &Vec<NodeId>, count: usize| {
            let outermost = NodeId(self.records[way[way.len() - 1].index()].parent);
            (outermost, Replacement::Node(way[way.len() - count]))
        };
        counts.map(|count| Edit::default().replacing_each(ways.iter().map(|way| change(way, count)))).collect()
    }

    fn levelled_one(&self, names: &Names, definition: &Definition) -> Option<Edit> {
        let entity = names.entity(definition);
        names.definitions_of(entity).next().filter(|first| first.name == definition.name)?;
        let declared = names.definitions_of(entity).map(|declared| self.without_level(declared.name));
        let mut changes: Vec<_> = declared.collect::<Option<_>>()?;
        changes.extend(entity.uses.iter().filter_map(|&place| self.without_step(place)));
        Some(Edit::default().replacing_each(changes))
    }

    /// The declarator around a name or another declarator, which gives way to what is in it.
    fn without_level(&self, name: NodeId) -> Option<(NodeId, Replacement)> {
        let record = &self.records[name.index()];
        let is_level = self.compiled.tables.names.is_level(self.records[record.parent as usize].kind, record.field);
        is_level.then_some((NodeId(record.parent), Replacement::Node(name)))
    }

    /// What is left of the step from a variable to its element.
    fn without_step(&self, place: NodeId) -> Option<(NodeId, Replacement)> {
        let record = &self.records[place.index()];
        let around = self.node(NodeId(record.parent));
        let steps = self.compiled.tables.names.steps(around.kind_id(), record.field);
        steps.iter().find_map(|&(token, with)| {
            let token = around.children().find(|child| !child.is_named() && child.text() == token.as_bytes())?;
            Some(match with {
                "" => (around.id(), Replacement::Node(place)),
                with => (token.id(), Replacement::Text(with.into())),
            })
        })
    }
}
