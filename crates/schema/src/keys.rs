//! Keys of XML Schema: values that are unique below an element, and references to them.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use crate::names::{Name, NameClass};

/// Key, or reference to a key.
#[derive(Clone, Debug)]
pub(crate) struct Constraint {
    pub(crate) name: Arc<str>,
    pub(crate) kind: KeyKind,
    pub(crate) selector: Vec<KeyPath>,
    pub(crate) fields: Vec<Vec<KeyPath>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum KeyKind {
    /// Each selected element has all fields.
    Key,
    Unique,
    /// Reference to the key of this name.
    Reference(Arc<str>),
}

/// Path from an element to a descendant or to an attribute of one.
#[derive(Clone, Debug)]
pub(crate) struct KeyPath {
    /// Any number of elements may precede the steps.
    pub(crate) is_deep: bool,
    pub(crate) steps: Vec<NameClass>,
    pub(crate) attribute: Option<NameClass>,
}

impl KeyPath {
    /// Returns `true` if the path leads to the last of these nested elements.
    fn leads_to(&self, names: &[Name]) -> bool {
        let Some(before) = names.len().checked_sub(self.steps.len()) else { return false };
        (before == 0 || self.is_deep)
            && self.steps.iter().zip(&names[before..]).all(|(step, name)| step.has(*name))
    }
}

/// Keys of the open elements.
#[derive(Default)]
pub(crate) struct Keys {
    /// Names of the open elements.
    path: Vec<Name>,
    scopes: Vec<Scope>,
    /// Values of the keys of closed scopes.
    known: HashMap<Arc<str>, HashSet<String>>,
    links: Vec<Link>,
}

struct Scope {
    depth: usize,
    constraint: Arc<Constraint>,
    rows: Vec<Row>,
}

/// Selected element.
struct Row {
    depth: usize,
    at: usize,
    fields: Vec<Option<String>>,
    /// Index of the attribute that is the only field.
    attribute: Option<usize>,
    /// Fields that are the text of an open element, with its depth.
    open: Vec<(usize, usize)>,
    is_open: bool,
}

/// Element with a key, or with a reference to one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Position of the element.
    pub at: usize,
    /// Key and its value.
    pub value: String,
    pub is_reference: bool,
    /// Index of the attribute with the value, if it is one.
    pub attribute: Option<usize>,
}

impl Keys {
    pub(crate) fn start(
        &mut self,
        name: Name,
        at: usize,
        attributes: &[(Name, &str)],
        constraints: &[Arc<Constraint>],
    ) {
        self.path.push(name);
        let depth = self.path.len();
        for scope in &mut self.scopes {
            let below = &self.path[scope.depth..];
            if scope.constraint.selector.iter().any(|path| path.leads_to(below)) {
                scope.rows.push(Row {
                    depth,
                    at,
                    fields: vec![None; scope.constraint.fields.len()],
                    attribute: None,
                    open: Vec::new(),
                    is_open: true,
                });
            }
            for row in scope.rows.iter_mut().filter(|row| row.is_open) {
                let below = &self.path[row.depth..];
                for (number, paths) in scope.constraint.fields.iter().enumerate() {
                    for path in paths.iter().filter(|path| path.leads_to(below)) {
                        let Some(class) = &path.attribute else {
                            row.open.push((number, depth));
                            continue;
                        };
                        let found = attributes.iter().position(|(name, _)| class.has(*name));
                        if let Some(index) = found {
                            row.fields[number] = Some(attributes[index].1.trim().to_owned());
                            let is_only = row.depth == depth && row.fields.len() == 1;
                            row.attribute = is_only.then_some(index);
                        }
                    }
                }
            }
        }
        let scopes = constraints.iter().map(|constraint| Scope {
            depth,
            constraint: constraint.clone(),
            rows: Vec::new(),
        });
        self.scopes.extend(scopes);
    }

    /// Ends an element with this text.
    pub(crate) fn end(&mut self, text: &str) -> Result<(), String> {
        let depth = self.path.len();
        for scope in &mut self.scopes {
            for row in scope.rows.iter_mut().filter(|row| row.is_open) {
                let Row { open, fields, .. } = row;
                open.retain(|&(number, of)| {
                    if of == depth {
                        fields[number] = Some(text.trim().to_owned());
                    }
                    of != depth
                });
                row.is_open = row.depth != depth;
            }
        }
        self.path.pop();
        let first = self.scopes.partition_point(|scope| scope.depth < depth);
        let mut closed = self.scopes.split_off(first);
        // References come after the keys of the same element.
        closed.sort_by_key(|scope| matches!(scope.constraint.kind, KeyKind::Reference(_)));
        closed.into_iter().try_for_each(|scope| self.close(scope))
    }

    fn close(&mut self, scope: Scope) -> Result<(), String> {
        let Constraint { name, kind, .. } = &*scope.constraint;
        let mut own = HashSet::new();
        for Row { at, fields, attribute, .. } in scope.rows {
            let Some(fields) = fields.into_iter().collect::<Option<Vec<_>>>() else {
                if *kind == KeyKind::Key {
                    return Err(format!("an element lacks a field of the key {name}"));
                }
                continue;
            };
            let value = fields.join("\u{1}");
            let target = match kind {
                KeyKind::Reference(target) => {
                    if !self.known.get(target).is_some_and(|known| known.contains(&value)) {
                        return Err(format!("no element has the key {value} of {target}"));
                    }
                    target
                }
                KeyKind::Key | KeyKind::Unique => {
                    if !own.insert(value.clone()) {
                        return Err(format!("two elements have the key {value} of {name}"));
                    }
                    name
                }
            };
            self.links.push(Link {
                at,
                value: format!("{target}\u{1}{value}"),
                is_reference: matches!(kind, KeyKind::Reference(_)),
                attribute,
            });
        }
        self.known.entry(name.clone()).or_default().extend(own);
        Ok(())
    }

    pub(crate) fn into_links(self) -> Vec<Link> {
        self.links
    }
}
