//! What `adoube clock` asks of clocks.

use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::{AddTimeCommand, PauseCommand, PauseReasonCommand, ResumeCommand, Side};

use super::confirmation::Confirmation;
use super::set_clocks::{self, describe_clocks, set};
use super::{Asked, side_name};
use crate::args::{ClockCommand, PauseArgs, ReasonArgs, ResumeClocksArgs};
use crate::text;
use crate::typed_time::{millis, understood};

/// What is asked of clocks.
pub(super) enum OfClocks {
    /// Of one board's.
    One(Asked),
    /// The same, with values that may be odd.
    Set(Asked, Confirmation),
    /// That one goes on, and whether nobody is to be asked where a ruling postponed it or somebody is away.
    Resume(Asked, bool),
    /// Of all of a venue's or a round's.
    PauseMany(PauseArgs),
    /// The end of that.
    ResumeMany(ResumeClocksArgs),
    /// The reason of such a pause.
    ReasonOfMany(ReasonArgs),
}

fn pausing(mut args: PauseArgs) -> OfClocks {
    args.reason = args.reason.filter(|reason| !reason.trim().is_empty());
    let Some(board) = args.scope.board else {
        return OfClocks::PauseMany(args);
    };
    let done = match &args.reason {
        Some(_) => text!("cli-clocks-stopped"),
        None => {
            text!("cli-clocks-stopped-without-reason", of: board)
        }
    };
    let command = Command::Pause(PauseCommand {});
    OfClocks::One((board, command, args.reason.unwrap_or_default(), done))
}

fn explaining(args: ReasonArgs) -> OfClocks {
    let Some(board) = args.board else {
        return OfClocks::ReasonOfMany(args);
    };
    let command = Command::PauseReason(PauseReasonCommand {});
    let done = text!("cli-pause-reason-recorded");
    OfClocks::One((board, command, args.reason, done))
}

fn resuming(args: ResumeClocksArgs) -> OfClocks {
    let Some(board) = args.scope.board else {
        return OfClocks::ResumeMany(args);
    };
    let command = Command::Resume(ResumeCommand {});
    let asked = (board, command, args.reason, text!("cli-resumed"));
    OfClocks::Resume(asked, args.yes)
}

/// What a command asks of clocks.
pub(super) fn of_clocks(command: ClockCommand) -> OfClocks {
    match command {
        ClockCommand::Pause(args) => pausing(args),
        ClockCommand::Reason(args) => explaining(args),
        ClockCommand::Resume(args) => resuming(args),
        ClockCommand::Set(args) => {
            let confirmation = set_clocks::confirmation(&args);
            OfClocks::Set(set(args), confirmation)
        }
        ClockCommand::Add {
            board,
            white,
            black,
            reason,
            cites,
            yes,
        } => {
            let confirmation = Confirmation {
                yes,
                cites: cites.notes,
                understood: understood(
                    [
                        (side_name(Side::White), &white),
                        (side_name(Side::Black), &black),
                    ],
                    None,
                ),
            };
            let [white, black] = [millis(white.as_ref()), millis(black.as_ref())];
            let command = Command::AddTime(AddTimeCommand {
                white: white.unwrap_or(0),
                black: black.unwrap_or(0),
            });
            let done = text!("cli-time-added", messages clocks: describe_clocks(white, black));
            OfClocks::Set((board, command, reason, done), confirmation)
        }
    }
}
