//! What penalties are measured in.

use crate::catalogue_message::CatalogueMessage;
use crate::time::Millis;

/// How much of a penalty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Measure {
    /// Time that a clock gets or loses.
    Time(Millis),
    /// Halves of a point: what a score gets or loses, or what the opponent of a lost game has.
    Points(u8),
    /// Rounds that are played without the player.
    Rounds(Rounds),
    /// A fine of the regulations.
    Fine(Fine),
    /// A claim of a draw with the move that was written down and not made (L 9.2 a, 9.3 a).
    Claim(ClaimedMove),
}

/// Rounds in a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rounds {
    /// The first, from 1.
    pub first: u16,
    /// The last, not before the first.
    pub last: u16,
}

/// A fine that was announced in advance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fine {
    /// What it is for, as the regulations have it.
    pub offence: String,
    /// How much, with its currency.
    pub amount: String,
}

/// The move that a player claimed a draw with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClaimedMove {
    /// As it was written; in a record as the score has it.
    pub written: String,
    /// Whose letters an order writes it in: `en`, `es`, `de`, `fr`, `it`, `nl`; `None` for English, as in every record.
    pub language: Option<String>,
}

impl ClaimedMove {
    /// Written in English letters.
    pub const fn in_english(written: String) -> Self {
        Self {
            written,
            language: None,
        }
    }
}

/// What the penalties of a kind are measured in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Measured {
    /// Nothing: there is one of the kind.
    Nothing,
    /// A time above zero.
    Time,
    /// Halves of a point above zero.
    Points,
    /// The opponent's points; the points of a win where none are given.
    OpponentsPoints,
    /// Rounds.
    Rounds,
    /// A fine of the regulations.
    Fine,
    /// The move of a claim; the position that stands was claimed where there is none.
    Claim,
}

impl Fine {
    /// The announced fine that is named by its number, from 1, or by its offence.
    pub fn announced<'a>(fines: &'a [Self], named: &str) -> Option<&'a Self> {
        let number = named.parse::<usize>().ok();
        let by_number = number.and_then(|number| fines.get(number.checked_sub(1)?));
        by_number.or_else(|| fines.iter().find(|fine| fine.offence == named))
    }
}

impl Rounds {
    /// Whether a round is among them.
    pub const fn contain(self, round: u16) -> bool {
        self.first <= round && round <= self.last
    }
}

impl Measured {
    /// Whether that is such a measure.
    pub fn fits(self, measure: Option<&Measure>) -> bool {
        match self {
            Self::Nothing => measure.is_none(),
            Self::Time => matches!(measure, Some(Measure::Time(time)) if time.0 > 0),
            Self::Points => matches!(measure, Some(Measure::Points(halves)) if *halves > 0),
            Self::OpponentsPoints => matches!(measure, None | Some(Measure::Points(_))),
            Self::Rounds => {
                matches!(measure, Some(Measure::Rounds(it)) if 0 < it.first && it.first <= it.last)
            }
            Self::Fine => matches!(measure, Some(Measure::Fine(_))),
            Self::Claim => matches!(measure, None | Some(Measure::Claim(_))),
        }
    }

    /// What is to be written behind the kind.
    pub fn message(self) -> CatalogueMessage {
        CatalogueMessage::new(match self {
            Self::Nothing => "penalty-takes-nothing",
            Self::Time => "penalty-takes-time",
            Self::Points => "penalty-takes-points",
            Self::OpponentsPoints => "penalty-takes-opponents-points",
            Self::Rounds => "penalty-takes-rounds",
            Self::Claim => "penalty-takes-claim",
            Self::Fine => "penalty-takes-fine",
        })
    }

    /// The same in English, for an error while a command line is read.
    pub const fn english(self) -> &'static str {
        match self {
            Self::Nothing => "no value",
            Self::Time => "a time, such as =2:00 or ='2 min'",
            Self::Points => "points, such as =0.5",
            Self::OpponentsPoints => "the opponent's points, such as =0 (a win if left out)",
            Self::Rounds => "rounds, such as =4 or =4-6",
            Self::Claim => {
                "the claimed move, such as =Ng8 (nothing if the position on the board was claimed)"
            }
            Self::Fine => "the number of a fine in the regulations, such as =1",
        }
    }
}
