//! Certificates out of PEM files.

use std::sync::Arc;

use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ClientConfig, RootCertStore};

use super::Problem;

/// TLS as a client that trusts only `authority` and shows `certificate`.
pub(super) fn client(
    certificate: &[u8],
    key: &[u8],
    authority: &[u8],
) -> Result<Arc<ClientConfig>, Problem> {
    let mut roots = RootCertStore::empty();
    for der in certificates("authority", authority)? {
        roots
            .add(der)
            .map_err(|error| problem("authority", &error.to_string()))?;
    }
    let chain = certificates("certificate", certificate)?;
    let key = PrivateKeyDer::from_pem_slice(key)
        .map_err(|error| problem("key", &format!("holds no private key in PEM: {error}")))?;
    ClientConfig::builder()
        .with_root_certificates(roots)
        .with_client_auth_cert(chain, key)
        .map(Arc::new)
        .map_err(|error| problem("key", &format!("does not go with the certificate: {error}")))
}

/// Whether this is an authority.
pub(super) fn check(authority: &[u8]) -> Result<(), Problem> {
    let mut roots = RootCertStore::empty();
    for der in certificates("authority", authority)? {
        roots
            .add(der)
            .map_err(|error| problem("authority", &error.to_string()))?;
    }
    Ok(())
}

fn certificates(field: &str, pem: &[u8]) -> Result<Vec<CertificateDer<'static>>, Problem> {
    let read: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(pem).collect();
    match read {
        Ok(chain) if chain.is_empty() => Err(problem(field, "holds no certificate in PEM")),
        Ok(chain) => Ok(chain),
        Err(error) => Err(problem(field, &format!("is no PEM: {error}"))),
    }
}

fn problem(field: &str, what: &str) -> Problem {
    Problem {
        field: field.to_owned(),
        what: what.to_owned(),
    }
}
