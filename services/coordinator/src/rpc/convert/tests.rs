//! What an arbiter's client asks, as a board is told.

use std::sync::Arc;

use adoube_chess::BySide;
use adoube_proto::v1::arbiter_command::Command as C;
use adoube_tournament::board::command::{
    Act, AddTime, AdjustClock, AgreeToPenalties, AnswerCall, ApproveAssistant, CorrectResult,
    DeclareForfeit, DeclareResult, EndAssistant, EndLeave, ExtendDefaultTime, MoveSeat, Penalise,
    RecordCheck, RejectPenalties, Reopen, RestorePosition, ReverseColours, TakeCall, WaiveChecks,
    WithdrawPenalties, WrongStart,
};
use adoube_tournament::board::{Adjustment, CheckKind, SideAdjustment, SignOff, TimeFollows};
use adoube_tournament::time::Millis;

use super::*;
use crate::shard::views::penalties;

const WHY: &str = "noise in the hall";

fn asked(command: Option<C>) -> v1::ArbiterCommand {
    v1::ArbiterCommand {
        board: Some(v1::BoardRef { round: 1, board: 3 }),
        command_id: vec![7; 16],
        reason: WHY.to_owned(),
        command,
        ..v1::ArbiterCommand::default()
    }
}

const fn points(white: u32, black: u32) -> v1::Result {
    v1::Result {
        white_halves: white,
        black_halves: black,
    }
}

fn of_clocks() -> Vec<(C, Order)> {
    let reason = || WHY.to_owned();
    let set = v1::SetClocksCommand {
        white: Some(60_000),
        black_period: Some(2),
        black_moves: Some(7),
        time_control: Some("5400+30".to_owned()),
        ..v1::SetClocksCommand::default()
    };
    let change = Adjustment {
        sides: BySide::new(
            SideAdjustment {
                remaining: Some(Millis(60_000)),
                ..SideAdjustment::default()
            },
            SideAdjustment {
                period: Some(1),
                moves: Some(7),
                ..SideAdjustment::default()
            },
        ),
        control: Some(Arc::new("5400+30".parse().unwrap())),
    };
    let (white, black) = (Millis(1_000), Millis(2_000));
    vec![
        (C::Pause(v1::PauseCommand {}), Act::Pause.because(reason())),
        (
            C::Resume(v1::ResumeCommand {}),
            Act::Resume.because(reason()),
        ),
        (
            C::SetClocks(set),
            Act::AdjustClock(AdjustClock { change }).because(reason()),
        ),
        (
            C::AddTime(v1::AddTimeCommand {
                white: 1_000,
                black: 2_000,
            }),
            Act::AddTime(AddTime {
                time: BySide::new(white, black),
            })
            .because(reason()),
        ),
        (
            C::Restore(v1::RestoreCommand {
                ply: 23,
                white: Some(1_000),
                black: Some(2_000),
            }),
            Act::RestorePosition(RestorePosition {
                ply: 23,
                clocks: BySide::new(Some(white), Some(black)),
            })
            .because(reason()),
        ),
        (
            C::Reopen(v1::ReopenCommand {
                white: 1_000,
                black: 2_000,
            }),
            Act::Reopen(Reopen {
                clocks: BySide::new(white, black),
                start_in: None,
            })
            .because(reason()),
        ),
        (
            C::RejectPenalties(v1::RejectPenaltiesCommand { proposal: 9 }),
            Act::RejectPenalties(RejectPenalties { proposal: 9 }).because(reason()),
        ),
        (
            C::WithdrawPenalties(v1::WithdrawPenaltiesCommand { ruling: 9 }),
            Act::WithdrawPenalties(WithdrawPenalties { ruling: 9 }).because(reason()),
        ),
    ]
}

fn of_results_and_seats() -> Vec<(C, Order)> {
    let reason = || WHY.to_owned();
    let score = Score { white: 2, black: 0 };
    let declare = |forfeit| {
        C::Declare(v1::DeclareCommand {
            result: Some(points(2, 0)),
            forfeit,
        })
    };
    let assisted = |person: &str| {
        C::Assistant(v1::AssistantCommand {
            seat: v1::Side::White.into(),
            person: person.to_owned(),
        })
    };
    let declared = Act::DeclareResult(DeclareResult { score }).because(reason());
    let forfeited = Act::DeclareForfeit(DeclareForfeit { score }).because(reason());
    vec![
        (
            C::Penalise(v1::PenaliseCommand {
                seat: v1::Side::Black.into(),
                penalties: vec![penalties::wire(&"wrong-claim=Cg8".parse().unwrap())],
                article: "L 9.5".to_owned(),
            }),
            Act::Penalise(Penalise {
                side: Side::Black,
                penalties: vec!["wrong-claim=Cg8".parse().unwrap()],
                article: "L 9.5".to_owned(),
                four_eyes: false,
            })
            .because(reason()),
        ),
        (
            C::AgreeToPenalties(v1::AgreeToPenaltiesCommand { proposal: 9 }),
            Act::AgreeToPenalties(AgreeToPenalties { proposal: 9 }).because(reason()),
        ),
        (
            assisted("maria"),
            Act::ApproveAssistant(ApproveAssistant {
                side: Side::White,
                assistant: "maria".parse().unwrap(),
            })
            .because(reason()),
        ),
        (
            assisted(""),
            Act::EndAssistant(EndAssistant { side: Side::White }).because(reason()),
        ),
        (
            C::WrongStart(v1::WrongStartCommand {
                fen: "a fen".to_owned(),
            }),
            Act::WrongStart(WrongStart {
                fen: "a fen".to_owned(),
            })
            .because(reason()),
        ),
        (
            C::ReverseColours(v1::ReverseColoursCommand {
                times: v1::TimeFollows::Player.into(),
            }),
            Act::ReverseColours(ReverseColours {
                times: Some(TimeFollows::Player),
            })
            .because(reason()),
        ),
        (declare(false), declared),
        (declare(true), forfeited),
        (
            C::Approve(v1::ApproveCommand {}),
            Order::from(Act::ApproveResult),
        ),
        (
            C::Correct(v1::CorrectCommand {
                result: Some(points(2, 0)),
                forfeit: Some(false),
                without_odds: true,
            }),
            Act::CorrectResult(CorrectResult {
                score,
                forfeit: Some(false),
                without_odds: true,
            })
            .because(reason()),
        ),
        (
            C::MoveSeat(v1::MoveSeatCommand {
                seat: v1::Side::Black.into(),
                device: "oslo-9".to_owned(),
            }),
            Act::MoveSeat(MoveSeat {
                side: Side::Black,
                device: "oslo-9".parse().unwrap(),
            })
            .because(reason()),
        ),
    ]
}

fn beside() -> Vec<(C, Order)> {
    let (reason, note) = (|| WHY.to_owned(), || WHY.to_owned());
    let check = |kind: v1::CheckKind, passed| {
        C::RecordCheck(v1::RecordCheckCommand {
            seat: v1::Side::White.into(),
            kind: kind.into(),
            passed,
            ..v1::RecordCheckCommand::default()
        })
    };
    let checked = |kind, passed| {
        Order::from(Act::RecordCheck(RecordCheck {
            side: Side::White,
            kind,
            passed,
            note: note(),
            sign: SignOff::Latest,
        }))
    };
    let waive = |seat: v1::Side| C::WaiveChecks(v1::WaiveChecksCommand { seat: seat.into() });
    let waived = |side| Act::WaiveChecks(WaiveChecks { side }).because(reason());
    let until = |to| C::DefaultTime(v1::DefaultTimeCommand { to });
    let extended = |to| Act::ExtendDefaultTime(ExtendDefaultTime { to }).because(reason());
    vec![
        (
            C::AnswerCall(v1::AnswerCallCommand {
                number: 4,
                valid: true,
            }),
            Order::from(Act::AnswerCall(AnswerCall {
                number: 4,
                valid: true,
                note: note(),
            })),
        ),
        (
            C::TakeCall(v1::TakeCallCommand { number: 4 }),
            Order::from(Act::TakeCall(TakeCall { number: 4 })),
        ),
        (
            C::EndLeave(v1::EndLeaveCommand {
                seat: v1::Side::Black.into(),
            }),
            Order::from(Act::EndLeave(EndLeave { side: Side::Black })),
        ),
        (
            check(v1::CheckKind::Device, true),
            checked(CheckKind::Device, true),
        ),
        (
            check(v1::CheckKind::FairPlay, false),
            checked(CheckKind::FairPlay, false),
        ),
        (waive(v1::Side::Unspecified), waived(None)),
        (waive(v1::Side::Black), waived(Some(Side::Black))),
        (until(Some(60_000)), extended(Some(Millis(60_000)))),
        (until(None), extended(None)),
    ]
}

#[test]
fn clk_5_what_a_client_asks_is_what_the_board_is_told() {
    let rows = [of_clocks(), of_results_and_seats(), beside()].concat();
    for (command, expected) in rows {
        let (board, id, order) = arbiter_order(&asked(Some(command))).unwrap();
        assert_eq!(
            (board.to_string(), id),
            ("1.3".to_owned(), CommandId([7; 16]))
        );
        let (Order::Arbiter(order), Order::Arbiter(expected)) = (order, expected) else {
            panic!("an official's order");
        };
        assert_eq!(order.act, expected.act);
        assert_eq!(order.reason, Some("noise in the hall".to_owned()));
        assert!(
            expected
                .reason
                .is_none_or(|reason| reason == "noise in the hall")
        );
    }
}

/// What does not fit is refused with the name of its field.
#[test]
fn pen_3_what_is_no_arbiters_command_is_refused_by_its_field() {
    let check = |seat: v1::Side, kind: v1::CheckKind| {
        asked(Some(C::RecordCheck(v1::RecordCheckCommand {
            seat: seat.into(),
            kind: kind.into(),
            passed: true,
            ..v1::RecordCheckCommand::default()
        })))
    };
    let set = |set| asked(Some(C::SetClocks(set)));
    let to = |device: &str| {
        asked(Some(C::MoveSeat(v1::MoveSeatCommand {
            seat: v1::Side::White.into(),
            device: device.to_owned(),
        })))
    };
    let pause = || asked(Some(C::Pause(v1::PauseCommand {})));
    let none = v1::SetClocksCommand::default;
    for (command, text) in [
        (asked(None), "command is missing"),
        (
            v1::ArbiterCommand {
                board: None,
                ..pause()
            },
            "board is missing",
        ),
        (
            v1::ArbiterCommand {
                command_id: vec![7; 15],
                ..pause()
            },
            "command_id: 16 bytes",
        ),
        (
            check(v1::Side::Unspecified, v1::CheckKind::Device),
            "seat: white or black",
        ),
        (
            check(v1::Side::White, v1::CheckKind::Unspecified),
            "kind: device or fair-play",
        ),
        (
            set(v1::SetClocksCommand {
                white_period: Some(0),
                ..none()
            }),
            "period: from 1 to 256",
        ),
        (
            set(v1::SetClocksCommand {
                black_moves: Some(65_536),
                ..none()
            }),
            "moves: at most 65535",
        ),
        (
            set(v1::SetClocksCommand {
                time_control: Some("soon".to_owned()),
                ..none()
            }),
            "'soon' is not a period: write moves/seconds+increment",
        ),
        (to("no device!"), "device: "),
        (
            asked(Some(C::Declare(v1::DeclareCommand::default()))),
            "result is missing",
        ),
        (
            asked(Some(C::Correct(v1::CorrectCommand {
                result: Some(points(256, 0)),
                forfeit: None,
                without_odds: false,
            }))),
            "result: halves, at most 255",
        ),
    ] {
        let refused = arbiter_order(&command).unwrap_err();
        assert_eq!(refused.code(), tonic::Code::InvalidArgument, "{text}");
        assert!(refused.message().starts_with(text), "{text}: {refused}");
    }
}

/// CLK-6: who paused reads why the reason was not kept; nobody who gave a readable one, or none.
#[test]
fn clk_6_a_pause_tells_why_its_reason_was_not_kept() {
    let hold = |reason: &str, end| v1::HoldRequest {
        reason: reason.to_owned(),
        end,
        ..v1::HoldRequest::default()
    };
    for (reason, code) in [
        ("", None),
        (" ", None),
        (WHY, None),
        ("\u{feff}", Some("hidden-character")),
        ("a\u{2028}b", Some("hidden-character")),
        (&"x".repeat(501), Some("reason-required")),
    ] {
        let command = |command| v1::ArbiterCommand {
            reason: reason.to_owned(),
            command: Some(command),
            ..v1::ArbiterCommand::default()
        };
        let pause = command(C::Pause(v1::PauseCommand {}));
        let fault = |fault: Option<v1::Refusal>| fault.map(|fault| fault.code);
        let expected = code.map(str::to_owned);
        assert_eq!(fault(holds::pause_fault(&pause)), expected, "{reason:?}");
        assert_eq!(
            fault(holds::hold_fault(&hold(reason, false))),
            expected,
            "{reason:?}"
        );
        assert_eq!(holds::hold_fault(&hold(reason, true)), None);
        let resume = command(C::Resume(v1::ResumeCommand {}));
        assert_eq!(holds::pause_fault(&resume), None);
    }
}
