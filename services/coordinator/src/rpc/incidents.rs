//! What officials ask of incidents.

use std::sync::Arc;

use adoube_proto::v1::{self, incidents_server::Incidents};
use tonic::{Request, Response, Status};

use super::authority::Caller;
use super::shard_requests::{ask, inbox, status, try_ask, unexpected};
use super::{convert, ruling_request};
use crate::host::Host;
use crate::shard::{Ask, ClosingSeen, Failure, IncidentAsk, Reply, views};

/// The service.
pub struct IncidentsService(pub Arc<Host>);

type Result<T> = std::result::Result<Response<T>, Status>;

#[tonic::async_trait]
impl Incidents for IncidentsService {
    async fn list(&self, request: Request<v1::IncidentsRequest>) -> Result<v1::IncidentsReply> {
        let caller = Caller::of(&request)?;
        let v1::IncidentsRequest { tournament, all } = request.into_inner();
        match self
            .ask(&caller, &tournament, IncidentAsk::List { all })
            .await?
        {
            Reply::Incidents(reply) => Ok(Response::new(reply)),
            other => Err(unexpected(&other)),
        }
    }

    async fn describe(&self, request: Request<v1::IncidentRequest>) -> Result<v1::IncidentView> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let what = IncidentAsk::Describe(request.incident);
        self.one(&caller, &request.tournament, what).await
    }

    async fn offer(&self, request: Request<v1::RulingRequest>) -> Result<v1::OfferReply> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let wanted = ruling_request::request(&request)?;
        let what = if request.command_id.is_empty() {
            IncidentAsk::Offer(request.incident, wanted)
        } else {
            IncidentAsk::Prepare(request.incident, wanted)
        };
        match self.ask(&caller, &request.tournament, what).await? {
            Reply::Offers(reply) => Ok(Response::new(reply)),
            other => Err(unexpected(&other)),
        }
    }

    async fn rule(&self, request: Request<v1::RulingRequest>) -> Result<v1::RuledReply> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let id = convert::command_id(&request.command_id)?;
        let wanted = ruling_request::request(&request)?;
        let what = IncidentAsk::Rule(request.incident, id, wanted);
        self.ruled(&caller, &request.tournament, what).await
    }

    async fn offer_second(&self, request: Request<v1::SecondRequest>) -> Result<v1::OfferReply> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let what = IncidentAsk::Weigh(request.incident, request.ruling);
        match self.ask(&caller, &request.tournament, what).await? {
            Reply::Offers(reply) => Ok(Response::new(reply)),
            other => Err(unexpected(&other)),
        }
    }

    async fn second(&self, request: Request<v1::SecondRequest>) -> Result<v1::RuledReply> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let what = IncidentAsk::Second(request.incident, request.ruling);
        self.ruled(&caller, &request.tournament, what).await
    }

    async fn reject(&self, request: Request<v1::RejectRequest>) -> Result<v1::IncidentView> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let what = IncidentAsk::Reject(
            request.incident,
            request.ruling,
            request.reason.trim().to_owned(),
        );
        self.one(&caller, &request.tournament, what).await
    }

    async fn close(&self, request: Request<v1::CloseIncidentRequest>) -> Result<v1::IncidentView> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let what = if request.only_asked {
            IncidentAsk::CheckClose(request.incident)
        } else {
            let seen = request.seen.as_ref().map(closing_seen);
            IncidentAsk::Close(request.incident, request.reason.trim().to_owned(), seen)
        };
        self.one(&caller, &request.tournament, what).await
    }

    async fn delegate(&self, request: Request<v1::DelegateRequest>) -> Result<v1::DelegateReply> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let what = IncidentAsk::Delegate {
            person: convert::id("person", &request.person)?,
            end: request.end,
            reason: request.reason,
        };
        match self.ask(&caller, &request.tournament, what).await? {
            Reply::Delegates(reply) => Ok(Response::new(reply)),
            other => Err(unexpected(&other)),
        }
    }
}

impl IncidentsService {
    async fn ask(
        &self,
        caller: &Caller,
        tournament: &str,
        what: IncidentAsk,
    ) -> std::result::Result<Reply, Status> {
        let inbox = inbox(&self.0, caller, tournament)?;
        ask(&self.0, &inbox, caller, Ask::Incident(what)).await
    }

    async fn one(
        &self,
        caller: &Caller,
        tournament: &str,
        what: IncidentAsk,
    ) -> Result<v1::IncidentView> {
        match self.ask(caller, tournament, what).await? {
            Reply::Incident(view) => Ok(Response::new(*view)),
            other => Err(unexpected(&other)),
        }
    }

    /// A refusal is part of the reply, so that programs can read it.
    async fn ruled(
        &self,
        caller: &Caller,
        tournament: &str,
        what: IncidentAsk,
    ) -> Result<v1::RuledReply> {
        let inbox = inbox(&self.0, caller, tournament)?;
        let reply = match try_ask(&self.0, &inbox, caller, Ask::Incident(what)).await? {
            Ok(Reply::Incident(view)) => v1::RuledReply {
                incident: Some(*view),
                refusal: None,
            },
            Ok(other) => return Err(unexpected(&other)),
            Err(Failure::Refused(refusal)) => v1::RuledReply {
                incident: None,
                refusal: Some(views::refusal(&refusal)),
            },
            Err(failure) => return Err(status(&failure)),
        };
        Ok(Response::new(reply))
    }
}

fn closing_seen(seen: &v1::ClosingSeen) -> ClosingSeen {
    let boards = |boards: &[v1::BoardRef]| {
        let boards = boards
            .iter()
            .filter_map(|board| convert::board(Some(board)));
        boards.collect()
    };
    ClosingSeen {
        left: boards(&seen.left),
        flagged: boards(&seen.flagged),
    }
}
