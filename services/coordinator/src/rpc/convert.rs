//! The wire's messages as the shard's inputs. What does not fit is refused with its field.

mod beside;
pub(super) mod holds;
mod set_up;

use std::sync::Arc;

use adoube_chess::Side;
use adoube_chess::{Start, Variant};
use adoube_proto::v1;
use adoube_tournament::actor::Role;
use adoube_tournament::board::{Adjustment, Options, Order, PremoveUse, Score, SideAdjustment};
use adoube_tournament::clock::{RoundTrips, TimeControl};
use adoube_tournament::ids::{BoardId, CommandId, TournamentId};
use adoube_tournament::roster::Profile;
use adoube_tournament::round::ByeKind;
use adoube_tournament::text::PlainText;
use adoube_tournament::time::Millis;

use tonic::Status;

use crate::shard::{Ask, Entered, RoundSeen};
pub(super) use set_up::set_up;

/// Longest text of a name on the wire, in bytes.
const MAX_TEXT: usize = 512;

/// An id of any kind.
pub(super) fn id<T>(field: &str, text: &str) -> Result<T, Status>
where
    T: std::str::FromStr,
    T::Err: std::fmt::Display,
{
    text.parse()
        .map_err(|error| Status::invalid_argument(format!("{field}: {error}")))
}

/// The tournament of a request.
pub(super) fn tournament(text: &str) -> Result<TournamentId, Status> {
    id("tournament", text)
}

/// A board's number; none where the message has none.
pub fn board(board: Option<&v1::BoardRef>) -> Option<BoardId> {
    let board = board?;
    let number = |n: u32| u16::try_from(n).ok().filter(|n| *n > 0);
    Some(BoardId {
        round: number(board.round)?,
        board: number(board.board)?,
    })
}

/// A command's id.
pub(super) fn command_id(bytes: &[u8]) -> Result<CommandId, Status> {
    CommandId::from_bytes(bytes).ok_or_else(|| Status::invalid_argument("command_id: 16 bytes"))
}

/// A round's number.
pub(super) fn round(number: u32) -> Result<u16, Status> {
    u16::try_from(number).map_err(|_| Status::invalid_argument("round: at most 65535"))
}

/// One board of a round, or none for all.
pub(super) fn board_number(number: u32) -> Result<Option<u16>, Status> {
    let number = u16::try_from(number);
    let number = number.map_err(|_| Status::invalid_argument("board: at most 65535"))?;
    Ok(Some(number).filter(|number| *number > 0))
}

/// A command on a round, of who looked at what it comes to.
pub(super) fn as_seen(ask: Ask, seen: Option<v1::RoundSeen>) -> Result<Ask, Status> {
    let Some(seen) = seen else {
        return Ok(ask);
    };
    let boards = seen.boards.iter().map(|seen| {
        let id = board(seen.board.as_ref());
        let id = id.ok_or_else(|| Status::invalid_argument("seen: a board is missing"))?;
        Ok((id, seen.seen))
    });
    let seen = RoundSeen {
        record: seen.record,
        boards: boards.collect::<Result<_, Status>>()?,
        roster: seen.roster,
    };
    Ok(Ask::Seen(Box::new(ask), seen))
}

/// A player's command; none if its id or what it asks for cannot be understood.
pub fn player_order(command: v1::PlayCommand) -> Option<Entered> {
    use v1::play_command::Command as C;
    let id = CommandId::from_bytes(&command.id)?;
    let order = match command.command? {
        C::CheckIn(_) => Order::CheckIn,
        C::Move(entered) => moved(entered),
        C::SetOptions(options) => Order::SetOptions(Options {
            smart_move: options.smart_move,
            premove: premove_use(&options.premove)?,
            automatic_queen: options.automatic_queen,
        }),
        C::Premove(entered) => premoved(entered),
        C::CancelPremove(_) => Order::CancelPremove,
        C::OfferDraw(_) => Order::OfferDraw,
        C::AcceptDraw(_) => Order::AcceptDraw,
        C::DeclineDraw(_) => Order::DeclineDraw,
        C::Resign(_) => Order::Resign,
        C::ConfirmResult(_) => Order::ConfirmResult,
        C::Ready(_) => Order::Ready,
        C::CallArbiter(call) if call.objection => Order::ObjectToResult {
            reason: call.reason,
        },
        C::CallArbiter(call) => Order::CallArbiter {
            reason: call.reason,
            leave: call.leave,
        },
    };
    let seen = command.seen;
    Some(Entered { id, order, seen })
}

/// A move, in squares or in somebody's language. What is known of its link the shard knows.
fn moved(entered: v1::MoveCommand) -> Order {
    if entered.written.is_empty() {
        return Order::Play {
            ply: entered.ply,
            uci: entered.uci,
            link: RoundTrips::default(),
        };
    }
    Order::PlayWritten {
        ply: entered.ply,
        text: entered.written,
        language: entered.language,
        link: RoundTrips::default(),
    }
}

fn premoved(entered: v1::PremoveCommand) -> Order {
    if entered.written.is_empty() {
        return Order::SetPremove {
            ply: entered.ply,
            uci: entered.uci,
            link: RoundTrips::default(),
        };
    }
    Order::SetPremoveWritten {
        ply: entered.ply,
        text: entered.written,
        language: entered.language,
        link: RoundTrips::default(),
    }
}

fn premove_use(word: &str) -> Option<PremoveUse> {
    match word {
        "" => Some(PremoveUse::Off),
        word => PremoveUse::from_name(word),
    }
}

/// An arbiter's command.
pub(super) fn arbiter_order(
    command: &v1::ArbiterCommand,
) -> Result<(BoardId, CommandId, Order), Status> {
    use v1::arbiter_command::Command as C;
    let missing = |what: &str| Status::invalid_argument(format!("{what} is missing"));
    let board = board(command.board.as_ref()).ok_or_else(|| missing("board"))?;
    let id = command_id(&command.command_id)?;
    let reason = command.reason.trim().to_owned();
    let order = match command.command.as_ref().ok_or_else(|| missing("command"))? {
        C::SetClocks(set) => Order::AdjustClock {
            change: adjustment(set)?,
            reason,
        },
        C::AddTime(add) => Order::AddTime {
            white: Millis(add.white),
            black: Millis(add.black),
            reason,
        },
        C::Restore(back) => Order::RestorePosition {
            ply: back.ply,
            white: back.white.map(Millis),
            black: back.black.map(Millis),
            reason,
        },
        C::Pause(_) | C::PauseReason(_) | C::Resume(_) => {
            holds::board_order(command.command.as_ref(), reason)?
        }
        C::Declare(declare) => declared(declare, reason)?,
        C::MoveSeat(to) => Order::MoveSeat {
            side: side(to.seat())?,
            device: self::id("device", &to.device)?,
            reason,
        },
        C::Approve(_) => Order::ApproveResult,
        C::Correct(correct) => Order::CorrectResult {
            score: score(correct.result)?,
            forfeit: correct.forfeit,
            without_odds: correct.without_odds,
            reason,
        },
        C::Reopen(_)
        | C::ReverseColours(_)
        | C::WrongStart(_)
        | C::WrongClaim(_)
        | C::Assistant(_)
        | C::AnswerCall(_)
        | C::TakeCall(_)
        | C::EndLeave(_)
        | C::RecordCheck(_)
        | C::WaiveChecks(_)
        | C::DefaultTime(_) => beside::order(command.command.as_ref(), reason)?,
    };
    let order = citing(order, &command.cites)?;
    Ok((board, id, bound(order, command.seen)))
}

/// An order whose author saw its consequence up to a record of the board; 0 for one who saw none.
fn bound(order: Order, seen: u64) -> Order {
    match seen {
        0 => order,
        record => Order::Seen {
            order: Box::new(order),
            record,
        },
    }
}

fn declared(declare: &v1::DeclareCommand, reason: String) -> Result<Order, Status> {
    let score = score(declare.result)?;
    Ok(if declare.forfeit {
        Order::DeclareForfeit { score, reason }
    } else {
        Order::DeclareResult { score, reason }
    })
}

/// The most breaches that a command cites: a board's record holds no more.
const MOST_CITED: usize = 100;

/// With what it is for.
fn citing(order: Order, cites: &[u32]) -> Result<Order, Status> {
    match cites.len() {
        0 => Ok(order),
        1..=MOST_CITED => Ok(Order::Citing {
            order: Box::new(order),
            notes: cites.to_vec(),
        }),
        _ => Err(Status::invalid_argument(format!(
            "cites: at most {MOST_CITED}"
        ))),
    }
}

/// What is to be corrected of the clocks.
fn adjustment(set: &v1::SetClocksCommand) -> Result<Adjustment, Status> {
    let side = |remaining: Option<u64>, period: Option<u32>, moves: Option<u32>| {
        let period = period.map(|period| {
            let index = period
                .checked_sub(1)
                .and_then(|index| u8::try_from(index).ok());
            index.ok_or_else(|| Status::invalid_argument("period: from 1 to 256"))
        });
        let moves = moves.map(|moves| {
            u16::try_from(moves).map_err(|_| Status::invalid_argument("moves: at most 65535"))
        });
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
    Ok(Adjustment {
        sides: [
            side(set.white, set.white_period, set.white_moves)?,
            side(set.black, set.black_period, set.black_moves)?,
        ],
        control: control.transpose()?.map(Arc::new),
    })
}

/// Why a player does not play, by the letter of reports.
pub(super) fn bye(kind: &str) -> Result<ByeKind, Status> {
    let mut letters = kind.chars();
    let letter = letters.next().filter(|_| letters.next().is_none());
    letter
        .and_then(ByeKind::from_letter)
        .ok_or_else(|| Status::invalid_argument("bye: one of F, H, U, Z"))
}

pub(super) fn side(side: v1::Side) -> Result<Side, Status> {
    match side {
        v1::Side::White => Ok(Side::White),
        v1::Side::Black => Ok(Side::Black),
        v1::Side::Unspecified => Err(Status::invalid_argument("seat: white or black")),
    }
}

fn score(result: Option<v1::Result>) -> Result<Score, Status> {
    let result = result.ok_or_else(|| Status::invalid_argument("result is missing"))?;
    let halves = |n: u32| {
        u8::try_from(n).map_err(|_| Status::invalid_argument("result: halves, at most 255"))
    };
    Ok(Score {
        white: halves(result.white_halves)?,
        black: halves(result.black_halves)?,
    })
}

pub(super) const fn role(role: v1::Role) -> Option<Role> {
    match role {
        v1::Role::Unspecified => None,
        v1::Role::Player => Some(Role::Player),
        v1::Role::Assistant => Some(Role::Assistant),
        v1::Role::Lta => Some(Role::Lta),
        v1::Role::Lca => Some(Role::Lca),
        v1::Role::Arbiter => Some(Role::Arbiter),
        v1::Role::ChiefArbiter => Some(Role::ChiefArbiter),
        v1::Role::Organiser => Some(Role::Organiser),
        v1::Role::Spectator => Some(Role::Spectator),
    }
}

/// What the roster seals of a player.
pub(super) fn profile(player: &v1::PlayerEntry) -> Result<Profile, Status> {
    let texts = [
        &player.title,
        &player.federation,
        &player.birth,
        &player.sex,
    ];
    let wrong = |wrong: &str| {
        let who = match player.number {
            0 => "official".to_owned(),
            number => format!("player {number}"),
        };
        Status::invalid_argument(format!("{who}: {wrong}"))
    };
    let name = PlainText::new(&player.name, MAX_TEXT);
    let name = name.map_err(|fault| wrong(&format!("the name: {fault}")))?;
    if texts.iter().any(|text| text.len() > MAX_TEXT) {
        return Err(wrong(&format!("a text of more than {MAX_TEXT} bytes")));
    }
    for text in texts {
        PlainText::optional(text, MAX_TEXT)
            .map_err(|fault| wrong(&format!("\"{text}\": {fault}")))?;
    }
    let rating = u16::try_from(player.rating)
        .map_err(|_| Status::invalid_argument("rating: at most 65535"))?;
    Ok(Profile {
        name: name.into(),
        title: player.title.clone(),
        federation: player.federation.clone(),
        rating: Some(rating).filter(|rating| *rating > 0),
        fide_id: Some(player.fide_id).filter(|id| *id > 0),
        birth: player.birth.clone(),
        sex: player.sex.clone(),
    })
}

/// Where a game begins; whether it is a position is for the round to say.
pub(super) fn start(start: &v1::StartPosition) -> Result<Start, Status> {
    let variant = match start.variant.as_str() {
        "standard" => Variant::Standard,
        "chess960" => Variant::Chess960,
        _ => {
            let text = "start.variant: \"standard\" or \"chess960\"";
            return Err(Status::invalid_argument(text));
        }
    };
    let fen = Some(fen(&start.fen)?).filter(|fen| !fen.is_empty());
    Ok(Start { variant, fen })
}

/// A position's text, no longer than one can be.
fn fen(text: &str) -> Result<String, Status> {
    if text.len() > MAX_TEXT {
        let text = format!("fen: longer than {MAX_TEXT} bytes");
        return Err(Status::invalid_argument(text));
    }
    Ok(text.to_owned())
}

/// White's or Black's starting numbers of pairings, checked to fit.
pub(super) fn number(field: &str, number: u32) -> Result<u16, Status> {
    u16::try_from(number)
        .ok()
        .filter(|number| *number > 0)
        .ok_or_else(|| Status::invalid_argument(format!("{field}: from 1 to 65535")))
}

#[cfg(test)]
mod tests;
