//! Records as officials see them. Players see no records: their seats get views (`seat_view`).

use adoube_proto::v1;
use adoube_tournament::board::{Board, Record};

use super::player_names::NameLookup;
use super::{attendance, board_event, board_ref};

/// A record as it is told to officials, without what only one player sees; but that he is back from a leave by it.
pub fn for_official(board: &Board, record: &Record, names: &dyn NameLookup) -> v1::BoardEvent {
    if record.event.audience().has_officials() {
        return board_event(board, record, names);
    }
    v1::BoardEvent {
        board: Some(board_ref(board.opened().board)),
        sequence: record.sequence,
        time: record.time.0,
        back: attendance::back(board, record),
        ..v1::BoardEvent::default()
    }
}
