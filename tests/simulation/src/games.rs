//! The games that are played: random legal ones, as scripts of the kiosks' own kind.

use adoube_chess::{AutomaticDraws, Line, Start};
use adoube_kiosk::player::script::{End, How, Script, ScriptGame, ScriptMove, ScriptSide};
use fastrand::Rng;

use crate::model::{Size, player};

/// Half-moves of a game at most.
const PLIES: usize = 24;
/// The longest that a player thinks, milliseconds.
const THINKS: u64 = 3_000;

/// A game for each board, and the same one for its players with reversed colours.
pub fn random(rng: &mut Rng, size: Size) -> Script {
    let boards = 0..size.all() / 2;
    let games: Vec<_> = boards.map(|board| game(rng, board)).collect();
    let reversed = games.iter().map(|game| ScriptGame {
        white: game.black.clone(),
        black: game.white.clone(),
        ..game.clone()
    });
    let reversed: Vec<_> = reversed.collect();
    Script {
        games: games.into_iter().chain(reversed).collect(),
    }
}

fn game(rng: &mut Rng, board: u16) -> ScriptGame {
    let (moves, is_over) = moves(rng);
    let by = if rng.bool() {
        ScriptSide::White
    } else {
        ScriptSide::Black
    };
    let how = match rng.u32(..20) {
        _ if is_over => How::None,
        0 => How::Flag,
        1..8 => How::Agree,
        _ => How::Resign,
    };
    ScriptGame {
        white: player(board * 2),
        black: player(board * 2 + 1),
        // Only who is to move can let his time run out.
        end: match how {
            How::Flag if moves.len() % 2 == 0 => end(how, ScriptSide::White),
            How::Flag => end(how, ScriptSide::Black),
            how => end(how, by),
        },
        moves,
    }
}

const fn end(how: How, by: ScriptSide) -> End {
    End { how, by: Some(by) }
}

/// Random legal moves, and whether the last of them ends the game.
fn moves(rng: &mut Rng) -> (Vec<ScriptMove>, bool) {
    let Ok(mut line) = Line::new(&Start::standard()) else {
        unreachable!("the first position is one");
    };
    let mut moves = Vec::new();
    for _ in 0..rng.usize(2..=PLIES) {
        let legal = line.position().legal_moves();
        let Some(mv) = rng.choice(legal) else { break };
        if line.play(mv).is_err() || line.automatic_end(AutomaticDraws::ThreeAndFifty).is_some() {
            moves.push(step(rng, mv.to_string()));
            return (moves, true);
        }
        moves.push(step(rng, mv.to_string()));
    }
    (moves, false)
}

fn step(rng: &mut Rng, uci: String) -> ScriptMove {
    let call = if rng.u32(..20) == 0 {
        "my mouse is stuck".to_owned()
    } else {
        String::new()
    };
    ScriptMove {
        uci,
        think_ms: rng.u64(100..THINKS),
        premove: rng.u32(..10) == 0,
        call,
    }
}
