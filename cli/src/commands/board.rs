//! `adoube clock`, `adoube board`, and how an arbiter's command is given to a board.

mod assistant;
mod changed;
mod clock_commands;
mod confirmation;
pub(super) mod foreseen;
mod kept;
mod notes;
mod physical_board;
mod reversal;
mod set_clocks;
mod spelled;

use adoube_chess::Start;
use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::{
    Answer, ArbiterCommand, CommandPreview, ReopenCommand, RestoreCommand, Side, WrongStartCommand,
};
use adoube_tournament::ids::BoardId;
use anyhow::Result;
use serde_json::json;

use self::clock_commands::{OfClocks, of_clocks};
use self::confirmation::Confirmation;
pub(super) use self::notes::list as list_notes;
pub(super) use self::spelled::Stands;
use super::confirm::{Asking, do_as_shown};
use super::holds;
use crate::args::{BoardCommand, ClockCommand, Common, SideName};
use crate::catalogue;
use crate::client::{CHIEF, Client};
use crate::games::wire_ids::board_ref;
use crate::say::Say;
use crate::text;
use crate::typed_time::{millis, understood};

/// What is asked of a board: which, the command, why, and what is told when it is done.
type Asked = (BoardId, Command, String, String);

/// Pauses, resumes or sets the clocks of a board, or pauses and resumes many.
pub(super) async fn clock(common: &Common, command: ClockCommand, say: Say) -> Result<()> {
    match of_clocks(command) {
        OfClocks::One(asked) => ask(common, asked, say).await,
        OfClocks::Set(asked, confirmation) => set_clocks(common, asked, confirmation, say).await,
        OfClocks::Resume(asked, yes) => resume(common, asked, yes, say).await,
        OfClocks::PauseMany(args) => holds::pause(common, args, say).await,
        OfClocks::ResumeMany(args) => holds::resume(common, args, say).await,
        OfClocks::ReasonOfMany(args) => holds::give_reason(common, args, say).await,
    }
}

/// Sets clocks; what is far from the time control is asked about first, and what a wrong claim costs.
async fn set_clocks(
    common: &Common,
    (board, command, reason, done): Asked,
    confirmation: Confirmation,
    say: Say,
) -> Result<()> {
    let cites = &confirmation.cites;
    let mut client = Client::connect(common, CHIEF).await?;
    let request = foreseen::citing(of(board, &reason, &command), cites);
    let show = async |client: &mut Client| {
        let foreseen = client.preview(request.clone()).await?;
        foreseen::tell_citable(&foreseen, cites, say);
        if matches!(command, Command::AddTime(_)) {
            foreseen::tell(&foreseen, say);
        }
        let stands = Stands::ask(client, board).await?;
        let question = confirmation.question(
            stands.clocks_become(&foreseen),
            stands.consequence(&command)?,
            &foreseen.remarks,
        );
        if let Some((told, _)) = &question {
            say.folded(told);
        }
        Ok((question.map(|(_, question)| question), foreseen))
    };
    let act = async |client: &mut Client, foreseen: CommandPreview| {
        client.command(foreseen::as_seen(&request, &foreseen)).await
    };
    let asking = Asking::new(confirmation.yes, say);
    let answer = do_as_shown(&mut client, asking, show, act).await?;
    let set = match &command {
        Command::SetClocks(set) if set.time_control.is_some() => Some(set.clone()),
        _ => None,
    };
    let games = client.games(board.round).await?;
    let changed = changed::of(&games, board, answer.sequence);
    let done = foreseen::citing_text(&done, cites);
    let (text, mut value) = changed::told(board, &done, answer.sequence, changed);
    if !cites.is_empty() {
        value["cites"] = json!(cites);
    }
    say.result(text, &value);
    if let Some(set) = set {
        let kept = Stands::ask(&mut client, board).await?;
        say.text(kept.with_another_control(&set).join("\n"));
    }
    Ok(())
}

/// Lets a game go on; where a ruling postponed it, or somebody is away, that is asked about first.
async fn resume(common: &Common, asked: Asked, yes: bool, say: Say) -> Result<()> {
    let mut client = Client::connect(common, CHIEF).await?;
    foreseen::confirm_and_give(&mut client, asked, yes, say).await
}

/// Goes back to an earlier position, reverses colours, reopens a game.
pub(super) async fn board(common: &Common, command: BoardCommand, say: Say) -> Result<()> {
    let yes = match &command {
        BoardCommand::ReverseColours { yes, .. }
        | BoardCommand::WrongStart { yes, .. }
        | BoardCommand::Restore { yes, .. } => *yes,
        BoardCommand::Requirement(_) => {
            let mut client = Client::connect(common, CHIEF).await?;
            return foreseen::confirm_and_give(&mut client, of_board(command), true, say).await;
        }
        BoardCommand::Violation(_) => {
            return physical_board::note_violation(common, of_board(command), say).await;
        }
        BoardCommand::Assistant { .. } => true,
        BoardCommand::Reopen { clocks, .. } => clocks.yes,
    };
    let understood = times_understood(&command);
    let (board, command, reason, done) = of_board(command);
    let mut client = Client::connect(common, CHIEF).await?;
    for line in understood {
        say.text(line);
    }
    let show = async |client: &mut Client| {
        let foreseen = client.preview(of(board, &reason, &command)).await?;
        let stands = Stands::ask(client, board).await?;
        let consequence = stands.consequence(&command)?;
        if let Some(consequence) = &consequence {
            say.folded(consequence);
        }
        reversal::tell(&command, &foreseen, say);
        if let Some(remarks) = foreseen::remarks(&foreseen) {
            say.folded(remarks);
        }
        reversal::is_no_repeat(&foreseen, yes)?;
        let command = reversal::chosen(&command, &foreseen)?;
        Ok((consequence.map(|_| "cli-confirm"), (command, foreseen)))
    };
    let act = async |client: &mut Client, (command, foreseen): (Command, CommandPreview)| {
        let given = (board, of(board, &reason, &command));
        foreseen::give(client, given, &done, &foreseen, say).await
    };
    do_as_shown(&mut client, Asking::new(yes, say), show, act).await
}

/// What is said of typed times, a line each.
fn times_understood(command: &BoardCommand) -> Vec<String> {
    match command {
        BoardCommand::Restore { white, black, .. } => understood(
            [
                (side_name(Side::White), white),
                (side_name(Side::Black), black),
            ],
            None,
        ),
        BoardCommand::Reopen { clocks, .. } => {
            let times = [(Side::White, &clocks.white), (Side::Black, &clocks.black)];
            let lines = times.into_iter();
            lines
                .filter_map(|(side, time)| time.understood(side_name(side)))
                .collect()
        }
        BoardCommand::ReverseColours { .. }
        | BoardCommand::WrongStart { .. }
        | BoardCommand::Requirement(_)
        | BoardCommand::Violation(_)
        | BoardCommand::Assistant { .. } => Vec::new(),
    }
}

fn of_board(command: BoardCommand) -> Asked {
    match command {
        BoardCommand::Restore {
            board,
            plies,
            white,
            black,
            reason,
            ..
        } => {
            let command = Command::Restore(RestoreCommand {
                ply: plies,
                white: millis(white.as_ref()),
                black: millis(black.as_ref()),
            });
            let done = text!("cli-restored", "half-move": plies);
            (board, command, reason, done)
        }
        BoardCommand::ReverseColours {
            board,
            times,
            reason,
            ..
        } => {
            let done = text!("cli-colours-reversed");
            (board, reversal::command(times), reason, done)
        }
        BoardCommand::WrongStart {
            board,
            chess960,
            fen,
            reason,
            ..
        } => {
            let drawn = chess960.and_then(|number| Start::chess960(number).ok()?.fen);
            let fen = drawn.or(fen).unwrap_or_default();
            let done = text!("cli-restarted-from", fen: &fen);
            let command = Command::WrongStart(WrongStartCommand { fen });
            (board, command, reason, done)
        }
        BoardCommand::Assistant {
            board,
            side: of,
            assistant,
            reason,
            ..
        } => assistant::entering(board, seat(of), assistant.as_ref(), reason),
        BoardCommand::Requirement(args) => physical_board::requirement(args),
        BoardCommand::Violation(args) => physical_board::violation(args),
        BoardCommand::Reopen { board, clocks } => {
            let (white, black) = (clocks.white.millis, clocks.black.millis);
            let command = Command::Reopen(ReopenCommand { white, black });
            let done = text!("cli-reopened");
            (board, command, clocks.reason, done)
        }
    }
}

/// White or Black, alone or at the beginning of a line.
pub(super) fn side_name(side: Side) -> String {
    text!("cli-side", side: side.word())
}

pub(super) const fn seat(side: SideName) -> Side {
    match side {
        SideName::White => Side::White,
        SideName::Black => Side::Black,
    }
}

async fn ask(common: &Common, (board, command, reason, done): Asked, say: Say) -> Result<()> {
    let mut client = Client::connect(common, CHIEF).await?;
    give(&mut client, board, reason, command, &done, say).await
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
    let answer = order(client, board, reason, command).await?;
    let mut value = json!({"board": board.to_string(), "record": answer.sequence, "done": done});
    let mut done = done.to_owned();
    if let Some(fault) = &answer.reason_fault {
        value["reason_fault"] = json!(fault.text);
        let why = catalogue::refusal(fault).text;
        done = text!("cli-done-reason-not-accepted", done, why, of: board);
    }
    say.result(
        text!("cli-board-done", board, done, record: answer.sequence),
        &value,
    );
    Ok(())
}

/// Gives a command on a board.
pub(super) async fn order(
    client: &mut Client,
    board: BoardId,
    reason: String,
    command: Command,
) -> Result<Answer> {
    client.command(of(board, &reason, &command)).await
}

/// A command on a board, as the coordinator takes it.
pub(super) fn of(board: BoardId, reason: &str, command: &Command) -> ArbiterCommand {
    ArbiterCommand {
        board: Some(board_ref(board)),
        reason: reason.to_owned(),
        command: Some(command.clone()),
        ..ArbiterCommand::default()
    }
}

#[cfg(test)]
mod tests;
