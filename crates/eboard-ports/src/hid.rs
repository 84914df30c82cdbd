//! USB HID devices by their file /dev/hidrawN: one read is one report, one write is one report.
//!
//! The first byte of a report is its number; Chessnut's kinds of message are these numbers, as its maker's
//! software kit sends them.

use std::fs::File;
use std::io::{self, Read as _, Write as _};
use std::path::Path;
use std::time::Duration;

use crate::error::PortError;
use crate::serial::lock;
use crate::transport::{Pending, Transport};

/// How often it is looked whether a report has come. A board sends ten a second at most.
const LOOK: Duration = Duration::from_millis(5);

/// An open HID device, whose reads do not block.
pub(crate) struct Hid {
    file: File,
}

impl Hid {
    pub(crate) fn open(path: &Path) -> Result<Hid, PortError> {
        lock(path).map(|file| Hid { file })
    }
}

impl Transport for Hid {
    fn read<'a>(&'a mut self, buffer: &'a mut [u8]) -> Pending<'a, usize> {
        Box::pin(async move {
            loop {
                match self.file.read(buffer) {
                    Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                        tokio::time::sleep(LOOK).await;
                    }
                    result => return result,
                }
            }
        })
    }

    fn write<'a>(&'a mut self, bytes: &'a [u8]) -> Pending<'a, ()> {
        Box::pin(std::future::ready(self.file.write_all(bytes)))
    }

    fn gives_packets(&self) -> bool {
        true
    }
}
