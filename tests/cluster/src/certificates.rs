//! Certificates that an event gives, and some that it would not.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use rcgen::{
    BasicConstraints, CertificateParams, DnType, ExtendedKeyUsagePurpose, IsCa, Issuer, KeyPair,
    KeyUsagePurpose, SanType, date_time_ymd,
};
use rustls::ClientConfig;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// A certificate with its key, PEM.
#[derive(Debug, Clone)]
pub struct Paper {
    /// The certificate.
    pub certificate: String,
    /// Its key.
    pub key: String,
}

/// Somebody who signs.
#[derive(Debug)]
pub struct Authority(Issuer<'static, KeyPair>);

impl Authority {
    /// The event's own.
    pub fn of(event: &Path) -> Self {
        let read = |name: &str| fs::read_to_string(event.join("authority").join(name)).unwrap();
        let key = KeyPair::from_pem(&read("authority.key")).unwrap();
        Self(Issuer::from_ca_cert_pem(&read("authority.pem"), key).unwrap())
    }

    /// Another one that calls itself by the same name.
    pub fn foreign() -> Self {
        let mut params = CertificateParams::default();
        let name = "Adoube event test";
        params.distinguished_name.push(DnType::CommonName, name);
        params.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
        params.key_usages = vec![KeyUsagePurpose::KeyCertSign];
        Self(Issuer::new(params, KeyPair::generate().unwrap()))
    }

    /// A client's certificate by this name, saying what it is by this URI.
    pub fn issue(&self, name: &str, uri: &str) -> Paper {
        self.sign(name, uri, false)
    }

    /// One that was good until 2021.
    pub fn issue_expired(&self, name: &str, uri: &str) -> Paper {
        self.sign(name, uri, true)
    }

    fn sign(&self, name: &str, uri: &str, expired: bool) -> Paper {
        let mut params = CertificateParams::default();
        params.distinguished_name.push(DnType::CommonName, name);
        params.subject_alt_names = vec![SanType::URI(uri.try_into().unwrap())];
        params.extended_key_usages = vec![ExtendedKeyUsagePurpose::ClientAuth];
        params.key_usages = vec![KeyUsagePurpose::DigitalSignature];
        if expired {
            params.not_before = date_time_ymd(2020, 1, 1);
            params.not_after = date_time_ymd(2021, 1, 1);
        }
        let key = KeyPair::generate().unwrap();
        Paper {
            certificate: params.signed_by(&key, &self.0).unwrap().pem(),
            key: key.serialize_pem(),
        }
    }
}

impl Paper {
    /// The one in a program's folder.
    pub fn of(folder: &Path) -> Self {
        let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
        Self {
            certificate: read("certificate.pem"),
            key: read("key.pem"),
        }
    }
}

/// TLS of a client that trusts the event and shows this certificate, or none.
pub fn client(event: &Path, paper: Option<&Paper>) -> Arc<ClientConfig> {
    let _ = rustls::crypto::ring::default_provider().install_default();
    let authority = fs::read(event.join("authority/authority.pem")).unwrap();
    let mut roots = rustls::RootCertStore::empty();
    roots
        .add(CertificateDer::from_pem_slice(&authority).unwrap())
        .unwrap();
    let config = ClientConfig::builder().with_root_certificates(roots);
    let Some(paper) = paper else {
        return Arc::new(config.with_no_client_auth());
    };
    let chain = vec![CertificateDer::from_pem_slice(paper.certificate.as_bytes()).unwrap()];
    let key = PrivateKeyDer::from_pem_slice(paper.key.as_bytes()).unwrap();
    Arc::new(config.with_client_auth_cert(chain, key).unwrap())
}
