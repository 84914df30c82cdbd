//! What changed the position, clocks or result of a board last, as an arbiter is told who looked before.

use super::record::Event;
use super::{Board, Phase, RulingRef};

/// The kind of the last change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Change {
    /// Nothing happened yet.
    None,
    /// The game began.
    Began,
    Moved,
    Stopped,
    /// An arbiter let the clock run, or it ran by itself after a ruling.
    LetGo,
    Set,
    Added,
    WrongClaim,
    CameLate,
    Outage,
    Ruled(RulingRef),
    /// The ruling that began another game stays the last change, where one did.
    BeganAnew,
    Restored,
    Reopened,
    Corrected,
    Other,
}

impl Change {
    /// What a record did that changes something; `before` is the change before it.
    pub(super) const fn of(event: &Event, before: Self) -> Self {
        match event {
            Event::Started { .. } => Self::Began,
            Event::Moved { .. } => Self::Moved,
            Event::Paused { .. } => Self::Stopped,
            Event::Resumed { .. } => Self::LetGo,
            Event::ClockAdjusted { .. } => Self::Set,
            Event::TimeAdded { .. } => Self::Added,
            Event::WrongClaim { .. } => Self::WrongClaim,
            Event::CameLate { .. } => Self::CameLate,
            Event::Outage { .. } => Self::Outage,
            Event::Ruled { ruling, .. } => Self::Ruled(*ruling),
            Event::Restarted { .. } => match before {
                Self::Ruled(_) => before,
                _ => Self::BeganAnew,
            },
            Event::PositionRestored { .. } => Self::Restored,
            Event::Reopened { .. } => Self::Reopened,
            Event::ResultCorrected { .. } => Self::Corrected,
            _ => Self::Other,
        }
    }

    const fn words(self) -> &'static str {
        match self {
            Self::None => "nothing was done on it yet",
            Self::Began => "its game began",
            Self::Moved => "a move was made",
            Self::Stopped => "its clocks were stopped",
            Self::LetGo => "its clock was let go",
            Self::Set => "its clocks were set",
            Self::Added => "time was added",
            Self::WrongClaim => "a wrong claim set its clocks",
            Self::CameLate => "who came late was charged",
            Self::Outage => "its clocks were stopped by an outage of the coordinator",
            Self::Ruled(_) => "it was ruled on",
            Self::BeganAnew => "its game began anew",
            Self::Restored => "an earlier position was restored",
            Self::Reopened => "its game was opened again",
            Self::Corrected => "its result was corrected",
            Self::Other => "its position or clocks were changed",
        }
    }
}

impl Board {
    /// What changed last, in words: whoever looked before that is told so.
    pub fn last_change(&self) -> String {
        let changed = self.past.last_change();
        match (&self.phase, changed) {
            (_, Change::Ruled(ruling)) => format!("ruling {ruling} was carried out on it"),
            (_, Change::Corrected) => changed.words().to_owned(),
            (Phase::Finished { ending, .. }, _) => format!("it has ended ({})", ending.name()),
            (_, Change::Moved) => format!(
                "it has {} half-moves, the last is {}",
                self.ply(),
                self.last_san
            ),
            _ => changed.words().to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Clock;
    use crate::time::Time;

    /// DIS-6: what changed last is told, not how the board stands.
    #[test]
    fn dis_6_what_changed_is_told_by_what_was_done() {
        let control = "5400+30".parse().unwrap();
        let clocks = Clock::new(std::sync::Arc::new(control)).stopped(Time(0));
        let ruling = RulingRef {
            incident: 4,
            ruling: 2,
        };
        let reason = || "x".to_owned();
        let resumed = Event::Resumed {
            reason: reason(),
            clocks,
        };
        let added = Event::TimeAdded {
            added: [crate::time::Millis(1); 2],
            clocks,
            reason: reason(),
        };
        let anew = Event::Restarted {
            attempt: 2,
            reversed: false,
            control: std::sync::Arc::new("5400+30".parse().unwrap()),
            fen: None,
            reason: reason(),
            clocks,
        };
        for (event, before, told) in [
            (&resumed, Change::Moved, Change::LetGo),
            (&added, Change::LetGo, Change::Added),
            (&anew, Change::Ruled(ruling), Change::Ruled(ruling)),
            (&anew, Change::Moved, Change::BeganAnew),
        ] {
            assert_eq!(Change::of(event, before), told);
        }
        assert_eq!(Change::LetGo.words(), "its clock was let go");
        assert_eq!(Change::Added.words(), "time was added");
    }
}
