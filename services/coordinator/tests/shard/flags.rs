//! CLK-4: the flag falls at its own millisecond, is decided 20 ms later, and loses to whatever
//! was stamped before it.

use adoube_chess::Side;
use adoube_coordinator::shard::{SessionId, ShardRequest};
use adoube_tournament::board::command::{Act, DeclareResult, PlayerOrder};
use adoube_tournament::board::{Ending, Event, Order, Phase, Score};
use adoube_tournament::time::{Millis, Time};

use crate::kit::{Desk, FIRST, Rules, caller, command};

/// A game in which White's flag falls at the time given back, and the shard stands so many
/// milliseconds (of game time) after it.
fn at_the_flag(speed: u64, after: u64) -> (Desk, SessionId, SessionId, Time) {
    let (mut desk, white, black) = Desk::playing(&Rules {
        time_control: "1000",
        disconnection: "clock = \"runs\"",
        speed,
        ..Rules::default()
    });
    let flag = desk.board().clock().flag_time().unwrap();
    let left = flag.since(desk.now.game).0 + after;
    assert_eq!(left % speed, 0, "the clock shows whole steps");
    desk.jump(left / speed);
    desk.said();
    (desk, white, black, flag)
}

fn ending(desk: &Desk) -> Option<Ending> {
    match desk.board().phase() {
        Phase::Finished { ending, .. } => Some(*ending),
        _ => None,
    }
}

/// When the game's end was recorded.
fn ended(desk: &Desk) -> Time {
    assert_eq!(ending(desk), Some(Ending::Flag));
    let records = desk.records().into_iter();
    let mut ends = records.filter(|record| matches!(record.event, Event::Finished(_)));
    ends.next().unwrap().time
}

#[test]
fn clk_4_an_earlier_stamp_wins_within_the_watermark() {
    // speed; when the move is processed and when it was stamped, after the flag's instant, in
    // milliseconds of game time; whether it counts
    for (speed, processed, before, counts) in [
        (1, 0, 1, true),
        (1, 19, 1, true),
        (1, 19, 15, true),
        (1, 20, 1, false),
        (1, 500, 1, false),
        (200, 0, 1, true),
        (200, 3_800, 1, true),
        (200, 4_000, 1, false),
    ] {
        let (mut desk, white, _, flag) = at_the_flag(speed, processed);
        let order = desk.moving("e2e4");
        desk.order_at(white, order, flag - Millis(before));
        desk.pass(1_000 / speed);
        let told = desk
            .said()
            .contains(&"madrid-1: refused game-over".to_owned());
        let row = (speed, processed, before);
        assert_eq!(
            (ending(&desk).is_none(), !told),
            (counts, counts),
            "{row:?}"
        );
    }
}

#[test]
fn clk_4_a_later_stamp_waits_and_is_refused() {
    for speed in [1, 200] {
        let (mut desk, white, black, flag) = at_the_flag(speed, speed * 5);
        desk.play(white, "e2e4");
        desk.order(black, Order::Player(PlayerOrder::Resign));
        let score = Score { white: 1, black: 1 };
        let reason = "agreed".to_owned();
        let order = Act::DeclareResult(DeclareResult { score }).because(reason);
        let call = desk.call(
            caller("chief"),
            ShardRequest::Board(FIRST, command(9_999), order),
        );
        assert_eq!(
            desk.news(),
            Vec::<String>::new(),
            "{speed}: the flag is not decided"
        );
        assert!(desk.reply(call).is_none());
        desk.pass(14);
        assert_eq!(
            desk.news(),
            Vec::<String>::new(),
            "{speed}: the flag is not decided"
        );
        desk.pass(2);
        assert_eq!(ended(&desk), flag, "{speed}: at its own millisecond");
        assert_eq!(
            desk.news()[2..4],
            ["madrid-1: refused game-over", "oslo-1: refused game-over"],
            "{speed}"
        );
        let refused = desk.reply(call).unwrap().as_ref().unwrap_err();
        assert_eq!(refused.code(), "game-over");
    }
}

/// Nobody looks for long: the flag still fell at its own millisecond.
#[test]
fn clk_4_a_late_look_changes_nothing() {
    let (mut desk, _, _, flag) = at_the_flag(1, 60_000);
    desk.tell(adoube_coordinator::shard::Input::Tick);
    assert_eq!(ended(&desk), flag);
}

/// What the coordinator notices by itself within the watermark is not put before a move that was
/// stamped earlier, and it is not lost.
#[test]
fn clk_4_a_lost_seat_within_the_watermark_costs_nobody_the_game() {
    let (mut desk, white, black, flag) = at_the_flag(1, 5);
    desk.close(black);
    desk.jump(5);
    let order = desk.moving("e2e4");
    desk.order_at(white, order, flag - Millis(1));
    assert_eq!(
        desk.said(),
        [
            "madrid-1: #6 moved 1 e2e4",
            "madrid-1: answer #6",
            "madrid-1: #7 seat-lost black reset",
        ]
    );
    assert_eq!(
        desk.board().away(Side::Black).unwrap().since,
        flag + Millis(5)
    );
}

/// The same, when the device is back before the flag is decided: it is not away afterwards.
#[test]
fn clk_4_what_waits_is_decided_in_order() {
    let (mut desk, white, black, flag) = at_the_flag(1, 5);
    desk.close(black);
    desk.jump(5);
    desk.hello("oslo-1", "kiosk-b");
    let order = desk.moving("e2e4");
    desk.order_at(white, order, flag - Millis(1));
    assert!(desk.board().away(Side::Black).is_none());
    let said = desk.said();
    assert!(
        said.contains(&"madrid-1: #8 seat-back black".to_owned()),
        "{said:?}"
    );
}

/// At the flag's own millisecond a move that ends the game comes before it, another does not.
#[test]
fn clk_4_the_flags_own_millisecond() {
    let (mut desk, white, _, flag) = at_the_flag(1, 0);
    desk.play(white, "e2e4");
    desk.pass(30);
    assert_eq!(ended(&desk), flag);
    assert!(
        desk.said()
            .contains(&"madrid-1: refused game-over".to_owned())
    );
}
