//! What a venue's officials are to look at: the open incidents of its devices, and its players who
//! call the arbiter. They see it at the venue too, where they may be without the coordinator an
//! hour later.

use adoube_tournament::board::event::Paused;
use std::collections::BTreeSet;

use adoube_chess::Side;
use adoube_proto::v1::{self, venue_notice::Body};
use adoube_tournament::board::{Board, Call, Event, PauseCause, Record};
use adoube_tournament::ids::{BoardId, VenueId};

use crate::shard::input::StreamId;
use crate::shard::{Shard, views};

/// The most alarms of a venue; the newest come first.
pub(in crate::shard) const MOST: usize = 500;

impl Shard {
    /// Tells a venue what its officials are to look at now.
    pub(in crate::shard) fn hold_alarms(&mut self, stream: StreamId, venue: &VenueId) {
        let mut alarms = self.call_alarms(venue);
        alarms.extend(self.incident_alarms(venue));
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
            self.note_told(board);
        }
        self.hold_notice(stream, Body::Alarms(alarms));
    }

    /// Tells the venues, once for all that happens at a time.
    pub(in crate::shard) fn tell_alarms(&mut self, venues: BTreeSet<VenueId>) {
        self.alarmed.extend(venues);
    }

    /// Tells those that are to be told and are connected.
    pub(in crate::shard) fn tell_alarmed(&mut self) {
        for venue in std::mem::take(&mut self.alarmed) {
            if let Some(stream) = self.venues.stream(&venue) {
                self.hold_alarms(stream, &venue);
            }
        }
    }

    /// A call that was made or answered; one that nobody has to come for any more, or again; one
    /// whose player sits elsewhere now; who goes out with leave or is back; what is stopped, or goes on.
    pub(in crate::shard) fn follow_calls(&mut self, id: BoardId, records: &[Record]) {
        let leaves = self.leaves_changed(id);
        let Some(board) = self.state.boards.get(&id) else {
            return;
        };
        let concerned = |record: &Record| match record.event {
            Event::ArbiterCalled(_)
            | Event::CallAnswered(_)
            | Event::CallTaken(_)
            | Event::Held(_)
            | Event::HoldEnded(_)
            | Event::PauseReasonGiven(_)
            | Event::Paused(Paused {
                cause: PauseCause::Arbiter { .. },
                ..
            })
            | Event::Resumed(_)
            | Event::PositionRestored(_)
            | Event::Finished(_)
            | Event::Reopened(_)
            | Event::Ruled(_)
            // Its incidents lead to the player.
            | Event::SeatMoved(_) => true,
            // An LTA or LCA resumes no game while a player of it is away.
            Event::SeatLost(_) | Event::SeatBack(_) => board.stopped_by().is_some(),
            Event::Restarted(_) => {
                !board.calls().is_empty() || Side::ALL.iter().any(|s| board.on_leave(*s).is_some())
            }
            _ => false,
        };
        if leaves || records.iter().any(concerned) {
            let venues = Side::ALL.map(|side| board.seat(side).venue.clone());
            self.tell_alarms(venues.into());
        }
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
            (self.called(&coming.by), coming.role.name().to_owned())
        });
        let why = match call.reason.as_str() {
            "" => String::new(),
            reason => format!(": {reason}"),
        };
        v1::VenueAlarm {
            id: format!("call-{id}-{}", call.number),
            kind: "call".to_owned(),
            board: Some(views::board_ref(id)),
            device: seat.device.to_string(),
            text: format!("{who} {asks}{why}"),
            since: call.at.0,
            incident: None,
            call: Some(v1::AlarmedCall {
                seat: views::side(call.side).into(),
                name: self.state.name(&seat.person),
                leave: call.leave,
                objection: call.objection.map(views::score),
                reason: call.reason.clone(),
                number: call.number,
                coming_by: by,
                coming_office: office,
                coming_since: call.coming.as_ref().map_or(0, |coming| coming.at.0),
            }),
        }
    }
}
