//! VEN-8: players who call the arbiter, as their venue's officials see it there.

use adoube_chess::{BySide, Side};
use adoube_coordinator::shard::{Reply, SessionId, ShardRequest};
use adoube_tournament::board::command::{
    Act, AnswerCall, CallArbiter, DeclareResult, MoveSeat, ObjectToResult, PlayerOrder, Reopen,
    ReverseColours,
};
use adoube_tournament::board::{Order, Score};
use adoube_tournament::time::Millis;

use crate::kit::{Desk, FIRST, Rules, command};

/// Board 1.1 is played by Madrid with White, by Oslo with Black; both venues are connected.
fn watched() -> (Desk, SessionId, SessionId) {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    desk.venue("madrid");
    desk.venue("oslo");
    (desk, white, black)
}

fn call(desk: &mut Desk, session: SessionId, reason: &str) {
    let reason = reason.to_owned();
    desk.order(
        session,
        Order::Player(PlayerOrder::CallArbiter(CallArbiter {
            reason,
            leave: false,
        })),
    );
}

fn give(desk: &mut Desk, person: &str, order: Order) {
    let id = command(desk.number());
    desk.ask(person, ShardRequest::Board(FIRST, id, order))
        .unwrap();
}

/// The ids of what a venue's officials are to look at.
fn ids(desk: &Desk, venue: &str) -> Vec<String> {
    desk.alarms(venue).into_iter().map(|it| it.0).collect()
}

fn answer() -> Order {
    Order::from(Act::AnswerCall(AnswerCall {
        number: 1,
        valid: true,
        note: String::new(),
    }))
}

#[test]
fn ven_8_a_call_is_an_alarm_at_the_players_venue_and_at_no_other() {
    let (mut desk, white, _) = watched();
    call(&mut desk, white, "noise behind me");
    let shown = (
        "call-1.1-1".to_owned(),
        "madrid-1".to_owned(),
        "White (Player 1) calls the arbiter: noise behind me".to_owned(),
    );
    assert_eq!(desk.alarms("madrid"), std::slice::from_ref(&shown));
    assert_eq!(desk.alarms("oslo"), []);
    // A node that comes back is told again, also by the next coordinator.
    desk.venue("madrid");
    assert_eq!(desk.alarms("madrid"), std::slice::from_ref(&shown));
    desk.crash(100);
    desk.venue("madrid");
    assert!(desk.alarms("madrid").contains(&shown));
}

/// Nothing is told before the call is on the disk.
#[test]
fn ven_8_an_alarm_waits_for_the_record_of_the_call() {
    let (mut desk, white, _) = watched();
    desk.slow = true;
    call(&mut desk, white, "");
    assert_eq!(desk.alarms("madrid"), []);
    desk.write(1);
    let text = &desk.alarms("madrid")[0].2;
    assert_eq!(text, "White (Player 1) calls the arbiter");
}

#[test]
fn ven_8_a_call_that_needs_nobody_any_more_is_no_alarm() {
    let declare = Act::DeclareResult(DeclareResult {
        score: Score { white: 1, black: 1 },
    })
    .because("both agree");
    for (who, order) in [
        ("lta-madrid", answer()),
        ("chief", answer()),
        ("chief", declare),
    ] {
        let (mut desk, white, _) = watched();
        call(&mut desk, white, "");
        assert_eq!(ids(&desk, "madrid"), ["call-1.1-1"]);
        give(&mut desk, who, order.clone());
        assert_eq!(desk.alarms("madrid"), [], "{who} {order:?}");
    }
}

/// What was left is past with the game; a call about its end is not, and a game that goes on
/// brings back what still waits.
#[test]
fn ven_8_a_call_after_the_game_is_an_alarm_of_its_own() {
    let (mut desk, white, black) = watched();
    call(&mut desk, white, "");
    desk.order(white, Order::Player(PlayerOrder::Resign));
    call(&mut desk, black, "he did not mean to");
    assert_eq!(
        [ids(&desk, "madrid"), ids(&desk, "oslo")],
        [vec![], vec!["call-1.1-2".to_owned()]]
    );
    // So it is in the queue that arbiters see.
    let Ok(Reply::Event(view)) = desk.ask("chief", ShardRequest::Describe) else {
        panic!("no view");
    };
    let waiting = view.rounds[0].pairings[0].calls.iter();
    assert_eq!(waiting.map(|call| call.number).collect::<Vec<_>>(), [2]);
    let reopen = Act::Reopen(Reopen {
        clocks: BySide::both(Millis(60_000)),
        start_in: None,
    })
    .because("a slip");
    give(&mut desk, "chief", reopen);
    assert_eq!(ids(&desk, "madrid"), ["call-1.1-1"]);
}

/// The call goes with its player: to his new device, and to his other side.
#[test]
fn ven_8_a_call_goes_with_its_player() {
    let (mut desk, white, _) = watched();
    call(&mut desk, white, "");
    let moved = Act::MoveSeat(MoveSeat {
        side: Side::White,
        device: "madrid-2".parse().unwrap(),
    })
    .because("its screen is broken");
    give(&mut desk, "lta-madrid", moved);
    let calls = |desk: &Desk| -> Vec<_> {
        let mut alarms = desk.alarms("madrid");
        alarms.retain(|alarm| alarm.0.starts_with("call"));
        alarms.into_iter().map(|(_, device, _)| device).collect()
    };
    assert_eq!(calls(&desk), ["madrid-2"]);
    let reason = "the pairing was entered wrongly".to_owned();
    give(
        &mut desk,
        "chief",
        Act::ReverseColours(ReverseColours { times: None }).because(reason),
    );
    let alarms = desk.alarms("madrid");
    assert!(
        alarms
            .iter()
            .any(|alarm| alarm.2 == "Black (Player 1) calls the arbiter"),
        "{alarms:?}"
    );
    assert!(ids(&desk, "oslo").iter().all(|id| !id.starts_with("call")));
    // His venue's official answers, as before.
    give(&mut desk, "lta-madrid", answer());
    assert!(calls(&desk).is_empty());
}

/// DIS-1: who counts how long a player has been away counts from the last contact, as the incident does, and not from
/// when the silence was noticed.
#[test]
fn dis_1_an_alarm_of_a_silence_is_told_since_the_last_contact() {
    let (mut desk, white, _) = watched();
    desk.pass(2_000);
    desk.mute(white);
    desk.pass(5_000);
    let view = desk.incident(1);
    let [contact, detected] =
        [view.absences[0].contact, view.absences[0].detected].map(|moment| moment.unwrap().at);
    assert_eq!(detected - contact, 3_000);
    assert_eq!(desk.alarmed_since("madrid"), [contact]);
}

/// DIS-1: an incident's alarm leads to where the player sits, also after the seat moved.
#[test]
fn dis_1_an_alarm_of_an_incident_follows_the_seat_to_its_new_device() {
    let (mut desk, white, _) = watched();
    desk.close(white);
    desk.pass(5_000);
    let devices = |desk: &Desk| -> Vec<String> {
        let incidents = desk.alarms("madrid").into_iter();
        incidents.map(|it| it.1).collect()
    };
    assert_eq!(devices(&desk), ["madrid-1"]);
    let moves = Act::MoveSeat(MoveSeat {
        side: Side::White,
        device: "madrid-2".parse().unwrap(),
    })
    .because("its screen is broken");
    give(&mut desk, "lta-madrid", moves);
    assert_eq!(devices(&desk), ["madrid-2"]);
}

/// Both venues know that a result is objected to, until an arbiter has answered.
#[test]
fn o_17_11_the_seats_of_a_board_say_that_its_result_is_objected_to() {
    let (mut desk, white, _) = watched();
    let objected = |desk: &Desk| {
        let seats = [("madrid", Side::White), ("oslo", Side::Black)];
        seats.map(|(venue, side)| desk.seat_at(venue, side).objected)
    };
    desk.order(white, Order::Player(PlayerOrder::Resign));
    assert_eq!(objected(&desk), [false, false]);
    let reason = String::new();
    desk.order(
        white,
        Order::Player(PlayerOrder::ObjectToResult(ObjectToResult { reason })),
    );
    assert_eq!(objected(&desk), [true, true]);
    give(&mut desk, "chief", answer());
    assert_eq!(objected(&desk), [false, false]);
}

/// The player is at the spare, which had no part in it.
#[test]
fn dis_1_an_incident_names_the_device_at_which_it_happened_once_the_seat_has_left_it() {
    let (mut desk, white, _) = watched();
    desk.mute(white);
    desk.pass(5_000);
    let told = |desk: &Desk| {
        let alarm = desk.first_alarm("madrid");
        (alarm.device, alarm.incident.unwrap().device_before)
    };
    assert_eq!(told(&desk), ("madrid-1".to_owned(), String::new()));
    let moves = Act::MoveSeat(MoveSeat {
        side: Side::White,
        device: "madrid-2".parse().unwrap(),
    })
    .because("its screen is broken");
    give(&mut desk, "lta-madrid", moves);
    desk.venue("madrid");
    assert_eq!(told(&desk), ("madrid-2".to_owned(), "madrid-1".to_owned()));
}
