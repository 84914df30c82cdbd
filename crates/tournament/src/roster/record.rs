//! What the stream of a roster holds.

use crate::ids::{PersonId, VenueId};

/// One entry of a roster's stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RosterRecord {
    /// Somebody was entered, or his entry was replaced.
    PersonEntered {
        /// Who, opaque.
        person: PersonId,
        /// A player's starting number, 1 to 9999; none for officials.
        number: Option<u16>,
        /// Where a player sits.
        venue: Option<VenueId>,
        /// A sealed [`Profile`](super::Profile).
        sealed: Vec<u8>,
    },
    /// A player sits elsewhere.
    VenueChanged {
        /// Who.
        person: PersonId,
        /// Where.
        venue: VenueId,
    },
    /// A player takes part no longer.
    Withdrawn {
        /// Who.
        person: PersonId,
        /// The first round without him.
        from: u16,
    },
    /// A player who had withdrawn takes part again.
    Returned {
        /// Who.
        person: PersonId,
    },
    /// A player who was brought in by mistake is none: nothing of him was played.
    Removed {
        /// Who.
        person: PersonId,
    },
    /// The key to the person's profile was thrown away.
    PersonForgotten {
        /// Who.
        person: PersonId,
    },
}
