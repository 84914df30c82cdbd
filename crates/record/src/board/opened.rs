//! The pairing and its terms: a board's first record.

use std::sync::Arc;

use adoube_chess::{BySide, Start, Variant};
use adoube_tournament::board::{
    AwayPolicy, BeforeGame, Charge, ClockWhileAway, Entering, FlagWhileAway, Opened, Present,
    ResumeBy, Seat, Terms,
};
use adoube_tournament::ids::BoardId;
use adoube_tournament::laws::{Laws, Regime};
use adoube_tournament::time::Millis;

use super::lag;
use crate::fields::{
    Decoded, counted, kind, narrow, number, optional_side, parsed, required, side_number,
};
use crate::log;

pub(super) fn write(opened: &Opened) -> log::Opened {
    let BySide { white, black } = &opened.seats;
    log::Opened {
        round: opened.board.round.into(),
        board: opened.board.board.into(),
        white: Some(write_seat(white)),
        black: Some(write_seat(black)),
        terms: Some(write_terms(&opened.terms)),
        regulations_version: opened.regulations_version,
    }
}

fn write_seat(seat: &Seat) -> log::Seat {
    log::Seat {
        person: seat.person.to_string(),
        venue: seat.venue.to_string(),
        device: seat.device.to_string(),
    }
}

fn write_terms(terms: &Terms) -> log::Terms {
    let (clock, suspended_after) = match terms.away.clock {
        ClockWhileAway::Runs => (log::ClockWhileAway::Runs, Millis::ZERO),
        ClockWhileAway::Suspended { after } => (log::ClockWhileAway::Suspended, after),
    };
    let resume = match terms.away.resume {
        ResumeBy::BothBack => log::ResumeBy::BothBack,
        ResumeBy::Arbiter => log::ResumeBy::Arbiter,
    };
    let charge = match terms.away.charge {
        Charge::Nothing => log::Charge::Nothing,
        Charge::UntilDetection => log::Charge::UntilDetection,
    };
    log::Terms {
        time_control: terms.time_control.to_string(),
        variant: write_variant(terms.start.variant),
        fen: terms.start.fen.clone(),
        clock_while_away: number(clock),
        suspended_after: suspended_after.0,
        resume_by: number(resume),
        charge: number(charge),
        draw_odds: terms.draw_odds.map_or(0, side_number),
        win: terms.win_halves.into(),
        draw: terms.draw_halves.into(),
        loss: terms.loss_halves.into(),
        checks: terms.before.checks,
        repeat_checks: terms.before.repeat_checks,
        default_time: terms.before.default_time.map(|time| time.0),
        present_by_first_move: terms.before.present == Present::FirstMove,
        white_clock_runs: terms.before.white_clock_runs,
        flag_stands: terms.away.flag == FlagWhileAway::Stands,
        reconnect_within: terms.away.reconnect_within.map(|limit| limit.0),
        lag: terms.lag.map(lag::write_rules),
        smart_move: terms.entering.smart_move,
        premove: terms.entering.premove,
        automatic_queen: terms.entering.automatic_queen,
        claims: terms.claims,
        laws: write_laws(terms.laws),
        supervision: terms.supervision.map_or(0, write_supervision),
    }
}

pub(super) fn read(opened: log::Opened) -> Decoded<Opened> {
    Ok(Opened {
        board: BoardId {
            round: counted(opened.round, "round")?,
            board: counted(opened.board, "board")?,
        },
        seats: BySide::new(
            read_seat(&required(opened.white, "White's seat")?)?,
            read_seat(&required(opened.black, "Black's seat")?)?,
        ),
        terms: read_terms(required(opened.terms, "terms")?)?,
        regulations_version: opened.regulations_version,
    })
}

fn read_seat(seat: &log::Seat) -> Decoded<Seat> {
    Ok(Seat {
        person: parsed(&seat.person, "person of a seat")?,
        venue: parsed(&seat.venue, "venue of a seat")?,
        device: parsed(&seat.device, "device of a seat")?,
    })
}

fn read_terms(terms: log::Terms) -> Decoded<Terms> {
    Ok(Terms {
        time_control: Arc::new(parsed(&terms.time_control, "time control")?),
        lag: terms.lag.map(lag::read_rules),
        away: read_away(&terms)?,
        before: read_before(&terms),
        entering: Entering {
            smart_move: terms.smart_move,
            premove: terms.premove,
            automatic_queen: terms.automatic_queen,
        },
        claims: terms.claims,
        laws: read_laws(terms.laws)?,
        supervision: read_supervision(terms.supervision)?,
        start: Start {
            variant: read_variant(terms.variant)?,
            fen: terms.fen,
        },
        draw_odds: optional_side(terms.draw_odds, "draw odds")?,
        win_halves: narrow(terms.win, "points for a win")?,
        draw_halves: narrow(terms.draw, "points for a draw")?,
        loss_halves: narrow(terms.loss, "points for a loss")?,
    })
}

fn read_before(terms: &log::Terms) -> BeforeGame {
    BeforeGame {
        checks: terms.checks,
        repeat_checks: terms.repeat_checks,
        default_time: terms.default_time.map(Millis),
        present: if terms.present_by_first_move {
            Present::FirstMove
        } else {
            Present::CheckedIn
        },
        white_clock_runs: terms.white_clock_runs,
    }
}

/// A variant's stored number.
pub(crate) fn write_variant(variant: Variant) -> i32 {
    number(match variant {
        Variant::Standard => log::Variant::Standard,
        Variant::Chess960 => log::Variant::Chess960,
    })
}

/// The variant of a stored number.
pub(crate) fn read_variant(stored: i32) -> Decoded<Variant> {
    Ok(match kind(stored, "variant")? {
        log::Variant::Chess960 => Variant::Chess960,
        log::Variant::Standard | log::Variant::Unspecified => Variant::Standard,
    })
}

fn write_laws(laws: Laws) -> i32 {
    number(match laws {
        Laws::Of2005 => log::Laws::Of2005,
        Laws::Of2018 => log::Laws::Of2018,
        Laws::Of2023 => log::Laws::Of2023,
    })
}

/// Games of before this field were played by the Laws of 2005.
fn read_laws(stored: i32) -> Decoded<Laws> {
    if stored == 0 {
        return Ok(Laws::Of2005);
    }
    Ok(match kind(stored, "edition of the Laws")? {
        log::Laws::Unspecified | log::Laws::Of2005 => Laws::Of2005,
        log::Laws::Of2018 => Laws::Of2018,
        log::Laws::Of2023 => Laws::Of2023,
    })
}

fn write_supervision(regime: Regime) -> i32 {
    number(match regime {
        Regime::Full => log::Supervision::Full,
        Regime::Reduced => log::Supervision::Reduced,
    })
}

fn read_supervision(stored: i32) -> Decoded<Option<Regime>> {
    if stored == 0 {
        return Ok(None);
    }
    Ok(match kind(stored, "supervision")? {
        log::Supervision::Unspecified => None,
        log::Supervision::Full => Some(Regime::Full),
        log::Supervision::Reduced => Some(Regime::Reduced),
    })
}

fn read_away(terms: &log::Terms) -> Decoded<AwayPolicy> {
    let after = Millis(terms.suspended_after);
    Ok(AwayPolicy {
        clock: match kind(terms.clock_while_away, "clock while away")? {
            log::ClockWhileAway::Suspended => ClockWhileAway::Suspended { after },
            log::ClockWhileAway::Runs | log::ClockWhileAway::Unspecified => ClockWhileAway::Runs,
        },
        resume: match kind(terms.resume_by, "who resumes")? {
            log::ResumeBy::BothBack => ResumeBy::BothBack,
            log::ResumeBy::Arbiter | log::ResumeBy::Unspecified => ResumeBy::Arbiter,
        },
        charge: match kind(terms.charge, "charge")? {
            log::Charge::Nothing => Charge::Nothing,
            log::Charge::UntilDetection | log::Charge::Unspecified => Charge::UntilDetection,
        },
        flag: if terms.flag_stands {
            FlagWhileAway::Stands
        } else {
            FlagWhileAway::ChiefArbiter
        },
        reconnect_within: terms.reconnect_within.map(Millis),
    })
}
