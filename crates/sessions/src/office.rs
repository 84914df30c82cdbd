//! What a session is for.

use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::ids::{PersonId, TournamentId, VenueId};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// One office of one person: a session acts in this one alone, whatever else he is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Office {
    /// The tournament that gave it.
    pub tournament: TournamentId,
    /// Who.
    pub person: PersonId,
    /// As what.
    #[serde(serialize_with = "write_role", deserialize_with = "read_role")]
    pub role: Role,
    /// Where; none for the whole event.
    pub venue: Option<VenueId>,
}

/// Somebody who invites, or takes an invitation back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Author {
    /// Who.
    pub person: PersonId,
    /// As what.
    #[serde(serialize_with = "write_role", deserialize_with = "read_role")]
    pub role: Role,
}

impl Author {
    /// The person who acts; none for what is no person.
    pub fn of(actor: &Actor) -> Option<Self> {
        let Actor::Person { person, role, .. } = actor else {
            return None;
        };
        Some(Self {
            person: person.clone(),
            role: *role,
        })
    }

    /// The person in his office.
    pub fn actor(&self) -> Actor {
        Actor::official(self.person.clone(), self.role)
    }
}

impl Office {
    /// The person in this office.
    pub fn actor(&self) -> Actor {
        Actor::official(self.person.clone(), self.role)
    }
}

// serde asks for a reference.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde's signature")]
fn write_role<S: Serializer>(role: &Role, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(role.name())
}

fn read_role<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Role, D::Error> {
    let name = String::deserialize(deserializer)?;
    Role::from_name(&name).ok_or_else(|| de::Error::custom(format!("'{name}' is no role")))
}
