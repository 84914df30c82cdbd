//! What officials ask of incidents.

use std::sync::Arc;

use adoube_proto::v1::{self, incidents_server::Incidents};
use adoube_tournament::refusal::Refusal;
use tonic::{Request, Response, Status};

use super::shard_requests::{Official, message};
use super::{convert, ruling_request};
use crate::host::Host;
use crate::shard::{ClosingPrecondition, IncidentRequest, Reply, Run, ShardRequest, views};

/// The service.
pub struct IncidentsService(pub Arc<Host>);

type Result<T> = std::result::Result<Response<T>, Status>;

#[tonic::async_trait]
impl Incidents for IncidentsService {
    async fn list(&self, request: Request<v1::IncidentsRequest>) -> Result<v1::IncidentsReply> {
        let (official, request) = Official::of(&self.0, request)?;
        let what = IncidentRequest::List { all: request.all };
        official.answer(ShardRequest::Incident(what)).await
    }

    async fn describe(&self, request: Request<v1::IncidentRequest>) -> Result<v1::IncidentView> {
        let (official, request) = Official::of(&self.0, request)?;
        let what = IncidentRequest::Describe(request.incident);
        official.answer(ShardRequest::Incident(what)).await
    }

    async fn rule(&self, request: Request<v1::RulingRequest>) -> Result<v1::RuledReply> {
        let (official, request) = Official::of(&self.0, request)?;
        let run = convert::run(request.dry_run);
        let id = convert::command_id_of(run, &request.command_id)?;
        let wanted = ruling_request::request(&request)?;
        let what = IncidentRequest::Rule(request.incident, id, wanted);
        ruled(official.try_ask(of_incident(what, run)).await?)
    }

    async fn second(&self, request: Request<v1::SecondRequest>) -> Result<v1::RuledReply> {
        let (official, request) = Official::of(&self.0, request)?;
        let what = IncidentRequest::Second(request.incident, request.ruling);
        let run = convert::run(request.dry_run);
        ruled(official.try_ask(of_incident(what, run)).await?)
    }

    async fn reject(&self, request: Request<v1::RejectRequest>) -> Result<v1::IncidentView> {
        let (official, request) = Official::of(&self.0, request)?;
        let reason = request.reason.trim().to_owned();
        let what = IncidentRequest::Reject(request.incident, request.ruling, reason);
        let run = convert::run(request.dry_run);
        official.answer(of_incident(what, run)).await
    }

    async fn close(&self, request: Request<v1::CloseIncidentRequest>) -> Result<v1::IncidentView> {
        let (official, request) = Official::of(&self.0, request)?;
        let seen = request.seen.as_ref().map(closing_seen);
        let reason = request.reason.trim().to_owned();
        let what = IncidentRequest::Close(request.incident, reason, seen);
        let run = convert::run(request.dry_run);
        official.answer(of_incident(what, run)).await
    }

    async fn delegate(&self, request: Request<v1::DelegateRequest>) -> Result<v1::DelegateReply> {
        let (official, request) = Official::of(&self.0, request)?;
        let what = IncidentRequest::Delegate {
            person: convert::id("person", &request.person)?,
            end: request.end,
            reason: request.reason,
        };
        let run = convert::run(request.dry_run);
        official.answer(of_incident(what, run)).await
    }
}

/// A request about an incident, or its dry run.
fn of_incident(what: IncidentRequest, run: Run) -> ShardRequest {
    ShardRequest::Incident(what).run_as(run)
}

/// A refusal is part of the reply, so that programs can read it.
fn ruled(reply: std::result::Result<Reply, Refusal>) -> Result<v1::RuledReply> {
    let mut ruled = v1::RuledReply::default();
    match reply {
        Ok(Reply::Offers(offer)) => ruled.offer = Some(*offer),
        Ok(reply) => ruled.incident = Some(message(reply)?),
        Err(refusal) => ruled.refusal = Some(views::refusal(&refusal)),
    }
    Ok(Response::new(ruled))
}

fn closing_seen(seen: &v1::ClosingSeen) -> ClosingPrecondition {
    let boards = |boards: &[v1::BoardRef]| {
        let boards = boards.iter().map(Some);
        boards.filter_map(convert::board).collect()
    };
    ClosingPrecondition {
        left: boards(&seen.left),
        flagged: boards(&seen.flagged),
    }
}
