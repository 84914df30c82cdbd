//! Which crate imports which, and which may.

pub mod names;
pub(crate) mod read;
pub mod rules;
pub mod snapshot;
mod table;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// What an import is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Part of what is built.
    Normal,
    /// Needed by the build script.
    Build,
    /// Needed by the crate's own tests.
    Dev,
}

/// One import.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Edge {
    /// The crate that imports.
    pub from: String,
    /// The crate that is imported.
    pub to: String,
    /// What for.
    pub kind: Kind,
}

/// One of the workspace's own crates.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    /// The folder it lies in, from the workspace's root.
    pub folder: String,
    /// Whether it builds a program.
    pub has_main: bool,
}

/// The workspace's crates and all imports, those among others' crates included.
#[derive(Debug, Default)]
pub struct Graph {
    /// Our own crates, by name.
    pub members: BTreeMap<String, Member>,
    /// All imports; of others' crates only the normal ones. Versions are not told apart.
    pub edges: BTreeSet<Edge>,
}

impl Graph {
    /// What the crate imports itself to be built.
    fn imports<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Edge> {
        self.edges
            .iter()
            .filter(move |edge| edge.from == name && edge.kind != Kind::Dev)
    }

    /// The shortest way of normal imports from one crate to another, both included.
    fn way(&self, from: &str, to: &str) -> Option<Vec<String>> {
        let mut seen = BTreeSet::from([from]);
        let mut open = VecDeque::from([vec![from]]);
        while let Some(way) = open.pop_front() {
            let last = *way.last()?;
            for edge in self.imports(last).filter(|edge| edge.kind == Kind::Normal) {
                let longer = || way.iter().copied().chain([edge.to.as_str()]);
                if edge.to == to {
                    return Some(longer().map(str::to_owned).collect());
                }
                if seen.insert(&edge.to) {
                    open.push_back(longer().collect());
                }
            }
        }
        None
    }
}
