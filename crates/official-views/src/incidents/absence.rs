//! A disconnected seat, as text.

use std::fmt::Write as _;

use adoube_proto::v1::{AbsenceView, FlagView, IncidentView, LossSign, MomentView};
use adoube_tournament::catalogue_message::CatalogueMessage;

use super::texts::{column, filled, label, yes_or_no};
use super::times::Times;
use super::{leaves, manual_clock_changes, pauses, replacements, texts};
use crate::text;
use crate::words::board_name as board;

/// So many seats are shown with each moment; more of them in a line each.
const MOST_WHOLE: usize = 2;

/// The most lines of that kind.
const MOST_LINES: usize = 12;

/// The disconnected seats; many of them in a line each, those still away before the others, unless
/// `all` is set.
pub(super) fn texts(view: &IncidentView, times: &Times, joined_into: u32, all: bool) -> String {
    let absences = &view.absences;
    if all || joined_into > 0 || absences.len() <= MOST_WHOLE {
        let whole = |absence| text(absence, times, view.time, joined_into);
        return absences.iter().map(whole).collect();
    }
    let (away, back): (Vec<_>, Vec<_>) = absences.iter().partition(|own| own.back.is_none());
    let mut out = "\n".to_owned();
    for absence in away.into_iter().chain(back).take(MOST_LINES) {
        let _ = writeln!(out, "{}", in_line(absence, times));
    }
    let number = view.brief.as_ref().map_or(0, |brief| brief.number);
    let more = CatalogueMessage::new("cli-incident-more-seats")
        .number("more", absences.len().saturating_sub(MOST_LINES))
        .text("incident", number);
    let _ = writeln!(out, "{}", filled(&more));
    out
}

/// `1.3 White Ding, Liren at madrid (madrid-3): away from 12:00:00.000 to 12:00:40.000; clocks ran White's
/// 20 s, Black's 0.0 s`.
fn in_line(absence: &AbsenceView, times: &Times) -> String {
    let leaves = absence.leaves.iter();
    let leaves = leaves.map(|leave| ("leave", leaves::line(leave, times)));
    let set = absence.set_by_hand.iter();
    let set = set.map(|set| {
        (
            manual_clock_changes::label(set),
            manual_clock_changes::line(set, times),
        )
    });
    let flags = absence.flags.iter();
    let flags = flags.map(|flag| ("flag", fallen(absence, flag, times)));
    let replaced = absence.replacement.iter();
    let replaced = replaced.map(|it| ("replaced", replacements::line(it, times)));
    let notes = leaves.chain([("ran", ran(absence))]).chain(set);
    let notes = notes.chain(flags).chain(replaced);
    let mut told = format!("{}: {}", whose(absence), away(absence, times));
    for (name, text) in notes {
        told = format!("{told}; {} {text}", label(name));
    }
    told
}

/// From when to when the seat was away.
fn away(absence: &AbsenceView, times: &Times) -> String {
    let from = since(absence).map(|moment| times.at(moment.at));
    let message = match (&absence.replaced, &absence.back) {
        (Some(end), _) => CatalogueMessage::new("cli-incident-away-until-game-ended")
            .text("game", absence.attempt)
            .text("end", times.at(end.at)),
        (None, Some(back)) => {
            CatalogueMessage::new("cli-incident-away-until").text("end", times.at(back.at))
        }
        (None, None) => CatalogueMessage::new("cli-incident-away-since"),
    };
    filled(&message.text("from", from.unwrap_or_default()))
}

/// `Another silence: the page died or was closed (certain), 1.1 White from 12:00:00.000 to 12:00:06.000`, a line each
/// that has another cause than the incident.
pub(super) fn other_causes(view: &IncidentView, times: &Times) -> String {
    let mut out = String::new();
    for absence in &view.absences {
        let (Some(cause), Some(from)) = (&absence.other_cause, since(absence)) else {
            continue;
        };
        let told = texts::cause(cause.cause(), &cause.text);
        let certainty = texts::certainty(cause.certainty);
        let certainty = certainty.unwrap_or_else(|| texts::text("officials-certainty-unknown"));
        let until = absence.back.as_ref().map(|back| times.at(back.at));
        let message = CatalogueMessage::new("cli-incident-other-cause")
            .text("cause", format!("{told} ({certainty})"))
            .text("board", board(absence.board.as_ref()))
            .text("side", absence.side().word())
            .text("from", times.at(from.at))
            .text("over", yes_or_no(until.is_some()))
            .text("until", until.unwrap_or_default());
        let _ = writeln!(out, "{}", filled(&message));
    }
    out
}

/// The moment from which it counts: the last contact, or the start of a game that began later.
const fn since(absence: &AbsenceView) -> Option<&MomentView> {
    if absence.continued {
        absence.detected.as_ref()
    } else {
        absence.contact.as_ref()
    }
}

/// Which seat of which board, and where it is.
fn whose(absence: &AbsenceView) -> String {
    let message = CatalogueMessage::new("cli-incident-seat")
        .text("board", board(absence.board.as_ref()))
        .text("side", absence.side().word())
        .text("name", &absence.name)
        .text("venue", &absence.venue)
        .text("device", &absence.device);
    filled(&message)
}

/// Whose clock ran how long.
fn ran(absence: &AbsenceView) -> String {
    let message = CatalogueMessage::new("cli-incident-ran")
        .text("white", text::show_span(absence.white_ran))
        .text("black", text::show_span(absence.black_ran));
    filled(&message)
}

/// Whose it is, each moment that a ruling may go back to, and whose clock ran how long. Of an incident
/// that was joined into another, by that one's number: only what it saw itself.
fn text(absence: &AbsenceView, times: &Times, now: u64, joined_into: u32) -> String {
    let game = game(absence).map_or_else(String::new, |game| format!("; {game}"));
    let (whose, sign) = (whose(absence), texts::sign(absence.sign()));
    let mut out = format!("\n{whose}: {sign}{game}\n");
    if absence.arrived_at > 0 {
        let message = CatalogueMessage::new("cli-incident-seat-was-moved")
            .text("at", times.at(absence.arrived_at))
            .text("sign", LossSign::word_of(absence.sign));
        let _ = writeln!(out, "  {}", filled(&message));
    }
    for (_, what, told) in moments(absence, times, joined_into) {
        let _ = writeln!(out, "  {} {told}", column(what));
    }
    if joined_into > 0 {
        return out;
    }
    if absence.limit_at > 0 {
        let _ = writeln!(out, "  {} {}", column("limit"), limit(absence, times, now));
    }
    let _ = writeln!(out, "  {} {}", column("ran"), ran(absence));
    for flag in &absence.flags {
        let _ = writeln!(out, "  {} {}", column("flag"), fallen(absence, flag, times));
    }
    if let Some(replacement) = &absence.replacement {
        let told = replacements::line(replacement, times);
        let _ = writeln!(out, "  {} {told}", column("replaced"));
    }
    if absence.moved_at > 0 {
        out.push_str(&moved(absence, times));
    }
    out
}

/// Each moment, the stops of the clocks, his leaves, and the clocks that were set by hand since the first, in the order
/// in which they came.
fn moments(
    absence: &AbsenceView,
    times: &Times,
    joined_into: u32,
) -> Vec<(u64, &'static str, String)> {
    let of_seat = of_seat(absence);
    let of_seat = of_seat.into_iter().map(|(what, moment)| match moment {
        Some(moment) => (moment.at, what, self::moment(moment, times)),
        None if joined_into > 0 => {
            let see = CatalogueMessage::new("cli-incident-see").text("incident", joined_into);
            (u64::MAX, what, filled(&see))
        }
        None => (u64::MAX, what, texts::text("officials-execution-not-yet")),
    });
    let set = absence.set_by_hand.iter();
    let set = set.map(|set| {
        (
            set.at,
            manual_clock_changes::label(set),
            manual_clock_changes::line(set, times),
        )
    });
    let stood = absence.stops.iter();
    let stood = stood.map(|stop| (stop.from, "paused", pauses::line(stop, times)));
    let out = absence.leaves.iter();
    let out = out.map(|leave| (leave.from, "leave", leaves::line(leave, times)));
    let mut all: Vec<_> = of_seat.chain(set).chain(stood).chain(out).collect();
    all.sort_by_key(|(at, ..)| *at);
    all
}

/// The moments of a disconnection in its game. One that continues in another game ends with the replaced game.
fn of_seat(absence: &AbsenceView) -> Vec<(&'static str, Option<&MomentView>)> {
    let begin = if absence.continued {
        vec![("began", absence.detected.as_ref())]
    } else {
        vec![
            ("contact", absence.contact.as_ref()),
            ("detected", absence.detected.as_ref()),
        ]
    };
    let end = match &absence.replaced {
        Some(end) => ("ended", Some(end)),
        None => ("back", absence.back.as_ref()),
    };
    begin.into_iter().chain([end]).collect()
}

/// Whose flag fell when, whether the seat was away then, and what took that back.
fn fallen(absence: &AbsenceView, flag: &FlagView, times: &Times) -> String {
    let cancelled = match (flag.undone_at, flag.undone_by.as_str()) {
        (0, _) => "no",
        (_, "") => "reopened",
        (..) => "ruling",
    };
    let message = CatalogueMessage::new("cli-incident-flag")
        .text("side", flag.side().word())
        .text("at", times.at(flag.at))
        .text("away", yes_or_no(flag.while_away))
        .text("seat", absence.side().word())
        .text("cancelled", cancelled)
        .text("cancelled-at", times.at(flag.undone_at))
        .text("ruling", &flag.undone_by);
    filled(&message)
}

/// Which game of the board it befell, where that is not the only one.
fn game(absence: &AbsenceView) -> Option<String> {
    let (game, last) = (absence.attempt, absence.last_attempt);
    let message = if last > game {
        CatalogueMessage::new("cli-incident-game-replaced").text("last", last)
    } else if game > 1 {
        CatalogueMessage::new("cli-incident-game")
    } else {
        return None;
    };
    let message = message
        .text("game", game)
        .text("continued", yes_or_no(absence.continued));
    Some(filled(&message))
}

/// That the seat went on at another device, and what that means for the evidence.
fn moved(absence: &AbsenceView, times: &Times) -> String {
    let transfer = |device: &str, at: u64, by: &str, reason: &str| {
        let message = CatalogueMessage::new("cli-incident-moved")
            .text("device", device)
            .text("at", times.at(at))
            .text("by-given", yes_or_no(!by.is_empty()))
            .text("by", by)
            .text("reason-given", yes_or_no(!reason.is_empty()))
            .text("reason", reason);
        format!("  {} {}\n", column("moved"), filled(&message))
    };
    let first = transfer(
        &absence.moved_to,
        absence.moved_at,
        &absence.moved_by,
        &absence.moved_reason,
    );
    let later = absence.moved_on.iter();
    let later: String = later
        .map(|next| transfer(&next.device, next.at, &next.by, &next.reason))
        .collect();
    let evidence = CatalogueMessage::new("cli-incident-moved-evidence");
    let evidence = filled(&evidence.text("device", &absence.device));
    format!("{first}{later}{:16}{evidence}\n", "")
}

/// By when the seat has to be back: `12:08:59.123 (0:05:00 to reconnect), in 4 min 10 s`.
fn limit(absence: &AbsenceView, times: &Times, now: u64) -> String {
    let until = absence.back.as_ref().map_or(now, |back| back.at);
    let state = match absence.back {
        Some(_) => "late",
        None if absence.limit_at > now => "running",
        None => "passed",
    };
    let message = CatalogueMessage::new("cli-incident-limit")
        .text("at", times.at(absence.limit_at))
        .text("limit", text::show_whole(absence.limit))
        .text("state", state)
        .text("span", text::show_span(absence.limit_at.abs_diff(until)));
    filled(&message)
}

fn moment(moment: &MomentView, times: &Times) -> String {
    let clocks = moment.clocks.unwrap_or_default();
    let message = CatalogueMessage::new("cli-incident-moment")
        .text("at", times.at(moment.at))
        .text("white", text::show_clock(clocks.white))
        .text("black", text::show_clock(clocks.black))
        .number("plies", moment.ply);
    filled(&message)
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{
        BoardRef, CauseCertainty, CauseView, IncidentBrief, IncidentCause, Side,
    };

    use super::*;

    const NOON: u64 = 1_655_467_200_000;

    /// DIS-1: a silence with another cause than its incident's is named with that cause, and with its time.
    #[test]
    fn dis_1_another_silence_is_told_with_its_own_cause() {
        let moment = |at| {
            Some(MomentView {
                at,
                ..MomentView::default()
            })
        };
        let silence = |other_cause| AbsenceView {
            board: Some(BoardRef { round: 1, board: 1 }),
            side: Side::White.into(),
            contact: moment(NOON),
            back: moment(NOON + 6_000),
            other_cause,
            ..AbsenceView::default()
        };
        let page = CauseView {
            cause: IncidentCause::PageDied.into(),
            text: "the page on the device failed or was closed".to_owned(),
            certainty: CauseCertainty::Certain.into(),
        };
        let view = IncidentView {
            brief: Some(IncidentBrief {
                opened: NOON,
                time_zone: "Europe/Madrid".to_owned(),
                ..IncidentBrief::default()
            }),
            absences: vec![silence(Some(page)), silence(None)],
            ..IncidentView::default()
        };
        assert_eq!(
            other_causes(&view, &Times::of(&view)),
            "Another disconnection: the page on the device failed or was closed (certain), 1.1 White from \
             14:00:00.000 to 14:00:06.000\n"
        );
    }
}
