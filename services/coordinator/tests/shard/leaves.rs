//! The leaves from the playing area that a player had while he was away, as his incident tells of them.

use adoube_chess::Side;
use adoube_coordinator::shard::SessionId;
use adoube_tournament::board::Order;
use adoube_tournament::board::command::{Act, AnswerCall, CallArbiter, EndLeave, PlayerOrder};

use crate::before::give;
use crate::kit::{Desk, Rules};

/// The call, and from when until when, in milliseconds since the last contact; no end while it lasts.
type Told = (u32, i64, Option<i64>);

fn told(desk: &mut Desk) -> Vec<Told> {
    let absence = desk.incident(1).absences.swap_remove(0);
    let contact = absence.contact.unwrap().at;
    let since = |at: u64| i64::try_from(at).unwrap() - i64::try_from(contact).unwrap();
    let leaves = absence.leaves.into_iter().map(|leave| {
        assert_eq!(
            (leave.by.as_str(), leave.role().word()),
            ("Official lca-madrid", "lca")
        );
        let until = (leave.until > 0).then(|| since(leave.until));
        (leave.call, since(leave.from), until)
    });
    leaves.collect()
}

fn goes_out(desk: &mut Desk, session: SessionId, number: u32, by: &str) {
    let reason = "a glass of water".to_owned();
    let leave = true;
    desk.order(
        session,
        Order::Player(PlayerOrder::CallArbiter(CallArbiter { reason, leave })),
    );
    let grant = Order::from(Act::AnswerCall(AnswerCall {
        number,
        valid: true,
        note: String::new(),
    }));
    give(desk, by, grant).unwrap();
}

fn is_back(desk: &mut Desk) {
    let back = Order::from(Act::EndLeave(EndLeave { side: Side::White }));
    give(desk, "lca-madrid", back).unwrap();
}

/// VEN-7, DIS-2: who is out with leave does not sit at a device that falls silent. His leaves while it lasted stand with
/// it, over a crash too, none that was over before; and whoever watches is told when one ends.
#[test]
fn ven_7_dis_2_the_leaves_of_who_fell_silent_stand_with_his_silence() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    goes_out(&mut desk, white, 1, "lca-madrid");
    desk.pass(2_000);
    is_back(&mut desk);
    desk.pass(5_000);
    goes_out(&mut desk, white, 2, "lca-madrid");
    desk.pass(3_000);
    desk.watch("chief", 1);
    desk.close(white);
    desk.pass(4_000);
    assert_eq!(told(&mut desk), [(2, -3_000, None)]);
    desk.said();
    is_back(&mut desk);
    let said = desk.said();
    assert!(
        said.iter()
            .any(|words| words.starts_with("chief: incident 1 ")),
        "{said:?}"
    );
    desk.pass(2_000);
    desk.hello("madrid-1", "kiosk-w");
    let whole = [(2, -3_000, Some(4_000))];
    assert_eq!(told(&mut desk), whole);
    desk.crash(1_000);
    assert_eq!(told(&mut desk), whole);
}

/// VEN-7: the opponent's leave is none of his, nor is one that was granted once he was back.
#[test]
fn ven_7_the_leaves_of_others_and_later_ones_do_not_stand_with_a_silence() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    goes_out(&mut desk, white, 1, "lca-madrid");
    desk.close(black);
    desk.pass(4_000);
    let black = desk.hello("oslo-1", "kiosk-b");
    desk.pass(1_000);
    goes_out(&mut desk, black, 2, "lca-oslo");
    assert_eq!(told(&mut desk), []);
}
