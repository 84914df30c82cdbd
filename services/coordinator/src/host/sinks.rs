//! Where a shard's outputs go: bounded ways to streams and callers.

use std::collections::BTreeMap;
use std::sync::Arc;

use adoube_proto::v1;
use adoube_tournament::ids::VenueId;
use tokio::sync::{mpsc, oneshot};

use crate::shard::{CallId, Failure, Input, Output, Reply, SessionId, StreamId, ToSeat};
use crate::telemetry::{Journey, Pushed};

/// An input, with the way back that it opens.
#[derive(Debug)]
pub struct Message {
    /// What the shard is told; none to stop.
    pub input: Option<Input>,
    /// Where its answers go.
    pub sink: Option<Sink>,
    /// What was noted of it for telemetry, if anything.
    pub journey: Option<Box<Journey>>,
}

/// What goes to a play link.
#[derive(Debug)]
pub struct Parcel {
    /// The message.
    pub message: ToSeat,
    /// The command that it comes of, where that is told by telemetry.
    pub pushed: Option<Arc<Pushed>>,
}

/// A way back.
#[derive(Debug)]
pub enum Sink {
    /// To a play link.
    Seat(SessionId, mpsc::Sender<Parcel>),
    /// To a caller.
    Call(CallId, oneshot::Sender<Result<Reply, Failure>>),
    /// To a watcher.
    Watcher(StreamId, mpsc::Sender<Result<v1::WatchReply, Failure>>),
    /// To a venue node.
    Venue(StreamId, VenueId, mpsc::Sender<v1::VenueNotice>),
}

impl Message {
    /// An input that opens no way back.
    pub const fn plain(input: Input) -> Self {
        Self {
            input: Some(input),
            sink: None,
            journey: None,
        }
    }

    /// An input that opens no way back, with what was noted of it.
    pub const fn noted(input: Input, journey: Option<Box<Journey>>) -> Self {
        Self {
            input: Some(input),
            sink: None,
            journey,
        }
    }

    /// An input with the way back.
    pub const fn with(input: Input, sink: Sink) -> Self {
        Self {
            input: Some(input),
            sink: Some(sink),
            journey: None,
        }
    }

    /// The last message of a run.
    pub const fn stop() -> Self {
        Self {
            input: None,
            sink: None,
            journey: None,
        }
    }
}

/// All ways back of a shard.
#[derive(Debug, Default)]
pub(super) struct Sinks {
    seats: BTreeMap<SessionId, mpsc::Sender<Parcel>>,
    calls: BTreeMap<CallId, oneshot::Sender<Result<Reply, Failure>>>,
    watchers: BTreeMap<StreamId, mpsc::Sender<Result<v1::WatchReply, Failure>>>,
    venues: BTreeMap<StreamId, (VenueId, mpsc::Sender<v1::VenueNotice>)>,
}

impl Sinks {
    pub(super) fn add(&mut self, sink: Sink) {
        match sink {
            Sink::Seat(id, sender) => drop(self.seats.insert(id, sender)),
            Sink::Call(id, sender) => drop(self.calls.insert(id, sender)),
            Sink::Watcher(id, sender) => drop(self.watchers.insert(id, sender)),
            Sink::Venue(id, venue, sender) => drop(self.venues.insert(id, (venue, sender))),
        }
    }

    /// Forgets the way back that an input closes.
    pub(super) fn forget(&mut self, input: &Input) {
        match input {
            Input::SeatClosed(session) => drop(self.seats.remove(session)),
            Input::Unwatch(stream) => drop(self.watchers.remove(stream)),
            Input::VenueClosed(stream, _) => drop(self.venues.remove(stream)),
            _ => {}
        }
    }

    /// Passes an output on. Who does not keep up loses his way back: his stream ends, and when
    /// he comes again he catches up from the ledger.
    pub(super) fn pass(&mut self, output: Output, pushed: Option<&Arc<Pushed>>) -> Option<Input> {
        match output {
            Output::Seat(session, message) => {
                let pushed = pushed.cloned();
                return self.tell_seat(session, Parcel { message, pushed });
            }
            Output::Reply(call, reply) => {
                if let Some(sender) = self.calls.remove(&call) {
                    let _ = sender.send(reply);
                }
            }
            Output::Watcher(stream, message) => return self.tell_watcher(stream, Ok(*message)),
            Output::WatchRefused(stream, failure) => {
                self.tell_watcher(stream, Err(failure));
                self.watchers.remove(&stream);
            }
            Output::Venue(stream, notice) => return self.tell_venue(stream, *notice),
            Output::Append(..) | Output::Enrolled(..) | Output::Reload => {}
        }
        None
    }

    fn tell_seat(&mut self, session: SessionId, parcel: Parcel) -> Option<Input> {
        let last = matches!(parcel.message, ToSeat::Close(_));
        let full = self.seats.get(&session)?.try_send(parcel).is_err();
        if last || full {
            self.seats.remove(&session);
        }
        (full && !last).then_some(Input::SeatClosed(session))
    }

    fn tell_watcher(
        &mut self,
        stream: StreamId,
        message: Result<v1::WatchReply, Failure>,
    ) -> Option<Input> {
        let full = self.watchers.get(&stream)?.try_send(message).is_err();
        if full {
            self.watchers.remove(&stream);
        }
        full.then_some(Input::Unwatch(stream))
    }

    fn tell_venue(&mut self, stream: StreamId, notice: v1::VenueNotice) -> Option<Input> {
        let last = matches!(notice.body, Some(v1::venue_notice::Body::Goodbye(_)));
        let full = self.venues.get(&stream)?.1.try_send(notice).is_err();
        if !last && !full {
            return None;
        }
        let (venue, _) = self.venues.remove(&stream)?;
        (full && !last).then_some(Input::VenueClosed(stream, venue))
    }

    /// The watchers who went without a word: nothing may be sent for long that would show it.
    pub(super) fn gone(&mut self) -> Vec<Input> {
        let gone = self
            .watchers
            .extract_if(.., |_, sender| sender.is_closed())
            .map(|(stream, _)| Input::Unwatch(stream));
        gone.collect()
    }
}
