//! What happened on a board, as it is stored.

use adoube_chess::Side;
use adoube_tournament::board::{Ending, Event, PauseCause, Score};
use adoube_tournament::clock::Reading;

use super::{before, clocks, kinds, lag, opened, repairs, ruled};
use crate::fields::{number, side_number};
use crate::log::board_event::Event as Stored;
use crate::log::{self, OfSide};

pub(super) fn event(event: &Event) -> Stored {
    if let Some(stored) = before::write(event).or_else(|| repairs::write(event)) {
        return stored;
    }
    match event {
        Event::Opened(pairing) => Stored::Opened(opened::write(pairing)),
        Event::Released => Stored::Released(log::Released {}),
        Event::CheckedIn { side } => Stored::CheckedIn(of_side(*side)),
        Event::DrawOffered { side } => Stored::DrawOffered(of_side(*side)),
        Event::DrawDeclined { side } => Stored::DrawDeclined(of_side(*side)),
        Event::SeatBack { side } => Stored::SeatBack(of_side(*side)),
        Event::LimitPassed { side } => Stored::LimitPassed(of_side(*side)),
        Event::ReadyGiven { side } => Stored::ReadyGiven(of_side(*side)),
        Event::SeatMoved { .. } => seat_moved(event),
        Event::ResultConfirmed { .. } | Event::ResultApproved | Event::ResultCorrected { .. } => {
            of_result(event)
        }
        Event::HeadSigned {
            sequence,
            hash,
            signature,
        } => Stored::HeadSigned(signed(*sequence, hash, signature)),
        Event::Started { .. }
        | Event::Moved { .. }
        | Event::Paused { .. }
        | Event::Resumed { .. }
        | Event::Outage { .. }
        | Event::Finished { .. } => with_clocks(event),
        Event::SeatLost { .. } => seat_lost(event),
        Event::ClockAdjusted { .. }
        | Event::WrongClaim { .. }
        | Event::TimeAdded { .. }
        | Event::PositionRestored { .. }
        | Event::Reopened { .. }
        | Event::Ruled { .. }
        | Event::Restarted { .. }
        | Event::OptionsSet { .. }
        | Event::PremoveSet { .. }
        | Event::PremoveEnded { .. }
        | Event::AssistantApproved { .. }
        | Event::AssistantEnded { .. }
        | Event::ArbiterCalled { .. }
        | Event::CallAnswered { .. }
        | Event::CallTaken { .. }
        | Event::LeaveEnded { .. }
        | Event::Held { .. }
        | Event::HoldEnded { .. }
        | Event::PauseReasonGiven { .. }
        | Event::CheckRecorded { .. }
        | Event::ChecksWaived { .. }
        | Event::DefaultTimeSet { .. }
        | Event::CameLate { .. }
        | Event::DeviceNoted(_)
        | Event::BreachesCited { .. } => repaired(event),
    }
}

/// What is said of a result; the others are [`event`]'s own.
fn of_result(event: &Event) -> Stored {
    match event {
        Event::ResultConfirmed { side } => Stored::ResultConfirmed(of_side(*side)),
        Event::ResultApproved => Stored::ResultApproved(log::ResultApproved {}),
        Event::ResultCorrected {
            before,
            score,
            ending,
            reason,
        } => Stored::ResultCorrected(corrected(*before, *score, *ending, reason)),
        other => self::event(other),
    }
}

/// The events that hold both clocks; the others are [`event`]'s own. Both lists are complete, so
/// that a new kind of event does not compile before it has its place.
fn with_clocks(event: &Event) -> Stored {
    match event {
        Event::Moved { .. } => moved(event),
        Event::Started { clocks } => Stored::Started(log::Started {
            clocks: Some(clocks::write(clocks)),
        }),
        Event::Paused { cause, clocks } => Stored::Paused(paused(cause, clocks)),
        Event::Resumed { reason, clocks } => Stored::Resumed(resumed(reason, clocks)),
        Event::Outage { .. } => outage(event),
        Event::Finished {
            score,
            ending,
            reason,
            clocks,
        } => Stored::Finished(finished(*score, *ending, reason, clocks)),
        Event::ClockAdjusted { .. }
        | Event::WrongClaim { .. }
        | Event::TimeAdded { .. }
        | Event::PositionRestored { .. }
        | Event::Reopened { .. }
        | Event::Ruled { .. }
        | Event::Restarted { .. } => repaired(event),
        Event::Opened(_)
        | Event::Released
        | Event::CheckedIn { .. }
        | Event::DrawOffered { .. }
        | Event::DrawDeclined { .. }
        | Event::OptionsSet { .. }
        | Event::PremoveSet { .. }
        | Event::PremoveEnded { .. }
        | Event::AssistantApproved { .. }
        | Event::AssistantEnded { .. }
        | Event::SeatLost { .. }
        | Event::SeatBack { .. }
        | Event::LimitPassed { .. }
        | Event::SeatMoved { .. }
        | Event::ReadyGiven { .. }
        | Event::ResultConfirmed { .. }
        | Event::ResultApproved
        | Event::ResultCorrected { .. }
        | Event::ArbiterCalled { .. }
        | Event::CallAnswered { .. }
        | Event::CallTaken { .. }
        | Event::LeaveEnded { .. }
        | Event::Held { .. }
        | Event::HoldEnded { .. }
        | Event::PauseReasonGiven { .. }
        | Event::CheckRecorded { .. }
        | Event::ChecksWaived { .. }
        | Event::DefaultTimeSet { .. }
        | Event::CameLate { .. }
        | Event::DeviceNoted(_)
        | Event::BreachesCited { .. }
        | Event::HeadSigned { .. } => self::event(event),
    }
}

fn finished(score: Score, ending: Ending, reason: &str, reading: &Reading) -> log::Finished {
    log::Finished {
        white: score.white.into(),
        black: score.black.into(),
        ending: kinds::write_ending(ending),
        reason: reason.to_owned(),
        clocks: Some(clocks::write(reading)),
    }
}

/// What rulings make of a board; the others are elsewhere, both lists complete as above.
fn repaired(event: &Event) -> Stored {
    match event {
        Event::Ruled { .. } => Stored::Ruled(ruled::write(event)),
        Event::Restarted { .. } => Stored::Restarted(ruled::write_restart(event)),
        Event::ClockAdjusted { .. }
        | Event::WrongClaim { .. }
        | Event::TimeAdded { .. }
        | Event::PositionRestored { .. }
        | Event::Reopened { .. }
        | Event::Opened(_)
        | Event::Released
        | Event::CheckedIn { .. }
        | Event::Started { .. }
        | Event::Moved { .. }
        | Event::DrawOffered { .. }
        | Event::DrawDeclined { .. }
        | Event::OptionsSet { .. }
        | Event::PremoveSet { .. }
        | Event::PremoveEnded { .. }
        | Event::AssistantApproved { .. }
        | Event::AssistantEnded { .. }
        | Event::Paused { .. }
        | Event::Resumed { .. }
        | Event::SeatLost { .. }
        | Event::SeatBack { .. }
        | Event::LimitPassed { .. }
        | Event::SeatMoved { .. }
        | Event::Outage { .. }
        | Event::Finished { .. }
        | Event::ReadyGiven { .. }
        | Event::ResultConfirmed { .. }
        | Event::ResultApproved
        | Event::ResultCorrected { .. }
        | Event::ArbiterCalled { .. }
        | Event::CallAnswered { .. }
        | Event::CallTaken { .. }
        | Event::LeaveEnded { .. }
        | Event::Held { .. }
        | Event::HoldEnded { .. }
        | Event::PauseReasonGiven { .. }
        | Event::CheckRecorded { .. }
        | Event::ChecksWaived { .. }
        | Event::DefaultTimeSet { .. }
        | Event::CameLate { .. }
        | Event::DeviceNoted(_)
        | Event::BreachesCited { .. }
        | Event::HeadSigned { .. } => self::event(event),
    }
}

fn corrected(before: Score, score: Score, ending: Ending, reason: &str) -> log::ResultCorrected {
    log::ResultCorrected {
        white_before: before.white.into(),
        black_before: before.black.into(),
        white: score.white.into(),
        black: score.black.into(),
        ending: kinds::write_ending(ending),
        reason: reason.to_owned(),
    }
}

fn outage(event: &Event) -> Stored {
    let Event::Outage {
        from,
        cause,
        clocks,
    } = event
    else {
        return self::event(event);
    };
    Stored::Outage(log::Outage {
        from: from.0,
        cause: kinds::write_cause(*cause),
        clocks: Some(clocks::write(clocks)),
    })
}

fn moved(event: &Event) -> Stored {
    let Event::Moved {
        side,
        ply,
        mv,
        used,
        lag,
        clocks,
        premove,
        assisted,
    } = event
    else {
        return self::event(event);
    };
    Stored::Moved(log::Moved {
        side: side_number(*side),
        ply: *ply,
        r#move: mv.to_bits().into(),
        used: used.0,
        clocks: Some(clocks::write(clocks)),
        lag: lag.as_ref().map(lag::write),
        premove: *premove,
        assisted: *assisted,
    })
}

fn seat_lost(event: &Event) -> Stored {
    let Event::SeatLost {
        side,
        sign,
        last_contact,
    } = event
    else {
        return self::event(event);
    };
    Stored::SeatLost(log::SeatLost {
        side: side_number(*side),
        sign: kinds::write_sign(*sign),
        last_contact: last_contact.0,
    })
}

fn resumed(reason: &str, reading: &Reading) -> log::Resumed {
    log::Resumed {
        reason: reason.to_owned(),
        clocks: Some(clocks::write(reading)),
    }
}

fn seat_moved(event: &Event) -> Stored {
    let Event::SeatMoved {
        side,
        from,
        to,
        reason,
    } = event
    else {
        return self::event(event);
    };
    Stored::SeatMoved(log::SeatMoved {
        side: side_number(*side),
        from: from.to_string(),
        to: to.to_string(),
        reason: reason.clone(),
    })
}

fn signed(sequence: u64, hash: &[u8; 32], signature: &[u8]) -> log::HeadSigned {
    log::HeadSigned {
        sequence,
        hash: hash.to_vec(),
        signature: signature.to_vec(),
    }
}

fn of_side(side: Side) -> OfSide {
    OfSide {
        side: side_number(side),
    }
}

fn paused(cause: &PauseCause, reading: &Reading) -> log::Paused {
    let mut paused = log::Paused {
        clocks: Some(clocks::write(reading)),
        ..log::Paused::default()
    };
    match cause {
        PauseCause::Arbiter { reason } => {
            paused.cause = number(log::PauseCause::Arbiter);
            paused.reason = reason.clone().unwrap_or_default();
        }
        PauseCause::Away { side, last_contact } => {
            paused.cause = number(log::PauseCause::Away);
            paused.side = side_number(*side);
            paused.last_contact = last_contact.0;
        }
        PauseCause::Hold { hold, reason } => {
            paused.cause = number(log::PauseCause::Hold);
            paused.reason = reason.clone().unwrap_or_default();
            paused.hold = *hold;
        }
        PauseCause::Outage => paused.cause = number(log::PauseCause::Outage),
        PauseCause::Ruling { ruling, reason } => {
            paused.cause = number(log::PauseCause::Ruling);
            paused.reason.clone_from(reason);
            (paused.incident, paused.ruling) = ruled::write_reference(*ruling);
        }
        PauseCause::Postponed { ruling, reason } => {
            paused.cause = number(log::PauseCause::Postponed);
            paused.reason.clone_from(reason);
            (paused.incident, paused.ruling) = ruled::write_reference(*ruling);
        }
    }
    paused
}
