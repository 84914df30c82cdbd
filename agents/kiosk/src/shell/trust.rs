//! Certificates: what this device shows, and whom it believes.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use rustls::{
    ClientConfig, RootCertStore,
    pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject},
};

use super::files::FileError;
use crate::config::DeviceConfig;

/// Why there is no TLS.
#[derive(Debug, thiserror::Error)]
pub enum TrustError {
    /// A file could not be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// A file holds no certificate, or no key.
    #[error("{file}: holds no {what} in PEM")]
    Empty {
        /// The file.
        file: PathBuf,
        /// "certificate" or "private key".
        what: &'static str,
    },
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
        let mut roots = RootCertStore::empty();
        for certificate in certificates(&config.authority)? {
            roots
                .add(certificate)
                .map_err(|error| unusable(config, error))?;
        }
        let key = key(&config.key)?;
        let broker = ClientConfig::builder()
            .with_root_certificates(roots)
            .with_client_auth_cert(certificates(&config.certificate)?, key)
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

fn certificates(file: &Path) -> Result<Vec<CertificateDer<'static>>, TrustError> {
    let pem = fs::read(file).map_err(FileError::of(file))?;
    let found = CertificateDer::pem_slice_iter(&pem)
        .collect::<Result<Vec<_>, _>>()
        .unwrap_or_default();
    if found.is_empty() {
        let (file, what) = (file.to_owned(), "certificate");
        return Err(TrustError::Empty { file, what });
    }
    Ok(found)
}

fn key(file: &Path) -> Result<PrivateKeyDer<'static>, TrustError> {
    let pem = fs::read(file).map_err(FileError::of(file))?;
    PrivateKeyDer::from_pem_slice(&pem).map_err(|_| TrustError::Empty {
        file: file.to_owned(),
        what: "private key",
    })
}
