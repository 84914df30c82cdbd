//! Who is absent from a game of a started round, and when they lose (EVT-2).

use std::sync::Arc;

use Absence::{NoFirstMove, NotCheckedIn};
use Side::{Black, White};
use adoube_chess::{BySide, Side};

use crate::actor::{Actor, Role};
use crate::board::command::{
    Act, EndHold, ExtendDefaultTime, Hold, Play, PlayerOrder, RecordCheck, Release, ReverseColours,
    SystemOrder, WaiveChecks,
};
use crate::board::{
    Absence, AwayPolicy, BeforeGame, Board, Charge, CheckKind, ClockWhileAway, Command, Entering,
    FlagWhileAway, Opened, Order, Present, ResumeBy, Seat, SignOff, Terms,
};
use crate::clock::RoundTrips;
use crate::ids::{BoardId, DeviceId, PersonId, VenueId};
use crate::time::{Millis, Time};

const MINUTE: u64 = 60;

fn seat(side: &str) -> Seat {
    Seat {
        person: PersonId::new(side).unwrap(),
        venue: VenueId::new("madrid").unwrap(),
        device: DeviceId::new(&format!("dev-{side}")).unwrap(),
    }
}

/// A published board; nobody is there.
pub(in crate::board) fn published(before: BeforeGame) -> Board {
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
        before,
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
        seats: BySide::new(seat("w"), seat("b")),
        terms,
        regulations_version: 1,
    };
    let (board, _) =
        Board::open(Command::new(Actor::Coordinator, Time(0), Box::new(opened))).unwrap();
    board
}

#[derive(Debug, Clone)]
pub(in crate::board) enum By {
    Coordinator,
    Arbiter,
    Lca,
    Player(Side),
}

pub(in crate::board) fn give(board: &mut Board, at: u64, by: &By, order: Order) {
    let actor = match by {
        By::Coordinator => Actor::Coordinator,
        By::Arbiter => Actor::Person {
            person: PersonId::new("chief").unwrap(),
            role: Role::ChiefArbiter,
            device: None,
        },
        By::Lca => Actor::Person {
            person: PersonId::new("lca").unwrap(),
            role: Role::Lca,
            device: None,
        },
        By::Player(side) => {
            let seat = board.seat(*side).clone();
            Actor::player(seat.person, seat.device)
        }
    };
    let command = Command::new(actor, Time(at * 1_000), order);
    board.handle(&command).unwrap();
}

fn reason() -> String {
    "a train is late".to_owned()
}

pub(in crate::board) fn waits(minutes: Option<u64>) -> (By, Order) {
    let order = Act::ExtendDefaultTime(ExtendDefaultTime {
        to: minutes.map(|minutes| Millis::from_seconds(minutes * MINUTE)),
    })
    .because(reason());
    (By::Arbiter, order)
}

pub(in crate::board) fn comes(side: Side) -> (By, Order) {
    (By::Player(side), Order::Player(PlayerOrder::CheckIn))
}

pub(in crate::board) fn release() -> (By, Order) {
    (
        By::Coordinator,
        Order::System(SystemOrder::Release(Release::default())),
    )
}

pub(in crate::board) fn hold() -> (By, Order) {
    let reason = Some(reason());
    (
        By::Coordinator,
        Order::System(SystemOrder::Hold(Hold { hold: 1, reason })),
    )
}

pub(in crate::board) fn end_hold() -> (By, Order) {
    let reason = reason();
    (
        By::Coordinator,
        Order::System(SystemOrder::EndHold(EndHold { hold: 1, reason })),
    )
}

fn reverse() -> (By, Order) {
    let (times, reason) = (None, reason());
    (
        By::Arbiter,
        Act::ReverseColours(ReverseColours { times }).because(reason),
    )
}

fn first_move() -> (By, Order) {
    let order = Order::Player(PlayerOrder::Play(Play {
        ply: 1,
        uci: "e2e4".to_owned(),
        link: RoundTrips::default(),
    }));
    (By::Player(White), order)
}

#[test]
fn evt_2_absent_players_and_the_deadline_that_counts() {
    let checked_in = half_an_hour(Present::CheckedIn);
    let by_arbiter = BeforeGame {
        default_time: None,
        ..checked_in
    };
    let (nobody, both) = (BySide::both(None), BySide::both(Some(NotCheckedIn)));
    let (white, black) = (BySide::new(both.white, None), BySide::new(None, both.black));
    for (what, before, commands, absent, minutes) in [
        ("before the start", checked_in, vec![], nobody, None),
        (
            "nobody has come",
            checked_in,
            vec![release()],
            both,
            Some(30),
        ),
        (
            "White has come",
            checked_in,
            vec![release(), comes(White)],
            black,
            Some(30),
        ),
        (
            "who was there at the start is not absent",
            checked_in,
            vec![comes(Black), release()],
            white,
            Some(31),
        ),
        (
            "both have come",
            checked_in,
            vec![release(), comes(White), comes(Black)],
            nobody,
            None,
        ),
        (
            "the default time was extended",
            checked_in,
            vec![release(), waits(Some(45))],
            both,
            Some(45),
        ),
        (
            "an arbiter decides",
            checked_in,
            vec![release(), waits(None)],
            both,
            None,
        ),
        (
            "the event has none",
            by_arbiter,
            vec![release()],
            both,
            None,
        ),
        (
            "no deadline while the board is held",
            checked_in,
            vec![release(), hold()],
            both,
            None,
        ),
        (
            "the time of a hold is added",
            checked_in,
            vec![release(), hold(), end_hold()],
            both,
            Some(31),
        ),
        (
            "the players changed sides",
            checked_in,
            vec![release(), comes(White), reverse()],
            white,
            Some(30),
        ),
    ] {
        counts(what, before, commands, absent, minutes);
    }
}

/// White comes by the first move, where the event says so.
#[test]
fn evt_2_white_is_absent_until_the_first_move_where_that_counts() {
    let (by_first_move, nobody) = (half_an_hour(Present::FirstMove), BySide::both(None));
    for (what, before, commands, absent, minutes) in [
        (
            "White has not made the first move",
            by_first_move,
            vec![release(), comes(White), comes(Black)],
            BySide::new(Some(NoFirstMove), None),
            Some(30),
        ),
        (
            "White has made the first move",
            by_first_move,
            vec![release(), comes(White), comes(Black), first_move()],
            nobody,
            None,
        ),
    ] {
        counts(what, before, commands, absent, minutes);
    }
}

pub(in crate::board) fn half_an_hour(present: Present) -> BeforeGame {
    BeforeGame {
        default_time: Some(Millis::from_seconds(30 * MINUTE)),
        present,
        ..BeforeGame::default()
    }
}

/// After these commands, one each minute: who is absent, and after how many minutes they lose.
fn counts(
    what: &str,
    before: BeforeGame,
    commands: Vec<(By, Order)>,
    absent: BySide<Option<Absence>>,
    minutes: Option<u64>,
) {
    let mut board = published(before);
    for (minute, (by, order)) in (0..).zip(commands) {
        give(&mut board, minute * MINUTE, &by, order);
    }
    assert_eq!(
        BySide::from_fn(|side| board.absence(side)),
        absent,
        "{what}"
    );
    let at = minutes.map(|minutes| Time(minutes * MINUTE * 1_000));
    assert_eq!(board.default_at(), at, "{what}");
}

/// EVT-4: a game waits for the checks of its players from the start of the round on.
#[test]
fn evt_4_whose_checks_a_game_waits_for() {
    let mut board = published(BeforeGame {
        checks: true,
        ..BeforeGame::default()
    });
    let waits = |board: &Board| BySide::from_fn(|side| board.waits_for_checks(side));
    assert_eq!(waits(&board), BySide::both(false));
    assert!(board.lacks_checks(White));
    give(
        &mut board,
        0,
        &By::Coordinator,
        Order::System(SystemOrder::Release(Release::default())),
    );
    assert_eq!(waits(&board), BySide::both(true));
    for kind in CheckKind::ALL {
        let check = Order::from(Act::RecordCheck(RecordCheck {
            side: White,
            kind,
            passed: true,
            note: String::new(),
            sign: SignOff::Latest,
        }));
        give(&mut board, 1, &By::Lca, check);
    }
    assert_eq!(waits(&board), BySide::new(false, true));
    let waive = Act::WaiveChecks(WaiveChecks { side: Some(Black) }).because(reason());
    give(&mut board, 2, &By::Arbiter, waive);
    assert_eq!(waits(&board), BySide::both(false));
}

/// EVT-4: whoever waives checks reads which failed, what was found, and which nobody made; what was found of one device
/// is not told of another.
#[test]
fn evt_4_a_waiver_names_what_failed_and_what_is_missing() {
    let mut board = published(BeforeGame {
        checks: true,
        ..BeforeGame::default()
    });
    let check = |kind, passed, note: &str| {
        Order::from(Act::RecordCheck(RecordCheck {
            side: White,
            kind,
            passed,
            note: note.to_owned(),
            sign: SignOff::Latest,
        }))
    };
    let texts = |board: &Board, of| {
        let notes = board.waiver_notes(of).into_iter();
        notes.map(|note| note.text).collect::<Vec<_>>()
    };
    let failed = check(CheckKind::FairPlay, false, "a phone in the pocket");
    give(&mut board, 1, &By::Lca, failed);
    assert_eq!(
        texts(&board, Some(White)),
        [
            "White's device was not checked",
            "White FAILED the fair-play check: a phone in the pocket",
        ]
    );
    assert_eq!(texts(&board, None).len(), 4, "both players'");
    let device = check(CheckKind::Device, false, "a second screen");
    give(&mut board, 2, &By::Lca, device);
    let told = texts(&board, Some(White));
    assert_eq!(told[0], "White's device FAILED its check: a second screen");
    give(
        &mut board,
        3,
        &By::Lca,
        check(CheckKind::FairPlay, true, ""),
    );
    assert_eq!(texts(&board, Some(White)).len(), 1);
    let waive = Act::WaiveChecks(WaiveChecks { side: Some(White) }).because(reason());
    give(&mut board, 4, &By::Arbiter, waive);
    assert_eq!(texts(&board, Some(White)), [""; 0]);
}
