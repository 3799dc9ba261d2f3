//! The compact syntax of RELAX NG.

use std::collections::HashMap;

use crate::names::XML_SPACE;
use crate::pattern::Operator;
use crate::relax_ast::{Ast, DEPTH_MAX, Item, NameAst, XSD_LIBRARY};
use crate::scanner::Scanner;
use crate::schema::Resource;
use crate::{SchemaError, scanner};

type Read<T> = Result<T, SchemaError>;

/// Returns the pattern in a file. `space` is the namespace of names that have none.
pub(crate) fn parse(file: &Resource, space: &str) -> Read<Ast> {
    let mut parser = Parser {
        scanner: Scanner::new(&file.text, &file.path),
        spaces: HashMap::from([("xml".to_owned(), XML_SPACE.to_owned())]),
        libraries: HashMap::from([("xsd".to_owned(), XSD_LIBRARY.to_owned())]),
        default_space: space.to_owned(),
        inherited: space.to_owned(),
    };
    parser.scanner.takes("\u{feff}");
    parser.declarations()?;
    let ast = parser.top()?;
    parser.blanks();
    if !parser.scanner.is_at_end() {
        return Err(parser.error("unexpected text after the schema"));
    }
    Ok(ast)
}

struct Parser<'a> {
    scanner: Scanner<'a>,
    spaces: HashMap<String, String>,
    libraries: HashMap<String, String>,
    default_space: String,
    inherited: String,
}

impl<'a> Parser<'a> {
    fn error(&self, problem: &str) -> SchemaError {
        self.scanner.error(problem)
    }

    fn rest(&self) -> &'a str {
        self.scanner.rest()
    }

    /// Skips white space, comments and annotations.
    fn blanks(&mut self) {
        loop {
            self.scanner.blanks();
            if self.rest().starts_with('#') {
                self.scanner.at += self.rest().find('\n').unwrap_or(self.rest().len());
            } else if self.rest().starts_with(">>") {
                // An annotation after a pattern.
                self.scanner.at += 2;
                self.scanner.blanks();
                self.name_text();
                self.scanner.blanks();
                self.brackets();
            } else if !self.brackets() {
                return;
            }
        }
    }

    /// Skips an annotation in brackets.
    fn brackets(&mut self) -> bool {
        if !self.rest().starts_with('[') {
            return false;
        }
        let (mut depth, mut quote) = (0usize, None);
        let mut end = self.scanner.text.len();
        for (at, byte) in self.rest().bytes().enumerate() {
            match (quote, byte) {
                (Some(open), _) if open == byte => quote = None,
                (Some(_), _) => {}
                // A comment up to the end of the line.
                (None, b'#') => quote = Some(b'\n'),
                (None, b'"' | b'\'') => quote = Some(byte),
                (None, b'[') => depth += 1,
                (None, b']') => {
                    depth -= 1;
                    if depth == 0 {
                        end = self.scanner.at + at + 1;
                        break;
                    }
                }
                _ => {}
            }
        }
        self.scanner.at = end;
        true
    }

    fn takes(&mut self, text: &str) -> bool {
        self.blanks();
        self.scanner.takes(text)
    }

    fn expect(&mut self, text: &str) -> Read<()> {
        self.blanks();
        self.scanner.expect(text)
    }

    /// Returns a name at the current position, or "".
    fn name_text(&mut self) -> &'a str {
        let rest = self.rest();
        let is_of_name =
            |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | ':' | '\u{b7}');
        let mut end = rest.find(|c| !is_of_name(c)).unwrap_or(rest.len());
        if !rest.starts_with(|c: char| c.is_alphabetic() || c == '_') {
            end = 0;
        }
        // `a:*` is all names of a namespace.
        while rest[..end].ends_with(':') {
            end -= 1;
        }
        self.scanner.at += end;
        &rest[..end]
    }

    /// Returns the next word without going past it.
    fn peek(&mut self) -> &'a str {
        self.blanks();
        let at = self.scanner.at;
        let name = self.name_text();
        self.scanner.at = at;
        name
    }

    fn takes_word(&mut self, word: &str) -> bool {
        let has = self.peek() == word;
        if has {
            self.scanner.at += word.len();
        }
        has
    }

    fn identifier(&mut self) -> Read<String> {
        self.takes("\\");
        let name = self.name_text();
        if name.is_empty() { Err(self.error("expected a name")) } else { Ok(name.to_owned()) }
    }

    /// Returns a literal, whose parts may be joined by `~`.
    fn literal(&mut self) -> Read<String> {
        let mut text = String::new();
        loop {
            self.blanks();
            text += &unescaped(self.scanner.quoted(&["\"\"\"", "'''", "\"", "'"])?);
            if !self.takes("~") {
                return Ok(text);
            }
        }
    }

    fn declarations(&mut self) -> Read<()> {
        loop {
            let at = self.scanner.at;
            if self.takes_word("namespace") {
                let prefix = self.identifier()?;
                self.expect("=")?;
                let space = self.namespace()?;
                self.spaces.insert(prefix, space);
            } else if self.takes_word("default") {
                if !self.takes_word("namespace") {
                    return Err(self.error("expected `namespace`"));
                }
                let prefix = if self.takes("=") {
                    None
                } else {
                    let prefix = self.identifier()?;
                    self.expect("=")?;
                    Some(prefix)
                };
                let space = self.namespace()?;
                if let Some(prefix) = prefix {
                    self.spaces.insert(prefix, space.clone());
                }
                self.default_space = space;
            } else if self.takes_word("datatypes") {
                let prefix = self.identifier()?;
                self.expect("=")?;
                let library = self.literal()?;
                self.libraries.insert(prefix, library);
            } else {
                self.scanner.at = at;
                return Ok(());
            }
        }
    }

    fn namespace(&mut self) -> Read<String> {
        if self.takes_word("inherit") { Ok(self.inherited.clone()) } else { self.literal() }
    }

    /// Reads a pattern, or the definitions of a grammar.
    fn top(&mut self) -> Read<Ast> {
        let at = self.scanner.at;
        let word = self.peek().to_owned();
        let is_item = match word.as_str() {
            "start" | "div" | "include" => true,
            "" => self.rest().starts_with('\\'),
            _ => {
                self.identifier()?;
                self.scanner.blanks();
                // An annotation, or a definition.
                self.rest().starts_with('[')
                    || ["=", "|=", "&="].into_iter().any(|sign| self.takes(sign))
            }
        };
        self.scanner.at = at;
        self.blanks();
        if is_item || self.scanner.is_at_end() {
            Ok(Ast::Grammar(self.items(0)?))
        } else {
            self.pattern(0)
        }
    }

    fn items(&mut self, depth: usize) -> Read<Vec<Item>> {
        if depth > DEPTH_MAX {
            return Err(self.error("divisions are nested too deep"));
        }
        let mut items = Vec::new();
        loop {
            self.blanks();
            if self.scanner.is_at_end() || self.rest().starts_with('}') {
                return Ok(items);
            }
            if self.takes_word("div") {
                self.expect("{")?;
                items.extend(self.items(depth + 1)?);
                self.expect("}")?;
            } else if self.takes_word("include") {
                let href = self.literal()?;
                let space = self.inherit()?;
                let mut overriding = Vec::new();
                if self.takes("{") {
                    overriding = self.items(depth + 1)?;
                    self.expect("}")?;
                }
                items.push(Item::Include { href, space, items: overriding });
            } else {
                let is_start = self.peek() == "start";
                let name = self.identifier()?;
                let name = if is_start { String::new() } else { name };
                // An annotation between the items.
                if self.rest().starts_with([' ', '\n', '[']) && {
                    self.blanks();
                    !self.rest().starts_with(['=', '|', '&'])
                } {
                    continue;
                }
                let combine = if self.takes("|=") {
                    Some(Operator::Choice)
                } else if self.takes("&=") {
                    Some(Operator::Interleave)
                } else {
                    self.expect("=")?;
                    None
                };
                let body = self.pattern(depth)?;
                items.push(Item::Define { name, combine, body });
            }
        }
    }

    fn inherit(&mut self) -> Read<String> {
        if !self.takes_word("inherit") {
            return Ok(self.default_space.clone());
        }
        self.expect("=")?;
        let prefix = self.identifier()?;
        self.space(&prefix)
    }

    fn space(&self, prefix: &str) -> Read<String> {
        let known = self.spaces.get(prefix).cloned();
        known.ok_or_else(|| self.error(&format!("the prefix {prefix} is not declared")))
    }

    fn pattern(&mut self, depth: usize) -> Read<Ast> {
        if depth > DEPTH_MAX {
            return Err(self.error("patterns are nested too deep"));
        }
        let mut parts = vec![self.particle(depth)?];
        let mut separator = None;
        loop {
            self.blanks();
            let next = self.scanner.peek();
            let is_more = matches!(next, Some(',' | '|' | '&')) && {
                // `|=` begins a definition.
                !self.rest()[1..].starts_with('=')
            };
            if !is_more || separator.is_some_and(|known| Some(known) != next) {
                break;
            }
            separator = next;
            self.scanner.at += 1;
            parts.push(self.particle(depth)?);
        }
        Ok(match separator {
            None => parts.remove(0),
            Some(',') => Ast::Of(Operator::Group, parts),
            Some('|') => Ast::Of(Operator::Choice, parts),
            Some(_) => Ast::Of(Operator::Interleave, parts),
        })
    }

    fn particle(&mut self, depth: usize) -> Read<Ast> {
        let primary = self.primary(depth)?;
        self.blanks();
        Ok(match self.scanner.repetition() {
            Some(operator) => Ast::Of(operator, vec![primary]),
            None => primary,
        })
    }

    fn braces(&mut self, depth: usize) -> Read<Ast> {
        self.expect("{")?;
        let inner = self.pattern(depth + 1)?;
        self.expect("}")?;
        Ok(inner)
    }

    fn primary(&mut self, depth: usize) -> Read<Ast> {
        if self.takes("(") {
            let inner = self.pattern(depth + 1)?;
            self.expect(")")?;
            return Ok(inner);
        }
        self.blanks();
        if self.rest().starts_with(['"', '\'']) {
            let text = self.literal()?;
            return Ok(Ast::Value { library: String::new(), name: "token".to_owned(), text });
        }
        if self.rest().starts_with('\\') {
            return Ok(Ast::Ref(self.identifier()?));
        }
        let word = self.identifier()?;
        Ok(match word.as_str() {
            "element" => {
                let name = self.class(true, depth)?;
                Ast::Element(name, self.braces(depth)?.into())
            }
            "attribute" => {
                let name = self.class(false, depth)?;
                Ast::Attribute(name, self.braces(depth)?.into())
            }
            "list" => Ast::Of(Operator::List, vec![self.braces(depth)?]),
            "mixed" => Ast::Of(Operator::Mixed, vec![self.braces(depth)?]),
            "empty" => Ast::Empty,
            "text" => Ast::Text,
            "notAllowed" => Ast::NotAllowed,
            "parent" => Ast::ParentRef(self.identifier()?),
            "external" => {
                let href = self.literal()?;
                Ast::External(href, self.inherit()?)
            }
            "grammar" => {
                self.expect("{")?;
                let items = self.items(depth + 1)?;
                self.expect("}")?;
                Ast::Grammar(items)
            }
            "string" | "token" => self.data(String::new(), word, depth)?,
            _ => match word.split_once(':') {
                Some((prefix, local)) => {
                    let library = self.libraries.get(prefix).cloned();
                    let library = library.ok_or_else(|| {
                        self.error(&format!("datatypes {prefix} is not declared"))
                    })?;
                    self.data(library, local.to_owned(), depth)?
                }
                None => Ast::Ref(word),
            },
        })
    }

    /// Reads what follows the name of a datatype: a value, or parameters.
    fn data(&mut self, library: String, name: String, depth: usize) -> Read<Ast> {
        self.blanks();
        if self.rest().starts_with(['"', '\'']) {
            let text = self.literal()?;
            return Ok(Ast::Value { library, name, text });
        }
        let mut params = Vec::new();
        if self.takes("{") {
            while !self.takes("}") {
                let param = self.identifier()?;
                self.expect("=")?;
                params.push((param, self.literal()?));
            }
        }
        let except = if self.takes("-") { vec![self.primary(depth + 1)?] } else { Vec::new() };
        Ok(Ast::Data { library, name, params, except })
    }

    fn class(&mut self, is_element: bool, depth: usize) -> Read<NameAst> {
        let mut names = vec![self.class_part(is_element, depth)?];
        while self.takes("|") {
            names.push(self.class_part(is_element, depth)?);
        }
        Ok(if names.len() == 1 { names.remove(0) } else { NameAst::Choice(names) })
    }

    fn class_part(&mut self, is_element: bool, depth: usize) -> Read<NameAst> {
        if depth > DEPTH_MAX {
            return Err(self.error("names are nested too deep"));
        }
        if self.takes("(") {
            let inner = self.class(is_element, depth + 1)?;
            self.expect(")")?;
            return Ok(inner);
        }
        if self.takes("*") {
            return Ok(NameAst::Any(self.except(is_element, depth)?));
        }
        let name = self.identifier()?;
        if self.rest().starts_with(":*") {
            self.scanner.at += 2;
            let space = self.space(&name)?;
            return Ok(NameAst::Space(space, self.except(is_element, depth)?));
        }
        Ok(match name.split_once(':') {
            Some((prefix, local)) => {
                NameAst::Name { space: self.space(prefix)?, local: local.to_owned() }
            }
            // Names of attributes have no namespace by default.
            None if is_element => NameAst::Name { space: self.default_space.clone(), local: name },
            None => NameAst::Name { space: String::new(), local: name },
        })
    }

    fn except(&mut self, is_element: bool, depth: usize) -> Read<Vec<NameAst>> {
        if !self.takes("-") {
            return Ok(Vec::new());
        }
        Ok(vec![self.class_part(is_element, depth + 1)?])
    }
}

/// Returns a text with escapes such as `\x{A}` replaced.
fn unescaped(text: &str) -> String {
    let decoded = |digits: &str| char::from_u32(u32::from_str_radix(digits.trim(), 16).ok()?);
    scanner::unescaped(text, "\\x{", '}', decoded)
}
