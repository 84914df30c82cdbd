//! Players who have withdrawn or are excluded by a penalty are not paired.

use std::collections::BTreeSet;

use super::decide::Pairings;
use crate::catalogue_message::CatalogueMessage;
use crate::ids::PersonId;
use crate::note::Note;
use crate::refusal::Refusal;
use crate::regulations::Regulations;
use crate::roster;
use crate::scoring::ByeKind;
use crate::standings::System;

/// Refuses pairings of a round with players who are out by then. In a round robin everybody stays
/// in the tables, and the games of who is out are forfeited.
pub fn nobody_out(
    round: u16,
    pairings: &Pairings,
    roster: &roster::State,
    regulations: Option<&Regulations>,
    excluded: &BTreeSet<PersonId>,
) -> Result<(), Refusal> {
    let since = |person: &PersonId| roster.out_since(person, round);
    let robin = regulations.is_some_and(|r| r.system == Some(System::RoundRobin));
    let boards = pairings.boards.iter().filter(|_| !robin);
    for (board, white, black) in boards {
        for person in [white, black] {
            if excluded.contains(person) {
                return Err(is_excluded(round, roster, person));
            }
            if let Some(from) = since(person) {
                let who = roster.called(person);
                let what =
                    format!("{who} withdrew from round {from} on: pair the round without him");
                return Err(Refusal::BadPairing {
                    board: *board,
                    what: Note::plain(what),
                });
            }
        }
    }
    for (person, kind) in &pairings.byes {
        if excluded.contains(person) && *kind != ByeKind::Zero {
            return Err(is_excluded(round, roster, person));
        }
        if let (Some(from), true) = (since(person), *kind != ByeKind::Zero) {
            let who = roster.called(person);
            return Err(Refusal::Invalid(format!(
                "{who} withdrew from round {from} on and has no points of a bye: write Z"
            )));
        }
    }
    Ok(())
}

fn is_excluded(round: u16, roster: &roster::State, person: &PersonId) -> Refusal {
    let message = CatalogueMessage::new("refusal-player-excluded")
        .text("player", roster.called(person))
        .number("round", round);
    Refusal::Against("O 18.4.8, 18.4.9", message)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::regulations::samples;
    use crate::roster::RosterRecord;

    fn person(number: u16) -> PersonId {
        PersonId::new(&format!("p{number}")).unwrap()
    }

    #[test]
    fn evt_5_who_has_withdrawn_is_paired_no_longer() {
        let mut people = roster::State::default();
        for number in 1..=3 {
            people.apply(&RosterRecord::PersonEntered {
                person: person(number),
                number: Some(number),
                venue: None,
                sealed: Vec::new(),
            });
        }
        people.apply(&RosterRecord::Withdrawn {
            person: person(3),
            from: 2,
        });
        let robin = Regulations {
            system: Some(System::RoundRobin),
            ..samples::hybrid()
        };
        let board = vec![(1, person(3), person(1))];
        let bye = |kind| vec![(person(3), kind)];
        for (round, boards, byes, regulations, told) in [
            (1, board.clone(), vec![], None, None),
            (
                2,
                board.clone(),
                vec![],
                None,
                Some("board 1: player 3 withdrew from round 2 on: pair the round without him"),
            ),
            (4, board, vec![], Some(&robin), None),
            (2, vec![], bye(ByeKind::Zero), None, None),
            (1, vec![], bye(ByeKind::Half), None, None),
            (
                3,
                vec![],
                bye(ByeKind::Half),
                None,
                Some("player 3 withdrew from round 2 on and has no points of a bye: write Z"),
            ),
        ] {
            let pairings = Pairings {
                boards,
                byes,
                ..Pairings::default()
            };
            let refused =
                nobody_out(round, &pairings, &people, regulations, &BTreeSet::new()).err();
            assert_eq!(refused.map(|r| r.to_string()).as_deref(), told, "{round}");
        }
    }
}
