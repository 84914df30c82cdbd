//! Players' mistakes on simulated boards that follow the game: each is told to the arbiters once, within a second of
//! settling (O 20.5, O 20.6).
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stderr,
    clippy::print_stdout
)]

use std::time::Duration;

use adoube_chess::{Move, OnSquare, Piece, Placement, Position, Square};
use adoube_eboard::simulated::{Handling, PhysicalChange, Random, hand_movements};
use adoube_eboards::games::{Game, own_games, real_games, wanted};
use adoube_eboards::{CertaboMake, ChessnutMake, DgtMake, Make, MillenniumMake, Mode, Table};

/// How long after the last change a position may need to settle, and how long a mistake stays on the board.
const PATIENCE: Duration = Duration::from_secs(8);
/// How soon after settling the arbiters are told.
const TOLD_WITHIN: Duration = Duration::from_secs(1);

/// What a player does wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mistake {
    /// The move of the game is made to another square.
    WrongSquare,
    /// A piece falls off the board.
    MissingPiece,
    /// The player makes the move of the game and another one.
    TwoMoves,
    /// A captured piece is put on an empty square.
    ExtraPiece,
}

const MISTAKES: [Mistake; 4] = [
    Mistake::WrongSquare,
    Mistake::MissingPiece,
    Mistake::TwoMoves,
    Mistake::ExtraPiece,
];

fn chosen<T: Copy>(items: &[T], random: &mut Random) -> Option<T> {
    let index = random.below(items.len().try_into().unwrap());
    items.get(usize::try_from(index).unwrap()).copied()
}

impl Mistake {
    /// What is on the board after it, where it can be made here; the move has been made on the virtual board.
    fn placement(self, before: &Position, mv: Move, random: &mut Random) -> Option<Placement> {
        let mut after = before.clone();
        after.play(mv).unwrap();
        let is_empty = |square: &Square| {
            before.piece_at(*square).is_none() && after.piece_at(*square).is_none()
        };
        let empty: Vec<Square> = Square::all().filter(is_empty).collect();
        let with = |of: &Position, square: Square, piece: OnSquare| {
            Placement::from_fn(|it| {
                if it == square {
                    piece
                } else {
                    of.piece_at(it).into()
                }
            })
        };
        match self {
            Self::WrongSquare => {
                let mut lifted = before.clone();
                let piece = OnSquare::from(lifted.piece_at(mv.from()));
                lifted.play(mv).unwrap();
                let wrong = chosen(&empty, random)?;
                Some(Placement::from_fn(|it| match it {
                    it if it == wrong => piece,
                    it if it == mv.from() => OnSquare::Empty,
                    it => before.piece_at(it).into(),
                }))
            }
            Self::MissingPiece => {
                let pieces = after.pieces().map(|(square, ..)| square);
                // A piece of the move itself is still in the player's hand.
                let others = pieces.filter(|it| before.piece_at(*it) == after.piece_at(*it));
                let pieces: Vec<Square> = others.collect();
                Some(with(&after, chosen(&pieces, random)?, OnSquare::Empty))
            }
            Self::TwoMoves => {
                let answer = chosen(&after.legal_moves(), random)?;
                after.play(answer).ok()?;
                Some(Placement::from(&after))
            }
            Self::ExtraPiece => {
                let piece = OnSquare::Piece(before.side_to_move(), Piece::Pawn);
                Some(with(&after, chosen(&empty, random)?, piece))
            }
        }
    }
}

/// The squares that change from what is on the board to something else, one after the other, as a hand does it.
fn changes(from: &Placement, to: &Placement, start: adoube_eboard::Time) -> Vec<PhysicalChange> {
    let differs = |square: &Square| from.at(*square) != to.at(*square);
    let (mut emptied, filled): (Vec<Square>, Vec<Square>) = Square::all()
        .filter(differs)
        .partition(|square| to.at(*square) == OnSquare::Empty);
    emptied.extend(filled);
    let change = |(index, square): (usize, Square)| PhysicalChange {
        at: start.after(Duration::from_millis(150) * u32::try_from(index).unwrap()),
        square,
        piece: match to.at(square) {
            OnSquare::Piece(side, piece) => Some((side, piece)),
            OnSquare::Empty | OnSquare::Unidentified => None,
        },
    };
    emptied.into_iter().enumerate().map(change).collect()
}

/// One mistake after the game's first half-moves: what went wrong with it, or the time from settling to the alert.
fn make_mistake<M: Make>(
    game: &Game,
    ply: usize,
    mistake: Mistake,
    seed: u64,
) -> Result<Duration, String> {
    let random = &mut Random::new(seed);
    let mut before = game.start.clone();
    for mv in &game.moves[..ply] {
        before.play(*mv).unwrap();
    }
    let mv = game.moves[ply];
    let side =
        [before.side_to_move(), before.side_to_move().other()][usize::from(random.one_in(2))];
    let wrong = mistake
        .placement(&before, mv, random)
        .ok_or("no such mistake here")?;
    let mut table = Table::<M>::new(Mode::Follow, &before, M::faults(seed), seed);
    if !table.run(table.game.now.after(PATIENCE), Table::both_show) {
        return Err("the start did not settle".to_owned());
    }
    table.game.play(mv).map_err(|refusal| refusal.to_string())?;
    let soon = table.game.now.after(Duration::from_millis(300));
    let handling = Handling::at_random(random);
    let right = hand_movements(&before, mv, handling, random, soon).unwrap();
    table.rigs[side.other()].board.expect(&right);
    let mistaken = changes(&Placement::from(&before), &wrong, soon);
    table.rigs[side].board.expect(&mistaken);
    let is_wrong = |table: &Table<M>| {
        let settled = table.rigs[side].settling.settled();
        settled.is_some_and(|settled| settled.placement() == wrong)
    };
    if !table.run(soon.after(PATIENCE), is_wrong) {
        return Err("the mistake did not settle".to_owned());
    }
    let settled = table.rigs[side].settling.settled().unwrap().at();
    // It stays for long; then it is mended.
    table.run(settled.after(PATIENCE), |_| false);
    let mut after = before.clone();
    after.play(mv).unwrap();
    let mended = changes(&wrong, &Placement::from(&after), table.game.now);
    table.rigs[side].board.expect(&mended);
    let end = table.game.now.after(PATIENCE);
    if !table.run(end, Table::both_show) {
        return Err("the mended position did not settle".to_owned());
    }
    match table.game.alerts.as_slice() {
        [alert] if (alert.side, alert.placement) == (side, wrong) => {
            Ok(alert.at.since(alert.settled_at))
        }
        alerts => Err(format!("{alerts:?}")),
    }
}

fn check<M: Make>() {
    let number = wanted("ADOUBE_EBOARD_VIOLATIONS", 250);
    let games: Vec<Game> = own_games().into_iter().chain(real_games(number)).collect();
    let mut slowest = Duration::ZERO;
    let mut faults = Vec::new();
    for (index, seed) in (0..number).zip(0_u64..) {
        let game = &games[index % games.len()];
        let mistake = MISTAKES[index % MISTAKES.len()];
        // Not after the last move: where a game is over, pieces are swept off.
        let ply = Random::new(seed).below((game.moves.len() - 1).try_into().unwrap());
        let ply = usize::try_from(ply).unwrap();
        match make_mistake::<M>(game, ply, mistake, seed) {
            Ok(after) => {
                slowest = slowest.max(after);
                if after > TOLD_WITHIN {
                    faults.push(format!(
                        "{} after {ply}, {mistake:?}: after {after:?}",
                        game.name
                    ));
                }
            }
            Err(fault) => {
                faults.push(format!("{} after {ply}, {mistake:?}: {fault}", game.name));
            }
        }
    }
    println!(
        "{}: {number} violations injected, {} told more or less than once or late; the slowest alert {slowest:?} after settling",
        M::NAME,
        faults.len(),
    );
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn ebd_5_each_mistake_on_a_dgt_board_is_told_once() {
    check::<DgtMake>();
}

#[test]
fn ebd_5_each_mistake_on_a_millennium_board_is_told_once() {
    check::<MillenniumMake>();
}

#[test]
fn ebd_5_each_mistake_on_a_chessnut_board_is_told_once() {
    check::<ChessnutMake>();
}

#[test]
fn ebd_5_each_mistake_on_a_certabo_board_is_told_once() {
    check::<CertaboMake>();
}
