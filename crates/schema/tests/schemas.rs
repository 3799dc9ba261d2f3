//! Schemas in each language: what they admit, and errors of unusable ones.
#![expect(clippy::panic, reason = "this is test code")]

use std::fmt::Write;

use secateur_schema::{
    Doctype, Identifiers, Leniency, Location, Mentioned, Resource, Schema, SchemaError, SchemaKind,
    resolve,
};

/// Reads a schema that may include the other files.
fn read(kind: SchemaKind, text: &str, others: &[(&str, &str)]) -> Result<Schema, SchemaError> {
    let resolver = |location: Location<'_>| {
        let found = others.iter().find(|(name, _)| *name == location.system);
        let (name, text) = found.ok_or("there is no such file")?;
        Ok(Resource { text: (*text).to_owned(), path: (*name).to_owned() })
    };
    Schema::read(kind, &Resource { text: text.to_owned(), path: "main".to_owned() }, &resolver)
}

fn schema(kind: SchemaKind, text: &str) -> Schema {
    read(kind, text, &[]).unwrap_or_else(|error| panic!("{error}"))
}

#[track_caller]
fn admits(schema: &Schema, documents: &[&str]) {
    for document in documents {
        assert_eq!(schema.check(document.as_bytes(), Leniency::None), Ok(()), "{document}");
    }
}

#[track_caller]
fn rejects(schema: &Schema, documents: &[(&str, &str)]) {
    for (document, problem) in documents {
        let found =
            schema.check(document.as_bytes(), Leniency::None).map_err(|invalid| invalid.problem);
        assert_eq!(found, Err((*problem).to_owned()), "{document}");
    }
}

const LETTER: &str = r##"
    <!ENTITY % draft 'IGNORE'>
    <!ENTITY % more "CDATA #IMPLIED">
    <!ENTITY % body "(para | list)+">
    <!ENTITY sign "Yours">
    <![%draft;[ <!ELEMENT note (#PCDATA)> ]]>
    <!ELEMENT letter (title?, %body;, end?)>
    <!ATTLIST letter lang %more; kind (short|long) "short" code NMTOKEN #REQUIRED>
    <!ELEMENT title (#PCDATA)>
    <!ELEMENT para (#PCDATA | ref)*>
    <!ELEMENT ref EMPTY> <!ATTLIST ref to IDREF #REQUIRED>
    <!ELEMENT list (item, item+)> <!ATTLIST list id ID #IMPLIED>
    <!ELEMENT item (para)>
    <!ELEMENT end ANY>
"##;

#[test]
fn a_dtd_tells_order_attributes_and_references() {
    let schema = schema(SchemaKind::Dtd, LETTER);
    assert_eq!(schema.type_count(), 7);
    admits(
        &schema,
        &[
            "<letter code='a'><para/></letter>",
            "<letter code='a' kind='long'>\n<title>x</title> <para>&sign;</para>\n</letter>",
            "<letter code='a'><list id='l'><item><para/></item><item><para/></item></list>\
             <para><ref to='l'/></para></letter>",
            "<letter code='a'><para/><end>x<ref to='i'/><list id='i'><item><para/></item>\
             <item><para/></item></list></end></letter>",
        ],
    );
    rejects(
        &schema,
        &[
            ("<letter><para/></letter>", "letter lacks the attribute code"),
            ("<letter code='a'/>", "the content of letter does not match the schema"),
            ("<letter code='a b'><para/></letter>", "the value of code in letter is not allowed"),
            (
                "<letter code='a' kind='x'><para/></letter>",
                "the value of kind in letter is not allowed",
            ),
            ("<letter code='a'><para/><title/></letter>", "title is not allowed here in letter"),
            ("<letter code='a'>x<para/></letter>", "text is not allowed here in letter"),
            ("<letter code='a'><para><ref to='x'/></para></letter>", "no element has the ID x"),
            ("<letter code='a'><para><ref to='x'> </ref></para></letter>", "ref must be empty"),
            ("<letter code='a'><para/>", "the document ends within its root element"),
        ],
    );
}

#[test]
fn the_doctype_of_a_document_is_its_schema() {
    let document = "<!DOCTYPE a [<!ELEMENT a (b)><!ELEMENT b EMPTY>]>\n<a><b/></a>";
    let doctype = Mentioned::by(document.as_bytes()).doctype.unwrap();
    assert_eq!(doctype.root, "a");
    let none = |_: Location<'_>| Err("no files here".to_owned());
    let schema = Schema::of_doctype(doctype, "doc.xml", &none).unwrap();
    admits(&schema, &[document]);
    rejects(
        &schema,
        &[
            ("<a><b/></a>", "the document type declaration is not that of the input"),
            ("<!DOCTYPE a [<!ELEMENT a (b)>]><b/>", "the root element cannot be b"),
        ],
    );
    let doctype = Doctype::of_declaration(" a PUBLIC '-//X//Y  EN' \"u\" [ ] ").unwrap();
    assert_eq!(doctype.public.as_deref(), Some("-//X//Y EN"));
    assert_eq!(doctype.system.as_deref(), Some("u"));
}

#[test]
fn the_root_of_a_doctype_is_declared() {
    let error = |document: &str| {
        let doctype = Mentioned::by(document.as_bytes()).doctype.unwrap();
        let none = |_: Location<'_>| Err("no files here".to_owned());
        Schema::of_doctype(doctype, "doc.xml", &none).err().unwrap().to_string()
    };
    let found = error("<!DOCTYPE a [<!ELEMENT b ANY>]><a/>");
    assert_eq!(found, "doc.xml: the root element a is not declared");
    let found = error("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>");
    assert_eq!(found, "doc.xml declares no element");
}

#[test]
fn a_document_names_its_schemas() {
    let text = r#"<?xml version="1.0"?>
        <?xml-model href="a.rnc" type="application/relax-ng-compact-syntax"?>
        <a xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
            xsi:schemaLocation="u b.xsd v c.xsd"/>"#;
    let files = Mentioned::by(text.as_bytes()).files;
    let files: Vec<_> = files.iter().map(|file| (file.href.as_str(), file.is_model)).collect();
    assert_eq!(files, [("a.rnc", true), ("b.xsd", false), ("c.xsd", false)]);
}

const TABLE: &str = "
    namespace x = 'urn:x'
    default namespace = 'urn:t'
    start = table
    ## A table
    table = element table {
        attribute id { xsd:ID }?,
        (attribute width { xsd:positiveInteger } | attribute auto { 'yes' }),
        (title? & note*), row+
    }
    title = [ x:hint [ 'a' # it's a comment
        ] ] element title { text }
    note = element note { mixed { note* } }
    row = element row { element cell { list { xsd:decimal+ } | empty }, any* }
    any = element x:* { text }
";

const TABLE_IN_XML: &str = r#"<grammar xmlns="http://relaxng.org/ns/structure/1.0" ns="urn:t"
        datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
    <start><ref name="table"/></start>
    <define name="table"><element name="table">
        <optional><attribute name="id"><data type="ID"/></attribute></optional>
        <choice>
            <attribute name="width"><data type="positiveInteger"/></attribute>
            <attribute name="auto"><value>yes</value></attribute>
        </choice>
        <interleave>
            <optional><element name="title"><text/></element></optional>
            <zeroOrMore><ref name="note"/></zeroOrMore>
        </interleave>
        <oneOrMore><ref name="row"/></oneOrMore>
    </element></define>
    <define name="note"><element name="note"><mixed><zeroOrMore><ref name="note"/>
        </zeroOrMore></mixed></element></define>
    <define name="row"><element name="row">
        <element name="cell"><choice>
            <list><oneOrMore><data type="decimal"/></oneOrMore></list><empty/>
        </choice></element>
        <zeroOrMore><element><nsName ns="urn:x"/><text/></element></zeroOrMore>
    </element></define>
</grammar>"#;

#[test]
fn both_syntaxes_of_relax_ng_mean_the_same() {
    for (kind, text) in [(SchemaKind::Rnc, TABLE), (SchemaKind::Rng, TABLE_IN_XML)] {
        let schema = schema(kind, text);
        let row = "<row><cell>1 2.5</cell></row>";
        let table = |inner: &str| format!("<table xmlns='urn:t' {inner}</table>");
        admits(
            &schema,
            &[
                &table(&format!("width='3'>{row}")),
                &table(&format!("auto='yes'><note/><title>x</title><note>a<note/></note>{row}")),
                &table("auto='yes' id='i'><row><cell/><a xmlns='urn:x'>b</a></row>"),
                "<p:table xmlns:p='urn:t' width='3'><p:row><p:cell/></p:row></p:table>",
            ],
        );
        rejects(
            &schema,
            &[
                (&table(&format!(">{row}")), "table lacks an attribute"),
                (&table(&format!("width='0'>{row}")), "table has no attribute width of this value"),
                (&table("auto='yes'>"), "the content of table does not match the schema"),
                (
                    &table(&format!("auto='yes'><title/><title/>{row}")),
                    "title is not allowed here in table",
                ),
                (
                    &table("auto='yes'><row><cell>x</cell></row>"),
                    "the text of cell does not match the schema",
                ),
                ("<table width='3'/>", "the root element cannot be table"),
            ],
        );
    }
}

#[test]
fn grammars_include_override_and_nest() {
    let main = "include 'base.rnc' { item = element item { empty } }\n start |= element other { \
                grammar { start = parent item } }";
    let base = "start |= element all { item+ }\n item = element item { text }";
    let schema = read(SchemaKind::Rnc, main, &[("base.rnc", base)]).unwrap();
    admits(&schema, &["<all><item/><item/></all>", "<other><item/></other>"]);
    let problem = "the text of item does not match the schema";
    rejects(&schema, &[("<all><item>x</item></all>", problem)]);
}

const SHIP: &str = r###"<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"
        targetNamespace="urn:s" xmlns="urn:s" elementFormDefault="qualified">
    <xs:element name="ship" type="Ship"/>
    <xs:complexType name="Base"><xs:sequence>
        <xs:element name="name" type="Short"/>
        <xs:element ref="part" minOccurs="0" maxOccurs="3"/>
    </xs:sequence><xs:attribute name="id" type="xs:ID" use="required"/></xs:complexType>
    <xs:complexType name="Ship"><xs:complexContent><xs:extension base="Base"><xs:sequence>
        <xs:element name="size"><xs:complexType><xs:simpleContent>
            <xs:extension base="xs:decimal"><xs:attribute name="unit" type="Unit"/></xs:extension>
        </xs:simpleContent></xs:complexType></xs:element>
        <xs:any namespace="##other" processContents="lax" minOccurs="0"/>
    </xs:sequence><xs:attributeGroup ref="More"/></xs:extension></xs:complexContent>
    </xs:complexType>
    <xs:attributeGroup name="More"><xs:attribute name="near" type="xs:IDREFS"/></xs:attributeGroup>
    <xs:simpleType name="Short"><xs:restriction base="xs:string"><xs:minLength value="1"/>
        <xs:maxLength value="9"/><xs:pattern value="[A-Z]\i*"/></xs:restriction></xs:simpleType>
    <xs:simpleType name="Unit"><xs:union memberTypes="xs:boolean"><xs:simpleType>
        <xs:restriction base="xs:token"><xs:enumeration value="m"/></xs:restriction>
    </xs:simpleType></xs:union></xs:simpleType>
    <xs:element name="part" abstract="true"/>
    <xs:element name="sail" substitutionGroup="part"><xs:complexType mixed="true"/></xs:element>
    <xs:element name="mast" substitutionGroup="part" type="xs:int"/>
</xs:schema>"###;

#[test]
fn xml_schema_derives_types_and_substitutes_elements() {
    let schema = schema(SchemaKind::Xsd, SHIP);
    let ship = |inner: &str| format!("<ship xmlns='urn:s' id='a' {inner}</size></ship>");
    admits(
        &schema,
        &[
            &ship("><name>Ab</name><size>1.5"),
            &ship("near='a'><name>A</name><sail>x</sail><mast>3</mast><size unit='m'>2"),
            "<s:ship xmlns:s='urn:s' id='a'><s:name>A</s:name><s:size unit='true'>2</s:size>\
             <o xmlns='urn:o'><p/></o></s:ship>",
            "<sail xmlns='urn:s'>text</sail>",
        ],
    );
    rejects(
        &schema,
        &[
            (&ship("><size>1"), "size is not allowed here in ship"),
            (&ship("><name>a</name><size>1"), "the text of name does not match the schema"),
            (&ship("><name>A</name><part/><size>1"), "part is not allowed here in ship"),
            (&ship("near='b'><name>A</name><size>1"), "no element has the ID b"),
            (&ship("><name>A</name><size unit='ft'>1"), "the value of unit in size is not allowed"),
            ("<ship xmlns='urn:s'/>", "ship lacks the attribute id"),
            ("<ship xmlns='urn:other'/>", "the root element cannot be ship"),
        ],
    );
}

#[test]
fn keys_of_xml_schema_are_unique_and_have_targets() {
    let schema = schema(
        SchemaKind::Xsd,
        r#"<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
        <xs:element name="r"><xs:complexType><xs:choice maxOccurs="unbounded">
            <xs:element name="part"><xs:complexType><xs:sequence>
                <xs:element name="no" type="xs:int"/></xs:sequence></xs:complexType></xs:element>
            <xs:element name="use"><xs:complexType>
                <xs:attribute name="part"/></xs:complexType></xs:element>
        </xs:choice></xs:complexType>
        <xs:keyref name="uses" refer="parts"><xs:selector xpath=".//use"/>
            <xs:field xpath="@part"/></xs:keyref>
        <xs:key name="parts"><xs:selector xpath="part"/><xs:field xpath="no"/></xs:key>
        </xs:element></xs:schema>"#,
    );
    let part = |number| format!("<part><no>{number}</no></part>");
    let (one, two) = (part(1), part(2));
    admits(&schema, &[&format!("<r><use part='2'/>{one}{two}<use/><use part='1'/></r>")]);
    rejects(
        &schema,
        &[
            (&format!("<r>{one}{one}</r>"), "two elements have the key 1 of :parts"),
            (&format!("<r>{one}<use part='3'/></r>"), "no element has the key 3 of :parts"),
        ],
    );
}

#[test]
fn elements_name_their_types_and_wildcards_know_declared_elements() {
    let schema = schema(
        SchemaKind::Xsd,
        r#"<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
        <xs:complexType name="Shape" abstract="true"><xs:attribute name="no" use="required"/>
            </xs:complexType>
        <xs:complexType name="Box"><xs:complexContent><xs:extension base="Shape"><xs:sequence>
            <xs:element name="side" type="xs:int" maxOccurs="2"/></xs:sequence></xs:extension>
            </xs:complexContent></xs:complexType>
        <xs:complexType name="Cube"><xs:complexContent><xs:extension base="Box"><xs:sequence>
            <xs:element name="depth"/></xs:sequence></xs:extension>
            </xs:complexContent></xs:complexType>
        <xs:complexType name="Other"/>
        <xs:element name="r"><xs:complexType><xs:sequence>
            <xs:element name="shape" type="Shape" minOccurs="0" maxOccurs="unbounded"/>
            <xs:element name="box" type="Box" nillable="true" minOccurs="0"/>
 <xs:element name="open" minOccurs="0"><xs:complexType><xs:sequence>
            <xs:any processContents="lax" minOccurs="0" maxOccurs="unbounded"/>
            </xs:sequence></xs:complexType></xs:element>
        </xs:sequence></xs:complexType></xs:element>
        <xs:element name="known" type="xs:int"/></xs:schema>"#,
    );
    let document =
        |inner: &str| format!("<r xmlns:i='http://www.w3.org/2001/XMLSchema-instance'>{inner}</r>");
    admits(
        &schema,
        &[
            &document("<shape i:type='Box' no='1'><side>1</side></shape>"),
            &document("<shape i:type='Cube' no='1'><side>1</side><depth/></shape>"),
            &document("<box no='1' i:nil='true'/><open><known>1</known><x y='1'><z/></x></open>"),
            &document("<box no='1' i:type='Cube'><side>1</side><depth/></box>"),
        ],
    );
    rejects(
        &schema,
        &[
            (&document("<shape no='1'/>"), "the type of shape is abstract, and needs another one"),
            (
                &document("<shape i:type='Box' no='1'><side>1</side><depth/></shape>"),
                "depth is not allowed here in shape",
            ),
            (
                &document("<shape i:type='Box'><side>1</side></shape>"),
                "shape lacks the attribute no",
            ),
            (&document("<shape i:type='Other'/>"), "the type Other is not one of shape"),
            (
                &document("<box no='1' i:nil='true'><side>1</side></box>"),
                "side is not allowed here in box",
            ),
            (
                &document("<open><known>x</known></open>"),
                "the text of known does not match the schema",
            ),
        ],
    );
    assert_eq!(schema.smallest_named("shape"), None);
}

#[test]
fn a_derivation_may_declare_the_prefix_of_its_base() {
    let schema = schema(
        SchemaKind::Xsd,
        r#"<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="n">
        <xs:complexType name="Shape"><xs:attribute name="id"/></xs:complexType>
        <xs:element name="box"><xs:complexType><xs:complexContent>
            <xs:extension xmlns:n="n" base="n:Shape"><xs:attribute name="side"/></xs:extension>
        </xs:complexContent></xs:complexType></xs:element></xs:schema>"#,
    );
    admits(&schema, &["<box xmlns='n' id='1' side='2'/>"]);
    assert!(schema.check(b"<box xmlns='n' top='1'/>", Leniency::None).is_err());
}

#[test]
fn an_unusable_schema_is_an_error_with_its_place() {
    use SchemaKind::{Dtd, Rnc, Rng, Xsd};
    let error = |kind, text: &str, others: &[(&str, &str)]| match read(kind, text, others) {
        Ok(_) => panic!("accepted: {text}"),
        Err(error) => error.to_string(),
    };
    let rng = |inner: &str| {
        format!("<grammar xmlns='http://relaxng.org/ns/structure/1.0'>\n{inner}</grammar>")
    };
    let xsd = |inner: &str| {
        format!("<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'>\n{inner}</xs:schema>")
    };
    let endless = "main admits no finite document: every element of it needs another one inside";
    let cases = [
        (error(Dtd, "<!ELEMENT a (b)", &[]), "line 1 of main: a declaration has no `>`"),
        (error(Dtd, "\n<!ELEMENT a (b|c,d)>", &[]), "line 2 of main: expected `|`"),
        (error(Dtd, "x", &[]), "line 1 of main: expected a declaration"),
        (error(Dtd, "<!ENTITY a 'b'>", &[]), "main declares no element"),
        (error(Dtd, "%a;", &[]), "main: the entity %a; is not declared"),
        (
            error(Dtd, "<!ENTITY % a SYSTEM 'no.dtd'>%a;", &[]),
            "main includes no.dtd, which cannot be read: there is no such file",
        ),
        (
            error(
                Dtd,
                "<!ENTITY % a SYSTEM 'a.dtd'>%a;",
                &[("a.dtd", "<!ENTITY % b SYSTEM 'a.dtd'>%b;")],
            ),
            "a.dtd includes itself",
        ),
        (error(Dtd, "<!ELEMENT a (b)><!ELEMENT b (a)>", &[]), endless),
        (error(Rng, "<a", &[]), "line 1 of main: "),
        (error(Rng, "<a/>", &[]), "line 1 of main: this is no element of RELAX NG"),
        (error(Rng, &rng("<start><ref name='a'/></start>"), &[]), "main: a is not defined"),
        (error(Rng, &rng("<include href='x'/>"), &[]), "main includes x, which cannot be read"),
        (
            error(
                Rng,
                &rng("<start><ref name='a'/></start><define name='a'><ref name='a'/></define>"),
                &[],
            ),
            "main: a refers to itself without an element between",
        ),
        (
            error(
                Rng,
                &rng("<include href='x.rng'/>"),
                &[("x.rng", &rng("<include href='x.rng'/>"))],
            ),
            "x.rng includes itself",
        ),
        (error(Rnc, "start = element a {", &[]), "line 1 of main: expected a name"),
        (error(Rnc, "start = element a { b:c }", &[]), "line 1 of main: datatypes b is not"),
        (error(Rnc, "start = a\na = element a { a }", &[]), endless),
        (error(Xsd, "<a/>", &[]), "main: its root is no schema of XML Schema"),
        (error(Xsd, &xsd(""), &[]), "main declares no element"),
        (
            error(Xsd, &xsd("<xs:include schemaLocation='x.xsd'/>"), &[]),
            "main includes x.xsd, which cannot be read: there is no such file",
        ),
        (
            error(
                Xsd,
                &xsd("<xs:element name='a' type='t'/><xs:complexType name='t'>\
                      <xs:complexContent><xs:extension base='t'/></xs:complexContent>\
                      </xs:complexType>"),
                &[],
            ),
            "main: the type t is derived from itself",
        ),
    ];
    for (found, expected) in cases {
        assert!(found.starts_with(expected), "{found}\n{expected}");
    }
}

#[test]
fn entities_that_multiply_are_stopped() {
    let mut dtd = "<!ENTITY % e0 '(a|a|a|a|a|a|a|a|a|a)'>\n".to_owned();
    for level in 1..30 {
        let inner = format!("%e{};", level - 1).repeat(10);
        writeln!(dtd, "<!ENTITY % e{level} '{inner}'>").unwrap();
    }
    let error = read(SchemaKind::Dtd, &dtd, &[]).err().unwrap();
    assert!(matches!(error, SchemaError::TooComplex { .. }), "{error}");

    let mut dtd = "<!ENTITY % c ''>".to_owned();
    dtd += &"%c;\n".repeat(1_000_000);
    let error = read(SchemaKind::Dtd, &dtd, &[]).err().unwrap();
    assert!(matches!(error, SchemaError::TooComplex { .. }), "{error}");

    let deep = format!("<!ELEMENT a {}a{}>", "(".repeat(10_000), ")".repeat(10_000));
    let error = read(SchemaKind::Dtd, &deep, &[]).err().unwrap().to_string();
    assert_eq!(error, "line 1 of main: parentheses are nested too deep");
    let deep = "(".repeat(100_000);
    let error = read(SchemaKind::Rnc, &deep, &[]).err().unwrap().to_string();
    assert_eq!(error, "line 1 of main: patterns are nested too deep");
}

#[test]
fn large_schemas_and_documents_are_read() {
    let mut dtd = "<!ELEMENT r (e*)> <!ELEMENT e (#PCDATA)> <!ATTLIST e id ID #REQUIRED to IDREF \
                   #IMPLIED>\n"
        .to_owned();
    for number in 0..100_000 {
        writeln!(dtd, "<!ELEMENT x{number} (e?, r)> <!ATTLIST x{number} a CDATA #IMPLIED>")
            .unwrap();
    }
    assert!(dtd.len() > 5_000_000);
    let schema = schema(SchemaKind::Dtd, &dtd);
    let mut document = "<r>".to_owned();
    for number in 0..100_000 {
        let to = 99_999 - number;
        writeln!(document, "<e id='i{number}' to='i{to}'>text</e>").unwrap();
    }
    document += "</r>";
    admits(&schema, &[&document]);
    let twice = document.replace("id='i7'", "id='i8'");
    let found = schema.check(twice.as_bytes(), Leniency::None).unwrap_err();
    assert_eq!((found.line, found.problem.as_str()), (9, "two elements have the ID i8"));
}

#[test]
fn smallest_texts_are_valid() {
    let letter = schema(SchemaKind::Dtd, LETTER);
    let list = "<list><item><para/></item><item><para/></item></list>";
    assert_eq!(letter.smallest_named("list"), Some(list));
    let smallest = "<letter code=\"a\"><para/></letter>";
    assert_eq!(letter.smallest_named("letter"), Some(smallest));
    admits(&letter, &[smallest]);
    // A reference needs a target.
    assert_eq!(letter.smallest_named("ref"), None);
    let ship = schema(SchemaKind::Xsd, SHIP);
    assert_eq!(ship.smallest_named("mast"), Some("<mast>0</mast>"));
    assert_eq!(ship.smallest_named("name"), Some("<name>A</name>"));
}

#[test]
fn prefixes_are_declared_unless_that_is_ignored() {
    let text = "<!ELEMENT a (b*)> <!ATTLIST a xmlns:x CDATA #IMPLIED> <!ELEMENT b EMPTY> \
                <!ATTLIST b x:c CDATA #IMPLIED xml:lang CDATA #IMPLIED>";
    let schema = schema(SchemaKind::Dtd, text);
    admits(&schema, &["<a xmlns:x='urn:x'><b x:c=''/></a>", "<a><b xml:lang='en'/></a>"]);
    rejects(&schema, &[("<a><b x:c=''/></a>", "the prefix x of b is not declared")]);
    assert_eq!(schema.leniency_for(b"<a><b x:c=''/></a>"), Ok(Leniency::Prefixes));
}

#[test]
fn references_lack_targets_only_if_the_rest_is_valid() {
    let letter = schema(SchemaKind::Dtd, LETTER);
    let document = |code: &str| format!("<letter {code}><para><ref to='x'/></para></letter>");
    let valid = document("code='a'");
    assert_eq!(letter.leniency_for(valid.as_bytes()), Ok(Leniency::References));
    assert!(letter.violated(valid.as_bytes(), Leniency::References).is_some());
    let found = letter.leniency_for(document("").as_bytes()).unwrap_err();
    assert_eq!(found.problem, "letter lacks the attribute code");
}

#[test]
fn a_violation_of_a_schema_is_slight() {
    let letter = schema(SchemaKind::Dtd, LETTER);
    let violated = letter.violated(b"<letter code='a'><para/></letter>", Leniency::None).unwrap();
    assert_eq!(violated, b"<letter secateur=\"\" code='a'><para/></letter>");
}

#[test]
fn a_catalogue_maps_identifiers_to_files() {
    let read = |path: &str| {
        let text = match path {
            "/etc/main" => {
                "<catalog xmlns='urn:oasis:names:tc:entity:xmlns:xml:catalog'>
                 <delegatePublic publicIdStartString='-//X//' catalog='file:///etc/x/sub'/>
                 <nextCatalog catalog='next'/></catalog>"
            }
            "/etc/x/sub" => {
                "<catalog><group xml:base='file:///lib/'><public publicId='-//X//DTD Y//EN' \
                 uri='y.dtd'/></group></catalog>"
            }
            "/etc/next" => {
                "<catalog><rewriteSystem systemIdStartString='http://z/' rewritePrefix='z/'/>\
                 <system systemId='http://net' uri='http://elsewhere'/>\
                 <nextCatalog catalog='main'/></catalog>"
            }
            _ => return None,
        };
        Some(text.to_owned())
    };
    let find =
        |public, system| resolve(Identifiers { public, system }, ["/etc/main".to_owned()], &read);
    assert_eq!(find(Some("-//X//DTD  Y//EN"), None).as_deref(), Some("/lib/y.dtd"));
    assert_eq!(find(None, Some("http://z/a/b.dtd")).as_deref(), Some("/etc/z/a/b.dtd"));
    assert_eq!(find(None, Some("http://net")), None);
    assert_eq!(find(Some("-//Q//"), Some("q")), None);
}
