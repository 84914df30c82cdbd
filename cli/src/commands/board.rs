//! `adoube clock` and `adoube result`: what an arbiter does to a board.

use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::{
    ArbiterCommand, BoardRef, DeclareCommand, PauseCommand, Result as Points, ResumeCommand,
    SetClocksCommand,
};
use adoube_tournament::ids::BoardId;
use adoube_tournament::regulations::Scoring;
use anyhow::Result;
use serde_json::json;

use super::export::regulations;
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
    let view = Client::connect(common, CHIEF).await?.describe().await?;
    let scoring = regulations(&view)?.scoring;
    let own = |halves| in_points(halves, scoring, args.forfeit);
    let result = Some(Points {
        white_halves: own(white_halves),
        black_halves: own(black_halves),
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

/// Halves of a point as they are typed, a win being 1, in the event's own points. Who does not
/// come has nothing.
fn in_points(halves: u32, scoring: Scoring, forfeit: bool) -> u32 {
    let points = match halves {
        0 if forfeit => 0,
        0 => scoring.loss_halves(),
        1 => scoring.draw_halves(),
        _ => scoring.win_halves(),
    };
    points.into()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn end_7_results_are_typed_alike_under_any_scoring() {
        let football = Scoring::from_halves(6, 2, 0).unwrap();
        let consoling = Scoring::from_halves(6, 4, 2).unwrap();
        for (scoring, forfeit, points) in [
            (Scoring::default(), false, [0, 1, 2]),
            (football, false, [0, 2, 6]),
            (consoling, false, [2, 4, 6]),
            (consoling, true, [0, 4, 6]),
        ] {
            let told = [0, 1, 2].map(|halves| in_points(halves, scoring, forfeit));
            assert_eq!(told, points, "{scoring:?} {forfeit}");
        }
    }
}
