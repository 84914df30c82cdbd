//! A repeated command gets the first answer, and leads to nothing a second time.

use adoube_chess::Side;
use adoube_coordinator::shard::{IncidentRequest, ShardRequest};
use adoube_tournament::board::Order;
use adoube_tournament::board::command::{Act, CallArbiter, MoveSeat, PlayerOrder};

use crate::incidents::resume;
use crate::kit::{Desk, FIRST, Rules, command, holding};

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
    desk.repeat(white, id, Order::Player(PlayerOrder::Resign), at);
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

/// A copy of a command that was refused is refused as well, though it would hold by now: the player was told
/// otherwise, and may have thought again. Another command, or another's under the same id, is decided.
#[test]
fn a_refused_command_is_refused_when_it_comes_again() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    let id = desk.order(black, Order::Player(PlayerOrder::AcceptDraw));
    assert_eq!(desk.said(), ["oslo-1: refused no-offer"]);
    desk.order(white, Order::Player(PlayerOrder::OfferDraw));
    desk.play(white, "e2e4");
    desk.said();
    desk.repeat(
        black,
        id,
        Order::Player(PlayerOrder::AcceptDraw),
        desk.now.game,
    );
    let black = desk.hello("oslo-1", "kiosk-b");
    desk.repeat(
        black,
        id,
        Order::Player(PlayerOrder::AcceptDraw),
        desk.now.game,
    );
    let refused = |words: &&String| words.contains("refused no-offer");
    assert_eq!(desk.said().iter().filter(refused).count(), 2);
    assert!(!desk.board().is_finished());
    desk.repeat(
        white,
        id,
        Order::Player(PlayerOrder::CallArbiter(CallArbiter {
            reason: "what now?".to_owned(),
            leave: false,
        })),
        desk.now.game,
    );
    assert!(
        desk.said()
            .iter()
            .any(|words| words.contains("madrid-1: answer"))
    );
    desk.order(black, Order::Player(PlayerOrder::AcceptDraw));
    assert!(desk.board().is_finished());
}

/// The same of what officials order: on a board, of a venue's boards, and what they rule.
#[test]
fn an_officials_command_that_was_refused_is_not_carried_out_later() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    let pause =
        |id, reason: &str| ShardRequest::Board(FIRST, command(id), Act::Resume.because(reason));
    let ends = |number| holding(1, Some("madrid"), number, true);
    let rules = |id| ShardRequest::Incident(IncidentRequest::Rule(1, command(id), resume(0)));
    let asked = |desk: &mut Desk| {
        let asks = [pause(701, "go on"), ends(702), rules(703)];
        asks.map(|ask| {
            desk.ask("chief", ask)
                .map(drop)
                .map_err(|refused| refused.code())
        })
    };
    let first = asked(&mut desk);
    assert!(first.iter().all(Result::is_err), "{first:?}");
    desk.close(white);
    desk.pass(5_000);
    desk.ask("chief", holding(1, Some("madrid"), 1, false))
        .unwrap();
    assert_eq!(asked(&mut desk), first, "now there is what they were for");
    assert!(desk.board().is_held());
    assert!(desk.ask("chief", ends(704)).is_ok());
    assert!(desk.ask("chief", rules(705)).is_ok());
}

/// What was done is not refused when it comes again, though who did it may do so no longer.
#[test]
fn an_officials_command_that_was_done_keeps_its_answer() {
    let (mut desk, ..) = Desk::playing(&Rules::default());
    let order = || {
        Act::MoveSeat(MoveSeat {
            side: Side::White,
            device: "madrid-2".parse().unwrap(),
        })
        .because("its screen is broken")
    };
    let first = desk.ask(
        "lta-madrid",
        ShardRequest::Board(FIRST, command(801), order()),
    );
    assert!(first.is_ok());
    let again = desk.ask(
        "lta-madrid",
        ShardRequest::Board(FIRST, command(801), order()),
    );
    assert_eq!(again, first);
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
