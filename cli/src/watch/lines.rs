//! Changes as lines that a person can follow.

use adoube_proto::v1::{BoardView, Ending, IncidentBrief, IncidentStage, ResultStatus, Side};

use super::round::Followed;
use super::{Change, Model, arbiter, beside, new_game, pauses, venues};
use crate::commands::{holds, incidents};
use crate::games::comments::side;
use crate::text;

/// Turns changes into lines. It remembers the round, so that another one is announced.
#[derive(Debug, Default)]
pub(crate) struct Narrator {
    quiet_moves: bool,
    followed: Followed,
}

impl Narrator {
    /// One that does not tell moves: they are many in a fast demo.
    pub(crate) fn without_moves() -> Self {
        Self {
            quiet_moves: true,
            ..Self::default()
        }
    }

    /// The lines for one change.
    pub(crate) fn tell(&mut self, change: &Change, model: &Model, now: u64) -> Vec<String> {
        match change {
            Change::Begin => self.followed.begin(model),
            Change::Current => self.followed.current(model),
            Change::Lost(why) => vec![format!("connection lost: {why}; clocks are unknown")],
            Change::Back => vec!["connected again".to_owned()],
            Change::Board(both) => self.board(both.0.as_ref(), &both.1, model, now),
            Change::Venue(both) => venues::news(both.0.as_ref(), &both.1),
            Change::Silent(venue, age) => vec![venues::silent(venue, *age)],
            Change::Heard(venue) => vec![venues::heard(venue)],
            Change::Hold(hold) => vec![holds::news(hold)],
            Change::Incident(both) => incident(both.0.as_ref(), &both.1),
        }
    }

    fn board(
        &self,
        before: Option<&BoardView>,
        after: &BoardView,
        model: &Model,
        now: u64,
    ) -> Vec<String> {
        let mut lines = Vec::new();
        let name = name(after);
        let old = |field: fn(&BoardView) -> u64| before.map_or(0, field);
        for (seat, was, is) in [
            (
                Side::White,
                old(|b| b.white_away_since),
                after.white_away_since,
            ),
            (
                Side::Black,
                old(|b| b.black_away_since),
                after.black_away_since,
            ),
        ] {
            if was == 0 && is > 0 {
                let contact = text::last_contact(model.since(is, now));
                let who = who(after, seat);
                let at = away_device(after, seat);
                lines.push(format!("{name}: {who} is disconnected, {contact}{at}"));
            } else if was > 0 && is == 0 {
                lines.push(format!("{name}: {} is connected again", who(after, seat)));
            }
        }
        let moved = before.is_none_or(|before| before.ply != after.ply) && after.ply > 0;
        if moved && !self.quiet_moves {
            let credit = credited(before, after);
            lines.extend(arbiter::earlier(after).map(|line| format!("{name}: {line}")));
            let credit = format!("{}{credit}", arbiter::about_last(after));
            lines.push(format!("{name}: {}{credit}", position(after, model, now)));
        }
        lines.extend(beside::told(&name, before, after));
        lines.extend(new_calls(before, after).map(|line| format!("{name}: {line}")));
        lines.extend(
            arbiter::devices(after)
                .iter()
                .map(|line| format!("{name}: {line}")),
        );
        let boards = arbiter::physical_boards(after);
        lines.extend(boards.iter().map(|line| format!("{name}: {line}")));
        let told = arbiter::clocks(after);
        let corrections = match before {
            Some(before) if told.is_empty() => corrections(before, after, model, now),
            _ => told,
        };
        let state = state(before, after, model, now);
        let others = corrections.into_iter().chain(state);
        lines.extend(others.map(|line| format!("{name}: {line}")));
        lines
    }
}

/// What the last move was credited with for the network's time.
fn credited(before: Option<&BoardView>, after: &BoardView) -> String {
    let given = |view: &BoardView| {
        let lag = view.lag.unwrap_or_default();
        lag.white_given + lag.black_given
    };
    match before.map(|before| given(after).saturating_sub(given(before))) {
        None | Some(0) => String::new(),
        Some(more) => format!(", {more} ms credited"),
    }
}

/// A line for a state that was not there before.
fn state(before: Option<&BoardView>, after: &BoardView, model: &Model, now: u64) -> Option<String> {
    let was = before.map_or("", |before| before.state.as_str());
    if let Some(line) = before.and_then(|before| new_game::line(before, after)) {
        return Some(line);
    }
    match after.state.as_str() {
        "paused" if was != "paused" => {
            let why = pauses::pause(after, after.paused.as_ref(), model, now);
            Some(format!("PAUSED: {why}"))
        }
        "paused" if before.is_some_and(|b| is_ruled_otherwise(b, after)) => {
            let why = pauses::pause(after, after.paused.as_ref(), model, now);
            Some(format!("PAUSED: {why}"))
        }
        "playing" if was == "paused" => {
            // Since the board was paused, not since we heard of it: after an outage that is later.
            let since = before.map_or(0, |before| before.paused_since);
            let length = text::show_span(model.since(since, now));
            let clocks = clocks(after, model, now);
            Some(format!("resumed after {length}; {clocks}"))
        }
        "playing" if was != "playing" && after.ply == 0 => {
            Some(format!("begins, {}", people(after)))
        }
        "finished" if was != "finished" => Some(finished(after)),
        "finished" if before.is_some_and(|b| b.finished != after.finished) => {
            Some(format!("result changed: {}", finished(after)))
        }
        "finished" => before.and_then(|before| said(before, after)),
        _ => None,
    }
}

/// Lines for players who call the arbiter.
fn new_calls<'a>(
    before: Option<&BoardView>,
    after: &'a BoardView,
) -> impl Iterator<Item = String> + 'a {
    let told: Vec<u32> = before.map_or_else(Vec::new, |before| {
        before.calls.iter().map(|call| call.number).collect()
    });
    let new = after
        .calls
        .iter()
        .filter(move |call| !told.contains(&call.number));
    new.map(|call| {
        let asks = match (call.leave, call.objection) {
            (true, _) => "ASKS TO LEAVE the playing area".to_owned(),
            (false, Some(result)) => format!(
                "OBJECTS TO {}",
                text::show_result(result.white_halves, result.black_halves)
            ),
            (false, None) => "CALLS the arbiter".to_owned(),
        };
        let why = text::after_colon(&call.reason);
        format!("{} {asks}{why}", side(call.seat()))
    })
}

/// Another ruling, or another player who has seen it.
fn is_ruled_otherwise(before: &BoardView, after: &BoardView) -> bool {
    let ruling = |view: &BoardView| {
        let paused = view.paused.clone().unwrap_or_default();
        (
            paused.incident,
            paused.ruling,
            view.white_ready,
            view.black_ready,
        )
    };
    ruling(before) != ruling(after)
}

/// Lines for clocks that were set: no move changes one that does not run, and none that runs
/// shows more than before.
fn corrections(before: &BoardView, after: &BoardView, model: &Model, now: u64) -> Vec<String> {
    let (Some(old), Some(new)) = (&before.clocks, &after.clocks) else {
        return Vec::new();
    };
    if (before.ply, before.attempt) != (after.ply, after.attempt) || before.state == "waiting" {
        return Vec::new();
    }
    let set = |seat, was: u64, stood: u64| {
        let runs = [old, new].iter().any(|clocks| clocks.running() == seat);
        if stood == was || (runs && stood < was) {
            return None;
        }
        let (was, is) = (text::show_clock(was), model.remaining(after, seat, now));
        let (side, is) = (side(seat), text::show_clock(is));
        Some(format!("{side}'s clock is set to {is}, it was {was}"))
    };
    let white = set(Side::White, old.white, new.white);
    white
        .into_iter()
        .chain(set(Side::Black, old.black, new.black))
        .collect()
}

/// `1.2`.
pub(crate) fn name(board: &BoardView) -> String {
    board
        .board
        .map_or_else(|| "?".to_owned(), |b| format!("{}.{}", b.round, b.board))
}

/// `Ding, Liren - Nepomniachtchi, Ian`.
pub(crate) fn people(board: &BoardView) -> String {
    let name = |seat: Option<&adoube_proto::v1::SeatPlan>| {
        seat.map_or_else(String::new, |seat| seat.name.clone())
    };
    format!(
        "{} - {}",
        name(board.white.as_ref()),
        name(board.black.as_ref())
    )
}

/// `Black (Nepomniachtchi, Ian, madrid-2)`.
fn who(board: &BoardView, seat: Side) -> String {
    let plan = if seat == Side::Black {
        &board.black
    } else {
        &board.white
    };
    match plan {
        Some(plan) => format!("{} ({}, {})", side(seat), plan.name, plan.device),
        None => side(seat).to_owned(),
    }
}

/// Where the last contact was, if the seat moved to another device since.
fn away_device(board: &BoardView, seat: Side) -> String {
    let device = match seat {
        Side::Black => &board.black_away_device,
        Side::White | Side::Unspecified => &board.white_away_device,
    };
    match device.as_str() {
        "" => String::new(),
        device => format!(" at {device}, where the seat was then"),
    }
}

/// How the game ended.
pub(super) fn finished(board: &BoardView) -> String {
    let finished = board.finished.clone().unwrap_or_default();
    let result = finished.result.unwrap_or_default();
    let result = text::show_result(result.white_halves, result.black_halves);
    let reason = match finished.reason.as_str() {
        "" => String::new(),
        reason => format!(": {reason}"),
    };
    format!(
        "{result}, {} after {}{reason}{}{}",
        Ending::word_of(finished.ending),
        text::count(board.ply.into(), "half-move"),
        beside::odds(board),
        standing(board)
    )
}

/// How far the result is, after a comma; nothing of a coordinator that does not say.
fn standing(board: &BoardView) -> String {
    match &board.result_state {
        Some(state) => format!(", {}", ResultStatus::word_of(state.state)),
        None => String::new(),
    }
}

/// Whether an arbiter approved the result, or set it.
pub(super) const fn is_approved(status: ResultStatus) -> bool {
    match status {
        ResultStatus::Approved | ResultStatus::Corrected => true,
        ResultStatus::Provisional
        | ResultStatus::Objected
        | ResultStatus::Confirmed
        | ResultStatus::Unspecified => false,
    }
}

/// A line for what was said of a result that stands as before.
fn said(before: &BoardView, after: &BoardView) -> Option<String> {
    if before.finished != after.finished || before.result_state == after.result_state {
        return None;
    }
    let state = after.result_state.as_ref()?;
    let was = before.result_state.as_ref();
    let who = match (state.white_confirmed, state.black_confirmed) {
        // A result that an arbiter set was told as approved; a correction is that, too.
        _ if was.is_some_and(|was| is_approved(was.state())) => return None,
        _ if is_approved(state.state()) => return Some("the result is approved".to_owned()),
        (true, true) => "both players",
        (true, false) => "White",
        (false, true) => "Black",
        (false, false) => return None,
    };
    let verb = if who == "both players" {
        "confirm"
    } else {
        "confirms"
    };
    Some(format!("{who} {verb} the result"))
}

/// The last move and both clocks.
fn position(board: &BoardView, model: &Model, now: u64) -> String {
    format!("{} {}", last_move(board), clocks(board, model, now))
}

fn clocks(board: &BoardView, model: &Model, now: u64) -> String {
    let clock = |side| clock(board, side, model, now);
    format!("White {}, Black {}", clock(Side::White), clock(Side::Black))
}

/// What a side's clock shows, `>` before it while it runs: colour is not seen by everybody, nor
/// in a file.
pub(super) fn clock(board: &BoardView, side: Side, model: &Model, now: u64) -> String {
    let mark = if runs(board, side) { ">" } else { "" };
    let remaining = model.remaining(board, side, now);
    format!("{mark}{}", text::show_clock(remaining))
}

/// Whether a side's clock runs.
pub(super) fn runs(board: &BoardView, side: Side) -> bool {
    let clocks = board.clocks.as_ref();
    clocks.is_some_and(|clocks| clocks.running() == side)
}

/// `17...Nd5`, as the FEN numbers it; empty before the first move.
pub(super) fn last_move(board: &BoardView) -> String {
    arbiter::numbered(board, board.ply, &board.last_san)
}

/// An incident that opened, or of which something is known now that was not.
fn incident(before: Option<&IncidentBrief>, after: &IncidentBrief) -> Vec<String> {
    let number = after.number;
    let is_known = before.is_some();
    let mut lines = Vec::new();
    match before {
        None if after.stage() != IncidentStage::Closed => {
            lines.push(format!("incident {}", incidents::line(after).trim_start()));
        }
        Some(before) if before.stage != after.stage => {
            let into = match after.joined_into {
                0 => incidents::stage(after),
                into => format!("joined into incident {into}"),
            };
            lines.push(format!("incident {number}: {into}"));
        }
        _ => {}
    }
    let found = |brief: &IncidentBrief| (brief.cause.clone(), brief.certainty);
    if let Some(before) = before
        && found(before) != found(after)
        // What was joined has the cause of where it goes on, which is told there.
        && after.joined_into == 0
    {
        lines.push(format!("incident {number}: {}", incidents::cause(after)));
    }
    let more = before.is_some_and(|before| before.flagged != after.flagged);
    if let Some(flagged) = incidents::flagged(after).filter(|_| more) {
        lines.push(format!("incident {number}: {flagged}"));
    }
    let before = before.and_then(|before| before.closing_proposed_by.as_ref());
    let proposed = after.closing_proposed_by.as_ref();
    if let Some(by) = proposed.filter(|_| is_known && before != proposed) {
        let waits = incidents::closing_waits(by);
        lines.push(format!("incident {number}: {waits}"));
    }
    lines
}
