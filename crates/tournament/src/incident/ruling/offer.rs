//! What a wish comes to on a board.

use std::sync::Arc;

use adoube_chess::Side;

use super::refund::{From, refund};
use super::shorter::{is_shorter, shorter};
use super::wish::{ClocksAs, Control, Verdict, Wish};
use super::words;
use crate::board::{Board, Phase, Remedy, RulingRef, Score};
use crate::clock::{MAX_CLOCK, Reading, TimeControl};
use crate::ids::BoardId;
use crate::incident::absence::{Absence, Moment};
use crate::refusal::Refusal;
use crate::time::{Millis, Time};

/// What a wish comes to on one board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offered {
    /// Which.
    pub board: BoardId,
    /// The last record that changed its position or clocks.
    pub seen: u64,
    /// What becomes of it.
    pub remedy: Remedy,
    /// The same in words.
    pub text: String,
    /// Both clocks as they stand.
    pub before: [Millis; 2],
    /// As the ruling would set them; none where it sets none.
    pub after: Option<[Millis; 2]>,
    /// Half-moves that were on the board when a seat of the incident was last heard for the first
    /// time.
    pub contact_ply: u32,
}

/// A board, and what of the incident happened on it.
#[derive(Debug, Clone, Copy)]
pub struct Offer<'a> {
    /// The board as it stands.
    pub board: &'a Board,
    /// All absences of the incident.
    pub absences: &'a [Absence],
    /// The last ruling of the incident that set the board's clocks, and by how much all of them set
    /// each forward, milliseconds.
    pub earlier: (Option<RulingRef>, [i64; 2]),
    /// When the ruling is worked out.
    pub now: Time,
    /// How long after both are ready the clock is to start.
    pub start_in: Millis,
}

impl Offer<'_> {
    /// Works a wish out.
    pub fn of(&self, wish: &Wish) -> Result<Offered, Refusal> {
        if let Phase::Waiting = self.board.phase() {
            return Err(Refusal::NotStarted);
        }
        if self.board.is_finished() {
            self.board.open_to_rulings()?;
        }
        let remedy = match wish {
            Wish::Resume {
                clocks,
                deduct,
                add,
            } => self.resume(*clocks, *deduct, *add)?,
            Wish::Restart(control) => Remedy::Restart {
                control: self.control(control)?,
            },
            Wish::Result(verdict) => Remedy::Result {
                score: self.score(*verdict)?,
            },
            Wish::Postpone => Remedy::Postpone,
        };
        Ok(Offered {
            board: self.board.opened().board,
            seen: self.board.changed(),
            text: self.in_words(wish, &remedy),
            before: self
                .board
                .reading(self.now)
                .sides
                .map(|side| side.remaining),
            after: after(&remedy),
            contact_ply: self.contact_ply(),
            remedy,
        })
    }

    fn contact_ply(&self) -> u32 {
        let plies = self.absences().map(|absence| absence.contact.ply);
        plies.min().unwrap_or_else(|| self.board.ply())
    }

    fn in_words(&self, wish: &Wish, remedy: &Remedy) -> String {
        let mut text = words::consequence(Some(self.board), remedy, self.start_in);
        if let Remedy::Resume { .. } | Remedy::Restart { .. } = remedy {
            text.push_str(&self.lifted());
        }
        let (Wish::Resume { clocks, .. }, Some(earlier)) = (wish, self.earlier.0) else {
            return text;
        };
        let RulingRef { incident, ruling } = earlier;
        match clocks {
            ClocksAs::LastContact | ClocksAs::Detection => {
                format!("{text}; in the place of ruling {incident}.{ruling}")
            }
            ClocksAs::Now => format!("{text}; on top of ruling {incident}.{ruling}"),
            ClocksAs::Typed { .. } => text,
        }
    }

    /// Once both are ready the clock starts, though an arbiter had stopped it.
    fn lifted(&self) -> String {
        match self.board.stopped_by_arbiter() {
            Some((Some(person), why)) => format!("; lifts the pause by {person}: {why}"),
            Some((None, why)) => format!("; lifts an arbiter's pause: {why}"),
            None => String::new(),
        }
    }

    fn absences(&self) -> impl Iterator<Item = &Absence> {
        let (board, attempt) = (self.board.opened().board, self.board.attempt());
        let here = move |absence: &&Absence| absence.board == board && absence.attempt == attempt;
        self.absences.iter().filter(here)
    }

    /// Whose seats were away.
    fn absent(&self) -> [bool; 2] {
        Side::ALL.map(|side| self.absences().any(|absence| absence.side == side))
    }

    fn resume(
        &self,
        clocks: ClocksAs,
        deduct: Millis,
        add: [Millis; 2],
    ) -> Result<Remedy, Refusal> {
        let mut sides = self.clocks(clocks);
        let absent = self.absent();
        if deduct > Millis::ZERO && absent == [false; 2] {
            return Err(Refusal::Invalid(format!(
                "nobody was disconnected on {}: there is nobody to deduct time from",
                self.board.opened().board
            )));
        }
        for index in 0..2 {
            let has = sides[index];
            if absent[index] {
                sides[index] = has.less(deduct);
            }
            sides[index] += add[index];
            if sides[index] == Millis::ZERO || sides[index] > MAX_CLOCK {
                let deducted = absent[index] && deduct > Millis::ZERO && deduct >= has;
                let why = if deducted {
                    format!(
                        "{} has {has}, {deduct} cannot be taken",
                        words::NAMES[index]
                    )
                } else {
                    format!(
                        "{} would have {}: a clock has more than 0 and at most {MAX_CLOCK}",
                        words::NAMES[index],
                        sides[index]
                    )
                };
                let board = self.board.opened().board;
                return Err(Refusal::ClockOfRuling { board, why });
            }
        }
        let [white, black] = sides;
        Ok(Remedy::Resume { white, black })
    }

    fn clocks(&self, wanted: ClocksAs) -> [Millis; 2] {
        let now = Moment::of(self.board, self.now);
        let shown = self.move_anew(&now.clocks);
        let given_back = |from| {
            let moved = self.board.after_last_move();
            let back = refund(self.absences(), from, &now, &moved);
            // A further ruling stands in the place of the earlier ones: it gives nothing twice.
            let given = self.earlier.1;
            Side::ALL.map(|side| {
                let due = shown[side.index()] + back[side.index()];
                Millis(
                    due.0
                        .saturating_add_signed(given[side.index()].saturating_neg()),
                )
            })
        };
        match wanted {
            ClocksAs::LastContact => given_back(From::Contact),
            ClocksAs::Detection => given_back(From::Detection),
            ClocksAs::Now => shown,
            ClocksAs::Typed { white, black } => [white, black],
        }
    }

    /// Both clocks, the move in hand begun anew: Bronstein's clock gets back what it gives for it.
    fn move_anew(&self, clocks: &Reading) -> [Millis; 2] {
        let to_move = self.board.line().position().side_to_move();
        let control = self.board.clock().control();
        Side::ALL.map(|side| {
            let shown = clocks.sides[side.index()];
            let extra = control.period(side, shown.period).extra;
            let thought = if side == to_move {
                clocks.thought
            } else {
                Millis::ZERO
            };
            shown.remaining + extra.given_back(thought)
        })
    }

    fn control(&self, wanted: &Control) -> Result<Arc<TimeControl>, Refusal> {
        let current = self.board.clock().control();
        match wanted {
            Control::Same => Ok(Arc::new(current.clone())),
            Control::WorkedOut => shorter(current, self.now.since(self.board.began())),
            Control::Typed(typed) if is_shorter(typed, current) => Ok(Arc::clone(typed)),
            Control::Typed(typed) => Err(Refusal::AgainstRegulations {
                article: "O 18.9 d",
                why: format!("{typed} is not shorter than {current}"),
            }),
        }
    }

    fn score(&self, verdict: Verdict) -> Result<Score, Refusal> {
        let terms = &self.board.opened().terms;
        let (win, loss) = (terms.win_halves, terms.loss_halves);
        match verdict {
            Verdict::Score(score) => Ok(score),
            Verdict::Drawn => Ok(self.board.drawn()),
            Verdict::BothLose => Ok(Score {
                white: loss,
                black: loss,
            }),
            Verdict::AbsentLoses => match self.absent() {
                [true, false] => Ok(Score {
                    white: loss,
                    black: win,
                }),
                [false, true] => Ok(Score {
                    white: win,
                    black: loss,
                }),
                _ => Err(Refusal::Invalid(format!(
                    "not exactly one player of {} was disconnected: type the score",
                    self.board.opened().board
                ))),
            },
        }
    }
}

/// Both clocks as a remedy sets them.
fn after(remedy: &Remedy) -> Option<[Millis; 2]> {
    match remedy {
        Remedy::Resume { white, black } => Some([*white, *black]),
        Remedy::Restart { control } => {
            Some(Side::ALL.map(|side| control.period(side, 0).on_the_clock()))
        }
        Remedy::Result { .. } | Remedy::Postpone => None,
    }
}
