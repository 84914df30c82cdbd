//! The coordinator's folder.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use adoube_key_files::{self as key_files, KeyFileError};
use serde::Deserialize;
use thiserror::Error;

use crate::{console, enrolment};

/// The file in the folder.
pub const FILE: &str = "coordinator.toml";

/// What `coordinator.toml` says; paths are made absolute.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// Where devices, venues and officials connect.
    pub listen: SocketAddr,
    /// The coordinator's certificate, PEM.
    pub certificate: PathBuf,
    /// Its key, PEM.
    pub key: PathBuf,
    /// The event's authority, PEM.
    pub authority: PathBuf,
    /// The Ed25519 key that signs heads, PKCS#8 PEM.
    pub signing_key: PathBuf,
    /// The folder of the ledger, of the people's keys and of sessions.
    pub data: PathBuf,
    /// The page for officials; none where it is not to be served.
    pub console: Option<console::Settings>,
    /// The authority for keys that devices make themselves; none where they are not to.
    pub enrolment: Option<enrolment::Settings>,
    /// Where the coordinator tells of its own work, `http://host:port`; none where it does not.
    pub telemetry: Option<String>,
}

/// A folder that is no coordinator's.
#[derive(Debug, Error)]
pub enum ConfigError {
    /// A file is not there, or not what it should be.
    #[error(transparent)]
    File(#[from] KeyFileError),
    /// The file is not as it should be.
    #[error("{path}: {error}")]
    Parse {
        /// Which.
        path: PathBuf,
        /// Where and what.
        error: Box<toml::de::Error>,
    },
}

impl Config {
    /// Reads `coordinator.toml` of a folder.
    pub fn read(folder: &Path) -> Result<Self, ConfigError> {
        let path = folder.join(FILE);
        let text = key_files::text(&path)?;
        let mut config: Self = toml::from_str(&text).map_err(|error| ConfigError::Parse {
            path,
            error: Box::new(error),
        })?;
        let console = config.console.as_mut();
        let console = console.map(|console| [&mut console.certificate, &mut console.key]);
        let devices = config.enrolment.as_mut();
        let devices = devices.map(|devices| [&mut devices.certificate, &mut devices.key]);
        let both = console.into_iter().chain(devices).flatten();
        for place in both.chain([
            &mut config.certificate,
            &mut config.key,
            &mut config.authority,
            &mut config.signing_key,
            &mut config.data,
        ]) {
            *place = folder.join(&*place);
        }
        config.check_keys()?;
        Ok(config)
    }

    /// Whether certificates and keys can be used, before anything is served.
    fn check_keys(&self) -> Result<(), KeyFileError> {
        key_files::pair(&self.certificate, &self.key)?;
        key_files::authorities(&self.authority)?;
        if let Some(console) = &self.console {
            key_files::pair(&console.certificate, &console.key)?;
        }
        if let Some(devices) = &self.enrolment {
            key_files::authorities(&devices.certificate)?;
        }
        Ok(())
    }
}
