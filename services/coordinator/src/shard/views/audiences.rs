//! Records as each of those who may see them is told of them.

use adoube_chess::Side;
use adoube_proto::v1;
use adoube_tournament::board::{Audience, Board, Record};
use adoube_tournament::ids::{BoardId, PersonId};

use super::player_names::NameLookup;
use super::{attendance, board_event, board_ref, leave_out_citations};

/// In the place of a record that somebody may not see: that there was one.
pub fn unseen(board: BoardId, sequence: u64, time: u64) -> v1::BoardEvent {
    v1::BoardEvent {
        board: Some(board_ref(board)),
        sequence,
        time,
        ..v1::BoardEvent::default()
    }
}

/// A record as it is told to a player, on the board as it stands right after it; to whoever plays there not,
/// without all that is not for both.
pub fn for_player(
    board: &Board,
    record: &Record,
    names: &dyn NameLookup,
    person: &PersonId,
) -> v1::BoardEvent {
    let audience = record.event.audience();
    let mut own = Side::ALL
        .into_iter()
        .filter(|side| board.seat(*side).person == *person);
    let may_see = match audience {
        Audience::Everybody => true,
        Audience::Player(_) | Audience::PlayerAndOfficials(_) | Audience::Officials => {
            own.any(|side| audience.has_player(side))
        }
    };
    let mut event = event_or_blank(board, record, names, may_see);
    leave_out_citations(&mut event);
    event
}

/// A record as it is told to officials, without what only one player sees; but that he is back from a leave by it.
pub fn for_official(board: &Board, record: &Record, names: &dyn NameLookup) -> v1::BoardEvent {
    let audience = record.event.audience();
    v1::BoardEvent {
        back: attendance::back(board, record),
        ..event_or_blank(board, record, names, audience.has_officials())
    }
}

fn event_or_blank(
    board: &Board,
    record: &Record,
    names: &dyn NameLookup,
    may_see: bool,
) -> v1::BoardEvent {
    if may_see {
        board_event(board, record, names)
    } else {
        unseen(board.opened().board, record.sequence, record.time.0)
    }
}
