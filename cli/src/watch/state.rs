//! What a board or a device is doing, in words.

use adoube_proto::v1::{
    BoardView, CheckResult, DeviceHealth, DeviceStatus, Ending, OpenCall, PauseCause, Paused,
    PlayerChecks, Side, VenueView,
};

use super::{Model, absences, beside, lines, pauses, shortage};
use crate::device_health;
use crate::games::comments::side;
use crate::text;

/// What a board is doing.
pub(super) fn board(model: &Model, board: &BoardView, now: u64) -> String {
    let calls = calls(board);
    let away = away(board);
    let said = match board.state.as_str() {
        "finished" => lines::finished(board),
        "paused" => {
            let length = text::show_span(model.since(board.paused_since, now));
            let why = pauses::pause(board, board.paused.as_ref(), model, now);
            let beside = beside::state(board);
            format!(
                "PAUSED {length}: {why}{}{}{}{beside}",
                presence(board),
                overdue(board),
                held(board)
            )
        }
        "waiting" => {
            let missing = absences::of_board(model, board, now).unwrap_or_else(|| {
                match (board.white_checked_in, board.black_checked_in) {
                    (true, true) => "both are present",
                    (true, false) => "Black is absent",
                    (false, true) => "White is absent",
                    (false, false) => "both are absent",
                }
                .to_owned()
            });
            let beside = beside::state(board);
            format!(
                "waiting, {missing}{}{away}{}{beside}",
                checks(board),
                held(board)
            )
        }
        state => {
            let short = short_of_time(model, board, now);
            let overdue = overdue(board);
            format!("{state}{away}{overdue}{short}{}", beside::state(board))
        }
    };
    format!("{calls}{said}")
}

/// Which mark a clock has passed.
fn short_of_time(model: &Model, board: &BoardView, now: u64) -> String {
    let mark = shortage::words(board, model, now);
    mark.map_or_else(String::new, |mark| format!(", {mark}"))
}

/// Players who call, before all else.
fn calls(board: &BoardView) -> String {
    let call = |call: &OpenCall| {
        let asks = match (call.leave, call.objection) {
            (true, _) => "ASKS FOR LEAVE".to_owned(),
            (false, Some(result)) => format!(
                "OBJECTS TO {}",
                text::show_result(result.white_halves, result.black_halves)
            ),
            (false, None) => "CALLS".to_owned(),
        };
        let why = text::after_colon(&call.reason);
        format!("{} {asks}{why}; ", side(call.seat()))
    };
    board.calls.iter().map(call).collect()
}

/// Whether a hold of the round keeps the board, besides what it stands for already.
fn held(board: &BoardView) -> String {
    let paused = board.paused.as_ref().filter(|_| board.state == "paused");
    let known = paused.map_or(0, |paused| paused.hold);
    let more = board.holds.iter().filter(|hold| **hold != known);
    let more: Vec<String> = more.map(|hold| format!(", pause {hold}")).collect();
    more.concat()
}

/// Checks that keep the game from beginning: what failed, and who was not looked at.
fn checks(board: &BoardView) -> String {
    let before = board.before.unwrap_or_default();
    if !before.checks_required {
        return String::new();
    }
    match [&before.white, &before.black].map(|checks| missing(checks.as_ref())) {
        [Some(white), Some(black)] if white == NOT_CHECKED && black == NOT_CHECKED => {
            ", no player is checked".to_owned()
        }
        [white, black] => [("White", white), ("Black", black)]
            .into_iter()
            .filter_map(|(who, what)| Some(format!(", {who} {}", what?)))
            .collect(),
    }
}

const NOT_CHECKED: &str = "is not checked";

/// What keeps a player from being let play; none if nothing does.
fn missing(checks: Option<&PlayerChecks>) -> Option<&'static str> {
    use CheckResult::{Failed, Passed, Unspecified};

    let Some(checks) = checks else {
        return Some(NOT_CHECKED);
    };
    match (checks.device(), checks.fair_play()) {
        _ if checks.waived => None,
        (Passed, Passed) => None,
        (Failed, Failed) => Some("FAILED both checks"),
        (Failed, Passed | Unspecified) => Some("FAILED the device check"),
        (Passed | Unspecified, Failed) => Some("FAILED the fair-play check"),
        (Passed, Unspecified) => Some("is not checked for fair play"),
        (Unspecified, Passed) => Some("has no checked device"),
        (Unspecified, Unspecified) => Some(NOT_CHECKED),
    }
}

/// Who is away from a board whose clocks stand, as far as its pause does not say so; of a game that
/// is put off also that both are present, since it goes on once they are.
fn presence(board: &BoardView) -> &'static str {
    let cause = board.paused.as_ref().map(Paused::cause);
    match (cause, away(board)) {
        (Some(PauseCause::Silence), _) => "",
        (Some(PauseCause::Postponed), "") => ", both are present",
        (_, away) => away,
    }
}

fn away(board: &BoardView) -> &'static str {
    match (board.white_away_since > 0, board.black_away_since > 0) {
        (true, true) => ", both disconnected",
        (true, false) => ", White disconnected",
        (false, true) => ", Black disconnected",
        (false, false) => "",
    }
}

/// Whether somebody is away for longer than the event's time to reconnect.
fn overdue(board: &BoardView) -> &'static str {
    match (board.white_overdue, board.black_overdue) {
        (true, true) => ", both not reconnected in time",
        (true, false) => ", White not reconnected in time",
        (false, true) => ", Black not reconnected in time",
        (false, false) => "",
    }
}

/// The same in some 35 characters: who, and what.
pub(super) fn short(model: &Model, board: &BoardView, now: u64) -> String {
    if let Some(call) = board.calls.first() {
        let asks = match (call.leave, call.objection) {
            (true, _) => "WANTS LEAVE",
            (false, Some(_)) => "OBJECTS",
            (false, None) => "CALLS",
        };
        return format!("{} {asks}", side(call.seat()));
    }
    match board.state.as_str() {
        "finished" => {
            let finished = board.finished.clone().unwrap_or_default();
            let result = finished.result.unwrap_or_default();
            let result = text::show_result(result.white_halves, result.black_halves);
            let state = board.result_state.as_ref();
            let open = state.is_some_and(|state| !lines::is_approved(state.state()));
            let mark = if open { "?" } else { "" };
            format!("{result}{mark} {}", Ending::word_of(finished.ending))
        }
        "paused" => {
            let length = short_span(model.since(board.paused_since, now));
            match board.paused.as_ref() {
                None => format!("PAUSED {length}"),
                Some(paused) => format!("PAUSED {length}: {}", pauses::short(board, paused)),
            }
        }
        "waiting" if !board.holds.is_empty() => "paused".to_owned(),
        "waiting" => match (board.white_checked_in, board.black_checked_in) {
            (true, true) => match checks(board) {
                missing if missing.contains("FAILED") => "CHECK FAILED".to_owned(),
                missing if !missing.is_empty() => "not checked".to_owned(),
                _ => "waiting".to_owned(),
            },
            (true, false) => "Black absent".to_owned(),
            (false, true) => "White absent".to_owned(),
            (false, false) => "both absent".to_owned(),
        },
        state => match board.draw_offered_by() {
            Side::Unspecified => format!("{state}{}", away(board)),
            by => format!("{state}, {} offers draw", side(by)),
        },
    }
}

/// `4 s`, `12 min`, `2 h`: whole units, cut off below.
pub(super) fn short_span(millis: u64) -> String {
    match millis / 1000 {
        seconds @ 0..60 => format!("{seconds} s"),
        seconds @ 60..3600 => format!("{} min", seconds / 60),
        seconds => format!("{} h", seconds / 3600),
    }
}

/// What is known of a device.
#[derive(Debug)]
pub(super) struct Device {
    /// The name of its health, and whether its page is locked too.
    state: String,
    well: bool,
    /// How old that is, when it is not known to hold any more; milliseconds.
    stale: Option<u64>,
}

/// A device's state. It is the venue's word: when the venue or the coordinator is not heard, or a venue that is
/// connected has been silent, it is what was so once.
pub(super) fn device(model: &Model, venue: &VenueView, device: &DeviceStatus, now: u64) -> Device {
    let silent = model.venue_silent(venue, now).is_some();
    let known = venue.connected && !silent && model.is_fresh(now);
    let age = model.device_age(venue, device, now);
    let age = match venue.last_contact {
        0 => age,
        contact => age.max(model.since(contact, now)),
    };
    let health = device.health();
    let locked = match health {
        DeviceHealth::PageLocked => "",
        _ if device.locked => ", page locked",
        _ => "",
    };
    Device {
        state: format!("{}{locked}", device_health::name(health)),
        well: !device_health::needs_attention(device),
        stale: (!known).then_some(age),
    }
}

impl Device {
    /// Whether it is known how the device is.
    pub(super) const fn is_known(&self) -> bool {
        self.stale.is_none()
    }

    /// Whether nobody has to look after it.
    pub(super) fn is_well(&self) -> bool {
        self.is_known() && self.well
    }

    /// `ready`, or `unknown (last known ready, 12 s ago)`.
    pub(super) fn long(&self) -> String {
        match self.stale {
            None => self.state.clone(),
            Some(age) => {
                let ago = short_span(age);
                format!("unknown (last known {}, {ago} ago)", self.state)
            }
        }
    }

    /// `ready`, or `unknown, was ready`.
    pub(super) fn short(&self) -> String {
        match self.stale {
            None => self.state.clone(),
            Some(_) => format!("unknown, was {}", self.state),
        }
    }

    /// Milliseconds since the device was heard, by what is known.
    pub(super) fn age(&self, heard: u64) -> u64 {
        self.stale.unwrap_or(heard)
    }
}
