//! Certificates: what this device shows, and whom it believes.

use std::{path::PathBuf, sync::Arc};

use adoube_key_files::{self as key_files, KeyFileError};
use rustls::ClientConfig;

use crate::config::DeviceConfig;

/// Why there is no TLS.
#[derive(Debug, thiserror::Error)]
pub enum TrustError {
    /// A file is not there, or not what it should be.
    #[error(transparent)]
    File(#[from] KeyFileError),
    /// Certificate and key cannot be used, or not together.
    #[error("{certificate} with {key}: {error}")]
    Unusable {
        /// The certificate's file.
        certificate: PathBuf,
        /// The key's file.
        key: PathBuf,
        /// What is wrong.
        error: rustls::Error,
    },
}

/// TLS as this device speaks it to its broker and, with HTTP/2 inside, to the coordinator. Only
/// the event's own authority is believed.
#[derive(Clone, Debug)]
pub(crate) struct Trust {
    /// Towards the broker.
    pub(crate) broker: Arc<ClientConfig>,
    /// Towards the coordinator.
    pub(crate) coordinator: Arc<ClientConfig>,
}

impl Trust {
    /// Reads the device's files.
    pub(crate) fn load(config: &DeviceConfig) -> Result<Self, TrustError> {
        let roots = key_files::authorities(&config.authority)?;
        let (chain, key) = key_files::pair(&config.certificate, &config.key)?;
        let broker = ClientConfig::builder()
            .with_root_certificates(roots)
            .with_client_auth_cert(chain, key)
            .map_err(|error| unusable(config, error))?;
        let mut coordinator = broker.clone();
        coordinator.alpn_protocols = vec![b"h2".to_vec()];
        Ok(Self {
            broker: Arc::new(broker),
            coordinator: Arc::new(coordinator),
        })
    }
}

fn unusable(config: &DeviceConfig, error: rustls::Error) -> TrustError {
    TrustError::Unusable {
        certificate: config.certificate.clone(),
        key: config.key.clone(),
        error,
    }
}
