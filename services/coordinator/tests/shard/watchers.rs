//! What officials see live.

use adoube_coordinator::shard::{Input, ShardRequest};
use adoube_tournament::board::command::PlayerOrder;
use adoube_tournament::board::{Order, Score};
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::ruling::{RequestedRemedy, Verdict};

use crate::incidents::{resume, waits_for_a_ruling};
use crate::kit::{Desk, Rules, importing};

/// Who watches the current round is shown the next one when it is published or started; who
/// chose a round stays with it.
#[test]
fn the_current_round_changes() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.watch("chief", 0);
    desk.watch("arbiter", 1);
    desk.watch("lca-oslo", 2);
    desk.order(white, Order::Player(PlayerOrder::Resign));
    desk.ask("chief", importing(2, 1)).unwrap();
    desk.said();
    desk.ask("chief", ShardRequest::PublishRound(2)).unwrap();
    let told = |desk: &mut Desk| -> Vec<String> {
        let mut said = desk.said();
        said.retain(|words| !words.contains('-') || words.starts_with("lca"));
        said
    };
    // The first round is still the one that is started.
    assert_eq!(told(&mut desk), ["lca-oslo: board 2.1 #1 waiting 0"]);
    desk.ask("chief", ShardRequest::CloseRound(1)).unwrap();
    assert_eq!(
        told(&mut desk),
        [
            // closing approves the result, and that is signed
            "chief: board 1.1 #8 finished 0",
            "arbiter: board 1.1 #8 finished 0",
            "chief: begin 2",
            "chief: board 2.1 #1 waiting 0",
            "chief: venue madrid away",
            "chief: venue oslo away",
            "chief: current",
            "arbiter: board 1.1 #9 finished 0",
        ]
    );
    desk.ask("chief", ShardRequest::StartRound(2)).unwrap();
    assert_eq!(
        told(&mut desk),
        [
            "chief: board 2.1 #2 waiting 0",
            "lca-oslo: board 2.1 #2 waiting 0"
        ]
    );
}

/// Who goes before he has been shown the beginning is forgotten all the same.
#[test]
fn a_watcher_who_goes_early_leaves_nothing() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.slow = true;
    desk.play(white, "e2e4");
    let watcher = desk.watch("chief", 1);
    desk.tell(Input::Unwatch(watcher));
    desk.write(usize::MAX);
    desk.slow = false;
    desk.said();
    desk.order(white, Order::Player(PlayerOrder::Resign));
    assert!(!desk.said().iter().any(|words| words.starts_with("chief")));
}

/// A watcher sees the moves that were under way when he came: in the beginning or as changes,
/// never before they are written.
#[test]
fn a_watcher_misses_nothing() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    desk.slow = true;
    desk.play(white, "e2e4");
    desk.watch("chief", 1);
    desk.play(black, "e7e5");
    desk.write(usize::MAX);
    let said = desk.said().into_iter();
    let boards: Vec<String> = said
        .filter(|words| words.contains("chief: board"))
        .collect();
    assert_eq!(
        boards,
        [
            "chief: board 1.1 #6 playing 1",
            "chief: board 1.1 #7 playing 2"
        ]
    );
}

/// DIS-3: whoever has an incident open is told of it again when a player is ready, once for each, and not of an
/// incident that is closed.
#[test]
fn dis_3_a_watcher_of_an_incident_is_told_who_is_ready() {
    let (mut desk, white, black) = Desk::playing(&waits_for_a_ruling());
    desk.watch("chief", 1);
    desk.close(white);
    desk.pass(5_000);
    let white = desk.hello("madrid-1", "kiosk-w");
    desk.rules_on("chief", 1, resume(0)).unwrap();
    desk.pass(1_000);
    desk.said();
    let incidents = |desk: &mut Desk| -> Vec<String> {
        let mut said = desk.said();
        said.retain(|words| words.contains("chief: incident"));
        said
    };
    let ready = |desk: &mut Desk| {
        let view = desk.incident(1).rulings[0].boards[0].execution.clone();
        view.map(|done| (done.white_ready > 0, done.black_ready > 0))
    };
    for (seat, both) in [(white, (true, false)), (black, (true, true))] {
        desk.order(seat, Order::Player(PlayerOrder::Ready));
        assert_eq!(incidents(&mut desk), ["chief: incident 1 executed"]);
        assert_eq!(ready(&mut desk), Some(both));
    }
    desk.pass(15_000);
    let last = incidents(&mut desk).pop();
    assert_eq!(last.as_deref(), Some("chief: incident 1 closed"));
    desk.close(white);
    desk.pass(5_000);
    desk.hello("madrid-1", "kiosk-w");
    let told = incidents(&mut desk);
    assert!(
        !told.iter().any(|words| words.contains("incident 1 ")),
        "{told:?}"
    );
}

/// DIS-3: a ruling that ends the game closes its incident at once; that it was sent later to a player whose own silence is
/// another incident's is told all the same, once.
#[test]
fn dis_3_a_watcher_is_told_to_whom_the_ruling_of_a_closed_incident_was_sent() {
    let (mut desk, white, black) = Desk::playing(&waits_for_a_ruling());
    desk.watch("chief", 1);
    desk.close(white);
    desk.pass(20_000);
    desk.close(black);
    desk.pass(20_000);
    let white_loses = Verdict::Score(Score { white: 0, black: 2 });
    let lost = Request {
        remedy: RequestedRemedy::Result(white_loses),
        ..resume(0)
    };
    desk.rules_on("chief", 1, lost).unwrap();
    desk.pass(5_000);
    desk.said();
    let mut says_hello = || {
        let black = desk.hello("oslo-1", "kiosk-b");
        let said = desk.said();
        let execution = desk.incident(1).rulings[0].boards[0].execution.clone();
        desk.close(black);
        desk.pass(5_000);
        let told = said.iter().filter(|it| it.contains("chief: incident 1 "));
        (told.count(), execution.unwrap().black_shown > 0)
    };
    assert_eq!(says_hello(), (1, true));
    assert_eq!(says_hello(), (0, true));
}
