//! Files and directories by number.

use std::collections::BTreeMap;
use std::ffi::OsString;

/// Number of the root directory.
pub(super) const ROOT: u64 = 1;

/// A file or a directory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// A file's bytes.
    File(Vec<u8>),
    /// A directory's entries.
    Dir(BTreeMap<OsString, u64>),
}

/// Everything on a medium.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    nodes: BTreeMap<u64, Node>,
    next: u64,
}

impl Default for Image {
    fn default() -> Self {
        let root = Node::Dir(BTreeMap::new());
        Self {
            nodes: BTreeMap::from([(ROOT, root)]),
            next: ROOT + 1,
        }
    }
}

impl Image {
    /// The node of that number.
    #[must_use]
    pub fn node(&self, number: u64) -> Option<&Node> {
        self.nodes.get(&number)
    }

    /// A file's bytes; nothing for what is no file.
    #[must_use]
    pub fn bytes(&self, number: u64) -> &[u8] {
        match self.nodes.get(&number) {
            Some(Node::File(bytes)) => bytes,
            _ => &[],
        }
    }

    /// What a directory's entry stands for.
    #[must_use]
    pub fn lookup(&self, dir: u64, name: &OsString) -> Option<u64> {
        self.entries(dir)?.get(name).copied()
    }

    /// A directory's entries.
    #[must_use]
    pub fn entries(&self, dir: u64) -> Option<&BTreeMap<OsString, u64>> {
        match self.nodes.get(&dir) {
            Some(Node::Dir(entries)) => Some(entries),
            _ => None,
        }
    }

    /// Bytes in all files.
    #[must_use]
    pub fn used(&self) -> u64 {
        let files = self
            .nodes
            .keys()
            .map(|number| self.bytes(*number).len() as u64);
        files.sum()
    }

    pub(super) fn next_number(&mut self) -> u64 {
        self.next += 1;
        self.next - 1
    }

    /// Puts an empty node in place, unless it is there.
    pub(super) fn make(&mut self, number: u64, node: Node) {
        self.next = self.next.max(number + 1);
        self.nodes.entry(number).or_insert(node);
    }

    pub(super) fn bytes_mut(&mut self, number: u64) -> &mut Vec<u8> {
        let node = self.nodes.entry(number);
        match node.or_insert_with(|| Node::File(Vec::new())) {
            Node::File(bytes) => bytes,
            Node::Dir(_) => panic!("{number} is a directory"),
        }
    }

    pub(super) fn entries_mut(&mut self, dir: u64) -> &mut BTreeMap<OsString, u64> {
        let node = self.nodes.entry(dir);
        match node.or_insert_with(|| Node::Dir(BTreeMap::new())) {
            Node::Dir(entries) => entries,
            Node::File(_) => panic!("{dir} is a file"),
        }
    }

    pub(super) fn write(&mut self, number: u64, offset: usize, data: &[u8]) {
        let bytes = self.bytes_mut(number);
        let end = offset + data.len();
        if bytes.len() < end {
            bytes.resize(end, 0);
        }
        bytes[offset..end].copy_from_slice(data);
    }

    /// Gives no number again that `other` gave.
    pub(super) fn skip_numbers_of(&mut self, other: &Self) {
        self.next = self.next.max(other.next);
    }

    /// Forgets nodes that no entry leads to.
    pub(super) fn collect(&mut self) {
        let mut reached = BTreeMap::new();
        let mut waiting = vec![ROOT];
        while let Some(number) = waiting.pop() {
            if let Some(node) = self.nodes.remove(&number) {
                if let Node::Dir(entries) = &node {
                    waiting.extend(entries.values().copied());
                }
                reached.insert(number, node);
            }
        }
        self.nodes = reached;
    }
}
