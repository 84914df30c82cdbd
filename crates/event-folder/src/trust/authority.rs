//! Making the authority and signing with it.

use std::time::Duration;

use rcgen::{
    BasicConstraints, CertificateParams, DistinguishedName, DnType, IsCa, Issuer, KeyPair,
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
    issuer: Issuer<'static, KeyPair>,
    certificate: String,
    validity: Validity,
}

impl Authority {
    /// A new one, ECDSA on P-256, that may sign leaves and nothing else.
    pub(crate) fn new(event: &str, validity: Validity) -> Result<Self, rcgen::Error> {
        Self::named(&format!("Adoube event {event}"), validity)
    }

    /// The coordinator's own, for keys that devices make themselves. It is nobody's but devices': whoever
    /// believes it knows it by the beginning of its name.
    pub(crate) fn of_devices(event: &str, validity: Validity) -> Result<Self, rcgen::Error> {
        Self::named(&format!("Adoube devices {event}"), validity)
    }

    fn named(name: &str, validity: Validity) -> Result<Self, rcgen::Error> {
        let mut params = CertificateParams::default();
        validity.apply(&mut params);
        params.distinguished_name = self::name(name);
        params.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
        params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::CrlSign];
        let key = KeyPair::generate()?;
        let certificate = params.self_signed(&key)?.pem();
        Ok(Self {
            issuer: Issuer::new(params, key),
            certificate,
            validity,
        })
    }

    /// One that was made before, from its two files. `validity` is that of the certificates which
    /// it gives now. None where the key is not the certificate's.
    pub(crate) fn read(
        certificate: &str,
        key: &str,
        validity: Validity,
    ) -> Result<Option<Self>, rcgen::Error> {
        let key = KeyPair::from_pem(key)?;
        let (_, pem) = x509_parser::pem::parse_x509_pem(certificate.as_bytes())
            .map_err(|_| rcgen::Error::CouldNotParseCertificate)?;
        let parsed = pem
            .parse_x509()
            .map_err(|_| rcgen::Error::CouldNotParseCertificate)?;
        let public = &parsed.tbs_certificate.subject_pki.subject_public_key.data;
        if public.as_ref() != key.public_key_raw() {
            return Ok(None);
        }
        Ok(Some(Self {
            issuer: Issuer::from_ca_cert_pem(certificate, key)?,
            certificate: certificate.to_owned(),
            validity,
        }))
    }

    /// The authority's own certificate, PEM: what everybody trusts.
    pub(crate) fn certificate(&self) -> String {
        self.certificate.clone()
    }

    /// The authority's key, PEM; secret.
    pub(crate) fn key(&self) -> String {
        self.issuer.key().serialize_pem()
    }

    /// A certificate for a new key of the bearer.
    pub(crate) fn issue(&self, bearer: Bearer<'_>) -> Result<Issued, rcgen::Error> {
        let key = KeyPair::generate()?;
        Ok(Issued {
            certificate: self.certify(bearer, &key)?,
            key: key.serialize_pem(),
        })
    }

    /// A certificate for a key that the bearer has already, PKCS#8 PEM.
    pub(crate) fn issue_for(&self, bearer: Bearer<'_>, key: &str) -> Result<String, rcgen::Error> {
        self.certify(bearer, &KeyPair::from_pem(key)?)
    }

    fn certify(&self, bearer: Bearer<'_>, key: &KeyPair) -> Result<String, rcgen::Error> {
        let mut params = CertificateParams::default();
        self.validity.apply(&mut params);
        params.distinguished_name = name(&bearer.common_name());
        params.subject_alt_names = bearer.names()?;
        params.is_ca = IsCa::ExplicitNoCa;
        params.key_usages = vec![KeyUsagePurpose::DigitalSignature];
        params.extended_key_usages = bearer.usages();
        params.use_authority_key_identifier_extension = true;
        Ok(params.signed_by(key, &self.issuer)?.pem())
    }
}

/// A new Ed25519 key, PKCS#8 PEM, with which the coordinator signs the heads of streams.
pub fn signing_key() -> Result<String, rcgen::Error> {
    Ok(KeyPair::generate_for(&rcgen::PKCS_ED25519)?.serialize_pem())
}

/// The public half of such a key, PEM: by it venues check what the coordinator vouches for.
pub(crate) fn signing_public(key: &str) -> Result<String, rcgen::Error> {
    Ok(KeyPair::from_pem(key)?.public_key_pem())
}

fn name(common: &str) -> DistinguishedName {
    let mut name = DistinguishedName::new();
    name.push(DnType::CommonName, common);
    name
}
