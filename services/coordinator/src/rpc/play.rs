//! The devices' play links.

use std::sync::{Arc, Mutex};

use adoube_proto::v1::{self, play_request, play_server::Play};
use adoube_telemetry::Context;
use tokio::sync::{mpsc, oneshot};
use tokio_stream::StreamExt;
use tonic::{Request, Response, Status, Streaming};
use tracing::Instrument;

use super::seat_replies::{DeviceLink, goodbye, seat_replies};
use super::{HELLO_WITHIN, Replies, STALLED, authority, convert};
use crate::host::{Host, Inbox, Message, Parcel, Sink};
use crate::shard::{Hello, Input, PageSign, SessionId, ToSeat};

/// Messages that may wait for a device; when it does not take them its link is closed, and it
/// catches up when it comes back.
const TO_SEAT: usize = 256;

/// Longest id of a process, in bytes.
const MAX_INSTANCE: usize = 64;

/// The service.
pub struct PlayService(pub Arc<Host>);

#[tonic::async_trait]
impl Play for PlayService {
    type SeatStream = Replies<v1::PlayReply>;

    async fn seat(
        &self,
        request: Request<Streaming<v1::PlayRequest>>,
    ) -> Result<Response<Self::SeatStream>, Status> {
        let device = authority::device(&request, self.0.enrolment())?;
        let requests = request.into_inner();
        let span = tracing::info_span!("seat", %device);
        let seat = Arc::new(DeviceLink {
            host: Arc::clone(&self.0),
            device,
            probes: Mutex::default(),
        });
        let (sender, queue) = mpsc::channel(TO_SEAT);
        let (open, over) = oneshot::channel();
        let replies = seat_replies(Arc::clone(&seat), queue, open);
        tokio::spawn(Link(seat).run(requests, sender, over).instrument(span));
        Ok(Response::new(Box::pin(replies)))
    }
}

/// What one device says.
struct Link(Arc<DeviceLink>);

impl Link {
    async fn run(
        self,
        mut requests: Streaming<v1::PlayRequest>,
        sender: mpsc::Sender<Parcel>,
        over: oneshot::Receiver<()>,
    ) {
        let greeted = Box::pin(self.hello(&mut requests)).await;
        let (hello, relay) = match greeted {
            Ok(greeted) => greeted,
            Err(refused) => return say_goodbye(&sender, refused).await,
        };
        let Some(inbox) = self.0.host.shard_of_device(&self.0.device) else {
            let text = "this device is not enrolled in any tournament here yet";
            return say_goodbye(&sender, goodbye("not-enrolled", text, true)).await;
        };
        let session = SessionId(self.0.host.number());
        // Only the shard keeps the queue open: the stream ends when the shard drops it.
        let queue = sender.downgrade();
        let opened = Message::with(
            Input::SeatOpened(session, hello),
            Sink::Seat(session, sender),
        );
        if let Err(mpsc::error::SendError(unsent)) = inbox.send(opened).await {
            if let Some(Sink::Seat(_, sender)) = unsent.sink {
                let stopping = goodbye("stopping", "the coordinator stops", true);
                say_goodbye(&sender, stopping).await;
            }
            return;
        }
        tokio::select! {
            last_word = self.listen((session, relay), &inbox, &queue, &mut requests) => {
                if let (Some(last_word), Some(sender)) = (last_word, queue.upgrade()) {
                    say_goodbye(&sender, last_word).await;
                }
            }
            _ = over => {}
        }
        let _ = inbox.send(Message::plain(Input::SeatClosed(session))).await;
    }

    /// The greeting with the place of the relay's span, or a goodbye to who does not greet properly.
    async fn hello(
        &self,
        requests: &mut Streaming<v1::PlayRequest>,
    ) -> Result<(Hello, Option<Context>), v1::Goodbye> {
        let first = tokio::time::timeout(HELLO_WITHIN, requests.next()).await;
        let Ok(Some(Ok(v1::PlayRequest {
            body: Some(play_request::Body::Hello(hello)),
            ..
        }))) = first
        else {
            let text = "the first message is a Hello, within 5 s";
            return Err(goodbye("protocol", text, false));
        };
        if hello.version != adoube_proto::VERSION {
            let text = format!("this coordinator speaks version {}", adoube_proto::VERSION);
            return Err(goodbye("version", &text, false));
        }
        if hello.instance.is_empty() || hello.instance.len() > MAX_INSTANCE {
            let text = "instance: 1 to 64 characters";
            return Err(goodbye("protocol", text, false));
        }
        tracing::info!(
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
            device: self.0.device.clone(),
            instance: hello.instance,
            page: PageSign::of(hello.page.as_ref()),
            seen,
        };
        Ok((hello, relay))
    }

    /// Stamps and passes on what the device says, until it goes; a goodbye if it sent a message that cannot be understood.
    async fn listen(
        &self,
        (session, relay): (SessionId, Option<Context>),
        inbox: &Inbox,
        queue: &mpsc::WeakSender<Parcel>,
        requests: &mut Streaming<v1::PlayRequest>,
    ) -> Option<v1::Goodbye> {
        let DeviceLink { host, device, .. } = self.0.as_ref();
        let mut page = None;
        while let Some(Ok(request)) = requests.next().await {
            // The shard closed this link. A device that reads nothing would never see that its stream ends.
            if queue.strong_count() == 0 {
                return None;
            }
            let at = host.clock().now().game;
            let watch = host.watch();
            let journey = watch.and_then(|watch| watch.received(&request, device, relay));
            let input = match request.body {
                Some(play_request::Body::Command(command)) => convert::player_order(command)
                    .map(|entered| Input::SeatCommand(session, entered, at)),
                Some(play_request::Body::Heartbeat(beat)) => {
                    let told = PageSign::of(beat.page.as_ref());
                    let gone = told.is_gone();
                    if page.replace(gone) != Some(gone) {
                        let told = Message::plain(Input::SeatPage(session, told));
                        if inbox.send(told).await.is_err() {
                            return None;
                        }
                    }
                    Some(Input::SeatHeard(session, beat.number))
                }
                Some(play_request::Body::Echo(echo)) => match self.0.measured(&echo) {
                    Some(trip) => Some(Input::SeatMeasured(session, trip)),
                    None => continue,
                },
                Some(play_request::Body::Hello(_)) | None => None,
            };
            let Some(input) = input else {
                let text = "a message that cannot be understood";
                return Some(goodbye("protocol", text, true));
            };
            if inbox.send(Message::noted(input, journey)).await.is_err() {
                return None;
            }
        }
        None
    }
}

/// Says a last word, unless the device takes nothing.
async fn say_goodbye(queue: &mpsc::Sender<Parcel>, goodbye: v1::Goodbye) {
    tracing::info!(
        code = goodbye.code,
        text = goodbye.text,
        "play link refused"
    );
    let message = ToSeat::Close(Box::new(goodbye));
    let parcel = Parcel {
        message,
        pushed: None,
    };
    let _ = queue.send_timeout(parcel, STALLED).await;
}
