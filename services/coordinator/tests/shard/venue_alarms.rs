//! Open incidents as the officials of a venue see them there.

use adoube_coordinator::shard::Input;
use adoube_proto::v1::VenuePing;
use adoube_tournament::board::command::PlayerOrder;
use adoube_tournament::board::{Order, Score};
use adoube_tournament::ids::BoardId;
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::ruling::{RequestedRemedy, Verdict};

use crate::incidents::{resume, waits_for_a_ruling};
use crate::kit::{Desk, FIRST, Rules};

#[test]
fn ven_4_a_venue_is_told_what_its_officials_are_to_look_at() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.venue("madrid");
    desk.venue("oslo");
    desk.said();
    desk.close(white);
    desk.pass(1_000);
    let told = desk.news();
    assert!(told.contains(&"madrid: alarms 1".to_owned()), "{told:?}");
    assert!(
        !told.iter().any(|words| words.starts_with("oslo: alarms")),
        "{told:?}"
    );
    // Whoever comes later is told too, and greeted before anything else.
    desk.venue("madrid");
    let told = desk.news();
    assert!(told.contains(&"madrid: alarms 1".to_owned()), "{told:?}");
    let first = told.iter().find(|words| words.starts_with("madrid: "));
    assert_eq!(first.unwrap(), "madrid: welcome 0");
}

/// Of an incident of two boards the one that was ruled on and is over, or is played on by both, is nobody's alarm
/// while the other waits.
#[test]
fn ven_4_a_board_that_is_settled_is_no_alarm_while_others_of_its_incident_wait() {
    let second = BoardId { round: 1, board: 2 };
    for (remedy, over) in [
        (
            RequestedRemedy::Result(Verdict::Score(Score { white: 1, black: 1 })),
            true,
        ),
        (resume(0).remedy, false),
    ] {
        let rules = Rules {
            boards: 2,
            ..waits_for_a_ruling()
        };
        let (mut desk, first, black) = Desk::playing(&rules);
        let other = desk.hello("madrid-2", "kiosk-2");
        desk.order(other, Order::Player(PlayerOrder::CheckIn));
        let opponent = desk.hello("oslo-2", "kiosk-b2");
        desk.order(opponent, Order::Player(PlayerOrder::CheckIn));
        let madrid = desk.venue("madrid");
        desk.pass(2_000);
        let venue = || "madrid".parse().unwrap();
        desk.tell(Input::VenueHeard(madrid, venue(), VenuePing::default()));
        desk.tell(Input::VenueClosed(madrid, venue()));
        for session in [first, other] {
            desk.mute(session);
        }
        desk.pass(5_000);
        desk.venue("madrid");
        let devices = |desk: &Desk| -> Vec<String> {
            let mut told: Vec<_> = desk.alarms("madrid").into_iter().map(|it| it.1).collect();
            told.sort();
            told
        };
        assert_eq!(desk.incidents(false).len(), 1);
        assert_eq!(devices(&desk), ["madrid-1", "madrid-2"]);
        let white = desk.hello("madrid-1", "kiosk-w");
        assert_eq!(
            devices(&desk),
            ["madrid-1", "madrid-2"],
            "it waits for a ruling"
        );
        let request = Request {
            remedy,
            boards: vec![(FIRST, None)],
            ..resume(0)
        };
        desk.rules_on("chief", 1, request).unwrap();
        if !over {
            assert_eq!(
                devices(&desk),
                ["madrid-1", "madrid-2"],
                "nobody is ready yet"
            );
            desk.order(white, Order::Player(PlayerOrder::Ready));
            desk.order(black, Order::Player(PlayerOrder::Ready));
            desk.pass(11_000);
        }
        assert_eq!(
            devices(&desk),
            ["madrid-2"],
            "{over}: {:?}",
            desk.board().phase()
        );
        assert!(!desk.stored().boards[&second].is_finished());
        assert_eq!(desk.board().is_finished(), over);
    }
}
