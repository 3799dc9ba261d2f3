//! Members of packages are deleted with everything that refers to them.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::path::Path;

use secateur_bundle::{Bundle, File};
use secateur_grammars::XML;
use secateur_reduce::{Method, Pass, changes_of_files};

fn bundle(files: &[(&str, &str)]) -> Bundle {
    Bundle::of_files(files.iter().map(|(path, text)| File::new(path, text.as_bytes())).collect())
        .unwrap()
}

/// Returns the results of all single changes with this title of the file at `path`.
fn changed(bundle: &Bundle, path: &str, title: &str) -> Vec<Bundle> {
    let method = |file: &File| Method {
        grammar: XML.claims(file.path()).then_some(&*XML),
        passes: Pass::DEFAULT.into(),
        ..Method::default()
    };
    let methods = bundle.files().iter().map(method).collect();
    let number = bundle.files().iter().position(|file| file.path() == Path::new(path)).unwrap();
    let changes = changes_of_files(bundle, methods).unwrap();
    let changes = changes.iter().filter(|change| change.to_string() == title);
    let changes = changes.filter(|change| change.place(bundle).0 == number);
    changes.map(|change| change.of(bundle).unwrap()).collect()
}

#[track_caller]
fn check(result: &Bundle, expected: &[(&str, &str)]) {
    let found: Vec<_> = result
        .files()
        .iter()
        .map(|file| (file.path().to_str().unwrap(), str::from_utf8(file.text()).unwrap()))
        .collect();
    assert_eq!(found, expected);
}

/// Checks the other files after the deletion of the file at `path`.
#[track_caller]
fn check_without(files: &[(&str, &str)], path: &str, expected: &[(&str, &str)]) {
    let results = changed(&bundle(files), path, "the file can be deleted");
    assert_eq!(results.len(), 1);
    check(&results[0], expected);
}

const TYPES: &str = "[Content_Types].xml";

/// Workbook of two sheets, the first of which has a drawing.
const WORKBOOK: [(&str, &str); 9] = [
    (
        TYPES,
        "<Types><Override PartName=\"/xl/worksheets/sheet1.xml\" ContentType=\"s\"/>\
         <Override PartName=\"/xl/worksheets/sheet2.xml\" ContentType=\"s\"/>\
         <Override PartName=\"/xl/sharedStrings.xml\" ContentType=\"t\"/></Types>",
    ),
    (
        "_rels/.rels",
        "<Relationships><Relationship Id=\"a\" Target=\"xl/workbook.xml\"/></Relationships>",
    ),
    (
        "xl/workbook.xml",
        "<workbook><bookViews><workbookView activeTab=\"1\"/></bookViews><sheets>\
         <sheet name=\"A\" r:id=\"r1\"/><sheet name=\"B\" r:id=\"r2\"/></sheets><definedNames>\
         <definedName localSheetId=\"0\">A!$A$1</definedName>\
         <definedName localSheetId=\"1\">B!$A$1</definedName></definedNames></workbook>",
    ),
    (
        "xl/_rels/workbook.xml.rels",
        "<Relationships><Relationship Id=\"r1\" Target=\"worksheets/sheet1.xml\"/>\
         <Relationship Id=\"r2\" Target=\"worksheets/sheet2.xml\"/>\
         <Relationship Id=\"r3\" Target=\"sharedStrings.xml\"/></Relationships>",
    ),
    (
        "xl/worksheets/sheet1.xml",
        "<worksheet><c r=\"A1\" t=\"s\"><v>0</v></c><drawing r:id=\"r1\"/></worksheet>",
    ),
    (
        "xl/worksheets/_rels/sheet1.xml.rels",
        "<Relationships><Relationship Id=\"r1\" Target=\"../drawings/d.xml\"/></Relationships>",
    ),
    (
        "xl/worksheets/sheet2.xml",
        "<worksheet><c r=\"A1\" t=\"s\"><v>2</v></c><c r=\"B1\"><v>1</v></c></worksheet>",
    ),
    ("xl/sharedStrings.xml", "<sst><si>a</si><si>b</si><si>c</si></sst>"),
    ("xl/drawings/d.xml", "<wsDr/>"),
];

#[test]
fn a_sheet_goes_with_its_relationships_and_what_uses_them() {
    check_without(
        &WORKBOOK,
        "xl/worksheets/sheet1.xml",
        &[
            (
                TYPES,
                "<Types><Override PartName=\"/xl/worksheets/sheet2.xml\" ContentType=\"s\"/>\
                 <Override PartName=\"/xl/sharedStrings.xml\" ContentType=\"t\"/></Types>",
            ),
            WORKBOOK[1],
            // The positions of the second sheet are now 0.
            (
                "xl/workbook.xml",
                "<workbook><bookViews><workbookView activeTab=\"0\"/></bookViews><sheets>\
                 <sheet name=\"B\" r:id=\"r2\"/></sheets><definedNames>\
                 <definedName localSheetId=\"0\">B!$A$1</definedName></definedNames></workbook>",
            ),
            (
                "xl/_rels/workbook.xml.rels",
                "<Relationships>\
                 <Relationship Id=\"r2\" Target=\"worksheets/sheet2.xml\"/>\
                 <Relationship Id=\"r3\" Target=\"sharedStrings.xml\"/></Relationships>",
            ),
            WORKBOOK[6],
            WORKBOOK[7],
            WORKBOOK[8],
        ],
    );
}

#[test]
fn shared_strings_go_with_the_cells_that_have_them() {
    let results = changed(&bundle(&WORKBOOK), "xl/sharedStrings.xml", "the file can be deleted");
    let text = |path| results[0].file(Path::new(path)).unwrap().text().to_vec();
    let sheet = |path| String::from_utf8(text(path)).unwrap();
    assert_eq!(sheet("xl/worksheets/sheet1.xml"), "<worksheet><drawing r:id=\"r1\"/></worksheet>");
    assert_eq!(
        sheet("xl/worksheets/sheet2.xml"),
        "<worksheet><c r=\"B1\"><v>1</v></c></worksheet>"
    );
}

#[test]
fn a_part_goes_with_its_uses_and_later_positions_follow() {
    let title = "the part can be deleted with its uses";
    let results = changed(&bundle(&WORKBOOK), "xl/sharedStrings.xml", title);
    let texts: Vec<_> = results
        .iter()
        .map(|result| {
            let text = |number: usize| String::from_utf8_lossy(result.files()[number].text());
            [text(7).into_owned(), text(4).into_owned(), text(6).into_owned()]
        })
        .collect();
    let (first, second) = (WORKBOOK[4].1, WORKBOOK[6].1);
    let expected = [
        // The first string is used by the first sheet.
        [
            "<sst><si>b</si><si>c</si></sst>",
            "<worksheet><drawing r:id=\"r1\"/></worksheet>",
            &second.replace("<v>2</v>", "<v>1</v>"),
        ],
        ["<sst><si>a</si><si>c</si></sst>", first, &second.replace("<v>2</v>", "<v>1</v>")],
        [
            "<sst><si>a</si><si>b</si></sst>",
            first,
            "<worksheet><c r=\"B1\"><v>1</v></c></worksheet>",
        ],
    ];
    assert_eq!(texts, expected.map(|texts| texts.map(str::to_owned)));
}

#[test]
fn a_picture_goes_with_its_frame() {
    let document = "<w:document><w:p><w:r><w:drawing><a:blip r:embed=\"r5\"/></w:drawing></w:r>\
                    </w:p><w:p><w:t>x</w:t></w:p></w:document>";
    let relationships = "<Relationships><Relationship Id=\"r5\" Target=\"media/a.png\"/>\
                         </Relationships>";
    let files = [
        ("word/document.xml", document),
        ("word/_rels/document.xml.rels", relationships),
        ("word/media/a.png", "image"),
    ];
    let without = document.replace("<w:drawing><a:blip r:embed=\"r5\"/></w:drawing>", "");
    let left = [(files[0].0, &*without), (files[1].0, "<Relationships></Relationships>")];
    check_without(&files, "word/media/a.png", &left);

    let content = "<office:text><text:p><draw:frame><draw:image xlink:href=\"Pictures/a.png\"/>\
                   </draw:frame>x</text:p></office:text>";
    let manifest = "<m:manifest><m:file-entry m:full-path=\"content.xml\"/>\
                    <m:file-entry m:full-path=\"Pictures/a.png\"/></m:manifest>";
    let files = [
        ("content.xml", content),
        ("Pictures/a.png", "image"),
        ("META-INF/manifest.xml", manifest),
    ];
    let left = [
        ("content.xml", "<office:text><text:p>x</text:p></office:text>"),
        (files[2].0, "<m:manifest><m:file-entry m:full-path=\"content.xml\"/></m:manifest>"),
    ];
    check_without(&files, "Pictures/a.png", &left);
}

#[test]
fn a_chapter_goes_with_its_item_its_turn_and_its_entries() {
    let package = "<package><manifest><item id=\"c1\" href=\"c1.xhtml\"/>\
                   <item id=\"c2\" href=\"c2.xhtml\"/></manifest><spine><itemref idref=\"c1\"/>\
                   <itemref idref=\"c2\"/></spine></package>";
    let files = [
        ("book/content.opf", package),
        ("book/c1.xhtml", "<html><body><p>1</p></body></html>"),
        ("book/c2.xhtml", "<html><body><a href=\"c1.xhtml#p\">see</a><p>2</p></body></html>"),
        (
            "book/toc.ncx",
            "<navMap><navPoint><text>1</text><content src=\"c1.xhtml\"/></navPoint>\
             <navPoint><text>2</text><content src=\"c2.xhtml\"/></navPoint></navMap>",
        ),
        (
            "book/nav.xhtml",
            "<ol><li><a href=\"c1.xhtml\">1</a></li><li><a href=\"c2.xhtml\">2</a></li></ol>",
        ),
    ];
    let left = [
        (
            files[0].0,
            "<package><manifest><item id=\"c2\" href=\"c2.xhtml\"/></manifest><spine>\
             <itemref idref=\"c2\"/></spine></package>",
        ),
        (files[2].0, "<html><body><p>2</p></body></html>"),
        (
            files[3].0,
            "<navMap><navPoint><text>2</text><content src=\"c2.xhtml\"/></navPoint></navMap>",
        ),
        (files[4].0, "<ol><li><a href=\"c2.xhtml\">2</a></li></ol>"),
    ];
    check_without(&files, "book/c1.xhtml", &left);
}

#[test]
fn a_style_sheet_goes_with_the_attributes_that_name_its_styles() {
    let content = "<text><p text:style-name=\"S1\">a</p><p text:style-name=\"S2\">b</p></text>";
    let files = [
        ("styles.xml", "<styles><style:style style:name=\"S1\"/></styles>"),
        ("content.xml", content),
    ];
    let left = [(files[1].0, "<text><p>a</p><p text:style-name=\"S2\">b</p></text>")];
    check_without(&files, "styles.xml", &left);
}
