//! What officials do about physical boards.

use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::{BoardRequirement, NoteBoardViolationCommand, SetBoardRequirementCommand};

use super::{Asked, seat};
use crate::args::{RequirementArgs, ViolationArgs};
use crate::games::comments::side;

/// What stood on a player's board and was not the position of the game.
pub(super) fn violation(args: ViolationArgs) -> Asked {
    let command = Command::NoteBoardViolation(NoteBoardViolationCommand {
        seat: seat(args.side).into(),
        placement: args.placement.to_string(),
        ply: args.after,
    });
    let done = "noted, `adoube penalty impose --help` says how a penalty cites it".to_owned();
    (args.board, command, args.reason, done)
}

/// Whether a player's moves wait for the board.
pub(super) fn requirement(args: RequirementArgs) -> Asked {
    let seat = seat(args.side);
    let (requirement, wait) = if args.lift {
        (BoardRequirement::Lifted, "do not wait")
    } else {
        (BoardRequirement::Required, "wait")
    };
    let command = Command::SetBoardRequirement(SetBoardRequirementCommand {
        seat: seat.into(),
        requirement: requirement.into(),
        give_back: args.give_back,
    });
    let done = format!("{}'s moves {wait} for the board", side(seat));
    (args.board, command, args.reason, done)
}
