//! Certificates and keys of the venue node.

use std::path::Path;
use std::sync::Arc;

use adoube_key_files::{self as key_files, KeyFileError};
use rustls::ClientConfig;

use super::Problem;

/// TLS as a client that trusts only `authority` and shows `certificate`.
pub(super) fn client(
    certificate: &Path,
    key: &Path,
    authority: &Path,
) -> Result<Arc<ClientConfig>, Problem> {
    let roots = key_files::authorities(authority).map_err(problem("authority"))?;
    key_files::certificates(certificate).map_err(problem("certificate"))?;
    let (chain, own) = key_files::pair(certificate, key).map_err(problem("key"))?;
    ClientConfig::builder()
        .with_root_certificates(roots)
        .with_client_auth_cert(chain, own)
        .map(Arc::new)
        .map_err(|error| Problem {
            field: "key".to_owned(),
            what: format!("does not match the certificate: {error}"),
        })
}

/// What is wrong with the file that a field names.
pub(super) fn problem(field: &'static str) -> impl Fn(KeyFileError) -> Problem {
    move |error| Problem {
        field: field.to_owned(),
        what: error.to_string(),
    }
}
