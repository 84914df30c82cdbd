//! Why a board's clocks are stopped.

use adoube_proto::v1::{BoardView, PauseCause, Paused, Role, Side, StartWait};
use adoube_tournament::catalogue_message::CatalogueMessage;

use super::Model;
use super::board_side::BoardSide;
use crate::catalogue::filled;
use crate::text;
use crate::words::sides;

/// Why and since when a board is paused.
pub(super) fn pause(board: &BoardView, paused: Option<&Paused>, model: &Model, now: u64) -> String {
    let Some(paused) = paused else {
        return filled(&CatalogueMessage::new("cli-live-pause"));
    };
    let why = match paused.cause() {
        PauseCause::Silence => return silence(board, paused, model, now),
        PauseCause::Outage => CatalogueMessage::new("cli-live-pause-outage"),
        PauseCause::Arbiter => {
            CatalogueMessage::new("cli-live-pause-by").text("who", stopped_by(paused))
        }
        PauseCause::Hold => hold(paused.hold),
        PauseCause::Ruling => {
            CatalogueMessage::new("cli-live-pause-ruling").text("waits", waits_for(board))
        }
        PauseCause::Postponed => CatalogueMessage::new("cli-live-pause-postponed"),
        PauseCause::Unspecified => CatalogueMessage::new("cli-live-pause"),
    };
    let reason = match (paused.cause(), paused.reason.as_str()) {
        (PauseCause::Outage, _) => String::new(),
        (PauseCause::Arbiter | PauseCause::Hold, "") => {
            filled(&CatalogueMessage::new("cli-live-no-reason"))
        }
        (_, reason) => reason.to_owned(),
    };
    filled(&why) + &text::after_colon(&reason)
}

/// The same in a few words.
pub(super) fn short(board: &BoardView, paused: &Paused) -> String {
    let why = match paused.cause() {
        PauseCause::Silence => match away(board) {
            Some(who) => CatalogueMessage::new("cli-live-away").text("who", who),
            None => CatalogueMessage::new("cli-live-ruling-needed"),
        },
        PauseCause::Outage => CatalogueMessage::new("cli-live-pause-outage-short"),
        PauseCause::Arbiter if paused.role == 0 => {
            CatalogueMessage::new("cli-live-pause-by-official")
        }
        PauseCause::Arbiter => {
            CatalogueMessage::new("cli-live-pause-by").text("who", office(paused.role()))
        }
        PauseCause::Hold => hold(paused.hold),
        PauseCause::Ruling => {
            CatalogueMessage::new("cli-live-pause-ruling").text("waits", waits_for(board))
        }
        PauseCause::Postponed => CatalogueMessage::new("cli-live-pause-postponed"),
        PauseCause::Unspecified => CatalogueMessage::new("cli-live-pause"),
    };
    filled(&why)
}

/// A pause of several boards, by its number.
pub(super) fn hold(number: u32) -> CatalogueMessage {
    CatalogueMessage::new("cli-live-pause-number").text("pause", number)
}

/// Who is disconnected.
pub(super) const fn away(board: &BoardView) -> Option<&'static str> {
    sides(board.white_away_since > 0, board.black_away_since > 0)
}

/// Who is still disconnected; first the player for whom the clocks were stopped.
fn silence(board: &BoardView, paused: &Paused, model: &Model, now: u64) -> String {
    let of = paused.seat();
    let both = match of {
        Side::Black => [Side::Black, Side::White],
        _ => [Side::White, Side::Black],
    };
    let silent = both.into_iter().filter_map(|seat| {
        let side = BoardSide::of(board, seat);
        let away_since = side.away_since;
        // Not since the contact for which the clocks were stopped: he may have been back, and gone again.
        let silent = CatalogueMessage::new("cli-live-away-for")
            .text("side", seat.word())
            .text("length", text::show_span(model.since(away_since, now)))
            .text("device", side.plan.map_or("", |plan| &plan.device));
        (away_since > 0).then(|| filled(&silent))
    });
    match silent.collect::<Vec<_>>() {
        // The board says for whom the clocks were stopped, not whether the other was disconnected too.
        silent if silent.is_empty() => filled(&CatalogueMessage::new("cli-live-both-back")),
        silent => silent.join(", "),
    }
}

/// Which arbiter stopped the clocks: the office, and the name where it is known.
fn stopped_by(paused: &Paused) -> String {
    let office = office(paused.role());
    match paused.by.as_str() {
        "" => office,
        by => format!("{office} ({by})"),
    }
}

/// As a sentence has it.
fn office(role: Role) -> String {
    filled(&CatalogueMessage::new("cli-live-office").text("office", role.word()))
}

/// What the clock waits for after a ruling.
fn waits_for(board: &BoardView) -> String {
    let whom = match board.start_wait() {
        StartWait::Countdown => "nobody",
        StartWait::Pause => "pause",
        StartWait::Connection => "disconnected",
        StartWait::Check => "check",
        StartWait::Black => "black",
        StartWait::White => "white",
        StartWait::BothPlayers | StartWait::Unspecified => "both",
    };
    filled(&CatalogueMessage::new("cli-live-waits").text("whom", whom))
}
