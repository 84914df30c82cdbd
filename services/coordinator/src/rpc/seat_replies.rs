//! What a play link says to its device.

use std::sync::Arc;

use adoube_ledger::StreamName;
use adoube_proto::v1::{self, GoodbyeReason, play_reply::Body};
use adoube_record::streams;
use adoube_tournament::ids::TournamentId;
use ring::rand::{SecureRandom, SystemRandom};
use tokio::sync::mpsc;
use tokio::task::spawn_blocking;

use super::message_stream::Disconnected;
use super::play::PlayLink;
use crate::host::{Host, Parcel};
use crate::load::{self, LoadError};
use crate::shard::{CatchUp, Measured, ToSeat};
use crate::telemetry::Pushed;

/// How a play link ended.
pub(super) enum LinkEnd {
    /// With a last word, or because the shard has nothing more to say.
    Finished,
    /// The device ended its side, or the shard takes nothing more.
    DeviceLeft,
    /// The device breaks the protocol, and has not been told yet.
    ProtocolError(v1::Goodbye),
    /// The connection broke, or the device reads nothing.
    Disconnected,
}

impl From<Disconnected> for LinkEnd {
    fn from(_: Disconnected) -> Self {
        Self::Disconnected
    }
}

impl PlayLink {
    /// Sends this, and what else waits with it.
    pub(super) async fn send_waiting(
        &mut self,
        first: Parcel,
        queue: &mut mpsc::Receiver<Parcel>,
    ) -> Result<(), LinkEnd> {
        let mut next = Some(first);
        while let Some(Parcel { message, pushed }) = next {
            match message {
                ToSeat::Reply(reply) => self.reply(reply, pushed.as_deref()),
                ToSeat::CatchUp(wanted) => Box::pin(self.catch_up(wanted)).await?,
                ToSeat::Close(last_word) => return Err(self.say_goodbye(*last_word)),
            }
            next = None;
            if !self.replies.is_full() {
                next = queue.try_recv().ok();
            }
        }
        Ok(self.replies.send()?)
    }

    /// A pulse that asks for it carries a probe.
    fn reply(&mut self, mut reply: Box<v1::PlayReply>, pushed: Option<&Pushed>) {
        let Some(body) = &mut reply.body else {
            return;
        };
        let mut random = [0; 8];
        if let Body::Pulse(pulse) = body
            && pulse.probe != 0
        {
            // Without randomness no probe is sent, and nothing is measured.
            pulse.probe = match SystemRandom::new().fill(&mut random) {
                Ok(()) => u64::from_ne_bytes(random),
                Err(_) => 0,
            };
            self.probes.sent(pulse.probe, self.host.clock().micros());
        }
        if let (Some(watch), Some(pushed)) = (self.host.watch(), pushed) {
            watch.pushed(pushed, kind(body), &self.device);
        }
        self.replies.add(&reply);
    }

    /// Says the last word.
    pub(super) fn say_goodbye(&mut self, last_word: v1::Goodbye) -> LinkEnd {
        let body = Some(Body::Goodbye(last_word));
        self.replies.add(&v1::PlayReply { body });
        self.replies
            .send()
            .map_or(LinkEnd::Disconnected, |()| LinkEnd::Finished)
    }

    /// What the echo of a probe tells; none for one that was not sent.
    pub(super) fn measured(&mut self, echo: &v1::Echo) -> Option<Measured> {
        let now = self.host.clock().micros();
        Some(Measured {
            claimed_us: echo.round_trip_us,
            measured_us: self.probes.echoed(echo.probe, now)?,
        })
    }

    /// Sends a view with the moves that the device does not have, from the ledger.
    async fn catch_up(&mut self, wanted: Box<CatchUp>) -> Result<(), LinkEnd> {
        let (host, device) = (Arc::clone(&self.host), self.device.clone());
        let read = spawn_blocking(move || {
            let tournament = host.tournament_of_device(&device);
            let read = tournament.map(|of| with_moves(&host, &of, *wanted));
            read.transpose()
        });
        let error = match read.await {
            Ok(Ok(view)) => {
                if let Some(view) = view {
                    let body = Some(Body::View(view));
                    self.replies.add(&v1::PlayReply { body });
                }
                return Ok(());
            }
            Ok(Err(error)) => error.to_string(),
            Err(error) => error.to_string(),
        };
        tracing::error!(error, device = %self.device, "the board cannot be read");
        let last_word = goodbye(GoodbyeReason::Storage, "the board cannot be read now", true);
        Err(self.say_goodbye(last_word))
    }
}

/// Reads the moves of a board.
fn with_moves(
    host: &Host,
    tournament: &TournamentId,
    wanted: CatchUp,
) -> Result<v1::SeatView, LoadError> {
    let stream = StreamName::new(streams::board(tournament, wanted.board))?;
    load::catch_up(host.ledger().as_ref(), &stream, wanted)
}

/// What telemetry calls a message that comes of a command.
const fn kind(body: &Body) -> &'static str {
    match body {
        Body::Answer(_) => "answer",
        _ => "push",
    }
}

/// The last word of a link that the shard does not know, or knows no more.
pub(super) fn goodbye(reason: GoodbyeReason, text: &str, retry: bool) -> v1::Goodbye {
    v1::Goodbye {
        reason: reason.into(),
        text: text.to_owned(),
        retry,
        retry_after_ms: 1_000,
    }
}
