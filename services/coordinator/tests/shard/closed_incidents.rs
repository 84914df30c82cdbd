//! Refusals to rule on an incident that is closed.

use adoube_coordinator::shard::Input;
use adoube_proto::v1::VenuePing;
use adoube_tournament::board::Order;
use adoube_tournament::board::command::{Act, PlayerOrder};
use adoube_tournament::ids::BoardId;
use adoube_tournament::incident::decide::Request;

use crate::evidence::Node;
use crate::incidents::resume;
use crate::kit::{Desk, FIRST, Rules};

const SECOND: BoardId = BoardId { round: 1, board: 2 };

/// DIS-1, DIS-2: an incident of two boards closed; the first board has a later one that waits for a ruling. Whoever rules
/// on the closed one hears of the board that they name, and which incident is open there.
#[test]
fn dis_1_dis_2_a_closed_incident_names_the_one_that_is_open_on_the_board() {
    let rules = Rules {
        boards: 2,
        time_control: "300",
        disconnection: "clock = \"runs\"",
        ..Rules::default()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    let stream = desk.venue("madrid");
    let others = ["madrid-2", "oslo-2"].map(|device| desk.hello(device, "kiosk"));
    for session in others {
        desk.order(session, Order::Player(PlayerOrder::CheckIn));
    }
    desk.pass(5_000);
    let venue = || "madrid".parse().unwrap();
    desk.tell(Input::VenueHeard(stream, venue(), VenuePing::default()));
    desk.tell(Input::VenueClosed(stream, venue()));
    desk.mute_all(&[white, others[0]]);
    desk.pass(8_000);
    let _node = Node::opens(&mut desk);
    let white = desk.hello("madrid-1", "kiosk-w");
    desk.hello("madrid-2", "kiosk");
    assert_eq!(desk.incident(1).absences.len(), 2);
    let on = |board, after| Request {
        boards: vec![(board, None)],
        ..resume(after)
    };
    desk.rules_on("chief", 1, on(FIRST, 0)).unwrap();
    let reason = "both are here".to_owned();
    desk.rule(Act::Resume.because(reason)).unwrap();
    desk.order(others[1], Order::Player(PlayerOrder::Resign));
    desk.close(white);
    desk.pass(301_000);
    assert!(desk.board().is_finished());
    assert_eq!(desk.incident(1).brief.unwrap().stage().word(), "closed");
    let later = desk.incidents(false)[0].number;
    for (board, told) in [
        (
            FIRST,
            format!(", and incident {later} is open on board 1.1"),
        ),
        (
            SECOND,
            " because the game of board 1.2 has ended".to_owned(),
        ),
    ] {
        let offer = crate::kit::offer(1, on(board, 1));
        let refused = [
            desk.ask("chief", offer).map(drop),
            desk.rules_on("chief", 1, on(board, 1)).map(drop),
        ];
        for refused in refused {
            let refused = refused.unwrap_err();
            assert_eq!(refused.code(), "incident-closed");
            let text = refused.to_string();
            assert_eq!(text, format!("Incident 1 is closed{told}"));
        }
    }
    let refused = desk
        .rule(Order::from(Act::ApproveResult))
        .unwrap_err()
        .to_string();
    let told = format!("Board 1.1 has an open incident: {later}");
    assert_eq!(refused, told);
}
