//! Who calls, and as what: identity by certificate or session, role by the tournament's own record.

use adoube_sessions::keeper::SignedIn;
use adoube_sessions::office as sessions;
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::ids::{DeviceId, PersonId, TournamentId, VenueId};
use tonic::{Request, Status};

use crate::enrolment::Enrolment;
use crate::identity::{Identity, identify};
use crate::shard::{Asker, Office};

/// The peer of a request.
pub(super) fn peer<T>(request: &Request<T>) -> Result<Identity, Status> {
    let certificates = request.peer_certs();
    let first = certificates.as_ref().and_then(|all| all.first());
    let der = first.ok_or_else(|| Status::unauthenticated("a client certificate is required"))?;
    identify(der).map_err(|error| Status::unauthenticated(error.to_string()))
}

/// The device of a certificate, by the key that counts for it.
pub(super) fn device(certificate: &[u8], known: &Enrolment) -> Result<DeviceId, Status> {
    let identity =
        identify(certificate).map_err(|error| Status::unauthenticated(error.to_string()))?;
    let Identity::Device(_, device) = identity else {
        let text = "only a playing device may call this";
        return Err(Status::permission_denied(text));
    };
    known.knows(&device, certificate).map_err(|unknown| {
        tracing::warn!(%device, %unknown, "a device is refused");
        Status::unauthenticated(unknown.to_string())
    })?;
    Ok(device)
}

/// The venue node that calls.
pub(super) fn venue<T>(request: &Request<T>) -> Result<VenueId, Status> {
    match peer(request)? {
        Identity::Venue(venue) => Ok(venue),
        _ => Err(Status::permission_denied("only a venue node may call this")),
    }
}

/// A person who calls: by his certificate, or by a session of the pages.
#[derive(Debug, Clone)]
pub(super) enum Caller {
    /// In any of his offices.
    Certificate {
        /// Who.
        person: PersonId,
        /// Named an organiser by the authority itself.
        organiser: bool,
    },
    /// In one.
    Session(SignedIn),
}

impl Caller {
    /// The person of a request. What came through the pages' gate bears a session; no such request
    /// has a certificate, and no other one a session.
    pub(super) fn of<T>(request: &Request<T>) -> Result<Self, Status> {
        if let Some(signed_in) = request.extensions().get::<SignedIn>() {
            return Ok(Self::Session(signed_in.clone()));
        }
        match peer(request)? {
            Identity::Person { person, organiser } => Ok(Self::Certificate { person, organiser }),
            _ => Err(Status::permission_denied("only an official may call this")),
        }
    }

    /// Opening a tournament is the organiser's alone: it has no record yet that could tell.
    pub(super) fn must_be_organiser(&self) -> Result<(), Status> {
        if matches!(
            self,
            Self::Certificate {
                organiser: true,
                ..
            }
        ) {
            return Ok(());
        }
        Err(Status::permission_denied(
            "not-your-role (O 16.1): only an organiser may set up",
        ))
    }

    /// A session is for one tournament.
    pub(super) fn may_enter(&self, tournament: &TournamentId) -> Result<(), Status> {
        match self {
            Self::Session(signed_in) if signed_in.office.tournament != *tournament => Err(
                Status::permission_denied("your session is for another tournament"),
            ),
            _ => Ok(()),
        }
    }

    /// As what he asks. By certificate: as an organiser if the authority named him one, otherwise as
    /// nobody special; the shard looks up the offices that the tournament gave him.
    pub(super) fn asker(&self) -> Asker {
        match self {
            Self::Certificate { person, organiser } => {
                let role = if *organiser {
                    Role::Organiser
                } else {
                    Role::Spectator
                };
                Actor::official(person.clone(), role).into()
            }
            Self::Session(signed_in) => Asker::In(office(&signed_in.office)),
        }
    }
}

/// A session's office as the shard knows offices.
pub(super) fn office(office: &sessions::Office) -> Office {
    Office {
        person: office.person.clone(),
        role: office.role,
        venue: office.venue.clone(),
    }
}
