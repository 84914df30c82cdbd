//! What happened on a board, as the domain knows it.

use adoube_tournament::board::event::{
    CheckedIn, DrawDeclined, DrawOffered, Finished, HeadSigned, LimitPassed, Moved, Outage, Paused,
    ReadyGiven, ResultConfirmed, ResultCorrected, Resumed, SeatBack, SeatLost, SeatMoved, Started,
};
use adoube_tournament::board::{Event, PauseCause, Score};
use adoube_tournament::time::{Millis, Time};

use super::{before, choices, clocks, kinds, lag, opened, repairs, ruled};
use crate::error::DecodeError;
use crate::fields::{Decoded, given, kind, narrow, parsed, side};
use crate::log;
use crate::log::board_event::Event as Stored;

pub(super) fn event(event: Stored) -> Decoded<Event> {
    Ok(match event {
        Stored::Opened(stored) => Event::Opened(Box::new(opened::read(stored)?)),
        Stored::Released(_) => Event::Released,
        Stored::CheckedIn(of) => Event::CheckedIn(CheckedIn {
            side: side(of.side, "side")?,
        }),
        Stored::DrawOffered(of) => Event::DrawOffered(DrawOffered {
            side: side(of.side, "side")?,
        }),
        Stored::DrawDeclined(of) => Event::DrawDeclined(DrawDeclined {
            side: side(of.side, "side")?,
        }),
        Stored::LimitPassed(of) => Event::LimitPassed(LimitPassed {
            side: side(of.side, "side")?,
        }),
        Stored::SeatBack(of) => Event::SeatBack(SeatBack {
            side: side(of.side, "side")?,
        }),
        Stored::SeatLost(stored) => Event::SeatLost(SeatLost {
            side: side(stored.side, "side")?,
            sign: kinds::read_sign(stored.sign)?,
            last_contact: Time(stored.last_contact),
        }),
        Stored::Started(stored) => Event::Started(Started {
            clocks: clocks::read(stored.clocks)?,
        }),
        Stored::Moved(stored) => moved(stored)?,
        Stored::Paused(stored) => paused(stored)?,
        Stored::Resumed(stored) => Event::Resumed(Resumed {
            reason: stored.reason,
            clocks: clocks::read(stored.clocks)?,
        }),
        Stored::ClockAdjusted(stored) => repairs::read_adjusted(stored)?,
        Stored::WrongClaim(stored) => repairs::read_wrong_claim(stored)?,
        Stored::TimeAdded(stored) => repairs::read_added(stored)?,
        Stored::PositionRestored(stored) => repairs::read_restored(stored)?,
        Stored::Reopened(stored) => repairs::read_reopened(stored)?,
        Stored::Outage(stored) => Event::Outage(Outage {
            from: Time(stored.from),
            cause: kinds::read_cause(stored.cause)?,
            clocks: clocks::read(stored.clocks)?,
        }),
        Stored::Finished(stored) => finished(stored)?,
        Stored::HeadSigned(stored) => head_signed(stored)?,
        Stored::Ruled(stored) => ruled::read(stored)?,
        Stored::Restarted(stored) => ruled::read_restart(stored)?,
        Stored::SeatMoved(stored) => seat_moved(stored)?,
        Stored::ReadyGiven(of) => Event::ReadyGiven(ReadyGiven {
            side: side(of.side, "side")?,
        }),
        Stored::ResultConfirmed(of) => Event::ResultConfirmed(ResultConfirmed {
            side: side(of.side, "side")?,
        }),
        Stored::ResultApproved(_) => Event::ResultApproved,
        Stored::ResultCorrected(stored) => corrected(stored)?,
        other => before::read(other)?,
    })
}

fn seat_moved(moved: log::SeatMoved) -> Decoded<Event> {
    Ok(Event::SeatMoved(SeatMoved {
        side: side(moved.side, "side")?,
        from: parsed(&moved.from, "device before")?,
        to: parsed(&moved.to, "device")?,
        reason: moved.reason,
    }))
}

fn moved(stored: log::Moved) -> Decoded<Event> {
    let mv = choices::read_move(stored.r#move)?;
    Ok(Event::Moved(Moved {
        side: side(stored.side, "side")?,
        ply: stored.ply,
        mv,
        used: Millis(stored.used),
        lag: stored.lag.map(lag::read),
        clocks: clocks::read(stored.clocks)?,
        premove: stored.premove,
        assisted: stored.assisted,
    }))
}

fn paused(stored: log::Paused) -> Decoded<Event> {
    const CAUSE: &str = "cause of the pause";
    let cause = match kind(stored.cause, CAUSE)? {
        log::PauseCause::Unspecified => return Err(DecodeError::Missing { what: CAUSE }),
        log::PauseCause::Arbiter => PauseCause::Arbiter {
            reason: given(&stored.reason),
        },
        log::PauseCause::Away => PauseCause::Away {
            side: side(stored.side, "side")?,
            last_contact: Time(stored.last_contact),
        },
        log::PauseCause::Hold => PauseCause::Hold {
            hold: stored.hold,
            reason: given(&stored.reason),
        },
        log::PauseCause::Outage => PauseCause::Outage,
        log::PauseCause::Ruling => PauseCause::Ruling {
            ruling: ruled::read_reference(stored.incident, stored.ruling),
            reason: stored.reason,
        },
        log::PauseCause::Postponed => PauseCause::Postponed {
            ruling: ruled::read_reference(stored.incident, stored.ruling),
            reason: stored.reason,
        },
    };
    Ok(Event::Paused(Paused {
        cause,
        clocks: clocks::read(stored.clocks)?,
    }))
}

fn finished(stored: log::Finished) -> Decoded<Event> {
    Ok(Event::Finished(Finished {
        score: score(stored.white, stored.black)?,
        ending: kinds::read_ending(stored.ending)?,
        reason: stored.reason,
        clocks: clocks::read(stored.clocks)?,
    }))
}

fn corrected(stored: log::ResultCorrected) -> Decoded<Event> {
    Ok(Event::ResultCorrected(ResultCorrected {
        before: score(stored.white_before, stored.black_before)?,
        score: score(stored.white, stored.black)?,
        ending: kinds::read_ending(stored.ending)?,
        reason: stored.reason,
    }))
}

pub(super) fn score(white: u32, black: u32) -> Decoded<Score> {
    Ok(Score {
        white: narrow(white, "White's points")?,
        black: narrow(black, "Black's points")?,
    })
}

fn head_signed(stored: log::HeadSigned) -> Decoded<Event> {
    let length = stored.hash.len();
    let hash = stored
        .hash
        .try_into()
        .map_err(|_| DecodeError::out_of_range("hash's length", length))?;
    Ok(Event::HeadSigned(HeadSigned {
        sequence: stored.sequence,
        hash,
        signature: stored.signature,
    }))
}
