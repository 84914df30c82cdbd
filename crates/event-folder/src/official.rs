//! `official.toml`: with what a person shows who they are to the coordinator.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use adoube_key_files::{self as key_files, KeyFileError};
use adoube_user_text::text;
use adoube_user_text::trouble;
use anyhow::{Context as _, Result, anyhow};
use serde::Deserialize;

use super::EventFolder;
use super::texts::{key_file, of_file};

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
pub struct Credentials {
    /// The tournament that calls name.
    pub tournament: String,
    /// `host:port`.
    pub coordinator: String,
    /// PEM.
    pub certificate: String,
    /// PEM; secret.
    pub key: String,
    /// PEM.
    pub authority: String,
    /// Where venues' nodes listen for officials, as far as this person was told.
    pub venues: BTreeMap<String, String>,
}

impl Credentials {
    /// Reads those of a person of the event.
    pub fn read(event: &EventFolder, person: &str) -> Result<Self> {
        let folder = event.official(person);
        let path = folder.join("official.toml");
        let found = key_files::text(&path).map_err(|error| {
            let there = people(event);
            if !matches!(error, KeyFileError::Unreadable { .. }) {
                return anyhow!(key_file(&error));
            }
            if there.is_empty() || there.iter().any(|other| other == person) {
                return trouble(key_file(&error), text!("cli-folder-next"));
            }
            trouble(
                text!("cli-folder-no-official", person),
                text!("cli-folder-no-official-next", people: there.join(", ")),
            )
        })?;
        let toml: OfficialToml =
            toml::from_str(&found).with_context(|| of_file("cli-folder-file-in", &path))?;
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

/// Whose folders there are, in the order of the alphabet.
fn people(event: &EventFolder) -> Vec<String> {
    let folders = std::fs::read_dir(event.official("")).into_iter().flatten();
    let folders = folders.flatten();
    let known = folders.filter(|folder| folder.path().join("official.toml").is_file());
    let mut names: Vec<String> = known
        .filter_map(|folder| folder.file_name().into_string().ok())
        .collect();
    names.sort();
    names
}

fn pem(folder: &Path, file: &Path) -> Result<String> {
    key_files::text(&folder.join(file)).map_err(|error| anyhow!(key_file(&error)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pen_3_who_is_no_official_is_told_who_there_is() {
        let here = tempfile::tempdir().unwrap();
        let event = EventFolder::new(here.path());
        let read = |person: &str| {
            let error = Credentials::read(&event, person).map(drop).unwrap_err();
            let next = error
                .downcast_ref::<adoube_user_text::Trouble>()
                .map(|t| t.next.clone());
            (error.to_string(), next.unwrap_or_default())
        };
        assert!(read("chief").1.contains("adoube init DIR"));
        for person in ["organiser", "chief"] {
            let folder = event.official(person);
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(folder.join("official.toml"), "").unwrap();
        }
        std::fs::create_dir_all(event.official("empty")).unwrap();
        for person in ["nobody", "empty"] {
            let (what, next) = read(person);
            assert_eq!(
                what,
                format!("there is no folder for '{person}' among the event's officials")
            );
            assert_eq!(next, "name one with --as: chief, organiser");
        }
    }
}
