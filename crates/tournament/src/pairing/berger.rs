//! Berger's tables (FIDE Handbook C.05, annex 1).

use thiserror::Error;

use super::draft::Draft;
use crate::scoring::ByeKind;

/// A round that no table has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum BergerError {
    /// Fewer than two players.
    #[error("a round robin needs at least two players")]
    TooFew,
    /// The tables are at an end.
    #[error("{players} players meet each other once in {once} rounds and twice in {}", once * 2)]
    NoSuchRound {
        /// How many there are.
        players: usize,
        /// Rounds of one cycle.
        once: u16,
    },
}

/// The pairings of a round, from 1, of players in the order of their numbers. In the second cycle
/// colours are changed; so that nobody has the same colour three times, the first cycle's last two
/// rounds change places if there is a second one, which `rounds` tells. With an odd number of
/// players one rests in each round.
pub fn berger(players: &[u16], round: u16, rounds: u16) -> Result<Draft, BergerError> {
    let even = players.len() + players.len() % 2;
    let once = u16::try_from(even).unwrap_or(u16::MAX).saturating_sub(1);
    if players.len() < 2 {
        return Err(BergerError::TooFew);
    }
    if round == 0 || round > once.saturating_mul(2) {
        let players = players.len();
        return Err(BergerError::NoSuchRound { players, once });
    }
    let second = round > once;
    let in_cycle = match if second { round - once } else { round } {
        last if !second && rounds > once && once > 1 && last == once => once - 1,
        last if !second && rounds > once && once > 1 && last + 1 == once => once,
        other => other,
    };
    let mut draft = Draft::default();
    for (white, black) in table(even, usize::from(in_cycle)) {
        let (white, black) = if second {
            (black, white)
        } else {
            (white, black)
        };
        match (players.get(white - 1), players.get(black - 1)) {
            (Some(white), Some(black)) => {
                let board = u16::try_from(draft.boards.len() + 1).unwrap_or(u16::MAX);
                draft.boards.push((board, *white, *black));
            }
            (Some(resting), None) | (None, Some(resting)) => {
                draft.byes.push((*resting, ByeKind::Zero));
            }
            (None, None) => {}
        }
    }
    Ok(draft)
}

/// White and Black from 1, the pair with the last number first.
fn table(even: usize, round: usize) -> Vec<(usize, usize)> {
    let circle = even - 1;
    // Who meets the last number: twice him is one more than the round, around the circle.
    let lone = if round % 2 == 1 {
        round.div_ceil(2)
    } else {
        usize::midpoint(round, even)
    };
    let first = if lone <= even / 2 {
        (lone, even)
    } else {
        (even, lone)
    };
    let around = |number: usize| (number + circle - 1) % circle + 1;
    let others = (1..even / 2).map(|distance| {
        let (one, other) = (around(lone + distance), around(lone + circle - distance));
        let (low, high) = (one.min(other), one.max(other));
        if (low + high) % 2 == 1 {
            (low, high)
        } else {
            (high, low)
        }
    });
    std::iter::once(first).chain(others).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn round(players: u16, round: u16, rounds: u16) -> String {
        let numbers: Vec<_> = (1..=players).collect();
        let draft = berger(&numbers, round, rounds).unwrap();
        let boards = draft.boards.iter().map(|(_, w, b)| format!("{w}-{b}"));
        let byes = draft.byes.iter().map(|(who, _)| format!("({who})"));
        boards.chain(byes).collect::<Vec<_>>().join(" ")
    }

    /// FIDE Handbook C.05, annex 1: the tables for 4, 6 and 8 players.
    #[test]
    fn evt_5_the_tables_of_the_handbook() {
        let tables: &[(u16, &[&str])] = &[
            (4, &["1-4 2-3", "4-3 1-2", "2-4 3-1"]),
            (
                6,
                &[
                    "1-6 2-5 3-4",
                    "6-4 5-3 1-2",
                    "2-6 3-1 4-5",
                    "6-5 1-4 2-3",
                    "3-6 4-2 5-1",
                ],
            ),
            (
                8,
                &[
                    "1-8 2-7 3-6 4-5",
                    "8-5 6-4 7-3 1-2",
                    "2-8 3-1 4-7 5-6",
                    "8-6 7-5 1-4 2-3",
                    "3-8 4-2 5-1 6-7",
                    "8-7 1-6 2-5 3-4",
                    "4-8 5-3 6-2 7-1",
                ],
            ),
        ];
        for (players, table) in tables {
            for (number, expected) in (1..).zip(*table) {
                assert_eq!(round(*players, number, players - 1), *expected, "{players}");
            }
        }
    }

    #[test]
    fn evt_5_an_odd_number_rests_in_turn() {
        let rounds: Vec<_> = (1..=5).map(|number| round(5, number, 5)).collect();
        assert_eq!(
            rounds,
            [
                "2-5 3-4 (1)",
                "5-3 1-2 (4)",
                "3-1 4-5 (2)",
                "1-4 2-3 (5)",
                "4-2 5-1 (3)"
            ]
        );
    }

    #[test]
    fn evt_5_everybody_meets_everybody_with_fair_colours() {
        for players in 2..=24_u16 {
            let once = players - 1 + players % 2;
            let mut met: BTreeMap<(u16, u16), u16> = BTreeMap::new();
            let mut last: BTreeMap<u16, String> = BTreeMap::new();
            let numbers: Vec<_> = (1..=players).collect();
            for number in 1..=once * 2 {
                for (_, white, black) in berger(&numbers, number, once * 2).unwrap().boards {
                    *met.entry((white, black)).or_default() += 1;
                    last.entry(white).or_default().push('w');
                    last.entry(black).or_default().push('b');
                }
            }
            assert_eq!(met.len(), usize::from(players) * usize::from(players - 1));
            assert!(met.values().all(|times| *times == 1), "{players}");
            for colours in last.values() {
                let thrice = colours.contains("www") || colours.contains("bbb");
                assert!(!thrice || players % 2 == 1, "{players}: {colours}");
            }
        }
    }

    #[test]
    fn evt_5_rounds_that_there_are_not() {
        assert_eq!(berger(&[7], 1, 1), Err(BergerError::TooFew));
        for wrong in [0, 7, 100] {
            let expected = BergerError::NoSuchRound {
                players: 4,
                once: 3,
            };
            assert_eq!(berger(&[1, 2, 3, 4], wrong, 3), Err(expected), "{wrong}");
        }
    }
}
