//! `official.toml`: with what a person shows who they are to the coordinator.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use serde::Deserialize;

use super::EventFolder;
use crate::say::trouble;

#[derive(Debug, Deserialize)]
struct OfficialToml {
    tournament: String,
    coordinator: String,
    certificate: PathBuf,
    key: PathBuf,
    authority: PathBuf,
    #[serde(default)]
    venues: BTreeMap<String, String>,
}

/// What is needed for a connection to the coordinator, read.
#[derive(Clone)]
pub(crate) struct Credentials {
    /// The tournament that calls name.
    pub(crate) tournament: String,
    /// `host:port`.
    pub(crate) coordinator: String,
    /// PEM.
    pub(crate) certificate: String,
    /// PEM; secret.
    pub(crate) key: String,
    /// PEM.
    pub(crate) authority: String,
    /// Where venues' nodes listen for officials, as far as this person was told.
    pub(crate) venues: BTreeMap<String, String>,
}

impl Credentials {
    /// Reads those of a person of the event.
    pub(crate) fn read(event: &EventFolder, person: &str) -> Result<Self> {
        let folder = event.official(person);
        let path = folder.join("official.toml");
        let text = std::fs::read_to_string(&path).map_err(|error| {
            trouble(
                format!("{} cannot be read: {error}", path.display()),
                "name the event's folder with --event DIR and the person with --as PERSON; \
                 `adoube init DIR` makes a new event",
            )
        })?;
        let toml: OfficialToml =
            toml::from_str(&text).with_context(|| format!("in {}", path.display()))?;
        Ok(Self {
            tournament: toml.tournament,
            coordinator: toml.coordinator,
            certificate: pem(&folder, &toml.certificate)?,
            key: pem(&folder, &toml.key)?,
            authority: pem(&folder, &toml.authority)?,
            venues: toml.venues,
        })
    }
}

fn pem(folder: &Path, file: &Path) -> Result<String> {
    let path = folder.join(file);
    std::fs::read_to_string(&path).with_context(|| format!("{} cannot be read", path.display()))
}
