//! The end of a game, and what is said of its result.

use adoube_proto::v1;
use adoube_tournament::board::Board;
use adoube_tournament::board::event::{Finished, ResultConfirmed, ResultCorrected};

use super::seat;
use crate::shard::views::{approved_by, score};

pub(super) fn finished(event: &Finished) -> v1::Finished {
    v1::Finished {
        result: Some(score(event.score)),
        ending: event.ending.name().to_owned(),
        reason: event.reason.clone().unwrap_or_default(),
    }
}

pub(super) fn confirmed(event: &ResultConfirmed) -> v1::ResultConfirmed {
    v1::ResultConfirmed {
        seat: seat(event.side),
    }
}

pub(super) fn approved(board: &Board) -> v1::ResultApproved {
    v1::ResultApproved {
        by: approved_by(board),
    }
}

pub(super) fn corrected(event: &ResultCorrected, board: &Board) -> v1::ResultCorrected {
    v1::ResultCorrected {
        before: Some(score(event.before)),
        result: Some(score(event.score)),
        ending: event.ending.name().to_owned(),
        reason: event.reason.clone(),
        by: approved_by(board),
    }
}
