//! The venue's officials on its disk: the coordinator's own words with the clocks beside, checked
//! again when they are read.

use adoube_proto::v1::StoredGrants;
use prost::Message as _;

use super::{Authority, Received, Unfit};
use crate::orders::Moment;

impl Authority {
    /// What is held, for the disk; none if nothing is.
    pub fn encode(&self) -> Option<Vec<u8>> {
        let held = self.held.as_ref()?;
        let stored = StoredGrants {
            grants: Some(held.message.clone()),
            boot_id: held.received.boot_id.clone(),
            monotonic_ms: held.received.at.now,
            wall_ms: held.received.at.wall,
        };
        Some(stored.encode_to_vec())
    }

    /// Takes what stood on disk.
    pub fn restore(&mut self, bytes: &[u8]) -> Result<(), Unfit> {
        let unreadable = Unfit::Field("the file cannot be read as grants");
        let stored = StoredGrants::decode(bytes).map_err(|_| unreadable.clone())?;
        let received = Received {
            boot_id: stored.boot_id,
            at: Moment {
                now: stored.monotonic_ms,
                wall: stored.wall_ms,
            },
        };
        self.take(stored.grants.ok_or(unreadable)?, received)
    }
}
