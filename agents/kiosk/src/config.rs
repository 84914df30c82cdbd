//! `device.toml`: what a device is told before its first start.

use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
};

use adoube_key_files::{self as key_files, KeyFileError};
use toml::{Table, Value};

use crate::physical_board::BoardSettings;

/// The name of the file in the device's folder.
pub const FILE: &str = "device.toml";

/// Where the daemon that holds the machine is asked if nothing else is told.
const LOCKD: &str = "/run/adoube-lockd.sock";

/// Every field there is.
const KNOWN: [&str; 13] = [
    "id",
    "venue",
    "mqtt",
    "relay",
    "certificate",
    "key",
    "authority",
    "data",
    "page",
    "profile",
    "lockd",
    "telemetry",
    "board",
];

/// A host and a port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// A name or an IPv4 address.
    pub host: String,
    /// Never 0.
    pub port: u16,
}

/// A device's settings. Paths are absolute, or relative to where the process runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeviceConfig {
    /// The device's id, unique in the event.
    pub id: String,
    /// The venue's id.
    pub venue: String,
    /// The venue's broker.
    pub mqtt: Address,
    /// The venue's relay.
    pub relay: Address,
    /// The device's certificate, PEM.
    pub certificate: PathBuf,
    /// Its key, PEM.
    pub key: PathBuf,
    /// The event's certificate authority, PEM.
    pub authority: PathBuf,
    /// Where the agent keeps what must outlive it.
    pub data: PathBuf,
    /// Where the player's page is served, on this machine; at any port if it is not told.
    pub page: Option<SocketAddr>,
    /// What the event asks of the machine (docs/lockdown.md); none where it asks nothing.
    pub profile: Option<PathBuf>,
    /// The socket of the daemon that holds the machine to it.
    pub lockd: PathBuf,
    /// Where the agent tells of its own work, `http://host:port`; none where it does not.
    pub telemetry: Option<String>,
    /// How the player's physical board is read; none: by default, where an event uses boards.
    pub board: Option<BoardSettings>,
}

/// Why the settings cannot be used: each names its file, and the field if it is one's fault.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] KeyFileError),
    /// The file is not TOML; the text names the line.
    #[error("{file}: {error}")]
    Toml {
        /// The file.
        file: PathBuf,
        /// What is wrong, and where.
        error: Box<toml::de::Error>,
    },
    /// A field is missing.
    #[error("{file}: field `{field}` is missing")]
    Missing {
        /// The file.
        file: PathBuf,
        /// The field.
        field: &'static str,
    },
    /// A field that means nothing here: perhaps another one's name, mistyped.
    #[error("{file}: field `{field}` is unknown; known are {}", known.join(", "))]
    Unknown {
        /// The file.
        file: PathBuf,
        /// The field.
        field: String,
        /// What is known in its place.
        known: &'static [&'static str],
    },
    /// A field has a value that cannot be.
    #[error("{file}: field `{field}`: {why}")]
    Field {
        /// The file.
        file: PathBuf,
        /// The field.
        field: &'static str,
        /// What is wrong with it.
        why: &'static str,
    },
}

impl DeviceConfig {
    /// Reads `device.toml` in this folder.
    pub fn load(folder: &Path) -> Result<Self, ConfigError> {
        let file = folder.join(FILE);
        let text = key_files::text(&file)?;
        Self::parse(&file, &text)
    }

    /// Reads the text of a `device.toml`; relative paths are taken from the folder of `file`.
    pub fn parse(file: &Path, text: &str) -> Result<Self, ConfigError> {
        let table = text.parse::<Table>().map_err(|error| ConfigError::Toml {
            file: file.to_owned(),
            error: Box::new(error),
        })?;
        if let Some(field) = table.keys().find(|key| !KNOWN.contains(&key.as_str())) {
            return Err(ConfigError::Unknown {
                file: file.to_owned(),
                field: field.clone(),
                known: &KNOWN,
            });
        }
        let fields = Fields { file, table };
        Ok(Self {
            id: fields.id("id")?,
            venue: fields.id("venue")?,
            mqtt: fields.address("mqtt")?,
            relay: fields.address("relay")?,
            certificate: fields.path("certificate")?,
            key: fields.path("key")?,
            authority: fields.path("authority")?,
            data: fields.path("data")?,
            page: fields.loopback("page")?,
            profile: fields.told("profile")?,
            lockd: fields.told("lockd")?.unwrap_or_else(|| LOCKD.into()),
            telemetry: fields.optional("telemetry")?,
            board: fields.board()?,
        })
    }
}

mod board;

struct Fields<'a> {
    file: &'a Path,
    table: Table,
}

impl Fields<'_> {
    fn text(&self, field: &'static str) -> Result<&str, ConfigError> {
        match self.table.get(field) {
            Some(Value::String(text)) if !text.is_empty() => Ok(text),
            Some(_) => Err(self.wrong(field, "must be a text that is not empty")),
            None => Err(ConfigError::Missing {
                file: self.file.to_owned(),
                field,
            }),
        }
    }

    fn wrong(&self, field: &'static str, why: &'static str) -> ConfigError {
        ConfigError::Field {
            file: self.file.to_owned(),
            field,
            why,
        }
    }

    fn id(&self, field: &'static str) -> Result<String, ConfigError> {
        let text = self.text(field)?;
        if is_id(text) {
            Ok(text.to_owned())
        } else {
            Err(self.wrong(
                field,
                "must be 1 to 32 of a-z, 0-9 and -, not beginning with -",
            ))
        }
    }

    fn address(&self, field: &'static str) -> Result<Address, ConfigError> {
        parse_address(self.text(field)?)
            .ok_or_else(|| self.wrong(field, "must be \"host:port\", port 1 to 65535"))
    }

    /// An address that nobody outside this machine reaches; none where it is not told.
    fn loopback(&self, field: &'static str) -> Result<Option<SocketAddr>, ConfigError> {
        if !self.table.contains_key(field) {
            return Ok(None);
        }
        let address = self.text(field)?.parse().ok();
        let address = address.filter(|it: &SocketAddr| it.ip().is_loopback() && it.port() != 0);
        let why = "must be \"127.0.0.1:port\", port 1 to 65535, so that only this computer can \
                   reach it";
        address.map(Some).ok_or_else(|| self.wrong(field, why))
    }

    /// A path that may be left out.
    fn told(&self, field: &'static str) -> Result<Option<PathBuf>, ConfigError> {
        let told = self.table.contains_key(field);
        told.then(|| self.path(field)).transpose()
    }

    /// A text that may be left out.
    fn optional(&self, field: &'static str) -> Result<Option<String>, ConfigError> {
        let told = self.table.contains_key(field);
        let text = told.then(|| self.text(field)).transpose()?;
        Ok(text.map(str::to_owned))
    }

    fn path(&self, field: &'static str) -> Result<PathBuf, ConfigError> {
        let folder = self.file.parent().unwrap_or(Path::new(""));
        Ok(folder.join(self.text(field)?))
    }
}

fn is_id(text: &str) -> bool {
    (1..=32).contains(&text.len())
        && !text.starts_with('-')
        && text
            .bytes()
            .all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'))
}

/// Reads `host:port`.
pub fn parse_address(text: &str) -> Option<Address> {
    let (host, port) = text.rsplit_once(':')?;
    let port = port.parse().ok().filter(|port| *port != 0)?;
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-');
    (!host.is_empty() && host.bytes().all(plain)).then(|| Address {
        host: host.to_owned(),
        port,
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::path::{Path, PathBuf};

    use super::{ConfigError, DeviceConfig};

    const GOOD: &str = r#"
        id = "madrid-1"
        venue = "madrid"
        mqtt = "127.0.0.1:8883"
        relay = "relay.madrid:7800"
        certificate = "certificate.pem"
        key = "/keys/key.pem"
        authority = "authority.pem"
        data = "data"
    "#;

    fn parse(text: &str) -> Result<DeviceConfig, ConfigError> {
        DeviceConfig::parse(Path::new("/devices/madrid-1/device.toml"), text)
    }

    #[test]
    fn paths_are_relative_to_the_file() {
        let config = parse(GOOD).unwrap();
        assert_eq!(config.data, PathBuf::from("/devices/madrid-1/data"));
        assert_eq!(config.key, PathBuf::from("/keys/key.pem"));
        assert_eq!(config.relay.host, "relay.madrid");
        assert_eq!(config.mqtt.port, 8_883);
        assert_eq!(config.page, None);
        assert_eq!(config.profile, None);
        assert_eq!(config.lockd, PathBuf::from("/run/adoube-lockd.sock"));
        let locked = parse(&format!("{GOOD}\nprofile = \"profile.toml\"")).unwrap();
        let profile = PathBuf::from("/devices/madrid-1/profile.toml");
        assert_eq!(locked.profile, Some(profile));
        let told = parse(&format!("{GOOD}\npage = \"127.0.0.1:8700\"")).unwrap();
        assert_eq!(told.page.unwrap().port(), 8_700);
    }

    #[test]
    fn an_error_names_file_and_field() {
        let rows = [
            ("id = \"madrid-1\"", "", "field `id` is missing"),
            (
                "\"madrid-1\"",
                "\"Madrid 1\"",
                "field `id`: must be 1 to 32",
            ),
            ("\"madrid\"", "7", "field `venue`: must be a text"),
            ("127.0.0.1:8883", "127.0.0.1", "field `mqtt`: must be"),
            ("127.0.0.1:8883", "127.0.0.1:0", "field `mqtt`: must be"),
            (":7800", ":78000", "field `relay`: must be"),
            ("\"data\"", "\"\"", "field `data`: must be a text"),
            (
                "data = ",
                "page = \"0.0.0.0:80\"\ndata = ",
                "field `page`: must be \"127.0.0.1:port\"",
            ),
            (
                "data = ",
                "page = \"[::1]:0\"\ndata = ",
                "field `page`: must be",
            ),
            ("id = ", "id = = ", "line 2"),
            ("data = ", "date = ", "field `date` is unknown"),
        ];
        for (old, new, expected) in rows {
            let error = parse(&GOOD.replacen(old, new, 1)).unwrap_err().to_string();
            assert!(error.contains(expected), "{error} should say {expected}");
            assert!(error.contains("device.toml"), "{error}");
        }
        let error = DeviceConfig::load(Path::new("/nowhere")).unwrap_err();
        assert!(error.to_string().contains("/nowhere/device.toml"));
    }
}
