//! Who is absent from a started round, as console, wall and players are told (EVT-2), and what a start means before it is
//! given.

use adoube_chess::Side;
use adoube_coordinator::shard::{Input, Reply, RoundPrecondition, ShardRequest, views};
use adoube_proto::v1::{self, PlayerAbsence, RoundReply};
use adoube_tournament::board::Order;
use adoube_tournament::board::command::{Act, ExtendDefaultTime, PlayerOrder};
use adoube_tournament::time::Millis;

use crate::before::give;
use crate::foreseen::worded;
use crate::kit::{Desk, Rules, holding};

const HOUR: u64 = 3_600_000;

/// The console's view of the board: who is absent, and until when.
fn console(desk: &Desk) -> ([bool; 2], u64) {
    let before = views::before_game(desk.board());
    let absences = [before.white_absence(), before.black_absence()];
    let absent = absences.map(|absence| absence == PlayerAbsence::NotCheckedIn);
    (absent, before.default_at)
}

/// Whom the console counts as absent.
fn counted(desk: &Desk) -> [bool; 2] {
    let before = views::before_game(desk.board());
    [before.white_absent, before.black_absent]
}

/// What the walls of both venues were told last of their seat: absent, and until when.
fn walls(desk: &Desk) -> [(bool, u64); 2] {
    [("madrid", Side::White), ("oslo", Side::Black)].map(|(venue, side)| {
        let seat = desk.seat_at(venue, side);
        (seat.player_absent, seat.default_at)
    })
}

/// EVT-2: console, walls and players are told the same, and the deadline is the one that counts.
#[test]
fn evt_2_everybody_is_told_who_is_absent_and_until_when() {
    let mut desk = Desk::published(&Rules::default());
    for venue in ["madrid", "oslo"] {
        desk.venue(venue);
    }
    let device = desk.hello("madrid-1", "w");
    let pulse = |desk: &mut Desk| {
        desk.said();
        desk.tell(Input::SeatHeard(device, 7));
        desk.said().pop().unwrap()
    };
    assert_eq!(console(&desk), ([false; 2], 0), "the round has not started");
    assert_eq!(walls(&desk), [(true, 0); 2]);
    assert_eq!(counted(&desk), [true; 2], "as on the walls");
    assert_eq!(pulse(&mut desk), "madrid-1: pulse no clocks");

    let until = desk.now.game.0 + HOUR;
    desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
    assert_eq!(console(&desk), ([true; 2], until));
    assert_eq!(walls(&desk), [(true, until); 2]);
    assert_eq!(pulse(&mut desk), "madrid-1: pulse 5400000 5400000 white");
    let absent = |desk: &Desk| {
        let absence = desk.view("madrid-1").absence.unwrap();
        (absence.own(), absence.opponent(), absence.default_at)
    };
    let (here, missing) = (PlayerAbsence::Unspecified, PlayerAbsence::NotCheckedIn);
    assert_eq!(absent(&desk), (missing, missing, Some(until)));

    desk.order(device, Order::Player(PlayerOrder::CheckIn));
    assert_eq!(console(&desk), ([false, true], until));
    assert_eq!(walls(&desk), [(false, 0), (true, until)]);
    assert_eq!(counted(&desk), [false, true]);

    let extend = Act::ExtendDefaultTime(ExtendDefaultTime {
        to: Some(Millis(2 * HOUR)),
    })
    .because("the bus");
    give(&mut desk, "chief", extend).unwrap();
    let later = until + HOUR;
    assert_eq!(walls(&desk), [(false, 0), (true, later)]);
    assert_eq!(absent(&desk), (here, missing, Some(later)));

    desk.ask("chief", holding(1, None, 1, false)).unwrap();
    assert_eq!(console(&desk), ([false, true], 0), "it is held");
    assert_eq!(walls(&desk), [(false, 0), (true, 0)]);
    desk.pass(60_000);
    desk.ask("chief", holding(1, None, 2, true)).unwrap();
    let (_, after) = console(&desk);
    assert!(
        after >= later + 60_000,
        "the hold is added: {after} {later}"
    );
    assert_eq!(walls(&desk), [(false, 0), (true, after)]);

    let black = desk.hello("oslo-1", "b");
    desk.order(black, Order::Player(PlayerOrder::CheckIn));
    assert_eq!(console(&desk), ([false; 2], 0));
    assert_eq!(walls(&desk), [(false, 0); 2]);
}

/// EVT-2: pages and command line read the clock of an absent White as it runs, and nobody is charged while the coordinator
/// is down.
#[test]
fn evt_2_the_clock_of_an_absent_white_is_told_as_it_runs() {
    let mut desk = Desk::published(&Rules::default());
    let told = |desk: &Desk| {
        let view = views::board_view(desk.board(), &views::PlayerNames::default(), desk.now.game);
        let clocks = view.clocks.unwrap();
        (
            clocks.white / 60_000,
            clocks.black / 60_000,
            clocks.running(),
        )
    };
    let runs = v1::Side::White;
    let before = desk.now.game.0;
    desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
    assert_eq!(told(&desk), (90, 90, runs));
    desk.pass(10 * 60_000);
    assert_eq!(told(&desk).2, runs);
    let shown = desk.board().reading(desk.now.game).remaining(Side::White).0;
    assert_eq!(shown, 5_400_000 - (desk.now.game.0 - before));
    let black = desk.hello("oslo-1", "b");
    desk.order(black, Order::Player(PlayerOrder::CheckIn));
    assert_eq!(
        told(&desk).2,
        runs,
        "White loses the time until White comes"
    );
    desk.crash(30 * 60_000);
    let since = desk.board().reading(desk.now.game).remaining(Side::White).0;
    assert!(
        shown.abs_diff(since) <= 1_500,
        "the half hour of the outage is not charged: {shown} {since}"
    );
    assert_eq!(told(&desk).2, runs);
    desk.pass(60_000);
    let white = desk.hello("madrid-1", "w");
    let expected = desk.board().reading(desk.now.game).remaining(Side::White);
    desk.order(white, Order::Player(PlayerOrder::CheckIn));
    assert_eq!(told(&desk).2, v1::Side::Unspecified);
    assert_eq!(
        desk.board().reading(desk.now.game).remaining(Side::White),
        expected
    );
}

fn round(reply: Result<Reply, impl std::fmt::Debug>) -> RoundReply {
    match reply {
        Ok(Reply::Round(told)) => *told,
        other => panic!("{other:?}"),
    }
}

/// EVT-2, EVT-4: who starts a round reads before and after it who is not checked in and not checked.
#[test]
fn evt_2_evt_4_a_start_names_who_is_missing() {
    let rules = Rules {
        checks: true,
        boards: 2,
        ..Rules::default()
    };
    let mut desk = Desk::published(&rules);
    let device = desk.hello("madrid-1", "w");
    desk.order(device, Order::Player(PlayerOrder::CheckIn));
    let told = round(desk.ask("chief", ShardRequest::StartRound(1).dry_run()));
    assert_eq!(
        told.round.unwrap().state().word(),
        "published",
        "nothing was done"
    );
    let expected = [
        "Not checked in (3): Player 2 (1.1); Player 3 (1.2); Player 4 (1.2)",
        "Absent players lose 60 min after the start.",
        "Checks missing (4): Player 1 (1.1); Player 2 (1.1); Player 3 (1.2); Player 4 (1.2). These games begin once the \
         checks are passed or waived.",
    ];
    assert_eq!(worded(told.consequences), expected);
    let seen = RoundPrecondition {
        record: told.seen.unwrap().record,
        boards: Vec::new(),
        roster: None,
    };
    let start = ShardRequest::IfUnchanged(Box::new(ShardRequest::StartRound(1)), seen);
    assert_eq!(round(desk.ask("chief", start)).remarks, expected);
}

/// CLK-6, EVT-2: who starts a round whose games are paused reads that none begins, and from when the default time counts.
#[test]
fn clk_6_evt_2_a_start_says_that_games_are_paused() {
    const RESUMED: &str =
        "On paused boards, absent players lose 60 min after the boards are resumed.";
    for (venue, expected) in [
        (
            None,
            "All games are paused (pause 1: fire alarm). No game begins before an arbiter resumes \
             all boards.",
        ),
        (
            Some("oslo"),
            "Games of players in OSLO are paused (pause 1: fire alarm). They begin only after an \
             arbiter resumes the boards in OSLO.",
        ),
    ] {
        let mut desk = Desk::published(&Rules::default());
        desk.ask("chief", holding(1, venue, 1, false)).unwrap();
        let told =
            worded(round(desk.ask("chief", ShardRequest::StartRound(1).dry_run())).consequences);
        let absent = "Not checked in (2): Player 1 (1.1); Player 2 (1.1)";
        assert_eq!(told, [expected, absent, RESUMED]);
        desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
        desk.pass(120 * 60_000);
        assert!(
            !desk.board().is_finished(),
            "nobody loses while play is paused"
        );
        let resumed = desk.now.game;
        desk.ask("chief", holding(1, venue, 2, true)).unwrap();
        let due = desk.board().default_at().unwrap();
        assert_eq!(due.since(resumed), Millis(60 * 60_000));
    }
}

/// A start that cannot be says what to do first.
#[test]
fn evt_5_a_start_that_cannot_be_says_what_to_do_next() {
    let mut desk = Desk::published(&Rules::default());
    for (number, code, why) in [
        (2, "round-state", "has no pairings"),
        (9, "invalid", "the rounds of this event are 1 to 3"),
    ] {
        for ask in [
            ShardRequest::StartRound(number).dry_run(),
            ShardRequest::StartRound(number),
        ] {
            let refused = desk.ask("chief", ask).unwrap_err();
            assert_eq!(refused.code(), code);
            assert!(refused.to_string().contains(why), "{refused}");
        }
    }
    desk.ask("chief", crate::kit::importing(2, 1)).unwrap();
    let refused = desk
        .ask("chief", ShardRequest::StartRound(2).dry_run())
        .unwrap_err();
    assert!(
        refused.to_string().contains("has to be published first"),
        "{refused}"
    );
    desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
    let refused = desk.ask("chief", ShardRequest::StartRound(1)).unwrap_err();
    assert!(
        refused
            .to_string()
            .contains("A round can be started only once"),
        "{refused}"
    );
}
