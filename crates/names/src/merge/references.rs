//! Uses of names of other parts.

use secateur_syntax::NodeId;

use super::Merge;
use super::meanings::Target;
use super::part::Part;

/// References from a part to others, and statements that give a name to an entity of another part.
#[derive(Default)]
pub(super) struct References {
    pub(super) uses: Vec<Reference>,
    /// Aliases by the index of the import: own name, part and name there.
    pub(super) aliases: Vec<(usize, String, usize, String)>,
}

/// Use of a name of another part.
pub(super) struct Reference {
    pub(super) node: NodeId,
    pub(super) part: usize,
    pub(super) name: String,
}

impl Merge<'_> {
    /// Finds all references from a part; `None` if a module is used other than by its names.
    pub(super) fn references(&self, part: &Part<'_>) -> Option<References> {
        let program = &*part.file.program;
        let mut found = References::default();
        for (text, name) in &part.names {
            let is_binding = |leaf: &NodeId| name.definitions.contains(leaf);
            let uses = name.leaves.iter().filter(|leaf| !is_binding(leaf));
            let target = match self.imported(part, text) {
                None if name.definitions.is_empty() => self.taken_with_all(part, text),
                None => {
                    self.find_aliases(part, text, &mut found)?;
                    continue;
                }
                target => target,
            };
            for leaf in target.is_some().then_some(uses).into_iter().flatten() {
                let (mut node, mut target) = (program.node(*leaf), target.clone()?);
                while let Target::Module(module) = &target {
                    let member = part.file.modules.qualified(node)?;
                    let text = str::from_utf8(member.text()).ok()?;
                    target = self.member_or_unknown(part, module, text)?;
                    node = node.parent()?;
                }
                let Target::Name(part, name) = target else { continue };
                found.uses.push(Reference { node: node.id(), part, name });
            }
        }
        Some(found)
    }

    /// Finds the bindings of a name that is defined several times.
    fn find_aliases(&self, part: &Part<'_>, text: &str, found: &mut References) -> Option<()> {
        for (index, import) in part.file.imports.iter().enumerate() {
            let leaves = &part.names.get(text)?.definitions;
            for binding in import.bindings.iter().filter(|it| leaves.contains(&it.leaf)) {
                match self.target(part, binding) {
                    Some(Target::Name(other, name)) => {
                        found.aliases.push((index, text.to_owned(), other, name));
                    }
                    Some(Target::Module(_)) => return None,
                    None => {}
                }
            }
        }
        Some(())
    }
}
