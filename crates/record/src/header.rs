//! What stands before every event: when, who, answering which command.

use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::ids::CommandId;
use adoube_tournament::time::Time;

use crate::error::DecodeError;
use crate::field::{Decoded, Field, parsed};
use crate::log::{self, ActorKind};

/// The domain's view of a header.
#[derive(Debug, Clone)]
pub(crate) struct Head {
    pub(crate) time: Time,
    pub(crate) actor: Actor,
    pub(crate) command: Option<CommandId>,
}

const ROLES: [(Role, ActorKind); 8] = [
    (Role::Player, ActorKind::Player),
    (Role::Assistant, ActorKind::Assistant),
    (Role::Lta, ActorKind::Lta),
    (Role::Lca, ActorKind::Lca),
    (Role::Arbiter, ActorKind::Arbiter),
    (Role::ChiefArbiter, ActorKind::ChiefArbiter),
    (Role::Organiser, ActorKind::Organiser),
    (Role::Spectator, ActorKind::Spectator),
];

/// The header as it is stored.
pub(crate) fn write(time: Time, actor: &Actor, command: Option<CommandId>) -> log::Header {
    let mut header = log::Header {
        time: time.0,
        command: command.map_or_else(Vec::new, |id| id.0.to_vec()),
        ..log::Header::default()
    };
    match actor {
        Actor::Coordinator => header.actor = ActorKind::Coordinator.into(),
        Actor::Venue(venue) => {
            header.actor = ActorKind::Venue.into();
            venue.as_str().clone_into(&mut header.name);
        }
        Actor::Person {
            person,
            role,
            device,
        } => {
            header.actor = role.write();
            person.as_str().clone_into(&mut header.name);
            header.device = device.write();
        }
    }
    header
}

/// A role's place in the stored list.
pub(crate) fn kind_of(role: Role) -> ActorKind {
    ROLES
        .into_iter()
        .find(|(other, _)| *other == role)
        .map_or(ActorKind::Player, |(_, kind)| kind)
}

/// The header as the domain knows it.
pub(crate) fn read(header: &log::Header) -> Decoded<Head> {
    Ok(Head {
        time: Time(header.time),
        actor: read_actor(header)?,
        command: read_command(&header.command)?,
    })
}

fn read_actor(header: &log::Header) -> Decoded<Actor> {
    let kind = actor_kind(header.actor)?;
    match kind {
        ActorKind::Coordinator => Ok(Actor::Coordinator),
        ActorKind::Venue => Ok(Actor::Venue(parsed(&header.name, "venue of the actor")?)),
        ActorKind::Player
        | ActorKind::Assistant
        | ActorKind::Lta
        | ActorKind::Lca
        | ActorKind::Arbiter
        | ActorKind::ChiefArbiter
        | ActorKind::Organiser
        | ActorKind::Spectator => Ok(Actor::Person {
            person: parsed(&header.name, "person of the actor")?,
            role: role_of(kind).ok_or(DecodeError::Missing { what: "role" })?,
            device: Field::read(header.device.clone(), "device of the actor")?,
        }),
    }
}

/// Zero is the player here, so the usual reading of zero as "missing" does not hold.
pub(crate) fn actor_kind(stored: i32) -> Decoded<ActorKind> {
    ActorKind::try_from(stored).map_err(|_| match u64::try_from(stored) {
        Ok(number) => DecodeError::Newer {
            what: "actor",
            number,
        },
        Err(_) => DecodeError::out_of_range("actor", stored),
    })
}

/// The role that a stored kind of actor is, if it is a person's.
pub(crate) fn role_of(kind: ActorKind) -> Option<Role> {
    ROLES
        .into_iter()
        .find(|(_, other)| *other == kind)
        .map(|(role, _)| role)
}

fn read_command(bytes: &[u8]) -> Decoded<Option<CommandId>> {
    if bytes.is_empty() {
        return Ok(None);
    }
    let length = bytes.len();
    CommandId::from_bytes(bytes)
        .map(Some)
        .ok_or_else(|| DecodeError::out_of_range("command id's length", length))
}
