//! How to connect.

use std::path::PathBuf;

use crate::repeat::Report;

/// Whose folder says where the coordinator is, and by which key it knows the caller.
#[derive(Debug, Clone)]
pub struct ConnectOptions {
    /// The event's folder.
    pub event: PathBuf,
    /// A person with a folder there; without one the command's usual person.
    pub person: Option<String>,
    /// Where repeats of changes are reported.
    pub report: Option<Report>,
}
