//! The wire's messages as the shard's inputs. What does not fit is refused with its field.

mod arbiter_commands;
pub(super) mod holds;
mod set_up;

use adoube_chess::{Side, Start, Variant};
use adoube_proto::v1;
use adoube_tournament::board::command::{
    CallArbiter, ObjectToResult, Play, PlayWritten, PlayerOrder, ReportBoard, SetPremove,
    SetPremoveWritten,
};
use adoube_tournament::board::{Options, Order, PremoveUse, Score};
use adoube_tournament::clock::RoundTrips;
use adoube_tournament::ids::{BoardId, CommandId, TournamentId};
use adoube_tournament::roster::Profile;
use adoube_tournament::scoring::ByeKind;
use adoube_tournament::text::PlainText;
use adoube_tournament::time::Millis;
use tonic::Status;

use crate::shard::{Entered, RoundPrecondition, Run, ShardRequest, views};
pub(super) use arbiter_commands::arbiter_order;
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

/// An id that may be left out: none where the text is empty.
pub(super) fn optional_id<T>(field: &str, text: &str) -> Result<Option<T>, Status>
where
    T: std::str::FromStr,
    T::Err: std::fmt::Display,
{
    let given = Some(text).filter(|text| !text.is_empty());
    given.map(|text| id(field, text)).transpose()
}

/// A number of the wire in the type that holds it; `bound` says what fits.
pub(super) fn bounded<T: TryFrom<u32>>(number: u32, bound: &str) -> Result<T, Status> {
    T::try_from(number).map_err(|_| Status::invalid_argument(bound))
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

/// The same of a command that may be a dry run, which has none.
pub(super) fn command_id_of(run: Run, bytes: &[u8]) -> Result<CommandId, Status> {
    match run {
        Run::Real => command_id(bytes),
        Run::Dry => Ok(CommandId([0; 16])),
    }
}

/// Whether a request is carried out.
pub(super) const fn run(dry_run: bool) -> Run {
    if dry_run { Run::Dry } else { Run::Real }
}

/// A round's number.
pub(super) fn round(number: u32) -> Result<u16, Status> {
    bounded(number, "round: at most 65535")
}

/// One board of a round, or none for all.
pub(super) fn board_number(number: u32) -> Result<Option<u16>, Status> {
    Ok(Some(bounded(number, "board: at most 65535")?).filter(|number| *number > 0))
}

/// A command on a round, of who looked at what it comes to.
pub(super) fn as_seen(
    ask: ShardRequest,
    seen: Option<v1::RoundSeen>,
) -> Result<ShardRequest, Status> {
    let Some(seen) = seen else {
        return Ok(ask);
    };
    let boards = seen.boards.iter().map(|seen| {
        let id = board(seen.board.as_ref());
        let id = id.ok_or_else(|| Status::invalid_argument("seen: a board is missing"))?;
        Ok((id, seen.seen))
    });
    let seen = RoundPrecondition {
        record: seen.record,
        boards: boards.collect::<Result<_, Status>>()?,
        roster: seen.roster,
    };
    Ok(ShardRequest::IfUnchanged(Box::new(ask), seen))
}

/// A player's command; none if its id or what it asks for cannot be understood.
pub fn player_order(command: v1::PlayCommand) -> Option<Entered> {
    use v1::play_command::Command as C;
    let id = CommandId::from_bytes(&command.id)?;
    let order = match command.command? {
        C::CheckIn(_) => Order::Player(PlayerOrder::CheckIn),
        C::Move(entered) => moved(entered),
        C::SetOptions(options) => Order::Player(PlayerOrder::SetOptions(Options {
            smart_move: options.smart_move,
            premove: premove_use(options.premove)?,
            automatic_queen: options.automatic_queen,
        })),
        C::Premove(entered) => premoved(entered),
        C::CancelPremove(_) => Order::Player(PlayerOrder::CancelPremove),
        C::OfferDraw(_) => Order::Player(PlayerOrder::OfferDraw),
        C::AcceptDraw(_) => Order::Player(PlayerOrder::AcceptDraw),
        C::DeclineDraw(_) => Order::Player(PlayerOrder::DeclineDraw),
        C::Resign(_) => Order::Player(PlayerOrder::Resign),
        C::ConfirmResult(_) => Order::Player(PlayerOrder::ConfirmResult),
        C::Ready(_) => Order::Player(PlayerOrder::Ready),
        C::ReportBoard(report) => {
            let make = views::read_board_make(report.make());
            let placement = report.placement.map(|text| text.parse()).transpose();
            let placement = placement.ok()?;
            Order::Player(PlayerOrder::ReportBoard(ReportBoard {
                placement,
                make,
                stood: Millis(report.stood.into()),
                confirmed: report.confirmed,
            }))
        }
        C::CallArbiter(call) if call.objection => {
            Order::Player(PlayerOrder::ObjectToResult(ObjectToResult {
                reason: call.reason,
            }))
        }
        C::CallArbiter(call) => Order::Player(PlayerOrder::CallArbiter(CallArbiter {
            reason: call.reason,
            leave: call.leave,
        })),
    };
    let seen = Some(command.seen).filter(|seen| *seen > 0);
    Some(Entered { id, order, seen })
}

/// A move, in squares or in somebody's language. What is known of its link the shard knows.
fn moved(entered: v1::MoveCommand) -> Order {
    if entered.written.is_empty() {
        return Order::Player(PlayerOrder::Play(Play {
            ply: entered.ply,
            uci: entered.uci,
            link: RoundTrips::default(),
        }));
    }
    Order::Player(PlayerOrder::PlayWritten(PlayWritten {
        ply: entered.ply,
        text: entered.written,
        language: entered.language,
        link: RoundTrips::default(),
    }))
}

fn premoved(entered: v1::PremoveCommand) -> Order {
    if entered.written.is_empty() {
        return Order::Player(PlayerOrder::SetPremove(SetPremove {
            ply: entered.ply,
            uci: entered.uci,
            link: RoundTrips::default(),
        }));
    }
    Order::Player(PlayerOrder::SetPremoveWritten(SetPremoveWritten {
        ply: entered.ply,
        text: entered.written,
        language: entered.language,
        link: RoundTrips::default(),
    }))
}

/// None for one of a later version.
fn premove_use(given: i32) -> Option<PremoveUse> {
    Some(match v1::PremoveUse::try_from(given).ok()? {
        v1::PremoveUse::Unspecified | v1::PremoveUse::Off => PremoveUse::Off,
        v1::PremoveUse::Confirmed => PremoveUse::Confirmed,
        v1::PremoveUse::AtOnce => PremoveUse::AtOnce,
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
    views::read_side(side).ok_or_else(|| Status::invalid_argument("seat: white or black"))
}

fn score(result: Option<v1::Result>) -> Result<Score, Status> {
    let result = result.ok_or_else(|| Status::invalid_argument("result is missing"))?;
    let halves = |n: u32| bounded(n, "result: halves, at most 255");
    Ok(Score {
        white: halves(result.white_halves)?,
        black: halves(result.black_halves)?,
    })
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
    let rating = bounded(player.rating, "rating: at most 65535")?;
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
    let variant = match start.variant() {
        v1::Variant::Standard => Variant::Standard,
        v1::Variant::Chess960 => Variant::Chess960,
        v1::Variant::Unspecified => {
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
