//! Assistants, who enter the moves of players who cannot (O 3.8, L 8.1).

use adoube_chess::Side;

use super::Board;
use super::event::{AssistantApproved, AssistantEnded, Event};
use crate::ids::PersonId;

impl Board {
    /// Who enters the side's moves in the player's place, at his device.
    pub fn assistant(&self, side: Side) -> Option<&PersonId> {
        self.assistants[side].as_ref()
    }

    pub(super) fn fold_assistant(&mut self, event: &Event) {
        match event {
            Event::AssistantApproved(AssistantApproved {
                side, assistant, ..
            }) => self.assistants[*side] = Some(assistant.clone()),
            Event::AssistantEnded(AssistantEnded { side, .. }) => {
                self.assistants[*side] = None;
            }
            _ => {}
        }
    }
}
