//! A seat that fell silent, as text.

use std::fmt::Write as _;

use adoube_proto::v1::{AbsenceView, CauseCertainty, FlagView, IncidentView, LossSign, MomentView};

use super::json::board;
use super::zones::Times;
use super::{by_hand, leaves, replaced, stops};
use crate::games::comments::{loss_text, side};
use crate::text;

/// So many seats are told with each moment; more of them in a line each.
const MOST_WHOLE: usize = 2;

/// The most lines of that kind.
const MOST_LINES: usize = 12;

/// The seats that fell silent; many of them in a line each, who is away still before the others, unless
/// `all` is asked for.
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
    let more = match absences.len().saturating_sub(MOST_LINES) {
        0 => String::new(),
        more => format!("and {more} more seats; "),
    };
    let _ = writeln!(
        out,
        "{more}all moments of each: adoube incident {number} --evidence"
    );
    out
}

/// `1.3 White Ding, Liren at madrid (madrid-3): away from 12:00:00.000 to 12:00:40.000; clocks ran White's
/// 20 s, Black's 0.0 s`.
fn in_line(absence: &AbsenceView, times: &Times) -> String {
    let at = |moment: &Option<MomentView>| moment.as_ref().map(|moment| times.at(moment.at));
    let from = since(absence).map(|moment| times.at(moment.at));
    let from = from.unwrap_or_default();
    let away = match (at(&absence.replaced), at(&absence.back)) {
        (Some(end), _) => format!(
            "disconnected from {from} until game {} ended at {end}",
            absence.attempt
        ),
        (None, Some(back)) => format!("disconnected from {from} to {back}"),
        (None, None) => format!("DISCONNECTED since {from}"),
    };
    let flags = absence.flags.iter();
    let flags: Vec<String> = flags
        .map(|flag| format!("; flag fell {}", fallen(absence, flag, times)))
        .collect();
    let set = absence.set_by_hand.iter();
    let set: Vec<String> = set
        .map(|set| format!("; {} {}", by_hand::label(set), by_hand::line(set, times)))
        .collect();
    let out = absence.leaves.iter();
    let out: Vec<String> = out
        .map(|leave| format!("; {} {}", leaves::LABEL, leaves::line(leave, times)))
        .collect();
    let replacement = absence.replacement.as_ref();
    let replaced = replacement.map_or_else(String::new, |replacement| {
        format!(
            "; {} {}",
            replaced::LABEL,
            replaced::line(replacement, times)
        )
    });
    format!(
        "{}: {away}{}; clocks ran {}{}{}{replaced}",
        whose(absence),
        out.concat(),
        ran(absence),
        set.concat(),
        flags.concat()
    )
}

/// `Another silence: the page died or was closed (certain), 1.1 White from 12:00:00.000 to 12:00:06.000`, a line each
/// that has another cause than the incident.
pub(super) fn other_causes(view: &IncidentView, times: &Times) -> String {
    let mut out = String::new();
    for absence in &view.absences {
        let (Some(cause), Some(from)) = (&absence.other_cause, since(absence)) else {
            continue;
        };
        let until = absence.back.as_ref();
        let until = until.map_or_else(String::new, |back| format!(" to {}", times.at(back.at)));
        let _ = writeln!(
            out,
            "Another disconnection: {} ({}), {} {} from {}{until}",
            cause.text,
            CauseCertainty::word_of(cause.certainty),
            board(absence.board.as_ref()),
            side(absence.side()),
            times.at(from.at)
        );
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
    format!(
        "{} {} {} at {} ({})",
        board(absence.board.as_ref()),
        side(absence.side()),
        absence.name,
        absence.venue,
        absence.device
    )
}

/// Whose clock ran how long.
fn ran(absence: &AbsenceView) -> String {
    let [white, black] = [absence.white_ran, absence.black_ran].map(text::show_span);
    format!("White's {white}, Black's {black}")
}

/// Whose it is, each moment that a ruling may go back to, and whose clock ran how long. Of an incident
/// that was joined into another, by that one's number: only what it saw itself.
fn text(absence: &AbsenceView, times: &Times, now: u64, joined_into: u32) -> String {
    let mut out = format!(
        "\n{}: {}{}\n",
        whose(absence),
        loss_text(LossSign::word_of(absence.sign)),
        game(absence)
    );
    if absence.arrived_at > 0 {
        let at = times.at(absence.arrived_at);
        let missing = match absence.sign() {
            LossSign::Page => "its page was not open",
            LossSign::Unspecified
            | LossSign::Silence
            | LossSign::Reset
            | LossSign::LastWill
            | LossSign::Outage => "it was not connected",
        };
        let _ = writeln!(
            out,
            "  the seat had moved to this device at {at}, and {missing}"
        );
    }
    for (_, what, told) in moments(absence, times, joined_into) {
        let _ = writeln!(out, "  {what:<13} {told}");
    }
    if joined_into > 0 {
        return out;
    }
    if absence.limit_at > 0 {
        let _ = writeln!(out, "  {:<13} {}", "limit", limit(absence, times, now));
    }
    let _ = writeln!(out, "  clocks ran    {}", ran(absence));
    for flag in &absence.flags {
        let _ = writeln!(out, "  flag fell     {}", fallen(absence, flag, times));
    }
    if let Some(replacement) = &absence.replacement {
        let told = replaced::line(replacement, times);
        let _ = writeln!(out, "  {} {told}", replaced::LABEL);
    }
    if absence.moved_at > 0 {
        out.push_str(&moved(absence, times));
    }
    out
}

/// Each moment, the stops of the clocks, his leaves, and the clocks that were set by hand since the first, in the order
/// in which they came.
fn moments<'a>(
    absence: &'a AbsenceView,
    times: &Times,
    joined_into: u32,
) -> Vec<(u64, &'a str, String)> {
    let of_seat = of_seat(absence);
    let of_seat = of_seat.into_iter().map(|(what, moment)| match moment {
        Some(moment) => (moment.at, what, self::moment(moment, times)),
        None if joined_into > 0 => (u64::MAX, what, format!("see incident {joined_into}")),
        None => (u64::MAX, what, "not yet".to_owned()),
    });
    let set = absence.set_by_hand.iter();
    let set = set.map(|set| (set.at, by_hand::label(set), by_hand::line(set, times)));
    let stood = absence.stops.iter();
    let stood = stood.map(|stop| (stop.from, stops::LABEL, stops::line(stop, times)));
    let out = absence.leaves.iter();
    let out = out.map(|leave| (leave.from, leaves::LABEL, leaves::line(leave, times)));
    let mut all: Vec<_> = of_seat.chain(set).chain(stood).chain(out).collect();
    all.sort_by_key(|(at, ..)| *at);
    all
}

/// The moments of a silence in its game. One that goes on in another game ends with the game that was replaced.
fn of_seat(absence: &AbsenceView) -> Vec<(&'static str, Option<&MomentView>)> {
    let begin = if absence.continued {
        vec![("game began", absence.detected.as_ref())]
    } else {
        vec![
            ("last contact", absence.contact.as_ref()),
            ("detected", absence.detected.as_ref()),
        ]
    };
    let end = match &absence.replaced {
        Some(end) => ("game ended", Some(end)),
        None => ("back", absence.back.as_ref()),
    };
    begin.into_iter().chain([end]).collect()
}

/// Whose flag fell when, whether the seat was away then, and what took that back.
fn fallen(absence: &AbsenceView, flag: &FlagView, times: &Times) -> String {
    let seat = side(absence.side());
    let when = if flag.while_away {
        format!("while {seat} was disconnected")
    } else {
        format!("after {seat} had reconnected")
    };
    let told = format!("{}'s at {}, {when}", side(flag.side()), times.at(flag.at));
    match (flag.undone_at, flag.undone_by.as_str()) {
        (0, _) => told,
        (at, "") => format!("{told}; cancelled {}: the game was reopened", times.at(at)),
        (at, ruling) => format!("{told}; cancelled {} by ruling {ruling}", times.at(at)),
    }
}

/// Which game of the board it befell, where that is not the only one.
fn game(absence: &AbsenceView) -> String {
    let (game, last) = (absence.attempt, absence.last_attempt);
    let from = if absence.continued {
        ", disconnected since an earlier game"
    } else {
        ""
    };
    if last <= game {
        return if game > 1 {
            format!("; game {game} of this board{from}")
        } else {
            String::new()
        };
    }
    format!(
        "; game {game} of this board{from}, replaced by game {last}: these are the moves and clocks of game {game}"
    )
}

/// That the seat went on at another device, and what that means for the evidence.
fn moved(absence: &AbsenceView, times: &Times) -> String {
    let transfer = |device: &str, at: u64, by: &str, reason: &str| {
        let after = |sign: &str, text: &str| match text {
            "" => String::new(),
            text => format!("{sign}{text}"),
        };
        let (who, why) = (after(" by ", by), after(": ", reason));
        format!(
            "  moved         to {device} at {}{who}{why}\n",
            times.at(at)
        )
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
    format!(
        "{first}{later}                the journal of {} arrives when {} reconnects: until then \
         the cause is based on what venue and coordinator saw\n",
        absence.device, absence.device
    )
}

/// By when the seat has to be back: `12:08:59.123 (0:05:00 to reconnect), in 4 min 10 s`.
fn limit(absence: &AbsenceView, times: &Times, now: u64) -> String {
    let at = times.at(absence.limit_at);
    let until = absence.back.as_ref().map_or(now, |back| back.at);
    let span = text::show_span(absence.limit_at.abs_diff(until));
    let when = match absence.back {
        Some(_) => format!("PASSED {span} before it reconnected"),
        None if absence.limit_at > now => format!("in {span}"),
        None => format!("PASSED {span} ago"),
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
        "{}  White {white}, Black {black}, {}",
        times.at(moment.at),
        text::count(moment.ply.into(), "half-move")
    )
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{BoardRef, CauseView, IncidentBrief, Side};

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
            cause: "page-died".to_owned(),
            text: "the page died or was closed".to_owned(),
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
            "Another disconnection: the page died or was closed (certain), 1.1 White from \
             14:00:00.000 to 14:00:06.000\n"
        );
    }
}
