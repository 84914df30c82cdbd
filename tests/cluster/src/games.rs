//! The games that are played: facts of the demo's round, shortened, with ends of their own.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{BoardEvent, GameView};
use serde_json::{Value, json};

use crate::event::VENUES;

const FACTS: &str = include_str!("../../../crates/demo/fixtures/candidates-2022-round-1.json");

/// The names of the first players; whoever comes after them is named by his number.
const NAMES: [&str; 4] = ["Adams, Ana", "Brown, Bo", "Clark, Cleo", "Davis, Dev"];

/// The games of the facts that are long enough.
const LONG: [usize; 2] = [0, 3];

/// A player's name with the venue at which he sits, by his place in the list of players: the two of
/// a game sit apart, and each venue has players of both colours.
pub fn player(place: usize) -> (String, &'static str) {
    let name = NAMES.get(place).map(|name| (*name).to_owned());
    let venue = VENUES[(place + place / 2) % 2];
    (name.unwrap_or_else(|| format!("Player, {place}")), venue)
}

/// Games to so many half-moves; then on boards with an odd number White resigns, and on the others a
/// draw is agreed.
#[derive(Debug, Clone)]
pub struct Source {
    moves: Vec<Vec<String>>,
}

impl Source {
    /// So many games of so many half-moves: an even number of at most 136.
    pub fn of(games: usize, plies: usize) -> Self {
        assert!(
            plies.is_multiple_of(2),
            "Black offers the draw after his move"
        );
        let facts: Value = serde_json::from_str(FACTS).unwrap();
        let moves = (0..games).map(|game| {
            let moves = facts["games"][LONG[game % 2]]["moves"].as_array().unwrap();
            assert!(moves.len() > plies, "game {game} is shorter");
            let moves = moves[..plies].iter();
            moves.map(|m| m[0].as_str().unwrap().to_owned()).collect()
        });
        let moves = moves.collect();
        Self { moves }
    }

    /// How many.
    pub fn games(&self) -> usize {
        self.moves.len()
    }

    /// The players' script: `think_ms` of game time before each move.
    pub fn script(&self, think_ms: u64) -> String {
        let ends = [
            json!({"how": "resign", "by": "white"}),
            json!({"how": "agree", "by": "black"}),
        ];
        let games = self.moves.iter().enumerate().map(|(game, moves)| {
            let moves: Vec<_> = moves
                .iter()
                .map(|uci| json!({"uci": uci, "think_ms": think_ms}))
                .collect();
            let (white, black) = (player(2 * game).0, player(2 * game + 1).0);
            json!({"white": white, "black": black, "moves": moves, "end": ends[game % 2]})
        });
        json!({"games": games.collect::<Vec<_>>()}).to_string()
    }

    /// The pairings, as a PGN without moves.
    pub fn pairings(&self) -> String {
        let game = |board: usize| {
            let (white, black) = (player(2 * board).0, player(2 * board + 1).0);
            let board = board + 1;
            format!(
                "[Event \"Test\"]\n[Site \"?\"]\n[Date \"2026.01.01\"]\n[Round \"1.{board}\"]\n\
                 [White \"{white}\"]\n[Black \"{black}\"]\n[Result \"*\"]\n\n*\n\n"
            )
        };
        (0..self.games()).map(game).collect()
    }

    /// Where everybody sits, for `import --seats`.
    pub fn seats(&self) -> String {
        let line = |place: usize| format!("{}, {}\n", place + 1, player(place).1);
        (0..2 * self.games()).map(line).collect()
    }

    /// Every game has ended as it should have, with every move once and in order.
    pub fn assert_played(&self, games: &[GameView]) {
        assert_eq!(games.len(), self.games());
        let ends = [("resignation", (0, 2)), ("agreement", (1, 1))];
        let ends = ends.into_iter().cycle();
        for (game, (view, (ending, points))) in games.iter().zip(ends).enumerate() {
            assert_eq!(moves(view), self.moves[game], "board {}", game + 1);
            let finished = view.events.iter().find_map(|event| match &event.event {
                Some(Event::Finished(finished)) => Some(finished),
                _ => None,
            });
            let finished = finished.unwrap_or_else(|| panic!("board {} goes on", game + 1));
            let result = finished.result.unwrap_or_default();
            assert_eq!(finished.ending().word(), ending, "board {}", game + 1);
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
