//! `adoube seat move`: a player goes on at a spare device.

use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::{MoveSeatCommand, Side};
use anyhow::{Result, bail};

use super::board::give;
use super::confirm::confirmed;
use crate::args::{Common, SeatCommand, SeatMoveArgs, SideName};
use crate::client::{CHIEF, Client};
use crate::say::Say;

/// Moves a seat.
pub(super) async fn run(common: &Common, command: SeatCommand, say: Say) -> Result<()> {
    let SeatCommand::Move(args) = command;
    let (command, name) = moving(&args);
    let (board, device) = (args.board, &args.device);
    say.text(format_args!(
        "{board}: {name} goes on at device {device}; the device before can never act for the \
         seat again"
    ));
    if !args.yes && !confirmed("Move the seat? Type yes: ")? {
        bail!("nothing was moved");
    }
    let done = format!("{name} moved to {device}");
    let mut client = Client::connect(common, CHIEF).await?;
    give(&mut client, board, args.reason, command, &done, say).await
}

/// The command, and whose seat it is in words.
pub(super) fn moving(args: &SeatMoveArgs) -> (Command, &'static str) {
    let (side, name) = match args.side {
        SideName::White => (Side::White, "White"),
        SideName::Black => (Side::Black, "Black"),
    };
    let command = Command::MoveSeat(MoveSeatCommand {
        seat: side.into(),
        device: args.device.to_string(),
    });
    (command, name)
}
