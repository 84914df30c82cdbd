//! The address of a Bluetooth device, as it is written for a port: `ble:AA:BB:CC:DD:EE:FF`.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use thiserror::Error;

const PREFIX: &str = "ble:";

/// The address of a Bluetooth device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct BluetoothAddress([u8; 6]);

/// The text is not six pairs of hexadecimal digits with colons between them.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("'{0}' is not a Bluetooth address")]
pub struct ParseAddressError(String);

impl ParseAddressError {
    /// The text.
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl BluetoothAddress {
    /// The address in the name of a port; `None` if the port is not a Bluetooth LE device.
    pub fn of_port(port: &Path) -> Option<Result<BluetoothAddress, ParseAddressError>> {
        let text = port.to_str()?.strip_prefix(PREFIX)?;
        Some(text.parse())
    }

    /// The name of the port.
    pub fn port(self) -> PathBuf {
        PathBuf::from(format!("{PREFIX}{self}"))
    }
}

impl fmt::Display for BluetoothAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pairs = self.0.map(|byte| format!("{byte:02X}"));
        f.write_str(&pairs.join(":"))
    }
}

impl FromStr for BluetoothAddress {
    type Err = ParseAddressError;

    fn from_str(text: &str) -> Result<BluetoothAddress, ParseAddressError> {
        let error = || ParseAddressError(text.to_owned());
        let mut bytes = [0; 6];
        let mut pairs = text.split(':');
        for byte in &mut bytes {
            let pair = pairs.next().filter(|pair| {
                pair.len() == 2 && pair.bytes().all(|digit| digit.is_ascii_hexdigit())
            });
            *byte = u8::from_str_radix(pair.ok_or_else(error)?, 16).map_err(|_| error())?;
        }
        match pairs.next() {
            None => Ok(BluetoothAddress(bytes)),
            Some(_) => Err(error()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::BluetoothAddress;

    #[test]
    fn addresses_are_read_from_ports() {
        let address = |port: &str| BluetoothAddress::of_port(Path::new(port));
        let read = address("ble:aa:0b:CC:1d:ee:FF").unwrap().unwrap();
        assert_eq!(read.to_string(), "AA:0B:CC:1D:EE:FF");
        assert_eq!(read.port(), Path::new("ble:AA:0B:CC:1D:EE:FF"));
        assert!(address("/dev/ttyUSB0").is_none());
        for bad in [
            "ble:",
            "ble:AA:BB:CC:DD:EE",
            "ble:AA:BB:CC:DD:EE:FF:00",
            "ble:AA:BB:CC:DD:EE:GG",
            "ble:AA:BB:CC:DD:EE:+F",
        ] {
            assert!(address(bad).unwrap().is_err(), "{bad}");
        }
    }
}
