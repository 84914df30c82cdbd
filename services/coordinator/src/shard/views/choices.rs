//! What one player alone sees: his options and the move that waits for his opponent's.

use adoube_chess::Side;
use adoube_proto::v1::{self, board_event::Event as Wire};
use adoube_tournament::board::event::{OptionsSet, PremoveEnded, PremoveSet};
use adoube_tournament::board::{Audience, Board, Event, PremoveEnd, Record};
use adoube_tournament::ids::{BoardId, PersonId};

use super::names::PlayerNames;
use super::{before, board_event, board_ref, leave_out_citations, side};

/// What a player is told with each premove (BRD-6).
const NOTICE: &str = "an offer of a draw that comes with the opponent's move is declined by it";

/// The record, if it is one of these.
pub(super) fn event(record: &Record) -> Option<Wire> {
    Some(match &record.event {
        Event::OptionsSet(OptionsSet {
            side: seat,
            options,
        }) => Wire::OptionsSet(v1::OptionsSet {
            seat: side(*seat).into(),
            smart_move: options.smart_move,
            premove: options.premove.name().to_owned(),
            automatic_queen: options.automatic_queen,
        }),
        Event::PremoveSet(PremoveSet {
            side: seat,
            ply,
            mv,
        }) => Wire::PremoveSet(v1::PremoveSet {
            seat: side(*seat).into(),
            ply: *ply,
            uci: mv.to_string(),
            notice: NOTICE.to_owned(),
        }),
        Event::PremoveEnded(PremoveEnded {
            side: seat,
            ply,
            mv,
            why,
        }) => {
            let (cause, reason) = match why {
                PremoveEnd::Cancelled => ("cancelled", ""),
                PremoveEnd::Illegal(reason) => ("illegal", reason.as_str()),
            };
            Wire::PremoveEnded(v1::PremoveEnded {
                seat: side(*seat).into(),
                ply: *ply,
                uci: mv.to_string(),
                cause: cause.to_owned(),
                reason: reason.to_owned(),
            })
        }
        _ => return None,
    })
}

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
    names: &PlayerNames,
    person: &PersonId,
) -> v1::BoardEvent {
    let audience = record.event.audience();
    let mut own = Side::ALL
        .into_iter()
        .filter(|side| board.seat(*side).person == *person);
    let may_see = match audience {
        Audience::Everybody => true,
        Audience::Player(_) | Audience::Officials => own.any(|side| audience.has_player(side)),
    };
    let mut event = told(board, record, names, may_see);
    leave_out_citations(&mut event);
    event
}

/// A record as it is told to officials, without what only one player sees; but that he is back from a leave by it.
pub fn for_official(board: &Board, record: &Record, names: &PlayerNames) -> v1::BoardEvent {
    let audience = record.event.audience();
    v1::BoardEvent {
        back: before::back(board, record),
        ..told(board, record, names, audience.has_officials())
    }
}

fn told(board: &Board, record: &Record, names: &PlayerNames, may_see: bool) -> v1::BoardEvent {
    if may_see {
        board_event(board, record, names)
    } else {
        unseen(board.opened().board, record.sequence, record.time.0)
    }
}
