//! What officials ask of incidents.

use adoube_proto::v1::incidents_client::IncidentsClient;
use adoube_proto::v1::{
    CloseIncidentRequest, ClosingSeen, DelegateReply, DelegateRequest, IncidentRequest,
    IncidentView, IncidentsReply, IncidentsRequest, OfferReply, Refusal, RejectRequest, RuledReply,
    RulingRequest, SecondRequest,
};
use anyhow::{Context as _, Result};
use tonic::transport::Channel;

use super::error::refusal;
use super::{CALL, Client, EMPTY, MAX_MESSAGE, command_id, within};

impl Client {
    fn incidents(&self) -> IncidentsClient<Channel> {
        IncidentsClient::new(self.channel.clone()).max_decoding_message_size(MAX_MESSAGE)
    }

    /// All incidents that are not closed, or all; newest first.
    pub async fn list_incidents(&mut self, all: bool) -> Result<IncidentsReply> {
        let tournament = self.tournament.clone();
        let request = IncidentsRequest { tournament, all };
        let reply = self.incidents().list(within(CALL, request)).await;
        self.told(reply)
    }

    /// One incident.
    pub async fn incident(&mut self, incident: u32) -> Result<IncidentView> {
        let tournament = self.tournament.clone();
        let request = IncidentRequest {
            tournament,
            incident,
        };
        let reply = self.incidents().describe(within(CALL, request)).await;
        self.told(reply)
    }

    /// What a ruling would come to, also where this person may not give it.
    pub async fn offer(&mut self, mut request: RulingRequest) -> Result<OfferReply> {
        request.tournament.clone_from(&self.tournament);
        request.dry_run = true;
        let reply = self.incidents().rule(within(CALL, request)).await;
        offered(self.told(reply)?)
    }

    /// The same for who is about to rule: refused as the ruling would be.
    pub async fn prepare(&mut self, request: RulingRequest) -> Result<OfferReply> {
        let mut offer = self.offer(request).await?;
        match offer.refusal.take() {
            Some(refused) => Err(refusal(&refused)),
            None => Ok(offer),
        }
    }

    /// Rules; a refusal is an error that cites its article.
    pub async fn rule(&mut self, mut request: RulingRequest) -> Result<IncidentView> {
        request.tournament.clone_from(&self.tournament);
        request.command_id = command_id()?;
        let look = look(request.incident);
        let mut incidents = self.incidents();
        let call = async |request| incidents.rule(request).await;
        ruled(self.once(&look, request, call).await?)
    }

    /// What a proposed ruling comes to if it is seconded now.
    pub async fn offer_second(&mut self, incident: u32, ruling: u32) -> Result<OfferReply> {
        let tournament = self.tournament.clone();
        let request = SecondRequest {
            tournament,
            incident,
            ruling,
            dry_run: true,
        };
        let reply = self.incidents().second(within(CALL, request)).await;
        offered(self.told(reply)?)
    }

    /// Agrees with a proposed ruling.
    pub async fn second(&mut self, incident: u32, ruling: u32) -> Result<IncidentView> {
        let tournament = self.tournament.clone();
        let request = SecondRequest {
            tournament,
            incident,
            ruling,
            dry_run: false,
        };
        let reply = self.incidents().second(within(CALL, request)).await;
        ruled(self.changed(&look(incident), reply)?)
    }

    /// Refuses a proposed ruling.
    pub async fn reject(
        &mut self,
        incident: u32,
        ruling: u32,
        reason: String,
    ) -> Result<IncidentView> {
        let tournament = self.tournament.clone();
        let request = RejectRequest {
            tournament,
            incident,
            ruling,
            reason,
            dry_run: false,
        };
        let reply = self.incidents().reject(within(CALL, request)).await;
        self.changed(&look(incident), reply)
    }

    /// Closes an incident without a (further) ruling.
    pub async fn close_incident(
        &mut self,
        incident: u32,
        reason: String,
        seen: ClosingSeen,
    ) -> Result<IncidentView> {
        let request = CloseIncidentRequest {
            seen: Some(seen),
            ..self.closing(incident, reason)
        };
        let reply = self.incidents().close(within(CALL, request)).await;
        self.changed(&look(incident), reply)
    }

    /// The incident, where it can be closed; refused as the closing would be.
    pub async fn check_closing(&mut self, incident: u32) -> Result<IncidentView> {
        let request = CloseIncidentRequest {
            dry_run: true,
            ..self.closing(incident, String::new())
        };
        let reply = self.incidents().close(within(CALL, request)).await;
        self.told(reply)
    }

    fn closing(&self, incident: u32, reason: String) -> CloseIncidentRequest {
        CloseIncidentRequest {
            tournament: self.tournament.clone(),
            incident,
            reason,
            ..CloseIncidentRequest::default()
        }
    }

    /// Lets somebody rule in the Chief Arbiter's place, or ends it; who may then.
    pub async fn delegate(
        &mut self,
        person: String,
        end: bool,
        reason: String,
    ) -> Result<DelegateReply> {
        let tournament = self.tournament.clone();
        let request = DelegateRequest {
            tournament,
            person,
            end,
            reason,
            dry_run: false,
        };
        let reply = self.incidents().delegate(within(CALL, request)).await;
        self.changed("adoube roles", reply)
    }
}

/// Shows what became of an incident.
fn look(incident: u32) -> String {
    format!("adoube incident {incident}")
}

fn ruled(reply: RuledReply) -> Result<IncidentView> {
    answered(reply.incident, reply.refusal)
}

fn offered(reply: RuledReply) -> Result<OfferReply> {
    answered(reply.offer, reply.refusal)
}

fn answered<T>(answer: Option<T>, refused: Option<Refusal>) -> Result<T> {
    match refused {
        Some(refused) => Err(refusal(&refused)),
        None => answer.context(EMPTY),
    }
}
