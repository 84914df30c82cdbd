//! Whether the broker lets the device in, right away: what is wrong is easier put right while the official
//! stands there.

use std::time::Duration;

use rustls::pki_types::ServerName;
use tokio::{io::AsyncReadExt as _, net::TcpStream, time::timeout};
use tokio_rustls::TlsConnector;

use super::EnrolError;
use crate::{config::DeviceConfig, shell::trust::Trust};

/// How long the broker may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// A broker that shuts a device out says so at once; one that lets it in waits for its first word.
const SHUT_OUT: Duration = Duration::from_millis(700);

/// Why it does not; none where it does, as far as can be told.
pub(super) async fn tried(config: &DeviceConfig) -> Result<Option<String>, EnrolError> {
    let trust = Trust::load(config)?;
    let reached = timeout(PATIENCE, reach(config, &trust)).await;
    Ok(reached.unwrap_or_else(|_| Some("no answer in time".to_owned())))
}

async fn reach(config: &DeviceConfig, trust: &Trust) -> Option<String> {
    let host = config.mqtt.host.clone();
    let stream = match TcpStream::connect((host.as_str(), config.mqtt.port)).await {
        Ok(stream) => stream,
        Err(error) => return Some(error.to_string()),
    };
    let Ok(name) = ServerName::try_from(host) else {
        return Some("its name is not valid".to_owned());
    };
    let connector = TlsConnector::from(trust.broker.clone());
    let mut stream = match connector.connect(name, stream).await {
        Ok(stream) => stream,
        Err(error) => return Some(error.to_string()),
    };
    match timeout(SHUT_OUT, stream.read_u8()).await {
        Err(_) | Ok(Ok(_)) => None,
        Ok(Err(error)) => Some(error.to_string()),
    }
}
