//! Clocks and time controls far from what the game has: nothing forbids them, and they are mostly a slip of the hand, so they are
//! remarked on. By the measures of `adoube clock set` and `adoube clock add`.

use adoube_chess::Side;

use super::offer::Offer;
use super::wish::{ClocksAs, Wish};
use super::words::{self, clock};
use crate::board::Remedy;
use crate::clock::TimeControl;
use crate::note::Note;
use crate::time::Millis;

impl Offer<'_> {
    /// Time given that is more than half of what the game brings a side; a clock typed that is more than all
    /// of that, or less than a tenth of what stands.
    pub(super) fn beyond(&self, wish: &Wish, remedy: &Remedy) -> Vec<Note> {
        if let Remedy::Restart { control } = remedy {
            return self.far_shorter(control);
        }
        let Wish::Resume { clocks, add, .. } = wish else {
            return Vec::new();
        };
        let stand = self.board.reading(self.now).sides;
        let mut remarks = Vec::new();
        for side in Side::ALL {
            let (index, name) = (side.index(), words::NAMES[side.index()]);
            let (given, whole) = (add[index], self.whole(side));
            let more = |word, verb, time| {
                let control = self.board.clock().control().to_string();
                let (time, brings) = (clock(time, true), clock(whole, false));
                let text =
                    format!("{name} would {verb} {time}: {control} brings {brings} in sixty moves");
                let filled = [
                    ("side", name.to_lowercase()),
                    ("time", time),
                    ("control", control),
                    ("brings", brings),
                ];
                Note::new(word, filled, text)
            };
            if given.0 > whole.0 / 2 {
                remarks.push(more("gets-much", "get", given));
            }
            let ClocksAs::Typed { white, black } = clocks else {
                continue;
            };
            let (typed, stood) = ([*white, *black][index], stand[index].remaining);
            if typed > whole {
                remarks.push(more("has-much", "have", typed));
            } else if typed.0 < stood.0 / 10 {
                let (time, stood) = (clock(typed, true), clock(stood, false));
                let text = format!(
                    "{name} would have {time}, less than a tenth of the {stood} that he has now"
                );
                let filled = [
                    ("side", name.to_lowercase()),
                    ("time", time),
                    ("stood", stood),
                ];
                remarks.push(Note::new("has-little", filled, text));
            }
        }
        remarks
    }

    /// Nothing of the event's own. A time control by which the game is of another class, or that brings a side less than a tenth of what it
    /// had: what is rated as standard play, and counts for a norm, does not as rapid or blitz.
    fn far_shorter(&self, control: &TimeControl) -> Vec<Note> {
        let current = self.measure();
        let mut remarks = Vec::new();
        if control == self.of_event() {
            return remarks;
        }
        let [class, was] = [control, current].map(|one| one.class().name());
        if class != was {
            let text = format!("{control} is {class}, and the game is {was}");
            let filled = [
                ("control", control.to_string()),
                ("class", class.to_owned()),
                ("was", was.to_owned()),
            ];
            remarks.push(Note::new("another-class", filled, text));
        }
        let [brings, brought] = [control, current].map(TimeControl::over_sixty_moves);
        if brings.0 < brought.0 / 10 {
            let [brings, brought] = [brings, brought].map(|time| clock(time, true));
            let text = format!(
                "{control} brings {brings} in sixty moves, less than a tenth of the {brought} of {current}"
            );
            let filled = [
                ("control", control.to_string()),
                ("brings", brings),
                ("brought", brought),
                ("current", current.to_string()),
            ];
            remarks.push(Note::new("far-shorter", filled, text));
        }
        remarks
    }

    /// What the game's time control gives a side, base times and sixty increments.
    fn whole(&self, side: Side) -> Millis {
        self.board.clock().control().side_over_sixty_moves(side)
    }
}
