//! Whose time each side has once the colours of a board are reversed: the time of an armageddon game belongs to the
//! colour, the time of a handicap or of an assisted player (O 3.8) to the player.

use std::sync::Arc;

use adoube_chess::{BySide, Side};

use super::Board;
use crate::clock::{Clock, TimeControl};
use crate::note::{Note, note};
use crate::refusal::Refusal;
use crate::time::{Millis, Time};
use crate::words::words;

/// What each side's time control belongs to when colours are reversed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TimeFollows {
    /// White has White's time control after the reversal, too.
    Colour,
    /// Each player keeps their own time control.
    Player,
}

words! {
    TimeFollows {
        Colour = "colour",
        Player = "player",
    }
}

impl Board {
    /// The choices of whoever reverses the colours, with the time control that each leads to; none where both sides
    /// have the same time.
    pub fn reversal_choices(&self) -> Vec<(TimeFollows, TimeControl)> {
        let control = self.clocks.clock.control();
        if control.is_alike() {
            return Vec::new();
        }
        let choices = TimeFollows::ALL.into_iter();
        choices
            .map(|follows| (follows, reversed(control, follows)))
            .collect()
    }

    /// What to know for that choice: where different times come from, and which times set by hand end.
    pub fn reversal_notes(&self) -> Vec<Note> {
        let mut notes = Vec::new();
        let control = self.clocks.clock.control();
        if !control.is_alike() {
            notes.push(if control == self.event_control() {
                times_of_event(control)
            } else {
                times_of_board(control, self.event_control())
            });
        }
        notes.extend(self.opened.terms.draw_odds.map(odds_stay));
        notes.extend(self.set_times_end());
        notes
    }

    /// The consequences of a new game from another start position: which times set by hand end, and whether the board has
    /// a time control of its own.
    pub fn wrong_start_notes(&self) -> Vec<Note> {
        let (control, of_event) = (self.clocks.clock.control(), self.event_control());
        let keeps = (control != of_event).then(|| keeps_control(control, of_event));
        self.set_times_end().into_iter().chain(keeps).collect()
    }

    /// The times that an official set by hand in this game and that its time control does not give: no game after it
    /// begins with them.
    fn set_times(&self) -> Option<BySide<Millis>> {
        let attempt = self.attempt();
        let last = self.clocks.set_by_hand.last();
        let set = last.filter(|set| set.attempt == attempt)?;
        let fresh = Clock::new(Arc::clone(self.clocks.clock.shared_control())).reading(Time(0));
        let fresh = BySide::from_fn(|side| fresh.remaining(side));
        Some(set.after).filter(|after| *after != fresh)
    }

    fn set_times_end(&self) -> Option<Note> {
        self.set_times().map(times_end)
    }

    /// The time control of the game with reversed colours. A choice that would change nothing is refused where times were
    /// set by hand: whoever makes it means those.
    pub(super) fn reversed_control(
        &self,
        follows: Option<TimeFollows>,
    ) -> Result<Arc<TimeControl>, Refusal> {
        let control = self.clocks.clock.shared_control();
        match follows {
            Some(_) if control.is_alike() => match self.set_times() {
                Some(times) => Err(Refusal::CannotBe(times_alike(control, times))),
                None => Ok(Arc::clone(control)),
            },
            None if control.is_alike() => Ok(Arc::clone(control)),
            Some(follows) => Ok(Arc::new(reversed(control, follows))),
            None => Err(Refusal::CannotBe(times_differ(control))),
        }
    }
}

fn reversed(control: &TimeControl, follows: TimeFollows) -> TimeControl {
    match follows {
        TimeFollows::Colour => control.clone(),
        TimeFollows::Player => control.with_sides_swapped(),
    }
}

fn times_of_event(control: &TimeControl) -> Note {
    let (control, written) = (control.to_string(), control.notation());
    note!(
        "times-of-event" => "the event's time control gives White and Black different times ({written}), as in an \
            armageddon game: such times stay with the colours",
        control
    )
}

fn times_of_board(control: &TimeControl, of_event: &TimeControl) -> Note {
    let [written, usual] = [control, of_event].map(TimeControl::notation);
    note!(
        "times-of-board" => "the times of this board were set for it alone ({written}; the event's are {usual}): \
            extra time of an assisted player (O 3.8) goes with the player",
        control, current = of_event
    )
}

fn odds_stay(side: Side) -> Note {
    let word = match side {
        Side::White => "odds-stay-white",
        Side::Black => "odds-stay-black",
    };
    note!(word => "draw odds stay with {side}, whoever has {side} in the new game")
}

fn times_end(times: BySide<Millis>) -> Note {
    let BySide { white, black } = times.map(whole_seconds);
    note!(
        "set-times-end" => "the new game begins with the full times of its time control: times set by hand (White \
            {white}, Black {black}) do not carry over, set them again in the new game",
        white, black
    )
}

fn times_alike(control: &TimeControl, times: BySide<Millis>) -> Note {
    let BySide { white, black } = times.map(whole_seconds);
    let (control, written) = (control.to_string(), control.notation());
    note!(
        "times-alike" => "White and Black have the same time control ({written}), so there is nothing to choose: \
            the new game begins with its full times. Times set by hand (White {white}, Black {black}) do not carry \
            over: leave the choice of times out, and set them again in the new game",
        control, white, black
    )
}

pub(super) fn whole_seconds(time: Millis) -> String {
    time.less(Millis(time.0 % 1_000)).to_string()
}

fn keeps_control(control: &TimeControl, of_event: &TimeControl) -> Note {
    let [written, usual] = [control, of_event].map(TimeControl::notation);
    note!(
        "keeps-control" => "the new game keeps the time control of this board, {written}; the event's is {usual}",
        control, current = of_event
    )
}

fn times_differ(control: &TimeControl) -> Note {
    let [white, black] = Side::ALL.map(|side| control.of_side(side).to_string());
    let written = control.notation();
    note!(
        "times-differ" => "White and Black have different times ({written}): say whether each time stays with the \
            colour, as in an armageddon game, or goes with the player, as extra time of an assisted player does (O \
            3.8): `--times colour` or `--times player`",
        white, black
    )
}
