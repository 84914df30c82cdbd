//! The certificate that browsers know.

use std::path::Path;
use std::sync::Arc;

use adoube_key_files::KeyFileError;
use rustls::ServerConfig;

/// A certificate or key that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// A file is not there, or not what it should be.
    #[error(transparent)]
    File(#[from] KeyFileError),
    /// TLS does not take them.
    #[error("certificate and key cannot be used: {0}")]
    Tls(#[from] rustls::Error),
}

/// TLS for browsers, which show no certificate of their own; HTTP/2 where they can.
pub fn settings(certificate: &Path, key: &Path) -> Result<Arc<ServerConfig>, TlsError> {
    let (chain, key) = adoube_key_files::pair(certificate, key)?;
    let mut settings = ServerConfig::builder()
        .with_no_client_auth()
        .with_single_cert(chain, key)?;
    settings.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
    Ok(Arc::new(settings))
}
