//! Play links: which device is connected, what it follows, when it was last heard.

pub(super) mod messages;
pub(super) mod page_status;
pub(super) mod round_trips;
pub(super) mod stall_detection;
pub(super) mod timeouts;

use std::collections::{BTreeMap, BTreeSet};

use adoube_chess::Side;
use adoube_tournament::board::Board;
use adoube_tournament::ids::{BoardId, DeviceId};
use adoube_tournament::time::Time;
use indexmap::IndexMap;
use round_trips::Trips;
use stall_detection::StallDetection;

use super::input::{Measured, Now, SessionId};

/// One play link.
#[derive(Debug)]
pub(in crate::shard) struct Link {
    pub(in crate::shard) device: DeviceId,
    pub(in crate::shard) instance: String,
    pub(in crate::shard) last_contact: Now,
    pub(in crate::shard) trips: Trips,
    /// The seat that its device is bound to.
    pub(in crate::shard) seat: Option<(BoardId, Side)>,
}

impl Link {
    pub(in crate::shard) fn new(device: DeviceId, instance: String, last_contact: Now) -> Self {
        Self {
            device,
            instance,
            last_contact,
            trips: Trips::default(),
            seat: None,
        }
    }

    /// Takes the seat that its device is bound to, and the seat's own copy of the device's name.
    fn bind(&mut self, seats: &BTreeMap<DeviceId, (BoardId, Side)>) {
        let bound = seats.get_key_value(&self.device);
        self.seat = bound.map(|(_, seat)| *seat);
        if let Some((device, _)) = bound {
            self.device = device.clone();
        }
    }
}

/// All play links of a tournament.
#[derive(Debug, Default)]
pub(in crate::shard) struct PlayLinks {
    links: IndexMap<SessionId, Box<Link>>,
    by_device: IndexMap<DeviceId, SessionId>,
    /// When each link is to be looked at, real milliseconds: hearing it moves nothing here, so
    /// that a message costs no work for the sake of silence.
    looks: BTreeSet<(u64, SessionId)>,
    /// Devices that a seat moved to and that are not connected yet: how long they are waited for,
    /// real milliseconds, and since when.
    expected: BTreeMap<DeviceId, (u64, Time)>,
    /// When devices whose link is gone were heard last.
    left: BTreeMap<DeviceId, Time>,
    /// The seat that each device is bound to, in the newest round published for it.
    device_seats: BTreeMap<DeviceId, (BoardId, Side)>,
    /// When the shard itself was awake to hear them.
    pub(in crate::shard) stalls: StallDetection,
}

impl PlayLinks {
    /// Devices with a link.
    pub(in crate::shard) fn connected(&self) -> usize {
        self.by_device.len()
    }

    /// Takes in a link as its device's current one, to be looked at so soon.
    pub(in crate::shard) fn insert(&mut self, session: SessionId, mut link: Link, look: u64) {
        link.bind(&self.device_seats);
        self.expected.remove(&link.device);
        self.by_device.insert(link.device.clone(), session);
        self.links.insert(session, Box::new(link));
        self.looks.insert((look, session));
    }

    /// The seat that each device is bound to, by device.
    pub(in crate::shard) const fn device_seats(&self) -> &BTreeMap<DeviceId, (BoardId, Side)> {
        &self.device_seats
    }

    /// Binds the devices to these seats, and no others to any.
    pub(in crate::shard) fn bind(&mut self, seats: BTreeMap<DeviceId, (BoardId, Side)>) {
        self.device_seats = seats;
        for link in self.links.values_mut() {
            link.bind(&self.device_seats);
        }
    }

    /// The seat that a device is bound to: in the newest published round that has one for it.
    pub(in crate::shard) fn seat_of(&self, device: &DeviceId) -> Option<(BoardId, Side)> {
        self.device_seats.get(device).copied()
    }

    /// The device is to come until then: its seat moved there.
    pub(in crate::shard) fn expect(&mut self, device: DeviceId, until: u64, since: Time) {
        self.expected.insert(device, (until, since));
    }

    /// Whether a seat moved there and the device has not come yet.
    pub(in crate::shard) fn is_expected(&self, device: &DeviceId) -> bool {
        self.expected.contains_key(device)
    }

    /// A device that should have come by now, and since when it was waited for.
    pub(in crate::shard) fn pop_expected(&mut self, real: u64) -> Option<(DeviceId, Time)> {
        let mut late = self
            .expected
            .iter()
            .filter(|(_, (until, _))| *until <= real);
        let device = late.next().map(|(device, _)| device.clone())?;
        let (_, since) = self.expected.remove(&device)?;
        Some((device, since))
    }

    /// The link of that number.
    pub(in crate::shard) fn get(&self, session: SessionId) -> Option<&Link> {
        self.links.get(&session).map(Box::as_ref)
    }

    /// Notes that the link was heard.
    pub(in crate::shard) fn hear(&mut self, session: SessionId, now: Now) -> Option<&Link> {
        let link = self.links.get_mut(&session)?;
        link.last_contact = now;
        Some(link)
    }

    /// Notes a round trip of the link, which was heard by that.
    pub(in crate::shard) fn measure(&mut self, session: SessionId, measured: Measured, now: Now) {
        if let Some(link) = self.links.get_mut(&session) {
            link.last_contact = now;
            link.trips.take(measured, now.real);
        }
    }

    /// Whether a device has a play link.
    pub(in crate::shard) fn is_connected(&self, device: &DeviceId) -> bool {
        self.by_device.contains_key(device)
    }

    /// The play link of the device at which the side sits, once that device was assigned the seat.
    pub(in crate::shard) fn session_at(&self, board: &Board, side: Side) -> Option<SessionId> {
        let session = self.session_of(&board.seat(side).device)?;
        let seat = self.get(session)?.seat;
        (seat == Some((board.opened().board, side))).then_some(session)
    }

    /// A word of the play link of each player ([`Shard::read_ahead`](super::Shard::read_ahead)).
    pub(in crate::shard) fn read_ahead(&self, board: &Board) -> u64 {
        let sessions = Side::ALL.map(|side| self.session_of(&board.seat(side).device));
        let links = sessions.into_iter().flatten();
        let links = links.filter_map(|session| self.get(session));
        links.fold(0, |read, link| {
            let name = link.device.as_str().as_bytes().first();
            read ^ link.last_contact.real ^ u64::from(*name.unwrap_or(&0))
        })
    }

    /// Forgets a link; gives it back if it was its device's current one.
    pub(in crate::shard) fn remove(&mut self, session: SessionId) -> Option<Link> {
        let link = self.links.swap_remove(&session)?;
        if self.by_device.get(&link.device) != Some(&session) {
            return None;
        }
        self.by_device.swap_remove(&link.device);
        self.left
            .insert(link.device.clone(), link.last_contact.game);
        Some(*link)
    }

    /// When a device without a link was heard last, if it had one.
    pub(in crate::shard) fn left(&self, device: &DeviceId) -> Option<Time> {
        self.left.get(device).copied()
    }

    /// The links in order of their numbers.
    pub(in crate::shard) fn sessions(&self) -> Vec<SessionId> {
        let mut sessions: Vec<_> = self.links.keys().copied().collect();
        sessions.sort_unstable();
        sessions
    }

    /// The link of a device.
    pub(in crate::shard) fn session_of(&self, device: &DeviceId) -> Option<SessionId> {
        self.by_device.get(device).copied()
    }

    /// A link that is to be looked at by now; it is looked at once only.
    pub(in crate::shard) fn pop_look(&mut self, real: u64) -> Option<SessionId> {
        let (_, session) = self.looks.first().filter(|(at, _)| *at <= real).copied()?;
        self.looks.pop_first();
        Some(session)
    }

    /// The link is to be looked at again.
    pub(in crate::shard) fn look_again(&mut self, session: SessionId, at: u64) {
        self.looks.insert((at, session));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_leaves_nothing_behind() {
        let mut links = PlayLinks::default();
        let link = || Link::new("oslo-1".parse().unwrap(), "i".to_owned(), Now::default());
        links.insert(SessionId(1), link(), 5);
        links.insert(SessionId(3), link(), 5);
        assert!(links.remove(SessionId(1)).is_none(), "not the current one");
        assert!(links.remove(SessionId(3)).is_some());
        assert!(links.by_device.is_empty() && links.links.is_empty());
        assert_eq!(links.pop_look(4), None);
        assert_eq!(links.pop_look(5), Some(SessionId(1)));
        assert_eq!(links.pop_look(5), Some(SessionId(3)));
        assert_eq!(links.pop_look(9), None);
    }
}
