//! Reductions of XML documents by their schemas.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fmt::Write;

use serde_json::Value;

use crate::support::{PATIENT, Run, Scratch};

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

/// Returns the XML Schema with keys and references to them instead of identifiers.
fn keyed_xsd() -> String {
    let fields = |kind: &str, name: &str, elements: &str, attribute: &str| {
        format!(
            "<xs:{kind} name='{name}'{}><xs:selector xpath='{elements}'/>\
             <xs:field xpath='@{attribute}'/></xs:{kind}>",
            if kind == "key" { "" } else { " refer='ships'" }
        )
    };
    let keys = fields("key", "ships", "ship", "id")
        + &fields("keyref", "neighbours", "ship", "near")
        + &fields("keyref", "seen", ".//see", "ship");
    let (fleet, rest) = XSD.split_once("    <xs:complexType name=\"Ship\">").unwrap();
    let fleet = fleet.trim_end().strip_suffix("</xs:element>").unwrap();
    format!("{fleet}{keys}</xs:element><xs:complexType name=\"Ship\">{rest}")
        .replace("xs:IDREF", "xs:token")
        .replace("xs:ID", "xs:token")
}

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
const SCRIPT: &str = r#"awk '
    function count(part, copy) { copy = text; return gsub(part, "&", copy) }
    # Marks the values of attributes, or finds one that is not marked.
    function values(attribute, is_definition, rest, at) {
        rest = text
        while (match(rest, attribute "=\047[^\047]*\047")) {
            at = substr(rest, RSTART, RLENGTH); sub(/^[^\047]*/, "", at)
            if (is_definition) defined[at]; else if (!(at in defined)) is_bad = 1
            rest = substr(rest, RSTART + RLENGTH)
        }
    }
    { text = text $0 "\n" }
    /<entry>.*<see/ { has_reference = 1 }
    END {
        # By a DTD without a document type, any element may be the root.
        if (!count("<fleet")) exit 1
        values("id", 1); values("near", 0); values("<see ship", 0)
        ships = count("<ship ")
        is_bad = is_bad || !count("<title") || !count("<log") || ships != count("<name")
        if (is_bad || count("<sailor rank=") < 2 * ships) exit 2
        exit !(has_reference && count("<port"))
    }' "$1"
    status=$?
    [ $status != 2 ] || cp "$1" "$BAD"
    exit $status"#;

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
    let keyed = keyed_xsd();
    let schemas = [("s.dtd", DTD), ("s.rnc", RNC), ("s.xsd", XSD), ("keyed.xsd", &keyed)];
    for (name, schema) in schemas {
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
fn a_reference_moves_to_an_element_that_stays() {
    let optional = DTD.replace("id ID #REQUIRED", "id ID #IMPLIED")
        + "<!ATTLIST fleet id ID #IMPLIED> <!ATTLIST log id ID #IMPLIED>";
    // The test needs a reference and a ship, but not a reference to this ship.
    let document = fleet().replace("Port 7", "Harwich").replace("<see ship='s7'/>", "");
    for dtd in [DTD, &optional] {
        let scratch = case(&document);
        scratch.file("s.dtd", dtd);
        scratch.script("r.sh", "grep -q '<see ship=' $1 && grep -q Harwich $1");
        let ships = |args: &[&str]| {
            let all = [&["--schema", "s.dtd", "--fresh"], args].concat();
            let result = reduced(&scratch, &all);
            assert!(result.contains("Harwich") && result.contains("<seeship="), "{result}");
            result.matches("<ship").count()
        };
        // `short-literals` may give two identifiers the same text.
        let without = |passes: &str| ships(&["--without", passes]);
        let counts = (without("short-literals,redirect"), without("short-literals"));
        assert_eq!(counts, (2, 1), "{dtd}");
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
        let reduce = ["reduce", PATIENT, "./r.sh", "fleet.xml", "--ui", "none", "--max-tests", "3"];
        scratch.secateur(&[&reduce, args].concat())
    };
    let run = reduce(&["--schema", "s.dtd"]);
    assert_eq!(run.code, Some(6), "{run:?}");
    let note = "fleet.xml:3: the input is not valid by its schema, which is not used: the value of \
                rank in sailor is not allowed";
    assert!(run.stderr.contains(note), "{run:?}");
    for (name, text, expected) in [
        ("a.dtd", "<!ELEMENT a (b>", "line 1 of a.dtd: "),
        ("a.rng", "<a/>", "line 1 of a.rng: this is no element of RELAX NG"),
        ("a.xsd", "<a", "line 1 of a.xsd: "),
        ("a.txt", "", "a.txt: not known as a schema"),
        ("self.dtd", "<!ENTITY % a SYSTEM 'self.dtd'>%a;", "self.dtd includes itself"),
        ("self.rnc", "include 'self.rnc'", "self.rnc includes itself"),
        (
            "lost.xsd",
            "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'>\
             <xs:include schemaLocation='gone.xsd'/></xs:schema>",
            "lost.xsd includes gone.xsd, which cannot be read: ",
        ),
        ("endless.rnc", "start = a a = element a { a }", "admits no finite document"),
    ] {
        scratch.file(name, text);
        let run = reduce(&["--schema", name, "--fresh"]);
        assert_eq!(run.code, Some(2), "{run:?}");
        assert!(run.stderr.contains(expected), "{run:?}");
    }
    let run = reduce(&["--schema", "none.dtd", "--fresh"]);
    assert_eq!(run.code, Some(2), "{run:?}");
    scratch.file("space.rnc", format!("default namespace = 'urn:other'\n{RNC}"));
    let run = reduce(&["--schema", "space.rnc", "--fresh"]);
    assert_eq!(run.code, Some(6), "{run:?}");
    assert!(run.stderr.contains("the root element cannot be fleet"), "{run:?}");
}

#[test]
fn a_named_schema_that_is_not_usable_is_told() {
    let reasons = [
        ("<!ELEMENT fleet (ship+)> <!ELEMENT ship (fleet)>", "admits no finite document"),
        ("<!ELEMENT fleet (title, ship+", "line 1 of "),
        ("<!ENTITY % a SYSTEM 'none.dtd'> %a; <!ELEMENT fleet ANY>", "includes none.dtd"),
        ("<!ENTITY % a SYSTEM 's.dtd'> %a; <!ELEMENT fleet ANY>", "s.dtd includes itself"),
        ("<!ELEMENT other ANY>", "the root element fleet is not declared"),
    ];
    for (dtd, reason) in reasons {
        let scratch = case(&format!("<!DOCTYPE fleet SYSTEM 's.dtd'>\n{}", fleet()));
        scratch.file("s.dtd", dtd);
        let args = ["reduce", PATIENT, "./r.sh", "fleet.xml", "--ui", "none", "--max-tests", "3"];
        let run = scratch.secateur(&[&args[..], &["--summary", "json"]].concat());
        assert_eq!(run.code, Some(6), "{dtd}: {run:?}");
        assert!(run.stderr.contains(reason), "{dtd}: {run:?}");
        let schema = &summary(&run)["schemas"][0];
        assert_eq!((&schema["kind"], &schema["found"]), (&"dtd".into(), &"doctype".into()));
        assert!(schema["unused"].as_str().unwrap().contains(reason), "{schema}");
    }
}

fn summary(run: &Run) -> Value {
    serde_json::from_str(&run.stdout).unwrap()
}

#[test]
fn summary_and_events_name_the_schema_and_how_it_was_found() {
    let strict = |bad: &str| format!("BAD={bad}\ngrep -q secateur $1 && exit 1\n{SCRIPT}");
    let instance = "xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' \
                    xsi:noNamespaceSchemaLocation='s.xsd'";
    let located = fleet().replacen("<fleet", &format!("<fleet {instance}"), 1);
    let modelled = format!("<?xml-model href='s.rnc'?>{}", fleet());
    let declared = format!("<!DOCTYPE fleet [{DTD}]>\n{}", fleet());
    let none: &[&str] = &[];
    for (document, args, schema, kind, found) in [
        (fleet(), &["--schema", "s.rnc"][..], "s.rnc", "rnc", "option"),
        (located, none, "s.xsd", "xsd", "schema-location"),
        (modelled, none, "s.rnc", "rnc", "xml-model"),
        (declared.clone(), none, "the internal subset", "dtd", "doctype"),
    ] {
        let scratch = case(&document);
        let bad = scratch.path("bad").display().to_string();
        scratch.script("r.sh", &strict(&bad));
        scratch.file("s.rnc", RNC);
        scratch.file("s.xsd", XSD);
        let all = ["reduce", "./r.sh", "fleet.xml", "--ui", "none", "--events", "events"];
        let run = scratch.secateur(&[&all[..], args, &["--max-tests", "5"]].concat());
        let line = format!("\nSchema: {schema} ({kind}, found by {found})\n");
        assert!(run.stdout.contains(&line), "{run:?}");
        let events = String::from_utf8(scratch.read("events")).unwrap();
        let events: Vec<Value> =
            events.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let mut event = events.iter().find(|event| event["type"] == "schema").unwrap().clone();
        let fields = event.as_object_mut().unwrap();
        fields.retain(|name, _| !["v", "seconds", "type"].contains(&name.as_str()));
        let expected = serde_json::json!({ "schema": schema, "kind": kind, "found": found });
        assert_eq!(event, expected);
        assert_eq!(events.last().unwrap()["summary"]["schemas"], Value::from(vec![expected]));
    }
    // This test accepts the violation.
    let scratch = case(&declared);
    let run = scratch.secateur(&["reduce", "./r.sh", "fleet.xml", "--max-tests", "5"]);
    let line = "\nSchema not used: the internal subset (dtd, found by doctype): the test accepts a \
                violation of it\n";
    assert!(run.stdout.contains(line), "{run:?}");
}

#[test]
fn a_repeated_finished_run_names_its_schemas_without_a_test() {
    for (strictness, unused) in
        [("! grep -q secateur $1 && ", None), ("", Some("the test accepts a violation of it"))]
    {
        let scratch = Scratch::new();
        scratch.file("fleet.xml", format!("<!DOCTYPE fleet [{DTD}]>\n{}", fleet()));
        let log = scratch.path("log").display().to_string();
        scratch.script("r.sh", &format!("echo >> {log}; {strictness}grep -q '<entry>' $1"));
        let reduce = || {
            let run = scratch.secateur(&["reduce", "./r.sh", "fleet.xml", "--summary", "json"]);
            assert_eq!(run.code, Some(0), "{run:?}");
            (summary(&run), scratch.read("log").len())
        };
        let ((first, tests), (again, tests_then)) = (reduce(), reduce());
        assert_eq!((&again["tests"], tests_then), (&0.into(), tests));
        assert_eq!((&again["after"], &again["schemas"]), (&first["after"], &first["schemas"]));
        assert_eq!(again["schemas"][0].get("unused").and_then(Value::as_str), unused);
    }
}

#[test]
fn a_batch_names_the_schemas_of_its_groups() {
    let scratch = Scratch::new();
    std::fs::create_dir(scratch.path("in")).unwrap();
    let declared = format!("<!DOCTYPE fleet [{DTD}]>\n{}", fleet());
    scratch.file("in/strict.xml", &declared);
    scratch.file("in/loose.xml", declared.replace("Ship 7", "Schooner"));
    scratch.script(
        "r.sh",
        "grep -q '<entry>' $1 || exit 1\n\
         fail() { echo \"fleet: $1.c:7: f: Assertion \\`$1' failed.\" >&2; }\n\
         if grep -q Schooner $1; then fail leak; exit 0; fi\n\
         grep -q secateur $1 && exit 1\nfail fire",
    );
    let batch = |args: &[&str]| {
        let run = scratch.secateur(&[&["batch"], args, &["./r.sh", "in"]].concat());
        assert_eq!(run.code, Some(0), "{run:?}");
        run
    };
    // The second run reads the state of the finished groups.
    for _ in 0..2 {
        let summary = summary(&batch(&["--summary", "json", "-q"]));
        for group in summary["groups"].as_array().unwrap() {
            let schema = "the internal subset";
            let mut expected =
                serde_json::json!([{ "schema": schema, "kind": "dtd", "found": "doctype" }]);
            if group["input"] == "loose.xml" {
                expected[0]["unused"] = "the test accepts a violation of it".into();
            }
            assert_eq!(group["schemas"], expected, "{group}");
            let folder = group["folder"].as_str().unwrap();
            let report = scratch.read(&format!("{folder}/report.md"));
            assert!(String::from_utf8_lossy(&report).contains("dtd, found by doctype"));
        }
        assert_eq!(summary["groups"].as_array().unwrap().len(), 2, "{summary}");
    }
    let run = batch(&[]);
    for line in [
        "\nSchema: the internal subset (dtd, found by doctype)\n",
        "\nSchema not used: the internal subset (dtd, found by doctype): the test accepts a \
         violation of it\n",
    ] {
        assert!(run.stdout.contains(line), "{run:?}");
    }
    let run = scratch.secateur(&["report", "in.batch"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let page = String::from_utf8(scratch.read("in.batch/report.html")).unwrap();
    assert_eq!(page.matches("the internal subset (dtd, found by doctype").count(), 2, "{page}");
}

#[test]
fn one_file_and_several_may_lack_prefixes_and_targets() {
    let loose = fleet().replacen("near='s3'", "near='lost' x:y='z'", 1);
    let dtd = DTD.replace("near IDREF", "x:y CDATA #IMPLIED near IDREF");
    for name in ["fleet.xml", "in"] {
        let scratch = Scratch::new();
        std::fs::create_dir(scratch.path("in")).unwrap();
        scratch.file("in/fleet.xml", &loose);
        scratch.file("in/other.xml", "<other/>");
        scratch.file("fleet.xml", &loose);
        scratch.file("s.dtd", &dtd);
        scratch.script("r.sh", "grep -q '<fleet' fleet.xml && grep -q '<port' fleet.xml");
        let args = ["reduce", "./r.sh", name, "--schema", "s.dtd", "--summary", "json", "-q"];
        let run = scratch.secateur(&args);
        assert_eq!(run.code, Some(0), "{run:?}");
        let summary = summary(&run);
        assert!(summary["schemas"][0].get("unused").is_none(), "{name}: {summary}");
        let result = if name == "in" { "in.reduced/fleet.xml" } else { "fleet.reduced.xml" };
        let result = String::from_utf8_lossy(&scratch.read(result)).into_owned();
        assert!(result.contains("<title") && result.contains("<log"), "{name}: {result}");
    }
}

#[test]
fn a_hundred_thousand_identifiers_and_many_entities_are_bounded() {
    let mut document = "<!DOCTYPE r [<!ELEMENT r (e*)> <!ELEMENT e (#PCDATA)>\n\
        <!ATTLIST e id ID #REQUIRED to IDREF #IMPLIED>\n<!ENTITY a 'lol'>\n"
        .to_owned();
    for level in 1..20 {
        let inner = if level == 1 { "&a;".to_owned() } else { format!("&a{};", level - 1) };
        writeln!(document, "<!ENTITY a{level} '{}'>", inner.repeat(10)).unwrap();
    }
    document += "]><r>";
    for number in 0..100_000 {
        let to = 99_999 - number;
        writeln!(document, "<e id='i{number}' to='i{to}'>&a19;</e>").unwrap();
    }
    document += "</r>";
    let scratch = Scratch::new();
    scratch.file("fleet.xml", &document);
    scratch.script("r.sh", "grep -q i77777 fleet.xml && ! grep -q secateur fleet.xml");
    let args = ["reduce", PATIENT, "./r.sh", "fleet.xml", "--max-tests", "4", "-q"];
    let run = scratch.secateur(&[&args[..], &["--summary", "json"]].concat());
    assert_eq!(run.code, Some(6), "{run:?}");
    let summary = summary(&run);
    assert!(summary["schemas"][0].get("unused").is_none(), "{summary}");

    let mut dtd = "<!ENTITY % e0 '(a|a|a|a|a|a|a|a|a|a)'>\n".to_owned();
    for level in 1..30 {
        let inner = format!("%e{};", level - 1).repeat(10);
        writeln!(dtd, "<!ENTITY % e{level} '{inner}'>").unwrap();
    }
    scratch.file("s.dtd", dtd + "<!ELEMENT r %e29;>");
    let run = scratch.secateur(&["reduce", "./r.sh", "fleet.xml", "--schema", "s.dtd", "--fresh"]);
    assert_eq!(run.code, Some(2), "{run:?}");
}
