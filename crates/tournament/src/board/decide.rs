//! What a command leads to: a pure function of the board and the command.

use adoube_chess::{Move, Side};

use super::command::{Command, MAX_REASON, Order};
use super::record::{Ending, Event, LossSign, PauseCause, Score};
use super::terms::{Charge, ClockWhileAway};
use super::{Board, Phase};
use crate::actor::Actor;
use crate::clock::Reading;
use crate::refusal::Refusal;
use crate::roles;
use crate::time::{Millis, Time};

/// A clock is never set to more than this.
const MAX_CLOCK: Millis = Millis::from_seconds(7 * 24 * 3600);

type Decision = Result<Vec<Event>, Refusal>;

/// Rulings state their reason (O 17.11: they can be appealed).
fn check_reason(order: &Order) -> Result<(), Refusal> {
    match order.reason() {
        Some(text) if text.trim().is_empty() || text.chars().count() > MAX_REASON => {
            Err(Refusal::ReasonRequired)
        }
        _ => Ok(()),
    }
}

impl Board {
    /// The events that the command leads to at `now`, or why it is refused.
    pub(super) fn decide(&self, command: &Command, now: Time) -> Decision {
        roles::may(&command.actor, command.order.verb())?;
        check_reason(&command.order)?;
        match &command.order {
            Order::Open(_) => Err(Refusal::AlreadyDone),
            Order::Release => self.release(),
            Order::CheckIn => self.check_in(self.side_of_player(&command.actor)?),
            Order::Play { ply, uci } => {
                self.play(self.side_of_player(&command.actor)?, *ply, uci, now)
            }
            Order::OfferDraw => self.offer_draw(self.side_of_player(&command.actor)?, now),
            Order::AcceptDraw => self.accept_draw(self.side_of_player(&command.actor)?, now),
            Order::DeclineDraw => self.decline_draw(self.side_of_player(&command.actor)?, now),
            Order::Resign => self.resign(self.side_of_player(&command.actor)?, now),
            Order::Pause { reason } => self.pause(reason, now),
            Order::Resume { reason } => self.resume(reason, now),
            Order::AdjustClock {
                white,
                black,
                reason,
            } => self.adjust([*white, *black], reason, now),
            Order::DeclareResult { score, reason } => self.declare(*score, reason, now),
            _ => self.decide_system(&command.order, now),
        }
    }

    fn decide_system(&self, order: &Order, now: Time) -> Decision {
        match order {
            Order::FallFlag => self.fall_flag(now),
            Order::LoseSeat {
                side,
                sign,
                last_contact,
            } => self.lose_seat(*side, *sign, *last_contact, now),
            Order::SuspendAway { side } => self.suspend(*side, now),
            Order::RegainSeat { side } => self.regain_seat(*side),
            Order::Outage { from, cause } => {
                if !self.is_under_way() {
                    return Err(Refusal::NothingToDo);
                }
                let clocks = self.clock.stopped(*from);
                Ok(vec![Event::Outage {
                    from: *from,
                    cause: *cause,
                    clocks,
                }])
            }
            Order::SignHead {
                sequence,
                hash,
                signature,
            } => Ok(vec![Event::HeadSigned {
                sequence: *sequence,
                hash: *hash,
                signature: signature.clone(),
            }]),
            _ => Err(Refusal::NothingToDo),
        }
    }

    /// The player's side; he must sit at the device that the seat is bound to (VEN-1).
    fn side_of_player(&self, actor: &Actor) -> Result<Side, Refusal> {
        let Actor::Person { person, device, .. } = actor else {
            return Err(Refusal::NothingToDo);
        };
        let side = self.side_of(person).ok_or_else(|| Refusal::NotYourSeat {
            person: person.clone(),
        })?;
        let bound = &self.seat(side).device;
        if device.as_ref() == Some(bound) {
            Ok(side)
        } else {
            Err(Refusal::WrongDevice {
                bound: bound.clone(),
            })
        }
    }

    fn release(&self) -> Decision {
        if self.released {
            return Err(Refusal::AlreadyDone);
        }
        Ok(vec![Event::Released])
    }

    fn check_in(&self, side: Side) -> Decision {
        if self.is_finished() {
            return Err(Refusal::GameOver);
        }
        if self.is_checked_in(side) {
            return Err(Refusal::AlreadyDone);
        }
        Ok(vec![Event::CheckedIn { side }])
    }

    /// The game is on and the player may act: begun, not over, the flag not fallen.
    fn under_way(&self, now: Time) -> Result<(), Refusal> {
        match self.phase {
            Phase::Waiting => Err(Refusal::NotStarted),
            Phase::Finished { .. } => Err(Refusal::GameOver),
            Phase::Playing | Phase::Paused { .. } => match self.clock.flag_time() {
                Some(fell) if fell <= now => Err(Refusal::FlagFell(fell)),
                _ => Ok(()),
            },
        }
    }

    fn play(&self, side: Side, ply: u32, uci: &str, now: Time) -> Decision {
        match self.phase {
            Phase::Waiting => return Err(Refusal::NotStarted),
            Phase::Finished { .. } => return Err(Refusal::GameOver),
            Phase::Paused { .. } => return Err(Refusal::BoardPaused),
            Phase::Playing => {}
        }
        let current = self.ply();
        if side != self.line.position().side_to_move() {
            return Err(Refusal::NotYourTurn(side.other()));
        }
        if ply != current + 1 {
            return Err(Refusal::WrongPly {
                meant: ply,
                current,
            });
        }
        let mv = self.legal_move(uci)?;
        self.in_time(mv, now)?;
        Ok(vec![Event::Moved {
            side,
            ply,
            mv,
            used: self.clock.used(now),
            clocks: self.clock.pressed(now),
        }])
    }

    fn legal_move(&self, uci: &str) -> Result<Move, Refusal> {
        let position = self.line.position();
        let shown = || uci.chars().take(16).collect::<String>();
        position.parse_uci(uci).map_err(|error| match error {
            adoube_chess::UciError::Illegal(illegal) => Refusal::IllegalMove {
                uci: shown(),
                reason: illegal.reason,
            },
            adoube_chess::UciError::Syntax(_) => Refusal::NotAMove(shown()),
        })
    }

    /// CLK-4: at the flag's own millisecond only a move that ends the game comes before it.
    fn in_time(&self, mv: Move, now: Time) -> Result<(), Refusal> {
        let Some(fell) = self.clock.flag_time().filter(|fell| *fell <= now) else {
            return Ok(());
        };
        let mut after = self.line.position().clone();
        let ends = fell == now
            && after.play(mv).is_ok()
            && (after.is_checkmate() || after.is_stalemate() || after.is_dead());
        if ends {
            Ok(())
        } else {
            Err(Refusal::FlagFell(fell))
        }
    }

    fn offer_draw(&self, side: Side, now: Time) -> Decision {
        self.under_way(now)?;
        match self.offer {
            None => Ok(vec![Event::DrawOffered { side }]),
            Some(by) if by == side => Err(Refusal::OfferStands),
            Some(_) => self.accept_draw(side, now),
        }
    }

    fn accept_draw(&self, side: Side, now: Time) -> Decision {
        self.under_way(now)?;
        if self.offer != Some(side.other()) {
            return Err(Refusal::NoOffer);
        }
        Ok(vec![self.finish(self.drawn(), Ending::Agreement, "", now)])
    }

    fn decline_draw(&self, side: Side, now: Time) -> Decision {
        self.under_way(now)?;
        if self.offer != Some(side.other()) {
            return Err(Refusal::NoOffer);
        }
        Ok(vec![Event::DrawDeclined { side }])
    }

    fn resign(&self, side: Side, now: Time) -> Decision {
        self.under_way(now)?;
        Ok(vec![self.finish(
            self.won_by(side.other()),
            Ending::Resignation,
            "",
            now,
        )])
    }

    fn pause(&self, reason: &str, now: Time) -> Decision {
        self.under_way(now)?;
        if matches!(
            &self.phase,
            Phase::Paused {
                cause: PauseCause::Arbiter { .. },
                ..
            }
        ) {
            return Err(Refusal::BoardPaused);
        }
        let cause = PauseCause::Arbiter {
            reason: reason.to_owned(),
        };
        Ok(vec![Event::Paused {
            cause,
            clocks: self.clock.stopped(now),
        }])
    }

    fn resume(&self, reason: &str, now: Time) -> Decision {
        match self.phase {
            Phase::Waiting => Err(Refusal::NotStarted),
            Phase::Finished { .. } => Err(Refusal::GameOver),
            Phase::Playing => Err(Refusal::NotPaused),
            Phase::Paused { .. } => Ok(vec![self.resumed(reason, now)]),
        }
    }

    pub(super) fn resumed(&self, reason: &str, now: Time) -> Event {
        let side = self.line.position().side_to_move();
        Event::Resumed {
            reason: reason.to_owned(),
            clocks: self.clock.started(side, now),
        }
    }

    fn adjust(&self, times: [Option<Millis>; 2], reason: &str, now: Time) -> Decision {
        if self.is_finished() {
            return Err(Refusal::GameOver);
        }
        if times == [None, None] {
            return Err(Refusal::NothingToDo);
        }
        if times
            .iter()
            .flatten()
            .any(|time| *time == Millis::ZERO || *time > MAX_CLOCK)
        {
            return Err(Refusal::OutOfRange {
                what: "a clock",
                range: "above 0 and at most 168 h",
            });
        }
        let before = self.clock.reading(now);
        let mut clocks = before;
        for side in Side::ALL {
            if let Some(time) = times[side.index()] {
                clocks.sides[side.index()].remaining = time;
            }
        }
        if clocks == before {
            return Err(Refusal::NothingToDo);
        }
        Ok(vec![Event::ClockAdjusted {
            before,
            clocks,
            reason: reason.to_owned(),
        }])
    }

    fn declare(&self, score: Score, reason: &str, now: Time) -> Decision {
        if self.is_finished() {
            return Err(Refusal::GameOver);
        }
        let terms = &self.opened.terms;
        let usual = [terms.win_halves, terms.draw_halves, terms.loss_halves];
        let most = (terms.win_halves + terms.loss_halves).max(2 * terms.draw_halves);
        let allowed = usual.contains(&score.white)
            && usual.contains(&score.black)
            && score.white + score.black <= most;
        if !allowed {
            return Err(Refusal::ResultNotAllowed);
        }
        Ok(vec![self.finish(score, Ending::Declared, reason, now)])
    }

    /// CLK-4: loss, unless the opponent cannot mate by any series of legal moves.
    fn fall_flag(&self, now: Time) -> Decision {
        let fell = self.clock.flag_time().filter(|fell| *fell <= now);
        let (Some(_), Some(side)) = (fell, self.clock.running()) else {
            return Err(Refusal::NothingToDo);
        };
        let event = if self.line.position().can_mate(side.other()) {
            self.finish(self.won_by(side.other()), Ending::Flag, "", now)
        } else {
            self.finish(self.drawn(), Ending::FlagDraw, "", now)
        };
        Ok(vec![event])
    }

    fn lose_seat(&self, side: Side, sign: LossSign, last_contact: Time, now: Time) -> Decision {
        if !self.is_under_way() || self.away(side).is_some() {
            return Err(Refusal::NothingToDo);
        }
        let mut events = vec![Event::SeatLost {
            side,
            sign,
            last_contact,
        }];
        let at_once = ClockWhileAway::Suspended {
            after: Millis::ZERO,
        };
        if self.opened.terms.away.clock == at_once && self.phase == Phase::Playing {
            events.push(self.suspended(side, last_contact, now));
        }
        Ok(events)
    }

    fn suspend(&self, side: Side, now: Time) -> Decision {
        match (&self.phase, self.away(side)) {
            (Phase::Playing, Some(away)) => Ok(vec![self.suspended(side, away.last_contact, now)]),
            _ => Err(Refusal::NothingToDo),
        }
    }

    /// Both clocks stop; where the event charges nothing, the lost seat's own clock goes back to
    /// what it showed at the last contact (DIS-8).
    fn suspended(&self, side: Side, last_contact: Time, now: Time) -> Event {
        let own = self.clock.running() == Some(side);
        let clocks = if own && self.opened.terms.away.charge == Charge::Nothing {
            self.clock.stopped(last_contact.min(now))
        } else {
            self.clock.stopped(now)
        };
        Event::Paused {
            cause: PauseCause::Away { side, last_contact },
            clocks,
        }
    }

    fn regain_seat(&self, side: Side) -> Decision {
        if !self.is_under_way() || self.away(side).is_none() {
            return Err(Refusal::NothingToDo);
        }
        Ok(vec![Event::SeatBack { side }])
    }

    pub(super) fn finish(&self, score: Score, ending: Ending, reason: &str, now: Time) -> Event {
        let clocks: Reading = self.clock.stopped(now);
        Event::Finished {
            score,
            ending,
            reason: reason.to_owned(),
            clocks,
        }
    }

    pub(super) fn won_by(&self, side: Side) -> Score {
        let terms = &self.opened.terms;
        match side {
            Side::White => Score {
                white: terms.win_halves,
                black: terms.loss_halves,
            },
            Side::Black => Score {
                white: terms.loss_halves,
                black: terms.win_halves,
            },
        }
    }

    pub(super) fn drawn(&self) -> Score {
        let halves = self.opened.terms.draw_halves;
        Score {
            white: halves,
            black: halves,
        }
    }

    /// How many half-moves the game has.
    pub fn ply(&self) -> u32 {
        u32::try_from(self.line.ply()).unwrap_or(u32::MAX)
    }
}
