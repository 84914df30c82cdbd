//! Keys that devices made themselves: the coordinator vouches for them by an authority of its own, and
//! remembers which one counts.
//!
//! That authority is believed where devices are clients and nowhere else, and what it signs says that it
//! is a device. Who has its key could not do more with it than the coordinator can do to its own record.

mod register;
mod sign;

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use adoube_tournament::ids::{DeviceId, VenueId};
use ring::digest::{SHA256, digest};
use serde::Deserialize;
use x509_parser::prelude::{FromDer, X509Certificate};

pub use register::{Enrolled, Register};
pub use sign::{Issuing, IssuingError};

/// The file of the register, in the folder of data.
const REGISTER: &str = "enrolled.json";

/// What the common name of such an authority begins with.
const AUTHORITY: &str = "Adoube devices ";

/// `[enrolment]` in `coordinator.toml`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The devices' authority, PEM.
    pub certificate: PathBuf,
    /// Its key, PEM.
    pub key: PathBuf,
}

/// A key that is to count.
#[derive(Debug, Clone)]
pub struct Wanted {
    /// Of which venue.
    pub venue: VenueId,
    /// Which device.
    pub device: DeviceId,
    /// In the place of the key that it has.
    pub replace: bool,
    /// Who let it in.
    pub by: String,
    /// In which office.
    pub role: String,
}

/// Why there is no certificate.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// The coordinator has no such authority.
    #[error("this coordinator cannot register devices by code: set it up with `adoube certify`")]
    Unable,
    /// The device has a key.
    #[error(
        "{device} already has a key, registered by {by}: create a code with --replace to cancel \
         that key"
    )]
    Known {
        /// Which.
        device: DeviceId,
        /// Who let it in.
        by: String,
    },
    /// What it asks for cannot be read, or not by its key's holder.
    #[error("the device's request has no P-256 key: {0}")]
    Request(String),
    /// The disk.
    #[error("the coordinator cannot save this now, nothing was changed: {0}")]
    Storage(std::io::Error),
}

/// Why a device is refused by the certificate that it shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unknown {
    /// Another key counts.
    #[error(
        "this device's key was cancelled: the device was registered again with another key; make a \
         new one with `adoube-kiosk enrol` and a code of the venue"
    )]
    Replaced,
    /// The devices' authority signed it, and nothing is known of it here.
    #[error("the coordinator has no key of this device: register it again")]
    Forgotten,
}

/// Signs, and remembers.
#[derive(Debug, Default)]
pub struct Enrolment {
    issuing: Option<Issuing>,
    register: Mutex<Register>,
}

impl Enrolment {
    /// By the settings, with what was kept in this folder.
    pub fn open(settings: Option<&Settings>, data: &Path) -> anyhow::Result<Self> {
        let issuing = settings.map(Issuing::read).transpose()?;
        let register = Mutex::new(Register::open(data.join(REGISTER))?);
        Ok(Self { issuing, register })
    }

    /// Whether such a key could be had.
    pub fn may(&self, wanted: &Wanted) -> Result<(), Refused> {
        self.issuing.as_ref().ok_or(Refused::Unable)?;
        self.lock().may(wanted, None)
    }

    /// The certificate, PEM, once it is kept that its key counts; and the key that does not any more. The
    /// same key once more gets another certificate. Waits for the disk.
    pub fn sign(
        &self,
        wanted: &Wanted,
        request: &[u8],
        wall_ms: u64,
    ) -> Result<(String, Option<Enrolled>), Refused> {
        let issuing = self.issuing.as_ref().ok_or(Refused::Unable)?;
        let (certificate, key) = issuing
            .certify(&wanted.venue, &wanted.device, request)
            .map_err(|error| Refused::Request(error.to_string()))?;
        let mut register = self.lock();
        register.may(wanted, Some(&key))?;
        let before = register
            .enter(wanted, &key, wall_ms)
            .map_err(Refused::Storage)?;
        Ok((certificate, before))
    }

    /// Whether the holder of this certificate, DER, is the device that is known.
    pub fn knows(&self, device: &DeviceId, der: &[u8]) -> Result<(), Unknown> {
        let (key, by_code) = read(der).ok_or(Unknown::Forgotten)?;
        match self.lock().key(device) {
            Some(known) if known == key => Ok(()),
            Some(_) => Err(Unknown::Replaced),
            None if by_code => Err(Unknown::Forgotten),
            None => Ok(()),
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Register> {
        self.register.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The fingerprint of a certificate's key, and whether the devices' authority signed it.
fn read(der: &[u8]) -> Option<(String, bool)> {
    let (_, certificate) = X509Certificate::from_der(der).ok()?;
    let key = fingerprint(&certificate.public_key().subject_public_key.data);
    Some((key, by_code(&certificate)))
}

/// Whether the devices' authority signed it: then it names a device, or nobody. TLS has checked the
/// signature.
pub fn by_code(certificate: &X509Certificate<'_>) -> bool {
    let mut names = certificate.issuer().iter_common_name();
    names.any(|name| name.as_str().is_ok_and(|name| name.starts_with(AUTHORITY)))
}

/// SHA-256 of a public key's bytes, hexadecimal.
fn fingerprint(key: &[u8]) -> String {
    hex::encode(digest(&SHA256, key))
}

#[cfg(test)]
mod tests;
