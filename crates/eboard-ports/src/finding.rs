//! Which ports of this computer may be a board's.

use std::fs;
use std::path::{Path, PathBuf};

use adoube_eboard::Make;

use crate::error::PortError;

/// Where a computer lists its devices; another root for tests.
#[derive(Debug, Clone)]
pub struct Computer {
    dev: PathBuf,
    sys: PathBuf,
}

impl Default for Computer {
    fn default() -> Computer {
        Computer::below(Path::new("/"))
    }
}

/// How a port carries bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PortKind {
    /// A serial port by USB.
    Usb,
    /// A serial port by Bluetooth.
    Bluetooth,
    /// Bluetooth LE.
    BluetoothLe,
    /// A USB HID device.
    Hid,
}

/// A port that may be a board's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundPort {
    /// Its device file, or `ble:` and the address of a board by Bluetooth LE.
    pub path: PathBuf,
    /// How it carries bytes.
    pub kind: PortKind,
    /// Vendor and product of the USB device; `None` for Bluetooth.
    pub usb: Option<(u16, u16)>,
    /// What the device calls itself.
    pub name: Option<String>,
    /// The serial number of the USB device; boards with the same converter may have the same.
    pub serial: Option<String>,
    /// The makes whose boards, or whose cables, have this vendor and product; empty where none is known.
    pub makes: Vec<Make>,
}

/// USB devices of which it is known that boards have them: FTDI's and Silicon Labs' converters are in many
/// other devices too.
const USB_DEVICES: &[(u16, Option<u16>, &[Make])] = &[
    (0x0403, Some(0x6001), &[Make::Dgt, Make::Millennium]),
    (0x10c4, Some(0xea60), &[Make::Certabo, Make::Tabutronic]),
    (0x2d80, None, &[Make::Chessnut]),
];

fn makes(usb: (u16, u16)) -> Vec<Make> {
    let mut known = USB_DEVICES.iter();
    let found = known.find(|(vendor, product, _)| {
        *vendor == usb.0 && product.is_none_or(|product| product == usb.1)
    });
    found.map_or_else(Vec::new, |(.., makes)| makes.to_vec())
}

impl Computer {
    /// A computer whose folders `dev` and `sys` are below this one.
    pub fn below(root: &Path) -> Computer {
        Computer {
            dev: root.join("dev"),
            sys: root.join("sys"),
        }
    }

    /// The ports that may be a board's, by name: serial ports by USB and Bluetooth, and HID devices of
    /// makers of boards.
    pub fn ports(&self) -> Vec<FoundPort> {
        let mut ports = Vec::new();
        for name in names(&self.sys.join("class/tty")) {
            let kind = match name.trim_end_matches(|letter: char| letter.is_ascii_digit()) {
                "ttyUSB" | "ttyACM" => PortKind::Usb,
                "rfcomm" => PortKind::Bluetooth,
                _ => continue,
            };
            ports.extend(self.port("class/tty", &name, kind));
        }
        for name in names(&self.sys.join("class/hidraw")) {
            let found = self.port("class/hidraw", &name, PortKind::Hid);
            ports.extend(found.filter(|port| !port.makes.is_empty()));
        }
        ports
    }

    /// The one port that is certainly looked for.
    ///
    /// # Errors
    /// There is none, or more than one.
    pub fn only_port(&self) -> Result<FoundPort, PortError> {
        let mut ports = self.ports();
        match (ports.pop(), ports.is_empty()) {
            (None, _) => Err(PortError::NoBoard),
            (Some(port), true) => Ok(port),
            (Some(last), false) => {
                ports.push(last);
                Err(PortError::SeveralBoards(
                    ports.into_iter().map(|port| port.path).collect(),
                ))
            }
        }
    }

    /// By what a board at this port is known when it comes back: its USB device with its serial number, where it has one,
    /// else the port.
    pub fn identity(&self, port: &Path) -> String {
        let target = |path: &Path| fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let path = target(port);
        let mut ports = self.ports().into_iter();
        let usb = ports.find(|it| target(&it.path) == path);
        match usb.map(|it| (it.usb, it.serial)) {
            Some((Some((vendor, product)), Some(serial))) => {
                format!("usb {vendor:04x}:{product:04x} {serial}")
            }
            Some(_) | None => port.display().to_string(),
        }
    }

    fn port(&self, class: &str, name: &str, kind: PortKind) -> Option<FoundPort> {
        let path = self.dev.join(name);
        if !path.exists() {
            return None;
        }
        let device = fs::canonicalize(self.sys.join(class).join(name).join("device")).ok();
        let usb_device = device.as_deref().and_then(usb_device);
        let usb = usb_device
            .and_then(|folder| Some((number(folder, "idVendor")?, number(folder, "idProduct")?)));
        Some(FoundPort {
            path,
            kind,
            usb,
            name: usb_device.and_then(|folder| text(folder, "product")),
            serial: usb_device.and_then(|folder| text(folder, "serial")),
            makes: usb.map(makes).unwrap_or_default(),
        })
    }
}

/// The names in a folder, sorted; none where it cannot be read.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect();
    names.sort_unstable_by_key(|name| (name.len(), name.clone()));
    names
}

/// The folder of the USB device that this device is a part of.
fn usb_device(device: &Path) -> Option<&Path> {
    device
        .ancestors()
        .find(|folder| folder.join("idVendor").exists())
}

fn text(folder: &Path, file: &str) -> Option<String> {
    let text = fs::read_to_string(folder.join(file)).ok()?;
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}

fn number(folder: &Path, file: &str) -> Option<u16> {
    u16::from_str_radix(&text(folder, file)?, 16).ok()
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::symlink;
    use std::path::Path;

    use adoube_eboard::Make;

    use super::{Computer, PortKind};
    use crate::PortError;

    fn write(path: &Path, text: &str) {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// A device of this class in a tree as the kernel makes it.
    fn plug(root: &Path, class: &str, name: &str, usb: Option<(&str, &str, &str)>) {
        let device = root.join("sys/devices/usb1").join(name);
        let port = device.join("1:1.0").join(name);
        fs::create_dir_all(&port).unwrap();
        if let Some((vendor, product, text)) = usb {
            write(&device.join("idVendor"), &format!("{vendor}\n"));
            write(&device.join("idProduct"), &format!("{product}\n"));
            write(&device.join("product"), &format!("{text}\n"));
        }
        let folder = root.join("sys/class").join(class).join(name);
        fs::create_dir_all(&folder).unwrap();
        symlink(&port, folder.join("device")).unwrap();
        write(&root.join("dev").join(name), "");
    }

    #[test]
    fn ports_that_may_be_a_boards() {
        let root = tempfile::tempdir().unwrap();
        let computer = Computer::below(root.path());
        assert!(matches!(computer.only_port(), Err(PortError::NoBoard)));
        plug(root.path(), "tty", "ttyS0", None);
        plug(
            root.path(),
            "hidraw",
            "hidraw0",
            Some(("046d", "c31c", "Keyboard")),
        );
        assert!(matches!(computer.only_port(), Err(PortError::NoBoard)));
        plug(
            root.path(),
            "tty",
            "ttyUSB0",
            Some(("0403", "6001", "FT232R")),
        );
        let found = computer.only_port().unwrap();
        assert_eq!(found.path, root.path().join("dev/ttyUSB0"));
        assert_eq!(found.makes, [Make::Dgt, Make::Millennium]);
        let path = found.path.display().to_string();
        assert_eq!(computer.identity(&found.path), path, "no serial number");
        let device = root.path().join("sys/devices/usb1/ttyUSB0");
        write(&device.join("serial"), "A5XK3RJT\n");
        let link = root.path().join("board");
        symlink(&found.path, &link).unwrap();
        for port in [&found.path, &link] {
            assert_eq!(computer.identity(port), "usb 0403:6001 A5XK3RJT");
        }
        plug(root.path(), "tty", "rfcomm0", None);
        plug(
            root.path(),
            "hidraw",
            "hidraw1",
            Some(("2d80", "8001", "Chessnut Air")),
        );
        plug(
            root.path(),
            "tty",
            "ttyACM10",
            Some(("1234", "0001", "Board")),
        );
        let Err(PortError::SeveralBoards(several)) = computer.only_port() else {
            panic!("four ports");
        };
        assert_eq!(several.len(), 4);
        let kinds: Vec<_> = computer
            .ports()
            .into_iter()
            .map(|port| (port.kind, port.usb.is_some(), port.makes.len()))
            .collect();
        let expected = [
            (PortKind::Bluetooth, false, 0),
            (PortKind::Usb, true, 2),
            (PortKind::Usb, true, 0),
            (PortKind::Hid, true, 1),
        ];
        assert_eq!(kinds, expected);
    }
}
