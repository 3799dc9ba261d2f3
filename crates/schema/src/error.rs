//! Errors of schemas.

/// Reason for a schema to be unusable.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SchemaError {
    #[error("line {line} of {file}: {problem}")]
    Syntax { file: String, line: usize, problem: String },
    #[error("{file} includes {target}, which cannot be read: {problem}")]
    Missing { file: String, target: String, problem: String },
    #[error("{file} includes itself")]
    Circular { file: String },
    #[error("{file}: {problem}")]
    Invalid { file: String, problem: String },
    #[error("{file} declares no element")]
    NoElements { file: String },
    #[error("{file} admits no finite document: every element of it needs another one inside")]
    NoDocument { file: String },
    #[error("{file} is too complex: {limit}")]
    TooComplex { file: String, limit: &'static str },
}
