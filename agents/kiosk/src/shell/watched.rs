//! What the agent tells of its own work: each command of the player, from its sending to its answer.

use std::{
    collections::BTreeMap,
    time::{Duration, SystemTime},
};

use adoube_proto::v1::{
    Answer, PlayRequest, play_command::Command, play_reply, play_request::Body,
};
use adoube_telemetry::{Context, Histogram, Kind, Span, Telemetry};

use super::clock::Clock;
use crate::{
    agent::Input,
    ids::CommandId,
    link::{commands::MAX_PENDING, messages::LinkInput},
    time::Now,
};

/// Seconds: what an answer takes.
const TIMES: [f64; 12] = [
    0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0,
];

/// The commands that were sent and not answered yet.
#[derive(Debug)]
pub(super) struct Watched {
    telemetry: Telemetry,
    answers: Histogram,
    device: String,
    clock: Clock,
    /// The relay's span of the connection that is used.
    relay: Option<Context>,
    open: BTreeMap<CommandId, Begun>,
}

#[derive(Debug)]
struct Begun {
    what: &'static str,
    place: Context,
    wall: SystemTime,
    at: Now,
    relay: Option<Context>,
    sent: u32,
}

impl Watched {
    pub(super) fn new(telemetry: Telemetry, device: &str, clock: Clock) -> Self {
        let answers = telemetry.histogram(
            "adoube.kiosk.answer.duration",
            (
                "s",
                "Time from first sending a command to its answer, including reconnections",
            ),
            &TIMES,
        );
        Self {
            telemetry,
            answers,
            device: device.to_owned(),
            clock,
            relay: None,
            open: BTreeMap::new(),
        }
    }

    /// This is about to be sent. A command takes the place of its span along; a repeat has that of the first
    /// time.
    pub(super) fn sends(&mut self, request: &mut PlayRequest) {
        let command = match &request.body {
            Some(Body::Hello(hello)) => {
                self.relay = Context::of_connection(&hello.relay_connection);
                return;
            }
            Some(Body::Command(command)) => command,
            _ => return,
        };
        let Ok(id) = CommandId::try_from(command.id.as_ref()) else {
            return;
        };
        if !self.open.contains_key(&id) && self.open.len() >= MAX_PENDING {
            // Ids are counted: the first is the oldest.
            if let Some((_, oldest)) = self.open.pop_first() {
                self.ends(&oldest, "none");
            }
        }
        let begun = self.open.entry(id).or_insert_with(|| Begun {
            what: word(command.command.as_ref()),
            place: Context::fresh(),
            wall: Clock::wall(),
            at: self.clock.now(),
            relay: self.relay,
            sent: 0,
        });
        begun.sent += 1;
        begun.relay = self.relay;
        request.traceparent = begun.place.to_string();
    }

    /// This has come.
    pub(super) fn hears(&mut self, input: &Input) {
        let Input::Link(LinkInput::Reply { reply, .. }) = input else {
            return;
        };
        if let Some(play_reply::Body::Answer(answer)) = &reply.body {
            self.answered(answer);
        }
    }

    fn answered(&mut self, answer: &Answer) {
        let id = CommandId::try_from(answer.command_id.as_ref()).ok();
        let Some(begun) = id.and_then(|id| self.open.remove(&id)) else {
            return;
        };
        let outcome = if answer.refusal.is_some() {
            "refused"
        } else {
            "done"
        };
        self.ends(&begun, outcome);
    }

    fn ends(&self, begun: &Begun, outcome: &'static str) {
        let took = Duration::from_micros(self.clock.now().round_trip_since(begun.at).into());
        let labels = [("command", begun.what), ("outcome", outcome)];
        self.answers.lasted(took, &labels);
        self.telemetry.span(Span {
            name: begun.what,
            context: begun.place,
            parent: None,
            kind: Kind::Asks,
            start: begun.wall,
            end: begun.wall + took,
            labels: vec![
                ("adoube.device", self.device.clone()),
                ("adoube.outcome", outcome.to_owned()),
                ("adoube.sent", begun.sent.to_string()),
            ],
            link: begun.relay,
            failed: (outcome == "none").then(|| "no answer came".to_owned()),
        });
    }

    /// Sends what is left, and ends.
    pub(super) async fn leave(self) {
        self.telemetry.stop().await;
    }
}

/// A move is told from all else that a player may do; which one it is, is nobody's business here.
fn word(command: Option<&Command>) -> &'static str {
    match command {
        Some(Command::Move(_)) => "move",
        _ => "command",
    }
}
