//! What officials are told of the devices at a board.

use adoube_chess::BySide;
use adoube_proto::v1;
use adoube_tournament::board::{AtDevice, Board, BoardNote, DeviceNote, LockEnd, Ran};
use adoube_tournament::time::{Millis, Time};
use adoube_tournament::venue::{LockReport, TriedLayer};

use super::shown::{Shown, messages};
use super::side;

/// What an arbiter cites of that.
pub(super) fn cited(board: &Board, notes: &[u32]) -> v1::BreachesCited {
    v1::BreachesCited {
        notes: numbered(board, notes),
    }
}

/// The notes of these numbers that can be cited.
pub fn numbered(board: &Board, numbers: &[u32]) -> Vec<v1::DeviceNoted> {
    let notes = numbers.iter().filter_map(|number| {
        let breach = board.breach(*number).map(note);
        breach.or_else(|| board.board_note(*number).map(board_note))
    });
    notes.collect()
}

/// What can be cited on a board: of what repeats itself the newest note; in order.
pub fn citable(board: &Board) -> Vec<v1::DeviceNoted> {
    let boards = board.board_notes().iter().map(board_note);
    let mut notes: Vec<_> = board.breaches().map(note).chain(boards).collect();
    notes.sort_by_key(|note| note.number);
    notes
}

/// A physical board that differed, as officials cite it.
fn board_note(note: &BoardNote) -> v1::DeviceNoted {
    let differs = &note.differs;
    v1::DeviceNoted {
        number: note.number,
        seat: side(differs.side).into(),
        at: note.at.0,
        error: Some(0),
        what: v1::DeviceNoteKind::BoardDiffers.into(),
        text: differs.seen.clone().unwrap_or_default(),
        placement: differs.placement.to_string(),
        game: differs
            .game
            .map_or_else(String::new, |game| game.to_string()),
        ..v1::DeviceNoted::default()
    }
}

/// A note as officials read it.
pub fn note(note: &DeviceNote) -> v1::DeviceNoted {
    let told = v1::DeviceNoted {
        number: note.number,
        seat: side(note.side).into(),
        device: note.device.to_string(),
        at: note.when.at.0,
        error: note.when.error.map(|error| error.0),
        ..v1::DeviceNoted::default()
    };
    match &note.what {
        AtDevice::Locked { text, .. } => v1::DeviceNoted {
            what: v1::DeviceNoteKind::Locked.into(),
            text: text.clone(),
            ..told
        },
        AtDevice::Opened {
            end, since, ran, ..
        } => opened(told, *end, *since, *ran),
        AtDevice::Forbidden(forbidden) => v1::DeviceNoted {
            what: v1::DeviceNoteKind::Forbidden.into(),
            text: forbidden.what.clone(),
            prevented: forbidden.prevented,
            times: forbidden.times,
            first: forbidden.first,
            since: forbidden.since.0,
            ..told
        },
        AtDevice::LockedForBreach { text } => v1::DeviceNoted {
            what: v1::DeviceNoteKind::LockedForBreach.into(),
            text: text.clone(),
            ..told
        },
        AtDevice::NotHeld { let_go, why } => v1::DeviceNoted {
            what: if *let_go {
                v1::DeviceNoteKind::LetGo.into()
            } else {
                v1::DeviceNoteKind::NotHeld.into()
            },
            text: why.clone(),
            ..told
        },
        AtDevice::HeldAgain { since } => v1::DeviceNoted {
            what: v1::DeviceNoteKind::HeldAgain.into(),
            since: since.0,
            ..told
        },
        AtDevice::Signed(report) => v1::DeviceNoted {
            what: v1::DeviceNoteKind::Signed.into(),
            report: report.shown(),
            ..told
        },
        AtDevice::NotTold { .. } => v1::DeviceNoted {
            what: v1::DeviceNoteKind::NotTold.into(),
            ..told
        },
    }
}

fn opened(told: v1::DeviceNoted, end: LockEnd, since: Time, ran: Ran) -> v1::DeviceNoted {
    let none = BySide::both(Millis::ZERO);
    let (BySide { white, black }, ran_unknown) = match ran {
        Ran::Known(ran) => (ran, v1::RunUnknownReason::Unspecified),
        Ran::AnotherGame => (none, v1::RunUnknownReason::AnotherGame),
        Ran::NotMeasured => (none, v1::RunUnknownReason::NotMeasured),
    };
    let what = match end {
        LockEnd::Order => v1::DeviceNoteKind::Opened,
        LockEnd::TakenBack => v1::DeviceNoteKind::TakenBack,
        LockEnd::SeatMoved => v1::DeviceNoteKind::SeatMoved,
    };
    v1::DeviceNoted {
        what: what.into(),
        since: since.0,
        white_ran: white.0,
        black_ran: black.0,
        ran_unknown: ran_unknown.into(),
        ..told
    }
}

messages! {
    LockReport { digest, profile, boot_id, monotonic_ms, wall_ms, layers }
    TriedLayer { layer, state, required, holds, tried, wrong, how }
}
