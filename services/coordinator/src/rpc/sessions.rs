//! Who is signed in to the console, who may be invited, and whose session ends.

use std::sync::Arc;

use adoube_proto::v1::{self, sessions_server::Sessions};
use adoube_sessions::book::{Invitation, Session};
use adoube_sessions::desk;
use adoube_sessions::keeper::Keeper;
use adoube_sessions::office::{Author, Office};
use adoube_tournament::roles::Verb;
use tonic::{Request, Response, Status};

use super::authority::{self, Caller};
use super::shard_requests::{Official, message, unexpected};
use super::{convert, wall_invitations};
use crate::host::Host;
use crate::shard::{Reply, ShardRequest, views};

/// The service.
pub struct SessionsService {
    /// All tournaments.
    pub host: Arc<Host>,
    /// All sessions.
    pub keeper: Arc<Keeper>,
    /// Where browsers find the console; none where it is not served.
    pub console: Option<String>,
}

type Result<T> = std::result::Result<T, Status>;

#[tonic::async_trait]
impl Sessions for SessionsService {
    async fn who(&self, request: Request<v1::WhoRequest>) -> Result<Response<v1::WhoReply>> {
        let caller = Caller::of(&request)?;
        let Caller::Session(signed_in) = &caller else {
            return Err(Status::failed_precondition(
                "sign-in is not needed here: a certificate is enough",
            ));
        };
        let tournament = signed_in.office.tournament.as_str();
        let official = Official::in_tournament(&self.host, caller.clone(), tournament)?;
        let office = authority::office(&signed_in.office);
        let mut who: v1::WhoReply = message(official.ask(ShardRequest::Who(office)).await?)?;
        let sessions = self.keeper.sessions();
        let own = sessions.iter().find(|session| session.id == signed_in.id);
        who.session = own.map(|session| view(session, true));
        Ok(Response::new(who))
    }

    async fn invite(
        &self,
        request: Request<v1::InviteRequest>,
    ) -> Result<Response<v1::InviteReply>> {
        let (official, request) = Official::of(&self.host, request)?;
        let office = office(&request)?;
        let valid_for = desk::valid_for(request.valid_for)?;
        let asked = ShardRequest::Invite(authority::office(&office));
        let by = author(&official.ask(asked).await?)?;
        if !request.wall.is_empty() {
            official.may(Verb::InviteAtVenue).await?;
            return wall_invitations::invite(&self.host, request, &by)
                .await
                .map(Response::new);
        }
        let console = self.console.clone();
        let console = console.ok_or_else(|| {
            Status::failed_precondition("the console is off: add [console] to coordinator.toml")
        })?;
        let given = self
            .keeper
            .keep(move |keeper| keeper.invite(office, by, valid_for))
            .await?;
        Ok(Response::new(v1::InviteReply {
            invitation: given.code,
            until: given.until,
            console,
            id: given.id,
        }))
    }

    async fn list(
        &self,
        request: Request<v1::SessionsRequest>,
    ) -> Result<Response<v1::SessionsReply>> {
        let (official, request) = Official::of(&self.host, request)?;
        let is_visible = visible_sessions(&official, request.tournament).await?;
        let sessions = self.keeper.sessions();
        let shown = sessions.iter().filter(|session| is_visible(session));
        let shown = shown.map(|session| view(session, is_own(official.caller(), session)));
        Ok(Response::new(v1::SessionsReply {
            sessions: shown.collect(),
        }))
    }

    async fn revoke(
        &self,
        request: Request<v1::RevokeRequest>,
    ) -> Result<Response<v1::RevokeReply>> {
        let (official, request) = Official::of(&self.host, request)?;
        let v1::RevokeRequest { tournament, id } = request;
        let is_visible = visible_sessions(&official, tournament).await?;
        self.keeper
            .keep(move |keeper| keeper.revoke(&id, is_visible))
            .await?;
        Ok(Response::new(v1::RevokeReply {}))
    }

    async fn invitations(
        &self,
        request: Request<v1::InvitationsRequest>,
    ) -> Result<Response<v1::InvitationsReply>> {
        let (official, request) = Official::of(&self.host, request)?;
        official.may(Verb::Invite).await?;
        let now = self.keeper.now();
        let all = self.keeper.invitations();
        let own = |one: &&Invitation| one.office.tournament.as_str() == request.tournament;
        let shown = all.iter().filter(own);
        Ok(Response::new(v1::InvitationsReply {
            invitations: shown.map(|one| invitation_view(one, now)).collect(),
        }))
    }

    async fn withdraw(
        &self,
        request: Request<v1::WithdrawInvitationRequest>,
    ) -> Result<Response<v1::InvitationView>> {
        let (official, request) = Official::of(&self.host, request)?;
        let v1::WithdrawInvitationRequest { tournament, id } = request;
        let by = author(&official.ask(ShardRequest::May(Verb::Invite)).await?)?;
        let may = move |one: &Invitation| one.office.tournament.as_str() == tournament;
        let withdrawn = self
            .keeper
            .keep(move |keeper| keeper.withdraw(&id, by, may))
            .await?;
        tracing::info!(invitation = withdrawn.id, "invitation withdrawn");
        let now = self.keeper.now();
        Ok(Response::new(invitation_view(&withdrawn, now)))
    }
}

fn office(request: &v1::InviteRequest) -> Result<Office> {
    let role = views::read_role(request.role());
    Ok(Office {
        tournament: convert::tournament(&request.tournament)?,
        person: convert::id("person", &request.person)?,
        role: role.ok_or_else(|| Status::invalid_argument("role: name one"))?,
        venue: convert::optional_id("venue", &request.venue)?,
    })
}

/// The sessions that an official sees and ends: everybody's if they may invite, else their own on any device.
async fn visible_sessions(
    official: &Official<'_>,
    tournament: String,
) -> Result<impl Fn(&Session) -> bool + Send + use<>> {
    let all = official.is_allowed(Verb::Invite).await?;
    let own = match official.caller() {
        Caller::Certificate { person, .. } => person.clone(),
        Caller::Session(signed_in) => signed_in.office.person.clone(),
    };
    Ok(move |session: &Session| {
        let Office {
            tournament: of,
            person,
            ..
        } = &session.office;
        of.as_str() == tournament && (all || *person == own)
    })
}

/// Whether it is the one that the caller asks by.
fn is_own(caller: &Caller, session: &Session) -> bool {
    matches!(caller, Caller::Session(signed_in) if signed_in.id == session.id)
}

fn author(reply: &Reply) -> Result<Author> {
    match reply {
        Reply::As(actor) => Author::of(actor).ok_or_else(|| unexpected(reply)),
        _ => Err(unexpected(reply)),
    }
}

fn invitation_view(invitation: &Invitation, now: u64) -> v1::InvitationView {
    desk::invitation_view(invitation, views::role(invitation.office.role), now)
}

fn view(session: &Session, own: bool) -> v1::SessionView {
    desk::view(session, views::role(session.office.role), own)
}
