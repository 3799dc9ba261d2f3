//! Keys of XML Schema, and the paths to what they identify.

use std::sync::Arc;

use super::{At, Lowering, QName};
use crate::keys::{Constraint, KeyKind, KeyPath};
use crate::names::NameClass;
use crate::relax_xml::namespace;

impl<'a> Lowering<'a> {
    /// Returns a key; `None` for another component.
    pub(super) fn key(&mut self, at: At<'a>) -> Option<Arc<Constraint>> {
        let full = |(space, local): QName| Arc::from(format!("{space}:{local}"));
        let kind = match at.kind() {
            "key" => KeyKind::Key,
            "unique" => KeyKind::Unique,
            "keyref" => KeyKind::Reference(full(self.reference(at, "refer")?)),
            _ => return None,
        };
        let name = full(at.name()?);
        let selector = self.paths(at.child(&["selector"])?)?;
        let fields = at.children().filter(|child| child.kind() == "field");
        let fields = fields.map(|field| self.paths(field)).collect::<Option<Vec<_>>>()?;
        Some(Arc::new(Constraint { name, kind, selector, fields }))
    }

    /// Reads the paths of a selector or field.
    fn paths(&mut self, at: At<'a>) -> Option<Vec<KeyPath>> {
        let paths = at.node.attribute("xpath")?.split('|');
        paths.map(|path| self.path(at, path.trim())).collect()
    }

    fn path(&mut self, at: At<'a>, path: &str) -> Option<KeyPath> {
        let deep = path.strip_prefix(".//");
        let mut found = KeyPath { is_deep: deep.is_some(), steps: Vec::new(), attribute: None };
        for step in deep.unwrap_or(path).split('/').map(str::trim).filter(|step| *step != ".") {
            let step = step.strip_prefix("child::").unwrap_or(step);
            let attribute = step.strip_prefix('@').or_else(|| step.strip_prefix("attribute::"));
            let (prefix, local) = match attribute.unwrap_or(step).split_once(':') {
                Some((prefix, local)) => (Some(prefix), local),
                None => (None, attribute.unwrap_or(step)),
            };
            // A name without a prefix has no namespace.
            let space = match prefix {
                Some(_) => namespace(at.node, prefix)?,
                None => "",
            };
            let class = match (prefix, local) {
                (None, "*") => NameClass::Any { except: Vec::new() },
                (_, "*") => {
                    NameClass::Space { space: self.draft.names.intern(space), except: Vec::new() }
                }
                _ => NameClass::Name(self.draft.names.name(space, local)),
            };
            if attribute.is_some() {
                found.attribute = Some(class);
            } else {
                found.steps.push(class);
            }
        }
        Some(found)
    }
}
