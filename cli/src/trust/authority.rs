//! Making the authority and signing with it.

use std::time::Duration;

use rcgen::{
    BasicConstraints, CertificateParams, CertifiedIssuer, DistinguishedName, DnType, IsCa, KeyPair,
    KeyUsagePurpose, date_time_ymd,
};

use super::Bearer;

/// A certificate with its key, both PEM.
#[derive(Debug)]
pub(crate) struct Issued {
    /// The certificate.
    pub(crate) certificate: String,
    /// PKCS#8; secret.
    pub(crate) key: String,
}

/// From when until when certificates hold.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Validity {
    /// Seconds since the Unix epoch.
    pub(crate) from: u64,
    /// Seconds since the Unix epoch.
    pub(crate) until: u64,
}

impl Validity {
    /// From an hour ago, so that a machine whose clock is a little late is not shut out.
    pub(crate) const fn days(now: u64, days: u32) -> Self {
        Self {
            from: now.saturating_sub(3600),
            until: now.saturating_add(days as u64 * 86_400),
        }
    }

    fn apply(self, params: &mut CertificateParams) {
        let epoch = date_time_ymd(1970, 1, 1);
        params.not_before = epoch + Duration::from_secs(self.from);
        params.not_after = epoch + Duration::from_secs(self.until);
    }
}

/// The event's certificate authority with its key.
pub(crate) struct Authority {
    issuer: CertifiedIssuer<'static, KeyPair>,
    validity: Validity,
}

impl Authority {
    /// A new one, ECDSA on P-256, that may sign leaves and nothing else.
    pub(crate) fn new(event: &str, validity: Validity) -> Result<Self, rcgen::Error> {
        let mut params = CertificateParams::default();
        validity.apply(&mut params);
        params.distinguished_name = name(&format!("Adoube event {event}"));
        params.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
        params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::CrlSign];
        let issuer = CertifiedIssuer::self_signed(params, KeyPair::generate()?)?;
        Ok(Self { issuer, validity })
    }

    /// The authority's own certificate, PEM: what everybody trusts.
    pub(crate) fn certificate(&self) -> String {
        self.issuer.pem()
    }

    /// The authority's key, PEM; secret.
    pub(crate) fn key(&self) -> String {
        self.issuer.key().serialize_pem()
    }

    /// A certificate for a new key of the bearer.
    pub(crate) fn issue(&self, bearer: Bearer<'_>) -> Result<Issued, rcgen::Error> {
        let key = KeyPair::generate()?;
        let mut params = CertificateParams::default();
        self.validity.apply(&mut params);
        params.distinguished_name = name(&bearer.common_name());
        params.subject_alt_names = bearer.names()?;
        params.is_ca = IsCa::ExplicitNoCa;
        params.key_usages = vec![KeyUsagePurpose::DigitalSignature];
        params.extended_key_usages = bearer.usages();
        params.use_authority_key_identifier_extension = true;
        let certificate = params.signed_by(&key, &self.issuer)?;
        Ok(Issued {
            certificate: certificate.pem(),
            key: key.serialize_pem(),
        })
    }
}

/// A new Ed25519 key, PKCS#8 PEM, with which the coordinator signs the heads of streams.
pub(crate) fn signing_key() -> Result<String, rcgen::Error> {
    Ok(KeyPair::generate_for(&rcgen::PKCS_ED25519)?.serialize_pem())
}

fn name(common: &str) -> DistinguishedName {
    let mut name = DistinguishedName::new();
    name.push(DnType::CommonName, common);
    name
}
