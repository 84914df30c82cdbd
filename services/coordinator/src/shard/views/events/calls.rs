//! Calls of the arbiter.

use adoube_proto::v1;
use adoube_tournament::board::event::{ArbiterCalled, CallAnswered, CallTaken, LeaveEnded};

use super::seat;
use crate::shard::views::score;

pub(super) fn called(event: &ArbiterCalled) -> v1::ArbiterCalled {
    v1::ArbiterCalled {
        number: event.number,
        seat: seat(event.side),
        reason: event.reason.clone(),
        leave: event.leave,
        objection: event.objection.map(score),
    }
}

pub(super) fn answered(event: &CallAnswered, by: String) -> v1::CallAnswered {
    v1::CallAnswered {
        number: event.number,
        valid: event.valid,
        leave: event.leave,
        note: event.note.clone(),
        by,
    }
}

pub(super) const fn taken(event: &CallTaken, by: String) -> v1::CallTaken {
    v1::CallTaken {
        number: event.number,
        by,
    }
}

pub(super) fn leave_ended(event: &LeaveEnded, by: String) -> v1::LeaveEnded {
    v1::LeaveEnded {
        seat: seat(event.side),
        by,
    }
}
