//! The display of the board's clock, which shows the clocks of the game.

use std::time::Duration;

use adoube_eboard::Command;
use adoube_eboard::clock::{ClockAnswer, ClockMessage, ClockSetting};

/// How long an answer of the clock is waited for, milliseconds: the next command is sent after it.
const ANSWER: u64 = 1_000;
/// How long a clock that refuses the times is left alone, milliseconds: an official may set its mode meanwhile.
const REFUSED: u64 = 10_000;
/// How often it is asked whether there is a clock, milliseconds.
const ASK: u64 = 5_000;
/// By how much the display may differ from the game's clocks, milliseconds.
const TOLERANCE: u64 = 1_500;
/// How long a beep is: this many times 64 ms.
const BEEP: u8 = 2;

/// A setting, and when it was sent, milliseconds.
#[derive(Clone, Copy, Debug)]
struct Sent {
    setting: ClockSetting,
    at: u64,
}

/// Whether the board has a clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Presence {
    /// No board of this make has one.
    #[default]
    None,
    /// It has not answered yet.
    Unknown,
    /// It has answered.
    Answers,
}

/// The clock of one board. It takes one command after the other: each waits for its answer.
#[derive(Debug, Default)]
pub(super) struct ClockDisplay {
    presence: Presence,
    shown: Option<Sent>,
    beeps: bool,
    /// Whether it shows something else than the game's clocks.
    has_news: bool,
    /// Until then no command is sent.
    waits_until: u64,
}

impl ClockDisplay {
    /// A board was connected, or its connection ended.
    pub(super) fn connect(&mut self, may_have_clock: bool) {
        *self = Self {
            presence: if may_have_clock {
                Presence::Unknown
            } else {
                Presence::None
            },
            ..Self::default()
        };
    }

    /// Takes a message of the clock.
    pub(super) fn hear(&mut self, now: u64, message: &ClockMessage) {
        match message {
            ClockMessage::Absent => self.connect(self.presence != Presence::None),
            ClockMessage::Times(_) => {}
            ClockMessage::Answer(answer) => match answer {
                ClockAnswer::Version(_) | ClockAnswer::Done(_) => {
                    self.presence = Presence::Answers;
                    self.waits_until = now;
                }
                ClockAnswer::Refused => {
                    self.shown = None;
                    self.waits_until = now + REFUSED;
                }
                ClockAnswer::Ready => {
                    self.shown = None;
                    self.waits_until = now;
                }
                ClockAnswer::Button(_) | ClockAnswer::Other(_) => {}
            },
        }
    }

    /// The opponent has moved.
    pub(super) const fn beep(&mut self) {
        self.beeps = matches!(self.presence, Presence::Answers);
    }

    /// The next command for the clock; `game`: what it is to show, if there is a game.
    pub(super) fn next_command(&mut self, now: u64, game: Option<ClockSetting>) -> Option<Command> {
        self.has_news = game.is_some_and(|game| !self.shows(now, &game));
        if self.presence == Presence::None || now < self.waits_until {
            return None;
        }
        if self.presence == Presence::Unknown {
            self.waits_until = now + ASK;
            return Some(Command::RequestClock);
        }
        if std::mem::take(&mut self.beeps) {
            self.waits_until = now + ANSWER;
            return Some(Command::Beep(BEEP));
        }
        let setting = game.filter(|_| self.has_news)?;
        self.has_news = false;
        self.shown = Some(Sent { setting, at: now });
        self.waits_until = now + ANSWER;
        Some(Command::SetClock(setting))
    }

    /// When [`next_command`](Self::next_command) may have another one, milliseconds.
    pub(super) fn deadline(&self) -> Option<u64> {
        let is_due = match self.presence {
            Presence::None => false,
            Presence::Unknown => true,
            Presence::Answers => self.beeps || self.has_news,
        };
        is_due.then_some(self.waits_until)
    }

    /// Whether the display runs with the game's clocks.
    fn shows(&self, now: u64, game: &ClockSetting) -> bool {
        use adoube_eboard::clock::ClockSide::{Left, Right};
        let Some(Sent { setting, at }) = self.shown else {
            return false;
        };
        let ran = Duration::from_millis(now.saturating_sub(at));
        let left = match setting.running {
            Some(Left) => setting.left.saturating_sub(ran),
            Some(Right) | None => setting.left,
        };
        let right = match setting.running {
            Some(Right) => setting.right.saturating_sub(ran),
            Some(Left) | None => setting.right,
        };
        let tolerance = Duration::from_millis(TOLERANCE);
        setting.running == game.running
            && left.abs_diff(game.left) < tolerance
            && right.abs_diff(game.right) < tolerance
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use adoube_eboard::clock::{ClockAnswer, ClockMessage, ClockSetting, ClockSide};
    use adoube_eboard::{Command, Version};

    use super::ClockDisplay;

    fn game(left: u64, right: u64, running: Option<ClockSide>) -> ClockSetting {
        ClockSetting {
            left: Duration::from_millis(left),
            right: Duration::from_millis(right),
            running,
        }
    }

    fn answer(answer: ClockAnswer) -> ClockMessage {
        ClockMessage::Answer(answer)
    }

    #[test]
    fn ebd_7_the_clock_shows_the_games_clocks_one_command_after_the_other() {
        let mut clock = ClockDisplay::default();
        let running = Some(game(60_000, 60_000, Some(ClockSide::Left)));
        assert_eq!(clock.next_command(0, running), None, "no such board");
        clock.connect(true);
        assert_eq!(clock.next_command(0, running), Some(Command::RequestClock));
        assert_eq!(
            clock.next_command(100, running),
            None,
            "it has not answered"
        );
        let version = ClockAnswer::Version(Version { major: 2, minor: 0 });
        clock.hear(200, &answer(version));
        let set = |game: Option<ClockSetting>| game.map(Command::SetClock);
        assert_eq!(clock.next_command(200, running), set(running));
        clock.hear(300, &answer(ClockAnswer::Done(0x0a)));
        // The board's clock counts down on its own.
        let later = Some(game(50_200, 60_000, Some(ClockSide::Left)));
        assert_eq!(clock.next_command(10_000, later), None);
        // The opponent's move: a beep first, then the other clock.
        clock.beep();
        let moved = Some(game(50_000, 63_000, Some(ClockSide::Right)));
        assert_eq!(clock.next_command(10_300, moved), Some(Command::Beep(2)));
        assert_eq!(clock.next_command(10_400, moved), None);
        assert_eq!(clock.deadline(), Some(11_300));
        // The answer was lost.
        assert_eq!(clock.next_command(11_300, moved), set(moved));
        // A clock in another mode refuses, and is asked again later.
        clock.hear(11_400, &answer(ClockAnswer::Refused));
        assert_eq!(clock.next_command(12_000, moved), None);
        assert_eq!(clock.next_command(21_400, moved), set(moved));
    }
}
