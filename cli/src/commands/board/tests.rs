//! What an arbiter types, as the coordinator is asked.

use adoube_proto::v1::arbiter_command::Command as Wire;
use adoube_proto::v1::{
    AddTimeCommand, AnswerCallCommand, AssistantCommand, CheckKind, DefaultTimeCommand,
    MoveSeatCommand, PauseCommand, RecordCheckCommand, ResumeCommand, ReverseColoursCommand, Side,
    TimeFollows, WaiveChecksCommand,
};
use clap::Parser as _;

use adoube_proto::v1::SetClocksCommand;

use super::*;
use crate::args::{BoardSubcommand, CallCommand, Cli, Command as Typed, SeatCommand};
use crate::catalogue::text;
use crate::commands::{before, calls, seat};

/// The board, the command, the reason or note, and what is told when it is done.
fn asked(words: &str) -> (String, Wire, String, String) {
    let line = format!("adoube --event e {words}");
    let cli = Cli::try_parse_from(line.split_whitespace());
    let command = cli
        .unwrap_or_else(|error| panic!("{words}: {error}"))
        .command;
    let (board, (command, done), reason) = match command {
        Typed::Clock(command) => match of_clocks(command) {
            OfClocks::One((board, command, reason, done))
            | OfClocks::Set((board, command, reason, done), _)
            | OfClocks::Resume((board, command, reason, done), _) => {
                (board, (command, done), reason)
            }
            OfClocks::PauseMany(_) | OfClocks::ResumeMany(_) | OfClocks::ReasonOfMany(_) => {
                panic!("{words}: many boards")
            }
        },
        Typed::Board(BoardSubcommand::Change(command)) => {
            let (board, command, reason, done) = of_board(command);
            (board, (command, done), reason)
        }
        Typed::Check(args) => {
            let kind = before::kinds(args.kind)[0];
            let command = before::looked_at(args.seat.unwrap().into(), kind, args.passed);
            let board = args.board().unwrap();
            (board, (command, String::new()), args.note.text)
        }
        Typed::Waive(args) => (args.board.unwrap(), before::waiving(args.seat), args.reason),
        Typed::DefaultTime(args) => (
            args.board,
            before::waiting(before::late(&args)),
            args.reason,
        ),
        Typed::Call(CallCommand::Answer {
            board,
            number,
            valid,
            note,
            ..
        }) => (board, calls::answering(number.unwrap(), valid, false), note),
        Typed::Seat(SeatCommand::Move(args)) => {
            let (command, name) = seat::moving(&args);
            (args.board, (command, name.to_owned()), args.reason)
        }
        other => panic!("{words}: {other:?}"),
    };
    (board.to_string(), command, reason, done)
}

const MINUTE: u64 = 60_000;

const USUAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn assistant(person: &str) -> Wire {
    Wire::Assistant(AssistantCommand {
        seat: Side::Black.into(),
        person: person.to_owned(),
    })
}

fn of_a_game() -> Vec<(&'static str, Wire, &'static str)> {
    let set = SetClocksCommand::default();
    vec![
        (
            "clock pause 1.3",
            Wire::Pause(PauseCommand {}),
            "clocks stopped",
        ),
        (
            "clock resume 1.3",
            Wire::Resume(ResumeCommand {}),
            "resumed",
        ),
        (
            "clock set 1.3 --white 1:05:00 --black-period 2 --black-moves 7 --control 5400+30",
            Wire::SetClocks(SetClocksCommand {
                white: Some(65 * MINUTE),
                black_period: Some(2),
                black_moves: Some(7),
                time_control: Some("5400+30".to_owned()),
                ..set
            }),
            "clock set: White 1:05:00, Black's period 2, Black's moves 7, time control 90+30",
        ),
        (
            "clock add 1.3 --black 0:02:00",
            Wire::AddTime(AddTimeCommand {
                white: 0,
                black: 2 * MINUTE,
            }),
            "time added: Black 0:02:00",
        ),
        (
            "board restore 1.3 --plies 23 --white 0:41:00 --black 0:39:30",
            Wire::Restore(RestoreCommand {
                ply: 23,
                white: Some(41 * MINUTE),
                black: Some(39 * MINUTE + 30_000),
            }),
            "back to half-move 23, clocks stopped",
        ),
        (
            "board restore 1.3 --plies 23 --black 0:39:30",
            Wire::Restore(RestoreCommand {
                ply: 23,
                white: None,
                black: Some(39 * MINUTE + 30_000),
            }),
            "back to half-move 23, clocks stopped",
        ),
        (
            "board reverse-colours 1.3",
            Wire::ReverseColours(ReverseColoursCommand::default()),
            "restarted with reversed colours",
        ),
        (
            "board reverse-colours 1.3 --times player",
            Wire::ReverseColours(ReverseColoursCommand {
                times: TimeFollows::Player.into(),
            }),
            "restarted with reversed colours",
        ),
        (
            "board wrong-start 1.3 --chess960 518 --yes",
            Wire::WrongStart(WrongStartCommand {
                fen: USUAL.to_owned(),
            }),
            "restarted from rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, clocks \
             stopped",
        ),
        (
            "board assistant 1.3 black maria",
            assistant("maria"),
            "maria enters the moves of Black",
        ),
        (
            "board assistant 1.3 black --end",
            assistant(""),
            "Black enters the moves without an assistant",
        ),
        (
            "board reopen 1.3 --white 0:05:00 --black 0:04:00",
            Wire::Reopen(ReopenCommand {
                white: 5 * MINUTE,
                black: 4 * MINUTE,
            }),
            "reopened, clocks stopped",
        ),
        (
            "seat move 1.3 black oslo-9",
            Wire::MoveSeat(MoveSeatCommand {
                seat: Side::Black.into(),
                device: "oslo-9".to_owned(),
            }),
            "black",
        ),
    ]
}

fn with_typed_times() -> Vec<(&'static str, Wire, &'static str)> {
    vec![
        (
            "clock add 1.3 --white 2 --black 2min",
            Wire::AddTime(AddTimeCommand {
                white: 2 * MINUTE,
                black: 2 * MINUTE,
            }),
            "time added: White 0:02:00, Black 0:02:00",
        ),
        (
            "clock set 1.3 --control 15+10",
            Wire::SetClocks(SetClocksCommand {
                time_control: Some("900+10".to_owned()),
                ..SetClocksCommand::default()
            }),
            "clock set: time control 15+10",
        ),
        (
            "default-time 1.3 --to 1h30",
            Wire::DefaultTime(DefaultTimeCommand {
                to: Some(90 * MINUTE),
            }),
            "players may be 1 hour 30 minutes late",
        ),
    ]
}

fn beside_the_game() -> Vec<(&'static str, Wire, &'static str)> {
    let waive = |seat: Side| Wire::WaiveChecks(WaiveChecksCommand { seat: seat.into() });
    let until = |to| Wire::DefaultTime(DefaultTimeCommand { to });
    let answer = |number, valid| Wire::AnswerCall(AnswerCallCommand { number, valid });
    let check = |seat: Side, kind: CheckKind, passed| {
        Wire::RecordCheck(RecordCheckCommand {
            seat: seat.into(),
            kind: kind.into(),
            passed,
            ..RecordCheckCommand::default()
        })
    };
    vec![
        (
            "waive 1.3",
            waive(Side::Unspecified),
            "checks of both players waived",
        ),
        (
            "waive 1.3 black",
            waive(Side::Black),
            "checks of Black waived",
        ),
        (
            "default-time 1.3 --minutes 45",
            until(Some(45 * MINUTE)),
            "players may be 45 minutes late",
        ),
        (
            "default-time 1.3 --until-told",
            until(None),
            "no default time until you set one",
        ),
        (
            "check 1.3 white fair-play --failed",
            check(Side::White, CheckKind::FairPlay, false),
            "",
        ),
        (
            "check 1.3 black device --passed",
            check(Side::Black, CheckKind::Device, true),
            "",
        ),
        (
            "call answer 1.3 --number 4 --valid",
            answer(4, true),
            "call 4: valid reason",
        ),
        (
            "call answer 1.3 --number 1 --invalid",
            answer(1, false),
            "call 1: no valid reason",
        ),
    ]
}

/// CLK-5, 7, BRD-8, 9, 10, EVT-2, 4, 6, VEN-1, 8: what is typed is what is asked, the board and the words
/// with it.
#[test]
fn clk_5_7_brd_8_9_10_what_is_typed_is_what_the_coordinator_is_asked() {
    let all = [of_a_game(), with_typed_times(), beside_the_game()];
    for (words, command, done) in all.into_iter().flatten() {
        let noted = words.starts_with("check");
        let option = if noted { "--note" } else { "--reason" };
        let told = asked(&format!("{words} {option} noise"));
        let expected = (
            "1.3".to_owned(),
            command,
            "noise".to_owned(),
            done.to_owned(),
        );
        assert_eq!(told, expected, "{words}");
    }
}

/// Both players' times before and after.
const CLOCKS: &str = "the clocks become …";

/// CLK-5, CLK-7: what was understood is asked about before it counts, unless it was written out.
#[test]
fn clk_5_7_a_typed_time_is_asked_about_as_it_was_understood() {
    let asked = |words: &str| {
        let line = format!("adoube --event e clock {words} --reason noise");
        let Typed::Clock(command) = Cli::try_parse_from(line.split_whitespace())
            .unwrap()
            .command
        else {
            panic!("{line}");
        };
        let OfClocks::Set(_, confirmation) = of_clocks(command) else {
            panic!("{line}");
        };
        let question = confirmation.question(Some(CLOCKS.to_owned()), None, &[]);
        question.map(|(told, question)| format!("{told}; {}", text(question)))
    };
    for (words, told) in [
        (
            "add 1.3 --white 2:00",
            Some("White: '2:00' is 2 minutes\nthe clocks become …; Do this? Type yes:"),
        ),
        (
            "set 1.3 --black 90 --control 15+10",
            Some(
                "Black: '90' is 1 hour 30 minutes\ntime control: '15+10' is 15 minutes, with 10 \
                 seconds added after each move\nthe clocks become …; Do this? Type yes:",
            ),
        ),
        ("add 1.3 --white 0:02:00", None),
        ("set 1.3 --control 900+10", None),
    ] {
        assert_eq!(asked(words).as_deref(), told, "{words}");
    }
}
