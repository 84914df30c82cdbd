//! Seats that are lost and regained.

use adoube_chess::Side;

use super::Decision;
use crate::board::record::{Event, LossSign, PauseCause};
use crate::board::terms::{Charge, ClockWhileAway};
use crate::board::{Board, Phase};
use crate::ids::DeviceId;
use crate::refusal::Refusal;
use crate::time::{Millis, Time};

impl Board {
    pub(in crate::board) fn lose_seat(
        &self,
        side: Side,
        sign: LossSign,
        last_contact: Time,
        now: Time,
    ) -> Decision {
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
        let runs = self.phase == Phase::Playing && self.flag_up(now).is_ok();
        if runs && self.opened.terms.away.clock == at_once {
            events.push(self.suspended(side, last_contact, now));
        }
        Ok(events)
    }

    pub(in crate::board) fn suspend(&self, side: Side, now: Time) -> Decision {
        match (&self.phase, self.away(side)) {
            (Phase::Playing, Some(away)) if !away.ruled => {
                Ok(vec![self.suspended(side, away.last_contact, now)])
            }
            _ => Err(Refusal::NothingToDo),
        }
    }

    /// Both clocks stop; where the event charges nothing, the lost seat's own clock goes back to
    /// what it showed at the last contact (DIS-8).
    pub(in crate::board) fn suspended(&self, side: Side, last_contact: Time, now: Time) -> Event {
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

    /// What it leads to follows by itself, where it is not for the Chief Arbiter to rule.
    pub(in crate::board) fn pass_limit(&self, side: Side, now: Time) -> Decision {
        match self.limit(side) {
            Some((at, _)) if at <= now => {
                self.flag_up(now)?;
                Ok(vec![Event::LimitPassed { side }])
            }
            _ => Err(Refusal::NothingToDo),
        }
    }

    pub(in crate::board) fn regain_seat(&self, side: Side) -> Decision {
        let lost = self.is_under_way() && self.away(side).is_some();
        if !lost && !self.is_to_be_shown(side) {
            return Err(Refusal::NothingToDo);
        }
        Ok(vec![Event::SeatBack { side }])
    }

    /// A seat can move at any time before its game is over; what device it is, is the shard's to
    /// know.
    pub(in crate::board) fn move_seat(
        &self,
        side: Side,
        device: &DeviceId,
        reason: &str,
    ) -> Decision {
        if self.is_finished() {
            return Err(Refusal::GameOver);
        }
        if Side::ALL
            .iter()
            .any(|side| self.seat(*side).device == *device)
        {
            return Err(Refusal::Invalid(format!(
                "device {device} has a seat of this board already"
            )));
        }
        Ok(vec![Event::SeatMoved {
            side,
            from: self.seat(side).device.clone(),
            to: device.clone(),
            reason: reason.to_owned(),
        }])
    }
}
