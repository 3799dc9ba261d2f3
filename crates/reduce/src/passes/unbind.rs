//! Unbind: replaces a `let` by its body, and the names that it binds by values.
//!
//! A name becomes the first name of its type that its own value uses, or else a constant of its
//! type. All `let` of a program are one list: one at a time, each would cost a test, and a binding
//! is needed as long as another one uses it. If none of them can be replaced, each name that is
//! used once becomes its own value, again as one list.
//!
//! A generated formula of 2,280 tokens needs 947 tests instead of 10,881.
//!
//! - Helps with: generated formulas, which are chains of thousands of bindings.
//! - Costs: nothing in a language without `let`.
//! - Languages: those in which an expression binds names. A name becomes another value only if the
//!   language has rules for the types of expressions, as SMT-LIB has.
//! - Limit: none.
//! - Readable: no, the meaning changes.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use secateur_names::{Definition, Program};
use secateur_syntax::{Edit, Node, NodeId, Replacement};

use crate::example::Example;
use crate::round::Breadth;
use crate::transform::{Instance, InstanceList, KnownLists, Lists, Transformation, text_under};

pub(crate) struct Unbind;

pub(crate) const EXAMPLES: &[Example] = &[Example::new(
    "a.smt2",
    "(assert (let ((a (bvult b #x1))) (or a c)))",
    "(assert (or true c))",
)];

impl Transformation for Unbind {
    fn lists(&self, program: &Arc<Program>, _: Breadth) -> Box<dyn Lists> {
        KnownLists::boxed(program, [Way::Value, Way::Inlined], |program, way, removed| {
            // After a success, the other list overlaps it.
            let is_first = removed.parts().next().is_none();
            let instances = if is_first { instances(program, *way) } else { Vec::new() };
            // `inline` tries each alone.
            let least = if *way == Way::Value { 1 } else { 2 };
            (instances.len() >= least).then(|| InstanceList::new(instances))
        })
    }

    /// Follows names to the end: the text that replaces a name can contain other replaced names.
    fn with(&self, program: &Program, settled: &Edit, instances: &[&Instance]) -> Edit {
        // Outer bindings come first, and their names are only used inside.
        let mut replaced: BTreeMap<NodeId, Replacement> =
            settled.replaced().iter().cloned().collect();
        let mut became: HashMap<&[u8], Replacement> = HashMap::new();
        for (node, to) in instances.iter().flat_map(|instance| instance.edit.replaced()) {
            let last = match to {
                Replacement::Text(text) => {
                    let last = became.get(text.as_bytes()).unwrap_or(to).clone();
                    became.insert(program.node(*node).text(), last.clone());
                    last
                }
                // The value of a name that is used once.
                Replacement::Node(value) if !program.node(*node).contains(*value) => {
                    let value = program.node(*value);
                    // The nodes in the value are gone afterwards.
                    let inside = value.id()..NodeId(value.subtree().end as u32);
                    let edit =
                        Edit::default().replacing_each(replaced.extract_if(inside, |_, _| true));
                    match text_under(program, value, &edit) {
                        Some(text) => Replacement::Text(text.into()),
                        None => continue,
                    }
                }
                _ => to.clone(),
            };
            replaced.insert(*node, last);
        }
        Edit::default().deleting(settled.deleted().iter().copied()).replacing_each(replaced)
    }

    fn needed_max(&self) -> f64 {
        4.0
    }

    /// A binding can be unneeded after others are gone.
    fn comes_again(&self) -> bool {
        true
    }
}

/// Replacement of the names that a `let` binds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// A value of the same type, or another name.
    Value,
    /// The value of the name, which is used at most once.
    Inlined,
}

fn instances(program: &Program, way: Way) -> Vec<Instance> {
    let mut bindings: BTreeMap<NodeId, Vec<&Definition>> = BTreeMap::new();
    for definition in program.definitions() {
        let entity = program.entity(definition);
        if entity.scope > NodeId::ROOT && entity.definition_count() == 1 {
            bindings.entry(entity.scope).or_default().push(definition);
        }
    }
    let instance = |(scope, bound): (NodeId, Vec<&Definition>)| {
        unbound(program, program.node(scope), &bound, way)
    };
    bindings.into_iter().filter_map(instance).collect()
}

/// Returns the edit that replaces a `let` by its body, if it saves tokens. A `let` consists of
/// definitions and a last part, its body.
fn unbound(program: &Program, scope: Node, bound: &[&Definition], way: Way) -> Option<Instance> {
    let parts = scope.named_children().filter(|child| !child.is_extra());
    let (body, bindings) =
        parts.collect::<Vec<_>>().split_last().map(|(body, rest)| (*body, rest.to_vec()))?;
    let is_own = |definition: &&Definition| {
        let name = program.node(definition.name);
        name.id() < body.id() && program.value_beside(name).is_some()
    };
    let is_binding = |part: &Node| bound.iter().any(|definition| part.contains(definition.name));
    if !scope.admits(body) || !bound.iter().all(is_own) || !bindings.iter().all(is_binding) {
        return None;
    }
    let (mut edit, mut growth) = (Edit::default(), 0);
    for definition in bound {
        let entity = program.entity(definition);
        if entity.uses.is_empty() {
            continue;
        }
        let value = program.value_beside(program.node(definition.name))?;
        let is_value = |node: &Node| body.contains(node.id()) && program.admits_value(node);
        if !program.uses_of(entity).all(|node| is_value(&node)) {
            return None;
        }
        if way == Way::Inlined {
            let [only] = entity.uses[..] else { return None };
            edit = edit.replacing(only, Replacement::Node(value.id()));
            continue;
        }
        let text: Arc<str> = stand_in(program, definition, value)?.into();
        let tokens = program.grammar().estimate_tokens(text.as_bytes());
        growth += tokens.saturating_sub(1) * entity.uses.len() as u64;
        let text = Replacement::Text(text);
        edit = edit.replacing_each(entity.uses.iter().map(|&node| (node, text.clone())));
    }
    let lost = scope.weight() - body.weight();
    let edit = edit.replacing(scope.id(), Replacement::Node(body.id()));
    (growth < lost).then(|| Instance::new([scope.id()], edit).weighing(lost))
}

/// Returns a text of the type of a value: the first such name in the value, or a constant.
fn stand_in(program: &Program, definition: &Definition, value: Node) -> Option<String> {
    let own_type = program.type_of(definition.name)?;
    let kind = program.node(definition.name).kind_id();
    let is_name =
        |node: &Node| node.kind_id() == kind && program.type_of(node.id()) == Some(own_type);
    let name = value.with_descendants().find(is_name).map(|node| node.copy().to_string());
    name.or_else(|| program.value_like(definition.name).map(str::to_owned))
}

#[cfg(test)]
mod tests {
    use crate::passes::tests::changed;

    /// Returns the terms after each single edit of an assertion of `term`.
    fn unbound(term: &str) -> Vec<String> {
        let declared = "(declare-fun x () (_ BitVec 3)) (declare-fun b () Bool) \
                        (declare-fun a () (Array (_ BitVec 3) (_ BitVec 5)))";
        let texts = changed("a.smt2", &format!("{declared} (assert {term})"), "unbind");
        let term = |text: &String| {
            let term = text.strip_prefix(declared).and_then(|text| text.strip_prefix(" (assert "));
            term.and_then(|text| text.strip_suffix(")")).map_or(text.clone(), str::to_owned)
        };
        texts.iter().map(term).collect()
    }

    #[test]
    fn a_name_becomes_another_of_its_type_or_a_constant() {
        for (value, text) in [
            ("(= x x)", "true"),
            ("(bvneg #b101)", "#b000"),
            ("(bvadd y x)", "x"),
            ("(concat x (select a x))", "#x00"),
            ("((_ extract 2 1) x)", "#b00"),
            ("((_ zero_extend 2) x)", "#b00000"),
            ("(bvcomp x y)", "#b0"),
            ("(_ bv1 5)", "#b00000"),
            ("#x1f", "#x00"),
            ("(ite b (concat x x) y)", "#b000000"),
            ("(store a x #b00000)", "a"),
        ] {
            let term = format!("(let ((v {value})) (f v v))");
            assert_eq!(unbound(&term), [format!("(f {text} {text})")], "{value}");
        }
        // The type is unknown.
        assert_eq!(unbound("(let ((v (g x))) (f v v))"), [""; 0]);
        // All names of a `let` become values at once.
        assert_eq!(unbound("(let ((v b) (w (bvneg x))) (f v w))"), ["(f b x)"]);
        assert_eq!(unbound("(let ((v (g x))) b)"), ["b"]);
    }

    #[test]
    fn names_that_are_used_once_become_their_values_together() {
        let text = "(let ((v (g x))) (let ((w (h v))) (f w)))";
        assert_eq!(unbound(text), ["(let ((w (h (g x)))) (f w))", "(let ((v (g x))) (f (h v)))"]);
        assert_eq!(unbound("(let ((v (g x))) (f v))"), [""; 0]);
    }
}
