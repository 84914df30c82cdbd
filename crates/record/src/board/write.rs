//! What happened on a board, as it is stored.

use adoube_chess::Side;
use adoube_tournament::board::event::{
    CheckedIn, DrawDeclined, DrawOffered, Finished, HeadSigned, LimitPassed, Moved, Outage, Paused,
    ReadyGiven, ResultConfirmed, ResultCorrected, Resumed, SeatBack, SeatLost, SeatMoved, Started,
};
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
        Event::CheckedIn(CheckedIn { side }) => Stored::CheckedIn(of_side(*side)),
        Event::DrawOffered(DrawOffered { side }) => Stored::DrawOffered(of_side(*side)),
        Event::DrawDeclined(DrawDeclined { side }) => Stored::DrawDeclined(of_side(*side)),
        Event::SeatBack(SeatBack { side }) => Stored::SeatBack(of_side(*side)),
        Event::LimitPassed(LimitPassed { side }) => Stored::LimitPassed(of_side(*side)),
        Event::ReadyGiven(ReadyGiven { side }) => Stored::ReadyGiven(of_side(*side)),
        Event::SeatMoved(_) => seat_moved(event),
        Event::ResultConfirmed(_) | Event::ResultApproved | Event::ResultCorrected(_) => {
            of_result(event)
        }
        Event::HeadSigned(HeadSigned {
            sequence,
            hash,
            signature,
        }) => Stored::HeadSigned(signed(*sequence, hash, signature)),
        Event::Started(_)
        | Event::Moved(_)
        | Event::Paused(_)
        | Event::Resumed(_)
        | Event::Outage(_)
        | Event::Finished(_) => with_clocks(event),
        Event::SeatLost(_) => seat_lost(event),
        Event::ClockAdjusted(_)
        | Event::WrongClaim(_)
        | Event::TimeAdded(_)
        | Event::PositionRestored(_)
        | Event::Reopened(_)
        | Event::Ruled(_)
        | Event::Restarted(_)
        | Event::OptionsSet(_)
        | Event::PremoveSet(_)
        | Event::PremoveEnded(_)
        | Event::AssistantApproved(_)
        | Event::AssistantEnded(_)
        | Event::ArbiterCalled(_)
        | Event::CallAnswered(_)
        | Event::CallTaken(_)
        | Event::LeaveEnded(_)
        | Event::Held(_)
        | Event::HoldEnded(_)
        | Event::PauseReasonGiven(_)
        | Event::CheckRecorded(_)
        | Event::ChecksWaived(_)
        | Event::DefaultTimeSet(_)
        | Event::CameLate(_)
        | Event::DeviceNoted(_)
        | Event::BreachesCited(_) => repaired(event),
    }
}

/// What is said of a result; the others are [`event`]'s own.
fn of_result(event: &Event) -> Stored {
    match event {
        Event::ResultConfirmed(ResultConfirmed { side }) => Stored::ResultConfirmed(of_side(*side)),
        Event::ResultApproved => Stored::ResultApproved(log::ResultApproved {}),
        Event::ResultCorrected(ResultCorrected {
            before,
            score,
            ending,
            reason,
        }) => Stored::ResultCorrected(corrected(*before, *score, *ending, reason)),
        other => self::event(other),
    }
}

/// The events that hold both clocks; the others are [`event`]'s own. Both lists are complete, so
/// that a new kind of event does not compile before it has its place.
fn with_clocks(event: &Event) -> Stored {
    match event {
        Event::Moved(_) => moved(event),
        Event::Started(Started { clocks }) => Stored::Started(log::Started {
            clocks: Some(clocks::write(clocks)),
        }),
        Event::Paused(Paused { cause, clocks }) => Stored::Paused(paused(cause, clocks)),
        Event::Resumed(Resumed { reason, clocks }) => Stored::Resumed(resumed(reason, clocks)),
        Event::Outage(_) => outage(event),
        Event::Finished(Finished {
            score,
            ending,
            reason,
            clocks,
        }) => Stored::Finished(finished(*score, *ending, reason, clocks)),
        Event::ClockAdjusted(_)
        | Event::WrongClaim(_)
        | Event::TimeAdded(_)
        | Event::PositionRestored(_)
        | Event::Reopened(_)
        | Event::Ruled(_)
        | Event::Restarted(_) => repaired(event),
        Event::Opened(_)
        | Event::Released
        | Event::CheckedIn(_)
        | Event::DrawOffered(_)
        | Event::DrawDeclined(_)
        | Event::OptionsSet(_)
        | Event::PremoveSet(_)
        | Event::PremoveEnded(_)
        | Event::AssistantApproved(_)
        | Event::AssistantEnded(_)
        | Event::SeatLost(_)
        | Event::SeatBack(_)
        | Event::LimitPassed(_)
        | Event::SeatMoved(_)
        | Event::ReadyGiven(_)
        | Event::ResultConfirmed(_)
        | Event::ResultApproved
        | Event::ResultCorrected(_)
        | Event::ArbiterCalled(_)
        | Event::CallAnswered(_)
        | Event::CallTaken(_)
        | Event::LeaveEnded(_)
        | Event::Held(_)
        | Event::HoldEnded(_)
        | Event::PauseReasonGiven(_)
        | Event::CheckRecorded(_)
        | Event::ChecksWaived(_)
        | Event::DefaultTimeSet(_)
        | Event::CameLate(_)
        | Event::DeviceNoted(_)
        | Event::BreachesCited(_)
        | Event::HeadSigned(_) => self::event(event),
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
        Event::Ruled(_) => Stored::Ruled(ruled::write(event)),
        Event::Restarted(_) => Stored::Restarted(ruled::write_restart(event)),
        Event::ClockAdjusted(_)
        | Event::WrongClaim(_)
        | Event::TimeAdded(_)
        | Event::PositionRestored(_)
        | Event::Reopened(_)
        | Event::Opened(_)
        | Event::Released
        | Event::CheckedIn(_)
        | Event::Started(_)
        | Event::Moved(_)
        | Event::DrawOffered(_)
        | Event::DrawDeclined(_)
        | Event::OptionsSet(_)
        | Event::PremoveSet(_)
        | Event::PremoveEnded(_)
        | Event::AssistantApproved(_)
        | Event::AssistantEnded(_)
        | Event::Paused(_)
        | Event::Resumed(_)
        | Event::SeatLost(_)
        | Event::SeatBack(_)
        | Event::LimitPassed(_)
        | Event::SeatMoved(_)
        | Event::Outage(_)
        | Event::Finished(_)
        | Event::ReadyGiven(_)
        | Event::ResultConfirmed(_)
        | Event::ResultApproved
        | Event::ResultCorrected(_)
        | Event::ArbiterCalled(_)
        | Event::CallAnswered(_)
        | Event::CallTaken(_)
        | Event::LeaveEnded(_)
        | Event::Held(_)
        | Event::HoldEnded(_)
        | Event::PauseReasonGiven(_)
        | Event::CheckRecorded(_)
        | Event::ChecksWaived(_)
        | Event::DefaultTimeSet(_)
        | Event::CameLate(_)
        | Event::DeviceNoted(_)
        | Event::BreachesCited(_)
        | Event::HeadSigned(_) => self::event(event),
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
    let Event::Outage(Outage {
        from,
        cause,
        clocks,
    }) = event
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
    let Event::Moved(Moved {
        side,
        ply,
        mv,
        used,
        lag,
        clocks,
        premove,
        assisted,
    }) = event
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
    let Event::SeatLost(SeatLost {
        side,
        sign,
        last_contact,
    }) = event
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
    let Event::SeatMoved(SeatMoved {
        side,
        from,
        to,
        reason,
    }) = event
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
