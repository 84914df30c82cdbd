//! Penalties on the wire. Their kinds are named by the words of the table, so that a new row needs nothing here.

use adoube_proto::v1;
use adoube_tournament::board::ProposedPenalties;
use adoube_tournament::penalty::{
    ClaimedMove, Fine, Measure, Measured, Penalty, PenaltyKind, Rounds, TABLE,
};
use adoube_tournament::regulations::{Kind, Regulations};
use adoube_tournament::roles::Verb;
use adoube_tournament::time::Millis;

use super::shown::Shown;
use super::{catalogue_message, or_empty, side};

/// The penalty as the wire has it.
pub fn wire(penalty: &Penalty) -> v1::Penalty {
    let mut wire = v1::Penalty {
        kind: wire_kind(penalty.kind()).into(),
        message: Some(catalogue_message(penalty.message())),
        ..v1::Penalty::default()
    };
    match penalty.measure() {
        Some(Measure::Time(time)) => wire.time = Some(time.0),
        Some(Measure::Points(halves)) => wire.points = Some((*halves).into()),
        Some(Measure::Rounds(Rounds { first, last })) => {
            wire.first_round = Some((*first).into());
            wire.last_round = Some((*last).into());
        }
        Some(Measure::Fine(Fine { offence, amount })) => {
            wire.offence.clone_from(offence);
            wire.amount.clone_from(amount);
        }
        Some(Measure::Claim(claimed)) => wire.claimed_move = Some(claimed.written.clone()),
        None => {}
    }
    wire
}

impl Shown<v1::Penalty> for Penalty {
    fn shown(&self) -> v1::Penalty {
        wire(self)
    }
}

/// Penalties that wait for a second official.
pub(in crate::shard) fn proposed(waiting: &ProposedPenalties) -> v1::ProposedPenalties {
    let ruling = &waiting.ruling;
    v1::ProposedPenalties {
        record: waiting.record,
        proposed: Some(v1::PenaltiesProposed {
            seat: side(ruling.side).into(),
            penalties: ruling.penalties.iter().map(wire).collect(),
            article: ruling.article.clone(),
            reason: ruling.reason.clone(),
            by: or_empty(waiting.by.as_ref()),
        }),
    }
}

/// The penalty that the wire has; an error says what is wrong with it.
pub fn read(wire: &v1::Penalty) -> Result<Penalty, String> {
    let kind = read_kind(wire.kind()).ok_or("kind: no penalty is named")?;
    let round = |round: Option<u32>| {
        let round = round.and_then(|round| u16::try_from(round).ok());
        round.ok_or_else(|| "first_round, last_round: from 1 to 99".to_owned())
    };
    let measure = match kind.row().measured {
        Measured::Nothing => None,
        Measured::Time => wire.time.map(|time| Measure::Time(Millis(time))),
        Measured::Points | Measured::OpponentsPoints => {
            let halves = wire.points.map(u8::try_from).transpose();
            let halves = halves.map_err(|_| "points: at most 255 halves")?;
            halves.map(Measure::Points)
        }
        Measured::Rounds => Some(Measure::Rounds(Rounds {
            first: round(wire.first_round)?,
            last: round(wire.last_round)?,
        })),
        Measured::Fine => Some(Measure::Fine(Fine {
            offence: wire.offence.clone(),
            amount: wire.amount.clone(),
        })),
        Measured::Claim => wire.claimed_move.clone().map(|written| {
            let language = Some(wire.language.clone()).filter(|language| !language.is_empty());
            Measure::Claim(ClaimedMove { written, language })
        }),
    };
    Penalty::new(kind, measure).map_err(|wrong| wrong.to_string())
}

/// What an event has of penalties.
pub fn rules(regulations: &Regulations) -> v1::PenaltyRules {
    let possible = TABLE.iter().filter(|row| regulations.has_penalty(row));
    let kinds = possible.map(|row| v1::PenaltyKindRules {
        kind: wire_kind(row.kind).into(),
        article: row.article(regulations.kind).to_owned(),
        chief_arbiter_only: row.imposed_by == Verb::Expel,
        measure: wire_measure(row.measured).into(),
    });
    let fines = regulations.fines.iter().map(|fine| v1::Fine {
        offence: fine.offence.clone(),
        amount: fine.amount.clone(),
    });
    let prohibited_device = regulations.penalties.prohibited_device.iter();
    let prohibited_device =
        prohibited_device.map(|penalty| wire(&regulations.with_announced_fine(penalty)));
    v1::PenaltyRules {
        kinds: kinds.collect(),
        fines: fines.collect(),
        prohibited_device: prohibited_device.collect(),
        four_eyes: regulations.rulings.four_eyes,
        prohibited_device_article: match regulations.kind {
            Kind::Hybrid => "O 17.3",
            Kind::SupervisedOnline => "O 9.8.2",
        }
        .to_owned(),
    }
}

const fn wire_measure(measured: Measured) -> v1::PenaltyMeasure {
    match measured {
        Measured::Nothing => v1::PenaltyMeasure::Nothing,
        Measured::Time => v1::PenaltyMeasure::Time,
        Measured::Points => v1::PenaltyMeasure::Points,
        Measured::OpponentsPoints => v1::PenaltyMeasure::OpponentsPoints,
        Measured::Rounds => v1::PenaltyMeasure::Rounds,
        Measured::Fine => v1::PenaltyMeasure::Fine,
        Measured::Claim => v1::PenaltyMeasure::ClaimedMove,
    }
}

fn wire_kind(kind: PenaltyKind) -> v1::PenaltyKind {
    v1::PenaltyKind::from_str_name(&kind.constant()).unwrap_or_default()
}

fn read_kind(wire: v1::PenaltyKind) -> Option<PenaltyKind> {
    PenaltyKind::from_constant(wire.as_str_name())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pen_1_every_kind_has_a_constant_of_its_own_on_the_wire() {
        for row in TABLE {
            assert_eq!(read_kind(wire_kind(row.kind)), Some(row.kind), "{}", row.id);
        }
        assert_eq!(read_kind(v1::PenaltyKind::Unspecified), None);
    }

    #[test]
    fn pen_1_measures_come_through_the_wire() {
        for typed in [
            "warning",
            "time-off=0:01:00",
            "points-off=0.5",
            "game-lost",
            "game-lost=0",
            "exclusion=4-6",
            "fine=1",
        ] {
            let penalty: Penalty = typed.parse().unwrap();
            assert_eq!(read(&wire(&penalty)), Ok(penalty), "{typed}");
        }
        let untimed = v1::Penalty {
            kind: v1::PenaltyKind::TimeOff.into(),
            ..v1::Penalty::default()
        };
        assert!(read(&untimed).is_err() && read(&v1::Penalty::default()).is_err());
    }
}
