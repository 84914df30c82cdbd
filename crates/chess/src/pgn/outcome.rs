//! How a game ended, as PGN says it.

use std::fmt;

/// A game's result. The numbers of [`Outcome::Other`] are half-points, 0 to 2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Outcome {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: still going on, or not known.
    #[default]
    Unknown,
    /// Scores that PGN has no word for, such as both lose (`0-0`) or `1/2-0` (END-7). Written in
    /// the `Result` tag only: in the movetext `0-0` would be castling, so that has `*`.
    Other {
        /// White's score in half-points.
        white: u8,
        /// Black's score in half-points.
        black: u8,
    },
}

impl Outcome {
    /// Reads `1-0`, `1/2-1/2`, `½-½`, `1/2`, `0-0`, `1/2-0`, `*` and the like.
    pub fn parse(text: &str) -> Option<Outcome> {
        match text {
            "*" => return Some(Outcome::Unknown),
            "1/2" | "½" => return Some(Outcome::Draw),
            _ => {}
        }
        let (white, black) = text.split_once(['-', ':'])?;
        Some(Outcome::from_half_points(
            half_points(white)?,
            half_points(black)?,
        ))
    }

    /// The outcome that gives these half-points.
    pub const fn from_half_points(white: u8, black: u8) -> Outcome {
        match (white, black) {
            (2, 0) => Outcome::WhiteWins,
            (0, 2) => Outcome::BlackWins,
            (1, 1) => Outcome::Draw,
            (white, black) => Outcome::Other { white, black },
        }
    }

    /// The token that ends the movetext: one of the four that PGN knows.
    pub const fn token(self) -> &'static str {
        match self {
            Outcome::WhiteWins => "1-0",
            Outcome::BlackWins => "0-1",
            Outcome::Draw => "1/2-1/2",
            Outcome::Unknown | Outcome::Other { .. } => "*",
        }
    }
}

/// As in the `Result` tag.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Outcome::Other { white, black } => write!(f, "{}-{}", score(white), score(black)),
            outcome => f.write_str(outcome.token()),
        }
    }
}

fn half_points(text: &str) -> Option<u8> {
    match text {
        "0" => Some(0),
        "1/2" | "½" => Some(1),
        "1" => Some(2),
        _ => None,
    }
}

const fn score(half_points: u8) -> &'static str {
    match half_points {
        0 => "0",
        1 => "1/2",
        _ => "1",
    }
}

#[cfg(test)]
mod tests {
    use super::Outcome;

    #[test]
    fn every_score_is_read_as_it_is_written() {
        for white in 0..=2 {
            for black in 0..=2 {
                let outcome = Outcome::from_half_points(white, black);
                assert_eq!(Outcome::parse(&outcome.to_string()), Some(outcome));
            }
        }
        assert_eq!(Outcome::parse("½-½"), Some(Outcome::Draw));
        assert_eq!(
            Outcome::parse("0-0"),
            Some(Outcome::Other { white: 0, black: 0 })
        );
        for bad in ["", "0-0-0", "1", "2-0", "1-", "-", "1/2-1/", "?", "e4"] {
            assert_eq!(Outcome::parse(bad), None, "{bad}");
        }
    }
}
