//! What a venue's officials are to look at: the open incidents of its devices, its players who
//! call the arbiter, and physical boards that differ from the game. They see it at the venue too, where they may be without the coordinator an
//! hour later.

use std::collections::BTreeSet;

use adoube_chess::Side;
use adoube_proto::v1::{self, venue_notice::Body};
use adoube_tournament::board::{Board, Call};
use adoube_tournament::ids::{BoardId, VenueId};

use crate::shard::input::StreamId;
use crate::shard::{Shard, views};

/// The most alarms of a venue; the newest come first.
pub(in crate::shard) const MOST: usize = 500;

impl Shard {
    /// Tells a venue what its officials are to look at now.
    pub(super) fn hold_alarms(&mut self, stream: StreamId, venue: &VenueId) {
        let mut alarms = self.call_alarms(venue);
        alarms.extend(self.incident_alarms(venue));
        alarms.extend(self.difference_alarms(venue));
        alarms.sort_by_key(|alarm| std::cmp::Reverse(alarm.since));
        alarms.truncate(MOST);
        let alarms = v1::VenueAlarms {
            alarms,
            holds: self.stopped_at(venue),
            leaves: self.leaves_at(venue),
            ended_leaves: self.ended_leaves_at(venue),
            over_without_reason: self.over_without_reason(venue),
        };
        let out = self.playing_at(venue).map(|board| board.opened().board);
        for board in out.collect::<Vec<BoardId>>() {
            self.note_leaves_sent(board);
        }
        self.hold_notice(stream, Body::Alarms(alarms));
    }

    /// Tells the venues, once for all that happens at a time.
    pub(in crate::shard) fn tell_alarms(&mut self, venues: BTreeSet<VenueId>) {
        self.venues.alarmed.extend(venues);
    }

    /// Tells those that are to be told and are connected.
    pub(in crate::shard) fn tell_alarmed(&mut self) {
        for venue in std::mem::take(&mut self.venues.alarmed) {
            if let Some(stream) = self.venues.stream(&venue) {
                self.hold_alarms(stream, &venue);
            }
        }
    }

    /// The venues of a board's seats are told their alarms again.
    pub(in crate::shard) fn alarm(&mut self, id: BoardId) {
        let Some(board) = self.state.boards.get(&id) else {
            return;
        };
        let venues = Side::ALL.map(|side| board.seat(side).venue.clone());
        self.tell_alarms(venues.into());
    }

    /// Whether a player of a board called the arbiter, or is out with leave.
    pub(in crate::shard) fn has_calls_or_leaves(&self, id: BoardId) -> bool {
        let board = self.state.boards.get(&id);
        board.is_some_and(|board| {
            !board.calls().is_empty() || Side::ALL.iter().any(|s| board.on_leave(*s).is_some())
        })
    }

    /// One alarm for each call of a player of the venue.
    fn call_alarms(&self, venue: &VenueId) -> Vec<v1::VenueAlarm> {
        let boards = self.state.boards.values().rev();
        let calls = boards.flat_map(|board| board.calls_to_answer().map(move |call| (board, call)));
        let here = calls.filter(|(board, call)| board.seat(call.side).venue == *venue);
        here.take(MOST)
            .map(|(board, call)| self.call_alarm(board, call))
            .collect()
    }

    fn call_alarm(&self, board: &Board, call: &Call) -> v1::VenueAlarm {
        let (id, seat) = (board.opened().board, board.seat(call.side));
        let who = match self.state.name(&seat.person) {
            name if name.is_empty() => call.side.to_string(),
            name => format!("{} ({name})", call.side),
        };
        let asks = match (call.leave, call.objection) {
            (true, _) => "asks to leave the playing area",
            (false, Some(_)) => "objects to the result",
            (false, None) => "calls the arbiter",
        };
        let coming = call.coming.as_ref();
        let (by, office) = coming.map_or_else(Default::default, |coming| {
            (self.called(&coming.by), views::role(coming.role))
        });
        let why = match call.reason.as_str() {
            "" => String::new(),
            reason => format!(": {reason}"),
        };
        v1::VenueAlarm {
            id: format!("call-{id}-{}", call.number),
            kind: v1::VenueAlarmKind::Call.into(),
            board: Some(views::board_ref(id)),
            device: seat.device.to_string(),
            text: format!("{who} {asks}{why}"),
            since: call.at.0,
            call: Some(v1::AlarmedCall {
                seat: views::side(call.side).into(),
                name: self.state.name(&seat.person),
                leave: call.leave,
                objection: call.objection.map(views::score),
                reason: call.reason.clone(),
                number: call.number,
                coming_by: by,
                coming_office: office.into(),
                coming_since: call.coming.as_ref().map_or(0, |coming| coming.at.0),
            }),
            ..v1::VenueAlarm::default()
        }
    }
}
