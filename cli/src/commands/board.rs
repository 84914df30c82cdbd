//! `adoube clock`, and how an arbiter's command is given to a board.

use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::{ArbiterCommand, BoardRef, PauseCommand, ResumeCommand, SetClocksCommand};
use adoube_tournament::ids::BoardId;
use anyhow::Result;
use serde_json::json;

use crate::args::{ClockCommand, Common};
use crate::client::{CHIEF, Client};
use crate::say::Say;
use crate::text;

/// Pauses, resumes or sets the clocks of a board.
pub(super) async fn clock(common: &Common, command: ClockCommand, say: Say) -> Result<()> {
    let (board, reason, command, done) = match command {
        ClockCommand::Pause { board, reason } => (
            board,
            reason,
            Command::Pause(PauseCommand {}),
            "clocks stopped".to_owned(),
        ),
        ClockCommand::Resume { board, reason } => (
            board,
            reason,
            Command::Resume(ResumeCommand {}),
            "play goes on".to_owned(),
        ),
        ClockCommand::Set {
            board,
            white,
            black,
            reason,
        } => {
            let done = describe_clocks(white, black);
            (
                board,
                reason,
                Command::SetClocks(SetClocksCommand { white, black }),
                done,
            )
        }
    };
    let mut client = Client::connect(common, CHIEF).await?;
    give(&mut client, board, reason, command, &done, say).await
}

fn describe_clocks(white: Option<u64>, black: Option<u64>) -> String {
    let side =
        |name: &str, time: Option<u64>| time.map(|t| format!("{name} {}", text::show_clock(t)));
    let sides: Vec<String> = [side("White", white), side("Black", black)]
        .into_iter()
        .flatten()
        .collect();
    format!("clock set: {}", sides.join(", "))
}

/// Gives a board a command and tells what was done.
pub(super) async fn give(
    client: &mut Client,
    board: BoardId,
    reason: String,
    command: Command,
    done: &str,
    say: Say,
) -> Result<()> {
    let command = ArbiterCommand {
        board: Some(BoardRef {
            round: board.round.into(),
            board: board.board.into(),
        }),
        reason,
        command: Some(command),
        ..ArbiterCommand::default()
    };
    let answer = client.command(command).await?;
    let value = json!({"board": board.to_string(), "record": answer.sequence, "done": done});
    say.result(
        format_args!("{board}: {done} (record {})", answer.sequence),
        &value,
    );
    Ok(())
}
