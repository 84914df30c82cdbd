//! Assistants, who enter the moves of players who cannot.

use adoube_tournament::board::Event;
use adoube_tournament::board::event::{AssistantApproved, AssistantEnded};

use super::at_device;
use crate::fields::{Decoded, parsed, side, side_number};
use crate::log;
use crate::log::board_event::Event as Stored;

/// The event as it is stored; none for what is stored elsewhere.
pub(super) fn write(event: &Event) -> Option<Stored> {
    match event {
        Event::AssistantApproved(AssistantApproved {
            side,
            assistant,
            reason,
        }) => Some(Stored::AssistantApproved(log::Assistant {
            side: side_number(*side),
            person: assistant.to_string(),
            reason: reason.clone(),
        })),
        Event::AssistantEnded(AssistantEnded {
            side,
            assistant,
            reason,
        }) => Some(Stored::AssistantEnded(log::Assistant {
            side: side_number(*side),
            person: assistant.to_string(),
            reason: reason.clone(),
        })),
        other => at_device::write(other),
    }
}

/// The event that was stored, if it is one of these.
pub(super) fn read(stored: Stored) -> Decoded<Event> {
    match stored {
        Stored::AssistantApproved(stored) => Ok(Event::AssistantApproved(AssistantApproved {
            side: side(stored.side, "side")?,
            assistant: parsed(&stored.person, "assistant")?,
            reason: stored.reason,
        })),
        Stored::AssistantEnded(stored) => Ok(Event::AssistantEnded(AssistantEnded {
            side: side(stored.side, "side")?,
            assistant: parsed(&stored.person, "assistant")?,
            reason: stored.reason,
        })),
        other => at_device::read(other),
    }
}
