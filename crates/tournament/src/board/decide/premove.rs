//! Players' options, and moves that wait for the opponent's (O 3.6).

use adoube_chess::{IllegalReason, Move, Side};

use super::Decision;
use crate::board::command::{SetPremove, SetPremoveWritten};
use crate::board::event::{Event, Moved, OptionsSet, PremoveEnded, PremoveSet};
use crate::board::premove::MAX_CHANGES;
use crate::board::{Board, Options, Phase, PremoveEnd, PremoveUse};
use crate::clock::RoundTrips;
use crate::note::note;
use crate::refusal::Refusal;
use crate::time::Time;

impl Board {
    /// BRD-5 to 7: only what the event allows.
    pub(in crate::board) fn set_options(&self, side: Side, options: Options) -> Decision {
        self.not_over()?;
        if options == self.options(side) {
            return Err(Refusal::NothingToDo);
        }
        let allowed = self.opened.terms.entering;
        let rows = [
            (
                options.smart_move,
                allowed.smart_move,
                "smart move",
                "no-option-smart-move",
            ),
            (
                options.premove != PremoveUse::Off,
                allowed.premove,
                "premove",
                "no-option-premove",
            ),
            (
                options.automatic_queen,
                allowed.automatic_queen,
                "automatic promotion",
                "no-option-queen",
            ),
        ];
        let forbidden = rows.into_iter().find(|(on, allowed, ..)| *on && !allowed);
        if let Some((.., what, word)) = forbidden {
            return Err(Refusal::against(
                "O 3.6",
                note!(word => "the event's regulations do not allow {what}"),
            ));
        }
        self.may_change(side)?;
        let ends = options.premove == PremoveUse::Off;
        let ended = ends.then(|| self.withdrawn(side)).flatten();
        let set = Event::OptionsSet(OptionsSet { side, options });
        Ok(std::iter::once(set).chain(ended).collect())
    }

    /// BRD-6: what comes after the opponent's move is that move itself.
    pub(in crate::board) fn set_premove(
        &self,
        side: Side,
        premove: &SetPremove,
        now: Time,
    ) -> Decision {
        let SetPremove { ply, ref uci, link } = *premove;
        if self.is_move_itself(side, ply) {
            return self.play(side, ply, uci, link, now);
        }
        self.may_premove(side, ply, now)?;
        let mv = self.meant_later(side, uci)?;
        Ok(vec![Event::PremoveSet(PremoveSet { side, ply, mv })])
    }

    /// The same of a move that is written.
    pub(in crate::board) fn set_written_premove(
        &self,
        side: Side,
        premove: &SetPremoveWritten,
        now: Time,
    ) -> Decision {
        let SetPremoveWritten {
            ply,
            ref text,
            ref language,
            link,
        } = *premove;
        if self.is_move_itself(side, ply) {
            return self.play_with(side, ply, link, now, || self.written(side, text, language));
        }
        self.may_premove(side, ply, now)?;
        let mv = self.written_later(side, text, language)?;
        Ok(vec![Event::PremoveSet(PremoveSet { side, ply, mv })])
    }

    fn is_move_itself(&self, side: Side, ply: u32) -> bool {
        let own_turn = side == self.game.line.position().side_to_move();
        own_turn && ply == self.ply() + 1 && self.options(side).premove != PremoveUse::Off
    }

    fn may_premove(&self, side: Side, ply: u32, now: Time) -> Result<(), Refusal> {
        let own_turn = side == self.game.line.position().side_to_move();
        self.under_way(now)?;
        self.may_enter(side)?;
        if self.options(side).premove == PremoveUse::Off {
            return Err(Refusal::PremoveOff);
        }
        if own_turn || ply != self.ply() + 2 {
            return Err(Refusal::WrongPly {
                meant: ply,
                current: self.ply(),
            });
        }
        self.may_change(side)
    }

    pub(in crate::board) fn cancel_premove(&self, side: Side) -> Decision {
        let ended = self.withdrawn(side).ok_or(Refusal::NoPremove)?;
        Ok(vec![ended])
    }

    fn withdrawn(&self, side: Side) -> Option<Event> {
        let waiting = self.premove().filter(|waiting| waiting.side == side)?;
        Some(Event::PremoveEnded(PremoveEnded {
            side,
            ply: waiting.ply,
            mv: waiting.mv,
            why: PremoveEnd::Cancelled,
        }))
    }

    fn may_change(&self, side: Side) -> Result<(), Refusal> {
        if self.game.choices.changes[side] < MAX_CHANGES {
            Ok(())
        } else {
            Err(Refusal::TooOften)
        }
    }

    /// The move as far as it can be checked now: a piece of one's own, with what it becomes.
    fn meant_later(&self, side: Side, uci: &str) -> Result<Move, Refusal> {
        let shown = || uci.chars().take(16).collect::<String>();
        let mv: Move = uci.parse().map_err(|_| Refusal::NotAMove(shown()))?;
        let wrong = |reason| Refusal::IllegalMove {
            uci: shown(),
            reason,
        };
        let piece = match self.game.line.position().piece_at(mv.from()) {
            None => return Err(wrong(IllegalReason::NoPiece)),
            Some((owner, _)) if owner != side => return Err(wrong(IllegalReason::OpponentsPiece)),
            Some((_, piece)) => piece,
        };
        let last_rank = match side {
            Side::White => 7,
            Side::Black => 0,
        };
        let promotes = piece == adoube_chess::Piece::Pawn && mv.to().rank() == last_rank;
        match (promotes, mv.promotion()) {
            (true, None) => self.with_queen(side, mv),
            (false, Some(_)) => Err(wrong(IllegalReason::PromotionNotAllowed)),
            _ => Ok(mv),
        }
    }

    /// What a premove leads to once its player may move: the move, at once, or its end.
    pub(in crate::board) fn premoved(&self, now: Time) -> Option<Event> {
        let waiting = self.premove()?;
        let position = self.game.line.position();
        let side = position.side_to_move();
        let playing = self.play.phase == Phase::Playing && waiting.side == side;
        let may_move = self
            .may_enter(side)
            .and_then(|()| self.stands_on_board(side));
        if !playing || may_move.is_err() || self.flag_up(now).is_err() {
            return None;
        }
        let mv = position.canonical(waiting.mv);
        let mut after = position.clone();
        Some(match after.play(mv) {
            Ok(()) => Event::Moved(Moved {
                side,
                ply: waiting.ply,
                mv,
                used: self.clocks.clock.used(now),
                // It took no time of the network's.
                lag: self.lag_credit(side, RoundTrips::default(), now),
                settling: None,
                clocks: self.clocks.clock.pressed(now),
                premove: true,
                assisted: self.assistant(side).is_some(),
            }),
            Err(illegal) => Event::PremoveEnded(PremoveEnded {
                side,
                ply: waiting.ply,
                mv: waiting.mv,
                why: PremoveEnd::Illegal(illegal.reason.to_string()),
            }),
        })
    }
}
