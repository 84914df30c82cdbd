//! What a requested remedy comes to on a board.

use adoube_chess::BySide;

use super::requested_remedy::{RequestedRemedy, Verdict};
use super::{Kind, words};
use crate::actor::Role;
use crate::board::{Board, Remedy, Score};
use crate::ids::BoardId;
use crate::incident::absence::Absence;
use crate::note::{Note, note};
use crate::refusal::Refusal;
use crate::time::{Millis, Time};

/// An offer that differs when it is worked out so much later runs with a clock.
const A_MOMENT: Millis = Millis::from_seconds(1);

/// What a requested remedy comes to on one board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offered {
    /// Which.
    pub board: BoardId,
    /// What kind of ruling it is here.
    pub kind: Kind,
    /// The last record that changed its position or clocks.
    pub seen: u64,
    /// What becomes of it.
    pub remedy: Remedy,
    /// The device notes of the board that the ruling cites, in order.
    pub cites: Vec<u32>,
    /// The same in words.
    pub text: String,
    /// Both clocks as they stand.
    pub before: BySide<Millis>,
    /// As the ruling would set them; none where it sets none.
    pub after: Option<BySide<Millis>>,
    /// Half-moves that were on the board when a seat of the incident was last heard for the first
    /// time.
    pub contact_ply: u32,
    /// How long after both are ready the clock is to start.
    pub start_in: Millis,
    /// What is to be known besides; the text says it too.
    pub notes: Vec<Note>,
    /// What an arbiter is asked about before he confirms it; the text says it too.
    pub remarks: Vec<Note>,
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
    /// Works a requested remedy out.
    pub fn of(&self, requested: &RequestedRemedy) -> Result<Offered, Refusal> {
        self.board.can_be_ruled(self.incident)?;
        let remedy = self.remedy(requested)?;
        if let Remedy::Result { score } = remedy {
            self.is_another(score)?;
        }
        let (notes, remarks) = (
            self.of_note(requested, &remedy),
            self.beyond(requested, &remedy),
        );
        let known = notes.iter().map(|note| format!("; {note}"));
        let asked = remarks.iter().map(|remark| format!("; REMARK: {remark}"));
        let told: String = known.chain(asked).collect();
        Ok(Offered {
            board: self.board.opened().board,
            kind: self.kind(requested),
            seen: requested.last_change(self.board).0,
            text: words::consequence(Some(self.board), &remedy, self.start_in) + &told,
            start_in: self.start_in,
            cites: Vec::new(),
            notes,
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

    /// What a requested remedy comes to on the board as it stands.
    fn remedy(&self, requested: &RequestedRemedy) -> Result<Remedy, Refusal> {
        match requested {
            RequestedRemedy::Resume {
                clocks,
                deduct,
                add,
            } => self.resume(*clocks, *deduct, *add),
            RequestedRemedy::Restart(control) => self
                .control(control)
                .map(|control| Remedy::Restart { control }),
            RequestedRemedy::Result(verdict) => {
                self.score(*verdict).map(|score| Remedy::Result { score })
            }
            RequestedRemedy::Postpone => Ok(Remedy::Postpone),
        }
    }

    /// A result that is approved is ruled anew only where it is another.
    fn is_another(&self, ruled: Score) -> Result<(), Refusal> {
        let result = self.board.phase().result();
        let is_same = result.is_some_and(|(score, _)| score == ruled);
        if is_same && self.board.approval().is_approved() {
            return Err(Refusal::NothingToDo);
        }
        Ok(())
    }

    /// What stands that the ruling takes back, and how what it makes can be taken back.
    fn of_result(&self, remedy: &Remedy) -> Vec<Note> {
        let mut notes = Vec::new();
        if let Some((score, ending)) = self.board.phase().result() {
            let (score, ending) = (words::score_text(score), ending.name());
            match (self.board.result_by(), remedy) {
                (Some(ruling), _) => notes.push(note!(
                    "takes-back" => "cancels the result {score} of ruling {ruling}", score, ruling
                )),
                (None, Remedy::Result { .. }) => {}
                (None, Remedy::Resume { .. } | Remedy::Restart { .. } | Remedy::Postpone) => {
                    notes.push(note!(
                        "had-ended" => "the game had ended {score} ({ending})", score, ending
                    ));
                }
            }
        }
        if let Remedy::Result { .. } = remedy {
            notes.push(note!(
                "can-be-taken-back" => "another ruling can cancel it until the round is closed"
            ));
        }
        notes
    }

    fn contact_ply(&self) -> u32 {
        let plies = self.absences().map(|absence| absence.contact.ply);
        plies.min().unwrap_or_else(|| self.board.ply())
    }

    fn of_note(&self, requested: &RequestedRemedy, remedy: &Remedy) -> Vec<Note> {
        let mut notes = Vec::new();
        if let (RequestedRemedy::Restart(wanted), Remedy::Restart { control }) = (requested, remedy)
        {
            notes.extend(self.of_control(wanted, control));
        }
        if let Remedy::Resume { .. } | Remedy::Restart { .. } = remedy {
            notes.extend(self.lifted());
            notes.extend(self.hold_note());
        }
        notes.extend(self.of_result(remedy));
        if let RequestedRemedy::Resume { clocks, .. } = requested {
            notes.extend(self.notes(*clocks));
        }
        notes.extend(self.runs_on(requested, remedy));
        notes
    }

    /// A clock that runs has less once the offer is confirmed than it is shown with, unless it is set to what does
    /// not hang on how long it ran.
    fn runs_on(&self, requested: &RequestedRemedy, remedy: &Remedy) -> Option<Note> {
        let side = self.board.clock().running()?;
        let later = Self {
            now: self.now + A_MOMENT,
            ..*self
        };
        let later = later.remedy(requested).ok();
        let has = |remedy: &Remedy| after(remedy).map(|clocks| clocks[side]);
        if later.as_ref().and_then(has) == has(remedy) {
            return None;
        }
        Some(note!("runs-on" => "the clock keeps running until you confirm"))
    }

    /// Once both are ready the clock starts, though an arbiter had stopped it.
    fn lifted(&self) -> Option<Note> {
        if let Some(put_off) = self.board.postponed_by() {
            return Some(note!(
                "begins-again" => "resumes the game that ruling {put_off} postponed",
                ruling = put_off
            ));
        }
        let (office, why) = self.board.stopped_by_arbiter()?;
        let whose = office.map_or("an arbiter", Role::in_words);
        let text = format!("ends the pause by {whose}");
        let text = why.map_or_else(|| text.clone(), |why| format!("{text}: {why}"));
        let word = match (office, why) {
            (None, None) => "lifts-pause-no-reason",
            (None, Some(_)) => "lifts-pause",
            (Some(_), None) => "lifts-pause-by-no-reason",
            (Some(_), Some(_)) => "lifts-pause-by",
        };
        let mut note = Note::new(word, [], text);
        if let Some(office) = office {
            note = note.and("office", office.name().to_owned());
        }
        Some(match why {
            Some(why) => note.and("why", why.to_owned()),
            None => note,
        })
    }

    /// No clock starts while a hold of the venue or the round is on.
    fn hold_note(&self) -> Option<Note> {
        let holds = self.board.holds_named().join(", ");
        if holds.is_empty() {
            return None;
        }
        Some(note!(
            "held" => "pause {holds} stops this board: its clock starts only after the pause \
                       ends", holds
        ))
    }

    pub(super) fn absences(&self) -> impl Iterator<Item = &Absence> {
        let (board, attempt) = (self.board.opened().board, self.board.attempt());
        let here = move |absence: &&Absence| absence.board == board && absence.attempt == attempt;
        self.absences.iter().filter(here)
    }

    /// Whose seats were away.
    pub(super) fn absent(&self) -> BySide<bool> {
        BySide::from_fn(|side| self.absences().any(|absence| absence.side == side))
    }

    /// The same, and whose opponents were away at the same time, in whichever incident: whose number is typed
    /// does not say who was away alone.
    pub(super) fn away_at_once(&self) -> BySide<bool> {
        let mut away = self.absent();
        for absence in self.absences() {
            let other = absence.side.other();
            let until = absence.back.as_ref().map_or(self.now, |back| back.at);
            away[other] |= self.board.was_away(other, absence.contact.at, until);
        }
        away
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
            Verdict::AbsentLoses => match self.away_at_once() {
                BySide {
                    white: true,
                    black: false,
                } => Ok(Score {
                    white: loss,
                    black: win,
                }),
                BySide {
                    white: false,
                    black: true,
                } => Ok(Score {
                    white: win,
                    black: loss,
                }),
                absent => Err(Refusal::CannotBe(self.no_one_absent(absent))),
            },
        }
    }

    /// Why nobody loses for being away alone.
    fn no_one_absent(&self, absent: BySide<bool>) -> Note {
        let board = self.board.opened().board;
        let mut here = self
            .absences
            .iter()
            .filter(|absence| absence.board == board);
        let (word, why) = match absent {
            BySide {
                white: true,
                black: true,
            } if self.absent() != absent => (
                "both-away-at-once",
                format!(
                    "both players of {board} were disconnected at the same time, in two incidents"
                ),
            ),
            BySide {
                white: true,
                black: true,
            } => (
                "both-away",
                format!("both players of {board} were disconnected"),
            ),
            _ if here.next().is_some() => (
                "another-game",
                format!("another game of {board} began since that silence"),
            ),
            _ => ("nobody-away", format!("nobody of {board} was disconnected")),
        };
        note!(word => "{why}: type the score", board)
    }
}

/// Both clocks as a remedy sets them.
fn after(remedy: &Remedy) -> Option<BySide<Millis>> {
    match remedy {
        Remedy::Resume { white, black, .. } => Some(BySide::new(*white, *black)),
        Remedy::Restart { control } => Some(BySide::from_fn(|side| {
            control.period(side, 0).on_the_clock()
        })),
        Remedy::Result { .. } | Remedy::Postpone => None,
    }
}
