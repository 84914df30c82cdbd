//! Long legal games to play: random, without an end that comes by itself.

use std::sync::Arc;

use adoube_chess::{AutomaticDraws, Line, Move, Piece, Start};
use anyhow::{Context as _, Result, anyhow};
use fastrand::Rng;

/// From so many half-moves without a pawn's move or a capture on, one is looked for.
const QUIET: u32 = 70;

/// Attempts at one game.
const ATTEMPTS: u64 = 50;

/// A game's moves, origin and destination each.
pub type Game = Arc<[String]>;

/// So many games of so many half-moves, from one seed.
pub fn long(seed: u64, games: usize, plies: usize) -> Result<Vec<Game>> {
    (0..games as u64)
        .map(|number| {
            let mut attempts = (0..ATTEMPTS).map(|attempt| {
                let mut rng = Rng::with_seed(seed ^ (number << 20) ^ (attempt << 50));
                game(&mut rng, plies)
            });
            attempts
                .find_map(Result::ok)
                .with_context(|| format!("no game of {plies} half-moves was found"))
        })
        .collect()
}

fn game(rng: &mut Rng, plies: usize) -> Result<Game> {
    let mut line = Line::new(&Start::standard()).map_err(|error| anyhow!("{error}"))?;
    let mut moves = Vec::with_capacity(plies);
    while moves.len() < plies {
        let (next, mv) = step(rng, &line).context("it ends")?;
        line = next;
        moves.push(mv.to_string());
    }
    Ok(moves.into())
}

/// A random move after which the game goes on.
fn step(rng: &mut Rng, line: &Line) -> Option<(Line, Move)> {
    let position = line.position();
    let mut legal = position.legal_moves();
    rng.shuffle(&mut legal);
    let wants_change = position.half_move_clock() >= QUIET;
    let is_change = |mv: &Move| {
        let moved = position.piece_at(mv.from());
        let pawn = moved.is_some_and(|(_, piece)| piece == Piece::Pawn);
        pawn || position.captured(*mv).is_some()
    };
    legal.sort_by_key(|mv| is_change(mv) != wants_change);
    legal.into_iter().find_map(|mv| {
        let mut next = line.clone();
        next.play(mv).ok()?;
        next.automatic_end(AutomaticDraws::ThreeAndFifty)
            .is_none()
            .then_some((next, mv))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_of_three_hundred_moves_go_on() {
        let games = long(1, 2, 600).unwrap();
        assert_eq!(games.len(), 2);
        assert_ne!(games[0], games[1]);
        for game in &games {
            let mut line = Line::new(&Start::standard()).unwrap();
            for uci in game.iter() {
                assert_eq!(line.automatic_end(AutomaticDraws::ThreeAndFifty), None);
                let legal = line.position().legal_moves();
                let mv = legal.into_iter().find(|mv| mv.to_string() == *uci);
                line.play(mv.unwrap()).unwrap();
            }
        }
        assert_eq!(games, long(1, 2, 600).unwrap(), "the same seed again");
    }
}
