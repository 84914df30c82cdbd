//! Games that an arbiter sets back, reopens or replaces.

use adoube_chess::Side;
use adoube_proto::v1;
use adoube_tournament::board::event::{PositionRestored, Reopened, Restarted};
use adoube_tournament::board::{Board, Record};

use crate::shard::views::player_names::NameLookup;
use crate::shard::views::{clocks, person, time_follows};

pub(super) fn restored(event: &PositionRestored, record: &Record) -> v1::PositionRestored {
    v1::PositionRestored {
        ply: event.ply,
        reason: event.reason.clone(),
        before: Some(clocks(&event.before, record.time)),
        by: person(&record.actor),
        // Known to who reads the game whole.
        taken_back: Vec::new(),
    }
}

pub(super) fn reopened(event: &Reopened, record: &Record) -> v1::Reopened {
    v1::Reopened {
        reason: event.reason.clone(),
        before: Some(clocks(&event.before, record.time)),
        start_in: event.start_in.map(|span| span.0),
        by: person(&record.actor),
    }
}

pub(super) fn restarted(event: &Restarted, board: &Board, names: &dyn NameLookup) -> v1::Restarted {
    let [white, black] = Side::ALL.map(|side| {
        let name = || names.of(&board.seat(side).person);
        event.reversed.then(name).unwrap_or_default()
    });
    let times = event.times;
    v1::Restarted {
        attempt: event.attempt.into(),
        reversed: event.reversed,
        time_control: event.control.to_string(),
        reason: event.reason.clone(),
        fen: event.fen.clone().unwrap_or_default(),
        times: times
            .map_or(v1::TimeFollows::Unspecified, time_follows)
            .into(),
        white,
        black,
    }
}
