//! Entering people, changing and forgetting them.

use std::collections::BTreeMap;

use super::*;
use crate::actor::{Actor, Role};
use crate::ids::{PersonId, VenueId};
use crate::refusal::Refusal;

fn person(id: &str) -> PersonId {
    PersonId::new(id).unwrap()
}

fn venue(id: &str) -> VenueId {
    VenueId::new(id).unwrap()
}

fn chief() -> Actor {
    Actor::official(person("carla"), Role::ChiefArbiter)
}

fn rooms(rooms: &[(&str, usize)]) -> BTreeMap<VenueId, usize> {
    rooms
        .iter()
        .map(|(id, devices)| (venue(id), *devices))
        .collect()
}

fn entry(number: u16) -> Entry {
    Entry {
        person: person(&format!("p{number}")),
        number: Some(number),
        venue: None,
        sealed: Some(vec![1, 2, 3]),
    }
}

fn take(state: &mut State, entries: &[Entry], rooms: &BTreeMap<VenueId, usize>) -> usize {
    let records = decide(state, &chief(), entries, rooms).unwrap();
    for record in &records {
        state.apply(record);
    }
    records.len()
}

fn places(state: &State) -> Vec<&str> {
    let players = state.players().values();
    players
        .map(|who| {
            state
                .person(who)
                .unwrap()
                .venue
                .as_ref()
                .map_or("", VenueId::as_str)
        })
        .collect()
}

#[test]
fn evt_5_players_without_a_venue_are_spread_in_the_order_of_their_numbers() {
    type Row = (&'static [(&'static str, usize)], &'static [&'static str]);
    let table: &[Row] = &[
        // devices a venue, where players 1 to 6 sit
        (
            &[("a", 4), ("b", 4), ("c", 4)],
            &["a", "b", "c", "a", "b", "c"],
        ),
        // a full venue is passed over, one without devices has nobody
        (
            &[("a", 1), ("b", 0), ("c", 9)],
            &["a", "c", "c", "c", "c", "c"],
        ),
        (
            &[("a", 3), ("b", 1), ("c", 2)],
            &["a", "b", "c", "a", "c", "a"],
        ),
        // too few for all: publication will tell, nobody is left out
        (&[("a", 1), ("b", 1)], &["a", "b", "a", "b", "a", "b"]),
        (&[], &["", "", "", "", "", ""]),
    ];
    for (devices, expected) in table {
        let mut state = State::default();
        let entries: Vec<_> = [4, 2, 6, 1, 3, 5].map(entry).into();
        assert_eq!(take(&mut state, &entries, &rooms(devices)), 6);
        assert_eq!(places(&state), *expected, "{devices:?}");
    }
}

#[test]
fn a_named_venue_is_kept_and_counts() {
    let rooms = rooms(&[("a", 1), ("b", 2)]);
    let mut state = State::default();
    let named = Entry {
        venue: Some(venue("a")),
        ..entry(3)
    };
    take(&mut state, &[entry(1), entry(2), named], &rooms);
    assert_eq!(places(&state), ["b", "b", "a"]);
}

#[test]
fn evt_5_the_same_again_changes_nothing_and_a_change_only_what_it_says() {
    let rooms = rooms(&[("a", 4), ("b", 4)]);
    let mut state = State::default();
    assert_eq!(take(&mut state, &[entry(1), entry(2)], &rooms), 2);
    assert_eq!(take(&mut state, &[entry(1), entry(2)], &rooms), 0);

    let keep_profile = Entry {
        sealed: None,
        ..entry(1)
    };
    assert_eq!(
        take(&mut state, std::slice::from_ref(&keep_profile), &rooms),
        0
    );
    let moved = Entry {
        venue: Some(venue("b")),
        ..keep_profile.clone()
    };
    let records = decide(&state, &chief(), &[moved], &rooms).unwrap();
    let changed = RosterRecord::VenueChanged {
        person: person("p1"),
        venue: venue("b"),
    };
    assert_eq!(records, [changed]);

    // Two players exchange their numbers.
    let (mut one, mut two) = (keep_profile.clone(), keep_profile);
    two.person = person("p2");
    (one.number, two.number) = (Some(2), Some(1));
    assert_eq!(take(&mut state, &[one, two], &rooms), 2);
    assert_eq!(state.player(1), Some(&person("p2")));
    assert_eq!(state.player(2), Some(&person("p1")));
    assert_eq!(
        state.person(&person("p1")).unwrap().sealed,
        Some(vec![1, 2, 3])
    );
}

#[test]
fn players_of_a_venue_that_is_gone_are_spread_anew() {
    let mut state = State::default();
    take(
        &mut state,
        &[entry(1), entry(2)],
        &rooms(&[("a", 1), ("b", 1)]),
    );
    assert_eq!(places(&state), ["a", "b"]);
    take(&mut state, &[entry(1), entry(2)], &rooms(&[("b", 2)]));
    assert_eq!(places(&state), ["b", "b"]);
}

#[test]
fn officials_have_no_number_and_no_venue() {
    let mut state = State::default();
    let official = Entry {
        number: None,
        ..entry(1)
    };
    take(&mut state, &[official], &rooms(&[("a", 4)]));
    assert!(!state.is_player(&person("p1")));
    assert_eq!(state.person(&person("p1")).unwrap().venue, None);
}

#[test]
fn the_forgotten_keep_their_number_and_lose_their_profile() {
    let mut state = State::default();
    take(&mut state, &[entry(7)], &rooms(&[]));
    state.apply(&RosterRecord::PersonForgotten {
        person: person("p7"),
    });
    assert_eq!(state.person(&person("p7")).unwrap().sealed, None);
    assert_eq!(state.player(7), Some(&person("p7")));
}

#[test]
fn entries_that_cannot_be() {
    let rooms = rooms(&[("a", 4)]);
    let mut state = State::default();
    take(&mut state, &[entry(1)], &rooms);
    let other = |number| Entry {
        person: person("other"),
        ..entry(number)
    };
    let table: &[(Vec<Entry>, &str)] = &[
        (vec![entry(0)], "number 0: starting numbers are 1 to 9999"),
        (
            vec![entry(10_000)],
            "number 10000: starting numbers are 1 to 9999",
        ),
        (
            vec![entry(2), other(2)],
            "number 2 has two players: each has his own",
        ),
        (vec![other(1)], "number 1 has two players: each has his own"),
        (vec![entry(2), entry(2)], "player 2 is entered twice"),
        (
            vec![Entry {
                venue: Some(venue("b")),
                ..entry(2)
            }],
            "player 2: there is no venue b",
        ),
        (
            vec![Entry {
                sealed: None,
                ..entry(2)
            }],
            "player 2: a new person needs a profile",
        ),
        (
            vec![Entry {
                sealed: Some(vec![0; 4097]),
                ..entry(2)
            }],
            "player 2: the profile is longer than 4096 bytes",
        ),
    ];
    for (entries, told) in table {
        let refused = decide(&state, &chief(), entries, &rooms);
        let Err(Refusal::Invalid(text)) = refused else {
            panic!("{told}: {refused:?}");
        };
        assert!(
            text.lines().any(|line| line == *told),
            "{told} is not in\n{text}"
        );
    }
}

#[test]
fn pen_3_only_organisers_and_chief_arbiters_enter_people() {
    for role in Role::ALL {
        let actor = Actor::official(person("x"), role);
        let allowed = decide(&State::default(), &actor, &[entry(1)], &rooms(&[])).is_ok();
        let expected = matches!(role, Role::Organiser | Role::ChiefArbiter);
        assert_eq!(allowed, expected, "{role:?}");
    }
}
