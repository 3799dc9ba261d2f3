//! What the queries of a grammar say of names: captures of `tags.scm` and `locals.scm`, without the conditions on them.

use secateur_syntax::{Field, Literal, Place};

use super::{BLOCK, Derivation};

/// A part of a query: a node, or several of which any may stand there.
#[derive(Debug, Default)]
struct Part<'a> {
    around: Option<usize>,
    /// Empty for several, and for tokens.
    kind: &'a str,
    field: &'a str,
    captures: Vec<&'a str>,
    is_choice: bool,
}

impl Derivation<'_> {
    /// Adds what a text of queries says.
    pub(super) fn add_queries(&mut self, text: &str) {
        let parts = read(text);
        for at in 0..parts.len() {
            for capture in captures(&parts, at) {
                match capture
                    .trim_start_matches("local.")
                    .split_once('.')
                    .map_or((capture, ""), |(head, rest)| (head, rest))
                {
                    ("local.scope" | "scope", _) => self.add_scope(parts[at].kind),
                    ("name", _) => self.add_name(&parts, at),
                    ("local.definition" | "definition", what) => self.add_definition(&parts, &[at], what),
                    _ => {}
                }
            }
        }
    }

    fn add_scope(&mut self, kind: &str) {
        if let Some(kind) = self.shapes.kind(kind) {
            let scope = self.rules.scopes.entry(BLOCK).or_default();
            if !scope.contains(&kind) {
                scope.push(kind);
            }
        }
    }

    /// A name within what is captured as a definition.
    fn add_name(&mut self, parts: &[Part<'_>], name: usize) {
        let mut way = vec![name];
        while let Some(around) = node_around(parts, way[way.len() - 1]) {
            let definition = parts[around].captures.iter().find_map(|capture| capture.strip_prefix("definition."));
            if let Some(what) = definition {
                return self.add_definition(parts, &way, what);
            }
            way.push(around);
        }
    }

    /// A definition of the name at the beginning of a way up, by what is around the end of it.
    fn add_definition(&mut self, parts: &[Part<'_>], way: &[usize], what: &str) {
        let place = |&at: &usize| {
            let kind = self.shapes.kind(parts[node_around(parts, at)?].kind)?;
            let (own, field) = (self.shapes.kind(parts[at].kind)?, self.shapes.field(field(parts, at)));
            // Where a query has no field, any will do.
            let mut slots = self.shapes.slots_of(kind).filter(|slot| slot.kinds.contains(&own)).map(|slot| slot.place);
            slots.find(|place| field == Field::NONE || place.field == field)
        };
        let Some(places) = way.iter().map(place).collect::<Option<Vec<Place>>>() else { return };
        let Some((&last, through)) = places.split_last() else { return };
        let is_known = places.iter().any(|place| self.rules.definitions.contains_key(place));
        if is_known || !self.may_define(last) {
            return;
        }
        self.rules.through.extend(through);
        self.define(last, false);
        if let Some(rule) = self.rules.definitions.get_mut(&last).filter(|_| !what.is_empty()) {
            rule.what = Literal(what.replace(['.', '_'], " ").leak());
        }
    }
}

/// The node around a part.
fn node_around(parts: &[Part<'_>], at: usize) -> Option<usize> {
    std::iter::successors(parts[at].around, |&around| parts[around].around).find(|&around| !parts[around].is_choice)
}

/// A part with the choices right around it.
fn with_choices<'p, 'a>(parts: &'p [Part<'a>], at: usize) -> impl Iterator<Item = &'p Part<'a>> {
    let around = move |&at: &usize| parts[at].around.filter(|&around| parts[around].is_choice);
    std::iter::successors(Some(at), around).map(|at| &parts[at])
}

fn field<'a>(parts: &[Part<'a>], at: usize) -> &'a str {
    with_choices(parts, at).map(|part| part.field).find(|field| !field.is_empty()).unwrap_or_default()
}

fn captures<'a>(parts: &[Part<'a>], at: usize) -> Vec<&'a str> {
    if parts[at].kind.is_empty() {
        return Vec::new();
    }
    with_choices(parts, at).flat_map(|part| part.captures.iter().copied()).collect()
}

/// The parts of a text of queries. What is not understood is passed over.
fn read(text: &str) -> Vec<Part<'_>> {
    let (mut parts, mut open): (Vec<Part<'_>>, Vec<usize>) = (Vec::new(), Vec::new());
    // The part that has just ended, and the field that the next is in.
    let (mut last, mut field) = (None, "");
    for token in tokens(text) {
        let is_in_predicate = open.last().is_some_and(|&at| parts[at].kind.starts_with('#'));
        match token.as_bytes()[0] {
            b'(' | b'[' => {
                let (around, is_choice) = (open.last().copied(), token == "[");
                open.push(parts.len());
                parts.push(Part { around, field: std::mem::take(&mut field), is_choice, ..Part::default() });
                last = None;
            }
            b')' | b']' => last = open.pop(),
            b'@' if is_in_predicate => {}
            b'@' => {
                if let Some(at) = last {
                    parts[at].captures.push(&token[1..]);
                }
            }
            b'"' => {
                last = Some(parts.len());
                parts.push(Part { around: open.last().copied(), field: std::mem::take(&mut field), ..Part::default() });
            }
            b'*' | b'+' | b'?' | b'.' | b'!' => {}
            _ if token.ends_with(':') => field = &token[..token.len() - 1],
            _ => {
                if let Some(&at) = open.last()
                    && parts[at].kind.is_empty()
                {
                    // Behind the slash stands the kind, in front of it what it is one of.
                    parts[at].kind = token.rsplit('/').next().unwrap_or_default();
                }
            }
        }
    }
    parts
}

fn tokens(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        loop {
            rest = rest.trim_start();
            if !rest.starts_with(';') {
                break;
            }
            rest = rest.find('\n').map_or("", |end| &rest[end..]);
        }
        let mut chars = rest.char_indices();
        let length = match chars.next()?.1 {
            '"' => {
                let mut is_escaped = false;
                let end = chars.find(|&(_, c)| {
                    let is_end = c == '"' && !is_escaped;
                    is_escaped = c == '\\' && !is_escaped;
                    is_end
                });
                end.map_or(rest.len(), |(at, _)| at + 1)
            }
            first if "()[]".contains(first) => 1,
            first => chars
                .find(|&(_, c)| c.is_whitespace() || "()[]\";".contains(c))
                .map_or(rest.len(), |(at, _)| at)
                .max(first.len_utf8()),
        };
        let (token, after) = rest.split_at(length);
        rest = after;
        Some(token)
    })
}

#[cfg(test)]
mod tests {
    use super::{captures, field, node_around, read};

    #[test]
    fn captures_are_found_with_the_fields_around_them() {
        let text = "; (not @me)\n((a (b c: [(d) (e) \"(\"] @name . f: (_)? ) (#eq? @name \")\")) @definition.x)\n(s/g) @local.scope )] @";
        let parts = read(text);
        let found: Vec<_> = (0..parts.len())
            .filter(|&at| !captures(&parts, at).is_empty())
            .map(|at| {
                let around = node_around(&parts, at).map_or("", |around| parts[around].kind);
                (parts[at].kind, around, field(&parts, at), captures(&parts, at))
            })
            .collect();
        assert_eq!(
            found,
            [
                ("a", "", "", vec!["definition.x"]),
                ("d", "b", "c", vec!["name"]),
                ("e", "b", "c", vec!["name"]),
                ("g", "", "", vec!["local.scope"]),
            ]
        );
    }
}
