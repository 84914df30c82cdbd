//! The coordinator's folder.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

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
    /// A file cannot be read.
    #[error("{path}: {error}")]
    Read {
        /// Which.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
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
        let text = read(&path)?;
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
        Ok(config)
    }
}

/// A text file, with its name in the error.
pub fn read(path: &Path) -> Result<String, ConfigError> {
    fs::read_to_string(path).map_err(|error| ConfigError::Read {
        path: path.to_path_buf(),
        error,
    })
}
