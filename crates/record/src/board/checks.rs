//! Before the game: checks, the default time, assistants.

use adoube_tournament::board::CheckKind;
use adoube_tournament::board::event::{
    AssistantApproved, AssistantEnded, CheckRecorded, ChecksWaived, DefaultTimeSet,
};
use adoube_tournament::time::Millis;

use crate::error::DecodeError;
use crate::fields::{Decoded, kind, number, optional_side, parsed, side, side_number};
use crate::log;

impl From<&CheckRecorded> for log::CheckRecorded {
    fn from(event: &CheckRecorded) -> Self {
        Self {
            side: side_number(event.side),
            kind: write_kind(event.kind),
            passed: event.passed,
            note: event.note.clone(),
        }
    }
}

impl TryFrom<log::CheckRecorded> for CheckRecorded {
    type Error = DecodeError;

    fn try_from(stored: log::CheckRecorded) -> Result<Self, DecodeError> {
        Ok(Self {
            side: side(stored.side, "side")?,
            kind: read_kind(stored.kind)?,
            passed: stored.passed,
            note: stored.note,
        })
    }
}

impl From<&ChecksWaived> for log::ChecksWaived {
    fn from(event: &ChecksWaived) -> Self {
        Self {
            side: event.side.map_or(0, side_number),
            reason: event.reason.clone(),
        }
    }
}

impl TryFrom<log::ChecksWaived> for ChecksWaived {
    type Error = DecodeError;

    fn try_from(stored: log::ChecksWaived) -> Result<Self, DecodeError> {
        Ok(Self {
            side: optional_side(stored.side, "side")?,
            reason: stored.reason,
        })
    }
}

impl From<&DefaultTimeSet> for log::DefaultTimeSet {
    fn from(event: &DefaultTimeSet) -> Self {
        Self {
            to: event.to.map(|to| to.0),
            reason: event.reason.clone(),
        }
    }
}

impl TryFrom<log::DefaultTimeSet> for DefaultTimeSet {
    type Error = DecodeError;

    fn try_from(stored: log::DefaultTimeSet) -> Result<Self, DecodeError> {
        Ok(Self {
            to: stored.to.map(Millis),
            reason: stored.reason,
        })
    }
}

impl From<&AssistantApproved> for log::Assistant {
    fn from(event: &AssistantApproved) -> Self {
        Self {
            side: side_number(event.side),
            person: event.assistant.to_string(),
            reason: event.reason.clone(),
        }
    }
}

impl TryFrom<log::Assistant> for AssistantApproved {
    type Error = DecodeError;

    fn try_from(stored: log::Assistant) -> Result<Self, DecodeError> {
        Ok(Self {
            side: side(stored.side, "side")?,
            assistant: parsed(&stored.person, "assistant")?,
            reason: stored.reason,
        })
    }
}

impl From<&AssistantEnded> for log::Assistant {
    fn from(event: &AssistantEnded) -> Self {
        Self {
            side: side_number(event.side),
            person: event.assistant.to_string(),
            reason: event.reason.clone(),
        }
    }
}

impl TryFrom<log::Assistant> for AssistantEnded {
    type Error = DecodeError;

    fn try_from(stored: log::Assistant) -> Result<Self, DecodeError> {
        Ok(Self {
            side: side(stored.side, "side")?,
            assistant: parsed(&stored.person, "assistant")?,
            reason: stored.reason,
        })
    }
}

fn write_kind(kind: CheckKind) -> i32 {
    number(match kind {
        CheckKind::Device => log::CheckKind::Device,
        CheckKind::FairPlay => log::CheckKind::FairPlay,
    })
}

fn read_kind(stored: i32) -> Decoded<CheckKind> {
    const WHAT: &str = "kind of check";
    match kind(stored, WHAT)? {
        log::CheckKind::Device => Ok(CheckKind::Device),
        log::CheckKind::FairPlay => Ok(CheckKind::FairPlay),
        log::CheckKind::Unspecified => Err(DecodeError::Missing { what: WHAT }),
    }
}
