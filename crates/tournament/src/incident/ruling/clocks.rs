//! The clocks with which play goes on, and what they rest on.

use adoube_chess::{BySide, Side};

use super::ClocksAs;
use super::offer::Offer;
use super::requested_remedy::Deduct;
use crate::board::{Basis, GivesBack, Remedy, Span, total};
use crate::catalogue_message::CatalogueMessage;
use crate::clock::MAX_CLOCK;
use crate::incident::absence::Absence;
use crate::note::{Note, note};
use crate::refusal::Refusal;
use crate::time::{Millis, Time};

fn signed(time: Millis) -> i128 {
    time.0.into()
}

impl Offer<'_> {
    pub(super) fn resume(
        &self,
        clocks: ClocksAs,
        deduct: Deduct,
        add: BySide<Millis>,
    ) -> Result<Remedy, Refusal> {
        let basis = Basis {
            deducted: self.deducted(deduct)?,
            added: add,
            ..self.basis(clocks)
        };
        let BySide { white, black } = self.set_by(&basis)?;
        Ok(Remedy::Resume {
            white,
            black,
            basis: Box::new(basis),
        })
    }

    /// What is taken off each clock. Where both players were disconnected, by an outage of the coordinator
    /// perhaps, nobody's time is taken unless he is named.
    fn deducted(&self, deduct: Deduct) -> Result<BySide<Millis>, Refusal> {
        let (board, absent) = (self.board.opened().board, self.away_at_once());
        if deduct.time == Millis::ZERO {
            return Ok(BySide::both(Millis::ZERO));
        }
        let from = match (deduct.from, absent) {
            (
                _,
                BySide {
                    white: false,
                    black: false,
                },
            ) => Err(Refusal::CannotBe(note!(
                "deduct-from-nobody" => "nobody was disconnected on {board}: there is nobody to deduct time from",
                board
            ))),
            (
                None,
                BySide {
                    white: true,
                    black: true,
                },
            ) => {
                let message = CatalogueMessage::new("refusal-deduct-from-whom");
                Err(Refusal::Stated(message.text("board", board)))
            }
            (from, absent) => Ok(from.unwrap_or(absent)),
        }?;
        let wrong = Side::ALL
            .into_iter()
            .find(|side| from[*side] && !absent[*side]);
        if let Some(side) = wrong {
            let name = side.name();
            return Err(Refusal::against(
                "O 18.9 b",
                note!(
                    "not-disconnected" => "{name} was not disconnected on {board}: time of the disconnected player \
                        alone is deducted",
                    side = name.to_lowercase(), board
                ),
            ));
        }
        Ok(from.map(|from| if from { deduct.time } else { Millis::ZERO }))
    }

    /// With nothing deducted or added.
    fn basis(&self, clocks: ClocksAs) -> Basis {
        let spans = self.spans(clocks);
        let gives = match clocks {
            ClocksAs::LastContact | ClocksAs::Detection => {
                self.board.gives_back(self.incident, &spans, self.now)
            }
            ClocksAs::Now | ClocksAs::Typed { .. } => GivesBack::default(),
        };
        Basis {
            clocks,
            stood: self.board.move_anew(&self.board.reading(self.now)),
            spans,
            back: gives.back,
            earlier: gives.earlier,
            elsewhere: total(&gives.by),
            by: gives.by,
            kept: gives.kept,
            settled: gives.settled,
            ..Basis::default()
        }
    }

    /// When seats of the incident were away, as far as what was charged then is to be given back.
    fn spans(&self, clocks: ClocksAs) -> Vec<Span> {
        let from: fn(&Absence) -> Time = match clocks {
            ClocksAs::LastContact => |absence| absence.contact.at,
            ClocksAs::Detection => |absence| absence.detected.at,
            ClocksAs::Now | ClocksAs::Typed { .. } => return Vec::new(),
        };
        let span = |absence: &Absence| Span {
            from: from(absence),
            to: absence.back.as_ref().map_or(self.now, |back| back.at),
        };
        self.absences().map(span).collect()
    }

    /// Both clocks by a basis, where they can be.
    fn set_by(&self, basis: &Basis) -> Result<BySide<Millis>, Refusal> {
        let due = match basis.clocks {
            ClocksAs::Typed { white, black } => BySide::new(white, black).map(signed),
            ClocksAs::LastContact | ClocksAs::Detection | ClocksAs::Now => {
                BySide::from_fn(|side| {
                    let earlier = i128::from(basis.earlier[side]);
                    let kept = signed(total(&basis.kept)[side]);
                    signed(basis.stood[side]) + signed(basis.back[side]) - earlier + kept
                })
            }
        };
        let mut sides = BySide::both(Millis::ZERO);
        for (side, due) in due.sides() {
            let (taken, has) = (basis.deducted[side], due + signed(basis.added[side]));
            let left = has - signed(taken);
            let range = 1..=signed(MAX_CLOCK);
            let fits = u64::try_from(left).ok().filter(|_| range.contains(&left));
            let Some(left) = fits else {
                return Err(self.impossible(basis.clocks, side, has, taken));
            };
            sides[side] = Millis(left);
        }
        Ok(sides)
    }

    /// Why a clock cannot be set so.
    fn impossible(&self, clocks: ClocksAs, side: Side, has: i128, taken: Millis) -> Refusal {
        let shown = |time: i128| Millis(u64::try_from(time.max(0)).unwrap_or(u64::MAX));
        let (name, side) = (side.name(), side.word());
        let left = shown(has - signed(taken));
        let has = shown(has);
        let why = if taken > Millis::ZERO && taken >= has {
            let text = format!("{name} would have {has}: {taken} cannot be deducted");
            match has.less(Millis(1)) {
                Millis::ZERO => note!("deduct-nothing" => "{text}, nothing can", side, has, taken),
                most => note!(
                    "deduct-less" => "{text}, {most} at most can", side, has, taken, most
                ),
            }
        } else {
            note!(
                "clock-out-of-range" => "{name} would have {left}: a clock has more than 0 and at most {MAX_CLOCK}",
                side, has = left, most = MAX_CLOCK
            )
        };
        Refusal::ClockOfRuling {
            board: self.board.opened().board,
            why,
            beside: self.not_given(clocks),
        }
    }

    /// What an arbiter has to know of the clocks: in whose place they stand, and what of the absence is
    /// not given back, and why.
    pub(super) fn notes(&self, clocks: ClocksAs) -> Vec<Note> {
        let earlier = self.board.last_of(self.incident);
        let of_earlier = |word, how: &str| {
            earlier.map(|earlier| note!(word => "{how} ruling {earlier}", ruling = earlier))
        };
        match clocks {
            ClocksAs::LastContact | ClocksAs::Detection => {
                let place = of_earlier("in-place", "replaces").into_iter();
                place.chain(self.not_given(clocks)).collect()
            }
            ClocksAs::Now => of_earlier("on-top", "adds to").into_iter().collect(),
            ClocksAs::Typed { .. } => Vec::new(),
        }
    }

    fn not_given(&self, clocks: ClocksAs) -> Vec<Note> {
        let basis = self.basis(clocks);
        let refunded = self
            .board
            .gives_back(self.incident, &basis.spans, self.now)
            .refunded;
        let by_hand = amounts(refunded).map(|(said, BySide { white, black })| {
            note!(
                "given-by-hand" => "{said}: an arbiter gave this back already, for the physical board",
                white, black
            )
        });
        let given = basis.by.iter().filter_map(|share| {
            let (said, BySide { white, black }) = amounts(share.given)?;
            let ruling = share.ruling;
            Some(note!(
                "given-already" => "{said}: ruling {ruling} gave this back already",
                white, black, ruling
            ))
        });
        let kept = basis.kept.iter().filter_map(|share| {
            let (said, BySide { white, black }) = amounts(share.given)?;
            let ruling = share.ruling;
            Some(note!(
                "stays-given" => "{said}: stays given back, by ruling {ruling}",
                white, black, ruling
            ))
        });
        let settled = amounts(basis.settled).map(|(said, BySide { white, black })| {
            note!(
                "settled" => "not given back: {said}, which ran before an arbiter set the clock",
                white, black
            )
        });
        given.chain(by_hand).chain(kept).chain(settled).collect()
    }
}

/// `White's 0:00:20.250 and Black's 0:00:10`, as the record has it, and each side's alone, empty for no time; none for
/// nothing.
pub fn amounts(of: BySide<Millis>) -> Option<(String, BySide<String>)> {
    let some = of.sides().filter(|(_, amount)| *amount > Millis::ZERO);
    let words: Vec<String> = some
        .map(|(side, amount)| format!("{side}'s {amount}"))
        .collect();
    let each = of.map(|amount| {
        if amount > Millis::ZERO {
            amount.to_string()
        } else {
            String::new()
        }
    });
    (!words.is_empty()).then(|| (words.join(" and "), each))
}
