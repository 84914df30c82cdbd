//! The devices' authority: what it signs.

use std::time::Duration;

use adoube_key_files::{self as key_files, KeyFileError};
use adoube_tournament::ids::{DeviceId, VenueId};
use rcgen::{
    CertificateParams, CertificateSigningRequestParams, DistinguishedName, DnType,
    ExtendedKeyUsagePurpose, IsCa, Issuer, KeyPair, KeyUsagePurpose, PublicKeyData as _, SanType,
    date_time_ymd,
};
use thiserror::Error;
use x509_parser::pem::parse_x509_pem;

use super::{AUTHORITY, Settings, fingerprint};

/// The longest request, bytes.
const MAX_REQUEST: usize = 4 * 1024;

/// The authority, with its key.
pub struct Issuing {
    issuer: Issuer<'static, KeyPair>,
    /// From when until when it holds, and with it what it signs; seconds since the Unix epoch.
    holds: (i64, i64),
}

/// Files that are no devices' authority.
#[derive(Debug, Error)]
pub enum IssuingError {
    /// A file cannot be read.
    #[error(transparent)]
    File(#[from] KeyFileError),
    /// They hold none.
    #[error("{0} is not a certificate, or does not match this key")]
    Unfit(String),
    /// It is somebody else's.
    #[error("{0} is not an authority for devices: its name does not begin with '{AUTHORITY}'")]
    Another(String),
}

impl std::fmt::Debug for Issuing {
    /// Without the key.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Issuing")
            .field("holds", &self.holds)
            .finish_non_exhaustive()
    }
}

impl Issuing {
    /// From its two files.
    pub(super) fn read(settings: &Settings) -> Result<Self, IssuingError> {
        let name = settings.certificate.display().to_string();
        let pem = key_files::text(&settings.certificate)?;
        let key = KeyPair::from_pem(&key_files::text(&settings.key)?);
        let key = key.map_err(|_| IssuingError::Unfit(settings.key.display().to_string()))?;
        let unfit = || IssuingError::Unfit(name.clone());
        let (_, parsed) = parse_x509_pem(pem.as_bytes()).map_err(|_| unfit())?;
        let certificate = parsed.parse_x509().map_err(|_| unfit())?;
        if certificate.public_key().subject_public_key.data.as_ref() != key.der_bytes() {
            return Err(unfit());
        }
        let mut names = certificate.subject().iter_common_name();
        if !names.any(|name| name.as_str().is_ok_and(|name| name.starts_with(AUTHORITY))) {
            return Err(IssuingError::Another(name));
        }
        let validity = certificate.validity();
        let holds = (
            validity.not_before.timestamp(),
            validity.not_after.timestamp(),
        );
        let issuer = Issuer::from_ca_cert_pem(&pem, key).map_err(|_| unfit())?;
        Ok(Self { issuer, holds })
    }

    /// A certificate for the device, PEM, and its key's fingerprint. Of the request only the key counts,
    /// and that its holder made it: what it calls itself is nobody's word.
    pub(super) fn certify(
        &self,
        venue: &VenueId,
        device: &DeviceId,
        request: &[u8],
    ) -> Result<(String, String), rcgen::Error> {
        if request.len() > MAX_REQUEST {
            return Err(rcgen::Error::CouldNotParseCertificationRequest);
        }
        let asked = CertificateSigningRequestParams::from_der(&request.into())?;
        if *asked.public_key.algorithm() != rcgen::PKCS_ECDSA_P256_SHA256 {
            return Err(rcgen::Error::UnsupportedSignatureAlgorithm);
        }
        let mut params = CertificateParams::default();
        let at = |seconds: i64| {
            let seconds = u64::try_from(seconds).unwrap_or_default();
            date_time_ymd(1970, 1, 1) + Duration::from_secs(seconds)
        };
        params.not_before = at(self.holds.0);
        params.not_after = at(self.holds.1);
        params.distinguished_name = DistinguishedName::new();
        params
            .distinguished_name
            .push(DnType::CommonName, device.as_str());
        let uri = format!("adoube:device:{venue}:{device}");
        params.subject_alt_names = vec![SanType::URI(uri.try_into()?)];
        params.is_ca = IsCa::ExplicitNoCa;
        params.key_usages = vec![KeyUsagePurpose::DigitalSignature];
        params.extended_key_usages = vec![ExtendedKeyUsagePurpose::ClientAuth];
        params.use_authority_key_identifier_extension = true;
        let certificate = params.signed_by(&asked.public_key, &self.issuer)?;
        Ok((certificate.pem(), fingerprint(asked.public_key.der_bytes())))
    }
}
