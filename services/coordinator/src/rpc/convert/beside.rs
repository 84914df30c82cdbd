//! An arbiter's commands about what is beside the moves and the clocks: a game that was begun or ended
//! wrongly, claims, assistants, checks, the default time, answers to calls.

use adoube_proto::v1;
use adoube_tournament::board::{CheckKind, Order, SignOff, TimeFollows};
use adoube_tournament::time::Millis;
use adoube_tournament::venue::is_digest;
use tonic::Status;

use super::{fen, id, side};

/// The order of such a command.
pub(super) fn order(
    command: Option<&v1::arbiter_command::Command>,
    reason: String,
) -> Result<Order, Status> {
    use v1::arbiter_command::Command as C;
    Ok(match command {
        Some(C::Reopen(reopen)) => Order::Reopen {
            white: Millis(reopen.white),
            black: Millis(reopen.black),
            start_in: None,
            reason,
        },
        Some(C::ReverseColours(reverse)) => Order::ReverseColours {
            times: match reverse.times() {
                v1::TimeFollows::Unspecified => None,
                v1::TimeFollows::Colour => Some(TimeFollows::Colour),
                v1::TimeFollows::Player => Some(TimeFollows::Player),
            },
            reason,
        },
        Some(C::WrongStart(start)) => Order::WrongStart {
            fen: fen(&start.fen)?,
            reason,
        },
        Some(C::WrongClaim(claim)) => Order::WrongClaim {
            side: side(claim.seat())?,
            intended: Some(claim.intended.clone()).filter(|text| !text.is_empty()),
            language: match claim.language.as_str() {
                "" => "en".to_owned(),
                language => language.to_owned(),
            },
            reason,
        },
        Some(C::Assistant(of)) => assistant(of, reason)?,
        Some(C::AnswerCall(answer)) => Order::AnswerCall {
            number: answer.number,
            valid: answer.valid,
            note: reason,
        },
        Some(C::TakeCall(v1::TakeCallCommand { number })) => Order::TakeCall { number: *number },
        Some(C::EndLeave(of)) => Order::EndLeave {
            side: side(of.seat())?,
        },
        Some(C::RecordCheck(check)) => record_check(check, reason)?,
        Some(C::WaiveChecks(waive)) => Order::WaiveChecks {
            side: Some(waive.seat())
                .filter(|seat| *seat != v1::Side::Unspecified)
                .map(side)
                .transpose()?,
            reason,
        },
        Some(C::DefaultTime(time)) => Order::ExtendDefaultTime {
            to: time.to.map(Millis),
            reason,
        },
        _ => return Err(Status::invalid_argument("command is missing")),
    })
}

/// Who enters a player's moves; nobody else where no assistant is named.
fn assistant(of: &v1::AssistantCommand, reason: String) -> Result<Order, Status> {
    let side = side(of.seat())?;
    if of.person.is_empty() {
        return Ok(Order::EndAssistant { side, reason });
    }
    Ok(Order::ApproveAssistant {
        side,
        assistant: id("person", &of.person)?,
        reason,
    })
}

/// What an LCA found.
fn record_check(check: &v1::RecordCheckCommand, note: String) -> Result<Order, Status> {
    let side = side(check.seat())?;
    let kind = CheckKind::ALL
        .into_iter()
        .find(|kind| kind.name() == check.kind);
    Ok(Order::RecordCheck {
        side,
        kind: kind.ok_or_else(|| Status::invalid_argument("kind: device or fair-play"))?,
        passed: check.passed,
        note,
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
