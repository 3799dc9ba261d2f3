//! Packages are opened within limits, and written again in the same form.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::io::{Cursor, Read, Write};
use std::path::Path;

use flate2::write::{DeflateEncoder, GzEncoder};
use flate2::{Compression, Crc, FlushCompress, Status};
use secateur_bundle::{Bundle, File, Nested, PackageError};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

/// Member of a hand-made archive.
struct Raw {
    name: &'static str,
    data: Vec<u8>,
    size: u64,
    crc: u32,
    flags: u16,
    method: u16,
    mode: u32,
    is_zip64: bool,
}

impl Raw {
    /// Creates a compressed member.
    fn new(name: &'static str, text: &[u8]) -> Self {
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::fast());
        encoder.write_all(text).unwrap();
        let mut crc = Crc::new();
        crc.update(text);
        Self {
            name,
            data: encoder.finish().unwrap(),
            size: text.len() as u64,
            crc: crc.sum(),
            flags: 0,
            method: 8,
            mode: 0o100_644,
            is_zip64: false,
        }
    }

    fn header(&self, in_directory: bool) -> Vec<u8> {
        let is_later = self.flags & 8 != 0 && !in_directory;
        let sizes = [self.data.len() as u64, self.size];
        let extra = if self.is_zip64 {
            let values = sizes.iter().rev().flat_map(|size| size.to_le_bytes());
            [1u16.to_le_bytes(), 16u16.to_le_bytes()].concat().into_iter().chain(values).collect()
        } else {
            Vec::new()
        };
        let size = |size: u64| match (is_later, self.is_zip64) {
            (true, _) => 0,
            (_, true) => u32::MAX,
            _ => u32::try_from(size).unwrap_or(u32::MAX - 1),
        };
        let mut header = Vec::new();
        let mut put = |bytes: &[u8]| header.extend_from_slice(bytes);
        put(&45u16.to_le_bytes());
        put(&self.flags.to_le_bytes());
        put(&self.method.to_le_bytes());
        put(&[0; 4]);
        put(&if is_later { 0 } else { self.crc }.to_le_bytes());
        put(&size(sizes[0]).to_le_bytes());
        put(&size(sizes[1]).to_le_bytes());
        put(&(self.name.len() as u16).to_le_bytes());
        put(&(extra.len() as u16).to_le_bytes());
        let rest = [self.name.as_bytes(), &extra].concat();
        header.extend(rest);
        header
    }
}

/// Returns an archive of these members, written without any check.
fn archive(members: &[Raw]) -> Vec<u8> {
    let (mut all, mut directory) = (Vec::new(), Vec::new());
    for member in members {
        let start = all.len() as u32;
        all.extend(b"PK\x03\x04");
        all.extend(member.header(false));
        all.extend(&member.data);
        if member.flags & 8 != 0 {
            all.extend(b"PK\x07\x08");
            all.extend(member.crc.to_le_bytes());
            all.extend((member.data.len() as u32).to_le_bytes());
            all.extend((member.size as u32).to_le_bytes());
        }
        let header = member.header(true);
        let (facts, rest) = header.split_at(26);
        // Made by version 4.5 on Unix.
        directory.extend(b"PK\x01\x02\x2d\x03");
        directory.extend(facts);
        directory.extend([0; 6]);
        directory.extend((member.mode << 16).to_le_bytes());
        directory.extend(start.to_le_bytes());
        directory.extend(rest);
    }
    let (start, count) = (all.len() as u32, members.len() as u16);
    all.extend(&directory);
    all.extend(b"PK\x05\x06\0\0\0\0");
    all.extend([count, count].map(u16::to_le_bytes).concat());
    all.extend((directory.len() as u32).to_le_bytes());
    all.extend(start.to_le_bytes());
    all.extend([0; 2]);
    all
}

fn open(packed: &[u8]) -> Result<Option<Bundle>, PackageError> {
    Bundle::of_package(packed, Path::new("in.zip"), Nested::Closed)
}

/// Returns a package of files and folders, whose names end in a slash. Members before the first
/// compressed one are stored.
fn package(members: &[(&str, &[u8])], stored: usize) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (number, (name, text)) in members.iter().enumerate() {
        let method =
            if number < stored { CompressionMethod::Stored } else { CompressionMethod::Deflated };
        let time = DateTime::from_date_and_time(2020, 1, 2, 3, 4, 6).unwrap();
        let options =
            SimpleFileOptions::default().compression_method(method).last_modified_time(time);
        if name.ends_with('/') {
            writer.add_directory(*name, options).unwrap();
        } else {
            writer.start_file(*name, options).unwrap();
            writer.write_all(text).unwrap();
        }
    }
    writer.finish().unwrap().into_inner()
}

fn texts(bundle: &Bundle) -> Vec<(String, String)> {
    let text = |file: &File| String::from_utf8_lossy(file.text()).into_owned();
    bundle.files().iter().map(|file| (file.path().display().to_string(), text(file))).collect()
}

/// Returns the names in an archive, in order.
fn names(packed: &[u8]) -> Vec<String> {
    let archive = ZipArchive::new(Cursor::new(packed)).unwrap();
    archive.file_names().map(|name| name.unwrap().into_owned()).collect()
}

#[track_caller]
fn check_error(packed: &[u8], expected: &str) {
    let error = open(packed).unwrap_err().to_string();
    assert!(error.contains(expected), "{error}");
}

const BOOK: [(&str, &[u8]); 6] = [
    ("mimetype", b"application/epub+zip"),
    ("META-INF/", b""),
    ("META-INF/container.xml", b"<container/>"),
    ("OEBPS/", b""),
    ("OEBPS/b.xhtml", b"<html/>"),
    ("OEBPS/a.xhtml", b"<html><body/></html>"),
];

#[test]
fn a_package_is_written_again_in_its_form() {
    let packed = package(&BOOK, 1);
    let bundle = open(&packed).unwrap().unwrap();
    let paths: Vec<_> = texts(&bundle).into_iter().map(|(path, _)| path).collect();
    assert_eq!(paths, ["mimetype", "META-INF/container.xml", "OEBPS/b.xhtml", "OEBPS/a.xhtml"]);
    let again = bundle.content().unwrap();
    assert_eq!(names(&again), BOOK.map(|(name, _)| name));
    // Readers of EPUB look for the type at this offset.
    assert_eq!(&again[30..58], b"mimetypeapplication/epub+zip");
    let mut archive = ZipArchive::new(Cursor::new(&again)).unwrap();
    for index in 0..archive.len() {
        let entry = archive.by_index(index).unwrap();
        assert_eq!(entry.last_modified(), Some(DateTime::default()));
        let is_stored = entry.compression() == CompressionMethod::Stored;
        assert_eq!(is_stored, index == 0 || entry.is_dir(), "{}", entry.name().unwrap());
    }
    // The bytes depend on the files alone: the original has other times.
    assert_ne!(packed, *again);
    assert_eq!(open(&again).unwrap().unwrap().content().unwrap(), again);
    assert_eq!(bundle.reread(again.to_vec()), bundle);
    assert_eq!(bundle.reread(again.to_vec()).hash(), bundle.hash());
}

#[test]
fn a_removed_file_is_no_member_and_takes_its_folder_along() {
    let bundle = open(&package(&BOOK, 1)).unwrap().unwrap();
    let fewer = bundle
        .filter_map(|file| file.path().starts_with("OEBPS").then(|| file.with_text(*b"<p/>")));
    let again = fewer.content().unwrap();
    assert_eq!(names(&again), ["OEBPS/", "OEBPS/b.xhtml", "OEBPS/a.xhtml"]);
    assert_eq!(bundle.reread(again.into_owned()), fewer);
    let none = bundle.filter_map(|_| None);
    let reread = bundle.reread(none.content().unwrap().into_owned());
    assert!(reread.is_package() && reread.files().is_empty());
    assert!(bundle.reread(b"something else".to_vec()).is_text());
}

#[test]
fn a_nested_package_is_one_file_unless_it_is_opened() {
    let inner = package(&[("x/a.xml", b"<a/>"), ("b.xml", b"<b/>")], 0);
    let outer = package(&[("word.xml", b"<w/>"), ("embedded/sheet.xlsx", &inner)], 0);
    let closed = open(&outer).unwrap().unwrap();
    assert_eq!(closed.files()[1].text()[..], inner);
    let opened = Bundle::of_package(&outer, Path::new("in.docx"), Nested::Opened);
    let opened = opened.unwrap().unwrap();
    let paths: Vec<_> = texts(&opened).into_iter().map(|(path, _)| path).collect();
    let expected = ["word.xml", "embedded/sheet.xlsx/x/a.xml", "embedded/sheet.xlsx/b.xml"];
    assert_eq!(paths, expected);
    let fewer = opened
        .with_text(2, *b"<c/>")
        .filter_map(|file| (!file.path().ends_with("a.xml")).then(|| file.clone()));
    let again = fewer.content().unwrap().into_owned();
    assert_eq!(names(&again), ["word.xml", "embedded/sheet.xlsx"]);
    assert_eq!(opened.reread(again.clone()), fewer);
    let within = open(&again).unwrap().unwrap();
    assert_eq!(names(within.files()[1].text()), ["b.xml"]);
    let without = opened.filter_map(|file| file.path().ends_with("word.xml").then(|| file.clone()));
    assert_eq!(names(&without.content().unwrap()), ["word.xml"]);
}

#[test]
fn a_compressed_text_is_a_package_of_one_file() {
    let packed = |text: &[u8]| {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(text).unwrap();
        encoder.finish().unwrap()
    };
    for (name, inner) in [
        ("a.svgz", "a.svg"),
        ("a.xml.gz", "a.xml"),
        ("a.xml.gz.orig", "a.xml"),
        ("a.c.gz", "a.c"),
        ("crash-1", "crash-1"),
        (".gz", ".gz"),
    ] {
        let bundle = Bundle::of_package(&packed(b"<svg/>"), Path::new(name), Nested::Closed);
        let bundle = bundle.unwrap().unwrap();
        assert_eq!(texts(&bundle), [(inner.to_owned(), "<svg/>".to_owned())]);
        let mut text = String::new();
        let again = bundle.content().unwrap().into_owned();
        flate2::read::GzDecoder::new(&again[..]).read_to_string(&mut text).unwrap();
        assert_eq!(text, "<svg/>");
        assert_eq!(bundle.reread(again), bundle);
    }
    // An archive of tapes has zero bytes.
    for text in [&b"a\0b"[..], b""] {
        assert!(open(&packed(text)).unwrap().is_none());
    }
    let cut = &packed(b"<svg/>")[..12];
    check_error(cut, "its member in.zip is damaged");
}

#[test]
fn a_text_is_not_a_package() {
    for text in [&b""[..], b"PK", b"int PK;", b"\x1f\x8b"] {
        assert!(open(text).unwrap().is_none(), "{text:?}");
    }
}

#[test]
fn data_descriptors_and_zip64_are_read() {
    let members = [
        Raw { flags: 8, ..Raw::new("a.xml", b"<a/>") },
        Raw { is_zip64: true, ..Raw::new("b", b"b") },
    ];
    let bundle = open(&archive(&members)).unwrap().unwrap();
    let expected = [("a.xml", "<a/>"), ("b", "b")];
    assert_eq!(texts(&bundle), expected.map(|(path, text)| (path.to_owned(), text.to_owned())));
    assert_eq!(bundle.reread(bundle.content().unwrap().into_owned()), bundle);
}

#[test]
fn executable_members_stay_executable() {
    let members = [Raw { mode: 0o100_755, ..Raw::new("run", b"#!/bin/sh") }, Raw::new("b", b"b")];
    let bundle = open(&archive(&members)).unwrap().unwrap();
    assert!(bundle.files()[0].is_executable() && !bundle.files()[1].is_executable());
    assert_eq!(bundle.reread(bundle.content().unwrap().into_owned()).hash(), bundle.hash());
}

#[test]
fn a_name_that_leaves_the_package_is_refused() {
    for name in ["/etc/passwd", "../a", "a/../../b", "a/..", "a\0b"] {
        check_error(&archive(&[Raw::new(name, b"x")]), "is not a path below the root");
    }
    let bundle = open(&archive(&[Raw::new("./a.xml", b"<a/>")])).unwrap().unwrap();
    assert_eq!(bundle.files()[0].path(), Path::new("a.xml"));
    assert_eq!(names(&bundle.content().unwrap()), ["./a.xml"], "a member keeps its name");
}

#[test]
fn names_that_exclude_each_other_are_refused() {
    let two = |one, other| archive(&[Raw::new(one, b"1"), Raw::new(other, b"2")]);
    check_error(&two("a", "a"), "two of its members have the same name");
    check_error(&two("a", "./a"), "the file a occurs twice");
    check_error(&two("a/b", "a"), "a would be both a file and a folder");
}

#[test]
fn what_cannot_be_written_again_is_refused() {
    let one = |member| archive(&[Raw::new("first", b"1"), member]);
    let link = Raw { mode: 0o120_777, ..Raw::new("link", b"/etc/passwd") };
    check_error(&one(link), "its member link is a symbolic link");
    let encrypted = Raw { flags: 1, ..Raw::new("secret", b"s") };
    check_error(&one(encrypted), "its member secret is encrypted");
    let other = Raw { method: 12, ..Raw::new("b", b"s") };
    check_error(&one(other), "its member b is compressed by a method other than Deflate");
    check_error(&archive(&[]), "it contains no files");
    check_error(&package(&[("folder/", b"")], 0), "it contains no files");
}

#[test]
fn damage_is_an_error_that_names_the_member() {
    let wrong = Raw { crc: 1, ..Raw::new("b", b"text") };
    check_error(&archive(&[wrong]), "its member b is damaged: ");
    let mut broken = Raw::new("b", b"text");
    broken.data = vec![0xff; broken.data.len()];
    check_error(&archive(&[broken]), "its member b is damaged: ");
    let packed = package(&BOOK, 1);
    check_error(&packed[..packed.len() / 2], "it is damaged: ");
    // No truncation or change of a byte makes it panic.
    for at in 0..packed.len() {
        let _ = open(&packed[..at]);
        for byte in [0, 0xff, packed[at] ^ 1] {
            let mut changed = packed.clone();
            changed[at] = byte;
            let _ = open(&changed);
        }
    }
}

/// Returns about 4 GiB of zeros, compressed: a block of 1 MiB, many times.
fn bomb() -> Vec<u8> {
    let (zeros, mut block) = (vec![0; 1 << 20], vec![0; 8192]);
    let mut encoder = flate2::Compress::new(Compression::best(), false);
    let status = encoder.compress(&zeros, &mut block, FlushCompress::Full).unwrap();
    assert_eq!((status, encoder.total_in()), (Status::Ok, 1 << 20));
    block.truncate(encoder.total_out() as usize);
    let mut all = block.repeat(4096);
    // An empty last block.
    all.extend([3, 0]);
    all
}

#[test]
fn a_bomb_is_refused_before_it_fills_the_memory() {
    let bomb_of = |size| archive(&[Raw { data: bomb(), size, ..Raw::new("zeros", b"") }]);
    check_error(&bomb_of(4 << 30), "its members exceed ");
    check_error(&bomb_of(10), "its member zeros is damaged: ");
    let gzip = [&b"\x1f\x8b\x08\0\0\0\0\0\0\xff"[..], &bomb(), &[0; 8]].concat();
    check_error(&gzip, "its members exceed ");
}
