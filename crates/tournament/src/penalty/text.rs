//! Penalties as they are typed and told: a kind, and its measure behind `=`.

use std::fmt;

use thiserror::Error;

use super::measure::{ClaimedMove, Fine, Measure, Measured, Rounds};
use super::table::{PenaltyKind, TABLE};
use super::{Penalty, WrongMeasure};
use crate::catalogue_message::CatalogueMessage;
use crate::scoring::Points;
use crate::text::nearest;
use crate::typed_time::{self, BareNumber, UnreadableTime};

/// A text that is no penalty.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum UnreadablePenalty {
    /// No kind has that word.
    #[error("'{text}' is no penalty: {}", hint(*near))]
    Kind {
        /// The word as it was typed.
        text: String,
        /// The kind that was probably meant.
        near: Option<&'static str>,
    },
    /// The measure cannot be read.
    #[error("'{text}': {why}")]
    Measure {
        /// The penalty as it was typed.
        text: String,
        /// Why not.
        why: UnreadableMeasure,
    },
    /// The kind is measured in something else.
    #[error(transparent)]
    Wrong(#[from] WrongMeasure),
}

/// Why a measure cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum UnreadableMeasure {
    /// No time.
    #[error(transparent)]
    Time(#[from] UnreadableTime),
    /// No points.
    #[error("write points as a multiple of a half, such as 0.5")]
    Points,
    /// No rounds.
    #[error("write rounds such as 4 or 4-6")]
    Rounds,
}

impl std::str::FromStr for Penalty {
    type Err = UnreadablePenalty;

    /// `warning`, `time-to-opponent=2:00`, `game-lost=0`.
    fn from_str(text: &str) -> Result<Self, UnreadablePenalty> {
        let (id, measure) = match text.split_once('=') {
            Some((id, measure)) => (id.trim(), Some(measure.trim())),
            None => (text.trim(), None),
        };
        let kind = PenaltyKind::from_id(id).ok_or_else(|| unknown(id))?;
        let measure = measure.map(|measure| read(kind, text, measure));
        Ok(Self::new(kind, measure.transpose()?)?)
    }
}

fn unknown(id: &str) -> UnreadablePenalty {
    UnreadablePenalty::Kind {
        text: id.chars().take(40).collect(),
        near: nearest(id, &ids()),
    }
}

/// How all kinds are written.
pub fn ids() -> Vec<&'static str> {
    TABLE.iter().map(|row| row.id).collect()
}

fn hint(near: Option<&str>) -> String {
    near.map_or_else(
        || format!("write one of {}", ids().join(", ")),
        |near| format!("did you mean {near}?"),
    )
}

fn read(kind: PenaltyKind, text: &str, measure: &str) -> Result<Measure, UnreadablePenalty> {
    let wrong = |why| UnreadablePenalty::Measure {
        text: text.chars().take(60).collect(),
        why,
    };
    match kind.row().measured {
        Measured::Nothing => Err(WrongMeasure(kind).into()),
        Measured::Time => {
            let time = typed_time::duration(measure, BareNumber::Minutes);
            time.map(Measure::Time).map_err(|error| wrong(error.into()))
        }
        Measured::Points | Measured::OpponentsPoints => halves(measure)
            .map(Measure::Points)
            .ok_or_else(|| wrong(UnreadableMeasure::Points)),
        Measured::Rounds => rounds(measure)
            .map(Measure::Rounds)
            .ok_or_else(|| wrong(UnreadableMeasure::Rounds)),
        // The coordinator fills in the amount from the regulations.
        Measured::Fine => Ok(Measure::Fine(Fine {
            offence: measure.to_owned(),
            amount: String::new(),
        })),
        Measured::Claim => Ok(Measure::Claim(ClaimedMove::in_english(measure.to_owned()))),
    }
}

fn rounds(text: &str) -> Option<Rounds> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let (first, last) = (first.trim().parse().ok()?, last.trim().parse().ok()?);
    (0 < first && first <= last).then_some(Rounds { first, last })
}

/// Halves of a point as they are typed: `1`, `0.5`, `1/2`, `½`.
fn halves(text: &str) -> Option<u8> {
    let text = text.replace('½', ".5");
    if text == "1/2" {
        return Some(1);
    }
    let (whole, part) = text.split_once('.').unwrap_or((&text, "0"));
    let whole: u8 = if whole.is_empty() {
        0
    } else {
        whole.parse().ok()?
    };
    let half = match part.trim_end_matches('0') {
        "" => 0,
        "5" => 1,
        _ => return None,
    };
    whole.checked_mul(2)?.checked_add(half)
}

impl Penalty {
    /// What it is, as players and officials read it.
    pub fn message(&self) -> CatalogueMessage {
        let message = CatalogueMessage::named(format!("penalty-{}", self.row().id));
        match self.measure() {
            Some(Measure::Time(time)) => message.text("time", time),
            Some(Measure::Points(halves)) => message
                .text("points", Points(*halves))
                .text("points-given", "yes"),
            Some(Measure::Rounds(rounds)) => message
                .number("first", rounds.first)
                .number("last", rounds.last)
                .text("one-round", yes_or_no(rounds.first == rounds.last)),
            Some(Measure::Fine(fine)) => message
                .text("offence", &fine.offence)
                .text("amount", &fine.amount),
            Some(Measure::Claim(claim)) => message
                .chess_move("move", &claim.written)
                .text("with-move", "yes"),
            None => match self.row().measured {
                Measured::OpponentsPoints => message.text("points-given", "no").text("points", ""),
                Measured::Claim => message.text("with-move", "no").text("move", ""),
                Measured::Nothing
                | Measured::Time
                | Measured::Points
                | Measured::Rounds
                | Measured::Fine => message,
            },
        }
    }
}

/// A word that messages choose their text by.
const fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// As it is typed.
impl fmt::Display for Penalty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row().id)?;
        match self.measure() {
            None => Ok(()),
            Some(Measure::Time(time)) => write!(f, "={time}"),
            Some(Measure::Points(halves)) => write!(f, "={}", Points(*halves)),
            Some(Measure::Rounds(Rounds { first, last })) if first == last => write!(f, "={first}"),
            Some(Measure::Rounds(Rounds { first, last })) => write!(f, "={first}-{last}"),
            Some(Measure::Fine(fine)) => write!(f, "={}", fine.offence),
            Some(Measure::Claim(claim)) => write!(f, "={}", claim.written),
        }
    }
}
