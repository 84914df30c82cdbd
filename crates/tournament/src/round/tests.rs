//! A round from its pairings to its end.

use std::collections::BTreeMap;

use adoube_chess::{BySide, Side, Start, Variant};

use super::*;
use crate::actor::{Actor, Role};
use crate::board::Phase;
use crate::event::{self, EventRecord, VenueAppointed};
use crate::ids::{BoardId, DeviceId, PersonId, VenueId};
use crate::refusal::{Refusal, TooFewDevices};
use crate::regulations::{Draw960, Regulations, samples};
use crate::roster;
use crate::scoring::ByeKind;

fn person(number: u16) -> PersonId {
    PersonId::new(&format!("p{number}")).unwrap()
}

fn venue(id: &str) -> VenueId {
    VenueId::new(id).unwrap()
}

fn by(role: Role) -> Actor {
    Actor::official(PersonId::new("official").unwrap(), role)
}

fn chief() -> Actor {
    by(Role::ChiefArbiter)
}

/// Venues a and b with the given numbers of devices, `a-1` and so on.
fn event(devices: [usize; 2]) -> event::State {
    let mut state = event::State::default();
    for (id, count) in ["a", "b"].into_iter().zip(devices) {
        state.apply(&EventRecord::VenueAppointed(VenueAppointed {
            venue: venue(id),
            name: id.to_owned(),
            time_zone: "UTC".to_owned(),
        }));
        for number in 1..=count {
            let device = DeviceId::new(&format!("{id}-{number}")).unwrap();
            let venue = venue(id);
            state.apply(&EventRecord::DeviceEnrolled { device, venue });
        }
    }
    state
}

/// Players 1 to 6: the odd ones in a, the even ones in b.
fn roster() -> roster::State {
    let mut state = roster::State::default();
    for number in 1..=6 {
        state.apply(&roster::RosterRecord::PersonEntered {
            person: person(number),
            number: Some(number),
            venue: Some(venue(if number % 2 == 1 { "a" } else { "b" })),
            sealed: Vec::new(),
        });
    }
    state
}

fn pairings(boards: &[(u16, u16, u16)], byes: &[(u16, ByeKind)]) -> Pairings {
    let boards = boards.iter();
    Pairings {
        boards: boards
            .map(|(b, white, black)| (*b, person(*white), person(*black)))
            .collect(),
        starts: BTreeMap::new(),
        byes: byes
            .iter()
            .map(|(number, kind)| (person(*number), *kind))
            .collect(),
    }
}

fn fold(state: &mut State, records: &[RoundRecord]) {
    for record in records {
        state.apply(record, &chief());
    }
}

fn drafted(wanted: &Pairings) -> State {
    let mut state = State::new(3);
    let records = import(&state, &chief(), &roster(), wanted).unwrap();
    fold(&mut state, &records);
    state
}

#[test]
fn evt_5_pairings_come_in_and_a_second_import_replaces_the_draft() {
    let first = pairings(
        &[(1, 1, 4), (2, 5, 2)],
        &[(3, ByeKind::Half), (6, ByeKind::Pairing)],
    );
    let mut state = drafted(&first);
    assert_eq!(state.pairings()[&2], BySide::new(person(5), person(2)));
    assert_eq!(state.byes()[&person(6)], ByeKind::Pairing);
    assert_eq!(import(&state, &chief(), &roster(), &first), Ok(vec![]));

    let second = pairings(&[(1, 4, 1)], &[]);
    let records = import(&state, &chief(), &roster(), &second).unwrap();
    assert_eq!(records[0], RoundRecord::DraftCleared);
    fold(&mut state, &records);
    assert_eq!(
        state.pairings(),
        &BTreeMap::from([(1, BySide::new(person(4), person(1)))])
    );
    assert!(state.byes().is_empty());
}

#[test]
fn evt_5_pairings_that_cannot_be() {
    use ByeKind::{Full, Pairing, Zero};
    let table = [
        (
            pairings(&[(0, 1, 2)], &[]),
            "board 0: boards are numbered 1 to 5000",
        ),
        (
            pairings(&[(1, 1, 2), (1, 3, 4)], &[]),
            "board 1: it is paired twice",
        ),
        (
            pairings(&[(1, 2, 2)], &[]),
            "board 1: player 2 plays against himself",
        ),
        (
            pairings(&[(1, 1, 7)], &[]),
            "board 1: player 7 is no player of this event",
        ),
        (
            pairings(&[(1, 1, 2), (4, 3, 1)], &[]),
            "board 4: player 1 plays on board 1 too",
        ),
        (
            pairings(&[(1, 1, 2)], &[(1, Full)]),
            "player 1 has a bye and plays on board 1",
        ),
        (
            pairings(&[(1, 1, 2)], &[(3, Full), (3, Zero)]),
            "player 3 has two byes",
        ),
        (
            pairings(&[(1, 1, 2)], &[(5, Pairing), (6, Pairing)]),
            "players 5, 6 have a bye of the pairing (U), and one at most is left over by it: \
             write Z for who is absent, H for half a point, F for a whole one",
        ),
        (
            pairings(&[(1, 1, 2)], &[(9, Zero)]),
            "player 9 is no player of this event",
        ),
    ];
    for (wanted, told) in table {
        let refused = import(&State::new(1), &chief(), &roster(), &wanted).unwrap_err();
        assert_eq!(refused.to_string(), told);
    }
}

#[test]
fn ven_1_each_seat_is_bound_to_a_device_of_its_players_venue_in_the_order_of_boards() {
    let mut state = drafted(&pairings(&[(2, 5, 2), (1, 4, 1), (10, 6, 3)], &[]));
    let records = publish(&state, &chief(), &roster(), &event([3, 4])).unwrap();
    fold(&mut state, &records);
    let seats: Vec<_> = state
        .seats()
        .iter()
        .map(|s| {
            (
                s.board,
                s.side,
                s.person.as_str(),
                s.venue.as_str(),
                s.device.as_str(),
            )
        })
        .collect();
    assert_eq!(
        seats,
        [
            (1, Side::White, "p4", "b", "b-1"),
            (1, Side::Black, "p1", "a", "a-1"),
            (2, Side::White, "p5", "a", "a-2"),
            (2, Side::Black, "p2", "b", "b-2"),
            (10, Side::White, "p6", "b", "b-3"),
            (10, Side::Black, "p3", "a", "a-3"),
        ]
    );
}

#[test]
fn ven_1_a_large_round_is_announced_in_records_of_a_bounded_size() {
    for (boards, sizes) in [
        (1, &[2][..]),
        (128, &[256]),
        (129, &[256, 2]),
        (300, &[256, 256, 88]),
    ] {
        let seat = |board, side| SeatPlan {
            board,
            side,
            person: person(board),
            venue: venue("a"),
            device: "a-1".parse().unwrap(),
        };
        let seats: Vec<_> = (1..=boards)
            .flat_map(|board| Side::ALL.map(|side| seat(board, side)))
            .collect();
        let records = super::decide::published(seats.clone());
        let found: Vec<_> = records.iter().map(seats_in).collect();
        assert_eq!(found, sizes, "{boards} boards");
        let mut state = State::new(1);
        fold(&mut state, &records);
        assert_eq!(
            (state.stage(), state.seats()),
            (Stage::Published, &seats[..])
        );
    }
}

fn seats_in(record: &RoundRecord) -> usize {
    match record {
        RoundRecord::Seated { seats } | RoundRecord::Published { seats } => seats.len(),
        _ => 0,
    }
}

#[test]
fn ven_1_a_venue_with_too_few_devices_is_named() {
    let state = drafted(&pairings(&[(1, 1, 2), (2, 3, 4), (3, 5, 6)], &[]));
    for (devices, refused) in [
        ([3, 2], Some((venue("b"), 2, 3))),
        ([0, 3], Some((venue("a"), 0, 3))),
        ([3, 3], None),
    ] {
        let published = publish(&state, &chief(), &roster(), &event(devices));
        let expected = refused.map(|(venue, devices, seats)| {
            Refusal::TooFewDevices(TooFewDevices {
                venue,
                devices,
                seats,
            })
        });
        assert_eq!(published.err(), expected, "{devices:?}");
    }
}

#[test]
fn ven_1_a_player_who_sits_nowhere_is_named() {
    let mut people = roster();
    people.apply(&roster::RosterRecord::PersonEntered {
        person: person(6),
        number: Some(6),
        venue: None,
        sealed: Vec::new(),
    });
    let state = drafted(&pairings(&[(1, 1, 6)], &[]));
    let refused = publish(&state, &chief(), &people, &event([3, 3])).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "board 1: player 6 sits at no venue: say where"
    );
}

/// A round that is brought as far as the stage.
fn round_at(wanted: Stage) -> State {
    let mut state = drafted(&pairings(&[(1, 1, 2)], &[]));
    let later = [
        publish(&state, &chief(), &roster(), &event([3, 3])).unwrap(),
        vec![RoundRecord::Started],
        vec![RoundRecord::Closed],
    ];
    for records in later.iter().take(wanted as usize) {
        fold(&mut state, records);
    }
    assert_eq!(state.stage(), wanted);
    state
}

#[test]
fn a_round_goes_from_draft_to_closed_one_step_at_a_time() {
    use Stage::{Closed, Draft, Published, Started};
    let other = pairings(&[(1, 2, 1)], &[]);
    for (stage, row) in [
        // import publish start close, and close with a board unfinished
        (Draft, "yy..."),
        (Published, "..y.."),
        (Started, "...y."),
        (Closed, "....."),
    ] {
        let state = round_at(stage);
        let board = BoardId { round: 3, board: 1 };
        let outcomes = [
            import(&state, &chief(), &roster(), &other),
            publish(&state, &chief(), &roster(), &event([3, 3])),
            start(&state, &chief()),
            close(&state, &chief(), []),
            close(&state, &chief(), [(board, &Phase::Waiting)]),
        ];
        for (outcome, expected) in outcomes.iter().zip(row.chars()) {
            assert_eq!(outcome.is_ok(), expected == 'y', "{stage:?}: {outcome:?}");
            let told = outcome.as_ref().map_err(Refusal::code).err();
            let wanted = (expected != 'y').then_some("round-state");
            assert_eq!(told, wanted, "{stage:?}: {outcome:?}");
        }
    }
    let empty = publish(&State::new(3), &chief(), &roster(), &event([3, 3]));
    assert!(matches!(empty, Err(Refusal::RoundState { .. })));
}

#[test]
fn pen_3_who_may_do_what_to_a_round() {
    for (role, row) in [
        //                   import publish start close
        (Role::Player, "...."),
        (Role::Lta, "...."),
        (Role::Lca, "...."),
        (Role::Arbiter, "..yy"),
        (Role::ChiefArbiter, "yyyy"),
        (Role::Organiser, "yy.."),
        (Role::Spectator, "...."),
    ] {
        let other = pairings(&[(1, 2, 1)], &[]);
        let outcomes = [
            import(&round_at(Stage::Draft), &by(role), &roster(), &other),
            publish(
                &round_at(Stage::Draft),
                &by(role),
                &roster(),
                &event([3, 3]),
            ),
            start(&round_at(Stage::Published), &by(role)),
            close(&round_at(Stage::Started), &by(role), []),
        ];
        for (outcome, expected) in outcomes.iter().zip(row.chars()) {
            assert_eq!(outcome.is_ok(), expected == 'y', "{role:?}: {outcome:?}");
        }
    }
}

#[test]
fn brd_9_start_positions_come_with_the_pairings_and_fit_the_variant() {
    let regulations = |variant| EventRecord::RegulationsPublished {
        version: 1,
        document: samples::published(Regulations {
            variant,
            chess960: Draw960::Given,
            ..samples::hybrid()
        }),
    };
    let start = |number| Start::chess960(number).unwrap();
    let usual = Start::standard();
    for (variant, starts, told) in [
        (
            Variant::Chess960,
            vec![(1, start(0)), (2, start(959))],
            None,
        ),
        (
            Variant::Chess960,
            vec![(2, start(959))],
            Some("give its start position"),
        ),
        (Variant::Standard, vec![], None),
        (Variant::Standard, vec![(1, usual)], None),
        (
            Variant::Standard,
            vec![(1, start(3))],
            Some("another variant"),
        ),
    ] {
        let mut event = event([3, 3]);
        event.apply(&regulations(variant));
        let wanted = Pairings {
            starts: starts.into_iter().collect(),
            ..pairings(&[(1, 1, 2), (2, 3, 4)], &[])
        };
        let state = drafted(&wanted);
        assert_eq!(*state.starts(), wanted.starts);
        assert_eq!(import(&state, &chief(), &roster(), &wanted), Ok(vec![]));
        let published = publish(&state, &chief(), &roster(), &event);
        match (published, told) {
            (Ok(_), None) => {}
            (Err(refusal), Some(told)) => assert!(refusal.to_string().contains(told), "{refusal}"),
            (published, _) => panic!("{variant}: {published:?}"),
        }
    }
}

#[test]
fn brd_9_start_positions_that_cannot_be() {
    let set_up = |board, fen: &str| Pairings {
        starts: BTreeMap::from([(
            board,
            Start {
                variant: Variant::Standard,
                fen: Some(fen.to_owned()),
            },
        )]),
        ..pairings(&[(1, 1, 2)], &[])
    };
    for (wanted, told) in [
        (
            set_up(2, "4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
            "without players",
        ),
        (
            set_up(1, "8/8/8/8/8/8/8/4K3 w - - 0 1"),
            "its start position",
        ),
    ] {
        let refused = import(&State::new(3), &chief(), &roster(), &wanted);
        assert!(refused.unwrap_err().to_string().contains(told));
    }
}

#[test]
fn brd_9_double_chess960_is_refused_by_name() {
    let fen = "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";
    let double = Start::from_fen(Variant::Chess960, fen).unwrap();
    let wanted = Pairings {
        starts: [(1, double)].into(),
        ..pairings(&[(1, 1, 2)], &[])
    };
    let refused = import(&State::new(3), &chief(), &roster(), &wanted).unwrap_err();
    assert!(
        refused
            .to_string()
            .contains("double Chess960 is not played")
    );
}

#[test]
fn byes_are_written_as_reports_do() {
    for kind in ByeKind::ALL {
        assert_eq!(ByeKind::from_letter(kind.letter()), Some(kind));
        assert_eq!(
            ByeKind::from_letter(kind.letter().to_ascii_lowercase()),
            Some(kind)
        );
    }
    assert_eq!(ByeKind::from_letter('W'), None);
}

fn holding(venue_of: Option<&str>) -> HoldRequest {
    HoldRequest {
        venue: venue_of.map(venue),
        article: "O 19.6".to_owned(),
        reason: Some("fire alarm".to_owned()),
    }
}

/// A round is closed only once nothing of it is held: afterwards nobody could end that.
#[test]
fn clk_6_a_round_is_not_closed_while_a_hold_of_it_is_on() {
    for (venue_of, scope) in [(None, "all, venue: "), (Some("a"), "venue, venue: a")] {
        let (mut state, event) = (round_at(Stage::Started), event([3, 3]));
        let request = holding(venue_of);
        let begun = hold(&state, &chief(), &event, &request).unwrap();
        state.apply(&begun, &chief());
        let refused = close(&state, &chief(), []).unwrap_err();
        assert_eq!(
            (refused.code(), refused.article()),
            ("hold-stands", Some("O 19.6"))
        );
        assert_eq!(
            refused.to_string(),
            format!(
                "refusal-hold-stands (round: 3, hold: 1, scope: {scope}, reason-given: yes, reason: fire alarm)"
            )
        );
        let ended = end_hold(&state, &chief(), &event, &request).unwrap();
        state.apply(&ended, &chief());
        assert_eq!(close(&state, &chief(), []), Ok(vec![RoundRecord::Closed]));
    }
}

#[test]
fn clk_6_each_scope_is_held_once_and_holds_are_numbered() {
    let (mut state, event) = (round_at(Stage::Started), event([3, 3]));
    for (venue_of, number) in [(Some("a"), 1), (None, 2), (Some("b"), 3)] {
        let request = holding(venue_of);
        let begun = hold(&state, &chief(), &event, &request).unwrap();
        assert!(
            matches!(begun, RoundRecord::HoldStarted(HoldStarted { hold, .. }) if hold == number)
        );
        state.apply(&begun, &chief());
        let again = hold(&state, &chief(), &event, &request);
        assert_eq!(again, Err(Refusal::HoldOn(number)));
    }
    let ended = end_hold(&state, &chief(), &event, &holding(None)).unwrap();
    assert!(matches!(
        ended,
        RoundRecord::HoldEnded(HoldEnded { hold: 2, .. })
    ));
    state.apply(&ended, &chief());
    let on: Vec<u32> = state.holds_on().map(|(number, _)| number).collect();
    assert_eq!(on, [1, 3]);
    let again = end_hold(&state, &chief(), &event, &holding(None));
    assert_eq!(again, Err(Refusal::NoHold));
    let anew = hold(&state, &chief(), &event, &holding(None)).unwrap();
    assert!(matches!(
        anew,
        RoundRecord::HoldStarted(HoldStarted { hold: 4, .. })
    ));
}

#[test]
fn clk_6_a_venue_is_held_where_one_of_both_seats_is_there() {
    let hold = |venue_of: Option<&str>| Hold {
        venue: venue_of.map(venue),
        article: String::new(),
        reason: Some(String::new()),
        locally: false,
        ended: None,
    };
    for (of, seats, covered) in [
        (Some("a"), ["a", "b"], true),
        (Some("b"), ["a", "b"], true),
        (Some("c"), ["a", "b"], false),
        (None, ["a", "b"], true),
    ] {
        let seats = seats.map(venue);
        assert_eq!(hold(of).covers(seats.iter()), covered, "{of:?}");
    }
}

#[test]
fn clk_6_who_holds_what_and_when() {
    let event = event([3, 3]);
    for (role, row) in [
        //              venue round
        (Role::Player, ".."),
        (Role::Lta, "y."),
        (Role::Lca, "y."),
        (Role::Arbiter, ".."),
        (Role::ChiefArbiter, "yy"),
        (Role::Organiser, ".."),
    ] {
        for (venue_of, expected) in [Some("a"), None].into_iter().zip(row.chars()) {
            let request = holding(venue_of);
            let held = hold(&round_at(Stage::Started), &by(role), &event, &request);
            assert_eq!(held.is_ok(), expected == 'y', "{role:?} {venue_of:?}");
        }
    }
    for (stage, may) in [
        (Stage::Draft, false),
        (Stage::Published, true),
        (Stage::Started, true),
        (Stage::Closed, false),
    ] {
        let held = hold(&round_at(stage), &chief(), &event, &holding(None));
        assert_eq!(held.is_ok(), may, "{stage:?}: {held:?}");
    }
    for article in ["", "the lights are out"] {
        let request = HoldRequest {
            article: article.to_owned(),
            ..holding(None)
        };
        let held = hold(&round_at(Stage::Started), &chief(), &event, &request);
        let refused = held.map_err(|refusal| refusal.code());
        assert_eq!(refused, Err("no-article"), "{article}");
    }
}

/// CLK-6: all clocks stop at once, also where the reason cannot be read: it is wanted later then. The end of a hold
/// waits for its reason.
#[test]
fn clk_6_an_unreadable_reason_stops_no_stop() {
    let event = event([3, 3]);
    for (reason, kept, code) in [
        ("fire alarm", true, None),
        (" ", false, Some("reason-required")),
        (&"x".repeat(501), false, Some("reason-required")),
        ("fire\u{202e}alarm", false, Some("hidden-character")),
        ("\u{feff}", false, Some("hidden-character")),
    ] {
        let request = HoldRequest {
            reason: Some(reason.to_owned()),
            ..holding(None)
        };
        let mut state = round_at(Stage::Started);
        let held = hold(&state, &chief(), &event, &request).unwrap();
        let RoundRecord::HoldStarted(HoldStarted { reason: found, .. }) = &held else {
            panic!("{held:?}");
        };
        assert_eq!(found.as_deref(), kept.then_some(reason), "{reason:?}");
        fold(&mut state, &[held]);
        let ended = end_hold(&state, &chief(), &event, &request);
        let refused = ended.err().map(|refusal| refusal.code());
        assert_eq!(refused, code, "{reason:?}");
    }
}

#[test]
fn ven_1_a_publication_is_taken_back_before_the_round_starts() {
    let mut state = drafted(&pairings(&[(1, 1, 2)], &[(3, ByeKind::Half)]));
    let why = "wrong pairings were imported";
    let take_back = |state: &State, reason: &str| {
        let taken = unpublish(state, &chief(), &[], reason);
        taken.map_err(|refusal| refusal.code())
    };
    assert_eq!(take_back(&state, why), Err("round-state"), "a draft");
    let published = publish(&state, &chief(), &roster(), &event([1, 1])).unwrap();
    fold(&mut state, &published);
    for reason in ["", " ", &"x".repeat(501)] {
        assert_eq!(take_back(&state, reason), Err("reason-required"));
    }
    let by_lta = unpublish(&state, &by(Role::Lta), &[], why).unwrap_err();
    assert_eq!(by_lta.code(), "not-your-role");
    let taken = take_back(&state, why).unwrap();
    let held = hold(&state, &chief(), &event([1, 1]), &holding(None)).unwrap();
    fold(&mut state, &[held]);
    fold(&mut state, &taken);
    assert_eq!((state.stage(), state.seats().len()), (Stage::Draft, 0));
    assert_eq!(state.holds_on().count(), 0);
    assert_eq!(state.holds()[&1].ended.as_deref(), Some(why));
    assert_eq!(
        state.pairings().len() + state.byes().len(),
        2,
        "they are a draft"
    );
    let again = publish(&state, &chief(), &roster(), &event([1, 1])).unwrap();
    fold(&mut state, &again);
    assert_eq!(state.seats().len(), 2);
    fold(&mut state, &[RoundRecord::Started]);
    let by_organiser = unpublish(&state, &by(Role::Organiser), &[], why).unwrap_err();
    assert_eq!(
        by_organiser.code(),
        "not-your-role",
        "its start is an arbiter's"
    );
    let moved = unpublish(&state, &chief(), &[1], why).unwrap_err();
    assert_eq!(moved.code(), "played");
    assert!(
        moved
            .to_string()
            .ends_with("(round: 3, boards: 3.1, more: 0)")
    );
    let many: Vec<u16> = (1..=10).collect();
    let moved = unpublish(&state, &chief(), &many, why).unwrap_err();
    assert!(
        moved
            .to_string()
            .ends_with("boards: 3.1, 3.2, 3.3, 3.4, 3.5, 3.6, 3.7, 3.8, more: 2)")
    );
    let taken = take_back(&state, why).unwrap();
    let mut back = state.clone();
    fold(&mut back, &taken);
    assert_eq!((back.stage(), back.seats().len()), (Stage::Draft, 0));
    fold(&mut state, &[RoundRecord::Closed]);
    assert_eq!(take_back(&state, why), Err("round-state"), "it is closed");
}

/// Clocks stop at once; who explains it, and that once.
#[test]
fn clk_6_the_reason_of_a_hold_is_given_later() {
    let (mut state, event) = (round_at(Stage::Started), event([3, 3]));
    let lta = || by(Role::Lta);
    let stop = |venue_of| HoldRequest {
        reason: None,
        ..holding(venue_of)
    };
    for (venue_of, actor) in [(Some("a"), lta()), (None, chief())] {
        let begun = hold(&state, &actor, &event, &stop(venue_of)).unwrap();
        state.apply(&begun, &actor);
    }
    let give = |state: &State, actor: &Actor, hold, reason| {
        let given = give_hold_reason(state, actor, hold, reason);
        given.map_err(|refusal| refusal.code())
    };
    let end = end_hold(&state, &chief(), &event, &stop(None));
    assert_eq!(end, Err(Refusal::ReasonRequired), "an end needs its reason");
    assert_eq!(give(&state, &lta(), 2, "alarm"), Err("not-your-role"));
    assert_eq!(give(&state, &chief(), 3, "alarm"), Err("no-hold"));
    assert_eq!(give(&state, &chief(), 2, " "), Err("reason-required"));
    let ended = end_hold(&state, &chief(), &event, &holding(None)).unwrap();
    state.apply(&ended, &chief());
    for (actor, number) in [(lta(), 1), (chief(), 2)] {
        let given = give(&state, &actor, number, "fire alarm").unwrap();
        state.apply(&given, &actor);
        let reason = state.holds()[&number].reason.as_deref();
        assert_eq!(reason, Some("fire alarm"));
        let again = give(&state, &actor, number, "water");
        assert_eq!(again, Err("no-reason-missing"));
    }
}
