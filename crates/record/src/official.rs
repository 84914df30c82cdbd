//! An official: the person, the role, and the venue of one who has a venue.

use adoube_tournament::actor::Role;
use adoube_tournament::ids::{PersonId, VenueId};

use crate::error::DecodeError;
use crate::fields::{Decoded, number, optional, parsed};
use crate::{header, log};

pub(crate) fn write_official(
    person: PersonId,
    role: Role,
    venue: Option<VenueId>,
) -> log::Official {
    log::Official {
        person: person.into(),
        role: number(header::kind_of(role)),
        venue: venue.map_or_else(String::new, String::from),
    }
}

pub(crate) fn read_official(
    official: &log::Official,
) -> Decoded<(PersonId, Role, Option<VenueId>)> {
    let kind = header::actor_kind(official.role)?;
    let role = header::role_of(kind)
        .ok_or_else(|| DecodeError::out_of_range("role of an official", official.role))?;
    let venue = optional(&official.venue, "venue")?;
    Ok((parsed(&official.person, "person")?, role, venue))
}
