//! The page's view: what the coordinator sent of the seat's board, and what the device adds. Without the moves and without
//! clocks and countdowns.

use adoube_proto::v1::{
    Connection, ConnectionState, LocalBoard, May, PhysicalBoardView, PlayCommandKind, SeatView,
    Shown, play_command::Command,
};

use super::{core::Outlook, game::Game};
use crate::{bus::locks::Lock, link::core::LinkCore, time::Now};

/// After so long without a word a link is late, milliseconds.
pub(super) const LATE: u64 = 1_500;

/// All that a face is made of: while it is the same, so is the face. It is compared at each input of the agent, and a
/// face, with its legal moves and texts, is made only if it changed.
#[derive(Debug)]
pub(super) struct Basis {
    connection: Connection,
    locked: Option<Lock>,
    changes: u64,
    waiting: Option<Command>,
    is_unsent: bool,
    physical_board: Option<PhysicalBoardView>,
}

impl Basis {
    pub(super) fn of(now: Now, outlook: Outlook<'_>) -> Self {
        Self {
            connection: connection(now, outlook.link),
            locked: outlook.locked.cloned(),
            changes: outlook.link.changes(),
            waiting: outlook.link.waiting().cloned(),
            is_unsent: outlook.link.has_unsent_move(),
            physical_board: outlook.physical_board.cloned(),
        }
    }

    pub(super) fn is_same(&self, now: Now, outlook: Outlook<'_>) -> bool {
        let link = outlook.link;
        self.changes == link.changes()
            && self.connection == connection(now, link)
            && self.is_unsent == link.has_unsent_move()
            && self.locked.as_ref() == outlook.locked
            && self.waiting.as_ref() == link.waiting()
            && self.physical_board.as_ref() == outlook.physical_board
    }
}

/// How the device is connected, without for how long.
pub(super) fn connection(now: Now, link: &LinkCore) -> Connection {
    let state = match link.is_up() {
        false => ConnectionState::Lost,
        true if link.is_joining() => ConnectionState::Joining,
        true if now.ms() >= link.heard_ms() + LATE => ConnectionState::Late,
        true => ConnectionState::Connected,
    };
    Connection {
        state: state.into(),
        silent_ms: 0,
        why: link.loss().unwrap_or_default().into(),
    }
}

/// Everything but the moves and what changes by itself.
pub(super) fn face(now: Now, outlook: Outlook<'_>, game: &Game) -> Shown {
    let link = outlook.link;
    let locked = outlook
        .locked
        .map(|lock| (lock.text.clone(), lock.by.clone()));
    let (locked, locked_by) = locked.unwrap_or_default();
    let shown = Shown {
        connection: Some(connection(now, link)),
        locked,
        locked_by,
        ..Shown::default()
    };
    let Some(seat) = link.whole_seat() else {
        return shown;
    };
    let board = SeatView {
        may: Some(may(outlook)),
        ..link.board().view().clone()
    };
    Shown {
        seat: Some(seat.assigned.clone()),
        local: Some(local(outlook, &board, game)),
        board: Some(board),
        ..shown
    }
}

/// What the coordinator allows: nothing on a locked page, and no second move after one that may have arrived.
fn may(outlook: Outlook<'_>) -> May {
    if outlook.locked.is_some() {
        return May::default();
    }
    let link = outlook.link;
    let is_move_sent = matches!(link.waiting(), Some(Command::Move(_))) && !link.has_unsent_move();
    let allowed = link.board().view().may.unwrap_or_default();
    May {
        r#move: allowed.r#move && !is_move_sent,
        ..allowed
    }
}

fn local(outlook: Outlook<'_>, board: &SeatView, game: &Game) -> LocalBoard {
    let link = outlook.link;
    let (pending, pending_move) = pending(link, game);
    let may_move = board.may.is_some_and(|may| may.r#move);
    LocalBoard {
        fen: game.fen.clone(),
        check: game.check,
        legal: if may_move {
            game.legal.clone()
        } else {
            Vec::new()
        },
        clocks_old: false,
        pending: pending.into(),
        pending_move,
        pending_unsent: link.has_unsent_move(),
        physical_board: outlook.physical_board.cloned(),
    }
}

/// What waits for the coordinator: which command, and the move if it is one.
fn pending(link: &LinkCore, game: &Game) -> (PlayCommandKind, String) {
    let Some(command) = link.waiting() else {
        return Default::default();
    };
    let kind = match command {
        Command::CheckIn(_) => PlayCommandKind::CheckIn,
        Command::Move(_) => PlayCommandKind::Move,
        Command::OfferDraw(_) => PlayCommandKind::OfferDraw,
        Command::AcceptDraw(_) => PlayCommandKind::AcceptDraw,
        Command::DeclineDraw(_) => PlayCommandKind::DeclineDraw,
        Command::Resign(_) => PlayCommandKind::Resign,
        Command::ConfirmResult(_) => PlayCommandKind::ConfirmResult,
        Command::Ready(_) => PlayCommandKind::Ready,
        Command::CallArbiter(_) => PlayCommandKind::CallArbiter,
        Command::SetOptions(_) => PlayCommandKind::SetOptions,
        Command::Premove(_) => PlayCommandKind::Premove,
        Command::CancelPremove(_) => PlayCommandKind::CancelPremove,
        Command::ReportBoard(_) => PlayCommandKind::ReportBoard,
    };
    let uci = match command {
        Command::Move(played) => game.meant(played),
        Command::Premove(premove) => premove.uci.clone(),
        _ => String::new(),
    };
    (kind, uci)
}
