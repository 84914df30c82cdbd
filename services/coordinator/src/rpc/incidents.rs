//! What officials ask of incidents.

use std::sync::Arc;

use adoube_proto::v1::{self, incidents_server::Incidents};
use adoube_tournament::refusal::Refusal;
use tonic::{Request, Response, Status};

use super::shard_requests::{Official, message};
use super::{convert, ruling_request};
use crate::host::Host;
use crate::shard::{ClosingPrecondition, IncidentRequest, Reply, ShardRequest, views};

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

    async fn offer(&self, request: Request<v1::RulingRequest>) -> Result<v1::OfferReply> {
        let (official, request) = Official::of(&self.0, request)?;
        let wanted = ruling_request::request(&request)?;
        let what = if request.command_id.is_empty() {
            IncidentRequest::Offer(request.incident, wanted)
        } else {
            IncidentRequest::Prepare(request.incident, wanted)
        };
        official.answer(ShardRequest::Incident(what)).await
    }

    async fn rule(&self, request: Request<v1::RulingRequest>) -> Result<v1::RuledReply> {
        let (official, request) = Official::of(&self.0, request)?;
        let id = convert::command_id(&request.command_id)?;
        let wanted = ruling_request::request(&request)?;
        let what = IncidentRequest::Rule(request.incident, id, wanted);
        ruled(official.try_ask(ShardRequest::Incident(what)).await?)
    }

    async fn offer_second(&self, request: Request<v1::SecondRequest>) -> Result<v1::OfferReply> {
        let (official, request) = Official::of(&self.0, request)?;
        let what = IncidentRequest::Weigh(request.incident, request.ruling);
        official.answer(ShardRequest::Incident(what)).await
    }

    async fn second(&self, request: Request<v1::SecondRequest>) -> Result<v1::RuledReply> {
        let (official, request) = Official::of(&self.0, request)?;
        let what = IncidentRequest::Second(request.incident, request.ruling);
        ruled(official.try_ask(ShardRequest::Incident(what)).await?)
    }

    async fn reject(&self, request: Request<v1::RejectRequest>) -> Result<v1::IncidentView> {
        let (official, request) = Official::of(&self.0, request)?;
        let reason = request.reason.trim().to_owned();
        let what = IncidentRequest::Reject(request.incident, request.ruling, reason);
        official.answer(ShardRequest::Incident(what)).await
    }

    async fn close(&self, request: Request<v1::CloseIncidentRequest>) -> Result<v1::IncidentView> {
        let (official, request) = Official::of(&self.0, request)?;
        let what = if request.only_asked {
            IncidentRequest::CheckClose(request.incident)
        } else {
            let seen = request.seen.as_ref().map(closing_seen);
            IncidentRequest::Close(request.incident, request.reason.trim().to_owned(), seen)
        };
        official.answer(ShardRequest::Incident(what)).await
    }

    async fn delegate(&self, request: Request<v1::DelegateRequest>) -> Result<v1::DelegateReply> {
        let (official, request) = Official::of(&self.0, request)?;
        let what = IncidentRequest::Delegate {
            person: convert::id("person", &request.person)?,
            end: request.end,
            reason: request.reason,
        };
        official.answer(ShardRequest::Incident(what)).await
    }
}

/// A refusal is part of the reply, so that programs can read it.
fn ruled(reply: std::result::Result<Reply, Refusal>) -> Result<v1::RuledReply> {
    Ok(Response::new(match reply {
        Ok(reply) => v1::RuledReply {
            incident: Some(message(reply)?),
            refusal: None,
        },
        Err(refusal) => v1::RuledReply {
            incident: None,
            refusal: Some(views::refusal(&refusal)),
        },
    }))
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
