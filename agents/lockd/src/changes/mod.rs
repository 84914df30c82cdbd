//! What the daemon changes at a machine: each change knows how it is undone.
//!
//! A change is written to the [journal](journal::Journal) before it is made, so that it can be undone on
//! stop, after a crash, and at the next start. Undoing what was never made, or was undone already, does
//! nothing.

mod files;
mod firewall;
mod group;
pub mod journal;
mod mounts;
mod values;

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::{
    programs::guard,
    wireless::{NetworkManager, forget},
};

pub use group::{end, freeze, kill, thaw};
pub(crate) use {firewall::table, mounts::is_open, values::is_same};

/// One change, with all that undoing it needs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "change")]
pub enum Change {
    /// A setting of the kernel, a file of one line.
    Value {
        /// The file, such as `/proc/sys/kernel/sysrq`.
        file: PathBuf,
        /// What stood there.
        before: String,
        /// What is to stand there.
        after: String,
    },
    /// A file.
    File {
        /// Where.
        file: PathBuf,
        /// What stood in it; none if there was no such file.
        before: Option<String>,
        /// What is to stand in it.
        after: String,
    },
    /// A folder from which nothing can be executed: it is mounted over itself.
    NoExec {
        /// The folder.
        folder: PathBuf,
        /// Mounts that were at this place before.
        before: usize,
    },
    /// What the system mounts for a session of a player's: nothing can be executed from it.
    Session {
        /// Where.
        folder: PathBuf,
    },
    /// A table of nftables.
    Firewall {
        /// Its name, in the family `inet`.
        table: String,
        /// What nft is given.
        rules: String,
    },
    /// A wireless network that somebody let the device join. Its secret stands in its own file alone.
    Wireless {
        /// Its settings.
        file: PathBuf,
        /// The program that is told when they go.
        program: PathBuf,
    },
    /// A control group, in which the player's programs run.
    Group {
        /// Its folder.
        folder: PathBuf,
    },
    /// A control group of somebody else's, in which the player's programs alone run: they stand still.
    StoodStill {
        /// Its folder.
        folder: PathBuf,
    },
    /// The processes that hold programs to the list.
    Guard {
        /// Their process group.
        group: i32,
    },
}

/// A change that could not be made or undone.
#[derive(Debug, thiserror::Error)]
#[error("{what}: {why}")]
pub struct ChangeError {
    what: String,
    why: String,
}

impl ChangeError {
    fn new(what: impl std::fmt::Display, why: impl std::fmt::Display) -> Self {
        let (what, why) = (what.to_string(), why.to_string());
        Self { what, why }
    }
}

impl Change {
    /// A kernel setting as it stands, and as it is to be.
    pub fn value(file: impl Into<PathBuf>, after: &str) -> Result<Self, ChangeError> {
        values::plan(file.into(), after)
    }

    /// A file as it stands, and as it is to be.
    pub fn file(file: impl Into<PathBuf>, after: String) -> Result<Self, ChangeError> {
        files::plan(file.into(), after)
    }

    /// A folder as it is mounted now.
    pub fn no_exec(folder: impl Into<PathBuf>) -> Result<Self, ChangeError> {
        mounts::plan(folder.into())
    }

    /// A table of nftables, and what nft is given for it.
    pub fn firewall(table: &str, rules: String) -> Result<Self, ChangeError> {
        firewall::plan(table, rules)
    }

    /// Makes the change.
    pub fn make(&self) -> Result<(), ChangeError> {
        match self {
            Self::Value {
                file,
                before,
                after,
            } => values::set(file, before, after),
            Self::File { file, after, .. } => files::write(file, after),
            Self::NoExec { folder, .. } => mounts::close(folder),
            Self::Session { folder } => mounts::shut(folder),
            Self::Firewall { rules, .. } => firewall::load(rules),
            Self::Group { folder } => group::make(folder),
            Self::StoodStill { folder } => group::freeze(folder),
            // The guard stands ready, and is told to go when this is written; a network's settings are
            // written, with its secret, once this is.
            Self::Guard { .. } | Self::Wireless { .. } => Ok(()),
        }
    }

    /// Makes it once more, where somebody undid it; of what is made at once or not at all.
    pub(crate) fn make_again(&self) -> Result<(), ChangeError> {
        match self {
            Self::Firewall { table, rules } => firewall::load_again(table, rules),
            _ => self.make(),
        }
    }

    /// Puts the machine back as it was before.
    pub fn undo(&self) -> Result<(), ChangeError> {
        match self {
            Self::Value {
                file,
                before,
                after,
            } => values::put_back(file, before, after),
            Self::File {
                file,
                before,
                after,
            } => files::put_back(file, before.as_deref(), after),
            Self::NoExec { folder, before } => mounts::open(folder, *before),
            Self::Session { folder } => mounts::unshut(folder),
            Self::Firewall { table, .. } => firewall::drop_table(table),
            Self::Group { folder } => group::end(folder),
            Self::StoodStill { folder } if folder.exists() => group::thaw(folder),
            Self::StoodStill { .. } => Ok(()),
            Self::Wireless { file, program } => forget(&NetworkManager::by(program), file)
                .map_err(|why| ChangeError::new("wireless", why)),
            Self::Guard { group } => {
                guard::end(*group).map_err(|why| ChangeError::new("guard", why))
            }
        }
    }

    /// What it is, for a person.
    pub fn words(&self) -> String {
        match self {
            Self::Value {
                file,
                before,
                after,
            } => format!("{}: {after} (was {before})", file.display()),
            Self::File { file, .. } => format!("{}", file.display()),
            Self::NoExec { folder, .. } | Self::Session { folder } => {
                format!("nothing runs from {}", folder.display())
            }
            Self::Firewall { table, .. } => format!("network rules, table inet {table}"),
            Self::Group { folder } => format!("control group {}", folder.display()),
            Self::StoodStill { folder } => format!("suspended: {}", folder.display()),
            Self::Wireless { file, .. } => format!("wireless network, {}", file.display()),
            Self::Guard { group } => format!(
                "programs restricted to a list by process group \
                                              {group}"
            ),
        }
    }
}
