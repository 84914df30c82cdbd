//! Games that are put off, and rulings once play went on.

use adoube_chess::Side;
use adoube_coordinator::shard::{Reply, SessionId};
use adoube_proto::v1::OfferReply;
use adoube_tournament::board::Order;
use adoube_tournament::board::command::{Act, PlayerOrder};
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::ruling::RequestedRemedy;

use crate::foreseen::worded;
use crate::incidents::{code, resume};
use crate::kit::{Desk, FIRST, Rules};

impl Desk {
    pub(crate) fn offers(&mut self, incident: u32, request: Request) -> OfferReply {
        match self.ask("chief", crate::kit::offer(incident, request)) {
            Ok(Reply::Offers(reply)) => {
                for offer in &reply.offers {
                    worded(offer.notes.clone());
                }
                *reply
            }
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
        remedy: RequestedRemedy::Postpone,
        ..resume(0)
    };
    assert_eq!(code(desk.rules_on("chief", 1, postpone)), "executed");
    let refused = desk.rules_on("chief", 2, resume(0)).unwrap_err();
    assert_eq!(refused.code(), "postponed");
    assert!(
        refused.to_string().contains("Board 1.1 was postponed"),
        "{refused}"
    );
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
        text.contains("resumes the game that ruling 1.1 postponed"),
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
        remedy: RequestedRemedy::Postpone,
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
    desk.rule(Act::Resume.because(reason)).unwrap();
    let at = desk.now.game.0;
    for _ in 0..2 {
        let (started, by, reason) = told(&mut desk);
        assert_eq!(
            (started, &*by, &*reason),
            (at, "Official chief", "both are back")
        );
        assert_eq!(
            desk.incident(1).closed_reason,
            "Official chief let the game of 1.1 go on that ruling 1.1 had postponed: both are back"
        );
        desk.crash(1_000);
    }
}

impl Desk {
    /// Postpones the game on an incident of White, who is back.
    pub(crate) fn put_off(rules: &Rules) -> (Self, [SessionId; 2]) {
        let (mut desk, white, black) = Self::playing(rules);
        desk.close(white);
        desk.pass(5_000);
        let white = desk.hello("madrid-1", "kiosk-w");
        let postpone = Request {
            remedy: RequestedRemedy::Postpone,
            ..resume(0)
        };
        desk.rules_on("chief", 1, postpone).unwrap();
        (desk, [white, black])
    }

    fn numbers(&mut self) -> Vec<u32> {
        let all = self.incidents(true);
        all.iter().rev().map(|one| one.number).collect()
    }
}

/// Players may leave a game that is put off: whoever falls silent then opens no incident and rings no bell, and
/// is recorded. Who is still silent when the game is taken up is one from then on, with his own last contact.
#[test]
fn dis_1_dis_7_a_silence_in_a_postponed_game_is_an_incident_once_it_is_taken_up() {
    for by_ruling in [false, true] {
        let (mut desk, [white, black]) = Desk::put_off(&Rules::default());
        desk.venue("oslo");
        desk.pass(10_000);
        let left = desk.now.game.0;
        desk.close(black);
        desk.pass(1_000);
        desk.close(white);
        desk.pass(120_000);
        assert!(desk.board().away(Side::White).is_some(), "it is recorded");
        assert_eq!(desk.numbers(), [1]);
        assert_eq!(desk.alarms("oslo"), []);
        desk.hello("madrid-1", "kiosk-w");
        if by_ruling {
            let named = Request {
                boards: vec![(FIRST, None)],
                ..resume(1)
            };
            desk.rules_on("chief", 1, named).unwrap();
        } else {
            let reason = "both are back".to_owned();
            desk.rule(Act::Resume.because(reason)).unwrap();
        }
        assert_eq!(desk.numbers(), [1, 2], "{by_ruling}");
        let view = desk.incident(2);
        let [absence] = &view.absences[..] else {
            panic!("{view:?}");
        };
        assert_eq!(absence.device, "oslo-1");
        let contact = absence.contact.as_ref().unwrap().at;
        assert!(contact.abs_diff(left) < 1_000, "{contact} {left}");
        let detected = absence.detected.as_ref().unwrap().at;
        assert!(detected > left + 120_000, "{detected}");
        desk.hello("oslo-1", "kiosk-b");
        assert_eq!(
            desk.incident(2).brief.unwrap().stage().word(),
            "connected-again"
        );
    }
}

/// Nor is an outage of the coordinator an incident of such a game: its clocks stood.
#[test]
fn dis_7_dis_8_an_outage_is_no_incident_of_a_postponed_game() {
    let (mut desk, _) = Desk::put_off(&Rules::default());
    desk.crash(5_000);
    assert!(desk.board().away(Side::White).is_some(), "it is recorded");
    desk.pass(10_000);
    assert_eq!(desk.numbers(), [1]);
    desk.hello("madrid-1", "kiosk-w");
    let reason = "one is back".to_owned();
    desk.rule(Act::Resume.because(reason)).unwrap();
    let view = desk.incident(2);
    let away: Vec<&str> = view.absences.iter().map(|one| &*one.device).collect();
    assert_eq!((away, desk.numbers()), (vec!["oslo-1"], vec![1, 2]));
}

/// Whoever was away when the game was put off, and is when it is taken up, is away by the silence that is known.
#[test]
fn dis_7_a_silence_from_before_a_postponement_is_not_told_twice() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.close(white);
    desk.pass(5_000);
    let postpone = Request {
        remedy: RequestedRemedy::Postpone,
        ..resume(0)
    };
    desk.rules_on("chief", 1, postpone).unwrap();
    desk.pass(60_000);
    let reason = "he is on his way".to_owned();
    desk.rule(Act::Resume.because(reason)).unwrap();
    assert_eq!(desk.numbers(), [1]);
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
        desk.order(seat, Order::Player(PlayerOrder::Ready));
    }
    desk.pass(20_000);
    desk.play(black, "e7e5");
    assert_eq!(desk.incidents(true)[0].stage().word(), "closed");
    let offer = desk.offers(1, resume(1)).offers.swap_remove(0);
    assert!(!offer.began_anew);
    assert_eq!(
        (offer.made_since, offer.moves_since),
        (1, vec!["e5".to_owned()])
    );
}
