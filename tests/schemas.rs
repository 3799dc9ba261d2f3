//! Reductions of XML documents by their schemas.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fmt::Write;

use crate::support::Scratch;

const DTD: &str = "<!ELEMENT fleet (title, ship+, log)> <!ELEMENT title (#PCDATA)>
    <!ELEMENT ship (name, crew, port?)> <!ATTLIST ship id ID #REQUIRED near IDREF #IMPLIED>
    <!ELEMENT name (#PCDATA)> <!ELEMENT crew (sailor, sailor+)> <!ELEMENT sailor EMPTY>
    <!ATTLIST sailor rank (mate|boy) #REQUIRED> <!ELEMENT port (#PCDATA)>
    <!ELEMENT log (entry*)> <!ELEMENT entry (#PCDATA | see)*> <!ELEMENT see EMPTY>
    <!ATTLIST see ship IDREF #REQUIRED>\n";

const RNC: &str = "start = element fleet { element title { text }, ship+, log }
    ship = element ship { attribute id { xsd:ID }, attribute near { xsd:IDREF }?,
        (element name { text } & element crew { sailor, sailor+ }), element port { text }? }
    sailor = element sailor { attribute rank { 'mate' | 'boy' } }
    log = element log { element entry { mixed { see* } }* }
    see = element see { attribute ship { xsd:IDREF } }\n";

const XSD: &str = r#"<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
    <xs:element name="fleet"><xs:complexType><xs:sequence>
        <xs:element name="title" type="xs:string"/>
        <xs:element name="ship" type="Ship" maxOccurs="unbounded"/>
        <xs:element name="log"><xs:complexType><xs:sequence>
            <xs:element name="entry" minOccurs="0" maxOccurs="unbounded">
                <xs:complexType mixed="true"><xs:sequence>
                    <xs:element name="see" minOccurs="0" maxOccurs="unbounded"><xs:complexType>
                        <xs:attribute name="ship" type="xs:IDREF" use="required"/>
                    </xs:complexType></xs:element>
                </xs:sequence></xs:complexType>
            </xs:element>
        </xs:sequence></xs:complexType></xs:element>
    </xs:sequence></xs:complexType></xs:element>
    <xs:complexType name="Ship"><xs:sequence>
        <xs:element name="name" type="xs:string"/>
        <xs:element name="crew"><xs:complexType><xs:sequence>
            <xs:element name="sailor" minOccurs="2" maxOccurs="unbounded"><xs:complexType>
                <xs:attribute name="rank" use="required"><xs:simpleType>
                    <xs:restriction base="xs:string"><xs:enumeration value="mate"/>
                        <xs:enumeration value="boy"/></xs:restriction>
                </xs:simpleType></xs:attribute>
            </xs:complexType></xs:element>
        </xs:sequence></xs:complexType></xs:element>
        <xs:element name="port" type="xs:string" minOccurs="0"/>
    </xs:sequence><xs:attribute name="id" type="xs:ID" use="required"/>
        <xs:attribute name="near" type="xs:IDREF"/></xs:complexType>
</xs:schema>"#;

/// Returns a valid document with references in both directions.
fn fleet() -> String {
    let mut text = "<fleet>\n<title>A fleet</title>\n".to_owned();
    for number in 0..20 {
        let near = (number * 7 + 3) % 20;
        writeln!(
            text,
            "<ship id='s{number}' near='s{near}'><name>Ship {number}</name>\
             <crew><sailor rank='mate'/><sailor rank='boy'/><sailor rank='boy'/></crew>\
             <port>Port {number}</port></ship>"
        )
        .unwrap();
    }
    text += "<log>";
    for number in 0..20 {
        writeln!(text, "<entry>Day {number}: <see ship='s{number}'/> sails</entry>").unwrap();
    }
    text + "</log>\n</fleet>\n"
}

/// Script whose test needs a reference from an entry. It records candidates that lack a required
/// part, or have a reference without a target.
const SCRIPT: &str = "f=$1
    bad() { cp \"$f\" \"$BAD\"; exit 1; }
    # By a DTD without a document type, any element may be the root.
    grep -q '<fleet' \"$f\" || exit 1
    grep -q '<title' \"$f\" && grep -q '<log' \"$f\" || bad
    [ $(grep -o '<ship ' \"$f\" | wc -l) = $(grep -o '<name' \"$f\" | wc -l) ] || bad
    sailors=$(grep -o '<sailor rank=' \"$f\" | wc -l)
    [ $sailors -ge $((2 * $(grep -o '<ship ' \"$f\" | wc -l))) ] || bad
    for id in $(grep -oE \"(near|<see ship)='[^']*'\" \"$f\" | sed \"s/.*='//; s/'//\"); do
        grep -q \"id='$id'\" \"$f\" || bad
    done
    grep -q '<entry>.*<see' \"$f\" && grep -q '<port' \"$f\"";

fn case(document: &str) -> Scratch {
    let scratch = Scratch::new();
    scratch.file("fleet.xml", document);
    let bad = scratch.path("bad");
    scratch.script("r.sh", &format!("BAD={}\n{SCRIPT}", bad.display()));
    scratch
}

/// Returns the result without white space.
fn reduced(scratch: &Scratch, args: &[&str]) -> String {
    let run = scratch.secateur(&[&["reduce", "./r.sh", "fleet.xml", "-q"], args].concat());
    assert_eq!(run.code, Some(0), "{args:?}: {run:?}");
    let result = String::from_utf8_lossy(&scratch.read("fleet.reduced.xml")).into_owned();
    result.split_whitespace().collect()
}

#[test]
fn every_tested_candidate_is_valid_by_the_schema() {
    for (name, schema) in [("s.dtd", DTD), ("s.rnc", RNC), ("s.xsd", XSD)] {
        let scratch = case(&fleet());
        scratch.file(name, schema);
        let result = reduced(&scratch, &["--schema", name]);
        let bad = scratch.path("bad");
        let found = std::fs::read_to_string(bad).unwrap_or_default();
        assert!(found.is_empty(), "{name}: tested although not valid:\n{found}");
        for (part, count) in [("<ship", 1), ("<sailor", 2), ("<entry>", 1), ("near=", 0)] {
            assert_eq!(result.matches(part).count(), count, "{name}: {part} in {result}");
        }
        let checked = scratch.secateur(&["check", "./r.sh", "fleet.reduced.xml", "--schema", name]);
        assert_eq!(checked.code, Some(0), "{checked:?}");
    }
}

#[test]
fn the_schema_that_a_document_names_is_used_if_the_test_needs_it() {
    let document = format!("<!DOCTYPE fleet [{DTD}]>\n{}", fleet());
    let scratch = case(&document);
    // This test does not mind the violation that is tried, so that invalid candidates are too.
    reduced(&scratch, &[]);
    assert!(std::fs::exists(scratch.path("bad")).unwrap());
    let scratch = case(&document);
    let bad = scratch.path("bad");
    let strict = format!("BAD={}\ngrep -q secateur $1 && exit 1\n{SCRIPT}", bad.display());
    scratch.script("r.sh", &strict);
    let result = reduced(&scratch, &[]);
    assert!(!std::fs::exists(scratch.path("bad")).unwrap(), "{result}");
    reduced(&scratch, &["--no-schema", "--fresh"]);
    assert!(std::fs::exists(scratch.path("bad")).unwrap());
}

#[test]
fn files_of_a_folder_have_schemas_of_their_own() {
    let strict =
        format!("grep -q secateur fleet.xml && exit 1\n{SCRIPT}").replace("$1", "fleet.xml");
    let named = format!("<!DOCTYPE fleet [{DTD}]>\n{}", fleet());
    for (document, args) in [(fleet(), &["--schema", "s.dtd"][..]), (named, &[])] {
        let scratch = Scratch::new();
        std::fs::create_dir(scratch.path("in")).unwrap();
        scratch.file("in/fleet.xml", &document);
        scratch.file("in/other.xml", "<other><a/><b/></other>");
        scratch.file("s.dtd", DTD);
        let bad = scratch.path("bad");
        scratch.script("r.sh", &format!("BAD={}\n{strict}", bad.display()));
        let run = scratch.secateur(&[&["reduce", "./r.sh", "in", "-q"], args].concat());
        assert_eq!(run.code, Some(0), "{args:?}: {run:?}");
        let found = std::fs::read_to_string(bad).unwrap_or_default();
        assert!(found.is_empty(), "{args:?}: tested although not valid:\n{found}");
        let result = scratch.read("in.reduced/fleet.xml");
        let result = String::from_utf8_lossy(&result);
        assert_eq!(result.matches("<sailor rank").count(), 2, "{args:?}: {result}");
        assert!(!std::fs::exists(scratch.path("in.reduced/other.xml")).unwrap());
    }
}

#[test]
fn an_unusable_schema_is_told_and_an_invalid_input_goes_without() {
    let scratch = case(&fleet().replacen("rank='mate'", "rank='cook'", 1));
    scratch.file("s.dtd", DTD);
    let reduce = |args: &[&str]| {
        scratch.secateur(&[&["reduce", "./r.sh", "fleet.xml", "--ui", "none"], args].concat())
    };
    let run = reduce(&["--schema", "s.dtd"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let note = "fleet.xml:3: the input is not valid by its schema, which is not used: the value of \
                rank in sailor is not allowed";
    assert!(run.stderr.contains(note), "{run:?}");
    for (name, text, expected) in [
        ("a.dtd", "<!ELEMENT a (b>", "line 1 of a.dtd: "),
        ("a.rng", "<a/>", "line 1 of a.rng: this is no element of RELAX NG"),
        ("a.xsd", "<a", "line 1 of a.xsd: "),
        ("a.txt", "", "a.txt: not known as a schema"),
    ] {
        scratch.file(name, text);
        let run = reduce(&["--schema", name, "--fresh"]);
        assert_eq!(run.code, Some(2), "{run:?}");
        assert!(run.stderr.contains(expected), "{run:?}");
    }
    let run = reduce(&["--schema", "none.dtd", "--fresh"]);
    assert_eq!(run.code, Some(2), "{run:?}");
}
