//! A ruling is one record, and a record has its bound.

use adoube_ledger::MAX_BODY;
use adoube_record::{Envelope, encode_incident};
use adoube_tournament::actor::Actor;
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::incident::IncidentRecord;
use adoube_tournament::refusal::Refusal;
use adoube_tournament::time::Time;

/// Boards that fit into a ruling however many silences each had, within reason.
const MOST_BOARDS: usize = 200;

/// Left for the record's head.
const HEAD: usize = 1_024;

/// Whether the records of a ruling on so many boards fit.
pub(super) fn fits(records: &[IncidentRecord], boards: usize) -> Result<(), Refusal> {
    let size = |record: &IncidentRecord| {
        let envelope = Envelope {
            sequence: 0,
            time: Time::default(),
            actor: Actor::Coordinator,
            command: None,
            body: record.clone(),
        };
        encode_incident(&envelope).len()
    };
    if records.iter().all(|record| size(record) <= MAX_BODY - HEAD) {
        return Ok(());
    }
    let message = CatalogueMessage::new("refusal-too-many-boards");
    let message = message.number("boards", boards).number("most", MOST_BOARDS);
    Err(Refusal::Stated(message))
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_chess::BySide;
    use adoube_tournament::board::{Basis, Remedy, Span};
    use adoube_tournament::ids::BoardId;
    use adoube_tournament::ids::RulingRef;
    use adoube_tournament::incident::RulingGiven;
    use adoube_tournament::incident::ruling::{
        BoardRuling, ClocksAs, Kind, RequestedRemedy, Ruling,
    };
    use adoube_tournament::time::Millis;

    /// A ruling in the middle of a day, with so many silences a board.
    fn ruled(boards: u16, silences: usize) -> IncidentRecord {
        let time = Millis(5_400_000);
        let span = Span {
            from: Time(1_800_000_000_000),
            to: Time(1_800_000_060_000),
        };
        let basis = Basis {
            clocks: ClocksAs::LastContact,
            stood: BySide::both(time),
            spans: vec![span; silences],
            back: BySide::both(time),
            earlier: BySide::both(60_000),
            deducted: BySide::both(time),
            added: BySide::both(time),
            elsewhere: BySide::both(time),
            by: Vec::new(),
            kept: Vec::new(),
            settled: BySide::both(time),
        };
        let on = |board| BoardRuling {
            board: BoardId { round: 1, board },
            seen: 90,
            remedy: Remedy::Resume {
                white: time,
                black: time,
                basis: Box::new(basis.clone()),
            },
            cites: Vec::new(),
        };
        let (incident, ruling) = (1, 1);
        IncidentRecord::Ruled(RulingGiven {
            ruling: Ruling {
                reference: RulingRef { incident, ruling },
                kind: Kind::Resume,
                boards: (1..=boards).map(on).collect(),
                article: "O 18.9 a".to_owned(),
                reason: "x".repeat(500),
                start_in: Millis(30_000),
                found: None,
            },
            proposed_by: None,
            delegated_by: None,
            remedy: RequestedRemedy::Postpone,
        })
    }

    #[test]
    fn dis_8_a_ruling_that_is_larger_than_a_record_is_refused_with_what_fits() {
        for (boards, silences, fit) in [(200, 2, true), (200, 8, true), (900, 2, false)] {
            let told = fits(&[ruled(boards, silences)], boards.into());
            assert_eq!(told.is_ok(), fit, "{boards} {silences}");
            let refused = told.map_err(|refusal| refusal.to_string()).err();
            assert!(refused.is_none_or(|text| text.contains("most: 200")));
        }
    }
}
