//! What changed the position, clocks or result of a board last, as an arbiter is told who looked before.

use super::ending::Ending;
use super::{Board, Phase};
use crate::ids::RulingRef;
use crate::note::{Note, note};

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
    Penalised,
    CameLate,
    Outage,
    Ruled(RulingRef),
    /// The ruling that began another game stays the last change, where one did.
    NewGame,
    Restored,
    Reopened,
    Corrected,
    Reversed,
    NewStart,
    Ended(Ending),
    Disconnected,
    Reconnected,
    SeatMoved,
    Checked,
    PublishedAgain,
    Other,
}

impl Change {
    /// The last change of a board, after another one: a new game that a ruling began is the ruling's doing.
    pub(super) const fn after(self, before: Self) -> Self {
        match (self, before) {
            (Self::Reversed | Self::NewStart | Self::NewGame, Self::Ruled(_)) => before,
            (Self::Reversed | Self::NewStart, _) => Self::NewGame,
            _ => self,
        }
    }

    /// A stable word for it, and its English.
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::None => ("nothing", "nothing was done on it yet"),
            Self::Began => ("began", "its game began"),
            Self::Moved => ("moved", "a move was made"),
            Self::Stopped => ("stopped", "its clocks were stopped"),
            Self::LetGo => ("let-go", "its clock was let go"),
            Self::Set => ("set", "its clocks were set"),
            Self::Added => ("added", "time was added"),
            Self::Penalised => ("penalised", "a penalty changed its clocks"),
            Self::CameLate => ("came-late", "an absent player was charged"),
            Self::Outage => (
                "outage",
                "its clocks were stopped by an outage of the server",
            ),
            Self::Ruled(_) => ("ruled", "it was ruled on"),
            Self::NewGame => ("began-anew", "its game began anew"),
            Self::Restored => ("restored", "an earlier position was restored"),
            Self::Reopened => ("reopened", "its game was opened again"),
            Self::Corrected => ("corrected", "its result was corrected"),
            Self::Reversed => ("reversed", "its colours were reversed"),
            Self::NewStart => ("new-start", "its game was restarted from another position"),
            Self::Ended(_) => ("over", "its game ended"),
            Self::Disconnected => ("disconnected", "a player was disconnected"),
            Self::Reconnected => ("reconnected", "a player reconnected"),
            Self::SeatMoved => ("seat-moved", "a player was moved to another device"),
            Self::Checked => ("checked", "a player's check was recorded or waived"),
            Self::PublishedAgain => ("published-again", "its round was published again"),
            Self::Other => ("other", "its position or clocks were changed"),
        }
    }

    pub(super) fn note(self) -> Note {
        if let Self::Ended(ending) = self {
            return ended(ending);
        }
        let (word, text) = self.words();
        note!(word => "{text}")
    }
}

fn ended(ending: Ending) -> Note {
    let ending = ending.name();
    note!("ended" => "it has ended ({ending})", ending)
}

impl Board {
    /// The record of the last change, and what changed; a connection that broke or came back counts as one.
    pub fn last_change_or_presence(&self) -> (u64, Note) {
        let changed = (self.changed(), self.last_change());
        let presence = self.last_of_presence();
        presence
            .filter(|(record, _)| *record > changed.0)
            .unwrap_or(changed)
    }

    /// What changed last: whoever looked before that is told so.
    pub fn last_change(&self) -> Note {
        let changed = self.stream.change;
        match (&self.play.phase, changed) {
            (_, Change::Ruled(ruling)) => note!(
                "carried-out" => "ruling {ruling} was carried out on it", ruling
            ),
            (_, Change::Corrected) => changed.note(),
            (Phase::Finished { ending, .. }, _) => ended(*ending),
            (_, Change::Moved) => {
                let (plies, last) = (self.ply().to_string(), self.last_san().to_owned());
                note!("moved-to" => "it has {plies} half-moves, the last is {last}", plies, last)
            }
            _ => changed.note(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::event::{Event, Restarted, Resumed, TimeAdded};
    use crate::clock::Clock;
    use crate::time::Time;
    use adoube_chess::BySide;

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
        let resumed = Event::Resumed(Resumed {
            reason: Some(reason()),
            clocks,
        });
        let added = Event::TimeAdded(TimeAdded {
            added: BySide::both(crate::time::Millis(1)),
            clocks,
            reason: reason(),
            gives_back: Vec::new(),
        });
        let anew = Event::Restarted(Restarted {
            attempt: 2,
            reversed: false,
            times: None,
            control: std::sync::Arc::new("5400+30".parse().unwrap()),
            fen: None,
            reason: reason(),
            clocks,
        });
        for (event, before, told) in [
            (&resumed, Change::Moved, Change::LetGo),
            (&added, Change::LetGo, Change::Added),
            (&anew, Change::Ruled(ruling), Change::Ruled(ruling)),
            (&anew, Change::Moved, Change::NewGame),
        ] {
            assert_eq!(event.facts().change.after(before), told);
        }
        assert_eq!(Change::LetGo.note().text, "its clock was let go");
        assert_eq!(Change::Added.note().text, "time was added");
    }
}
