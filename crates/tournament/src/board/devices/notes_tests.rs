//! A page that an official locks, as its board's record has it.

use std::sync::Arc;

use adoube_chess::Side;

use super::*;
use crate::actor::Actor;
use crate::board::Record;
use crate::board::command::{
    Act, MoveSeat, Play, PlayerOrder, Release, ReverseColours, SystemOrder,
};
use crate::board::{
    AwayPolicy, BeforeGame, Charge, ClockWhileAway, Command, Entering, FlagWhileAway, Happened,
    MAX_BREACHES, Opened, Order, ResumeBy, Seat, Terms,
};
use crate::clock::RoundTrips;
use crate::ids::{BoardId, VenueId};

const OFFICIAL: &str = "lta-madrid";

fn seat(side: &str) -> Seat {
    Seat {
        person: PersonId::new(side).unwrap(),
        venue: VenueId::new("madrid").unwrap(),
        device: device(side),
    }
}

fn device(side: &str) -> DeviceId {
    DeviceId::new(&format!("dev-{side}")).unwrap()
}

fn give(board: &mut Board, actor: Actor, at: u64, order: Order) -> Vec<Record> {
    let command = Command::new(actor, Time(at * 1_000), order);
    board.handle(&command).unwrap()
}

fn player(side: &str) -> Actor {
    Actor::Person {
        person: PersonId::new(side).unwrap(),
        role: Role::Player,
        device: Some(device(side)),
    }
}

/// A game that began at 10 s; White is to move.
fn board() -> Board {
    let terms = Terms {
        time_control: Arc::new("5400".parse().unwrap()),
        start: adoube_chess::Start::standard(),
        away: AwayPolicy {
            clock: ClockWhileAway::Runs,
            resume: ResumeBy::BothBack,
            charge: Charge::Nothing,
            flag: FlagWhileAway::ChiefArbiter,
            reconnect_within: None,
        },
        win_halves: 2,
        draw_halves: 1,
        loss_halves: 0,
        before: BeforeGame::default(),
        draw_odds: None,
        physical_boards: None,
        lag: None,
        entering: Entering::default(),
        claims: false,
        laws: crate::laws::Laws::default(),
        supervision: None,
    };
    let opened = Opened {
        board: BoardId { round: 1, board: 1 },
        seats: BySide::new(seat("white"), seat("black")),
        terms,
        regulations_version: 1,
    };
    let open = Command::new(Actor::Coordinator, Time(0), Box::new(opened));
    let (mut board, _) = Board::open(open).unwrap();
    give(
        &mut board,
        Actor::Coordinator,
        10,
        Order::System(SystemOrder::Release(Release::default())),
    );
    for side in ["white", "black"] {
        give(
            &mut board,
            player(side),
            10,
            Order::Player(PlayerOrder::CheckIn),
        );
    }
    board
}

fn play(board: &mut Board, side: &str, at: u64, uci: &str) {
    let order = Order::Player(PlayerOrder::Play(Play {
        ply: board.ply() + 1,
        uci: uci.to_owned(),
        link: RoundTrips::default(),
    }));
    give(board, player(side), at, order);
}

fn official() -> (PersonId, Role) {
    (PersonId::new(OFFICIAL).unwrap(), Role::Lta)
}

fn locked(text: &str) -> Reported {
    Reported::Locked(Some(official()), text.to_owned())
}

/// What a venue tells of a device at an instant, and when it tells it, in seconds.
fn tell(board: &mut Board, side: &str, (at, told): (u64, u64), source: &str, what: Reported) {
    let report = DeviceReport {
        device: device(side),
        when: ReportedTime {
            at: Time(at * 1_000),
            error: Some(Millis(3)),
        },
        source: source.to_owned(),
        what,
    };
    let command = Command::new(
        Actor::Venue(VenueId::new("madrid").unwrap()),
        Time(told * 1_000),
        Order::Venue(Box::new(report)),
    );
    let _ = board.handle(&command);
}

/// How the last lock ended, since when it was, in seconds, and how long both clocks ran, in seconds.
fn ended(board: &mut Board, side: &str, when: (u64, u64), what: Reported) -> (u64, BySide<u64>) {
    let report = DeviceReport {
        device: device(side),
        when: ReportedTime {
            at: Time(when.0 * 1_000),
            error: Some(Millis(3)),
        },
        source: "unlock".to_owned(),
        what,
    };
    let venue = Actor::Venue(VenueId::new("madrid").unwrap());
    let records = give(board, venue, when.1, Order::Venue(Box::new(report)));
    let Event::DeviceNoted(note) = &records[0].event else {
        panic!("{records:?}");
    };
    let AtDevice::Opened { since, ran, .. } = &note.what else {
        panic!("{note:?}");
    };
    let Ran::Known(ran) = ran else {
        panic!("{note:?}");
    };
    (since.0 / 1_000, ran.map(|ran| ran.0 / 1_000))
}

#[test]
fn ven_3_a_lock_is_told_from_when_to_when_with_whose_clock_ran() {
    let mut board = board();
    let before = board.changed();
    tell(&mut board, "white", (20, 20), "one", locked("please wait"));
    let lock = &board.page_locks()[0];
    assert_eq!((lock.side, lock.since.at), (Side::White, Time(20_000)));
    play(&mut board, "white", 50, "e2e4");
    let ran = ended(
        &mut board,
        "white",
        (57, 57),
        Reported::Opened(Some(official())),
    );
    assert_eq!(ran, (20, BySide::new(30, 7)));
    assert!(board.page_locks().is_empty());
    // Nothing of the game changed by any of it: what was offered of a ruling stands.
    assert_eq!(board.changed(), before + 2, "the move alone");
    let clocks = board.reading(Time(57_000));
    assert_eq!(clocks.remaining(Side::White), Millis(5_360_000));
}

/// What is told after the uplink was down counts by the venue's clock, and once.
#[test]
fn ven_3_a_lock_that_is_told_late_or_twice_is_noted_once_as_it_was() {
    let mut board = board();
    play(&mut board, "white", 50, "e2e4");
    play(&mut board, "black", 70, "e7e5");
    tell(&mut board, "black", (45, 90), "one", locked("please wait"));
    tell(&mut board, "black", (45, 91), "one", locked("please wait"));
    assert_eq!(board.page_locks().len(), 1);
    let ran = ended(&mut board, "black", (60, 92), Reported::Opened(None));
    assert_eq!(ran, (45, BySide::new(5, 10)));
    let sequence = board.sequence();
    tell(&mut board, "black", (45, 93), "one", locked("please wait"));
    tell(
        &mut board,
        "black",
        (60, 94),
        "unlock",
        Reported::Opened(None),
    );
    assert_eq!(board.sequence(), sequence, "nothing new");
}

/// An order to open ends whichever lock holds, also of two; what was taken back ends its own only.
#[test]
fn ven_3_a_lock_ends_by_an_order_or_where_it_was_taken_back() {
    let mut board = board();
    tell(&mut board, "white", (20, 20), "one", locked("please wait"));
    tell(
        &mut board,
        "white",
        (30, 30),
        "two",
        locked("a minute more"),
    );
    for one in ["one", "two"] {
        tell(&mut board, "white", (31, 31), one, Reported::TakenBack);
        assert_eq!(board.page_locks().len(), 1, "the other holds");
    }
    let ran = ended(
        &mut board,
        "white",
        (40, 40),
        Reported::Opened(Some(official())),
    );
    assert_eq!(ran, (20, BySide::new(20, 0)));
    tell(&mut board, "white", (50, 50), "three", locked("by mistake"));
    tell(&mut board, "white", (52, 52), "three", Reported::TakenBack);
    assert!(board.page_locks().is_empty());
}

/// O 16.6: a seat that goes to another device leaves the lock behind.
#[test]
fn ven_3_a_lock_ends_where_its_seat_goes_to_another_device() {
    let mut board = board();
    tell(&mut board, "white", (20, 20), "one", locked("please wait"));
    let arbiter = Actor::Person {
        person: PersonId::new(OFFICIAL).unwrap(),
        role: Role::Lta,
        device: None,
    };
    let order = Act::MoveSeat(MoveSeat {
        side: Side::White,
        device: DeviceId::new("spare").unwrap(),
    })
    .because("it stays locked");
    let records = give(&mut board, arbiter, 35, order);
    let Event::DeviceNoted(note) = &records[1].event else {
        panic!("{records:?}");
    };
    let AtDevice::Opened { end, ran, .. } = &note.what else {
        panic!("{note:?}");
    };
    assert_eq!(
        (*end, *ran),
        (
            LockEnd::SeatMoved,
            Ran::Known(BySide::new(Millis(15_000), Millis(0)))
        )
    );
    assert!(board.page_locks().is_empty());
}

/// Whoever locks a device without end fills no record: that there was more is told once.
#[test]
fn ven_3_locks_without_end_are_bounded() {
    let mut board = board();
    for at in 0..u64::from(MAX_LOCKS) + 50 {
        let source = at.to_string();
        tell(
            &mut board,
            "white",
            (20 + at, 20 + at),
            &source,
            locked("again"),
        );
    }
    assert_eq!(board.at_devices.last, MAX_LOCKS + 1);
    assert!(board.at_devices.full);
    let (since, _) = ended(&mut board, "white", (300, 300), Reported::Opened(None));
    assert_eq!(since, 20, "its end is told all the same");
}

/// VEN-2: a device that floods its journal does not hide that somebody locked it.
#[test]
fn ven_3_a_lock_is_noted_beside_a_flood_of_what_is_forbidden() {
    let mut board = board();
    for line in 0..500 {
        let happened = Reported::Forbidden(Happened {
            what: format!("program {line}"),
            prevented: true,
            times: 1,
        });
        tell(
            &mut board,
            "white",
            (20, 20),
            &format!("j {line}"),
            happened,
        );
    }
    tell(&mut board, "white", (21, 21), "one", locked("please wait"));
    assert_eq!(board.page_locks().len(), 1);
    assert_eq!(board.at_devices.last, MAX_BREACHES + 2);
}

#[test]
fn ven_3_nobody_but_officials_is_told() {
    let mut board = board();
    let [white, black] = Side::ALL.map(|side| board.seen_by(side));
    tell(&mut board, "white", (20, 20), "one", locked("please wait"));
    assert_eq!(
        BySide::from_fn(|side| board.seen_by(side)),
        BySide::new(white, black)
    );
}

fn arbiter() -> Actor {
    Actor::Person {
        person: PersonId::new("chief").unwrap(),
        role: Role::ChiefArbiter,
        device: None,
    }
}

/// At 40 s colours are reversed, and White's clock runs again from 50 s on.
fn begin_anew(board: &mut Board) {
    let reason = || "the wrong colours".to_owned();
    give(
        board,
        arbiter(),
        40,
        Act::ReverseColours(ReverseColours { times: None }).because(reason()),
    );
    give(board, arbiter(), 50, Act::Resume.because(reason()));
}

/// The uplink was down: what a clock was charged in a game that counts no more is not told as nothing.
#[test]
fn ven_3_whose_clock_ran_is_told_as_far_as_it_is_known() {
    let known = |white, black| Ran::Known(BySide::new(Millis(white), Millis(black)));
    // When it was locked and opened, in seconds; whether either was without a measured time; whose clock ran.
    for (from, to, unmeasured, ran) in [
        (20, 30, BySide::both(false), Ran::AnotherGame),
        (20, 60, BySide::both(false), Ran::AnotherGame),
        (45, 60, BySide::both(false), known(10_000, 0)),
        (55, 60, BySide::both(false), known(5_000, 0)),
        (55, 60, BySide::new(true, false), Ran::NotMeasured),
        (55, 60, BySide::new(false, true), Ran::NotMeasured),
        (20, 30, BySide::both(true), Ran::NotMeasured),
    ] {
        let mut board = board();
        begin_anew(&mut board);
        let mut told = |at: u64, unmeasured: bool, what| {
            let error = (!unmeasured).then_some(Millis(3));
            let report = DeviceReport {
                device: device("white"),
                when: ReportedTime {
                    at: Time(at * 1_000),
                    error,
                },
                source: "one".to_owned(),
                what,
            };
            let venue = Actor::Venue(VenueId::new("madrid").unwrap());
            give(&mut board, venue, 70, Order::Venue(Box::new(report)))
        };
        told(from, unmeasured.white, locked("please wait"));
        let records = told(to, unmeasured.black, Reported::Opened(None));
        let Event::DeviceNoted(note) = &records[0].event else {
            panic!("{records:?}");
        };
        let AtDevice::Opened { ran: found, .. } = note.what else {
            panic!("{note:?}");
        };
        assert_eq!(found, ran, "{from} to {to}, {unmeasured:?}");
    }
}

fn move_seat(board: &mut Board, at: u64, to: &str) -> Vec<Record> {
    let order = Act::MoveSeat(MoveSeat {
        side: Side::White,
        device: DeviceId::new(to).unwrap(),
    })
    .because("it stays locked");
    give(board, arbiter(), at, order)
}

/// The uplink was down while the seat left the locked device, came back to it and left it again.
#[test]
fn ven_3_a_lock_that_is_told_late_ends_where_its_seat_left_first() {
    let mut board = board();
    for (at, to) in [
        (15, "spare"),
        (16, "dev-white"),
        (35, "spare"),
        (45, "dev-white"),
        (55, "spare"),
    ] {
        move_seat(&mut board, at, to);
    }
    let report = DeviceReport {
        device: device("white"),
        when: ReportedTime {
            at: Time(20_000),
            error: Some(Millis(3)),
        },
        source: "one".to_owned(),
        what: locked("please wait"),
    };
    let venue = Actor::Venue(VenueId::new("madrid").unwrap());
    let records = give(&mut board, venue, 60, Order::Venue(Box::new(report)));
    let Event::DeviceNoted(note) = &records[1].event else {
        panic!("{records:?}");
    };
    assert_eq!(note.when.at, Time(35_000));
    let AtDevice::Opened { ran, .. } = note.what else {
        panic!("{note:?}");
    };
    assert_eq!(ran, Ran::Known(BySide::new(Millis(15_000), Millis(0))));
}

/// Sides are told by the colours that stand, also of the time before them.
#[test]
fn ven_3_a_device_keeps_its_player_where_colours_are_reversed() {
    let mut board = board();
    move_seat(&mut board, 20, "spare");
    let spare = DeviceId::new("spare").unwrap();
    begin_anew(&mut board);
    for (device, at, side) in [
        (device("white"), 15, Some(Side::Black)),
        (device("white"), 25, None),
        (spare.clone(), 15, None),
        (spare, 25, Some(Side::Black)),
        (device("black"), 15, Some(Side::White)),
    ] {
        assert_eq!(
            board.side_at(&device, Time(at * 1_000)),
            side,
            "{device} at {at}"
        );
    }
}
