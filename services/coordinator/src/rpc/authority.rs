//! Who calls, and as what: identity by certificate, role by the tournament's own record.

use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::ids::{DeviceId, PersonId, VenueId};
use tonic::{Request, Status};

use crate::identity::{Identity, identify};

/// The peer of a request.
fn peer<T>(request: &Request<T>) -> Result<Identity, Status> {
    let certificates = request.peer_certs();
    let first = certificates.as_ref().and_then(|all| all.first());
    let der = first.ok_or_else(|| Status::unauthenticated("a client certificate is required"))?;
    identify(der).map_err(|error| Status::unauthenticated(error.to_string()))
}

/// The device that calls.
pub(super) fn device<T>(request: &Request<T>) -> Result<DeviceId, Status> {
    match peer(request)? {
        Identity::Device(_, device) => Ok(device),
        _ => Err(Status::permission_denied(
            "only a playing device may call this",
        )),
    }
}

/// The venue node that calls.
pub(super) fn venue<T>(request: &Request<T>) -> Result<VenueId, Status> {
    match peer(request)? {
        Identity::Venue(venue) => Ok(venue),
        _ => Err(Status::permission_denied("only a venue node may call this")),
    }
}

/// A person who calls.
#[derive(Debug, Clone)]
pub(super) struct Caller {
    person: PersonId,
    organiser: bool,
}

impl Caller {
    /// The person of a request.
    pub(super) fn of<T>(request: &Request<T>) -> Result<Self, Status> {
        match peer(request)? {
            Identity::Person { person, organiser } => Ok(Self { person, organiser }),
            _ => Err(Status::permission_denied("only an official may call this")),
        }
    }

    /// Opening a tournament is the organiser's alone: it has no record yet that could tell.
    pub(super) fn must_be_organiser(&self) -> Result<(), Status> {
        if self.organiser {
            return Ok(());
        }
        Err(Status::permission_denied(
            "not-your-role (O 16.1): only an organiser may set up",
        ))
    }

    /// The caller as an organiser, if the authority named him one; otherwise as nobody special.
    /// The shard looks up the roles that the tournament gave him.
    pub(super) fn actor(&self) -> Actor {
        let role = if self.organiser {
            Role::Organiser
        } else {
            Role::Spectator
        };
        Actor::official(self.person.clone(), role)
    }
}
