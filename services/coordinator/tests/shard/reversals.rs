//! What a new game before the first one began means for players who are late, and for times set by hand; and colours that
//! two officials reverse (EVT-2, EVT-6).

use adoube_chess::{BySide, Side};
use adoube_coordinator::shard::{Reply, ShardRequest};
use adoube_proto::v1;
use adoube_tournament::board::command::{
    Act, AddTime, AdjustClock, PlayerOrder, ReverseColours, WrongStart,
};
use adoube_tournament::board::{Adjustment, Order, TimeFollows};
use adoube_tournament::time::Millis;

use crate::foreseen::worded;
use crate::kit::{Desk, Rules};

const MINUTE: u64 = 60_000;

fn because() -> String {
    "the pairing was wrong".to_owned()
}

fn reverse(times: Option<TimeFollows>) -> Order {
    Act::ReverseColours(ReverseColours { times }).because(because())
}

fn wrong_start() -> Order {
    Act::WrongStart(WrongStart {
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1".to_owned(),
    })
    .because(because())
}

fn looked(desk: &mut Desk, order: &Order) -> Result<v1::CommandPreview, String> {
    match desk.ask("arbiter", crate::kit::preview(order.clone())) {
        Ok(Reply::Preview(foreseen)) => Ok(*foreseen),
        Ok(other) => panic!("{other:?}"),
        Err(failure) => Err(failure.to_string()),
    }
}

fn words(desk: &mut Desk, order: &Order) -> Vec<String> {
    let told = looked(desk, order).unwrap().consequences.into_iter();
    told.map(|note| note.word).collect()
}

/// White's clock in minutes, and whose clock runs.
fn white(desk: &Desk) -> (u64, Option<Side>) {
    let reading = desk.board().reading(desk.now.game);
    let minutes = (reading.remaining(Side::White).0 + MINUTE / 2) / MINUTE;
    (minutes, reading.running)
}

/// EVT-2, EVT-6: nobody pays for the absence of another. Player 1 has White and is absent for ten minutes; after the
/// reversal the clock of Player 2, who has White then, runs from that moment, and is whole where they have come.
#[test]
fn evt_2_evt_6_an_absence_is_charged_to_no_other_player() {
    for came in [false, true] {
        let mut desk = Desk::published(&Rules::default());
        desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
        let deadline = desk.board().default_at();
        desk.pass(10 * MINUTE);
        let second = desk.hello("oslo-1", "b");
        if came {
            desk.order(second, Order::Player(PlayerOrder::CheckIn));
        }
        assert_eq!(white(&desk), (80, Some(Side::White)), "{came}");
        let told = looked(&mut desk, &reverse(None)).unwrap();
        let texts = worded(told.consequences);
        let dropped = "White's clock ran 0:10:00 because Player 1 was absent: that no longer counts, the new game \
                       begins with full clocks";
        assert!(texts.contains(&dropped.to_owned()), "{texts:?}");
        let runs =
            "Player 2 has White and is absent: White's clock runs from now on, until they check in";
        assert_eq!(texts.contains(&runs.to_owned()), !came, "{texts:?}");
        let stays = "the default time still counts from the start of the round: absent players lose 1:00:00 after it";
        assert!(texts.contains(&stays.to_owned()), "{texts:?}");
        desk.rule(reverse(None)).unwrap();
        let runs = (!came).then_some(Side::White);
        assert_eq!(white(&desk), (90, runs), "{came}");
        assert_eq!(desk.board().default_at(), deadline, "{came}");
        desk.crash(1_000);
        desk.pass(5 * MINUTE);
        assert_eq!(white(&desk), (if came { 90 } else { 85 }, runs), "{came}");
        let second = desk.hello("oslo-1", "b");
        desk.order(second, Order::Player(PlayerOrder::CheckIn));
        let first = desk.hello("madrid-1", "w");
        desk.order(first, Order::Player(PlayerOrder::CheckIn));
        let left = if came { 90 } else { 85 };
        assert_eq!(white(&desk), (left, Some(Side::White)), "{came}: it began");
    }
}

/// EVT-2, BRD-9: a correction of the start position begins with full clocks, too, also for who came late before it; so
/// do colours that are reversed and reversed back.
#[test]
fn evt_2_brd_9_a_new_game_before_the_first_one_begins_with_full_clocks() {
    for orders in [vec![wrong_start()], vec![reverse(None), reverse(None)]] {
        for came in [false, true] {
            let mut desk = Desk::published(&Rules::default());
            desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
            desk.pass(10 * MINUTE);
            if came {
                let first = desk.hello("madrid-1", "w");
                desk.order(first, Order::Player(PlayerOrder::CheckIn));
            }
            assert_eq!(white(&desk).0, 80);
            let told = words(&mut desk, &orders[0]);
            assert!(told.contains(&"late-time-dropped".to_owned()), "{told:?}");
            for order in &orders {
                desk.rule(order.clone()).unwrap();
            }
            let runs = (!came).then_some(Side::White);
            assert_eq!(white(&desk), (90, runs), "{orders:?} {came}");
            let told = words(&mut desk, &reverse(None));
            assert!(!told.contains(&"late-time-dropped".to_owned()), "{told:?}");
        }
    }
    // Before the round starts nobody is late.
    let mut desk = Desk::published(&Rules::default());
    assert_eq!(words(&mut desk, &reverse(None)), ["colours-become"]);
}

/// EVT-6, BRD-8: times set by hand end with the game in which they were set, before it and in it. Whoever wants them to go
/// with the player is refused, and reads what to do.
#[test]
fn evt_6_brd_8_times_set_by_hand_do_not_carry_over() {
    let add = Act::AddTime(AddTime {
        time: BySide::new(Millis(5 * MINUTE), Millis::ZERO),
    })
    .because(because());
    let (playing, ..) = Desk::playing(&Rules::default());
    for mut desk in [Desk::published(&Rules::default()), playing] {
        let player = reverse(Some(TimeFollows::Player));
        assert!(looked(&mut desk, &player).is_ok(), "nothing was set");
        desk.rule(add.clone()).unwrap();
        for follows in TimeFollows::ALL {
            let refused = looked(&mut desk, &reverse(Some(follows))).unwrap_err();
            for part in [
                "the same time control (90+30)",
                "do not carry over: leave the choice of times out",
                "(White 1:35:00, Black 1:30:00)",
            ] {
                assert!(refused.contains(part), "{refused}");
            }
        }
        let told = looked(&mut desk, &reverse(None)).unwrap();
        assert_eq!(told.times, []);
        let texts = worded(told.consequences);
        let told = texts.iter().any(|text| text.contains("do not carry over"));
        assert!(told, "{texts:?}");
        desk.rule(reverse(None)).unwrap();
        assert_eq!(white(&desk).0, 90);
    }
}

/// EVT-6, BRD-8: with its own time control each player keeps the times that it gives, and nothing says that these end.
#[test]
fn evt_6_brd_8_times_of_a_time_control_are_no_times_set_by_hand() {
    let mut desk = Desk::published(&Rules::default());
    let mut change = Adjustment::of_times(None, Some(Millis::from_seconds(6_750)));
    change.control = Some(std::sync::Arc::new("W5400+30-B6750+37.5".parse().unwrap()));
    let reason = because();
    desk.rule(Act::AdjustClock(AdjustClock { change }).because(reason))
        .unwrap();
    let player = reverse(Some(TimeFollows::Player));
    assert_eq!(
        words(&mut desk, &player),
        ["colours-become", "times-of-board"]
    );
    let add = Act::AddTime(AddTime {
        time: BySide::new(Millis(5 * MINUTE), Millis::ZERO),
    })
    .because(because());
    desk.rule(add).unwrap();
    let told = words(&mut desk, &player);
    assert_eq!(told, ["colours-become", "times-of-board", "set-times-end"]);
    desk.rule(player).unwrap();
    assert_eq!(white(&desk).0, 113, "without what was added");
}

/// EVT-6: whoever is about to reverse colours that somebody reversed within the last minute is told so.
#[test]
fn evt_6_who_reverses_colours_just_reversed_is_told() {
    let mut desk = Desk::published(&Rules::default());
    let remarks = |desk: &mut Desk| worded(looked(desk, &reverse(None)).unwrap().remarks);
    assert_eq!(remarks(&mut desk), [""; 0]);
    desk.rule(reverse(None)).unwrap();
    desk.pass(3_000);
    let told = remarks(&mut desk);
    let expected = "reversed the colours 3 s ago: this reverses them back";
    assert!(told.len() == 1 && told[0].ends_with(expected), "{told:?}");
    desk.pass(MINUTE);
    assert_eq!(remarks(&mut desk), [""; 0]);
}

/// EVT-6, CLK-2: draw odds belong to the colour, and whoever reverses the colours reads it.
#[test]
fn evt_6_clk_2_draw_odds_stay_with_the_colour_and_that_is_told() {
    let rules = Rules {
        time_control: "W1800+10-B1200+10",
        first: "draw_odds = \"black\"",
        ..Rules::default()
    };
    let mut desk = Desk::published(&rules);
    assert_eq!(
        words(&mut desk, &reverse(Some(TimeFollows::Player))),
        ["colours-become", "times-of-event", "odds-stay-black"]
    );
}

/// EVT-6, DIS-3: whoever reverses the colours under a silence reads who is away and in which incident.
#[test]
fn evt_6_dis_3_a_silence_that_goes_on_in_the_reversed_game_is_told() {
    let rules = Rules {
        disconnection: "clock = \"runs\"",
        ..Rules::default()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    desk.close(white);
    desk.pass(10_000);
    let told = words(&mut desk, &reverse(None));
    assert_eq!(told, ["colours-become", "silence-goes-on"]);
}
