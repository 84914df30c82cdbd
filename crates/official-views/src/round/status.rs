//! What a board or a device is doing, in words.

use adoube_proto::v1::{
    BoardView, CheckResult, DeviceHealth, DeviceStatus, GameStage, OpenCall, PauseCause, Paused,
    PlayerAbsence, PlayerChecks, Side, VenueView,
};
use adoube_tournament::catalogue_message::CatalogueMessage;

use super::{Model, board_remarks, narrator, pauses, time_shortage};
use crate::catalogue::filled;
use crate::device_health;
use crate::text;
use crate::words::sides;

/// What a board is doing.
pub(super) fn board(model: &Model, board: &BoardView, now: u64) -> String {
    let mut told = Vec::new();
    match board.state() {
        GameStage::Finished => told.push(narrator::finished(board)),
        GameStage::Paused => {
            let why = pauses::pause(board, board.paused.as_ref(), model, now);
            let length = text::show_span(model.since(board.paused_since, now));
            told.push(paused_for(length, Some(why)));
            told.extend(presence(board));
            told.extend(overdue(board));
            told.extend(held(board));
            told.extend(board_remarks::state(board));
        }
        GameStage::Waiting => {
            told.push(filled(&CatalogueMessage::new("cli-live-waiting")));
            let missing = absent(model, board, now);
            told.push(missing.unwrap_or_else(|| present(board)));
            told.extend(checks_missing(board));
            told.extend(away(board));
            told.extend(held(board));
            told.extend(board_remarks::state(board));
        }
        GameStage::Playing | GameStage::Unspecified => {
            told.push(playing(board));
            told.extend(away(board));
            told.extend(overdue(board));
            told.extend(time_shortage::words(board, model, now));
            told.extend(board_remarks::state(board));
        }
    }
    calls(board) + &told.join(", ")
}

/// A game in progress.
fn playing(board: &BoardView) -> String {
    let state = GameStage::word_of(board.state);
    filled(&CatalogueMessage::new("cli-live-playing").text("state", state))
}

/// `PAUSED 12 s: by the LTA`.
fn paused_for(length: String, why: Option<String>) -> String {
    let paused = CatalogueMessage::new("cli-live-paused-for").text("length", length);
    filled(&paused) + &text::after_colon(&why.unwrap_or_default())
}

/// `Black is absent, loses in 12 min 04 s`; none before the start, and where both have come.
fn absent(model: &Model, board: &BoardView, now: u64) -> Option<String> {
    let before = board.before.as_ref()?;
    let is_absent = |absence| absence == PlayerAbsence::NotCheckedIn;
    let who = sides(
        is_absent(before.white_absence()),
        is_absent(before.black_absence()),
    )?;
    if before.default_at == 0 {
        let absent = CatalogueMessage::new("cli-live-absent").text("who", who);
        return Some(filled(&absent));
    }
    let left = before
        .default_at
        .saturating_sub(model.coordinator_time(now));
    let left = text::show_span(model.real(left));
    let losing = CatalogueMessage::new("cli-live-absent-loses")
        .text("who", who)
        .text("left", left);
    Some(filled(&losing))
}

/// Which players have come.
fn present(board: &BoardView) -> String {
    let absent = sides(!board.white_checked_in, !board.black_checked_in);
    let message = CatalogueMessage::new("cli-live-present");
    filled(&message.text("absent", absent.unwrap_or("nobody")))
}

/// Players who call, before all else.
fn calls(board: &BoardView) -> String {
    let call = |call: &OpenCall| {
        let asks = match (call.leave, call.objection) {
            (true, _) => CatalogueMessage::new("cli-live-asks-leave"),
            (false, Some(result)) => narrator::objects(result),
            (false, None) => CatalogueMessage::new("cli-live-calls"),
        };
        let why = text::after_colon(&call.reason);
        format!("{}{why}; ", filled(&asks.text("side", call.seat().word())))
    };
    board.calls.iter().map(call).collect()
}

/// The pauses of the round on this board, but for the one that its state names already.
fn held(board: &BoardView) -> impl Iterator<Item = String> {
    let paused = board
        .paused
        .as_ref()
        .filter(|_| board.state() == GameStage::Paused);
    let known = paused.map_or(0, |paused| paused.hold);
    let more = board.holds.iter().filter(move |hold| **hold != known);
    more.map(|hold| filled(&pauses::hold(*hold)))
}

/// What keeps a player from being let play, by the word that a message chooses by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Missing {
    word: &'static str,
    failed: bool,
}

/// Checks that keep the game from beginning, of White and of Black.
fn missing_checks(board: &BoardView) -> [Option<Missing>; 2] {
    let before = board.before.unwrap_or_default();
    if !before.checks_required {
        return [None, None];
    }
    [&before.white, &before.black].map(|checks| missing(checks.as_ref()))
}

/// The same in words: what failed, and who was not looked at.
fn checks_missing(board: &BoardView) -> Vec<String> {
    let both = missing_checks(board);
    if both == [Some(NOT_CHECKED); 2] {
        return vec![filled(&CatalogueMessage::new("cli-live-nobody-checked"))];
    }
    let sides = [Side::White, Side::Black].into_iter().zip(both);
    let told = sides.filter_map(|(side, missing)| {
        let told = CatalogueMessage::new("cli-live-check")
            .text("side", side.word())
            .text("found", missing?.word);
        Some(filled(&told))
    });
    told.collect()
}

const NOT_CHECKED: Missing = Missing {
    word: "not-checked",
    failed: false,
};

/// What keeps a player from being let play; none if nothing does.
fn missing(checks: Option<&PlayerChecks>) -> Option<Missing> {
    use CheckResult::{Failed, Passed, Unspecified};
    let Some(checks) = checks else {
        return Some(NOT_CHECKED);
    };
    let (word, failed) = match (checks.device(), checks.fair_play()) {
        _ if checks.waived => return None,
        (Passed, Passed) => return None,
        (Failed, Failed) => ("both-failed", true),
        (Failed, Passed | Unspecified) => ("device-failed", true),
        (Passed | Unspecified, Failed) => ("fair-play-failed", true),
        (Passed, Unspecified) => ("no-fair-play", false),
        (Unspecified, Passed) => ("no-device", false),
        (Unspecified, Unspecified) => return Some(NOT_CHECKED),
    };
    Some(Missing { word, failed })
}

/// Who is away from a paused board, as far as its pause does not say so; of a postponed game
/// also that both are present, since it resumes once they are.
fn presence(board: &BoardView) -> Option<String> {
    let cause = board.paused.as_ref().map(Paused::cause);
    match (cause, away(board)) {
        (Some(PauseCause::Silence), _) => None,
        (Some(PauseCause::Postponed), None) => {
            let present = CatalogueMessage::new("cli-live-present").text("absent", "nobody");
            Some(filled(&present))
        }
        (_, away) => away,
    }
}

fn away(board: &BoardView) -> Option<String> {
    let away = CatalogueMessage::new("cli-live-away").text("who", pauses::away(board)?);
    Some(filled(&away))
}

/// Whether somebody is away for longer than the event's time to reconnect.
fn overdue(board: &BoardView) -> Option<String> {
    let who = sides(board.white_overdue, board.black_overdue)?;
    Some(filled(
        &CatalogueMessage::new("cli-live-overdue").text("who", who),
    ))
}

/// The same in some 35 characters: who, and what.
pub(super) fn short(model: &Model, board: &BoardView, now: u64) -> String {
    if let Some(call) = board.calls.first() {
        let asks = match (call.leave, call.objection) {
            (true, _) => CatalogueMessage::new("cli-live-wants-leave"),
            (false, Some(_)) => CatalogueMessage::new("cli-live-objects-short"),
            (false, None) => CatalogueMessage::new("cli-live-calls"),
        };
        return filled(&asks.text("side", call.seat().word()));
    }
    match board.state() {
        GameStage::Finished => {
            let finished = board.finished.clone().unwrap_or_default();
            let result = finished.result.unwrap_or_default();
            let result = text::show_result(result.white_halves, result.black_halves);
            let state = board.result_state.as_ref();
            let open = state.is_some_and(|state| !narrator::is_approved(state.state()));
            let mark = if open { "?" } else { "" };
            format!("{result}{mark} {}", narrator::ending(finished.ending()))
        }
        GameStage::Paused => {
            let why = board.paused.as_ref();
            let why = why.map(|paused| pauses::short(board, paused));
            paused_for(short_span(model.since(board.paused_since, now)), why)
        }
        GameStage::Waiting => short_before(board),
        GameStage::Playing | GameStage::Unspecified => match board.draw_offered_by() {
            Side::Unspecified => {
                let told = [Some(playing(board)), away(board)];
                told.into_iter().flatten().collect::<Vec<_>>().join(", ")
            }
            by => {
                let offers = CatalogueMessage::new("cli-live-offers-draw-short");
                let offers = filled(&offers.text("side", by.word()));
                format!("{}, {offers}", playing(board))
            }
        },
    }
}

/// Of a game that has not begun: why, as far as there is something to be done.
fn short_before(board: &BoardView) -> String {
    if !board.holds.is_empty() {
        return device_health::name(DeviceHealth::Paused);
    }
    let absent = sides(!board.white_checked_in, !board.black_checked_in);
    if let Some(who) = absent {
        return filled(&CatalogueMessage::new("cli-live-absent-short").text("who", who));
    }
    let missing: Vec<Missing> = missing_checks(board).into_iter().flatten().collect();
    if missing.iter().any(|it| it.failed) {
        filled(&CatalogueMessage::new("cli-live-check-failed"))
    } else if missing.is_empty() {
        filled(&CatalogueMessage::new("cli-live-waiting"))
    } else {
        device_health::name(DeviceHealth::NotChecked)
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

/// A device's state. The venue decides it: when the venue or the coordinator is disconnected, or a connected venue
/// sends no data, it is the last known one.
pub(super) fn device(model: &Model, venue: &VenueView, device: &DeviceStatus, now: u64) -> Device {
    let silent = model.venue_silent(venue, now).is_some();
    let known = venue.connected && !silent && model.is_fresh(now);
    let age = model.device_age(venue, device, now);
    let age = match venue.last_contact {
        0 => age,
        contact => age.max(model.since(contact, now)),
    };
    let health = device.health();
    let locked = device.locked && health != DeviceHealth::PageLocked;
    let locked = locked.then_some(DeviceHealth::PageLocked);
    let names = [Some(health), locked].into_iter().flatten();
    let names: Vec<String> = names.map(device_health::name).collect();
    Device {
        state: names.join(", "),
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
                let unknown = CatalogueMessage::new("cli-live-device-unknown")
                    .text("state", &self.state)
                    .text("ago", short_span(age));
                filled(&unknown)
            }
        }
    }

    /// `ready`, or `unknown, was ready`.
    pub(super) fn short(&self) -> String {
        if self.stale.is_none() {
            return self.state.clone();
        }
        let was = CatalogueMessage::new("cli-live-device-was");
        filled(&was.text("state", &self.state))
    }

    /// Milliseconds since the last contact, as far as known.
    pub(super) fn age(&self, heard: u64) -> u64 {
        self.stale.unwrap_or(heard)
    }
}
