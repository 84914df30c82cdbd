//! Who has an office, signed for venues that may be cut off.

use adoube_proto::v1::{self, venue_notice};
use adoube_tournament::grants::{Grant, Revocations};
use adoube_tournament::ids::VenueId;
use adoube_tournament::time::{Millis, Time};

use crate::shard::input::{Now, StreamId};
use crate::shard::{Shard, views};

/// For how long a grant holds without being renewed, real milliseconds: longer than a venue is
/// cut off, shorter than an event.
const HOLDS: u64 = 36 * 3_600_000;

/// How often grants are renewed, real milliseconds.
pub(in crate::shard) const RENEWED: u64 = 3_600_000;

/// More ended appointments than these are not told: the oldest have expired long ago.
const MOST_REVOKED: usize = 4_096;

impl Shard {
    /// Tells a venue who has an office there or in the whole event.
    pub(super) fn hold_grants(&mut self, stream: StreamId, venue: &VenueId, now: Now) {
        let until = now.game + self.scaled(Millis(HOLDS));
        let event = &self.state.event.state;
        let grants = event.appointments();
        let grants =
            grants.filter(|(_, office)| office.venue.as_ref().is_none_or(|at| at == venue));
        let grants = grants.map(|(serial, office)| Grant {
            tournament: self.state.tournament.clone(),
            person: office.person.clone(),
            role: office.role,
            venue: office.venue.clone(),
            serial,
            until,
        });
        let grants = grants.map(|grant| self.signed_grant(&grant)).collect();
        let mut notice = self.with_revocations(grants, now.game);
        let known = self.state.event.state.venues().get(venue);
        notice.time_zone = known.map_or_else(String::new, |venue| venue.time_zone.clone());
        self.hold_notice(stream, venue_notice::Body::Grants(notice));
    }

    fn signed_grant(&self, grant: &Grant) -> v1::SignedGrant {
        v1::SignedGrant {
            person: grant.person.to_string(),
            role: views::role(grant.role).into(),
            venue: views::or_empty(grant.venue.as_ref()),
            serial: grant.serial,
            until: grant.until.0,
            signature: (self.settings.signer)(&grant.message()),
            name: self.state.name(&grant.person),
        }
    }

    fn with_revocations(&self, grants: Vec<v1::SignedGrant>, at: Time) -> v1::Grants {
        let ended = self.state.event.state.ended_appointments();
        let list = Revocations {
            tournament: self.state.tournament.clone(),
            at,
            serials: ended.iter().rev().take(MOST_REVOKED).copied().collect(),
        };
        v1::Grants {
            tournament: list.tournament.to_string(),
            grants,
            at: at.0,
            revocations_signature: (self.settings.signer)(&list.message()),
            revoked: list.serials.into_iter().collect(),
            speed: self.scaled(Millis(1_000)).0,
            time_zone: String::new(),
        }
    }

    /// Tells every connected venue: an office was given or taken back, or grants are to be renewed.
    pub(in crate::shard) fn tell_grants(&mut self, now: Now) {
        self.venues.granted_at = now.real;
        for (stream, venue) in self.venues.connected() {
            self.hold_grants(stream, &venue, now);
        }
    }
}
