//! The real round that is played again: facts in a fixture, and what is made of them.

use adoube_chess::Side;
use adoube_proto::v1::{PairingEntry, PlayerEntry};
use adoube_tournament::clock::TimeControl;
use anyhow::{Context as _, Result};
use serde::Deserialize;
use serde_json::{Value, json};

const FACTS: &str = include_str!("../fixtures/candidates-2022-round-1.json");

/// The regulations under which it is played again.
pub(super) const REGULATIONS: &str = include_str!("../fixtures/candidates-2022.toml");
/// Those under which people play beside it.
pub(super) const IN_BROWSERS: &str = include_str!("../fixtures/by-hand.toml");

/// A round as it really was.
#[derive(Debug, Deserialize)]
pub(super) struct Source {
    pub(super) event: String,
    pub(super) date: String,
    pub(super) round: u16,
    pub(super) players: Vec<Player>,
    pub(super) games: Vec<Game>,
}

/// Who played.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct Player {
    pub(super) number: u32,
    pub(super) name: String,
    pub(super) title: String,
    pub(super) federation: String,
    pub(super) rating: u32,
    pub(super) fide_id: u64,
    pub(super) sex: String,
}

/// What they played.
#[derive(Debug, Deserialize)]
pub(super) struct Game {
    pub(super) board: u32,
    /// Starting numbers.
    pub(super) white: u32,
    pub(super) black: u32,
    /// As `1/2-1/2`.
    pub(super) result: String,
    /// Half-moves.
    pub(super) plies: u32,
    /// The stable word for how it ended.
    pub(super) ending: String,
    pub(super) end: End,
    pub(super) final_fen: String,
    /// UCI, and the time that the move took, milliseconds.
    pub(super) moves: Vec<(String, u64)>,
}

/// What ends the game once its moves are made.
#[derive(Debug, Deserialize)]
pub(super) struct End {
    pub(super) how: String,
    pub(super) by: Option<String>,
}

impl Source {
    pub(super) fn read() -> Result<Self> {
        serde_json::from_str(FACTS).context("the demo's facts cannot be read")
    }

    pub(super) fn player(&self, number: u32) -> Option<&Player> {
        self.players.iter().find(|player| player.number == number)
    }

    /// `White, Black`, by name.
    pub(super) fn names(&self, game: &Game) -> (String, String) {
        let name = |number| {
            self.player(number)
                .map(|p| p.name.clone())
                .unwrap_or_default()
        };
        (name(game.white), name(game.black))
    }

    /// Players as they are imported, each at the venue that `venue` tells by starting number.
    pub(super) fn player_entries(&self, venue: impl Fn(u32) -> String) -> Vec<PlayerEntry> {
        let entry = |player: &Player| PlayerEntry {
            number: player.number,
            name: player.name.clone(),
            title: player.title.clone(),
            federation: player.federation.clone(),
            rating: player.rating,
            fide_id: player.fide_id,
            sex: player.sex.clone(),
            venue: venue(player.number),
            ..PlayerEntry::default()
        };
        self.players.iter().map(entry).collect()
    }

    pub(super) fn pairing_entries(&self) -> Vec<PairingEntry> {
        let entry = |game: &Game| PairingEntry {
            board: game.board,
            white: game.white,
            black: game.black,
            ..PairingEntry::default()
        };
        self.games.iter().map(entry).collect()
    }

    /// What the kiosks play, for their `--script`.
    pub(super) fn script(&self, speed: f64) -> Value {
        self.script_at(|think_ms| pace(think_ms, speed))
    }

    /// The same moves at the pace of an exhibition, with clocks that run as in life.
    pub(super) fn brisk_script(&self) -> Value {
        self.script_at(|think_ms| (think_ms / BRISK).clamp(SHORTEST, LONGEST))
    }

    fn script_at(&self, pace: impl Fn(u64) -> u64) -> Value {
        let games = self.games.iter().map(|game| {
            let (white, black) = self.names(game);
            let moves = game
                .moves
                .iter()
                .map(|(uci, think_ms)| json!({"uci": uci, "think_ms": pace(*think_ms)}));
            let end = match &game.end.by {
                Some(by) => json!({"how": game.end.how, "by": by}),
                None => json!({"how": game.end.how}),
            };
            json!({"white": white, "black": black, "moves": moves.collect::<Vec<_>>(), "end": end})
        });
        json!({"games": games.collect::<Vec<_>>()})
    }

    /// How long the longest game takes at least, real milliseconds.
    pub(super) fn length(&self, speed: f64) -> u64 {
        let game = |game: &Game| {
            game.moves
                .iter()
                .map(|(_, think)| pace(*think, speed))
                .sum()
        };
        let longest: u64 = self.games.iter().map(game).max().unwrap_or(0);
        real(longest, speed)
    }

    /// The seat that can best afford to be away: its clock never came below what others' did. Board and
    /// whether it is Black; not at the board `but`.
    pub(super) fn most_time(&self, control: &TimeControl, but: Option<u32>) -> Option<(u32, bool)> {
        let seats = self
            .games
            .iter()
            .filter(|game| Some(game.board) != but)
            .flat_map(|game| [(game, false), (game, true)]);
        let best = seats.max_by_key(|(game, black)| lowest(game, *black, control));
        best.map(|(game, black)| (game.board, black))
    }
}

/// In an exhibition so much shorter than in life is a move thought about, within these bounds,
/// milliseconds: worth looking at, and none of the games is over before somebody has.
const BRISK: u64 = 30;
const SHORTEST: u64 = 2_000;
const LONGEST: u64 = 12_000;

/// The way from a clock's start to its stop is longer over a network than across a table, and
/// speed makes it longer still: each move's share of it, real milliseconds.
const WAY: f64 = 10.0;
/// The share of the real think time that is thought again; the rest is a margin, so that a slow
/// machine decides no game.
const SHARE: f64 = 0.9;

#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "milliseconds of a game, never below zero"
)]
fn pace(think_ms: u64, speed: f64) -> u64 {
    (think_ms as f64).mul_add(SHARE, -(WAY * speed)).max(0.0) as u64
}

#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "milliseconds of a game, a speed of at least one"
)]
fn real(game_ms: u64, speed: f64) -> u64 {
    (game_ms as f64 / speed) as u64
}

/// The least that a side's clock showed after one of its moves, milliseconds.
fn lowest(game: &Game, black: bool, control: &TimeControl) -> u64 {
    let side = if black { Side::Black } else { Side::White };
    let mut clock = control.period(side, 0).base.0;
    let mut lowest = clock;
    let moves = game.moves.iter().skip(usize::from(black)).step_by(2);
    for ((_, think), brought) in moves.zip(control.brought(side)) {
        clock = clock.saturating_sub(*think);
        lowest = lowest.min(clock);
        clock += brought.kept.0;
    }
    lowest
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_chess::{AutomaticDraws, AutomaticEnd, Line, Start};

    fn control() -> TimeControl {
        let regulations = adoube_regulations::from_toml(REGULATIONS).unwrap();
        TimeControl::clone(&regulations.time_control)
    }

    #[test]
    fn the_facts_are_chess_and_end_as_they_say() {
        let source = Source::read().unwrap();
        assert_eq!((source.games.len(), source.players.len()), (4, 8));
        for game in &source.games {
            let mut line = Line::new(&Start::standard()).unwrap();
            for (uci, _) in &game.moves {
                assert_eq!(
                    line.automatic_end(AutomaticDraws::ThreeAndFifty),
                    None,
                    "board {}",
                    game.board
                );
                let mv = line.position().parse_uci(uci).unwrap();
                line.play(mv).unwrap();
            }
            assert_eq!(
                line.position().fen(),
                game.final_fen,
                "board {}",
                game.board
            );
            assert_eq!(u32::try_from(line.ply()), Ok(game.plies));
            let dead = line.automatic_end(AutomaticDraws::ThreeAndFifty)
                == Some(AutomaticEnd::DeadPosition);
            assert_eq!(dead, game.ending == "dead-position", "board {}", game.board);
        }
    }

    #[test]
    fn everybody_plays_once_and_has_a_name() {
        let source = Source::read().unwrap();
        let mut seen: Vec<u32> = source
            .games
            .iter()
            .flat_map(|g| [g.white, g.black])
            .collect();
        seen.sort_unstable();
        assert_eq!(seen, [1, 2, 3, 4, 5, 6, 7, 8]);
        assert!(seen.iter().all(|number| source.player(*number).is_some()));
    }

    #[test]
    fn clk_2_nobody_oversteps_the_time_with_the_think_times_of_the_source() {
        let source = Source::read().unwrap();
        for game in &source.games {
            for black in [false, true] {
                assert!(
                    lowest(game, black, &control()) > 30_000,
                    "{} {black}",
                    game.board
                );
            }
        }
        // Nepomniachtchi never had less than 29 minutes.
        assert_eq!(source.most_time(&control(), None), Some((2, true)));
    }

    /// At the default speed a move may take this long from hand to ledger on average, and still
    /// nobody oversteps.
    #[test]
    fn the_pace_leaves_room_for_a_slow_machine() {
        let (speed, way) = (200.0, 40);
        let mut source = Source::read().unwrap();
        for game in &mut source.games {
            for (_, think) in &mut game.moves {
                *think = pace(*think, speed) + way * 200;
            }
            for black in [false, true] {
                assert!(
                    lowest(game, black, &control()) > 0,
                    "{} {black}",
                    game.board
                );
            }
        }
    }

    #[test]
    fn the_script_names_players_and_ends() {
        let script = Source::read().unwrap().script(200.0);
        let game = &script["games"][1];
        assert_eq!(game["white"], "Ding, Liren");
        assert_eq!(game["end"], json!({"how": "resign", "by": "white"}));
        assert_eq!(script["games"][0]["end"], json!({"how": "none"}));
        // 2 s of thought fall below the way; 20 min 24 s do not.
        assert_eq!(game["moves"][0], json!({"uci": "c2c4", "think_ms": 0}));
        assert_eq!(
            game["moves"][26],
            json!({"uci": "h2h4", "think_ms": 1_100_500})
        );
    }
}
