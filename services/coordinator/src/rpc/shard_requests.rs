//! Asking a tournament's shard on an official's behalf.

use std::sync::Arc;

use adoube_proto::v1;
use adoube_tournament::actor::Actor;
use adoube_tournament::event::Invited;
use adoube_tournament::refusal::Refusal;
use prost::Message as _;
use tokio::sync::oneshot;
use tonic::metadata::{MetadataMap, MetadataValue};
use tonic::{Code, Status};

use super::authority::Caller;
use super::convert;
use crate::host::{Host, Inbox, Message, Sink};
use crate::shard::{Ask, Asker, CallId, Failure, Input, Reply, views};

type Result<T> = std::result::Result<T, Status>;

/// The way to a tournament's shard.
pub(super) fn inbox(host: &Host, caller: &Caller, tournament: &str) -> Result<Inbox> {
    let tournament = convert::tournament(tournament)?;
    caller.may_enter(&tournament)?;
    let none = || Status::not_found(format!("there is no tournament {tournament} here"));
    host.shard(&tournament).ok_or_else(none)
}

/// The reply; a refusal is a status.
pub(super) async fn ask(
    host: &Arc<Host>,
    inbox: &Inbox,
    caller: &Caller,
    ask: Ask,
) -> Result<Reply> {
    try_ask(host, inbox, caller, ask)
        .await?
        .map_err(|failure| status(&failure))
}

/// The reply, or why there is none.
pub(super) async fn try_ask(
    host: &Arc<Host>,
    inbox: &Inbox,
    caller: &Caller,
    ask: Ask,
) -> Result<std::result::Result<Reply, Failure>> {
    ask_as(host, inbox, caller.asker(), ask).await
}

/// The same of somebody who does not call himself.
pub(super) async fn ask_as(
    host: &Arc<Host>,
    inbox: &Inbox,
    asker: Asker,
    ask: Ask,
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
    match ask_as(host, inbox, asker, Ask::Invited(by, invited)).await {
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
    Status::unavailable("the coordinator stops; try again soon")
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

fn metadata(refusal: &v1::Refusal) -> MetadataMap {
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
        let status = status(&Failure::Refused(Refusal::Held(7)));
        let told = status.metadata().get_bin(REFUSAL).unwrap();
        let refusal = v1::Refusal::decode(told.to_bytes().unwrap()).unwrap();
        assert_eq!((refusal.word.as_str(), refusal.text.as_str()), ("held", ""));
        assert_eq!(refusal.with["hold"], "7");
        assert!(status.message().starts_with("held (O 19.6): hold 7 "));
    }
}
