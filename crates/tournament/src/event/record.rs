//! What the stream of a tournament holds.

use super::decide::OfficialPlan;
use super::delegations::ChiefsWord;
use super::invitations::Invited;
use crate::ids::{DeviceId, PersonId, VenueId};
use crate::regulations::Published;

/// One entry of a tournament's stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EventRecord {
    /// The first entry.
    Opened {
        /// What the tournament is called.
        name: String,
    },
    /// The regulations that hold from now on.
    RegulationsPublished {
        /// From 1, one more each time.
        version: u32,
        /// The document.
        document: Published,
    },
    /// A venue was appointed, or its description changed (O 16.1).
    VenueAppointed(VenueAppointed),
    /// A venue is no longer one of the event's. Its devices were retired before.
    VenueReleased {
        /// Which.
        venue: VenueId,
    },
    /// A device joined a venue (O 16.6).
    DeviceEnrolled {
        /// Which.
        device: DeviceId,
        /// Where it stands.
        venue: VenueId,
    },
    /// A device may no longer join.
    DeviceRetired {
        /// Which.
        device: DeviceId,
    },
    /// Somebody has a role from now on (O 16.8, 16.9).
    OfficialAppointed(OfficialPlan),
    /// Somebody has the role no longer.
    OfficialReleased(OfficialPlan),
    /// An arbiter may rule in the Chief Arbiter's place from now on (DIS-9).
    RulingsDelegated {
        /// Who.
        person: PersonId,
        /// By whose word.
        word: ChiefsWord,
    },
    /// He may no longer.
    DelegationEnded {
        /// Who.
        person: PersonId,
        /// By whose word.
        word: ChiefsWord,
    },
    /// Something became of an invitation to sign in to the console.
    Invitation(Invited),
}

/// A venue was appointed, or its description changed (O 16.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VenueAppointed {
    /// Which.
    pub venue: VenueId,
    /// What people call it.
    pub name: String,
    /// IANA name, such as `Europe/Madrid`.
    pub time_zone: String,
}
