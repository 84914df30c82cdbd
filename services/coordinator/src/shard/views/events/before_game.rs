//! Checks, the default time, assistants, and calls of the arbiter.

use adoube_proto::v1;
use adoube_tournament::board::event::{
    ArbiterCalled, AssistantApproved, AssistantEnded, CallAnswered, CallTaken, CheckRecorded,
    ChecksWaived, DefaultTimeSet, LeaveEnded,
};

use super::seat;
use crate::shard::views::score;

pub(super) fn recorded(event: &CheckRecorded, by: String) -> v1::CheckRecorded {
    v1::CheckRecorded {
        seat: seat(event.side),
        kind: event.kind.name().to_owned(),
        passed: event.passed,
        note: event.note.clone(),
        by,
    }
}

pub(super) fn waived(event: &ChecksWaived, by: String) -> v1::ChecksWaived {
    v1::ChecksWaived {
        seat: event.side.map_or(0, seat),
        reason: event.reason.clone(),
        by,
    }
}

pub(super) fn default_time_set(event: &DefaultTimeSet) -> v1::DefaultTimeSet {
    v1::DefaultTimeSet {
        to: event.to.map(|to| to.0),
        reason: event.reason.clone(),
    }
}

pub(super) fn assistant(event: &AssistantApproved, by: String) -> v1::AssistantApproved {
    v1::AssistantApproved {
        seat: seat(event.side),
        person: event.assistant.to_string(),
        reason: event.reason.clone(),
        by,
    }
}

pub(super) fn assistant_ended(event: &AssistantEnded, by: String) -> v1::AssistantEnded {
    v1::AssistantEnded {
        seat: seat(event.side),
        person: event.assistant.to_string(),
        reason: event.reason.clone(),
        by,
    }
}

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
