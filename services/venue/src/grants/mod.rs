//! The venue's officials, as the coordinator vouched for them: checked here, also while nobody
//! else can be asked (PEN-3).
//!
//! Plain state; `adoube_tournament::grants` says who may do what by a grant.

mod check;
mod stored;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use adoube_proto::v1;
use adoube_sessions::office::Office;
use adoube_tournament::actor::Actor;
use adoube_tournament::grants::{self, Denied, Grant};
use adoube_tournament::ids::{PersonId, VenueId};
use adoube_tournament::roles::Verb;
use adoube_tournament::time::Time;

use crate::orders::Moment;

/// Grants of one venue at most; more are no venue's.
pub const MOST: usize = 1_024;

/// Why a message of grants was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// A signature is not the coordinator's.
    #[error("a signature is not that of the server whose key this venue holds")]
    Forged,
    /// A list that is older than the one held.
    #[error("it is older than the stored one")]
    Older,
    /// Something in it cannot be.
    #[error("{0}")]
    Field(&'static str),
}

/// When something was received, by which clocks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Received {
    /// Which boot the monotonic clock counts from.
    pub boot_id: String,
    /// Both clocks.
    pub at: Moment,
}

/// What the coordinator said last.
#[derive(Clone, Debug)]
struct Held {
    message: v1::Grants,
    grants: Vec<Grant>,
    revoked: BTreeSet<u64>,
    received: Received,
}

/// The venue's officials.
#[derive(Clone, Debug)]
pub struct Authority {
    venue: VenueId,
    key: [u8; 32],
    held: Option<Held>,
}

impl Authority {
    /// Of this venue, under the coordinator's public key; nobody is known yet.
    pub fn new(venue: VenueId, key: [u8; 32]) -> Self {
        Self {
            venue,
            key,
            held: None,
        }
    }

    /// Takes what the coordinator says, if it is the coordinator's word and no older than what is
    /// held.
    pub fn take(&mut self, message: v1::Grants, received: Received) -> Result<(), Unfit> {
        let older = |held: &Held| {
            held.message.tournament == message.tournament && held.message.at > message.at
        };
        if self.held.as_ref().is_some_and(older) {
            return Err(Unfit::Older);
        }
        let (grants, revoked) = check::read(&message, &self.key)?;
        self.held = Some(Held {
            message,
            grants,
            revoked,
            received,
        });
        Ok(())
    }

    /// The person in an office that may do this here; `now` is by the clocks of `boot_id`.
    pub fn actor(
        &self,
        person: &PersonId,
        verb: Verb,
        now: Moment,
        boot_id: &str,
    ) -> Result<Actor, Denied> {
        let Some(held) = &self.held else {
            return Err(Denied::NotGranted);
        };
        let time = held.coordinator_time(now, boot_id);
        grants::actor(&held.grants, &held.revoked, &self.venue, person, verb, time)
    }

    /// The same in one office alone, as a session is for.
    pub fn actor_in(
        &self,
        office: &Office,
        verb: Verb,
        now: Moment,
        boot_id: &str,
    ) -> Result<Actor, Denied> {
        let held = self.held.as_ref().ok_or(Denied::NotGranted)?;
        let time = held.coordinator_time(now, boot_id);
        let own = held.grants.iter().filter(|grant| {
            grant.tournament == office.tournament
                && grant.role == office.role
                && grant.venue == office.venue
        });
        grants::actor(own, &held.revoked, &self.venue, &office.person, verb, time)
    }

    /// The tournament that the offices are of; none before the coordinator told.
    pub fn tournament(&self) -> Option<&str> {
        self.held
            .as_ref()
            .map(|held| held.message.tournament.as_str())
    }

    /// The IANA name of the venue's time zone; none before the coordinator told.
    pub fn time_zone(&self) -> Option<&str> {
        let held = self.held.as_ref()?;
        Some(held.message.time_zone.as_str()).filter(|zone| !zone.is_empty())
    }

    /// Who has an office here or in the whole event, each once, by the names that the coordinator told.
    pub fn names(&self) -> Vec<v1::OfficialName> {
        let grants = self.held.iter().flat_map(|held| &held.message.grants);
        let told = grants.filter(|grant| !grant.name.is_empty());
        let names: BTreeMap<_, _> = told.map(|grant| (&grant.person, &grant.name)).collect();
        let of = |(person, name): (&String, &String)| v1::OfficialName {
            person: person.clone(),
            name: name.clone(),
        };
        names.into_iter().map(of).collect()
    }

    /// How many offices are known.
    pub fn len(&self) -> usize {
        self.held.as_ref().map_or(0, |held| held.grants.len())
    }

    /// Whether none is known.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Held {
    /// What the coordinator's clock shows now, as far as can be told: what it showed, and what
    /// went by here since then. The wall clock is asked only after another boot.
    fn coordinator_time(&self, now: Moment, boot_id: &str) -> Time {
        let went_by = if self.received.boot_id == boot_id {
            now.now.saturating_sub(self.received.at.now)
        } else {
            now.wall.saturating_sub(self.received.at.wall)
        };
        let scaled = u128::from(went_by) * u128::from(self.message.speed.max(1_000)) / 1_000;
        let scaled = u64::try_from(scaled).unwrap_or(u64::MAX);
        Time(self.message.at.saturating_add(scaled))
    }
}
