//! The devices' play links.

use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, PoisonError};

use adoube_ledger::StreamName;
use adoube_proto::v1::{self, play_reply, play_request, play_server::Play};
use adoube_record::streams;
use adoube_telemetry::Context;
use adoube_tournament::ids::{BoardId, DeviceId, PersonId};
use ring::rand::{SecureRandom, SystemRandom};
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;
use tonic::{Request, Response, Status, Streaming};
use tracing::Instrument;

use super::probes::Probes;
use super::{HELLO_WITHIN, Replies, STALLED, authority, convert};
use crate::host::{Host, Inbox, Message, Parcel, Sink};
use crate::load::{self, LoadError};
use crate::shard::views::{self, PlayerNames};
use crate::shard::{Hello, Input, Measured, PageSign, SessionId, ToSeat};

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
        let (sender, replies) = mpsc::channel::<Box<v1::PlayReply>>(TO_SEAT);
        let span = tracing::info_span!("seat", %device);
        let link = Link {
            host: Arc::clone(&self.0),
            device,
            replies: sender,
            probes: Mutex::default(),
        };
        tokio::spawn(link.run(requests).instrument(span));
        let replies = ReceiverStream::new(replies).map(|reply| Ok(*reply));
        Ok(Response::new(Box::pin(replies)))
    }
}

/// One device's link.
struct Link {
    host: Arc<Host>,
    device: DeviceId,
    /// Boxed, since a channel keeps room for 32 messages at once.
    replies: mpsc::Sender<Box<v1::PlayReply>>,
    probes: Mutex<Probes>,
}

impl Link {
    async fn run(self, mut requests: Streaming<v1::PlayRequest>) {
        let Some((hello, relay)) = self.hello(&mut requests).await else {
            return;
        };
        let Some(inbox) = self.host.shard_of_device(&self.device) else {
            let text = "this device is not enrolled in any tournament here yet";
            return self.goodbye("not-enrolled", text, true).await;
        };
        let session = SessionId(self.host.number());
        let (sender, outputs) = mpsc::channel(TO_SEAT);
        let opened = Message::with(
            Input::SeatOpened(session, hello),
            Sink::Seat(session, sender),
        );
        if inbox.send(opened).await.is_err() {
            return self
                .goodbye("stopping", "the coordinator stops", true)
                .await;
        }
        tokio::select! {
            () = self.listen((session, relay), &inbox, &mut requests) => {}
            () = self.speak(outputs) => {}
        }
        let _ = inbox.send(Message::plain(Input::SeatClosed(session))).await;
    }

    /// The greeting with the place of the relay's span, or a goodbye to who does not greet properly.
    async fn hello(
        &self,
        requests: &mut Streaming<v1::PlayRequest>,
    ) -> Option<(Hello, Option<Context>)> {
        let first = tokio::time::timeout(HELLO_WITHIN, requests.next()).await;
        let Ok(Some(Ok(v1::PlayRequest {
            body: Some(play_request::Body::Hello(hello)),
            ..
        }))) = first
        else {
            self.goodbye(
                "protocol",
                "the first message is a Hello, within 5 s",
                false,
            )
            .await;
            return None;
        };
        if hello.version != adoube_proto::VERSION {
            let text = format!("this coordinator speaks version {}", adoube_proto::VERSION);
            self.goodbye("version", &text, false).await;
            return None;
        }
        if hello.instance.is_empty() || hello.instance.len() > MAX_INSTANCE {
            self.goodbye("protocol", "instance: 1 to 64 characters", false)
                .await;
            return None;
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
            device: self.device.clone(),
            instance: hello.instance,
            page: PageSign::of(hello.page.as_ref()),
            seen,
        };
        Some((hello, relay))
    }

    /// Stamps and passes on what the device says, until it goes or says nonsense.
    async fn listen(
        &self,
        (session, relay): (SessionId, Option<Context>),
        inbox: &Inbox,
        requests: &mut Streaming<v1::PlayRequest>,
    ) {
        let mut page = None;
        while let Some(Ok(request)) = requests.next().await {
            let at = self.host.clock().now().game;
            let watch = self.host.watch();
            let journey = watch.and_then(|watch| watch.received(&request, &self.device, relay));
            let input = match request.body {
                Some(play_request::Body::Command(command)) => convert::player_order(command)
                    .map(|entered| Input::SeatCommand(session, entered, at)),
                Some(play_request::Body::Heartbeat(beat)) => {
                    let told = PageSign::of(beat.page.as_ref());
                    let gone = told.is_gone();
                    if page.replace(gone) != Some(gone) {
                        let told = Message::plain(Input::SeatPage(session, told));
                        if inbox.send(told).await.is_err() {
                            return;
                        }
                    }
                    Some(Input::SeatHeard(session, beat.number))
                }
                Some(play_request::Body::Echo(echo)) => match self.measured(&echo) {
                    Some(trip) => Some(Input::SeatMeasured(session, trip)),
                    None => continue,
                },
                Some(play_request::Body::Hello(_)) | None => None,
            };
            let Some(input) = input else {
                return self
                    .goodbye("protocol", "a message that cannot be understood", true)
                    .await;
            };
            if inbox.send(Message::noted(input, journey)).await.is_err() {
                return;
            }
        }
    }

    /// Passes on what the shard says, until its last word.
    async fn speak(&self, mut outputs: mpsc::Receiver<Parcel>) {
        while let Some(Parcel { message, pushed }) = outputs.recv().await {
            let sent = match message {
                ToSeat::Reply(reply) => {
                    let name = kind(reply.body.as_ref());
                    let sent = self.say(self.with_probe(reply.body)).await;
                    if let (Some(watch), Some(pushed)) = (self.host.watch(), pushed) {
                        watch.pushed(&pushed, name, &self.device);
                    }
                    sent
                }
                ToSeat::CatchUp {
                    board,
                    from,
                    through,
                    names,
                    person,
                } => self.catch_up(board, from..=through, names, person).await,
                ToSeat::Close(goodbye) => {
                    self.say(Some(play_reply::Body::Goodbye(goodbye))).await;
                    false
                }
            };
            if !sent {
                return;
            }
        }
    }

    /// A pulse that asks for it carries a probe.
    fn with_probe(&self, mut body: Option<play_reply::Body>) -> Option<play_reply::Body> {
        let mut random = [0; 8];
        if let Some(play_reply::Body::Pulse(pulse)) = &mut body
            && pulse.probe != 0
        {
            // Without randomness no probe is sent, and nothing is measured.
            pulse.probe = match SystemRandom::new().fill(&mut random) {
                Ok(()) => u64::from_ne_bytes(random),
                Err(_) => 0,
            };
            let now = self.host.clock().micros();
            let mut probes = self.probes.lock().unwrap_or_else(PoisonError::into_inner);
            probes.sent(pulse.probe, now);
        }
        body
    }

    /// What the echo of a probe tells; none for one that was not sent.
    fn measured(&self, echo: &v1::Echo) -> Option<Measured> {
        let now = self.host.clock().micros();
        let mut probes = self.probes.lock().unwrap_or_else(PoisonError::into_inner);
        Some(Measured {
            claimed_us: echo.round_trip_us,
            measured_us: probes.echoed(echo.probe, now)?,
        })
    }

    /// Reads a board's records from the ledger and sends those that the device has not seen.
    async fn catch_up(
        &self,
        id: BoardId,
        range: RangeInclusive<u64>,
        names: PlayerNames,
        person: PersonId,
    ) -> bool {
        let host = Arc::clone(&self.host);
        let device = self.device.clone();
        let read =
            tokio::task::spawn_blocking(move || events(&host, &device, id, range, &names, &person));
        match read.await {
            Ok(Ok(events)) => {
                for event in events {
                    if !self.say(Some(play_reply::Body::Event(event))).await {
                        return false;
                    }
                }
                true
            }
            Ok(Err(error)) => {
                tracing::error!(%error, board = %id, "the board cannot be read");
                self.goodbye("storage", "the board cannot be read now", true)
                    .await;
                false
            }
            Err(error) => {
                tracing::error!(%error, "reading a board failed");
                false
            }
        }
    }

    async fn goodbye(&self, code: &str, text: &str, retry: bool) {
        tracing::info!(code, text, "play link refused");
        let goodbye = v1::Goodbye {
            code: code.to_owned(),
            text: text.to_owned(),
            retry,
            retry_after_ms: 1_000,
        };
        self.say(Some(play_reply::Body::Goodbye(goodbye))).await;
    }

    /// Sends a message; whether the device takes what it is sent.
    async fn say(&self, body: Option<play_reply::Body>) -> bool {
        let reply = Box::new(v1::PlayReply { body });
        let sent = timeout(STALLED, self.replies.send(reply));
        matches!(sent.await, Ok(Ok(())))
    }
}

/// What telemetry calls a message that comes of a command.
fn kind(body: Option<&play_reply::Body>) -> &'static str {
    match body {
        Some(play_reply::Body::Answer(_)) => "answer",
        _ => "push",
    }
}

fn events(
    host: &Host,
    device: &DeviceId,
    id: BoardId,
    range: RangeInclusive<u64>,
    names: &PlayerNames,
    person: &PersonId,
) -> Result<Vec<v1::BoardEvent>, LoadError> {
    let Some(tournament) = host.tournament_of_device(device) else {
        return Ok(Vec::new());
    };
    let stream = StreamName::new(streams::board(&tournament, id))?;
    let mut events = Vec::new();
    let through = *range.end();
    load::fold_board(host.ledger().as_ref(), &stream, through, |board, record| {
        if range.contains(&record.sequence) {
            events.push(views::for_player(board, record, names, person));
        }
    })?;
    Ok(events)
}
