//! What a wish comes to on a board.

use std::fmt::Write as _;
use std::sync::Arc;

use adoube_chess::Side;

use super::shorter::{self, is_shorter, shorter};
use super::wish::{Control, Verdict, Wish};
use super::words;
use crate::board::{Board, Phase, Remedy, Score};
use crate::clock::TimeControl;
use crate::ids::BoardId;
use crate::incident::absence::Absence;
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
    /// What an arbiter is asked about before he confirms it; the text says it too.
    pub remarks: Vec<String>,
}

/// A board, and what of the incident happened on it.
#[derive(Debug, Clone, Copy)]
pub struct Offer<'a> {
    /// The board as it stands.
    pub board: &'a Board,
    /// All absences of the incident.
    pub absences: &'a [Absence],
    /// The incident's number.
    pub incident: u32,
    /// When the ruling is worked out.
    pub now: Time,
    /// When the offer was that is confirmed by it: a shorter time control is as it was offered.
    pub worked_out: Time,
    /// How long after both are ready the clock is to start.
    pub start_in: Millis,
}

impl Offer<'_> {
    /// Works a wish out.
    pub fn of(&self, wish: &Wish) -> Result<Offered, Refusal> {
        self.board.can_be_ruled(self.incident)?;
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
        if let Remedy::Result { score } = remedy {
            self.is_another(score)?;
        }
        let remarks = self.beyond(wish);
        let remarked = remarks.iter().map(|remark| format!("; REMARK: {remark}"));
        Ok(Offered {
            board: self.board.opened().board,
            seen: self.board.changed(),
            text: self.in_words(wish, &remedy) + &remarked.collect::<String>(),
            remarks,
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

    /// A result that is approved is ruled anew only where it is another.
    fn is_another(&self, ruled: Score) -> Result<(), Refusal> {
        match self.board.phase() {
            Phase::Finished { score, .. }
                if *score == ruled && self.board.approval().is_approved() =>
            {
                Err(Refusal::NothingToDo)
            }
            _ => Ok(()),
        }
    }

    /// What stands that the ruling takes back, and how what it makes can be taken back.
    fn of_result(&self, remedy: &Remedy) -> String {
        let mut text = String::new();
        if let (Phase::Finished { score, .. }, Some(ruling)) =
            (self.board.phase(), self.board.result_by())
        {
            let score = words::score_text(*score);
            let _ = write!(text, "; takes back the result {score} of ruling {ruling}");
        }
        if let (Phase::Finished { score, ending, .. }, None, false) = (
            self.board.phase(),
            self.board.result_by(),
            matches!(remedy, Remedy::Result { .. }),
        ) {
            let score = words::score_text(*score);
            let _ = write!(text, "; the game had ended {score} ({})", ending.name());
        }
        if let Remedy::Result { .. } = remedy {
            text.push_str("; until the round is closed another ruling can take it back");
        }
        text
    }

    fn contact_ply(&self) -> u32 {
        let plies = self.absences().map(|absence| absence.contact.ply);
        plies.min().unwrap_or_else(|| self.board.ply())
    }

    fn in_words(&self, wish: &Wish, remedy: &Remedy) -> String {
        let mut text = words::consequence(Some(self.board), remedy, self.start_in);
        if let (Wish::Restart(wanted), Remedy::Restart { control }) = (wish, remedy) {
            text.push_str(&self.of_control(wanted, control));
        }
        if let Remedy::Resume { .. } | Remedy::Restart { .. } = remedy {
            text.push_str(&self.lifted());
            text.push_str(&self.held());
        }
        text.push_str(&self.of_result(remedy));
        if let Wish::Resume { clocks, .. } = wish {
            text.push_str(&self.notes(*clocks));
        }
        text
    }

    /// Once both are ready the clock starts, though an arbiter had stopped it.
    fn lifted(&self) -> String {
        if let Some(put_off) = self.board.postponed_by() {
            return format!("; begins the game again that ruling {put_off} postponed");
        }
        match self.board.stopped_by_arbiter() {
            Some((Some(office), why)) => {
                format!("; lifts the pause by {}: {why}", office.in_words())
            }
            Some((None, why)) => format!("; lifts an arbiter's pause: {why}"),
            None => String::new(),
        }
    }

    /// No clock starts while a hold of the venue or the round is on.
    fn held(&self) -> String {
        let holds = self.board.holds_in_words();
        holds.map_or_else(String::new, |holds| {
            format!("; {holds}: its clock starts only after that is lifted")
        })
    }

    pub(super) fn absences(&self) -> impl Iterator<Item = &Absence> {
        let (board, attempt) = (self.board.opened().board, self.board.attempt());
        let here = move |absence: &&Absence| absence.board == board && absence.attempt == attempt;
        self.absences.iter().filter(here)
    }

    /// Whose seats were away.
    pub(super) fn absent(&self) -> [bool; 2] {
        Side::ALL.map(|side| self.absences().any(|absence| absence.side == side))
    }

    fn control(&self, wanted: &Control) -> Result<Arc<TimeControl>, Refusal> {
        let current = self.board.clock().control();
        match wanted {
            Control::Same => Ok(Arc::new(current.clone())),
            Control::WorkedOut => shorter(current, self.passed()),
            Control::Typed(typed) if is_shorter(typed, current) => Ok(Arc::clone(typed)),
            Control::Typed(typed) => Err(Refusal::AgainstRegulations {
                article: "O 18.9 d",
                why: shorter::not_shorter(typed, current),
            }),
        }
    }

    /// What a shorter time control brings, and how it was worked out or may have been meant.
    fn of_control(&self, wanted: &Control, control: &TimeControl) -> String {
        let current = self.board.clock().control();
        let beside = || shorter::beside(control, current);
        match wanted {
            Control::Same => String::new(),
            Control::Typed(_) => format!("; {}{}", beside(), shorter::minutes(control, current)),
            Control::WorkedOut => {
                let passed = words::whole(self.passed());
                format!(
                    "; {}: {passed} passed since the game began, so {}: half of that, up to the next \
                     minute, but a quarter and three minutes are left at least",
                    beside(),
                    shorter::taken_off(control, current)
                )
            }
        }
    }

    fn passed(&self) -> Millis {
        self.worked_out.since(self.board.began())
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
                absent => Err(Refusal::Invalid(self.no_one_absent(absent))),
            },
        }
    }

    /// Why nobody loses for being away alone.
    fn no_one_absent(&self, absent: [bool; 2]) -> String {
        let board = self.board.opened().board;
        let mut here = self
            .absences
            .iter()
            .filter(|absence| absence.board == board);
        let why = match absent {
            [true, true] => format!("both players of {board} were disconnected"),
            _ if here.next().is_some() => {
                format!("another game of {board} began since that silence")
            }
            _ => format!("nobody of {board} was disconnected"),
        };
        format!("{why}: type the score")
    }
}

/// Both clocks as a remedy sets them.
fn after(remedy: &Remedy) -> Option<[Millis; 2]> {
    match remedy {
        Remedy::Resume { white, black, .. } => Some([*white, *black]),
        Remedy::Restart { control } => {
            Some(Side::ALL.map(|side| control.period(side, 0).on_the_clock()))
        }
        Remedy::Result { .. } | Remedy::Postpone => None,
    }
}
