//! Model groups and wildcards as patterns.

use super::{At, Component, DEPTH_MAX, Lowering, Read};
use crate::SchemaError;
use crate::element_type::ElementType;
use crate::names::NameClass;
use crate::pattern::{EMPTY, Operator, PatternId, TEXT};

/// Maximum number that is counted; larger ones are no limit.
const COUNT_MAX: usize = 64;
/// Maximum number of declared elements that a wildcard knows.
const DECLARED_MAX: usize = 1_000;

impl<'a> Lowering<'a> {
    /// Returns the model group of a type.
    pub(super) fn own_content(&mut self, at: At<'a>, is_mixed: bool) -> Read<PatternId> {
        let content = match at.child(&["sequence", "choice", "all", "group"]) {
            Some(group) => self.particle(group)?,
            None => EMPTY,
        };
        Ok(if is_mixed { self.draft.patterns.interleave([TEXT, content]) } else { content })
    }

    fn particle(&mut self, at: At<'a>) -> Read<PatternId> {
        self.depth += 1;
        if self.depth > DEPTH_MAX || self.draft.patterns.is_full() {
            return Err(SchemaError::TooComplex {
                file: self.file.to_owned(),
                limit: "its content models are nested too deep",
            });
        }
        let one = self.one(at)?;
        self.depth -= 1;
        Ok(self.counted(at, one))
    }

    fn one(&mut self, at: At<'a>) -> Read<PatternId> {
        let kind = at.kind();
        Ok(match kind {
            "sequence" | "choice" | "all" => {
                let parts = at.children().filter(|part| part.kind() != "annotation");
                let parts = parts.map(|part| self.particle(part)).collect::<Read<Vec<_>>>()?;
                let operator = match kind {
                    "sequence" => Operator::Group,
                    "choice" => Operator::Choice,
                    _ => Operator::Interleave,
                };
                self.draft.patterns.combined(operator, parts)
            }
            "group" => {
                let Some(name) = self.reference(at, "ref") else {
                    return self.own_content(at, false);
                };
                if let Some(&known) = self.groups.get(&name) {
                    return Ok(known);
                }
                let Some(group) = self.component(Component::Group, &name) else {
                    return Err(self.error(format!("the group {} is not declared", name.1)));
                };
                if !self.open.insert((Component::Group, name.clone())) {
                    return Err(self.error(format!("the group {} contains itself", name.1)));
                }
                let content = self.own_content(group, false)?;
                self.open.remove(&(Component::Group, name.clone()));
                self.groups.insert(name, content);
                content
            }
            "element" => match self.reference(at, "ref") {
                Some(name) => match self.component(Component::Element, &name) {
                    Some(element) => self.element(element)?,
                    None => {
                        let name = self.interned(&name);
                        self.wildcard(NameClass::Name(name))
                    }
                },
                None => {
                    let id = self.element_type(at);
                    self.draft.patterns.element(id)
                }
            },
            "any" => {
                let text = |name: &str| at.attribute(name).map(str::to_owned);
                let key = (at.space.to_owned(), text("namespace"), text("processContents"));
                if let Some(&known) = self.wildcards.get(&key) {
                    return Ok(known);
                }
                let class = self.namespaces(at);
                let is_skipped = key.2.as_deref() == Some("skip");
                let any = if is_skipped { self.wildcard(class) } else { self.known_or_any(class) };
                self.wildcards.insert(key, any);
                any
            }
            _ => EMPTY,
        })
    }

    /// Returns a pattern for any element of a class.
    fn wildcard(&mut self, class: NameClass) -> PatternId {
        self.draft.note("wildcards admit elements with any content");
        let id = self.draft.add(ElementType::any(class));
        self.draft.patterns.element(id)
    }

    /// Returns a pattern for the declared elements of a class, and for any others.
    fn known_or_any(&mut self, class: NameClass) -> PatternId {
        let (mut options, mut names) = (Vec::new(), Vec::new());
        for (name, at) in self.declared(Component::Element) {
            let name = self.interned(&name);
            if class.has(name) {
                if names.len() == DECLARED_MAX {
                    return self.wildcard(class);
                }
                let id = self.element_type(at);
                options.push(self.draft.patterns.element(id));
                names.push(NameClass::Name(name));
            }
        }
        options.push(self.wildcard(class.without(names)));
        self.draft.patterns.choice(options)
    }

    /// Returns the names that a wildcard admits.
    pub(super) fn namespaces(&mut self, at: At<'a>) -> NameClass {
        let any = NameClass::Any { except: Vec::new() };
        let names = &mut self.draft.names;
        let mut space =
            |space: &str| NameClass::Space { space: names.intern(space), except: Vec::new() };
        match at.attribute("namespace") {
            None | Some("##any") => any,
            Some("##other") => {
                let except = vec![space(at.space), space("")];
                NameClass::Any { except }
            }
            Some(list) => {
                let spaces = list.split_whitespace().map(|word| match word {
                    "##targetNamespace" => at.space,
                    "##local" => "",
                    word => word,
                });
                NameClass::Choice(spaces.map(space).collect())
            }
        }
    }

    /// Returns a pattern as often as `minOccurs` and `maxOccurs` say.
    fn counted(&mut self, at: At<'a>, one: PatternId) -> PatternId {
        let min = at.attribute("minOccurs").and_then(|min| min.parse().ok()).unwrap_or(1usize);
        let max = match at.attribute("maxOccurs") {
            Some("unbounded") => None,
            Some(max) => max.parse::<usize>().ok().filter(|&max| max <= COUNT_MAX),
            None => Some(1),
        };
        let patterns = &mut self.draft.patterns;
        match (min, max) {
            (_, Some(0)) => EMPTY,
            (1, Some(1)) => one,
            (0, Some(1)) => patterns.optional(one),
            (0, None) => patterns.zero_or_more(one),
            (1, None) => patterns.one_or_more(one),
            (min, None) => {
                let min = min.min(COUNT_MAX);
                let rest = patterns.one_or_more(one);
                patterns.group(std::iter::repeat_n(one, min - 1).chain([rest]))
            }
            (min, Some(max)) => {
                let min = min.min(max);
                // Nested, so that the pattern stays deterministic.
                let mut rest = EMPTY;
                for _ in min..max {
                    let more = patterns.group([one, rest]);
                    rest = patterns.optional(more);
                }
                patterns.group(std::iter::repeat_n(one, min).chain([rest]))
            }
        }
    }
}
