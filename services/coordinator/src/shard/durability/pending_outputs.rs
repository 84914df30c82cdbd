//! Outputs that speak of records, held until those are durable, and let out then.

use adoube_proto::v1;

use crate::shard::Shard;
use crate::shard::boards::commands::{Origin, Verdict};
use crate::shard::input::{CallId, Failure, Output, Reply, SessionId, StreamId, ToSeat};
use crate::shard::officials::watchers::RoundChoice;

/// An output that waits for its records to be durable.
#[derive(Debug)]
pub(in crate::shard) enum PendingOutput {
    /// To one play link.
    Seat(SessionId, ToSeat),
    /// The answer to a command on a board, for either of those who can give one.
    Answer(Origin, Box<Verdict>),
    /// To every watcher of the board's round.
    Board(u16, Box<v1::BoardView>),
    /// To a caller.
    Reply(CallId, Box<Result<Reply, Failure>>),
    /// To one watcher.
    Watcher(StreamId, Box<v1::WatchReply>),
    /// From now on the watcher gets changes.
    Watching(StreamId, u16, RoundChoice),
    /// To a venue node.
    Venue(StreamId, Box<v1::VenueNotice>),
    /// Devices and venues that belong here now.
    Enrolled,
}

impl Shard {
    pub(in crate::shard) fn hold(&mut self, output: PendingOutput) {
        self.durability.commit.hold(output);
    }

    /// Lets everything out that speaks of durable records.
    pub(in crate::shard) fn release(&mut self) {
        while let Some(held) = self.durability.commit.release() {
            self.let_out(held);
        }
    }

    fn let_out(&mut self, output: PendingOutput) {
        match output {
            PendingOutput::Seat(session, message) => {
                self.outputs.push_back(Output::Seat(session, message));
            }
            PendingOutput::Answer(origin, verdict) => self.outputs.extend(origin.output(*verdict)),
            PendingOutput::Board(round, view) => {
                self.officials
                    .watchers
                    .tell_board(round, &view, &mut self.outputs);
            }
            PendingOutput::Reply(call, reply) => {
                self.outputs.push_back(Output::Reply(call, *reply));
            }
            PendingOutput::Watcher(watcher, message) => {
                self.outputs.push_back(Output::Watcher(watcher, message));
            }
            PendingOutput::Watching(watcher, round, choice) => {
                self.officials.watchers.add(watcher, round, choice);
            }
            PendingOutput::Venue(stream, notice) => {
                self.outputs.push_back(Output::Venue(stream, notice));
            }
            PendingOutput::Enrolled => self.tell_enrolled(),
        }
    }
}

impl ToSeat {
    pub(in crate::shard) fn view(view: v1::SeatView) -> Self {
        let body = Some(v1::play_reply::Body::View(view));
        Self::Reply(Box::new(v1::PlayReply { body }))
    }
}
