//! Where things stand in an event's folder.

use std::path::{Path, PathBuf};

/// An event's folder.
#[derive(Debug, Clone)]
pub struct EventFolder(PathBuf);

impl EventFolder {
    /// The folder at that path, which need not exist.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self(path.into())
    }

    /// The folder itself.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// `regulations.toml`.
    pub fn regulations(&self) -> PathBuf {
        self.0.join("regulations.toml")
    }

    /// The requirements for playing devices, TOML.
    pub fn profile(&self) -> PathBuf {
        self.0.join(super::PROFILE)
    }

    /// `venues.toml`.
    pub fn venues(&self) -> PathBuf {
        self.0.join("venues.toml")
    }

    /// `officials.toml`.
    pub fn officials(&self) -> PathBuf {
        self.0.join("officials.toml")
    }

    /// The coordinator's folder.
    pub fn coordinator(&self) -> PathBuf {
        self.0.join("coordinator")
    }

    /// A venue's folder.
    pub fn venue(&self, venue: &str) -> PathBuf {
        self.0.join("venues").join(venue)
    }

    /// A device's folder.
    pub fn device(&self, venue: &str, device: &str) -> PathBuf {
        self.venue(venue).join("devices").join(device)
    }

    /// The folder of a person with an office.
    pub fn official(&self, person: &str) -> PathBuf {
        self.0.join("officials").join(person)
    }
}
