//! Rounds that were played elsewhere, beside those that are played here.

use adoube_chess::BySide;

use super::*;
use crate::actor::{Actor, Role};
use crate::ids::PersonId;
use crate::roster::{self, RosterRecord};
use crate::scoring::RoundResult::{
    self, Draw, ForfeitLoss, ForfeitWin, HalfBye, Loss, PairingBye, ShortWin, Win, ZeroBye,
};
use crate::scoring::{ByeKind, Scoring};

fn person(number: u16) -> PersonId {
    PersonId::new(&format!("p{number}")).unwrap()
}

fn number(person: &PersonId) -> u16 {
    person.as_str()[1..].parse().unwrap()
}

fn roster() -> roster::State {
    let mut state = roster::State::default();
    for number in 1..=6 {
        state.apply(&RosterRecord::PersonEntered {
            person: person(number),
            number: Some(number),
            venue: None,
            sealed: Vec::new(),
        });
    }
    state
}

/// Games by White, Black and their results; who met nobody.
fn told(
    games: &[(u16, u16, RoundResult, RoundResult)],
    alone: &[(u16, RoundResult)],
) -> ImportedRound {
    let game =
        |(board, (white, black, one, other)): (u16, &(u16, u16, RoundResult, RoundResult))| {
            let game = ImportedGame {
                players: BySide::new(*white, *black).map(person),
                results: BySide::new(Some(*one), Some(*other)),
            };
            (board, game)
        };
    let alone = alone.iter().map(|(who, result)| {
        let (opponent, result) = (None, *result);
        (person(*who), ResultWithoutGame { opponent, result })
    });
    ImportedRound {
        source: "open.trf".to_owned(),
        day: "2027-04-01".parse().ok(),
        games: (1..).zip(games).map(game).collect(),
        alone: alone.collect(),
    }
}

fn chief() -> Actor {
    Actor::official("chief".parse().unwrap(), Role::ChiefArbiter)
}

fn apply(state: &mut State, records: &[RoundRecord]) {
    for record in records {
        state.apply(record, &chief());
    }
}

#[test]
fn evt_5_a_round_played_elsewhere_is_told_told_anew_and_taken_back() {
    let (roster, mut state) = (roster(), State::new(2));
    let first = told(
        &[(1, 2, Win, Loss), (3, 4, Draw, Draw)],
        &[(5, PairingBye), (6, ForfeitLoss)],
    );
    let records = import_results(&state, &chief(), &roster, &first).unwrap();
    apply(&mut state, &records);
    assert_eq!(state.stage(), Stage::Elsewhere);
    assert_eq!(state.elsewhere(), Some(&first));
    assert_eq!(state.pairings().len(), 2);
    assert_eq!(
        state.byes().get(&person(5)),
        Some(&ByeKind::Pairing),
        "a bye like any other"
    );
    assert!(
        import_results(&state, &chief(), &roster, &first)
            .unwrap()
            .is_empty()
    );

    // Nothing is paired or published over it by an oversight.
    let pairings = Pairings {
        boards: vec![(1, person(1), person(3))],
        ..Pairings::default()
    };
    let refused = import(&state, &chief(), &roster, &pairings).unwrap_err();
    let reported = "refusal-round-reported (round: 2, state: elsewhere)";
    assert_eq!(refused.to_string(), reported);

    let second = told(&[(1, 2, Loss, Win)], &[(3, HalfBye)]);
    let records = import_results(&state, &chief(), &roster, &second).unwrap();
    assert_eq!(records.first(), Some(&RoundRecord::DraftCleared));
    apply(&mut state, &records);
    assert_eq!(state.elsewhere(), Some(&second));
    assert_eq!((state.pairings().len(), state.byes().len()), (1, 1));

    let back = unpublish(&state, &chief(), &[], "the wrong report").unwrap();
    apply(&mut state, &back);
    assert_eq!((state.stage(), state.elsewhere()), (Stage::Draft, None));
    assert_eq!(state.taken_back(), Some(&*second.source));
    let paired = import(&state, &chief(), &roster, &pairings).unwrap();
    apply(&mut state, &paired);
    assert_eq!(state.pairings().len(), 1);
    assert_eq!(state.taken_back(), None, "it is to be played here");
    let records = import_results(&state, &chief(), &roster, &second).unwrap();
    apply(&mut state, &records);
    let back = unpublish(&state, &chief(), &[], "again").unwrap();
    apply(&mut state, &back);
    let same = state.as_pairings();
    let paired = import(&state, &chief(), &roster, &same).unwrap();
    apply(&mut state, &paired);
    assert_eq!(state.as_pairings(), same);
    assert_eq!(state.taken_back(), None, "with the pairings of the report");
    assert!(import(&state, &chief(), &roster, &same).unwrap().is_empty());
    let records = import_results(&state, &chief(), &roster, &first).unwrap();
    apply(&mut state, &records);
    assert_eq!(state.taken_back(), None);
}

#[test]
fn evt_5_what_a_report_cannot_tell_is_refused() {
    let roster = roster();
    let lta = Actor::official("lta".parse().unwrap(), Role::Lta);
    let twice = told(&[(1, 2, Win, Loss), (3, 1, Draw, Draw)], &[]);
    let himself = told(&[(3, 3, Draw, Draw)], &[]);
    let stranger = told(&[(1, 9, Win, Loss)], &[]);
    let both = told(&[(1, 2, Win, Loss)], &[(2, ZeroBye)]);
    let absent = told(&[], &[(9, ZeroBye)]);
    let nameless = ImportedRound::default();
    for (actor, told, text) in [
        (&chief(), &twice, "board 2: player 1 plays on board 1 too"),
        (
            &chief(),
            &himself,
            "board 1: player 3 plays against himself",
        ),
        (
            &chief(),
            &stranger,
            "board 1: player 9 is no player of this event",
        ),
        (
            &chief(),
            &both,
            "round 2: player 2 meets nobody and plays on board 1",
        ),
        (
            &chief(),
            &absent,
            "round 2: player 9 is no player of this event",
        ),
        (&chief(), &nameless, "the name of the report"),
        (&lta, &both, "LTA"),
    ] {
        let refused = import_results(&State::new(2), actor, &roster, told).unwrap_err();
        let found = refused.to_string();
        assert!(
            found.contains(text) || refused.code() == "not-your-role" && text == "LTA",
            "{found}"
        );
    }
}

#[test]
fn evt_5_a_report_that_contradicts_what_was_played_here_is_found_out() {
    let mut here = told(
        &[
            (1, 2, Win, Loss),
            (3, 4, ForfeitWin, ForfeitLoss),
            (5, 6, Draw, Draw),
        ],
        &[],
    );
    here.games.get_mut(&3).unwrap().results = BySide::both(None);
    for (report, wrong) in [
        // The short game of a report is the same game; what it does not tell is no contradiction.
        (told(&[(1, 2, ShortWin, Loss)], &[]), &[][..]),
        (
            told(&[(3, 4, ForfeitWin, ForfeitLoss)], &[(1, ZeroBye)]),
            &["player 1 played 2 here and has no game in the report"],
        ),
        (told(&[], &[(3, ForfeitWin), (4, ZeroBye)]), &[]),
        (
            told(&[(1, 2, Draw, Draw)], &[]),
            &[
                "player 1 has 1.0 here and 0.5 in the report",
                "player 2 has 0.0 here and 0.5 in the report",
            ],
        ),
        (
            told(&[(3, 4, Win, Loss)], &[]),
            &[
                "player 3 has 1.0 without a game here and 1.0 in the report",
                "player 4 has 0.0 without a game here and 0.0 in the report",
            ],
        ),
        (
            told(&[(2, 1, Loss, Win)], &[]),
            &[
                "player 1 had the other colour here",
                "player 2 had the other colour here",
            ],
        ),
        (
            told(&[(1, 4, Win, Loss)], &[]),
            &[
                "player 1 played 2 here and 4 in the report",
                "player 4 played 3 here and 1 in the report",
            ],
        ),
        (
            told(&[(5, 6, Draw, Draw)], &[]),
            &[
                "player 5 has no result here yet and one in the report: declare it if it is so",
                "player 6 has no result here yet and one in the report: declare it if it is so",
            ],
        ),
        (told(&[], &[(7, ZeroBye)]), &[]),
        (
            told(&[(7, 8, Win, Loss)], &[]),
            &[
                "player 7 has no game here and played 8 in the report",
                "player 8 has no game here and played 7 in the report",
            ],
        ),
    ] {
        let found = contradictions(1, &here, &report, Scoring::default(), number);
        let wanted: Vec<_> = wrong.iter().map(|w| format!("round 1: {w}")).collect();
        assert_eq!(found, wanted);
    }
}
