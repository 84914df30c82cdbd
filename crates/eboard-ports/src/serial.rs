//! Serial ports: USB adapters, Bluetooth serial, and pseudo-terminals for simulated boards.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::os::unix::fs::{FileTypeExt as _, OpenOptionsExt as _};
use std::path::Path;

use adoube_eboard::Make;
use nix::errno::Errno;
use nix::fcntl::OFlag;
use serial2_tokio::{KeepSettings, SerialPort, Settings};

use crate::error::PortError;
use crate::holders::{group_of, holder_of};
use crate::transport::{Pending, Transport};

/// An open serial port. Nobody else of those who lock ports opens it meanwhile.
pub(crate) struct Serial {
    port: SerialPort,
    /// Locked as long as it is open.
    _lock: File,
}

impl Serial {
    /// Opens the port; its line is set by [`set_line`](Serial::set_line).
    pub(crate) fn open(path: &Path) -> Result<Serial, PortError> {
        let lock = lock(path)?;
        let port = SerialPort::open(path, KeepSettings).map_err(|error| opening(path, error))?;
        Ok(Serial { port, _lock: lock })
    }

    /// Sets the line to what a make needs: 8 bits, no parity, no handshake. What came before is dropped.
    pub(crate) fn set_line(&mut self, baud: u32, make: Option<Make>) -> io::Result<()> {
        let mut settings: Settings = self.port.get_configuration()?;
        settings.set_raw();
        settings.set_baud_rate(baud)?;
        settings.set_char_size(serial2_tokio::CharSize::Bits8);
        settings.set_parity(serial2_tokio::Parity::None);
        settings.set_stop_bits(serial2_tokio::StopBits::One);
        settings.set_flow_control(serial2_tokio::FlowControl::None);
        self.port.set_configuration(&settings)?;
        if make == Some(Make::Certabo) {
            // A pseudo-terminal has no such line.
            let _ = self.port.set_dtr(false);
        }
        self.port.discard_input_buffer()
    }
}

impl Transport for Serial {
    fn read<'a>(&'a mut self, buffer: &'a mut [u8]) -> Pending<'a, usize> {
        Box::pin(self.port.read(buffer))
    }

    fn write<'a>(&'a mut self, bytes: &'a [u8]) -> Pending<'a, ()> {
        Box::pin(self.port.write_all(bytes))
    }

    fn gives_packets(&self) -> bool {
        false
    }
}

/// Opens a device file and locks it as other programs for serial ports do.
pub(crate) fn lock(path: &Path) -> Result<File, PortError> {
    let flags = OFlag::O_NOCTTY | OFlag::O_NONBLOCK;
    let file = OpenOptions::new()
        .read(true)
        .write(true)
        .custom_flags(flags.bits())
        .open(path)
        .map_err(|error| opening(path, error))?;
    let kind = file.metadata().map_err(|error| opening(path, error))?;
    if !kind.file_type().is_char_device() {
        return Err(PortError::NotAPort(path.to_owned()));
    }
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(busy(path)),
        Err(TryLockError::Error(error)) => Err(opening(path, error)),
    }
}

fn busy(path: &Path) -> PortError {
    PortError::Busy {
        path: path.to_owned(),
        holder: holder_of(path),
    }
}

/// Why a port was not opened.
pub(crate) fn opening(path: &Path, error: io::Error) -> PortError {
    let path = path.to_owned();
    match error.raw_os_error().map(Errno::from_raw) {
        // EIO: a pseudo-terminal whose other side is closed.
        Some(Errno::ENOENT | Errno::ENXIO | Errno::ENODEV | Errno::EIO) => {
            PortError::NoSuchPort(path)
        }
        Some(Errno::EACCES | Errno::EPERM) => PortError::NoRights {
            group: group_of(&path),
            path,
        },
        Some(Errno::EBUSY) => busy(&path),
        Some(Errno::ENOTTY | Errno::EISDIR) => PortError::NotAPort(path),
        _ => PortError::Other {
            path,
            source: error,
        },
    }
}
