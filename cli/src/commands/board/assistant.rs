//! Who enters a player's moves.

use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::{AssistantCommand, Side};
use adoube_tournament::ids::{BoardId, PersonId};

use super::Asked;
use crate::text;

/// Who enters a player's moves; nobody else where no assistant is named.
pub(super) fn entering(
    board: BoardId,
    seat: Side,
    assistant: Option<&PersonId>,
    reason: String,
) -> Asked {
    let side = seat.word();
    let done = match assistant {
        Some(assistant) => text!("cli-assistant-enters", assistant, side),
        None => text!("cli-assistant-none", side),
    };
    let person = assistant.map_or_else(String::new, ToString::to_string);
    let command = Command::Assistant(AssistantCommand {
        seat: seat.into(),
        person,
    });
    (board, command, reason, done)
}
