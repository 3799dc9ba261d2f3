//! Variables with one level less of arrays and pointers.

use super::{Definition, Names};
use crate::{Edit, NodeId, Replacement, Tree};

/// How many levels of a declaration are looked at.
const LEVELS_MAX: usize = 64;

impl Tree {
    /// What is declared as an array or a pointer, each with the change that takes away the level next to its name, there and
    /// where it is used: `int a[3]; … a[1]` becomes `int a; … a`, and `struct s *p; … p->m` becomes `struct s p; … p.m`. Where
    /// there are several levels, also with the change that takes away the one next to the type: `int a[3][5]; … a[1][2]` becomes
    /// `int a[3]; … a[1]`.
    ///
    /// Uses that take no step to an element stay as they are, so that some of the changes only work together.
    #[must_use]
    pub fn levelled(&self, names: &Names) -> Vec<(Definition, Edit)> {
        let is_first = |definition: &&Definition| {
            let first = names.definitions_of(names.entity(definition)).next();
            first.is_some_and(|first| first.name == definition.name)
        };
        let levelled = |&definition| self.levelled_one(names, definition).map(move |edit| (definition, edit));
        names.definitions.iter().filter(is_first).flat_map(levelled).collect()
    }

    /// The changes that take levels of arrays or pointers from all declarations that have any, next to the type, as many from each:
    /// `int **a; int ***b = &a;` becomes `int *a; int **b = &a;`. First as many as all of them have, then half as many, and so on to
    /// one. None for a single declaration, since its levels can go by themselves.
    #[must_use]
    pub fn thinned(&self, names: &Names) -> Vec<Edit> {
        let ways = names.definitions.iter().map(|definition| self.levels(definition.name));
        let ways: Vec<_> = ways.filter(|way| !way.is_empty()).collect();
        let Some(most) = ways.iter().map(Vec::len).min().filter(|_| ways.len() > 1) else { return Vec::new() };
        let counts = std::iter::successors(Some(most), |count| Some(count / 2)).take_while(|&count| count > 0);
        let change = |way: &Vec<NodeId>, count: usize| {
            let outermost = NodeId(self.records[way[way.len() - 1].index()].parent);
            (outermost, Replacement::Node(way[way.len() - count]))
        };
        counts.map(|count| Edit::default().replacing_each(ways.iter().map(|way| change(way, count)))).collect()
    }

    fn levelled_one(&self, names: &Names, definition: Definition) -> impl Iterator<Item = Edit> {
        let entity = names.entity(&definition);
        let declared: Vec<_> = names.definitions_of(entity).map(|declared| self.levels(declared.name)).collect();
        let least = declared.iter().map(Vec::len).min().unwrap_or_default();
        let are_alike = declared.iter().all(|levels| levels.len() == least);
        // How many levels stay between the name and the one that goes.
        let kept = [(least > 0).then_some(0), (least > 1 && are_alike).then(|| least - 1)].into_iter().flatten();
        kept.map(move |kept| {
            let mut changes: Vec<_> = declared.iter().filter_map(|levels| self.without_level(levels[kept])).collect();
            changes.extend(entity.uses.iter().filter_map(|&place| {
                let place = (0..kept).try_fold(place, |place, _| self.step(place).map(|(around, ..)| around))?;
                self.without_step(place)
            }));
            Edit::default().replacing_each(changes)
        })
    }

    /// A name and the declarators around it, each as long as another level is around it.
    fn levels(&self, name: NodeId) -> Vec<NodeId> {
        let up = |node: &NodeId| Some(NodeId(self.records[node.index()].parent));
        let is_level = |node: &NodeId| self.without_level(*node).is_some();
        std::iter::successors(Some(name), up).take_while(is_level).take(LEVELS_MAX).collect()
    }

    /// The declarator around a name or another declarator, which gives way to what is in it.
    fn without_level(&self, name: NodeId) -> Option<(NodeId, Replacement)> {
        let record = &self.records[name.index()];
        let is_level = self.compiled.tables.names.is_level(self.records[record.parent as usize].kind, record.field);
        is_level.then_some((NodeId(record.parent), Replacement::Node(name)))
    }

    /// What is left of the step from a variable to its element.
    fn without_step(&self, place: NodeId) -> Option<(NodeId, Replacement)> {
        let (around, token, with) = self.step(place)?;
        Some(match with {
            "" => (around, Replacement::Node(place)),
            with => (token, Replacement::Text(with.into())),
        })
    }

    /// The step from a variable to its element: all of it, the token that takes it, and what would take its place.
    fn step(&self, place: NodeId) -> Option<(NodeId, NodeId, &'static str)> {
        let record = &self.records[place.index()];
        let around = self.node(NodeId(record.parent));
        let steps = self.compiled.tables.names.steps(around.kind_id(), record.field);
        steps.iter().find_map(|&(token, with)| {
            let token = around.children().find(|child| !child.is_named() && child.text() == token.as_bytes())?;
            Some((around.id(), token.id(), with))
        })
    }
}
