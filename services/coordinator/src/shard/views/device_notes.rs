//! What officials are told of the devices at a board.

use adoube_chess::BySide;
use adoube_proto::v1;
use adoube_tournament::board::{AtDevice, Board, DeviceNote, LockEnd, Ran};
use adoube_tournament::time::{Millis, Time};
use adoube_tournament::venue::{LockReport, TriedLayer};

use super::shown::{Shown, messages};
use super::side;

/// What an arbiter cites of what befell them.
pub(super) fn cited(board: &Board, notes: &[u32]) -> v1::BreachesCited {
    let notes = notes.iter().filter_map(|number| board.breach(*number));
    v1::BreachesCited {
        notes: notes.map(note).collect(),
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
            what: "locked".to_owned(),
            text: text.clone(),
            ..told
        },
        AtDevice::Opened {
            end, since, ran, ..
        } => opened(told, *end, *since, *ran),
        AtDevice::Forbidden(forbidden) => v1::DeviceNoted {
            what: "forbidden".to_owned(),
            text: forbidden.what.clone(),
            prevented: forbidden.prevented,
            times: forbidden.times,
            first: forbidden.first,
            since: forbidden.since.0,
            ..told
        },
        AtDevice::LockedForBreach { text } => v1::DeviceNoted {
            what: "locked-for-breach".to_owned(),
            text: text.clone(),
            ..told
        },
        AtDevice::NotHeld { let_go, why } => v1::DeviceNoted {
            what: if *let_go { "let-go" } else { "not-held" }.to_owned(),
            text: why.clone(),
            ..told
        },
        AtDevice::HeldAgain { since } => v1::DeviceNoted {
            what: "held-again".to_owned(),
            since: since.0,
            ..told
        },
        AtDevice::Signed(report) => v1::DeviceNoted {
            what: "signed".to_owned(),
            report: report.shown(),
            ..told
        },
        AtDevice::NotTold { .. } => v1::DeviceNoted {
            what: "not-told".to_owned(),
            ..told
        },
    }
}

fn opened(told: v1::DeviceNoted, end: LockEnd, since: Time, ran: Ran) -> v1::DeviceNoted {
    let BySide { white, black } = match ran {
        Ran::Known(ran) => ran,
        Ran::AnotherGame | Ran::NotMeasured => BySide::both(Millis::ZERO),
    };
    v1::DeviceNoted {
        what: end.name().to_owned(),
        since: since.0,
        white_ran: white.0,
        black_ran: black.0,
        ran_unknown: ran.unknown().to_owned(),
        ..told
    }
}

messages! {
    LockReport { digest, profile, boot_id, monotonic_ms, wall_ms, layers }
    TriedLayer { layer, state, required, holds, tried, wrong, how }
}
