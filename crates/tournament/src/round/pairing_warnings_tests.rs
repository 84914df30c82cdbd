//! What an arbiter is told to look at.

use adoube_chess::BySide;

use super::pairing_warnings::{EarlierRound, PairedRound, pairing_warnings};
use super::{Pairings, Stage};
use crate::ids::PersonId;
use crate::regulations::{Regulations, samples};
use crate::roster::{self, RosterRecord};
use crate::scoring::ByeKind;
use crate::standings::System;

fn person(number: u16) -> PersonId {
    PersonId::new(&format!("p{number}")).unwrap()
}

/// Player 1 is called P1.
fn name(person: &PersonId) -> String {
    person.to_string().to_uppercase()
}

fn roster(players: u16) -> roster::State {
    let mut state = roster::State::default();
    for number in 1..=players {
        state.apply(&RosterRecord::PersonEntered {
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

fn earlier(round: u16, games: &[(u16, u16)], free: &[u16]) -> EarlierRound {
    EarlierRound {
        round,
        games: games
            .iter()
            .map(|(w, b)| BySide::new(person(*w), person(*b)))
            .collect(),
        free: free.iter().copied().map(person).collect(),
    }
}

fn draft(number: u16, pairings: &Pairings) -> PairedRound<'_> {
    PairedRound {
        number,
        stage: Stage::Draft,
        pairings,
    }
}

fn warnings(
    players: u16,
    pairings: &Pairings,
    before: &[EarlierRound],
    event: Option<(System, u16)>,
) -> Vec<String> {
    let regulations = event.map(|(system, rounds)| Regulations {
        system: Some(system),
        rounds,
        ..samples::hybrid()
    });
    let roster = roster(players);
    let found = pairing_warnings(
        draft(9, pairings),
        &roster,
        before,
        regulations.as_ref(),
        name,
    );
    found.into_iter().map(|warning| warning.text).collect()
}

#[test]
fn evt_5_players_who_are_in_no_pairing_and_no_bye_are_named() {
    let absent = "they count as absent (Z) after the round is published";
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
            Some(format!("no game and no bye: P3; {absent}")),
        ),
        (
            6,
            pairings(&[(1, 4)], &[(2, ByeKind::Pairing)]),
            Some(format!("no game and no bye: P3; P5; P6; {absent}")),
        ),
    ] {
        let expected: Vec<_> = expected.into_iter().collect();
        assert_eq!(warnings(players, &pairings, &[], None), expected);
    }
    let mut withdrawn = roster(3);
    withdrawn.apply(&RosterRecord::Withdrawn {
        person: person(3),
        from: 2,
    });
    for (round, remarked) in [(1, 1), (2, 0), (3, 0)] {
        let pairings = pairings(&[(1, 2)], &[]);
        let found = pairing_warnings(draft(round, &pairings), &withdrawn, &[], None, name);
        assert_eq!(found.len(), remarked, "round {round}");
    }
    let many = warnings(100, &pairings(&[(1, 2)], &[]), &[], None);
    assert!(many[0].contains("P31; P32 and 68 more"), "{many:?}");
}

/// Once the round is published, nothing of it is still to come.
#[test]
fn evt_5_who_is_unpaired_in_a_published_round_is_absent() {
    for (players, word, text) in [
        (3, "absent-unpaired", "P3; they count as absent (Z)"),
        (
            33,
            "absent-unpaired-more",
            "P32 and 1 more; they count as absent (Z)",
        ),
    ] {
        let pairings = pairings(&[(1, 2)], &[]);
        let published = PairedRound {
            stage: Stage::Published,
            ..draft(1, &pairings)
        };
        let found = pairing_warnings(published, &roster(players), &[], None, name);
        let note = &found[0];
        assert_eq!(note.word, word);
        assert!(note.text.ends_with(text), "{}", note.text);
    }
}

#[test]
fn evt_5_two_who_met_before_are_named() {
    let first = earlier(1, &[(1, 2), (4, 3)], &[]);
    let second = earlier(2, &[(2, 1)], &[]);
    let now = pairings(&[(1, 2), (3, 4)], &[]);
    let robin = |board, white, black, round| {
        format!("board {board}: P{white} and P{black} met in round {round}")
    };
    let swiss = |board, white, black, round| {
        format!("{} (FIDE C.04.1.2)", robin(board, white, black, round))
    };
    for (before, event, expected) in [
        (vec![], None, vec![]),
        (
            vec![first.clone()],
            None,
            vec![swiss(1, 1, 2, 1), swiss(2, 3, 4, 1)],
        ),
        (
            vec![first.clone(), second.clone()],
            Some((System::Swiss, 9)),
            vec![swiss(1, 1, 2, 2), swiss(2, 3, 4, 1)],
        ),
        (
            vec![first.clone()],
            Some((System::RoundRobin, 3)),
            vec![robin(1, 1, 2, 1), robin(2, 3, 4, 1)],
        ),
        // twice round: once more is as it should be, a third time is not
        (vec![first.clone()], Some((System::RoundRobin, 6)), vec![]),
        (
            vec![first, second],
            Some((System::RoundRobin, 6)),
            vec![robin(1, 1, 2, 2)],
        ),
    ] {
        assert_eq!(warnings(4, &now, &before, event), expected, "{event:?}");
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
                "P3 has the pairing-allocated bye (U), and already got a full point without \
                 playing in round 1 (FIDE C.04.1.4)"
                    .to_owned(),
            ],
        ),
    ] {
        let mut found = warnings(3, &pairings(&[], &[bye]), &before, None);
        found.retain(|text| !text.contains("no game and no bye"));
        assert_eq!(found, expected, "{bye:?}");
    }
}

/// P1 and P2 play on board 1. Games with others, a bye and a forfeit in between, which is no game.
#[test]
fn evt_5_colours_against_the_rules_of_swiss_systems_are_named() {
    let row = |player: u16, side: &str, times: u16| {
        format!("board 1: P{player} has {side} {times} times in a row (FIDE C.04.1.7)")
    };
    let more = |player: u16, side: &str, more: u16| {
        format!(
            "board 1: P{player} has {side} in {more} games more than the other colour (FIDE C.04.1.6)"
        )
    };
    let swiss = Some((System::Swiss, 9));
    let now = pairings(&[(1, 2)], &[]);
    for (games, event, expected) in [
        (&[&[][..]][..], swiss, vec![]),
        (&[&[(1, 3)], &[(4, 1)]], swiss, vec![]),
        (&[&[(1, 3)]], swiss, vec![]),
        (
            &[&[(4, 1)], &[(1, 3)], &[(1, 4)]],
            swiss,
            vec![row(1, "White", 3)],
        ),
        (
            &[&[(1, 3)], &[], &[(1, 4)]],
            swiss,
            vec![row(1, "White", 3), more(1, "White", 3)],
        ),
        (
            &[&[(3, 2)], &[(4, 2)]],
            None,
            vec![row(2, "Black", 3), more(2, "Black", 3)],
        ),
        (
            &[&[(1, 3)], &[(1, 4)], &[(3, 1)], &[(1, 4)]],
            swiss,
            vec![more(1, "White", 3)],
        ),
        // A row that ends is none: the colour is the other one now.
        (&[&[(3, 1)], &[(4, 1)]], swiss, vec![]),
        (
            &[&[(1, 3)], &[(1, 4)]],
            Some((System::RoundRobin, 9)),
            vec![],
        ),
    ] {
        let before = (1..)
            .zip(games)
            .map(|(round, games)| earlier(round, games, &[1]));
        let before: Vec<EarlierRound> = before.collect();
        let mut found = warnings(4, &now, &before, event);
        found.retain(|text| !text.contains("no game and no bye"));
        assert_eq!(found, expected, "{games:?}");
    }
}
