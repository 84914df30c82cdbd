//! Why a board's clocks stand.

use adoube_proto::v1::{BoardView, PauseCause, Paused, Role, Side, StartWait};

use super::Model;
use crate::games::comments::side;
use crate::text;

/// Why and since when a board is paused.
pub(super) fn pause(board: &BoardView, paused: Option<&Paused>, model: &Model, now: u64) -> String {
    let Some(paused) = paused else {
        return "clocks stopped".to_owned();
    };
    match paused.cause() {
        PauseCause::Silence => silence(board, paused, model, now),
        PauseCause::Outage => "the server was down".to_owned(),
        PauseCause::Arbiter => format!("by {}: {}", stopped_by(paused), reason(paused)),
        PauseCause::Hold => format!("pause {}: {}", paused.hold, reason(paused)),
        PauseCause::Ruling => format!("ruled, {}: {}", waits_for(board), paused.reason),
        PauseCause::Postponed | PauseCause::Unspecified => {
            format!("{}: {}", PauseCause::word_of(paused.cause), paused.reason)
        }
    }
}

/// The same in a few words.
pub(super) fn short(board: &BoardView, paused: &Paused) -> String {
    match paused.cause() {
        PauseCause::Silence => match (board.white_away_since > 0, board.black_away_since > 0) {
            (true, true) => "both disconnected",
            (true, false) => "White disconnected",
            (false, true) => "Black disconnected",
            (false, false) => "ruling needed",
        }
        .to_owned(),
        PauseCause::Outage => "server was down".to_owned(),
        PauseCause::Arbiter if paused.role == 0 => "by an official".to_owned(),
        PauseCause::Arbiter => format!("by {}", text::office(Role::word_of(paused.role))),
        PauseCause::Hold => format!("pause {}", paused.hold),
        PauseCause::Ruling => format!("ruled, {}", waits_for(board)),
        PauseCause::Postponed | PauseCause::Unspecified => {
            PauseCause::word_of(paused.cause).to_owned()
        }
    }
}

/// Why an arbiter stopped the clocks; it may be given later.
fn reason(paused: &Paused) -> &str {
    match paused.reason.as_str() {
        "" => "reason missing",
        reason => reason,
    }
}

/// Who is silent still, of those who are away; the one of whom the clocks were stopped first.
fn silence(board: &BoardView, paused: &Paused, model: &Model, now: u64) -> String {
    let of = paused.seat();
    let both = match of {
        Side::Black => [Side::Black, Side::White],
        _ => [Side::White, Side::Black],
    };
    let silent = both.into_iter().filter_map(|seat| {
        let (plan, away_since) = match seat {
            Side::Black => (&board.black, board.black_away_since),
            _ => (&board.white, board.white_away_since),
        };
        // Not since the contact for which the clocks were stopped: he may have been back, and gone again.
        let device = plan.as_ref().map_or("", |plan| plan.device.as_str());
        let length = text::show_span(model.since(away_since, now));
        (away_since > 0).then(|| format!("{} disconnected for {length} ({device})", side(seat)))
    });
    match silent.collect::<Vec<_>>() {
        // The board tells of whom the clocks were stopped, and not whether the other was silent too.
        silent if silent.is_empty() => "both players are connected again: a ruling is \
                                        needed"
            .to_owned(),
        silent => silent.join(", "),
    }
}

/// Who of the arbiters stopped the clocks: his office, and his name where it is told.
fn stopped_by(paused: &Paused) -> String {
    let office = text::office(Role::word_of(paused.role));
    match paused.by.as_str() {
        "" => office.to_owned(),
        by => format!("{office} ({by})"),
    }
}

/// What the clock waits for after a ruling.
fn waits_for(board: &BoardView) -> &'static str {
    match board.start_wait() {
        StartWait::Countdown => "both are ready",
        StartWait::Pause => "both are ready, but a pause is still on",
        StartWait::Connection => "both are ready, but a player is disconnected",
        StartWait::Check => "both are ready, but a check is missing",
        StartWait::Black => "waiting for Black",
        StartWait::White => "waiting for White",
        StartWait::BothPlayers | StartWait::Unspecified => "waiting for both players",
    }
}
