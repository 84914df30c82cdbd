//! The end of a game, and what is said of its result.

use adoube_tournament::board::Score;
use adoube_tournament::board::event::{Finished, ResultCorrected};

use super::{clocks, kinds};
use crate::error::DecodeError;
use crate::fields::{Decoded, narrow};
use crate::log;

impl From<&Finished> for log::Finished {
    fn from(event: &Finished) -> Self {
        Self {
            white: event.score.white.into(),
            black: event.score.black.into(),
            ending: kinds::write_ending(event.ending),
            reason: event.reason.clone(),
            clocks: Some(clocks::write(&event.clocks)),
        }
    }
}

impl TryFrom<log::Finished> for Finished {
    type Error = DecodeError;

    fn try_from(stored: log::Finished) -> Result<Self, DecodeError> {
        Ok(Self {
            score: score(stored.white, stored.black)?,
            ending: kinds::read_ending(stored.ending)?,
            reason: stored.reason,
            clocks: clocks::read(stored.clocks)?,
        })
    }
}

impl From<&ResultCorrected> for log::ResultCorrected {
    fn from(event: &ResultCorrected) -> Self {
        Self {
            white_before: event.before.white.into(),
            black_before: event.before.black.into(),
            white: event.score.white.into(),
            black: event.score.black.into(),
            ending: kinds::write_ending(event.ending),
            reason: event.reason.clone(),
        }
    }
}

impl TryFrom<log::ResultCorrected> for ResultCorrected {
    type Error = DecodeError;

    fn try_from(stored: log::ResultCorrected) -> Result<Self, DecodeError> {
        Ok(Self {
            before: score(stored.white_before, stored.black_before)?,
            score: score(stored.white, stored.black)?,
            ending: kinds::read_ending(stored.ending)?,
            reason: stored.reason,
        })
    }
}

pub(super) fn score(white: u32, black: u32) -> Decoded<Score> {
    Ok(Score {
        white: narrow(white, "White's points")?,
        black: narrow(black, "Black's points")?,
    })
}
