//! Who is signed in to the wall, who may be invited, and whose session ends. All of it is the node's
//! own: it works while the venue is cut off.

use std::sync::Arc;

use adoube_proto::v1::{self, sessions_server::Sessions};
use adoube_sessions::book::{Invitation, Session};
use adoube_sessions::desk;
use adoube_sessions::keeper::Keeper;
use adoube_sessions::office::{Author, Office as Appointment};
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::roles::{self, Verb};
use tonic::{Request, Response, Status};

use crate::lta::office::{Caller, Office};
use crate::lta::told;

/// The service.
#[derive(Clone)]
pub struct SessionsService {
    /// The venue and its officials.
    pub office: Office,
    /// All sessions.
    pub keeper: Arc<Keeper>,
    /// Where browsers find the wall; none where it is not served.
    pub address: Option<String>,
}

type Result<T> = std::result::Result<T, Status>;

#[tonic::async_trait]
impl Sessions for SessionsService {
    async fn who(&self, request: Request<v1::WhoRequest>) -> Result<Response<v1::WhoReply>> {
        let Caller::Session(signed_in) = Caller::of(&request)? else {
            return Err(Status::failed_precondition(
                "sign-in is not needed here: a certificate is enough",
            ));
        };
        let official = self.office.admit(&request, Verb::WatchVenue)?;
        let office = &signed_in.office;
        let sessions = self.keeper.sessions();
        let own = sessions.iter().find(|session| session.id == signed_in.id);
        let verbs = Verb::ALL.into_iter();
        let may = verbs.filter(|verb| roles::may(&office.actor(), *verb).is_ok());
        Ok(Response::new(v1::WhoReply {
            session: own.map(|session| view(session, true)),
            name: official.person.to_string(),
            tournament: office.tournament.to_string(),
            title: self.office.name.clone(),
            may: may.map(|verb| v1::Verb::number_of(verb.name())).collect(),
            time_zone: self.office.officials.time_zone(),
        }))
    }

    async fn invite(
        &self,
        request: Request<v1::InviteRequest>,
    ) -> Result<Response<v1::InviteReply>> {
        let caller = Caller::of(&request)?;
        self.office.admit(&request, Verb::WatchVenue)?;
        let request = request.into_inner();
        let office = self.wanted(&request)?;
        let by = self.may_invite(&caller, &office)?;
        self.make(office, by, request.valid_for)
            .await
            .map(Response::new)
    }

    async fn list(
        &self,
        request: Request<v1::SessionsRequest>,
    ) -> Result<Response<v1::SessionsReply>> {
        let caller = Caller::of(&request)?;
        self.office.admit(&request, Verb::WatchVenue)?;
        let sessions = self.keeper.sessions();
        let shown = sessions
            .iter()
            .filter(|session| self.may_end(&caller, &session.office));
        let own = |session: &Session| matches!(&caller, Caller::Session(signed_in) if signed_in.id == session.id);
        Ok(Response::new(v1::SessionsReply {
            sessions: shown.map(|session| view(session, own(session))).collect(),
        }))
    }

    async fn revoke(
        &self,
        request: Request<v1::RevokeRequest>,
    ) -> Result<Response<v1::RevokeReply>> {
        let caller = Caller::of(&request)?;
        self.office.admit(&request, Verb::WatchVenue)?;
        let id = request.into_inner().id;
        let service = self.clone();
        let may = move |session: &Session| service.may_end(&caller, &session.office);
        self.keeper
            .keep(move |keeper| keeper.revoke(&id, may))
            .await?;
        Ok(Response::new(v1::RevokeReply {}))
    }

    async fn invitations(
        &self,
        request: Request<v1::InvitationsRequest>,
    ) -> Result<Response<v1::InvitationsReply>> {
        let caller = Caller::of(&request)?;
        self.office.admit(&request, Verb::WatchVenue)?;
        let now = self.keeper.now();
        let all = self.keeper.invitations();
        let shown = all
            .iter()
            .filter(|one| self.may_invite(&caller, &one.office).is_ok());
        Ok(Response::new(v1::InvitationsReply {
            invitations: shown.map(|one| invitation_view(one, now)).collect(),
        }))
    }

    async fn withdraw(
        &self,
        request: Request<v1::WithdrawInvitationRequest>,
    ) -> Result<Response<v1::InvitationView>> {
        let caller = Caller::of(&request)?;
        self.office.admit(&request, Verb::WatchVenue)?;
        let id = request.into_inner().id;
        let all = self.keeper.invitations().into_iter();
        let may = |one: &Invitation| self.may_invite(&caller, &one.office);
        let by = all
            .filter(|one| one.id == id)
            .find_map(|one| may(&one).ok());
        let by = by.ok_or_else(|| {
            Status::not_found("there is no such invitation here that you can withdraw")
        })?;
        let withdrawn = self
            .keeper
            .keep(move |keeper| keeper.withdraw(&id, by, |_| true))
            .await?;
        tracing::info!(invitation = withdrawn.id, "invitation withdrawn");
        let now = self.keeper.now();
        Ok(Response::new(invitation_view(&withdrawn, now)))
    }
}

impl SessionsService {
    /// The invitation that the coordinator asks for, which has checked who invites.
    pub(crate) async fn invited(&self, invite: v1::WallInvite) -> v1::WallInvited {
        let number = invite.number;
        match self.invite_for(invite).await {
            Ok(reply) => v1::WallInvited {
                number,
                reply: Some(reply),
                refused: String::new(),
            },
            Err(status) => v1::WallInvited {
                number,
                reply: None,
                refused: status.message().to_owned(),
            },
        }
    }

    async fn invite_for(&self, invite: v1::WallInvite) -> Result<v1::InviteReply> {
        let inviter = role(invite.by_role());
        let request = invite.request.unwrap_or_default();
        let field = |what: &str| Status::invalid_argument(format!("{what}: not one"));
        let by = Author {
            person: invite.by.parse().map_err(|_| field("by"))?,
            role: inviter.ok_or_else(|| field("by_role"))?,
        };
        let office = self.wanted(&request)?;
        self.make(office, by, request.valid_for).await
    }

    async fn make(
        &self,
        office: Appointment,
        by: Author,
        valid_for: u64,
    ) -> Result<v1::InviteReply> {
        let valid_for = desk::valid_for(valid_for)?;
        let address = self.address.clone().ok_or_else(|| {
            Status::failed_precondition("the wall is off: add listen_wall to venue.toml")
        })?;
        let invited = self
            .keeper
            .keep(move |keeper| keeper.invite(office, by, valid_for));
        let given = invited.await?;
        Ok(v1::InviteReply {
            invitation: given.code,
            until: given.until,
            console: address,
            id: given.id,
        })
    }

    /// The office that somebody is to be invited in. He has it, as far as the venue knows.
    fn wanted(&self, request: &v1::InviteRequest) -> Result<Appointment> {
        let tournament = self.office.officials.tournament().ok_or_else(|| {
            Status::failed_precondition(
                "the coordinator has not sent the roles of this venue yet: connect the venue once",
            )
        })?;
        let field = |what: &str| Status::invalid_argument(format!("{what}: not one"));
        let venue = Some(request.venue.as_str()).filter(|venue| !venue.is_empty());
        let venue = venue.map(str::parse).transpose();
        let office = Appointment {
            tournament: tournament.parse().map_err(|_| field("tournament"))?,
            person: request.person.parse().map_err(|_| field("person"))?,
            role: role(request.role()).ok_or_else(|| {
                let why = "role: the wall is only for the Chief Arbiter, arbiters, LTAs and LCAs; \
                           invite one of them, or invite this official to the console";
                Status::invalid_argument(why)
            })?,
            venue: venue.map_err(|_| field("venue"))?,
        };
        let known = self.office.officials.appointed(&office);
        known.map_err(|denied| told::denied(&denied))?;
        Ok(office)
    }

    /// Anybody invites himself in an office of his own, which lets him sign in to a browser. The LCA
    /// invites the venue's other officials, the Chief Arbiter whomever. As whom he does.
    fn may_invite(&self, caller: &Caller, office: &Appointment) -> Result<Author> {
        let himself = *caller.person() == office.person
            && match caller {
                Caller::Certificate(_) => true,
                Caller::Session(signed_in) => signed_in.office == *office,
            };
        if himself {
            return Ok(Author {
                person: office.person.clone(),
                role: office.role,
            });
        }
        let inviter = self.office.officials.actor(caller, Verb::InviteAtVenue);
        let inviter = inviter.map_err(|denied| told::denied(&denied))?;
        if inviter.is_local() && office.venue.is_none() {
            return Err(Status::permission_denied(
                "not-your-role (O 17): an LCA invites officials of the venue only",
            ));
        }
        Author::of(&inviter).ok_or_else(|| Status::permission_denied("only a person can invite"))
    }

    /// One's own sessions, and those of whom one may invite.
    fn may_end(&self, caller: &Caller, office: &Appointment) -> bool {
        *caller.person() == office.person
            || matches!(
                self.office.officials.actor(caller, Verb::InviteAtVenue),
                Ok(inviter @ Actor::Person { .. })
                    if !inviter.is_local() || office.venue.is_some()
            )
    }
}

const fn role(role: v1::Role) -> Option<Role> {
    match role {
        v1::Role::Lta => Some(Role::Lta),
        v1::Role::Lca => Some(Role::Lca),
        v1::Role::Arbiter => Some(Role::Arbiter),
        v1::Role::ChiefArbiter => Some(Role::ChiefArbiter),
        _ => None,
    }
}

const fn role_word(role: Role) -> v1::Role {
    match role {
        Role::Lta => v1::Role::Lta,
        Role::Lca => v1::Role::Lca,
        Role::Arbiter => v1::Role::Arbiter,
        Role::ChiefArbiter => v1::Role::ChiefArbiter,
        _ => v1::Role::Unspecified,
    }
}

fn view(session: &Session, own: bool) -> v1::SessionView {
    desk::view(session, role_word(session.office.role), own)
}

fn invitation_view(invitation: &Invitation, now: u64) -> v1::InvitationView {
    desk::invitation_view(invitation, role_word(invitation.office.role), now)
}
