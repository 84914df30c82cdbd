//! What the coordinator told of the hall last: who sits where, who calls, what is stopped, who is out. It is kept, so that
//! a node that is started while its uplink is down shows what it knew, and not an empty hall.

use std::path::Path;

use adoube_proto::v1::{Seating, StoredTold, VenueAlarms};
use prost::Message as _;

use super::keeper::{self, Keeper, Kept};

/// Pause before the file is tried again that could not be written, milliseconds.
const AGAIN_MS: u64 = 500;

#[derive(Debug, Default)]
pub(super) struct Told {
    seats: Seating,
    alarms: VenueAlarms,
    /// Counts what was told; the version that the disk was given last, and whether that is under way.
    version: u64,
    given: u64,
    under_way: bool,
    retry_at: u64,
}

impl Told {
    /// What an earlier run was told. A file that cannot be read is as good as none: the coordinator tells it all again when it
    /// is linked.
    pub(super) fn restore(folder: &Path) -> Self {
        let kept = keeper::read(folder, Kept::Told).map_err(|error| error.to_string());
        let stored = kept.and_then(|bytes| {
            let bytes = bytes.unwrap_or_default();
            StoredTold::decode(bytes.as_slice()).map_err(|error| error.to_string())
        });
        let stored = stored.unwrap_or_else(|error| {
            tracing::error!("the last state from the coordinator is not used: {error}");
            StoredTold::default()
        });
        Self {
            seats: stored.seats.unwrap_or_default(),
            alarms: stored.alarms.unwrap_or_default(),
            ..Self::default()
        }
    }

    /// Who sits where.
    pub(super) const fn seats(&self) -> &Seating {
        &self.seats
    }

    /// Who calls, what is stopped, who is out.
    pub(super) const fn alarms(&self) -> &VenueAlarms {
        &self.alarms
    }

    /// The coordinator tells who sits where.
    pub(super) fn seat(&mut self, seats: Seating) {
        self.version += u64::from(self.seats != seats);
        self.seats = seats;
    }

    /// The coordinator tells what it wants looked at.
    pub(super) fn alarm(&mut self, alarms: VenueAlarms) {
        self.version += u64::from(self.alarms != alarms);
        self.alarms = alarms;
    }

    /// Hands it to the disk if it has changed and the disk is free.
    pub(super) fn keep(&mut self, now: u64, keeper: &Keeper) {
        let due = self.version != self.given && !self.under_way && now >= self.retry_at;
        if due && keeper.keep(Kept::Told, self.version, self.encode()) {
            self.given = self.version;
            self.under_way = true;
        }
    }

    /// What became of that.
    pub(super) fn written(&mut self, now: u64, outcome: &Result<(), String>) {
        self.under_way = false;
        if outcome.is_err() {
            // Of none yet: what stands is to be written again.
            self.given = u64::MAX;
            self.retry_at = now + AGAIN_MS;
        }
    }

    fn encode(&self) -> Vec<u8> {
        StoredTold {
            seats: Some(self.seats.clone()),
            alarms: Some(self.alarms.clone()),
        }
        .encode_to_vec()
    }
}
