//! Proposals of `secateur language check`.

use std::fs;

use super::Place;

/// Returns CDATA sections. If the text of any but the last one is deleted, the scanner reads to a
/// later section end, and swallows tags of elements.
fn sections() -> String {
    let sections: String =
        (0..5).map(|number| format!("<b><![CDATA[{number}]]></b><![CDATA[x]]>")).collect();
    format!("<a>{sections}</a>\n")
}

#[test]
fn check_finds_and_fixes_facts_missing_from_a_grammar() {
    let Some(place) = Place::new() else { return };
    place.grammar("xml", "xml");
    let description = place.0.path("xml/language.toml");
    let text = "name = \"my-xml\"\nextensions = [\"myxml\"]\nwhite-space = \"free\"\n";
    fs::remove_file(description).unwrap();
    let description = place.0.file("xml/xml/language.toml", text);
    place.0.file("in.myxml", sections());
    let check = ["language", "check", "--grammar", "xml/xml", "in.myxml"];
    let before = place.succeed(&check);
    assert!(before.starts_with("my-xml, rules for names derived:\n"), "{before}");
    assert!(before.contains("\n  CData in CDSect, deleted: "), "{before}");
    let (_, lines) = before.split_once("With these lines in language.toml, ").unwrap();
    let (_, lines) = lines.split_once("\n\n").unwrap();
    assert!(
        lines.starts_with(
            "[overrides]\nkeep = [\n    { parent = \"CDSect\", child = \"CData\", reason = "
        ),
        "{lines}"
    );
    // The proposed lines are usable as printed, and leave nothing to fix.
    fs::write(&description, format!("{text}\n{lines}")).unwrap();
    let after = place.succeed(&check);
    assert!(!after.contains("CData in CDSect") && !after.contains("[overrides]"), "{after}");
    assert_eq!(place.succeed(&check), after, "the same edits are drawn again");
    // The same without a description.
    fs::remove_file(&description).unwrap();
    let written = place.succeed(&["language", "init", "xml/xml", "in.myxml"]);
    assert_eq!(written, "Wrote xml/xml/language.toml, with an override derived from these files\n");
    let written = fs::read_to_string(&description).unwrap();
    assert!(
        written.contains("child = \"CData\", reason = ") && !written.contains("#[overrides]"),
        "{written}"
    );
    place.refuse(
        &mut place.command(&["language", "init", "xml/xml"]),
        &["xml/xml/language.toml already exists"],
    );
    place.refuse(
        &mut place.command(&["language", "init", "xml"]),
        &["xml has several grammars; name the folder of one"],
    );
}

#[test]
fn an_initial_description_is_usable_with_all_its_proposals() {
    let Some(place) = Place::new() else { return };
    place.0.file("in", "");
    for language in ["css", "json", "javascript", "python"] {
        let folder = place.grammar(language, language);
        let description = folder.join("language.toml");
        fs::remove_file(&description).unwrap();
        place.succeed(&["language", "init", language]);
        assert_eq!(
            place.succeed(&["language", "check", "--grammar", language]),
            format!("{language}: can be used\n")
        );
        let text = fs::read_to_string(&description).unwrap();
        let used = text.lines().map(|line| match line.strip_prefix('#') {
            Some(proposal) if !proposal.starts_with(' ') || proposal.starts_with("    ") => {
                format!("{proposal}\n")
            }
            _ => format!("{line}\n"),
        });
        let used: String = used.collect();
        assert!(
            ["[overrides]", "[fragments]"]
                .iter()
                .all(|section| used.contains(&format!("\n{section}\n"))),
            "{used}"
        );
        assert!(used.contains("\n[names]\n") || ["css", "json"].contains(&language), "{used}");
        fs::write(&description, used).unwrap();
        assert_eq!(
            place.succeed(&["language", "check", "--grammar", language]),
            format!("{language}: can be used\n")
        );
    }
}
