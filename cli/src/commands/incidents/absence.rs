//! A seat that fell silent, as text.

use std::fmt::Write as _;

use adoube_proto::v1::{AbsenceView, FlagView, MomentView};

use super::json::board;
use super::zones::Times;
use crate::games::comments::side;
use crate::text;

/// Whose it is, each moment that a ruling may go back to, and whose clock ran how long. Of an incident
/// that was joined into another, by that one's number: only what it saw itself.
pub(super) fn text(absence: &AbsenceView, times: &Times, now: u64, joined_into: u32) -> String {
    let mut out = format!(
        "\n{} {} {} at {} ({}), noticed by {}{}\n",
        board(absence.board.as_ref()),
        side(absence.side()),
        absence.name,
        absence.venue,
        absence.device,
        absence.sign,
        game(absence)
    );
    if absence.arrived_at > 0 {
        let at = times.at(absence.arrived_at);
        let _ = writeln!(
            out,
            "  the seat had moved to this device at {at}, and it was not connected"
        );
    }
    for (what, moment) in [
        ("last contact", &absence.contact),
        ("detected", &absence.detected),
        ("back", &absence.back),
    ] {
        let moment = match moment {
            Some(moment) => self::moment(moment, times),
            None if joined_into > 0 => format!("see incident {joined_into}"),
            None => "not yet".to_owned(),
        };
        let _ = writeln!(out, "  {what:<13} {moment}");
    }
    if joined_into > 0 {
        return out;
    }
    if absence.limit_at > 0 {
        let _ = writeln!(out, "  {:<13} {}", "limit", limit(absence, times, now));
    }
    let ran = [absence.white_ran, absence.black_ran].map(text::show_span);
    let _ = writeln!(
        out,
        "  clocks ran    White's {}, Black's {}",
        ran[0], ran[1]
    );
    for flag in &absence.flags {
        let _ = writeln!(out, "  flag fell     {}", fallen(flag, times));
    }
    if absence.moved_at > 0 {
        out.push_str(&moved(absence, times));
    }
    out
}

/// Whose flag fell when, whether the seat was away then, and what took that back.
fn fallen(flag: &FlagView, times: &Times) -> String {
    let when = if flag.while_away {
        "while the seat was away"
    } else {
        "after the seat was back"
    };
    let told = format!("{}'s at {}, {when}", side(flag.side()), times.at(flag.at));
    match (flag.undone_at, flag.undone_by.as_str()) {
        (0, _) => told,
        (at, "") => format!("{told}; undone {}: the game was reopened", times.at(at)),
        (at, ruling) => format!("{told}; undone {} by ruling {ruling}", times.at(at)),
    }
}

/// Which game of the board it befell, where that is not the only one.
fn game(absence: &AbsenceView) -> String {
    if absence.last_attempt <= absence.attempt {
        return String::new();
    }
    format!(
        ", in game {} of this board (game {} has taken its place: below are the moves and clocks of \
         game {})",
        absence.attempt, absence.last_attempt, absence.attempt
    )
}

/// That the seat went on at another device, and what that means for the evidence.
fn moved(absence: &AbsenceView, times: &Times) -> String {
    let who = match absence.moved_by.as_str() {
        "" => String::new(),
        who => format!(" by {who}"),
    };
    let why = match absence.moved_reason.as_str() {
        "" => String::new(),
        why => format!(": {why}"),
    };
    format!(
        "  moved         to {} at {}{who}{why}\n                \
         the journal of {} does not come by it: until {} itself is back, the cause is by what venue \
         and coordinator saw\n",
        absence.moved_to,
        times.at(absence.moved_at),
        absence.device,
        absence.device
    )
}

/// By when the seat has to be back: `12:08:59.123 (0:05:00 to reconnect), in 4 min 10 s`.
fn limit(absence: &AbsenceView, times: &Times, now: u64) -> String {
    let at = times.at(absence.limit_at);
    let span = text::show_span(absence.limit_at.abs_diff(now));
    let when = if absence.limit_at > now {
        format!("in {span}")
    } else {
        format!("PASSED {span} ago")
    };
    format!(
        "{at} ({} to reconnect), {when}",
        text::show_whole(absence.limit)
    )
}

fn moment(moment: &MomentView, times: &Times) -> String {
    let clocks = moment.clocks.unwrap_or_default();
    let [white, black] = [clocks.white, clocks.black].map(text::show_clock);
    format!(
        "{}  White {white}, Black {black}, {} half-moves",
        times.at(moment.at),
        moment.ply
    )
}
