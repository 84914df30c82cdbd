//! What all daemons of a machine would share, wherever their folders and sockets are: the table of network rules, and the
//! player's control group. Each is one daemon's alone, since whoever ends takes it away.
//!
//! A lock of the process's own (see [`alone`](super::alone)) on a byte of the kernel's own file of the root control group, which
//! is there on every machine, is root's alone to write, and keeps nothing: which byte is made of what is shared.

use std::{
    fs::{self, File, OpenOptions},
    path::Path,
};

use sha2::{Digest as _, Sha256};

use super::{
    KeeperError,
    alone::{self, Range},
};
use crate::{
    changes::{Change, journal::Journal},
    groups, network,
    profile::Profile,
};

/// What this daemon has of it. All of it ends with the process, however that ends.
#[derive(Debug)]
pub(super) struct Shared {
    /// None where there are no control groups: nobody is kept apart there. It is opened here alone: whoever closed it once more
    /// in this process would give up the locks.
    file: Option<File>,
}

impl Shared {
    pub(super) fn open() -> Self {
        let mut options = OpenOptions::new();
        let options = options.read(true).write(true);
        let root = groups::root().ok();
        Self {
            file: root.and_then(|root| options.open(root.join("cgroup.procs")).ok()),
        }
    }

    /// Of what is to be held.
    pub(super) fn take_of(&self, profile: &Profile) -> Result<(), KeeperError> {
        if profile.network.is_some() {
            self.take(&table(network::TABLE))?;
        }
        let root = groups::root().ok();
        match root.zip(profile.stop.as_ref()) {
            Some((root, stop)) => self.take(&group(&root.join(&stop.group))),
            None => Ok(()),
        }
    }

    /// Of what is to be undone.
    pub(super) fn take_left(&self, journal: &Journal) -> Result<(), KeeperError> {
        for change in journal.changes()? {
            match change {
                Change::Firewall { table: name, .. } => self.take(&table(&name))?,
                Change::Group { folder } => self.take(&group(&folder))?,
                _ => {}
            }
        }
        Ok(())
    }

    /// Nothing is held any more.
    pub(super) fn give_up(&self) {
        if let Some(file) = &self.file {
            alone::free(file, Range::ALL);
        }
    }

    fn take(&self, what: &str) -> Result<(), KeeperError> {
        let Some(file) = &self.file else {
            return Ok(());
        };
        let byte = byte(what);
        match alone::lock(file, byte) {
            Ok(true) => Ok(()),
            Ok(false) => Err(KeeperError::Shared {
                what: what.to_owned(),
                process: alone::holder(file, byte),
            }),
            Err(error) => Err(KeeperError::system(what)(error)),
        }
    }
}

/// Each network namespace has its own.
fn table(name: &str) -> String {
    let namespace = fs::read_link("/proc/self/ns/net").unwrap_or_default();
    format!("network rules, table inet {name} ({})", namespace.display())
}

fn group(folder: &Path) -> String {
    format!("control group {}", folder.display())
}

fn byte(what: &str) -> Range {
    let digest = Sha256::digest(what);
    let number = digest.iter().take(8).fold(0, |number: i64, byte| {
        number.wrapping_shl(8) | i64::from(*byte)
    });
    Range::byte(number & (i64::MAX >> 1))
}
