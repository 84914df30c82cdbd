//! An event's own authority, as `adoube init` makes one.

use std::{fs, net::Ipv4Addr, path::Path};

use rcgen::{
    BasicConstraints, CertificateParams, DnType, ExtendedKeyUsagePurpose, IsCa, Issuer, KeyPair,
    KeyUsagePurpose, SanType,
};

pub struct Authority {
    pub pem: String,
    issuer: Issuer<'static, KeyPair>,
}

/// A certificate and its key, PEM.
pub struct Identity {
    pub certificate: String,
    pub key: String,
}

impl Authority {
    pub fn new() -> Self {
        let key = KeyPair::generate().unwrap();
        let mut params = CertificateParams::default();
        params
            .distinguished_name
            .push(DnType::CommonName, "the event's authority");
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        params.key_usages = vec![KeyUsagePurpose::KeyCertSign];
        let pem = params.self_signed(&key).unwrap().pem();
        let issuer = Issuer::new(params, key);
        Self { pem, issuer }
    }

    pub fn device(&self, device: &str) -> Identity {
        self.issue(device, &[ExtendedKeyUsagePurpose::ClientAuth], &[])
    }

    pub fn coordinator(&self) -> Identity {
        let names = [dns("coordinator.adoube")];
        let uses = [ExtendedKeyUsagePurpose::ServerAuth];
        self.issue("coordinator", &uses, &names)
    }

    /// The right name, but not made to serve.
    pub fn client_named_as_coordinator(&self) -> Identity {
        let names = [dns("coordinator.adoube")];
        self.issue("madrid-2", &[ExtendedKeyUsagePurpose::ClientAuth], &names)
    }

    pub fn venue(&self, venue: &str) -> Identity {
        let names = [
            dns(&format!("{venue}.adoube")),
            SanType::IpAddress(Ipv4Addr::LOCALHOST.into()),
        ];
        let uses = [
            ExtendedKeyUsagePurpose::ServerAuth,
            ExtendedKeyUsagePurpose::ClientAuth,
        ];
        self.issue(&format!("venue-{venue}"), &uses, &names)
    }

    fn issue(&self, name: &str, uses: &[ExtendedKeyUsagePurpose], names: &[SanType]) -> Identity {
        let key = KeyPair::generate().unwrap();
        let mut params = CertificateParams::default();
        params.distinguished_name.push(DnType::CommonName, name);
        params.extended_key_usages = uses.to_vec();
        params.subject_alt_names = names.to_vec();
        params.key_usages = vec![KeyUsagePurpose::DigitalSignature];
        let certificate = params.signed_by(&key, &self.issuer).unwrap().pem();
        Identity {
            certificate,
            key: key.serialize_pem(),
        }
    }
}

fn dns(name: &str) -> SanType {
    SanType::DnsName(name.try_into().unwrap())
}

/// Writes the three files that every part has in its folder.
pub fn write(folder: &Path, authority: &Authority, identity: &Identity) {
    fs::create_dir_all(folder).unwrap();
    fs::write(folder.join("authority.pem"), &authority.pem).unwrap();
    fs::write(folder.join("certificate.pem"), &identity.certificate).unwrap();
    fs::write(folder.join("key.pem"), &identity.key).unwrap();
}

/// TLS as a client of the broker with this identity.
pub fn client(authority: &Authority, identity: &Identity) -> std::sync::Arc<rustls::ClientConfig> {
    use rustls::pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject};
    let certificate = |pem: &str| CertificateDer::from_pem_slice(pem.as_bytes()).unwrap();
    let mut roots = rustls::RootCertStore::empty();
    roots.add(certificate(&authority.pem)).unwrap();
    let key = PrivateKeyDer::from_pem_slice(identity.key.as_bytes()).unwrap();
    let chain = vec![certificate(&identity.certificate)];
    let config = rustls::ClientConfig::builder()
        .with_root_certificates(roots)
        .with_client_auth_cert(chain, key)
        .unwrap();
    std::sync::Arc::new(config)
}
