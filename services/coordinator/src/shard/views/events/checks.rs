//! Before the game: checks, the default time, assistants.

use adoube_proto::v1;
use adoube_tournament::board::event::{
    AssistantApproved, AssistantEnded, CheckRecorded, ChecksWaived, DefaultTimeSet,
};

use super::seat;

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
