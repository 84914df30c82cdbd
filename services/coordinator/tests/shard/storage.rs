//! The ledger does not take a record: clocks stop at that instant, nothing is promised, and when
//! the ledger has been read again everything goes on from what it holds.

use adoube_chess::Side;
use adoube_coordinator::shard::{Input, ShardRequest};
use adoube_ledger::{Head, LedgerExt, Outcome, StoreError, StreamName, Transaction};
use adoube_record::streams;
use adoube_tournament::board::command::PlayerOrder;
use adoube_tournament::board::event::Outage;
use adoube_tournament::board::{Event, Order, Phase};

use crate::kit::{self, Desk, FIRST, Rules, caller};

/// What may become of a move's record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    Failed,
    Lost,
    Written,
    Conflict,
}

fn stream() -> StreamName {
    StreamName::new(streams::board(&kit::tournament(), FIRST)).unwrap()
}

/// The first write that waits meets its fate.
fn meet(desk: &mut Desk, fate: Fate) {
    match fate {
        Fate::Failed => desk.misfortune(kit::failed()),
        Fate::Lost => desk.misfortune(kit::unknown()),
        Fate::Written => {
            // The record is written, its answer lost.
            desk.ledger.unknown_next(true);
            desk.write(1);
        }
        Fate::Conflict => desk.misfortune(Outcome::Conflict {
            stream: stream(),
            actual: Head::EMPTY,
        }),
    }
}

#[test]
fn nothing_acknowledged_is_lost_and_no_clock_loses_time() {
    for fate in [Fate::Failed, Fate::Lost, Fate::Written, Fate::Conflict] {
        let (mut desk, white, black) = Desk::playing(&Rules::default());
        let started = desk.now.game;
        desk.play(white, "e2e4");
        desk.jump(5_000);
        desk.said();
        desk.slow = true;
        let order = desk.moving("e7e5");
        let id = desk.order(black, order.clone());
        meet(&mut desk, fate);
        assert!(desk.wants_reload, "{fate:?}");
        let failed = desk.now.game;
        desk.jump(60_000);
        // While it lasts.
        desk.play(white, "g1f3");
        desk.hello("madrid-2", "spare");
        desk.tell(Input::SeatHeard(white, 1));
        desk.tell(Input::Tick);
        let call = desk.ask("chief", ShardRequest::Describe).unwrap_err();
        assert_eq!((call.code(), desk.waiting()), ("storage", 0));
        assert_eq!(
            desk.said(),
            [
                "madrid-1: refused storage",
                "madrid-2: goodbye storage",
                "madrid-1: pulse no clocks"
            ],
            "{fate:?}"
        );
        // When it is over.
        desk.slow = false;
        desk.reload();
        let written = fate == Fate::Written;
        let answer = if written {
            "answer #7"
        } else {
            "refused storage"
        };
        assert_eq!(
            desk.said(),
            [
                format!("oslo-1: {answer}"),
                "madrid-1: goodbye storage".to_owned(),
                "oslo-1: goodbye storage".to_owned(),
            ],
            "{fate:?}"
        );
        desk.pass(20_000);
        desk.hello("madrid-1", "kiosk-w");
        let black = desk.hello("oslo-1", "kiosk-b");
        assert_eq!(*desk.board().phase(), Phase::Playing, "{fate:?}");
        let mut records = desk.records().into_iter();
        let from = records.find_map(|record| match record.event {
            Event::Outage(Outage { from, .. }) => Some(from),
            _ => None,
        });
        assert_eq!(from, Some(failed), "{fate:?}");
        let left = desk.board().reading(desk.now.game).remaining(Side::Black).0;
        let increment = if written { 30_000 } else { 0 };
        assert_eq!(
            left,
            5_400_000 + increment - failed.since(started).0,
            "{fate:?}"
        );
        desk.said();
        desk.repeat(black, id, order, desk.now.game);
        assert_eq!(desk.board().ply(), 2);
        let answered = desk
            .news()
            .into_iter()
            .any(|words| words.starts_with("oslo-1: answer"));
        assert!(answered, "{fate:?}");
        assert_eq!(desk.seen("madrid-1"), desk.seen("oslo-1"));
    }
}

/// A refusal may overtake the answers of writes under way: the ledger is read only after these,
/// so that a move that was written is not denied.
#[test]
fn the_ledger_is_read_when_nothing_is_under_way() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    desk.slow = true;
    desk.play(white, "e2e4");
    desk.play(black, "e7e5");
    desk.last_misfortune(Outcome::Failed(StoreError::Busy));
    assert!(!desk.wants_reload, "White's move is under way");
    desk.write(1);
    desk.said();
    desk.reload();
    let said = desk.said();
    assert_eq!(
        said[..2],
        ["madrid-1: answer #6", "oslo-1: refused storage"]
    );
    assert_eq!(desk.board().ply(), 1);
}

/// An alive-mark is a write like any other.
#[test]
fn a_mark_that_is_not_taken_stops_the_clocks() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.slow = true;
    desk.pass(1_000);
    assert_eq!(desk.waiting(), 1);
    desk.said();
    desk.misfortune(kit::failed());
    desk.jump(30_000);
    desk.tell(Input::SeatHeard(white, 1));
    // The clocks stand where they were when the mark was not taken.
    assert_eq!(desk.said(), ["madrid-1: pulse 5399000 5400000 nobody"]);
}

/// Somebody else wrote to the stream: his record stands, ours does not.
#[test]
fn of_two_writers_one_wins() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.slow = true;
    desk.play(white, "e2e4");
    // As if another had written the same sequence: the records of a game that White resigned.
    let (mut other, theirs, _) = Desk::playing(&Rules::default());
    other.number();
    other.order(theirs, Order::Player(PlayerOrder::Resign));
    let bodies = other.bodies().split_off(5);
    let other = Transaction::append(stream(), 5, bodies);
    assert!(matches!(
        desk.ledger.submit_blocking(other),
        Outcome::Done(_)
    ));
    desk.write(1);
    desk.said();
    desk.reload();
    assert_eq!(desk.said()[0], "madrid-1: refused storage");
    assert!(desk.board().is_finished());
}

/// Watchers are told at once that what they see is doubtful, and see all anew when it is over.
#[test]
fn watchers_and_venues_are_sent_away_and_come_again() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.watch("chief", 1);
    let oslo = desk.venue("oslo");
    desk.said();
    desk.slow = true;
    // Not shown the beginning yet: a move is under way.
    desk.play(white, "e2e4");
    desk.watch("arbiter", 1);
    desk.misfortune(kit::failed());
    desk.watch("lta-oslo", 1);
    desk.venue("oslo");
    assert_eq!(
        desk.said(),
        [
            "chief: refused storage",
            "arbiter: refused storage",
            "oslo: goodbye storage",
            "lta-oslo: refused storage",
            "oslo: goodbye storage",
        ]
    );
    desk.slow = false;
    desk.reload();
    desk.said();
    desk.watch("chief", 1);
    assert!(
        desk.said()
            .contains(&"chief: board 1.1 #6 paused 0".to_owned())
    );
    assert!(oslo.0 > 0);
}

/// An official whose request was under way is told to look; one who was refused stays refused.
#[test]
fn a_call_under_way_is_in_doubt() {
    let mut desk = Desk::published(&Rules::default());
    desk.slow = true;
    let start = desk.call(caller("chief"), ShardRequest::StartRound(1));
    let refused = desk.call(caller("lta-oslo"), ShardRequest::StartRound(1));
    desk.misfortune(kit::failed());
    let reply = desk.reply(start).unwrap().as_ref().unwrap_err();
    assert!(reply.to_string().contains("look at the board"), "{reply}");
    let reply = desk.reply(refused).unwrap().as_ref().unwrap_err();
    assert_eq!(reply.code(), "not-your-role");
    desk.write(usize::MAX);
    desk.slow = false;
    desk.reload();
    desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
}
