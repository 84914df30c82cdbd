//! The calls to a venue's node.

use std::time::Duration;

use adoube_proto::v1::lta_client::LtaClient;
use adoube_proto::v1::sessions_client::SessionsClient;
use adoube_proto::v1::{
    CancelOrderRequest, DeviceHistory, EnrolCodeRequest, EnrolCodeView, EnrolCodesReply,
    EnrolCodesRequest, GiveOrderRequest, HistoryRequest, IntentView, IntentsRequest,
    InvitationView, InvitationsRequest, InviteReply, InviteRequest, LtaReply, LtaWatchRequest,
    NetworkCodeRequest, OrderView, OrdersRequest, RevokeRequest, SessionsReply, SessionsRequest,
    SetThresholdsRequest, Thresholds, WithdrawIntentRequest, WithdrawInvitationRequest,
};
use anyhow::{Context as _, Result, anyhow};
use tonic::transport::{Certificate, Channel, ClientTlsConfig, Endpoint, Identity};
use tonic::{Code, Request, Status, Streaming};

use super::find::Place;
use crate::args::Common;
use crate::connecting::{self, CONNECT};
use crate::event::{Credentials, EventFolder};
use crate::say::trouble;

/// How long a call may take.
const CALL: Duration = Duration::from_secs(15);
/// A link over which nothing comes is asked so often whether it still stands.
const KEEPALIVE: Duration = Duration::from_secs(2);

/// A connection to a venue's node.
#[derive(Clone)]
pub(super) struct Client {
    inner: LtaClient<Channel>,
    sessions: SessionsClient<Channel>,
    address: String,
    /// The venue, where it was named.
    venue: Option<String>,
}

impl Client {
    /// Connects as the place's person.
    pub(super) async fn connect(common: &Common, place: &Place) -> Result<Self> {
        let event = EventFolder::new(&common.event);
        let credentials = Credentials::read(&event, &place.person)?;
        let address = place.address.clone();
        let whose = format!("the venue node at {address}");
        let endpoint = endpoint(&credentials, place)?;
        let failed = |error: &_| unreachable(&address, error);
        let channel = connecting::connect(&endpoint, &whose, failed).await?;
        Ok(Self {
            sessions: SessionsClient::new(channel.clone()),
            inner: LtaClient::new(channel),
            address,
            venue: place.venue.clone(),
        })
    }

    /// Begins to watch.
    pub(super) async fn watch(&mut self) -> Result<Streaming<LtaReply>> {
        let request = LtaWatchRequest {
            version: adoube_proto::VERSION,
        };
        let begun = tokio::time::timeout(CALL, self.inner.watch(request)).await;
        let reply = begun.unwrap_or_else(|_| Err(Status::deadline_exceeded("no answer")));
        self.told(reply)
    }

    /// Gives an order under a new id.
    pub(super) async fn give(&mut self, order: GiveOrderRequest) -> Result<OrderView> {
        let reply = self.inner.give_order(within(order)).await;
        self.told(reply)
    }

    /// Takes an order back.
    pub(super) async fn cancel(&mut self, id: String) -> Result<OrderView> {
        let reply = self
            .inner
            .cancel_order(within(CancelOrderRequest { id }))
            .await;
        self.told(reply)
    }

    /// All orders, or a device's.
    pub(super) async fn orders(&mut self, device: &str) -> Result<Vec<OrderView>> {
        let device = device.to_owned();
        let reply = self.inner.orders(within(OrdersRequest { device })).await;
        self.told(reply).map(|reply| reply.orders)
    }

    /// How a device was lately.
    pub(super) async fn history(&mut self, device: String) -> Result<DeviceHistory> {
        let reply = self.inner.history(within(HistoryRequest { device })).await;
        self.told(reply)
    }

    /// What was asked of the coordinator.
    pub(super) async fn intents(&mut self) -> Result<Vec<IntentView>> {
        let reply = self.inner.intents(within(IntentsRequest {})).await;
        self.told(reply).map(|reply| reply.intents)
    }

    /// Takes one of it back.
    pub(super) async fn withdraw(&mut self, id: String) -> Result<IntentView> {
        let request = within(WithdrawIntentRequest { id });
        let reply = self.inner.withdraw_intent(request).await;
        self.told(reply)
    }

    /// A code for a device that makes itself a key.
    pub(super) async fn enrol(&mut self, device: String, replace: bool) -> Result<EnrolCodeView> {
        let request = within(EnrolCodeRequest { device, replace });
        let reply = self.inner.enrol_code(request).await;
        self.told(reply)
    }

    /// The answer to a device's question.
    pub(super) async fn network_code(&mut self, device: &str, question: &str) -> Result<String> {
        let request = within(NetworkCodeRequest {
            device: device.to_owned(),
            question: question.to_owned(),
        });
        let reply = self.inner.network_code(request).await;
        self.told(reply).map(|reply| reply.answer)
    }

    /// What became of such codes.
    pub(super) async fn enrolments(&mut self) -> Result<EnrolCodesReply> {
        let reply = self.inner.enrol_codes(within(EnrolCodesRequest {})).await;
        self.told(reply)
    }

    /// Sets the thresholds.
    pub(super) async fn set(&mut self, thresholds: Thresholds) -> Result<Thresholds> {
        let thresholds = Some(thresholds);
        let request = within(SetThresholdsRequest { thresholds });
        let reply = self.inner.set_thresholds(request).await;
        self.told(reply)
    }

    /// An invitation to the wall.
    pub(super) async fn invite(&mut self, request: InviteRequest) -> Result<InviteReply> {
        let reply = self.sessions.invite(within(request)).await;
        self.told(reply)
    }

    /// What became of invitations to the wall.
    pub(super) async fn invitations(&mut self) -> Result<Vec<InvitationView>> {
        let request = within(InvitationsRequest::default());
        let reply = self.sessions.invitations(request).await;
        self.told(reply).map(|reply| reply.invitations)
    }

    /// Takes an invitation to the wall back.
    pub(super) async fn withdraw_invitation(&mut self, id: &str) -> Result<InvitationView> {
        let request = WithdrawInvitationRequest {
            id: id.to_owned(),
            ..WithdrawInvitationRequest::default()
        };
        let reply = self.sessions.withdraw(within(request)).await;
        self.told(reply)
    }

    /// Everybody who is signed in to the wall.
    pub(super) async fn list_sessions(&mut self) -> Result<SessionsReply> {
        let reply = self.sessions.list(within(SessionsRequest::default())).await;
        self.told(reply)
    }

    /// Ends a session.
    pub(super) async fn end_session(&mut self, id: &str) -> Result<()> {
        let request = RevokeRequest {
            id: id.to_owned(),
            ..RevokeRequest::default()
        };
        let reply = self.sessions.revoke(within(request)).await;
        self.told(reply).map(drop)
    }

    /// Why a stream ended, in words that help.
    pub(super) fn ended(&self, status: &Status) -> anyhow::Error {
        refused(&self.address, self.venue.as_deref(), status)
    }

    fn told<T>(&self, reply: Result<tonic::Response<T>, Status>) -> Result<T> {
        reply
            .map(tonic::Response::into_inner)
            .map_err(|status| self.ended(&status))
    }
}

fn endpoint(credentials: &Credentials, place: &Place) -> Result<Endpoint> {
    let mut tls = ClientTlsConfig::new()
        .ca_certificate(Certificate::from_pem(&credentials.authority))
        .identity(Identity::from_pem(
            &credentials.certificate,
            &credentials.key,
        ));
    if let Some(domain) = &place.domain {
        tls = tls.domain_name(domain.clone());
    }
    Endpoint::from_shared(format!("https://{}", place.address))
        .with_context(|| format!("'{}' is no address", place.address))?
        .connect_timeout(CONNECT)
        .tcp_nodelay(true)
        .http2_keep_alive_interval(KEEPALIVE)
        .keep_alive_timeout(KEEPALIVE)
        .keep_alive_while_idle(true)
        .tls_config(tls)
        .context("the certificates of this person cannot be used: was the event made anew?")
}

fn within<T>(message: T) -> Request<T> {
    let mut request = Request::new(message);
    request.set_timeout(CALL);
    request
}

fn unreachable(address: &str, error: &tonic::transport::Error) -> anyhow::Error {
    let mut text = error.to_string();
    let mut source = std::error::Error::source(error);
    while let Some(cause) = source {
        text = cause.to_string();
        source = cause.source();
    }
    trouble(
        format!("the venue node at {address} cannot be reached: {text}"),
        "is adoube-venue running there, and does its venue.toml name listen_officials?",
    )
}

fn refused(address: &str, venue: Option<&str>, status: &Status) -> anyhow::Error {
    let text = status.message();
    match status.code() {
        Code::PermissionDenied => {
            let next = match text.split([':', ' ']).next() {
                Some("not-granted") => {
                    "has `adoube set-up` appointed this person, and was the venue linked to the \
                     coordinator since?"
                }
                Some("expired") => "the venue has to be linked to the coordinator again",
                Some("revoked") => "officials.toml says who has an office now: --as PERSON",
                Some("other-venue") if let Some(venue) = venue => {
                    let next = format!("this is the node of {venue}: --as lta-{venue}");
                    return trouble(format!("refused: {text}"), next);
                }
                _ => "name an official who may, with --as PERSON: officials.toml says who",
            };
            trouble(format!("refused: {text}"), next)
        }
        Code::NotFound => {
            let venue = venue.unwrap_or("NAME");
            let next = format!("adoube watch --venue {venue} --once shows its devices and orders");
            trouble(format!("refused: {text}"), next)
        }
        Code::InvalidArgument
        | Code::FailedPrecondition
        | Code::AlreadyExists
        | Code::ResourceExhausted => anyhow!("refused: {text}"),
        Code::Unimplemented => anyhow!("the venue node at {address} does not know this call"),
        _ => trouble(
            format!("the venue node at {address} did not answer: {text}"),
            "look what stands with `adoube order list` before trying again",
        ),
    }
}
