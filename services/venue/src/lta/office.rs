//! Who calls, and in which office.

use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};

use adoube_proto::v1;
use adoube_sessions::keeper::SignedIn;
use adoube_sessions::office as sessions;
use adoube_tournament::actor::Actor;
use adoube_tournament::grants::Denied;
use adoube_tournament::ids::PersonId;
use adoube_tournament::roles::Verb;
use tokio::sync::{mpsc, watch};
use tonic::{Request, Status};
use x509_parser::prelude::{FromDer, GeneralName, X509Certificate};

use super::ask::Ask;
use super::picture::Picture;
use super::told;
use crate::clock;
use crate::enrol;
use crate::grants::{Authority, Received, Unfit};
use crate::network_codes::NetworkCodes;
use crate::orders::Moment;

/// What every call of an official needs. Clones share it.
#[derive(Clone, Debug)]
pub struct Office {
    /// The venue's id.
    pub venue: String,
    /// Its name.
    pub name: String,
    /// The venue as it is shown.
    pub shown: watch::Receiver<Arc<Picture>>,
    /// The way to the heart.
    pub asks: mpsc::Sender<Ask>,
    /// Who has an office here.
    pub officials: Officials,
    /// Who lets devices in that have no key yet; none where nobody does.
    pub enrolling: Option<Arc<enrol::Desk>>,
    /// Answers the questions of devices that reach nobody.
    pub network: Arc<NetworkCodes>,
}

/// Who has an office here, as the coordinator said last. Clones share it.
#[derive(Clone, Debug)]
pub struct Officials {
    authority: Arc<RwLock<Authority>>,
    boot_id: String,
}

impl Officials {
    /// By the grants that this authority holds.
    pub fn new(authority: Authority, boot_id: String) -> Self {
        Self {
            authority: Arc::new(RwLock::new(authority)),
            boot_id,
        }
    }

    /// Takes what the coordinator says now; the bytes to keep.
    pub fn take(&self, grants: v1::Grants) -> Result<Option<Vec<u8>>, Unfit> {
        let received = Received {
            boot_id: self.boot_id.clone(),
            at: moment(),
        };
        let mut authority = self
            .authority
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        authority.take(grants, received)?;
        Ok(authority.encode())
    }

    /// The person in an office that may do this here and now.
    pub fn actor(&self, caller: &Caller, verb: Verb) -> Result<Actor, Denied> {
        let authority = self.read();
        match caller {
            Caller::Certificate(person) => authority.actor(person, verb, moment(), &self.boot_id),
            Caller::Session(signed_in) => {
                authority.actor_in(&signed_in.office, verb, moment(), &self.boot_id)
            }
        }
    }

    /// Whether somebody has this office here.
    pub fn appointed(&self, office: &sessions::Office) -> Result<Actor, Denied> {
        let authority = self.read();
        authority.actor_in(office, Verb::WatchVenue, moment(), &self.boot_id)
    }

    /// The tournament that the offices are of; none before the coordinator told.
    pub fn tournament(&self) -> Option<String> {
        self.read().tournament().map(str::to_owned)
    }

    /// The IANA name of the venue's time zone; empty before the coordinator told.
    pub fn time_zone(&self) -> String {
        self.read().time_zone().unwrap_or_default().to_owned()
    }

    /// The officials by name, as the coordinator told.
    pub fn names(&self) -> Vec<v1::OfficialName> {
        self.read().names()
    }

    fn read(&self) -> RwLockReadGuard<'_, Authority> {
        self.authority
            .read()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

fn moment() -> Moment {
    Moment {
        now: clock::monotonic_ms(),
        wall: clock::wall_ms(),
    }
}

/// A person who was let in.
#[derive(Clone, Debug)]
pub struct Official {
    /// How he came in.
    pub caller: Caller,
    /// Who.
    pub person: PersonId,
    /// In which office.
    pub role: v1::Role,
}

impl Office {
    /// Who calls, if he may do this.
    pub fn admit<T>(&self, request: &Request<T>, verb: Verb) -> Result<Official, Status> {
        let caller = Caller::of(request)?;
        let admitted = self.officials.actor(&caller, verb);
        match admitted {
            Ok(Actor::Person { person, role, .. }) => Ok(Official {
                caller,
                person,
                role: v1::Role::from_word(role.name()).unwrap_or_default(),
            }),
            Ok(_) => Err(Status::permission_denied("only a person may do this")),
            Err(denied) => {
                tracing::warn!(person = %caller.person(), ?verb, code = denied.code(), "refused");
                Err(told::denied(&denied))
            }
        }
    }
}

/// Somebody who calls: by his certificate in any office of his, by a session in one.
#[derive(Clone, Debug)]
pub enum Caller {
    /// Whom the certificate names.
    Certificate(PersonId),
    /// Who is signed in.
    Session(SignedIn),
}

impl Caller {
    /// Of a request. What came through the wall's gate bears a session; no such request has a
    /// certificate, and no other one a session.
    pub fn of<T>(request: &Request<T>) -> Result<Self, Status> {
        match request.extensions().get::<SignedIn>() {
            Some(signed_in) => Ok(Self::Session(signed_in.clone())),
            None => person(request).map(Self::Certificate),
        }
    }

    /// Who.
    pub fn person(&self) -> &PersonId {
        match self {
            Self::Certificate(person) => person,
            Self::Session(signed_in) => &signed_in.office.person,
        }
    }
}

/// The person whom the caller's certificate names. Its authority was checked by TLS before.
fn person<T>(request: &Request<T>) -> Result<PersonId, Status> {
    let certificates = request.peer_certs();
    let first = certificates.as_ref().and_then(|all| all.first());
    let der = first.ok_or_else(|| Status::unauthenticated("a client certificate is required"))?;
    official(der).ok_or_else(|| Status::permission_denied("only an official may call this"))
}

/// The person of a certificate with exactly one `adoube:` name, that of a person.
fn official(der: &[u8]) -> Option<PersonId> {
    let (_, certificate) = X509Certificate::from_der(der).ok()?;
    let names = certificate.subject_alternative_name().ok()??;
    let uri = |name: &GeneralName<'_>| match name {
        GeneralName::URI(uri) => uri.strip_prefix("adoube:").map(str::to_owned),
        _ => None,
    };
    let mut found = names.value.general_names.iter().filter_map(uri);
    let (Some(name), None) = (found.next(), found.next()) else {
        return None;
    };
    let person = name
        .strip_prefix("official:")
        .or_else(|| name.strip_prefix("organiser:"))?;
    person.parse().ok()
}
