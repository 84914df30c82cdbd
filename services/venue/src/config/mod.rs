//! What the node is told: `venue.toml` and the files it names.

mod address;
mod fields;
mod problem;
mod public_key;
mod read;
mod tls;

use std::path::PathBuf;
use std::sync::Arc;

pub use address::Address;
pub use fields::is_id;
pub use problem::{ConfigError, Problem};
pub use read::{FILE, load, parse};

/// The device in a report about somebody who gave no name, or one that is no id. Every report
/// bears an id: what the coordinator cannot read would stand in the way of all that follows.
pub const UNKNOWN: &str = "unknown";

/// A venue node's settings, checked. Paths are absolute.
#[derive(Clone, Debug)]
pub struct Config {
    /// The venue's id.
    pub id: String,
    /// The venue's name for people.
    pub name: String,
    /// Where the broker is to listen; unused with an external broker.
    pub listen_mqtt: Address,
    /// Where the relay listens.
    pub listen_relay: Address,
    /// The coordinator.
    pub coordinator: Address,
    /// A broker that runs already; then none is started.
    pub external_broker: Option<Address>,
    /// The port for officials; none where it is not set.
    pub officials: Option<Officials>,
    /// The page for officials; none where it is not set.
    pub wall: Option<Wall>,
    /// The devices enrolled here (VEN-1), sorted.
    pub devices: Vec<String>,
    /// For devices that make their keys themselves; none where it is not set.
    pub enrolment: Option<Enrolment>,
    /// The folder for what the node keeps.
    pub data: PathBuf,
    /// Where the node tells of its own work, `http://host:port`; none where it does not.
    pub telemetry: Option<String>,
    /// The node's certificate and whom it trusts.
    pub identity: Identity,
}

impl Config {
    /// The broker that the node is a client of. One that listens on every address is reached by
    /// loopback's, which stands in the node's certificate.
    pub fn broker(&self) -> Address {
        match &self.external_broker {
            Some(address) => address.clone(),
            None => self.listen_mqtt.from_here(),
        }
    }

    /// The node's own name at the broker: its certificate's CN.
    pub fn node_name(&self) -> String {
        format!("venue-{}", self.id)
    }
}

/// The port for officials.
#[derive(Clone, Debug)]
pub struct Officials {
    /// Where it listens.
    pub listen: Address,
    /// The coordinator's public key, by which grants are checked.
    pub key: [u8; 32],
}

/// What devices need that make their keys themselves.
#[derive(Clone, Debug)]
pub struct Enrolment {
    /// The authority that vouches for such keys, PEM: the broker believes devices by it.
    pub authority_pem: Vec<u8>,
    /// Which of the devices get no key but in this way, sorted.
    pub devices: Vec<String>,
    /// The event's profile for a locked device, where it has one.
    pub profile: Option<Vec<u8>>,
}

/// The page for officials, the wall.
#[derive(Clone, Debug)]
pub struct Wall {
    /// Where browsers connect.
    pub listen: Address,
    /// A certificate that browsers know, PEM, with the chain to it.
    pub certificate: PathBuf,
    /// Its key, PEM.
    pub key: PathBuf,
    /// What officials type: `https://madrid.example:7443/`.
    pub address: String,
}

/// The node's certificate, its key and the event's authority: files for the broker, text for
/// gRPC, parsed for MQTT.
#[derive(Clone)]
pub struct Identity {
    /// The certificate's file.
    pub certificate: PathBuf,
    /// The key's file.
    pub key: PathBuf,
    /// The authority's file.
    pub authority: PathBuf,
    /// The certificate, PEM.
    pub certificate_pem: Vec<u8>,
    /// The key, PEM.
    pub key_pem: Vec<u8>,
    /// The authority, PEM.
    pub authority_pem: Vec<u8>,
    /// For TLS as a client with this certificate.
    pub client: Arc<rustls::ClientConfig>,
}

impl std::fmt::Debug for Identity {
    /// Names the files only: keys stay out of logs.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Identity")
            .field("certificate", &self.certificate)
            .field("authority", &self.authority)
            .finish_non_exhaustive()
    }
}
