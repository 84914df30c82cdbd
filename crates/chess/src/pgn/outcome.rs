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
    /// Reads a result as [`ResultText::parse`] does, without whether it is a forfeit.
    pub fn parse(text: &str) -> Option<Outcome> {
        ResultText::parse(text).map(|told| told.outcome)
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

/// What a text says of a game's result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ResultText {
    /// The score.
    pub outcome: Outcome,
    /// Whether it says that somebody did not come, as `+--` and `1-0F` do.
    pub forfeit: bool,
}

impl ResultText {
    /// Reads `1-0`, `1/2-1/2`, `½-½`, `0.5-0,5`, `1/2`, `0-0`, `1 : 0`, `*` and the like, and forfeits as
    /// programs write them: `+--`, `+:-`, `-/-`, `1-0F`, `0-1 FF`.
    pub fn parse(text: &str) -> Option<ResultText> {
        let text: String = text
            .chars()
            .filter(|c| !c.is_whitespace())
            .map(|c| {
                if matches!(c, '–' | '—' | '−') {
                    '-'
                } else {
                    c
                }
            })
            .collect();
        let forfeit = |outcome| ResultText {
            outcome,
            forfeit: true,
        };
        match text.as_str() {
            "+--" | "+:-" | "+/-" | "+-" => return Some(forfeit(Outcome::WhiteWins)),
            "--+" | "-:+" | "-/+" | "-+" => return Some(forfeit(Outcome::BlackWins)),
            "---" | "-:-" | "-/-" => {
                return Some(forfeit(Outcome::Other { white: 0, black: 0 }));
            }
            _ => {}
        }
        let bare = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
        if is_forfeit_mark(&text[bare.len()..]) {
            return score_of_both(bare).map(forfeit);
        }
        let outcome = match text.as_str() {
            "*" => Outcome::Unknown,
            "1/2" | "½" => Outcome::Draw,
            _ => score_of_both(&text)?,
        };
        Some(ResultText {
            outcome,
            forfeit: false,
        })
    }
}

/// What programs write behind the score of a game that was not played.
pub(super) fn is_forfeit_mark(word: &str) -> bool {
    ["f", "ff", "forfeit"]
        .iter()
        .any(|mark| word.eq_ignore_ascii_case(mark))
}

/// Whether a word may mean a forfeit, and behind a move who stands better.
pub(super) fn is_sign_of_assessment(word: &str) -> bool {
    matches!(word, "+/-" | "+-" | "-/+" | "-+")
}

fn score_of_both(text: &str) -> Option<Outcome> {
    let (white, black) = text.split_once(['-', ':'])?;
    Some(Outcome::from_half_points(
        half_points(white)?,
        half_points(black)?,
    ))
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
        "0" | "0.0" | "0,0" => Some(0),
        "1/2" | "½" | "0.5" | "0,5" | ".5" | ",5" => Some(1),
        "1" | "1.0" | "1,0" => Some(2),
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
    use super::{Outcome, ResultText};

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
        for bad in [
            "", "0-0-0", "1", "2-0", "1-", "-", "1/2-1/", "?", "e4", "--", "(1-0)", "1-0x", "F",
            "0.5", "1.5-0.5", "*F",
        ] {
            assert_eq!(Outcome::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn end_7_results_as_other_programs_write_them() {
        let other = |white, black| Outcome::Other { white, black };
        for (text, outcome, forfeit) in [
            ("0.5-0.5", Outcome::Draw, false),
            ("0,5 : 0,5", Outcome::Draw, false),
            (".5-.5", Outcome::Draw, false),
            ("0.5-0", other(1, 0), false),
            ("0-0.5", other(0, 1), false),
            ("1.0-0.0", Outcome::WhiteWins, false),
            ("1 - 0", Outcome::WhiteWins, false),
            ("0–1", Outcome::BlackWins, false),
            ("1:0", Outcome::WhiteWins, false),
            ("+--", Outcome::WhiteWins, true),
            ("+:-", Outcome::WhiteWins, true),
            ("+/-", Outcome::WhiteWins, true),
            ("--+", Outcome::BlackWins, true),
            ("- - +", Outcome::BlackWins, true),
            ("-:+", Outcome::BlackWins, true),
            ("-/-", other(0, 0), true),
            ("---", other(0, 0), true),
            ("1-0F", Outcome::WhiteWins, true),
            ("0-1 FF", Outcome::BlackWins, true),
            ("0-0 forfeit", other(0, 0), true),
        ] {
            let told = ResultText { outcome, forfeit };
            assert_eq!(ResultText::parse(text), Some(told), "{text}");
        }
    }
}
