//! Who acts: every command and every record names its actor.

use crate::ids::{DeviceId, PersonId, VenueId};
use crate::words::words;

/// What somebody may be in an event (O 9, 10, 16 to 18).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Plays at a seat.
    Player,
    /// Enters the moves of a player who cannot (O 3.8).
    Assistant,
    /// Local technical arbiter: watches connections and devices (O 18.8).
    Lta,
    /// Local chief arbiter: inspects devices and players (O 18.4 to 18.7).
    Lca,
    /// An arbiter of the event.
    Arbiter,
    /// Rules on disconnections and all else (O 18.9).
    ChiefArbiter,
    /// Writes the regulations, appoints venues and officials (O 16.1).
    Organiser,
    /// Watches.
    Spectator,
}

words! {
    Role {
        Player = "player",
        Assistant = "assistant",
        Lta = "lta",
        Lca = "lca",
        Arbiter = "arbiter",
        ChiefArbiter = "chief-arbiter",
        Organiser = "organiser",
        Spectator = "spectator",
    }
}

impl Role {
    /// Whether it is an arbiter's of one venue: the LTA's or the LCA's.
    pub const fn is_local(self) -> bool {
        matches!(self, Self::Lta | Self::Lca)
    }

    /// The office as a sentence has it; the arbiter where it is none of those that stand alone.
    pub const fn in_words(self) -> &'static str {
        match self {
            Self::Lta => "the LTA",
            Self::Lca => "the LCA",
            Self::ChiefArbiter => "the Chief Arbiter",
            Self::Player | Self::Assistant | Self::Arbiter | Self::Organiser | Self::Spectator => {
                "the arbiter"
            }
        }
    }
}

/// The author of a command or record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Actor {
    /// The coordinator itself: timers, recovery, the execution of what was ordered.
    Coordinator,
    /// A venue node's report.
    Venue(VenueId),
    /// Somebody, in a role, perhaps at a playing device.
    Person {
        /// Who.
        person: PersonId,
        /// As what.
        role: Role,
        /// At which device.
        device: Option<DeviceId>,
    },
}

impl Actor {
    /// Whether it is an arbiter of one venue, the LTA or the LCA.
    pub fn is_local(&self) -> bool {
        self.role().is_some_and(Role::is_local)
    }

    /// Whether the Chief Arbiter acts.
    pub fn is_chief_arbiter(&self) -> bool {
        self.role() == Some(Role::ChiefArbiter)
    }

    /// The person and the office in which they act; none of a program.
    pub const fn office(&self) -> Option<(&PersonId, Role)> {
        match self {
            Self::Person { person, role, .. } => Some((person, *role)),
            Self::Coordinator | Self::Venue(_) => None,
        }
    }

    /// In which office; none of a program.
    pub fn role(&self) -> Option<Role> {
        self.office().map(|(_, role)| role)
    }

    /// Who acts; none where the coordinator or a venue's node does.
    pub fn person(&self) -> Option<&PersonId> {
        self.office().map(|(person, _)| person)
    }

    /// An official at no playing device.
    pub const fn official(person: PersonId, role: Role) -> Self {
        Self::Person {
            person,
            role,
            device: None,
        }
    }

    /// A player at a device.
    pub const fn player(person: PersonId, device: DeviceId) -> Self {
        Self::Person {
            person,
            role: Role::Player,
            device: Some(device),
        }
    }
}
