//! The broker's settings and rights, written anew at each start.

use std::fmt::Write as _;
use std::fs;
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

use super::BrokerError;
use crate::bus::topic::{self, Kind};
use crate::config::Config;

/// The files that the broker is run by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Files {
    /// Its settings; their path also tells our broker from others.
    pub settings: PathBuf,
    /// Who may what.
    pub rights: PathBuf,
    /// Its process id.
    pub pid: PathBuf,
    /// Whom it believes.
    pub trusted: PathBuf,
}

/// Writes settings and rights into `broker/` of the data folder.
pub fn write(config: &Config, as_root: bool) -> Result<Files, BrokerError> {
    let folder = config.data.join("broker");
    let failed = |path: &Path| {
        let path = path.to_owned();
        move |error| BrokerError::Write { path, error }
    };
    fs::create_dir_all(&folder).map_err(failed(&folder))?;
    let private = fs::Permissions::from_mode(0o700);
    fs::set_permissions(&folder, private).map_err(failed(&folder))?;
    let files = Files {
        settings: folder.join("mosquitto.conf"),
        rights: folder.join("rights.acl"),
        pid: folder.join("mosquitto.pid"),
        trusted: folder.join("trusted.pem"),
    };
    let identity = &config.identity;
    for path in [
        &files.rights,
        &identity.certificate,
        &identity.key,
        &files.trusted,
    ] {
        if path.to_string_lossy().contains(['\n', '\r']) {
            return Err(BrokerError::Path(path.clone()));
        }
    }
    for (path, text) in [
        (&files.settings, settings(config, &files, as_root)),
        (&files.rights, rights(config)),
        (&files.trusted, trusted(config)),
    ] {
        private_file(path, &text).map_err(failed(path))?;
    }
    Ok(files)
}

/// Never half a file, never readable for others.
fn private_file(path: &Path, text: &str) -> std::io::Result<()> {
    let fresh = path.with_extension("new");
    let _ = fs::remove_file(&fresh);
    let mut options = fs::OpenOptions::new();
    let mut file = options
        .write(true)
        .create_new(true)
        .mode(0o600)
        .open(&fresh)?;
    std::io::Write::write_all(&mut file, text.as_bytes())?;
    fs::rename(&fresh, path)
}

fn settings(config: &Config, files: &Files, as_root: bool) -> String {
    let identity = &config.identity;
    let connections = config.devices.len() * 4 + 64;
    let user = if as_root {
        // As its own user it could not read the node's key, and the kernel would forget that it
        // is to end with the node.
        "user root\n"
    } else {
        ""
    };
    format!(
        "\
# Written by adoube-venue at each start: changes here are lost.
{user}per_listener_settings false
allow_anonymous false
allow_zero_length_clientid false
acl_file {rights}
persistence false
max_queued_messages 1000
max_queued_bytes 4194304
max_inflight_messages 20
max_packet_size 16384
set_tcp_nodelay true
sys_interval 0
log_dest stderr
log_timestamp false
log_type error
log_type warning
log_type notice
log_type information
connection_messages true

listener {port} {host}
max_connections {connections}
cafile {authority}
certfile {certificate}
keyfile {key}
require_certificate true
use_identity_as_username true
# A device's name is its certificate's, so it can throw nobody but itself out. It stands behind
# the listener: before it, mosquitto would open its default port 1883 for it, without TLS.
use_username_as_clientid true
tls_version tlsv1.2
",
        rights = files.rights.display(),
        host = config.listen_mqtt.host,
        port = config.listen_mqtt.port,
        authority = files.trusted.display(),
        certificate = identity.certificate.display(),
        key = identity.key.display(),
    )
}

/// The event's authority, and that of the keys that devices made themselves.
fn trusted(config: &Config) -> String {
    let devices = config.enrolment.as_ref();
    let both = [
        config.identity.authority_pem.as_slice(),
        devices.map_or(&[], |devices| devices.authority_pem.as_slice()),
    ];
    String::from_utf8_lossy(&both.join(&b'\n')).into_owned()
}

/// What is not named here is denied. Every enrolled device writes its own topics and reads its
/// own orders, receipts and pings. A certificate of this event that is not enrolled here may only say that it was
/// born: so it is seen and reported (VEN-1), and can do nothing else.
fn rights(config: &Config) -> String {
    let venue = &config.id;
    let mut text = format!(
        "# Written by adoube-venue at each start: changes here are lost.\n\
         pattern write adoube/v1/{venue}/%u/birth\n\n\
         user {}\ntopic readwrite adoube/v1/{venue}/#\n",
        config.node_name()
    );
    for device in &config.devices {
        let _ = writeln!(text, "\nuser {device}");
        for kind in Kind::ALL {
            let _ = writeln!(text, "topic write {}", topic::topic(venue, device, kind));
        }
        for own in [topic::orders, topic::receipts, topic::pings] {
            let _ = writeln!(text, "topic read {}", own(venue, device));
        }
    }
    text
}
