//! What is personal: sealed before it is recorded.

use serde::{Deserialize, Serialize};

/// A person's own data. Rules never look at it; reports and pages do.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Profile {
    /// Last name, first name.
    pub name: String,
    /// FIDE title, such as `GM`; empty for none.
    pub title: String,
    /// FIDE code of the federation; empty if unknown.
    pub federation: String,
    /// Rating; none if unrated.
    pub rating: Option<u16>,
    /// Number in the FIDE list.
    pub fide_id: Option<u64>,
    /// `YYYY/MM/DD`, or as much of it as is known; empty if unknown.
    pub birth: String,
    /// `m`, `w` or empty.
    pub sex: String,
}
