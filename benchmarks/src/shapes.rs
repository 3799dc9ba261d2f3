//! Texts of extreme shapes in each language, which reveal superlinear work.

use std::fmt::Write;

/// Word that an interesting candidate contains. It occurs once in each text.
pub const NEEDLE: &str = "NEEDLE";

/// Text of one language in any size.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Name of the language.
    pub language: &'static str,
    /// Name of the repeated construct.
    pub name: &'static str,
    form: Form,
}

#[derive(Clone, Copy, Debug)]
enum Form {
    /// Items between a start and an end. The item in the middle has the needle. `#` in an item is
    /// its number, `%` the next one.
    Items {
        begin: &'static str,
        item: &'static str,
        needle: &'static str,
        end: &'static str,
        separator: &'static str,
    },
    /// Openings, a middle with the needle, and as many closings.
    Nested {
        begin: &'static str,
        open: &'static str,
        middle: &'static str,
        close: &'static str,
        end: &'static str,
    },
    /// The same with each opening on a separate line, indented by one more blank.
    Indented { open: &'static str, middle: &'static str },
}

/// All shapes of all languages.
#[must_use]
pub fn shapes() -> Vec<Shape> {
    let mut shapes = Vec::new();
    for language in LANGUAGES {
        language.add_to(&mut shapes);
    }
    for &(language, name, form) in OTHERS {
        shapes.push(Shape { language, name, form });
    }
    shapes.sort_by_key(|shape| shape.language);
    shapes
}

impl Shape {
    /// Returns a text of this shape with at least `bytes` bytes, and not many more.
    #[must_use]
    pub fn text(&self, bytes: usize) -> String {
        let mut text = String::with_capacity(bytes + 100);
        match self.form {
            Form::Items { begin, item, needle, end, separator } => {
                text.push_str(begin);
                let mut has_needle = false;
                for number in 0.. {
                    if number > 0 {
                        text.push_str(separator);
                    }
                    if text.len() >= bytes && has_needle {
                        break;
                    }
                    let is_needle = !has_needle && text.len() >= bytes / 2;
                    has_needle |= is_needle;
                    push(&mut text, if is_needle { needle } else { item }, number);
                }
                // The separator is between items only.
                text.truncate(text.len() - separator.len());
                text.push_str(end);
            }
            Form::Nested { begin, open, middle, close, end } => {
                let count = bytes / (open.len() + close.len());
                let (open, close) = (open.repeat(count), close.repeat(count));
                for part in [begin, &open, middle, &close, end] {
                    text.push_str(part);
                }
            }
            Form::Indented { open, middle } => {
                let mut depth = 0;
                while text.len() < bytes {
                    writeln!(text, "{}{open}", " ".repeat(depth)).unwrap();
                    depth += 1;
                }
                writeln!(text, "{}{middle}", " ".repeat(depth)).unwrap();
            }
        }
        text
    }
}

fn push(text: &mut String, item: &str, number: usize) {
    for character in item.chars() {
        match character {
            '#' => write!(text, "{number}").unwrap(),
            '%' => write!(text, "{}", number + 1).unwrap(),
            other => text.push(other),
        }
    }
}

/// Texts of the shapes that all languages have.
struct Language {
    name: &'static str,
    /// Text around statements, values and so on.
    around: [&'static str; 2],
    /// Repeated item, and the item with the needle; on one line, and on separate lines.
    statement: [&'static str; 2],
    /// List: its start, an element, the element with the needle, and its end.
    list: [&'static str; 4],
    /// Nested construct: opening, middle, closing.
    nested: [&'static str; 3],
    /// Definition that uses the next one.
    definition: &'static str,
    /// Item that uses a common name, and the definition of that name.
    use_of_one: [&'static str; 2],
}

impl Language {
    fn add_to(&self, shapes: &mut Vec<Shape>) {
        let [begin, end] = self.around;
        let [item, needle] = self.statement;
        let items = |begin, item, separator| Form::Items { begin, item, needle, end, separator };
        let [list_begin, element, list_needle, list_end] = self.list;
        let list = |separator| Form::Items {
            begin: list_begin,
            item: element,
            needle: list_needle,
            end: list_end,
            separator,
        };
        let [open, middle, close] = self.nested;
        let mut add = |name, form| shapes.push(Shape { language: self.name, name, form });
        let is_layout = self.name == "python";
        if !item.is_empty() {
            add("one line", items(begin, item, if is_layout { "; " } else { " " }));
            add("lines", items(begin, item, "\n"));
        }
        if !element.is_empty() {
            let comma =
                if self.name == "css" || self.name == "xml" { [" ", "\n"] } else { [",", ",\n"] };
            add("one list", list(comma[0]));
            add("one list, lines", list(comma[1]));
        }
        add("deep", Form::Nested { begin, open, middle, close, end });
        add("unbalanced", Form::Nested { begin, open, middle, close: "", end: "" });
        if !self.definition.is_empty() {
            add("chain", items(begin, self.definition, if is_layout { "\n" } else { " " }));
        }
        if let [item, begin] = self.use_of_one
            && !item.is_empty()
        {
            add("one name", items(begin, item, if is_layout { "\n" } else { " " }));
        }
    }
}

const LANGUAGES: &[Language] = &[
    Language {
        name: "c",
        around: ["", ""],
        statement: ["int a#;", "int NEEDLE;"],
        list: ["int a[] = {", "#", "NEEDLE", "};"],
        nested: ["{", "NEEDLE;", "}"],
        definition: "int f#(void){return f%();}",
        use_of_one: ["int *p# = &x;", "int x; "],
    },
    Language {
        name: "cpp",
        around: ["", ""],
        statement: ["int a#;", "int NEEDLE;"],
        list: ["int a[] = {", "#", "NEEDLE", "};"],
        nested: ["namespace a{", "int NEEDLE;", "}"],
        definition: "int f#(){return f%();}",
        use_of_one: ["int *p# = &x;", "int x; "],
    },
    Language {
        name: "css",
        around: ["", ""],
        statement: ["a{color:red}", "NEEDLE{color:red}"],
        list: ["a{", "margin-#:1px;", "x:NEEDLE;", "}"],
        nested: ["@media a{", "NEEDLE{color:red}", "}"],
        definition: ".a#{--b#:var(--b%)}",
        use_of_one: ["", ""],
    },
    Language {
        name: "go",
        around: ["package p\n", ""],
        statement: ["var a# int;", "var NEEDLE int;"],
        list: ["package p\nvar a = []int{", "#", "NEEDLE", "}"],
        nested: ["func(){", "NEEDLE()", "}()"],
        definition: "func f#() int { return f%() };",
        use_of_one: ["var p# = &x;", "package p\nvar x int;"],
    },
    Language {
        name: "java",
        around: ["class A {", "}"],
        statement: ["int a#;", "int NEEDLE;"],
        list: ["class A { int[] a = {", "#", "NEEDLE", "}; }"],
        nested: ["class A {", "int NEEDLE;", "}"],
        definition: "int f#(){return f%();}",
        use_of_one: ["int p# = x;", "class A { int x; "],
    },
    Language {
        name: "javascript",
        around: ["", ""],
        statement: ["var a#=1;", "var NEEDLE;"],
        list: ["var a=[", "{b:#}", "NEEDLE", "];"],
        nested: ["[", "NEEDLE", "]"],
        definition: "function f#(){return f%()}",
        use_of_one: ["var p#=x;", "var x;"],
    },
    Language {
        name: "json",
        around: ["", ""],
        statement: ["", ""],
        list: ["[", "{\"a\":#,\"b\":[1,2,3]}", "\"NEEDLE\"", "]"],
        nested: ["[", "\"NEEDLE\"", "]"],
        definition: "",
        use_of_one: ["", ""],
    },
    Language {
        name: "python",
        around: ["", ""],
        statement: ["a# = 1", "NEEDLE = 1"],
        list: ["a = [", "#", "NEEDLE", "]"],
        nested: ["[", "NEEDLE", "]"],
        definition: "def f#(): return f%()",
        use_of_one: ["p# = x", "x = 1\n"],
    },
    Language {
        name: "rust",
        around: ["", ""],
        statement: ["static A#: i32 = 1;", "static NEEDLE: i32 = 1;"],
        list: ["static A: &[i32] = &[", "#", "NEEDLE", "];"],
        nested: ["mod a{", "static NEEDLE: i32 = 1;", "}"],
        definition: "fn f#() -> i32 {f%()}",
        use_of_one: ["fn g#() -> i32 {x}", "static x: i32 = 1;"],
    },
    Language {
        name: "xml",
        around: ["<r>", "</r>"],
        statement: ["<a b='#'>c</a>", "<a>NEEDLE</a>"],
        list: ["<r ", "a#='#'", "a='NEEDLE'", "/>"],
        nested: ["<a>", "NEEDLE", "</a>"],
        definition: "",
        use_of_one: ["", ""],
    },
];

const fn items(
    begin: &'static str,
    item: &'static str,
    needle: &'static str,
    end: &'static str,
    separator: &'static str,
) -> Form {
    Form::Items { begin, item, needle, end, separator }
}

/// Shapes that only some languages have.
const OTHERS: &[(&str, &str, Form)] = &[
    (
        "c",
        "switch",
        items(
            "int f(int x){switch(x){",
            "case #: x++; break;",
            "case 7: NEEDLE; break;",
            "}}",
            " ",
        ),
    ),
    ("c", "macros", items("", "#define M# M%", "int NEEDLE;", "", "\n")),
    ("c", "typedefs", items("", "typedef t# t%;", "int NEEDLE;", "", " ")),
    ("c", "statements", items("int f(int x){", "x = x + #;", "NEEDLE;", "}", " ")),
    ("c", "string", items("char *s = \"", "abcdefgh ", "NEEDLE", "\";", "")),
    ("c", "quotes", items("", "'", "'NEEDLE'", "", " ")),
    ("c", "else if", items("int f(int x){", "if(x==#)x=1;else", "if(NEEDLE)x=1;else", ";}", " ")),
    ("c", "sum", items("int x = ", "#", "NEEDLE", ";", "+")),
    ("c", "calls", items("int f(int x){", "g(#,x);", "NEEDLE(x);", "}", " ")),
    ("c", "parameters", items("int f(", "int a#", "int NEEDLE", ");", ",")),
    ("c", "comment", items("int NEEDLE2; /*", "abcdefgh ", "NEEDLE", "*/", "")),
    (
        "cpp",
        "templates",
        Form::Nested { begin: "", open: "A<", middle: "NEEDLE", close: ">", end: " a;" },
    ),
    ("javascript", "string", items("var s = '", "abcdefgh ", "NEEDLE", "';", "")),
    ("javascript", "chained calls", items("a", ".b(#)", ".NEEDLE()", ";", "")),
    ("json", "object", items("{", "\"a#\":#", "\"NEEDLE\":1", "}", ",")),
    ("json", "string", items("[\"", "abcdefgh ", "NEEDLE", "\"]", "")),
    ("json", "quotes", items("", "\"", "NEEDLE", "", " ")),
    ("python", "indented", Form::Indented { open: "if x:", middle: "NEEDLE" }),
    ("python", "string", items("s = '''", "abcdefgh ", "NEEDLE", "'''", "\n")),
    ("xml", "text", items("<r>", "abcdefgh ", "NEEDLE", "</r>", "")),
    ("xml", "empty elements", items("<r>", "<a/>", "NEEDLE", "</r>", "")),
    (
        "xml",
        "entities",
        items("<!DOCTYPE r [", "<!ENTITY a# '&a%;'>", "<!ENTITY b 'NEEDLE'>", "]><r/>", " "),
    ),
];
