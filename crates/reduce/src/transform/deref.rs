//! Deref: one level less of arrays and pointers: `int a[3] = {1}; … a[1]` becomes `int a = 1; … a`. Of several levels, it is the one next
//! to the name or the one next to the type.

use secateur_names::{Definition, Program, Step};
use secateur_syntax::{Edit, Literal, NodeId, Replacement};

use super::{Instance, Transformation};
use crate::list::between_ends;

pub(crate) struct Deref;

impl Transformation for Deref {
    fn instances(&self, program: &Program) -> Vec<Instance> {
        Instance::of_definitions(program, |definition| {
            levelled(program, definition).collect::<Vec<_>>()
        })
    }

    fn title(&self, program: &Program, instance: &Instance, _: &Edit) -> Option<String> {
        Some(format!("{} can lose a level of arrays or pointers", instance.definition(program)?))
    }
}

/// How many levels of a declaration are looked at.
const LEVELS_MAX: usize = 64;

/// For what is declared as an array or a pointer, the change that takes away the level next to its name, there and where it is used,
/// and where there are several levels, the one that takes away the level next to the type: `int a[3][5]; … a[1][2]` becomes
/// `int a[3]; … a[1]`. Of its value, the first element of each list of the level stays.
///
/// Uses that take no step to an element stay as they are, so that some of the changes only work together.
fn levelled(program: &Program, definition: &Definition) -> impl Iterator<Item = Edit> {
    let entity = program.entity(definition);
    let is_first =
        program.definitions_of(entity).next().is_some_and(|first| first.name == definition.name);
    let declared: Vec<_> = program
        .definitions_of(entity)
        .filter(|_| is_first)
        .map(|declared| levels(program, declared.name))
        .collect();
    let least = declared.iter().map(Vec::len).min().unwrap_or_default();
    let are_alike = declared.iter().all(|levels| levels.len() == least);
    // How many levels stay between the name and the one that goes.
    let kept = [(least > 0).then_some(0), (least > 1 && are_alike).then(|| least - 1)]
        .into_iter()
        .flatten();
    kept.map(move |kept| {
        let mut changes: Vec<_> =
            declared.iter().filter_map(|levels| without_level(program, levels[kept])).collect();
        changes.extend(declared.iter().flat_map(|levels| without_lists(program, levels, kept)));
        changes.extend(entity.uses.iter().filter_map(|&place| {
            let place = (0..kept)
                .try_fold(place, |place, _| step(program, place).map(|(around, ..)| around))?;
            without_step(program, place)
        }));
        Edit::default().replacing_each(changes)
    })
}

/// A name and the declarators around it, each as long as another level is around it.
fn levels(program: &Program, name: NodeId) -> Vec<NodeId> {
    let up = |node: &NodeId| Some(program.node(*node).parent_id());
    let is_level = |node: &NodeId| without_level(program, *node).is_some();
    std::iter::successors(Some(name), up).take_while(is_level).take(LEVELS_MAX).collect()
}

/// The declarator around a name or another declarator, which gives way to what is in it.
fn without_level(program: &Program, name: NodeId) -> Option<(NodeId, Replacement)> {
    let node = program.node(name);
    program
        .rules()
        .levels
        .contains(&node.place())
        .then_some((node.parent_id(), Replacement::Node(name)))
}

/// Of the value beside so many levels, the lists within `kept` others, each of which gives way to its first element.
fn without_lists(program: &Program, levels: &[NodeId], kept: usize) -> Vec<(NodeId, Replacement)> {
    let outermost = levels.last().map(|&level| program.node(level).parent_id());
    let mut lists: Vec<_> =
        outermost.and_then(|level| program.value_beside(level)).into_iter().collect();
    lists.retain(|&list| is_list(program, list));
    for _ in 0..kept {
        lists = lists
            .into_iter()
            .flat_map(|list| program.items(list))
            .filter(|&item| is_list(program, item))
            .collect();
    }
    let first = |list: NodeId| {
        program.items(list).into_iter().find(|&item| program.may_stand_at(list, item))
    };
    lists.into_iter().filter_map(|list| Some((list, Replacement::Node(first(list)?)))).collect()
}

/// Whether a node is something in brackets.
fn is_list(program: &Program, node: NodeId) -> bool {
    between_ends(&program.node(node)).is_some()
}

/// What is left of the step from a variable to its element.
fn without_step(program: &Program, place: NodeId) -> Option<(NodeId, Replacement)> {
    let (around, token, with) = step(program, place)?;
    Some(match with {
        None => (around, Replacement::Node(place)),
        Some(with) => (token, Replacement::Text(with.0.into())),
    })
}

/// The step from a variable to its element: all of it, the token that takes it, and what would take its place.
fn step(program: &Program, place: NodeId) -> Option<(NodeId, NodeId, Option<Literal>)> {
    let around = program.node(program.node(place).parent_id());
    let steps = program.rules().steps.get(&program.node(place).place())?;
    steps.iter().find_map(|&Step { token, with }| {
        let token = around
            .children()
            .find(|child| !child.is_named() && child.text() == token.as_bytes())?;
        Some((around.id(), token.id(), with))
    })
}
