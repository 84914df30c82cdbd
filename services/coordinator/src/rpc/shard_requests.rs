//! Asking a tournament's shard on an official's behalf.

use std::sync::Arc;

use adoube_proto::v1;
use adoube_tournament::actor::Actor;
use adoube_tournament::event::Invited;
use adoube_tournament::refusal::Refusal;
use adoube_tournament::roles::Verb;
use prost::Message as _;
use tokio::sync::oneshot;
use tonic::metadata::{MetadataMap, MetadataValue};
use tonic::{Code, Request, Response, Status};

use super::authority::Caller;
use super::convert;
use crate::host::{Host, Inbox, Message, Sink};
use crate::shard::{Asker, CallId, Failure, Input, Reply, ShardRequest, views};

type Result<T> = std::result::Result<T, Status>;

/// A message that names the tournament it is for.
pub(super) trait OfTournament {
    fn tournament(&self) -> &str;
}

macro_rules! of_tournament {
    ($($message:ident),* $(,)?) => {$(
        impl OfTournament for v1::$message {
            fn tournament(&self) -> &str {
                &self.tournament
            }
        }
    )*};
}

of_tournament!(
    ArbiterCommand,
    CloseIncidentRequest,
    DelegateRequest,
    DescribeRequest,
    GamesRequest,
    HoldReasonRequest,
    HoldRequest,
    ImportRequest,
    IncidentRequest,
    IncidentsRequest,
    InvitationsRequest,
    InviteRequest,
    PenaltiesRequest,
    ReadTimeRequest,
    RejectRequest,
    RemovePlayerRequest,
    RevokeRequest,
    RoundRequest,
    RulingRequest,
    SecondRequest,
    SessionsRequest,
    SpareDevicesRequest,
    UnpublishRequest,
    WatchRequest,
    WithdrawInvitationRequest,
    WithdrawRequest,
);

/// An official who calls, and the way to the shard of the tournament that their request names. Whether they may do what
/// they ask is decided there, by the role table.
pub(super) struct Official<'h> {
    host: &'h Arc<Host>,
    caller: Caller,
    inbox: Inbox,
}

impl<'h> Official<'h> {
    /// Who sent a request, with its message.
    pub(super) fn of<M: OfTournament>(
        host: &'h Arc<Host>,
        request: Request<M>,
    ) -> Result<(Self, M)> {
        let caller = Caller::of(&request)?;
        let message = request.into_inner();
        let official = Self::in_tournament(host, caller, message.tournament())?;
        Ok((official, message))
    }

    /// A caller in a tournament that has a record here.
    pub(super) fn in_tournament(
        host: &'h Arc<Host>,
        caller: Caller,
        tournament: &str,
    ) -> Result<Self> {
        let tournament = convert::tournament(tournament)?;
        caller.may_enter(&tournament)?;
        let none = || Status::not_found(format!("there is no tournament {tournament} here"));
        let inbox = host.shard(&tournament).ok_or_else(none)?;
        Ok(Self::at(host, caller, inbox))
    }

    /// A caller whose tournament was looked up.
    pub(super) const fn at(host: &'h Arc<Host>, caller: Caller, inbox: Inbox) -> Self {
        Self {
            host,
            caller,
            inbox,
        }
    }

    pub(super) const fn caller(&self) -> &Caller {
        &self.caller
    }

    pub(super) const fn inbox(&self) -> &Inbox {
        &self.inbox
    }

    /// The reply, as the service sends it; a refusal is a status.
    pub(super) async fn answer<M>(&self, ask: ShardRequest) -> Result<Response<M>>
    where
        M: TryFrom<Reply, Error = Reply>,
    {
        message(self.ask(ask).await?).map(Response::new)
    }

    /// The reply; a refusal is a status.
    pub(super) async fn ask(&self, ask: ShardRequest) -> Result<Reply> {
        let reply = self.try_ask(ask).await?;
        reply.map_err(|refusal| status(&Failure::Refused(refusal)))
    }

    /// The reply or the refusal, for services that send the refusal as part of their answer.
    pub(super) async fn try_ask(
        &self,
        ask: ShardRequest,
    ) -> Result<std::result::Result<Reply, Refusal>> {
        match ask_as(self.host, &self.inbox, self.caller.asker(), ask).await? {
            Ok(reply) => Ok(Ok(reply)),
            Err(Failure::Refused(refusal)) => Ok(Err(refusal)),
            Err(failure) => Err(status(&failure)),
        }
    }

    /// Refuses what the role table does not let them do, before work is done that leaves traces.
    pub(super) async fn may(&self, verb: Verb) -> Result<()> {
        self.ask(ShardRequest::May(verb)).await.map(drop)
    }

    /// Whether they may do this; not while the tournament answers nobody.
    pub(super) async fn is_allowed(&self, verb: Verb) -> Result<bool> {
        let reply = ask_as(
            self.host,
            &self.inbox,
            self.caller.asker(),
            ShardRequest::May(verb),
        )
        .await?;
        Ok(reply.is_ok())
    }
}

/// The message that a reply brings.
pub(super) fn message<M: TryFrom<Reply, Error = Reply>>(reply: Reply) -> Result<M> {
    reply.try_into().map_err(|other| unexpected(&other))
}

/// The reply to somebody who does not call themselves, or why there is none.
pub(super) async fn ask_as(
    host: &Arc<Host>,
    inbox: &Inbox,
    asker: Asker,
    ask: ShardRequest,
) -> Result<std::result::Result<Reply, Failure>> {
    let call = CallId(host.number());
    let (sender, reply) = oneshot::channel();
    let input = Input::Call(call, asker, ask);
    inbox
        .send(Message::with(input, Sink::Call(call, sender)))
        .await
        .map_err(|_| stopping())?;
    reply.await.map_err(|_| stopping())
}

/// Notes what became of an invitation; whether there is nothing more to do about it.
pub(crate) async fn note_invitation(
    host: &Arc<Host>,
    inbox: &Inbox,
    by: Actor,
    invited: Invited,
) -> bool {
    let id = invited.invitation.clone();
    let asker = Asker::Anyhow(Actor::Coordinator);
    match ask_as(host, inbox, asker, ShardRequest::Invited(by, invited)).await {
        Ok(Ok(_)) => true,
        Ok(Err(Failure::Refused(refusal))) => {
            tracing::error!(invitation = %id, %refusal, "this is not recorded");
            true
        }
        Ok(Err(_)) | Err(_) => false,
    }
}

pub(super) fn unexpected(reply: &Reply) -> Status {
    tracing::error!(?reply, "a reply to another question");
    Status::internal("a reply to another question")
}

pub(super) fn stopping() -> Status {
    Status::unavailable("the coordinator is stopping; try again soon")
}

/// Of a refused call's status: the refusal, for who tells it in another language.
const REFUSAL: &str = "adoube-refusal-bin";

/// A failure as a status: its message is `code (article): text`.
pub(super) fn status(failure: &Failure) -> Status {
    let told = views::failure(failure);
    let text = if told.article.is_empty() {
        format!("{}: {}", told.code, told.text)
    } else {
        format!("{} ({}): {}", told.code, told.article, told.text)
    };
    let code = match failure {
        Failure::Refused(Refusal::NotYourRole { .. }) => Code::PermissionDenied,
        Failure::Refused(_) | Failure::Void(_) => Code::FailedPrecondition,
        Failure::Storage | Failure::InDoubt | Failure::Stopping => Code::Unavailable,
        Failure::Busy => Code::ResourceExhausted,
    };
    Status::with_metadata(code, text, metadata(&without_text(told)))
}

/// Without the English, for who has that already.
pub(super) fn without_text(refusal: v1::Refusal) -> v1::Refusal {
    v1::Refusal {
        text: String::new(),
        ..refusal
    }
}

pub(super) fn metadata(refusal: &v1::Refusal) -> MetadataMap {
    let mut map = MetadataMap::new();
    let bytes = refusal.encode_to_vec();
    map.insert_bin(REFUSAL, MetadataValue::from_bytes(&bytes));
    map
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refused_call_bears_what_fills_its_sentence_in() {
        let status = status(&Failure::Refused(Refusal::OnHold(7)));
        let told = status.metadata().get_bin(REFUSAL).unwrap();
        let refusal = v1::Refusal::decode(told.to_bytes().unwrap()).unwrap();
        assert_eq!((refusal.word.as_str(), refusal.text.as_str()), ("held", ""));
        assert_eq!(refusal.with["hold"], "7");
        assert!(status.message().starts_with("held (O 19.6): hold 7 "));
    }
}
