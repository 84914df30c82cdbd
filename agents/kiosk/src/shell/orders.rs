//! The orders that this device had, kept over a restart so that none is carried out twice.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use adoube_proto::v1::OrderAck;

use super::files::{FileError, replace};

/// A longer file is not one of ours.
const MAX_FILE: u64 = 256 * 1024;

/// The file.
#[derive(Debug)]
pub(super) struct OrderFile(PathBuf);

impl OrderFile {
    /// That of a data folder.
    pub(super) fn of(data: &Path) -> Self {
        Self(data.join("orders.json"))
    }

    /// What the process before remembered. What cannot be read is told and left out: a device must
    /// start, and an order is then at worst carried out a second time.
    pub(super) fn read(&self) -> Vec<OrderAck> {
        match self.try_read() {
            Ok(acks) => acks,
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            Err(error) => {
                let file = self.0.display();
                tracing::error!(%file, %error, "earlier orders are unknown");
                Vec::new()
            }
        }
    }

    fn try_read(&self) -> io::Result<Vec<OrderAck>> {
        if fs::metadata(&self.0)?.len() > MAX_FILE {
            return Err(io::Error::other("the file is too long"));
        }
        Ok(serde_json::from_slice(&fs::read(&self.0)?)?)
    }

    /// Writes what is to be remembered; it is on the disk when this returns.
    pub(super) fn write(&self, acks: &[OrderAck]) -> Result<(), FileError> {
        let bytes = serde_json::to_vec(acks).map_err(io::Error::other);
        let bytes = bytes.map_err(FileError::of(&self.0))?;
        replace(&self.0, &bytes)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use adoube_proto::v1::OrderOutcome;

    use super::{OrderAck, OrderFile};

    #[test]
    fn orders_are_remembered_and_damage_does_not_stop_a_device() {
        let folder = tempfile::tempdir().unwrap();
        let file = OrderFile::of(folder.path());
        assert!(file.read().is_empty());
        let ack = OrderAck {
            id: "a".repeat(32),
            outcome: OrderOutcome::Done.into(),
            ..OrderAck::default()
        };
        file.write(std::slice::from_ref(&ack)).unwrap();
        assert_eq!(file.read(), [ack]);
        for damage in [&b"[{"[..], b"\xff", b"{}"] {
            std::fs::write(&file.0, damage).unwrap();
            assert!(file.read().is_empty());
        }
        std::fs::remove_dir_all(folder.path()).unwrap();
        assert!(file.write(&[]).is_err());
    }
}
