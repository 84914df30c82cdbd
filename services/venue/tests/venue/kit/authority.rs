//! Certificates as `adoube init` makes them, and some that it would not make.

use rcgen::{
    BasicConstraints, CertificateParams, CertifiedIssuer, DnType, ExtendedKeyUsagePurpose, IsCa,
    KeyPair, KeyUsagePurpose, SanType, date_time_ymd,
};

pub(crate) struct Authority {
    issuer: CertifiedIssuer<'static, KeyPair>,
}

/// What a certificate is to say.
pub(crate) struct Paper {
    name: String,
    uri: String,
    hosts: Vec<SanType>,
    purposes: Vec<ExtendedKeyUsagePurpose>,
    expired: bool,
}

/// A certificate with its key, PEM.
pub(crate) struct Issued {
    pub(crate) certificate: String,
    pub(crate) key: String,
}

impl Paper {
    pub(crate) fn venue(venue: &str) -> Self {
        let dns = format!("{venue}.adoube");
        Self {
            name: format!("venue-{venue}"),
            uri: format!("adoube:venue:{venue}"),
            hosts: vec![
                SanType::DnsName(dns.try_into().unwrap()),
                SanType::IpAddress([127, 0, 0, 1].into()),
            ],
            purposes: vec![
                ExtendedKeyUsagePurpose::ServerAuth,
                ExtendedKeyUsagePurpose::ClientAuth,
            ],
            expired: false,
        }
    }

    pub(crate) fn device(venue: &str, device: &str) -> Self {
        Self {
            name: device.to_owned(),
            uri: format!("adoube:device:{venue}:{device}"),
            hosts: Vec::new(),
            purposes: vec![ExtendedKeyUsagePurpose::ClientAuth],
            expired: false,
        }
    }

    pub(crate) fn coordinator() -> Self {
        let dns = "coordinator.adoube".to_owned();
        Self {
            name: "coordinator".to_owned(),
            uri: "adoube:coordinator".to_owned(),
            hosts: vec![SanType::DnsName(dns.try_into().unwrap())],
            purposes: vec![ExtendedKeyUsagePurpose::ServerAuth],
            expired: false,
        }
    }

    /// A person, named by a URI such as `adoube:official:lena`.
    pub(crate) fn official(person: &str) -> Self {
        Self {
            name: person.to_owned(),
            uri: format!("adoube:official:{person}"),
            hosts: Vec::new(),
            purposes: vec![ExtendedKeyUsagePurpose::ClientAuth],
            expired: false,
        }
    }

    pub(crate) fn expired(self) -> Self {
        Self {
            expired: true,
            ..self
        }
    }
}

impl Authority {
    pub(crate) fn new() -> Self {
        let mut params = CertificateParams::default();
        params
            .distinguished_name
            .push(DnType::CommonName, "authority");
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::CrlSign];
        let key = KeyPair::generate().unwrap();
        Self {
            issuer: CertifiedIssuer::self_signed(params, key).unwrap(),
        }
    }

    pub(crate) fn pem(&self) -> String {
        self.issuer.pem()
    }

    pub(crate) fn issue(&self, paper: &Paper) -> Issued {
        let mut params = CertificateParams::default();
        params
            .distinguished_name
            .push(DnType::CommonName, &paper.name);
        params.subject_alt_names.clone_from(&paper.hosts);
        let uri = SanType::URI(paper.uri.clone().try_into().unwrap());
        params.subject_alt_names.push(uri);
        params.extended_key_usages.clone_from(&paper.purposes);
        if paper.expired {
            params.not_before = date_time_ymd(2020, 1, 1);
            params.not_after = date_time_ymd(2021, 1, 1);
        }
        let key = KeyPair::generate().unwrap();
        let certificate = params.signed_by(&key, &self.issuer).unwrap();
        Issued {
            certificate: certificate.pem(),
            key: key.serialize_pem(),
        }
    }
}
