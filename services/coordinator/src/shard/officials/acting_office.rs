//! Who asks, and in which of his offices he acts (PEN-3).

use adoube_chess::Side;
use adoube_proto::v1;
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::Board;
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::ids::{DeviceId, PersonId, VenueId};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::roles::{self, Verb};

use crate::shard::Shard;
use crate::shard::input::{Answer, Reply};

/// One office of one person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Office {
    /// Who.
    pub person: PersonId,
    /// As what.
    pub role: Role,
    /// Where; none for the whole event.
    pub venue: Option<VenueId>,
}

/// Who asks.
#[derive(Debug, Clone)]
pub enum Asker {
    /// By certificate: in any office that the tournament gave him, and as this.
    Anyhow(Actor),
    /// By a session: in one office, as long as he has it.
    In(Office),
}

impl From<Actor> for Asker {
    fn from(actor: Actor) -> Self {
        Self::Anyhow(actor)
    }
}

impl Asker {
    fn person(&self) -> Option<&PersonId> {
        match self {
            Self::Anyhow(actor) => actor.person(),
            Self::In(office) => Some(&office.person),
        }
    }
}

impl Shard {
    /// The person in that of his offices which may do this, if he has one: offices are what the
    /// tournament's own record gave him, and organiser also whom the authority named one. Of
    /// several the one of the venue that he acts at comes first.
    pub(super) fn in_role(&self, asker: &Asker, verb: Verb, venue: Option<&VenueId>) -> Actor {
        let (person, otherwise) = match asker {
            Asker::Anyhow(actor) => match actor {
                Actor::Person {
                    person,
                    device: None,
                    ..
                } => (person, actor.clone()),
                Actor::Person { .. } | Actor::Coordinator | Actor::Venue(_) => {
                    return actor.clone();
                }
            },
            Asker::In(office) => {
                let nobody = Actor::official(office.person.clone(), Role::Spectator);
                (&office.person, nobody)
            }
        };
        let mut offices = self.offices(asker);
        let elsewhere =
            |at: &Option<VenueId>| at.is_some() && venue.is_some() && at.as_ref() != venue;
        // An arbiter of the event may do more to a clock than one of a venue: he acts as that.
        let lesser =
            |at: &Option<VenueId>| matches!(verb, Verb::Pause | Verb::Resume) && at.is_some();
        offices.sort_by_key(|(_, at)| (elsewhere(at), lesser(at)));
        let acting = offices.into_iter();
        let acting = acting.map(|(role, _)| Actor::official(person.clone(), role));
        acting
            .chain([otherwise.clone()])
            .find(|actor| roles::may(actor, verb).is_ok())
            .unwrap_or(otherwise)
    }

    /// The offices that he may act in.
    fn offices(&self, asker: &Asker) -> Vec<(Role, Option<VenueId>)> {
        let Some(person) = asker.person() else {
            return Vec::new();
        };
        let mut offices = self.state.event.state.roles_of(person);
        if let Asker::In(office) = asker {
            offices.retain(|(role, at)| (*role, at) == (office.role, &office.venue));
        }
        offices
    }

    /// The venue of a board's seats at which the person has an office.
    pub(super) fn office_at<'a>(&self, asker: &Asker, board: &'a Board) -> Option<&'a VenueId> {
        let offices = self.offices(asker);
        let here = |venue: &&VenueId| offices.iter().any(|(_, at)| at.as_ref() == Some(*venue));
        let mut venues = Side::ALL.into_iter().map(|side| &board.seat(side).venue);
        venues.find(here)
    }

    /// What a page tells whoever is signed in.
    pub(in crate::shard) fn who(&self, actor: &Actor, office: &Office) -> Answer {
        roles::may(actor, Verb::Describe)?;
        let event = &self.state.event.state;
        let mut venues = event.venues_in_order();
        let own = |id: &VenueId| office.venue.as_ref().is_none_or(|venue| venue == id);
        let zone = venues.find(|(id, _)| own(id));
        let may = Verb::ALL.into_iter();
        let may = may.filter(|verb| roles::may(actor, *verb).is_ok());
        let reply = v1::WhoReply {
            session: None,
            name: self.state.name(&office.person),
            tournament: self.state.tournament.to_string(),
            title: event
                .regulations()
                .map_or_else(String::new, |rules| rules.name.clone()),
            may: may.map(|verb| v1::Verb::number_of(verb.name())).collect(),
            time_zone: zone.map_or_else(String::new, |(_, venue)| venue.time_zone.clone()),
        };
        Ok(reply.into())
    }

    /// Whether he may let a device of a venue make itself a key: with an office there, or in the whole event.
    pub(super) fn may_enrol(
        &self,
        asker: &Asker,
        actor: &Actor,
        venue: &VenueId,
        device: &DeviceId,
    ) -> Answer {
        roles::may(actor, Verb::EnrolDevice)?;
        let offices = self.offices(asker);
        let here = |(role, at): &(Role, Option<VenueId>)| {
            actor.role() == Some(*role) && at.as_ref().is_none_or(|at| at == venue)
        };
        if !offices.iter().any(here) {
            let text = format!("this needs a role at {venue} or in the whole event");
            return Err(Refusal::Invalid(text));
        }
        if self.state.event.state.device_venue(device) != Some(venue) {
            let message = CatalogueMessage::new("refusal-no-device-of-venue");
            let message = message.text("device", device).text("venue", venue);
            return Err(Refusal::Stated(message));
        }
        Ok(Reply::As(actor.clone()))
    }

    /// Whether somebody may be invited in this office: he has to have it.
    pub(super) fn may_invite(&self, actor: &Actor, office: &Office) -> Answer {
        roles::may(actor, Verb::Invite)?;
        let offices = self.state.event.state.roles_of(&office.person);
        if offices.contains(&(office.role, office.venue.clone())) {
            return Ok(Reply::As(actor.clone()));
        }
        Err(Refusal::Invalid(format!(
            "{} is not {} here: name a role that the organiser gave (officials.toml)",
            office.person,
            office.role.name()
        )))
    }
}
