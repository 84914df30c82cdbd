//! What an arbiter is told to look at.

use super::remarks::{Earlier, remarks};
use super::{ByeKind, Pairings};
use crate::ids::PersonId;
use crate::regulations::{Regulations, TEMPLATE};
use crate::roster::{self, RosterRecord};
use crate::standings::System;

fn person(number: u16) -> PersonId {
    PersonId::new(&format!("p{number}")).unwrap()
}

fn roster(players: u16) -> roster::State {
    let mut state = roster::State::default();
    for number in 1..=players {
        state.evolve(&RosterRecord::PersonEntered {
            person: person(number),
            number: Some(number),
            venue: None,
            sealed: Vec::new(),
        });
    }
    state
}

fn pairings(boards: &[(u16, u16)], byes: &[(u16, ByeKind)]) -> Pairings {
    let boards = (1..).zip(boards);
    Pairings {
        boards: boards
            .map(|(board, (white, black))| (board, person(*white), person(*black)))
            .collect(),
        byes: byes
            .iter()
            .map(|(who, kind)| (person(*who), *kind))
            .collect(),
        ..Pairings::default()
    }
}

fn earlier(round: u16, games: &[(u16, u16)], free: &[u16]) -> Earlier {
    Earlier {
        round,
        games: games
            .iter()
            .map(|(w, b)| [person(*w), person(*b)])
            .collect(),
        free: free.iter().copied().map(person).collect(),
    }
}

fn told(
    players: u16,
    pairings: &Pairings,
    before: &[Earlier],
    event: Option<(System, u16)>,
) -> Vec<String> {
    let regulations = event.map(|(system, rounds)| Regulations {
        system: Some(system),
        rounds,
        ..Regulations::from_toml(TEMPLATE).unwrap()
    });
    let found = remarks(9, pairings, &roster(players), before, regulations.as_ref());
    found.iter().map(ToString::to_string).collect()
}

#[test]
fn evt_5_players_who_are_in_no_pairing_and_no_bye_are_named() {
    let absent = "they count as absent (Z) once the round is published";
    for (players, pairings, expected) in [
        (4, pairings(&[(1, 2), (3, 4)], &[]), None),
        (
            4,
            pairings(&[(1, 2)], &[(3, ByeKind::Zero), (4, ByeKind::Half)]),
            None,
        ),
        (
            3,
            pairings(&[(1, 2)], &[]),
            Some(format!(
                "1 player is not paired and has no bye: 3; {absent}"
            )),
        ),
        (
            6,
            pairings(&[(1, 4)], &[(2, ByeKind::Pairing)]),
            Some(format!(
                "3 players are not paired and have no bye: 3, 5, 6; {absent}"
            )),
        ),
    ] {
        let expected: Vec<_> = expected.into_iter().collect();
        assert_eq!(told(players, &pairings, &[], None), expected);
    }
    let mut withdrawn = roster(3);
    withdrawn.evolve(&RosterRecord::Withdrawn {
        person: person(3),
        from: 2,
    });
    for (round, remarked) in [(1, 1), (2, 0), (3, 0)] {
        let found = remarks(round, &pairings(&[(1, 2)], &[]), &withdrawn, &[], None);
        assert_eq!(found.len(), remarked, "round {round}");
    }
    let many = told(100, &pairings(&[(1, 2)], &[]), &[], None);
    assert!(many[0].contains("31, 32 and 68 more"), "{many:?}");
}

#[test]
fn evt_5_two_who_met_before_are_named() {
    let first = earlier(1, &[(1, 2), (4, 3)], &[]);
    let second = earlier(2, &[(2, 1)], &[]);
    let now = pairings(&[(1, 2), (3, 4)], &[]);
    let swiss = |white, black, round| {
        format!("players {white} and {black} met before, in round {round} (FIDE C.04.1.2)")
    };
    let robin =
        |white, black, round| format!("players {white} and {black} met before, in round {round}");
    for (before, event, expected) in [
        (vec![], None, vec![]),
        (
            vec![first.clone()],
            None,
            vec![swiss(1, 2, 1), swiss(3, 4, 1)],
        ),
        (
            vec![first.clone(), second.clone()],
            Some((System::Swiss, 9)),
            vec![swiss(1, 2, 2), swiss(3, 4, 1)],
        ),
        (
            vec![first.clone()],
            Some((System::RoundRobin, 3)),
            vec![robin(1, 2, 1), robin(3, 4, 1)],
        ),
        // twice round: once more is as it should be, a third time is not
        (vec![first.clone()], Some((System::RoundRobin, 6)), vec![]),
        (
            vec![first, second],
            Some((System::RoundRobin, 6)),
            vec![robin(1, 2, 2)],
        ),
    ] {
        assert_eq!(told(4, &now, &before, event), expected, "{event:?}");
    }
}

#[test]
fn evt_5_a_second_whole_point_without_playing_is_named() {
    let before = [earlier(1, &[(1, 2)], &[3]), earlier(2, &[(1, 3)], &[2])];
    for (bye, expected) in [
        ((1, ByeKind::Pairing), vec![]),
        ((3, ByeKind::Zero), vec![]),
        (
            (3, ByeKind::Pairing),
            vec![
                "player 3 is left over (U) and had a whole point without playing in round 1 \
                 already (FIDE C.04.1.4)"
                    .to_owned(),
            ],
        ),
    ] {
        let mut found = told(3, &pairings(&[], &[bye]), &before, None);
        found.retain(|text| !text.contains("not paired"));
        assert_eq!(found, expected, "{bye:?}");
    }
}
