//! What officials set right on a board before its first move: with the publication of its round it is taken back,
//! unless it goes into the round's draft.

use std::fmt::Write as _;

use adoube_chess::{Side, Start};

use super::{Board, Phase};
use crate::ids::PersonId;
use crate::time::Millis;

impl Board {
    /// White and Black, where the players changed sides since they were paired so.
    pub fn reversed_pairing(&self, paired: &[PersonId; 2]) -> Option<[PersonId; 2]> {
        let [white, black] = Side::ALL.map(|side| self.seat(side).person.clone());
        let is_reversed = [&black, &white] == paired.each_ref();
        (is_reversed && white != black).then_some([white, black])
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

    /// What counts no more once the publication is taken back, and how it is done again, a sentence each: what no draft
    /// can keep.
    pub fn undone_with_publication(&self) -> Vec<String> {
        let mut undone = Vec::new();
        undone.extend(self.undone_clocks());
        undone.extend(self.undone_default_time());
        for side in Side::ALL {
            let (id, word) = (self.opened.board, side.word());
            if let Some(assistant) = self.assistant(side) {
                undone.push(format!(
                    "board {id}: {assistant} enters no more moves for {side}: approve that again once the round is \
                     published (`adoube board assistant {id} {word} {assistant} --reason TEXT`)"
                ));
            }
            let moved = self.seat_moves.iter().any(|moved| moved.side == side);
            if moved {
                let device = &self.seat(side).device;
                undone.push(format!(
                    "board {id}: {side} was moved to {device}: look where the new publication seats {side} \
                     (`adoube seat move {id} {word} {device} --reason TEXT`)"
                ));
            }
        }
        undone
    }

    fn undone_clocks(&self) -> Option<String> {
        let id = self.opened.board;
        let attempt = self.attempt();
        let set = self.set_by_hand.iter().rev();
        let set = set.map(|set| (set.attempt, set.after));
        let times = set
            .filter(|(of, _)| *of == attempt)
            .map(|(_, times)| times)
            .next();
        let control = self.clock.control();
        let control = (control != self.event_control()).then(|| control.to_string());
        if times.is_none() && control.is_none() {
            return None;
        }
        let (mut what, mut again) = (Vec::new(), String::new());
        if let Some([white, black]) = times.map(|times| times.map(whole_seconds)) {
            what.push(format!("White {white}, Black {black}"));
            let _ = write!(again, " --white {white} --black {black}");
        }
        if let Some(control) = control {
            what.push(format!("time control {control}"));
            let _ = write!(again, " --control {control}");
        }
        Some(format!(
            "board {id}: the clocks that were set by hand count no more ({}): set them again once the round is published \
             (`adoube clock set {id}{again} --reason TEXT`)",
            what.join(", ")
        ))
    }

    fn undone_default_time(&self) -> Option<String> {
        let id = self.opened.board;
        let (set, own) = (
            self.waiting.default_time,
            self.opened.terms.before.default_time,
        );
        // Once a game has begun nobody waits any more.
        if set == own || self.phase != Phase::Waiting {
            return None;
        }
        let (how_long, again) = match set {
            None => (
                "for as long as an arbiter wants".to_owned(),
                "--until-told".to_owned(),
            ),
            Some(time) => {
                let minutes = time.0.div_ceil(60_000);
                (format!("{minutes} minutes"), format!("--minutes {minutes}"))
            }
        };
        Some(format!(
            "board {id}: it no longer waits {how_long} for a player: extend its default time again once the round is \
             published (`adoube default-time {id} {again} --reason TEXT`)"
        ))
    }
}

/// As it is typed again.
fn whole_seconds(time: Millis) -> Millis {
    time.less(Millis(time.0 % 1_000))
}
