//! Offices that hold at a venue that is cut off: the coordinator signs them, the venue node checks
//! them by itself (PEN-3).
//!
//! Here stand what is signed and who may do what by it. Signing and checking signatures is the
//! services' part: this crate knows no keys.

use std::collections::BTreeSet;

use crate::actor::{Actor, Role};
use crate::ids::{PersonId, TournamentId, VenueId};
use crate::refusal::Refusal;
use crate::roles::{self, Verb};
use crate::time::Time;

/// Separates a grant's signature from every other use of the coordinator's key.
const GRANT: &[u8] = b"adoube/venue/grant/v1";

/// The same for a list of grants that hold no more.
const REVOCATIONS: &[u8] = b"adoube/venue/revocations/v1";

/// An office that the coordinator vouches for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grant {
    /// The tournament that gave the office.
    pub tournament: TournamentId,
    /// Who.
    pub person: PersonId,
    /// As what.
    pub role: Role,
    /// Where; none for the whole event.
    pub venue: Option<VenueId>,
    /// The number of the appointment.
    pub serial: u64,
    /// The last coordinator time at which it holds.
    pub until: Time,
}

impl Grant {
    /// What is signed.
    pub fn message(&self) -> Vec<u8> {
        let venue = self.venue.as_ref().map_or("", VenueId::as_str);
        let mut message = GRANT.to_vec();
        for text in [
            self.tournament.as_str(),
            self.person.as_str(),
            self.role.name(),
            venue,
        ] {
            put(&mut message, text);
        }
        message.extend(self.serial.to_be_bytes());
        message.extend(self.until.0.to_be_bytes());
        message
    }
}

/// The grants that hold no more, as of an instant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Revocations {
    /// The tournament.
    pub tournament: TournamentId,
    /// The coordinator's time when the list was made. A later list takes the place of an earlier
    /// one.
    pub at: Time,
    /// The appointments that ended.
    pub serials: BTreeSet<u64>,
}

impl Revocations {
    /// What is signed.
    pub fn message(&self) -> Vec<u8> {
        let mut message = REVOCATIONS.to_vec();
        put(&mut message, self.tournament.as_str());
        message.extend(self.at.0.to_be_bytes());
        message.extend((self.serials.len() as u64).to_be_bytes());
        for serial in &self.serials {
            message.extend(serial.to_be_bytes());
        }
        message
    }
}

/// A text with its length before it, so that no two lists of texts read alike.
fn put(message: &mut Vec<u8>, text: &str) {
    let length = u32::try_from(text.len()).unwrap_or(u32::MAX);
    message.extend(length.to_be_bytes());
    message.extend(text.as_bytes());
}

/// Why somebody may not do something at a venue.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Denied {
    /// Nobody vouches for an office of this person.
    #[error(
        "the coordinator has granted this person no office here or in the whole event, as far as this venue knows"
    )]
    NotGranted,
    /// Only at another venue.
    #[error("the office is at venue {0}, not at this one")]
    OtherVenue(VenueId),
    /// The person had it once.
    #[error("the office was taken back")]
    Revoked,
    /// The venue has not heard for too long that it still holds.
    #[error("the grant of the office has expired, and the coordinator has not renewed it here")]
    Expired,
    /// The office does not allow this.
    #[error(transparent)]
    Role(#[from] Refusal),
}

impl Denied {
    /// A stable word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NotGranted => "not-granted",
            Self::OtherVenue(_) => "other-venue",
            Self::Revoked => "revoked",
            Self::Expired => "expired",
            Self::Role(refusal) => refusal.code(),
        }
    }

    /// A word for the sentence and what fills it in, by name, as of a [`Refusal`]; none where it is told in English
    /// alone.
    pub fn word_and_arguments(&self) -> Option<(&'static str, Vec<(&'static str, String)>)> {
        Some(match self {
            Self::NotGranted => ("not-granted", Vec::new()),
            Self::OtherVenue(venue) => ("office-elsewhere", vec![("venue", venue.to_string())]),
            Self::Revoked => ("office-revoked", Vec::new()),
            Self::Expired => ("office-expired", Vec::new()),
            Self::Role(refusal) => return refusal.word_and_arguments(),
        })
    }

    /// How near the person is to being allowed: of several reasons the nearest is told.
    const fn distance(&self) -> u8 {
        match self {
            Self::Role(_) => 0,
            Self::Expired => 1,
            Self::Revoked => 2,
            Self::OtherVenue(_) => 3,
            Self::NotGranted => 4,
        }
    }
}

/// The person in an office that may do this at this venue, by grants whose signatures were
/// checked. `now` is coordinator time as far as the venue can tell.
pub fn actor<'a>(
    grants: impl IntoIterator<Item = &'a Grant>,
    revoked: &BTreeSet<u64>,
    venue: &VenueId,
    person: &PersonId,
    verb: Verb,
    now: Time,
) -> Result<Actor, Denied> {
    let own = grants.into_iter().filter(|grant| grant.person == *person);
    let mut nearest = Denied::NotGranted;
    for grant in own {
        match by(grant, revoked, venue, verb, now) {
            Ok(actor) => return Ok(actor),
            Err(denied) if denied.distance() < nearest.distance() => nearest = denied,
            Err(_) => {}
        }
    }
    Err(nearest)
}

fn by(
    grant: &Grant,
    revoked: &BTreeSet<u64>,
    here: &VenueId,
    verb: Verb,
    now: Time,
) -> Result<Actor, Denied> {
    if let Some(venue) = grant.venue.as_ref().filter(|venue| *venue != here) {
        return Err(Denied::OtherVenue(venue.clone()));
    }
    if revoked.contains(&grant.serial) {
        return Err(Denied::Revoked);
    }
    if now > grant.until {
        return Err(Denied::Expired);
    }
    let actor = Actor::official(grant.person.clone(), grant.role);
    roles::may(&actor, verb)?;
    Ok(actor)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grant(person: &str, role: Role, venue: &str, serial: u64) -> Grant {
        Grant {
            tournament: TournamentId::new("open").unwrap(),
            person: PersonId::new(person).unwrap(),
            role,
            venue: VenueId::new(venue).ok(),
            serial,
            until: Time(1_000),
        }
    }

    /// Person, verb, time, and who acts as what or why nobody does.
    #[test]
    fn pen_3_who_may_do_what_at_madrid_while_it_is_cut_off() {
        let grants = [
            grant("lena", Role::Lta, "madrid", 1),
            grant("omar", Role::Lta, "oslo", 2),
            grant("clara", Role::ChiefArbiter, "", 3),
            grant("otto", Role::Organiser, "", 4),
            grant("rita", Role::Lta, "madrid", 5),
            // Once LCA here, LTA at Oslo now.
            grant("mixed", Role::Lca, "madrid", 6),
            grant("mixed", Role::Lta, "oslo", 7),
        ];
        let revoked = BTreeSet::from([5, 6]);
        let madrid = VenueId::new("madrid").unwrap();
        for (person, verb, now, expected) in [
            ("lena", Verb::WatchVenue, 1_000, "lta"),
            ("lena", Verb::OrderDevice, 1_000, "lta"),
            ("lena", Verb::OrderDevice, 1_001, "expired"),
            ("lena", Verb::AdjustClock, 0, "not-your-role"),
            ("omar", Verb::OrderDevice, 0, "other-venue"),
            ("clara", Verb::OrderDevice, 0, "chief-arbiter"),
            ("otto", Verb::OrderDevice, 0, "not-your-role"),
            ("rita", Verb::WatchVenue, 0, "revoked"),
            ("mixed", Verb::WatchVenue, 0, "revoked"),
            ("nobody", Verb::WatchVenue, 0, "not-granted"),
        ] {
            let who = PersonId::new(person).unwrap();
            let found = match actor(&grants, &revoked, &madrid, &who, verb, Time(now)) {
                Ok(Actor::Person { role, .. }) => role.name(),
                Ok(other) => panic!("{other:?}"),
                Err(denied) => denied.code(),
            };
            assert_eq!(found, expected, "{person} {verb:?} at {now}");
        }
    }

    #[test]
    fn the_messages_are_fixed_for_ever_and_tell_everything_apart() {
        let one = grant("p", Role::Lta, "v", 2);
        let mut expected = b"adoube/venue/grant/v1\0\0\0\x04open\0\0\0\x01p\0\0\0\x03lta".to_vec();
        expected.extend(b"\0\0\0\x01v\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\x03\xe8");
        assert_eq!(one.message(), expected);
        let list = Revocations {
            tournament: TournamentId::new("open").unwrap(),
            at: Time(1),
            serials: BTreeSet::from([5]),
        };
        let mut expected = b"adoube/venue/revocations/v1\0\0\0\x04open".to_vec();
        expected.extend([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1]);
        expected.extend([0, 0, 0, 0, 0, 0, 0, 5]);
        assert_eq!(list.message(), expected);
        for other in [
            grant("pv", Role::Lta, "", 2),
            grant("p", Role::Lca, "v", 2),
            grant("p", Role::Lta, "v", 3),
            Grant {
                until: Time(9),
                ..one.clone()
            },
        ] {
            assert_ne!(one.message(), other.message(), "{other:?}");
        }
    }
}
