//! What is told of an incident that was joined into another.

use adoube_coordinator::shard::Input;
use adoube_proto::v1::VenuePing;
use adoube_tournament::board::Order;
use adoube_tournament::board::command::PlayerOrder;
use adoube_tournament::incident::evidence::Observation;
use adoube_tournament::time::Millis;

use crate::evidence::Node;
use crate::kit::{Desk, Rules};

const BOARDS: u16 = 3;

/// A venue of three games hung for eight seconds, and is back.
fn hung() -> (Desk, Node) {
    let rules = Rules {
        boards: BOARDS,
        ..Rules::default()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    let stream = desk.venue("madrid");
    let mut seats = vec![white];
    for board in 2..=BOARDS {
        let [white, black] =
            ["madrid", "oslo"].map(|venue| desk.hello(&format!("{venue}-{board}"), "kiosk"));
        for session in [white, black] {
            desk.order(session, Order::Player(PlayerOrder::CheckIn));
        }
        seats.push(white);
    }
    desk.pass(5_000);
    let venue = || "madrid".parse().unwrap();
    desk.tell(Input::VenueHeard(stream, venue(), VenuePing::default()));
    desk.tell(Input::VenueClosed(stream, venue()));
    desk.mute_all(&seats);
    desk.pass(8_000);
    let node = Node::opens(&mut desk);
    (desk, node)
}

fn causes(desk: &mut Desk) -> Vec<String> {
    let numbers = 1..=u32::from(BOARDS);
    numbers.map(|number| desk.cause(number).0).collect()
}

/// DIS-1, DIS-8: the finding of a joined incident is that of the one in which it goes on, as that is revised; the
/// lines that it goes by are told there.
#[test]
fn dis_1_dis_8_a_joined_incident_shows_what_is_found_where_it_goes_on() {
    let (mut desk, mut node) = hung();
    assert_eq!(causes(&mut desk), ["venue-uplink (likely)"; 3]);
    desk.watch("arbiter", 1);
    desk.news();
    let span = Millis(8_000);
    node.tells(&mut desk, Observation::NodeHeld { span });
    desk.pass(1_000);
    let news = desk.news();
    let told = |words: &String| words.starts_with("arbiter: incident 3 ");
    assert!(news.iter().any(told), "{news:?}");
    let found = causes(&mut desk);
    assert!(found[0].starts_with("venue-network"), "{found:?}");
    assert_eq!(found, [found[0].as_str(); 3]);
    let joined = desk.incident(3);
    assert_eq!(joined.brief.unwrap().joined_into, 1);
    assert_eq!((joined.rule.as_str(), joined.lines_for), ("", vec![]));
}
