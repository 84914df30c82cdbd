//! Games that a file holds more than once, as files do that were put together from others.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use adoube_chess::pgn::{Game, Outcome};
use ring::digest::{Context, SHA256};

/// Different games that are remembered, the first of the file: a file of any size is looked through
/// in so much memory.
const REMEMBERED: usize = 100_000;

/// Two games of so many half-moves are not alike by chance, whatever their tags say.
const LONG: usize = 20;

/// What makes a game the same: who met when and where. Their moves come to it.
const TAGS: [&str; 8] = [
    "Event", "Site", "Date", "Round", "White", "Black", "UTCDate", "UTCTime",
];

/// A game that was there before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Again {
    /// How often it was there before.
    pub(super) copy: u32,
    /// Whether another game of its board replaced it.
    pub(super) superseded: bool,
    /// What is to be told of it.
    pub(super) told: String,
}

/// The games so far.
#[derive(Debug, Default)]
pub(super) struct Repeats(BTreeMap<[u8; 16], Seen>);

#[derive(Debug)]
struct Seen {
    game: u64,
    line: u64,
    result: Outcome,
    times: u32,
}

impl Repeats {
    /// Looks at the next game; none if it was not there before, or if nothing tells that it was. One that
    /// another game of its board replaced, as our own files tell, is no second game of its board either.
    pub(super) fn look(&mut self, game: &Game, number: u64, line: u64) -> Option<Again> {
        if game.tag("Superseded").is_some() {
            let copy = game
                .tag("Attempt")
                .and_then(|number| number.trim().parse().ok());
            return Some(Again {
                copy: copy.unwrap_or(1),
                superseded: true,
                told: "another game of its board replaced it: it does not count".to_owned(),
            });
        }
        if game.moves.len() < LONG && !tells_occasion(game) {
            return None;
        }
        let key = key(game);
        if let Some(seen) = self.0.get_mut(&key) {
            seen.times = seen.times.saturating_add(1);
            let other = if seen.result == game.result {
                ""
            } else {
                ", except the result"
            };
            return Some(Again {
                copy: seen.times,
                superseded: false,
                told: format!(
                    "game {} (line {}) again: event, place, day, round, players and moves are the \
                     same{other}",
                    seen.game, seen.line
                ),
            });
        }
        if self.0.len() < REMEMBERED {
            let seen = Seen {
                game: number,
                line,
                result: game.result,
                times: 0,
            };
            self.0.insert(key, seen);
        }
        None
    }
}

/// Whether the tags tell this meeting of the two from another on the same day: a round, a time, or a
/// page of the game's own.
fn tells_occasion(game: &Game) -> bool {
    let tag = |name| game.tag(name).map_or("", str::trim);
    let said = |name| !matches!(tag(name), "" | "?" | "-");
    said("Round") || said("UTCTime") || tag("Site").contains("://")
}

fn key(game: &Game) -> [u8; 16] {
    let mut digest = Context::new(&SHA256);
    for name in TAGS {
        digest.update(game.tag(name).map_or("", str::trim).as_bytes());
        digest.update(b"\n");
    }
    digest.update(game.tag("FEN").map_or("", str::trim).as_bytes());
    let mut word = String::new();
    for ply in &game.moves {
        word.clear();
        let _ = write!(word, "\n{}", ply.mv);
        digest.update(word.as_bytes());
    }
    let mut key = [0; 16];
    key.copy_from_slice(&digest.finish().as_ref()[..16]);
    key
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_chess::pgn::Reader;

    fn games(texts: &[&str]) -> Vec<Option<u32>> {
        let mut repeats = Repeats::default();
        let look = |(number, text): (u64, &&str)| {
            let game = Reader::new(text.as_bytes()).next().unwrap().unwrap();
            repeats
                .look(&game, number, number * 10)
                .map(|again| again.copy)
        };
        (1..).zip(texts).map(look).collect()
    }

    #[test]
    fn evt_5_a_game_is_there_again_if_occasion_and_moves_are_the_same() {
        let round = "[White \"A\"]\n[Black \"B\"]\n[Round \"1.1\"]\n\n";
        let link = "[Site \"https://example.org/1\"]\n\n";
        let none = "[White \"A\"]\n[Black \"B\"]\n[Round \"?\"]\n\n";
        let long = "Nf3 Nf6 Ng1 Ng8 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O 1-0";
        let of = |tags: &str, moves: &str| format!("{tags}{moves}");
        for (first, second, again) in [
            (of(round, "e4 e5 1-0"), of(round, "e4 e5 1-0"), true),
            // clocks and comments are nothing to tell games by
            (
                of(round, "e4 e5 1-0"),
                of(round, "e4 {[%clk 1:00:00]} e5 1-0"),
                true,
            ),
            (of(round, "e4 e5 1-0"), of(round, "e4 e5 0-1"), true),
            (of(round, "e4 e5 1-0"), of(round, "e4 c5 1-0"), false),
            (
                of(round, "e4 e5 1-0"),
                of(&round.replace("1.1", "2.1"), "e4 e5 1-0"),
                false,
            ),
            (of(link, "e4 e5 1-0"), of(link, "e4 e5 1-0"), true),
            // Two short games of one day may be alike.
            (of(none, "e4 e5 1-0"), of(none, "e4 e5 1-0"), false),
            (of(none, long), of(none, long), true),
        ] {
            let found = games(&[&first, &second]);
            assert_eq!(found, [None, again.then_some(1)], "{first}\n{second}");
        }
        let one = of(round, "e4 e5 1-0");
        assert_eq!(games(&[&one, &one, &one]), [None, Some(1), Some(2)]);
    }
}
