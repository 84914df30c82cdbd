//! Entering people: players brought from elsewhere, officials with their names.

use std::collections::{BTreeMap, BTreeSet};

use super::record::RosterRecord;
use super::state::State;
use crate::actor::Actor;
use crate::ids::{PersonId, VenueId};
use crate::refusal::Refusal;
use crate::roles::{self, Verb};

/// The highest starting number that reports can write.
const MAX_NUMBER: u16 = 9_999;
/// The most people of a roster.
const MAX_PEOPLE: usize = 30_000;
/// The longest sealed profile, in bytes: records stay small.
const MAX_SEALED: usize = 4_096;

/// Somebody to be entered, or whose entry is to be changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Who, opaque; given by the caller to each new person.
    pub person: PersonId,
    /// A player's starting number, 1 to 9999; none for officials.
    pub number: Option<u16>,
    /// Where the player sits; none to keep the place, or to be given one.
    pub venue: Option<VenueId>,
    /// The sealed profile; none to keep the one that stands.
    pub sealed: Option<Vec<u8>>,
}

/// The records that enter these people. `rooms` tells how many devices each venue has; players
/// who are sent to no venue are spread over those that have devices, in the order of their
/// numbers, a full venue being passed over while another has room (EVT-5).
pub fn decide(
    state: &State,
    actor: &Actor,
    entries: &[Entry],
    rooms: &BTreeMap<VenueId, usize>,
) -> Result<Vec<RosterRecord>, Refusal> {
    roles::may(actor, Verb::Import)?;
    let wrong = wrong(state, entries, rooms);
    if !wrong.is_empty() {
        return Err(Refusal::Invalid(wrong.join("\n")));
    }
    let mut sorted: Vec<&Entry> = entries.iter().collect();
    sorted.sort_by_key(|entry| (entry.number.is_none(), entry.number, &entry.person));
    let mut places = Places::new(state, entries, rooms);
    let records = sorted.into_iter().filter_map(|entry| {
        let venue = match (kept_venue(state, entry, rooms), entry.number) {
            (None, Some(_)) => places.next(),
            (kept, _) => kept.cloned(),
        };
        record(state, entry, venue)
    });
    Ok(records.collect())
}

/// The smallest record that makes the entry stand; none if it stands already.
fn record(state: &State, entry: &Entry, venue: Option<VenueId>) -> Option<RosterRecord> {
    let old = state.person(&entry.person);
    let old_sealed = old.and_then(|old| old.sealed.as_ref());
    let same_profile = entry.sealed.is_none() || entry.sealed.as_ref() == old_sealed;
    if let Some(old) = old.filter(|old| same_profile && old.number == entry.number) {
        return venue
            .filter(|venue| old.venue.as_ref() != Some(venue))
            .map(|venue| RosterRecord::VenueChanged {
                person: entry.person.clone(),
                venue,
            });
    }
    Some(RosterRecord::PersonEntered {
        person: entry.person.clone(),
        number: entry.number,
        venue,
        sealed: entry.sealed.as_ref().or(old_sealed)?.clone(),
    })
}

/// The venue that the entry names, or the one where the player sits already, if it is still there.
fn kept_venue<'a>(
    state: &'a State,
    entry: &'a Entry,
    rooms: &BTreeMap<VenueId, usize>,
) -> Option<&'a VenueId> {
    let old = || {
        let venue = state.person(&entry.person)?.venue.as_ref();
        venue.filter(|venue| rooms.contains_key(venue))
    };
    entry.venue.as_ref().or_else(old)
}

fn wrong(state: &State, entries: &[Entry], rooms: &BTreeMap<VenueId, usize>) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut people = BTreeSet::new();
    let mut numbers = BTreeSet::new();
    let moving = |person: &PersonId| entries.iter().any(|entry| entry.person == *person);
    if state.people().len() + entries.len() > MAX_PEOPLE {
        return vec![format!("a roster has at most {MAX_PEOPLE} people")];
    }
    for entry in entries {
        if !people.insert(&entry.person) {
            wrong.push(format!("{} is entered twice", state.called(&entry.person)));
        }
        if let Some(number) = entry.number {
            if number == 0 || number > MAX_NUMBER {
                wrong.push(format!(
                    "number {number}: starting numbers are 1 to {MAX_NUMBER}"
                ));
            }
            let holder = state
                .player(number)
                .filter(|holder| **holder != entry.person);
            let taken = holder.is_some_and(|holder| !moving(holder));
            if !numbers.insert(number) || taken {
                wrong.push(format!("number {number} has two players: each has his own"));
            }
        }
        wrong.extend(entry_wrong(state, entry, rooms));
    }
    wrong
}

fn entry_wrong(state: &State, entry: &Entry, rooms: &BTreeMap<VenueId, usize>) -> Option<String> {
    let person = state.called(&entry.person);
    if let Some(venue) = entry
        .venue
        .as_ref()
        .filter(|venue| !rooms.contains_key(venue))
    {
        return Some(format!("{person}: there is no venue {venue}"));
    }
    let stands = state
        .person(&entry.person)
        .is_some_and(|old| old.sealed.is_some());
    match &entry.sealed {
        None if !stands => Some(format!("{person}: a new person needs a profile")),
        Some(sealed) if sealed.len() > MAX_SEALED => Some(format!(
            "{person}: the profile is longer than {MAX_SEALED} bytes"
        )),
        _ => None,
    }
}

/// Hands out venues in turn.
struct Places {
    /// Each venue that has devices, and how many of them no player uses.
    free: Vec<(VenueId, usize)>,
    turn: usize,
}

impl Places {
    fn new(state: &State, entries: &[Entry], rooms: &BTreeMap<VenueId, usize>) -> Self {
        let mut taken: BTreeMap<&VenueId, usize> = BTreeMap::new();
        let named: BTreeMap<_, _> = entries.iter().map(|e| (&e.person, e)).collect();
        let staying = state
            .people()
            .iter()
            .filter(|(who, _)| !named.contains_key(who));
        let staying = staying.filter_map(|(_, p)| p.number.and(p.venue.as_ref()));
        let coming = entries.iter().filter(|entry| entry.number.is_some());
        let coming = coming.filter_map(|entry| kept_venue(state, entry, rooms));
        for venue in staying.chain(coming) {
            *taken.entry(venue).or_default() += 1;
        }
        let with_devices = rooms.iter().filter(|(_, devices)| **devices > 0);
        let free = with_devices.map(|(venue, devices)| {
            let taken = taken.get(venue).copied().unwrap_or(0);
            (venue.clone(), devices.saturating_sub(taken))
        });
        Self {
            free: free.collect(),
            turn: 0,
        }
    }

    /// The next venue with room, or simply the next; none if no venue has devices.
    fn next(&mut self) -> Option<VenueId> {
        let count = self.free.len();
        let order = (0..count).map(|step| (self.turn + step) % count);
        let with_room = order.clone().find(|index| self.free[*index].1 > 0);
        let chosen = with_room.or_else(|| order.clone().next())?;
        self.turn = chosen + 1;
        let (venue, free) = &mut self.free[chosen];
        *free = free.saturating_sub(1);
        Some(venue.clone())
    }
}
