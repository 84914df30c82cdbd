//! Moves, how players enter them, and the result of the game.

use adoube_chess::{Move, Side};
use adoube_proto::v1;
use adoube_tournament::board::event::{Moved, PremoveEnded, PremoveSet};
use adoube_tournament::board::{Board, Premove, PremoveEnd};
use adoube_tournament::clock::Reading;

use super::seat;
use crate::shard::views::approved_by;
use crate::shard::views::shown::Shown as _;

/// What a player is told with each premove (BRD-6).
const NOTICE: &str = "an offer of a draw that comes with the opponent's move is declined by it";

/// A move, on the board as it stands after it.
pub(super) fn moved(event: &Moved, board: &Board) -> v1::Moved {
    v1::Moved {
        seat: seat(event.side),
        ply: event.ply,
        uci: event.mv.to_string(),
        san: san(board, event.ply, event.mv),
        used: event.used.0,
        lag: event.lag.shown(),
        premove: event.premove,
        assisted: event.assisted,
        settling: event.settling.map(|settling| settling.0),
        period: period_begun(&event.clocks, event.side),
    }
}

/// The move as the score writes it: a premove may have come after it with the same command.
pub(in crate::shard::views) fn san(board: &Board, ply: u32, mv: Move) -> String {
    let line = board.line();
    if board.ply() == ply {
        return board.last_san().to_owned();
    }
    let mut before = line.first_position().clone();
    let earlier = usize::try_from(ply).unwrap_or(usize::MAX).saturating_sub(1);
    for earlier in line.moves().iter().take(earlier) {
        if before.play(*earlier).is_err() {
            return mv.to_string();
        }
    }
    before.san(mv).unwrap_or_else(|_| mv.to_string())
}

/// The period that begins with a move, by the clocks after it.
fn period_begun(after: &Reading, side: Side) -> u32 {
    let own = after.sides[side];
    if own.period > 0 && own.moves == 0 {
        u32::from(own.period) + 1
    } else {
        0
    }
}

pub(super) fn premove_set(event: &PremoveSet) -> v1::PremoveSet {
    v1::PremoveSet {
        seat: seat(event.side),
        ply: event.ply,
        uci: event.mv.to_string(),
        notice: NOTICE.to_owned(),
    }
}

/// One that waits, as its player sees it.
pub(in crate::shard::views) fn premove(waiting: &Premove) -> v1::PremoveSet {
    v1::PremoveSet {
        seat: seat(waiting.side),
        ply: waiting.ply,
        uci: waiting.mv.to_string(),
        notice: NOTICE.to_owned(),
    }
}

pub(super) fn premove_ended(event: &PremoveEnded) -> v1::PremoveEnded {
    let (cause, reason) = match &event.why {
        PremoveEnd::Cancelled => (v1::PremoveEndCause::Cancelled, ""),
        PremoveEnd::Illegal(reason) => (v1::PremoveEndCause::Illegal, reason.as_str()),
    };
    v1::PremoveEnded {
        seat: seat(event.side),
        ply: event.ply,
        uci: event.mv.to_string(),
        cause: cause.into(),
        reason: reason.to_owned(),
    }
}

pub(super) fn approved(board: &Board) -> v1::ResultApproved {
    v1::ResultApproved {
        by: approved_by(board),
    }
}
