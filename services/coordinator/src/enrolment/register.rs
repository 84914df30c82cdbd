//! Which key counts for which device: `enrolled.json`.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write as _};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};

use adoube_tournament::ids::DeviceId;
use anyhow::Context as _;
use serde::{Deserialize, Serialize};

use super::{Refused, Wanted};

/// A key that counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Enrolled {
    /// SHA-256 of the public key, hexadecimal.
    pub key: String,
    /// When, milliseconds since the Unix epoch.
    pub wall_ms: u64,
    /// At which venue.
    pub venue: String,
    /// Who let the device in, in which office.
    pub by: String,
    /// His office.
    pub role: String,
    /// How many keys of this device counted before.
    pub before: u32,
}

/// All of them, and their file.
#[derive(Debug, Default)]
pub struct Register {
    devices: BTreeMap<String, Enrolled>,
    file: PathBuf,
}

impl Register {
    /// What is kept; nothing where there is no file yet.
    pub(super) fn open(file: PathBuf) -> anyhow::Result<Self> {
        let devices = match fs::read(&file) {
            Ok(bytes) => serde_json::from_slice(&bytes)
                .with_context(|| format!("{} cannot be read", file.display()))?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => BTreeMap::new(),
            Err(error) => {
                return Err(error).with_context(|| format!("{} cannot be read", file.display()));
            }
        };
        Ok(Self { devices, file })
    }

    /// The key that counts.
    pub(super) fn key(&self, device: &DeviceId) -> Option<&str> {
        let found = self.devices.get(device.as_str());
        found.map(|enrolled| enrolled.key.as_str())
    }

    /// Whether another key may count; the one that counts already may.
    pub(super) fn may(&self, wanted: &Wanted, key: Option<&str>) -> Result<(), Refused> {
        match self.devices.get(wanted.device.as_str()) {
            Some(known) if !wanted.replace && key != Some(&known.key) => Err(Refused::Known {
                device: wanted.device.clone(),
                by: known.by.clone(),
            }),
            _ => Ok(()),
        }
    }

    /// Lets a key count, on disk first; gives the one that did before.
    pub(super) fn enter(
        &mut self,
        wanted: &Wanted,
        key: &str,
        wall_ms: u64,
    ) -> io::Result<Option<Enrolled>> {
        let name = wanted.device.as_str();
        let known = self.devices.get(name).cloned();
        if known.as_ref().is_some_and(|known| known.key == key) {
            return Ok(None);
        }
        let mut devices = self.devices.clone();
        devices.insert(
            name.to_owned(),
            Enrolled {
                key: key.to_owned(),
                wall_ms,
                venue: wanted.venue.to_string(),
                by: wanted.by.clone(),
                role: wanted.role.clone(),
                before: known
                    .as_ref()
                    .map_or(0, |known| known.before.saturating_add(1)),
            },
        );
        write(&self.file, &serde_json::to_vec_pretty(&devices)?)?;
        self.devices = devices;
        Ok(known)
    }
}

/// Whole or not at all, and on the disk.
fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let fresh = path.with_extension("new");
    let mut options = fs::OpenOptions::new();
    let mut file = options
        .write(true)
        .create(true)
        .truncate(true)
        .mode(0o600)
        .open(&fresh)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&fresh, path)?;
    match path.parent() {
        Some(folder) => fs::File::open(folder)?.sync_all(),
        None => Ok(()),
    }
}
