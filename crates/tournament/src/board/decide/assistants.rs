//! Who enters a player's moves (BRD-8): decided by an arbiter, before the game or in it. The moves
//! still come from the player's own device; the record tells which were entered so.

use adoube_chess::Side;

use super::Decision;
use crate::board::Board;
use crate::board::command::ApproveAssistant;
use crate::board::event::{AssistantApproved, AssistantEnded, Event};
use crate::note::note;
use crate::refusal::Refusal;
use crate::refusal::phrases::done;

impl Board {
    pub(in crate::board) fn approve_assistant(
        &self,
        new: &ApproveAssistant,
        reason: &str,
    ) -> Decision {
        let ApproveAssistant {
            side,
            ref assistant,
        } = *new;
        if self.side_of(assistant).is_some() {
            return Err(Refusal::against(
                "O 3.8",
                note!(
                    "assistant-plays" => "{assistant} plays this game: an assistant is somebody else",
                    person = assistant
                ),
            ));
        }
        if self.assistant(side) == Some(assistant) {
            return Err(Refusal::AlreadyDone(done::ASSISTANT_APPROVED));
        }
        Ok(vec![Event::AssistantApproved(AssistantApproved {
            side,
            assistant: assistant.clone(),
            reason: reason.to_owned(),
        })])
    }

    pub(in crate::board) fn end_assistant(&self, side: Side, reason: &str) -> Decision {
        let assistant = self.assistant(side);
        let assistant = assistant.ok_or(Refusal::AlreadyDone(done::NO_ASSISTANT))?;
        Ok(vec![Event::AssistantEnded(AssistantEnded {
            side,
            assistant: assistant.clone(),
            reason: reason.to_owned(),
        })])
    }
}
