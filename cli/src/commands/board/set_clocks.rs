//! Clocks that an arbiter sets.

use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::{SetClocksCommand, Side};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::message;
use adoube_user_text::control_words::notation;

use super::confirmation::Confirmation;
use super::{Asked, side_name};
use crate::args::SetArgs;
use crate::text;
use crate::typed_time::{millis, understood};

/// What is asked before it is done.
pub(super) fn confirmation(args: &SetArgs) -> Confirmation {
    Confirmation {
        yes: args.yes,
        cites: args.cites.notes.clone(),
        understood: understood(
            [
                (side_name(Side::White), &args.white),
                (side_name(Side::Black), &args.black),
            ],
            args.control.as_ref(),
        ),
    }
}

/// The command for what was typed.
pub(super) fn set(args: SetArgs) -> Asked {
    let [white, black] = [millis(args.white.as_ref()), millis(args.black.as_ref())];
    let mut done = describe_clocks(white, black);
    for (side, period, moves) in [
        (Side::White, args.white_period, args.white_moves),
        (Side::Black, args.black_period, args.black_moves),
    ] {
        let side = side.word();
        done.extend(period.map(|period| message!("cli-set-period", side, period)));
        done.extend(moves.map(|moves| message!("cli-set-moves", side, moves)));
    }
    let control = args.control.map(|typed| typed.control);
    done.extend(
        control
            .as_ref()
            .map(|control| message!("cli-time-control", control: notation(control))),
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
    let done = text!("cli-clocks-set", messages parts: done);
    (args.board, command, args.reason, done)
}

/// The times that were typed, one a side.
pub(super) fn describe_clocks(white: Option<u64>, black: Option<u64>) -> Vec<CatalogueMessage> {
    let times = [(Side::White, white), (Side::Black, black)].into_iter();
    times
        .filter_map(|(side, time)| Some((side.word(), text::show_typed(time?))))
        .map(|(side, time)| message!("cli-set-time", side, time))
        .collect()
}
