//! Games to be played on simulated boards.

use std::fs;

use adoube_chess::{Move, Position, Start, Variant};

use crate::shared;

/// A game from the start.
#[derive(Debug, Clone)]
pub struct Game {
    /// What its file calls it.
    pub name: String,
    /// Its first position.
    pub start: Position,
    /// All half-moves.
    pub moves: Vec<Move>,
}

/// Castling of all kinds, en passant, captures, promotions with and without a capture.
pub const OWN: [(&str, &str); 3] = [
    (
        "castling, en passant",
        "e2e4 a7a6 e4e5 d7d5 e5d6 e7d6 g1f3 b8c6 f1e2 c8g4 e1g1 d8d7 d2d4 e8c8 f3e5 d6e5 e2g4 f7f5 d4e5 d7d1",
    ),
    (
        "promotions",
        "a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 h7h5 b7a8n h5h4 g2g4 h4g3 f1g2 g3h2 a8b6 h2g1q",
    ),
    ("lines", "d2d4 d7d5 d1d3 d8d6 d3h3 d6a6 h3c8"),
];

/// The games of [`OWN`].
pub fn own_games() -> Vec<Game> {
    let start = Position::from_start(&Start::default()).unwrap();
    let game = |(name, moves): (&str, &str)| Game {
        name: name.to_owned(),
        moves: read(&start, moves),
        start: start.clone(),
    };
    OWN.map(game).into()
}

fn read(start: &Position, moves: &str) -> Vec<Move> {
    let mut position = start.clone();
    let moves = moves.split_whitespace().map(|uci| {
        let mv = position.parse_uci(uci).unwrap();
        position.play(mv).unwrap();
        mv
    });
    moves.collect()
}

/// The text of a field of one of the file's lines, which have no escaped quotes in them.
fn field<'a>(line: &'a str, name: &str) -> &'a str {
    let (_, rest) = line.split_once(&format!("\"{name}\":\"")).unwrap();
    rest.split_once('"').unwrap().0
}

/// The number that this environment variable carries, as in the nightly run; without it the other one.
#[expect(clippy::disallowed_methods, reason = "set-up of a test")]
pub fn wanted(variable: &str, otherwise: usize) -> usize {
    let given = std::env::var(variable).ok();
    given.map_or(otherwise, |number| number.parse().unwrap())
}

/// So many of the shared real games; none, said aloud, where they are not there.
pub fn real_games(number: usize) -> Vec<Game> {
    let Some(path) = shared("load/lichess_cc0.ndjson") else {
        return Vec::new();
    };
    let text = fs::read_to_string(path).unwrap();
    let games = text.lines().take(number).map(|line| {
        let variant = match field(line, "variant") {
            "standard" => Variant::Standard,
            _ => Variant::Chess960,
        };
        let start = Position::from_fen(variant, field(line, "start_fen")).unwrap();
        Game {
            name: field(line, "id").to_owned(),
            moves: read(&start, field(line, "uci")),
            start,
        }
    });
    games.collect()
}
