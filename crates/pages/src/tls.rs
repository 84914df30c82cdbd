//! The certificate that browsers know.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// A certificate or key that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// A file is not there, or not what it should be.
    #[error("{path}: {error}")]
    Pem {
        /// Which.
        path: PathBuf,
        /// Why.
        error: rustls::pki_types::pem::Error,
    },
    /// The two do not belong together.
    #[error("certificate and key cannot be used: {0}")]
    Tls(#[from] rustls::Error),
}

/// TLS for browsers, which show no certificate of their own; HTTP/2 where they can.
pub fn settings(certificate: &Path, key: &Path) -> Result<Arc<ServerConfig>, TlsError> {
    let wrong = |path: &Path| {
        let path = path.to_owned();
        move |error| TlsError::Pem { path, error }
    };
    let chain = CertificateDer::pem_file_iter(certificate)
        .and_then(Iterator::collect::<Result<Vec<_>, _>>)
        .map_err(wrong(certificate))?;
    let key = PrivateKeyDer::from_pem_file(key).map_err(wrong(key))?;
    let mut settings = ServerConfig::builder()
        .with_no_client_auth()
        .with_single_cert(chain, key)?;
    settings.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
    Ok(Arc::new(settings))
}
