//! What officials set right on a board before its first move: with the publication of its round it is taken back,
//! unless it goes into the round's draft.

use adoube_chess::{BySide, Side, Start};

use super::reversal::whole_seconds;
use super::{Board, Phase};
use crate::clock::TimeControl;
use crate::ids::PersonId;
use crate::note::{Note, note};

impl Board {
    /// White and Black, where the players changed sides since they were paired so.
    pub fn reversed_pairing(&self, paired: &BySide<PersonId>) -> Option<BySide<PersonId>> {
        let now = BySide::from_fn(|side| self.seat(side).person.clone());
        (now != *paired && now.as_ref().swapped() == paired.as_ref()).then_some(now)
    }

    /// From where the game begins, if that was set right since its round was published.
    pub fn corrected_start(&self, published: Option<&Start>) -> Option<Start> {
        let start = &self.opened.terms.start;
        let usual = Start {
            variant: start.variant,
            fen: None,
        };
        (start != published.unwrap_or(&usual)).then(|| start.clone())
    }

    /// What counts no more once the publication is taken back, a sentence each: what no draft can keep.
    pub fn undone_with_publication(&self) -> Vec<Note> {
        let mut undone = Vec::new();
        undone.extend(self.undone_clocks());
        undone.extend(self.undone_default_time());
        for side in Side::ALL {
            let id = self.opened.board;
            if let Some(assistant) = self.assistant(side) {
                undone.push(note!(
                    "undone-assistant" => "board {id}: {assistant} no longer enters the moves of \
                                           {side}: approve the assistant again after the round is published",
                    board = id, side = side.word(), assistant
                ));
            }
            let moved = self.seats.seat_moves.iter().any(|moved| moved.side == side);
            if moved {
                let device = &self.seat(side).device;
                undone.push(note!(
                    "undone-seat-move" => "board {id}: {side} was moved to {device}: check which \
                                           seat {side} gets when the round is published again",
                    board = id, side = side.word(), device
                ));
            }
        }
        undone
    }

    /// What officials did on the board before its round was published again, which no official did again since: until the
    /// game begins.
    pub fn undone_by_publication(&self) -> impl Iterator<Item = &Note> {
        let done = self.undone_with_publication();
        let undone = self.undone.iter();
        undone.filter(move |note| {
            let is_again = |other: &Note| subject(other) == subject(note);
            self.play.phase == Phase::Waiting && !done.iter().any(is_again)
        })
    }

    fn undone_clocks(&self) -> Option<Note> {
        let id = self.opened.board;
        let attempt = self.attempt();
        let mut set = self.clocks.set_by_hand.iter().rev();
        let times = set.find(|set| set.attempt == attempt).map(|set| set.after);
        let times = times.map(|times| times.map(whole_seconds));
        let control = self.clocks.clock.control();
        let control = (control != self.event_control()).then_some(control);
        let written = control.map(TimeControl::notation);
        let (word, what) = match (&times, &written) {
            (None, None) => return None,
            (Some(BySide { white, black }), None) => {
                ("undone-times", format!("White {white}, Black {black}"))
            }
            (None, Some(control)) => ("undone-control", format!("time control {control}")),
            (Some(BySide { white, black }), Some(control)) => (
                "undone-clocks",
                format!("White {white}, Black {black}, time control {control}"),
            ),
        };
        let mut note = note!(
            word => "board {id}: the clocks set by hand are cancelled ({what}): set them again \
                     after the round is published",
            board = id
        );
        if let Some(BySide { white, black }) = times {
            note = note.and("white", white).and("black", black);
        }
        if let Some(control) = control {
            note = note.and("control", control.to_string());
        }
        Some(note)
    }

    fn undone_default_time(&self) -> Option<Note> {
        let id = self.opened.board;
        let (set, own) = (
            self.seats.waiting.default_time,
            self.opened.terms.before.default_time,
        );
        // Once a game has begun nobody waits any more.
        if set == own || self.play.phase != Phase::Waiting {
            return None;
        }
        let next = "extend its default time again after the round is published";
        Some(match set {
            None => note!(
                "undone-wait-without-limit" => "board {id}: it no longer waits for a player without a limit: \
                    {next}",
                board = id
            ),
            Some(time) => {
                let minutes = time.0.div_ceil(60_000);
                note!(
                    "undone-wait" => "board {id}: players no longer get {minutes} minutes of waiting time: {next}",
                    board = id, minutes
                )
            }
        })
    }
}

/// What was corrected, and for whom: a correction of the same replaces it.
fn subject(note: &Note) -> (&'static str, Option<&str>, Option<&str>) {
    let value = |name: &str| {
        let mut with = note.with.iter();
        with.find(|(known, _)| *known == name)
            .map(|(_, value)| value.as_str())
    };
    let corrected = match note.word {
        "undone-times" | "undone-control" | "undone-clocks" => "clocks",
        "undone-wait" | "undone-wait-without-limit" => "default-time",
        word => word,
    };
    (corrected, value("board"), value("side"))
}
