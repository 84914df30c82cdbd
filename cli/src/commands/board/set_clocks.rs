//! Clocks that an arbiter sets.

use adoube_proto::v1::SetClocksCommand;
use adoube_proto::v1::arbiter_command::Command;

use super::Asked;
use super::confirmation::Confirmation;
use crate::args::SetArgs;
use crate::text;
use crate::typed_time::{millis, understood};

/// What is asked before it is done.
pub(super) fn confirmation(args: &SetArgs) -> Confirmation {
    Confirmation {
        yes: args.yes,
        cites: args.cites.notes.clone(),
        understood: understood(
            [("White", &args.white), ("Black", &args.black)],
            args.control.as_ref(),
        ),
    }
}

/// The command for what was typed.
pub(super) fn set(args: SetArgs) -> Asked {
    let [white, black] = [millis(args.white.as_ref()), millis(args.black.as_ref())];
    let mut done = describe_clocks(white, black);
    let counters = [
        ("White's period", args.white_period),
        ("White's moves", args.white_moves),
        ("Black's period", args.black_period),
        ("Black's moves", args.black_moves),
    ];
    for (name, number) in counters {
        done.extend(number.map(|number| format!("{name} {number}")));
    }
    let control = args.control.map(|typed| typed.control);
    done.extend(
        control
            .as_ref()
            .map(|control| format!("time control {}", control.notation())),
    );
    let control = control.map(|control| control.to_string());
    let command = Command::SetClocks(SetClocksCommand {
        white,
        black,
        white_period: args.white_period,
        white_moves: args.white_moves,
        black_period: args.black_period,
        black_moves: args.black_moves,
        time_control: control,
    });
    let done = format!("clock set: {}", done.join(", "));
    (args.board, command, args.reason, done)
}

/// The times that were typed, one a side.
pub(super) fn describe_clocks(white: Option<u64>, black: Option<u64>) -> Vec<String> {
    let side =
        |name: &str, time: Option<u64>| time.map(|t| format!("{name} {}", text::show_typed(t)));
    [side("White", white), side("Black", black)]
        .into_iter()
        .flatten()
        .collect()
}
