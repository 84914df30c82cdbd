//! Penalties. Their kinds are named by the words of the table, so that a new row needs nothing here.

use adoube_tournament::penalty::{ClaimedMove, Fine, Measure, Penalty, PenaltyKind, Rounds};

use crate::error::DecodeError;
use crate::field::{Decoded, Field, kind};
use crate::log;
use crate::tables::{choice, messages, required};

messages! {
    Rounds { first, last }
    Fine { offence, amount }
}

choice! {
    Measure as log::penalty::Measure;
    wrapped { Time, Points, Rounds, Fine, Claim }
}

/// The move as the score has it.
impl Field<String> for ClaimedMove {
    fn write(&self) -> String {
        self.written.clone()
    }

    fn read(stored: String, _: &'static str) -> Decoded<Self> {
        Ok(Self::in_english(stored))
    }
}

impl Field<log::Penalty> for Penalty {
    fn write(&self) -> log::Penalty {
        log::Penalty {
            kind: self.kind().write(),
            measure: self.measure().map(Field::write),
        }
    }

    fn read(stored: log::Penalty, what: &'static str) -> Decoded<Self> {
        let kind = Field::read(stored.kind, "Penalty.kind")?;
        let measure = Field::read(stored.measure, "Penalty.measure")?;
        Self::new(kind, measure).map_err(|wrong| DecodeError::out_of_range(what, wrong))
    }
}

impl Field<i32> for PenaltyKind {
    fn write(&self) -> i32 {
        let stored = log::PenaltyKind::from_str_name(&self.constant());
        stored.map_or(0, i32::from)
    }

    fn read(stored: i32, what: &'static str) -> Decoded<Self> {
        let stored: log::PenaltyKind = kind(stored, what)?;
        Self::from_constant(stored.as_str_name()).ok_or(DecodeError::Missing { what })
    }
}

#[cfg(test)]
mod tests {
    use adoube_tournament::penalty::TABLE;

    use super::*;

    #[test]
    fn pen_1_every_kind_has_a_stored_number_of_its_own() {
        for row in TABLE {
            assert_eq!(
                PenaltyKind::read(row.kind.write(), "kind"),
                Ok(row.kind),
                "{}",
                row.id
            );
        }
        let last = i32::try_from(TABLE.len()).unwrap();
        assert!(PenaltyKind::read(last, "kind").is_ok());
        assert!(PenaltyKind::read(last + 1, "kind").is_err());
        assert!(PenaltyKind::read(0, "kind").is_err());
    }
}
