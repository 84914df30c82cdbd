//! CLK-5: what becomes of the clocks is told before a command is given.

use adoube_coordinator::shard::{Ask, Reply};
use adoube_tournament::board::{Adjustment, Order};
use adoube_tournament::time::Millis;

use crate::kit::{Desk, FIRST, Rules};

/// Both clocks of White and Black before and after, seconds; none where a command leaves them alone.
fn foreseen(desk: &mut Desk, order: Order) -> Option<[(u64, u64); 2]> {
    let told = desk.ask("arbiter", Ask::Check(FIRST, order));
    let Ok(Reply::Allowed(clocks)) = told else {
        panic!("{told:?}");
    };
    let seconds = |millis: u64| millis / 1_000;
    clocks.map(|both| both.map(|clocks| (seconds(clocks.white), seconds(clocks.black))))
}

#[test]
fn clk_5_the_clocks_before_and_after_are_told_without_changing_them() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    desk.pass(10_000);
    let reading = desk.board().reading(desk.now.game);
    let [white, black] = [adoube_chess::Side::White, adoube_chess::Side::Black]
        .map(|side| reading.remaining(side).0 / 1_000);
    let add = Order::AddTime {
        white: Millis::from_seconds(300),
        black: Millis::ZERO,
        reason: "noise".to_owned(),
    };
    let set = Order::AdjustClock {
        change: Adjustment::of_times(None, Some(Millis::from_seconds(600))),
        reason: "set wrongly".to_owned(),
    };
    let assistant = Order::EndAssistant {
        side: adoube_chess::Side::White,
        reason: "none needed".to_owned(),
    };
    let cases = [
        (add, Some([(white, black), (white + 300, black)])),
        (set, Some([(white, black), (white, 600)])),
    ];
    for (order, expected) in cases {
        assert_eq!(foreseen(&mut desk, order), expected);
    }
    let told = desk.ask("arbiter", Ask::Check(FIRST, assistant));
    assert_eq!(told.unwrap_err().code(), "already-done");
    assert_eq!(desk.board().reading(desk.now.game), reading);
}
