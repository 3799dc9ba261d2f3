//! Meanings of names in the modules of a merged file.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use super::Merge;
use super::part::Part;
use crate::Binding;

/// Meaning of an imported name.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Target {
    /// Name in a part.
    Name(usize, String),
    Module(PathBuf),
}

impl Merge<'_> {
    /// Returns the meaning of a name that disappears, since bindings alone define it.
    pub(super) fn imported(&self, part: &Part<'_>, text: &str) -> Option<Target> {
        let target = self.target(part, part.bound(text)?)?;
        let is_kept = part.place.is_none()
            && part.file.modules.exports_imports(&part.file.path)
            && matches!(&target, Target::Name(_, name) if name != text);
        (!is_kept).then_some(target)
    }

    /// Returns the meaning of a binding; `None` if it is that of something outside of the parts.
    pub(super) fn target(&self, from: &Part<'_>, binding: &Binding) -> Option<Target> {
        let Binding { module, member, name, .. } = binding;
        let target = match member {
            Some(member) => self.member_or_unknown(from, module, member),
            None => self.module(from, module),
        };
        // A package has the name of a module because it imports that module.
        let is_itself = |part: usize| std::ptr::eq(&raw const self.parts[part], from);
        target
            .filter(|it| !matches!(it, Target::Name(part, own) if own == name && is_itself(*part)))
    }

    /// Returns the meaning of a name, which the module may define in an unknown way; `None` if it
    /// is a module outside of the parts.
    pub(super) fn member_or_unknown(
        &self,
        from: &Part<'_>,
        module: &Path,
        name: &str,
    ) -> Option<Target> {
        self.member(from, module, name).or_else(|| {
            let inner = from.file.modules.files(&module.join(name), &self.project.paths);
            if !inner.is_empty() {
                return None;
            }
            let number = *self.parts_of(from, module).first()?;
            Some(Target::Name(number, self.parts[number].exported(name).to_owned()))
        })
    }

    /// Returns the meaning of a name that only an import of all names can define: the last one.
    pub(super) fn taken_with_all(&self, part: &Part<'_>, text: &str) -> Option<Target> {
        let mut all = part.file.imports.iter().rev().filter(|import| import.takes_all);
        all.find_map(|import| self.member(part, &import.source, text))
    }

    /// Returns the meaning of a name in a module; `None` if no part defines it.
    fn member(&self, from: &Part<'_>, module: &Path, name: &str) -> Option<Target> {
        let mut open = vec![(module.to_owned(), name.to_owned(), None)];
        let mut seen = HashSet::new();
        while let Some((module, name, through)) = open.pop() {
            let rest = open.len();
            let is_new = seen.insert((module.clone(), name.clone()));
            let parts = if is_new { self.parts_of(from, &module) } else { Vec::new() };
            for number in parts {
                let part = &self.parts[number];
                let own = part.exported(&name).to_owned();
                let target = Target::Name(number, own.clone());
                match part.bound(&own).filter(|_| part.exports(&name)) {
                    // A package has the name of a module in it because it imports that module.
                    Some(Binding { module: source, member: Some(member), .. })
                        if (source, member) == (&module, &name) =>
                    {
                        return self.module(from, &module.join(&name)).or(Some(target));
                    }
                    Some(Binding { module, member: Some(member), .. }) => {
                        open.push((module.clone(), member.clone(), Some(target)));
                    }
                    Some(Binding { module, member: None, .. }) => {
                        return self.module(from, module).or(Some(target));
                    }
                    None if part.moved.exports.contains_key(&name) => return Some(target),
                    None if part.exports(&name) && part.defines(&own) => return Some(target),
                    None => {
                        let imports = part.file.imports.iter();
                        open.extend(imports.filter_map(|import| {
                            let is_it = |it: &&(String, String)| it.0 == name;
                            let known = import.exports.iter().find(is_it).map(|(_, it)| it);
                            let all = (import.takes_all || import.exports_all).then_some(&name);
                            Some((import.source.clone(), known.or(all)?.clone(), None))
                        }));
                    }
                }
            }
            if open.len() == rest
                && let Some(found) =
                    self.module(from, &module.join(&name)).or(through.filter(|_| is_new))
            {
                return Some(found);
            }
        }
        None
    }

    /// Returns the meaning of a module; `None` if it is not a part.
    fn module(&self, from: &Part<'_>, module: &Path) -> Option<Target> {
        let is_inside = || self.parts.iter().any(|part| part.file.path.starts_with(module));
        let is_part = !self.parts_of(from, module).is_empty() || is_inside();
        is_part.then(|| Target::Module(module.to_owned()))
    }
}
