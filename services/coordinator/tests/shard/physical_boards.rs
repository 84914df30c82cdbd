//! EBD-5: a physical board that differs from the game, as officials see it: on the console's board and at the player's venue.

use adoube_chess::Side;
use adoube_coordinator::rpc::intent_ask;
use adoube_coordinator::shard::{Reply, SessionId, ShardRequest, views};
use adoube_proto::v1::{self, venue_intent::What};
use adoube_tournament::board::command::{PlayerOrder, ReportBoard};
use adoube_tournament::board::{CheckKind, Order};
use adoube_tournament::physical_board::BoardMake;
use adoube_tournament::time::Millis;

use crate::before::{check, give};
use crate::kit::{Desk, Rules};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
const WRONG: &str = "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR";

/// Both boards show the start; White's first move is made on the screen. Both venues are connected.
fn playing() -> (Desk, SessionId) {
    let rules = Rules {
        moves: "[venues]\narbiters_per_venue = 2\nphysical_boards = true",
        ..Rules::default()
    };
    let (mut desk, white, black) = Desk::playing(&rules);
    desk.venue("madrid");
    desk.venue("oslo");
    report(&mut desk, white, Some(START), 250);
    report(&mut desk, black, Some(START), 250);
    desk.play(white, "e2e4");
    (desk, white)
}

fn report(desk: &mut Desk, session: SessionId, placement: Option<&str>, stood: u64) {
    report_of(desk, session, None, placement, stood);
}

fn report_of(
    desk: &mut Desk,
    session: SessionId,
    make: Option<BoardMake>,
    placement: Option<&str>,
    stood: u64,
) {
    let report = ReportBoard {
        make,
        placement: placement.map(|placement| placement.parse().unwrap()),
        stood: Millis(stood),
        confirmed: false,
    };
    desk.order(session, Order::Player(PlayerOrder::ReportBoard(report)));
}

/// White's physical board as officials see it now.
fn seen(desk: &Desk) -> v1::ReportedBoard {
    views::board_view(desk.board(), &views::PlayerNames::default(), desk.now.game)
        .white_physical_board
        .unwrap()
}

fn alarms(desk: &Desk, venue: &str) -> Vec<v1::VenueAlarm> {
    desk.told(venue).alarms
}

/// An LTA at the wall says whether White's moves wait for the board.
fn at_wall(number: u64, waits: bool, note: &str) -> ShardRequest {
    let intent = v1::VenueIntent {
        id: format!("{number:032x}"),
        person: "lta-madrid".to_owned(),
        board: Some(v1::BoardRef { round: 1, board: 1 }),
        side: v1::Side::White.into(),
        what: Some(What::BoardWaiting(v1::BoardWaiting { waits })),
        note: note.to_owned(),
        ..v1::VenueIntent::default()
    };
    intent_ask("madrid".parse().unwrap(), intent, 0).unwrap().1
}

#[test]
fn ebd_5_a_difference_is_an_alarm_at_the_players_venue_until_it_is_gone() {
    let (mut desk, white) = playing();
    assert_eq!(seen(&desk).progress(), v1::BoardProgress::Behind);
    report(&mut desk, white, Some(WRONG), 250);
    // A piece may be on its way.
    assert_eq!(alarms(&desk, "madrid"), []);
    report(&mut desk, white, Some(WRONG), 1_000);
    let [alarm] = &alarms(&desk, "madrid")[..] else {
        panic!("one alarm")
    };
    assert_eq!(
        (alarm.kind(), alarm.device.as_str()),
        (v1::VenueAlarmKind::Board, "madrid-1")
    );
    assert_eq!(
        alarm.text,
        "the physical board of White (Player 1) differs from the game"
    );
    let shown = alarm.physical_board.clone().unwrap();
    assert!(shown.fen.starts_with(E4), "{}", shown.fen);
    let board = shown.board.unwrap();
    assert_eq!(board.placement.as_deref(), Some(WRONG));
    assert_eq!(board.difference.unwrap().ply, 1);
    assert_eq!(seen(&desk), board);
    assert_eq!(alarms(&desk, "oslo"), []);
    // The next coordinator tells it again.
    desk.crash(100);
    desk.venue("madrid");
    assert_eq!(
        alarms(&desk, "madrid")
            .iter()
            .filter(|it| it.kind() == v1::VenueAlarmKind::Board)
            .count(),
        1
    );
    let white = desk.hello("madrid-1", "again");
    report(&mut desk, white, Some(E4), 250);
    assert!(
        alarms(&desk, "madrid")
            .iter()
            .all(|it| it.kind() != v1::VenueAlarmKind::Board)
    );
    assert_eq!(seen(&desk).progress(), v1::BoardProgress::Follows);
}

#[test]
fn ebd_5_an_lta_lifts_the_requirement_at_the_wall_and_the_alarm_ends() {
    let (mut desk, white) = playing();
    report(&mut desk, white, Some(WRONG), 250);
    report(&mut desk, white, Some(WRONG), 1_000);
    let silent = desk.ask("lta-madrid", at_wall(101, false, " "));
    assert_eq!(silent.unwrap_err().code(), "reason-required");
    desk.ask("lta-madrid", at_wall(102, false, "a broken sensor"))
        .unwrap();
    assert_eq!(alarms(&desk, "madrid"), []);
    assert_eq!(seen(&desk).difference, None);
    let requirement = |desk: &Desk| desk.seat_at("madrid", Side::White).board_requirement();
    assert_eq!(requirement(&desk), v1::BoardRequirement::Lifted);
    desk.ask("lta-madrid", at_wall(103, true, "another board"))
        .unwrap();
    assert_eq!(requirement(&desk), v1::BoardRequirement::Required);
}

/// What the venue of White was told of the board with the seat: whether moves wait for it, and whether it differs.
fn told(desk: &Desk) -> (v1::BoardRequirement, bool) {
    let seat = desk.seat_at("madrid", Side::White);
    (seat.board_requirement(), seat.board_differs)
}

/// A board that is optional may be connected at any time: the wall knows at once that moves wait for it.
#[test]
fn ebd_5_a_venue_learns_at_once_of_a_board_that_connects_during_the_game() {
    use v1::BoardRequirement::{Required, Unspecified};
    let rules = Rules {
        moves: "[venues]\narbiters_per_venue = 2\nphysical_boards = true",
        ..Rules::default()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    desk.venue("madrid");
    desk.venue("oslo");
    desk.play(white, "e2e4");
    let seatings = |desk: &mut Desk| {
        let said = desk.said();
        said.iter()
            .filter(|it| it.contains("madrid") && it.contains("seating"))
            .count()
    };
    assert_eq!(told(&desk), (Unspecified, false));
    seatings(&mut desk);
    report(&mut desk, white, Some(E4), 250);
    assert_eq!((told(&desk), seatings(&mut desk)), ((Required, false), 1));
    // Another position changes nothing of that.
    report(&mut desk, white, Some(WRONG), 250);
    assert_eq!((told(&desk), seatings(&mut desk)), ((Required, false), 0));
    report(&mut desk, white, Some(WRONG), 1_000);
    assert_eq!((told(&desk), seatings(&mut desk)), ((Required, true), 1));
    report(&mut desk, white, Some(E4), 250);
    assert_eq!((told(&desk), seatings(&mut desk)), ((Required, false), 1));
    // Disconnected, and connected again.
    for placement in [None, Some(E4)] {
        report(&mut desk, white, placement, 0);
        assert_eq!((told(&desk), seatings(&mut desk)), ((Required, false), 1));
        let seat = desk.seat_at("madrid", Side::White);
        assert_eq!(seat.record, desk.board().sequence());
    }
}

/// EBD-1, EVT-4: who starts a round reads that boards, not checks, keep games from beginning.
#[test]
fn ebd_1_a_start_names_the_boards_with_which_games_cannot_begin() {
    let rules = Rules {
        checks: true,
        moves: "[venues]\narbiters_per_venue = 2\nphysical_boards = true\nboards_necessity = \"obligatory\"\n\
                boards_makes = [\"dgt\", \"millennium\"]",
        ..Rules::default()
    };
    let mut desk = Desk::published(&rules);
    let white = desk.hello("madrid-1", "w");
    let black = desk.hello("oslo-1", "b");
    let neither = "Board not connected (2): Player 1 (1.1); Player 2 (1.1). These games begin when it is \
                   connected, or when the Chief Arbiter accepts this by waiving the player's checks.";
    assert!(hindrances(&mut desk).contains(&neither.to_owned()));
    report_of(&mut desk, white, Some(BoardMake::Certabo), Some(START), 250);
    let of_other_make = "Board of a make that is not accepted (1): Player 1 (1.1, certabo). \
                         Accepted makes: dgt, millennium. These games begin when the board is \
                         replaced, or when the Chief Arbiter accepts it by waiving the player's \
                         checks.";
    let not_connected = "Board not connected (1): Player 2 (1.1). These games begin when it is \
                         connected, or when the Chief Arbiter accepts this by waiving the player's \
                         checks.";
    let checks = "Checks missing (2): Player 1 (1.1); Player 2 (1.1). These games begin once the checks are passed or \
                  waived.";
    assert_eq!(
        hindrances(&mut desk),
        [checks, of_other_make, not_connected]
    );
    for (lca, side) in [("lca-madrid", Side::White), ("lca-oslo", Side::Black)] {
        for kind in CheckKind::ALL {
            give(&mut desk, lca, check(side, kind)).unwrap();
        }
    }
    assert_eq!(hindrances(&mut desk), [of_other_make, not_connected]);
    report_of(&mut desk, black, Some(BoardMake::Dgt), Some(START), 250);
    assert_eq!(hindrances(&mut desk), [of_other_make]);
    // The board still shows the last game: that keeps nothing from beginning.
    report_of(&mut desk, black, Some(BoardMake::Dgt), Some(WRONG), 250);
    let not_set_up = "Board not set up for the game (1): Player 2 (1.1). Their clocks will run while they set it up.";
    assert_eq!(hindrances(&mut desk), [of_other_make, not_set_up]);
}

/// What keeps games from beginning, as the Chief Arbiter reads it before the start.
fn hindrances(desk: &mut Desk) -> Vec<String> {
    let Ok(Reply::Round(told)) = desk.ask("chief", ShardRequest::StartRound(1).dry_run()) else {
        panic!("the start is refused");
    };
    let texts = told.consequences.into_iter().map(|note| note.text);
    texts
        .filter(|text| text.starts_with("Checks") || text.starts_with("Board"))
        .collect()
}
