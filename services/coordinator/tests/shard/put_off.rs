//! Games that are put off, and rulings once play went on.

use adoube_coordinator::shard::{Ask, IncidentAsk, Reply};
use adoube_proto::v1::OfferReply;
use adoube_tournament::board::Order;
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::ruling::Wish;

use crate::incidents::{code, resume};
use crate::kit::{Desk, FIRST, Rules};

impl Desk {
    pub(crate) fn offers(&mut self, incident: u32, request: Request) -> OfferReply {
        match self.ask(
            "chief",
            Ask::Incident(IncidentAsk::Offer(incident, request)),
        ) {
            Ok(Reply::Offers(reply)) => reply,
            other => panic!("{other:?}"),
        }
    }
}

/// Both players are away, on an incident each. The first puts the game off; a ruling on all of the second
/// does not begin it again.
#[test]
fn dis_7_a_ruling_on_all_of_another_incident_begins_no_postponed_game() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    desk.close(white);
    desk.pass(5_000);
    desk.close(black);
    desk.pass(5_000);
    let postpone = Request {
        wish: Wish::Postpone,
        ..resume(0)
    };
    assert_eq!(code(desk.rules_on("chief", 1, postpone)), "executed");
    let refused = desk.rules_on("chief", 2, resume(0)).unwrap_err();
    assert_eq!(refused.code(), "postponed");
    assert!(refused.to_string().contains("--board 1.1"), "{refused}");
    let brief = desk.incidents(false).swap_remove(0);
    assert_eq!((brief.number, brief.left.len()), (2, 0));
    assert_eq!(brief.postponed[0].ruling, "1.1");
    let named = Request {
        boards: vec![(FIRST, None)],
        ..resume(0)
    };
    let offers = desk.offers(2, named.clone());
    let text = &offers.offers[0].text;
    assert!(
        text.contains("begins the game again that ruling 1.1 postponed"),
        "{text}"
    );
    assert_eq!(code(desk.rules_on("chief", 2, named)), "executed");
    assert!(desk.board().awaits_players());
}

/// A postponement that an arbiter lifted by letting the clock run says when, by whom and why.
#[test]
fn dis_7_a_postponement_tells_who_lifted_it() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.close(white);
    desk.pass(5_000);
    desk.hello("madrid-1", "kiosk-w");
    let postpone = Request {
        wish: Wish::Postpone,
        ..resume(0)
    };
    desk.rules_on("chief", 1, postpone).unwrap();
    let told = |desk: &mut Desk| {
        let ruling = desk.incident(1).rulings.swap_remove(0);
        let done = ruling.boards[0].execution.clone().unwrap();
        (done.started, done.started_by, done.started_reason)
    };
    assert_eq!(told(&mut desk), (0, String::new(), String::new()));
    desk.pass(60_000);
    let reason = "both are back".to_owned();
    desk.rule(Order::Resume { reason }).unwrap();
    let at = desk.now.game.0;
    for _ in 0..2 {
        let (started, by, reason) = told(&mut desk);
        assert_eq!(
            (started, &*by, &*reason),
            (at, "Official chief", "both are back")
        );
        assert_eq!(
            desk.incident(1).closed_reason,
            "Official chief let the game of 1.1 go on that ruling 1.1 had put off: both are back"
        );
        desk.crash(1_000);
    }
}

/// The ruling let the same game go on: whoever rules again is shown the moves made since the contact.
#[test]
fn dis_3_the_game_that_a_ruling_let_go_on_is_the_same_game() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    desk.close(white);
    desk.pass(5_000);
    let white = desk.hello("madrid-1", "kiosk-w");
    desk.rules_on("chief", 1, resume(0)).unwrap();
    for seat in [white, black] {
        desk.order(seat, Order::Ready);
    }
    desk.pass(20_000);
    desk.play(black, "e7e5");
    assert_eq!(desk.incidents(true)[0].stage, "closed");
    let offer = desk.offers(1, resume(1)).offers.swap_remove(0);
    assert!(!offer.began_anew);
    assert_eq!(
        (offer.made_since, offer.moves_since),
        (1, vec!["e5".to_owned()])
    );
}
