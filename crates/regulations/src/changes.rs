//! What another version of the regulations changes, setting by setting.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::forms::in_quotes;
use super::write::written;
use adoube_tournament::board::{Board, Terms};
use adoube_tournament::regulations::{LostBy, Regulations};
use adoube_tournament::scoring::Scoring;
use adoube_tournament::time::Millis;

/// From when the new value of a setting counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CountsFrom {
    /// From now on, in rounds that are published too.
    Now,
    /// From the next round that is published: boards keep what they were published with.
    NextPublication,
}

/// A setting with another value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettingChange {
    /// Its name, with its section: `rulings.four_eyes`.
    pub setting: String,
    /// As `regulations.toml` has it; none where the setting was left out.
    pub before: Option<String>,
    /// Likewise.
    pub after: Option<String>,
    /// From when the new value counts.
    pub counts: CountsFrom,
}

/// What boards take from the regulations when their round is published ([`Terms`]): sections, then settings that are in
/// no section.
const OF_BOARDS: [&str; 14] = [
    "checks",
    "chess960",
    "disconnection",
    "draws",
    "lag",
    "late",
    "moves",
    "scoring",
    "supervision",
    "default_time",
    "draw_odds",
    "laws",
    "time_control",
    "variant",
];

/// The settings that are others in `after`, by name; what a document left out has its default.
pub fn changes(before: &Regulations, after: &Regulations) -> Vec<SettingChange> {
    let (before, after) = (settings(before), settings(after));
    let names: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    let differing = names
        .into_iter()
        .filter(|name| before.get(*name) != after.get(*name));
    let changes = differing.map(|name| SettingChange {
        setting: name.clone(),
        before: before.get(name).cloned(),
        after: after.get(name).cloned(),
        counts: counts_from(name),
    });
    changes.collect()
}

/// The settings of which a board keeps another value, from the regulations that it was published with.
pub fn kept_by(regulations: &Regulations, board: &Board) -> Vec<SettingChange> {
    let mut terms = board.opened().terms.clone();
    // A game that began again may have been given a time control of its own.
    if board.attempt() > 1 {
        terms.time_control = Arc::clone(&regulations.time_control);
    }
    changes(&with_terms(regulations, &terms), regulations)
}

/// The same, but for what a board took of the regulations that it was published with.
pub(super) fn with_terms(regulations: &Regulations, terms: &Terms) -> Regulations {
    let Terms {
        time_control,
        lag,
        start: _,
        away,
        before,
        entering,
        claims,
        laws,
        supervision,
        draw_odds,
        physical_boards,
        win_halves,
        draw_halves,
        loss_halves,
    } = terms;
    let mut with = Regulations {
        time_control: Arc::clone(time_control),
        lag: *lag,
        away: *away,
        entering: *entering,
        claims: *claims,
        laws: *laws,
        supervision: *supervision,
        draw_odds: *draw_odds,
        ..regulations.clone()
    };
    if let Some(venues) = &mut with.venues {
        venues.physical_boards = *physical_boards;
    }
    let games = Scoring::from_halves(*win_halves, *draw_halves, *loss_halves);
    // No board keeps what a bye brings: as much as now, at most a win.
    let bye = regulations.scoring.pairing_bye_halves().min(*win_halves);
    if let Ok(scoring) = games.and_then(|games| games.with_pairing_bye(bye)) {
        with.scoring = scoring;
    }
    with.before.checks = before.checks;
    with.before.repeat_checks = before.repeat_checks;
    with.before.present = before.present;
    with.before.lost = match before.default_time {
        Some(_) => LostBy::Itself,
        None => LostBy::Arbiter,
    };
    let minutes = before.default_time.map(|Millis(time)| time / 60_000);
    if let Some(minutes) = minutes.and_then(|minutes| u16::try_from(minutes).ok()) {
        with.default_time_minutes = minutes;
    }
    // With a default time of 0 nobody waits, whatever the document says of White's clock.
    if with.default_time_minutes > 0 {
        with.before.white_clock_runs = before.white_clock_runs;
    }
    with
}

/// Every setting with its value as the document has it; the time control in minutes, as arbiters write it.
fn settings(regulations: &Regulations) -> BTreeMap<String, String> {
    let mut settings = written(regulations).settings;
    let control = in_quotes(&regulations.time_control.notation());
    settings.insert("time_control".to_owned(), control);
    settings
}

fn counts_from(setting: &str) -> CountsFrom {
    // Devices are checked against the profile that the event has at that time; standings count byes as it does.
    if matches!(setting, "checks.device_profile" | "scoring.pairing_bye") {
        return CountsFrom::Now;
    }
    let section = setting
        .split_once('.')
        .map_or(setting, |(section, _)| section);
    if OF_BOARDS.contains(&section) {
        CountsFrom::NextPublication
    } else {
        CountsFrom::Now
    }
}
