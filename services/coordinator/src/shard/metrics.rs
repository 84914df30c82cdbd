//! How a tournament stands in numbers, for who watches over the machines.

use std::collections::BTreeMap;

use adoube_proto::v1::DeviceState;
use adoube_tournament::ids::VenueId;

use super::Shard;

/// Whether a venue does not hear a device as it should.
const fn is_late(state: DeviceState) -> bool {
    match state {
        DeviceState::Late | DeviceState::Silent | DeviceState::Lost => true,
        DeviceState::Unspecified
        | DeviceState::Absent
        | DeviceState::Ready
        | DeviceState::Duplicate
        | DeviceState::Awaited => false,
    }
}

/// Numbers of one instant.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Figures {
    /// Boards on which something falls due by itself: a clock runs there.
    pub running: usize,
    /// Devices with a play link.
    pub seats: usize,
    /// Open incidents.
    pub incidents: usize,
    /// Each venue: whether its node is linked, and how many of its devices it does not hear as it should.
    pub venues: BTreeMap<VenueId, (bool, usize)>,
}

impl Shard {
    /// The numbers as they stand.
    pub fn figures(&self) -> Figures {
        let incidents = self.state.incidents.values();
        let open = incidents.filter(|incident| incident.state.closed().is_none());
        let known = self.state.event.state.venues().keys();
        let venues = known.map(|venue| {
            let link = self.venues.links.get(venue);
            let linked = link.filter(|link| link.stream.is_some());
            let statuses = linked.iter().flat_map(|link| &link.statuses);
            let late = statuses.filter(|status| is_late(status.state()));
            (venue.clone(), (linked.is_some(), late.count()))
        });
        Figures {
            running: self.boards.due.boards(),
            seats: self.play_links.connected(),
            incidents: open.count(),
            venues: venues.collect(),
        }
    }
}
