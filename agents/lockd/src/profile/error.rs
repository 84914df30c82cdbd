//! Why a profile is none.

use std::path::PathBuf;

/// Why a profile is none.
#[derive(Debug, thiserror::Error)]
pub enum ProfileError {
    /// It cannot be read.
    #[error("{}: {error}", path.display())]
    File {
        /// Where it was looked for.
        path: PathBuf,
        /// Why not.
        error: std::io::Error,
    },
    /// It is not written as it should be, or names a layer that this version does not know.
    #[error("{}: {error}", path.display())]
    Form {
        /// The file.
        path: PathBuf,
        /// With line and column.
        error: Box<toml::de::Error>,
    },
    /// It makes no sense.
    #[error("{}: {what}", path.display())]
    Sense {
        /// The file.
        path: PathBuf,
        /// What is wrong, and what is meant to stand there.
        what: String,
    },
}
