//! Outputs that speak of records, held until those are durable, and let out then.

use std::iter;

use adoube_proto::v1;
use adoube_tournament::ids::{BoardId, DeviceId};

use crate::shard::boards::commands::{Origin, Verdict};
use crate::shard::input::{CallId, Failure, Output, Reply, SessionId, StreamId, ToSeat};
use crate::shard::officials::watchers::RoundChoice;
use crate::shard::{Shard, views};

/// An output that waits for its records to be durable.
#[derive(Debug)]
pub(in crate::shard) enum PendingOutput {
    /// To one play link.
    Seat(SessionId, ToSeat),
    /// From now on the play link gets the board's events that come after this one.
    Follow(SessionId, BoardId, u64),
    /// The answer to a command on a board, for either of those who can give one.
    Answer(Origin, Box<Verdict>),
    /// To every play link that follows the board, or to that of the one device that may see it.
    Event(BoardId, Option<DeviceId>, Box<v1::BoardEvent>),
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
            PendingOutput::Follow(session, board, last) => {
                self.play_links.follow(session, board, last);
            }
            PendingOutput::Answer(origin, verdict) => self.outputs.extend(origin.output(*verdict)),
            PendingOutput::Event(board, owner, event) => {
                self.tell_seats(board, owner.as_ref(), *event);
            }
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

    /// Tells the play links that follow the board and may see the event. Before it each is told of
    /// those that it may not see, so that its records have no gaps; not earlier, for even that there
    /// is one would tell what an opponent does.
    fn tell_seats(&mut self, board: BoardId, owner: Option<&DeviceId>, event: v1::BoardEvent) {
        let followers = self.play_links.followers(board);
        let (sequence, time) = (event.sequence, event.time);
        // The last of them gets the event itself, the others a copy.
        let events = iter::repeat_n(seat_event(event), followers.len());
        for (session, event) in followers.into_iter().zip(events) {
            let Some(told) = self.play_links.tell(session, owner, sequence) else {
                continue;
            };
            let unseen = (told + 1..sequence)
                .map(|sequence| seat_event(views::unseen(board, sequence, time)));
            for reply in unseen.chain([event]) {
                let reply = ToSeat::Reply(reply);
                self.outputs.push_back(Output::Seat(session, reply));
            }
        }
    }
}

fn seat_event(event: v1::BoardEvent) -> Box<v1::PlayReply> {
    let body = Some(v1::play_reply::Body::Event(event));
    Box::new(v1::PlayReply { body })
}
