//! Who is at the other end, by its certificate. The authority was checked by TLS before.

use adoube_tournament::ids::{DeviceId, PersonId, VenueId};
use thiserror::Error;
use x509_parser::prelude::{FromDer, GeneralName, X509Certificate};

use crate::enrolment;

/// A peer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Identity {
    /// A playing device of a venue.
    Device(VenueId, DeviceId),
    /// A venue node.
    Venue(VenueId),
    /// A person; whether an organiser of the event as a whole.
    Person {
        /// Who.
        person: PersonId,
        /// Named an organiser by the authority itself.
        organiser: bool,
    },
}

/// A certificate that names nobody known here.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum IdentityError {
    /// There is none.
    #[error("no certificate was presented")]
    None,
    /// It cannot be read.
    #[error("the certificate cannot be read")]
    Unreadable,
    /// It does not say what its holder is.
    #[error("the certificate does not identify its holder: it needs one adoube: name")]
    Unnamed,
    /// The devices' authority signed it, which speaks for devices alone.
    #[error("the devices' authority can only certify devices")]
    NoDevice,
}

/// Reads the one `adoube:` name of a certificate, DER.
pub fn identify(der: &[u8]) -> Result<Identity, IdentityError> {
    let (_, certificate) = X509Certificate::from_der(der).map_err(|_| IdentityError::Unreadable)?;
    let names = certificate
        .subject_alternative_name()
        .map_err(|_| IdentityError::Unreadable)?
        .ok_or(IdentityError::Unnamed)?;
    let mut found = names
        .value
        .general_names
        .iter()
        .filter_map(|name| match name {
            GeneralName::URI(uri) => uri.strip_prefix("adoube:"),
            _ => None,
        });
    let identity = match (found.next(), found.next()) {
        (Some(name), None) => parse(name).ok_or(IdentityError::Unnamed)?,
        _ => return Err(IdentityError::Unnamed),
    };
    if enrolment::by_code(&certificate) && !matches!(identity, Identity::Device(..)) {
        return Err(IdentityError::NoDevice);
    }
    Ok(identity)
}

fn parse(name: &str) -> Option<Identity> {
    let parts: Vec<&str> = name.split(':').collect();
    let person = |text: &str, organiser| {
        Some(Identity::Person {
            person: text.parse().ok()?,
            organiser,
        })
    };
    match parts.as_slice() {
        ["device", venue, device] => {
            Some(Identity::Device(venue.parse().ok()?, device.parse().ok()?))
        }
        ["venue", venue] => Some(Identity::Venue(venue.parse().ok()?)),
        ["official", text] => person(text, false),
        ["organiser", text] => person(text, true),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_by_table() {
        let device = Identity::Device("oslo".parse().unwrap(), "oslo-1".parse().unwrap());
        let chief = "chief".parse::<PersonId>().unwrap();
        for (name, identity) in [
            ("device:oslo:oslo-1", Some(device)),
            ("venue:oslo", Some(Identity::Venue("oslo".parse().unwrap()))),
            (
                "official:chief",
                Some(Identity::Person {
                    person: chief.clone(),
                    organiser: false,
                }),
            ),
            (
                "organiser:chief",
                Some(Identity::Person {
                    person: chief,
                    organiser: true,
                }),
            ),
            ("device:oslo", None),
            ("device:oslo:oslo-1:x", None),
            ("device:Oslo:oslo-1", None),
            ("coordinator", None),
            ("", None),
        ] {
            assert_eq!(parse(name), identity, "{name}");
        }
    }

    #[test]
    fn what_is_no_certificate_is_refused() {
        assert_eq!(identify(b"no certificate"), Err(IdentityError::Unreadable));
        assert_eq!(identify(&[]), Err(IdentityError::Unreadable));
    }
}
