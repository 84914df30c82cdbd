//! Documents of regulations, already read.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use super::Regulations;

/// A document as an organiser hands it in, right in itself (EVT-1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// What it says.
    pub regulations: Regulations,
    /// What is published of it: its canonical form, every default filled in.
    pub document: String,
    /// The lines of its sections and of settings outside of sections, from 1.
    pub lines: BTreeMap<String, usize>,
}

impl Draft {
    /// The line of a section or of a setting outside of sections, from 1; 1 where it is left out.
    pub fn line(&self, name: &str) -> usize {
        self.lines.get(name).copied().unwrap_or(1)
    }
}

/// A document as it was published; shown as its text.
#[derive(Clone, PartialEq, Eq)]
pub struct Published {
    /// In its canonical form, every default filled in, so that a later default changes nothing that was announced.
    pub text: String,
    /// What it says; none where this version cannot read it.
    pub regulations: Option<Arc<Regulations>>,
}

impl fmt::Debug for Published {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.text, f)
    }
}
