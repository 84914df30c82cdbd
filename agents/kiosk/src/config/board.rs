//! `[board]`: how the player's physical board is read.

use std::path::{Path, PathBuf};

use adoube_eboard_ports::BluetoothAddress;
use toml::{Table, Value};

use super::{ConfigError, Fields};
use crate::physical_board::{BoardSettings, ClockPlace};

const FIELDS: &str = "board";
/// What the table may have.
const KNOWN: [&str; 4] = ["port", "make", "turned", "clock"];

impl Fields<'_> {
    pub(super) fn board(&self) -> Result<Option<BoardSettings>, ConfigError> {
        let table = match self.table.get(FIELDS) {
            None => return Ok(None),
            Some(Value::Table(table)) => table,
            Some(_) => return Err(self.wrong(FIELDS, "must be a table: [board]")),
        };
        if let Some(field) = table.keys().find(|key| !KNOWN.contains(&key.as_str())) {
            return Err(ConfigError::Unknown {
                file: self.file.to_owned(),
                field: format!("board.{field}"),
                known: &KNOWN,
            });
        }
        Ok(Some(BoardSettings {
            make: self.make(table)?,
            port: self.port(table)?,
            turned: self.turned(table)?,
            clock: self.clock(table)?,
        }))
    }

    fn make(&self, table: &Table) -> Result<Option<adoube_eboard::Make>, ConfigError> {
        let why = "make must be \"auto\", \"dgt\", \"pegasus\", \"chessnut\", \"millennium\", \"certabo\" or \
                   \"tabutronic\"";
        match table.get("make") {
            None => Ok(None),
            Some(Value::String(text)) if text == "auto" => Ok(None),
            Some(Value::String(text)) => {
                let make = text.parse().map_err(|_| self.wrong(FIELDS, why))?;
                Ok(Some(make))
            }
            Some(_) => Err(self.wrong(FIELDS, why)),
        }
    }

    fn port(&self, table: &Table) -> Result<Option<PathBuf>, ConfigError> {
        match table.get("port") {
            None => Ok(None),
            Some(Value::String(text)) if text == "auto" => Ok(None),
            Some(Value::String(text)) if text.starts_with('/') => Ok(Some(PathBuf::from(text))),
            Some(port) => {
                let why = "port must be \"auto\", a device file such as \"/dev/ttyUSB0\", \
                           or an address by Bluetooth LE such as \"ble:AA:BB:CC:DD:EE:FF\"";
                let address = port.as_str().map(Path::new);
                match address.and_then(BluetoothAddress::of_port) {
                    Some(Ok(address)) => Ok(Some(address.port())),
                    Some(Err(_)) | None => Err(self.wrong(FIELDS, why)),
                }
            }
        }
    }

    fn turned(&self, table: &Table) -> Result<Option<bool>, ConfigError> {
        match table.get("turned") {
            None => Ok(None),
            Some(Value::String(text)) if text == "auto" => Ok(None),
            Some(Value::Boolean(turned)) => Ok(Some(*turned)),
            Some(_) => Err(self.wrong(FIELDS, "turned must be \"auto\", true or false")),
        }
    }

    fn clock(&self, table: &Table) -> Result<ClockPlace, ConfigError> {
        match table.get("clock").map(Value::as_str) {
            None | Some(Some("white-left")) => Ok(ClockPlace::WhiteLeft),
            Some(Some("white-right")) => Ok(ClockPlace::WhiteRight),
            Some(_) => {
                let why = "clock must be \"white-left\" or \"white-right\", as seen from its front";
                Err(self.wrong(FIELDS, why))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::path::{Path, PathBuf};

    use adoube_eboard::Make;

    use crate::config::DeviceConfig;
    use crate::physical_board::{BoardSettings, ClockPlace};

    fn board(table: &str) -> Result<Option<BoardSettings>, String> {
        let text = format!(
            "id = \"a\"\nvenue = \"b\"\nmqtt = \"h:1\"\nrelay = \"h:2\"\ncertificate = \"c\"\nkey = \"k\"\n\
             authority = \"a\"\ndata = \"d\"\n{table}"
        );
        let config = DeviceConfig::parse(Path::new("/d/device.toml"), &text);
        config
            .map(|config| config.board)
            .map_err(|error| error.to_string())
    }

    #[test]
    fn ebd_2_a_board_is_found_by_itself_or_named() {
        assert_eq!(board(""), Ok(None));
        assert_eq!(board("[board]"), Ok(Some(BoardSettings::default())));
        let auto = "[board]\nmake = \"auto\"\nport = \"auto\"\nturned = \"auto\"";
        assert_eq!(board(auto), Ok(Some(BoardSettings::default())));
        let named = "[board]\nmake = \"millennium\"\nport = \"/dev/ttyUSB3\"\nturned = true\nclock = \"white-right\"";
        let expected = BoardSettings {
            make: Some(Make::Millennium),
            port: Some(PathBuf::from("/dev/ttyUSB3")),
            turned: Some(true),
            clock: ClockPlace::WhiteRight,
        };
        assert_eq!(board(named), Ok(Some(expected)));
        let by_bluetooth = board("[board]\nport = \"ble:aa:bb:cc:dd:ee:ff\"").unwrap();
        let port = PathBuf::from("ble:AA:BB:CC:DD:EE:FF");
        assert_eq!(by_bluetooth.unwrap().port, Some(port));
    }

    #[test]
    fn ebd_2_a_mistake_in_the_boards_settings_is_named() {
        for (table, expected) in [
            ("board = 1", "must be a table"),
            ("[board]\nmake = \"novag\"", "make must be"),
            ("[board]\nport = \"COM3\"", "port must be"),
            ("[board]\nport = \"ble:AA:BB\"", "port must be"),
            ("[board]\nport = 3", "port must be"),
            ("[board]\nturned = 180", "turned must be"),
            ("[board]\nclock = \"left\"", "clock must be"),
            (
                "[board]\nprt = \"auto\"",
                "field `board.prt` is unknown; known are port, make, turned, clock",
            ),
        ] {
            let error = board(table).unwrap_err();
            assert!(error.contains(expected), "{error}");
        }
    }
}
