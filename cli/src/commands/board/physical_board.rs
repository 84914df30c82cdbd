//! What officials do about physical boards.

use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::{BoardRequirement, NoteBoardViolationCommand, SetBoardRequirementCommand};
use adoube_tournament::message;
use anyhow::Result;
use serde_json::json;

use super::{Asked, foreseen, notes, of, seat};
use crate::args::{Common, RequirementArgs, ViolationArgs};
use crate::catalogue::filled;
use crate::client::{CHIEF, Client};
use crate::say::Say;
use crate::text;

/// What stood on a player's board and was not the position of the game.
pub(super) fn violation(args: ViolationArgs) -> Asked {
    let command = Command::NoteBoardViolation(NoteBoardViolationCommand {
        seat: seat(args.side).into(),
        placement: args.placement.to_string(),
        ply: args.after,
    });
    (args.board, command, args.reason, String::new())
}

/// Notes a violation, and tells the number by which it is cited.
pub(super) async fn note_violation(common: &Common, asked: Asked, say: Say) -> Result<()> {
    let (board, command, reason, _) = asked;
    let mut client = Client::connect(common, CHIEF).await?;
    let request = of(board, &reason, &command);
    let foreseen = client.preview(request.clone()).await?;
    let answer = client
        .command(foreseen::as_seen(&request, &foreseen))
        .await?;
    let games = client.games(board.round).await?;
    let note = notes::number(&games, board, answer.sequence);
    let done = noted(note);
    let value = json!({
        "board": board.to_string(), "done": done, "note": note, "record": answer.sequence,
        "consequences": foreseen::value(&foreseen.consequences),
    });
    say.result(
        text!("cli-board-done", board, done, record: answer.sequence),
        &value,
    );
    Ok(())
}

/// With the option that cites it.
fn noted(note: Option<u32>) -> String {
    let message = match note {
        Some(note) => message!("cli-board-violation-noted", note),
        None => message!("cli-board-violation-noted-without-number"),
    };
    filled(&message)
}

/// Whether a player's moves wait for the board.
pub(super) fn requirement(args: RequirementArgs) -> Asked {
    let seat = seat(args.side);
    let (requirement, wait) = if args.lift {
        (BoardRequirement::Lifted, "no")
    } else {
        (BoardRequirement::Required, "yes")
    };
    let command = Command::SetBoardRequirement(SetBoardRequirementCommand {
        seat: seat.into(),
        requirement: requirement.into(),
        give_back: args.give_back,
    });
    let done = text!("cli-moves-wait", side: seat.word(), wait);
    (args.board, command, args.reason, done)
}
