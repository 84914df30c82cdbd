//! What programs see, what is durable, and what lies between.

use std::collections::BTreeMap;
use std::ffi::OsString;

use fuser::Errno;

use super::illness::{Calls, Illness};
use super::image::{Image, Node};

/// A change that is not durable yet.
#[derive(Clone, Debug)]
pub(super) enum Change {
    Write(u64, usize, Vec<u8>),
    Length(u64, usize),
    Enter(u64, OsString, u64, Node),
    Leave(u64, OsString),
    Rename((u64, OsString), (u64, OsString), u64, Node),
}

/// A medium in use.
#[derive(Clone, Debug)]
pub struct Volume {
    pub(super) seen: Image,
    pub(super) durable: Image,
    pub(super) pending: Vec<Change>,
    capacity: u64,
    operations: u64,
    cut_at: Option<u64>,
    cut: bool,
    calls: Calls,
}

type Refusal = Result<(), Errno>;

impl Volume {
    /// A medium that holds `image`, of `capacity` bytes.
    #[must_use]
    pub fn new(image: Image, capacity: u64) -> Self {
        Self {
            seen: image.clone(),
            durable: image,
            pending: Vec::new(),
            capacity,
            operations: 0,
            cut_at: None,
            cut: false,
            calls: Calls::default(),
        }
    }

    /// Cuts the power after `operations` more changes or syncs.
    pub fn cut_after(&mut self, operations: u64) {
        self.cut_at = Some(self.operations + operations);
    }

    /// Cuts the power now.
    pub fn cut_now(&mut self) {
        self.cut = true;
    }

    /// Whether the power is cut.
    #[must_use]
    pub fn is_cut(&self) -> bool {
        self.cut
    }

    /// Changes and syncs so far.
    #[must_use]
    pub fn operations(&self) -> u64 {
        self.operations
    }

    /// Lets it fail from now on, or no more.
    pub fn set_illness(&mut self, illness: Option<Illness>) {
        self.calls.set(illness);
    }

    /// All calls so far, reading included, and those of them that were changes or syncs.
    #[must_use]
    pub fn calls(&self) -> (u64, u64) {
        self.calls.counted()
    }

    /// Calls that failed because it was ill.
    #[must_use]
    pub fn failed(&self) -> u64 {
        self.calls.failed()
    }

    /// Sets how many bytes fit on it.
    pub fn set_capacity(&mut self, bytes: u64) {
        self.capacity = bytes;
    }

    /// Bytes that fit, and bytes that are free.
    #[must_use]
    pub fn room(&self) -> (u64, u64) {
        let free = self.capacity.saturating_sub(self.seen.used());
        (self.capacity, free)
    }

    /// What programs see.
    #[must_use]
    pub fn seen(&self) -> &Image {
        &self.seen
    }

    fn count(&mut self) -> Refusal {
        self.operations += 1;
        self.cut |= self.cut_at.is_some_and(|at| self.operations > at);
        if self.cut { Err(Errno::EIO) } else { Ok(()) }?;
        self.calls.change()
    }

    /// Counts a call that reads.
    pub(super) fn look(&mut self) -> Refusal {
        self.calls.look()
    }

    fn reserve(&self, number: u64, length: usize) -> Refusal {
        let now = self.seen.bytes(number).len();
        let more = length.saturating_sub(now) as u64;
        if more > 0 && more > self.room().1 {
            return Err(Errno::ENOSPC);
        }
        Ok(())
    }

    fn dir(&self, number: u64) -> Result<&BTreeMap<OsString, u64>, Errno> {
        self.seen.entries(number).ok_or(Errno::ENOTDIR)
    }

    pub(super) fn write(&mut self, number: u64, offset: usize, data: &[u8]) -> Refusal {
        let counted = self.count();
        if self.cut {
            return counted;
        }
        self.reserve(number, offset + data.len())?;
        // What fails on the way has written its first half.
        let written = counted.map_or(data.len() / 2, |()| data.len());
        let data = data[..written].to_vec();
        self.seen.write(number, offset, &data);
        self.pending.push(Change::Write(number, offset, data));
        counted
    }

    pub(super) fn set_length(&mut self, number: u64, length: usize) -> Refusal {
        self.count()?;
        self.reserve(number, length)?;
        self.seen.bytes_mut(number).resize(length, 0);
        self.pending.push(Change::Length(number, length));
        Ok(())
    }

    pub(super) fn enter(&mut self, dir: u64, name: OsString, node: Node) -> Result<u64, Errno> {
        self.count()?;
        if self.dir(dir)?.contains_key(&name) {
            return Err(Errno::EEXIST);
        }
        let number = self.seen.next_number();
        self.seen.make(number, node.clone());
        self.seen.entries_mut(dir).insert(name.clone(), number);
        self.pending.push(Change::Enter(dir, name, number, node));
        Ok(number)
    }

    pub(super) fn leave(&mut self, dir: u64, name: OsString) -> Refusal {
        self.count()?;
        let number = self.seen.lookup(dir, &name).ok_or(Errno::ENOENT)?;
        let entries = self.seen.entries(number);
        if entries.is_some_and(|entries| !entries.is_empty()) {
            return Err(Errno::ENOTEMPTY);
        }
        self.seen.entries_mut(dir).remove(&name);
        self.free_unless_linked(number);
        self.pending.push(Change::Leave(dir, name));
        Ok(())
    }

    /// A file that no entry leads to gives its room back.
    fn free_unless_linked(&mut self, number: u64) {
        if matches!(self.seen.node(number), Some(Node::File(_))) {
            self.seen.bytes_mut(number).clear();
        }
    }

    pub(super) fn rename(&mut self, from: (u64, OsString), to: (u64, OsString)) -> Refusal {
        self.count()?;
        let number = self.seen.lookup(from.0, &from.1).ok_or(Errno::ENOENT)?;
        self.dir(to.0)?;
        self.seen.entries_mut(from.0).remove(&from.1);
        let replaced = self.seen.entries_mut(to.0).insert(to.1.clone(), number);
        if let Some(replaced) = replaced.filter(|replaced| *replaced != number) {
            self.free_unless_linked(replaced);
        }
        let node = match self.seen.node(number) {
            Some(Node::Dir(_)) => Node::Dir(BTreeMap::new()),
            _ => Node::File(Vec::new()),
        };
        self.pending.push(Change::Rename(from, to, number, node));
        Ok(())
    }

    /// Makes a file's bytes or a directory's entries durable.
    ///
    /// A sync that fails forgets what was to be synced, as systems do: who reads the file from the
    /// medium finds it as it was, and the next sync succeeds without it.
    pub(super) fn sync(&mut self, number: u64) -> Refusal {
        if let Err(error) = self.count() {
            if !self.cut {
                self.forget(number);
            }
            return Err(error);
        }
        let pending = std::mem::take(&mut self.pending);
        let (now, later): (Vec<_>, Vec<_>) = pending.into_iter().partition(|c| c.concerns(number));
        self.pending = later;
        for change in now {
            self.durable.apply(change);
        }
        Ok(())
    }
}

impl Volume {
    /// A file is again what is durable of it. Entries of directories stay pending.
    fn forget(&mut self, number: u64) {
        if matches!(self.seen.node(number), Some(Node::File(_))) {
            let durable = self.durable.bytes(number).to_vec();
            *self.seen.bytes_mut(number) = durable;
            self.pending.retain(|change| !change.is_of_file(number));
        }
    }
}

impl Change {
    fn is_of_file(&self, number: u64) -> bool {
        matches!(self, Self::Write(at, ..) | Self::Length(at, _) if *at == number)
    }

    fn concerns(&self, number: u64) -> bool {
        match self {
            Self::Write(at, ..)
            | Self::Length(at, _)
            | Self::Enter(at, ..)
            | Self::Leave(at, _) => *at == number,
            Self::Rename((from, _), (to, _), ..) => *from == number || *to == number,
        }
    }
}

impl Image {
    pub(super) fn apply(&mut self, change: Change) {
        match change {
            Change::Write(number, offset, data) => self.write(number, offset, &data),
            Change::Length(number, length) => self.bytes_mut(number).resize(length, 0),
            Change::Enter(dir, name, number, node) => {
                self.make(number, node);
                self.entries_mut(dir).insert(name, number);
            }
            Change::Leave(dir, name) => {
                self.entries_mut(dir).remove(&name);
            }
            Change::Rename(from, to, number, node) => {
                // The new name may be kept where the first was forgotten.
                self.make(number, node);
                let entries = self.entries_mut(from.0);
                if entries.get(&from.1) == Some(&number) {
                    entries.remove(&from.1);
                }
                self.entries_mut(to.0).insert(to.1, number);
            }
        }
    }
}
