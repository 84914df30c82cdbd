//! What a roster's stream folds to.

use std::collections::BTreeMap;

use super::record::RosterRecord;
use crate::ids::{PersonId, VenueId};

/// Somebody in the roster.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// A player's starting number; none for officials.
    pub number: Option<u16>,
    /// Where a player sits.
    pub venue: Option<VenueId>,
    /// The first round without him, if he has withdrawn.
    pub withdrawn: Option<u16>,
    /// The sealed profile; none once the person was forgotten.
    pub sealed: Option<Vec<u8>>,
}

/// The roster as it stands.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct State {
    people: BTreeMap<PersonId, Person>,
    numbers: BTreeMap<u16, PersonId>,
}

impl State {
    /// Takes in one record.
    pub fn apply(&mut self, record: &RosterRecord) {
        match record {
            RosterRecord::PersonEntered {
                person,
                number,
                venue,
                sealed,
            } => {
                let entry = Person {
                    number: *number,
                    venue: venue.clone(),
                    withdrawn: self.person(person).and_then(|old| old.withdrawn),
                    sealed: Some(sealed.clone()),
                };
                self.enter(person, entry);
            }
            RosterRecord::VenueChanged { person, venue } => {
                if let Some(entry) = self.people.get_mut(person) {
                    entry.venue = Some(venue.clone());
                }
            }
            RosterRecord::Withdrawn { person, from } => {
                if let Some(entry) = self.people.get_mut(person) {
                    entry.withdrawn = Some(*from);
                }
            }
            RosterRecord::Returned { person } => {
                if let Some(entry) = self.people.get_mut(person) {
                    entry.withdrawn = None;
                }
            }
            RosterRecord::Removed { person } => {
                self.people.remove(person);
                self.numbers.retain(|_, who| who != person);
            }
            RosterRecord::PersonForgotten { person } => {
                if let Some(entry) = self.people.get_mut(person) {
                    entry.sealed = None;
                }
            }
        }
    }

    fn enter(&mut self, person: &PersonId, entry: Person) {
        self.numbers.retain(|_, who| who != person);
        if let Some(number) = entry.number {
            self.numbers.insert(number, person.clone());
        }
        self.people.insert(person.clone(), entry);
    }

    /// Everybody.
    pub const fn people(&self) -> &BTreeMap<PersonId, Person> {
        &self.people
    }

    /// Somebody.
    pub fn person(&self, person: &PersonId) -> Option<&Person> {
        self.people.get(person)
    }

    /// The player of that starting number.
    pub fn player(&self, number: u16) -> Option<&PersonId> {
        self.numbers.get(&number)
    }

    /// The players by starting number.
    pub const fn players(&self) -> &BTreeMap<u16, PersonId> {
        &self.numbers
    }

    /// The round from which on a player is out, if he is in that round.
    pub fn out_since(&self, person: &PersonId, round: u16) -> Option<u16> {
        let withdrawn = self.person(person).and_then(|entry| entry.withdrawn);
        withdrawn.filter(|from| *from <= round)
    }

    /// How messages name somebody: players by starting number, as people know them. Ids of players are
    /// made of it, so that whom the roster does not have is named the same way.
    pub fn called(&self, person: &PersonId) -> String {
        let known = self.person(person).and_then(|entry| entry.number);
        let of_id = || person.as_str().strip_prefix('p')?.parse().ok();
        match known.or_else(of_id) {
            Some(number) => format!("player {number}"),
            None => person.to_string(),
        }
    }

    /// Whether the person has a starting number.
    pub fn is_player(&self, person: &PersonId) -> bool {
        self.person(person).is_some_and(|p| p.number.is_some())
    }
}
