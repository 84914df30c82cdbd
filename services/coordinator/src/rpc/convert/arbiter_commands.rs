//! An official's command on a board.

use std::sync::Arc;

use adoube_chess::{BySide, Placement};
use adoube_proto::v1;
use adoube_proto::v1::arbiter_command::Command as Wire;
use adoube_tournament::board::command::{
    Act, AddTime, AdjustClock, AgreeToPenalties, AnswerCall, ApproveAssistant, ArbiterOrder,
    CorrectResult, DeclareForfeit, DeclareResult, EndAssistant, EndLeave, ExtendDefaultTime,
    MarkScoresheet, MoveSeat, NoteBoardViolation, Penalise, RecordCheck, RejectPenalties, Reopen,
    RestorePosition, ReverseColours, SetBoardRequirement, TakeCall, WaiveChecks, WithdrawPenalties,
    WrongStart,
};
use adoube_tournament::board::event::Requirement;
use adoube_tournament::board::{
    Adjustment, CheckKind, MAX_BOARD_NOTES, MAX_BREACHES, Order, SideAdjustment, SignOff,
};
use adoube_tournament::clock::TimeControl;
use adoube_tournament::ids::{BoardId, CommandId};
use adoube_tournament::time::Millis;
use adoube_tournament::venue::is_digest;
use tonic::Status;

use super::{board, bounded, command_id_of, fen, id, run, score, side};
use crate::shard::views::{self, penalties};

/// The most notes that a command cites: breaches and differences of physical boards, of which a board's record holds no more.
const MOST_CITED: usize = MAX_BREACHES as usize + MAX_BOARD_NOTES;

/// The board, the command's id, and what is ordered.
pub(in crate::rpc) fn arbiter_order(
    command: &v1::ArbiterCommand,
) -> Result<(BoardId, CommandId, Order), Status> {
    let missing = |what: &str| Status::invalid_argument(format!("{what} is missing"));
    let board = board(command.board.as_ref()).ok_or_else(|| missing("board"))?;
    let id = command_id_of(run(command.dry_run), &command.command_id)?;
    let text = command.reason.trim();
    if command.cites.len() > MOST_CITED {
        let text = format!("cites: at most {MOST_CITED}");
        return Err(Status::invalid_argument(text));
    }
    let order = ArbiterOrder {
        act: act(
            command.command.as_ref().ok_or_else(|| missing("command"))?,
            text,
        )?,
        reason: Some(text.to_owned()).filter(|text| !text.is_empty()),
        cites: command.cites.clone(),
        seen: Some(command.seen).filter(|seen| *seen > 0),
    };
    Ok((board, id, Order::Arbiter(order)))
}

/// What is done; the text is the note of what has no reason.
fn act(command: &Wire, text: &str) -> Result<Act, Status> {
    Ok(match command {
        Wire::Pause(_) => Act::Pause,
        Wire::PauseReason(_) => Act::GivePauseReason,
        Wire::Resume(_) => Act::Resume,
        Wire::SetClocks(set) => Act::AdjustClock(adjust_clock(set)?),
        Wire::AddTime(add) => Act::AddTime(add_time(add)),
        Wire::Penalise(order) => Act::Penalise(penalise(order)?),
        Wire::AgreeToPenalties(order) => Act::AgreeToPenalties(AgreeToPenalties {
            proposal: order.proposal,
        }),
        Wire::RejectPenalties(order) => Act::RejectPenalties(RejectPenalties {
            proposal: order.proposal,
        }),
        Wire::WithdrawPenalties(order) => Act::WithdrawPenalties(WithdrawPenalties {
            ruling: order.ruling,
        }),
        Wire::Assistant(of) => assistant(of)?,
        Wire::Restore(back) => Act::RestorePosition(restore(back)),
        Wire::ReverseColours(reverse) => Act::ReverseColours(ReverseColours {
            times: views::read_time_follows(reverse.times()),
        }),
        Wire::WrongStart(start) => Act::WrongStart(WrongStart {
            fen: fen(&start.fen)?,
        }),
        Wire::Reopen(reopen) => Act::Reopen(self::reopen(reopen)),
        Wire::Declare(declare) => declared(declare)?,
        Wire::Approve(_) => Act::ApproveResult,
        Wire::Correct(correct) => Act::CorrectResult(correct_result(correct)?),
        Wire::MoveSeat(to) => Act::MoveSeat(MoveSeat {
            side: side(to.seat())?,
            device: id("device", &to.device)?,
        }),
        Wire::RecordCheck(check) => Act::RecordCheck(record_check(check, text)?),
        Wire::WaiveChecks(waive) => Act::WaiveChecks(WaiveChecks {
            side: views::read_side(waive.seat()),
        }),
        Wire::DefaultTime(time) => Act::ExtendDefaultTime(ExtendDefaultTime {
            to: time.to.map(Millis),
        }),
        Wire::AnswerCall(answer) => Act::AnswerCall(AnswerCall {
            number: answer.number,
            valid: answer.valid,
            note: text.to_owned(),
        }),
        Wire::TakeCall(call) => Act::TakeCall(TakeCall {
            number: call.number,
        }),
        Wire::SetBoardRequirement(set) => Act::SetBoardRequirement(SetBoardRequirement {
            side: side(set.seat())?,
            requirement: match set.requirement() {
                v1::BoardRequirement::Required => Requirement::Required,
                v1::BoardRequirement::Lifted => Requirement::Lifted,
                v1::BoardRequirement::Unspecified => {
                    return Err(Status::invalid_argument("requirement: required or lifted"));
                }
            },
            give_back: set.give_back,
        }),
        Wire::NoteBoardViolation(noted) => Act::NoteBoardViolation(NoteBoardViolation {
            side: side(noted.seat())?,
            placement: placement(&noted.placement)?,
            ply: noted.ply,
        }),
        Wire::MarkScoresheet(mark) => Act::MarkScoresheet(MarkScoresheet {
            side: side(mark.seat())?,
            present: mark.present,
            note: text.to_owned(),
        }),
        Wire::EndLeave(of) => Act::EndLeave(EndLeave {
            side: side(of.seat())?,
        }),
    })
}

fn adjust_clock(set: &v1::SetClocksCommand) -> Result<AdjustClock, Status> {
    let side = |remaining: Option<u64>, period: Option<u32>, moves: Option<u32>| {
        let period = period.map(|period| {
            let index = period
                .checked_sub(1)
                .and_then(|index| u8::try_from(index).ok());
            index.ok_or_else(|| Status::invalid_argument("period: from 1 to 256"))
        });
        let moves = moves.map(|moves| bounded(moves, "moves: at most 65535"));
        Ok::<_, Status>(SideAdjustment {
            remaining: remaining.map(Millis),
            period: period.transpose()?,
            moves: moves.transpose()?,
        })
    };
    let control = set.time_control.as_deref().map(|text| {
        let control = text.parse::<TimeControl>();
        control.map_err(|error| Status::invalid_argument(error.to_string()))
    });
    let change = Adjustment {
        sides: BySide::new(
            side(set.white, set.white_period, set.white_moves)?,
            side(set.black, set.black_period, set.black_moves)?,
        ),
        control: control.transpose()?.map(Arc::new),
    };
    Ok(AdjustClock { change })
}

const fn add_time(add: &v1::AddTimeCommand) -> AddTime {
    AddTime {
        time: BySide::new(Millis(add.white), Millis(add.black)),
    }
}

fn penalise(order: &v1::PenaliseCommand) -> Result<Penalise, Status> {
    let penalties = order.penalties.iter().map(penalties::read);
    let penalties = penalties.collect::<Result<_, _>>();
    Ok(Penalise {
        side: side(order.seat())?,
        penalties: penalties.map_err(Status::invalid_argument)?,
        article: order.article.clone(),
        four_eyes: false,
    })
}

/// Who enters a player's moves; nobody else where no assistant is named.
fn assistant(of: &v1::AssistantCommand) -> Result<Act, Status> {
    let side = side(of.seat())?;
    if of.person.is_empty() {
        return Ok(Act::EndAssistant(EndAssistant { side }));
    }
    let assistant = id("person", &of.person)?;
    Ok(Act::ApproveAssistant(ApproveAssistant { side, assistant }))
}

fn restore(back: &v1::RestoreCommand) -> RestorePosition {
    RestorePosition {
        ply: back.ply,
        clocks: BySide::new(back.white.map(Millis), back.black.map(Millis)),
    }
}

const fn reopen(reopen: &v1::ReopenCommand) -> Reopen {
    Reopen {
        clocks: BySide::new(Millis(reopen.white), Millis(reopen.black)),
        start_in: None,
    }
}

fn declared(declare: &v1::DeclareCommand) -> Result<Act, Status> {
    let score = score(declare.result)?;
    Ok(if declare.forfeit {
        Act::DeclareForfeit(DeclareForfeit { score })
    } else {
        Act::DeclareResult(DeclareResult { score })
    })
}

fn correct_result(correct: &v1::CorrectCommand) -> Result<CorrectResult, Status> {
    Ok(CorrectResult {
        score: score(correct.result)?,
        forfeit: correct.forfeit,
        without_odds: correct.without_odds,
    })
}

/// What stood on a physical board.
fn placement(text: &str) -> Result<Placement, Status> {
    let placement = text.trim().parse::<Placement>();
    placement.map_err(|error| Status::invalid_argument(format!("placement: {error}")))
}

/// What an LCA found.
fn record_check(check: &v1::RecordCheckCommand, note: &str) -> Result<RecordCheck, Status> {
    let kind = match check.kind() {
        v1::CheckKind::Device => CheckKind::Device,
        v1::CheckKind::FairPlay => CheckKind::FairPlay,
        v1::CheckKind::Unspecified => {
            return Err(Status::invalid_argument("kind: device or fair-play"));
        }
    };
    Ok(RecordCheck {
        side: side(check.seat())?,
        kind,
        passed: check.passed,
        note: note.to_owned(),
        sign: sign(&check.report)?,
    })
}

/// The report that is signed: the latest where none is named.
fn sign(digest: &str) -> Result<SignOff, Status> {
    match digest {
        "" => Ok(SignOff::Latest),
        digest if is_digest(digest) => Ok(SignOff::Named(digest.to_owned())),
        _ => Err(Status::invalid_argument(
            "report: the SHA-256 of a report, 64 hexadecimal digits",
        )),
    }
}
