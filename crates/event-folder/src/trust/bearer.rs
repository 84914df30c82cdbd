//! What a certificate can be given to, and what it then says.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use rcgen::{ExtendedKeyUsagePurpose, SanType};

use super::COORDINATOR_NAME;

/// Who or what bears a certificate.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Bearer<'a> {
    /// The coordinator.
    Coordinator,
    /// The console, which browsers reach by `host`, a name or an address.
    Console {
        /// As browsers know it.
        host: &'a str,
    },
    /// A venue node; devices reach it by `host`, a name or an address.
    Venue {
        /// The venue's id.
        id: &'a str,
        /// As devices know it.
        host: &'a str,
    },
    /// A playing device of a venue.
    Device {
        /// The venue's id.
        venue: &'a str,
        /// The device's own id.
        id: &'a str,
    },
    /// An arbiter of any kind.
    Official(&'a str),
    /// Who sets the event up.
    Organiser(&'a str),
}

impl Bearer<'_> {
    /// The subject's common name; the broker takes it for the client's name.
    pub(super) fn common_name(self) -> String {
        match self {
            Self::Coordinator => "coordinator".to_owned(),
            Self::Console { .. } => "console".to_owned(),
            Self::Venue { id, .. } => format!("venue-{id}"),
            Self::Device { id, .. } => id.to_owned(),
            Self::Official(person) | Self::Organiser(person) => person.to_owned(),
        }
    }

    /// The URI that says what the bearer is.
    pub(super) fn uri(self) -> String {
        match self {
            Self::Coordinator => "adoube:coordinator".to_owned(),
            Self::Console { .. } => "adoube:console".to_owned(),
            Self::Venue { id, .. } => format!("adoube:venue:{id}"),
            Self::Device { venue, id } => format!("adoube:device:{venue}:{id}"),
            Self::Official(person) => format!("adoube:official:{person}"),
            Self::Organiser(person) => format!("adoube:organiser:{person}"),
        }
    }

    pub(super) fn usages(self) -> Vec<ExtendedKeyUsagePurpose> {
        use ExtendedKeyUsagePurpose::{ClientAuth, ServerAuth};
        match self {
            Self::Coordinator | Self::Console { .. } => vec![ServerAuth],
            Self::Venue { .. } => vec![ServerAuth, ClientAuth],
            Self::Device { .. } | Self::Official(_) | Self::Organiser(_) => vec![ClientAuth],
        }
    }

    /// All that the certificate says of its bearer besides the common name.
    pub(super) fn names(self) -> Result<Vec<SanType>, rcgen::Error> {
        let mut names = vec![SanType::URI(self.uri().try_into()?)];
        match self {
            Self::Coordinator => names.push(SanType::DnsName(COORDINATOR_NAME.try_into()?)),
            Self::Venue { id, host } => {
                names.push(SanType::DnsName(format!("{id}.adoube").try_into()?));
                // The node itself reaches its broker by loopback.
                names.extend(reached_by(host)?);
            }
            Self::Console { host } => names.extend(reached_by(host)?),
            Self::Device { .. } | Self::Official(_) | Self::Organiser(_) => {}
        }
        Ok(names)
    }
}

/// A machine's name or address, and loopback's.
fn reached_by(host: &str) -> Result<Vec<SanType>, rcgen::Error> {
    let mut names = Vec::new();
    let mut addresses: Vec<IpAddr> = vec![Ipv4Addr::LOCALHOST.into(), Ipv6Addr::LOCALHOST.into()];
    match host.parse::<IpAddr>() {
        Ok(address) if addresses.contains(&address) => {}
        Ok(address) => addresses.insert(0, address),
        Err(_) => names.push(SanType::DnsName(host.try_into()?)),
    }
    names.extend(addresses.into_iter().map(SanType::IpAddress));
    Ok(names)
}
