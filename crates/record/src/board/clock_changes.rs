//! Clocks that are stopped, started or set.

use std::sync::Arc;

use adoube_chess::BySide;
use adoube_tournament::board::event::{
    CameLate, ClockAdjusted, Held, HoldEnded, Outage, PauseReasonGiven, Paused, Resumed, TimeAdded,
    WrongClaim,
};
use adoube_tournament::board::{ControlChange, PauseCause};
use adoube_tournament::clock::TimeControl;
use adoube_tournament::time::{Millis, Time};

use super::{clocks, kinds, rulings};
use crate::error::DecodeError;
use crate::fields::{given, kind, number, optional, required, side, side_number};
use crate::log;

impl From<&Paused> for log::Paused {
    fn from(event: &Paused) -> Self {
        let mut paused = log::Paused {
            clocks: Some(clocks::write(&event.clocks)),
            ..log::Paused::default()
        };
        match &event.cause {
            PauseCause::Arbiter { reason } => {
                paused.cause = number(log::PauseCause::Arbiter);
                paused.reason = reason.clone().unwrap_or_default();
            }
            PauseCause::Away { side, last_contact } => {
                paused.cause = number(log::PauseCause::Away);
                paused.side = side_number(*side);
                paused.last_contact = last_contact.0;
            }
            PauseCause::Hold { hold, reason } => {
                paused.cause = number(log::PauseCause::Hold);
                paused.reason = reason.clone().unwrap_or_default();
                paused.hold = *hold;
            }
            PauseCause::Outage => paused.cause = number(log::PauseCause::Outage),
            PauseCause::Ruling { ruling, reason } => {
                paused.cause = number(log::PauseCause::Ruling);
                paused.reason.clone_from(reason);
                (paused.incident, paused.ruling) = rulings::write_reference(*ruling);
            }
            PauseCause::Postponed { ruling, reason } => {
                paused.cause = number(log::PauseCause::Postponed);
                paused.reason.clone_from(reason);
                (paused.incident, paused.ruling) = rulings::write_reference(*ruling);
            }
        }
        paused
    }
}

impl TryFrom<log::Paused> for Paused {
    type Error = DecodeError;

    fn try_from(stored: log::Paused) -> Result<Self, DecodeError> {
        const CAUSE: &str = "cause of the pause";
        let cause = match kind(stored.cause, CAUSE)? {
            log::PauseCause::Unspecified => return Err(DecodeError::Missing { what: CAUSE }),
            log::PauseCause::Arbiter => PauseCause::Arbiter {
                reason: given(&stored.reason),
            },
            log::PauseCause::Away => PauseCause::Away {
                side: side(stored.side, "side")?,
                last_contact: Time(stored.last_contact),
            },
            log::PauseCause::Hold => PauseCause::Hold {
                hold: stored.hold,
                reason: given(&stored.reason),
            },
            log::PauseCause::Outage => PauseCause::Outage,
            log::PauseCause::Ruling => PauseCause::Ruling {
                ruling: rulings::read_reference(stored.incident, stored.ruling),
                reason: stored.reason,
            },
            log::PauseCause::Postponed => PauseCause::Postponed {
                ruling: rulings::read_reference(stored.incident, stored.ruling),
                reason: stored.reason,
            },
        };
        Ok(Self {
            cause,
            clocks: clocks::read(stored.clocks)?,
        })
    }
}

impl From<&Resumed> for log::Resumed {
    fn from(event: &Resumed) -> Self {
        Self {
            reason: event.reason.clone(),
            clocks: Some(clocks::write(&event.clocks)),
        }
    }
}

impl TryFrom<log::Resumed> for Resumed {
    type Error = DecodeError;

    fn try_from(stored: log::Resumed) -> Result<Self, DecodeError> {
        Ok(Self {
            reason: stored.reason,
            clocks: clocks::read(stored.clocks)?,
        })
    }
}

impl From<&Held> for log::OfHold {
    fn from(event: &Held) -> Self {
        Self {
            hold: event.hold,
            reason: event.reason.clone().unwrap_or_default(),
        }
    }
}

impl TryFrom<log::OfHold> for Held {
    type Error = DecodeError;

    fn try_from(stored: log::OfHold) -> Result<Self, DecodeError> {
        Ok(Self {
            hold: stored.hold,
            reason: given(&stored.reason),
        })
    }
}

impl From<&HoldEnded> for log::OfHold {
    fn from(event: &HoldEnded) -> Self {
        Self {
            hold: event.hold,
            reason: event.reason.clone(),
        }
    }
}

impl TryFrom<log::OfHold> for HoldEnded {
    type Error = DecodeError;

    fn try_from(stored: log::OfHold) -> Result<Self, DecodeError> {
        Ok(Self {
            hold: stored.hold,
            reason: stored.reason,
        })
    }
}

impl From<&PauseReasonGiven> for log::PauseReasonGiven {
    fn from(event: &PauseReasonGiven) -> Self {
        Self {
            hold: event.hold,
            reason: event.reason.clone(),
        }
    }
}

impl TryFrom<log::PauseReasonGiven> for PauseReasonGiven {
    type Error = DecodeError;

    fn try_from(stored: log::PauseReasonGiven) -> Result<Self, DecodeError> {
        Ok(Self {
            hold: stored.hold,
            reason: stored.reason,
        })
    }
}

impl From<&ClockAdjusted> for log::ClockAdjusted {
    fn from(event: &ClockAdjusted) -> Self {
        let shown = |of: fn(&ControlChange) -> &Arc<TimeControl>| {
            let control = event.control.as_ref();
            control.map_or_else(String::new, |change| of(change).to_string())
        };
        Self {
            before: Some(clocks::write(&event.before)),
            clocks: Some(clocks::write(&event.clocks)),
            reason: event.reason.clone(),
            control_before: shown(|change| &change.before),
            control: shown(|change| &change.after),
        }
    }
}

impl TryFrom<log::ClockAdjusted> for ClockAdjusted {
    type Error = DecodeError;

    fn try_from(stored: log::ClockAdjusted) -> Result<Self, DecodeError> {
        let before = optional(&stored.control_before, "time control before")?;
        let control = match optional(&stored.control, "time control")? {
            None => None,
            Some(after) => Some(ControlChange {
                before: Arc::new(required(before, "time control before")?),
                after: Arc::new(after),
            }),
        };
        Ok(Self {
            before: clocks::read(stored.before)?,
            clocks: clocks::read(stored.clocks)?,
            control,
            reason: stored.reason,
        })
    }
}

impl From<&WrongClaim> for log::WrongClaim {
    fn from(event: &WrongClaim) -> Self {
        Self {
            side: side_number(event.side),
            intended: event.intended.clone().unwrap_or_default(),
            before: Some(clocks::write(&event.before)),
            clocks: Some(clocks::write(&event.clocks)),
            reason: event.reason.clone(),
        }
    }
}

impl TryFrom<log::WrongClaim> for WrongClaim {
    type Error = DecodeError;

    fn try_from(stored: log::WrongClaim) -> Result<Self, DecodeError> {
        Ok(Self {
            side: side(stored.side, "side")?,
            intended: given(&stored.intended),
            before: clocks::read(stored.before)?,
            clocks: clocks::read(stored.clocks)?,
            reason: stored.reason,
        })
    }
}

impl From<&TimeAdded> for log::TimeAdded {
    fn from(event: &TimeAdded) -> Self {
        let BySide { white, black } = event.added.map(|time| time.0);
        Self {
            white,
            black,
            reason: event.reason.clone(),
            clocks: Some(clocks::write(&event.clocks)),
        }
    }
}

impl TryFrom<log::TimeAdded> for TimeAdded {
    type Error = DecodeError;

    fn try_from(stored: log::TimeAdded) -> Result<Self, DecodeError> {
        Ok(Self {
            added: BySide::new(Millis(stored.white), Millis(stored.black)),
            clocks: clocks::read(stored.clocks)?,
            reason: stored.reason,
        })
    }
}

impl From<&CameLate> for log::CameLate {
    fn from(event: &CameLate) -> Self {
        Self {
            side: side_number(event.side),
            charged: event.charged.0,
            clocks: Some(clocks::write(&event.clocks)),
        }
    }
}

impl TryFrom<log::CameLate> for CameLate {
    type Error = DecodeError;

    fn try_from(stored: log::CameLate) -> Result<Self, DecodeError> {
        Ok(Self {
            side: side(stored.side, "side")?,
            charged: Millis(stored.charged),
            clocks: clocks::read(stored.clocks)?,
        })
    }
}

impl From<&Outage> for log::Outage {
    fn from(event: &Outage) -> Self {
        Self {
            from: event.from.0,
            cause: kinds::write_cause(event.cause),
            clocks: Some(clocks::write(&event.clocks)),
        }
    }
}

impl TryFrom<log::Outage> for Outage {
    type Error = DecodeError;

    fn try_from(stored: log::Outage) -> Result<Self, DecodeError> {
        Ok(Self {
            from: Time(stored.from),
            cause: kinds::read_cause(stored.cause)?,
            clocks: clocks::read(stored.clocks)?,
        })
    }
}
