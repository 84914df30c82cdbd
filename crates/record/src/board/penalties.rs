//! Penalties of a board.

use adoube_tournament::board::event::{ClocksSet, Penalised};

use super::clocks;
use crate::error::DecodeError;
use crate::fields::{side, side_number};
use crate::log;

impl From<&Penalised> for log::Penalised {
    fn from(event: &Penalised) -> Self {
        let set = event.clocks.as_ref();
        Self {
            side: side_number(event.side),
            penalties: event.penalties.iter().map(log::Penalty::from).collect(),
            article: event.article.clone(),
            reason: event.reason.clone(),
            before: set.map(|set| clocks::write(&set.before)),
            clocks: set.map(|set| clocks::write(&set.after)),
        }
    }
}

impl TryFrom<log::Penalised> for Penalised {
    type Error = DecodeError;

    fn try_from(stored: log::Penalised) -> Result<Self, DecodeError> {
        let clocks = match (stored.before, stored.clocks) {
            (None, None) => None,
            (before, after) => Some(ClocksSet {
                before: clocks::read(before)?,
                after: clocks::read(after)?,
            }),
        };
        let penalties = stored.penalties.into_iter().map(TryInto::try_into);
        Ok(Self {
            side: side(stored.side, "side")?,
            penalties: penalties.collect::<Result<_, _>>()?,
            article: stored.article,
            reason: stored.reason,
            clocks,
        })
    }
}
