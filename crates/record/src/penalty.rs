//! Penalties. Their kinds are named by the words of the table, so that a new row needs nothing here.

use adoube_tournament::penalty::{Fine, Measure, Measured, Penalty, PenaltyKind, Rounds};
use adoube_tournament::time::Millis;

use crate::error::DecodeError;
use crate::fields::{Decoded, kind, narrow, number, required};
use crate::log;

const KIND: &str = "kind of penalty";

/// The words of stored kinds begin with this.
const PREFIX: &str = "PENALTY_KIND_";

impl From<&Penalty> for log::Penalty {
    fn from(penalty: &Penalty) -> Self {
        let mut stored = Self {
            kind: write_kind(penalty.kind()),
            ..Self::default()
        };
        match penalty.measure() {
            Some(Measure::Time(time)) => stored.time = Some(time.0),
            Some(Measure::Points(halves)) => stored.points = Some((*halves).into()),
            Some(Measure::Rounds(Rounds { first, last })) => {
                stored.first_round = Some((*first).into());
                stored.last_round = Some((*last).into());
            }
            Some(Measure::Fine(Fine { offence, amount })) => {
                stored.offence.clone_from(offence);
                stored.amount.clone_from(amount);
            }
            None => {}
        }
        stored
    }
}

impl TryFrom<log::Penalty> for Penalty {
    type Error = DecodeError;

    fn try_from(stored: log::Penalty) -> Result<Self, DecodeError> {
        let kind = read_kind(stored.kind)?;
        let measure = read_measure(kind.row().measured, stored)?;
        Self::new(kind, measure)
            .map_err(|wrong| DecodeError::out_of_range("measure of a penalty", wrong))
    }
}

fn write_kind(kind: PenaltyKind) -> i32 {
    let name = format!(
        "{PREFIX}{}",
        kind.row().id.replace('-', "_").to_ascii_uppercase()
    );
    log::PenaltyKind::from_str_name(&name).map_or(0, number)
}

fn read_kind(stored: i32) -> Decoded<PenaltyKind> {
    let stored: log::PenaltyKind = kind(stored, KIND)?;
    let word = stored.as_str_name().trim_start_matches(PREFIX);
    let word = word.replace('_', "-").to_ascii_lowercase();
    required(PenaltyKind::from_id(&word), KIND)
}

fn read_measure(measured: Measured, stored: log::Penalty) -> Decoded<Option<Measure>> {
    Ok(match measured {
        Measured::Nothing => None,
        Measured::Time => stored.time.map(|time| Measure::Time(Millis(time))),
        Measured::Points | Measured::OpponentsPoints => {
            let halves = stored.points.map(|halves| narrow(halves, "points"));
            halves.transpose()?.map(Measure::Points)
        }
        Measured::Rounds => Some(Measure::Rounds(Rounds {
            first: narrow(required(stored.first_round, "first round")?, "first round")?,
            last: narrow(required(stored.last_round, "last round")?, "last round")?,
        })),
        Measured::Fine => Some(Measure::Fine(Fine {
            offence: stored.offence,
            amount: stored.amount,
        })),
    })
}

#[cfg(test)]
mod tests {
    use adoube_tournament::penalty::TABLE;

    use super::*;

    #[test]
    fn pen_1_every_kind_has_a_stored_number_of_its_own() {
        for row in TABLE {
            assert_eq!(read_kind(write_kind(row.kind)), Ok(row.kind), "{}", row.id);
        }
        let last = TABLE.len() as i32;
        assert!(read_kind(last).is_ok() && read_kind(last + 1).is_err());
        assert!(read_kind(0).is_err());
    }
}
