//! A repeated command gets the first answer, and leads to nothing a second time.

use adoube_tournament::board::Order;
use adoube_tournament::clock::RoundTrips;

use crate::kit::{Desk, Rules};

#[test]
fn a_repeated_command_gets_the_first_answer() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    let (order, at) = (desk.moving("e2e4"), desk.now.game);
    desk.slow = true;
    let id = desk.order(white, order.clone());
    desk.repeat(white, id, order.clone(), at);
    assert_eq!(
        desk.said(),
        Vec::<String>::new(),
        "the first is not written yet"
    );
    desk.write(usize::MAX);
    desk.slow = false;
    let moved = "#6 moved 1 e2e4";
    assert_eq!(
        desk.said(),
        [
            format!("madrid-1: {moved}"),
            format!("oslo-1: {moved}"),
            "madrid-1: answer #6".to_owned(),
            "madrid-1: answer #6".to_owned(),
        ]
    );
    // Under the same id even another order is the first one, repeated.
    desk.repeat(white, id, Order::Resign, at);
    // Over another link of the same process, and after the coordinator was killed.
    let white = desk.hello("madrid-1", "kiosk-w");
    desk.repeat(white, id, order.clone(), desk.now.game);
    desk.crash(1_000);
    let white = desk.hello("madrid-1", "kiosk-w");
    desk.repeat(white, id, order, desk.now.game);
    let said = desk.said();
    let answers = said.iter().filter(|words| words.contains("answer"));
    assert_eq!(answers.collect::<Vec<_>>(), ["madrid-1: answer #6"; 3]);
    assert_eq!(desk.board().ply(), 1);
    assert!(!said.iter().any(|words| words.contains("finished")));
}

/// What was refused left no trace: repeated, it is decided anew.
#[test]
fn a_refused_command_is_decided_anew() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    let order = Order::Play {
        ply: 2,
        uci: "e7e5".to_owned(),
        link: RoundTrips::default(),
    };
    let id = desk.order(black, order.clone());
    assert_eq!(desk.said(), ["oslo-1: refused not-your-turn"]);
    desk.play(white, "e2e4");
    desk.said();
    desk.repeat(black, id, order, desk.now.game);
    assert!(desk.said().contains(&"oslo-1: answer #7".to_owned()));
}

/// VEN-1: a device without a seat plays for nobody.
#[test]
fn ven_1_a_device_without_a_seat_is_refused() {
    let (mut desk, ..) = Desk::playing(&Rules::default());
    let spare = desk.hello("madrid-2", "spare");
    desk.play(spare, "e2e4");
    desk.hello("lisbon-1", "stranger");
    assert_eq!(
        desk.said(),
        [
            "madrid-2: welcome",
            "madrid-2: refused invalid",
            "lisbon-1: goodbye not-enrolled"
        ]
    );
}
