//! Where things stand in an event's folder.

use std::path::{Path, PathBuf};

/// An event's folder.
#[derive(Debug, Clone)]
pub(crate) struct EventFolder(PathBuf);

impl EventFolder {
    pub(crate) fn new(path: impl Into<PathBuf>) -> Self {
        Self(path.into())
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn regulations(&self) -> PathBuf {
        self.0.join("regulations.toml")
    }

    pub(crate) fn profile(&self) -> PathBuf {
        self.0.join(super::PROFILE)
    }

    pub(crate) fn venues(&self) -> PathBuf {
        self.0.join("venues.toml")
    }

    pub(crate) fn officials(&self) -> PathBuf {
        self.0.join("officials.toml")
    }

    pub(crate) fn coordinator(&self) -> PathBuf {
        self.0.join("coordinator")
    }

    pub(crate) fn venue(&self, venue: &str) -> PathBuf {
        self.0.join("venues").join(venue)
    }

    pub(crate) fn device(&self, venue: &str, device: &str) -> PathBuf {
        self.venue(venue).join("devices").join(device)
    }

    pub(crate) fn official(&self, person: &str) -> PathBuf {
        self.0.join("officials").join(person)
    }
}
