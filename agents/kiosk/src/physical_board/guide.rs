//! What a player is to do next at their physical board.

use adoube_chess::physical_board::Recognition;
use adoube_chess::{Line, Move, OnSquare, Piece, Placement, Position, Side, Square};
use adoube_proto::v1::{
    GameStage, PhysicalBoardEntry, PhysicalBoardStep, PhysicalBoardStepKind as Kind,
    PhysicalBoardTerms, PhysicalBoardUse,
};

use super::orientation::is_upside_down;
use super::shown_position::ShownPosition;
use crate::link::board::SeatBoard;

/// A board at rest beside the game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Situation<'a> {
    pub(super) line: &'a Line,
    pub(super) board: &'a SeatBoard,
    /// The player's own side.
    pub(super) side: Side,
    pub(super) terms: &'a PhysicalBoardTerms,
    pub(super) placement: &'a Placement,
    pub(super) shown: &'a ShownPosition,
}

/// The next step, if there is one.
pub(super) fn next_step(now: Situation<'_>) -> Option<PhysicalBoardStep> {
    if now.board.stage() == GameStage::Finished {
        return None;
    }
    match now.shown {
        ShownPosition::Now => move_to_make(now),
        ShownPosition::MissingMove { before } => missing_move(now, *before),
        ShownPosition::NextMove(recognition) => confirmation(now, recognition),
        ShownPosition::Differs { squares } => correction(now, squares),
    }
}

/// Where the board enters the moves it is the player's turn.
fn move_to_make(now: Situation<'_>) -> Option<PhysicalBoardStep> {
    let is_turn = now.line.position().side_to_move() == now.side;
    let enters = now.terms.used_for() == PhysicalBoardUse::Playing;
    let plays = now.board.stage() == GameStage::Playing;
    (is_turn && enters && plays).then(|| of(Kind::Move))
}

/// The move of the game after so many half-moves is still to be made on the board.
fn missing_move(now: Situation<'_>, before: usize) -> Option<PhysicalBoardStep> {
    let played = now.board.moves.get(before)?;
    let mv = *now.line.moves().get(before)?;
    let first = now.line.first_position().side_to_move();
    let mover = if before.is_multiple_of(2) {
        first
    } else {
        first.other()
    };
    let pawn = OnSquare::Piece(mover, Piece::Pawn);
    if let Some(piece) = mv.promotion().filter(|_| now.placement.at(mv.to()) == pawn) {
        return Some(put(Kind::PutPromotion, Some((mover, piece)), mv.to()));
    }
    let kind = if mover == now.side {
        Kind::MakeOwnMove
    } else {
        Kind::MakeOpponentsMove
    };
    Some(PhysicalBoardStep {
        uci: played.uci.clone(),
        san: played.san.clone(),
        ..of(kind)
    })
}

/// A move stands on the board, and perhaps waits for the player's confirmation.
fn confirmation(now: Situation<'_>, recognition: &Recognition) -> Option<PhysicalBoardStep> {
    if now.board.stage() != GameStage::Playing {
        return None;
    }
    let position = now.line.position();
    match recognition {
        Recognition::NoMove | Recognition::Illegal { .. } => None,
        Recognition::Move(mv) => {
            let kind = match now.terms.entry() {
                PhysicalBoardEntry::ClockPress => Kind::PressClock,
                PhysicalBoardEntry::ScreenTap => Kind::Tap,
                PhysicalBoardEntry::AtOnce | PhysicalBoardEntry::Unspecified => return None,
            };
            Some(with_move(kind, position, *mv))
        }
        Recognition::MoveOrCastling(mv) => Some(with_move(Kind::FinishCastling, position, *mv)),
        Recognition::Promotion { from, to } => {
            let legal = position.legal_moves();
            let moves = legal
                .iter()
                .filter(|mv| (mv.from(), mv.to()) == (*from, *to));
            let moves = moves.map(ToString::to_string).collect();
            let square = to.to_string();
            Some(PhysicalBoardStep {
                moves,
                square,
                ..of(Kind::ChoosePromotion)
            })
        }
        Recognition::Ambiguous(moves) => Some(PhysicalBoardStep {
            moves: moves.iter().map(ToString::to_string).collect(),
            ..of(Kind::ChooseMove)
        }),
    }
}

/// What brings the board back to the game: one square at a time.
fn correction(now: Situation<'_>, squares: &[Square]) -> Option<PhysicalBoardStep> {
    let position = now.line.position();
    if is_upside_down(now.line, now.placement) {
        return Some(of(Kind::TurnBoard));
    }
    if now.line.ply() == 0 && squares.len() > 4 {
        return Some(of(Kind::SetUp));
    }
    if let Some(square) = promoted_pawn(now) {
        return Some(put(Kind::PutPromotion, None, square));
    }
    let missing = squares.iter().find(|square| {
        let is_there = now.placement.at(**square) != OnSquare::Empty;
        position.piece_at(**square).is_some() && !is_there
    });
    let wrong = squares
        .iter()
        .find(|square| position.piece_at(**square).is_some());
    let square = *missing.or(wrong).or(squares.first())?;
    Some(match position.piece_at(square) {
        Some(piece) => put(Kind::PutPiece, Some(piece), square),
        None => put(Kind::ClearSquare, None, square),
    })
}

/// Where the player's pawn waits on the last rank for the piece that it becomes.
fn promoted_pawn(now: Situation<'_>) -> Option<Square> {
    let position = now.line.position();
    let enters = now.terms.used_for() == PhysicalBoardUse::Playing;
    if !enters || position.side_to_move() != now.side {
        return None;
    }
    let pawn = OnSquare::Piece(now.side, Piece::Pawn);
    let legal = position.legal_moves();
    let promotions = legal
        .iter()
        .filter(|mv| mv.promotion() == Some(Piece::Queen));
    let mut to = promotions.filter(|mv| now.placement.at(mv.to()) == pawn);
    to.next().map(|mv| mv.to())
}

fn of(kind: Kind) -> PhysicalBoardStep {
    PhysicalBoardStep {
        kind: kind.into(),
        ..PhysicalBoardStep::default()
    }
}

fn with_move(kind: Kind, position: &Position, mv: Move) -> PhysicalBoardStep {
    PhysicalBoardStep {
        uci: mv.to_string(),
        san: position.san(mv).unwrap_or_default(),
        ..of(kind)
    }
}

fn put(kind: Kind, piece: Option<(Side, Piece)>, square: Square) -> PhysicalBoardStep {
    let letter = |(side, piece): (Side, Piece)| match side {
        Side::White => piece.letter(),
        Side::Black => piece.letter().to_ascii_lowercase(),
    };
    PhysicalBoardStep {
        piece: piece.map(letter).map(String::from).unwrap_or_default(),
        square: square.to_string(),
        ..of(kind)
    }
}
