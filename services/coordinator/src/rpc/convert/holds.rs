//! Boards that are stopped and resumed: one, or all of a venue's or a round's; and the reason, where it comes later.

use adoube_proto::v1;
use adoube_tournament::round::HoldRequest;
use adoube_tournament::text::PlainText;
use tonic::Status;

use super::{command_id_of, optional_id, round, run};
use crate::shard::{HoldReason, ShardRequest, views};

/// A hold of a venue's boards, or of a round's.
pub(in crate::rpc) fn hold(request: v1::HoldRequest) -> Result<ShardRequest, Status> {
    Ok(ShardRequest::Hold {
        round: round(request.round)?,
        id: command_id_of(run(request.dry_run), &request.command_id)?,
        end: request.end,
        request: hold_request(request)?,
    })
}

/// The reason of a hold that began without one.
pub(in crate::rpc) fn hold_reason(request: &v1::HoldReasonRequest) -> Result<ShardRequest, Status> {
    Ok(ShardRequest::GiveHoldReason(HoldReason {
        round: round(request.round)?,
        id: command_id_of(run(request.dry_run), &request.command_id)?,
        hold: request.hold,
        reason: request.reason.trim().to_owned(),
    }))
}

/// What is held or let go, by which article and why.
fn hold_request(request: v1::HoldRequest) -> Result<HoldRequest, Status> {
    let article = Some(request.article).filter(|article| !article.is_empty());
    Ok(HoldRequest {
        venue: optional_id("venue", &request.venue)?,
        article: article.unwrap_or_else(|| "O 19.6".to_owned()),
        reason: given(&request.reason),
    })
}

/// Why the reason given with a pause is not kept, though the pause is made; none where it is, or none was given.
pub(in crate::rpc) fn pause_fault(command: &v1::ArbiterCommand) -> Option<v1::Refusal> {
    use v1::arbiter_command::Command as C;
    let is_pause = matches!(command.command, Some(C::Pause(_)));
    is_pause.then(|| fault_of(&command.reason)).flatten()
}

/// The same of a hold that begins.
pub(in crate::rpc) fn hold_fault(request: &v1::HoldRequest) -> Option<v1::Refusal> {
    (!request.end).then(|| fault_of(&request.reason)).flatten()
}

fn fault_of(reason: &str) -> Option<v1::Refusal> {
    let fault = PlainText::reason(&given(reason)?).err()?;
    Some(views::refusal(&fault))
}

/// A reason that may be given later; none where the field is empty.
fn given(reason: &str) -> Option<String> {
    Some(reason.trim().to_owned()).filter(|reason| !reason.is_empty())
}
