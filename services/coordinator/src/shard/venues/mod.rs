//! The links of venue nodes, and how the devices stood as it was told over them.

pub(super) mod alarms;
pub(super) mod device_notes;
pub(super) mod device_requirements;
pub(super) mod holds_and_leaves;
pub(super) mod lock_reports;
pub(super) mod office_grants;
pub(super) mod physical_boards;
pub(super) mod seating;
pub(super) mod venue_nodes;

use adoube_chess::{BySide, Side};
use std::collections::{BTreeMap, BTreeSet};

use adoube_proto::v1;
use adoube_tournament::ids::{BoardId, DeviceId, VenueId};

use super::input::{Now, StreamId};

/// A status older than this says nothing about now; real milliseconds.
const STALE: u64 = 3_000;

/// A venue's link, open or not, and what came over it last.
#[derive(Debug, Default)]
pub(in crate::shard) struct Link {
    pub(in crate::shard) stream: Option<StreamId>,
    /// Which start of the node linked last.
    instance: String,
    pub(in crate::shard) last_contact: Now,
    /// What the node measured of its uplink.
    pub(in crate::shard) ping: v1::VenuePing,
    pub(in crate::shard) statuses: Vec<v1::DeviceStatus>,
    pub(in crate::shard) statuses_at: u64,
    pub(in crate::shard) changed: bool,
}

impl Link {
    /// Another link opens; tells whether by another start of the node than the one before.
    pub(in crate::shard) fn open(&mut self, stream: StreamId, instance: String, now: Now) -> bool {
        let before = std::mem::replace(&mut self.instance, instance);
        self.stream = Some(stream);
        self.last_contact = now;
        self.changed = true;
        !before.is_empty() && before != self.instance
    }

    fn status(&self, device: &DeviceId) -> Option<&v1::DeviceStatus> {
        let mut statuses = self.statuses.iter();
        statuses.find(|status| status.device == device.as_str())
    }
}

/// The venue nodes of a tournament.
#[derive(Debug, Default)]
pub(in crate::shard) struct Venues {
    pub(in crate::shard) links: BTreeMap<VenueId, Link>,
    /// When they were told last who has an office, real milliseconds.
    pub(in crate::shard) granted_at: u64,
    /// Those that are to be told what to look at.
    pub(in crate::shard) alarmed: BTreeSet<VenueId>,
    /// Those that are to be told who sits where, and how each game is.
    pub(in crate::shard) reseated: BTreeSet<VenueId>,
    /// Who is out with leave, White first, as they were told last.
    pub(in crate::shard) told_leaves: BTreeMap<BoardId, BySide<bool>>,
    /// Games of which they were told last that a physical board differs.
    pub(in crate::shard) told_differences: BTreeSet<BoardId>,
    /// What they were told last of the physical board of each seat; nothing where the event has none.
    told_boards: BTreeMap<(BoardId, Side), physical_boards::SeatBoard>,
}

impl Venues {
    /// None is linked. They have known who has an office since `granted_at`, real milliseconds.
    pub(in crate::shard) fn new(granted_at: u64) -> Self {
        Self {
            granted_at,
            ..Self::default()
        }
    }

    /// Forgets every open link, and tells which they were.
    pub(in crate::shard) fn hang_up(&mut self) -> Vec<StreamId> {
        let links = self.links.values_mut();
        links.filter_map(|link| link.stream.take()).collect()
    }

    /// The venue's link, if it is open.
    pub(in crate::shard) fn stream(&self, venue: &VenueId) -> Option<StreamId> {
        self.links.get(venue)?.stream
    }

    /// When the venue was last heard, whether its link is open, and the round trip that its node
    /// measured, microseconds; none before the first time.
    pub(in crate::shard) fn contact_of(&self, venue: &VenueId) -> Option<(Now, bool, u32)> {
        let link = self.links.get(venue)?;
        Some((
            link.last_contact,
            link.stream.is_some(),
            link.ping.round_trip_us,
        ))
    }

    /// The venues that are connected, with their links.
    pub(in crate::shard) fn connected(&self) -> Vec<(StreamId, VenueId)> {
        let links = self.links.iter();
        links
            .filter_map(|(venue, link)| Some((link.stream?, venue.clone())))
            .collect()
    }

    /// How the venue's devices stood when it told that last.
    pub(in crate::shard) fn statuses(&self, venue: &VenueId) -> &[v1::DeviceStatus] {
        self.links.get(venue).map_or(&[], |link| &link.statuses)
    }

    /// The same of one device.
    pub(in crate::shard) fn status(
        &self,
        venue: &VenueId,
        device: &DeviceId,
    ) -> Option<&v1::DeviceStatus> {
        self.links.get(venue)?.status(device)
    }

    /// Whether the device's venue has heard it lately, as far as is known here. A status has
    /// aged since it came.
    pub(in crate::shard) fn hears(&self, venue: &VenueId, device: &DeviceId, real: u64) -> bool {
        let Some(link) = self.links.get(venue) else {
            return false;
        };
        let since = real.saturating_sub(link.statuses_at);
        let status = link.status(device);
        status.is_some_and(|status| {
            matches!(
                status.state(),
                v1::DeviceState::Ready | v1::DeviceState::Duplicate
            ) && status.age_ms.saturating_add(since) < STALE
        })
    }
}
