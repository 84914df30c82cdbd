//! What the event asks before a game begins (O 16.11, 18.5, 18.6).

use super::convert as to;
use super::profile::ProfileHash;
use super::reader::{Reader, Section};
use super::{Kind, Regulations};
use crate::board::{BeforeGame, Present};
use crate::time::Millis;

/// Who comes late, and what is checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BeforeRules {
    /// Who has come in time.
    pub present: Present,
    /// Whether White's clock runs until he comes, if nobody was there at the start.
    pub white_clock_runs: bool,
    /// Who says that a player who does not come has lost.
    pub lost: LostBy,
    /// Whether a game begins only when the LCA has checked both players.
    pub checks: bool,
    /// Whether they are checked again before a game that begins anew.
    pub repeat_checks: bool,
    /// To which profile a playing device must be held before its check can be passed; none where the
    /// event asks that of no device.
    pub profile: Option<ProfileHash>,
}

/// Who says that a player who does not come has lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LostBy {
    /// The default time: the result is the platform's.
    Itself,
    /// An arbiter declares it.
    Arbiter,
}

const PRESENT: [(&str, Present); 2] = [
    ("checked-in", Present::CheckedIn),
    ("first-move", Present::FirstMove),
];
const WHITE_CLOCK: [(&str, bool); 2] = [("runs", true), ("stands", false)];
const LOST: [(&str, LostBy); 2] = [
    ("by-itself", LostBy::Itself),
    ("by-arbiter", LostBy::Arbiter),
];
const CHECKS: [(&str, bool); 2] = [("required", true), ("none", false)];

impl BeforeRules {
    /// What holds where an event of that kind is silent: only a hybrid event has an LCA.
    pub const fn silent(kind: Kind) -> Self {
        Self {
            present: Present::CheckedIn,
            white_clock_runs: true,
            lost: LostBy::Itself,
            checks: matches!(kind, Kind::Hybrid),
            repeat_checks: false,
            profile: None,
        }
    }

    /// Nothing is asked, and nobody loses by being late: for games that are played again.
    pub const NOTHING: Self = Self {
        present: Present::CheckedIn,
        white_clock_runs: false,
        lost: LostBy::Arbiter,
        checks: false,
        repeat_checks: false,
        profile: None,
    };

    pub(super) fn read(reader: &mut Reader<'_>, root: &Section<'_>, kind: Option<Kind>) -> Self {
        let silent = Self::silent(kind.unwrap_or(Kind::Hybrid));
        let late = root.section(reader, "late.");
        late.only(reader, &["present", "white_clock", "lost"]);
        let present = late.field(reader, "present", "O 16.11", |v| to::word(v, &PRESENT));
        let clock = late.field(reader, "white_clock", "O 16.11", |v| {
            to::word(v, &WHITE_CLOCK)
        });
        let lost = late.field(reader, "lost", "O 16.11", |v| to::word(v, &LOST));
        let checks = root.section(reader, "checks.");
        checks.only(
            reader,
            &["before_game", "repeat_at_restart", "device_profile"],
        );
        let before = checks.field(reader, "before_game", "O 18.5", |v| to::word(v, &CHECKS));
        let repeat = checks.field(reader, "repeat_at_restart", "O 18.9", to::flag);
        let profile = checks.field(reader, "device_profile", "O 16.7", ProfileHash::read);
        if profile.line().is_some() && !before.or(silent.checks) {
            let message = "nobody checks devices in this event: leave it out";
            let line = profile.line().unwrap_or_else(|| checks.line());
            reader.wrong(line, "checks.device_profile", message, "O 18.5");
        }
        if kind == Some(Kind::SupervisedOnline) && before.or(false) {
            let line = before.line().unwrap_or_else(|| checks.line());
            let message = "a supervised online event has no LCA who checks: write \"none\"";
            reader.wrong(line, "checks.before_game", message, "O 18.5");
        }
        Self {
            present: present.or(silent.present),
            white_clock_runs: clock.or(silent.white_clock_runs),
            lost: lost.or(silent.lost),
            checks: before.or(silent.checks),
            repeat_checks: repeat.or(silent.repeat_checks),
            profile: profile.value(),
        }
    }

    /// Section, field and value, in the order of the document.
    pub(super) fn words(self) -> [(&'static str, &'static str); 4] {
        [
            ("present", word(&PRESENT, self.present)),
            ("white_clock", word(&WHITE_CLOCK, self.white_clock_runs)),
            ("lost", word(&LOST, self.lost)),
            ("before_game", word(&CHECKS, self.checks)),
        ]
    }
}

fn word<T: Copy + PartialEq>(words: &[(&'static str, T)], value: T) -> &'static str {
    let found = words.iter().find(|(_, meant)| *meant == value);
    found.map_or("", |(word, _)| word)
}

impl Regulations {
    /// What a board is told of it.
    pub(super) fn before_game(&self) -> BeforeGame {
        let minutes = u64::from(self.default_time_minutes);
        let default_time = Millis::from_seconds(60 * minutes);
        BeforeGame {
            checks: self.before.checks,
            repeat_checks: self.before.repeat_checks,
            default_time: (self.before.lost == LostBy::Itself).then_some(default_time),
            present: self.before.present,
            white_clock_runs: self.before.white_clock_runs && minutes > 0,
        }
    }
}
