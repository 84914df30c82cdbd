//! What a play link says to its device. The task that writes to the connection takes it directly from the shard's
//! queue: another task in between costs a wake-up for each message.

use std::sync::{Arc, Mutex, PoisonError};
use std::vec;

use adoube_ledger::StreamName;
use adoube_proto::v1::{self, play_reply::Body};
use adoube_record::streams;
use adoube_tournament::ids::DeviceId;
use futures_util::stream::{self, Stream};
use ring::rand::{SecureRandom, SystemRandom};
use tokio::sync::{mpsc, oneshot};
use tokio::task::spawn_blocking;
use tonic::Status;

use super::probes::Probes;
use crate::host::{Host, Parcel};
use crate::load::{self, LoadError};
use crate::shard::{CatchUp, Measured, ToSeat, views};

/// What both directions of a play link share.
pub(super) struct DeviceLink {
    pub(super) host: Arc<Host>,
    pub(super) device: DeviceId,
    pub(super) probes: Mutex<Probes>,
}

/// Where the replies to a device come from.
struct Source {
    link: Arc<DeviceLink>,
    queue: mpsc::Receiver<Parcel>,
    /// Events that the device missed: they come before what waits in the queue.
    missed: vec::IntoIter<v1::BoardEvent>,
    /// Whether the last word is said.
    is_over: bool,
    /// Dropped with this, so that the other direction ends too.
    _open: oneshot::Sender<()>,
}

/// The replies to a device; `open` is dropped when they are over, or nobody takes them any more.
pub(super) fn seat_replies(
    link: Arc<DeviceLink>,
    queue: mpsc::Receiver<Parcel>,
    open: oneshot::Sender<()>,
) -> impl Stream<Item = Result<v1::PlayReply, Status>> + Send {
    let source = Source {
        link,
        queue,
        missed: Vec::new().into_iter(),
        is_over: false,
        _open: open,
    };
    stream::unfold(source, |mut source| async move {
        let body = Some(source.next().await?);
        Some((Ok(v1::PlayReply { body }), source))
    })
}

impl Source {
    async fn next(&mut self) -> Option<Body> {
        while !self.is_over {
            if let Some(event) = self.missed.next() {
                return Some(Body::Event(event));
            }
            // Thousands of links would keep the memory of an empty list each.
            self.missed = Vec::new().into_iter();
            let Parcel { message, pushed } = self.queue.recv().await?;
            match message {
                ToSeat::Reply(reply) => {
                    let body = self.link.with_probe(reply.body?);
                    if let (Some(watch), Some(pushed)) = (self.link.host.watch(), pushed) {
                        watch.pushed(&pushed, kind(&body), &self.link.device);
                    }
                    return Some(body);
                }
                ToSeat::CatchUp(wanted) => match self.read(wanted).await {
                    Ok(events) => self.missed = events.into_iter(),
                    Err(goodbye) => return Some(self.end(goodbye)),
                },
                ToSeat::Close(goodbye) => return Some(self.end(*goodbye)),
            }
        }
        None
    }

    fn end(&mut self, goodbye: v1::Goodbye) -> Body {
        self.is_over = true;
        Body::Goodbye(goodbye)
    }

    /// Reads the records that the device has not seen from the ledger.
    async fn read(&self, wanted: Box<CatchUp>) -> Result<Vec<v1::BoardEvent>, v1::Goodbye> {
        let link = Arc::clone(&self.link);
        let read = spawn_blocking(move || link.missed(&wanted)).await;
        let error = match read {
            Ok(Ok(events)) => return Ok(events),
            Ok(Err(error)) => error.to_string(),
            Err(error) => error.to_string(),
        };
        tracing::error!(error, device = %self.link.device, "the board cannot be read");
        Err(goodbye("storage", "the board cannot be read now", true))
    }
}

impl DeviceLink {
    /// A pulse that asks for it carries a probe.
    fn with_probe(&self, mut body: Body) -> Body {
        let mut random = [0; 8];
        if let Body::Pulse(pulse) = &mut body
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
    pub(super) fn measured(&self, echo: &v1::Echo) -> Option<Measured> {
        let now = self.host.clock().micros();
        let mut probes = self.probes.lock().unwrap_or_else(PoisonError::into_inner);
        Some(Measured {
            claimed_us: echo.round_trip_us,
            measured_us: probes.echoed(echo.probe, now)?,
        })
    }

    /// Reads the records that the device has not seen from the ledger.
    fn missed(&self, wanted: &CatchUp) -> Result<Vec<v1::BoardEvent>, LoadError> {
        let Some(tournament) = self.host.tournament_of_device(&self.device) else {
            return Ok(Vec::new());
        };
        let stream = StreamName::new(streams::board(&tournament, wanted.board))?;
        let mut events = Vec::new();
        let ledger = self.host.ledger();
        load::fold_board(ledger.as_ref(), &stream, wanted.through, |board, record| {
            if (wanted.from..=wanted.through).contains(&record.sequence) {
                let event = views::for_player(board, record, &wanted.names, &wanted.person);
                events.push(event);
            }
        })?;
        Ok(events)
    }
}

/// What telemetry calls a message that comes of a command.
const fn kind(body: &Body) -> &'static str {
    match body {
        Body::Answer(_) => "answer",
        _ => "push",
    }
}

/// The last word of a link that the shard does not know, or knows no more.
pub(super) fn goodbye(code: &str, text: &str, retry: bool) -> v1::Goodbye {
    v1::Goodbye {
        code: code.to_owned(),
        text: text.to_owned(),
        retry,
        retry_after_ms: 1_000,
    }
}
