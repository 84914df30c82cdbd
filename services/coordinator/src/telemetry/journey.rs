//! One command on its way: instants on the way, spans at its end.

use std::time::SystemTime;

use adoube_proto::v1::{PlayRequest, play_command::Command, play_request::Body};
use adoube_telemetry::{Context, Kind, Label, Span};
use adoube_tournament::ids::DeviceId;

use super::{Flushed, Watch};

/// What was noted of one command so far.
#[derive(Debug)]
pub struct Journey {
    what: &'static str,
    place: Context,
    parent: Option<Context>,
    relay: Option<Context>,
    device: DeviceId,
    received: SystemTime,
    pub(crate) taken: Option<SystemTime>,
    pub(crate) decided: Option<SystemTime>,
    /// The stream of its first record.
    pub(crate) stream: Option<String>,
    pub(crate) flushed: Option<Flushed>,
    pub(crate) durable: Option<SystemTime>,
}

/// What goes out to a play link because of a command: since when it may.
#[derive(Clone, Debug)]
pub struct Pushed {
    of: Context,
    since: SystemTime,
}

impl Watch {
    /// A command has left its stream; none for whatever else a device says.
    pub(crate) fn received(
        &self,
        request: &PlayRequest,
        device: &DeviceId,
        relay: Option<Context>,
    ) -> Option<Box<Journey>> {
        let Some(Body::Command(command)) = &request.body else {
            return None;
        };
        let parent = Context::parse(&request.traceparent);
        Some(Box::new(Journey {
            what: word(command.command.as_ref()),
            place: parent.map_or_else(Context::fresh, Context::child),
            parent,
            relay,
            device: device.clone(),
            received: self.now(),
            taken: None,
            decided: None,
            stream: None,
            flushed: None,
            durable: None,
        }))
    }

    /// Its answer was handed over, or it has none yet.
    pub(crate) fn finished(&self, journey: Journey, outcome: &'static str) {
        let end = self.now();
        let took = end.duration_since(journey.received).unwrap_or_default();
        let labels = [("command", journey.what), ("outcome", outcome)];
        self.commands.lasted(took, &labels);
        for (name, times) in journey.parts() {
            self.telemetry.span(Span::part(name, journey.place, times));
        }
        self.telemetry.span(journey.whole(end, outcome));
    }

    /// What was pushed has been handed to a device's stream.
    pub(crate) fn pushed(&self, pushed: &Pushed, name: &'static str, device: &DeviceId) {
        let times = (pushed.since, self.now());
        let mut span = Span::part(name, pushed.of, times);
        span.labels.push(("adoube.device", device.to_string()));
        self.telemetry.span(span);
    }
}

impl Journey {
    /// For what goes out because of it.
    pub(crate) fn pushed(&self, since: SystemTime) -> Pushed {
        let of = self.place;
        Pushed { of, since }
    }

    fn parts(&self) -> Vec<(&'static str, (SystemTime, SystemTime))> {
        let flush = self.flushed.filter(|_| self.durable.is_some());
        let times = [
            ("queue", Some(self.received), self.taken),
            ("decide", self.taken, self.decided),
            // It waits for the flush before its own, and for the writer to take it up.
            ("append wait", self.decided, flush.map(|flush| flush.0)),
            (
                "flush",
                flush.map(|flush| flush.0),
                flush.map(|flush| flush.1),
            ),
        ];
        let known = times.into_iter();
        known
            .filter_map(|(name, start, end)| Some((name, (start?, end?))))
            .collect()
    }

    fn whole(self, end: SystemTime, outcome: &'static str) -> Span {
        let mut labels: Vec<Label> = vec![
            ("adoube.command", self.what.to_owned()),
            ("adoube.device", self.device.to_string()),
            ("adoube.outcome", outcome.to_owned()),
        ];
        labels.extend(self.stream.map(|stream| ("adoube.stream", stream)));
        Span {
            name: "carry out",
            context: self.place,
            parent: self.parent,
            kind: Kind::Answers,
            start: self.received,
            end,
            labels,
            link: self.relay,
            failed: (outcome == "not written").then(|| "the ledger did not accept it".to_owned()),
        }
    }
}

/// A move is told from all else that a player may do; which one it is, is nobody's business here.
fn word(command: Option<&Command>) -> &'static str {
    match command {
        Some(Command::Move(_)) => "move",
        _ => "command",
    }
}
