//! Certificates as `adoube init` makes them, and some that it would not make.

use rcgen::{
    BasicConstraints, CertificateParams, CertifiedIssuer, DnType, ExtendedKeyUsagePurpose, IsCa,
    KeyPair, KeyUsagePurpose, PKCS_ED25519, SanType, date_time_ymd,
};

pub(crate) struct Authority {
    issuer: CertifiedIssuer<'static, KeyPair>,
}

/// A certificate with its key, PEM.
#[derive(Debug, Clone)]
pub(crate) struct Paper {
    pub(crate) certificate: String,
    pub(crate) key: String,
}

impl Authority {
    pub(crate) fn new() -> Self {
        let mut params = CertificateParams::default();
        let name = &mut params.distinguished_name;
        name.push(DnType::CommonName, "authority");
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        params.key_usages = vec![KeyUsagePurpose::KeyCertSign];
        let key = KeyPair::generate().unwrap();
        Self {
            issuer: CertifiedIssuer::self_signed(params, key).unwrap(),
        }
    }

    pub(crate) fn pem(&self) -> String {
        self.issuer.pem()
    }

    /// A client's certificate that says what it is.
    pub(crate) fn client(&self, uri: &str) -> Paper {
        self.issue(Some(uri), ExtendedKeyUsagePurpose::ClientAuth, false)
    }

    /// One that was good until 2021.
    pub(crate) fn expired(&self, uri: &str) -> Paper {
        self.issue(Some(uri), ExtendedKeyUsagePurpose::ClientAuth, true)
    }

    /// One that does not say what it is.
    pub(crate) fn nameless(&self) -> Paper {
        self.issue(None, ExtendedKeyUsagePurpose::ClientAuth, false)
    }

    /// The coordinator's own.
    pub(crate) fn coordinator(&self) -> Paper {
        let uri = "adoube:coordinator";
        self.issue(Some(uri), ExtendedKeyUsagePurpose::ServerAuth, false)
    }

    fn issue(&self, uri: Option<&str>, usage: ExtendedKeyUsagePurpose, expired: bool) -> Paper {
        let mut params = CertificateParams::default();
        let uri = uri.map(|uri| SanType::URI(uri.try_into().unwrap()));
        let host = SanType::DnsName("coordinator.adoube".try_into().unwrap());
        params.subject_alt_names = uri.into_iter().chain([host]).collect();
        params.extended_key_usages = vec![usage];
        if expired {
            params.not_before = date_time_ymd(2020, 1, 1);
            params.not_after = date_time_ymd(2021, 1, 1);
        }
        let key = KeyPair::generate().unwrap();
        let certificate = params.signed_by(&key, &self.issuer).unwrap();
        Paper {
            certificate: certificate.pem(),
            key: key.serialize_pem(),
        }
    }
}

/// A key that signs heads, PEM.
pub(crate) fn signing_key() -> String {
    KeyPair::generate_for(&PKCS_ED25519)
        .unwrap()
        .serialize_pem()
}
