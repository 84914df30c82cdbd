//! `adoube clock` and `adoube result`: what an arbiter does to a board.

use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::{
    ArbiterCommand, BoardRef, DeclareCommand, PauseCommand, Result as Points, ResumeCommand,
    SetClocksCommand,
};
use adoube_tournament::ids::BoardId;
use anyhow::Result;
use serde_json::json;

use crate::args::{ClockCommand, Common, ResultArgs};
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
    give(common, board, reason, command, &done, say).await
}

/// Declares the result of a board.
pub(super) async fn result(common: &Common, args: ResultArgs, say: Say) -> Result<()> {
    let (white_halves, black_halves) = args.result;
    let result = Some(Points {
        white_halves,
        black_halves,
    });
    let command = Command::Declare(DeclareCommand {
        result,
        forfeit: args.forfeit,
    });
    let how = if args.forfeit {
        "forfeited"
    } else {
        "declared"
    };
    let done = format!("{how} {}", text::show_result(white_halves, black_halves));
    give(common, args.board, args.reason, command, &done, say).await
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

async fn give(
    common: &Common,
    board: BoardId,
    reason: String,
    command: Command,
    done: &str,
    say: Say,
) -> Result<()> {
    let mut client = Client::connect(common, CHIEF).await?;
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
