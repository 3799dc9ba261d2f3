//! Checks documents by a schema, and prints the times: `check DTD DOCUMENT...`.
#![expect(clippy::print_stdout, clippy::unwrap_used, reason = "a tool for measurements")]

use std::path::Path;
use std::time::Instant;

use secateur_schema::{Location, Resource, Schema, SchemaKind};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().unwrap();
    let resolver = |location: Location<'_>| {
        let path = Path::new(location.base).parent().unwrap().join(location.system);
        let bytes = std::fs::read(&path).map_err(|error| error.to_string())?;
        Ok(Resource {
            text: String::from_utf8_lossy(&bytes).into(),
            path: path.display().to_string(),
        })
    };
    let file = resolver(Location { public: None, system: &path, base: "./x" }).unwrap();
    let kind = match Path::new(&path).extension().and_then(|it| it.to_str()) {
        Some("xsd") => SchemaKind::Xsd,
        Some("rng") => SchemaKind::Rng,
        Some("rnc") => SchemaKind::Rnc,
        _ => SchemaKind::Dtd,
    };
    let started = Instant::now();
    let schema = match Schema::read(kind, &file, &resolver) {
        Ok(schema) => schema,
        Err(error) => return println!("{error}"),
    };
    println!("{} types in {:?}; {:?}", schema.type_count(), started.elapsed(), schema.notes());
    for document in arguments {
        let text = std::fs::read(&document).unwrap();
        for _ in 0..2 {
            let started = Instant::now();
            let result = schema.check(&text);
            println!("{document}: {result:?} in {:?}", started.elapsed());
        }
    }
}
