//! The calls to a venue's node.

mod alarms;

use std::time::Duration;

use adoube_event_folder::{Credentials, EventFolder, VenueNode, VenueQuery};
use adoube_proto::v1::lta_client::LtaClient;
use adoube_proto::v1::lta_reply::Body;
use adoube_proto::v1::sessions_client::SessionsClient;
use adoube_proto::v1::{
    CancelOrderRequest, DeviceHistory, EnrolCodeRequest, EnrolCodeView, EnrolCodesReply,
    EnrolCodesRequest, GiveOrderRequest, HistoryRequest, IntentView, IntentsRequest,
    InvitationView, InvitationsRequest, InviteReply, InviteRequest, LtaReply, LtaWatchRequest,
    NetworkCodeRequest, OrderView, OrdersRequest, RevokeRequest, SessionsReply, SessionsRequest,
    SetThresholdsRequest, Thresholds, WithdrawIntentRequest, WithdrawInvitationRequest,
};
use adoube_user_text::text;
use adoube_user_text::trouble;
use anyhow::{Result, anyhow, bail};
use tonic::transport::Channel;
use tonic::{Code, Request, Response, Status, Streaming};

use crate::connecting;
use crate::error::in_doubt;
use crate::options::ConnectOptions;
use crate::repeat::{Repeats, Report, is_lost};

/// How long a call may take.
const CALL: Duration = Duration::from_secs(15);
/// Shows what became of orders.
const ORDERS: &str = "adoube order list";
/// Shows what became of invitations to the wall.
const INVITATIONS: &str = "adoube invitations";
/// So long after the connection broke it is made again.
const AGAIN: Duration = Duration::from_millis(200);
/// A connection to a venue's node.
#[derive(Clone)]
pub struct VenueClient {
    inner: LtaClient<Channel>,
    sessions: SessionsClient<Channel>,
    address: String,
    /// The venue, where it was named.
    venue: Option<String>,
    /// Where repeats of changes are reported.
    report: Option<Report>,
}

impl VenueClient {
    /// Connects to the node of the venue that the query names, as the person that the options name or who is in charge
    /// there.
    pub async fn connect(
        options: impl Into<ConnectOptions>,
        query: VenueQuery<'_>,
    ) -> Result<Self> {
        let options = options.into();
        let event = EventFolder::new(&options.event);
        let node = VenueNode::find(&event, options.person.as_deref(), query)?;
        let credentials = Credentials::read(&event, &node.person)?;
        let address = node.address;
        let whose = text!("cli-node-at", host: &address);
        let endpoint = connecting::endpoint(&credentials, &address, node.domain.as_deref())?;
        let failed = |error: &_| unreachable(&address, error);
        let channel = connecting::connect(&endpoint, &whose, failed).await?;
        Ok(Self {
            sessions: SessionsClient::new(channel.clone()),
            inner: LtaClient::new(channel),
            address,
            venue: node.venue,
            report: options.report,
        })
    }

    /// Begins to watch.
    pub async fn watch(&mut self) -> Result<Streaming<LtaReply>> {
        let request = LtaWatchRequest {
            version: adoube_proto::VERSION,
        };
        let begun = tokio::time::timeout(CALL, self.inner.watch(request)).await;
        let reply = begun.unwrap_or_else(|_| Err(Status::deadline_exceeded("no answer")));
        reply
            .map(Response::into_inner)
            .map_err(|status| self.ended(&status))
    }

    /// The same; where the connection breaks it is asked for again.
    pub async fn watch_repeating(&self) -> Result<Streaming<LtaReply>> {
        let request = LtaWatchRequest {
            version: adoube_proto::VERSION,
        };
        let mut inner = self.inner.clone();
        let call = async |request: Request<LtaWatchRequest>| {
            // The stream lasts longer than the call that opens it.
            let watch = inner.watch(Request::new(request.into_inner()));
            let begun = tokio::time::timeout(CALL, watch).await;
            begun.unwrap_or_else(|_| Err(Status::deadline_exceeded("no answer")))
        };
        self.read(request, call).await
    }

    /// What comes next on a stream of [`Self::watch`]. Where the connection breaks it is begun again, and tells first how
    /// everything is.
    pub async fn next(&self, news: &mut Streaming<LtaReply>) -> Result<Body> {
        loop {
            match news.message().await {
                Ok(Some(LtaReply { body: Some(body) })) => return Ok(body),
                Ok(Some(LtaReply { body: None })) => {}
                Ok(None) => bail!(text!("cli-node-stream-ended")),
                Err(status) if is_lost(&status) => {
                    tokio::time::sleep(AGAIN).await;
                    *news = self.watch_repeating().await?;
                }
                Err(status) => return Err(self.ended(&status)),
            }
        }
    }

    /// Gives an order under a new id: sent again under the same id it is given once.
    pub async fn give(&mut self, order: GiveOrderRequest) -> Result<OrderView> {
        let look = format!("adoube order list {}", order.device);
        let mut inner = self.inner.clone();
        let call = async |request| inner.give_order(request).await;
        self.once(&look, order, call).await
    }

    /// Takes an order back.
    pub async fn cancel(&mut self, id: String) -> Result<OrderView> {
        let request = CancelOrderRequest { id };
        let mut inner = self.inner.clone();
        let call = async |request| inner.cancel_order(request).await;
        self.once(ORDERS, request, call).await
    }

    /// All orders, or a device's.
    pub async fn orders(&mut self, device: &str) -> Result<Vec<OrderView>> {
        let device = device.to_owned();
        let mut inner = self.inner.clone();
        let call = async |request| inner.orders(request).await;
        let reply = self.read(OrdersRequest { device }, call).await?;
        Ok(reply.orders)
    }

    /// How a device was lately.
    pub async fn history(&mut self, device: String) -> Result<DeviceHistory> {
        let mut inner = self.inner.clone();
        let call = async |request| inner.history(request).await;
        self.read(HistoryRequest { device }, call).await
    }

    /// What was asked of the coordinator.
    pub async fn intents(&mut self) -> Result<Vec<IntentView>> {
        let mut inner = self.inner.clone();
        let call = async |request| inner.intents(request).await;
        let reply = self.read(IntentsRequest {}, call).await?;
        Ok(reply.intents)
    }

    /// Takes one of it back.
    pub async fn withdraw(&mut self, id: String) -> Result<IntentView> {
        let request = WithdrawIntentRequest { id };
        let mut inner = self.inner.clone();
        let call = async |request| inner.withdraw_intent(request).await;
        self.once("adoube intents", request, call).await
    }

    /// A code for a device that makes itself a key.
    pub async fn enrol(&mut self, device: String, replace: bool) -> Result<EnrolCodeView> {
        let request = within(EnrolCodeRequest { device, replace });
        let reply = self.inner.enrol_code(request).await;
        self.changed("adoube enrol --list --venue NAME", reply)
    }

    /// The answer to a device's question.
    pub async fn network_code(&mut self, device: &str, question: &str) -> Result<String> {
        let request = NetworkCodeRequest {
            device: device.to_owned(),
            question: question.to_owned(),
        };
        let mut inner = self.inner.clone();
        let call = async |request| inner.network_code(request).await;
        self.read(request, call).await.map(|reply| reply.answer)
    }

    /// What became of such codes.
    pub async fn enrolments(&mut self) -> Result<EnrolCodesReply> {
        let mut inner = self.inner.clone();
        let call = async |request| inner.enrol_codes(request).await;
        self.read(EnrolCodesRequest {}, call).await
    }

    /// Sets the thresholds.
    pub async fn set(&mut self, thresholds: Thresholds) -> Result<Thresholds> {
        let thresholds = Some(thresholds);
        let request = SetThresholdsRequest { thresholds };
        let mut inner = self.inner.clone();
        let call = async |request| inner.set_thresholds(request).await;
        self.once("adoube order thresholds", request, call).await
    }

    /// An invitation to the wall.
    pub async fn invite(&mut self, request: InviteRequest) -> Result<InviteReply> {
        let reply = self.sessions.invite(within(request)).await;
        self.changed(INVITATIONS, reply)
    }

    /// What became of invitations to the wall.
    pub async fn invitations(&mut self) -> Result<Vec<InvitationView>> {
        let mut sessions = self.sessions.clone();
        let call = async |request| sessions.invitations(request).await;
        let reply = self.read(InvitationsRequest::default(), call).await?;
        Ok(reply.invitations)
    }

    /// Takes an invitation to the wall back.
    pub async fn withdraw_invitation(&mut self, id: &str) -> Result<InvitationView> {
        let request = WithdrawInvitationRequest {
            id: id.to_owned(),
            ..WithdrawInvitationRequest::default()
        };
        let reply = self.sessions.withdraw(within(request)).await;
        self.changed(INVITATIONS, reply)
    }

    /// Everybody who is signed in to the wall.
    pub async fn list_sessions(&mut self) -> Result<SessionsReply> {
        let mut sessions = self.sessions.clone();
        let call = async |request| sessions.list(request).await;
        self.read(SessionsRequest::default(), call).await
    }

    /// Ends a session.
    pub async fn end_session(&mut self, id: &str) -> Result<()> {
        let request = RevokeRequest {
            id: id.to_owned(),
            ..RevokeRequest::default()
        };
        let reply = self.sessions.revoke(within(request)).await;
        self.changed("adoube sessions", reply).map(drop)
    }

    /// Asks until there is an answer. Only for what the node does once, however often it comes. `look` is the command
    /// that shows whether it was done.
    async fn once<M: Clone, T>(
        &self,
        look: &str,
        message: M,
        call: impl AsyncFnMut(Request<M>) -> Result<Response<T>, Status>,
    ) -> Result<T> {
        let reply = self.repeats(true).ask(message, call).await;
        reply.map_err(|status| self.failed(look, &status))
    }

    /// The answer to a change that is not repeated: where it was lost, `look` shows whether it was done.
    fn changed<T>(&self, look: &str, reply: Result<Response<T>, Status>) -> Result<T> {
        reply
            .map(Response::into_inner)
            .map_err(|status| self.failed(look, &status))
    }

    fn failed(&self, look: &str, status: &Status) -> anyhow::Error {
        if is_lost(status) {
            let whose = text!("cli-node-at", host: &self.address);
            in_doubt(&whose, status, look)
        } else {
            self.ended(status)
        }
    }

    /// The same for what changes nothing.
    async fn read<M: Clone, T>(
        &self,
        message: M,
        call: impl AsyncFnMut(Request<M>) -> Result<Response<T>, Status>,
    ) -> Result<T> {
        let reply = self.repeats(false).ask(message, call).await;
        reply.map_err(|status| self.ended(&status))
    }

    fn repeats(&self, changes: bool) -> Repeats {
        let report = self.report.filter(|_| changes);
        Repeats::new("node", CALL, report)
    }

    /// Why a stream ended, in words that help.
    pub fn ended(&self, status: &Status) -> anyhow::Error {
        refused(&self.address, self.venue.as_deref(), status)
    }
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
    trouble!("cli-node-unreachable", host: address, why: text)
}

fn refused(address: &str, venue: Option<&str>, status: &Status) -> anyhow::Error {
    let text = status.message();
    match status.code() {
        Code::PermissionDenied => {
            let next = match text.split([':', ' ']).next() {
                Some("not-granted") => text!("cli-node-not-granted-next"),
                Some("expired") => text!("cli-node-expired-next"),
                Some("revoked") => text!("cli-node-revoked-next"),
                Some("other-venue") if let Some(venue) = venue => {
                    text!("cli-node-other-venue-next", venue)
                }
                _ => text!("cli-name-another-official"),
            };
            trouble(text!("cli-refused", why: text), next)
        }
        Code::NotFound => {
            let venue = venue.unwrap_or("NAME");
            trouble(
                text!("cli-refused", why: text),
                text!("cli-node-not-found-next", venue),
            )
        }
        Code::InvalidArgument
        | Code::FailedPrecondition
        | Code::AlreadyExists
        | Code::ResourceExhausted => {
            anyhow!(text!("cli-refused", why: text))
        }
        Code::Unimplemented => anyhow!(text!("cli-node-unsupported", host: address)),
        _ => trouble(
            text!("cli-node-no-response", host: address, why: text),
            text!("cli-try-again"),
        ),
    }
}
