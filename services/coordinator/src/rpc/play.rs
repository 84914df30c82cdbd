//! The devices' play links.

use std::sync::Arc;

use adoube_proto::v1::{self, GoodbyeReason, play_request, play_server::Play};
use adoube_telemetry::Context;
use adoube_tournament::ids::DeviceId;
use tokio::sync::mpsc::{self, error::TrySendError};
use tokio::time::timeout;
use tonic::{Request, Response, Status, Streaming};

use super::message_stream::{Replies, Requests};
use super::probes::Probes;
use super::seat_replies::{LinkEnd, goodbye};
use super::{HELLO_WITHIN, STALLED, authority, convert};
use crate::host::{Host, Inbox, Message, Parcel, Sink};
use crate::shard::{Hello, Input, PageSign, SessionId};

/// Messages that may wait for a device; when it does not take them its link is closed, and it
/// catches up when it comes back.
const TO_SEAT: usize = 256;

/// Longest id of a process, in bytes.
const MAX_INSTANCE: usize = 64;

/// The service for all but devices, whose connections carry nothing else: it says who may not call it.
pub struct PlayService;

#[tonic::async_trait]
impl Play for PlayService {
    type SeatStream = super::Replies<v1::PlayReply>;

    async fn seat(
        &self,
        request: Request<Streaming<v1::PlayRequest>>,
    ) -> Result<Response<Self::SeatStream>, Status> {
        authority::peer(&request)?;
        let text = "only a playing device may call this";
        Err(Status::permission_denied(text))
    }
}

/// One play link, both directions.
pub(super) struct PlayLink {
    pub(super) host: Arc<Host>,
    pub(super) device: DeviceId,
    pub(super) probes: Probes,
    pub(super) replies: Replies,
    /// Whether the device's page was gone when it last said so.
    page_gone: Option<bool>,
}

/// A link that the shard knows.
struct Open {
    session: SessionId,
    /// The place of the relay's span.
    relay: Option<Context>,
    inbox: Inbox,
    /// What the shard tells the device. Only the shard keeps it open.
    queue: mpsc::Receiver<Parcel>,
}

impl PlayLink {
    pub(super) fn new(host: Arc<Host>, device: DeviceId, replies: Replies) -> Self {
        Self {
            host,
            device,
            probes: Probes::default(),
            replies,
            page_gone: None,
        }
    }

    /// Serves the link until either side ends it.
    pub(super) async fn run(mut self, mut requests: Requests) {
        let end = match Box::pin(self.open(&mut requests)).await {
            Ok(open) => self.serve(open, requests).await,
            Err(refused) => self.refuse(refused),
        };
        match end {
            LinkEnd::Finished | LinkEnd::DeviceLeft => self.replies.end(),
            LinkEnd::ProtocolError(_) | LinkEnd::Disconnected => self.replies.reset(),
        }
    }

    async fn serve(&mut self, mut open: Open, mut requests: Requests) -> LinkEnd {
        let end = self.pass_messages(&mut open, &mut requests).await;
        let closed = Message::plain(Input::SeatClosed(open.session));
        // A shard that stops knows.
        let _ = Box::pin(open.inbox.send(closed)).await;
        let rest = self.send_rest(end, &mut open.queue);
        Box::pin(timeout(STALLED, rest))
            .await
            .unwrap_or(LinkEnd::Disconnected)
    }

    /// Says what the shard had for the device when the link ended.
    async fn send_rest(&mut self, end: LinkEnd, queue: &mut mpsc::Receiver<Parcel>) -> LinkEnd {
        if matches!(end, LinkEnd::Finished | LinkEnd::Disconnected) {
            return end;
        }
        while let Some(parcel) = queue.recv().await {
            if let Err(end) = self.send_waiting(parcel, queue).await {
                return end;
            }
        }
        match end {
            LinkEnd::ProtocolError(last_word) => self.refuse(last_word),
            LinkEnd::Finished | LinkEnd::DeviceLeft | LinkEnd::Disconnected => end,
        }
    }

    /// Says a last word to who cannot be served.
    fn refuse(&mut self, last_word: v1::Goodbye) -> LinkEnd {
        tracing::info!(
            device = %self.device,
            code = last_word.reason().word(),
            text = last_word.text,
            "play link refused"
        );
        self.say_goodbye(last_word)
    }

    /// Takes the greeting and opens the link at the shard; or says why not.
    async fn open(&mut self, requests: &mut Requests) -> Result<Open, v1::Goodbye> {
        let (hello, relay) = self.hello(requests).await?;
        let Some(inbox) = self.host.shard_of_device(&self.device) else {
            let text = "this device is not registered in any tournament here yet";
            return Err(goodbye(GoodbyeReason::NotEnrolled, text, true));
        };
        let session = SessionId(self.host.number());
        let (sender, queue) = mpsc::channel(TO_SEAT);
        let opened = Message::with(
            Input::SeatOpened(session, hello),
            Sink::Seat(session, sender),
        );
        if inbox.send(opened).await.is_err() {
            return Err(goodbye(
                GoodbyeReason::Stopping,
                "the coordinator is stopping",
                true,
            ));
        }
        Ok(Open {
            session,
            relay,
            inbox,
            queue,
        })
    }

    /// The greeting with the place of the relay's span, or a goodbye to who does not greet properly.
    async fn hello(
        &self,
        requests: &mut Requests,
    ) -> Result<(Hello, Option<Context>), v1::Goodbye> {
        let first = timeout(HELLO_WITHIN, requests.next()).await;
        let Ok(Some(v1::PlayRequest {
            body: Some(play_request::Body::Hello(hello)),
            ..
        })) = first
        else {
            let text = "the first message is a Hello, within 5 s";
            return Err(goodbye(GoodbyeReason::Protocol, text, false));
        };
        if hello.version != adoube_proto::VERSION {
            let text = format!(
                "this device's program uses version {} of the protocol; version {} is needed: update it",
                hello.version,
                adoube_proto::VERSION
            );
            return Err(goodbye(GoodbyeReason::Version, &text, false));
        }
        if hello.instance.is_empty() || hello.instance.len() > MAX_INSTANCE {
            let text = "instance: 1 to 64 characters";
            return Err(goodbye(GoodbyeReason::Protocol, text, false));
        }
        tracing::info!(
            device = %self.device,
            instance = hello.instance,
            relay = hello
                .relay_connection
                .chars()
                .take(MAX_INSTANCE)
                .collect::<String>(),
            last_seen = hello.last_seen,
            "play link"
        );
        let seen = convert::board(hello.board.as_ref()).map(|board| (board, hello.last_seen));
        let relay = Context::of_connection(&hello.relay_connection);
        let hello = Hello {
            device: self.device.clone(),
            instance: hello.instance,
            page: PageSign::of(hello.page.as_ref()),
            seen,
        };
        Ok((hello, relay))
    }

    /// Passes on what either side says, until one of them ends it.
    async fn pass_messages(&mut self, open: &mut Open, requests: &mut Requests) -> LinkEnd {
        loop {
            let has_room = self.replies.has_room();
            tokio::select! {
                biased;
                parcel = open.queue.recv(), if has_room => {
                    let Some(parcel) = parcel else {
                        return LinkEnd::Finished;
                    };
                    if let Err(end) = self.send_waiting(parcel, &mut open.queue).await {
                        return end;
                    }
                }
                request = requests.next() => {
                    let Some(request) = request else {
                        return LinkEnd::DeviceLeft;
                    };
                    // The shard closed this link, and the device reads nothing.
                    if !has_room && open.queue.is_closed() {
                        return LinkEnd::Disconnected;
                    }
                    if let Err(end) = self.pass_on(request, open).await {
                        return end;
                    }
                }
                room = async { timeout(STALLED, self.replies.room()).await }, if !has_room => {
                    if !matches!(room, Ok(Ok(()))) {
                        return LinkEnd::Disconnected;
                    }
                }
            }
        }
    }

    /// Stamps and passes on a message of the device; a goodbye if it cannot be understood.
    async fn pass_on(&mut self, request: v1::PlayRequest, open: &Open) -> Result<(), LinkEnd> {
        let session = open.session;
        let at = self.host.clock().now().game;
        let watch = self.host.watch();
        let journey = watch.and_then(|watch| watch.received(&request, &self.device, open.relay));
        let input = match request.body {
            Some(play_request::Body::Command(command)) => convert::player_order(command)
                .map(|entered| Input::SeatCommand(session, entered, at)),
            Some(play_request::Body::Heartbeat(beat)) => {
                let told = PageSign::of(beat.page.as_ref());
                let gone = told.is_gone();
                if self.page_gone.replace(gone) != Some(gone) {
                    open.pass_on(Message::plain(Input::SeatPage(session, told)))
                        .await?;
                }
                Some(Input::SeatHeard(session, beat.number))
            }
            Some(play_request::Body::Echo(echo)) => match self.measured(&echo) {
                Some(trip) => Some(Input::SeatMeasured(session, trip)),
                None => return Ok(()),
            },
            Some(play_request::Body::Hello(_)) | None => None,
        };
        let Some(input) = input else {
            let text = "a message that cannot be understood";
            return Err(LinkEnd::ProtocolError(goodbye(
                GoodbyeReason::Protocol,
                text,
                true,
            )));
        };
        open.pass_on(Message::noted(input, journey)).await
    }
}

impl Open {
    async fn pass_on(&self, message: Message) -> Result<(), LinkEnd> {
        match self.inbox.try_send(message) {
            Ok(()) => Ok(()),
            // Waiting is rare, and its memory is not kept for each link.
            Err(TrySendError::Full(message)) => {
                let sent = Box::pin(self.inbox.send(message)).await;
                sent.map_err(|_| LinkEnd::DeviceLeft)
            }
            Err(TrySendError::Closed(_)) => Err(LinkEnd::DeviceLeft),
        }
    }
}
