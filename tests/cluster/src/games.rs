//! The games that are played: facts of the demo's round, shortened, with ends of their own.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{BoardEvent, GameView};
use serde_json::{Value, json};

const FACTS: &str = include_str!("../../../cli/fixtures/candidates-2022-round-1.json");

/// Each player's name with the venue at which he sits, by starting number.
pub const PLAYERS: [(&str, &str); 4] = [
    ("Adams, Ana", "madrid"),
    ("Brown, Bo", "chennai"),
    ("Clark, Cleo", "chennai"),
    ("Davis, Dev", "madrid"),
];

/// The moves of board 1 to so many half-moves, then White resigns; of board 2, then a draw is
/// agreed.
#[derive(Debug, Clone)]
pub struct Source {
    moves: [Vec<String>; 2],
}

impl Source {
    /// Games of so many half-moves: an even number of at most 136.
    pub fn of(plies: usize) -> Self {
        assert!(
            plies.is_multiple_of(2),
            "Black offers the draw after his move"
        );
        let facts: Value = serde_json::from_str(FACTS).unwrap();
        let moves = [0, 3].map(|game: usize| {
            let moves = facts["games"][game]["moves"].as_array().unwrap();
            assert!(moves.len() > plies, "game {game} is shorter");
            let moves = moves[..plies].iter();
            moves.map(|m| m[0].as_str().unwrap().to_owned()).collect()
        });
        Self { moves }
    }

    /// The players' script: `think_ms` of game time before each move.
    pub fn script(&self, think_ms: u64) -> String {
        let ends = [
            json!({"how": "resign", "by": "white"}),
            json!({"how": "agree", "by": "black"}),
        ];
        let games = (0..2).map(|game| {
            let moves = self.moves[game].iter();
            let moves: Vec<_> = moves
                .map(|uci| json!({"uci": uci, "think_ms": think_ms}))
                .collect();
            let (white, black) = (PLAYERS[2 * game].0, PLAYERS[2 * game + 1].0);
            json!({"white": white, "black": black, "moves": moves, "end": ends[game]})
        });
        json!({"games": games.collect::<Vec<_>>()}).to_string()
    }

    /// The pairings, as a PGN without moves.
    pub fn pairings() -> String {
        let game = |board: usize| {
            let (white, black) = (PLAYERS[2 * board].0, PLAYERS[2 * board + 1].0);
            let board = board + 1;
            format!(
                "[Event \"Test\"]\n[Site \"?\"]\n[Date \"2026.01.01\"]\n[Round \"1.{board}\"]\n\
                 [White \"{white}\"]\n[Black \"{black}\"]\n[Result \"*\"]\n\n*\n\n"
            )
        };
        game(0) + &game(1)
    }

    /// Where everybody sits, for `import --seats`.
    pub fn seats() -> String {
        let line = |(number, (_, venue)): (usize, &(&str, &str))| format!("{number}, {venue}\n");
        (1..).zip(&PLAYERS).map(line).collect()
    }

    /// Every game has ended as it should have, with every move once and in order.
    pub fn assert_played(&self, games: &[GameView]) {
        assert_eq!(games.len(), 2);
        let ends = [("resignation", (0, 2)), ("agreement", (1, 1))];
        for (game, (view, (ending, points))) in games.iter().zip(ends).enumerate() {
            assert_eq!(moves(view), self.moves[game], "board {}", game + 1);
            let finished = view.events.iter().find_map(|event| match &event.event {
                Some(Event::Finished(finished)) => Some(finished),
                _ => None,
            });
            let finished = finished.unwrap_or_else(|| panic!("board {} goes on", game + 1));
            let result = finished.result.unwrap_or_default();
            assert_eq!(finished.ending, ending, "board {}", game + 1);
            assert_eq!((result.white_halves, result.black_halves), points);
        }
    }
}

/// A game's moves in the order of its record, UCI.
pub fn moves(view: &GameView) -> Vec<&str> {
    view.events.iter().filter_map(played).collect()
}

fn played(event: &BoardEvent) -> Option<&str> {
    match &event.event {
        Some(Event::Moved(moved)) => Some(&moved.uci),
        _ => None,
    }
}
