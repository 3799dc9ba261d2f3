//! Packages, such as `.xlsx`: their members are reduced, and tests and results get packages.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fs;
use std::path::Path;
use std::process::Command;

use secateur_bundle::{Bundle, Nested};

use crate::support::{PATIENT, Scratch, has_tools, ok};

/// Writes a package of these members with Python. In a text, `\0` is a zero byte.
fn package(scratch: &Scratch, name: &str, members: &[(&str, &str)]) {
    let script = "import sys, zipfile\n\
        with zipfile.ZipFile(sys.argv[1], 'w', zipfile.ZIP_DEFLATED) as package:\n\
        \x20   for number in range(2, len(sys.argv), 2):\n\
        \x20       text = sys.argv[number + 1].replace('\\\\0', chr(0))\n\
        \x20       package.writestr(sys.argv[number], text)\n";
    let words = members.iter().flat_map(|(name, text)| [*name, *text]);
    let path = scratch.path(name);
    let status = Command::new("python3").args(["-c", script]).arg(path).args(words).status();
    assert!(status.unwrap().success());
}

const DOCUMENT: &str = "<doc><p>one</p><p>two</p><q><p>needed</p></q></doc>";

/// Returns a folder with a package and a test that unpacks it.
fn scratch() -> Scratch {
    let scratch = Scratch::new();
    let members = [
        ("mimetype", "application/x-test"),
        ("content.xml", DOCUMENT),
        ("styles/a.xml", "<styles><style name=\"a\"/></styles>"),
        ("notes.txt", "some\nnotes\n"),
        ("image.png", "\\0binary"),
    ];
    package(&scratch, "in.zip", &members);
    scratch.script(
        "r.sh",
        "python3 -m zipfile -t in.zip >/dev/null && python3 -m zipfile -e in.zip out && \
         grep -q '<p>needed</p>' out/content.xml && test -e out/mimetype",
    );
    scratch
}

/// Returns the members of a package.
fn members(path: &Path) -> Vec<(String, String)> {
    let bundle = Bundle::of_package(&fs::read(path).unwrap(), path, Nested::Closed);
    let text = |file: &secateur_bundle::File| String::from_utf8_lossy(file.text()).into_owned();
    let bundle = bundle.unwrap().unwrap();
    bundle.files().iter().map(|file| (file.path().display().to_string(), text(file))).collect()
}

/// Members of the result.
const RESULT: [(&str, &str); 2] =
    [("mimetype", "application/x-test"), ("content.xml", "<p>needed</p>")];

#[track_caller]
fn check_members(path: &Path, expected: &[(&str, &str)]) {
    let owned = |(name, text): &(&str, &str)| ((*name).to_owned(), (*text).to_owned());
    assert_eq!(members(path), expected.iter().map(owned).collect::<Vec<_>>());
}

#[test]
fn the_members_of_a_package_are_reduced() {
    if !has_tools(&["python3"]) {
        return;
    }
    let scratch = scratch();
    let before = scratch.read("in.zip");
    let run = ok(scratch.secateur(&["reduce", PATIENT, "r.sh", "in.zip"]));
    assert_eq!(scratch.read("in.zip"), before);
    assert!(run.stdout.contains("The result is in.reduced.zip\n"), "{run:?}");
    assert!(run.stdout.contains("3 of 5 files were removed"), "{run:?}");
    let result = scratch.path("in.reduced.zip");
    check_members(&result, &RESULT);
    let again = ok(scratch.secateur(&["reduce", PATIENT, "r.sh", "in.zip"]));
    assert!(again.stderr.contains("is already the finished result"), "{again:?}");

    let check = ok(scratch.secateur(&["check", PATIENT, "r.sh", "in.reduced.zip"]));
    assert!(check.stdout.contains("in.reduced.zip: minimal; "), "{check:?}");
    let check = scratch.secateur(&["check", PATIENT, "r.sh", "in.zip"]);
    assert!(check.stdout.contains("in.zip/notes.txt: the file can be deleted"), "{check:?}");
    let explained = ok(scratch.secateur(&["explain", PATIENT, "r.sh", "in.reduced.zip"]));
    assert!(explained.stdout.contains("==> content.xml <=="), "{explained:?}");
    let tokens = ok(scratch.secateur(&["tokens", "in.zip"]));
    assert!(tokens.stdout.contains("in.zip/content.xml"), "{tokens:?}");
}

#[test]
fn a_command_gets_the_package() {
    if !has_tools(&["python3"]) {
        return;
    }
    let scratch = scratch();
    let line = "python3 -m zipfile -e @@ out && grep -q needed out/content.xml && exit 3";
    ok(scratch.secateur(&["reduce", PATIENT, "in.zip", "--", "sh", "-c", line]));
    check_members(&scratch.path("in.reduced.zip"), &[("content.xml", "<p>needed</p>")]);
}

#[test]
fn a_package_in_place_keeps_its_original_bytes() {
    if !has_tools(&["python3"]) {
        return;
    }
    let scratch = scratch();
    let before = scratch.read("in.zip");
    let limited = ["reduce", PATIENT, "--in-place", "--max-tests", "3", "r.sh", "in.zip"];
    assert_eq!(scratch.secateur(&limited).code, Some(6));
    assert_eq!(scratch.read("in.zip.orig"), before);
    let run = ok(scratch.secateur(&["reduce", PATIENT, "--in-place", "r.sh", "in.zip"]));
    assert!(run.stderr.contains("resuming: "), "{run:?}");
    assert_eq!(scratch.read("in.zip.orig"), before);
    check_members(&scratch.path("in.zip"), &RESULT);
}

#[test]
fn kept_texts_stay_in_their_members() {
    if !has_tools(&["python3"]) {
        return;
    }
    let scratch = scratch();
    let keep = ["reduce", PATIENT, "--keep", "<style [^>]*>", "r.sh", "in.zip"];
    ok(scratch.secateur(&keep));
    let kept = [RESULT[0], RESULT[1], ("styles/a.xml", "<style name=\"a\"/>")];
    check_members(&scratch.path("in.reduced.zip"), &kept);
    for option in ["--keep-lines", "--only"] {
        let run = scratch.secateur(&["reduce", option, "1", "--fresh", "r.sh", "in.zip"]);
        assert_eq!(run.code, Some(2), "{run:?}");
        assert!(run.stderr.contains("use --keep"), "{run:?}");
    }
}

#[test]
fn a_compressed_drawing_is_reduced_as_xml() {
    if !has_tools(&["gzip"]) {
        return;
    }
    let scratch = Scratch::new();
    scratch.file("a.svg", "<svg><g/><g><text>needed</text></g></svg>");
    let packed = Command::new("gzip").arg("-nc").arg(scratch.path("a.svg")).output().unwrap();
    scratch.file("a.svgz", packed.stdout);
    scratch.script("r.sh", "gzip -dc <a.svgz | grep -q '<text>needed'");
    let run = ok(scratch.secateur(&["reduce", PATIENT, "r.sh", "a.svgz"]));
    assert!(run.stdout.contains("The result is a.reduced.svgz"), "{run:?}");
    check_members(&scratch.path("a.reduced.svgz"), &[("a.reduced.svg", "<text>needed</text>")]);
}

#[test]
fn a_package_that_cannot_be_opened_is_an_error_with_a_remedy() {
    let scratch = Scratch::new();
    scratch.file("in.zip", b"PK\x03\x04 is cut off");
    scratch.script("r.sh", "grep -q 'cut' in.zip");
    for command in ["reduce", "check", "explain"] {
        let run = scratch.secateur(&[command, "r.sh", "in.zip"]);
        assert_eq!(run.code, Some(2), "{run:?}");
        let message = "cannot open the package in.zip: it is damaged: ";
        assert!(run.stderr.contains(message), "{run:?}");
        assert!(run.stderr.contains("use --pass bytes"), "{run:?}");
    }
    ok(scratch.secateur(&["reduce", PATIENT, "--pass", "bytes", "r.sh", "in.zip"]));
    assert_eq!(scratch.read("in.reduced.zip"), b"cut");
}

/// Writes packages with Python: those that must be refused, and `in-order.zip`.
const BAD_PACKAGES: &str = r"
import io, stat, warnings, zipfile
warnings.simplefilter('ignore')

def write(name, members, change=lambda data: data):
    data = io.BytesIO()
    with zipfile.ZipFile(data, 'w', zipfile.ZIP_DEFLATED) as package:
        package.writestr('first.xml', '<first/>')
        for member, text in members:
            package.writestr(member, text)
    open(name, 'wb').write(change(data.getvalue()))

def flag(data):
    data = bytearray(data)
    at = data.rindex(b'PK\x01\x02')
    data[at + 8] |= 1
    return bytes(data)

write('twice.zip', [('a', '1'), ('a', '2')])
write('absolute.zip', [('/tmp/secateur-escaped', '1')])
write('parent.zip', [('../secateur-escaped', '1')])
link = zipfile.ZipInfo('link')
link.create_system, link.external_attr = 3, (stat.S_IFLNK | 0o777) << 16
write('link.zip', [(link, '/etc/passwd')])
write('bomb.zip', [('zeros', bytes(64 << 20))])
stored = zipfile.ZipInfo('text')
write('sum.zip', [(stored, 'some text')], lambda data: data.replace(b'some text', b'more text'))
write('secret.zip', [('secret', 's')], flag)

class Pipe(io.RawIOBase):
    def __init__(self, file):
        self.file = file
    def writable(self):
        return True
    def write(self, data):
        return self.file.write(data)

with open('in-order.zip', 'wb') as file:
    with zipfile.ZipFile(Pipe(file), 'w', zipfile.ZIP_DEFLATED) as package:
        package.writestr('streamed.xml', '<a><b/><needed/></a>')
        with package.open('large.xml', 'w', force_zip64=True) as member:
            member.write(b'<c><d/><needed/></c>')
";

#[test]
fn bad_packages_are_refused_and_unusual_ones_are_reduced() {
    if !has_tools(&["python3"]) {
        return;
    }
    let scratch = Scratch::new();
    let mut python = Command::new("python3");
    python.args(["-c", BAD_PACKAGES]).current_dir(scratch.path("."));
    assert!(python.status().unwrap().success());
    scratch.script("r.sh", "echo run >> \"$LOG\"; exit 1");
    for (name, expected) in [
        ("twice.zip", "two of its members have the same name"),
        ("absolute.zip", "its member \"/tmp/secateur-escaped\" is not a path below the root"),
        ("parent.zip", "its member \"../secateur-escaped\" is not a path below the root"),
        ("link.zip", "its member link is a symbolic link"),
        ("bomb.zip", "its members exceed 32 MiB"),
        ("sum.zip", "its member text is damaged"),
        ("secret.zip", "its member secret is encrypted"),
    ] {
        let before = scratch.snapshot();
        let log = scratch.path("log");
        let run = scratch.command(&["reduce", "r.sh", name]).env("LOG", &log).output().unwrap();
        let errors = String::from_utf8_lossy(&run.stderr);
        assert_eq!(run.status.code(), Some(2), "{name}: {errors}");
        let message = format!("cannot open the package {name}: {expected}");
        assert!(errors.contains(&message), "{name}: {errors}");
        assert_eq!(scratch.snapshot(), before, "{name}");
    }
    let test = "python3 -m zipfile -t in-order.zip >/dev/null && \
        python3 -m zipfile -e in-order.zip out && grep -q needed out/streamed.xml && \
        grep -q needed out/large.xml";
    scratch.script("r.sh", test);
    ok(scratch.secateur(&["reduce", PATIENT, "r.sh", "in-order.zip"]));
    let expected = [("streamed.xml", "<needed/>"), ("large.xml", "<needed/>")];
    check_members(&scratch.path("in-order.reduced.zip"), &expected);
}

#[test]
fn a_schema_in_the_package_is_used_for_its_members() {
    if !has_tools(&["python3"]) {
        return;
    }
    let dtd =
        "<!ELEMENT doc (head, p+)> <!ELEMENT head EMPTY> <!ENTITY % p SYSTEM 'sub/p.dtd'> %p;";
    let document = |path: &str| {
        format!("<!DOCTYPE doc SYSTEM '{path}'><doc><head/><p>one</p><p>needed</p><p/></doc>")
    };
    let test = "python3 -m zipfile -e in.zip out && grep -q '<p>needed' out/text/in.xml && \
        ! grep -q secateur out/text/in.xml && grep -q '<doc' out/text/in.xml";
    for (path, is_found) in
        [("../dtd/doc.dtd", true), ("../../dtd/doc.dtd", false), ("dtd/doc.dtd", false)]
    {
        let scratch = Scratch::new();
        let members = [
            ("text/in.xml", &*document(path)),
            ("dtd/doc.dtd", dtd),
            ("dtd/sub/p.dtd", "<!ELEMENT p (#PCDATA)>"),
        ];
        package(&scratch, "in.zip", &members);
        scratch.script("r.sh", test);
        let run = ok(scratch.secateur(&["reduce", PATIENT, "r.sh", "in.zip"]));
        let used = "Schema: in.zip/dtd/doc.dtd (dtd, found by doctype)";
        assert_eq!(run.stdout.contains(used), is_found, "{run:?}");
        let result = &self::members(&scratch.path("in.reduced.zip"))[0].1;
        assert_eq!(result.contains("<head/>"), is_found, "{result}");
    }
}

#[test]
fn a_failure_that_depends_on_the_bytes_of_a_package_is_explained() {
    if !has_tools(&["python3"]) {
        return;
    }
    let scratch = scratch();
    fs::copy(scratch.path("in.zip"), scratch.path("same.zip")).unwrap();
    scratch.script("same.sh", "cmp -s in.zip same.zip");
    let run = scratch.secateur(&["reduce", "--with", "same.zip", "same.sh", "in.zip"]);
    assert_eq!(run.code, Some(3), "{run:?}");
    assert!(run.stderr.contains("use --pass bytes to reduce the bytes"), "{run:?}");
}

#[test]
fn a_batch_reduces_packages() {
    if !has_tools(&["python3"]) {
        return;
    }
    let scratch = scratch();
    fs::create_dir(scratch.path("found")).unwrap();
    fs::rename(scratch.path("in.zip"), scratch.path("found/a.zip")).unwrap();
    let line = "python3 -m zipfile -e @@ out && grep -q needed out/content.xml && exit 3";
    ok(scratch.secateur(&["batch", "found", "-o", "out", PATIENT, "--", "sh", "-c", line]));
    let all = scratch.snapshot();
    let results: Vec<_> = all.keys().filter(|path| path.ends_with("input.reduced.zip")).collect();
    assert_eq!(results.len(), 1, "{results:?}");
    check_members(results[0], &[("content.xml", "<p>needed</p>")]);
}
