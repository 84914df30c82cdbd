//! Before the game: checks, the default time; calls of the arbiter; and holds of the round.

use adoube_tournament::board::event::{
    ArbiterCalled, CallAnswered, CallTaken, CameLate, CheckRecorded, ChecksWaived, DefaultTimeSet,
    Held, HoldEnded, LeaveEnded, PauseReasonGiven,
};
use adoube_tournament::board::{CheckKind, Event};
use adoube_tournament::time::Millis;

use super::read::score;
use super::{choices, clocks};
use crate::error::DecodeError;
use crate::fields::{Decoded, given, kind, number, optional_side, side, side_number};
use crate::log;
use crate::log::board_event::Event as Stored;

/// The event as it is stored; none for what is stored elsewhere.
pub(super) fn write(event: &Event) -> Option<Stored> {
    Some(match event {
        Event::CheckRecorded(CheckRecorded {
            side,
            kind,
            passed,
            note,
        }) => Stored::CheckRecorded(log::CheckRecorded {
            side: side_number(*side),
            kind: write_kind(*kind),
            passed: *passed,
            note: note.clone(),
        }),
        Event::ChecksWaived(ChecksWaived { side, reason }) => {
            Stored::ChecksWaived(log::ChecksWaived {
                side: side.map_or(0, side_number),
                reason: reason.clone(),
            })
        }
        Event::DefaultTimeSet(DefaultTimeSet { to, reason }) => {
            Stored::DefaultTimeSet(log::DefaultTimeSet {
                to: to.map(|to| to.0),
                reason: reason.clone(),
            })
        }
        Event::CameLate(CameLate {
            side,
            charged,
            clocks,
        }) => Stored::CameLate(log::CameLate {
            side: side_number(*side),
            charged: charged.0,
            clocks: Some(clocks::write(clocks)),
        }),
        Event::Held(Held { hold, reason }) => {
            Stored::Held(of_hold(*hold, reason.as_deref().unwrap_or_default()))
        }
        Event::PauseReasonGiven(PauseReasonGiven { hold, reason }) => {
            Stored::PauseReasonGiven(log::PauseReasonGiven {
                hold: *hold,
                reason: reason.clone(),
            })
        }
        Event::HoldEnded(HoldEnded { hold, reason }) => Stored::HoldEnded(of_hold(*hold, reason)),
        _ => return of_call(event),
    })
}

/// A call of the arbiter, and what came of it.
fn of_call(event: &Event) -> Option<Stored> {
    Some(match event {
        Event::ArbiterCalled(ArbiterCalled {
            number,
            side,
            reason,
            leave,
            objection,
        }) => Stored::ArbiterCalled(log::ArbiterCalled {
            number: *number,
            side: side_number(*side),
            reason: reason.clone(),
            leave: *leave,
            objection: objection.map(|score| log::Objection {
                white: score.white.into(),
                black: score.black.into(),
            }),
        }),
        Event::CallAnswered(CallAnswered {
            number,
            valid,
            leave,
            note,
        }) => Stored::CallAnswered(log::CallAnswered {
            number: *number,
            valid: *valid,
            note: note.clone(),
            leave: *leave,
        }),
        Event::CallTaken(CallTaken { number }) => {
            Stored::CallTaken(log::CallTaken { number: *number })
        }
        Event::LeaveEnded(LeaveEnded { side }) => Stored::LeaveEnded(log::OfSide {
            side: side_number(*side),
        }),
        _ => return choices::write(event),
    })
}

fn of_hold(hold: u32, reason: &str) -> log::OfHold {
    let reason = reason.to_owned();
    log::OfHold { hold, reason }
}

/// The event that was stored, if it is one of these.
pub(super) fn read(stored: Stored) -> Decoded<Event> {
    Ok(match stored {
        Stored::ArbiterCalled(stored) => called(stored)?,
        Stored::CallAnswered(stored) => answered(stored),
        Stored::CallTaken(log::CallTaken { number }) => Event::CallTaken(CallTaken { number }),
        Stored::LeaveEnded(stored) => Event::LeaveEnded(LeaveEnded {
            side: side(stored.side, "side")?,
        }),
        Stored::CheckRecorded(stored) => checked(stored)?,
        Stored::ChecksWaived(stored) => waived(stored)?,
        Stored::DefaultTimeSet(stored) => default_time(stored),
        Stored::CameLate(stored) => late(stored)?,
        Stored::Held(log::OfHold { hold, reason }) => Event::Held(Held {
            hold,
            reason: given(&reason),
        }),
        Stored::PauseReasonGiven(log::PauseReasonGiven { hold, reason }) => {
            Event::PauseReasonGiven(PauseReasonGiven { hold, reason })
        }
        Stored::HoldEnded(log::OfHold { hold, reason }) => {
            Event::HoldEnded(HoldEnded { hold, reason })
        }
        other => choices::read(other)?,
    })
}

fn called(stored: log::ArbiterCalled) -> Decoded<Event> {
    Ok(Event::ArbiterCalled(ArbiterCalled {
        number: stored.number,
        side: side(stored.side, "side")?,
        reason: stored.reason,
        leave: stored.leave,
        objection: stored
            .objection
            .map(|result| score(result.white, result.black))
            .transpose()?,
    }))
}

fn answered(stored: log::CallAnswered) -> Event {
    Event::CallAnswered(CallAnswered {
        number: stored.number,
        valid: stored.valid,
        leave: stored.leave,
        note: stored.note,
    })
}

fn checked(stored: log::CheckRecorded) -> Decoded<Event> {
    Ok(Event::CheckRecorded(CheckRecorded {
        side: side(stored.side, "side")?,
        kind: read_kind(stored.kind)?,
        passed: stored.passed,
        note: stored.note,
    }))
}

fn waived(stored: log::ChecksWaived) -> Decoded<Event> {
    Ok(Event::ChecksWaived(ChecksWaived {
        side: optional_side(stored.side, "side")?,
        reason: stored.reason,
    }))
}

fn default_time(stored: log::DefaultTimeSet) -> Event {
    Event::DefaultTimeSet(DefaultTimeSet {
        to: stored.to.map(Millis),
        reason: stored.reason,
    })
}

fn late(stored: log::CameLate) -> Decoded<Event> {
    Ok(Event::CameLate(CameLate {
        side: side(stored.side, "side")?,
        charged: Millis(stored.charged),
        clocks: clocks::read(stored.clocks)?,
    }))
}

fn write_kind(kind: CheckKind) -> i32 {
    number(match kind {
        CheckKind::Device => log::CheckKind::Device,
        CheckKind::FairPlay => log::CheckKind::FairPlay,
    })
}

fn read_kind(stored: i32) -> Decoded<CheckKind> {
    const WHAT: &str = "kind of check";
    match kind(stored, WHAT)? {
        log::CheckKind::Device => Ok(CheckKind::Device),
        log::CheckKind::FairPlay => Ok(CheckKind::FairPlay),
        log::CheckKind::Unspecified => Err(DecodeError::Missing { what: WHAT }),
    }
}
