//! Reductions of several files.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::collections::HashSet;
use std::path::Path;

use secateur_bundle::{AsBundle, Bundle, File};
use secateur_grammars::{C, XML};
use secateur_minimize::{Algorithm, InitialProbability, Outcome, Search};
use secateur_names::Language;
use secateur_reduce::{
    Experience, Fixpoint, Method, Pass, PriorSource, Project, Settings, Source, changes_of_files,
};

fn settings() -> Settings {
    let prior = PriorSource::Learned(Experience::new(InitialProbability::new(0.25).unwrap()));
    Settings {
        layout: true,
        ..Settings::new(Pass::DEFAULT.to_vec(), Algorithm::WProbDd, prior, None)
    }
}

fn method(path: &Path) -> Method {
    let languages: [&Language; 2] = [&C, &XML];
    let grammar: Option<&'static Language> =
        languages.into_iter().find(|grammar| grammar.claims(path));
    let passes = grammar.map_or(Pass::WITHOUT_TREE, |_| Pass::DEFAULT);
    Method { grammar, passes: passes.into(), ..Method::default() }
}

fn bundle(files: &[(&str, &str)]) -> Bundle {
    Bundle::of_files(files.iter().map(|(path, text)| File::new(path, text.as_bytes())).collect())
        .unwrap()
}

fn project(bundle: &Bundle) -> Project {
    let methods = bundle.files().iter().map(|file| method(file.path())).collect();
    Project::new(bundle.clone(), methods, settings(), None).unwrap()
}

/// Returns the result, the candidates and the number of tests. Repeated candidates are not tested
/// again.
fn reduce(
    search: &mut dyn Search<Candidate = impl AsBundle + ToString, Best = Bundle>,
    test: &dyn Fn(&Bundle) -> bool,
) -> (Bundle, Vec<String>, usize) {
    let (mut places, mut seen) = (Vec::new(), HashSet::new());
    while let Some(candidate) = search.candidate() {
        places.push(candidate.to_string());
        let bundle = candidate.as_bundle();
        seen.insert(bundle.hash());
        search.observe(if test(&bundle) { Outcome::Interesting } else { Outcome::Uninteresting });
    }
    (search.best(), places, seen.len())
}

fn text(bundle: &Bundle, path: &str) -> Option<String> {
    bundle.file(Path::new(path)).map(|file| String::from_utf8(file.text().to_vec()).unwrap())
}

fn has(bundle: &Bundle, path: &str, part: &str) -> bool {
    text(bundle, path).is_some_and(|text| text.contains(part))
}

fn program() -> Bundle {
    bundle(&[
        (
            "main.c",
            "#include <stdio.h>\n#include \"inc/used.h\"\n#include \"unused.h\"\nint main(void)\n\
             {\n    int a = 1;\n    int b = twice(a);\n    puts(\"x\");\n    return b;\n}\n",
        ),
        ("inc/used.h", "int twice(int);\nint thrice(int);\nstruct s { int m; };\n"),
        ("unused.h", "int nothing;\n"),
        ("other.c", "#include \"unused.h\"\nint other(void) { return nothing; }\n"),
        ("notes.txt", "first line\nsecond line\nthird line\n"),
        ("data.xml", "<a><b x=\"1\"/><c>text</c></a>"),
        ("empty.c", ""),
    ])
}

/// Returns `true` if no included file is missing.
fn is_whole(bundle: &Bundle) -> bool {
    ["inc/used.h", "unused.h"].iter().all(|header| {
        let include = format!("#include \"{header}\"");
        let is_included = ["main.c", "other.c"].iter().any(|path| has(bundle, path, &include));
        !is_included || bundle.file(Path::new(header)).is_some()
    })
}

#[test]
fn unneeded_files_are_deleted_with_their_includes() {
    let test = |bundle: &Bundle| {
        is_whole(bundle)
            && has(bundle, "main.c", "twice(")
            && has(bundle, "inc/used.h", "int twice")
    };
    let (best, places, _) = reduce(&mut project(&program()), &test);
    assert_eq!(
        best.files().iter().map(|file| file.path().to_str().unwrap()).collect::<Vec<_>>(),
        ["main.c", "inc/used.h"]
    );
    assert!(!has(&best, "main.c", "unused.h"));
    assert_eq!(text(&best, "inc/used.h").unwrap().trim(), "int twice;");
    assert_eq!(places[0], "round 1, files, list of 7");
    assert!(places.iter().any(|place| place.starts_with("main.c: round ")), "{places:?}");
    assert!(!places.iter().any(|place| place.starts_with("other.c: ")), "it has gone before");
}

#[test]
fn any_test_leaves_no_deletion_in_any_file() {
    let tests: [&dyn Fn(&Bundle) -> bool; 5] = [
        &|bundle| has(bundle, "notes.txt", "second") && has(bundle, "data.xml", "<c"),
        &|bundle| {
            has(bundle, "main.c", "puts") && has(bundle, "other.c", "return") && is_whole(bundle)
        },
        &|bundle| bundle.files().len() >= 3 && is_whole(bundle),
        // Deletions in one file depend on another.
        &|bundle| {
            has(bundle, "main.c", "int a") == has(bundle, "inc/used.h", "struct")
                && has(bundle, "main.c", "main")
        },
        &|bundle| bundle.file(Path::new("empty.c")).is_some(),
    ];
    for (number, test) in tests.into_iter().enumerate() {
        let original = program();
        assert!(test(&original), "{number}");
        let (best, ..) = reduce(&mut project(&original), test);
        assert!(test(&best), "{number}");
        let methods: Vec<_> =
            best.files().iter().map(|file| without_rename(method(file.path()))).collect();
        let changes = changes_of_files(&best, methods).unwrap();
        assert!(
            best.bytes() == 0 || changes.len() > 2,
            "nothing can be taken from an empty file: {number}"
        );
        for change in changes {
            let Some(smaller) = change.of(&best) else { continue };
            let (at, _) = change.place(&best);
            assert!(
                smaller == best || !test(&smaller),
                "{number}: {:?}: {change}",
                best.files()[at].path()
            );
        }
    }
}

/// Renaming deletes nothing.
fn without_rename(mut method: Method) -> Method {
    method.passes = method.passes.iter().copied().filter(|pass| pass.name() != "rename").collect();
    method
}

#[test]
fn a_change_of_a_name_is_tried_in_all_files_that_use_it() {
    let original = bundle(&[
        ("main.c", "#include \"a.h\"\nint main(void)\n{\n    return f(1);\n}\n"),
        ("a.h", "int f(int);\n"),
        ("b.c", "#include \"a.h\"\nint g(void)\n{\n    return f(2);\n}\n"),
    ]);
    // Every use requires a visible declaration.
    let is_known = |bundle: &Bundle| {
        let uses = ["main.c", "b.c"].iter().any(|path| has(bundle, path, "f("));
        !uses || has(bundle, "a.h", "f(")
    };
    let test = |bundle: &Bundle| is_known(bundle) && bundle.files().len() == 3 && is_whole(bundle);
    let methods = original.files().iter().map(|file| method(file.path())).collect();
    let changes = changes_of_files(&original, methods).unwrap();
    let across = changes.iter().find(|change| {
        change.of(&original).is_some_and(|changed| {
            test(&changed)
                && (0..3)
                    .all(|at| changed.files()[at].text() != original.files()[at].text() || at == 1)
                && !has(&changed, "a.h", "f(")
                && !has(&changed, "b.c", "f(")
        })
    });
    let across = across.expect("a change of three files");
    let (number, span) = across.place(&original);
    let place = &original.files()[number].text()[span.unwrap()];
    assert_eq!((number, String::from_utf8_lossy(place).as_ref()), (1, "int f(int);"), "{across}");
    assert!(
        across.to_string().contains("can be deleted with its dependents in 2 places"),
        "{across}"
    );
    let (best, ..) = reduce(&mut project(&original), &test);
    assert!(!has(&best, "a.h", "f("), "{best:?}");
}

#[test]
fn an_included_file_is_embedded_if_that_is_no_longer() {
    let test = |bundle: &Bundle| {
        let text: String =
            bundle.files().iter().map(|file| String::from_utf8_lossy(file.text())).collect();
        is_whole(bundle)
            && ["main(", "twice(1", "int twice", "m;", "nothing + "]
                .iter()
                .all(|part| text.contains(part))
    };
    let original = bundle(&[
        (
            "main.c",
            "#include \"inc/used.h\"\n#include \"unused.h\"\nint main(void)\n\
             {\n    return nothing + twice(1);\n}\n",
        ),
        ("inc/used.h", "int twice(int);\nstruct s { int m; };"),
        ("unused.h", "int nothing;\n"),
        ("other.c", "#include \"unused.h\"\nint other(void) { return nothing + nothing; }\n"),
    ]);
    assert!(test(&original));
    let (best, places, _) = reduce(&mut project(&original), &test);
    assert_eq!(best.files().len(), 1, "{best:?}");
    assert!(places.contains(&"round 2, files to embed, list of 1".to_owned()), "{places:?}");
    // Files included twice stay, unless the user requests a single file.
    let needs_both = |bundle: &Bundle| test(bundle) && bundle.file(Path::new("other.c")).is_some();
    let count = |one_file| {
        let methods = original.files().iter().map(|file| method(file.path())).collect();
        let settings = Settings { one_file, ..settings() };
        let (best, ..) = reduce(
            &mut Project::new(original.clone(), methods, settings, None).unwrap(),
            &needs_both,
        );
        assert!(best.file(Path::new("inc/used.h")).is_none());
        best.files().len()
    };
    assert!(count(true) == 2 && count(false) <= 3);
}

#[test]
fn names_are_resolved_across_files() {
    let original = bundle(&[
        ("f.h", "int f(int a, int unused, int c);\n"),
        ("f.c", "#include \"f.h\"\nint f(int a, int unused, int c) { return a + c; }"),
        ("one.c", "#include \"f.h\"\nint one(void) { return f(1, 2, 3); }\n"),
        ("two.c", "#include \"f.h\"\nint two(void) { return f(4, 5, 6) + f(7, 8, 9); }\n"),
    ]);
    // All calls have as many arguments as there are parameters, and all of them are needed.
    let test = |bundle: &Bundle| {
        let lists = |path: &str| -> Vec<usize> {
            let text = text(bundle, path).unwrap_or_default();
            text.match_indices("f(")
                .map(|(at, _)| text[at..].split(')').next().unwrap().split(',').count())
                .collect()
        };
        let all = [lists("f.h"), lists("f.c"), lists("one.c"), lists("two.c")];
        let count = |expected: [usize; 4]| all.iter().map(Vec::len).eq(expected);
        count([1, 1, 1, 2])
            && all.concat().iter().all(|len| *len == all[0][0])
            && has(bundle, "f.c", "a + c")
    };
    assert!(test(&original));
    let (best, places, _) = reduce(&mut project(&original), &test);
    assert!(places.iter().any(|place| place.starts_with("all c: round ")), "{places:?}");
    // One is deleted everywhere, and the others are needed.
    let text: String =
        best.files().iter().map(|file| String::from_utf8_lossy(file.text())).collect();
    for part in ["int f(int, int);", "f(1, 3)", "f(4, 6) + f(7, 9)"] {
        assert!(text.contains(part), "{part} in {text}");
    }
}

/// Returns a document of ships and its schema, with different prefixes, quotes and prologues.
fn ships() -> Bundle {
    bundle(&[
        (
            "ships.xml",
            "<?xml version=\"1.0\"?>\n<!-- all <of> them -->\n\
             <s:ships xmlns:s=\"urn:s\"><s:name/><s:crew/><s:port since=\"2\"/></s:ships>\n\
             <!-- end -->\n",
        ),
        (
            "ships.xsd",
            "<schema><element name='ships'><element name=\"name\"/>\
             <element name=\"crew\"/>\
             <element name='port'><attribute name=\"since\"/></element></element></schema>",
        ),
    ])
}

/// Returns `true` if the document has exactly the elements that the schema declares.
fn is_valid(bundle: &Bundle) -> bool {
    let (document, schema) = (
        text(bundle, "ships.xml").unwrap_or_default(),
        text(bundle, "ships.xsd").unwrap_or_default(),
    );
    ["ships", "name", "crew", "port", "since"].iter().all(|name| {
        let is_used =
            document.contains(&format!("<s:{name}")) || document.contains(&format!(" {name}="));
        let is_declared =
            ['"', '\''].iter().any(|quote| schema.contains(&format!("name={quote}{name}{quote}")));
        is_used == is_declared
    })
}

#[test]
fn schema_declarations_are_deleted_with_their_elements_in_other_files() {
    let original = ships();
    let test = |bundle: &Bundle| {
        let is_whole =
            has(bundle, "ships.xml", "</s:ships>") || has(bundle, "ships.xml", "<s:ships");
        is_valid(bundle)
            && has(bundle, "ships.xsd", "<schema><element name='ships'><element")
            && is_whole
            && has(bundle, "ships.xml", "<s:crew")
            && has(bundle, "ships.xml", "<?xml")
    };
    assert!(test(&original));
    let methods: Vec<_> = original.files().iter().map(|file| method(file.path())).collect();
    let changes = changes_of_files(&original, methods).unwrap();
    let shown: Vec<_> = changes
        .iter()
        .filter(|change| {
            change
                .of(&original)
                .is_some_and(|changed| test(&changed) && !has(&changed, "ships.xml", "<s:port"))
        })
        .map(|change| {
            let (number, span) = change.place(&original);
            let place = String::from_utf8_lossy(&original.files()[number].text()[span.unwrap()])
                .into_owned();
            (number, place, change.to_string())
        })
        .collect();
    let port = "<element name='port'><attribute name=\"since\"/></element>";
    let title =
        "declaration `name='port'` of `name='ships'` can be deleted with its dependents in 1 place";
    assert!(shown.contains(&(1, port.into(), title.into())), "{shown:?}");
    let (best, places, _) = reduce(&mut project(&original), &test);
    assert!(places.iter().any(|place| place.starts_with("all xml: round ")), "{places:?}");
    let schema = text(&best, "ships.xsd").unwrap();
    assert!(schema.contains("name=\"crew\"") && !schema.contains("port"), "{schema}");
    let document = text(&best, "ships.xml").unwrap();
    assert!(
        document.starts_with("<?xml")
            && document.contains("<s:crew/>")
            && !document.contains("port"),
        "{document}"
    );
}

#[test]
fn changes_across_files_keep_prologues() {
    let original = ships();
    let methods: Vec<_> = original.files().iter().map(|file| method(file.path())).collect();
    let across: Vec<_> = changes_of_files(&original, methods)
        .unwrap()
        .into_iter()
        .filter_map(|change| change.of(&original))
        .filter(|changed| {
            changed.files().len() == 2
                && (0..2).all(|at| changed.files()[at].text() != original.files()[at].text())
        })
        .collect();
    assert!(across.len() >= 3, "{across:?}");
    for changed in across {
        let document = text(&changed, "ships.xml").unwrap();
        assert!(
            document.starts_with("<?xml version=\"1.0\"?>\n<!-- all <of> them -->\n"),
            "{document}"
        );
        assert!(document.ends_with("\n<!-- end -->\n"), "{document}");
        assert!(!document.contains("secateur"), "{document}");
    }
}

#[test]
fn files_that_include_each_other_terminate() {
    let original = bundle(&[
        ("a.h", "#include \"b.h\"\nint a;\n"),
        ("b.h", "#include \"a.h\"\nint b;"),
        ("c.c", "#include \"c.c\"\n#include \"a.h\"\nint c;\n"),
    ]);
    let test = |bundle: &Bundle| {
        let text: String =
            bundle.files().iter().map(|file| String::from_utf8_lossy(file.text())).collect();
        ["int a", "int b", "int c"].iter().all(|part| text.contains(part))
    };
    for one_file in [false, true] {
        let methods = original.files().iter().map(|file| method(file.path())).collect();
        let settings = Settings { one_file, ..settings() };
        let (best, ..) =
            reduce(&mut Project::new(original.clone(), methods, settings, None).unwrap(), &test);
        assert!(test(&best));
    }
}

#[test]
fn a_text_alone_is_reduced_as_by_its_fixpoint() {
    let original = program().files()[0].text().clone();
    let test = |bundle: &Bundle| bundle.text().windows(6).any(|part| part == b"twice(");
    let methods = vec![method(Path::new("main.c"))];
    let mut project =
        Project::new(Bundle::of_text(original.clone()), methods, settings(), None).unwrap();
    let mut fixpoint = Fixpoint::new(Source::of_language(&C, original), settings()).unwrap();
    loop {
        let (one, other) = (project.candidate(), fixpoint.candidate());
        assert_eq!(one.as_ref().map(ToString::to_string), other.as_ref().map(ToString::to_string));
        let (Some(one), Some(other)) = (one, other) else { break };
        assert!(one.bundle.is_text());
        assert_eq!(one.bundle.text(), other.text);
        let outcome = if test(&one.bundle) { Outcome::Interesting } else { Outcome::Uninteresting };
        project.observe(outcome);
        fixpoint.observe(outcome);
    }
    assert_eq!(project.best().text(), &*fixpoint.best());
}

#[test]
fn a_fork_is_independent_of_its_original() {
    let test = |bundle: &Bundle| {
        is_whole(bundle) && has(bundle, "other.c", "nothing") && has(bundle, "data.xml", "text")
    };
    let (best, places, _) = reduce(&mut project(&program()), &test);
    let mut search: Box<dyn Search<Candidate = _, Best = Bundle>> = Box::new(project(&program()));
    for place in &places {
        let mut other = search.clone();
        for outcome in [Outcome::Interesting, Outcome::Uninteresting, Outcome::Unresolved] {
            other.observe(outcome);
        }
        let candidate = search.candidate().unwrap();
        assert_eq!(candidate.to_string(), *place);
        search = search.clone();
        search.observe(if test(&candidate.bundle) {
            Outcome::Interesting
        } else {
            Outcome::Uninteresting
        });
    }
    assert!(search.candidate().is_none());
    assert_eq!(search.best(), best);
}

#[test]
fn candidates_differ_from_the_best_by_one_change() {
    // Unchanged files share their memory.
    let original = program();
    let mut search = project(&original);
    while let Some(candidate) = search.candidate() {
        let known = search.best();
        let is_shared = |file: &&File| known.files().iter().any(|other| other.is_same(file));
        let others = candidate.bundle.files().iter().filter(|file| !is_shared(file)).count();
        match &candidate.subject {
            Some(subject) => assert!(others <= 1 || subject.starts_with("all "), "{subject}"),
            None => assert!(candidate.bundle.files().len() < known.files().len()),
        }
        search.observe(Outcome::Uninteresting);
    }
    assert_eq!(search.best(), original);
}
