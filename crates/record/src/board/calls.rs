//! Calls of the arbiter.

use adoube_tournament::board::event::{ArbiterCalled, CallAnswered, CallTaken};

use super::results::score;
use crate::error::DecodeError;
use crate::fields::{side, side_number};
use crate::log;

impl From<&ArbiterCalled> for log::ArbiterCalled {
    fn from(event: &ArbiterCalled) -> Self {
        Self {
            number: event.number,
            side: side_number(event.side),
            reason: event.reason.clone(),
            leave: event.leave,
            objection: event.objection.map(|score| log::Objection {
                white: score.white.into(),
                black: score.black.into(),
            }),
        }
    }
}

impl TryFrom<log::ArbiterCalled> for ArbiterCalled {
    type Error = DecodeError;

    fn try_from(stored: log::ArbiterCalled) -> Result<Self, DecodeError> {
        Ok(Self {
            number: stored.number,
            side: side(stored.side, "side")?,
            reason: stored.reason,
            leave: stored.leave,
            objection: stored
                .objection
                .map(|result| score(result.white, result.black))
                .transpose()?,
        })
    }
}

impl From<&CallAnswered> for log::CallAnswered {
    fn from(event: &CallAnswered) -> Self {
        Self {
            number: event.number,
            valid: event.valid,
            note: event.note.clone(),
            leave: event.leave,
        }
    }
}

impl TryFrom<log::CallAnswered> for CallAnswered {
    type Error = DecodeError;

    fn try_from(stored: log::CallAnswered) -> Result<Self, DecodeError> {
        Ok(Self {
            number: stored.number,
            valid: stored.valid,
            note: stored.note,
            leave: stored.leave,
        })
    }
}

impl From<&CallTaken> for log::CallTaken {
    fn from(event: &CallTaken) -> Self {
        Self {
            number: event.number,
        }
    }
}

impl TryFrom<log::CallTaken> for CallTaken {
    type Error = DecodeError;

    fn try_from(stored: log::CallTaken) -> Result<Self, DecodeError> {
        Ok(Self {
            number: stored.number,
        })
    }
}
