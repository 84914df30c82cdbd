//! Which incidents there are of which devices and venues, so that looking one up does not mean
//! looking at all that a tournament ever had.

use std::collections::{BTreeMap, BTreeSet};

use adoube_chess::Side;
use adoube_tournament::ids::{BoardId, DeviceId, PersonId, VenueId};
use adoube_tournament::incident::{Absence, Closed, State};
use adoube_tournament::time::Time;

use crate::shard::state::Folded;

/// What is looked up. All of it can be had from the incidents alone.
#[derive(Debug, Default)]
pub(super) struct Register {
    /// Those that are not closed: all, by board, by venue.
    live: BTreeSet<u32>,
    boards: BTreeMap<BoardId, BTreeSet<u32>>,
    open_at: BTreeMap<VenueId, BTreeSet<u32>>,
    /// The last contacts of seats, and of devices, in game time.
    fallen: BTreeSet<(Time, BoardId, Side)>,
    contacts: BTreeMap<DeviceId, BTreeSet<Time>>,
    /// The last contact before the latest silence of each player at a board.
    silences: BTreeMap<(BoardId, PersonId), Time>,
    /// The incidents that evidence of a venue, or about a device, may be for: those that were not
    /// joined into another.
    venues: BTreeMap<VenueId, BTreeSet<u32>>,
    devices: BTreeMap<DeviceId, BTreeSet<u32>>,
    /// How many absences of each incident are known here.
    known: BTreeMap<u32, usize>,
}

impl Register {
    /// Of incidents that were read from the ledger.
    pub(super) fn of(incidents: &BTreeMap<u32, Folded<State>>) -> Self {
        let mut register = Self::default();
        for folded in incidents.values() {
            register.take(&folded.state);
        }
        register
    }

    /// An incident as it is now. Absences are only ever added to.
    pub(super) fn take(&mut self, incident: &State) {
        let number = incident.number();
        let known = self.known.insert(number, incident.absences().len());
        for absence in incident.absences().iter().skip(known.unwrap_or_default()) {
            self.add(number, absence, incident.closed().is_none());
        }
        match incident.closed() {
            None if self.live.insert(number) => self.open(incident),
            Some(closed) if self.live.remove(&number) || known.is_none() => {
                self.close(incident, matches!(closed, Closed::JoinedInto(_)));
            }
            // As it was.
            _ => {}
        }
    }

    fn add(&mut self, number: u32, absence: &Absence, live: bool) {
        let (at, device, venue) = (absence.contact.at, &absence.device, &absence.venue);
        self.fallen.insert((at, absence.board, absence.side));
        self.contacts.entry(device.clone()).or_default().insert(at);
        let player = (absence.board, absence.person.clone());
        let latest = self.silences.entry(player).or_insert(at);
        *latest = at.max(*latest);
        self.devices
            .entry(device.clone())
            .or_default()
            .insert(number);
        self.venues.entry(venue.clone()).or_default().insert(number);
        if live {
            self.boards.entry(absence.board).or_default().insert(number);
            self.open_at
                .entry(venue.clone())
                .or_default()
                .insert(number);
        }
    }

    /// It is open again, or for the first time.
    fn open(&mut self, incident: &State) {
        for absence in incident.absences() {
            self.add(incident.number(), absence, true);
        }
    }

    fn close(&mut self, incident: &State, joined: bool) {
        let number = incident.number();
        for absence in incident.absences() {
            remove(&mut self.boards, &absence.board, number);
            remove(&mut self.open_at, &absence.venue, number);
        }
        if joined {
            self.forget(incident);
        }
    }

    /// No more evidence is for the incident.
    pub(super) fn forget(&mut self, incident: &State) {
        for absence in incident.absences() {
            remove(&mut self.venues, &absence.venue, incident.number());
            remove(&mut self.devices, &absence.device, incident.number());
        }
    }

    /// Those that are not closed, in order.
    pub(super) fn live(&self) -> impl Iterator<Item = u32> {
        self.live.iter().copied()
    }

    /// Those of a board that are not closed, in order.
    pub(super) fn live_of(&self, board: BoardId) -> impl Iterator<Item = u32> {
        self.boards.get(&board).into_iter().flatten().copied()
    }

    /// Those of a venue that are not closed, in order.
    pub(super) fn live_at(&self, venue: &VenueId) -> impl DoubleEndedIterator<Item = u32> {
        let here = self.open_at.get(venue).map(BTreeSet::iter);
        here.unwrap_or_default().copied()
    }

    /// The incidents that evidence about one of a venue's devices, or about the venue, may be for.
    pub(super) fn concerned(&self, venue: &VenueId, about: Option<&DeviceId>) -> Vec<u32> {
        let found = match about {
            Some(device) => self.devices.get(device),
            None => self.venues.get(venue),
        };
        found.into_iter().flatten().copied().collect()
    }

    /// The last contacts of seats since a time, in order.
    pub(super) fn fallen_since(&self, since: Time) -> impl Iterator<Item = (Time, BoardId, Side)> {
        let lowest = BoardId { round: 0, board: 0 };
        self.fallen.range((since, lowest, Side::White)..).copied()
    }

    /// Whether an incident, open or not, tells of a player's silence at a board that began then, or of a later one.
    pub(super) fn tells_of(&self, board: BoardId, person: &PersonId, contact: Time) -> bool {
        let latest = self.silences.get(&(board, person.clone()));
        latest.is_some_and(|latest| *latest >= contact)
    }

    /// When a device was last heard before the first silence that it had after that one.
    pub(super) fn next_contact(&self, device: &DeviceId, after: Time) -> Option<Time> {
        let mut later = self.contacts.get(device)?.range(after..);
        later.find(|at| **at > after).copied()
    }
}

fn remove<K: Ord>(of: &mut BTreeMap<K, BTreeSet<u32>>, key: &K, number: u32) {
    if let Some(numbers) = of.get_mut(key) {
        numbers.remove(&number);
        if numbers.is_empty() {
            of.remove(key);
        }
    }
}
