//! Rules as the table `[names]` of a description.

use toml::{Table, Value};

use crate::NameRules;

/// Maximum length of a list in one line.
const LINE_MAX: usize = 80;

/// Returns the table of the rules, in a fixed order and without keys that are empty or false.
pub(super) fn table(rules: &NameRules) -> String {
    let (mut lines, mut sections) = ("[names]\n".to_owned(), String::new());
    for (key, value) in entries(&Table::try_from(rules).unwrap_or_default()) {
        match value {
            Value::Table(rows) if !rows.is_empty() => {
                sections += &format!("\n[names.{key}]\n");
                sections.extend(entries(rows).into_iter().map(|(key, value)| line(key, value)));
            }
            Value::Array(items) if !items.is_empty() => lines += &line(key, value),
            _ => {}
        }
    }
    lines + &sections
}

/// Returns the entries of a table, by key.
fn entries(table: &Table) -> Vec<(&str, &Value)> {
    let entries = table.iter().filter(|(_, value)| **value != Value::Boolean(false));
    let mut entries: Vec<_> = entries.map(|(key, value)| (key.as_str(), value)).collect();
    entries.sort_by_key(|entry| entry.0);
    entries
}

/// Returns a key with its value, a long list in several lines.
fn line(key: &str, value: &Value) -> String {
    let is_bare = |byte: u8| byte.is_ascii_alphanumeric() || b"_-".contains(&byte);
    let key = if key.bytes().all(is_bare) { key.to_owned() } else { format!("{key:?}") };
    let line = format!("{key} = {}\n", inline(value));
    if line.len() <= LINE_MAX || !value.is_array() {
        return line;
    }
    let items: String = items(value).iter().map(|item| format!("    {item},\n")).collect();
    format!("{key} = [\n{items}]\n")
}

fn inline(value: &Value) -> String {
    match value {
        Value::Array(_) => format!("[{}]", items(value).join(", ")),
        Value::Table(table) => {
            let entries = entries(table).into_iter();
            let entries: Vec<_> =
                entries.map(|(key, value)| format!("{key} = {}", inline(value))).collect();
            format!("{{ {} }}", entries.join(", "))
        }
        Value::Boolean(value) => value.to_string(),
        // No other kind of value is in the rules.
        _ => format!("{:?}", value.as_str().unwrap_or_default()),
    }
}

/// Returns the items of a list, sorted.
fn items(value: &Value) -> Vec<String> {
    let mut items: Vec<_> = value.as_array().into_iter().flatten().map(inline).collect();
    items.sort();
    items
}
