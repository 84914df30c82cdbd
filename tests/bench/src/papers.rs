//! Certificates as `adoube init` makes them.

use anyhow::Result;
use rcgen::{
    BasicConstraints, CertificateParams, CertifiedIssuer, DnType, ExtendedKeyUsagePurpose, IsCa,
    KeyPair, KeyUsagePurpose, PKCS_ED25519, SanType,
};
use serde::{Deserialize, Serialize};
use tonic::transport::{Certificate, ClientTlsConfig, Identity, ServerTlsConfig};

/// By this name servers are known.
const SERVER: &str = "coordinator.adoube";

/// The event's authority.
pub struct Authority {
    issuer: CertifiedIssuer<'static, KeyPair>,
}

/// A certificate with its key, PEM.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Paper {
    /// The certificate.
    pub certificate: String,
    /// Its key.
    pub key: String,
}

impl Authority {
    /// A new one.
    pub fn new() -> Result<Self> {
        let mut params = CertificateParams::default();
        let name = &mut params.distinguished_name;
        name.push(DnType::CommonName, "authority");
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        params.key_usages = vec![KeyUsagePurpose::KeyCertSign];
        let issuer = CertifiedIssuer::self_signed(params, KeyPair::generate()?)?;
        Ok(Self { issuer })
    }

    /// Its certificate.
    pub fn pem(&self) -> String {
        self.issuer.pem()
    }

    /// A server's.
    pub fn server(&self, common: &str, uri: &str) -> Result<Paper> {
        self.issue(common, uri, &[ExtendedKeyUsagePurpose::ServerAuth])
    }

    /// A client's: the name, and what it is.
    pub fn client(&self, common: &str, uri: &str) -> Result<Paper> {
        self.issue(common, uri, &[ExtendedKeyUsagePurpose::ClientAuth])
    }

    /// A venue node's, which serves and calls.
    pub fn node(&self, venue: &str) -> Result<Paper> {
        let (common, uri) = (format!("venue-{venue}"), format!("adoube:venue:{venue}"));
        self.issue(
            &common,
            &uri,
            &[
                ExtendedKeyUsagePurpose::ServerAuth,
                ExtendedKeyUsagePurpose::ClientAuth,
            ],
        )
    }

    fn issue(&self, common: &str, uri: &str, usage: &[ExtendedKeyUsagePurpose]) -> Result<Paper> {
        let mut params = CertificateParams::default();
        let name = &mut params.distinguished_name;
        name.push(DnType::CommonName, common);
        params.subject_alt_names = vec![
            SanType::URI(uri.try_into()?),
            SanType::DnsName(SERVER.try_into()?),
            SanType::IpAddress([127, 0, 0, 1].into()),
        ];
        params.extended_key_usages = usage.to_vec();
        params.key_usages = vec![KeyUsagePurpose::DigitalSignature];
        let key = KeyPair::generate()?;
        Ok(Paper {
            certificate: params.signed_by(&key, &self.issuer)?.pem(),
            key: key.serialize_pem(),
        })
    }
}

/// TLS of a client that shows this certificate.
pub fn client_tls(authority: &str, paper: &Paper) -> ClientTlsConfig {
    ClientTlsConfig::new()
        .ca_certificate(Certificate::from_pem(authority))
        .identity(Identity::from_pem(&paper.certificate, &paper.key))
        .domain_name(SERVER)
}

/// TLS of a server that asks for a certificate.
pub fn server_tls(authority: &str, paper: &Paper) -> ServerTlsConfig {
    ServerTlsConfig::new()
        .identity(Identity::from_pem(&paper.certificate, &paper.key))
        .client_ca_root(Certificate::from_pem(authority))
}

/// A key that signs heads, PEM: itself, and its public half.
pub fn signing_key() -> Result<[String; 2]> {
    let key = KeyPair::generate_for(&PKCS_ED25519)?;
    Ok([key.serialize_pem(), key.public_key_pem()])
}
