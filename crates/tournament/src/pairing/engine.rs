//! The list that a pairing engine writes: a line with the number of pairs, then White's and
//! Black's starting number in each; 0 for a bye (bbpPairings, `JaVaFo`).

use std::collections::BTreeSet;

use thiserror::Error;

use super::draft::Draft;
use crate::scoring::ByeKind;

/// A list that is none, or not of these players.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum EngineError {
    /// A line that is not two numbers, or the first not one.
    #[error("line {line}: '{text}' is not {expected}")]
    Line {
        /// From 1.
        line: usize,
        /// As it stands, shortened.
        text: String,
        /// What belongs there.
        expected: Expected,
    },
    /// Fewer lines, or more, than the first one says.
    #[error("the first line announces {announced} pairs, there are {found}")]
    Count {
        /// By the first line.
        announced: usize,
        /// Lines.
        found: usize,
    },
    /// Somebody who does not play in this round.
    #[error("player {0} does not play in this round")]
    Stranger(u16),
    /// Somebody with himself.
    #[error("player {0} is paired with himself")]
    Himself(u16),
    /// Somebody twice.
    #[error("player {0} is paired twice")]
    Twice(u16),
    /// Somebody who is left out.
    #[error("players {0:?} are not paired")]
    LeftOut(Vec<u16>),
}

/// What a line of the list has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Expected {
    /// The first one.
    #[error("the number of pairs")]
    Pairs,
    /// Each other.
    #[error("White's and Black's starting number")]
    Numbers,
}

/// Reads the list; `present` are those who want to play. Boards are numbered in its order.
pub fn read_engine(text: &str, present: &BTreeSet<u16>) -> Result<Draft, EngineError> {
    // Some programs begin a text with a byte order mark.
    let text = text.trim_start_matches('\u{feff}');
    let mut lines = (1..).zip(text.lines().map(str::trim));
    let first = lines.find(|(_, text)| !text.is_empty()).unwrap_or((1, ""));
    let announced = first.1.parse().map_err(|_| EngineError::Line {
        line: first.0,
        text: shown(first.1),
        expected: Expected::Pairs,
    })?;
    let pairs = lines.filter(|(_, text)| !text.is_empty());
    let pairs = pairs.map(|(line, text)| pair(line, text));
    let pairs = pairs.collect::<Result<Vec<_>, _>>()?;
    if pairs.len() != announced {
        let found = pairs.len();
        return Err(EngineError::Count { announced, found });
    }
    let mut waiting = present.clone();
    let mut draft = Draft::default();
    for (white, black) in pairs {
        if white == black && white > 0 {
            return Err(EngineError::Himself(white));
        }
        for player in [white, black].into_iter().filter(|player| *player > 0) {
            if !waiting.remove(&player) {
                return Err(if present.contains(&player) {
                    EngineError::Twice(player)
                } else {
                    EngineError::Stranger(player)
                });
            }
        }
        match (white, black) {
            (0, 0) => {}
            (resting, 0) | (0, resting) => draft.byes.push((resting, ByeKind::Pairing)),
            _ => {
                let board = u16::try_from(draft.boards.len() + 1).unwrap_or(u16::MAX);
                draft.boards.push((board, white, black));
            }
        }
    }
    if waiting.is_empty() {
        Ok(draft)
    } else {
        Err(EngineError::LeftOut(waiting.into_iter().collect()))
    }
}

fn pair(line: usize, text: &str) -> Result<(u16, u16), EngineError> {
    let mut words = text.split_whitespace();
    let mut number = || words.next()?.parse().ok();
    let pair = number().zip(number());
    pair.filter(|_| words.next().is_none())
        .ok_or_else(|| EngineError::Line {
            line,
            text: shown(text),
            expected: Expected::Numbers,
        })
}

fn shown(text: &str) -> String {
    text.chars().take(60).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evt_5_lists_of_engines() {
        let present = BTreeSet::from([1, 2, 3, 5, 6]);
        // The expected answer of bbpPairings' own test `dutch_2025_C5`.
        let draft = read_engine("3\n1 5\n3 2\n6 0\n", &present).unwrap();
        assert_eq!(draft.boards, [(1, 1, 5), (2, 3, 2)]);
        assert_eq!(draft.byes, [(6, ByeKind::Pairing)]);
        let windows = read_engine("\r\n3 \r\n1 5\r\n3 2\r\n0 6\r\n\r\n", &present);
        assert_eq!(windows.as_ref(), Ok(&draft));
        let marked = read_engine("\u{feff}3\r\n1 5\r\n3 2\r\n6 0\r\n", &present);
        assert_eq!(marked, Ok(draft));
    }

    #[test]
    fn evt_5_lists_that_cannot_be() {
        let present = BTreeSet::from([1, 2, 3, 4]);
        let line = |line, text: &str, expected| EngineError::Line {
            line,
            text: text.to_owned(),
            expected,
        };
        let pairs = Expected::Numbers;
        for (text, expected) in [
            ("", line(1, "", Expected::Pairs)),
            ("1 2\n", line(1, "1 2", Expected::Pairs)),
            ("2\n1 2\n3\n", line(3, "3", pairs)),
            ("2\n1 2\n3 4 5\n", line(3, "3 4 5", pairs)),
            ("2\n1 2\n3 x\n", line(3, "3 x", pairs)),
            ("2\n1 2\n3 70000\n", line(3, "3 70000", pairs)),
            (
                "3\n1 2\n3 4\n",
                EngineError::Count {
                    announced: 3,
                    found: 2,
                },
            ),
            ("2\n1 2\n3 9\n", EngineError::Stranger(9)),
            ("2\n1 2\n3 1\n", EngineError::Twice(1)),
            ("2\n1 2\n3 3\n", EngineError::Himself(3)),
            ("1\n1 2\n", EngineError::LeftOut(vec![3, 4])),
            ("0\n", EngineError::LeftOut(vec![1, 2, 3, 4])),
        ] {
            assert_eq!(read_engine(text, &present), Err(expected), "{text:?}");
        }
    }
}
